let f x s = Printf.printf "a%d %5d%s%-3s\n" x (x + 1) s (s ^ "b")
let g x c b = Printf.sprintf "%.2f%c%b%%" x c b
let h c = Printf.eprintf "%d%c" 1 c; Printf.printf ""
let () = f 1 "x"; print_string (g 1.0 'c' true); h 'd'
