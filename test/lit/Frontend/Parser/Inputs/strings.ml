let f s c = s.[0] = c && s ^ "a" ^ ("b" ^ "c") < "d"
let () = if f "x\n\"\200" 'x' then print_char '\'' else print_string ("ab".[1 + 0] ; "\\")
let g s a i = s.[String.length s - 1] = a.(i).[i] && (!s).[0] = 'a' && !a.(0).[1] = '"'
let h s = print_int (int_of_char s.[int_of_string "1" + 2] * 2)
