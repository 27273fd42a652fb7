(* Errors in calls with labels.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:16: error: 'f', of type x:int -> y:int -> int, has no parameter for `~z` [MC0381]
   CHECK: :[[#@LINE+10]]:11: error: 'g', of type ?x:int -> unit -> int, has no parameter for `~y` [MC0381]
   CHECK: :[[#@LINE+10]]:11: error: 'f', of type x:int -> y:int -> int, has no parameter for `?x` [MC0381]
   CHECK: :[[#@LINE+10]]:19: error: argument 1 of 'f' has type string, but int is expected [MC0310]
   CHECK: :[[#@LINE+10]]:27: error: argument 1 of this function has type x:int -> y:int -> int, but a:int -> 'a is expected [MC0310]
   CHECK: :[[#@LINE+10]]:9: error: the optional parameter 'x' has type int, but the value of an optional parameter is an option [MC0382]
   CHECK: 6 errors generated.
*)
let f ~x ~y = x + y
let g ?(x = 1) () = x
let a = f ~x:1 ~z:2
let b = g ~y:1 ()
let c = f ?x:None ~y:1
let d = f ~y:1 ~x:"one"
let e = (fun h -> h ~a:1) f
let i ?(x : int) () = x
