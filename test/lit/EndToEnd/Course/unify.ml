(* A program of a first course.
   RUN: %everywhere %s
*)
(* Type inference for a small calculus, with mutable type variables. *)

type ty =
  | TInt | TBool
  | TList of ty
  | TArrow of ty * ty
  | TVar of tvar ref
and tvar = Unbound of int | Link of ty

type term =
  | Var of string
  | Int of int | Bool of bool | Nil
  | Lam of string * term
  | App of term * term
  | Let of string * term * term

exception Clash of ty * ty   exception Occurs of ty * ty
exception Unknown of string

let next = ref 0  let fresh () = incr next; TVar (ref (Unbound !next))

let rec repr t = match t with
  | TVar ({ contents = Link t' } as r) ->
    let u = repr t' in r := Link u; u
  | t -> t

let rec occurs r t = match repr t with
  | TVar r' -> r == r' | TInt | TBool -> false
  | TList a -> occurs r a
  | TArrow (a, b) -> occurs r a || occurs r b

let rec unify t1 t2 =
  match repr t1, repr t2 with
  | TInt, TInt | TBool, TBool -> ()
  | TVar r, TVar r' when r == r' -> ()
  | TVar r, t | t, TVar r ->
    if occurs r t then raise (Occurs (TVar r, t)) else r := Link t
  | TList a, TList b -> unify a b
  | TArrow (a, b), TArrow (c, d) -> unify a c; unify b d
  | a, b -> raise (Clash (a, b))

let show t =
  let names = Hashtbl.create 5 in
  let name n =
    match Hashtbl.find_opt names n with
    | Some s -> s
    | None ->
      let s = Printf.sprintf "'%c" (Char.chr (Char.code 'a' + Hashtbl.length names)) in
      Hashtbl.add names n s; s
  in
  let rec go left t = match repr t with
    | TInt -> "int"
    | TBool -> "bool"
    | TList a -> go true a ^ " list"
    | TVar { contents = Unbound n } -> name n
    | TVar { contents = Link _ } -> assert false
    | TArrow (a, b) ->
      let l = go true a in let s = l ^ " -> " ^ go false b in
      if left then "(" ^ s ^ ")" else s
  in go false t
(* schemes as functions: each use makes a new copy *)
let rec vars acc t = match repr t with
  | TInt | TBool -> acc
  | TList a -> vars acc a
  | TArrow (a, b) -> vars (vars acc a) b
  | TVar r -> if List.memq r acc then acc else r :: acc

let generalize env t =
  let in_env = List.fold_left (fun acc (_, (_, t)) -> vars acc t) [] env in
  (List.filter (fun r -> not (List.memq r in_env)) (vars [] t), t)

let instantiate (quantified, t) =
  let copies = List.map (fun r -> (r, fresh ())) quantified in
  let rec copy t = match repr t with
    | TVar r as v -> (try List.assq r copies with Not_found -> v)
    | TList a -> TList (copy a)
    | TArrow (a, b) -> let a' = copy a in TArrow (a', copy b)
    | (TInt | TBool) as t -> t
  in copy t

let rec infer env = function
  | Int _ -> TInt
  | Bool _ -> TBool
  | Nil -> TList (fresh ())
  | Var x -> (match List.assoc_opt x env with Some s -> instantiate s | None -> raise (Unknown x))
  | Lam (x, b) -> let a = fresh () in let r = infer ((x, ([], a)) :: env) b in TArrow (a, r)
  | App (f, a) ->
    let tf = infer env f in
    let ta = infer env a in
    let r = fresh () in unify tf (TArrow (ta, r)); r
  | Let (x, e, b) -> let t = infer env e in infer ((x, generalize env t) :: env) b

let ( --> ) a b = TArrow (a, b)
let poly f = let a = fresh () in generalize [] (f a)
let initial = [
  "add", ([], TInt --> (TInt --> TInt)); "zero?", ([], TInt --> TBool);
  "cons", poly (fun a -> a --> (TList a --> TList a)); "if", poly (fun a -> TBool --> (a --> (a --> a))) ]

let app f l = List.fold_left (fun f x -> App (f, x)) f l
let terms = [
  "1", Int 1; "identity", Lam ("x", Var "x"); "[]", Nil;
  "compose", Lam ("f", Lam ("g", Lam ("x", App (Var "f", App (Var "g", Var "x")))));
  "succ", App (Var "add", Int 1); "[1]", app (Var "cons") [Int 1; Nil];
  "K", Lam ("x", Lam ("y", Var "x"));
  "S", Lam ("x", Lam ("y", Lam ("z", app (Var "x") [Var "z"; App (Var "y", Var "z")])));
  "let id", Let ("i", Lam ("x", Var "x"), app (Var "if") [App (Var "i", Bool true); App (Var "i", Int 1); Int 2]);
  "lambda id", App (Lam ("i", app (Var "if") [App (Var "i", Bool true); App (Var "i", Int 1); Int 2]), Lam ("x", Var "x"));
  "omega", Lam ("x", App (Var "x", Var "x")); "[1;true]", app (Var "cons") [Int 1; app (Var "cons") [Bool true; Nil]];
  "1 2", App (Int 1, Int 2); "unknown", Lam ("x", Var "y");
  "escape", Lam ("x", Let ("y", Var "x", app (Var "cons") [Var "y"; Nil])) ]

let () =
  List.iter (fun (name, t) ->
      Printf.printf "%-10s : %s\n" name
        (match infer initial t with
         | t -> show t
         | exception Clash (a, b) -> Printf.sprintf "clash between %s and %s" (show a) (show b)
         | exception Occurs (_, b) -> Printf.sprintf "infinite type with %s inside" (show b)
         | exception Unknown x -> "unknown " ^ x)) terms

(* >>> output
1          : int
identity   : 'a -> 'a
[]         : 'a list
compose    : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
succ       : int -> int
[1]        : int list
K          : 'a -> 'b -> 'a
S          : ('a -> 'b -> 'c) -> ('a -> 'b) -> 'a -> 'c
let id     : int
lambda id  : clash between bool and int
omega      : infinite type with 'a -> 'b inside
[1;true]   : clash between int and bool
1 2        : clash between int and int -> 'a
unknown    : unknown y
escape     : 'a -> 'a list
<<< *)
