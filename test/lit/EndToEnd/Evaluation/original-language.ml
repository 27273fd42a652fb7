(* The original language evaluates everything from left to right.
   RUN: %mincaml-llc -std=mincaml --interpret %s | FileCheck %s
   RUN: %mincaml-llc -std=mincaml -O2 --run %s | FileCheck %s
   RUN: %mincaml-llc --interpret %s | FileCheck %s --check-prefix=EXTENDED

   CHECK: 123-4 45 012 67 23-1 8910
   EXTENDED: 321-4 54 210 76 32-1 1098
*)
let rec say n = print_int n; n in
let rec blank u = print_byte 32 in
let rec f a b c = a - b - c in
print_int (f (say 1) (say 2) (say 3)); blank ();
let a = create_array (say 4) (say 5) in blank ();
let rec get n = print_int n; a in
(get 0).(say 1) <- say 2; blank ();
let t = (say 6, say 7) in blank ();
print_int (say 2 - say 3); blank ();
let rec g x = print_int x; f in
let x = (g 8) (say 9) (say 10) 0 in
print_newline ()
