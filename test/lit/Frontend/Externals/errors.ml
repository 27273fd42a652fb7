(* Types that a declared external cannot have, and wrong uses.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+29]]:14: error: a C function cannot take or return a value of a polymorphic type [MC0362]
   CHECK: :[[#@LINE+29]]:22: error: a C function cannot take or return a value of a polymorphic type [MC0362]
   CHECK: :[[#@LINE+29]]:14: error: the type of the external 'c' must be a function type, written with an arrow, but this type is int array [MC0361]
   CHECK: :[[#@LINE+29]]:14: error: the type of the external 'd' must be a function type, written with an arrow, but this type is int -> int [MC0361]
   CHECK: :[[#@LINE+29]]:15: error: a C function cannot take or return a function [MC0362]
   CHECK: :[[#@LINE+29]]:22: error: a C function cannot take or return a function [MC0362]
   CHECK: :[[#@LINE+29]]:15: error: a C function cannot take or return an exception [MC0362]
   CHECK: :[[#@LINE+29]]:26: error: there is no type 'lst' here [MC0337]
   CHECK: :[[#@LINE+30]]:22: error: argument 1 of 'i' has type float, but int is expected [MC0310]
   CHECK: :[[#@LINE+28]]:10: note: 'i' is defined here
   CHECK: :[[#@LINE+29]]:28: error: 'i' takes 1 argument, but 2 are given [MC0308]
   CHECK: :[[#@LINE+26]]:10: note: 'i' is defined here, with type int -> int
   CHECK: :[[#@LINE+28]]:34: error: the C function 'c_i' is already declared with other C types [MC0363]
   CHECK: :[[#@LINE+24]]:27: note: it is declared here
   CHECK: :[[#@LINE+27]]:24: error: argument 2 of 'Array.map' has type float array, but int array is expected [MC0310]
   CHECK: note: 'Array.map' has type ('a -> 'b) -> 'a array -> 'b array
   CHECK: :[[#@LINE+32]]:29: error: the C function of an external cannot have the name '%identity': it is not a C identifier [MC0262]
   CHECK: :[[#@LINE+32]]:29: error: the C function of an external cannot have the name '': it is not a C identifier [MC0262]
   CHECK: :[[#@LINE+32]]:29: error: the C function of an external cannot have the name 'min_caml_print_int': this name is reserved for the runtime [MC0262]
   CHECK: :[[#@LINE+32]]:29: error: the C function of an external cannot have the name 'main': this name is reserved for the runtime [MC0262]
   CHECK: :[[#@LINE+24]]:19: error: 'f' is not defined [MC0346]
   CHECK: :[[#@LINE+24]]:16: error: 'g' is not defined [MC0346]
   CHECK: :[[#@LINE+24]]:12: error: 'h' is not defined [MC0346]
   CHECK: :[[#@LINE+24]]:19: error: 'print_line' is not defined; did you mean 'print_int'? [MC0346]
   CHECK: 20 errors generated.
*)

type function_type = int -> int

external a : 'a -> int = "c_a"
external b : int -> (_ array) = "c_b"
external c : int array = "c_c"
external d : function_type = "c_d"
external e : (int -> int) -> int = "c_e"
external f0 : int -> function_type array = "c_f"
external g0 : exn -> int = "c_g"
external h0 : int -> int lst = "c_h"
external i : int -> int = "c_i"
let i1 () = i 1 + (i 1.0)
let i2 () = print_int (i 1 2)
external j : int -> int -> int = "c_i"
let k () = Array.map i [| 1.0 |]
(* The same types in C. *)
external l : char -> bool = "c_i"
let m () : unit = f 1 2.0 "three"
let n () = 1 + g (fun x -> x) 1
let o () = h
let p () : unit = print_line 1
external s_a : int -> int = "%identity"
external s_b : int -> int = ""
external s_c : int -> int = "min_caml_print_int"
external s_d : int -> int = "main"
