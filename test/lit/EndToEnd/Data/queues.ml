(* A queue as a record of two lists.
   RUN: %everywhere %s
*)
type 'a queue = { front : 'a list; back : 'a list; size : int }

exception Empty

let empty = { front = []; back = []; size = 0 }
let push x q = { q with back = x :: q.back; size = q.size + 1 }

let rec pop q =
  match q with
  | { front = []; back = []; _ } -> raise Empty
  | { front = x :: rest; _ } -> (x, { q with front = rest; size = q.size - 1 })
  | { front = []; back; size } -> pop { front = List.rev back; back = []; size }

let peek q = fst (pop q)
let to_list { front; back; _ } = front @ List.rev back
let of_list l = List.fold_left (fun q x -> push x q) empty l

let rec drain f q =
  match pop q with
  | (x, rest) ->
    f x;
    drain f rest
  | exception Empty -> print_newline ()

(* Simulates a game: every k-th person leaves the circle. *)
let josephus n k =
  let rec turn q i =
    if q.size = 1 then peek q
    else
      let (x, rest) = pop q in
      if i = k then turn rest 1 else turn (push x rest) (i + 1)
  in
  turn (of_list (List.init n (fun i -> i + 1))) 1

(* Breadth-first search on a graph of successor lists. *)
let graph = [(1, [2; 3]); (2, [4]); (3, [4; 5]); (4, [6]); (5, [6; 1]); (6, []); (7, [1])]

let reachable start =
  let rec visit q seen =
    match pop q with
    | exception Empty -> List.rev seen
    | (x, rest) ->
      if List.mem x seen then visit rest seen
      else
        let next = List.assoc x graph in
        visit (List.fold_left (fun q y -> push y q) rest next) (x :: seen)
  in
  visit (push start empty) []

let print_ints l =
  print_endline ("[" ^ String.concat "; " (List.map string_of_int l) ^ "]")

let () =
  let q = of_list [1; 2; 3] in
  let (x, q) = pop q in
  let q = push 5 (push 4 q) in
  Printf.printf "%d %d %d\n" x q.size (peek q);
  print_ints (to_list q);
  drain (fun x -> Printf.printf "%d " x) q;
  drain (fun s -> print_string (s ^ " ")) (of_list ["a"; "queue"; "of"; "strings"]);
  drain (fun x -> Printf.printf "%.1f " x) (push 0.5 (of_list [2.5; 1.5]));
  (try ignore (peek (empty : int queue)) with Empty -> print_endline "empty");
  List.iter (fun (n, k) -> Printf.printf "%d " (josephus n k)) [(1, 1); (5, 2); (41, 3); (100, 7)];
  print_newline ();
  List.iter (fun start -> print_ints (reachable start)) [1; 3; 6; 7]
(* >>> output
1 4 2
[2; 3; 4; 5]
2 3 4 5 
a queue of strings 
2.5 1.5 0.5 
empty
1 3 31 50 
[1; 2; 3; 4; 5; 6]
[3; 4; 5; 6; 1; 2]
[6]
[7; 1; 2; 3; 4; 5; 6]
<<< *)
