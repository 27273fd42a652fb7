(* The module Hashtbl. A table is an array of buckets, chains of cells. A new cell is
   the first one of its bucket. *)

type ('a, 'b) cell' = {
  hash' : int;
  mutable key' : 'a;
  mutable data' : 'b;
  mutable next' : ('a, 'b) Hashtbl.cell' option
}

type ('a, 'b) t = {
  mutable size' : int;
  mutable buckets' : ('a, 'b) Hashtbl.cell' option array;
  mutable traversed' : bool;
  first_size' : int
}

type statistics = {
  num_bindings : int;
  num_buckets : int;
  max_bucket_length : int;
  bucket_histogram : int array
}

(* A value while it is hashed, see HashBuilder, which knows the constructors by their
   positions. A block has its header, the number of its parts, and the parts. *)
type view' =
  | Int' of int
  | Float' of float
  | String' of string
  | Floats' of float array
  | Block' of int * int * (int -> Hashtbl.view')

(* The steps of MurmurHash3. *)
let mix' h word =
  let word = word * -862048943 in
  let h = h lxor (((word lsl 15) lor (word lsr 17)) * 461845907) in
  ((h lsl 13) lor (h lsr 19)) * 5 - 430675100

let finish' h =
  let h = (h lxor (h lsr 16)) * -2048144789 in
  let h = (h lxor (h lsr 13)) * -1028477387 in
  (h lxor (h lsr 16)) land 0x3fffffff

(* The exponent of x, which is at least 1, and x divided by its power of two. *)
let exponent' x =
  let rec go x e step =
    if step = 0 then (x, e)
    else if x >= ldexp 1.0 step then go (ldexp x (-step)) (e + step) (step / 2)
    else go x e (step / 2)
  in
  go x 0 512

(* Mixes the two words of a float. The higher one has the sign, the exponent and 20
   bits of the mantissa. *)
let mix_words' h sign exponent mantissa =
  let high = floor mantissa in
  let low = (mantissa -. high) *. 4294967296.0 in
  let low = if low >= 2147483648.0 then low -. 4294967296.0 else low in
  let word = (exponent lsl 20) lor int_of_float high in
  Hashtbl.mix' (Hashtbl.mix' h (int_of_float low)) (word lor (sign lsl 31))

