; A function whose address is used passes everything on as it got it, and the
; fields are loaded with the alignment that all loads are known to have.
; RUN: %opt -passes=mincaml-closure-opt -verify-each -S %s | FileCheck %s

@tuple = internal constant { i64, i64 } { i64 3, i64 4 }
@keep = global ptr @f

; CHECK: define internal tailcc zeroext i8 @f(ptr noundef nonnull %c, i8 zeroext %k) {{.*}}!type ![[TYPE:[0-9]+]]
; CHECK: %[[FIELD:.*]] = load i64, ptr %c, align 2, !tbaa
; CHECK: musttail call tailcc zeroext i8 @f.direct(i8 zeroext %k, i64 %[[FIELD]])
; CHECK-NEXT: ret i8
; CHECK: define internal tailcc zeroext i8 @f.direct(i8 zeroext %k, i64 %{{[^)]*}}) #{{[0-9]+}} {
define internal tailcc zeroext i8 @f(ptr noundef nonnull %c, i8 zeroext %k) noinline !type !3 {
  %v = load i64, ptr %c, align 8, !tbaa !2
  %w = load i64, ptr %c, align 2, !tbaa !2
  %s = add i64 %v, %w
  %t = trunc i64 %s to i8
  %r = add i8 %t, %k
  ret i8 %r
}

define i8 @g(i8 %k, ptr noundef nonnull %o) {
  %r = call tailcc zeroext i8 @f(ptr noundef nonnull @tuple, i8 zeroext %k)
  %r2 = call tailcc zeroext i8 @f(ptr noundef nonnull %o, i8 zeroext %k)
  %s = add i8 %r, %r2
  ret i8 %s
}

; CHECK: ![[TYPE]] = !{i64 0, !"callback"}
!0 = !{!"MinCaml"}
!1 = !{!"tuple field int", !0}
!2 = !{!1, !1, i64 0, i64 0}
!3 = !{i64 0, !"callback"}
