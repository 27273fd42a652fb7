(* A calculator: tokens, a recursive descent parser, evaluation with variables.
   RUN: %everywhere %s
*)
type token = Number of int | Name of string | Symbol of char

type expr =
  | Literal of int
  | Variable of string
  | Binary of char * expr * expr
  | Negate of expr

type statement = Assign of string * expr | Print of expr

exception Syntax of string * token list
exception Undefined of string

let tokenize s =
  let n = String.length s in
  let rec while_ p i = if i < n && p s.[i] then while_ p (i + 1) else i in
  let rec go i =
    if i >= n then []
    else
      match s.[i] with
      | ' ' -> go (i + 1)
      | '0'..'9' ->
        let j = while_ (function '0'..'9' -> true | _ -> false) i in
        Number (int_of_string (String.sub s i (j - i))) :: go j
      | 'a'..'z' | '_' ->
        let j = while_ (function 'a'..'z' | '_' | '0'..'9' -> true | _ -> false) i in
        Name (String.sub s i (j - i)) :: go j
      | c -> Symbol c :: go (i + 1)
  in
  go 0

let rec sum tokens =
  let rec more left = function
    | Symbol (('+' | '-') as op) :: rest ->
      let (right, rest) = product rest in
      more (Binary (op, left, right)) rest
    | rest -> (left, rest)
  in
  let (first, rest) = product tokens in
  more first rest

and product tokens =
  let rec more left = function
    | Symbol (('*' | '/' | '%') as op) :: rest ->
      let (right, rest) = atom rest in
      more (Binary (op, left, right)) rest
    | rest -> (left, rest)
  in
  let (first, rest) = atom tokens in
  more first rest

and atom = function
  | Number n :: rest -> (Literal n, rest)
  | Name x :: rest -> (Variable x, rest)
  | Symbol '-' :: rest ->
    let (e, rest) = atom rest in
    (Negate e, rest)
  | Symbol '(' :: rest ->
    (match sum rest with
     | e, Symbol ')' :: rest -> (e, rest)
     | _, rest -> raise (Syntax ("missing )", rest)))
  | rest -> raise (Syntax ("operand expected", rest))

let statement s =
  let expression tokens =
    match sum tokens with
    | e, [] -> e
    | _, rest -> raise (Syntax ("end expected", rest))
  in
  match tokenize s with
  | Name x :: Symbol '=' :: rest -> Assign (x, expression rest)
  | tokens -> Print (expression tokens)

let rec eval env = function
  | Literal n -> n
  | Variable x -> (match List.assoc_opt x env with Some n -> n | None -> raise (Undefined x))
  | Negate e -> - (eval env e)
  | Binary (op, a, b) ->
    let x = eval env a in
    let y = eval env b in
    (match op with
     | '+' -> x + y
     | '-' -> x - y
     | '*' -> x * y
     | '/' -> x / y
     | _ -> x mod y)

let rec show = function
  | Literal n -> string_of_int n
  | Variable x -> x
  | Negate e -> "(- " ^ show e ^ ")"
  | Binary (op, a, b) -> "(" ^ String.make 1 op ^ " " ^ show a ^ " " ^ show b ^ ")"

let show_token = function
  | Number n -> string_of_int n
  | Name x -> x
  | Symbol c -> String.make 1 c

let execute env line =
  match statement line with
  | Assign (x, e) -> (x, eval env e) :: List.remove_assoc x env
  | Print e ->
    Printf.printf "%s = %d\n" (show e) (eval env e);
    env

let safely env line =
  try execute env line with
  | Syntax (s, []) ->
    Printf.printf "%s at the end of: %s\n" s line;
    env
  | Syntax (s, token :: _) ->
    Printf.printf "%s before %s\n" s (show_token token);
    env
  | Undefined x ->
    Printf.printf "%s is undefined\n" x;
    env
  | Division_by_zero ->
    print_endline "division by zero";
    env

let () =
  let env =
    List.fold_left safely []
      [ "1 + 2 * 3"; "(1 + 2) * 3"; "10 - 4 - 3"; "-2 * -(3 + 4)"; "x = 17 % 5"; "y_2 = x * x";
        "x = x + 100"; "x / y_2 + z"; "x - y_2"; "1 +"; "(1 + 2"; "1 2"; "* 3"; "8 / (x - 102)"; "" ]
  in
  List.iter (fun (x, n) -> Printf.printf "%s=%d " x n) (List.sort compare env);
  print_newline ()
