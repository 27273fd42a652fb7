(* RUN: %mincaml-llc %s -g0 --unsafe --emit=llvm -o - | FileCheck %s
 *)

(* Arrays of each kind of element: what makes them, how their elements are read
   and written. *)

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.ints(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = call ptr @min_caml_create_array(i32 %n, i32 7)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw i32, ptr %a, i32 1
   CHECK-NEXT:    %element = load i32, ptr %element.address, align 4
   CHECK-NEXT:    %add = add i32 %element, 1
   CHECK-NEXT:    store i32 %add, ptr %a, align 4
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec ints n = let a = Array.make n 7 in a.(0) <- a.(1) + 1; a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.bools(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = call ptr @min_caml_create_array(i32 %n, i32 1)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw i32, ptr %a, i32 1
   CHECK-NEXT:    %element = load i32, ptr %element.address, align 4
   CHECK-NEXT:    %bool = trunc nuw i32 %element to i1
   CHECK-NEXT:    %not = xor i1 %bool, true
   CHECK-NEXT:    %word = zext i1 %not to i32
   CHECK-NEXT:    store i32 %word, ptr %a, align 4
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec bools n = let a = Array.make n true in a.(0) <- not a.(1); a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.floats(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = call ptr @min_caml_create_float_array(i32 %n, double 5.000000e-01)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw double, ptr %a, i32 1
   CHECK-NEXT:    %element = load double, ptr %element.address, align 8
   CHECK-NEXT:    %add = fadd double %element, 1.000000e+00
   CHECK-NEXT:    store double %add, ptr %a, align 8
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec floats n = let a = Array.make n 0.5 in a.(0) <- a.(1) +. 1.0; a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.units(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = call ptr @min_caml_create_unit_array(i32 %n)
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec units n = let a = Array.make n () in a.(0) <- a.(1); a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.tuples(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %object = call ptr @min_caml_allocate(i32 16)
   CHECK-NEXT:    store i32 1, ptr %object, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, double }, ptr %object, i32 0, i32 1
   CHECK-NEXT:    store double 2.000000e+00, ptr %field, align 8
   CHECK-NEXT:    %a = call ptr @min_caml_create_pointer_array(i32 %n, ptr %object)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 1
   CHECK-NEXT:    %element = load ptr, ptr %element.address, align 4
   CHECK-NEXT:    store ptr %element, ptr %a, align 4
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec tuples n = let a = Array.make n (1, 2.0) in a.(0) <- a.(1); a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.arrays(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %array = call ptr @min_caml_create_array(i32 %n, i32 0)
   CHECK-NEXT:    %a = call ptr @min_caml_create_pointer_array(i32 %n, ptr %array)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 1
   CHECK-NEXT:    %element = load ptr, ptr %element.address, align 4
   CHECK-NEXT:    store ptr %element, ptr %a, align 4
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec arrays n = let a = Array.make n (Array.make n 0) in a.(0) <- a.(1); a in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.functions(ptr noundef nonnull %f, i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %a = call ptr @min_caml_create_pointer_array(i32 %n, ptr %f)
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 1
   CHECK-NEXT:    %element = load ptr, ptr %element.address, align 4
   CHECK-NEXT:    store ptr %element, ptr %a, align 4
   CHECK-NEXT:    ret ptr %a
   CHECK-NEXT:  }
 *)
let rec functions f n = let a = Array.make n f in a.(0) <- a.(1); a in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.length(ptr noundef nonnull %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %length.address = getelementptr i8, ptr %a, i32 -4
   CHECK-NEXT:    %length = load i32, ptr %length.address, align 4
   CHECK-NEXT:    %mul = mul i32 %length, 2
   CHECK-NEXT:    ret i32 %mul
   CHECK-NEXT:  }
 *)
let rec length a = Array.length a * 2 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.dependent(ptr noundef nonnull %a, i32 noundef %i, i32 noundef %j)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw ptr, ptr %a, i32 %i
   CHECK-NEXT:    %element = load ptr, ptr %element.address, align 4
   CHECK-NEXT:    %element.address1 = getelementptr inbounds nuw i32, ptr %element, i32 %j
   CHECK-NEXT:    %element2 = load i32, ptr %element.address1, align 4
   CHECK-NEXT:    %add = add i32 %element2, 0
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec dependent a i j = a.(i).(j) + 0 in
print_int (length (ints 3) + Array.length (bools 3) + Array.length (floats 3) + Array.length (units 3));
print_int (Array.length (tuples 3) + dependent (arrays 3) 1 2 + Array.length (functions length 3))

(* CHECK-LABEL: define internal tailcc i32 @ml.length.entry(ptr %a, ptr %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %length = musttail call tailcc i32 @ml.length(ptr %a)
   CHECK-NEXT:    ret i32 %length
   CHECK-NEXT:  }
 *)
