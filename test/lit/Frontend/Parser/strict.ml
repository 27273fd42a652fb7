(* -std=mincaml refuses each extension by its name.

   RUN: not %mincaml-llc %s -fsyntax-only -std=mincaml 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+42]]:14: error: `*` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: print_int (2 * 3 / 4);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+39]]:18: error: `/` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: print_int (2 * 3 / 4);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+37]]:11: error: a parameter `()` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let rec f () = true in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+35]]:11: error: a parameter in parentheses is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let rec g (x) = x in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+33]]:5: error: `let _ = ...` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let _ = f () && f () || true in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+30]]:14: error: `&&` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let _ = f () && f () || true in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+27]]:22: error: `||` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let _ = f () && f () || true in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+25]]:1: error: `if` without `else` is an extension; write `else ()` [MC0207]
   CHECK-NEXT: if f () then print_int 1;
   CHECK-NEXT: ^~
   CHECK-NEXT: else ()
   CHECK-NEXT: :[[#@LINE+22]]:5: error: a name with `'` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let x' = Array.length a in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+19]]:10: error: `Array.length` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let x' = Array.length a in
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+17]]:5: error: a name with a leading `_` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let _y = 2 in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+15]]:1: error: `begin ... end` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: begin print_int x' end
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+12]]:17: error: a name with `'` is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: begin print_int x' end
   CHECK-NEXT: ^~
   CHECK-NEXT: 13 errors generated.
*)
print_int (2 * 3 / 4);
let rec f () = true in
let rec g (x) = x in
let _ = f () && f () || true in
if f () then print_int 1;
let x' = Array.length a in
let _y = 2 in
begin print_int x' end
