(* Symbolic differentiation: derivatives of some expressions, each simplified before the
   next one. Stresses matches with nested patterns, and small objects of many forms. *)

type expr =
  | Const of int
  | Var of int
  | Add of expr * expr
  | Mul of expr * expr
  | Power of expr * int
  | Sin of expr
  | Cos of expr

let rec derive x = function
  | Const _ -> Const 0
  | Var y -> Const (if x = y then 1 else 0)
  | Add (a, b) -> Add (derive x a, derive x b)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))
  | Power (a, n) -> Mul (Mul (Const n, Power (a, n - 1)), derive x a)
  | Sin a -> Mul (Cos a, derive x a)
  | Cos a -> Mul (Mul (Const (-1), Sin a), derive x a)

(* Constants are numbers modulo a prime, so that they stay small. *)
let reduce n = n mod 32749

let add a b =
  match a, b with
  | Const m, Const n -> Const (reduce (m + n))
  | Const 0, e | e, Const 0 -> e
  | Const m, Add (Const n, e) | Add (Const m, e), Const n -> Add (Const (reduce (m + n)), e)
  | e, (Const _ as c) -> Add (c, e)
  | Add (a, b), c -> Add (a, Add (b, c))
  | _ -> Add (a, b)

let rec mul a b =
  match a, b with
  | Const m, Const n -> Const (reduce (m * n))
  | Const 0, _ | _, Const 0 -> Const 0
  | Const 1, e | e, Const 1 -> e
  | Const m, Mul (Const n, e) -> mul (Const (reduce (m * n))) e
  | e, (Const _ as c) -> mul c e
  | Mul ((Const _ as c), a), b | a, Mul ((Const _ as c), b) -> mul c (mul a b)
  | Power (Var x, m), Power (Var y, n) when x = y -> Power (Var x, m + n)
  | Var x, Power (Var y, n) when x = y -> Power (Var x, n + 1)
  | Power (Var x, n), Var y when x = y -> Power (Var x, n + 1)
  | _ -> Mul (a, b)

let power a n =
  match a, n with
  | _, 0 -> Const 1
  | e, 1 | (Const (0 | 1) as e), _ -> e
  | Power (a, m), n -> Power (a, m * n)
  | _ -> Power (a, n)

let rec simplify = function
  | (Const _ | Var _) as e -> e
  | Add (a, b) -> add (simplify a) (simplify b)
  | Mul (a, b) -> mul (simplify a) (simplify b)
  | Power (a, n) -> power (simplify a) n
  | Sin a -> (match simplify a with Const 0 -> Const 0 | a -> Sin a)
  | Cos a -> (match simplify a with Const 0 -> Const 1 | a -> Cos a)

let rec checksum = function
  | Const n -> n
  | Var x -> x + 3
  | Add (a, b) -> (checksum a * 5 + checksum b) land 1048575
  | Mul (a, b) -> (checksum a * 7 + checksum b) land 1048575
  | Power (a, n) -> (checksum a * 11 + n) land 1048575
  | Sin a -> (checksum a * 13) land 1048575
  | Cos a -> (checksum a * 17) land 1048575

let rec derivatives n e =
  if n = 0 then e else derivatives (n - 1) (simplify (derive (n land 1) e))

let x = Var 0 and y = Var 1

let expressions =
  [ Power (Add (x, Mul (Const 2, y)), 12);
    Sin (Mul (x, Add (x, y)));
    Mul (Mul (Power (x, 5), Cos (Add (x, y))), Sin y);
    Cos (Mul (Sin x, Cos y));
    Mul (Power (Add (x, y), 7), Power (Add (Mul (Const (-1), x), y), 6)) ]

let rec report n = function
  | [] -> print_newline ()
  | e :: rest ->
    print_int (checksum (derivatives n e));
    print_char ' ';
    report n rest

let rec sum total = function
  | [] -> total
  | e :: rest -> sum (total + checksum (derivatives 5 e)) rest

let rec repeat n total =
  if n = 0 then total else repeat (n - 1) (sum total expressions land 1048575)

let () =
  report 9 expressions;
  print_int (repeat 2000 0);
  print_newline ()

(* >>> output
168065 9770 359228 748187 239390 
322464
<<< *)
