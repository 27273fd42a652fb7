(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Variables of the main expression that functions use are globals; main itself
   uses the value. Constants and variables that no function uses are not. *)

let size = read_int () in
let scale = read_float () in
let flag = size > 3 in
let table = Array.make size 1 in
let pair = (size, scale) in
let unused = size + 1 in
let x = size * 2 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.f(i32 noundef %i)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %flag = load i32, ptr @ml.flag, align 4
   CHECK-NEXT:    %bool = trunc nuw i32 %flag to i1
   CHECK-NEXT:    br i1 %bool, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %table = load ptr, ptr @ml.table, align 4
   CHECK-NEXT:    %length.address = getelementptr i8, ptr %table, i32 -4
   CHECK-NEXT:    %length = load i32, ptr %length.address, align 4
   CHECK-NEXT:    %outside = icmp uge i32 %i, %length
   CHECK-NEXT:    br i1 %outside, label %fail, label %ok
   CHECK-EMPTY:
   CHECK-NEXT:  fail:
   CHECK-NEXT:    call void @min_caml_fail_bounds(ptr @location.{{[0-9.]+}}, i32 %i, i32 %length)
   CHECK-NEXT:    unreachable
   CHECK-EMPTY:
   CHECK-NEXT:  ok:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw i32, ptr %table, i32 %i
   CHECK-NEXT:    %element = load i32, ptr %element.address, align 4
   CHECK-NEXT:    %x = load i32, ptr @ml.x, align 4
   CHECK-NEXT:    %add = add i32 %element, %x
   CHECK-NEXT:    ret i32 %add
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %size = load i32, ptr @ml.size, align 4
   CHECK-NEXT:    ret i32 %size
   CHECK-NEXT:  }
 *)
let rec f i = if flag then table.(i) + x else size in
let x = x + 1 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.g(i32 noundef %i)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %pair = load ptr, ptr @ml.pair, align 4
   CHECK-NEXT:    %a = load i32, ptr %pair, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, double }, ptr %pair, i32 0, i32 1
   CHECK-NEXT:    %b = load double, ptr %field, align 8
   CHECK-NEXT:    %x.1 = load i32, ptr @ml.x.1, align 4
   CHECK-NEXT:    %add = add i32 %a, %x.1
   CHECK-NEXT:    %float = sitofp i32 %add to double
   CHECK-NEXT:    %mul = fmul double %float, %b
   CHECK-NEXT:    %scale = load double, ptr @ml.scale, align 8
   CHECK-NEXT:    %mul1 = fmul double %mul, %scale
   CHECK-NEXT:    ret double %mul1
   CHECK-NEXT:  }
 *)
let rec g i = let (a, b) = pair in float_of_int (a + x) *. b *. scale in
print_int (f 1 + unused); print_float (g 2)

(* CHECK-LABEL: define void @min_caml_start()
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %size = call i32 @min_caml_read_int()
   CHECK-NEXT:    store i32 %size, ptr @ml.size, align 4
   CHECK-NEXT:    %scale = call double @min_caml_read_float()
   CHECK-NEXT:    store double %scale, ptr @ml.scale, align 8
   CHECK-NEXT:    %flag = icmp sgt i32 %size, 3
   CHECK-NEXT:    %word = zext i1 %flag to i32
   CHECK-NEXT:    store i32 %word, ptr @ml.flag, align 4
   CHECK-NEXT:    %negative = icmp slt i32 %size, 0
   CHECK-NEXT:    br i1 %negative, label %fail, label %ok
   CHECK-EMPTY:
   CHECK-NEXT:  fail:
   CHECK-NEXT:    call void @min_caml_fail_array_size(ptr @location.{{[0-9.]+}}, i32 %size)
   CHECK-NEXT:    unreachable
   CHECK-EMPTY:
   CHECK-NEXT:  ok:
   CHECK-NEXT:    %table = call ptr @min_caml_create_array(i32 %size, i32 1)
   CHECK-NEXT:    store ptr %table, ptr @ml.table, align 4
   CHECK-NEXT:    %pair = call ptr @min_caml_allocate(i32 16)
   CHECK-NEXT:    store i32 %size, ptr %pair, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { i32, double }, ptr %pair, i32 0, i32 1
   CHECK-NEXT:    store double %scale, ptr %field, align 8
   CHECK-NEXT:    store ptr %pair, ptr @ml.pair, align 4
   CHECK-NEXT:    %unused = add i32 %size, 1
   CHECK-NEXT:    %x = mul i32 %size, 2
   CHECK-NEXT:    store i32 %x, ptr @ml.x, align 4
   CHECK-NEXT:    %x1 = add i32 %x, 1
   CHECK-NEXT:    store i32 %x1, ptr @ml.x.1, align 4
   CHECK-NEXT:    %f = call tailcc i32 @ml.f(i32 1)
   CHECK-NEXT:    %add = add i32 %f, %unused
   CHECK-NEXT:    call void @min_caml_print_int(i32 %add)
   CHECK-NEXT:    %g = call tailcc double @ml.g(i32 2)
   CHECK-NEXT:    call void @min_caml_print_float(double %g)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
