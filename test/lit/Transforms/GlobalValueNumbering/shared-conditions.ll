; A condition that is part of another in 2^60 ways is visited once.
; RUN: %opt -passes=mincaml-gvn -S %s | FileCheck %s
; CHECK: yes:
; CHECK-NEXT: ret i1 true
define i1 @f(i1 %a0) {
entry:
  %a1 = and i1 %a0, %a0
  %a2 = and i1 %a1, %a1
  %a3 = and i1 %a2, %a2
  %a4 = and i1 %a3, %a3
  %a5 = and i1 %a4, %a4
  %a6 = and i1 %a5, %a5
  %a7 = and i1 %a6, %a6
  %a8 = and i1 %a7, %a7
  %a9 = and i1 %a8, %a8
  %a10 = and i1 %a9, %a9
  %a11 = and i1 %a10, %a10
  %a12 = and i1 %a11, %a11
  %a13 = and i1 %a12, %a12
  %a14 = and i1 %a13, %a13
  %a15 = and i1 %a14, %a14
  %a16 = and i1 %a15, %a15
  %a17 = and i1 %a16, %a16
  %a18 = and i1 %a17, %a17
  %a19 = and i1 %a18, %a18
  %a20 = and i1 %a19, %a19
  %a21 = and i1 %a20, %a20
  %a22 = and i1 %a21, %a21
  %a23 = and i1 %a22, %a22
  %a24 = and i1 %a23, %a23
  %a25 = and i1 %a24, %a24
  %a26 = and i1 %a25, %a25
  %a27 = and i1 %a26, %a26
  %a28 = and i1 %a27, %a27
  %a29 = and i1 %a28, %a28
  %a30 = and i1 %a29, %a29
  %a31 = and i1 %a30, %a30
  %a32 = and i1 %a31, %a31
  %a33 = and i1 %a32, %a32
  %a34 = and i1 %a33, %a33
  %a35 = and i1 %a34, %a34
  %a36 = and i1 %a35, %a35
  %a37 = and i1 %a36, %a36
  %a38 = and i1 %a37, %a37
  %a39 = and i1 %a38, %a38
  %a40 = and i1 %a39, %a39
  %a41 = and i1 %a40, %a40
  %a42 = and i1 %a41, %a41
  %a43 = and i1 %a42, %a42
  %a44 = and i1 %a43, %a43
  %a45 = and i1 %a44, %a44
  %a46 = and i1 %a45, %a45
  %a47 = and i1 %a46, %a46
  %a48 = and i1 %a47, %a47
  %a49 = and i1 %a48, %a48
  %a50 = and i1 %a49, %a49
  %a51 = and i1 %a50, %a50
  %a52 = and i1 %a51, %a51
  %a53 = and i1 %a52, %a52
  %a54 = and i1 %a53, %a53
  %a55 = and i1 %a54, %a54
  %a56 = and i1 %a55, %a55
  %a57 = and i1 %a56, %a56
  %a58 = and i1 %a57, %a57
  %a59 = and i1 %a58, %a58
  %a60 = and i1 %a59, %a59
  br i1 %a60, label %yes, label %no
yes:
  ret i1 %a58
no:
  ret i1 false
}
