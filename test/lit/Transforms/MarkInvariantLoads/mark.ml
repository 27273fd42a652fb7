(* RUN: %mincaml-llc %s -g0 --passes='function(mincaml-mark-invariant-loads)' --emit=llvm -o - | FileCheck %s
 *)

(* Loads of tuple and closure fields are marked, in a function that initialises
   none. *)

(* CHECK-LABEL: @ml.tuple(
   CHECK: %a = load i32, {{.*}} !invariant.load
   CHECK: %b = load double, {{.*}} !invariant.load
 *)
let rec tuple t = let (a, b) = t in float_of_int a +. b in

(* CHECK-LABEL: @ml.call(
   CHECK: %code = load ptr, {{.*}} !invariant.load
 *)
let rec call f = f 1 in

(* Elements of arrays change, and so do static variables and arguments.

   CHECK-LABEL: @ml.changing(
   CHECK-NOT: = load i32, ptr @ml.arguments{{.*}} !invariant.load
   CHECK-NOT: %element = load {{.*}} !invariant.load
   CHECK-NOT: = load i32, ptr @ml.n{{.*}} !invariant.load
   CHECK: ret i32
 *)
let n = read_int () in
let rec changing a b c d e f g = a.(0) + b + c + d + e + f + g + n in

(* A store to an array initialises no field.

   CHECK-LABEL: @ml.stores(
   CHECK: %x = load i32, {{.*}} !invariant.load
   CHECK: store i32 %x
 *)
let rec stores a t = let (x, _) = t in a.(0) <- x in

(* Neither does a call: what it made is complete when it returns.

   CHECK-LABEL: @ml.maker(
   CHECK-NOT: !invariant.load
   CHECK: ret ptr %object
   CHECK-LABEL: @ml.calls(
   CHECK: %x = load i32, {{.*}} !invariant.load
 *)
let rec maker x = (x, 1.0) in
let rec calls y = let (x, _) = maker y in x in

(* This one makes what it reads.

   CHECK-LABEL: @ml.makes(
   CHECK-NOT: !invariant.load
   CHECK: ret i32
 *)
let rec makes t y = let (x, _) = t in let u = (y, x) in let (a, b) = u in a + b in

(* It need not be the same kind of object: alias tags can be lost.

   CHECK-LABEL: @ml.makes_other(
   CHECK: store double
   CHECK-NOT: = load i32, {{.*}} !invariant.load
   CHECK: ret i32
 *)
let rec makes_other t y =
  let u = (y, y) in
  let (x, _) = t in
  let (a, b) = u in
  if a = b then x else 0 in

(* CHECK-LABEL: @ml.inner(
   CHECK: %k = load double, {{.*}} !invariant.load
   CHECK-LABEL: @ml.outer(
   CHECK-NOT: !invariant.load
   CHECK: ret ptr
 *)
let rec outer k = let rec inner x = x *. k in inner in

print_float (tuple (1, 2.0));
print_int (call calls);
let a = Array.make 3 n in
stores a (1, 2.0);
print_int (changing a 2 3 4 5 6 7 + makes (1, 2.0) 3 + makes_other (1, 2) 3.0);
let f = outer 3.0 in
print_float (f 1.0)
