(* Leftist heaps, with an order as a parameter, and heap sort.
   RUN: %everywhere %s
*)
type 'a heap =
  | E
  | T of int * 'a * 'a heap * 'a heap

let rank h = match h with E -> 0 | T (r, _, _, _) -> r

let make x a b =
  if rank a >= rank b then T (rank b + 1, x, a, b) else T (rank a + 1, x, b, a)

let rec merge leq h1 h2 =
  match h1, h2 with
  | h, E -> h
  | E, h -> h
  | T (_, x, a1, b1), T (_, y, a2, b2) ->
    if leq x y then make x a1 (merge leq b1 h2)
    else make y a2 (merge leq h1 b2)

let insert leq x h = merge leq (T (1, x, E, E)) h

let find_min = function
  | E -> None
  | T (_, x, _, _) -> Some x

let delete_min leq = function
  | E -> failwith "delete_min: empty heap"
  | T (_, _, a, b) -> merge leq a b

let heap_sort leq l =
  let rec drain acc h =
    match find_min h with
    | None -> List.rev acc
    | Some x -> drain (x :: acc) (delete_min leq h)
  in
  drain [] (List.fold_left (fun h x -> insert leq x h) E l)

type task = { priority : int; title : string }

let urgent a b = a.priority >= b.priority

let rec is_leftist = function
  | E -> true
  | T (r, _, a, b) -> rank a >= rank b && r = rank b + 1 && is_leftist a && is_leftist b

let () =
  let numbers = [31; 41; 59; 26; 53; 58; 97; 93; 23; 84] in
  List.iter (Printf.printf "%d ") (heap_sort (<=) numbers);
  print_newline ();
  List.iter (Printf.printf "%d ") (heap_sort (>=) numbers);
  print_newline ();
  List.iter (Printf.printf "%.1f ") (heap_sort (fun (a : float) b -> a <= b) [2.5; 1.5; 3.5]);
  print_newline ();
  let tasks = [
    { priority = 2; title = "wash up" };
    { priority = 9; title = "call the doctor" };
    { priority = 5; title = "buy milk" };
    { priority = 7; title = "pay the rent" };
  ] in
  let h = List.fold_left (fun h t -> insert urgent t h) E tasks in
  (match find_min h with
   | Some { title; priority } -> Printf.printf "first: %s (%d)\n" title priority
   | None -> print_endline "nothing to do");
  List.iter (fun { title; _ } -> print_endline title) (heap_sort urgent tasks);
  let rec fill n h = if n = 0 then h else fill (n - 1) (insert (<=) (n * 61 mod 127) h) in
  Printf.printf "%b\n" (is_leftist (fill 200 E));
  try ignore (delete_min (<=) (E : int heap)) with Failure s -> print_endline s

(* >>> output
23 26 31 41 53 58 59 84 93 97 
97 93 84 59 58 53 41 31 26 23 
1.5 2.5 3.5 
first: call the doctor (9)
call the doctor
pay the rent
buy milk
wash up
true
delete_min: empty heap
<<< *)
