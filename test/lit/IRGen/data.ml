(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* The layout of data types and the tests of their constructors. A tree of
   constants needs no allocation.

   CHECK: @data.Node = private unnamed_addr constant { ptr, i32, ptr } { ptr null, i32 3, ptr null }, align 8
 *)

type color = Red | Green | Blue
type tree = Leaf | Node of tree * int * tree
type shape = Empty | Unknown | Circle of float | Square of int * bool
type point = { x : float; mutable n : int }

(* Constructors without arguments are ints, and three cases are a `switch`.

   CHECK-LABEL: define internal tailcc noundef i32 @ml.next(i32 noundef %c)
   CHECK:         switch i32 %c, label %default [
   CHECK-NEXT:      i32 0, label %case
   CHECK-NEXT:      i32 1, label %case1
   CHECK-NEXT:      i32 2, label %case2
   CHECK-NEXT:    ]
   CHECK:       case:
   CHECK-NEXT:    ret i32 1
   CHECK:       case1:
   CHECK-NEXT:    ret i32 2
   CHECK:       case2:
   CHECK-NEXT:    ret i32 0
   CHECK:       default:
   CHECK-NEXT:    unreachable
 *)
let next c = match c with Red -> Green | Green -> Blue | Blue -> Red

(* The only constant is null. The object needs no tag.

   CHECK-LABEL: define internal tailcc noundef i32 @ml.root(ptr noundef %t)
   CHECK:         %is.constant = icmp eq ptr %t, null
   CHECK-NEXT:    br i1 %is.constant, label %constant, label %object
   CHECK:       constant:
   CHECK-NEXT:    ret i32 0
   CHECK:       object:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %t, i32 0, i32 1
   CHECK-NEXT:    %v = load i32, ptr %field
   CHECK-NEXT:    ret i32 %v
 *)
let root t = match t with Leaf -> 0 | Node (_, v, _) -> v

(* Objects of two constructors have tags, before the fields.

   CHECK-LABEL: define internal tailcc noundef double @ml.area(ptr noundef %s)
   CHECK:         %is.constant = icmp ult i{{32|64}} %address, 2
   CHECK:         %tag = load i32, ptr %s, {{.*}} !range
   CHECK-NEXT:    %fits = icmp eq i32 %tag, 0
   CHECK:         getelementptr inbounds nuw { i32, double }, ptr %s, i32 0, i32 1
   CHECK:         getelementptr inbounds nuw { i32, i32, i32 }, ptr %s, i32 0, i32 1
 *)
let area s =
  match s with
  | Empty | Unknown -> 0.
  | Circle r -> r
  | Square (a, _) -> float_of_int a

(* The record has a mutable field, so that it is not a constant; it is never null.

   CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make(
   CHECK:         %object = call ptr @min_caml_allocate(i32 16)
   CHECK-LABEL: define internal tailcc noundef i32 @ml.count(ptr noundef nonnull dereferenceable({{12|16}}) %p)
   CHECK:         store i32 %{{.*}}, ptr %field{{.*}}, align 4, !tbaa [[MUTABLE:![0-9]+]]
 *)
let make () = { x = 1.; n = 0 }
let count p = p.n <- p.n + 1; p.n

let () =
  print_int (root (Node (Leaf, 3, Leaf)));
  print_float (area (Square (1, true)));
  print_float (area (match next Red with Red -> Empty | _ -> Unknown));
  print_int (count (make ()))
