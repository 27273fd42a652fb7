(* The module Lazy. `lazy e` is `Lazy.from_fun (fun () -> e)`. *)

exception Undefined
type 'a state' = Value' of 'a | Delayed' of (unit -> 'a) | Failed' of exn
type 'a t = { mutable state' : 'a state' }

let from_fun f = { state' = Delayed' f }
let from_val x = { state' = Value' x }

let force l =
  match l.state' with
  | Value' x -> x
  | Failed' e -> raise e
  | Delayed' f ->
    l.state' <- Failed' Undefined;
    match f () with
    | x -> l.state' <- Value' x; x
    | exception e -> l.state' <- Failed' e; raise e

let is_val l = match l.state' with Value' _ -> true | _ -> false
let map f l = Lazy.from_fun (fun () -> f (Lazy.force l))

let map_val f l =
  if Lazy.is_val l then Lazy.from_val (f (Lazy.force l)) else Lazy.map f l

let force_val l = Lazy.force l
