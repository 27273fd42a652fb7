(* An index is written as in C, `a[i]`, which calls a function with a list.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+36]]:13: error: 'a' has type int array: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: let first = a[0]
   CHECK-NEXT: ^~~~
   CHECK-NEXT: .( )
   CHECK-NEXT: note: an element of an array is `a.(i)`
   CHECK-NEXT: :[[#@LINE+30]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [| 1; 2 |]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+29]]:28: error: 's' has type string: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: let initial (s : string) = s[0 + 0]
   CHECK-NEXT: ^~~~~~~~
   CHECK-NEXT: .[    ]
   CHECK-NEXT: note: a character of a string is `s.[i]`
   CHECK-NEXT: :[[#@LINE+24]]:14: note: 's' is defined here
   CHECK-NEXT: let initial (s : string) = s[0 + 0]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+23]]:16: error: argument 1 of 'last' has type int array, but int list -> int is expected [MC0310]
   CHECK-NEXT: let sum = last a 2
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+19]]:16: note: the parameter 'x' of 'last' has type int list -> int because of its use here
   CHECK-NEXT: let last x n = x[n - 1] + 1
   CHECK-NEXT: ^
   CHECK-NEXT: note: `a[i]` calls a function with a list; an element of an array is `a.(i)`
   CHECK-NEXT: :[[#@LINE+12]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [| 1; 2 |]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+14]]:21: error: 'x' has type int list -> 'a, but an array is expected [MC0316]
   CHECK-NEXT: let both x = x[0] + x.(1)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+11]]:14: note: 'x' has type int list -> 'a because of its use here
   CHECK-NEXT: let both x = x[0] + x.(1)
   CHECK-NEXT: ^
   CHECK-NEXT: note: `a[i]` calls a function with a list; an element of an array is `a.(i)`
   CHECK-NEXT: 4 errors generated.
*)
let a = [| 1; 2 |]
let first = a[0]
let initial (s : string) = s[0 + 0]
let last x n = x[n - 1] + 1
let sum = last a 2
let both x = x[0] + x.(1)
