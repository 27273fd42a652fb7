(* Functions that compare addresses.
   RUN: %everywhere %s
*)
type r = { mutable x : int }

let a = { x = 1 }
let b = { x = 1 }
let pairs = [ (a, "a"); (b, "b") ]
let yes c = print_string (if c then "yes " else "no ")

let () =
  yes (List.memq b [ a; b ]);
  yes (List.memq { x = 1 } [ a; b ]);
  yes (List.mem { x = 1 } [ a; b ]);
  yes (List.memq 3 [ 1; 3 ]);
  yes (Array.memq a [| b; a |]);
  yes (Array.memq a [| b |]);
  yes (ListLabels.memq b ~set:[ a; b ]);
  yes (ArrayLabels.memq 'c' ~set:[| 'd' |]);
  print_newline ()

let () =
  print_endline (List.assq b pairs);
  print_endline (List.assoc b pairs);
  yes (List.assq_opt { x = 1 } pairs = None);
  yes (List.mem_assq b pairs);
  yes (List.mem_assq { x = 1 } pairs);
  List.iter (fun (_, name) -> print_string name) (List.remove_assq b pairs);
  print_string (ListLabels.assq a pairs);
  print_newline ();
  match List.assq { x = 1 } pairs with
  | s -> print_endline s
  | exception Not_found -> print_endline "Not_found"

let () =
  let cell = Atomic.make a in
  yes (Atomic.compare_and_set cell b a);
  yes (Atomic.compare_and_set cell { x = 1 } b);
  yes (Atomic.compare_and_set cell a b);
  yes (Atomic.get cell == b);
  let n = Atomic.make 1 in
  yes (Atomic.compare_and_set n 1 2);
  print_int (Atomic.get n);
  print_newline ()
