; Wrong attributes and metadata are found; each function is called by
; its own main.
;
; DEFINE: %{function} =
; DEFINE: %{instrument} = sed 's/@tested(/@%{function}(/' %s | %opt -passes=mincaml-check-facts -o -
; REDEFINE: %{function} = range
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=RANGE %s
; RANGE: mincaml: wrong fact: promises: in range: load from %p: %v is in [0,2)
; REDEFINE: %{function} = align
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=ALIGN %s
; ALIGN: mincaml: wrong fact: promises: in align: address of load from %q is aligned to 8
; REDEFINE: %{function} = nonnull
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=NONNULL %s
; NONNULL: mincaml: wrong fact: promises: in nonnull: load from %p: %v is not null
; REDEFINE: %{function} = dereferenceable
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=BYTES %s
; BYTES: mincaml: wrong fact: promises: in taker: parameter %p leads to 64 bytes, but its object ends earlier
; REDEFINE: %{function} = invariant
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=INVARIANT %s
; INVARIANT: mincaml: wrong fact: effects: in invariant: store to %p writes memory that an earlier load promised to be invariant
; REDEFINE: %{function} = noalias
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=NOALIAS %s
; NOALIAS: mincaml: wrong fact: aliases: in noalias: load from %p is apart from store to %q, but both are in the same object
; NOALIAS-NEXT: mincaml:   the other in noalias: store to %q
; REDEFINE: %{function} = memory
; RUN: %{instrument} | not %lli-facts - 2>&1 | FileCheck --check-prefix=MEMORY %s
; MEMORY: mincaml: wrong fact: effects: in reader: its effects are: reads nothing; writes nothing, but it {{reads|writes}} {{.*}}
; REDEFINE: %{function} = good
; RUN: %{instrument} | %lli-facts -

@cell = global [4 x i32] [i32 7, i32 0, i32 0, i32 0], align 16

define i32 @range() {
  %p = getelementptr i8, ptr @cell, i64 0
  %v = load i32, ptr %p, align 4, !range !0, !noundef !1
  ret i32 %v
}

define i32 @align() {
  %q = getelementptr i8, ptr @cell, i64 4
  %v = load i32, ptr %q, align 8
  ret i32 %v
}

define i32 @nonnull() {
  %p = getelementptr i8, ptr @cell, i64 8
  %v = load ptr, ptr %p, align 4, !nonnull !1, !noundef !1
  ret i32 0
}

define internal void @taker(ptr dereferenceable(64) %p) noinline {
  ret void
}

define i32 @dereferenceable() {
  call void @taker(ptr @cell)
  ret i32 0
}

define i32 @invariant() {
  %p = getelementptr i8, ptr @cell, i64 4
  %v = load i32, ptr %p, align 4, !invariant.load !1
  store i32 %v, ptr %p, align 4
  ret i32 0
}

define internal noalias ptr @same(ptr %p) noinline {
  ret ptr %p
}

define i32 @noalias() {
  %p = alloca [2 x i32], align 4
  %q = call noalias ptr @same(ptr %p)
  store i32 1, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 0
}

define internal i32 @reader() noinline memory(none) {
  %v = load i32, ptr @cell, align 4
  ret i32 %v
}

define i32 @memory() {
  %v = call i32 @reader()
  ret i32 %v
}

define i32 @good() {
  %p = getelementptr i8, ptr @cell, i64 0
  %v = load i32, ptr %p, align 4, !range !2, !noundef !1
  ret i32 0
}

define i32 @main() {
  %v = call i32 @tested()
  ret i32 %v
}

!0 = !{i32 0, i32 2}
!1 = !{}
!2 = !{i32 0, i32 8}
