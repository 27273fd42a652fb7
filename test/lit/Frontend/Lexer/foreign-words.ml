(* Keywords of OCaml that the original language does not have.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:14: error: `mod` cannot be used here: write `x - x / y * y` [MC0120]
   CHECK-NEXT: print_int (5 mod 3);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+22]]:9: error: `fun` cannot be used here: give the function a name: `let rec f x = ... in` [MC0120]
   CHECK-NEXT: let f = fun x -> x + 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+20]]:1: error: `while` cannot be used here: write a loop as a `let rec` function [MC0120]
   CHECK-NEXT: while true do print_int 1; print_int 2 done;
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+18]]:9: error: `match` cannot be used here: there is no pattern matching; use `if`, or `let (x, y) = ...` for a tuple [MC0120]
   CHECK-NEXT: let x = match y with 0 -> 1 | _ -> 2 in
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+16]]:5: error: `and` cannot be used here: define one function inside the other, or pass one to the other as an argument [MC0120]
   CHECK-NEXT: let and = 3 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+14]]:9: error: `or` cannot be used here: write `||` [MC0120]
   CHECK-NEXT: if true or false then print_int 1
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+11]]:1: error: `if` without `else` is an extension; write `else ()` [MC0207]
   CHECK-NEXT: if true or false then print_int 1
   CHECK-NEXT: ^~
   CHECK-NEXT: else ()
   CHECK-NEXT: 7 errors generated.
*)
print_int (5 mod 3);
let f = fun x -> x + 1 in
while true do print_int 1; print_int 2 done;
let x = match y with 0 -> 1 | _ -> 2 in
let and = 3 in
if true or false then print_int 1
