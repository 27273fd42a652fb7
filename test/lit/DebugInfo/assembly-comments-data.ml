(* -fverbose-asm names the constructor or the field whose code an instruction is.

   RUN: %mincaml-llc -O1 --inline=0 -S -fverbose-asm %s -o - | FileCheck %s

   CHECK-LABEL: ml.build:
   CHECK: st {{.*}}! [[#]]:[[#]] Node (build (n - 1), n, Leaf)
   CHECK-LABEL: ml.raise_by:
   CHECK: ld {{.*}}! [[#]]:[[#]] p.x{{$}}
   CHECK: ret{{l?}} {{.*}}! [[#]]:[[#]] p.y <- p.y + by{{$}}
   CHECK-LABEL: min_caml_start:
 *)
type tree = Leaf | Node of tree * int * tree
type point = { x : int; mutable y : int }
let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, Leaf)
let rec raise_by p by = if by > p.x then raise_by p (by - 1) else p.y <- p.y + by
let rec sum t = match t with Leaf -> 0 | Node (l, v, r) -> sum l + v + sum r
let () =
  let p = { x = 1; y = 2 } in
  raise_by p 5;
  print_int (p.y + sum (build 10))
