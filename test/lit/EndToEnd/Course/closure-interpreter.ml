(* A program of a first course.
   RUN: %everywhere %s
*)
(* A tiny functional language: substitution-free interpreter with closures. *)

open Printf

type expr =
  | Int of int
  | Bool of bool
  | Var of string
  | Fun of string * expr
  | App of expr * expr
  | Let of { name : string; recursive : bool; rhs : expr; body : expr }
  | If of expr * expr * expr
  | Prim of string * expr * expr

type value =
  | VInt of int
  | VBool of bool
  | VClosure of string * expr * env

and env = (string * value ref) list

exception Unbound of string
exception Type_error of string * value

let show_value = function
  | VInt n -> string_of_int n
  | VBool b -> string_of_bool b
  | VClosure (x, _, env) -> sprintf "<fun %s, %d captured>" x (List.length env)

let rec eval (env : env) e =
  match e with
  | Int n -> VInt n
  | Bool b -> VBool b
  | Var x -> (try !(List.assoc x env) with Not_found -> raise (Unbound x))
  | Fun (x, b) -> VClosure (x, b, env)
  | App (f, a) ->
    begin match eval env f with
      | VClosure (x, body, env') ->
        let v = eval env a in
        eval ((x, ref v) :: env') body
      | v -> raise (Type_error ("function", v))
    end
  | Let { name; recursive = false; rhs; body } ->
    eval ((name, ref (eval env rhs)) :: env) body
  | Let { name; rhs; body; _ } ->
    (* tie the knot through a reference *)
    let cell = ref (VInt 0) in
    let env' = (name, cell) :: env in
    cell := eval env' rhs;
    eval env' body
  | If (c, t, f) ->
    begin match eval env c with
      | VBool true -> eval env t
      | VBool false -> eval env f
      | v -> raise (Type_error ("boolean", v))
    end
  | Prim (op, a, b) -> prim op (eval env a) (eval env b)

and prim op v w =
  match op, v, w with
  | "+", VInt a, VInt b -> VInt (a + b)
  | "-", VInt a, VInt b -> VInt (a - b)
  | "*", VInt a, VInt b -> VInt (a * b)
  | "=", VInt a, VInt b -> VBool (a = b)
  | "<", VInt a, VInt b -> VBool (a < b)
  | ("+" | "-" | "*" | "=" | "<"), VInt _, other
  | ("+" | "-" | "*" | "=" | "<"), other, _ -> raise (Type_error ("integer", other))
  | _ -> failwith ("unknown primitive " ^ op)

let let_ name rhs body = Let { name; recursive = false; rhs; body }
let letrec name rhs body = Let { name; recursive = true; rhs; body }
let v x = Var x
let ( $ ) f a = App (f, a)
let ( +! ) a b = Prim ("+", a, b)
let ( -! ) a b = Prim ("-", a, b)
let ( *! ) a b = Prim ("*", a, b)

let fact = Fun ("n", If (Prim ("=", v "n", Int 0), Int 1, v "n" *! (v "f" $ (v "n" -! Int 1))))
let fib =
  Fun ("n", If (Prim ("<", v "n", Int 2), v "n",
                (v "fib" $ (v "n" -! Int 1)) +! (v "fib" $ (v "n" -! Int 2))))
let twice = Fun ("g", Fun ("x", v "g" $ (v "g" $ v "x")))

let programs = [
  "1 + 2 * 3", Int 1 +! (Int 2 *! Int 3);
  "let x = 5 in x * x", let_ "x" (Int 5) (v "x" *! v "x");
  "shadowing", let_ "x" (Int 1) (let_ "x" (v "x" +! Int 1) (v "x" +! v "x"));
  "static scope", let_ "y" (Int 10)
    (let_ "f" (Fun ("x", v "x" +! v "y")) (let_ "y" (Int 1000) (v "f" $ Int 1)));
  "closure", let_ "a" (Int 3) (Fun ("b", v "a"));
  "fact 10", letrec "f" fact (v "f" $ Int 10);
  "fib 15", letrec "fib" fib (v "fib" $ Int 15);
  "twice twice", let_ "t" twice (v "t" $ v "t" $ Fun ("z", v "z" +! Int 1) $ Int 0);
  "fact not rec", let_ "f" fact (v "f" $ Int 3);
  "1 2", Int 1 $ Int 2;
  "if 3", If (Int 3, Int 1, Int 2);
  "true + 1", Bool true +! Int 1;
  "1 + fun", Int 1 +! Fun ("x", v "x");
  "1 ** 2", Prim ("**", Int 1, Int 2);
  "lazy if", If (Bool true, Int 1, v "nowhere");
]

let () =
  List.iter
    (fun (name, p) ->
       printf "%-20s ==> %!" name;
       match eval [] p with
       | x -> printf "%s\n" (show_value x)
       | exception Unbound x -> printf "unbound variable %s\n" x
       | exception Type_error (t, x) -> printf "%s expected, got %s\n" t (show_value x)
       | exception Failure m -> printf "failure: %s\n" m)
    programs

(* >>> output
1 + 2 * 3            ==> 7
let x = 5 in x * x   ==> 25
shadowing            ==> 4
static scope         ==> 11
closure              ==> <fun b, 1 captured>
fact 10              ==> 3628800
fib 15               ==> 610
twice twice          ==> 4
fact not rec         ==> unbound variable f
1 2                  ==> function expected, got 1
if 3                 ==> boolean expected, got 3
true + 1             ==> integer expected, got true
1 + fun              ==> integer expected, got <fun x, 0 captured>
1 ** 2               ==> failure: unknown primitive **
lazy if              ==> 1
<<< *)
