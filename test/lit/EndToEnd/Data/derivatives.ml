(* Symbolic expressions: derivatives, simplification, printing.
   RUN: %everywhere %s
*)
type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Mul of expr * expr
  | Pow of expr * int
  | Neg of expr

let rec derive x e =
  match e with
  | Num _ -> Num 0
  | Var y -> if x = y then Num 1 else Num 0
  | Add (a, b) -> Add (derive x a, derive x b)
  | Sub (a, b) -> Sub (derive x a, derive x b)
  | Mul (a, b) -> Add (Mul (derive x a, b), Mul (a, derive x b))
  | Pow (_, 0) -> Num 0
  | Pow (a, n) -> Mul (Mul (Num n, Pow (a, n - 1)), derive x a)
  | Neg a -> Neg (derive x a)

let rec simplify e =
  match e with
  | Num _ | Var _ -> e
  | Add (a, b) ->
    (match simplify a, simplify b with
     | Num m, Num n -> Num (m + n)
     | Num 0, c | c, Num 0 -> c
     | c, Neg d -> Sub (c, d)
     | c, d when c = d -> simplify (Mul (Num 2, c))
     | c, d -> Add (c, d))
  | Sub (a, b) ->
    (match simplify a, simplify b with
     | Num m, Num n -> Num (m - n)
     | c, Num 0 -> c
     | Num 0, c -> simplify (Neg c)
     | c, d when c = d -> Num 0
     | c, d -> Sub (c, d))
  | Mul (a, b) ->
    (match simplify a, simplify b with
     | Num m, Num n -> Num (m * n)
     | Num 0, _ | _, Num 0 -> Num 0
     | Num 1, c | c, Num 1 -> c
     | Num m, Mul (Num n, c) -> simplify (Mul (Num (m * n), c))
     | c, (Num _ as n) -> Mul (n, c)
     | c, d -> Mul (c, d))
  | Pow (a, n) ->
    (match simplify a, n with
     | _, 0 -> Num 1
     | c, 1 -> c
     | Pow (c, m), n -> Pow (c, m * n)
     | c, n -> Pow (c, n))
  | Neg a -> (match simplify a with Num n -> Num (-n) | Neg b -> b | b -> Neg b)

let rec eval env e =
  match e with
  | Num n -> n
  | Var x -> List.assoc x env
  | Add (a, b) -> eval env a + eval env b
  | Sub (a, b) -> eval env a - eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Pow (a, n) ->
    let x = eval env a in
    let rec power n = if n = 0 then 1 else x * power (n - 1) in
    power n
  | Neg a -> - (eval env a)

let show e =
  let paren inner outer s = if inner < outer then "(" ^ s ^ ")" else s in
  let rec go level = function
    | Num n -> if n < 0 then "(" ^ string_of_int n ^ ")" else string_of_int n
    | Var x -> x
    | Add (a, b) -> paren 1 level (go 1 a ^ " + " ^ go 1 b)
    | Sub (a, b) -> paren 1 level (go 1 a ^ " - " ^ go 2 b)
    | Mul (a, b) -> paren 2 level (go 2 a ^ " * " ^ go 2 b)
    | Pow (a, n) -> go 4 a ^ "^" ^ string_of_int n
    | Neg a -> paren 3 level ("-" ^ go 3 a)
  in
  go 0 e

let rec size = function
  | Num _ | Var _ -> 1
  | Neg a | Pow (a, _) -> 1 + size a
  | Add (a, b) | Sub (a, b) | Mul (a, b) -> 1 + size a + size b

let test e =
  let d = derive "x" e in
  let s = simplify d in
  Printf.printf "%s  ->  %s\n" (show e) (show s);
  Printf.printf "  sizes %d %d %d, values" (size e) (size d) (size s);
  List.iter
    (fun x ->
      let env = [("x", x); ("y", 5)] in
      let a = eval env d and b = eval env s in
      if a = b then Printf.printf " %d" a else Printf.printf " %d<>%d" a b)
    [-2; 0; 1; 3];
  print_newline ()

let () =
  let x = Var "x" and y = Var "y" in
  test (Num 42);
  test x;
  test y;
  test (Add (Pow (x, 3), Mul (Num 2, x)));
  test (Mul (Add (x, y), Sub (x, y)));
  test (Pow (Add (Mul (Num 3, x), Num 1), 4));
  test (Neg (Mul (x, Mul (x, x))));
  test (Sub (Pow (Pow (x, 2), 3), Add (x, x)));
  (try print_int (eval [] (Add (Num 1, Var "z"))) with Not_found -> print_endline "unbound");
  let rec iterate n e = if n = 0 then e else iterate (n - 1) (simplify (derive "x" e)) in
  for n = 0 to 6 do
    print_endline (show (iterate n (Pow (x, 5))))
  done
(* >>> output
42  ->  0
  sizes 1 1 1, values 0 0 0 0
x  ->  1
  sizes 1 1 1, values 1 1 1 1
y  ->  0
  sizes 1 1 1, values 0 0 0 0
x^3 + 2 * x  ->  3 * x^2 + 2
  sizes 6 14 6, values 14 2 5 29
(x + y) * (x - y)  ->  x - y + x + y
  sizes 7 15 7, values -4 0 2 6
(3 * x + 1)^4  ->  3 * 4 * (3 * x + 1)^3
  sizes 6 18 10, values -1500 12 768 12000
-(x * x * x)  ->  -(x * x + x * 2 * x)
  sizes 6 16 10, values -12 0 -3 -27
x^2^3 - (x + x)  ->  3 * x^4 * 2 * x - 2
  sizes 7 16 10, values -194 -2 4 1456
unbound
x^5
5 * x^4
20 * x^3
60 * x^2
120 * x
120
0
<<< *)
