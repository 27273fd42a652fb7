(* Names of modules that are not opened, and names that begin another one.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:9: error: there is no constructor 'Circle' here; did you mean 'Shapes.Circle'? [MC0351]
   CHECK: :[[#@LINE+15]]:13: error: no record has a field 'x'; did you mean 'Shapes.x'? [MC0375]
   CHECK: :[[#@LINE+15]]:12: error: there is no type 'point' here; did you mean `Shapes.point`? [MC0337]
   CHECK: :[[#@LINE+11]]:11: error: 'area' is not defined; did you mean 'Shapes.area'? [MC0346]
   CHECK: :[[#@LINE+15]]:9: error: 'map' is not defined; did you mean 'List.map' or 'Array.map' or 'String.map'? [MC0346]
   CHECK: :[[#@LINE+15]]:12: error: 'print_endl' is not defined; did you mean 'print_endline'? [MC0346]
   CHECK: :[[#@LINE+15]]:9: error: 'arae' is not defined [MC0346]
   CHECK: 7 errors generated.
*)
module Shapes = struct
  type shape = Circle of float | Square of float
  type point = { x : float; y : float }
  let area s = match s with Circle r -> r | Square a -> a
end
let a s = area s
let b = Circle 1.0
let c p = p.x
let d (p : point) = 1
let e = { x = 1.0; y = 2.0 }
let f = map (fun x -> x) [1]
let h () = print_endl "a"
let j = arae 1
