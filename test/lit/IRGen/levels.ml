(* Every level and target has well-formed IR after each pass, and machine code.

   RUN: %mincaml-llc %s -O0 -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O1 -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O2 -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O3 -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O0 -g -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O2 -g -verify-each --target=sparc -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O0 -verify-each --target=sparcv9 -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O1 -verify-each --target=sparcv9 -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O2 -verify-each --target=sparcv9 -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O3 -verify-each --target=sparcv9 -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O0 -verify-each --target=host -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O1 -verify-each --target=host -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O2 -verify-each --target=host -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O3 -verify-each --target=host -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -O2 -unsafe -g0 -verify-each --target=host -S -o - | FileCheck %s
   CHECK:     {{^}}min_caml_start:
   CHECK-DAG: call{{q?}} min_caml_create_pointer_array
   CHECK-DAG: call{{q?}} min_caml_print_int
   CHECK-DAG: call{{q?}} min_caml_print_float
 *)
let n = read_int () in
let rec ints a b c d e f g h =
  if a = 0 then g + h else ints (a - 1) b c d e f h g in
let rec mixed a x b y c z p =
  if p then x +. y +. z else mixed (a + b) y c z b x (a > c) in
let rec maker k =
  let rec inner a b c d e x p =
    if a = 0 then k + e else inner (a - 1) b c d e x p in
  inner in
let rec pairs n = if n = 0 then (n, 0.5) else pairs (n - 1) in
let table = Array.make n (pairs n) in
let rec sum i =
  if i < 0 then 0.0
  else let (j, x) = table.(i) in sum (i - 1) +. float_of_int (j / i) *. x in
let f = maker n in
print_int (ints 1 2 3 4 5 6 7 n + f 1 2 3 4 5 6.0 (n > 3));
print_float (mixed 1 2.0 3 4.0 5 6.0 false +. sum (n - 1));
if n < 0 && n > 3 || not (n = 5) then print_newline ()
