(* A program of a first course.
   RUN: %everywhere %s
*)
(* JSON: parser with exceptions, printers, and queries by paths *)
type json =
  | Null
  | Bool of bool
  | Number of float
  | String of string
  | Array of json list
  | Object of (string * json) list

exception Parse_error of { pos : int; expected : string }

let parse s =
  let n = String.length s in
  let pos = ref 0 in
  let fail expected = raise (Parse_error { pos = !pos; expected }) in
  let rec skip () =
    if !pos < n && String.contains " \t\n\r" s.[!pos] then (incr pos; skip ()) in
  let peek () = skip (); if !pos < n then s.[!pos] else '\000' in
  let expect c = if peek () = c then incr pos else fail (Printf.sprintf "%C" c) in
  let keyword w v =
    let l = String.length w in
    if !pos + l <= n && String.sub s !pos l = w then (pos := !pos + l; v) else fail w in
  let string () =
    expect '"';
    let b = Buffer.create 16 in
    let rec go () =
      if !pos >= n then fail "closing quote";
      let c = s.[!pos] in
      incr pos;
      match c with
      | '"' -> Buffer.contents b
      | '\\' ->
        if !pos >= n then fail "escape";
        Buffer.add_char b (match s.[!pos] with 'n' -> '\n' | 't' -> '\t' | c -> c);
        incr pos; go ()
      | c -> Buffer.add_char b c; go ()
    in
    go () in
  let number () =
    let start = !pos in
    while !pos < n && (match s.[!pos] with '0' .. '9' | '-' | '+' | '.' | 'e' | 'E' -> true | _ -> false) do
      incr pos
    done;
    match float_of_string_opt (String.sub s start (!pos - start)) with
    | Some f -> Number f
    | None -> pos := start; fail "number" in
  let rec value () =
    match peek () with
    | '{' -> incr pos; Object (sequence '}' member)
    | '[' -> incr pos; Array (sequence ']' value)
    | '"' -> String (string ())
    | 't' -> keyword "true" (Bool true)
    | 'f' -> keyword "false" (Bool false)
    | 'n' -> keyword "null" Null
    | _ -> number ()
  and member () =
    skip ();
    let k = string () in
    expect ':'; k, value ()
  and sequence : 'a. char -> (unit -> 'a) -> 'a list = fun close item ->
    if peek () = close then (incr pos; [])
    else
      let rec more acc =
        let acc = item () :: acc in
        match peek () with
        | ',' -> incr pos; more acc
        | c when c = close -> incr pos; List.rev acc
        | _ -> fail (Printf.sprintf "',' or %C" close)
      in
      more []
  in
  let v = value () in
  if peek () <> '\000' then fail "end of input" else v

let number f = if Float.is_integer f then Printf.sprintf "%.0f" f else Printf.sprintf "%g" f
let quote s = "\"" ^ String.escaped s ^ "\""

let rec compact = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Number f -> number f
  | String s -> quote s
  | Array l -> "[" ^ String.concat "," (List.map compact l) ^ "]"
  | Object l -> "{" ^ String.concat "," (List.map (fun (k, v) -> quote k ^ ":" ^ compact v) l) ^ "}"

let rec pretty ind = function
  | Array (_ :: _ as l) -> block ind '[' ']' (List.map (fun v -> "", v) l)
  | Object (_ :: _ as l) -> block ind '{' '}' (List.map (fun (k, v) -> quote k ^ ": ", v) l)
  | v -> compact v
and block ind o c items =
  let pad = String.make (ind + 2) ' ' in
  let lines = List.map (fun (k, v) -> pad ^ k ^ pretty (ind + 2) v) items in
  Printf.sprintf "%c\n%s\n%s%c" o (String.concat ",\n" lines) (String.make ind ' ') c

let get path j =
  let step j key =
    match j, int_of_string_opt key with
    | Object l, _ -> List.assoc_opt key l
    | Array l, Some i when i >= 0 -> List.nth_opt l i
    | _ -> None in
  List.fold_left (fun acc key -> Option.bind acc (fun j -> step j key)) (Some j) (String.split_on_char '.' path)

let doc = {| { "course": "OCaml", "credits": 7.5, "weeks": 14,
  "lecturers": [ { "name": "Ada", "office": null }, { "name": "Alan \"Al\"", "office": "B\t12" } ],
  "active": true, "tags": [], "limits": {} } |}

let () =
  let j = parse doc in
  print_endline (compact j);
  print_endline (pretty 0 j);
  assert (parse (pretty 4 j) = j);
  List.iter
    (fun p -> Printf.printf "%-18s %s\n" p (match get p j with Some v -> compact v | None -> "(nothing)"))
    [ "course"; "lecturers.1.name"; "lecturers.2.name"; "lecturers.0"; "weeks.x" ];
  List.iter
    (fun s ->
       try print_endline (compact (parse s))
       with Parse_error { pos; expected } -> Printf.printf "%s: position %d, expected %s\n" s pos expected)
    [ "[1, 2.50, -3e2]"; "[1 2]"; "{\"a\" 1}"; "tru"; "\"abc"; "[] []"; "[1,]" ]
