(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Tuple fields are in order, each at its natural alignment; unit takes no
   space and a bool is a word. An unused component is not loaded. *)

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make(i32 noundef %i, i1 noundef %p, double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %object = call ptr @min_caml_allocate(i32 24)
   CHECK-NEXT:    store i32 %i, ptr %object, align 4
   CHECK-NEXT:    %word = zext i1 %p to i32
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %object, i32 0, i32 1
   CHECK-NEXT:    store i32 %word, ptr %field, align 4
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %object, i32 0, i32 2
   CHECK-NEXT:    store double %x, ptr %field1, align 8
   CHECK-NEXT:    %field2 = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %object, i32 0, i32 3
   CHECK-NEXT:    store i32 %i, ptr %field2, align 4
   CHECK-NEXT:    ret ptr %object
   CHECK-NEXT:  }
 *)
let rec make i p x u = (i, p, x, u, i) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.take(ptr noundef nonnull dereferenceable(24) %t)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %i = load i32, ptr %t, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %t, i32 0, i32 1
   CHECK-NEXT:    %word = load i32, ptr %field, align 4
   CHECK-NEXT:    %p = trunc nuw i32 %word to i1
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %t, i32 0, i32 2
   CHECK-NEXT:    %x = load double, ptr %field1, align 8
   CHECK-NEXT:    %field2 = getelementptr inbounds nuw { i32, i32, double, i32 }, ptr %t, i32 0, i32 3
   CHECK-NEXT:    %j = load i32, ptr %field2, align 4
   CHECK-NEXT:    br i1 %p, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %add = add i32 %i, %j
   CHECK-NEXT:    ret i32 %add
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %above = fcmp ogt double %x, 0xC1E0000000200000
   CHECK-NEXT:    %below = fcmp olt double %x, 0x41E0000000000000
   CHECK-NEXT:    %in.range = and i1 %above, %below
   CHECK-NEXT:    %truncated = fptosi double %x to i32
   CHECK-NEXT:    %int = select i1 %in.range, i32 %truncated, i32 -2147483648
   CHECK-NEXT:    ret i32 %int
   CHECK-NEXT:  }
 *)
let rec take t = let (i, p, x, u, j) = t in if p then i + j else int_of_float x in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.first(ptr noundef nonnull dereferenceable(8) %t)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = load i32, ptr %t, align 4
   CHECK-NEXT:    ret i32 %a
   CHECK-NEXT:  }
 *)
let rec first t = let (a, _) = t in a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.units(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %object = call ptr @min_caml_allocate(i32 8)
   CHECK-NEXT:    ret ptr %object
   CHECK-NEXT:  }
 *)
let rec units x = ((), ()) in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.nest(ptr noundef nonnull dereferenceable(8) %t, ptr noundef nonnull %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %object = call ptr @min_caml_allocate(i32 16)
   CHECK-NEXT:    store ptr %t, ptr %object, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %object, i32 0, i32 1
   CHECK-NEXT:    store ptr %a, ptr %field, align 4
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %object, i32 0, i32 2
   CHECK-NEXT:    store ptr @ml.first.closure, ptr %field1, align 4
   CHECK-NEXT:    ret ptr %object
   CHECK-NEXT:  }
 *)
let rec nest t a = (t, a, first) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.unnest(ptr noundef nonnull dereferenceable(12) %v)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %t = load ptr, ptr %v, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %v, i32 0, i32 1
   CHECK-NEXT:    %a = load ptr, ptr %field, align 4
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { ptr, ptr, ptr }, ptr %v, i32 0, i32 2
   CHECK-NEXT:    %f = load ptr, ptr %field1, align 4
   CHECK-NEXT:    %code = load ptr, ptr %f, align 4
   CHECK-NEXT:    %call = call tailcc i32 %code(ptr %t, ptr %f)
   CHECK-NEXT:    %length.address = getelementptr i8, ptr %a, i32 -4
   CHECK-NEXT:    %length = load i32, ptr %length.address, align 4
   CHECK-NEXT:    %outside = icmp uge i32 0, %length
   CHECK-NEXT:    br i1 %outside, label %fail, label %ok
   CHECK-EMPTY:
   CHECK-NEXT:  fail:
   CHECK-NEXT:    call void @min_caml_fail_bounds(ptr @location.{{[0-9.]+}}, i32 0, i32 %length)
   CHECK-NEXT:    unreachable
   CHECK-EMPTY:
   CHECK-NEXT:  ok:
   CHECK-NEXT:    %element = load i32, ptr %a, align 4
   CHECK-NEXT:    %add = add i32 %element, %call
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec unnest v = let (t, a, f) = v in a.(0) + f t in
print_int (take (make 1 true 2.0 ())); let (u, v) = units 1 in u;
print_int (unnest (nest (1, 2) (Array.make 1 3)))

(* CHECK-LABEL: define internal tailcc i32 @ml.first.entry(ptr %t, ptr %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %first = musttail call tailcc i32 @ml.first(ptr %t)
   CHECK-NEXT:    ret i32 %first
   CHECK-NEXT:  }
 *)

(* CHECK-LABEL: define void @min_caml_start()
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %make = call tailcc ptr @ml.make(i32 1, i1 true, double 2.000000e+00)
   CHECK-NEXT:    %take = call tailcc i32 @ml.take(ptr %make)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %take)
   CHECK-NEXT:    %units = call tailcc ptr @ml.units(i32 1)
   CHECK-NEXT:    %object = call ptr @min_caml_allocate(i32 8)
   CHECK-NEXT:    store i32 1, ptr %object, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, i32 }, ptr %object, i32 0, i32 1
   CHECK-NEXT:    store i32 2, ptr %field, align 4
   CHECK-NEXT:    %array = call ptr @min_caml_create_array(i32 1, i32 3)
   CHECK-NEXT:    %nest = call tailcc ptr @ml.nest(ptr %object, ptr %array)
   CHECK-NEXT:    %unnest = call tailcc i32 @ml.unnest(ptr %nest)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %unnest)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
