(* JSON: a parser over a string with a position, and a printer.
   RUN: %everywhere %s
*)
type json =
  | Null
  | Bool of bool
  | Number of float
  | String of string
  | List of json list
  | Object of (string * json) list

type input = { text : string; mutable pos : int }

exception Syntax of string * int

let error i message = raise (Syntax (message, i.pos))
let peek i = if i.pos < String.length i.text then Some i.text.[i.pos] else None
let advance i = i.pos <- i.pos + 1

let rec skip i =
  match peek i with
  | Some (' ' | '\n' | '\t') -> advance i; skip i
  | _ -> ()

let expect i c =
  skip i;
  match peek i with
  | Some d when d = c -> advance i
  | Some d -> error i (Printf.sprintf "expected '%c', found '%c'" c d)
  | None -> error i (Printf.sprintf "expected '%c'" c)

let take_while i p =
  let start = i.pos in
  let rec go () = match peek i with Some c when p c -> advance i; go () | _ -> () in
  go ();
  String.sub i.text start (i.pos - start)

let keyword i word value =
  if take_while i (function 'a'..'z' -> true | _ -> false) = word then value
  else error i ("expected " ^ word)

let string i =
  expect i '"';
  let rec go parts =
    match peek i with
    | None -> error i "unterminated string"
    | Some '"' -> advance i; String.concat "" (List.rev parts)
    | Some '\\' ->
      advance i;
      let part = match peek i with
        | Some 'n' -> "\n"
        | Some ('"' | '\\' | '/' as c) -> String.make 1 c
        | Some _ | None -> error i "bad escape"
      in
      advance i;
      go (part :: parts)
    | Some c -> advance i; go (String.make 1 c :: parts)
  in
  go []

let elements i close element =
  skip i;
  match peek i with
  | Some c when c = close -> advance i; []
  | _ ->
    let first = element i in
    let rec more acc =
      skip i;
      match peek i with
      | Some ',' -> advance i; let x = element i in more (x :: acc)
      | _ -> expect i close; List.rev acc
    in
    more [first]

let rec value i =
  skip i;
  match peek i with
  | Some 'n' -> keyword i "null" Null
  | Some 't' -> keyword i "true" (Bool true)
  | Some 'f' -> keyword i "false" (Bool false)
  | Some '"' -> String (string i)
  | Some ('0'..'9' | '-') ->
    let s = take_while i (function '0'..'9' | '-' | '+' | '.' | 'e' | 'E' -> true | _ -> false) in
    Number (float_of_string s)
  | Some '[' -> advance i; List (elements i ']' value)
  | Some '{' -> advance i; Object (elements i '}' member)
  | Some c -> error i (Printf.sprintf "unexpected '%c'" c)
  | None -> error i "unexpected end"

and member i =
  skip i;
  let key = string i in
  expect i ':';
  let v = value i in
  (key, v)

let quote s =
  "\"" ^ String.concat "" (List.map (function '"' -> "\\\"" | '\\' -> "\\\\" | '\n' -> "\\n" | c -> String.make 1 c)
    (List.init (String.length s) (fun i -> s.[i]))) ^ "\""

let rec show = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Number n -> Printf.sprintf "%g" n
  | String s -> quote s
  | List l -> "[" ^ String.concat "," (List.map show l) ^ "]"
  | Object fields ->
    "{" ^ String.concat "," (List.map (fun (k, v) -> quote k ^ ":" ^ show v) fields) ^ "}"

let rec path keys v =
  match keys, v with
  | [], v -> Some v
  | k :: rest, Object fields ->
    (match List.assoc_opt k fields with Some v -> path rest v | None -> None)
  | _ -> None

let rec depth = function
  | List l -> 1 + List.fold_left (fun d v -> max d (depth v)) 0 l
  | Object l -> 1 + List.fold_left (fun d (_, v) -> max d (depth v)) 0 l
  | Null | Bool _ | Number _ | String _ -> 0

let parse text =
  let i = { text; pos = 0 } in
  let v = value i in
  skip i;
  if i.pos < String.length text then error i "trailing text";
  v

let test text =
  match parse text with
  | v -> Printf.printf "%s depth %d\n" (show v) (depth v)
  | exception Syntax (message, pos) -> Printf.printf "at %d: %s\n" pos message

let () =
  List.iter test
    [ "null"; " [1, 2.5, -3e2 ] "; "{\"a\": [true, false, {\"b\": null}], \"c\": \"x\\\"y\\n\"}";
      "[]"; "{}"; "[1 2]"; "{\"a\" 1}"; "\"abc"; "nul"; "[1] 2"; ""; "\"\\q\""; "[?]" ];
  let v = parse "{\"user\": {\"name\": \"Ada\", \"tags\": [\"x\", \"y\"]}}" in
  (match path ["user"; "name"] v with
   | Some (String name) -> print_endline name
   | _ -> print_endline "no name");
  (match path ["user"; "age"] v with
   | Some (Number n) -> Printf.printf "%g\n" n
   | Some _ -> print_endline "not a number"
   | None -> print_endline "no age");
  Printf.printf "%b\n" (parse "[1, {\"k\": [2]}]" = List [Number 1.0; Object [("k", List [Number 2.0])]])
