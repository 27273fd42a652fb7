(* Functions and variables with the names of C functions and of the runtime's.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec malloc n = n + 1 in
let rec memcpy a b c = a + b * c in
let rec main x = x * 2 in
let rec printf x = pi x in
let rec exit x = pi (x + 1000) in
let rec free () = pi 5 in
let rec puts x = printf (x + 1) in
let rec memset a = a in
let rec strlen a = Array.length a in
let rec abort x = if x then pi 1 else pi 0 in
let rec write a b = pi (a - b) in
let rec start x = x in
let rec pow a b = if b = 0 then 1 else a * pow a (b - 1) in
printf (malloc 1); printf (memcpy 1 2 3); pi (main 4); exit 3; free (); puts 8; pi (memset 4);
pi (strlen (Array.make 6 0)); abort false; write 9 4; pi (start 77); pi (pow 3 4)

(* >>> output
2
7
8
1003
5
9
4
6
0
5
77
81
<<< *)
