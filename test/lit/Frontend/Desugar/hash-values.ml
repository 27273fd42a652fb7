(* The hash of a value whose parts always have the same order is expanded in place, also
   if the last one is a variant. Other values become views: a list has a function for
   each type of its cells, which does not visit the rest of the list.

   RUN: %mincaml-llc %s --emit=core --verify-each | FileCheck %s

   CHECK: let rec [[SHAPE:view_shape[a-z0-9_]*]] [[X:[a-z0-9_]+]] =
   CHECK: Circle ([[R:[a-z0-9_]+]], [[F:[a-z0-9_]+]]) ->
   CHECK-NEXT: Hashtbl_Block'[[N:[0-9_]*]] (2048, 2, (let rec [[P:[a-z0-9_]+]] [[I:[a-z0-9_]+]] = (if [[I]] = 0 then Hashtbl_Float'[[N]] [[R]] else Hashtbl_Int'[[N]] (if [[F]] then 1 else 0)) in [[P]]))
   CHECK: let rec [[LIST:view_list[a-z0-9_]*]] [[X:[a-z0-9_]+]] =
   CHECK: [[A:[a-z0-9_]+]] :: [[B:[a-z0-9_]+]] ->
   CHECK-NEXT: if [[I:[a-z0-9_]+]] = 0 then [[SHAPE]] [[A]] else [[LIST]] [[B]])

   CHECK: let rec hashtbl_seeded_hash
   CHECK-NEXT: hash_all'{{[0-9_]*}} {{.*}} ([[LIST]] {{[a-z0-9_]+}}))

   CHECK: let rec hashtbl_seeded_hash
   CHECK-NEXT: let ([[A:[a-z0-9_]+]], [[B:[a-z0-9_]+]]) = {{.*}} in let [[H:[a-z0-9_]+]] = hashtbl_mix'[[M:[0-9_]*]] (hashtbl_mix'[[M]] {{[a-z0-9_]+}} 2048) ([[A]] lsl 1 lor 1) in match [[B]] with Point -> hashtbl_mix'[[M]] [[H]] 1 | Circle (
   CHECK-NOT: view
*)
type shape = Point | Circle of float * bool
let () = print_int (Hashtbl.hash (1, Circle (2.0, true)))
let () = print_int (Hashtbl.hash [Point])
