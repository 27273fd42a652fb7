(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* A stack machine. The program is read on stdin, one instruction per line.
   The last line of the sample overflows the machine on purpose:
   the exception is not caught. *)

type instr =
  | Push of int
  | Pop
  | Dup
  | Swap
  | Add | Sub | Mul | Div
  | Print
  | Jump of string
  | Jz of string
  | Label of string
  | Load of char
  | Store of char
  | Halt

exception Bad_instruction of int * string
exception Stack_underflow of { pc : int; needed : int; depth : int }
exception No_label of string

let strip_comment l =
  match String.index_opt l ';' with
  | Some i -> String.sub l 0 i
  | None -> l

let words l =
  String.split_on_char ' ' (String.trim (strip_comment l))
  |> List.filter (fun w -> w <> "")

let parse_line n line =
  match words line with
  | [] -> None
  | [ "push"; k ] ->
    (match int_of_string_opt k with
     | Some k -> Some (Push k)
     | None -> raise (Bad_instruction (n, line)))
  | [ "pop" ] -> Some Pop
  | [ "dup" ] -> Some Dup
  | [ "swap" ] -> Some Swap
  | [ "add" ] -> Some Add
  | [ "sub" ] -> Some Sub
  | [ "mul" ] -> Some Mul
  | [ "div" ] -> Some Div
  | [ "print" ] -> Some Print
  | [ "halt" ] -> Some Halt
  | [ "jump"; l ] -> Some (Jump l)
  | [ "jz"; l ] -> Some (Jz l)
  | [ ("load" | "store") as op; v ] when String.length v = 1 ->
    Some (if op = "load" then Load v.[0] else Store v.[0])
  | [ l ] when l.[String.length l - 1] = ':' -> Some (Label (String.sub l 0 (String.length l - 1)))
  | _ -> raise (Bad_instruction (n, line))

let read_program () =
  let rec go n acc =
    match input_line stdin with
    | exception End_of_file -> Array.of_list (List.rev acc)
    | line ->
      match parse_line n line with
      | Some i -> go (n + 1) (i :: acc)
      | None -> go (n + 1) acc
      | exception Bad_instruction (k, l) ->
        Printf.printf "line %d ignored: %S\n" k l;
        go (n + 1) acc
  in
  go 1 []

let run prog =
  let labels = Hashtbl.create 8 in
  Array.iteri (fun i -> function Label l -> Hashtbl.replace labels l i | _ -> ()) prog;
  let target l = try Hashtbl.find labels l with Not_found -> raise (No_label l) in
  let vars = Array.make 256 0 in
  let stack = Stack.create () in
  let pc = ref 0 and steps = ref 0 in
  let need k =
    let depth = Stack.length stack in
    if depth < k then raise (Stack_underflow { pc = !pc; needed = k; depth }) in
  let pop () = need 1; Stack.pop stack in
  let push x = Stack.push x stack in
  let binary f = need 2; let b = pop () in let a = pop () in push (f a b) in
  let running = ref true in
  while !running && !pc < Array.length prog do
    incr steps;
    let next = ref (!pc + 1) in
    begin match prog.(!pc) with
      | Push n -> push n
      | Pop -> ignore (pop ())
      | Dup -> let x = pop () in push x; push x
      | Swap -> need 2; let b = pop () in let a = pop () in push b; push a
      | Add -> binary ( + )
      | Sub -> binary ( - )
      | Mul -> binary ( * )
      | Div -> binary ( / )
      | Print -> Printf.printf "[%3d] %d\n" !steps (pop ())
      | Label _ -> ()
      | Jump l -> next := target l
      | Jz l -> if pop () = 0 then next := target l
      | Load v -> push vars.(Char.code v)
      | Store v -> vars.(Char.code v) <- pop ()
      | Halt -> running := false
    end;
    pc := !next
  done;
  Printf.printf "stopped after %d steps\n" !steps

let () =
  let prog = read_program () in
  Printf.printf "%d instructions\n" (Array.length prog);
  run prog;
  flush stdout;
  print_endline "second run, with an addition too many";
  run (Array.append [| Push 1; Print; Push 5; Add |] prog)

(* >>> output
line 22 ignored: "    fly away"
line 23 ignored: "    push many"
35 instructions
[ 11] 1
[ 27] 2
[ 43] 6
[ 59] 24
[ 75] 120
[ 91] 720
[107] 5040
[123] 40320
[136] 5
[144] 4
[152] 3
[160] 2
[168] 1
stopped after 175 steps
second run, with an addition too many
[  2] 1
<<< *)

(* >>> errors
Fatal error: exception Stack-machine-labels.Stack_underflow(3, 2, 1)
<<< *)
