(* A program of a first course.
   RUN: %everywhere %s
*)
(* Terms, unification, backtracking: a logic language in 100 lines. *)

type term =
  | Var of string * int            (* name, renaming index *)
  | Term of string * term list

type clause = { head : term; body : term list }

module Env = Map.Make (struct
    type t = string * int
    let compare = compare
  end)

exception Fail

let rec walk env t =
  match t with
  | Var (x, i) -> (match Env.find_opt (x, i) env with Some t' -> walk env t' | None -> t)
  | Term _ -> t

let rec occurs env v t =
  match walk env t with
  | Var (x, i) -> v = (x, i)
  | Term (_, args) -> List.exists (occurs env v) args

let rec unify env t u =
  match walk env t, walk env u with
  | Var (x, i), Var (y, j) when x = y && i = j -> env
  | Var (x, i), t | t, Var (x, i) ->
    if occurs env (x, i) t then raise Fail else Env.add (x, i) t env
  | Term (f, l), Term (g, m) ->
    if f <> g || List.compare_lengths l m <> 0 then raise Fail
    else List.fold_left2 unify env l m

let rec rename n = function
  | Var (x, _) -> Var (x, n)
  | Term (f, l) -> Term (f, List.map (rename n) l)

let inferences = ref 0

(* all the solutions, lazily *)
let rec solve db env depth goals : _ Seq.t = fun () ->
  match goals with
  | [] -> Seq.Cons (env, Seq.empty)
  | g :: rest ->
    let attempt { head; body } =
      match unify env g (rename depth head) with
      | env' ->
        incr inferences;
        solve db env' (depth + 1) (List.map (rename depth) body @ rest)
      | exception Fail -> Seq.empty
    in
    Seq.flat_map attempt (List.to_seq db) ()

let rec to_string env t =
  match walk env t with
  | Var (x, 0) -> x
  | Var (x, n) -> Printf.sprintf "%s_%d" x n
  | Term (".", [ _; _ ]) as l -> "[" ^ list env l ^ "]"
  | Term (f, []) -> f
  | Term (f, args) -> f ^ "(" ^ String.concat "," (List.map (to_string env) args) ^ ")"

and list env t =
  match walk env t with
  | Term (".", [ x; tl ]) ->
    (match walk env tl with
     | Term ("nil", []) -> to_string env x
     | Term (".", _) as tl -> to_string env x ^ "," ^ list env tl
     | tl -> to_string env x ^ "|" ^ to_string env tl)
  | t -> to_string env t

let rec vars acc = function
  | Var (x, _) -> if List.mem x acc then acc else acc @ [ x ]
  | Term (_, l) -> List.fold_left vars acc l

let query ?(max = 5) db goals =
  Printf.printf "?- %s\n" (String.concat ", " (List.map (to_string Env.empty) goals));
  let names = List.fold_left vars [] goals in
  let rec show n s =
    match s () with
    | Seq.Nil -> Printf.printf "   %s\n" (if n = 0 then "no" else "no more")
    | Seq.Cons (_, _) when n = max -> print_endline "   ..."
    | Seq.Cons (env, s') ->
      let bind x = x ^ " = " ^ to_string env (Var (x, 0)) in
      Printf.printf "   %s\n" (if names = [] then "yes" else String.concat ", " (List.map bind names));
      show (n + 1) s'
  in
  show 0 (solve db Env.empty 1 goals)

let v x = Var (x, 0)
let a x = Term (x, [])
let t f l = Term (f, l)
let nil = a "nil"
let cons x l = t "." [ x; l ]
let of_list l = List.fold_right cons l nil
let ( <-- ) head body = { head; body }

let family =
  let parent x y = t "parent" [ a x; a y ] <-- [] in
  [ parent "ann" "bea"; parent "ann" "carl"; parent "bea" "dan"; parent "dan" "eve";
    t "ancestor" [ v "X"; v "Y" ] <-- [ t "parent" [ v "X"; v "Y" ] ];
    t "ancestor" [ v "X"; v "Z" ] <-- [ t "parent" [ v "X"; v "Y" ]; t "ancestor" [ v "Y"; v "Z" ] ] ]

let lists =
  [ t "append" [ nil; v "L"; v "L" ] <-- [];
    t "append" [ cons (v "X") (v "L"); v "M"; cons (v "X") (v "N") ] <-- [ t "append" [ v "L"; v "M"; v "N" ] ];
    t "member" [ v "X"; v "L" ] <-- [ t "append" [ v "A"; cons (v "X") (v "B"); v "L" ] ] ]

let () =
  query family [ t "parent" [ a "ann"; v "Who" ] ];
  query family [ t "ancestor" [ a "ann"; v "Who" ] ];
  query family [ t "ancestor" [ v "Who"; a "eve" ]; t "parent" [ v "Who"; a "dan" ] ];
  query family [ t "parent" [ a "eve"; v "X" ] ];
  let abc = of_list [ a "a"; a "b"; a "c" ] in
  query lists [ t "append" [ abc; of_list [ a "d" ]; v "R" ] ];
  query lists [ t "append" [ v "P"; v "S"; abc ] ];
  query lists [ t "member" [ a "b"; abc ] ];
  query ~max:2 lists [ t "member" [ a "z"; v "L" ] ];
  Printf.printf "%d inferences\n" !inferences

(* >>> output
?- parent(ann,Who)
   Who = bea
   Who = carl
   no more
?- ancestor(ann,Who)
   Who = bea
   Who = carl
   Who = dan
   Who = eve
   no more
?- ancestor(Who,eve), parent(Who,dan)
   Who = bea
   no more
?- parent(eve,X)
   no
?- append([a,b,c],[d],R)
   R = [a,b,c,d]
   no more
?- append(P,S,[a,b,c])
   P = nil, S = [a,b,c]
   P = [a], S = [b,c]
   P = [a,b], S = [c]
   P = [a,b,c], S = nil
   no more
?- member(b,[a,b,c])
   yes
   no more
?- member(z,L)
   L = [z|B_1]
   L = [X_2,z|B_1]
   ...
69 inferences
<<< *)
