(* Cases of another type than the value.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+18]]:5: error: this pattern has type light, but color is expected [MC0301]
   CHECK: note: this is a case of the inner `match`; put parentheses around the inner `match`
   CHECK: :[[#@LINE+17]]:30: error: this pattern has type 'a option, but exn is expected [MC0301]
   CHECK: note: the cases of a `try` match exceptions
   CHECK: :[[#@LINE+16]]:43: error: this pattern has type int, but 'a option is expected [MC0301]
   CHECK: note: `Some p` matches an option that contains a value
   CHECK: :[[#@LINE+15]]:5: error: unknown name 'Total': no constructor has this name; a variable begins with a lower-case letter [MC0116]
   CHECK: :[[#@LINE+15]]:17: error: the operator `let*` is not defined; a program that uses it must define it, for example `let ( let* ) = Option.bind` [MC0364]
   CHECK: 5 errors generated.
*)
type color = Red | Green
type light = On of color | Off
let show l =
  match l with
  | On c ->
    match c with
    | Red -> "red"
    | Green -> "green"
  | Off -> "off"
let get a i = try a.(i) with None -> 0
let age l = match List.assoc_opt 1 l with 3 -> 1 | _ -> 2
let Total = 10
let quarter n = let* h = n in Some h
