(* A program of a first course.
   RUN: %everywhere %s
*)
(* Lab 5: a calculator.  Reads one expression per line on stdin. *)

type token =
  | Num of int
  | Op of char
  | Lparen
  | Rparen

type expr =
  | Const of int
  | Bin of char * expr * expr
  | Neg of expr

exception Lex_error of int * char
exception Parse_error of string

let tokenize s =
  let n = String.length s in
  let rec go i acc =
    if i >= n then List.rev acc
    else match s.[i] with
      | ' ' | '\t' -> go (i + 1) acc
      | '(' -> go (i + 1) (Lparen :: acc)
      | ')' -> go (i + 1) (Rparen :: acc)
      | '+' | '-' | '*' | '/' | '%' as c -> go (i + 1) (Op c :: acc)
      | '0' .. '9' ->
          let j = ref i in
          while !j < n && s.[!j] >= '0' && s.[!j] <= '9' do incr j done;
          let v = int_of_string (String.sub s i (!j - i)) in
          go !j (Num v :: acc)
      | c -> raise (Lex_error (i, c))
  in go 0 []

(* Each parsing function returns the tree and the tokens left. *)
let rec expr ts =
  let left, rest = term ts in
  expr_tail left rest

and expr_tail left = function
  | Op ('+' | '-' as o) :: rest ->
      let right, rest = term rest in
      expr_tail (Bin (o, left, right)) rest
  | rest -> (left, rest)

and term ts =
  let left, rest = factor ts in
  term_tail left rest

and term_tail left = function
  | Op ('*' | '/' | '%' as o) :: rest ->
      let right, rest = factor rest in
      term_tail (Bin (o, left, right)) rest
  | rest -> (left, rest)

and factor = function
  | Num n :: rest -> (Const n, rest)
  | Op '-' :: rest -> let e, rest = factor rest in (Neg e, rest)
  | Lparen :: rest ->
      (match expr rest with
       | e, Rparen :: rest -> (e, rest)
       | _ -> raise (Parse_error "expected )"))
  | [] -> raise (Parse_error "unexpected end of line")
  | _ -> raise (Parse_error "unexpected token")

let rec eval = function
  | Const n -> n
  | Neg e -> - (eval e)
  | Bin (o, a, b) ->
      let x = eval a and y = eval b in
      match o with
      | '+' -> x + y | '-' -> x - y | '*' -> x * y
      | '/' -> x / y | '%' -> x mod y
      | _ -> assert false

let rec show = function
  | Const n -> string_of_int n
  | Neg e -> "-" ^ show e
  | Bin (o, a, b) -> Printf.sprintf "(%s %c %s)" (show a) o (show b)

let treat line =
  match expr (tokenize line) with
  | e, [] -> Printf.sprintf "%s = %d" (show e) (eval e)
  | _, _ -> "syntax error: garbage after the expression"
  | exception Parse_error m -> "syntax error: " ^ m
  | exception Lex_error (i, c) -> Printf.sprintf "bad character %C at %d" c i
  | exception Division_by_zero -> "never here: eval is in the other branch"

let () =
  let count = ref 0 in
  try
    while true do
      let line = input_line stdin in
      incr count;
      let answer = try treat line with Division_by_zero -> "division by zero!" in
      Printf.printf "%2d> %s\n    %s\n" !count line answer
    done
  with End_of_file -> Printf.printf "%d lines, bye.\n" !count

(* >>> output
 1> 1 + 2 * 3
    (1 + (2 * 3)) = 7
 2> (1 + 2) * 3
    ((1 + 2) * 3) = 9
 3> 10 - 4 - 3
    ((10 - 4) - 3) = 3
 4> 100 / 7 % 5
    ((100 / 7) % 5) = 4
 5> -(3 + 4) * -2
    (-(3 + 4) * -2) = 14
 6> 7 / (3 - 3)
    division by zero!
 7> 2 +
    syntax error: unexpected end of line
 8> (1 + 2
    syntax error: expected )
 9> 3 $ 4
    bad character '$' at 2
10> 1 2
    syntax error: garbage after the expression
11> ((((42))))
    42 = 42
11 lines, bye.
<<< *)
