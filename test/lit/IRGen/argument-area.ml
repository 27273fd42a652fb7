(* RUN: %mincaml-llc %s -g0 --target=sparc --emit=llvm -o - | FileCheck --check-prefixes=CHECK,V8 %s
   RUN: %mincaml-llc %s -g0 --target=sparcv9 --emit=llvm -o - | FileCheck --check-prefixes=CHECK,V9,BITS64 %s
   RUN: %mincaml-llc %s -g0 --target=x86_64-unknown-linux-gnu --emit=llvm -o - | FileCheck --check-prefixes=CHECK,HOST,BITS64 %s
 *)

(* Arguments without a register are passed in the argument area: stored right
   before the call, loaded at the entry of the function. On V8 a double takes two
   of six words; on V9 it takes one; x86-64 has separate registers for doubles.
   The closure always has a register. *)

(* V8: @ml.arguments = internal global [24 x i8] zeroinitializer, align 8, !mincaml.arguments
   V9: @ml.arguments = internal global [16 x i8] zeroinitializer, align 8, !mincaml.arguments
   HOST: @ml.arguments = internal global [8 x i8] zeroinitializer, align 8, !mincaml.arguments
 *)

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.ints(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e, i32 noundef %f)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %g = load i32, ptr @ml.arguments, align 4
   CHECK-NEXT:    %h = load i32, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4
   CHECK-NEXT:    %cmp = icmp eq i32 %a, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %add = add i32 %g, %h
   CHECK-NEXT:    ret i32 %add
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %a, 1
   CHECK-NEXT:    store i32 %h, ptr @ml.arguments, align 4
   CHECK-NEXT:    store i32 %g, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 4), align 4
   CHECK-NEXT:    %ints = musttail call tailcc i32 @ml.ints(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
   CHECK-NEXT:    ret i32 %ints
   CHECK-NEXT:  }
 *)
let rec ints a b c d e f g h = if a = 0 then g + h else ints (a - 1) b c d e f h g in

(* V8-LABEL: define internal tailcc noundef double @ml.floats(double noundef %a, double noundef %b, double noundef %c)
   V8-NEXT:  entry:
   V8-NEXT:    %d = load double, ptr @ml.arguments, align 8
   V8-NEXT:    %cmp = fcmp olt double %a, 0.000000e+00
   V8-NEXT:    br i1 %cmp, label %then, label %else
   V8-EMPTY:
   V8-NEXT:  then:
   V8-NEXT:    %add = fadd double %c, %d
   V8-NEXT:    ret double %add
   V8-EMPTY:
   V8-NEXT:  else:
   V8-NEXT:    %sub = fsub double %a, 1.000000e+00
   V8-NEXT:    store double %c, ptr @ml.arguments, align 8
   V8-NEXT:    %floats = musttail call tailcc double @ml.floats(double %sub, double %b, double %d)
   V8-NEXT:    ret double %floats
   V8-NEXT:  }
   BITS64-LABEL: define internal tailcc noundef double @ml.floats(double noundef %a, double noundef %b, double noundef %c, double noundef %d)
   BITS64-NEXT:  entry:
   BITS64-NEXT:    %cmp = fcmp olt double %a, 0.000000e+00
   BITS64-NEXT:    br i1 %cmp, label %then, label %else
   BITS64-EMPTY:
   BITS64-NEXT:  then:
   BITS64-NEXT:    %add = fadd double %c, %d
   BITS64-NEXT:    ret double %add
   BITS64-EMPTY:
   BITS64-NEXT:  else:
   BITS64-NEXT:    %sub = fsub double %a, 1.000000e+00
   BITS64-NEXT:    %floats = musttail call tailcc double @ml.floats(double %sub, double %b, double %d, double %c)
   BITS64-NEXT:    ret double %floats
   BITS64-NEXT:  }
 *)
let rec floats a b c d = if a < 0.0 then c +. d else floats (a -. 1.0) b d c in

