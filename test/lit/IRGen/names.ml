(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Values and functions keep the names of the source; a quote becomes `.prime`.
   Functions named like those of the C library are not them. *)

(* CHECK-LABEL: define internal tailcc noundef double @ml.floor(double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = fadd double %x, 1.000000e+00
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec floor x = x +. 1.0 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.memcpy(i32 noundef %a.prime, i32 noundef %b.prime)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %c.prime = add i32 %a.prime, %b.prime
   CHECK-NEXT:    %c.prime.prime = mul i32 %c.prime, 2
   CHECK-NEXT:    %sub = sub i32 %c.prime.prime, %c.prime
   CHECK-NEXT:    ret i32 %sub
   CHECK-NEXT:  }
 *)
let rec memcpy a' b' = let c' = a' + b' in let c'' = c' * 2 in c'' - c' in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.x.prime(i32 noundef %_y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    ret i32 %_y
   CHECK-NEXT:  }
 *)
let rec x' _y = _y in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.main(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    ret i32 %n
   CHECK-NEXT:  }
 *)
let rec main n = n in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.alias(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %y = add i32 %x, 1
   CHECK-NEXT:    %mul = mul i32 %y, %y
   CHECK-NEXT:    ret i32 %mul
   CHECK-NEXT:  }
 *)
let rec alias x = let y = x + 1 in let z = y in z * y in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.shadow(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %x1 = add i32 %x, 1
   CHECK-NEXT:    %x2 = mul i32 %x1, 2
   CHECK-NEXT:    ret i32 %x2
   CHECK-NEXT:  }
 *)
let rec shadow x = let x = x + 1 in let x = x * 2 in x in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.nested(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = add i32 %n, 1
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec nested n = let rec nested n = n + 1 in nested n + 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.nested.1(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %nested = call tailcc i32 @ml.nested(i32 %n)
   CHECK-NEXT:    %add = add i32 %nested, 1
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef i32 @ml.temp(i32 noundef %a, i32 noundef %b, i32 noundef %c)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %mul = mul i32 %a, %b
   CHECK-NEXT:    %mul1 = mul i32 %b, %c
   CHECK-NEXT:    %add = add i32 %mul, %mul1
   CHECK-NEXT:    %div = sdiv i32 %c, 3
   CHECK-NEXT:    %sub = sub i32 %add, %div
   CHECK-NEXT:    ret i32 %sub
   CHECK-NEXT:  }
 *)
let rec temp a b c = a * b + b * c - c / 3 in
let l = 3 in
print_float (floor 1.5); print_int (memcpy 1 2 + x' 3 + main 4 + alias l + shadow l + nested l + temp 1 2 l)

(* CHECK-LABEL: define void @min_caml_start()
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %floor = call tailcc double @ml.floor(double 1.500000e+00)
   CHECK-NEXT:    call void @min_caml_print_float(double %floor)
   CHECK-NEXT:    %memcpy = call tailcc i32 @ml.memcpy(i32 1, i32 2)
   CHECK-NEXT:    %x.prime = call tailcc i32 @ml.x.prime(i32 3)
   CHECK-NEXT:    %add = add i32 %memcpy, %x.prime
   CHECK-NEXT:    %main = call tailcc i32 @ml.main(i32 4)
   CHECK-NEXT:    %add1 = add i32 %add, %main
   CHECK-NEXT:    %alias = call tailcc i32 @ml.alias(i32 3)
   CHECK-NEXT:    %add2 = add i32 %add1, %alias
   CHECK-NEXT:    %shadow = call tailcc i32 @ml.shadow(i32 3)
   CHECK-NEXT:    %add3 = add i32 %add2, %shadow
   CHECK-NEXT:    %nested = call tailcc i32 @ml.nested.1(i32 3)
   CHECK-NEXT:    %add4 = add i32 %add3, %nested
   CHECK-NEXT:    %temp = call tailcc i32 @ml.temp(i32 1, i32 2, i32 3)
   CHECK-NEXT:    %add5 = add i32 %add4, %temp
   CHECK-NEXT:    call void @min_caml_print_int(i32 %add5)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
