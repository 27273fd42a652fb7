(* A list type does not say of what. *)
type stack = Stack of list
