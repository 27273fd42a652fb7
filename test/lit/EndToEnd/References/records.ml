(* A reference is a record of the library with the field `contents`, also where the program
   hides the names `ref` and `contents`.
   RUN: %everywhere %s
*)
let r = ref 1
let s = { contents = 2 }
let swap x y = let { contents = old } = x in x.contents <- !y; y := old
let rec sum = function [] -> 0 | { contents = n } :: rest -> n + sum rest
let get { contents } = contents
let copy x = { contents = get x }
let all = [ r; s; copy s ]
let () =
  swap r s;
  incr s;
  Printf.printf "%d %d %d\n" r.contents s.contents (sum all);
  Printf.printf "%b %b %b %d\n" (r = s) (r = ref 2) (ref [ 1 ] < ref [ 1; 2 ])
    (compare (ref nan) (ref nan));
  print_endline (match ref (Some "x") with { contents = Some t } -> t | { contents = None } -> "none")

(* An unused reference, one to unit, a cycle, and counters that functions share. *)
type 'a node = { value : 'a; next : 'a node option ref }
let rec length n = match !(n.next) with None -> 1 | Some m -> 1 + length m
let counter = ref 0.5
let tick () = counter := !counter *. 2.0; !counter
let () =
  let _ = ref 3 in
  let u = { contents = () } in
  u := print_string "unit ";
  let last = { value = 'a'; next = ref None } in
  let first = { value = 'b'; next = ref (Some last) } in
  Printf.printf "%d " (length first);
  last.next := Some { value = 'c'; next = { contents = None } };
  Printf.printf "%d %.1f " (length first) (tick ());
  Printf.printf "%.1f\n" (tick ())

(* In a loop, each turn has a new reference. *)
let () =
  let made = ref [] in
  for i = 1 to 3 do
    let x = { contents = i } in
    if i mod 2 = 1 then x := !x * 10;
    made := (fun () -> incr x; !x) :: !made
  done;
  List.iter (fun f -> ignore (f ()); Printf.printf "%d;" (f ())) !made;
  print_newline ()

type box = { contents : string; size : int }
type 'a ref = Here of 'a | Nowhere
let b = { contents = "box"; size = 3 }
let name x = x.contents ^ string_of_int x.size
let where = function Here x -> x | Nowhere -> 0
let () =
  let count = ref 5 in
  incr count;
  count := !count * where (Here 7);
  print_endline (name b);
  print_int (!count + where Nowhere);
  print_newline ()

(* >>> output
2 2 6
true true true 0
x
unit 2 3 1.0 2.0
32;4;12;
box3
42
<<< *)
