(* A `;` is missing between two assignments, or between a call and an assignment.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc %s -fsyntax-only -std=mincaml 2>&1 | FileCheck %s --check-prefix=STRICT
   STRICT: :[[#@LINE+25]]:14: error: missing `;` before this expression [MC0222]
   STRICT-NOT: reference

   CHECK: :[[#@LINE+22]]:14: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: a.(0) <- 1 a.(1) <- 2;
   CHECK-NEXT: {{^ *\^~~~~$}}
   CHECK-NEXT: {{^ *;$}}
   CHECK-NEXT: :[[#@LINE+20]]:3: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: a.(3) <- 4;
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+16]]:13: note: insert `;`
   CHECK:      :[[#@LINE+18]]:3: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: a.(4) <- 5;
   CHECK:      :[[#@LINE+15]]:18: note: insert `;`

   The advice would be wrong if the call were meant to give the array.

   CHECK:      :[[#@LINE+13]]:13: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: row a.(5) <- 6
   CHECK:      :[[#@LINE+11]]:7: note: this is an argument of a call; to assign to it after the call, write `;` before it; to assign to an element of the result, write `(f x).(i) <- e`
   CHECK-NEXT: row a.(5) <- 6
   CHECK-NOT:  error:
   CHECK: 4 errors generated.
*)
let rec test a row =
  a.(0) <- 1 a.(1) <- 2;
  a.(2) <- 3
  a.(3) <- 4;
  print_int a.(3)
  a.(4) <- 5;
  row a.(5) <- 6 in
test (Array.make 6 0) (Array.make 6)
