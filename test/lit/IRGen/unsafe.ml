(* RUN: %mincaml-llc %s -g0 --unsafe --emit=llvm -o - | FileCheck %s
 *)

(* Without checks. -1 still never reaches sdiv. *)

(* CHECK-LABEL: define internal tailcc noundef double @ml.get(ptr noundef nonnull %a, i32 noundef %i)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw double, ptr %a, i32 %i
   CHECK-NEXT:    %element = load double, ptr %element.address, align 8
   CHECK-NEXT:    ret double %element
   CHECK-NEXT:  }
 *)
let rec get a i = a.(i) in

(* CHECK-LABEL: define internal tailcc void @ml.put(ptr noundef nonnull %a, i32 noundef %i, double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw double, ptr %a, i32 %i
   CHECK-NEXT:    store double %x, ptr %element.address, align 8
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec put a i x = a.(i) <- x in

(* CHECK-LABEL: define internal tailcc noundef double @ml.first(ptr noundef nonnull %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element = load double, ptr %a, align 8
   CHECK-NEXT:    ret double %element
   CHECK-NEXT:  }
 *)
let rec first a = a.(0) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.divide(i32 noundef %a, i32 noundef %b)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %minus.one = icmp eq i32 %b, -1
   CHECK-NEXT:    %divisor = select i1 %minus.one, i32 1, i32 %b
   CHECK-NEXT:    %quotient = sdiv i32 %a, %divisor
   CHECK-NEXT:    %neg = sub i32 0, %a
   CHECK-NEXT:    %div = select i1 %minus.one, i32 %neg, i32 %quotient
   CHECK-NEXT:    ret i32 %div
   CHECK-NEXT:  }
 *)
let rec divide a b = a / b in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.by_ten(i32 noundef %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %div = sdiv i32 %a, 10
   CHECK-NEXT:    ret i32 %div
   CHECK-NEXT:  }
 *)
let rec by_ten a = a / 10 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.by_minus_one(i32 noundef %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %div = sub i32 0, %a
   CHECK-NEXT:    ret i32 %div
   CHECK-NEXT:  }
 *)
let rec by_minus_one a = a / -1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.by_zero(i32 noundef %a)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    ret i32 poison
   CHECK-NEXT:  }
 *)
let rec by_zero a = a / 0 in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %array = call ptr @min_caml_create_float_array(i32 %n, double 5.000000e-01)
   CHECK-NEXT:    ret ptr %array
   CHECK-NEXT:  }
 *)
let rec make n = Array.make n 0.5 in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make_ten(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %array = call ptr @min_caml_create_float_array(i32 10, double %x)
   CHECK-NEXT:    ret ptr %array
   CHECK-NEXT:  }
 *)
let rec make_ten x = Array.make 10 x in

(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make_negative(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %array = call ptr @min_caml_create_float_array(i32 -1, double %x)
   CHECK-NEXT:    ret ptr %array
   CHECK-NEXT:  }
 *)
let rec make_negative x = Array.make (-1) x in
let a = make 3 in
put a 1 2.5;
print_float (get a (divide 1 (by_ten (by_minus_one (by_zero (Array.length a)))))); print_float (first (make_ten 1.0)); print_float (first (make_negative 1.0))
