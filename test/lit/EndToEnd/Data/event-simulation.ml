(* Customers at counters: events in a priority queue, which is a binary heap in an array.
   RUN: %everywhere %s
*)
type kind =
  | Arrival of { customer : int }
  | Departure of { customer : int; counter : int }
  | Closing

type event = { time : int; kind : kind }

type heap = { mutable data : event array; mutable size : int }

type counter = { id : int; mutable serving : int option; mutable served : int; mutable busy : int }

let nothing = { time = 0; kind = Closing }
let create () = { data = Array.make 2 nothing; size = 0 }

let earlier a b = a.time < b.time

let swap a i j =
  let t = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- t

let grow h =
  let bigger = Array.make (2 * Array.length h.data) nothing in
  for i = 0 to h.size - 1 do bigger.(i) <- h.data.(i) done;
  h.data <- bigger

let push h e =
  if h.size = Array.length h.data then grow h;
  h.data.(h.size) <- e;
  h.size <- h.size + 1;
  let i = ref (h.size - 1) in
  while !i > 0 && earlier h.data.(!i) h.data.((!i - 1) / 2) do
    swap h.data !i ((!i - 1) / 2);
    i := (!i - 1) / 2
  done

let rec sift h i =
  let smallest i j = if j < h.size && earlier h.data.(j) h.data.(i) then j else i in
  let s = smallest (smallest i (2 * i + 1)) (2 * i + 2) in
  if s <> i then begin
    swap h.data s i;
    sift h s
  end

let pop h =
  if h.size = 0 then None
  else begin
    let e = h.data.(0) in
    h.size <- h.size - 1;
    h.data.(0) <- h.data.(h.size);
    sift h 0;
    Some e
  end

let seed = ref 42
let random n =
  seed := (!seed * 421 + 1663) mod 7875;
  !seed mod n

type queue = { mutable front : int list; mutable back : int list }

let enqueue q x = q.back <- x :: q.back
let rec dequeue q =
  match q with
  | { front = x :: rest; _ } -> q.front <- rest; Some x
  | { front = []; back = [] } -> None
  | { front = []; back } ->
    q.front <- List.rev back;
    q.back <- [];
    dequeue q

let log time fmt = Printf.printf "%4d %s\n" time fmt

let simulate counters customers =
  let h = create () in
  let waiting = { front = []; back = [] } in
  let turned_away = ref 0 and is_open = ref true in
  let serve now counter customer =
    let time = 5 + random 20 in
    counter.serving <- Some customer;
    counter.busy <- counter.busy + time;
    push h { time = now + time; kind = Departure { customer; counter = counter.id } }
  in
  let handle { time; kind } =
    match kind with
    | Closing -> is_open := false; log time "closing"
    | Arrival _ when not !is_open -> incr turned_away
    | Arrival { customer } ->
      (match List.find_opt (fun c -> c.serving = None) counters with
       | Some c -> serve time c customer
       | None -> enqueue waiting customer)
    | Departure { customer; counter } ->
      let c = List.nth counters counter in
      c.served <- c.served + 1;
      c.serving <- None;
      if customer mod 5 = 0 then log time (Printf.sprintf "customer %d leaves counter %d" customer counter);
      match dequeue waiting with
      | None -> ()
      | Some next -> serve time c next
  in
  let rec loop last =
    match pop h with
    | None -> last
    | Some e -> handle e; loop e.time
  in
  let rec arrive n time =
    if n <= customers then begin
      push h { time; kind = Arrival { customer = n } };
      arrive (n + 1) (time + 1 + random 9)
    end
  in
  arrive 1 0;
  push h { time = 120; kind = Closing };
  let finish = loop 0 in
  Printf.printf "finished at %d, %d turned away\n" finish !turned_away;
  List.iter (fun { id; served; busy; _ } -> Printf.printf "counter %d: %d served, busy %d\n" id served busy) counters

let () =
  let counters n = List.init n (fun id -> { id; serving = None; served = 0; busy = 0 }) in
  simulate (counters 2) 30;
  simulate (counters 3) 30;
  simulate (counters 1) 3

(* >>> output
  45 customer 5 leaves counter 1
  85 customer 10 leaves counter 1
 120 closing
 137 customer 15 leaves counter 0
 165 customer 20 leaves counter 1
finished at 205, 6 turned away
counter 0: 12 served, busy 183
counter 1: 12 served, busy 200
  47 customer 5 leaves counter 0
  67 customer 10 leaves counter 2
  98 customer 15 leaves counter 2
 107 customer 20 leaves counter 2
 120 closing
finished at 149, 6 turned away
counter 0: 8 served, busy 129
counter 1: 8 served, busy 117
counter 2: 8 served, busy 110
 120 closing
finished at 120, 0 turned away
counter 0: 3 served, busy 43
<<< *)
