(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Constants fold as the program would compute them: floats by bit pattern,
   32-bit integers that wrap. Nothing that depends on the sign of zero, on NaN or
   on overflow is simplified. *)

(* CHECK-LABEL: define internal tailcc noundef double @ml.zero(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 0.000000e+00
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec zero x = x +. 0.0 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.minus_zero(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %sub = fsub double %x, -0.000000e+00
   CHECK-NEXT:    ret double %sub
   CHECK-NEXT:  }
 *)
let rec minus_zero x = x -. -0.0 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.large(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %mul = fmul double %x, 1.000000e+308
   CHECK-NEXT:    ret double %mul
   CHECK-NEXT:  }
 *)
let rec large x = x *. 1e308 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.tiny(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %mul = fmul double %x, 4.940660e-324
   CHECK-NEXT:    ret double %mul
   CHECK-NEXT:  }
 *)
let rec tiny x = x *. 4.9e-324 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.third(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %mul = fmul double %x, 1.000000e-01
   CHECK-NEXT:    ret double %mul
   CHECK-NEXT:  }
 *)
let rec third x = x *. 0.1 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.infinite(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 0x7FF0000000000000
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec infinite x = x +. 1e308 *. 10.0 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.nan(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 0x7FF8000000000000
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec nan x = x +. 0.0 /. 0.0 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.minus_minus(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 0.000000e+00
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec minus_minus x = x +. (-. (-. 0.0)) in

(* CHECK-LABEL: define internal tailcc noundef double @ml.negated(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %neg = fneg double %x
   CHECK-NEXT:    ret double %neg
   CHECK-NEXT:  }
 *)
let rec negated x = -. x in

(* CHECK-LABEL: define internal tailcc noundef double @ml.from_zero(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %sub = fsub double 0.000000e+00, %x
   CHECK-NEXT:    ret double %sub
   CHECK-NEXT:  }
 *)
let rec from_zero x = 0.0 -. x in

(* CHECK-LABEL: define internal tailcc noundef double @ml.times_zero(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %mul = fmul double %x, 0.000000e+00
   CHECK-NEXT:    ret double %mul
   CHECK-NEXT:  }
 *)
let rec times_zero x = x *. 0.0 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.plus_zero(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 0.000000e+00
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec plus_zero x = x +. 0.0 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.wraps(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = add i32 %x, -2147483648
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec wraps x = x + (2147483647 + 1) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.least(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = add i32 %x, -2147483648
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec least x = x + -2147483648 in

(* CHECK-LABEL: define internal tailcc noundef i1 @ml.bools(i1 noundef %p)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i1 %p, true
   CHECK-NEXT:    ret i1 %cmp
   CHECK-NEXT:  }
 *)
let rec bools p = p = (true && not false) in
print_float (zero (minus_zero (large (tiny (third (infinite (nan (minus_minus (negated (from_zero (times_zero (plus_zero 1.0))))))))))));
print_int (wraps (least 1)); if bools true then () else print_int 1
