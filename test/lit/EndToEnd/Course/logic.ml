(* A program of a first course.
   RUN: %everywhere %s
*)
(* Propositional logic. Lecture 9: truth tables, normal forms, DPLL *)

type formula =
  | V of string
  | Not of formula
  | And of formula * formula
  | Or of formula * formula
  | Imp of formula * formula
  | Iff of formula * formula

let ( && ) a b = And (a, b)
let ( || ) a b = Or (a, b)
let ( ==> ) a b = Imp (a, b)
let ( <=> ) a b = Iff (a, b)
let not_ a = Not a

module S = Set.Make (String)

let rec vars = function
  | V x -> S.singleton x
  | Not f -> vars f
  | And (f, g) | Or (f, g) | Imp (f, g) | Iff (f, g) -> S.union (vars f) (vars g)

let rec eval env f =
  let open Stdlib in
  match f with
  | V x -> List.assoc x env
  | Not f -> not (eval env f)
  | And (f, g) -> eval env f && eval env g
  | Or (f, g) -> eval env f || eval env g
  | Imp (f, g) -> eval env f <= eval env g
  | Iff (f, g) -> eval env f = eval env g

let rec show = function
  | V x -> x
  | Not f -> "~" ^ show f
  | And (f, g) -> Printf.sprintf "(%s & %s)" (show f) (show g)
  | Or (f, g) -> Printf.sprintf "(%s | %s)" (show f) (show g)
  | Imp (f, g) -> Printf.sprintf "(%s -> %s)" (show f) (show g)
  | Iff (f, g) -> Printf.sprintf "(%s <-> %s)" (show f) (show g)

let rec environments = function
  | [] -> [ [] ]
  | x :: xs ->
    let rest = environments xs in
    List.map (fun e -> (x, false) :: e) rest @ List.map (fun e -> (x, true) :: e) rest

let table f =
  let xs = S.elements (vars f) in
  Printf.printf "%s  %s\n" (String.concat " " xs) (show f);
  List.iter
    (fun env ->
      List.iter (fun (_, b) -> print_string (if b then "1 " else "0 ")) env;
      Printf.printf " %d\n" (Bool.to_int (eval env f)))
    (environments xs)

let tautology f = List.for_all (fun env -> eval env f) (environments (S.elements (vars f)))

let rec nnf = function
  | V _ | Not (V _) as f -> f
  | And (f, g) -> nnf f && nnf g
  | Or (f, g) -> nnf f || nnf g
  | Imp (f, g) -> nnf (Not f) || nnf g
  | Iff (f, g) -> nnf ((f ==> g) && (g ==> f))
  | Not (Not f) -> nnf f
  | Not (And (f, g)) -> nnf (Not f) || nnf (Not g)
  | Not (Or (f, g)) -> nnf (Not f) && nnf (Not g)
  | Not (Imp (f, g)) -> nnf f && nnf (Not g)
  | Not (Iff (f, g)) -> nnf (Not ((f ==> g) && (g ==> f)))

let rec cnf f = match f with (* clauses: lists of (name, sign) *)
  | V x -> [ [ (x, true) ] ]
  | Not (V x) -> [ [ (x, false) ] ]
  | And (f, g) -> cnf f @ cnf g
  | Or (f, g) ->
    let cg = cnf g in
    List.concat_map (fun c -> List.map (fun c' -> List.sort_uniq compare (c @ c')) cg) (cnf f)
  | f -> cnf (nnf f)

let trivial c = List.exists (fun (x, b) -> List.mem (x, not b) c) c
let clauses f = List.sort_uniq compare (List.filter (fun c -> not (trivial c)) (cnf (nnf f)))
let show_lit (x, b) = if b then x else "~" ^ x
let show_clause c = "{" ^ String.concat " " (List.map show_lit c) ^ "}"

let assign (x, b) cs =
  cs
  |> List.filter (fun c -> not (List.mem (x, b) c))
  |> List.map (List.filter (fun l -> l <> (x, not b)))

let rec dpll model cs =
  if cs = [] then Some model
  else if List.mem [] cs then None
  else
    match List.find_opt (function [ _ ] -> true | _ -> false) cs with
    | Some l -> let lit = List.hd l in dpll (lit :: model) (assign lit cs)
    | None ->
      let lit = List.hd (List.hd cs) in
      match dpll (lit :: model) (assign lit cs) with
      | Some _ as m -> m
      | None ->
        let opposite = (fst lit, not (snd lit)) in
        dpll (opposite :: model) (assign opposite cs)

let p = V "p" and q = V "q" and r = V "r"

let () =
  table (p ==> q);
  table ((p && not_ q) <=> r);
  List.iter
    (fun f -> Printf.printf "%-48s %s\n" (show f) (if tautology f then "tautology" else "-"))
    [ p || not_ p; ((p ==> q) ==> p) ==> p; (p ==> q) <=> (not_ q ==> not_ p); p ==> (p && q);
      not_ (p && q) <=> (not_ p || not_ q); ((p ==> q) && (q ==> r)) ==> (p ==> r) ];
  List.iter
    (fun f ->
      let cs = clauses f in
      Printf.printf "%s\n  nnf %s\n  cnf %s\n" (show f) (show (nnf f)) (String.concat " " (List.map show_clause cs));
      match dpll [] cs with
      | None -> print_endline "  unsatisfiable"
      | Some m -> Printf.printf "  model %s\n" (String.concat " " (List.map show_lit (List.sort compare m))))
    [ p <=> q; (p || q) && (not_ p || r) && not_ r; p && (p ==> q) && not_ q; not_ (p ==> (q || r)) ]

(* >>> output
p q  (p -> q)
0 0  1
0 1  1
1 0  0
1 1  1
p q r  ((p & ~q) <-> r)
0 0 0  1
0 0 1  0
0 1 0  1
0 1 1  0
1 0 0  0
1 0 1  1
1 1 0  1
1 1 1  0
(p | ~p)                                         tautology
(((p -> q) -> p) -> p)                           tautology
((p -> q) <-> (~q -> ~p))                        tautology
(p -> (p & q))                                   -
(~(p & q) <-> (~p | ~q))                         tautology
(((p -> q) & (q -> r)) -> (p -> r))              tautology
(p <-> q)
  nnf ((~p | q) & (~q | p))
  cnf {~p q} {p ~q}
  model ~p ~q
((p | q) & ((~p | r) & ~r))
  nnf ((p | q) & ((~p | r) & ~r))
  cnf {~p r} {p q} {~r}
  model ~p q ~r
(p & ((p -> q) & ~q))
  nnf (p & ((~p | q) & ~q))
  cnf {~p q} {p} {~q}
  unsatisfiable
~(p -> (q | r))
  nnf (p & (~q & ~r))
  cnf {p} {~q} {~r}
  model p ~q ~r
<<< *)
