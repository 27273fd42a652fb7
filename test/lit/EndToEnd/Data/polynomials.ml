(* Polynomials, dense and sparse.
   RUN: %everywhere %s
*)
type dense = int list                       (* lowest coefficient first *)
type term = { coefficient : int; exponent : int }
type sparse = term list                     (* highest exponent first *)
type polynomial = Dense of dense | Sparse of sparse

let rec normalize = function
  | [] -> []
  | c :: rest ->
    match normalize rest with
    | [] when c = 0 -> []
    | rest -> c :: rest

let rec add_dense a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: a, y :: b -> (x + y) :: add_dense a b

let rec mul_dense a b =
  match a with
  | [] -> []
  | x :: rest -> add_dense (List.map (fun y -> x * y) b) (0 :: mul_dense rest b)

let rec add_sparse a b =
  match a, b with
  | [], p | p, [] -> p
  | ({ exponent = m; coefficient = c } as s) :: p, ({ exponent = n; coefficient = d } as t) :: q ->
    if m > n then s :: add_sparse p b
    else if m < n then t :: add_sparse a q
    else if c + d = 0 then add_sparse p q
    else { exponent = m; coefficient = c + d } :: add_sparse p q

let scale { coefficient = c; exponent = n } =
  List.map (fun t -> { coefficient = c * t.coefficient; exponent = n + t.exponent })

let mul_sparse a b = List.fold_left (fun sum t -> add_sparse sum (scale t b)) [] a

let to_sparse = function
  | Sparse s -> s
  | Dense d ->
    let rec go n acc = function
      | [] -> acc
      | 0 :: rest -> go (n + 1) acc rest
      | c :: rest -> go (n + 1) ({ coefficient = c; exponent = n } :: acc) rest
    in
    go 0 [] d

let to_dense = function
  | Dense d -> normalize d
  | Sparse s ->
    let rec pad n = function
      | [] -> []
      | { exponent; coefficient } :: rest when exponent = n -> coefficient :: pad (n + 1) rest
      | l -> 0 :: pad (n + 1) l
    in
    pad 0 (List.rev s)

let ( +: ) p q =
  match p, q with
  | Dense a, Dense b -> Dense (normalize (add_dense a b))
  | _ -> Sparse (add_sparse (to_sparse p) (to_sparse q))

let ( *: ) p q =
  match p, q with
  | Dense a, Dense b -> Dense (normalize (mul_dense a b))
  | (Sparse _ as p), q | q, p -> Sparse (mul_sparse (to_sparse p) (to_sparse q))

let eval x p = List.fold_right (fun c acc -> c + x * acc) (to_dense p) 0

let derive p =
  Sparse
    (List.filter_map
       (fun { coefficient; exponent } ->
          if exponent = 0 then None
          else Some { coefficient = coefficient * exponent; exponent = exponent - 1 })
       (to_sparse p))

let show_term first { coefficient = c; exponent = n } =
  let sign = if c < 0 then (if first then "-" else " - ") else if first then "" else " + " in
  let power = match n with 0 -> "" | 1 -> "x" | n -> "x^" ^ string_of_int n in
  let factor = match abs c with 1 when n > 0 -> "" | c -> string_of_int c in
  sign ^ factor ^ power

let show p =
  match to_sparse p with
  | [] -> "0"
  | t :: rest -> show_term true t ^ String.concat "" (List.map (show_term false) rest)

let () =
  let p = Dense [1; 2; 3] and q = Dense [-1; 0; 1] in
  let s = Sparse [{ coefficient = 1; exponent = 10 }; { coefficient = -4; exponent = 1 }] in
  List.iter
    (fun p -> print_endline (show p))
    [ p; q; s; p +: q; p *: q; s +: p; s *: q; p *: s; derive s; derive (derive p);
      Dense []; p +: Dense [-1; -2; -3]; s +: Sparse [{ coefficient = -1; exponent = 10 }] ];
  Printf.printf "%d %d %d\n" (eval 2 p) (eval (-3) (p *: q)) (eval 2 s);
  let rec power p n = if n = 0 then Dense [1] else p *: power p (n - 1) in
  print_endline (show (power (Dense [1; 1]) 8));
  Printf.printf "%b\n" (to_sparse (power (Dense [1; -1]) 5) = to_sparse (Sparse (to_sparse (power (Dense [1; -1]) 5))))

(* >>> output
3x^2 + 2x + 1
x^2 - 1
x^10 - 4x
4x^2 + 2x
3x^4 + 2x^3 - 2x^2 - 2x - 1
x^10 + 3x^2 - 2x + 1
x^12 - x^10 - 4x^3 + 4x
3x^12 + 2x^11 + x^10 - 12x^3 - 8x^2 - 4x
10x^9 - 4
6
0
0
-4x
17 176 1016
x^8 + 8x^7 + 28x^6 + 56x^5 + 70x^4 + 56x^3 + 28x^2 + 8x + 1
true
<<< *)
