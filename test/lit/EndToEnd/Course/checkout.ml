(* A program of a first course.
   RUN: %everywhere %s
*)
(* Discrete event simulation: a shop with several counters.
   The events are kept in a binary heap over a growing array. *)

type event =
  | Arrival of int
  | Departure of { client : int; counter : int }

module Heap = struct
  type 'a t = { mutable data : (int * 'a) array; mutable size : int }

  let create () = { data = [||]; size = 0 }

  let swap h i j =
    let x = h.data.(i) in
    h.data.(i) <- h.data.(j);
    h.data.(j) <- x

  let less h i j = fst h.data.(i) < fst h.data.(j)

  let rec up h i =
    let p = (i - 1) / 2 in
    if i > 0 && less h i p then (swap h i p; up h p)

  let rec down h i =
    let l = 2 * i + 1 in
    let r = l + 1 in
    let m = if l < h.size && less h l i then l else i in
    let m = if r < h.size && less h r m then r else m in
    if m <> i then (swap h i m; down h m)

  let add h prio x =
    if h.size = Array.length h.data then begin
      let bigger = Array.make (max 4 (2 * h.size)) (prio, x) in
      Array.blit h.data 0 bigger 0 h.size;
      h.data <- bigger
    end;
    h.data.(h.size) <- (prio, x);
    h.size <- h.size + 1;
    up h (h.size - 1)

  let pop h =
    if h.size = 0 then None
    else begin
      let x = h.data.(0) in
      h.size <- h.size - 1;
      h.data.(0) <- h.data.(h.size);
      down h 0;
      Some x
    end
end

type stats = { mutable served : int; mutable waited : int; mutable longest : int; mutable finish : int }

let simulate ?(verbose = false) ~counters ~clients ~seed () =
  Random.init seed;
  let say fmt = Printf.ksprintf (fun s -> if verbose then print_endline s) fmt in
  let heap = Heap.create () in
  let time = ref 0 in
  for i = 1 to clients do
    (* distinct dates: no two events at the same time among the arrivals *)
    time := !time + 1 + Random.int 4;
    Heap.add heap (10 * !time) (Arrival i)
  done;
  let arrived = Array.make (clients + 1) 0 in
  let waiting = Queue.create () in
  let free = Array.make counters true in
  let st = { served = 0; waited = 0; longest = 0; finish = 0 } in
  let find_free () =
    let rec go i = if i = counters then None else if free.(i) then Some i else go (i + 1) in
    go 0 in
  let serve now client counter =
    free.(counter) <- false;
    let w = now - arrived.(client) in
    st.waited <- st.waited + w;
    if w > st.longest then st.longest <- w;
    let duration = 30 + Random.int 60 in
    say "%4d  client %d goes to counter %c" now client (Char.chr (65 + counter));
    Heap.add heap (now + duration) (Departure { client; counter }) in
  let rec loop () =
    match Heap.pop heap with
    | None -> ()
    | Some (now, ev) ->
      st.finish <- now;
      (match ev with
       | Arrival c ->
         arrived.(c) <- now;
         (match find_free () with
          | Some k -> serve now c k
          | None ->
            Queue.add c waiting;
            say "%4d  client %d waits (%d in the queue)" now c (Queue.length waiting))
       | Departure { client; counter } ->
         st.served <- st.served + 1;
         free.(counter) <- true;
         say "%4d  client %d leaves" now client;
         if not (Queue.is_empty waiting) then serve now (Queue.take waiting) counter);
      loop ()
  in
  loop ();
  assert (st.served = clients);
  st

let () =
  let st = simulate ~verbose:true ~counters:2 ~clients:8 ~seed:1 () in
  Printf.printf "all %d served at %d\n" st.served st.finish;
  print_endline "counters   mean wait   longest   end";
  for counters = 1 to 5 do
    let st = simulate ~counters ~clients:60 ~seed:5 () in
    Printf.printf "%8d %11.2f %9d %5d\n" counters
      (float st.waited /. float st.served) st.longest st.finish
  done

(* >>> output
  30  client 1 goes to counter A
  60  client 2 goes to counter B
  70  client 3 waits (1 in the queue)
  99  client 1 leaves
  99  client 3 goes to counter A
 100  client 4 waits (1 in the queue)
 138  client 2 leaves
 138  client 4 goes to counter B
 140  client 5 waits (1 in the queue)
 150  client 6 waits (2 in the queue)
 161  client 3 leaves
 161  client 5 goes to counter A
 176  client 4 leaves
 176  client 6 goes to counter B
 180  client 7 waits (1 in the queue)
 198  client 5 leaves
 198  client 7 goes to counter A
 206  client 6 leaves
 210  client 8 goes to counter B
 240  client 8 leaves
 271  client 7 leaves
all 8 served at 271
counters   mean wait   longest   end
       1      907.38      1833  3389
       2      102.50       196  1752
       3        2.83        27  1592
       4        0.22         7  1588
       5        0.00         0  1588
<<< *)
