(* A program of a first course.
   RUN: %everywhere %s
*)
(* Are the brackets balanced?   Stack and recursion. *)

type verdict =
  | Balanced
  | Unexpected of char * int
  | Mismatch of { opened : char; at : int; closed : char; pos : int }
  | Unclosed of (char * int) list

let closing = function
  | '(' -> ')' | '[' -> ']' | '{' -> '}' | '<' -> '>'
  | c -> invalid_arg (Printf.sprintf "closing %C" c)

let check s =
  let st = Stack.create () in
  let result = ref None in
  String.iteri
    (fun i c ->
       if !result = None then
         match c with
         | '(' | '[' | '{' | '<' -> Stack.push (c, i) st
         | ')' | ']' | '}' | '>' ->
           if Stack.is_empty st then result := Some (Unexpected (c, i))
           else
             let (o, at) = Stack.pop st in
             if closing o <> c then
               result := Some (Mismatch { opened = o; at; closed = c; pos = i })
         | _ -> ())
    s;
  match !result with
  | Some v -> v
  | None ->
    if Stack.is_empty st then Balanced
    else Unclosed (Stack.fold (fun l x -> x :: l) [] st)

let explain = function
  | Balanced -> "balanced"
  | Unexpected (c, i) -> Printf.sprintf "unexpected %C at %d" c i
  | Mismatch { opened; at; closed; pos } ->
    Printf.sprintf "%C at %d is closed by %C at %d" opened at closed pos
  | Unclosed [] -> assert false
  | Unclosed [ (c, i) ] -> Printf.sprintf "%C at %d is never closed" c i
  | Unclosed l ->
    let each (c, i) = Printf.sprintf "%c@%d" c i in
    "never closed: " ^ String.concat ", " (List.map each l)

(* same question, no stack: the recursion is the stack *)
let balanced s =
  let n = String.length s in
  let exception Bad in
  let rec seq i =
    if i >= n then i
    else match s.[i] with
      | '(' | '[' | '{' | '<' as c ->
        let j = seq (i + 1) in
        if j < n && s.[j] = closing c then seq (j + 1) else raise Bad
      | ')' | ']' | '}' | '>' -> i
      | _ -> seq (i + 1)
  in
  match seq 0 with
  | i -> i = n
  | exception Bad -> false

let depth s =
  let d = ref 0 and m = ref 0 in
  String.iter
    (function
      | '(' | '[' | '{' | '<' -> incr d; if !d > !m then m := !d
      | ')' | ']' | '}' | '>' -> decr d
      | _ -> ())
    s;
  !m

let tests =
  [ ""; "()"; "(a[b]{c}<d>)"; "([)]"; ")("; "((("; "f(x, g[1]"; "let x = {a = [1; 2]}";
    "<<>>{}"; "a > b" ]

let () =
  List.iter
    (fun s ->
       let v = check s in
       Printf.printf "%-24S depth %d  %s\n" s (depth s) (explain v);
       assert (balanced s = (v = Balanced)))
    tests;
  (* all balanced words of n pairs *)
  let rec words o c =
    if o = 0 && c = 0 then [ "" ]
    else
      (if o > 0 then List.map (( ^ ) "(") (words (o - 1) (c + 1)) else [])
      @ if c > 0 then List.map (( ^ ) ")") (words o (c - 1)) else []
  in
  for n = 0 to 4 do
    let w = words n 0 in
    assert (List.for_all balanced w);
    Printf.printf "%d pairs: %d words%s\n" n (List.length w)
      (if n <= 3 then ": " ^ String.concat " " w else "")
  done;
  try ignore (closing 'x') with Invalid_argument m -> print_endline ("Invalid_argument " ^ m)

(* >>> output
""                       depth 0  balanced
"()"                     depth 1  balanced
"(a[b]{c}<d>)"           depth 2  balanced
"([)]"                   depth 2  '[' at 1 is closed by ')' at 2
")("                     depth 0  unexpected ')' at 0
"((("                    depth 3  never closed: (@0, (@1, (@2
"f(x, g[1]"              depth 2  '(' at 1 is never closed
"let x = {a = [1; 2]}"   depth 2  balanced
"<<>>{}"                 depth 2  balanced
"a > b"                  depth 0  unexpected '>' at 2
0 pairs: 1 words: 
1 pairs: 1 words: ()
2 pairs: 2 words: (()) ()()
3 pairs: 5 words: ((())) (()()) (())() ()(()) ()()()
4 pairs: 14 words
Invalid_argument closing 'x'
<<< *)
