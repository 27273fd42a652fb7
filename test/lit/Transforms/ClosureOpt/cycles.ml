(* RUN: %mincaml-llc %s -g0 -passes=mincaml-closure-opt --verify-each --emit=llvm -o - \
   RUN:   | FileCheck %s
 *)

(* Closures of functions that know each other lead to each other. If fields were passed
   instead of such a closure, its own loads would be done before the calls, where there are
   as many of the next closure, and so on. *)

(* CHECK:       define internal tailcc noundef i32 @ml.f(i32 noundef %x, ptr noundef nonnull dereferenceable(16) %closure)
   CHECK:         call tailcc i32 @ml.g(i32 %sub, ptr %g)
   CHECK:       define internal tailcc noundef i32 @ml.g(i32 noundef %x, ptr noundef nonnull dereferenceable(16) %closure)
   CHECK:         call tailcc i32 @ml.f(i32 %sub, ptr %f)
 *)
let rec cycle k m =
  let rec f x = if x <= 0 then k else g (x - 1) + m
  and g x = if x <= 0 then m else f (x - 1) - k in
  ignore [| f; g |];
  f 10 + g 11

(* Without a cycle they do not. *)

(* CHECK:       define internal tailcc noundef i32 @ml.a.direct(i32 noundef %x, i32 noundef %{{[a-z.0-9]+}})
   CHECK:         call tailcc i32 @ml.b.direct(i32 {{[^,]*}}, i32
 *)
let rec chain k =
  let rec a x = b (x + 1) + 1
  and b x = x * k in
  ignore [| a; b |];
  a 3

let () = print_int (cycle 1 2 + chain 3)
