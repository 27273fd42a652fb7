(* An operator that is passed as an argument without parentheses.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

   CHECK:{{.*}}:[[#@LINE+13]]:28: error: as an argument, the operator `+` is written `(+)` [MC0391]
   CHECK-NEXT:let sum l = List.fold_left + 0 l
   CHECK-NEXT:                           ^
   CHECK-NEXT:                           (+)
   CHECK-NEXT:{{.*}}:[[#@LINE+10]]:24: error: as an argument, the operator `*` is written `( * )` [MC0391]
   CHECK-NEXT:let product l = reduce * 1 l
   CHECK-NEXT:                       ^
   CHECK-NEXT:                       ( * )
   CHECK-NEXT:{{.*}}:[[#@LINE+7]]:25: error: as an argument, the operator `+.` is written `(+.)` [MC0391]
   CHECK-NOT:error:
   CHECK:3 errors generated.
*)
let rec reduce f e l = match l with [] -> e | x :: rest -> f x (reduce f e rest)
let sum l = List.fold_left + 0 l
let product l = reduce * 1 l
let add a b = List.map2 +. a b
let right = List.fold_left (+) 0 [1; 2]
