(* Every form of 20,000 nested functions can be made and printed. *)
(* RUN: %python -c "n = 20000; print('let x = 1 in print_int (' + 'let rec f x = ' * n + 'x' + ' in f x' * n + ')')" > %t.ml
   RUN: %mincaml-llc %t.ml --emit=knormal -o - | FileCheck %s --check-prefix=OPEN
   RUN: %mincaml-llc %t.ml --emit=closure -o - | FileCheck %s --check-prefix=CLOSED
 *)

(* OPEN:   let x : int = 1 in
   CLOSED: fun f.20000 (x.20001 : int) : int =
   CLOSED: main =
 *)
