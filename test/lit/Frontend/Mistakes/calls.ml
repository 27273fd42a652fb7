(* Arguments in the wrong order, and functions that are not called.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+34]]:20: error: argument 1 of 'String.sub' has type int, but string is expected [MC0310]
   CHECK: :[[#@LINE+33]]:24: note: this argument has type string; are the arguments in the wrong order?
   CHECK: note: 'String.sub' has type string -> int -> int -> string
   CHECK: :[[#@LINE+32]]:23: error: argument 1 of 'String.concat' has type string list, but string is expected [MC0310]
   CHECK: :[[#@LINE+31]]:34: note: this argument has type string; are the arguments in the wrong order?
   CHECK: note: 'String.concat' has type string -> string list -> string
   CHECK: :[[#@LINE+31]]:16: error: a condition must have type bool, but this expression has type unit -> bool [MC0306]
   CHECK: note: to call a function that takes unit, write `()` after it
   CHECK: :[[#@LINE+28]]:5: note: 'ask' is defined here
   CHECK: :[[#@LINE+30]]:9: error: `+` takes int operands, but this operand has type unit -> int; to call it, write its arguments after it [MC0302]
   CHECK: note: to call a function that takes unit, write `()` after it
   CHECK: :[[#@LINE+27]]:5: note: 'n' is defined here
   CHECK: :[[#@LINE+28]]:23: error: argument 1 of 'print_string' has type unit -> string, but string is expected [MC0310]
   CHECK: note: to call a function that takes unit, write `()` after it
   CHECK: :[[#@LINE+27]]:22: error: argument 1 of 'print_string' has type unit -> string, but string is expected [MC0310]
   CHECK: note: to call a function that takes unit, write `()` after it
   CHECK: :[[#@LINE+26]]:15: error: argument 2 of '@' has type int, but int list is expected [MC0310]
   CHECK: note: `l @ m` joins two lists; a list of one element is `[x]`
   CHECK: note: '@' has type 'a list -> 'a list -> 'a list
   CHECK: :[[#@LINE+24]]:14: error: argument 1 of 'fst' has type int * int * int, but 'a * 'b is expected [MC0310]
   CHECK: note: `fst` takes a pair; to take a component of a larger tuple, use a pattern: `let (x, _, _) = t in`
   CHECK: :[[#@LINE+24]]:24: error: argument 1 of 'print_endline' has type int -> string, but string is expected [MC0310]
   CHECK: :[[#@LINE+22]]:20: note: 'String.sub' takes 3 arguments, but 2 are given: the result is a function that takes the remaining arguments
   CHECK: :[[#@LINE+23]]:24: error: argument 1 of 'Hashtbl.create' has type unit, but int is expected [MC0310]
   CHECK: note: 'Hashtbl.create' has type ?random:bool -> int -> ('a, 'b) Hashtbl.t
   CHECK: :[[#@LINE+23]]:9: error: 'p' is not defined; a type has this name, but types are not functions [MC0346]
   CHECK: :[[#@LINE+24]]:15: error: argument 1 of 'M.add' has type string, but int is expected [MC0310]
   CHECK: note: 'M.add' has type int -> 'a -> 'a M.t -> 'a M.t
   CHECK: :[[#@LINE+23]]:9: error: this expression has type int list, but an array is expected [MC0316]
   CHECK: note: `List.nth l i` is an element of a list
   CHECK: :[[#@LINE+23]]:16: error: a condition must have type bool, but this expression has type bool ref [MC0306]
   CHECK: :[[#@LINE+21]]:5: note: 'running' is defined here
   CHECK: 14 errors generated.
*)
let a = String.sub 0 2 "abc"
let b = String.concat ["a"; "b"] ", "
let ask () = true
let () = while ask do () done
let n = read_int
let c = n + 1
let d = print_string (read_line)
let e = print_string read_line
let f = [1] @ 2
let g = fst (1, 2, 3)
let first_word s = String.sub s 1
let h = print_endline (first_word "hello")
let i = Hashtbl.create ()
type p = { x : int }
let j = p 1
module M = Map.Make (Int)
let k = M.add "one" 1 M.empty
let l = [10; 20].(1)
let running = ref true
let () = while running do running := false done
