(* Labels that a function does not have: the message is at the label.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:24: error: 'divide', of type num:int -> den:int -> int, has no parameter for `~denom` [MC0381]
   CHECK: note: did you mean `~den`?
   CHECK: :[[#@LINE+9]]:23: error: 'divide', of type num:int -> den:int -> int, has no other parameter for `~num` [MC0381]
   CHECK: :[[#@LINE+8]]:16: note: the label is given here, too
   CHECK: :[[#@LINE+9]]:13: error: 'add', of type int -> int -> int, has no parameter for `~x` [MC0381]
   CHECK: :[[#@LINE+9]]:21: error: `+` takes int operands, but this operand has type 'a option [MC0302]
   CHECK: :[[#@LINE+8]]:8: note: 'step' is an optional parameter without a default, so its type is 'a option
   CHECK: 4 errors generated.
*)
let divide ~num ~den = num / den
let a = divide ~num:10 ~denom:2
let b = divide ~num:1 ~num:2
let add x y = x + y
let c = add ~x:1 2
let f ?step x = x + step
