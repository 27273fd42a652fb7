; Functions that get no flat frame.
; RUN: %opt -passes=sparc-flat-frames -verify-each -S %s | FileCheck %s

; CHECK: define i32 @variadic(i32 %n, ...) {
define i32 @variadic(i32 %n, ...) {
  %r = call i32 (i32, ...) @variadic(i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}

; CHECK: define i32 @dynamic_frame(i32 %n) {
define i32 @dynamic_frame(i32 %n) {
  %p = alloca i8, i32 %n
  store volatile i8 0, ptr %p
  %r = call i32 @dynamic_frame(i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}

; CHECK: define i32 @assembly(i32 %n) {
define i32 @assembly(i32 %n) {
  call void asm sideeffect "nop", ""()
  %r = call i32 @assembly(i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}

; CHECK: define void @structure(ptr sret(i32) %p, i32 %n) {
define void @structure(ptr sret(i32) %p, i32 %n) {
  call void @structure(ptr sret(i32) %p, i32 %n)
  store i32 %n, ptr %p
  ret void
}

; CHECK: define i32 @landing_pad(i32 %n) personality ptr @personality {
declare i32 @personality(...)
define i32 @landing_pad(i32 %n) personality ptr @personality {
  %r = invoke i32 @landing_pad(i32 %n) to label %ok unwind label %caught
ok:
  %s = add i32 %r, %n
  ret i32 %s
caught:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 0
}

; CHECK: define i32 @tail(i32 %n) {
define i32 @tail(i32 %n) {
  %r = musttail call i32 @tail(i32 %n)
  ret i32 %r
}

; The features of the function are kept.
; CHECK: define i32 @features(i32 %n) [[FLAT:#[0-9]+]] {
define i32 @features(i32 %n) #0 {
  %r = call i32 @features(i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}
attributes #0 = { "target-features"="+vis" "frame-pointer"="all" }
; CHECK: attributes [[FLAT]] = { "mincaml-flat-frame" "target-features"="+vis,+reserve-l0,
