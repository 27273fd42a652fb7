(* All operands of a call have values before anything is called, however many
   arguments the function takes at once. With fewer arguments, nothing is called,
   and the operands are evaluated once.
   RUN: %everywhere %s
*)
let say n = print_int n; n
let add x y = print_char '+'; x + y
let staged x = print_char '/'; fun y -> print_char '*'; x * y
let pick f = print_char 'p'; f
let apply f = f (say 1) (say 2)
let line () = print_newline ()

let () = print_int (staged (say 3) (say 4)); line ()
let () = print_int ((pick add) (say 5) (say 6)); line ()
let () = print_int ((pick staged) (say 7) (say 8)); line ()
let f = add (say 9)
let () = line (); print_int (f (say 1)); print_int (f (say 2)); line ()
let g = staged (say 3)
let () = line (); print_int (g (say 1)); print_int (g (say 2)); line ()
let () = print_int (apply add); print_int (apply staged); line ()
let h = pick add (say 4)
let () = line (); print_int (h 1); print_int (h 2); line ()
let k = max (say 7)
let () = line (); print_int (k (say 8)); print_int (k (say 6)); line ()
let p = Printf.printf "%d %d" (say 1)
let () = line (); p 2; p 3; line ()

(* >>> output
43/*12
65p+11
87p/*56
9
1+102+11
3/
1*32*6
21+321/*2
4p
+5+6
7
8867
1
1 21 3
<<< *)
