(* The arguments of exceptions, and the types of handlers.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+126]]:19: error: the argument of an exception must have a definite type [MC0355]
   CHECK-NEXT: exception Open of 'a
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+124]]:20: error: the argument of an exception must have a definite type [MC0355]
   CHECK-NEXT: exception Open2 of _ array
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+122]]:31: error: the exception 'One' takes 1 argument, but none is given [MC0352]
   CHECK-NEXT: let f () = if true then raise One else raise (E 1)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+114]]:11: note: it is defined here
   CHECK-NEXT: exception One of int
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+116]]:47: error: the exception 'E' takes no argument, but 1 is given [MC0352]
   CHECK-NEXT: let f () = if true then raise One else raise (E 1)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+107]]:11: note: it is defined here
   CHECK-NEXT: exception E
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+111]]:18: error: the exception 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK-NEXT: let g p = raise (Two p)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+103]]:11: note: it is defined here
   CHECK-NEXT: exception Two of int * string
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+106]]:19: error: the exception 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK-NEXT: let h () = raise (Two 1)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+97]]:11: note: it is defined here
   CHECK-NEXT: exception Two of int * string
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+101]]:19: error: the exception 'Two' takes 2 arguments, but 3 are given [MC0352]
   CHECK-NEXT: let i () = raise (Two (1, 2, 3))
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+91]]:11: note: it is defined here
   CHECK-NEXT: exception Two of int * string
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+96]]:24: error: the argument of 'Two' has type int * int, but int * string is expected [MC0301]
   CHECK-NEXT: let j () = raise (Two (1, 2))
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+94]]:19: error: the exception 'One' takes 1 argument, but 2 are given [MC0352]
   CHECK-NEXT: let k () = raise (One (1, 2))
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+81]]:11: note: it is defined here
   CHECK-NEXT: exception One of int
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+89]]:23: error: the argument of 'One' has type string, but int is expected [MC0301]
   CHECK-NEXT: let l () = raise (One "x")
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+87]]:24: error: the argument of 'Pair' has type int, but int * string is expected [MC0301]
   CHECK-NEXT: let m () = raise (Pair 3)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+85]]:24: error: the exception 'E' takes no argument, but 1 is given [MC0352]
   CHECK-NEXT: let n () = try () with E _ -> ()
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+68]]:11: note: it is defined here
   CHECK-NEXT: exception E
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+80]]:24: error: the exception 'One' takes 1 argument, but none is given [MC0352]
   CHECK-NEXT: let o () = try () with One -> ()
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+63]]:11: note: it is defined here
   CHECK-NEXT: exception One of int
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+75]]:24: error: the exception 'Two' takes 2 arguments, but 1 is given [MC0352]
   CHECK-NEXT: let p () = try () with Two x -> ()
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+58]]:11: note: it is defined here
   CHECK-NEXT: exception Two of int * string
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+70]]:24: error: the exception 'Two' takes 2 arguments, but 3 are given [MC0352]
   CHECK-NEXT: let q () = try () with Two (x, y, z) -> ()
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+52]]:11: note: it is defined here
   CHECK-NEXT: exception Two of int * string
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+65]]:32: error: this pattern has type 'a * 'b, but int is expected [MC0301]
   CHECK-NEXT: let q2 () = try () with Pair ((x, y), z) -> ()
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+63]]:24: error: the exception 'One' takes 1 argument, but 2 are given [MC0352]
   CHECK-NEXT: let r () = try () with One (x, y) -> ()
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+42]]:11: note: it is defined here
   CHECK-NEXT: exception One of int
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+58]]:28: error: the argument of 'One' has type string, but int is expected [MC0301]
   CHECK-NEXT: let s () = try () with One "x" -> ()
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+56]]:33: error: this pattern has type unit, but string is expected [MC0301]
   CHECK-NEXT: let t () = try () with Pair (x, ()) -> ()
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+54]]:34: error: this pattern has type 'a * 'b, but string is expected [MC0301]
   CHECK-NEXT: let u () = try () with Pair (x, (y, z)) -> ()
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+52]]:34: error: this part has type string, but int is expected [MC0301]
   CHECK-NEXT: let v () = try () with Pair (x, (y : int)) -> ()
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+49]]:38: note: the type is stated here
   CHECK-NEXT: let v () = try () with Pair (x, (y : int)) -> ()
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+47]]:28: error: the cases of this handler must have the type of the body, int, but this one has type string [MC0353]
   CHECK-NEXT: let w () = try 1 with E -> "a"
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+45]]:41: error: the cases of this handler must have the type of the body, int, but this one has type float [MC0353]
   CHECK-NEXT: let y () = try 1 with E -> 2 | One x -> 2.5
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+43]]:18: error: argument 1 of 'raise' has type int, but exn is expected [MC0310]
   CHECK-NEXT: let z () = raise 3
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+43]]:28: error: `+` takes int operands, but this one has type exn [MC0302]
   CHECK-NEXT: let c () = try E with x -> x + 1
   CHECK-NEXT: ^ ~
   CHECK-NEXT: :[[#@LINE+40]]:23: note: 'x' is defined here
   CHECK-NEXT: let c () = try E with x -> x + 1
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+38]]:29: error: argument 1 of 'print_int' has type exn, but int is expected [MC0310]
   CHECK-NEXT: let d (e : exn) = print_int e
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+35]]:8: note: 'e' is defined here
   CHECK-NEXT: let d (e : exn) = print_int e
   CHECK-NEXT: ^
   CHECK-NEXT: 26 errors generated.
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
