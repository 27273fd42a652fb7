(* Functions that are written with `function`, also several levels of them.
   RUN: %everywhere %s
*)
type nat = Zero | Succ of nat

let rec add = function Zero -> (fun n -> n) | Succ m -> fun n -> Succ (add m n)

let rec less = function
  | Zero -> (function Zero -> false | Succ _ -> true)
  | Succ m -> (function Zero -> false | Succ n -> less m n)

let rec ackermann = function
  | 0 -> fun n -> n + 1
  | m ->
    (function
      | 0 -> ackermann (m - 1) 1
      | n -> ackermann (m - 1) (ackermann m (n - 1)))

let rec to_int = function Zero -> 0 | Succ n -> 1 + to_int n
let rec of_int = function 0 -> Zero | n -> Succ (of_int (n - 1))

type gate = And | Or | Xor

let apply = function
  | And -> (function true, true -> true | _ -> false)
  | Or -> (function false, false -> false | _ -> true)
  | Xor -> fun (a, b) -> a <> b

let choose = function
  | true -> (function Some x -> fun _ -> x | None -> fun y -> y)
  | false -> fun _ -> (function 0 -> -1 | y -> y * 10)

let rec fold f start = function [] -> start | x :: rest -> fold f (f start x) rest

let pick l =
  List.map
    (function
      | 0, s | _, ("" as s) -> s ^ "!"
      | n, s when n < 0 -> "-" ^ s
      | n, s -> s ^ string_of_int n)
    l

let compose = List.fold_left (fun f g x -> g (f x)) (fun x -> x)

let machine =
  let state = ref 0 in
  function
  | "up" ->
    incr state;
    !state
  | "down" ->
    decr state;
    !state
  | "reset" ->
    state := 0;
    !state
  | _ -> -1

let () =
  Printf.printf "%d %b %b %b\n"
    (to_int (add (of_int 3) (of_int 4)))
    (less (of_int 2) (of_int 3))
    (less (of_int 3) (of_int 3))
    (less Zero Zero);
  Printf.printf "%d %d %d\n" (ackermann 0 5) (ackermann 1 5) (ackermann 2 3);
  List.iter
    (fun gate ->
      List.iter
        (fun pair -> print_string (if apply gate pair then "1" else "0"))
        [(false, false); (false, true); (true, false); (true, true)];
      print_string " ")
    [And; Or; Xor];
  print_newline ();
  Printf.printf "%d %d %d %d\n" (choose true (Some 1) 2) (choose true None 2)
    (choose false (Some 1) 0) (choose false None 7);
  Printf.printf "%d\n" (fold (fun a b -> (2 * a) + b) 0 [1; 0; 1; 1]);
  print_endline (String.concat " " (pick [(0, "a"); (1, ""); (-2, "b"); (3, "c")]));
  Printf.printf "%d\n" (compose [succ; (fun x -> x * x); (function 36 -> 1 | x -> x)] 5);
  List.iter
    (fun s -> Printf.printf "%s:%d " s (machine s))
    ["up"; "up"; "down"; "left"; "up"; "reset"; "down"];
  print_newline ();
  let partial = less (of_int 1) in
  List.iter (fun n -> Printf.printf "%b " (partial (of_int n))) [0; 1; 2];
  print_newline ()
(* >>> output
7 true false false
6 7 9
0001 0111 0110 
1 2 -1 70
11
a! ! -b c3
1
up:1 up:2 down:1 left:-1 up:2 reset:0 down:-1 
false false true 
<<< *)
