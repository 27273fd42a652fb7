; RUN: %opt -disable-output -passes='dot<mincaml-liveness>' %examples/lecture/sum.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      digraph "liveness in 'sum'" {
; CHECK-NEXT: label="liveness in 'sum'";
; CHECK-EMPTY:
; CHECK-NEXT: Node0 [shape=record,label="{%B1\lslots: use=\{\} def=\{i, s\} live-in=\{\} live-out=\{i, s\}\lvalues: use=\{\} def=\{\} live-in=\{\} live-out=\{\}\l}"];
; CHECK-NEXT: Node0 -> Node1;
; CHECK-NEXT: Node1 [shape=record,label="{%B2\lslots: use=\{i\} def=\{\} live-in=\{i, s\} live-out=\{i, s\}\lvalues: use=\{\} def=\{%0, %1\} live-in=\{\} live-out=\{\}\l}"];
; CHECK-NEXT: Node1 -> Node2;
; CHECK-NEXT: Node1 -> Node3;
; CHECK-NEXT: Node2 [shape=record,label="{%B3\lslots: use=\{i, s\} def=\{i, s, t\} live-in=\{i, s\} live-out=\{i, s\}\lvalues: use=\{\} def=\{%2, %3, %4, %5, %6, %7, %8, %9\} live-in=\{\} live-out=\{\}\l}"];
; CHECK-NEXT: Node2 -> Node1;
; CHECK-NEXT: Node3 [shape=record,label="{%exit\lslots: use=\{\} def=\{\} live-in=\{\} live-out=\{\}\lvalues: use=\{\} def=\{\} live-in=\{\} live-out=\{\}\l}"];
; CHECK-NEXT: }
