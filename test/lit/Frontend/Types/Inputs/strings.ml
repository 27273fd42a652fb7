let a = Array.make 1 1
let () = print_char 65
let () = print_char a.[0]
let () = print_int "abc".(0)
let () = print_string ("a" ^ 1)
let () = print_string ("a" + "b")
let () = print_int 'a'
let () = if 'a' = "a" then ()
let () = if succ < pred then ()
let () = print_int (String.get "a" 'a')
let () = print_string 'a'
let () = print_endline 1
let c = failwith "x"
let x = failwith 1
