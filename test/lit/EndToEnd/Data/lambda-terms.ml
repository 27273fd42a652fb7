(* The lambda calculus: named terms, de Bruijn terms, normal forms, numerals.
   RUN: %everywhere %s
*)
type term = Var of string | Lam of string * term | App of term * term
type index = Ix of int | Abs of index | Ap of index * index | Free of string

let rec remove x = function
  | [] -> []
  | y :: rest -> if x = y then remove x rest else y :: remove x rest

let rec free = function
  | Var x -> [x]
  | Lam (x, t) -> remove x (free t)
  | App (t, u) -> free t @ free u

let counter = ref 0
let fresh x = incr counter; x ^ string_of_int !counter

let rec subst x s t =
  match t with
  | Var y -> if x = y then s else t
  | App (t1, t2) ->
    let t1' = subst x s t1 in
    let t2' = subst x s t2 in
    App (t1', t2')
  | Lam (y, _) when x = y -> t
  | Lam (y, body) when List.mem y (free s) ->
    let y' = fresh y in
    Lam (y', subst x s (subst y (Var y') body))
  | Lam (y, body) -> Lam (y, subst x s body)

let rec step = function
  | App (Lam (x, t), u) -> Some (subst x u t)
  | App (t, u) ->
    (match step t with
     | Some t' -> Some (App (t', u))
     | None ->
       match step u with
       | Some u' -> Some (App (t, u'))
       | None -> None)
  | Lam (x, t) -> (match step t with Some t' -> Some (Lam (x, t')) | None -> None)
  | Var _ -> None

let rec normalize t = match step t with None -> t | Some t' -> normalize t'

let rec show = function
  | Var x -> x
  | Lam (x, t) -> "\\" ^ x ^ "." ^ show t
  | App (t, u) ->
    let left = match t with Lam _ -> "(" ^ show t ^ ")" | Var _ | App _ -> show t
    and right = match u with Var x -> x | Lam _ | App _ -> "(" ^ show u ^ ")" in
    left ^ " " ^ right

let rec indices env = function
  | Var x ->
    let rec find n = function
      | [] -> Free x
      | y :: _ when x = y -> Ix n
      | _ :: rest -> find (n + 1) rest
    in
    find 0 env
  | Lam (x, t) -> Abs (indices (x :: env) t)
  | App (t, u) -> Ap (indices env t, indices env u)

let alpha_equal t u = indices [] t = indices [] u

let rec show_index = function
  | Ix n -> string_of_int n
  | Free x -> x
  | Abs t -> "\\" ^ show_index t
  | Ap (t, u) -> "(" ^ show_index t ^ " " ^ show_index u ^ ")"

let numeral n =
  let rec go n = if n = 0 then Var "z" else App (Var "s", go (n - 1)) in
  Lam ("s", Lam ("z", go n))

let rec to_int = function
  | Lam (s, Lam (z, body)) ->
    let rec count = function
      | Var x when x = z -> Some 0
      | App (Var f, t) when f = s -> (match count t with Some n -> Some (n + 1) | None -> None)
      | _ -> None
    in
    count body
  | _ -> None

let lam xs t = List.fold_right (fun x t -> Lam (x, t)) xs t
let app f args = List.fold_left (fun f a -> App (f, a)) f args
let v x = Var x

let plus = lam ["m"; "n"; "s"; "z"] (app (v "m") [v "s"; app (v "n") [v "s"; v "z"]])
let times = lam ["m"; "n"; "s"] (App (v "m", App (v "n", v "s")))

let () =
  print_endline (show plus);
  print_endline (show (normalize (App (Lam ("x", Lam ("y", v "x")), v "y"))));
  List.iter
    (fun t ->
       match to_int (normalize t) with
       | Some n -> Printf.printf "%d\n" n
       | None -> print_endline "no numeral")
    [ numeral 3; app plus [numeral 2; numeral 3]; app times [numeral 4; numeral 5]; plus;
      App (numeral 2, numeral 3) ];
  print_endline (show_index (indices [] plus));
  Printf.printf "%b %b\n"
    (alpha_equal (Lam ("x", v "x")) (Lam ("y", v "y")))
    (alpha_equal (Lam ("x", v "y")) (Lam ("y", v "y")));
  print_endline (String.concat " " (free (lam ["x"] (app (v "x") [v "y"; v "z"]))))

(* >>> output
\m.\n.\s.\z.m s (n s z)
\y1.y
3
5
20
no numeral
9
\\\\((3 1) ((2 1) 0))
true false
y z
<<< *)
