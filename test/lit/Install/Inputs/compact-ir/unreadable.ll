; The address of a block is taken.

define ptr @addresses(i32 %x) {
entry:
  %dead = add i32 %x, 1
  br label %target

target:
  ret ptr blockaddress(@addresses, %target)
}
