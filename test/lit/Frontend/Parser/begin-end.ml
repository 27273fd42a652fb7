(* `begin ... end` is the same as parentheses.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: ();
   CHECK-NEXT: 1 + 2;
   CHECK-NEXT: if p then (
   CHECK-NEXT:   a;
   CHECK-NEXT:   b
   CHECK-NEXT: )
   CHECK-NEXT: else (
   CHECK-NEXT:   c;
   CHECK-NEXT:   d
   CHECK-NEXT: );
   CHECK-NEXT: f x
*)
begin end; begin 1 end + 2; if p then begin a; b end else begin c; d; end; f begin x end
