(* The data types that are always in scope. *)

type 'a list = [] | (::) of 'a * 'a list
type 'a option = None | Some of 'a
type ('a, 'b) result = Ok of 'a | Error of 'b
type 'a ref = { mutable contents : 'a }
