(* Expressions in the first column that follow a definition.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:1: error: an expression cannot follow a definition without `in` [MC0227]
   CHECK: :[[#@LINE+8]]:5: note: the expression is parsed as a part of the definition of 'main'
   CHECK: :[[#@LINE+10]]:1: error: an expression cannot follow a definition without `in` [MC0227]
   CHECK: :[[#@LINE+8]]:5: note: the expression is parsed as a part of the definition of 'x'
   CHECK: :[[#@LINE+9]]:9: error: the expression before `;` must have type unit, but this expression has type int [MC0314]
   CHECK: note: at the top level, there is no `;` between definitions, and an expression after a definition needs `let () =`
   CHECK: :[[#@LINE+8]]:1: note: insert `let () =`
   CHECK: 3 errors generated.
*)
let main () = print_string "hi"
main ()
let x = 3
print_int x
let y = 5;
print_int y
