(* Propositional formulas: truth tables, normal forms, satisfiability.
   RUN: %everywhere %s
*)
type formula =
  | True
  | False
  | Atom of char
  | Not of formula
  | And of formula * formula
  | Or of formula * formula
  | Implies of formula * formula
  | Iff of formula * formula

type literal = Pos of char | Neg of char

let rec atoms = function
  | True | False -> []
  | Atom c -> [c]
  | Not f -> atoms f
  | And (f, g) | Or (f, g) | Implies (f, g) | Iff (f, g) -> List.sort_uniq compare (atoms f @ atoms g)

let rec eval env = function
  | True -> true
  | False -> false
  | Atom c -> List.assoc c env
  | Not f -> not (eval env f)
  | And (f, g) -> eval env f && eval env g
  | Or (f, g) -> eval env f || eval env g
  | Implies (f, g) -> not (eval env f) || eval env g
  | Iff (f, g) -> eval env f = eval env g

let rec environments = function
  | [] -> [[]]
  | c :: rest ->
    let envs = environments rest in
    List.map (fun e -> (c, true) :: e) envs @ List.map (fun e -> (c, false) :: e) envs

let table f =
  let names = atoms f in
  List.map (fun env -> (env, eval env f)) (environments names)

let is_tautology f = List.for_all snd (table f)

(* Negation normal form. *)
let rec nnf = function
  | (True | False | Atom _ | Not (Atom _)) as f -> f
  | Not True -> False
  | Not False -> True
  | Not (Not f) -> nnf f
  | Not (And (f, g)) -> Or (nnf (Not f), nnf (Not g))
  | Not (Or (f, g)) -> And (nnf (Not f), nnf (Not g))
  | Not (Implies (f, g)) -> And (nnf f, nnf (Not g))
  | Not (Iff (f, g)) -> nnf (Iff (f, Not g))
  | And (f, g) -> And (nnf f, nnf g)
  | Or (f, g) -> Or (nnf f, nnf g)
  | Implies (f, g) -> Or (nnf (Not f), nnf g)
  | Iff (f, g) -> Or (And (nnf f, nnf g), And (nnf (Not f), nnf (Not g)))

(* Clauses: conjunctions of disjunctions. *)
let rec clauses = function
  | True -> []
  | False -> [[]]
  | Atom c -> [[Pos c]]
  | Not (Atom c) -> [[Neg c]]
  | And (f, g) -> clauses f @ clauses g
  | Or (f, g) ->
    let cs = clauses g in
    List.concat_map (fun c -> List.map (fun d -> c @ d) cs) (clauses f)
  | Not _ | Implies _ | Iff _ -> invalid_arg "clauses: not in normal form"

let negate = function Pos c -> Neg c | Neg c -> Pos c

let assume l cs =
  List.filter_map
    (fun c -> if List.mem l c then None else Some (List.filter (fun m -> m <> negate l) c))
    cs

let rec solve cs model =
  match List.find_opt (function [] -> true | _ -> false) cs with
  | Some _ -> None
  | None ->
    match cs with
    | [] -> Some model
    | _ ->
      match List.find_opt (function [_] -> true | _ -> false) cs with
      | Some [l] -> solve (assume l cs) (l :: model)
      | Some _ | None ->
        let l = List.hd (List.hd cs) in
        match solve (assume l cs) (l :: model) with
        | Some _ as answer -> answer
        | None -> solve (assume (negate l) cs) (negate l :: model)

let rec show = function
  | True -> "T"
  | False -> "F"
  | Atom c -> String.make 1 c
  | Not f -> "~" ^ show f
  | And (f, g) -> "(" ^ show f ^ " & " ^ show g ^ ")"
  | Or (f, g) -> "(" ^ show f ^ " | " ^ show g ^ ")"
  | Implies (f, g) -> "(" ^ show f ^ " -> " ^ show g ^ ")"
  | Iff (f, g) -> "(" ^ show f ^ " = " ^ show g ^ ")"

let literal = function Pos c -> String.make 1 c | Neg c -> "~" ^ String.make 1 c

let print_table f =
  print_endline (show f);
  List.iter
    (fun (env, b) ->
       List.iter (fun (c, v) -> Printf.printf "%c=%d " c (if v then 1 else 0)) env;
       Printf.printf ": %b\n" b)
    (table f)

let report f =
  let cs = clauses (nnf f) in
  let text = String.concat " " (List.map (fun c -> "{" ^ String.concat "," (List.map literal c) ^ "}") cs) in
  Printf.printf "%s: %s %s\n" (show f) text
    (match solve cs [] with
     | None -> "unsatisfiable"
     | Some m when is_tautology f -> Printf.sprintf "valid (%d)" (List.length m)
     | Some m -> "satisfied by " ^ String.concat " " (List.map literal (List.sort compare m)))

let () =
  let p = Atom 'p' and q = Atom 'q' and r = Atom 'r' in
  print_table (Implies (p, q));
  print_table (Iff (p, Not (Not p)));
  print_table True;
  print_endline (show (nnf (Not (Implies (p, And (q, Not r))))));
  List.iter report
    [ And (p, Not p); Or (p, Not p); Implies (And (Implies (p, q), p), q);
      And (Or (p, q), And (Or (Not p, r), Not q)); Iff (p, q); Not (Iff (p, q)); False; True;
      Iff (And (p, q), Not (Or (Not p, Not q))) ];
  Printf.printf "%b\n"
    (is_tautology (Iff (Implies (p, Implies (q, r)), Implies (And (p, q), r))));
  try ignore (clauses (Implies (p, q))) with Invalid_argument s -> print_endline s
