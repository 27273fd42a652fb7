(* A calculator in three stages: characters, tokens, a tree.
   RUN: %everywhere %s
*)
type token =
  | NUM of int
  | ID of string
  | PLUS | MINUS | TIMES | DIV
  | LPAREN | RPAREN
  | EQUAL

type expr =
  | Num of int
  | Var of string
  | Binop of op * expr * expr
  | Neg of expr
and op = Add | Sub | Mul | Div

exception Lex_error of char
exception Parse_error of string

let explode s =
  let rec go i acc = if i < 0 then acc else go (i - 1) (s.[i] :: acc) in
  go (String.length s - 1) []

let implode l = String.concat "" (List.map (String.make 1) l)

let digit c = Char.code c - Char.code '0'

let rec tokenize = function
  | [] -> []
  | (' ' | '\t') :: rest -> tokenize rest
  | '+' :: rest -> PLUS :: tokenize rest
  | '-' :: rest -> MINUS :: tokenize rest
  | '*' :: rest -> TIMES :: tokenize rest
  | '/' :: rest -> DIV :: tokenize rest
  | '(' :: rest -> LPAREN :: tokenize rest
  | ')' :: rest -> RPAREN :: tokenize rest
  | '=' :: rest -> EQUAL :: tokenize rest
  | '0'..'9' :: _ as l -> number 0 l
  | ('a'..'z' | 'A'..'Z' | '_') :: _ as l -> identifier [] l
  | c :: _ -> raise (Lex_error c)

and number n = function
  | '0'..'9' as c :: rest -> number (10 * n + digit c) rest
  | rest -> NUM n :: tokenize rest

and identifier acc = function
  | ('a'..'z' | 'A'..'Z' | '_' | '0'..'9') as c :: rest -> identifier (c :: acc) rest
  | rest -> ID (implode (List.rev acc)) :: tokenize rest

(* expr ::= term {(+|-) term}; term ::= factor {( * | /) factor} *)
let rec expr tokens =
  let left, rest = term tokens in
  more_terms left rest
and more_terms left = function
  | PLUS :: rest -> let right, rest = term rest in more_terms (Binop (Add, left, right)) rest
  | MINUS :: rest -> let right, rest = term rest in more_terms (Binop (Sub, left, right)) rest
  | rest -> left, rest
and term tokens =
  let left, rest = factor tokens in
  more_factors left rest
and more_factors left = function
  | TIMES :: rest -> let right, rest = factor rest in more_factors (Binop (Mul, left, right)) rest
  | DIV :: rest -> let right, rest = factor rest in more_factors (Binop (Div, left, right)) rest
  | rest -> left, rest
and factor = function
  | NUM n :: rest -> Num n, rest
  | ID x :: rest -> Var x, rest
  | MINUS :: rest -> let e, rest = factor rest in Neg e, rest
  | LPAREN :: rest ->
    (match expr rest with
     | e, RPAREN :: rest -> e, rest
     | _ -> raise (Parse_error "missing )"))
  | [] -> raise (Parse_error "unexpected end")
  | _ -> raise (Parse_error "unexpected token")

let parse s =
  match expr (tokenize (explode s)) with
  | e, [] -> e
  | _, _ -> raise (Parse_error "trailing tokens")

let apply = function
  | Add -> ( + )
  | Sub -> ( - )
  | Mul -> ( * )
  | Div -> fun a b -> if b = 0 then raise Division_by_zero else a / b

let rec eval env = function
  | Num n -> n
  | Var x -> List.assoc x env
  | Neg e -> - (eval env e)
  | Binop (op, a, b) -> apply op (eval env a) (eval env b)

let symbol = function Add -> "+" | Sub -> "-" | Mul -> "*" | Div -> "/"

let rec show = function
  | Num n -> string_of_int n
  | Var x -> x
  | Neg e -> "-" ^ show e
  | Binop (op, a, b) -> "(" ^ show a ^ " " ^ symbol op ^ " " ^ show b ^ ")"

let run env s =
  match parse s with
  | e ->
    print_string (show e ^ " = ");
    (match eval env e with
     | v -> print_int v; print_newline ()
     | exception Division_by_zero -> print_endline "division by zero"
     | exception Not_found -> print_endline "unbound variable")
  | exception Lex_error c -> Printf.printf "bad character '%c'\n" c
  | exception Parse_error message -> print_endline ("syntax error: " ^ message)

let () =
  let env = [("x", 10); ("y_2", 3)] in
  List.iter (run env)
    [ "1 + 2 * 3"; "(1 + 2) * 3"; "10 - 4 - 3"; "100 / 10 / 5"; "-x * -(2 + y_2)";
      "x / (y_2 - 3)"; "z + 1"; "1 + "; "(1 + 2"; "1 2"; "4 $ 4"; "* 3"; "" ]

(* >>> output
(1 + (2 * 3)) = 7
((1 + 2) * 3) = 9
((10 - 4) - 3) = 3
((100 / 10) / 5) = 2
(-x * -(2 + y_2)) = 50
(x / (y_2 - 3)) = division by zero
(z + 1) = unbound variable
syntax error: unexpected end
syntax error: missing )
syntax error: trailing tokens
bad character '$'
syntax error: unexpected token
syntax error: unexpected end
<<< *)
