(* Without checks.

   RUN: %mincaml-llc %s -g0 --unsafe --emit=llvm -o - | FileCheck %s --implicit-check-not=fail

   CHECK-LABEL: define internal tailcc noundef i32 @ml.get(
   CHECK-NEXT:  entry:
   CHECK-NEXT:    %element.address = getelementptr inbounds nuw i8, ptr %s, i32 %i
   CHECK-NEXT:    %character = load i8, ptr %element.address
   CHECK-NEXT:    %code = zext i8 %character to i32
   CHECK-NEXT:    %add = add i32 %code, 1
   CHECK-NEXT:    ret i32 %add
*)
let rec get s i = Char.chr (Char.code s.[i] + 1) in
print_char (get "x" 0)
