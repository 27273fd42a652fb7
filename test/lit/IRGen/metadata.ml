(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc %s -g0 --target=sparcv9 --emit=llvm -o - | FileCheck --check-prefix=V9 %s
 *)

(* What loads and stores may assume. Each kind of memory has an alias region;
   pointers are not null and aligned as C would align what they point to, because
   foreign code may have made it; lengths never change. *)

(* CHECK-LABEL: @ml.ints(
   CHECK: load i32, {{.*}} !tbaa [[LENGTH:![0-9]+]], !range [[NATURAL:![0-9]+]], !invariant.load [[EMPTY:![0-9]+]], !noundef [[EMPTY]]
   CHECK: br i1 %outside, label %fail, label %ok, !prof [[UNLIKELY:![0-9]+]]
   CHECK: load i32, ptr %element.address, align 4, !tbaa [[INTS:![0-9]+]], !noundef [[EMPTY]]
   CHECK: store i32 %{{.*}}, align 4, !tbaa [[INTS]]{{$}}
 *)
let rec ints a i = a.(i) <- a.(i) + 1 in

(* CHECK-LABEL: @ml.bools(
   CHECK: load i32, ptr %element.address, align 4, !tbaa [[BOOLS:![0-9]+]], !range [[BIT:![0-9]+]], !noundef [[EMPTY]]
 *)
let rec bools a i = not a.(i) in

(* CHECK-LABEL: @ml.floats(
   CHECK: load double, ptr %element.address, align 8, !tbaa [[FLOATS:![0-9]+]], !noundef [[EMPTY]]
 *)
let rec floats a i = a.(i) +. 1.0 in

(* A row of ints is at a multiple of 4, of floats at one of 8.

   CHECK-LABEL: @ml.rows(
   CHECK: load ptr, ptr %element.address, align 4, !tbaa [[ROWS:![0-9]+]], !nonnull [[EMPTY]], !align [[FOUR:![0-9]+]], !noundef [[EMPTY]]
   CHECK: load ptr, ptr %{{.*}}, align 4, !tbaa [[FLOATROWS:![0-9]+]], !nonnull [[EMPTY]], !align [[EIGHT:![0-9]+]], !noundef [[EMPTY]]
 *)
let rec rows a b i = a.(i).(0) + int_of_float b.(i).(0) in

(* Twelve bytes, not the sixteen that the heap spends on them.

   CHECK-LABEL: @ml.tuples(ptr noundef nonnull %a, i32 noundef %i)
   CHECK: load ptr, ptr %element.address, align 4, !tbaa [[TUPLES:![0-9]+]], !nonnull [[EMPTY]], !dereferenceable [[TWELVE:![0-9]+]], !align [[FOUR]], !noundef [[EMPTY]]
   CHECK: load i32, ptr %element, align 4, !tbaa [[INTFIELD:![0-9]+]], !noundef [[EMPTY]]
   CHECK: load i32, {{.*}} !tbaa [[BOOLFIELD:![0-9]+]], !range [[BIT]], !noundef [[EMPTY]]
 *)
let rec tuples a i = let (x, p, _) = a.(i) in p && x = 0 in

(* CHECK-LABEL: @ml.functions(
   CHECK: load ptr, ptr %element.address, align 4, !tbaa [[FUNCTIONS:![0-9]+]], !nonnull [[EMPTY]], !align [[EIGHT]], !noundef [[EMPTY]]
   CHECK: %code = load ptr, ptr %element, align 4, !tbaa [[CODE:![0-9]+]], !nonnull [[EMPTY]], !noundef [[EMPTY]]
 *)
let rec functions a i = a.(i) 3 in

(* CHECK-LABEL: @ml.inner(
   CHECK: load ptr, ptr %field, align 4, !tbaa [[CAPTURED:![0-9]+]], !nonnull [[EMPTY]], !align [[FOUR]], !noundef [[EMPTY]]
   CHECK-LABEL: @ml.closure(
   CHECK: store ptr @ml.inner, ptr %inner, align 4, !tbaa [[CODE]]
   CHECK: store ptr %a, ptr %field, align 4, !tbaa [[CAPTURED]]{{$}}
 *)
let rec closure a = let rec inner i = Array.length a + i in inner in

(* V8: words in the area; V9 has a register for each.

   CHECK-LABEL: @ml.seven(
   CHECK: %g = load ptr, ptr @ml.arguments, align 4, !tbaa [[AREA:![0-9]+]], !nonnull [[EMPTY]], !align [[FOUR]], !noundef [[EMPTY]]
 *)
let rec seven a b c d e f g = a + b + c + d + e + f + g.(0) in

(* CHECK-LABEL: @ml.old(
   CHECK: load i32, ptr @ml.size, align 4, !tbaa [[SIZE:![0-9]+]], !noundef [[EMPTY]]
   CHECK-LABEL: @ml.static(
   CHECK: load i32, ptr @ml.size.1, align 4, !tbaa [[SIZE1:![0-9]+]], !noundef [[EMPTY]]
 *)
let size = read_int () in
let rec old _ = size in
let size = read_int () in
let rec static x = old x + size in

let a = Array.make 3 1 in
ints a 0;
print_int (if bools (Array.make 3 true) 0 then rows (Array.make 3 a) (Array.make 3 (Array.make 3 0.5)) 1 else 0);
print_float (floats (Array.make 3 0.5) 1);
print_int (if tuples (Array.make 3 (1, true, 2)) 1 then 1 else 0);
print_int (functions (Array.make 3 (closure a)) 0);
print_int (seven 1 2 3 4 5 6 a + static 0)

(* The regions are all different, and all below one root.

   CHECK: [[EMPTY]] = !{}
   CHECK: [[LENGTH]] = !{[[LENGTHTYPE:![0-9]+]], [[LENGTHTYPE]], i64 0}
   CHECK: [[LENGTHTYPE]] = !{!"array length", [[ROOT:![0-9]+]], i64 0}
   CHECK: [[ROOT]] = !{!"MinCaml"}
   CHECK: [[NATURAL]] = !{i32 0, i32 -2147483648}
   CHECK: [[UNLIKELY]] = !{!"branch_weights", i32 1, i32 1048575}
   CHECK: [[INTS]] = !{[[INTSTYPE:![0-9]+]], [[INTSTYPE]], i64 0}
   CHECK: [[INTSTYPE]] = !{!"array of int", [[ROOT]], i64 0}
   CHECK: !"array of bool"
   CHECK: [[BIT]] = !{i32 0, i32 2}
   CHECK: !"array of float"
   CHECK: !"array of int array"
   CHECK: [[FOUR]] = !{i64 4}
   CHECK: !"array of float array"
   CHECK: [[EIGHT]] = !{i64 8}
   CHECK: !"array of int * bool * int"
   CHECK: [[TWELVE]] = !{i64 12}
   CHECK: !"tuple field int"
   CHECK: !"tuple field bool"
   CHECK: !"array of int -> int"
   CHECK: !"closure code"
   CHECK: !"closure field int array"
   CHECK: !"argument area"
   CHECK: !"static ml.size"
   CHECK: !"static ml.size.1"
 *)

(* V9-LABEL: @ml.tuples(
   V9: load ptr, ptr %element.address, align 8, {{.*}} !dereferenceable
 *)
