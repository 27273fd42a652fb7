; The words of a function are compared under its own name, whichever other names are at
; its address: indirect functions of a resolver, aliases of local functions.
; RUN: %mincaml-llc --target=sparc --sparc-check=all -c %s -o %t.o 2> %t.err
; RUN: not grep SPL005 %t.err
; RUN: %mincaml-llc --target=sparcv9 --sparc-check=all -c %s -o %t.o 2> %t.err
; RUN: not grep SPL005 %t.err

@fast = ifunc i32 (i32), ptr @resolver
@alias = alias i32 (i32), ptr @plain
@a_second = alias i32 (i32), ptr @plain

define internal i32 @plain(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define ptr @resolver() {
  ret ptr @plain
}

define i32 @main() {
  %x = call i32 @fast(i32 1)
  %y = call i32 @alias(i32 %x)
  %z = call i32 @a_second(i32 %y)
  ret i32 %z
}
