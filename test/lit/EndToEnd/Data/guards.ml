(* Guards, and cases that are tried after a guard fails.
   RUN: %everywhere %s
*)
type command = Move of int * int | Turn of int | Pen of bool | Repeat of int * command list
type state = { x : int; y : int; angle : int; down : bool; drawn : int }

let calls = ref 0

let check b =
  incr calls;
  b

let describe n =
  match n with
  | 0 -> "zero"
  | n when n < 0 -> "negative"
  | n when n mod 15 = 0 -> "fizzbuzz"
  | n when n mod 3 = 0 -> "fizz"
  | n when n mod 5 = 0 -> "buzz"
  | 1 | 2 -> "small"
  | n -> string_of_int n

let rec run s = function
  | [] -> s
  | Move (0, 0) :: rest -> run s rest
  | Move (dx, dy) :: rest when s.down ->
    run { s with x = s.x + dx; y = s.y + dy; drawn = s.drawn + abs dx + abs dy } rest
  | Move (dx, dy) :: rest -> run { s with x = s.x + dx; y = s.y + dy } rest
  | Turn a :: rest when a mod 360 = 0 -> run s rest
  | Turn a :: rest -> run { s with angle = (s.angle + a) mod 360 } rest
  | Pen down :: rest when down = s.down -> run s rest
  | Pen down :: rest -> run { s with down } rest
  | Repeat (n, _) :: rest when n <= 0 -> run s rest
  | Repeat (n, body) :: rest -> run (run s body) (Repeat (n - 1, body) :: rest)

let show s = Printf.printf "(%d, %d) %d %b %d\n" s.x s.y s.angle s.down s.drawn

let compare_pairs p q =
  match p, q with
  | (a, _), (b, _) when a < b -> "less by first"
  | (a, _), (b, _) when a > b -> "greater by first"
  | (_, a), (_, b) when a < b -> "less by second"
  | (_, a), (_, b) when a > b -> "greater by second"
  | _ -> "equal"

let tried x =
  match x with
  | Some n when check (n > 100) -> "large"
  | Some n when check (n > 10) && check (n mod 2 = 0) -> "even"
  | None when check false -> "never"
  | Some (1 | 2) | None -> "few"
  | Some n when check (n = 11) -> "eleven"
  | Some _ -> "rest"

let rec remove_pairs = function
  | x :: y :: rest when x = y -> remove_pairs rest
  | x :: rest -> x :: remove_pairs rest
  | [] -> []

let () =
  List.iter (fun n -> print_string (describe n ^ " ")) [0; -4; 1; 3; 5; 7; 30; 2];
  print_newline ();
  let start = { x = 0; y = 0; angle = 0; down = false; drawn = 0 } in
  show (run start [Move (1, 2); Pen true; Move (3, -4); Move (0, 0); Turn 90; Turn 720]);
  show (run start [Pen true; Repeat (4, [Move (2, 1); Turn 100; Repeat (2, [Move (-1, 0)])]); Pen true]);
  show (run start [Repeat (-3, [Move (9, 9)]); Repeat (3, [Pen true; Pen false; Turn (-30)])]);
  List.iter
    (fun (p, q) -> print_endline (compare_pairs p q))
    [((1, 2), (2, 1)); ((2, 1), (1, 2)); ((1, 1), (1, 2)); ((1, 2), (1, 1)); ((1, 1), (1, 1))];
  List.iter
    (fun x ->
      calls := 0;
      let s = tried x in
      Printf.printf "%s after %d checks\n" s !calls)
    [Some 200; Some 12; Some 11; Some 13; Some 1; Some 3; None];
  List.iter print_int (remove_pairs [1; 1; 2; 3; 3; 3; 4; 5; 5; 5; 5]);
  print_newline ()
(* >>> output
zero negative small fizz buzz 7 fizzbuzz small 
(4, -2) 90 true 7
(0, 4) 40 true 20
(0, 0) -90 false 0
less by first
greater by first
less by second
greater by second
equal
large after 1 checks
even after 3 checks
eleven after 4 checks
rest after 4 checks
few after 2 checks
rest after 3 checks
few after 1 checks
234
<<< *)
