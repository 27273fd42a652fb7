(* The constructors of a type begin with a lower-case letter. *)
type colour = red | green
