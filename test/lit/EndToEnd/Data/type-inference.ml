(* Type inference for a small language, with unification of mutable variables.
   RUN: %everywhere %s
*)
type ty =
  | TInt
  | TBool
  | TFun of ty * ty
  | TPair of ty * ty
  | TVar of var
and var = { id : int; mutable link : ty option }

type exp =
  | Int of int
  | Bool of bool
  | Var of string
  | Fun of string * exp
  | App of exp * exp
  | Pair of exp * exp
  | If of exp * exp * exp
  | Let of string * exp * exp

exception Mismatch of ty * ty
exception Occurs
exception Unknown of string

let counter = ref 0
let fresh () = incr counter; TVar { id = !counter; link = None }

let rec repr = function
  | TVar ({ link = Some t; _ } as v) ->
    let t = repr t in
    v.link <- Some t;
    t
  | t -> t

let rec occurs r t =
  match repr t with
  | TVar s -> r.id = s.id
  | TFun (a, b) | TPair (a, b) -> occurs r a || occurs r b
  | TInt | TBool -> false

let rec unify a b =
  match repr a, repr b with
  | TInt, TInt | TBool, TBool -> ()
  | TVar r, TVar s when r.id = s.id -> ()
  | TVar r, t | t, TVar r -> if occurs r t then raise Occurs else r.link <- Some t
  | TFun (a1, a2), TFun (b1, b2) | TPair (a1, a2), TPair (b1, b2) ->
    unify a1 b1;
    unify a2 b2
  | a, b -> raise (Mismatch (a, b))

let rec infer env = function
  | Int _ -> TInt
  | Bool _ -> TBool
  | Var x -> (match List.assoc_opt x env with Some t -> t | None -> raise (Unknown x))
  | Fun (x, e) ->
    let a = fresh () in
    let b = infer ((x, a) :: env) e in
    TFun (a, b)
  | App (f, e) ->
    let tf = infer env f in
    let te = infer env e in
    let result = fresh () in
    unify tf (TFun (te, result));
    result
  | Pair (a, b) ->
    let a = infer env a in
    let b = infer env b in
    TPair (a, b)
  | If (c, t, e) ->
    unify (infer env c) TBool;
    let t = infer env t in
    unify t (infer env e);
    t
  | Let (x, v, e) ->
    let t = infer env v in
    infer ((x, t) :: env) e

let show t =
  let names = ref [] in
  let name n =
    match List.assoc_opt n !names with
    | Some s -> s
    | None ->
      let s = "'" ^ String.make 1 (Char.chr (Char.code 'a' + List.length !names)) in
      names := (n, s) :: !names;
      s
  in
  let rec go p t =
    let parens q s = if p > q then "(" ^ s ^ ")" else s in
    match repr t with
    | TInt -> "int"
    | TBool -> "bool"
    | TFun (a, b) -> let a = go 1 a in parens 0 (a ^ " -> " ^ go 0 b)
    | TPair (a, b) -> let a = go 2 a in parens 1 (a ^ " * " ^ go 2 b)
    | TVar { id; link = None } -> name id
    | TVar { link = Some _; _ } -> assert false
  in
  go 0 t

let test e =
  match infer [] e with
  | t -> print_endline (show t)
  | exception Mismatch (a, b) -> Printf.printf "%s is not %s\n" (show a) (show b)
  | exception Occurs -> print_endline "infinite type"
  | exception Unknown x -> print_endline ("unknown " ^ x)

let () =
  let f x e = Fun (x, e) and v x = Var x and app a b = App (a, b) in
  test (f "x" (v "x"));
  test (f "x" (f "y" (v "x")));
  test (f "f" (f "g" (f "x" (app (v "f") (app (v "g") (v "x"))))));
  test (f "x" (If (v "x", Int 1, Int 2)));
  test (f "f" (Pair (app (v "f") (Int 1), app (v "f") (Int 2))));
  test (Let ("id", f "x" (v "x"), app (v "id") (Bool true)));
  test (If (Int 1, Int 2, Int 3));
  test (app (Int 1) (Int 2));
  test (f "x" (app (v "x") (v "x")));
  test (f "x" (v "y"));
  test (f "p" (f "x" (If (app (v "p") (v "x"), Pair (v "x", Int 0), Pair (v "x", Int 1)))))

(* >>> output
'a -> 'a
'a -> 'b -> 'a
('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
bool -> int
(int -> 'a) -> 'a * 'a
bool
int is not bool
int is not int -> 'a
infinite type
unknown y
('a -> bool) -> 'a -> 'a * int
<<< *)
