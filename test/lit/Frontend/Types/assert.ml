(* The condition is a bool, and an argument: simple, or in parentheses.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s --check-prefix=STRICT

   CHECK: :[[#@LINE+6]]:17: error: the condition of `assert` has type int, but bool is expected [MC0301]
   CHECK: :[[#@LINE+6]]:13: error: `+` takes int operands, but this operand has type unit [MC0302]
   CHECK: 2 errors generated.

   STRICT: error: `assert` cannot be used here: use `if` [MC0120]
*)
let () = assert 1
let x = 3 + assert true
