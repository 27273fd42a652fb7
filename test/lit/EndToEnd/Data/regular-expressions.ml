(* Regular expressions, matched by derivatives, with a parser for them.
   RUN: %everywhere %s
*)
type re =
  | Empty                       (* no string *)
  | Epsilon                     (* the empty string *)
  | Char of char
  | Range of char * char
  | Any
  | Seq of re * re
  | Alt of re * re
  | Star of re

let rec nullable = function
  | Epsilon | Star _ -> true
  | Empty | Char _ | Range _ | Any -> false
  | Seq (r, s) -> nullable r && nullable s
  | Alt (r, s) -> nullable r || nullable s

let seq r s = match r, s with
  | Empty, _ | _, Empty -> Empty
  | Epsilon, r | r, Epsilon -> r
  | _ -> Seq (r, s)

let alt r s = match r, s with
  | Empty, r | r, Empty -> r
  | r, s when r = s -> r
  | Alt (a, b), s when a = s || b = s -> Alt (a, b)
  | _ -> Alt (r, s)

let rec derive c = function
  | Empty | Epsilon -> Empty
  | Char d -> if c = d then Epsilon else Empty
  | Range (a, b) -> if a <= c && c <= b then Epsilon else Empty
  | Any -> Epsilon
  | Seq (r, s) when nullable r -> alt (seq (derive c r) s) (derive c s)
  | Seq (r, s) -> seq (derive c r) s
  | Alt (r, s) -> alt (derive c r) (derive c s)
  | Star r as star -> seq (derive c r) star

let matches r s =
  let rec go r i =
    if i = String.length s then nullable r
    else match derive s.[i] r with
      | Empty -> false
      | r -> go r (i + 1)
  in
  go r 0

(* alternatives ::= items { '|' items } *)
let parse text =
  let rec alternatives cs =
    match items cs with
    | r, '|' :: rest -> let s, rest = alternatives rest in Alt (r, s), rest
    | r, rest -> r, rest
  and items = function
    | [] | ('|' | ')') :: _ as cs -> Epsilon, cs
    | cs ->
      let r, rest = postfix (atom cs) in
      let s, rest = items rest in
      seq r s, rest
  and postfix = function
    | r, '*' :: rest -> postfix (Star r, rest)
    | r, '+' :: rest -> postfix (Seq (r, Star r), rest)
    | r, '?' :: rest -> postfix (Alt (Epsilon, r), rest)
    | r, rest -> r, rest
  and atom = function
    | '(' :: rest ->
      (match alternatives rest with
       | r, ')' :: rest -> r, rest
       | _ -> failwith "missing )")
    | '[' :: a :: '-' :: b :: ']' :: rest -> Range (a, b), rest
    | '.' :: rest -> Any, rest
    | '\\' :: c :: rest -> Char c, rest
    | ('*' | '+' | '?') :: _ -> failwith "nothing to repeat"
    | c :: rest -> Char c, rest
    | [] -> failwith "unexpected end"
  in
  match alternatives (List.init (String.length text) (String.get text)) with
  | r, [] -> r
  | _, c :: _ -> failwith (Printf.sprintf "unexpected '%c'" c)

let rec show = function
  | Empty -> "0"
  | Epsilon -> "e"
  | Char c -> String.make 1 c
  | Range (a, b) -> Printf.sprintf "[%c-%c]" a b
  | Any -> "."
  | Seq (r, s) -> show r ^ show s
  | Alt (r, s) -> "(" ^ show r ^ "|" ^ show s ^ ")"
  | Star (Char c) -> String.make 1 c ^ "*"
  | Star r -> "(" ^ show r ^ ")*"

let test pattern words =
  match parse pattern with
  | exception Failure s -> Printf.printf "%s: %s\n" pattern s
  | r ->
    let yes, no = List.partition (matches r) words in
    Printf.printf "%s = %s matches %s; not %s\n" pattern (show r)
      (String.concat "," yes) (String.concat "," no)

let () =
  test "a*b" ["b"; "ab"; "aaab"; "a"; "abb"];
  test "(ab|c)+" ["ab"; "c"; "abc"; "cab"; ""; "ac"];
  test "[0-9]+(\\.[0-9]*)?" ["12"; "3."; "3.14"; ".5"; "1.2.3"];
  test "colou?r" ["color"; "colour"; "colouur"];
  test "(a|b)*abb" ["abb"; "aabb"; "babb"; "abab"];
  test ".x." ["axb"; "xx"; "xxx"];
  test "" [""; "a"];
  List.iter (fun p -> test p []) ["(a"; "*a"; "a)"; "a\\"];
  Printf.printf "%b\n" (matches (parse "(a*)*b") (String.make 60 'a' ^ "b"))