(* All NaN are one word, and so are the zeros. *)
let mix_float' h x =
  if x = 0.0 then Hashtbl.mix' (Hashtbl.mix' h 0) 0
  else if x <> x then Hashtbl.mix' (Hashtbl.mix' h 1) 0x7ff00000
  else (
    let sign = if x < 0.0 then 1 else 0 in
    let y = abs_float x in
    if y -. y <> 0.0 then Hashtbl.mix_words' h sign 2047 0.0
    else if y < min_float then Hashtbl.mix_words' h sign 0 (ldexp y 1042)
    else (
      let m, e =
        if y >= 1.0 then Hashtbl.exponent' y
        else (
          let m, e = Hashtbl.exponent' (ldexp y 1022) in
          (m, e - 1022))
      in
      Hashtbl.mix_words' h sign (e + 1023) (ldexp (m -. 1.0) 20)))

(* Mixes the little-endian words of a string, then its length. *)
let mix_string' h s =
  let n = String.length s in
  let byte i = Char.code s.[i] in
  let rec go h i =
    if i + 4 <= n then (
      let low = byte i lor (byte (i + 1) lsl 8) in
      let high = byte (i + 2) lor (byte (i + 3) lsl 8) in
      go (Hashtbl.mix' h (low lor (high lsl 16))) (i + 4))
    else (
      let rec rest k word =
        if k < i then word else rest (k - 1) ((word lsl 8) lor byte k)
      in
      (if i < n then Hashtbl.mix' h (rest (n - 1) 0) else h) lxor n)
  in
  go h 0

(* Hashes at most so many meaningful values, which are ints, floats and strings, and
   so many parts. The parts before size of a block come next, then those of the blocks
   in now, and then those in later, reversed. *)
let hash_view' meaningful parts h root =
  let rec floats h a i last =
    if i < last then floats (Hashtbl.mix_float' h a.(i)) a (i + 1) last else h
  in
  let rec go h meaningful parts i size part now later =
    if meaningful <= 0 then h
    else if i < size then
      match part i with
      | Int' n ->
        let h = Hashtbl.mix' h ((n lsl 1) lor 1) in
        go h (meaningful - 1) parts (i + 1) size part now later
      | Float' x ->
        let h = Hashtbl.mix_float' h x in
        go h (meaningful - 1) parts (i + 1) size part now later
      | String' s ->
        let h = Hashtbl.mix_string' h s in
        go h (meaningful - 1) parts (i + 1) size part now later
      | Floats' a ->
        let n = Array.length a in
        let h = if n = 0 then Hashtbl.mix' h 0 else floats h a 0 (min n meaningful) in
        go h (meaningful - n) parts (i + 1) size part now later
      | Block' (header, n, block) ->
        let n = min n parts in
        let later = (n, block) :: later in
        go (Hashtbl.mix' h header) meaningful (parts - n) (i + 1) size part now later
    else
      match now with
      | (size, part) :: now -> go h meaningful parts 0 size part now later
      | [] ->
        match later with
        | [] -> h
        | _ -> go h meaningful parts 0 0 part (List.rev later) []
  in
  go h meaningful parts 0 1 (fun _ -> root) [] []

let hash_all' h root = Hashtbl.hash_view' 10 99 h root

let seeded_hash seed x =
  Hashtbl.finish'
    (Primitive.hash x seed Hashtbl.mix' Hashtbl.mix_float' Hashtbl.mix_string'
       Hashtbl.hash_all')

let hash x = Hashtbl.seeded_hash 0 x

let seeded_hash_param meaningful total seed x =
  let parts = if total < 0 || total > 256 then 255 else max 0 (total - 1) in
  Hashtbl.finish'
    (Primitive.view x (fun root -> Hashtbl.hash_view' meaningful parts seed root))

let hash_param meaningful total x = Hashtbl.seeded_hash_param meaningful total 0 x

(* A table for about n bindings. The order of a table is never random. *)
let create ?(random = false) n =
  ignore random;
  let rec size k = if k >= n || k > 0x1fffffff then k else size (2 * k) in
  let n = size 16 in
  { size' = 0; buckets' = Array.make n None; traversed' = false; first_size' = n }

(* What a program has asked for; the order stays the same. *)
let randomized' = ref false
let randomize () = Hashtbl.randomized' := true
let is_randomized () = !Hashtbl.randomized'
let length h = h.size'

let clear h =
  if h.size' > 0 then (
    h.size' <- 0;
    Array.fill h.buckets' 0 (Array.length h.buckets') None)

let reset h =
  h.size' <- 0;
  h.buckets' <- Array.make h.first_size' None

let copy_cell' c = { hash' = c.hash'; key' = c.key'; data' = c.data'; next' = None }

(* Returns twice as many buckets, with the cells in the same order. They are copied if
   they must stay where they are. *)
let rehash' buckets copies factor =
  let n = factor * Array.length buckets in
  let result = Array.make n None in
  let last = Array.make n None in
  let rec go bucket =
    match bucket with
    | None -> ()
    | Some c ->
      let next = c.next' in
      let cell = if copies then Some (Hashtbl.copy_cell' c) else bucket in
      let i = c.hash' land (n - 1) in
      (match last.(i) with
       | None -> result.(i) <- cell
       | Some before -> before.next' <- cell);
      last.(i) <- cell;
      go next
  in
  Array.iter go buckets;
  if not copies then
    Array.iter (fun cell -> match cell with None -> () | Some c -> c.next' <- None) last;
  result

let copy h =
  { h with
    buckets' = Hashtbl.rehash' h.buckets' true 1;
    traversed' = false }

let rebuild ?(random = false) h = ignore random; Hashtbl.copy h

(* Adds a first cell to a bucket. *)
let add_cell' h hash key data =
  let i = hash land (Array.length h.buckets' - 1) in
  let cell = { hash' = hash; key' = key; data' = data; next' = h.buckets'.(i) } in
  h.buckets'.(i) <- Some cell;
  h.size' <- h.size' + 1;
  if h.size' > 2 * Array.length h.buckets' then
    h.buckets' <- Hashtbl.rehash' h.buckets' h.traversed' 2

let remove_cell' h c before =
  h.size' <- h.size' - 1;
  match before with
  | None -> h.buckets'.(c.hash' land (Array.length h.buckets' - 1)) <- c.next'
  | Some b -> b.next' <- c.next'

(* Calls f. If the table grows meanwhile, its old cells stay as they are. *)
let traverse' h f =
  if h.traversed' then f ()
  else (
    h.traversed' <- true;
    match f () with
    | x -> h.traversed' <- false; x
    | exception e -> h.traversed' <- false; raise e)

let iter f h =
  let rec go bucket =
    match bucket with
    | None -> ()
    | Some c ->
      let next = c.next' in
      f c.key' c.data';
      go next
  in
  Hashtbl.traverse' h (fun () -> Array.iter go h.buckets')

let fold f h start =
  let rec go acc bucket =
    match bucket with
    | None -> acc
    | Some c ->
      let next = c.next' in
      go (f c.key' c.data' acc) next
  in
  Hashtbl.traverse' h (fun () -> Array.fold_left go start h.buckets')

let filter_map_inplace f h =
  let rec go i before bucket =
    let link () =
      match before with
      | None -> h.buckets'.(i) <- bucket
      | Some b -> b.next' <- bucket
    in
    match bucket with
    | None -> link ()
    | Some c ->
      let next = c.next' in
      match f c.key' c.data' with
      | None ->
        h.size' <- h.size' - 1;
        go i before next
      | Some data ->
        link ();
        c.data' <- data;
        go i bucket next
  in
  Hashtbl.traverse' h (fun () ->
    Array.iteri (fun i bucket -> go i None bucket) h.buckets')

let stats h =
  let rec count n bucket = match bucket with None -> n | Some c -> count (n + 1) c.next' in
  let lengths = Array.map (fun bucket -> count 0 bucket) h.buckets' in
  let longest = Array.fold_left (fun m n -> max m n) 0 lengths in
  let histogram = Array.make (longest + 1) 0 in
  Array.iter (fun n -> histogram.(n) <- histogram.(n) + 1) lengths;
  { num_bindings = h.size';
    num_buckets = Array.length h.buckets';
    max_bucket_length = longest;
    bucket_histogram = histogram }

(* The first cell of a key in a bucket. Hashtbl.Make has this and the functions that
   need it with its own hash and equality. *)
let rec find_cell' hash key bucket =
  match bucket with
  | None -> None
  | Some c ->
    if c.hash' = hash && Primitive.same key c.key' then bucket
    else Hashtbl.find_cell' hash key c.next'

let cell' h key =
  let hash = Hashtbl.hash key in
  Hashtbl.find_cell' hash key h.buckets'.(hash land (Array.length h.buckets' - 1))

let find h key =
  match Hashtbl.cell' h key with None -> raise Not_found | Some c -> c.data'

let find_opt h key =
  match Hashtbl.cell' h key with None -> None | Some c -> Some c.data'

let mem h key = match Hashtbl.cell' h key with None -> false | Some _ -> true

let find_all h key =
  let rec go cell found =
    match cell with
    | None -> List.rev found
    | Some c -> go (Hashtbl.find_cell' c.hash' key c.next') (c.data' :: found)
  in
  go (Hashtbl.cell' h key) []

let add h key data = Hashtbl.add_cell' h (Hashtbl.hash key) key data

let replace h key data =
  let hash = Hashtbl.hash key in
  let bucket = h.buckets'.(hash land (Array.length h.buckets' - 1)) in
  match Hashtbl.find_cell' hash key bucket with
  | None -> Hashtbl.add_cell' h hash key data
  | Some c ->
    c.key' <- key;
    c.data' <- data

let remove h key =
  let hash = Hashtbl.hash key in
  let rec go before bucket =
    match bucket with
    | None -> ()
    | Some c ->
      if c.hash' = hash && Primitive.same key c.key' then Hashtbl.remove_cell' h c before
      else go bucket c.next'
  in
  go None h.buckets'.(hash land (Array.length h.buckets' - 1))

(* The bindings of the buckets that the table has now. *)
let to_seq h =
  let buckets = h.buckets' in
  let rec from i bucket () =
    match bucket with
    | Some c -> Seq.Cons ((c.key', c.data'), from i c.next')
    | None ->
      if i >= Array.length buckets then Seq.Nil else from (i + 1) buckets.(i) ()
  in
  from 0 None

let to_seq_keys h = Seq.map (fun (key, _) -> key) (Hashtbl.to_seq h)
let to_seq_values h = Seq.map (fun (_, data) -> data) (Hashtbl.to_seq h)

let add_seq h bindings =
  Seq.iter (fun (key, data) -> Hashtbl.add h key data) bindings

let replace_seq h bindings =
  Seq.iter (fun (key, data) -> Hashtbl.replace h key data) bindings

let of_seq bindings =
  let h = Hashtbl.create 16 in
  Hashtbl.replace_seq h bindings;
  h
