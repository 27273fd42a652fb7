; Each kind of statement. compact-ir.test prints and validates it.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

declare ptr @may_raise(i32)
declare i32 @may_throw(i32)
declare void @use(i32)
declare i32 @personality(...)
declare noalias nonnull align 8 ptr @min_caml_allocate(i32 noundef) nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="min_caml_allocate"

; The function of the document on Julia's IR.
define i32 @julia(i32 %x) {
entry:
  %opaque = call ptr @may_raise(i32 %x)
  %raised = icmp ne ptr %opaque, null
  br i1 %raised, label %handler, label %ok

ok:
  %error = call ptr @may_raise(i32 3)
  %raised1 = icmp ne ptr %error, null
  br i1 %raised1, label %handler, label %done

handler:
  %exception = phi ptr [ %opaque, %entry ], [ %error, %ok ], !mincaml.handler !0
  %y = phi i32 [ 2, %entry ], [ 3, %ok ]
  %same = phi i32 [ 7, %entry ], [ 7, %ok ]
  %unused = phi i32 [ %x, %entry ], [ 5, %ok ]
  %sum = add i32 %y, %same
  br label %done

done:
  %result = phi i32 [ %sum, %handler ], [ 0, %ok ]
  ret i32 %result
}

; A slot gets another value in each iteration.
define i32 @loop(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %first = call ptr @may_raise(i32 %i)
  %raised = icmp ne ptr %first, null
  br i1 %raised, label %handler, label %body

body:
  %next = add i32 %i, 1
  %second = call ptr @may_raise(i32 %next)
  %raised1 = icmp ne ptr %second, null
  br i1 %raised1, label %handler, label %head

handler:
  %exception = phi ptr [ %first, %head ], [ %second, %body ], !mincaml.handler !0
  %last = phi i32 [ %i, %head ], [ %next, %body ]
  ret i32 %last
}

; A landing pad is a handler, too.
define i32 @pad(i32 %x) personality ptr @personality {
entry:
  %a = invoke i32 @may_throw(i32 %x) to label %next unwind label %pad

next:
  %b = invoke i32 @may_throw(i32 %a) to label %done unwind label %pad

pad:
  %carried = phi i32 [ %x, %entry ], [ %a, %next ]
  %exception = landingpad { ptr, i32 } catch ptr null
  call void @use(i32 %carried)
  ret i32 %carried

done:
  ret i32 %b
}

; A value has another name on each side of the branch.
define i32 @pis(i32 %x, i32 %y) {
entry:
  %is_five = icmp eq i32 %x, 5
  br i1 %is_five, label %five, label %other

five:
  %ten = add i32 %x, 5
  ret i32 %ten

other:
  %small = icmp slt i32 %x, 10
  br i1 %small, label %below, label %above

below:
  %still = icmp slt i32 %x, 20
  %a = select i1 %still, i32 %y, i32 1
  ret i32 %a

above:
  %unknown = icmp slt i32 %x, 20
  %b = select i1 %unknown, i32 %y, i32 1
  ret i32 %b
}

; The fields of a phi node of tuples need phi nodes, which are inserted.
define i32 @fields(i1 %c, i32 %x, i32 %y, i32 %n) {
entry:
  %p0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %p = insertvalue { i32, i32 } %p0, i32 %y, 1
  %q = insertvalue { i32, i32 } { i32 1, i32 2 }, i32 %y, 1
  br i1 %c, label %head, label %else

else:
  br label %head

head:
  %t = phi { i32, i32 } [ %p, %entry ], [ %q, %else ], [ %u, %head ]
  %i = phi i32 [ 0, %entry ], [ 0, %else ], [ %j, %head ]
  %first = extractvalue { i32, i32 } %t, 0
  %second = extractvalue { i32, i32 } %t, 1
  %swapped = add i32 %first, %second
  %u = insertvalue { i32, i32 } %t, i32 %swapped, 1
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %head, label %exit

exit:
  ret i32 %second
}

; The same through a slot: the fields need phi-c and upsilon nodes.
define i32 @fields_of_slot(i32 %x, i32 %y) {
entry:
  %p0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %p = insertvalue { i32, i32 } %p0, i32 1, 1
  %opaque = call ptr @may_raise(i32 %x)
  %raised = icmp ne ptr %opaque, null
  br i1 %raised, label %handler, label %ok

ok:
  %q = insertvalue { i32, i32 } %p, i32 %y, 1
  %error = call ptr @may_raise(i32 %y)
  %raised1 = icmp ne ptr %error, null
  br i1 %raised1, label %handler, label %done

handler:
  %exception = phi ptr [ %opaque, %entry ], [ %error, %ok ], !mincaml.handler !0
  %t = phi { i32, i32 } [ %p, %entry ], [ %q, %ok ]
  %field = extractvalue { i32, i32 } %t, 1
  ret i32 %field

done:
  ret i32 0
}

; A tuple in memory, as MinCaml makes it.
define i32 @memory(i32 %x, i32 %y, i1 %c) {
entry:
  %t = call ptr @min_caml_allocate(i32 8)
  store i32 %x, ptr %t, align 4
  %field = getelementptr inbounds nuw { i32, i32 }, ptr %t, i32 0, i32 1
  store i32 %y, ptr %field, align 4
  br i1 %c, label %then, label %else

then:
  %a = load i32, ptr %t, align 4
  ret i32 %a

else:
  %field1 = getelementptr inbounds nuw { i32, i32 }, ptr %t, i32 0, i32 1
  %b = load i32, ptr %field1, align 4
  ret i32 %b
}

!0 = !{}
