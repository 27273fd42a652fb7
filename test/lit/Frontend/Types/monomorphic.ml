(* In the original language a function has one type; an earlier call may have decided it.

   RUN: not %mincaml-llc %s -std=mincaml -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+22]]:17: error: 'id' is used at two types: here argument 1 has type float, but int in an earlier use [MC0311]
   CHECK-NEXT: print_float (id 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+18]]:15: note: the earlier use is here; a function has one type, so define a function for each type
   CHECK-NEXT: print_int (id 1);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+17]]:24: error: 'f' is used at two types: here argument 1 has type float, but int in an earlier use [MC0311]
   CHECK-NEXT: let rec app f = f 1; f 2.0 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+14]]:17: note: the earlier use is here; a function has one type, so define a function for each type
   CHECK-NEXT: let rec app f = f 1; f 2.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+14]]:17: error: argument 1 of 'fst' has type int * float, but int * int is expected [MC0310]
   CHECK-NEXT: print_int (fst (1, 2.0))
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+9]]:30: note: the parameter 'p' of 'fst' has type int * int because of its use here
   CHECK-NEXT: let rec fst p = let (x, _) = p in x in
   CHECK-NEXT: ^
   CHECK-NEXT: 3 errors generated.
*)
let rec id x = x in
print_int (id 1);
print_float (id 2.0);
let rec app f = f 1; f 2.0 in
let rec fst p = let (x, _) = p in x in
print_int (fst (1, 2));
print_int (fst (1, 2.0))
