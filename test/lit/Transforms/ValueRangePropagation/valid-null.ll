; Where null is an address like any other, an access that only null gets to is
; reached.
; RUN: %opt -passes=mincaml-vrp -S %s | FileCheck %s
; RUN: sed 's/ null_pointer_is_valid//' %s | %opt -passes=mincaml-vrp -S | FileCheck %s --check-prefix=UNDEFINED

; CHECK-LABEL: define {{.*}}@address_zero(
; CHECK: load i32, ptr %p
; UNDEFINED-LABEL: define {{.*}}@address_zero(
; UNDEFINED-NEXT: unreachable
define internal i32 @address_zero(ptr %p) null_pointer_is_valid {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
define i32 @calls_address_zero() null_pointer_is_valid {
  %x = call i32 @address_zero(ptr null)
  ret i32 %x
}