(* V8-LABEL: define internal tailcc noundef double @ml.mixed(i32 noundef %a, double noundef %x, i32 noundef %b, double noundef %y)
   V8-NEXT:  entry:
   V8-NEXT:    %c = load i32, ptr @ml.arguments, align 4
   V8-NEXT:    %z = load double, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 8
   V8-NEXT:    %argument2 = load i32, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 16), align 4
   V8-NEXT:    %p = trunc nuw i32 %argument2 to i1
   V8-NEXT:    br i1 %p, label %then, label %else
   V8-EMPTY:
   V8-NEXT:  then:
   V8-NEXT:    %add = fadd double %x, %y
   V8-NEXT:    %add3 = fadd double %add, %z
   V8-NEXT:    ret double %add3
   V8-EMPTY:
   V8-NEXT:  else:
   V8-NEXT:    %add4 = add i32 %a, 1
   V8-NEXT:    store i32 %c, ptr @ml.arguments, align 4
   V8-NEXT:    store double %z, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 8
   V8-NEXT:    store i32 1, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 16), align 4
   V8-NEXT:    %mixed = musttail call tailcc double @ml.mixed(i32 %add4, double %y, i32 %b, double %x)
   V8-NEXT:    ret double %mixed
   V8-NEXT:  }
   V9-LABEL: define internal tailcc noundef double @ml.mixed(i32 noundef %a, double noundef %x, i32 noundef %b, double noundef %y, i32 noundef %c, double noundef %z)
   V9-NEXT:  entry:
   V9-NEXT:    %argument = load i32, ptr @ml.arguments, align 4
   V9-NEXT:    %p = trunc nuw i32 %argument to i1
   V9-NEXT:    br i1 %p, label %then, label %else
   V9-EMPTY:
   V9-NEXT:  then:
   V9-NEXT:    %add = fadd double %x, %y
   V9-NEXT:    %add1 = fadd double %add, %z
   V9-NEXT:    ret double %add1
   V9-EMPTY:
   V9-NEXT:  else:
   V9-NEXT:    %add2 = add i32 %a, 1
   V9-NEXT:    store i32 1, ptr @ml.arguments, align 4
   V9-NEXT:    %mixed = musttail call tailcc double @ml.mixed(i32 %add2, double %y, i32 %b, double %x, i32 %c, double %z)
   V9-NEXT:    ret double %mixed
   V9-NEXT:  }
   HOST-LABEL: define internal tailcc noundef double @ml.mixed(i32 noundef %a, double noundef %x, i32 noundef %b, double noundef %y, i32 noundef %c, double noundef %z, i1 noundef %p)
   HOST-NEXT:  entry:
   HOST-NEXT:    br i1 %p, label %then, label %else
   HOST-EMPTY:
   HOST-NEXT:  then:
   HOST-NEXT:    %add = fadd double %x, %y
   HOST-NEXT:    %add1 = fadd double %add, %z
   HOST-NEXT:    ret double %add1
   HOST-EMPTY:
   HOST-NEXT:  else:
   HOST-NEXT:    %add2 = add i32 %a, 1
   HOST-NEXT:    %mixed = musttail call tailcc double @ml.mixed(i32 %add2, double %y, i32 %b, double %x, i32 %c, double %z, i1 true)
   HOST-NEXT:    ret double %mixed
   HOST-NEXT:  }
 *)
let rec mixed a x b y c z p = if p then x +. y +. z else mixed (a + 1) y b x c z true in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.seven(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e, i32 noundef %f)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %g = load i32, ptr @ml.arguments, align 4
   CHECK-NEXT:    %cmp = icmp eq i32 %a, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret i32 %g
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %a, 1
   CHECK-NEXT:    store i32 %g, ptr @ml.arguments, align 4
   CHECK-NEXT:    %seven = musttail call tailcc i32 @ml.seven(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
   CHECK-NEXT:    ret i32 %seven
   CHECK-NEXT:  }
 *)
let rec seven a b c d e f g = if a = 0 then g else seven (a - 1) b c d e f g in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.units(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %a, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret i32 %e
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %a, 1
   CHECK-NEXT:    %units = musttail call tailcc i32 @ml.units(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e)
   CHECK-NEXT:    ret i32 %units
   CHECK-NEXT:  }
 *)
let rec units a u b v c w d x e = if a = 0 then e else units (a - 1) u b v c w d x e in

