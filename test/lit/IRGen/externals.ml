(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* The externals that have an operation of the target become that; conversion to
   int checks the range first. Others are calls. *)

(* CHECK-LABEL: define internal tailcc noundef double @ml.math(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %sqrt = call double @llvm.sqrt.f64(double %x)
   CHECK-NEXT:    %fabs = call double @llvm.fabs.f64(double %x)
   CHECK-NEXT:    %add = fadd double %sqrt, %fabs
   CHECK-NEXT:    %abs_float = call double @llvm.fabs.f64(double %x)
   CHECK-NEXT:    %add1 = fadd double %add, %abs_float
   CHECK-NEXT:    %floor = call double @llvm.floor.f64(double %x)
   CHECK-NEXT:    %add2 = fadd double %add1, %floor
   CHECK-NEXT:    %ceil = call double @llvm.ceil.f64(double %x)
   CHECK-NEXT:    %add3 = fadd double %add2, %ceil
   CHECK-NEXT:    %sin = call double @min_caml_sin(double %x)
   CHECK-NEXT:    %add4 = fadd double %add3, %sin
   CHECK-NEXT:    %cos = call double @min_caml_cos(double %x)
   CHECK-NEXT:    %add5 = fadd double %add4, %cos
   CHECK-NEXT:    %tan = call double @min_caml_tan(double %x)
   CHECK-NEXT:    %add6 = fadd double %add5, %tan
   CHECK-NEXT:    %atan = call double @min_caml_atan(double %x)
   CHECK-NEXT:    %add7 = fadd double %add6, %atan
   CHECK-NEXT:    %exp = call double @min_caml_exp(double %x)
   CHECK-NEXT:    %add8 = fadd double %add7, %exp
   CHECK-NEXT:    %log = call double @min_caml_log(double %x)
   CHECK-NEXT:    %add9 = fadd double %add8, %log
   CHECK-NEXT:    ret double %add9
   CHECK-NEXT:  }
 *)
let rec math x = sqrt x +. fabs x +. abs_float x +. floor x +. ceil x +. sin x +. cos x +. tan x +. atan x +. exp x +. log x in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.to_int(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %above = fcmp ogt double %x, 0xC1E0000000200000
   CHECK-NEXT:    %below = fcmp olt double %x, 0x41E0000000000000
   CHECK-NEXT:    %in.range = and i1 %above, %below
   CHECK-NEXT:    %truncated = fptosi double %x to i32
   CHECK-NEXT:    %int = select i1 %in.range, i32 %truncated, i32 -2147483648
   CHECK-NEXT:    %above1 = fcmp ogt double %x, 0xC1E0000000200000
   CHECK-NEXT:    %below2 = fcmp olt double %x, 0x41E0000000000000
   CHECK-NEXT:    %in.range3 = and i1 %above1, %below2
   CHECK-NEXT:    %truncated4 = fptosi double %x to i32
   CHECK-NEXT:    %int5 = select i1 %in.range3, i32 %truncated4, i32 -2147483648
   CHECK-NEXT:    %add = add i32 %int, %int5
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec to_int x = int_of_float x + truncate x in

(* CHECK-LABEL: define internal tailcc noundef double @ml.to_float(i32 noundef %i)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %float = sitofp i32 %i to double
   CHECK-NEXT:    %float1 = sitofp i32 %i to double
   CHECK-NEXT:    %add = fadd double %float, %float1
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec to_float i = float_of_int i +. float i in

(* CHECK-LABEL: define internal tailcc void @ml.output(i32 noundef %i, double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    call void @min_caml_print_int(i32 %i)
   CHECK-NEXT:    call void @min_caml_print_byte(i32 %i)
   CHECK-NEXT:    call void @min_caml_print_byte(i32 %i)
   CHECK-NEXT:    call void @min_caml_print_float(double %x)
   CHECK-NEXT:    call void @min_caml_print_newline()
   CHECK-NEXT:    call void @min_caml_prerr_int(i32 %i)
   CHECK-NEXT:    call void @min_caml_prerr_byte(i32 %i)
   CHECK-NEXT:    call void @min_caml_prerr_float(double %x)
   CHECK-NEXT:    call void @min_caml_prerr_newline()
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec output i x = print_int i; print_byte i; print_byte i; print_float x; print_newline (); prerr_int i; prerr_byte i; prerr_float x; prerr_newline () in

(* CHECK-LABEL: define internal tailcc noundef double @ml.input(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %read_int = call i32 @min_caml_read_int()
   CHECK-NEXT:    %float = sitofp i32 %read_int to double
   CHECK-NEXT:    %read_float = call double @min_caml_read_float()
   CHECK-NEXT:    %add = fadd double %read_float, %float
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec input x = read_float () +. float_of_int (read_int ()) in
output (to_int (math (to_float 3))) (input 1)
