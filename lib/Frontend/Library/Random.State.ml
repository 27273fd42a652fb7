(* The module Random.State: a lagged Fibonacci generator. A number of 30 bits is made
   from those that were made 55 and 31 numbers before it, and replaces the first of
   them. *)

type t = { numbers' : int array; mutable last' : int }

(* The numbers of a seed. A digest for each one and each part of the seed, at least 110,
   depends on all digests before it. *)
let fill' s seed =
  let seed = if Array.length seed = 0 then [| 0 |] else seed in
  let n = Array.length seed in
  for i = 0 to 54 do s.numbers'.(i) <- i done;
  let digest = ref "x" in
  for i = 0 to 54 + max 55 n do
    let part = string_of_int seed.(i mod n) in
    digest := Digest.string (!digest ^ part);
    let d = !digest in
    let word =
      Char.code d.[0] lor (Char.code d.[1] lsl 8)
      lor (Char.code d.[2] lsl 16) lor (Char.code d.[3] lsl 24)
    in
    let j = i mod 55 in
    s.numbers'.(j) <- (s.numbers'.(j) lxor word) land 0x3fffffff
  done;
  s.last' <- 0

let make seed =
  let s = { numbers' = Array.make 55 0; last' = 0 } in
  Random.State.fill' s seed;
  s

(* The time that the program has used is a seed, in microseconds. *)
let time_seed' () = [| int_of_float (mod_float (Sys.time () *. 1e6) 1e9) |]
let make_self_init () = Random.State.make (Random.State.time_seed' ())
let copy s = { numbers' = Array.copy s.numbers'; last' = s.last' }

let bits s =
  let i = if s.last' = 54 then 0 else s.last' + 1 in
  let j = if i < 31 then i + 24 else i - 31 in
  let old = s.numbers'.(i) in
  let n = (s.numbers'.(j) + (old lxor ((old lsr 25) land 31))) land 0x3fffffff in
  s.last' <- i;
  s.numbers'.(i) <- n;
  n

(* Numbers after the last multiple of the bound are not taken. *)
let int s bound =
  let rec go () =
    let n = Random.State.bits s in
    let result = n mod bound in
    if n - result > 0x3fffffff - bound + 1 then go () else result
  in
  if bound > 0x3fffffff || bound <= 0 then invalid_arg "Random.int" else go ()

(* A number of 31 bits has the higher bits of two. *)
let full_int s bound =
  let rec go () =
    let low = Random.State.bits s lsr 15 in
    let high = Random.State.bits s land 0x3fffc000 in
    let n = (high lsl 1) lor low in
    let result = n mod bound in
    if n - result > max_int - bound + 1 then go () else result
  in
  if bound <= 0 then invalid_arg "Random.full_int"
  else if bound <= 0x3fffffff then Random.State.int s bound
  else go ()

(* A fraction of 60 bits; the number that is made first has the lower ones. *)
let float s bound =
  let scale = 1073741824.0 in
  let low = float_of_int (Random.State.bits s) /. scale in
  let high = float_of_int (Random.State.bits s) in
  (low +. high) /. scale *. bound

let bool s = Random.State.bits s land 1 = 0
