(* A hash table is used with keys of two types. *)
let table = Hashtbl.create 16
let () = Hashtbl.add table "one" 1
let () = print_int (Hashtbl.find table 1)
