(* A program of a first course.
   RUN: %everywhere %s
*)
(* Type inference for a small functional language with let-polymorphism *)

type term =
  | Int of int
  | Var of string
  | Lam of string * term
  | App of term * term
  | Let of string * term * term
  | Pair of term * term

type ty = TInt | TBool | TArrow of ty * ty | TPair of ty * ty | TVar of tvar ref
and tvar = Unbound of int * int (* name, level *) | Link of ty

type scheme = Forall of int list * ty

exception Type_error of string

let counter = ref 0
let level = ref 0
let fresh () = incr counter; TVar (ref (Unbound (!counter, !level)))

let rec repr = function
  | TVar ({ contents = Link t } as r) ->
    let t = repr t in
    r := Link t; t
  | t -> t

let to_string t =
  let names = ref [] in
  let name id =
    match List.assoc_opt id !names with
    | Some s -> s
    | None ->
      let s = Printf.sprintf "'%c" (Char.chr (97 + List.length !names)) in
      names := (id, s) :: !names; s
  in
  let rec go p t =
    let binary limit op a pa b pb =
      let a = go pa a in
      let s = a ^ op ^ go pb b in
      if p > limit then "(" ^ s ^ ")" else s
    in
    match repr t with
    | TInt -> "int"
    | TBool -> "bool"
    | TArrow (a, b) -> binary 0 " -> " a 1 b 0
    | TPair (a, b) -> binary 1 " * " a 2 b 2
    | TVar { contents = Unbound (id, _) } -> name id
    | TVar { contents = Link _ } -> assert false
  in
  go 0 t

let rec adjust r t =
  match repr t, !r with
  | TVar r', _ when r == r' -> raise (Type_error "occurs check")
  | TVar ({ contents = Unbound (id, l) } as r'), Unbound (_, l0) when l0 < l ->
    r' := Unbound (id, l0)
  | (TArrow (a, b) | TPair (a, b)), _ -> adjust r a; adjust r b
  | _ -> ()

let rec unify a b =
  match repr a, repr b with
  | TInt, TInt | TBool, TBool -> ()
  | TVar r, TVar r' when r == r' -> ()
  | TVar r, t | t, TVar r -> adjust r t; r := Link t
  | TArrow (a, b), TArrow (c, d) | TPair (a, b), TPair (c, d) -> unify a c; unify b d
  | t, u -> raise (Type_error (to_string t ^ " against " ^ to_string u))

let generalize t =
  let rec vars acc t =
    match repr t with
    | TVar { contents = Unbound (id, l) } when l > !level && not (List.mem id acc) -> id :: acc
    | TArrow (a, b) | TPair (a, b) -> vars (vars acc a) b
    | _ -> acc
  in
  Forall (vars [] t, t)

let instantiate (Forall (ids, t)) =
  let s = List.map (fun id -> (id, fresh ())) ids in
  let rec go t =
    match repr t with
    | TVar { contents = Unbound (id, _) } as v -> Option.value (List.assoc_opt id s) ~default:v
    | TArrow (a, b) -> TArrow (go a, go b)
    | TPair (a, b) -> TPair (go a, go b)
    | t -> t
  in
  go t

let rec infer env = function
  | Int _ -> TInt
  | Var x ->
    (try instantiate (List.assoc x env) with Not_found -> raise (Type_error ("unbound " ^ x)))
  | Lam (x, e) -> let a = fresh () in TArrow (a, infer ((x, Forall ([], a)) :: env) e)
  | App (f, e) ->
    let tf = infer env f in
    let te = infer env e in
    let r = fresh () in
    unify tf (TArrow (te, r)); r
  | Let (x, e, b) ->
    incr level;
    let t = Fun.protect ~finally:(fun () -> decr level) (fun () -> infer env e) in
    infer ((x, generalize t) :: env) b
  | Pair (a, b) -> let t = infer env a in TPair (t, infer env b)

let prims = [ "succ", Forall ([], TArrow (TInt, TInt)); "even", Forall ([], TArrow (TInt, TBool)) ]

let () =
  let f = Var "f" and g = Var "g" and x = Var "x" in
  let id = Lam ("x", x) in
  let comp = Lam ("f", Lam ("g", Lam ("x", App (f, App (g, x))))) in
  let self = Lam ("x", App (x, x)) in
  List.iter
    (fun (name, e) ->
       match infer prims e with
       | t -> Printf.printf "%-6s : %s\n" name (to_string t)
       | exception Type_error why -> Printf.printf "%-6s ! %s (level %d)\n" name why !level)
    [ "id", id; "comp", comp; "self", Let ("f", self, f); "poly", Let ("f", id, Pair (App (f, Int 1), App (f, f)));
      "mono", App (Lam ("f", Pair (App (f, Int 1), App (f, f))), id);
      "even", App (App (comp, Var "even"), Var "succ"); "bad", App (Var "succ", App (Var "even", Int 0));
      "level", Lam ("x", Let ("f", Lam ("g", Pair (x, g)), Pair (App (f, Int 1), f))); "free", App (id, Var "y") ]

(* >>> output
id     : 'a -> 'a
comp   : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
self   ! occurs check (level 0)
poly   : int * ('a -> 'a)
mono   ! int against int -> 'a (level 0)
even   : int -> bool
bad    ! int against bool (level 0)
level  : 'a -> ('a * int) * ('b -> 'a * 'b)
free   ! unbound y (level 0)
<<< *)
