(* RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck %s
 *)

(* An `if` is two blocks and a phi node; a branch that computes nothing has no
   block, and an `if` of two such branches is a select. In tail position both
   branches return. *)

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.join(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %x, %y
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %add = add i32 %x, 1
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %mul = mul i32 %y, 2
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    %m = phi i32 [ %add, %then ], [ %mul, %else ]
   CHECK-NEXT:    %sub = sub i32 %m, 1
   CHECK-NEXT:    ret i32 %sub
   CHECK-NEXT:  }
 *)
let rec join x y =
  let m = if x < y then x + 1 else y * 2 in
  m - 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.pick(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %x, %y
   CHECK-NEXT:    %m = select i1 %cmp, i32 %x, i32 %y
   CHECK-NEXT:    %sub = sub i32 %m, 1
   CHECK-NEXT:    ret i32 %sub
   CHECK-NEXT:  }
 *)
let rec pick x y =
  let m = if x < y then x else y in
  m - 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.one_ready(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %x, %y
   CHECK-NEXT:    br i1 %cmp, label %join, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %mul = mul i32 %y, 2
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    %m = phi i32 [ %x, %entry ], [ %mul, %else ]
   CHECK-NEXT:    %sub = sub i32 %m, 1
   CHECK-NEXT:    ret i32 %sub
   CHECK-NEXT:  }
 *)
let rec one_ready x y =
  let m = if x < y then x else y * 2 in
  m - 1 in

