(* A program of a first course.
   RUN: %everywhere %s
*)
(* Symbolic differentiation. *)
type e =
| Cst of int
| X
| Add of e * e
| Mul of e * e
| Pow of e * int
| Sin of e
| Cos of e
| Exp of e

let rec d = function
| Cst _ -> Cst 0
| X -> Cst 1
| Add (f, g) -> Add (d f, d g)
| Mul (f, g) -> Add (Mul (d f, g), Mul (f, d g))
| Pow (f, n) -> Mul (Mul (Cst n, Pow (f, n - 1)), d f)
| Sin f -> Mul (Cos f, d f)
| Cos f -> Mul (Mul (Cst (-1), Sin f), d f)
| Exp f as e -> Mul (e, d f)

(* one pass, bottom up *)
let rec simp e = match e with
| Cst _ | X -> e
| Add (a, b) -> begin
    match simp a, simp b with
    | Cst m, Cst n -> Cst (m + n)
    | Cst 0, f | f, Cst 0 -> f
    | f, Cst n -> Add (Cst n, f)
    | Cst m, Add (Cst n, f) -> Add (Cst (m + n), f)
    | f, g when f = g -> simp (Mul (Cst 2, f))
    | f, g -> Add (f, g)
  end
| Mul (a, b) -> begin
    match simp a, simp b with
    | Cst m, Cst n -> Cst (m * n)
    | Cst 0, _ | _, Cst 0 -> Cst 0
    | Cst 1, f | f, Cst 1 -> f
    | Cst m, Mul (Cst n, f) | Mul (Cst n, f), Cst m -> simp (Mul (Cst (m * n), f))
    | (Cst _ as c), f -> Mul (c, f)
    | f, (Cst _ as c) -> Mul (c, f)
    | Mul (Cst n, f), g | f, Mul (Cst n, g) -> Mul (Cst n, simp (Mul (f, g)))
    | X, X -> Pow (X, 2)
    | Pow (f, n), g when f = g -> Pow (f, n + 1)
    | f, Pow (g, n) when f = g -> Pow (f, n + 1)
    | f, g -> Mul (f, g)
  end
| Pow (f, n) -> begin
    match simp f, n with
    | _, 0 -> Cst 1
    | f, 1 -> f
    | Pow (f, m), n -> Pow (f, m * n)
    | f, n -> Pow (f, n)
  end
| Sin f -> (match simp f with Cst 0 -> Cst 0 | f -> Sin f)
| Cos f -> (match simp f with Cst 0 -> Cst 1 | f -> Cos f)
| Exp f -> (match simp f with Cst 0 -> Cst 1 | f -> Exp f)

let rec fix f x = let y = f x in if y = x then x else fix f y
let simplify = fix simp

(* printing, with as few parentheses as possible *)
let rec str lvl e =
  let paren l s = if lvl > l then "(" ^ s ^ ")" else s in
  match e with
  | Cst n when n < 0 -> paren 0 (string_of_int n)
  | Cst n -> string_of_int n
  | X -> "x"
  | Add (a, b) -> paren 0 (str 0 a ^ " + " ^ str 0 b)
  | Mul (a, b) -> paren 1 (str 1 a ^ "*" ^ str 1 b)
  | Pow (a, n) -> paren 2 (str 3 a ^ "^" ^ string_of_int n)
  | Sin f -> "sin(" ^ str 0 f ^ ")"
  | Cos f -> "cos(" ^ str 0 f ^ ")"
  | Exp f -> "exp(" ^ str 0 f ^ ")"
let to_s = str 0

let rec eval x = function
| Cst n -> float_of_int n
| X -> x
| Add (a, b) -> eval x a +. eval x b
| Mul (a, b) -> eval x a *. eval x b
| Pow (a, n) -> eval x a ** float_of_int n
| Sin a -> sin (eval x a)
| Cos a -> cos (eval x a)
| Exp a -> exp (eval x a)

let rec nodes = function
| Cst _ | X -> 1
| Add (a, b) | Mul (a, b) -> 1 + nodes a + nodes b
| Pow (a, _) | Sin a | Cos a | Exp a -> 1 + nodes a

let examples =
  [ X; Cst 5; Pow (X, 3); Add (Mul (Cst 3, X), Cst 2); Mul (X, Sin X);
    Exp (Mul (Cst (-2), X)); Pow (Add (X, Cst 1), 4); Sin (Pow (X, 2));
    Mul (Add (X, Cst 1), Add (X, Cst 1)) ]

let () =
  List.iter (fun f ->
    let raw = d f in
    let f' = simplify raw in
    Printf.printf "f   = %s\n" (to_s f);
    Printf.printf "f'  = %s   (%d nodes instead of %d)\n" (to_s f') (nodes f') (nodes raw);
    Printf.printf "f'' = %s\n" (to_s (simplify (d f')));
    let h = 1e-5 in
    let x = 0.75 in
    let numeric = (eval (x +. h) f -. eval (x -. h) f) /. (2. *. h) in
    Printf.printf "      at %.2f: %.4f, numerically %.4f\n" x (eval x f') numeric;
    assert (abs_float (eval x f' -. numeric) < 1e-3)) examples

(* >>> output
f   = x
f'  = 1   (1 nodes instead of 1)
f'' = 0
      at 0.75: 1.0000, numerically 1.0000
f   = 5
f'  = 0   (1 nodes instead of 1)
f'' = 0
      at 0.75: 0.0000, numerically 0.0000
f   = x^3
f'  = 3*x^2   (4 nodes instead of 6)
f'' = 6*x
      at 0.75: 1.6875, numerically 1.6875
f   = 3*x + 2
f'  = 3   (1 nodes instead of 9)
f'' = 0
      at 0.75: 3.0000, numerically 3.0000
f   = x*sin(x)
f'  = sin(x) + x*cos(x)   (7 nodes instead of 11)
f'' = cos(x) + cos(x) + (-1)*x*sin(x)
      at 0.75: 1.2304, numerically 1.2304
f   = exp((-2)*x)
f'  = (-2)*exp((-2)*x)   (6 nodes instead of 12)
f'' = 4*exp((-2)*x)
      at 0.75: -0.4463, numerically -0.4463
f   = (x + 1)^4
f'  = 4*(1 + x)^3   (6 nodes instead of 10)
f'' = 12*(1 + x)^2
      at 0.75: 21.4375, numerically 21.4375
f   = sin(x^2)
f'  = 2*cos(x^2)*x   (7 nodes instead of 10)
f'' = 2*((-2)*sin(x^2)*x*x + cos(x^2))
      at 0.75: 1.2689, numerically 1.2689
f   = (x + 1)*(x + 1)
f'  = 2*(1 + x)   (5 nodes instead of 15)
f'' = 2
      at 0.75: 3.5000, numerically 3.5000
<<< *)
