(* Exceptions that carry data types.
   RUN: %everywhere %s
*)
type position = { line : int; column : int }
type error = Unexpected of char * position | End of position | Overflow of int list
type stop = { reason : string; code : int }
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

exception Parse of error
exception Found of int option
exception Stop of stop
exception Many of string * int list * (int * bool)

let rec parse s i depth seen =
  let here = { line = 1; column = i + 1 } in
  if i = String.length s then
    if depth > 0 then raise (Parse (End here)) else List.rev seen
  else
    match s.[i] with
    | '(' -> parse s (i + 1) (depth + 1) seen
    | ')' when depth > 0 -> parse s (i + 1) (depth - 1) (depth :: seen)
    | 'a'..'z' | ' ' ->
      if List.length seen > 3 then raise (Parse (Overflow seen));
      parse s (i + 1) depth seen
    | c -> raise (Parse (Unexpected (c, here)))

let explain s =
  try
    let l = parse s 0 0 [] in
    "depths " ^ String.concat "," (List.map string_of_int l)
  with
  | Parse (Unexpected (')', { column = 1; _ })) -> "begins with a parenthesis"
  | Parse (Unexpected (c, { line; column })) ->
    Printf.sprintf "unexpected %c at %d:%d" c line column
  | Parse (End { column; _ }) when column < 4 -> "short and open"
  | Parse (End p) -> "open at " ^ string_of_int p.column
  | Parse (Overflow (d :: _)) -> "too many, the last of depth " ^ string_of_int d
  | Parse (Overflow []) -> "impossible"

let search p t =
  let rec visit = function
    | Leaf -> ()
    | Node (l, x, r) ->
      visit l;
      if p x then raise (Found (Some x));
      visit r
  in
  try
    visit t;
    None
  with Found o -> o

let rec product = function
  | [] -> 1
  | 0 :: _ -> raise Exit
  | x :: rest -> x * product rest

let guarded f =
  match f () with
  | 0 -> "zero"
  | n when n < 0 -> "negative"
  | n -> string_of_int n
  | exception Stop { reason; code = 0 } -> "stopped: " ^ reason
  | exception Stop { reason; code } -> Printf.sprintf "%s (%d)" reason code
  | exception (Failure s | Invalid_argument s) -> "library: " ^ s
  | exception Many (s, [], _) -> s
  | exception Many (s, x :: _, (_, true)) -> s ^ string_of_int x
  | exception Many (s, _, (n, false)) -> s ^ "-" ^ string_of_int n

let () =
  List.iter
    (fun s -> print_endline (explain s))
    ["(a(b)c)"; ")"; "a)"; "(("; "((((a"; "()()()() a"; "a%b"];
  let t = Node (Node (Leaf, 1, Leaf), 4, Node (Leaf, 9, Leaf)) in
  List.iter
    (fun n ->
      match search (fun x -> x > n) t with
      | Some x -> Printf.printf "%d " x
      | None -> print_string "none ")
    [0; 1; 5; 9];
  print_newline ();
  Printf.printf "%d %d\n" (product [1; 2; 3]) (try product [1; 0; 3] with Exit -> -1);
  List.iter
    (fun f -> print_endline (guarded f))
    [ (fun () -> 0); (fun () -> -3); (fun () -> 12);
      (fun () -> raise (Stop { reason = "done"; code = 0 }));
      (fun () -> raise (Stop { code = 7; reason = "failed" }));
      (fun () -> List.hd []); (fun () -> List.nth [1] (-1)); (fun () -> List.nth [1] 1);
      (fun () -> List.fold_left2 (fun a b c -> a + b + c) 0 [1] [2; 3]);
      (fun () -> raise (Many ("empty", [], (1, true))));
      (fun () -> raise (Many ("first", [5; 6], (1, true))));
      (fun () -> raise (Many ("pair", [5; 6], (8, false)))) ];
  let e = Parse (Overflow [1; 2]) in
  let errors = [e; Found None; Exit; Not_found] in
  List.iter
    (fun e ->
      try
        try raise e with Found None -> print_string "found none, "
      with
      | Parse (Overflow l) -> Printf.printf "overflow %d, " (List.length l)
      | Not_found -> print_endline "not found"
      | _ -> print_string "other, ")
    errors
(* >>> output
depths 2,1
begins with a parenthesis
unexpected ) at 1:2
short and open
open at 6
too many, the last of depth 1
unexpected % at 1:2
1 4 9 none 
6 -1
zero
negative
12
stopped: done
failed (7)
library: hd
library: List.nth
library: nth
library: List.fold_left2
empty
first5
pair-8
overflow 2, found none, other, not found
<<< *)
