(* Parameters of calls to oneself that are parameters in another order: none of
   them is the constant that it starts with. There is nothing to inline, and not
   all arguments fit in registers.
   RUN: %everywhere %s
*)
let rec turn a x b c d y i e f z v w =
  if i <= 26 then
    turn c 0.0 d b f 0.0 (i + 1) a d 0.0 0.0 0.0
  else
    (e, 0, 0.0, 0.0, 0.0, 0, 0.0, 0, 0, 0, 0.0)
in
let (r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11) =
  turn 0 0.0 0 0 0 0.0 0 0 (if false then 0 else 13) 0.0 0.0 1e+300
in
print_int r1;
print_newline ();
let cells = Array.make 4 0 in
let rec rotate a b c d n =
  if n = 0 then
    a
  else
    let r = rotate c d b cells.(n) (n - 1) in
    cells.(0) <- cells.(0) + a;
    r + d
in
cells.(2) <- 5;
cells.(3) <- 7;
print_int (rotate 0 0 0 0 3 + rotate 0 0 0 0 2);
print_byte 32;
print_int cells.(0);
print_newline ()

(* >>> output
13
17 0
<<< *)
