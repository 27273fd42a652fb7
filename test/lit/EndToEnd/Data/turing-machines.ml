(* Turing machines: a zipper as the tape, rules in a list.
   RUN: %everywhere %s
*)
type symbol = Blank | Zero | One
type move = Left | Right | Stay
type state = Halt | Q of int

type tape = { left : symbol list; here : symbol; right : symbol list }
type rule = { state : state; read : symbol; write : symbol; move : move; next : state }
type result = Stopped of tape * int | Stuck of state * symbol | Running

let shift move ({ left; here; right } as tape) =
  match move, left, right with
  | Stay, _, _ -> tape
  | Left, [], _ -> { left = []; here = Blank; right = here :: right }
  | Left, l :: left, _ -> { left; here = l; right = here :: right }
  | Right, _, [] -> { left = here :: left; here = Blank; right = [] }
  | Right, _, r :: right -> { left = here :: left; here = r; right }

let run rules limit tape =
  let rec go n state tape =
    if n > limit then Running
    else
      match state with
      | Halt -> Stopped (tape, n)
      | Q _ ->
        match List.find_opt (fun r -> r.state = state && r.read = tape.here) rules with
        | None -> Stuck (state, tape.here)
        | Some { write; move; next; _ } -> go (n + 1) next (shift move { tape with here = write })
  in
  go 0 (Q 0) tape

let symbol = function '0' -> Zero | '1' -> One | _ -> Blank
let char = function Blank -> '_' | Zero -> '0' | One -> '1'

let tape s =
  match List.init (String.length s) (fun i -> symbol s.[i]) with
  | [] -> { left = []; here = Blank; right = [] }
  | here :: right -> { left = []; here; right }

let rec drop_blanks = function Blank :: l -> drop_blanks l | l -> l

let contents { left; here; right } =
  let all = drop_blanks (List.rev_append left (here :: right)) in
  let all = List.rev (drop_blanks (List.rev all)) in
  String.concat "" (List.map (fun s -> String.make 1 (char s)) all)

let rule state read write move next = { state = Q state; read; write; move; next }

let increment = [
  rule 0 Zero Zero Right (Q 0);
  rule 0 One One Right (Q 0);
  rule 0 Blank Blank Left (Q 1);
  rule 1 One Zero Left (Q 1);
  rule 1 Zero One Stay Halt;
  rule 1 Blank One Stay Halt;
]

let complement = [
  rule 0 Zero One Right (Q 0);
  rule 0 One Zero Right (Q 0);
  rule 0 Blank Blank Stay Halt;
]

(* Busy beavers of two, three and four states. *)
let beaver2 = [
  rule 0 Blank One Right (Q 1); rule 0 One One Left (Q 1);
  rule 1 Blank One Left (Q 0); rule 1 One One Right Halt;
]

let beaver4 = [
  rule 0 Blank One Right (Q 1); rule 0 One One Left (Q 1);
  rule 1 Blank One Left (Q 0); rule 1 One Blank Left (Q 2);
  rule 2 Blank One Right Halt; rule 2 One One Left (Q 3);
  rule 3 Blank One Right (Q 3); rule 3 One Blank Right (Q 0);
]

let show = function
  | Stopped (t, n) -> Printf.sprintf "%s after %d steps" (contents t) n
  | Stuck (Halt, _) -> "impossible"
  | Stuck (Q n, s) -> Printf.sprintf "stuck in state %d at %c" n (char s)
  | Running -> "still running"

let count_ones t =
  let ones = List.fold_left (fun n s -> if s = One then n + 1 else n) 0 in
  ones t.left + ones [t.here] + ones t.right

let () =
  List.iter (fun s -> print_endline (show (run increment 100 (tape s)))) ["1011"; "111"; "0"; ""; "1_1"];
  print_endline (show (run complement 100 (tape "110010")));
  print_endline (show (run beaver2 100 (tape "")));
  (match run beaver4 1000 (tape "") with
   | Stopped (t, n) as r -> Printf.printf "%s: %d ones, %d\n" (show r) (count_ones t) n
   | (Stuck _ | Running) as r -> print_endline (show r));
  print_endline (show (run [rule 0 Blank Blank Right (Q 0)] 500 (tape "")));
  print_endline (show (run [rule 0 One One Right (Q 7)] 500 (tape "1101")));
  let rec count n t =
    if n = 0 then t
    else match run increment 1000 (tape (contents t)) with
      | Stopped (t, _) -> count (n - 1) t
      | Stuck _ | Running -> failwith "increment"
  in
  print_endline (contents (count 77 (tape "0")))

(* >>> output
1100 after 8 steps
1000 after 8 steps
1 after 3 steps
1 after 2 steps
10_1 after 4 steps
001101 after 7 steps
1111 after 6 steps
1_111111111111 after 107 steps: 13 ones, 107
still running
stuck in state 7 at 1
1001101
<<< *)
