(* An interpreter of a small functional language, with closures.
   RUN: %everywhere %s
*)
type operator = Plus | Minus | Times | Less | Equals

type term =
  | Int of int
  | Bool of bool
  | Var of string
  | Op of operator * term * term
  | If of term * term * term
  | Let of string * term * term
  | Letrec of string * string * term * term
  | Fun of string * term
  | App of term * term
  | Pair of term * term
  | First of term
  | Second of term

type value =
  | VInt of int
  | VBool of bool
  | VClosure of string * term * environment
  | VRecursive of string * string * term * environment
  | VPair of value * value

and environment = (string * value) list

exception Type_error of string * value
exception Unbound of string

let rec show = function
  | VInt n -> string_of_int n
  | VBool b -> string_of_bool b
  | VClosure (x, _, env) -> Printf.sprintf "<fun %s/%d>" x (List.length env)
  | VRecursive (f, _, _, _) -> "<rec " ^ f ^ ">"
  | VPair (a, b) -> "(" ^ show a ^ ", " ^ show b ^ ")"

let rec lookup x = function
  | [] -> raise (Unbound x)
  | (y, v) :: rest -> if x = y then v else lookup x rest

let rec eval env = function
  | Int n -> VInt n
  | Bool b -> VBool b
  | Var x -> lookup x env
  | Op (op, a, b) ->
    let x = eval env a in
    let y = eval env b in
    (match op, x, y with
     | Plus, VInt m, VInt n -> VInt (m + n)
     | Minus, VInt m, VInt n -> VInt (m - n)
     | Times, VInt m, VInt n -> VInt (m * n)
     | Less, VInt m, VInt n -> VBool (m < n)
     | Equals, VInt m, VInt n -> VBool (m = n)
     | Equals, VBool m, VBool n -> VBool (m = n)
     | (Plus | Minus | Times | Less), VInt _, v -> raise (Type_error ("right", v))
     | _, v, _ -> raise (Type_error ("left", v)))
  | If (c, t, e) ->
    (match eval env c with
     | VBool true -> eval env t
     | VBool false -> eval env e
     | v -> raise (Type_error ("if", v)))
  | Let (x, e, body) ->
    let v = eval env e in
    eval ((x, v) :: env) body
  | Letrec (f, x, e, body) -> eval ((f, VRecursive (f, x, e, env)) :: env) body
  | Fun (x, e) -> VClosure (x, e, env)
  | App (f, e) ->
    let f = eval env f in
    let v = eval env e in
    (match f with
     | VClosure (x, body, env) -> eval ((x, v) :: env) body
     | VRecursive (f', x, body, env) -> eval ((x, v) :: (f', f) :: env) body
     | v -> raise (Type_error ("call", v)))
  | Pair (a, b) ->
    let x = eval env a in
    VPair (x, eval env b)
  | First e -> (match eval env e with VPair (v, _) -> v | v -> raise (Type_error ("fst", v)))
  | Second e -> (match eval env e with VPair (_, v) -> v | v -> raise (Type_error ("snd", v)))

let run e =
  match eval [] e with
  | v -> print_endline (show v)
  | exception Unbound x -> print_endline ("unbound " ^ x)
  | exception Type_error (where, v) -> Printf.printf "type error (%s): %s\n" where (show v)

let call2 f a b = App (App (f, a), b)

let factorial body =
  Letrec
    ( "fact", "n",
      If (Op (Less, Var "n", Int 1), Int 1,
          Op (Times, Var "n", App (Var "fact", Op (Minus, Var "n", Int 1)))),
      body )

let fibonacci body =
  Letrec
    ( "fib", "n",
      If (Op (Less, Var "n", Int 2), Var "n",
          Op (Plus, App (Var "fib", Op (Minus, Var "n", Int 1)),
              App (Var "fib", Op (Minus, Var "n", Int 2)))),
      body )

let () =
  run (Op (Plus, Int 1, Op (Times, Int 2, Int 3)));
  run (factorial (App (Var "fact", Int 10)));
  run (fibonacci (App (Var "fib", Int 17)));
  let compose = Fun ("f", Fun ("g", Fun ("x", App (Var "f", App (Var "g", Var "x"))))) in
  let twice = Fun ("x", Op (Plus, Var "x", Var "x")) in
  run (App (call2 compose twice twice, Int 10));
  run (call2 compose twice twice);
  run (Let ("x", Int 1, Let ("f", Fun ("y", Op (Plus, Var "x", Var "y")),
            Let ("x", Int 100, App (Var "f", Int 5)))));
  run (Pair (factorial (Var "fact"), Pair (Bool true, Fun ("x", Var "x"))));
  run (First (Second (Pair (Int 1, Pair (Int 2, Int 3)))));
  run (If (Int 1, Int 2, Int 3));
  run (Op (Plus, Bool true, Int 1));
  run (Op (Less, Int 1, twice));
  run (App (Int 3, Int 4));
  run (Let ("x", Var "y", Int 1));
  run (First (Int 7));
  run (Op (Equals, Op (Less, Int 1, Int 2), Op (Equals, Int 3, Int 3)))
(* >>> output
7
3628800
1597
40
<fun x/2>
6
(<rec fact>, (true, <fun x/0>))
2
type error (if): 1
type error (left): true
type error (right): <fun x/0>
type error (call): 3
unbound y
type error (fst): 7
true
<<< *)
