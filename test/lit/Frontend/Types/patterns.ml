(* Values that do not fit their patterns.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+44]]:10: error: the pattern `()` takes a value of type unit, but this expression has type int [MC0323]
   CHECK-NEXT: let () = 1 in
   CHECK-NEXT: ~~   ^
   CHECK-NEXT: :[[#@LINE+42]]:10: error: the pattern `()` takes a value of type unit, but this expression has type unit -> unit [MC0323]
   CHECK-NEXT: let () = print_newline in
   CHECK-NEXT: ~~   ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: :[[#@LINE+38]]:16: error: the pattern `()` takes a value of type unit, but this expression has type int [MC0323]
   CHECK-NEXT: let ((), x) = (1, 2) in
   CHECK-NEXT: ~~        ^~~~
   CHECK-NEXT: :[[#@LINE+36]]:20: error: this expression has type int, but a tuple of 2 components is expected [MC0318]
   CHECK-NEXT: let (a, (b, c)) = (1, 2) in
   CHECK-NEXT: ~~~~      ^~~~
   CHECK-NEXT: :[[#@LINE+34]]:20: error: this tuple has 3 components, but the pattern has 2 [MC0319]
   CHECK-NEXT: let (a, (b, c)) = (1, (2, 3, 4)) in
   CHECK-NEXT: ~~~~      ^~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+33]]:3: error: argument 1 of 'f' has type int, but int * int is expected [MC0310]
   CHECK-NEXT: f 1;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+29]]:8: note: the parameter 'x, y' of 'f' has type int * int because of this pattern
   CHECK-NEXT: let f (x, y) = x + y in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+28]]:4: error: argument 1 of 'f' has type int * float, but int * int is expected [MC0310]
   CHECK-NEXT: f (1, 2.0);
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+23]]:8: note: the parameter 'x, y' of 'f' has type int * int because of this pattern
   CHECK-NEXT: let f (x, y) = x + y in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+24]]:3: error: argument 1 of 'g' has type int, but unit is expected [MC0310]
   CHECK-NEXT: g 2;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+20]]:5: note: 'g' is defined here
   CHECK-NEXT: let g () = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+19]]:11: error: 'h' is not visible in its own definition, which has no `rec` [MC0325]
   CHECK-NEXT: let h x = h x 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: rec
   CHECK-NEXT: :[[#@LINE+15]]:5: note: the definition is here
   CHECK-NEXT: let h x = h x 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: 9 errors generated.
*)
let () = 1 in
let () = print_newline in
let ((), x) = (1, 2) in
let (a, (b, c)) = (1, 2) in
let (a, (b, c)) = (1, (2, 3, 4)) in
let f (x, y) = x + y in
f 1;
f (1, 2.0);
let g () = 1 in
g 2;
let h x = h x 1 in
h 2
