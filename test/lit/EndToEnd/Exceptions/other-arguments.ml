(* Handlers of exceptions with arguments of other types than those that are raised:
   what they load is something else, and never executed.
   RUN: %everywhere %s
   RUN: %mincaml-llc --target=sparc -O0 -passes=mincaml-beta,mincaml-promote,mincaml-rd-constfold -c -o %t.o %s
   RUN: %mincaml-llc --target=sparc -O3 -c -o %t.o %s
   RUN: %mincaml-llc --target=sparcv9 -O3 -c -o %t.o %s
*)
exception A of int
exception B of int * float
exception P of int * int
exception C of char
exception F of (int -> int)
exception S of string
exception X of float array

let () =
  try
    (try for i = 0 to 9 do if i >= 4 then raise (A i) done with A h -> print_int h);
    let rec f k = if k > 0 then try f (k - 1) with A h -> print_int h in
    try f 3 with A h -> print_int h
  with B (x, y) -> print_float y
let () = print_newline ()

let divide x y = x / y
let () =
  try
    try print_int (divide 1 (raise (C 'b'))) with P (x, y) -> print_int (x + y)
  with C c -> print_char c
let () = print_newline ()

(* A loop that raises, in handlers in handlers. *)
let () =
  try
    try
      try
        try
          for i = 0 to 20 do
            if i * i > 50 then raise (A (i + i)) else print_int i
          done
        with X a -> for i = 0 to 3 do print_float a.(i) done
      with F g -> print_int (g 3)
    with S s -> print_string s
  with A h -> print_int h | P (x, _) -> print_int x
let () = print_newline ()

let () =
  try
    try print_int (divide 1 (raise (S "seven"))) with
    | X a -> print_float (a.(0) +. a.(1))
    | F g -> print_int (g 4)
    | B (_, y) -> print_float y
  with S s -> print_string s
let () = print_newline ()

(* Functions with other numbers of parameters. *)
exception G of (int -> int -> int -> int)
let add x y z = x + y * z
let () =
  try
    (try for i = 0 to 9 do if i > 4 then raise (G (fun x y z -> x + y * z + i)) done
     with G g -> print_int (g 1 2 3));
    let rec f k = if k <= 0 then print_int k else try f (k - 1) with G g -> print_int (g 4 5 6) in
    try f 3 with G g -> print_int (g 7 8 9)
  with F f -> print_int (f 7)
let () = print_newline ()
let () =
  try print_int (divide 1 (raise (G add))) with
  | F f -> print_int (f 5)
  | G g -> print_int (g 1 2 3)
let () = print_newline ()

(* >>> output
4
b
0123456716
seven
120
7
<<< *)
