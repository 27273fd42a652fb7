(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Functions that capture nothing have constant closures, whose code drops the
   closure; functions that are only called are lifted; others load what they
   captured from their closure, and call themselves through it. *)

(* CHECK:      @ml.succ.closure = internal unnamed_addr constant { ptr } { ptr @ml.succ.entry }, align 8
 *)

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.twice(ptr noundef nonnull %f, i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %code = load ptr, ptr %f, align 4
   CHECK-NEXT:    %call = call tailcc i32 %code(i32 %x, ptr %f)
   CHECK-NEXT:    %code1 = load ptr, ptr %f, align 4
   CHECK-NEXT:    %call2 = musttail call tailcc i32 %code1(i32 %call, ptr %f)
   CHECK-NEXT:    ret i32 %call2
   CHECK-NEXT:  }
 *)
let rec twice f x = f (f x) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.succ(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = add i32 %x, 1
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec succ x = x + 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.add(i32 noundef %x, ptr noundef nonnull dereferenceable(8) %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   CHECK-NEXT:    %n = load i32, ptr %field, align 4
   CHECK-NEXT:    %add = add i32 %x, %n
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.adder(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = call ptr @min_caml_allocate(i32 8)
   CHECK-NEXT:    store ptr @ml.add, ptr %add, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %add, i32 0, i32 1
   CHECK-NEXT:    store i32 %n, ptr %field, align 4
   CHECK-NEXT:    ret ptr %add
   CHECK-NEXT:  }
 *)
let rec adder n = let rec add x = x + n in add in

(* CHECK-LABEL: define internal tailcc noundef double @ml.scale(double noundef %x, ptr noundef nonnull dereferenceable(24) %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, double, i32 }, ptr %closure, i32 0, i32 1
   CHECK-NEXT:    %k = load double, ptr %field, align 8
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { ptr, double, i32 }, ptr %closure, i32 0, i32 2
   CHECK-NEXT:    %word = load i32, ptr %field1, align 4
   CHECK-NEXT:    %p = trunc nuw i32 %word to i1
   CHECK-NEXT:    br i1 %p, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %mul = fmul double %x, %k
   CHECK-NEXT:    ret double %mul
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    ret double %x
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.scaler(double noundef %k, i1 noundef %p)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %scale = call ptr @min_caml_allocate(i32 24)
   CHECK-NEXT:    store ptr @ml.scale, ptr %scale, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, double, i32 }, ptr %scale, i32 0, i32 1
   CHECK-NEXT:    store double %k, ptr %field, align 8
   CHECK-NEXT:    %word = zext i1 %p to i32
   CHECK-NEXT:    %field1 = getelementptr inbounds nuw { ptr, double, i32 }, ptr %scale, i32 0, i32 2
   CHECK-NEXT:    store i32 %word, ptr %field1, align 4
   CHECK-NEXT:    ret ptr %scale
   CHECK-NEXT:  }
 *)
let rec scaler k p u = let rec scale x = if p then x *. k else x in scale in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.loop(i32 noundef %i, i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %i, %n
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret i32 0
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %add = add i32 %i, 1
   CHECK-NEXT:    %loop = call tailcc i32 @ml.loop(i32 %add, i32 %n)
   CHECK-NEXT:    %add1 = add i32 %i, %loop
   CHECK-NEXT:    ret i32 %add1
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef i32 @ml.lifted(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %loop = musttail call tailcc i32 @ml.loop(i32 0, i32 %n)
   CHECK-NEXT:    ret i32 %loop
   CHECK-NEXT:  }
 *)
let rec lifted n = let rec loop i = if i = n then 0 else i + loop (i + 1) in loop 0 in

(* CHECK-LABEL: define internal tailcc void @ml.repeat(i32 noundef %n, ptr noundef nonnull dereferenceable(8) %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   CHECK-NEXT:    %x = load i32, ptr %field, align 4
   CHECK-NEXT:    %cmp = icmp sgt i32 %n, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    call void @min_caml_print_int(i32 %x)
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    musttail call tailcc void @ml.repeat(i32 %sub, ptr %closure)
   CHECK-NEXT:    ret void
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.repeater(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %repeat = call ptr @min_caml_allocate(i32 8)
   CHECK-NEXT:    store ptr @ml.repeat, ptr %repeat, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %repeat, i32 0, i32 1
   CHECK-NEXT:    store i32 %x, ptr %field, align 4
   CHECK-NEXT:    ret ptr %repeat
   CHECK-NEXT:  }
 *)
let rec repeater x = let rec repeat n = if n > 0 then (print_int x; repeat (n - 1)) else () in repeat in
print_int (twice succ 3); print_int (twice (adder 3) 4); print_int (lifted 3);
let s = scaler 2.0 true () in print_float (s 3.0);
let r = repeater 3 in r 2

(* CHECK-LABEL: define void @min_caml_start()
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %twice = call tailcc i32 @ml.twice(ptr @ml.succ.closure, i32 3)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %twice)
   CHECK-NEXT:    %adder = call tailcc ptr @ml.adder(i32 3)
   CHECK-NEXT:    %twice1 = call tailcc i32 @ml.twice(ptr %adder, i32 4)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %twice1)
   CHECK-NEXT:    %lifted = call tailcc i32 @ml.lifted(i32 3)
   CHECK-NEXT:    call void @min_caml_print_int(i32 %lifted)
   CHECK-NEXT:    %s = call tailcc ptr @ml.scaler(double 2.000000e+00, i1 true)
   CHECK-NEXT:    %code = load ptr, ptr %s, align 4
   CHECK-NEXT:    %call = call tailcc double %code(double 3.000000e+00, ptr %s)
   CHECK-NEXT:    call void @min_caml_print_float(double %call)
   CHECK-NEXT:    %r = call tailcc ptr @ml.repeater(i32 3)
   CHECK-NEXT:    %code2 = load ptr, ptr %r, align 4
   CHECK-NEXT:    call tailcc void %code2(i32 2, ptr %r)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)

(* CHECK-LABEL: define internal tailcc i32 @ml.succ.entry(i32 %x, ptr %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %succ = musttail call tailcc i32 @ml.succ(i32 %x)
   CHECK-NEXT:    ret i32 %succ
   CHECK-NEXT:  }
 *)
