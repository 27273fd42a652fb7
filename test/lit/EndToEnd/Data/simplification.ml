(* Differentiating and simplifying expressions until nothing changes.
   RUN: %everywhere %s
*)
type expr =
  | Const of float
  | X
  | Sum of expr * expr
  | Diff of expr * expr
  | Prod of expr * expr
  | Quot of expr * expr
  | Power of expr * int
  | Fun of func * expr
and func = Sin | Cos | Exp | Ln

let name = function Sin -> "sin" | Cos -> "cos" | Exp -> "exp" | Ln -> "ln"

let rec deriv e =
  match e with
  | Const _ -> Const 0.0
  | X -> Const 1.0
  | Sum (a, b) -> Sum (deriv a, deriv b)
  | Diff (a, b) -> Diff (deriv a, deriv b)
  | Prod (a, b) -> Sum (Prod (deriv a, b), Prod (a, deriv b))
  | Quot (a, b) -> Quot (Diff (Prod (deriv a, b), Prod (a, deriv b)), Power (b, 2))
  | Power (a, n) -> Prod (Prod (Const (float_of_int n), Power (a, n - 1)), deriv a)
  | Fun (f, a) -> Prod (outer f a, deriv a)

and outer f a =
  match f with
  | Sin -> Fun (Cos, a)
  | Cos -> Prod (Const (-1.0), Fun (Sin, a))
  | Exp -> Fun (Exp, a)
  | Ln -> Quot (Const 1.0, a)

let rec simp = function
  | Sum (Const a, Const b) -> Const (a +. b)
  | Sum (Const 0.0, e) | Sum (e, Const 0.0) -> simp e
  | Sum (a, b) when a = b -> Prod (Const 2.0, simp a)
  | Sum (a, b) -> Sum (simp a, simp b)
  | Diff (Const a, Const b) -> Const (a -. b)
  | Diff (e, Const 0.0) -> simp e
  | Diff (a, b) when a = b -> Const 0.0
  | Diff (a, b) -> Diff (simp a, simp b)
  | Prod (Const a, Const b) -> Const (a *. b)
  | Prod (Const 0.0, _) | Prod (_, Const 0.0) -> Const 0.0
  | Prod (Const 1.0, e) | Prod (e, Const 1.0) -> simp e
  | Prod (Const a, Prod (Const b, e)) -> Prod (Const (a *. b), simp e)
  | Prod (e, (Const _ as c)) -> Prod (c, simp e)
  | Prod (a, b) -> Prod (simp a, simp b)
  | Quot (Const 0.0, _) -> Const 0.0
  | Quot (e, Const 1.0) -> simp e
  | Quot (a, b) -> Quot (simp a, simp b)
  | Power (_, 0) -> Const 1.0
  | Power (e, 1) -> simp e
  | Power (e, n) -> Power (simp e, n)
  | Fun (f, e) -> Fun (f, simp e)
  | (Const _ | X) as e -> e

let rec fix f x = let y = f x in if y = x then x else fix f y

let rec show prec e =
  let paren p s = if prec > p then "(" ^ s ^ ")" else s in
  match e with
  | Const c -> if c < 0.0 then Printf.sprintf "(%g)" c else Printf.sprintf "%g" c
  | X -> "x"
  | Sum (a, b) -> paren 1 (show 1 a ^ " + " ^ show 1 b)
  | Diff (a, b) -> paren 1 (show 1 a ^ " - " ^ show 2 b)
  | Prod (a, b) -> paren 2 (show 2 a ^ " * " ^ show 2 b)
  | Quot (a, b) -> paren 2 (show 2 a ^ " / " ^ show 3 b)
  | Power (a, n) -> show 4 a ^ "^" ^ string_of_int n
  | Fun (f, a) -> name f ^ "(" ^ show 0 a ^ ")"

let rec eval x = function
  | Const c -> c
  | X -> x
  | Sum (a, b) -> eval x a +. eval x b
  | Diff (a, b) -> eval x a -. eval x b
  | Prod (a, b) -> eval x a *. eval x b
  | Quot (a, b) -> eval x a /. eval x b
  | Power (a, n) -> eval x a ** float_of_int n
  | Fun (Sin, a) -> sin (eval x a)
  | Fun (Cos, a) -> cos (eval x a)
  | Fun (Exp, a) -> exp (eval x a)
  | Fun (Ln, a) -> log (eval x a)

let rec size = function
  | Const _ | X -> 1
  | Power (e, _) | Fun (_, e) -> 1 + size e
  | Sum (a, b) | Diff (a, b) | Prod (a, b) | Quot (a, b) -> 1 + size a + size b

let test e =
  let d = deriv e in
  let s = fix simp d in
  Printf.printf "d/dx %s = %s (%d -> %d) at 1.5: %.6f %b\n" (show 0 e) (show 0 s)
    (size d) (size s) (eval 1.5 s) (abs_float (eval 1.5 s -. eval 1.5 d) < 1e-9)

let () =
  let two = Const 2.0 and three = Const 3.0 in
  test (Sum (Power (X, 2), Prod (three, X)));
  test (Prod (X, X));
  test (Quot (X, Sum (X, Const 1.0)));
  test (Fun (Sin, Prod (two, X)));
  test (Fun (Exp, Power (X, 3)));
  test (Fun (Ln, Fun (Cos, X)));
  test (Diff (Fun (Exp, X), Fun (Exp, X)));
  test (Power (Sum (X, Const (-1.0)), 5));
  let rec nth n e = if n = 0 then e else nth (n - 1) (fix simp (deriv e)) in
  print_endline (show 0 (nth 3 (Power (X, 5))));
  print_endline (show 0 (nth 4 (Fun (Sin, X))))

(* >>> output
d/dx x^2 + 3 * x = 2 * x + 3 (14 -> 5) at 1.5: 6.000000 true
d/dx x * x = 2 * x (7 -> 3) at 1.5: 3.000000 true
d/dx x / (x + 1) = (x + 1 - x) / (x + 1)^2 (16 -> 10) at 1.5: 0.160000 true
d/dx sin(2 * x) = 2 * cos(2 * x) (12 -> 6) at 1.5: -1.979985 true
d/dx exp(x^3) = exp(x^3) * 3 * x^2 (10 -> 8) at 1.5: 197.263916 true
d/dx ln(cos(x)) = 1 / cos(x) * (-1) * sin(x) (11 -> 9) at 1.5: -14.101420 true
d/dx exp(x) - exp(x) = 0 (9 -> 1) at 1.5: 0.000000 true
d/dx (x + (-1))^5 = 5 * (x + (-1))^4 (10 -> 6) at 1.5: 0.312500 true
60 * x^2
sin(x)
<<< *)
