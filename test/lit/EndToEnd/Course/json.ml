(* A program of a first course.
   RUN: %everywhere %s
*)
(* JSON: a printer, a parser, and some queries. *)

type json =
  | Null
  | Bool of bool
  | Num of float
  | Str of string
  | Arr of json list
  | Obj of (string * json) list

let escape s =
  let b = Buffer.create (String.length s + 2) in
  Buffer.add_char b '"';
  String.iter
    (function
      | '"' -> Buffer.add_string b "\\\""
      | '\\' -> Buffer.add_string b "\\\\"
      | '\n' -> Buffer.add_string b "\\n"
      | '\t' -> Buffer.add_string b "\\t"
      | '\000' .. '\031' as c -> Buffer.add_string b (Printf.sprintf "\\u%04x" (Char.code c))
      | c -> Buffer.add_char b c)
    s;
  Buffer.add_char b '"';
  Buffer.contents b

let rec compact = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Num f -> Printf.sprintf "%g" f
  | Str s -> escape s
  | Arr l -> "[" ^ String.concat "," (List.map compact l) ^ "]"
  | Obj l -> "{" ^ String.concat "," (List.map (fun (k, v) -> escape k ^ ":" ^ compact v) l) ^ "}"

let rec pretty ?(indent = "") j =
  let inner = indent ^ "  " in
  let block o c items =
    o ^ "\n" ^ String.concat ",\n" (List.map (fun s -> inner ^ s) items) ^ "\n" ^ indent ^ c in
  match j with
  | Arr (_ :: _ as l) -> block "[" "]" (List.map (pretty ~indent:inner) l)
  | Obj (_ :: _ as l) ->
    block "{" "}" (List.map (fun (k, v) -> escape k ^ ": " ^ pretty ~indent:inner v) l)
  | j -> compact j

exception Error of int * string

let parse s =
  let n = String.length s in
  let i = ref 0 in
  let error m = raise (Error (!i, m)) in
  let rec skip () =
    if !i < n then match s.[!i] with ' ' | '\n' | '\t' | '\r' -> incr i; skip () | _ -> () in
  let eat c = skip (); if !i < n && s.[!i] = c then (incr i; true) else false in
  let expect c = if not (eat c) then error (Printf.sprintf "expected '%c'" c) in
  let keyword w v =
    let l = String.length w in
    if !i + l <= n && String.sub s !i l = w then (i := !i + l; v) else error "unknown word" in
  let string () =
    let b = Buffer.create 10 in
    let rec go () =
      if !i >= n then error "unterminated string";
      let c = s.[!i] in
      incr i;
      match c with
      | '"' -> Buffer.contents b
      | '\\' when !i < n ->
        let e = s.[!i] in
        incr i;
        Buffer.add_char b (match e with 'n' -> '\n' | 't' -> '\t' | '"' | '\\' | '/' -> e | _ -> error "bad escape");
        go ()
      | c -> Buffer.add_char b c; go ()
    in go () in
  let rec many close item acc =
    let acc = item () :: acc in
    if eat ',' then many close item acc else (expect close; List.rev acc) in
  let rec value () =
    skip ();
    if !i >= n then error "unexpected end";
    match s.[!i] with
    | '{' -> incr i; Obj (if eat '}' then [] else many '}' pair [])
    | '[' -> incr i; Arr (if eat ']' then [] else many ']' value [])
    | '"' -> incr i; Str (string ())
    | 't' -> keyword "true" (Bool true)
    | 'f' -> keyword "false" (Bool false)
    | 'n' -> keyword "null" Null
    | '-' | '0' .. '9' ->
      let start = !i in
      let numeric = function '0' .. '9' | '-' | '+' | '.' | 'e' | 'E' -> true | _ -> false in
      while !i < n && numeric s.[!i] do incr i done;
      let t = String.sub s start (!i - start) in
      (match float_of_string_opt t with Some f -> Num f | None -> error ("bad number " ^ t))
    | c -> error (Printf.sprintf "unexpected '%c'" c)
  and pair () = expect '"'; let k = string () in expect ':'; let v = value () in (k, v) in
  let v = value () in
  skip ();
  if !i < n then error "garbage";
  v

let rec get path j = match path, j with
  | [], j -> Some j
  | k :: rest, Obj l -> Option.bind (List.assoc_opt k l) (get rest)
  | k :: rest, Arr l -> Option.bind (int_of_string_opt k) (fun n -> Option.bind (List.nth_opt l n) (get rest))
  | _ -> None

let () =
  let src = {| {"name": "Ada", "tags": ["math", "code\t!"], "born": 1815,
      "nested": {"deep": [[1, -2.5], [], {}, null]}, "ok": true} |} in
  let j = parse src in
  print_endline (compact j);
  print_endline (pretty j);
  assert (parse (pretty j) = j && parse (compact j) = j);
  List.iter
    (fun p -> Printf.printf "%s -> %s\n" p
        (match get (String.split_on_char '.' p) j with None -> "nothing" | Some v -> compact v))
    ["name"; "tags.1"; "nested.deep.0.1"; "nested.deep.9"; "born.year"];
  List.iter
    (fun s -> match parse s with
       | j -> Printf.printf "%-12s ok %s\n" s (compact j)
       | exception Error (i, m) -> Printf.printf "%-12s error at %d: %s\n" s i m)
    ["[1, 2"; "{\"a\" 1}"; "tru"; "1 2"; "\"abc"; "[1e3,0.50]"; "-"; "{a:1}"; ""]
