(* Counts the words of a text with an association list.
   RUN: %everywhere %s
*)
type token = Word of string | Number of int | Mark of char

type entry = { word : string; mutable count : int; first : int }

let text =
  "It was the best of times, it was the worst of times, it was the age of wisdom, \
   it was the age of foolishness. Chapter 1 has 3 sentences; 3!"

let is_letter c = match c with 'a'..'z' | 'A'..'Z' | '\'' -> true | _ -> false
let is_digit = function '0'..'9' -> true | _ -> false

let tokens s =
  let n = String.length s in
  let rec skip p i = if i < n && p s.[i] then skip p (i + 1) else i in
  let rec go i l =
    if i >= n then List.rev l
    else
      match s.[i] with
      | ' ' | '\n' -> go (i + 1) l
      | c when is_letter c ->
        let j = skip is_letter i in
        go j (Word (String.lowercase_ascii (String.sub s i (j - i))) :: l)
      | '0'..'9' ->
        let j = skip is_digit i in
        go j (Number (int_of_string (String.sub s i (j - i))) :: l)
      | c -> go (i + 1) (Mark c :: l)
  in
  go 0 []

let count tokens =
  let rec add i entries = function
    | [] -> List.rev entries
    | Word w :: rest ->
      (match List.find_opt (fun e -> e.word = w) entries with
       | Some e ->
         e.count <- e.count + 1;
         add (i + 1) entries rest
       | None -> add (i + 1) ({ word = w; count = 1; first = i } :: entries) rest)
    | (Number _ | Mark _) :: rest -> add (i + 1) entries rest
  in
  add 0 [] tokens

let by_count a b =
  match compare b.count a.count with 0 -> compare a.word b.word | order -> order

let show = function
  | Word w -> w
  | Number n -> "#" ^ string_of_int n
  | Mark c -> String.make 1 c

let () =
  let l = tokens text in
  Printf.printf "%d tokens\n" (List.length l);
  print_endline (String.concat "|" (List.map show l));
  List.iter
    (fun { word; count; first } -> Printf.printf "%-12s %d (%d)\n" word count first)
    (List.sort by_count (count l));
  let numbers = List.filter_map (function Number n -> Some n | _ -> None) l in
  Printf.printf "sum of numbers %d\n" (List.fold_left (+) 0 numbers);
  let marks = List.filter (function Mark _ -> true | Word _ | Number _ -> false) l in
  print_endline (String.concat "" (List.map show (List.sort_uniq compare marks)));
  let lengths =
    List.fold_left
      (fun lengths token ->
        match token with
        | Word w ->
          let n = String.length w in
          let old = match List.assoc_opt n lengths with Some k -> k | None -> 0 in
          (n, old + 1) :: List.remove_assoc n lengths
        | _ -> lengths)
      [] l
  in
  List.iter (fun (n, k) -> Printf.printf "%d:%d " n k) (List.sort compare lengths);
  print_newline ();
  print_endline (String.concat "/" (String.split_on_char ',' "a,b,,c,"))
(* >>> output
36 tokens
it|was|the|best|of|times|,|it|was|the|worst|of|times|,|it|was|the|age|of|wisdom|,|it|was|the|age|of|foolishness|.|chapter|#1|has|#3|sentences|;|#3|!
it           4 (0)
of           4 (4)
the          4 (2)
was          4 (1)
age          2 (17)
times        2 (5)
best         1 (3)
chapter      1 (28)
foolishness  1 (26)
has          1 (30)
sentences    1 (32)
wisdom       1 (19)
worst        1 (10)
sum of numbers 7
!,.;
2:8 3:11 4:1 5:3 6:1 7:1 9:1 11:1 
a/b//c/
<<< *)