(* CHECK-LABEL: define internal tailcc void @ml.unit_value(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    call void @min_caml_print_int(i32 1)
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    call void @min_caml_print_int(i32 2)
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    call void @min_caml_print_int(i32 3)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec unit_value x =
  (if x = 0 then print_int 1 else print_int 2);
  print_int 3 in

(* CHECK-LABEL: define internal tailcc void @ml.one_armed(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %join
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    call void @min_caml_print_int(i32 1)
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    call void @min_caml_print_int(i32 3)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec one_armed x =
  (if x = 0 then print_int 1);
  print_int 3 in

(* CHECK-LABEL: define internal tailcc void @ml.empty_then(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %join, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    call void @min_caml_print_int(i32 1)
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    call void @min_caml_print_int(i32 3)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec empty_then x =
  (if x = 0 then () else print_int 1);
  print_int 3 in

(* CHECK-LABEL: define internal tailcc void @ml.tail_one_armed(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp eq i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    call void @min_caml_print_int(i32 1)
   CHECK-NEXT:    ret void
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec tail_one_armed x =
  if x = 0 then print_int 1 in

(* CHECK-LABEL: define internal tailcc void @ml.nothing(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    call void @min_caml_print_int(i32 3)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec nothing x =
  (if x = 0 then () else ());
  print_int 3 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.nested(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %cmp1 = icmp slt i32 %y, 0
   CHECK-NEXT:    br i1 %cmp1, label %then2, label %else3
   CHECK-EMPTY:
   CHECK-NEXT:  then2:
   CHECK-NEXT:    %mul = mul i32 %x, %y
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  else3:
   CHECK-NEXT:    %add = add i32 %x, %y
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    %if = phi i32 [ %mul, %then2 ], [ %add, %else3 ]
   CHECK-NEXT:    br label %join8
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %cmp4 = icmp sgt i32 %y, 0
   CHECK-NEXT:    br i1 %cmp4, label %then5, label %join6
   CHECK-EMPTY:
   CHECK-NEXT:  then5:
   CHECK-NEXT:    %sub = sub i32 %x, %y
   CHECK-NEXT:    br label %join6
   CHECK-EMPTY:
   CHECK-NEXT:  join6:
   CHECK-NEXT:    %if7 = phi i32 [ %sub, %then5 ], [ 7, %else ]
   CHECK-NEXT:    br label %join8
   CHECK-EMPTY:
   CHECK-NEXT:  join8:
   CHECK-NEXT:    %r = phi i32 [ %if, %join ], [ %if7, %join6 ]
   CHECK-NEXT:    %add10 = add i32 %r, 1
   CHECK-NEXT:    ret i32 %add10
   CHECK-NEXT:  }
 *)
let rec nested x y =
  let r =
    if x < 0 then if y < 0 then x * y else x + y
    else if y > 0 then x - y else 7 in
  r + 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.tail(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %x, 0
   CHECK-NEXT:    br i1 %cmp, label %then, label %else3
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %cmp1 = icmp slt i32 %y, 0
   CHECK-NEXT:    br i1 %cmp1, label %then2, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then2:
   CHECK-NEXT:    %mul = mul i32 %x, %y
   CHECK-NEXT:    ret i32 %mul
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %add = add i32 %x, %y
   CHECK-NEXT:    ret i32 %add
   CHECK-EMPTY:
   CHECK-NEXT:  else3:
   CHECK-NEXT:    %cmp4 = icmp sgt i32 %y, 0
   CHECK-NEXT:    br i1 %cmp4, label %then5, label %else6
   CHECK-EMPTY:
   CHECK-NEXT:  then5:
   CHECK-NEXT:    %sub = sub i32 %x, %y
   CHECK-NEXT:    ret i32 %sub
   CHECK-EMPTY:
   CHECK-NEXT:  else6:
   CHECK-NEXT:    ret i32 7
   CHECK-NEXT:  }
 *)
let rec tail x y =
  if x < 0 then if y < 0 then x * y else x + y
  else if y > 0 then x - y else 7 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.same(i32 noundef %x, i32 noundef %y)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %add = add i32 %x, 1
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec same x y = let r = if x < y then x else x in r + 1 in

(* CHECK-LABEL: define internal tailcc noundef i32 @ml.known(i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %r = add i32 %x, 1
   CHECK-NEXT:    %add = add i32 %r, 1
   CHECK-NEXT:    ret i32 %add
   CHECK-NEXT:  }
 *)
let rec known x = let r = if 1 < 2 then x + 1 else x * 9 in r + 1 in

(* CHECK-LABEL: define internal tailcc noundef i1 @ml.logical(i32 noundef %a, i32 noundef %b, i32 noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %a, %b
   CHECK-NEXT:    br i1 %cmp, label %then, label %join
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %cmp1 = icmp slt i32 %b, %x
   CHECK-NEXT:    br label %join
   CHECK-EMPTY:
   CHECK-NEXT:  join:
   CHECK-NEXT:    %if = phi i1 [ %cmp1, %then ], [ false, %entry ]
   CHECK-NEXT:    br i1 %if, label %join3, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    %cmp2 = icmp eq i32 %x, 0
   CHECK-NEXT:    br label %join3
   CHECK-EMPTY:
   CHECK-NEXT:  join3:
   CHECK-NEXT:    %r = phi i1 [ true, %join ], [ %cmp2, %else ]
   CHECK-NEXT:    %not = xor i1 %r, true
   CHECK-NEXT:    ret i1 %not
   CHECK-NEXT:  }
 *)
let rec logical a b x = let r = a < b && b < x || x = 0 in not r in

(* CHECK-LABEL: define internal tailcc noundef i1 @ml.as_bool(i32 noundef %a, i32 noundef %b)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %cmp = icmp slt i32 %a, %b
   CHECK-NEXT:    %r = xor i1 %cmp, true
   CHECK-NEXT:    br i1 %r, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    %cmp1 = icmp eq i32 %a, 1
   CHECK-NEXT:    ret i1 %cmp1
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    ret i1 false
   CHECK-NEXT:  }
 *)
let rec as_bool a b = let r = if a < b then false else true in r && a = 1 in

(* CHECK-LABEL: define internal tailcc noundef double @ml.of_floats(i1 noundef %p, double noundef %x)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %r = select i1 %p, double %x, double -0.000000e+00
   CHECK-NEXT:    %add = fadd double %r, 1.000000e+00
   CHECK-NEXT:    ret double %add
   CHECK-NEXT:  }
 *)
let rec of_floats p x = let r = if p then x else -0.0 in r +. 1.0 in

(* CHECK-LABEL: define internal tailcc void @ml.unit_condition(i1 noundef %p)
   CHECK-NEXT:  entry:
   CHECK-NEXT:    br i1 %p, label %then, label %else
   CHECK-EMPTY:
   CHECK-NEXT:  then:
   CHECK-NEXT:    ret void
   CHECK-EMPTY:
   CHECK-NEXT:  else:
   CHECK-NEXT:    call void @min_caml_print_int(i32 1)
   CHECK-NEXT:    ret void
   CHECK-NEXT:  }
 *)
let rec unit_condition p = if p then () else print_int 1 in
unit_value (join 1 2 + pick 3 4 + one_ready 2 3); one_armed 1; empty_then 1; tail_one_armed 1; nothing 2;
print_int (nested 3 4 + tail 1 2 + same 1 2 + known 3);
unit_condition (logical 1 2 3); unit_condition (as_bool 1 2); print_float (of_floats true 2.0)
