(* Labels may be left out only where the result cannot be a function.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:27: error: this argument of 'Option.value', of type 'a option -> default:'a -> 'a, needs its label, `~default:` [MC0387]
   CHECK-NEXT: Option.value None 1
   CHECK-NEXT: ^
   CHECK-NEXT: ~default:
   CHECK: :[[#@LINE+11]]:15: error: this argument of 'apply', of type f:(int -> 'a) -> int -> 'a, needs its label, `~f:` [MC0387]
   CHECK: 2 errors generated.

   These calls are right: `add` has all arguments, `at` gets another one later, and `last`
   returns a function.
*)
let add ~x ~y = x + y
let apply ~f n = f (n + 1)
let at n ~default = if n > 0 then n else default
let last ~a = fun b -> a - b
let a = Option.value None 1
let b = apply print_int (fun n -> n)
let c = add 1 2
let d = at 1
let e = d ~default:2 + last 1 2
