(* RUN: %compare-prompt %s
*)
type instr = Push of int | Plus | Times | Dup | Swap;;
type state = { stack : int list; mutable steps : int };;
exception Stuck of instr * int list;;
let step st i =
  st.steps <- st.steps + 1;
  match i, st.stack with
  | Push n, s -> { st with stack = n :: s }
  | Plus, a :: b :: s -> { st with stack = (a + b) :: s }
  | Times, a :: b :: s -> { st with stack = (a * b) :: s }
  | Dup, a :: s -> { st with stack = a :: a :: s }
  | Swap, a :: b :: s -> { st with stack = b :: a :: s }
  | i, s -> raise (Stuck (i, s));;
let run = List.fold_left step { stack = []; steps = 0 };;
run [Push 3; Dup; Times; Push 1; Plus];;
run [Push 1; Plus];;
run [Swap];;
(try (run [Dup]).stack with Stuck (Dup, []) -> [-1]);;
(* Output:
type instr = Push of int | Plus | Times | Dup | Swap
type state = { stack : int list; mutable steps : int; }
exception Stuck of instr * int list
val step : state -> instr -> state = <fun>
val run : instr list -> state = <fun>
- : state = {stack = [10]; steps = 5}
Exception: Stuck (Plus, [1]).
Exception: Stuck (Swap, []).
- : int list = [-1]
*)
