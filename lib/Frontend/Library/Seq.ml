(* The module Seq. A sequence is a function that computes its first element and the
   sequence of the others. *)

type 'a t = unit -> 'a node
and 'a node = Nil | Cons of 'a * 'a t

let empty () = Nil
let return x () = Cons (x, Seq.empty)
let cons x s () = Cons (x, s)

let rec append s t () =
  match s () with
  | Nil -> t ()
  | Cons (x, rest) -> Cons (x, Seq.append rest t)

let rec map f s () =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) -> Cons (f x, Seq.map f rest)

let rec filter p s () =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) ->
    if p x then Cons (x, Seq.filter p rest) else Seq.filter p rest ()

let rec filter_map f s () =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) ->
    match f x with
    | None -> Seq.filter_map f rest ()
    | Some y -> Cons (y, Seq.filter_map f rest)

let rec concat ss () =
  match ss () with
  | Nil -> Nil
  | Cons (s, rest) -> Seq.append s (Seq.concat rest) ()

let rec flat_map f s () =
  match s () with
  | Nil -> Nil
  | Cons (x, rest) -> Seq.append (f x) (Seq.flat_map f rest) ()

let concat_map f s () = Seq.flat_map f s ()

let fold_left f start s =
  let rec go acc s =
    match s () with
    | Nil -> acc
    | Cons (x, rest) -> go (f acc x) rest
  in
  go start s

let iter f s =
  let rec go s =
    match s () with
    | Nil -> ()
    | Cons (x, rest) ->
      f x;
      go rest
  in
  go s

let rec unfold f state () =
  match f state with
  | None -> Nil
  | Some (x, next) -> Cons (x, Seq.unfold f next)
