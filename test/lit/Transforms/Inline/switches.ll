; Each case of a switch counts: the size of @position is 5, that of the switch and
; its four cases. Otherwise a function of a data type with many constructors would
; be copied to all its calls.
; RUN: %opt -passes='mincaml-inline<threshold=4>' -S %s | FileCheck %s --check-prefix=FOUR
; RUN: %opt -passes='mincaml-inline<threshold=5>' -S %s | FileCheck %s --check-prefix=FIVE

; FOUR: define internal i32 @position
; FIVE-NOT: define internal i32 @position
define internal i32 @position(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 0, label %end
                                i32 3, label %end
                                i32 5, label %end
                                i32 8, label %end ]
other:
  br label %end
end:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ 0, %other ]
  ret i32 %p
}

; FOUR-LABEL: define i32 @main(
; FOUR: call i32 @position(i32 %x)
; FOUR: call i32 @position(i32 %y)
; FIVE-LABEL: define i32 @main(
; FIVE-NOT: call
; FIVE: ret i32
define i32 @main(i32 %x, i32 %y) {
  %a = call i32 @position(i32 %x)
  %b = call i32 @position(i32 %y)
  %c = sub i32 %a, %b
  ret i32 %c
}
