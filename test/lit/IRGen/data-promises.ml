(* What a load promises about a value of a type with tags holds for the objects of each
   constructor: they begin with a tag.
   RUN: %mincaml-llc %s --target=host -S -emit-llvm -O0 -o - | FileCheck %s
*)
type shape = Circle of float | Box of float * float * float
type item = { shape : shape; number : int }

let radius item = match item.shape with Circle r -> r | Box (r, _, _) -> r
let () = print_float (radius { shape = Circle (float_of_int (read_int ())); number = 1 })
(* CHECK-LABEL: define {{.*}} @ml.radius(
   CHECK: load ptr, ptr %item, {{.*}}, !nonnull !{{[0-9]+}}, !dereferenceable ![[TAG:[0-9]+]], !align ![[TAG]],
   CHECK: ![[TAG]] = !{i64 4}
*)
