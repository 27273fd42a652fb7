(* A program of a first course.
   RUN: %everywhere %s
*)
(* Queues: two lists, ring buffer, and a cache with eviction. *)

module Fifo = struct
  type 'a t = { front : 'a list; back : 'a list }

  exception Empty

  let empty = { front = []; back = [] }
  let is_empty q = q.front = [] && q.back = []
  let push x q = { q with back = x :: q.back }

  let rec pop = function
    | { front = []; back = [] } -> raise Empty
    | { front = []; back } -> pop { front = List.rev back; back = [] }
    | { front = x :: front; back } -> (x, { front; back })

  let to_list { front; back } = front @ List.rev back
end

module Ring = struct
  type 'a t = {
    data : 'a option array;
    mutable start : int;
    mutable length : int;
  }

  exception Full of int

  let create n = { data = Array.make n None; start = 0; length = 0 }
  let capacity r = Array.length r.data

  let add r x =
    let n = capacity r in
    if r.length = n then raise (Full n);
    r.data.((r.start + r.length) mod n) <- Some x;
    r.length <- r.length + 1

  let take r =
    if r.length = 0 then None
    else begin
      let x = r.data.(r.start) in
      r.data.(r.start) <- None;
      r.start <- (r.start + 1) mod capacity r;
      r.length <- r.length - 1;
      x
    end

  let show f r =
    r.data |> Array.map (function None -> "_" | Some x -> f x) |> Array.to_list |> String.concat ""
end

module Cache = struct
  type ('k, 'v) t = {
    table : ('k, 'v * int ref) Hashtbl.t;
    size : int;
    compute : 'k -> 'v;
    mutable clock : int;
    mutable hits : int;
    mutable misses : int;
  }

  let create ~size compute =
    { table = Hashtbl.create size; size; compute; clock = 0; hits = 0; misses = 0 }

  let oldest c =
    Hashtbl.fold
      (fun k (_, t) best ->
         match best with
         | Some (_, t') when t' < !t -> best
         | _ -> Some (k, !t))
      c.table None

  let get c k =
    c.clock <- c.clock + 1;
    match Hashtbl.find c.table k with
    | v, t -> c.hits <- c.hits + 1; t := c.clock; v
    | exception Not_found ->
      c.misses <- c.misses + 1;
      if Hashtbl.length c.table >= c.size then
        Option.iter (fun (k, _) -> Hashtbl.remove c.table k) (oldest c);
      let v = c.compute k in
      Hashtbl.add c.table k (v, ref c.clock);
      v
end

let () =
  let ints l = String.concat "," (List.map string_of_int l) in
  let q = List.fold_left (fun q x -> Fifo.push x q) Fifo.empty [ 1; 2; 3 ] in
  let x, q' = Fifo.pop q in
  let q' = Fifo.(push 5 (push 4 q')) in
  Printf.printf "popped %d, old [%s], new [%s]\n" x (ints (Fifo.to_list q)) (ints (Fifo.to_list q'));
  let rec drain q = if not (Fifo.is_empty q) then (let x, q = Fifo.pop q in Printf.printf "  out %d\n" x; drain q) in
  drain q';
  (try ignore (Fifo.pop Fifo.empty : int * int Fifo.t) with Fifo.Empty -> print_endline "empty fifo");
  let r = Ring.create 4 in
  let show () = Printf.printf "ring %s start=%d length=%d\n" (Ring.show (String.make 1) r) r.Ring.start r.Ring.length in
  String.iter
    (function
      | '-' ->
        (match Ring.take r with Some c -> Printf.printf "took %c: " c | None -> print_string "nothing: ");
        show ()
      | c -> (try Ring.add r c; Printf.printf "added %c: " c with Ring.Full n -> Printf.printf "full (%d): " n); show ())
    "ab-cdef---g--";
  let c = Cache.create ~size:3 (fun n -> Printf.printf "  computing %d\n" n; n * n) in
  List.iter (fun n -> Printf.printf "get %d = %d\n" n (Cache.get c n)) [ 1; 2; 3; 1; 4; 2; 1; 4 ];
  Printf.printf "%d hits, %d misses\n" c.Cache.hits c.Cache.misses;
  let open Cache in
  let keys = Hashtbl.fold (fun k _ l -> k :: l) c.table [] in
  Printf.printf "keys: %s\n" (ints (List.sort compare keys))

(* >>> output
popped 1, old [1,2,3], new [2,3,4,5]
  out 2
  out 3
  out 4
  out 5
empty fifo
added a: ring a___ start=0 length=1
added b: ring ab__ start=0 length=2
took a: ring _b__ start=1 length=1
added c: ring _bc_ start=1 length=2
added d: ring _bcd start=1 length=3
added e: ring ebcd start=1 length=4
full (4): ring ebcd start=1 length=4
took b: ring e_cd start=2 length=3
took c: ring e__d start=3 length=2
took d: ring e___ start=0 length=1
added g: ring eg__ start=0 length=2
took e: ring _g__ start=1 length=1
took g: ring ____ start=2 length=0
  computing 1
get 1 = 1
  computing 2
get 2 = 4
  computing 3
get 3 = 9
get 1 = 1
  computing 4
get 4 = 16
  computing 2
get 2 = 4
get 1 = 1
get 4 = 16
3 hits, 5 misses
keys: 1,2,4
<<< *)
