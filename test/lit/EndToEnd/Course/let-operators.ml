(* A program of a first course.
   RUN: %everywhere %s
*)
(* let-operators for option, result and state *)

let ( let* ) = Option.bind
let ( let+ ) o f = Option.map f o
let ( and+ ) a b =
  match a, b with
  | Some x, Some y -> Some (x, y)
  | _ -> None

let div a b = if b = 0 then None else Some (a / b)

let average l =
  let+ q = div (List.fold_left ( + ) 0 l) (List.length l) in
  q

let both s t =
  let+ a = int_of_string_opt s
  and+ b = int_of_string_opt t in
  a + b

let chain a b c =
  let* x = div a b in
  let* y = div x c in
  if y > 100 then None else Some (x, y)

let show_opt f = function None -> "None" | Some x -> "Some " ^ f x

let () =
  let i = string_of_int in
  print_endline (show_opt i (average [1; 2; 6]));
  print_endline (show_opt i (average []));
  print_endline (show_opt i (both "12" "30"));
  print_endline (show_opt i (both "12" "thirty"));
  let pair (x, y) = Printf.sprintf "(%d, %d)" x y in
  print_endline (show_opt pair (chain 100 5 2));
  print_endline (show_opt pair (chain 100 5 0));
  print_endline (show_opt pair (chain 5000 1 2))

module R = struct
  type error = Missing of string | Not_a_number of string * string | Out_of_range of int

  let ( let* ) = Result.bind
  let return x = Ok x

  let field name l =
    match List.assoc_opt name l with
    | Some v -> Ok v
    | None -> Error (Missing name)

  let number name s =
    match int_of_string_opt s with
    | Some n -> Ok n
    | None -> Error (Not_a_number (name, s))

  let range lo hi n = if lo <= n && n <= hi then Ok n else Error (Out_of_range n)

  let person l =
    let* name = field "name" l in
    let* age = field "age" l in
    let* age = number "age" age in
    let* age = range 0 150 age in
    return (String.capitalize_ascii name, age)

  let explain = function
    | Ok (n, a) -> Printf.sprintf "%s is %d" n a
    | Error (Missing f) -> "no field " ^ f
    | Error (Not_a_number (f, s)) -> Printf.sprintf "%s: %S is not a number" f s
    | Error (Out_of_range n) -> Printf.sprintf "%d is out of range" n
end

let () =
  List.iter (fun l -> print_endline (R.explain (R.person l)))
    [ [ "name", "ada"; "age", "36" ];
      [ "name", "bob" ];
      [ "age", "3" ];
      [ "name", "carl"; "age", "x3" ];
      [ "name", "dora"; "age", "0x10" ];
      [ "name", "eve"; "age", "-1" ] ]

(* a state monad: labelling the leaves of a tree *)
module State = struct
  let return x s = (x, s)
  let ( let* ) m f s = let x, s' = m s in f x s'
  let fresh s = (s, s + 1)
  let run m s = fst (m s)
end

type 'a tree = L of 'a | N of 'a tree * 'a tree

let rec label t =
  let open State in
  match t with
  | L x ->
    let* n = fresh in
    return (L (n, x))
  | N (a, b) ->
    let* a' = label a in
    let* b' = label b in
    return (N (a', b'))

let rec show = function
  | L (n, x) -> Printf.sprintf "%s%d" x n
  | N (a, b) -> "(" ^ show a ^ " " ^ show b ^ ")"

let () =
  let t = N (N (L "a", L "b"), N (L "c", N (L "d", L "e"))) in
  print_endline (show (State.run (label t) 1));
  print_endline (show (State.run (label t) 100))

(* >>> output
Some 3
None
Some 42
None
Some (20, 10)
None
None
Ada is 36
no field age
no field name
age: "x3" is not a number
Dora is 16
-1 is out of range
((a1 b2) (c3 (d4 e5)))
((a100 b101) (c102 (d103 e104)))
<<< *)
