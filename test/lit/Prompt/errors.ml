(* RUN: %compare-prompt %s
*)
1 + "a";;
unknown;;
let x = 1;;
x + 1.5;;
x 3;;
let f x = x + 1;;
f "a";;
f 1 2;;
if x then 1 else 2;;
[1; "a"];;
let y : string = 3;;
type t = A of nothing;;
B 3;;
x.field;;
let rec g = function 0 -> g;;
module M = struct let a = 1 end;;
M.b;;
N.c;;
let let = 3;;
x;;
f x;;
let (;;
x + 1;;
"unfinished" ^;;
match x with;;
x;;
(* Output:
//toplevel//:1:5: error: `+` takes int operands, but this operand has type string; use `^` [MC0302]
1 + "a";;
  ~ ^~~
  ^
//toplevel//:1:1: error: 'unknown' is not defined [MC0346]
unknown;;
^~~~~~~
val x : int = 1
//toplevel//:1:5: error: `+` takes int operands, but this operand has type float; use `+.` and convert the other operand with `float_of_int` [MC0302]
x + 1.5;;
  ~ ^~~
float_of_int  +.
//toplevel//:1:1: error: 'x' has type int: it is not a function and cannot be applied [MC0309]
x 3;;
^ ~
//toplevel//:1:5: note: 'x' is defined here
let x = 1;;
    ^
val f : int -> int = <fun>
//toplevel//:1:3: error: argument 1 of 'f' has type string, but int is expected [MC0310]
f "a";;
  ^~~
//toplevel//:1:11: note: the parameter 'x' of 'f' has type int because of its use here
let f x = x + 1;;
          ^
//toplevel//:1:5: error: 'f' takes 1 argument, but 2 are given [MC0308]
f 1 2;;
~   ^
//toplevel//:1:5: note: 'f' is defined here, with type int -> int
let f x = x + 1;;
    ^
//toplevel//:1:4: error: a condition must have type bool, but this expression has type int [MC0306]
if x then 1 else 2;;
   ^
note: a number is not a condition; compare it: `e <> 0`
//toplevel//:1:5: note: 'x' is defined here
let x = 1;;
    ^
//toplevel//:1:5: error: this element has type string, but int is expected [MC0301]
[1; "a"];;
    ^~~
//toplevel//:1:18: error: the value of 'y' has type int, but string is expected [MC0301]
let y : string = 3;;
                 ^
//toplevel//:1:9: note: the type is stated here
let y : string = 3;;
        ^~~~~~
//toplevel//:1:15: error: there is no type 'nothing' here; did you mean `string`? [MC0337]
type t = A of nothing;;
              ^~~~~~~
              string
//toplevel//:1:1: error: unknown name 'B': no constructor has this name [MC0116]
B 3;;
^
note: a constructor is defined at the top level, `type t = B` or `exception B`; the name of a variable or function begins with a lower-case letter
//toplevel//:1:3: error: `.field` accesses a field of a record, but the expression before it has type int [MC0374]
x.field;;
  ^~~~~
//toplevel//:1:13: error: this expression has type int -> 'a, but 'a is expected: 'a occurs in int -> 'a, so the type would be infinite [MC0313]
let rec g = function 0 -> g;;
            ^~~~~~~~~~~~~~~
module M : sig val a : int end
//toplevel//:1:1: error: the module 'M' has no value 'b' [MC0282]
M.b;;
^~~
//toplevel//:1:1: error: there is no module 'N' here [MC0281]
N.c;;
^
//toplevel//:1:5: error: expected a name, found `let` [MC0203]
let let = 3;;
    ^~~
- : int = 1
- : int = 2
//toplevel//:1:6: error: expected a pattern, found `;;` [MC0225]
let (;;
     ^~
- : int = 2
//toplevel//:1:15: error: expected an expression, found `;;` [MC0202]
"unfinished" ^;;
              ^~
//toplevel//:1:13: error: expected the pattern of a case, found `;;` [MC0203]
match x with;;
            ^~
- : int = 1
*)
