(* The operators that are functions of the library. A program can define them
   again. *)

let (@) l m = List.append l m
