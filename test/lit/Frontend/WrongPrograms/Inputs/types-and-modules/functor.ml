(* The program applies a functor of the library. *)
module IntSet = Set.Make (Int)
let s = IntSet.add 1 IntSet.empty
