(* A program of a first course.
   RUN: %everywhere %s
*)
(* A text adventure: the commands come from stdin. Mutable world, immutable map. *)

module SM = Map.Make (String)

type room = {
  title : string;
  exits : (string * string) list;
  mutable items : string list;
  mutable visits : int;
}

type command =
  | Go of string
  | Take of string
  | Drop of string
  | Look | Inventory
  | Say of string list
  | Quit
  | Unknown of string

let room title exits items = { title; exits; items; visits = 0 }

let world =
  SM.of_seq (List.to_seq [
    "hall", room "a dusty hall" [ "north", "library"; "east", "kitchen" ] [ "lamp" ];
    "library", room "a silent library" [ "south", "hall"; "down", "cellar" ] [ "book"; "letter" ];
    "kitchen", room "a cold kitchen" [ "west", "hall" ] [ "knife"; "apple"; "rope" ];
    "cellar", room "a dark cellar" [ "up", "library" ] [ "treasure" ];
  ])

type player = { mutable here : string; mutable bag : string list; mutable score : int }

exception Game_over of string

let short = [ "n", "north"; "s", "south"; "e", "east"; "w", "west"; "u", "up"; "d", "down" ]

let parse line =
  let words =
    String.split_on_char ' ' (String.lowercase_ascii line)
    |> List.filter (fun w -> not (List.mem w [ ""; "the"; "a"; "to" ]))
  in
  match words with
  | [ ("go" | "walk"); d ] | [ ("north" | "south" | "east" | "west" | "up" | "down" as d) ] -> Go d
  | [ d ] when List.mem_assoc d short -> Go (List.assoc d short)
  | [ "take"; x ] | [ "pick"; "up"; x ] | [ "pick"; x; "up" ] -> Take x
  | [ "drop"; x ] -> Drop x
  | [ ("look" | "l") ] -> Look
  | [ ("inventory" | "i") ] -> Inventory
  | "say" :: (_ :: _ as ws) -> Say ws
  | [ "quit" ] -> Quit
  | _ -> Unknown line

let current p = SM.find p.here world

let enumerate = function
  | [] -> "nothing"
  | [ x ] -> "a " ^ x
  | l ->
    let rec go = function
      | [] -> ""
      | [ x ] -> " and a " ^ x
      | [ x; y ] -> "a " ^ x ^ " and a " ^ y
      | x :: rest -> "a " ^ x ^ ", " ^ go rest
    in
    go l

let look p =
  let r = current p in
  Printf.printf "You are in %s. You see %s. Exits: %s.\n" r.title (enumerate r.items)
    (String.concat ", " (List.map fst r.exits))

let enter p name =
  p.here <- name;
  let r = current p in
  r.visits <- r.visits + 1;
  if r.visits = 1 then (p.score <- p.score + 5; look p)
  else Printf.printf "You are back in %s (visit %d).\n" r.title r.visits

let without x = List.filter (( <> ) x)

let act p cmd =
  let r = current p in
  match cmd with
  | Go "down" when not (List.mem "lamp" p.bag) -> print_endline "It is too dark to go down."
  | Go d ->
    (match List.assoc d r.exits with
     | dest -> enter p dest
     | exception Not_found -> Printf.printf "You cannot go %s.\n" d)
  | Take x when List.mem x r.items ->
    if List.length p.bag >= 3 then print_endline "Your bag is full."
    else begin
      r.items <- without x r.items;
      p.bag <- x :: p.bag;
      Printf.printf "Taken: %s.\n" x;
      if x = "treasure" then (p.score <- p.score + 100; raise (Game_over "You found the treasure!"))
    end
  | Take x -> Printf.printf "There is no %s here.\n" x
  | Drop x when List.mem x p.bag ->
    p.bag <- without x p.bag;
    r.items <- List.sort compare (x :: r.items);
    Printf.printf "Dropped: %s.\n" x
  | Drop x -> Printf.printf "You have no %s.\n" x
  | Look -> look p
  | Inventory -> Printf.printf "You carry %s.\n" (enumerate (List.rev p.bag))
  | Say ws -> Printf.printf "%s! (echo: %s)\n" (String.uppercase_ascii (String.concat " " ws)) (List.nth ws (List.length ws - 1))
  | Quit -> raise (Game_over "You give up.")
  | Unknown s -> Printf.printf "I do not understand %S.\n" s

let () =
  let p = { here = "hall"; bag = []; score = 0 } in
  enter p "hall";
  try
    while true do
      let line = input_line stdin in
      Printf.printf "> %s\n" line;
      act p (parse line)
    done
  with
  | Game_over why -> Printf.printf "%s Score: %d.\n" why p.score
  | End_of_file -> Printf.printf "(no more input) Score: %d.\n" p.score

(* >>> output
You are in a dusty hall. You see a lamp. Exits: north, east.
> look
You are in a dusty hall. You see a lamp. Exits: north, east.
> go west
You cannot go west.
> n
You are in a silent library. You see a book and a letter. Exits: south, down.
> down
It is too dark to go down.
> take the book
Taken: book.
> take lamp
There is no lamp here.
> inventory
You carry a book.
> south
You are back in a dusty hall (visit 2).
> pick up lamp
Taken: lamp.
> e
You are in a cold kitchen. You see a knife, a apple and a rope. Exits: west.
> take knife
Taken: knife.
> take apple
Your bag is full.
> look
You are in a cold kitchen. You see a apple and a rope. Exits: west.
> drop the book
Dropped: book.
> pick apple up
Taken: apple.
> i
You carry a lamp, a knife and a apple.
> say hello my friend
HELLO MY FRIEND! (echo: friend)
> say
I do not understand "say".
> dance wildly
I do not understand "dance wildly".
> w
You are back in a dusty hall (visit 3).
> walk north
You are back in a silent library (visit 2).
> Go Down
You are in a dark cellar. You see a treasure. Exits: up.
> take gold
There is no gold here.
> TAKE THE TREASURE
Your bag is full.
> drop knife
Dropped: knife.
> take treasure
Taken: treasure.
You found the treasure! Score: 120.
<<< *)
