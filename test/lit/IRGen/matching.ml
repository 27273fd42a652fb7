(* A match of three or more ints or chars is a switch instruction. There is no
   default block if all values have cases. A body with several predecessors has
   phi nodes for the variables of its case. With optimization, a tuple that is
   only matched is not allocated.

   RUN: %mincaml-llc %s -g0 --emit=llvm -O0 -o - 2>/dev/null | FileCheck %s
   RUN: %mincaml-llc %s -g0 --emit=llvm -O1 -o - 2>/dev/null | FileCheck %s --check-prefix=OPT

   CHECK-LABEL: @ml.three(
   CHECK:         switch i32 %n, label %[[DEFAULT:.*]] [
   CHECK-NEXT:      i32 0, label %case
   CHECK-NEXT:      i32 1, label
   CHECK-NEXT:      i32 -2, label
   CHECK-NEXT:    ]
   CHECK:       [[DEFAULT]]:
   CHECK-NEXT:    ret i32 8

   CHECK-LABEL: @ml.two(
   CHECK-NOT:     switch
   CHECK:         icmp eq i32 %c, 97
   CHECK:         icmp eq i32 %c, 98

   CHECK-LABEL: @ml.chars(
   CHECK:         switch i32 %c, label %[[DEFAULT:.*]] [
   CHECK-NEXT:      i32 0, label
   CHECK:           i32 255, label
   CHECK-NEXT:    ]
   CHECK:       [[DEFAULT]]:
   CHECK-NEXT:    unreachable

   CHECK-LABEL: @ml.truth(
   CHECK:         icmp eq i1 %b, true
   CHECK-NOT:     icmp
   CHECK-NOT:     raise

   CHECK-LABEL: @ml.numbers(
   CHECK:         switch i32 %constructor, label %default [

   CHECK-LABEL: @ml.join(
   CHECK:         phi i32 [ %{{.*}}, %{{.*}} ], [ %{{.*}}, %{{.*}} ]
   CHECK-NEXT:    mul i32
   CHECK-NOT:     mul i32

   OPT: define void @min_caml_start(
   OPT-NOT: call {{.*}}@min_caml_allocate
*)
exception E of int
exception F of int
let three n = match n with 0 -> 5 | 1 -> 16 | -2 -> 7 | _ -> 8
let two c = match c with 'a' -> 1 | 'b' -> 20 | _ -> 4
let chars c = match c with '\000'..'\127' -> 1 | '\128'..'\200' -> 20 | '\201'..'\255' -> 7
let truth b = match b with true -> 1 | false -> 20
let numbers e = match e with E n -> n | F n -> n + 1 | Not_found -> 4 | _ -> 5
let join f x = match x with (0, z) | (z, 0) -> f (z * 2) | _ -> 4
let rec pair a b = match a, b with 0, z | z, 0 -> z | 1, 1 -> 3 | _ -> pair (a - 1) (b - 2)
let () =
  print_int (three 1 + two 'a' + pair (read_int ()) 2 + truth true + chars 'a');
  print_int (numbers (E 1) + numbers (F 3));
  print_int (join succ (1, 2) + join pred (0, 1))
