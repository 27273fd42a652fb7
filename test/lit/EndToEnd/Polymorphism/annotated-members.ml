(* A member of a recursive definition that is explicitly polymorphic can be used at several types by
   the other members, unless it needs them.
   RUN: %everywhere %s
*)
type json = Number of int | List of json list | Object of (string * json) list

let rec text = function
  | Number n -> string_of_int n
  | List l -> "[" ^ joined text l ^ "]"
  | Object fields -> "{" ^ joined field fields ^ "}"
and field (name, value) = name ^ ":" ^ text value
and joined : 'a. ('a -> string) -> 'a list -> string = fun f l ->
  match l with
  | [] -> ""
  | [x] -> f x
  | x :: rest -> f x ^ "," ^ joined f rest

let () =
  print_endline (text (Object ["a", Number 1; "b", List [Number 2; Number 3; Object []]]))

(* In a function, with another member between, and at types of floats and functions. *)
let test n =
  let rec go n =
    if n = 0 then (twice (fun x -> x *. 2.) 1.5, twice (fun f x -> f (x + 1)) (fun x -> x * n) 3)
    else step n
  and step n = go (id (n - 1))
  and twice : 'b. ('b -> 'b) -> 'b -> 'b = fun f x -> id (f (id (f x)))
  and id : 'c. 'c -> 'c = fun x -> x in
  go n
let () = let a, b = test 3 in Printf.printf "%g %d\n" a b

(* >>> output
{a:1,b:[2,3,{}]}
6 0
<<< *)