(* V8-LABEL: define internal tailcc noundef i32 @ml.inner(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e, ptr noundef nonnull dereferenceable(8) %closure)
   V8-NEXT:  entry:
   V8-NEXT:    %x = load double, ptr @ml.arguments, align 8
   V8-NEXT:    %argument1 = load i32, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 4
   V8-NEXT:    %p = trunc nuw i32 %argument1 to i1
   V8-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   V8-NEXT:    %k = load i32, ptr %field, align 4
   V8-NEXT:    %cmp = icmp eq i32 %a, 0
   V8-NEXT:    br i1 %cmp, label %then, label %else
   V8-EMPTY:
   V8-NEXT:  then:
   V8-NEXT:    %add = add i32 %k, %e
   V8-NEXT:    ret i32 %add
   V8-EMPTY:
   V8-NEXT:  else:
   V8-NEXT:    %sub = sub i32 %a, 1
   V8-NEXT:    store double %x, ptr @ml.arguments, align 8
   V8-NEXT:    %word = zext i1 %p to i32
   V8-NEXT:    store i32 %word, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 4
   V8-NEXT:    %inner = musttail call tailcc i32 @ml.inner(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e, ptr %closure)
   V8-NEXT:    ret i32 %inner
   V8-NEXT:  }
   V9-LABEL: define internal tailcc noundef i32 @ml.inner(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e, ptr noundef nonnull dereferenceable(16) %closure)
   V9-NEXT:  entry:
   V9-NEXT:    %x = load double, ptr @ml.arguments, align 8
   V9-NEXT:    %argument1 = load i32, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 4
   V9-NEXT:    %p = trunc nuw i32 %argument1 to i1
   V9-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   V9-NEXT:    %k = load i32, ptr %field, align 4
   V9-NEXT:    %cmp = icmp eq i32 %a, 0
   V9-NEXT:    br i1 %cmp, label %then, label %else
   V9-EMPTY:
   V9-NEXT:  then:
   V9-NEXT:    %add = add i32 %k, %e
   V9-NEXT:    ret i32 %add
   V9-EMPTY:
   V9-NEXT:  else:
   V9-NEXT:    %sub = sub i32 %a, 1
   V9-NEXT:    store double %x, ptr @ml.arguments, align 8
   V9-NEXT:    %word = zext i1 %p to i32
   V9-NEXT:    store i32 %word, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8), align 4
   V9-NEXT:    %inner = musttail call tailcc i32 @ml.inner(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e, ptr %closure)
   V9-NEXT:    ret i32 %inner
   V9-NEXT:  }
   HOST-LABEL: define internal tailcc noundef i32 @ml.inner(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d, i32 noundef %e, double noundef %x, ptr noundef nonnull dereferenceable(16) %closure)
   HOST-NEXT:  entry:
   HOST-NEXT:    %argument = load i32, ptr @ml.arguments, align 4
   HOST-NEXT:    %p = trunc nuw i32 %argument to i1
   HOST-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   HOST-NEXT:    %k = load i32, ptr %field, align 4
   HOST-NEXT:    %cmp = icmp eq i32 %a, 0
   HOST-NEXT:    br i1 %cmp, label %then, label %else
   HOST-EMPTY:
   HOST-NEXT:  then:
   HOST-NEXT:    %add = add i32 %k, %e
   HOST-NEXT:    ret i32 %add
   HOST-EMPTY:
   HOST-NEXT:  else:
   HOST-NEXT:    %sub = sub i32 %a, 1
   HOST-NEXT:    %word = zext i1 %p to i32
   HOST-NEXT:    store i32 %word, ptr @ml.arguments, align 4
   HOST-NEXT:    %inner = musttail call tailcc i32 @ml.inner(i32 %sub, i32 %b, i32 %c, i32 %d, i32 %e, double %x, ptr %closure)
   HOST-NEXT:    ret i32 %inner
   HOST-NEXT:  }
   V8-LABEL: define internal tailcc noundef nonnull ptr @ml.maker(i32 noundef %k)
   V8-NEXT:  entry:
   V8-NEXT:    %inner = call ptr @min_caml_allocate(i32 8)
   V8-NEXT:    store ptr @ml.inner, ptr %inner, align 4
   V8-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %inner, i32 0, i32 1
   V8-NEXT:    store i32 %k, ptr %field, align 4
   V8-NEXT:    ret ptr %inner
   V8-NEXT:  }
   BITS64-LABEL: define internal tailcc noundef nonnull ptr @ml.maker(i32 noundef %k)
   BITS64-NEXT:  entry:
   BITS64-NEXT:    %inner = call ptr @min_caml_allocate(i32 16)
   BITS64-NEXT:    store ptr @ml.inner, ptr %inner, align 8
   BITS64-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %inner, i32 0, i32 1
   BITS64-NEXT:    store i32 %k, ptr %field, align 4
   BITS64-NEXT:    ret ptr %inner
   BITS64-NEXT:  }
 *)
let rec maker k =
  let rec inner a b c d e x p = if a = 0 then k + e else inner (a - 1) b c d e x p in

  inner in

print_int (ints 1 2 3 4 5 6 7 8); print_float (floats 1.0 2.0 3.0 4.0);
print_float (mixed 1 2.0 3 4.0 5 6.0 false); print_int (seven 1 2 3 4 5 6 7);
print_int (units 1 () 2 () 3 () 4 () 5);
let f = maker 3 in print_int (f 1 2 3 4 5 6.0 true)
