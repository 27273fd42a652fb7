(* A program of a first course.
   RUN: %everywhere %s
*)
(* Turing machines, and an interpreter for the language with eight commands. *)

(* ---------- Turing ---------- *)

type move = L | R | S

type machine = {
  title : string;
  start : string;
  final : string list;
  (* state, symbol read -> symbol written, move, next state *)
  rules : ((string * char) * (char * move * string)) list;
}

exception Stuck of string * char
exception Too_long

let blank = '_'

(* the tape is two lists; the head reads the first symbol of the right one *)
let rec strip = function
  | c :: rest when c = blank -> strip rest
  | l -> l

let run ?(trace = false) ?(limit = 1000) m input =
  let show left right state =
    let s l = String.of_seq (List.to_seq l) in
    Printf.printf "    %-6s %s[%s\n" state (s (List.rev left)) (s right)
  in
  let rec go n state left right =
    if n > limit then raise Too_long;
    let c, right' = match right with [] -> blank, [] | c :: r -> c, r in
    if trace then show left (c :: right') state;
    if List.mem state m.final then
      (n, String.of_seq (List.to_seq (strip (List.rev_append left right))))
    else
      match List.assoc_opt (state, c) m.rules with
      | None -> raise (Stuck (state, c))
      | Some (w, S, next) -> go (n + 1) next left (w :: right')
      | Some (w, R, next) -> go (n + 1) next (w :: left) right'
      | Some (w, L, next) ->
        match left with
        | [] -> go (n + 1) next [] (blank :: w :: right')
        | l :: left' -> go (n + 1) next left' (l :: w :: right')
  in
  go 0 m.start [] (List.of_seq (String.to_seq input))

let increment = {
  title = "binary increment"; start = "right"; final = [ "done" ];
  rules = [
    ("right", '0'), ('0', R, "right"); ("right", '1'), ('1', R, "right");
    ("right", blank), (blank, L, "carry");
    ("carry", '1'), ('0', L, "carry"); ("carry", '0'), ('1', S, "done");
    ("carry", blank), ('1', S, "done") ] }

let palindrome = {
  title = "palindromes"; start = "q"; final = [ "yes"; "no" ];
  rules =
    List.concat_map
      (fun (a, b) ->
        let has = "has" ^ String.make 1 a and check = "chk" ^ String.make 1 a in
        [ ("q", a), (blank, R, has);
          (has, a), (a, R, has); (has, b), (b, R, has); (has, blank), (blank, L, check);
          (check, a), (blank, L, "back"); (check, b), ('N', S, "no"); (check, blank), ('Y', S, "yes");
          ("back", a), (a, L, "back") ])
      [ 'a', 'b'; 'b', 'a' ]
    @ [ ("back", blank), (blank, R, "q"); ("q", blank), ('Y', S, "yes") ] }

let try_machine ?trace m inputs =
  Printf.printf "%s\n" m.title;
  List.iter
    (fun input ->
      match run ?trace m input with
      | n, out -> Printf.printf "  %-8S -> %s (%d steps)\n" input out n
      | exception Stuck (q, c) -> Printf.printf "  %-8S stuck in %s on %C\n" input q c
      | exception Too_long -> Printf.printf "  %-8S runs for too long\n" input)
    inputs

(* ---------- eight commands ---------- *)

type instr = Move of int | Incr of int | Out | Loop of instr list

let parse s =
  let rec block i acc =
    if i >= String.length s then (List.rev acc, i)
    else match s.[i], acc with
      | '>', Move n :: rest -> block (i + 1) (Move (n + 1) :: rest)
      | '<', Move n :: rest -> block (i + 1) (Move (n - 1) :: rest)
      | '+', Incr n :: rest -> block (i + 1) (Incr (n + 1) :: rest)
      | '-', Incr n :: rest -> block (i + 1) (Incr (n - 1) :: rest)
      | ('>' | '<') as c, _ -> block (i + 1) (Move (if c = '>' then 1 else -1) :: acc)
      | ('+' | '-') as c, _ -> block (i + 1) (Incr (if c = '+' then 1 else -1) :: acc)
      | '.', _ -> block (i + 1) (Out :: acc)
      | '[', _ -> let body, j = block (i + 1) [] in block (j + 1) (Loop body :: acc)
      | ']', _ -> (List.rev acc, i)
      | _ -> block (i + 1) acc
  in
  fst (block 0 [])

let rec size l = List.fold_left (fun n -> function Loop b -> n + 1 + size b | _ -> n + 1) 0 l

let execute prog =
  let mem = Bytes.make 100 '\000' and p = ref 0 and out = Buffer.create 16 in
  let rec step = function
    | Move n -> p := !p + n
    | Incr n -> Bytes.set mem !p (Char.chr ((Char.code (Bytes.get mem !p) + n) land 255))
    | Out -> Buffer.add_char out (Bytes.get mem !p)
    | Loop body as l -> if Bytes.get mem !p <> '\000' then (List.iter step body; step l)
  in
  (try List.iter step prog with Invalid_argument _ -> Buffer.add_string out "<out of memory>");
  Buffer.contents out

let () =
  try_machine ~trace:true increment [ "1011" ];
  try_machine increment [ "0"; "111"; "10x1" ];
  try_machine palindrome [ ""; "a"; "abba"; "abab"; "babab" ];
  List.iter
    (fun src -> let p = parse src in Printf.printf "%d -> %d instructions: %S\n" (String.length src) (size p) (execute p))
    [ "++++++++[>++++++++<-]>+.+.+."; "+++++[>+++++[>++>++++<<-]<-]>>-.>---."; "<+."; "" ]

(* >>> output
binary increment
    right  [1011
    right  1[011
    right  10[11
    right  101[1
    right  1011[_
    carry  101[1_
    carry  10[10_
    carry  1[000_
    done   1[100_
  "1011"   -> 1100_ (8 steps)
binary increment
  "0"      -> 1_ (3 steps)
  "111"    -> 1000_ (8 steps)
  "10x1"   stuck in right on 'x'
palindromes
  ""       -> Y (1 steps)
  "a"      -> Y_ (3 steps)
  "abba"   -> Y__ (15 steps)
  "abab"   -> baN_ (6 steps)
  "babab"  -> Y___ (21 steps)
28 -> 13 instructions: "ABC"
37 -> 19 instructions: "1a"
3 -> 3 instructions: "<out of memory>"
0 -> 0 instructions: ""
<<< *)
