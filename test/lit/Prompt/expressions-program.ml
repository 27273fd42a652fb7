(* RUN: %compare-prompt %s
*)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr
  | Let of string * expr * expr;;
exception Unbound of string;;
let rec eval env = function
  | Num n -> n
  | Var x -> (try List.assoc x env with Not_found -> raise (Unbound x))
  | Add (a, b) -> eval env a + eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Let (x, e, b) -> eval ((x, eval env e) :: env) b;;
let e = Let ("x", Num 3, Add (Var "x", Mul (Num 2, Var "x")));;
eval [] e;;
eval [] (Var "y");;
eval [("y", 5)] (Var "y");;
let rec show = function
  | Num n -> string_of_int n
  | Var x -> x
  | Add (a, b) -> "(" ^ show a ^ " + " ^ show b ^ ")"
  | Mul (a, b) -> show a ^ " * " ^ show b
  | Let (x, e, b) -> "let " ^ x ^ " = " ^ show e ^ " in " ^ show b;;
show e;;
let rec simplify = function
  | Add (Num 0, e) | Add (e, Num 0) -> simplify e
  | Mul (Num 1, e) | Mul (e, Num 1) -> simplify e
  | Add (a, b) -> Add (simplify a, simplify b)
  | Mul (a, b) -> Mul (simplify a, simplify b)
  | e -> e;;
simplify (Add (Num 0, Mul (Num 1, Var "z")));;
(* Output:
type expr =
    Num of int
  | Var of string
  | Add of expr * expr
  | Mul of expr * expr
  | Let of string * expr * expr
exception Unbound of string
val eval : (string * int) list -> expr -> int = <fun>
val e : expr = Let ("x", Num 3, Add (Var "x", Mul (Num 2, Var "x")))
- : int = 9
Exception: Unbound "y".
- : int = 5
val show : expr -> string = <fun>
- : string = "let x = 3 in (x + 2 * x)"
val simplify : expr -> expr = <fun>
- : expr = Var "z"
*)
