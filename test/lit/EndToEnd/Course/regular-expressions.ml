(* A program of a first course.
   RUN: %everywhere %s
*)
(* Regular expressions by derivatives, and a parser for them. *)

type re =
  | Empty                (* no word     *)
  | Eps                  (* empty word  *)
  | Chr of char
  | Any
  | Range of char * char
  | Seq of re * re
  | Alt of re * re
  | Star of re

let seq a b = match a, b with
  | Empty, _ | _, Empty -> Empty
  | Eps, r | r, Eps -> r
  | _ -> Seq (a, b)

let alt a b = match a, b with
  | Empty, r | r, Empty -> r
  | _ -> if a = b then a else Alt (a, b)

let star = function Empty | Eps -> Eps | Star _ as r -> r | r -> Star r

let rec nullable = function
  | Eps | Star _ -> true
  | Empty | Chr _ | Any | Range _ -> false
  | Seq (a, b) -> nullable a && nullable b
  | Alt (a, b) -> nullable a || nullable b

let rec deriv c = function
  | Empty | Eps -> Empty
  | Chr c' -> if c = c' then Eps else Empty
  | Any -> Eps
  | Range (lo, hi) -> if lo <= c && c <= hi then Eps else Empty
  | Alt (a, b) -> alt (deriv c a) (deriv c b)
  | Seq (a, b) ->
    let left = seq (deriv c a) b in
    if nullable a then alt left (deriv c b) else left
  | Star a as r -> seq (deriv c a) r

let matches r s = nullable (String.fold_left (fun r c -> deriv c r) r s)

(* concrete syntax: | concatenation * + ? . [a-z] ( ) \c *)
exception Syntax of string * int

let parse s =
  let pos = ref 0 in
  let peek () = if !pos < String.length s then Some s.[!pos] else None in
  let next () = match peek () with
    | Some c -> incr pos; c
    | None -> raise (Syntax ("unexpected end", !pos)) in
  let expect c =
    let at = !pos in
    if next () <> c then raise (Syntax (Printf.sprintf "expected %C" c, at)) in
  let rec alternative () =
    let left = sequence () in
    match peek () with
    | Some '|' -> incr pos; alt left (alternative ())
    | _ -> left
  and sequence () =
    match peek () with
    | None | Some ('|' | ')') -> Eps
    | Some _ -> let r = postfix (atom ()) in seq r (sequence ())
  and postfix r =
    match peek () with
    | Some '*' -> incr pos; postfix (star r)
    | Some '+' -> incr pos; postfix (seq r (star r))
    | Some '?' -> incr pos; postfix (alt Eps r)
    | _ -> r
  and atom () =
    match next () with
    | '(' -> let r = alternative () in expect ')'; r
    | '[' ->
      let lo = next () in
      expect '-';
      let hi = next () in
      expect ']';
      Range (lo, hi)
    | '.' -> Any
    | '\\' -> Chr (next ())
    | '*' | '+' | '?' -> raise (Syntax ("nothing to repeat", !pos - 1))
    | c -> Chr c
  in
  let r = alternative () in
  match peek () with
  | None -> r
  | Some c -> raise (Syntax (Printf.sprintf "unexpected %C" c, !pos))

let tests = [
  "abc", ["abc"; "ab"; "abcd"];
  "a*b", ["b"; "aaaab"; "aaba"];
  "(ab|cd)+", ["ab"; "abcdab"; ""; "abc"];
  "-?[0-9]+(\\.[0-9]*)?", ["42"; "-3.14"; "3."; ".5"; "--1"];
  "[a-z]([a-z]|_|[0-9])*", ["x1"; "snake_case"; "1x"; "X"];
  "(0|1(01*0)*1)*", ["0"; "11"; "110"; "1001"; "101"; "1111"];
  ".*ab.?", ["ab"; "xxabc"; "abxx"];
  "(a|b", []; "*a", []; "a)b", []; "[a", []; "[az]", [];
]

let () =
  List.iter
    (fun (re, words) ->
      match parse re with
      | exception Syntax (m, i) -> Printf.printf "%-24s %s at %d\n" re m i
      | r ->
        Printf.printf "%-24s" re;
        List.iter (fun w -> Printf.printf " %S:%s" w (if matches r w then "yes" else "no")) words;
        print_newline ())
    tests;
  let multiples = parse "(0|1(01*0)*1)*" in
  let rec binary n = if n < 2 then string_of_int n else binary (n / 2) ^ string_of_int (n mod 2) in
  for n = 0 to 12 do
    let m = matches multiples (binary n) in
    assert (m = (n mod 3 = 0));
    if m then Printf.printf "%d = 0b%s is a multiple of 3\n" n (binary n)
  done
