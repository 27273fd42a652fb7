(* Data types whose constructors contain functions can be compared. The comparison raises
   an exception where it gets to functions, and only there.
   RUN: %everywhere %s
*)
type value =
  | Int of int
  | Pair of value * value
  | Primitive of (int -> int)
  | Named of string * (value -> value) * int
  | Nil

type 'a handler = { name : string; run : 'a -> unit; rest : 'a handler option }

let attempt name f =
  print_string name;
  match f () with
  | true -> print_endline " true"
  | false -> print_endline " false"
  | exception Invalid_argument s -> Printf.printf " Invalid_argument %S\n" s

let p = Primitive (fun x -> x + 1)
let named s n = Named (s, (fun v -> v), n)

let () =
  attempt "different constructors" (fun () -> Int 1 = p);
  attempt "before the function" (fun () -> named "a" 1 = named "b" 1);
  attempt "after the function" (fun () -> named "a" 1 = named "a" 2);
  attempt "two functions" (fun () -> p = Primitive (fun x -> x));
  attempt "inequality" (fun () -> p <> Primitive (fun x -> x));
  attempt "no functions" (fun () -> Pair (Int 1, Nil) = Pair (Int 1, Nil));
  attempt "in a pair, after a difference" (fun () -> Pair (Int 1, p) = Pair (Int 2, p));
  attempt "in a pair, before a difference" (fun () -> Pair (p, Int 1) = Pair (p, Int 2));
  attempt "less" (fun () -> Int 1 < p);
  attempt "less, two functions" (fun () -> p < Primitive (fun x -> x));
  attempt "compare" (fun () -> compare (named "a" 1) (named "b" 1) < 0);
  attempt "max" (fun () -> max (Int 1) (Int 2) = Int 2);
  attempt "mem" (fun () -> List.mem (Int 2) [ Int 1; Int 2; p ]);
  attempt "mem, two functions" (fun () -> List.mem (Primitive abs) [ Int 1; p ]);
  attempt "assoc" (fun () -> List.assoc "f" [ ("g", p); ("f", Int 1) ] = Int 1);
  attempt "arrays" (fun () -> [| p |] = [| p; p |]);
  attempt "options" (fun () -> Some p = None)

let handler name rest = { name; run = (fun x -> print_int x); rest }
let () =
  attempt "names" (fun () -> handler "a" None = handler "b" None);
  attempt "handlers" (fun () -> handler "a" None = handler "a" None);
  attempt "no handler" (fun () -> (handler "a" None).rest = None)

(* The arguments in front of the function decide, also where the type is recursive. *)
type chain = End | Link of chain * (int -> int) * int
let link n rest = Link (rest, (fun x -> x), n)
let () =
  attempt "the first argument" (fun () -> link 1 End = link 1 (link 2 End));
  attempt "all arguments" (fun () -> link 1 (link 2 End) = link 1 (link 2 End))

(* The exception is an effect like others. *)
let note s = print_string s; print_char ' '; true
let () =
  attempt "operands" (fun () -> (note "right", note "left") = (p = p, true));
  attempt "unused" (fun () -> ignore (p = p); true);
  attempt "both" (fun () -> [ p = p; note "noted" ] = []);
  attempt "conversion" (fun () -> Sys.opaque_identity (p = p) || true)
