(* A program of a first course.
   RUN: %everywhere %s
*)
(* Reads a little CSV file on stdin (quotes allowed), prints a report. *)

type row = { day : string; city : string; temp : int; rain : bool }

exception Bad_row of { line : int; reason : string }

let bad line fmt = Printf.ksprintf (fun reason -> raise (Bad_row { line; reason })) fmt

(* splitting, with an automaton *)
type state = Plain | Quoted | Quote_in_quoted

let split line =
  let fields = ref [] in
  let cur = Buffer.create 20 in
  let push () =
    fields := Buffer.contents cur :: !fields;
    Buffer.reset cur
  in
  let step st c =
    match st, c with
    | (Plain | Quote_in_quoted), ',' -> push (); Plain
    | Plain, '"' when Buffer.length cur = 0 -> Quoted
    | Plain, c -> Buffer.add_char cur c; Plain
    | Quoted, '"' -> Quote_in_quoted
    | Quoted, c -> Buffer.add_char cur c; Quoted
    | Quote_in_quoted, '"' -> Buffer.add_char cur '"'; Quoted
    | Quote_in_quoted, c -> Buffer.add_char cur c; Plain
  in
  let final = ref Plain in
  String.iter (fun c -> final := step !final c) line;
  push ();
  if !final = Quoted then None else Some (List.rev !fields)

let parse n line =
  match split line with
  | None -> bad n "unterminated quote"
  | Some [ day; city; temp; rain ] ->
    let temp =
      match int_of_string_opt (String.trim temp) with
      | Some t -> t
      | None -> bad n "temperature %S" temp
    in
    let rain =
      match String.lowercase_ascii (String.trim rain) with
      | "yes" | "y" | "1" -> true
      | "no" | "n" | "0" | "" -> false
      | other -> bad n "rain %S" other
    in
    { day; city; temp; rain }
  | Some l -> bad n "%d fields instead of 4" (List.length l)

let read () =
  let rec go n acc =
    match read_line () with
    | exception End_of_file -> List.rev acc
    | "" -> go (n + 1) acc
    | line when line.[0] = '#' ->
      Printf.printf "comment on line %d:%s\n" n (String.sub line 1 (String.length line - 1));
      go (n + 1) acc
    | line ->
      match parse n line with
      | r -> go (n + 1) (r :: acc)
      | exception Bad_row { line; reason } ->
        Printf.printf "line %d skipped: %s\n" line reason;
        go (n + 1) acc
  in
  go 1 []

let bar n = if n >= 0 then String.make n '+' else String.make (-n) '-'

let () =
  let rows = read () in
  Printf.printf "%d good rows\n" (List.length rows);
  List.iter
    (fun { day; city; temp; rain } ->
       Printf.printf "%-4s %-16s %4d %c %s\n" day city temp (if rain then 'R' else ' ') (bar temp))
    rows;
  let cities = List.sort_uniq compare (List.map (fun r -> r.city) rows) in
  List.iter
    (fun city ->
       let mine = List.filter (fun r -> r.city = city) rows in
       let temps = List.map (fun r -> r.temp) mine in
       let n = List.length temps in
       Printf.printf "%s: min %d, max %d, mean %.2f, %d wet day(s)%s\n" city
         (List.fold_left min max_int temps)
         (List.fold_left max min_int temps)
         (float_of_int (List.fold_left ( + ) 0 temps) /. float_of_int n)
         (List.length (List.filter (fun r -> r.rain) mine))
         (if List.for_all (fun r -> r.rain) mine then " (always!)" else ""))
    cities;
  match List.find_opt (fun r -> r.temp < 0) rows with
  | Some r -> Printf.printf "first frost: %s in %s\n" r.day r.city
  | None -> print_endline "no frost"

(* >>> output
comment on line 1: day,city,temperature,rain
line 6 skipped: temperature "three"
line 9 skipped: 3 fields instead of 4
line 10 skipped: unterminated quote
line 11 skipped: rain "maybe"
7 good rows
mon  Oldport             7 R +++++++
mon  Saint Anne, North   12   ++++++++++++
tue  Oldport            -2 R --
tue  Saint Anne, North    9   +++++++++
wed  The "Point"        15 R +++++++++++++++
fri  Oldport             3 R +++
fri  The "Point"        -4   ----
Oldport: min -2, max 7, mean 2.67, 3 wet day(s) (always!)
Saint Anne, North: min 9, max 12, mean 10.50, 0 wet day(s)
The "Point": min -4, max 15, mean 5.50, 1 wet day(s)
first frost: tue in Oldport
<<< *)
