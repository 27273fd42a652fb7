(* The name of a field is misspelled. *)
type person = { name : string; age : int }
let older p = p.aeg + 1
