(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Functions that know each other call each other directly. *)

(* CHECK-NOT:   later
   CHECK-LABEL: define internal tailcc noundef i1 @ml.even(i32 noundef %n)
   CHECK:         musttail call tailcc i1 @ml.odd(i32 %sub)
   CHECK-LABEL: define internal tailcc noundef i1 @ml.odd(i32 noundef %n)
   CHECK:         musttail call tailcc i1 @ml.even(i32 %sub)
 *)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)

(* Closures: the one that is made first gets the other when that exists. *)

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.f(i32 noundef %x, ptr noundef nonnull dereferenceable(24) %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, double, ptr }, ptr %closure, i32 0, i32 1
   CHECK-NEXT:    %k = load double, ptr %field, align 8
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { ptr, double, ptr }, ptr %closure, i32 0, i32 2
   CHECK-NEXT:    %g = load ptr, ptr %field1, align 4
   CHECK:         call tailcc i32 @ml.g(i32 %sub, ptr %g)
   CHECK-LABEL: define internal tailcc noundef i32 @ml.g(i32 noundef %x, ptr noundef nonnull dereferenceable(12) %closure)
   CHECK:         musttail call tailcc i32 @ml.f(i32 %sub, ptr %f)
   CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make(double noundef %k, i32 noundef %m)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %g = call ptr @min_caml_allocate(i32 16)
   CHECK-NEXT:    store ptr @ml.g, ptr %g, align 4
   CHECK-NEXT:    [[M:%field[0-9]*]] = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %g, i32 0, i32 1
   CHECK-NEXT:    store i32 %m, ptr [[M]], align 4
   CHECK-NEXT:    %f = call ptr @min_caml_allocate(i32 24)
   CHECK-NEXT:    store ptr @ml.f, ptr %f, align 4
   CHECK-NEXT:    [[K:%field[0-9]*]] = getelementptr inbounds nuw { ptr, double, ptr }, ptr %f, i32 0, i32 1
   CHECK-NEXT:    store double %k, ptr [[K]], align 8
   CHECK-NEXT:    [[G:%field[0-9]*]] = getelementptr inbounds nuw { ptr, double, ptr }, ptr %f, i32 0, i32 2
   CHECK-NEXT:    store ptr %g, ptr [[G]], align 4
   CHECK-NEXT:    [[F:%field[0-9]*]] = getelementptr inbounds nuw { ptr, i32, ptr }, ptr %g, i32 0, i32 2
   CHECK-NEXT:    store ptr %f, ptr [[F]], align 4
 *)
let make k m =
  let rec f x = if x <= 0 then int_of_float k else g (x - 1) * 2
  and g x = if x <= 0 then m else f (x - 1) in
  (f, g)

let () =
  let (f, g) = make 1.5 2 in
  print_int (if even 3 then f 1 else g 2)
