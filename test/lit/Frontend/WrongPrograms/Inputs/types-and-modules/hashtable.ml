(* The program uses a hash table. *)
let table = Hashtbl.create 16
let () = Hashtbl.add table "one" 1
