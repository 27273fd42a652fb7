; The phi nodes %i1 and %total2 go on with parameters of a recursion that has become a
; loop. %x1 has the name of a parameter by chance: it is no loop's.

define i32 @loop(i32 %i, i32 %total) {
entry:
  br label %loop

loop:
  %i1 = phi i32 [ %i, %entry ], [ %sub, %loop ]
  %total2 = phi i32 [ %total, %entry ], [ %add, %loop ]
  %add = add i32 %total2, %i1
  %sub = sub i32 %i1, 1
  %cmp = icmp eq i32 %sub, 0
  br i1 %cmp, label %done, label %loop

done:
  %first = add i32 %add, %i
  %both = mul i32 %first, %total
  ret i32 %both
}

define i32 @merge(i32 %x, i32 %c) {
entry:
  %cmp = icmp eq i32 %c, 0
  br i1 %cmp, label %other, label %done

other:
  %call = call i32 @merge(i32 %c, i32 %x)
  br label %done

done:
  %x1 = phi i32 [ %x, %entry ], [ %call, %other ]
  %first = add i32 %x1, %x
  %both = mul i32 %first, %c
  ret i32 %both
}
