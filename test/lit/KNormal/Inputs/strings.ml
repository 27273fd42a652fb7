let s = "a\n" ^ "b"
let c = 'c'
let t = "literal"
let rec f i = if s.[i] = c then t else if s < t then s ^ "d" else failwith "e"
let () = print_string (f (String.length s)); print_int (Char.code (Char.chr 65))
