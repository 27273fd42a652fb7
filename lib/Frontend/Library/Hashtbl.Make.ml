(* The functor Hashtbl.Make, for a module Argument with a type t, equal and hash. Its
   tables are those of Hashtbl, with another equality of keys. *)

type key = Argument.t
type 'a t = (key, 'a) Hashtbl.t

let create n : 'a t = Hashtbl.create n
let clear (h : 'a t) = Hashtbl.clear h
let reset (h : 'a t) = Hashtbl.reset h
let copy (h : 'a t) = Hashtbl.copy h
let length (h : 'a t) = Hashtbl.length h
let iter f (h : 'a t) = Hashtbl.iter f h
let fold f (h : 'a t) start = Hashtbl.fold f h start
let filter_map_inplace f (h : 'a t) = Hashtbl.filter_map_inplace f h
let stats (h : 'a t) = Hashtbl.stats h

(* The first cell of a key in a bucket. The order of the arguments of equal matters
   only if it prints them. *)
let rec find_cell' key bucket =
  match bucket with
  | None -> None
  | Some c ->
    if Argument.equal c.Hashtbl.key' key then bucket else find_cell' key c.Hashtbl.next'

let rec find_equal' key bucket =
  match bucket with
  | None -> raise Not_found
  | Some c ->
    if Argument.equal key c.Hashtbl.key' then c.Hashtbl.data'
    else find_equal' key c.Hashtbl.next'

let hash' key = Argument.hash key land max_int

let bucket' h hash =
  let buckets = h.Hashtbl.buckets' in
  buckets.(hash land (Array.length buckets - 1))

let cell' h key = find_cell' key (bucket' h (hash' key))

let find (h : 'a t) key = find_equal' key (bucket' h (hash' key))
let find_opt h key = try Some (find h key) with Not_found -> None

let mem (h : 'a t) key = match cell' h key with None -> false | Some _ -> true

let find_all (h : 'a t) key =
  let rec go cell found =
    match cell with
    | None -> List.rev found
    | Some c -> go (find_cell' key c.Hashtbl.next') (c.Hashtbl.data' :: found)
  in
  go (cell' h key) []

let add (h : 'a t) key data = Hashtbl.add_cell' h (hash' key) key data

let replace (h : 'a t) key data =
  let hash = hash' key in
  match find_cell' key (bucket' h hash) with
  | None -> Hashtbl.add_cell' h hash key data
  | Some c ->
    c.Hashtbl.key' <- key;
    c.Hashtbl.data' <- data

let remove (h : 'a t) key =
  let rec go before bucket =
    match bucket with
    | None -> ()
    | Some c ->
      if Argument.equal c.Hashtbl.key' key then Hashtbl.remove_cell' h c before
      else go bucket c.Hashtbl.next'
  in
  go None (bucket' h (hash' key))

let to_seq (h : 'a t) = Hashtbl.to_seq h
let to_seq_keys (h : 'a t) = Hashtbl.to_seq_keys h
let to_seq_values (h : 'a t) = Hashtbl.to_seq_values h
let add_seq h bindings = Seq.iter (fun (key, data) -> add h key data) bindings

let replace_seq h bindings =
  Seq.iter (fun (key, data) -> replace h key data) bindings

let of_seq bindings =
  let h = create 16 in
  replace_seq h bindings;
  h
