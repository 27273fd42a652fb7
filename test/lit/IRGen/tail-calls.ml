(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* Every call in tail position, of a known function or a closure, is a musttail
   call. A call whose result is used or followed by something is not, and neither
   are calls of externals. *)

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.count(i32 noundef %n, i32 noundef %acc)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %n, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret i32 %acc
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    %add = add i32 %acc, %n
   CHECK-NEXT:    %count = musttail call tailcc i32 @ml.count(i32 %sub, i32 %add)
   CHECK-NEXT:    ret i32 %count
   CHECK-NEXT:  }
 *)
let rec count n acc = if n = 0 then acc else count (n - 1) (acc + n) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.both(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp sgt i32 %n, 5
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    %both = musttail call tailcc i32 @ml.both(i32 %sub)
   CHECK-NEXT:    ret i32 %both
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %add = add i32 %n, 1
   CHECK-NEXT:    %both1 = musttail call tailcc i32 @ml.both(i32 %add)
   CHECK-NEXT:    ret i32 %both1
   CHECK-NEXT:  }
 *)
let rec both n = if n > 5 then both (n - 1) else both (n + 1) in

(* CHECK-LABEL: define internal tailcc void @ml.quiet(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %n, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret void
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    musttail call tailcc void @ml.quiet(i32 %sub)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec quiet n = if n = 0 then () else quiet (n - 1) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.through(ptr noundef nonnull %f, i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    %code = load ptr, ptr %f, align 4
   CHECK-NEXT:    %call = musttail call tailcc i32 %code(i32 %sub, ptr %f)
   CHECK-NEXT:    ret i32 %call
   CHECK-NEXT:  }
 *)
let rec through f n = f (n - 1) in

(* CHECK-LABEL: define internal tailcc void @ml.through_unit(ptr noundef nonnull %f, i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    call void @min_caml_print_int(i32 %n)
   CHECK-NEXT:    %code = load ptr, ptr %f, align 4
   CHECK-NEXT:    musttail call tailcc void %code(ptr %f)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec through_unit f n = print_int n; f () in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.not_tail(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %n, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret i32 0
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    %not_tail = call tailcc i32 @ml.not_tail(i32 %sub)
   CHECK-NEXT:    %add = add i32 1, %not_tail
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec not_tail n = if n = 0 then 0 else 1 + not_tail (n - 1) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.bound(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %sub = sub i32 %n, 1
   CHECK-NEXT:    %r = call tailcc i32 @ml.bound(i32 %sub)
   CHECK-NEXT:    ret i32 %r
   CHECK-NEXT:  }
 *)
let rec bound n = let r = bound (n - 1) in r in

(* CHECK-LABEL: define internal tailcc void @ml.sequence(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    call void @min_caml_print_int(i32 %n)
   CHECK-NEXT:    %add = add i32 %n, 1
   CHECK-NEXT:    musttail call tailcc void @ml.sequence(i32 %add)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec sequence n = print_int n; sequence (n + 1) in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.ignored(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %count = call tailcc i32 @ml.count(i32 %n, i32 0)
   CHECK-NEXT:    %count1 = musttail call tailcc i32 @ml.count(i32 %n, i32 1)
   CHECK-NEXT:    ret i32 %count1
   CHECK-NEXT:  }
 *)
let rec ignored n = let _ = count n 0 in count n 1 in

(* CHECK-LABEL: define internal tailcc void @ml.last(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    call void @min_caml_print_int(i32 %n)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec last n = print_int n in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.under_let(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %m = mul i32 %n, 2
   CHECK-NEXT:    %k = add i32 %m, %n
   CHECK-NEXT:    %under_let = musttail call tailcc i32 @ml.under_let(i32 %k)
   CHECK-NEXT:    ret i32 %under_let
   CHECK-NEXT:  }
 *)
let rec under_let n = let m = n * 2 in let k = m + n in under_let k in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.add(i32 noundef %x, ptr noundef nonnull dereferenceable(8) %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %closure, i32 0, i32 1
   CHECK-NEXT:    %n = load i32, ptr %field, align 4
   CHECK-NEXT:    %add = add i32 %x, %n
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
(* CHECK-LABEL: define internal tailcc noundef nonnull ptr @ml.make(i32 noundef %n)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = call ptr @min_caml_allocate(i32 8)
   CHECK-NEXT:    store ptr @ml.add, ptr %add, align 4
   CHECK-NEXT:    %field = getelementptr inbounds nuw { ptr, i32 }, ptr %add, i32 0, i32 1
   CHECK-NEXT:    store i32 %n, ptr %field, align 4
   CHECK-NEXT:    ret ptr %add
   CHECK-NEXT:  }
 *)
let rec make n = let rec add x = x + n in add in
print_int (count 10 0); print_int (both 1); quiet 3; print_int (through (make 3) 1);
through_unit print_newline 1; print_int (not_tail 3 + bound 2); print_int (ignored 2); sequence 1; last 2; print_int (under_let 1)

(* CHECK-LABEL: define internal tailcc void @ml.print_newline.entry(ptr %closure)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    musttail call tailcc void @ml.print_newline()
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
