(* The arguments of exceptions, and the types of handlers.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+56]]:19: error: the type of an exception's argument cannot contain type variables or `_` [MC0355]
   CHECK: :[[#@LINE+56]]:20: error: the type of an exception's argument cannot contain type variables or `_` [MC0355]
   CHECK: :[[#@LINE+56]]:31: error: the constructor 'One' takes 1 argument, but none is given [MC0352]
   CHECK: :[[#@LINE+50]]:11: note: it is defined here
   CHECK: note: write `One e`, or, as the argument of a function, `(One e)`
   CHECK: :[[#@LINE+53]]:47: error: the constructor 'E' takes no argument, but 1 is given [MC0352]
   CHECK: :[[#@LINE+46]]:11: note: it is defined here
   CHECK: :[[#@LINE+52]]:18: error: the constructor 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK: :[[#@LINE+46]]:11: note: it is defined here
   CHECK: note: write `Two (e1, e2)`, or, as the argument of a function, `(Two (e1, e2))`
   CHECK: :[[#@LINE+50]]:19: error: the constructor 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK: :[[#@LINE+43]]:11: note: it is defined here
   CHECK: note: write `Two (e1, e2)`, or, as the argument of a function, `(Two (e1, e2))`
   CHECK: :[[#@LINE+48]]:19: error: the constructor 'Two' takes 2 arguments, but 3 are given [MC0352]
   CHECK: :[[#@LINE+40]]:11: note: it is defined here
   CHECK: note: write `Two (e1, e2)`, or, as the argument of a function, `(Two (e1, e2))`
   CHECK: :[[#@LINE+46]]:27: error: the argument of 'Two' has type int, but string is expected [MC0301]
   CHECK: :[[#@LINE+46]]:19: error: the constructor 'One' takes 1 argument, but 2 are given [MC0352]
   CHECK: :[[#@LINE+35]]:11: note: it is defined here
   CHECK: note: write `One e`, or, as the argument of a function, `(One e)`
   CHECK: :[[#@LINE+44]]:23: error: the argument of 'One' has type string, but int is expected [MC0301]
   CHECK: :[[#@LINE+44]]:24: error: the argument of 'Pair' has type int, but int * string is expected [MC0301]
   CHECK: :[[#@LINE+44]]:24: error: the constructor 'E' takes no argument, but 1 is given [MC0352]
   CHECK: :[[#@LINE+29]]:11: note: it is defined here
   CHECK: :[[#@LINE+43]]:24: error: the constructor 'One' takes 1 argument, but none is given [MC0352]
   CHECK: :[[#@LINE+28]]:11: note: it is defined here
   CHECK: note: write `One _`
   CHECK: :[[#@LINE+41]]:24: error: the constructor 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK: :[[#@LINE+26]]:11: note: it is defined here
   CHECK: note: write `Two (_, _)`
   CHECK: :[[#@LINE+39]]:24: error: the constructor 'Two' takes 2 arguments, but 3 are given [MC0352]
   CHECK: :[[#@LINE+23]]:11: note: it is defined here
   CHECK: note: write `Two (_, _)`
   CHECK: :[[#@LINE+37]]:32: error: this pattern has type 'a * 'b, but int is expected [MC0301]
   CHECK: :[[#@LINE+37]]:24: error: the constructor 'One' takes 1 argument, but 2 are given [MC0352]
   CHECK: :[[#@LINE+18]]:11: note: it is defined here
   CHECK: note: write `One _`
   CHECK: :[[#@LINE+35]]:28: error: this pattern has type string, but int is expected [MC0301]
   CHECK: :[[#@LINE+35]]:33: error: this pattern has type unit, but string is expected [MC0301]
   CHECK: :[[#@LINE+35]]:34: error: this pattern has type 'a * 'b, but string is expected [MC0301]
   CHECK: :[[#@LINE+35]]:34: error: this pattern has type string, but int is expected [MC0301]
   CHECK: :[[#@LINE+34]]:38: note: the type is stated here
   CHECK: :[[#@LINE+34]]:28: error: the cases of this handler must have the type of the body, int, but this case has type string [MC0353]
   CHECK: :[[#@LINE+34]]:41: error: the cases of this handler must have the type of the body, int, but this case has type float [MC0353]
   CHECK: :[[#@LINE+34]]:18: error: argument 1 of 'raise' has type int, but exn is expected [MC0310]
   Exceptions can be compared.
   CHECK: :[[#@LINE+35]]:28: error: `+` takes int operands, but this operand has type exn [MC0302]
   CHECK: :[[#@LINE+34]]:23: note: 'x' is defined here
   CHECK: :[[#@LINE+34]]:29: error: argument 1 of 'print_int' has type exn, but int is expected [MC0310]
   CHECK: :[[#@LINE+33]]:8: note: 'e' is defined here
   CHECK: 26 errors generated.
*)
exception E
exception One of int
exception Two of int * string
exception Pair of (int * string)
exception Open of 'a
exception Open2 of _ array
let f () = if true then raise One else raise (E 1)
let g p = raise (Two p)
let h () = raise (Two 1)
let i () = raise (Two (1, 2, 3))
let j () = raise (Two (1, 2))
let k () = raise (One (1, 2))
let l () = raise (One "x")
let m () = raise (Pair 3)
let n () = try () with E _ -> ()
let o () = try () with One -> ()
let p () = try () with Two x -> ()
let q () = try () with Two (x, y, z) -> ()
let q2 () = try () with Pair ((x, y), z) -> ()
let r () = try () with One (x, y) -> ()
let s () = try () with One "x" -> ()
let t () = try () with Pair (x, ()) -> ()
let u () = try () with Pair (x, (y, z)) -> ()
let v () = try () with Pair (x, (y : int)) -> ()
let w () = try 1 with E -> "a"
let y () = try 1 with E -> 2 | One x -> 2.5
let z () = raise 3
let a () = raise
let b () = E = E
let c () = try E with x -> x + 1
let d (e : exn) = print_int e
