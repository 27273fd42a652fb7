(* A priority queue in a heap.
   RUN: %everywhere %s
*)
let capacity = 100
let heap = Array.make capacity 0
let size = ref 0

let swap i j =
  let t = heap.(i) in
  heap.(i) <- heap.(j);
  heap.(j) <- t

let rec up i =
  let parent = (i - 1) / 2 in
  if i > 0 && heap.(i) < heap.(parent) then begin
    swap i parent;
    up parent
  end

let rec down i =
  let smallest = ref i in
  let try_child c =
    if c < !size && heap.(c) < heap.(!smallest) then smallest := c in
  try_child (2 * i + 1);
  try_child (2 * i + 2);
  if !smallest <> i then (swap i !smallest; down !smallest)

let insert x =
  if !size >= capacity then failwith "the heap is full";
  heap.(!size) <- x;
  incr size;
  up (!size - 1)

let extract () =
  if !size = 0 then invalid_arg "extract";
  let x = heap.(0) in
  decr size;
  heap.(0) <- heap.(!size);
  down 0;
  x

let () =
  Array.iter insert [| 5; 3; 8; 1; 9; 2; 7; 3 |];
  while !size > 0 do
    Printf.printf "%d " (extract ())
  done;
  print_newline ()

(* >>> output
1 2 3 3 5 7 8 9 
<<< *)
