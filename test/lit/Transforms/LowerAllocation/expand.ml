(* RUN: %mincaml-llc %s -g0 --passes=mincaml-lower-allocation --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc %s -g0 --target=sparcv9 --passes=mincaml-lower-allocation --emit=llvm -o - | FileCheck --check-prefix=V9 %s
 *)

(* An allocation is a bump of the heap pointer; the call is what happens when the
   chunk is full.

   CHECK: @min_caml_heap = external global { ptr, ptr }
   CHECK-LABEL: @ml.pair(
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %heap.next = load ptr, ptr @min_caml_heap, align 4, !tbaa [[HEAP:![0-9]+]]
   CHECK-NEXT:    %heap.limit = load ptr, ptr getelementptr inbounds nuw ({ ptr, ptr }, ptr @min_caml_heap, i32 0, i32 1), align 4, !tbaa [[HEAP]]
   CHECK-NEXT:    [[LIMIT:%.*]] = ptrtoint ptr %heap.limit to i32
   CHECK-NEXT:    [[NEXT:%.*]] = ptrtoint ptr %heap.next to i32
   CHECK-NEXT:    %room = sub i32 [[LIMIT]], [[NEXT]]
   CHECK-NEXT:    %full = icmp ult i32 %room, 16
   CHECK-NEXT:    br i1 %full, label %heap.full, label %heap.bump, !prof
   CHECK-EMPTY:
   CHECK-NEXT:  heap.full:
   CHECK-NEXT:    [[SLOW:%.*]] = call ptr @min_caml_allocate(i32 16) [[COLD:#[0-9]+]]
   CHECK-NEXT:    br label %allocated
   CHECK-EMPTY:
   CHECK-NEXT:  heap.bump:
   CHECK-NEXT:    %heap.bumped = getelementptr inbounds i8, ptr %heap.next, i32 16
   CHECK-NEXT:    store ptr %heap.bumped, ptr @min_caml_heap, align 4, !tbaa [[HEAP]]
   CHECK-NEXT:    br label %allocated
   CHECK-EMPTY:
   CHECK-NEXT:  allocated:
   CHECK-NEXT:    %object = phi ptr [ [[SLOW]], %heap.full ], [ %heap.next, %heap.bump ]
   CHECK-NEXT:    store i32 %x, ptr %object, align 4
   CHECK:         ret ptr %object

   V9-LABEL: @ml.pair(
   V9: %heap.next = load ptr, ptr @min_caml_heap, align 8
   V9: %full = icmp ult i64 %room, 16
 *)
let rec pair x y = (x, y) in

(* Each for itself.

   CHECK-LABEL: @ml.two(
   CHECK: icmp ult i32 %{{.*}}, 32
   CHECK: icmp ult i32 %{{.*}}, 8
   CHECK-NOT: call ptr @min_caml_allocate(i32 {{[0-9]+}}){{$}}
   CHECK: ret ptr
 *)
let rec two x y = (pair x y, (x, y, x, y)) in

(* Nothing is left to expand where nothing is allocated, and arrays stay calls.

   CHECK-LABEL: @ml.array(
   CHECK-NOT: heap
   CHECK: call ptr @min_caml_create_array(i32 3, i32 %x)
   CHECK-NOT: heap
   CHECK: ret ptr
 *)
let rec array x = Array.make 3 x in

let (p, q) = two 1 2.0 in
let (a, b) = p in
print_int (a + (array 4).(0))

(* CHECK-DAG: attributes [[COLD]] = { cold "mincaml-slow-path" }
 *)
