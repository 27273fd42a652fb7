(* --trace and --interpret-trace write values of data types as OCaml does.

   RUN: %mincaml-llc --trace %s 2>&1 >/dev/null | FileCheck %s
   RUN: %mincaml-llc --interpret --interpret-trace=%t %s | FileCheck --check-prefix=OUTPUT %s
   RUN: FileCheck --check-prefix=TRACE --match-full-lines %s < %t

   OUTPUT: {{^}}3{{$}}
 *)
type tree = Leaf | Node of tree * int * tree
type point = { x : int; mutable y : int }

(* CHECK: binds t = Node (Leaf, 3, Leaf)
   TRACE: bind 0 [[#@LINE+2]] t Node (Leaf, 3, Leaf)
 *)
let t = Node (Leaf, 3, Leaf)

(* CHECK: binds p = {x = 1; y = 2}
   CHECK: p.x => 1
   TRACE: bind 0 [[#@LINE+2]] p {x = 1; y = 2}
 *)
let p = { x = 1; y = 2 }
let () = p.y <- p.x

(* CHECK: binds l = [1; 2]
   TRACE: bind 0 [[#@LINE+2]] l [1; 2]
 *)
let l = [1; 2]

(* CHECK: binds o = Some (-1)
   CHECK: binds q = Some (Some "a")
   TRACE: bind 0 [[#@LINE+2]] o Some (-1)
 *)
let o = Some (-1)
let q = Some (Some "a")

(* Large values are shortened: by depth, by the number of objects and of elements.

   CHECK: binds deep = Node (Node (Node (Node (Node (Node (Node (Node (Node (..., ..., ...), 13, Leaf), 14, Leaf), 15, Leaf), 16, Leaf), 17, Leaf), 18, Leaf), 19, Leaf), 20, Leaf)
   CHECK: binds wide = [1; 2; 3; 4; 5; 6; 7; 8; ...]
 *)
let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, Leaf)
let deep = build 20
let wide = List.init 20 (fun i -> i + 1)

let () = print_int (match (t, l, o, q) with Node (_, n, _), _ :: _, Some m, _ -> n + m + p.y | _ -> 0)
