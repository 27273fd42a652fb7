(* RUN: %compare-prompt %s
*)
type 'a queue = { front : 'a list; back : 'a list };;
let empty = { front = []; back = [] };;
let push x q = { q with back = x :: q.back };;
let pop q = match q with
  | { front = x :: front; _ } -> Some (x, { q with front })
  | { front = []; back } ->
    match List.rev back with
    | [] -> None
    | x :: front -> Some (x, { front; back = [] });;
let q = push 3 (push 2 (push 1 empty));;
pop q;;
pop empty;;
let rec drain q = match pop q with None -> [] | Some (x, q) -> x :: drain q;;
drain q;;
drain (push "a" empty);;
(* Output:
type 'a queue = { front : 'a list; back : 'a list; }
val empty : 'a queue = {front = []; back = []}
val push : 'a -> 'a queue -> 'a queue = <fun>
val pop : 'a queue -> ('a * 'a queue) option = <fun>
val q : int queue = {front = []; back = [3; 2; 1]}
- : (int * int queue) option = Some (1, {front = [2; 3]; back = []})
- : ('a * 'a queue) option = None
val drain : 'a queue -> 'a list = <fun>
- : int list = [1; 2; 3]
- : string list = ["a"]
*)
