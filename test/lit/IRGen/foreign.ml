(* RUN: %mincaml-llc %s -g0 -fimplicit-externals -Wno-implicit-external --unsafe --emit=llvm -o - | FileCheck %s
 *)

(* Names that are not defined: functions with C types, and arrays of unknown
   length, aligned as C aligns them. A unit parameter is none, a bool is a word. *)

(* CHECK-LABEL: define internal tailcc noundef double @ml.f(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw double, ptr @min_caml_weights, i32 %x
   CHECK-NEXT:    %element = load double, ptr %element.address, align 8
   CHECK-NEXT:    %element1 = load ptr, ptr @min_caml_samples, align 4
   CHECK-NEXT:    %element.address2 = getelementptr inbounds nuw double, ptr %element1, i32 1
   CHECK-NEXT:    %element3 = load double, ptr %element.address2, align 8
   CHECK-NEXT:    %add = fadd double %element, %element3
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec f x = weights.(x) +. samples.(0).(1) in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.g(i1 noundef %p)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %not = xor i1 %p, true
   CHECK-NEXT:    %word = zext i1 %not to i32
   CHECK-NEXT:    %is_odd = call i32 @min_caml_is_odd(i32 3, i32 %word)
   CHECK-NEXT:    %bool = trunc nuw i32 %is_odd to i1
   CHECK-NEXT:    br i1 %bool, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %get_pair = call ptr @min_caml_get_pair()
   CHECK-NEXT:    ret ptr %get_pair
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %pair_of = call ptr @min_caml_pair_of(double 1.500000e+00)
   CHECK-NEXT:    ret ptr %pair_of
   CHECK-NEXT:  }
 *)
let rec g p = if is_odd 3 (not p) then get_pair () else pair_of 1.5 () in
done_with (g true);
flags.(0) <- true;
ticks.(1) <- ();
let (a, b) = g false in
print_float (f 1 +. b); print_int (points.(0) a); print_int a

(* CHECK-LABEL: define void @min_caml_start()
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %g = call tailcc ptr @ml.g(i1 true)
   CHECK-NEXT:    call void @min_caml_done_with(ptr %g)
   CHECK-NEXT:    store i32 1, ptr @min_caml_flags, align 4
   CHECK-NEXT:    %g1 = call tailcc ptr @ml.g(i1 false)
   CHECK-NEXT:    %a = load i32, ptr %g1, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, double }, ptr %g1, i32 0, i32 1
   CHECK-NEXT:    %b = load double, ptr %field, align 8
   CHECK-NEXT:    %f = call tailcc double @ml.f(i32 1)
   CHECK-NEXT:    %add = fadd double %f, %b
   CHECK-NEXT:    call void @min_caml_print_float(double %add)
   CHECK-NEXT:    %element = load ptr, ptr @min_caml_points, align 4
   CHECK-NEXT:    %code = load ptr, ptr %element, align 4
   CHECK-NEXT:    %call = call tailcc i32 %code(i32 %a, ptr %element)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %call)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %a)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
