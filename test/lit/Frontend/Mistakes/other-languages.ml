(* Syntax of other languages is one error for each definition.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+33]]:1: error: 'var' is not defined; a definition begins with `let`, or with `let rec` if it calls itself [MC0346]
   CHECK: :[[#@LINE+37]]:11: error: expected `then`, found `:` [MC0203]
   CHECK: :[[#@LINE+36]]:3: note: the `if` begins here; it is written `if c then a else b`
   CHECK: :[[#@LINE+39]]:19: error: `?` is not in MinCaml: write `if ... then ... else ...` [MC0119]
   CHECK: :[[#@LINE+39]]:10: error: `\` has no meaning in MinCaml [MC0112]
   CHECK: :[[#@LINE+39]]:5: error: malformed number '2nd'; a name begins with a letter [MC0113]
   CHECK: :[[#@LINE+40]]:9: error: expected a number, found the name 'size' [MC0203]
   CHECK: :[[#@LINE+39]]:8: note: a name cannot contain `-`; write `_`
   CHECK: :[[#@LINE+39]]:12: error: expected `=`, found `val` [MC0203]
   CHECK: note: this is a keyword of OCaml and cannot be a name
   CHECK: :[[#@LINE+39]]:13: error: expected `=`, found `:` [MC0203]
   CHECK: note: the fields of a record are written `{ x = 1; y = 2 }`
   CHECK: :[[#@LINE+38]]:14: error: expected `->`, found `,` [MC0203]
   CHECK: :[[#@LINE+38]]:44: error: expected `*`, found `,` [MC0203]
   CHECK: note: the types of a tuple, or of several arguments of a constructor, are joined by `*`: `C of t * u`
   CHECK: :[[#@LINE+37]]:17: error: expected `=`, found `:` [MC0203]
   CHECK: note: the type of a parameter is written in parentheses, `let f (x : int) = e`, and the type of the result after the parameters, `let f x : int = e`
   CHECK: :[[#@LINE+36]]:12: error: `exception` cannot begin an expression; write `let exception E in e` [MC0251]
   CHECK: :[[#@LINE+36]]:13: error: expected parentheses around an optional parameter with a default, found `=` [MC0203]
   CHECK: :[[#@LINE+37]]:3: error: expected `struct`, found `let` [MC0203]
   CHECK: note: a module is written `module M = struct ... end`
   CHECK: :[[#@LINE+34]]:11: note: insert `struct`
   CHECK: :[[#@LINE+36]]:31: error: `catch` cannot be used here: handlers follow `with`: `try ... with E -> ...` [MC0120]
   CHECK: :[[#@LINE+36]]:43: error: expected `end` to close `begin`, found `else` [MC0204]
   CHECK: :[[#@LINE+35]]:25: note: it was opened here
   CHECK: :[[#@LINE+36]]:12: error: expected `in` after the definition of 'y', found `;` [MC0205]
   CHECK: :[[#@LINE+35]]:3: note: the definition begins here
   CHECK: :[[#@LINE+33]]:21: error: expected `in` after the definition of 'x', found `;` [MC0205]
   CHECK: :[[#@LINE+32]]:12: note: the definition begins here
   CHECK: :[[#@LINE+34]]:24: error: this comment is never closed [MC0110]
   CHECK: note: the operator `*` as a function is written `( * )`
   CHECK: 19 errors generated.
*)
var limit = 10
def square(x):
  return x * x
/* a comment */
let classify n =
  if n > 0:
    "positive"
  else:
    "other"
let abs x = x > 0 ? x : -x
let id = \x -> x
let 2nd l = List.nth l 1
let f = 2nd [1]
let max-size = 10
let update val = 1
type r = { x : int; y : int }
let r = { x : 1; y : 2 }
let g = fun a, b -> a
type token = Number of int | Name of string, int
let h x : int y : int = x + y
let i () = exception E in raise E
let j ?step = 1 x = x + step
module M =
  let x = 1
end
let k = try int_of_string "1" catch Failure _ -> 0
let l n = if n > 0 then begin print_int n else print_int 0
let m () = let x = 5;
  let y = 6;
  x
let n = List.fold_left (*) 1 [1]
