(* A functor of the library is applied. *)
module IntSet = Set.Make (Int)
let s = IntSet.add 1 IntSet.empty
