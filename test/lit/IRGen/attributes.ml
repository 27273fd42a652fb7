(* RUN: %mincaml-llc -fimplicit-externals %s -g0 --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc -fimplicit-externals %s -g0 --target=sparcv9 --emit=llvm -o - | FileCheck --check-prefix=V9 %s
 *)

(* What functions of the program and of the runtime promise. *)

(* CHECK: define internal tailcc noundef i32 @ml.number(i32 noundef %x) [[MINE:#[0-9]+]] {
 *)
let rec number x = x in

(* CHECK: define internal tailcc void @ml.nothing() [[MINE]] {
 *)
let rec nothing u = u in

(* CHECK: define internal tailcc noundef i1 @ml.pair(i1 noundef %p, ptr noundef nonnull dereferenceable(16) %t) [[MINE]] {
 *)
let rec pair p t = let (a, b) = t in if a then p else b < 0.0 in

(* A tuple of no space may be read nowhere.

   CHECK: define internal tailcc noundef i32 @ml.units(ptr noundef nonnull %t) [[MINE]] {
 *)
let rec units t = let (_, _) = t in 1 in

(* CHECK: define internal tailcc noundef nonnull ptr @ml.same(ptr noundef nonnull %a) [[MINE]] {
 *)
let rec same a = a in

(* CHECK: define internal tailcc noundef double @ml.scale(double noundef %y, ptr noundef nonnull dereferenceable(16) %closure) unnamed_addr [[MINE]] {
   CHECK: define internal tailcc noundef nonnull ptr @ml.scaler(double noundef %x) [[MINE]] {
 *)
let rec scaler x = let rec scale y = x *. y in scale in

nothing ();
let a = Array.make (number 3) 1 in
let b = Array.make (number 3) (number 1, 0.5) in
let c = Array.make 3 1.5 in
let d = Array.make 3 () in
(same a).(0) <- number 1 / number 2;
let f = scaler 1.0 in
print_float (sin (f (read_float ())));
print_int (if pair true (true, 0.5) then units ((), ()) else truncate (unknown a 1.0))

(* CHECK: define void @min_caml_start() [[MINE]] {

   CHECK-DAG: declare void @min_caml_fail_array_size(ptr noundef, i32 noundef) [[FAIL:#[0-9]+]]{{$}}
   CHECK-DAG: declare void @min_caml_fail_bounds(ptr noundef, i32 noundef, i32 noundef) [[FAIL]]{{$}}
   CHECK-DAG: declare void @min_caml_fail_division(ptr noundef) [[FAIL]]{{$}}
   CHECK-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_create_array(i32 noundef, i32 noundef) [[INSIDE:#[0-9]+]]{{$}}
   CHECK-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_create_float_array(i32 noundef, double noundef) [[INSIDE]]{{$}}
   CHECK-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_create_pointer_array(i32 noundef, ptr noundef) [[INSIDE]]{{$}}
   CHECK-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_create_unit_array(i32 noundef) [[INSIDE]]{{$}}
   CHECK-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_allocate(i32 noundef) [[ALLOCATE:#[0-9]+]]{{$}}
   CHECK-DAG: declare noundef double @min_caml_read_float() [[INSIDE]]{{$}}
   CHECK-DAG: declare noundef double @min_caml_sin(double noundef) [[PURE:#[0-9]+]]{{$}}
   CHECK-DAG: declare void @min_caml_print_int(i32 noundef) [[INSIDE]]{{$}}
   CHECK-DAG: declare noundef double @min_caml_unknown(ptr noundef, double noundef) [[MINE]]{{$}}

   CHECK-DAG: attributes [[MINE]] = { nounwind }
   CHECK-DAG: attributes [[FAIL]] = { cold noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
   CHECK-DAG: attributes [[INSIDE]] = { nounwind memory(inaccessiblemem: readwrite) }
   CHECK-DAG: attributes [[ALLOCATE]] = { nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate" }
   CHECK-DAG: attributes [[PURE]] = { nounwind willreturn memory(none) }
 *)

(* V9 extends 32-bit integers for C, and only for C.

   V9-DAG: define internal tailcc noundef i32 @ml.number(i32 noundef %x)
   V9-DAG: declare void @min_caml_print_int(i32 noundef signext)
   V9-DAG: declare noalias noundef nonnull align 8 ptr @min_caml_create_array(i32 noundef signext, i32 noundef signext)
 *)
