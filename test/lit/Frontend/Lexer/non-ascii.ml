(* Non-ASCII characters are allowed in comments only.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:48: error: 'π' outside a comment or string: only comments and strings may contain characters that are not ASCII [MC0105]
   CHECK-NEXT: print_int 1; (* π is fine here *) print_float π;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+6]]:12: error: a full-width space outside a comment or string: only comments and strings may contain characters that are not ASCII; write a blank [MC0105]
   CHECK-NEXT: print_int 2　+ 3
   CHECK-NEXT: ^~
   CHECK-NEXT: 2 errors generated.
*)
print_int 1; (* π is fine here *) print_float π;
print_int 2　+ 3
