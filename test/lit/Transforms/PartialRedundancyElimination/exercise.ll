; The examples of docs/partial-redundancy.md: they print the same, whatever is
; done to them.
; RUN: lli %S/Inputs/registers.ll | FileCheck %s --check-prefix=REGISTERS
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each %S/Inputs/registers.ll | lli | FileCheck %s --check-prefix=REGISTERS
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each %S/Inputs/registers.ll | lli | FileCheck %s --check-prefix=REGISTERS
; REGISTERS: 1566701333
; RUN: lli %S/Inputs/zero-trip.ll | FileCheck %s --check-prefix=ZERO-TRIP
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each %S/Inputs/zero-trip.ll | lli | FileCheck %s --check-prefix=ZERO-TRIP
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each %S/Inputs/zero-trip.ll | lli | FileCheck %s --check-prefix=ZERO-TRIP
; ZERO-TRIP: 42
; RUN: lli %S/Inputs/copies.ll | FileCheck %s --check-prefix=COPIES
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each %S/Inputs/copies.ll | lli | FileCheck %s --check-prefix=COPIES
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each %S/Inputs/copies.ll | lli | FileCheck %s --check-prefix=COPIES
; COPIES: 133500096

; Fourteen sums before the loop, or none.
; RUN: %opt -passes='mincaml-pre<busy>' -S %S/Inputs/registers.ll | FileCheck %s --check-prefix=EARLY
; RUN: %opt -passes='mincaml-pre<lazy>' -S %S/Inputs/registers.ll | FileCheck %s --check-prefix=LATE
; EARLY: entry:
; EARLY-COUNT-14: add i32 %a{{.*}}, %a
; EARLY: loop:
; LATE: entry:
; LATE-NOT: add i32 %a
; LATE: loop:

; Neither moves the product out of a loop that may not run.
; RUN: %opt -passes='mincaml-pre<busy>' -S %S/Inputs/zero-trip.ll | FileCheck %s --check-prefix=ZERO
; RUN: %opt -passes='mincaml-pre<lazy>' -S %S/Inputs/zero-trip.ll | FileCheck %s --check-prefix=ZERO
; RUN: %opt -passes='function(loop(loop-rotate),mincaml-pre<lazy>)' -S %S/Inputs/zero-trip.ll | FileCheck %s --check-prefix=ROTATED
; ZERO: body:
; ZERO: mul i32 %a, %b
; ROTATED: mul i32 %a, %b
; ROTATED: body:
; ROTATED-NOT: mul i32 %a, %b

; In slots, two names are two products; in SSA form a phi node is translated.
; RUN: %opt -passes='mincaml-pre<lazy>' -S %S/Inputs/copies.ll | FileCheck %s --check-prefix=NAMES
; RUN: %opt -passes='mem2reg,mincaml-pre<lazy>' -S %S/Inputs/copies.ll | FileCheck %s --check-prefix=VALUES
; NAMES: next:
; NAMES: mul i32 %d1, %c2
; VALUES: change:
; VALUES: mul
; VALUES: next:
; VALUES-NOT: mul
; VALUES: done:
