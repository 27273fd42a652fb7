(* The module Random: one generator for the whole program. *)

let default' = Random.State.make [| 27182818 |]

let full_init seed = Random.State.fill' Random.default' seed
let init seed = Random.full_init [| seed |]
let self_init () = Random.full_init (Random.State.time_seed' ())
let bits () = Random.State.bits Random.default'
let int bound = Random.State.int Random.default' bound
let full_int bound = Random.State.full_int Random.default' bound
let float bound = Random.State.float Random.default' bound
let bool () = Random.State.bool Random.default'
let get_state () = Random.State.copy Random.default'

let set_state s =
  Array.blit s.Random.State.numbers' 0 Random.default'.Random.State.numbers' 0 55;
  Random.default'.Random.State.last' <- s.Random.State.last'
