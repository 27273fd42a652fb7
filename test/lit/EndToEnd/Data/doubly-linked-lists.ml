(* Doubly linked lists: nodes with mutable links, which are options.
   RUN: %everywhere %s
*)
type 'a node = {
  value : 'a;
  mutable next : 'a node option;
  mutable prev : 'a node option;
}

type 'a dll = {
  mutable first : 'a node option;
  mutable last : 'a node option;
  mutable size : int;
}

exception Empty

let create () = { first = None; last = None; size = 0 }

let push_back l x =
  let n = { value = x; next = None; prev = l.last } in
  (match l.last with
   | None -> l.first <- Some n
   | Some old -> old.next <- Some n);
  l.last <- Some n;
  l.size <- l.size + 1;
  n

let push_front l x =
  let n = { value = x; next = l.first; prev = None } in
  (match l.first with
   | None -> l.last <- Some n
   | Some old -> old.prev <- Some n);
  l.first <- Some n;
  l.size <- l.size + 1;
  n

let remove l n =
  (match n.prev, n.next with
   | None, None -> l.first <- None; l.last <- None
   | None, (Some b as next) -> l.first <- next; b.prev <- None
   | (Some a as prev), None -> l.last <- prev; a.next <- None
   | Some a, Some b -> a.next <- Some b; b.prev <- Some a);
  n.next <- None;
  n.prev <- None;
  l.size <- l.size - 1

let pop_front l =
  match l.first with
  | None -> raise Empty
  | Some n -> remove l n; n.value

let iter f l =
  let rec go = function
    | None -> ()
    | Some { value; next; _ } -> f value; go next
  in
  go l.first

let to_list l =
  let rec go acc = function
    | None -> acc
    | Some n -> go (n.value :: acc) n.prev
  in
  go [] l.last

let rec find p = function
  | None -> None
  | Some n as found when p n.value -> found
  | Some n -> find p n.next

let reverse l =
  let rec go = function
    | None -> ()
    | Some n ->
      let next = n.next in
      n.next <- n.prev;
      n.prev <- next;
      go next
  in
  go l.first;
  let first = l.first in
  l.first <- l.last;
  l.last <- first

let print l =
  iter (fun n -> print_int n; print_char ' ') l;
  Printf.printf "(%d)\n" l.size

(* The order of use: the key used last is the first. *)
type cache = { keys : (string * int) dll; capacity : int; mutable hits : int }

let lookup c key compute =
  match find (fun (k, _) -> k = key) c.keys.first with
  | Some n ->
    c.hits <- c.hits + 1;
    remove c.keys n;
    ignore (push_front c.keys n.value);
    snd n.value
  | None ->
    let v = compute key in
    if c.keys.size = c.capacity then
      (match c.keys.last with Some n -> remove c.keys n | None -> ());
    ignore (push_front c.keys (key, v));
    v

let () =
  let l = create () in
  print l;
  let a = push_back l 1 in
  let b = push_back l 2 in
  ignore (push_back l 3);
  ignore (push_front l 0);
  print l;
  remove l b;
  print l;
  reverse l;
  print l;
  remove l a;
  print l;
  (match find (fun x -> x = 3) l.first, find (fun x -> x = 7) l.first with
   | Some n, None -> Printf.printf "found %d %b\n" n.value (n.prev = None)
   | _ -> print_endline "wrong");
  let x = pop_front l in
  let y = pop_front l in
  Printf.printf "%d %d\n" x y;
  (try ignore (pop_front l) with Empty -> print_endline "empty");
  Printf.printf "%d\n" (List.length (to_list l));
  let c = { keys = create (); capacity = 3; hits = 0 } in
  List.iter
    (fun k -> ignore (lookup c k String.length))
    ["one"; "two"; "three"; "one"; "four"; "two"; "three"; "four"];
  Printf.printf "%d hits:" c.hits;
  iter (fun (k, n) -> Printf.printf " %s=%d" k n) c.keys;
  print_newline ();
  let floats = create () in
  for i = 1 to 5 do ignore (push_back floats (float_of_int i /. 2.0)) done;
  Printf.printf "%.1f\n" (List.fold_left ( +. ) 0.0 (to_list floats))

(* >>> output
(0)
0 1 2 3 (4)
0 1 3 (3)
3 1 0 (3)
3 0 (2)
found 3 true
3 0
empty
0
2 hits: four=4 three=5 two=3
7.5
<<< *)
