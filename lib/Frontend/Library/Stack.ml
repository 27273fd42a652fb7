(* The module Stack. *)

type 'a t = { mutable items' : 'a list; mutable depth' : int }

exception Empty

let create () = { items' = []; depth' = 0 }

let push x s =
  s.items' <- x :: s.items';
  s.depth' <- s.depth' + 1

let pop_opt s =
  match s.items' with
  | [] -> None
  | x :: rest ->
    s.items' <- rest;
    s.depth' <- s.depth' - 1;
    Some x

let pop s =
  match s.items' with
  | [] -> raise Stack.Empty
  | x :: rest ->
    s.items' <- rest;
    s.depth' <- s.depth' - 1;
    x

let top_opt s = match s.items' with [] -> None | x :: _ -> Some x
let top s = match s.items' with [] -> raise Stack.Empty | x :: _ -> x

let clear s =
  s.items' <- [];
  s.depth' <- 0

let copy s = { items' = s.items'; depth' = s.depth' }
let is_empty s = s.depth' = 0
let length s = s.depth'

(* From the top to the bottom. *)
let iter f s = List.iter f s.items'
let fold f start s = List.fold_left f start s.items'

let to_seq s = List.to_seq s.items'
let add_seq s elements = Seq.iter (fun x -> Stack.push x s) elements

let of_seq elements =
  let s = Stack.create () in
  Stack.add_seq s elements;
  s
