(* Operators that were meant to be part of an argument, and `:` for `::`.

   RUN: split-file %s %t
   RUN: not %mincaml-llc %t/call.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=CALL
   RUN: not %mincaml-llc %t/not.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=NOT
   RUN: not %mincaml-llc %t/assert.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ASSERT
   RUN: not %mincaml-llc %t/list.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=LIST

   CALL: :1:39: error: `+` takes int operands, but this operand has type string [MC0302]
   CALL: note: a call ends before an operator: `f x + y` is `(f x) + y`; write `f (x + y)`
   The advice would be wrong where the call has parentheses, or the result is joined.
   CALL: :2:40: error: `+` takes int operands, but this operand has type string; use `^` [MC0302]
   CALL: :3:26: error: `+` takes int operands, but this operand has type string; use `^` [MC0302]
   CALL: 3 errors generated.
   NOT: :1:14: error: `mod` takes int operands, but this operand has type bool [MC0302]
   NOT: note: `not` ends before an operator: `not x = y` is `(not x) = y`; write `not (x = y)`
   ASSERT: :1:28: error: the condition of `assert` has type int, but bool is expected [MC0301]
   ASSERT: note: `assert` ends before an operator: `assert x = y` is `(assert x) = y`; write `assert (x = y)`
   ASSERT: :2:32: error: the condition of `assert` has type int, but bool is expected [MC0301]
   ASSERT-NOT: note: `assert`
   LIST: :1:45: error: there is no type 'xs' here [MC0337]
   LIST: note: `x :: xs` is a list; `x : t` is a value of type t
   LIST: :2:12: error: there is no type 'shape' here [MC0337]
   LIST-NOT: note: `x :: xs`
*)
//--- call.ml
let f a = print_string (1 |> fun a -> string_of_int a + 1)
let g a = print_string (1 |> fun b -> (string_of_int a) + 1)
let h a = print_string ( "a" + string_of_int a)
//--- not.ml
let even n = not n mod 2 = 0
//--- assert.ml
let f x = let () = assert (x + 0) = 1 in ()
let g x = let () = (); assert (x + 0) in ()
//--- list.ml
let rec sum l = match l with [] -> 0 | (x : xs) -> x + sum xs
let f (x : shape) = x
