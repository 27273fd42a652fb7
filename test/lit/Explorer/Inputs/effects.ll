; A caller that changes before its callee stops to write, which is when a branch on a
; constant is folded.

@seen = internal global i32 0

define i32 @caller(i32 %x) {
entry:
  %same = add i32 %x, 0
  %result = call i32 @callee(i32 %same)
  ret i32 %result
}

define i32 @callee(i32 %x) {
entry:
  br i1 false, label %write, label %done

write:
  store i32 %x, ptr @seen
  br label %done

done:
  ret i32 %x
}
