(* Examples of values of data types that no case matches.

   RUN: %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: { x = 1; _ } is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: B (_, 0) is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: C { f = false; _ } is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: _ :: _ :: _ is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: None :: _ is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: Some (_ :: _) is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: [| _ |] is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: Green is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:11: warning: this match is not exhaustive: ({ x = 0; _ }, None) is not matched [MC0358]
   CHECK: :[[#@LINE+16]]:60: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK-NOT: warning:
*)
type point = { x : int; y : int }
type 'a t = A | B of 'a * int | C of { mutable f : 'a; g : bool }
type color = Red | Green | Blue

let a p = match p with { x = 0; _ } -> 1
let b t = match t with A -> 0 | B (_, 1) | C _ -> 1
let c t = match t with C { f = true; _ } -> 1 | A | B _ -> 2
let d l = match l with [] -> 0 | [_] -> 1
let e l = match l with [] -> 0 | Some _ :: _ -> 1
let f o = match o with None -> 0 | Some [] -> 1
let g a = match a with [||] -> 0 | [| _; 1 |] -> 2
let h c = match c with Red | Blue -> 0
let i x = match x with { x = 1; _ }, None -> 0 | _, Some [] -> 2 | { x = 2; _ }, _ -> 3
let j t = match t with A -> 1 | B (x, y) -> 2 | C _ -> 3 | B _ -> 4
let k l = match l with [] -> 0 | x :: rest -> x
