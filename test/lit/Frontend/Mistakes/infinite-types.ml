(* A type that contains itself is reported where it arises, and nothing that depends
   on it is reported.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:54: error: this expression has type 'a list, but 'a is expected: 'a occurs in 'a list, so the type would be infinite [MC0313]
   CHECK: :[[#@LINE+9]]:3: error: this expression has type 'a list, but 'a is expected: 'a occurs in 'a list, so the type would be infinite [MC0313]
   CHECK: note: `x :: l` puts one element in front of a list; `l @ m` joins two lists
   CHECK: :[[#@LINE+11]]:60: error: this expression has type 'a list, but 'a list list is expected: 'a occurs in 'a list, so the type would be infinite [MC0313]
   CHECK: :[[#@LINE+12]]:41: error: this expression has type 'a, but 'a * 'b is expected: 'a occurs in 'a * 'b, so the type would be infinite [MC0313]
   CHECK: 4 errors generated.
*)
let rec nest n x = if n = 0 then x else nest (n - 1) [x]
let a = nest 3 1
let rec reverse l =
  match l with
  | [] -> []
  | x :: rest -> reverse rest :: x
let b = List.iter print_int (reverse [1; 2; 3])
let rec len l = match l with [] -> 0 | [_ :: t] -> 1 + len t | _ -> 0
let c = len [1; 2]
let f (x, y) = match y with (z, _) when z = y -> x | _ -> x
