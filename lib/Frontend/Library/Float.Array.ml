(* The module Float.Array. Its arrays are those of type float array. *)

type t = float array

let length (a : t) = Array.length a
let get (a : t) i = a.(i)
let set (a : t) i x = a.(i) <- x
let unsafe_get (a : t) i = a.(i)
let unsafe_set (a : t) i x = a.(i) <- x
let create n = Array.create_float n

let make n (x : float) =
  if n < 0 then invalid_arg "Float.Array.create";
  Array.make n x

let init n (f : int -> float) =
  if n < 0 then invalid_arg "Float.Array.init";
  Array.init n f

let append (a : t) b = Array.append a b
let concat (arrays : t list) = Array.concat arrays

let sub (a : t) start count =
  if start < 0 || count < 0 || start > Array.length a - count then
    invalid_arg "Float.Array.sub";
  Array.sub a start count

let copy (a : t) = Array.copy a

let fill (a : t) start count x =
  if start < 0 || count < 0 || start > Array.length a - count then
    invalid_arg "Float.Array.fill";
  Array.fill a start count x

let blit (a : t) i b j count =
  if count < 0 || i < 0 || i > Array.length a - count
     || j < 0 || j > Array.length b - count
  then invalid_arg "Float.array.blit";
  Array.blit a i b j count

let to_list (a : t) = Array.to_list a
let of_list (l : float list) = Array.of_list l
let iter f (a : t) = Array.iter f a
let iteri f (a : t) = Array.iteri f a
let map (f : float -> float) a = Array.map f a
let mapi (f : int -> float -> float) a = Array.mapi f a
let fold_left f start (a : t) = Array.fold_left f start a
let fold_right f (a : t) start = Array.fold_right f a start

let iter2 f (a : t) (b : t) =
  if Array.length a <> Array.length b then
    invalid_arg "Float.Array.iter2: arrays must have the same length";
  Array.iter2 f a b

let map2 (f : float -> float -> float) a b =
  if Array.length a <> Array.length b then
    invalid_arg "Float.Array.map2: arrays must have the same length";
  Array.map2 f a b

let for_all p (a : t) = Array.for_all p a
let exists p (a : t) = Array.exists p a

(* A NaN is equal to itself for mem, but not for mem_ieee. *)
let mem (x : float) a = Array.mem x a
let mem_ieee (x : float) a = Array.exists (fun y -> x = y) a
let sort compare (a : t) = Array.sort compare a
let stable_sort compare (a : t) = Array.stable_sort compare a
let fast_sort compare (a : t) = Array.fast_sort compare a
let to_seq (a : t) = Array.to_seq a
let to_seqi (a : t) = Array.to_seqi a
let of_seq (s : float Seq.t) = Array.of_seq s
let map_to_array f (a : t) = Array.map f a
let map_from_array (f : 'a -> float) a = Array.map f a
