; RUN: %opt -disable-output -passes='dot<mincaml-cfg>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      digraph "control flow of 'f'" {
; CHECK-NEXT: label="control flow of 'f'";
; CHECK-EMPTY:
; CHECK-NEXT: Node0 [shape=record,label="{%a\lpred=\{\}\lsucc=\{%b\}\l}"];
; CHECK-NEXT: Node0 -> Node1;
; CHECK-NEXT: Node0 -> Node1;
; CHECK-NEXT: Node1 [shape=record,label="{%b\lpred=\{%a\}\lsucc=\{\}\l}"];
; CHECK-NEXT: }

define void @f(i1 %c) {
a:
  br i1 %c, label %b, label %b

b:
  ret void
}
