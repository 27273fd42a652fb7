(* Habits from other languages, and signs that mean something else in OCaml: one message for
   each, which says what to write.

   RUN: split-file %s %t
   RUN: not %mincaml-llc %t/separator.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=SEPARATOR
   RUN: not %mincaml-llc %t/unclosed.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=UNCLOSED
   RUN: not %mincaml-llc %t/where.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=WHERE
   RUN: not %mincaml-llc %t/comment.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=COMMENT
   RUN: not %mincaml-llc %t/section.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=SECTION
   RUN: not %mincaml-llc %t/constructor.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=CONSTRUCTOR
   RUN: not %mincaml-llc %t/escape.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ESCAPE
   RUN: not %mincaml-llc %t/conjunction.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=CONJUNCTION
   RUN: not %mincaml-llc %t/element.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ELEMENT
   RUN: not %mincaml-llc %t/format.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=FORMAT
   RUN: not %mincaml-llc %t/method.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=METHOD
   RUN: not %mincaml-llc %t/label.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=LABEL
   RUN: not %mincaml-llc %t/brackets.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=BRACKETS
   RUN: not %mincaml-llc %t/iter.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ITER
   RUN: not %mincaml-llc %t/alternatives.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ALTERNATIVES

   SEPARATOR: :3:22: error: `;;` cannot be used here: it ends a definition; within one, `;` separates expressions [MC0218]
   SEPARATOR: 1 error generated.
   UNCLOSED: :3:22: error: expected `end` to close `begin`, found `;;` [MC0204]
   WHERE: :3:3: error: `where` cannot be used here: define 's' in front of the expression, with `let s = ... in` [MC0120]
   WHERE: 1 error generated.
   COMMENT: :2:1: error: this comment contains a string that is never closed [MC0146]
   COMMENT: :2:6: note: a `"` begins a string in a comment, too; remove this one, or write another one where the string ends
   COMMENT: :3:17: note: the string that is not closed begins here
   COMMENT: 1 error generated.
   SECTION: :1:21: error: argument 1 of 'List.map' has type int, but 'a -> 'b is expected [MC0310]
   SECTION: note: this is a number with a sign; a function that adds 1 is `fun x -> x + 1`
   SECTION: 1 error generated.
   CONSTRUCTOR: :2:20: error: the constructor 'A' takes 1 argument, but none is given [MC0352]
   CONSTRUCTOR: note: a constructor is not a function; write `fun x -> A x` where a function is needed
   CONSTRUCTOR: :3:12: error: the constructor 'B' takes 2 arguments, but none is given [MC0352]
   CONSTRUCTOR: note: a constructor is not a function; write `fun (x, x1) -> B (x, x1)` where a function is needed
   CONSTRUCTOR: 2 errors generated.
   ESCAPE: :1:10: error: `\0` is not an escape sequence; it needs three digits: write `\000` [MC0130]
   ESCAPE: :2:11: error: `\7b` is not an escape sequence; it needs three digits: write `\007` [MC0130]
   ESCAPE: :2:14: error: `\12{{.*}}` is not an escape sequence; it needs three digits: write `\012` [MC0130]
   ESCAPE: 3 errors generated.
   CONJUNCTION: :2:19: error: expected `=`, found `+` [MC0203]
   CONJUNCTION: note: `and` begins another definition; the operator is `&&`
   CONJUNCTION: 1 error generated.
   ELEMENT: :3:12: error: this expression has type 'a ref, but 'a is expected
   ELEMENT: note: `:=` assigns to a reference; an element of an array is assigned by `a.(i) <- e`
   FORMAT: :2:26: error: argument 1 of 'Printf.printf' must be a format, but this expression has type string [MC0343]
   METHOD: :1:19: error: no record has a field 'length' [MC0375]
   METHOD: note: values have no methods; the function 'length' of the library is called by `List.length x` or `Array.length x` or `String.length x`
   METHOD: 1 error generated.
   LABEL: :1:44: error: 'rate' is not defined [MC0346]
   LABEL: :1:19: note: `~rate:float` names the parameter 'float'; its type is stated by `~(rate : float)`
   LABEL: 1 error generated.
   BRACKETS: :3:31: error: this expression has type 'a list, but 'a list list is expected
   BRACKETS: note: the pattern `[x :: l]` matches a list with one element, which is a list; a list that begins with x is matched by `x :: l`
   BRACKETS: 1 error generated.
   ITER: :1:21: error: argument 1 of 'List.iter' has type string -> int, but string -> unit is expected [MC0310]
   ITER: note: 'List.iter' needs a function that returns (); 'List.map' makes a value of the function's results
   ITER: 1 error generated.
   ALTERNATIVES: :1:19: error: the variable 'x' must be bound on both sides of `|` in this pattern [MC0356]
   ALTERNATIVES: 1 error generated.
*)
//--- separator.ml
let f title =
  begin
    print_endline "-";;
    print_endline title
  end
let () = f "a"
//--- unclosed.ml
let f title =
  begin
    print_endline "-";;
let g () = (f "a")
//--- where.ml
let area a b c =
  sqrt (s *. (s -. a))
  where s = (a +. b +. c) /. 2.0
let () = print_float (area 1. 2. 3.)
//--- comment.ml
let a = 1
(* a " in a comment *)
let b = "x" ^ "y"
//--- section.ml
let f l = List.map (+ 1) l
//--- constructor.ml
type t = A of int | B of int * int
let f l = List.map A l
let g () = B
//--- escape.ml
let a = '\0'
let b = "a\7b\12"
//--- conjunction.ml
let f a b c =
  a + b > c and a + c > b
//--- element.ml
let swap a i j =
  let x = a.(i) in
  a.(i) := a.(j); a.(j) := x
//--- format.ml
let f s n = Printf.printf s n
let g s = Printf.printf (s ^ "")
//--- method.ml
let f word = word.length
//--- label.ml
let convert ~rate:float amount = amount *. rate
//--- brackets.ml
let rec length l = match l with
  | [] -> 0
  | [_ :: rest] -> 1 + length rest
//--- iter.ml
let f l = List.iter String.length l
//--- alternatives.ml
let f = function (x, 0) | (0, _) -> x | _ -> 1
