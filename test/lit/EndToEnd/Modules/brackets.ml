(* Lists, arrays and records in which a module is open.
   RUN: %everywhere %s
*)
module M = struct
  type t = { x : int; y : int }
  type u = A | B of int
  let a = 1
  let ( + ) a b = a * b
end
let list = M.[ a; 2 + 3 ]
let record = M.{ x = 3 + 4; y = 1 }
let other = M.{ record with y = a }
let array = M.[| a; 5; |]
let none : M.u list = M.[]
let empty : M.u array = M. [||]
let nested = M.[ [ A ]; [ B (1 + 1); A ] ]
let () =
  List.iter print_int list;
  print_int (record.M.x + other.M.y);
  print_int array.(1);
  print_int (List.length none + Array.length empty + List.length nested + List.length M.[ A ])

(* >>> output
161353<<< *)
