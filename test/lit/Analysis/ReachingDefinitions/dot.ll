; RUN: %opt -disable-output -passes='dot<mincaml-reaching-defs>' %S/../Inputs/sum.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      digraph "reaching definitions in 'sum'" {
; CHECK-NEXT: label="reaching definitions in 'sum'";
; CHECK-EMPTY:
; CHECK-NEXT: Node0 [shape=record,label="{%B1\lgen=\{s1, s2\} kill=\{s6, s7\} in=\{\} out=\{s1, s2\} undefined=\{i, s, t\}\ls1: i = 0\ls2: s = 0\l}"];
; CHECK-NEXT: Node0 -> Node1;
; CHECK-NEXT: Node1 [shape=record,label="{%B2\lgen=\{\} kill=\{\} in=\{s1, s2, s5, s6, s7\} out=\{s1, s2, s5, s6, s7\} undefined=\{t\}\ls3: if i \< 100  reach[s3,i]=\{s1, s6\}\l}"];
; CHECK-NEXT: Node1 -> Node2;
; CHECK-NEXT: Node1 -> Node3;
; CHECK-NEXT: Node2 [shape=record,label="{%B3\lgen=\{s5, s6, s7\} kill=\{s1, s2\} in=\{s1, s2, s5, s6, s7\} out=\{s5, s6, s7\} undefined=\{t\}\ls4: t = i  reach[s4,i]=\{s1, s6\}\ls5: t = 2 * t  reach[s5,t]=\{s4\}\ls6: i = i + 1  reach[s6,i]=\{s1, s6\}\ls7: s = s + t  reach[s7,s]=\{s2, s7\}  reach[s7,t]=\{s5\}\l}"];
; CHECK-NEXT: Node2 -> Node1;
; CHECK-NEXT: Node3 [shape=record,label="{%exit\lgen=\{\} kill=\{\} in=\{s1, s2, s5, s6, s7\} out=\{s1, s2, s5, s6, s7\} undefined=\{t\}\l}"];
; CHECK-NEXT: }
