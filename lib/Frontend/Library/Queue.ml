(* The module Queue: cells, each with the cell that was added after it. *)

type 'a cell = { item' : 'a; mutable link' : 'a Queue.cell option }

type 'a t = {
  mutable first' : 'a Queue.cell option;
  mutable end' : 'a Queue.cell option;
  mutable count' : int
}

exception Empty

let create () = { first' = None; end' = None; count' = 0 }

let clear q =
  q.first' <- None;
  q.end' <- None;
  q.count' <- 0

let add x q =
  let cell = Some { item' = x; link' = None } in
  (match q.end' with
   | None -> q.first' <- cell
   | Some last -> last.link' <- cell);
  q.end' <- cell;
  q.count' <- q.count' + 1

let push x q = Queue.add x q
let is_empty q = q.count' = 0
let length q = q.count'

let peek_opt q =
  match q.first' with None -> None | Some cell -> Some cell.item'

let peek q =
  match q.first' with None -> raise Queue.Empty | Some cell -> cell.item'

let top q = Queue.peek q

let take q =
  match q.first' with
  | None -> raise Queue.Empty
  | Some cell ->
    (match cell.link' with
     | None -> Queue.clear q
     | next ->
       q.first' <- next;
       q.count' <- q.count' - 1);
    cell.item'

let pop q = Queue.take q
let take_opt q = if q.count' = 0 then None else Some (Queue.take q)

(* What f adds behind the last element is not visited. *)
let fold f start q =
  let rec go acc cell =
    match cell with
    | None -> acc
    | Some cell ->
      let next = cell.link' in
      go (f acc cell.item') next
  in
  go start q.first'

let iter f q = Queue.fold (fun () x -> f x) () q

let copy q =
  let result = Queue.create () in
  Queue.iter (fun x -> Queue.add x result) q;
  result

(* Moves the elements of q to the end of r, in constant time. *)
let transfer q r =
  if q.count' > 0 then (
    (match r.end' with
     | None -> r.first' <- q.first'
     | Some last -> last.link' <- q.first');
    r.end' <- q.end';
    r.count' <- r.count' + q.count';
    Queue.clear q)

let to_seq q =
  let rec from cell () =
    match cell with
    | None -> Seq.Nil
    | Some cell -> Seq.Cons (cell.item', from cell.link')
  in
  from q.first'

let add_seq q elements = Seq.iter (fun x -> Queue.add x q) elements

let of_seq elements =
  let q = Queue.create () in
  Queue.add_seq q elements;
  q
