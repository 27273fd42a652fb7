(* The module Option. *)

type 'a t = 'a option

let none = None
let some x = Some x
let value o ~default = match o with None -> default | Some x -> x

let get o =
  match o with None -> invalid_arg "option is None" | Some x -> x

let bind o f = match o with None -> None | Some x -> f x
let join o = match o with None -> None | Some inner -> inner
let map f o = match o with None -> None | Some x -> Some (f x)
let fold ~none ~some o = match o with None -> none | Some x -> some x
let iter f o = match o with None -> () | Some x -> f x
let is_none o = match o with None -> true | Some _ -> false
let is_some o = match o with None -> false | Some _ -> true

let equal (eq : 'a -> 'a -> bool) o p =
  match o, p with
  | None, None -> true
  | Some x, Some y -> eq x y
  | _ -> false

let compare (cmp : 'a -> 'a -> int) o p =
  match o, p with
  | None, None -> 0
  | None, Some _ -> -1
  | Some _, None -> 1
  | Some x, Some y -> cmp x y

let to_result ~none o = match o with None -> Error none | Some x -> Ok x
let to_list o = match o with None -> [] | Some x -> [x]
let to_seq o = match o with None -> Seq.empty | Some x -> Seq.return x
