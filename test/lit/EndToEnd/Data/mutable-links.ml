(* Data structures with mutable links: lists, rings, and trees with parents.
   RUN: %everywhere %s
*)
type 'a node = Nil | Cell of 'a cell
and 'a cell = { item : 'a; mutable next : 'a node }

type 'a buffer = { mutable first : 'a node; mutable last : 'a node; mutable length : int }

type person = { name : string; mutable parent : person option; mutable children : person list }

let create () = { first = Nil; last = Nil; length = 0 }

let add b item =
  let node = Cell { item; next = Nil } in
  (match b.last with
   | Nil -> b.first <- node
   | Cell c -> c.next <- node);
  b.last <- node;
  b.length <- b.length + 1

let take b =
  match b.first with
  | Nil -> None
  | Cell { item; next } ->
    b.first <- next;
    if next = Nil then b.last <- Nil;
    b.length <- b.length - 1;
    Some item

let rec iter f = function
  | Nil -> ()
  | Cell { item; next } ->
    f item;
    iter f next

(* Reverses a list in place. *)
let reverse node =
  let rec go before = function
    | Nil -> before
    | Cell c as node ->
      let next = c.next in
      c.next <- before;
      go node next
  in
  go Nil node

(* The items of a ring, from any of its cells on. *)
let ring_items start =
  let rec go c n l =
    if n = 0 then List.rev l
    else match c.next with Nil -> List.rev l | Cell d -> go d (n - 1) (d.item :: l)
  in
  go start 7 [start.item]

let adopt parent child =
  child.parent <- Some parent;
  parent.children <- child :: parent.children

let rec root p = match p.parent with None -> p | Some q -> root q

let rec show p =
  match p.children with
  | [] -> p.name
  | l -> p.name ^ "(" ^ String.concat "," (List.map show (List.rev l)) ^ ")"

let person name = { name; parent = None; children = [] }

let () =
  let b = create () in
  (match take b with None -> print_endline "empty" | Some s -> print_endline s);
  List.iter (add b) ["a"; "b"; "c"; "d"];
  iter print_string b.first;
  Printf.printf " %d\n" b.length;
  (match take b with Some s -> print_endline s | None -> print_endline "none");
  add b "e";
  iter print_string (reverse b.first);
  print_newline ();
  iter print_string b.first;
  print_newline ();
  let one = create () in
  add one 1;
  ignore (take one);
  add one 2;
  iter print_int one.first;
  Printf.printf " %d\n" one.length;
  let x = { item = 'x'; next = Nil } in
  let z = { item = 'z'; next = Cell x } in
  let y = { item = 'y'; next = Cell z } in
  print_endline (String.concat "" (List.map (String.make 1) (ring_items y)));
  x.next <- Cell y;
  print_endline (String.concat "" (List.map (String.make 1) (ring_items y)));
  let a = person "Ann" and c = person "Cid" and d = person "Dan" and e = person "Eve" in
  adopt a c;
  adopt a d;
  adopt d e;
  print_endline (show a);
  print_endline (root e).name;
  print_endline (match c.parent with Some { name; children; _ } -> name ^ string_of_int (List.length children) | None -> "none")
(* >>> output
empty
abcd 4
a
edcb
b
2 1
yzx
yzxyzxyz
Ann(Cid,Dan(Eve))
Ann
Ann2
<<< *)
