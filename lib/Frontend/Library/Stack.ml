(* The module Stack. *)

type 'a t = { mutable items' : 'a list; mutable size' : int }

exception Empty

let create () = { items' = []; size' = 0 }

let push x s =
  s.items' <- x :: s.items';
  s.size' <- s.size' + 1

let pop_opt s =
  match s.items' with
  | [] -> None
  | x :: rest ->
    s.items' <- rest;
    s.size' <- s.size' - 1;
    Some x

let pop s =
  match s.items' with
  | [] -> raise Stack.Empty
  | x :: rest ->
    s.items' <- rest;
    s.size' <- s.size' - 1;
    x

let top_opt s = match s.items' with [] -> None | x :: _ -> Some x
let top s = match s.items' with [] -> raise Stack.Empty | x :: _ -> x

let clear s =
  s.items' <- [];
  s.size' <- 0

let copy s = { items' = s.items'; size' = s.size' }
let is_empty s = s.size' = 0
let length s = s.size'

(* From the top to the bottom. *)
let iter f s = List.iter f s.items'
let fold f start s = List.fold_left f start s.items'

let to_seq s = List.to_seq s.items'
let add_seq s elements = Seq.iter (fun x -> Stack.push x s) elements

let of_seq elements =
  let s = Stack.create () in
  Stack.add_seq s elements;
  s
