; One high half serves symbols in one aligned group; each group has its own.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-constant-placement -mincaml-check-sparc=all -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V8
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -mincaml-constant-placement -mincaml-check-sparc=all -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V9
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-check-sparc=all %s -o - | FileCheck %s --check-prefix=WITHOUT

@group = private global [16 x i32] zeroinitializer, align 64
@a = internal alias i32, getelementptr (i8, ptr @group, i32 8)
@b = internal alias i32, getelementptr (i8, ptr @group, i32 60)
@packed = private global [16 x i32] zeroinitializer, align 8
@c = internal alias i32, getelementptr (i8, ptr @packed, i32 4)
@d = internal alias i32, getelementptr (i8, ptr @packed, i32 8)
@outside = external global i32

; In one block.
; CHECK-LABEL: together:
; V8: sethi %hi(a), [[R:%[a-z0-9]+]]
; V8-NOT: sethi
; V8-DAG: ld {{\[}}[[R]]+%lo(a)]
; V8-DAG: ld {{\[}}[[R]]+%lo(b)]
; V9: sethi %h44(a), [[R:%[a-z0-9]+]]
; V9-NEXT: add [[R]], %m44(a), [[R]]
; V9-NEXT: sllx [[R]], 12, [[R]]
; V9-NOT: sethi
; V9-DAG: ld {{\[}}[[R]]+%l44(a)]
; V9-DAG: ld {{\[}}[[R]]+%l44(b)]
; CHECK: .Lfunc_end0:
; WITHOUT-LABEL: together:
; WITHOUT: sethi %hi(a)
; WITHOUT: sethi %hi(b)
define i32 @together() {
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %s = add i32 %a, %b
  ret i32 %s
}

; Two blocks of eight bytes: an addition to the first could carry.
; CHECK-LABEL: apart:
; CHECK: sethi %{{hi|h44}}(c)
; CHECK: sethi %{{hi|h44}}(d)
; CHECK: .Lfunc_end1:
define i32 @apart() {
  %c = load i32, ptr @c
  %d = load i32, ptr @d
  %s = add i32 %c, %d
  ret i32 %s
}

; Across a call, in a register that it preserves.
; CHECK-LABEL: across_call:
; V8: sethi %hi(a), [[R:%[li][0-7]]]
; V8: call use
; V8: ld {{\[}}[[R]]+%lo(b)]
; CHECK: .Lfunc_end2:
define i32 @across_call() {
  %a = load i32, ptr @a
  call void @use(i32 %a)
  %b = load i32, ptr @b
  ret i32 %b
}

; The same symbol in two of three blocks that are executed as often as the first
; one in total: nothing is gained.
; CHECK-LABEL: one_of_two:
; CHECK-NOT: sethi
; CHECK: b{{n?}}e
; CHECK: sethi %{{hi|h44}}(outside)
; CHECK: sethi %{{hi|h44}}(outside)
; CHECK: .Lfunc_end3:
define i32 @one_of_two(i1 %c) {
  br i1 %c, label %then, label %else
then:
  %x = load i32, ptr @outside
  ret i32 %x
else:
  store i32 1, ptr @outside
  ret i32 0
}

; On one way twice.
; CHECK-LABEL: twice_on_one_way:
; CHECK: sethi %{{hi|h44}}(outside)
; CHECK-NOT: sethi
; CHECK: .Lfunc_end4:
define i32 @twice_on_one_way(i1 %c, i1 %d) {
  %x = load i32, ptr @outside
  br i1 %c, label %next, label %end
next:
  store i32 %x, ptr @outside
  br label %end
end:
  ret i32 %x
}

declare void @use(i32)
