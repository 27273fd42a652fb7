(* Reading characters, lengths, concatenation and comparison.
   RUN: %everywhere %s
*)
let bool b = print_string (if b then "true " else "false ")
let order s t =
  bool (s = t); bool (s <> t); bool (s < t); bool (s > t); bool (s <= t); bool (s >= t);
  print_int (String.compare s t); bool (String.equal s t);
  print_endline (min s t ^ "," ^ max s t)
let order_chars c d =
  bool (c = d); bool (c <> d); bool (c < d); bool (c > d); bool (c <= d); bool (c >= d);
  print_char (min c d); print_char (max c d); print_newline ()
let rec reverse s i = if i < 0 then "" else String.make 1 s.[i] ^ reverse s (i - 1)
let rec repeat s n = if n = 0 then "" else s ^ repeat s (n - 1)
let is_palindrome s =
  let rec from i j = i >= j || s.[i] = s.[j] && from (i + 1) (j - 1) in
  from 0 (String.length s - 1)
let count_words s =
  let words = ref 0 in
  let inside = ref false in
  for i = 0 to String.length s - 1 do
    let blank = s.[i] = ' ' || s.[i] = '\n' in
    if not blank && not !inside then incr words;
    inside := not blank
  done;
  !words
let caesar key s =
  let result = ref "" in
  for i = 0 to String.length s - 1 do
    let c = s.[i] in
    let shift base = Char.chr (Char.code base + (Char.code c - Char.code base + key)
                               - (Char.code c - Char.code base + key) / 26 * 26) in
    let d = if c >= 'a' && c <= 'z' then shift 'a' else if c >= 'A' && c <= 'Z' then shift 'A' else c in
    result := !result ^ String.make 1 d
  done;
  !result
let histogram s =
  let counts = Array.make 256 0 in
  for i = 0 to String.length s - 1 do
    counts.(Char.code s.[i]) <- counts.(Char.code s.[i]) + 1
  done;
  for i = 0 to 255 do
    if counts.(i) > 0 then begin
      print_char (Char.chr i); print_int counts.(i); print_char ' '
    end
  done;
  print_newline ()
let () =
  order "abc" "abd"; order "abc" "ab"; order "" "a"; order "same" "same"; order "\200" "a"; order "" "";
  order_chars 'a' 'b'; order_chars '\200' 'a'; order_chars 'x' 'x';
  print_endline (reverse "stressed" 7); print_endline (repeat "ab" 5);
  bool (is_palindrome "racecar"); bool (is_palindrome "racecars"); print_newline ();
  print_int (count_words "  the quick\n brown  fox "); print_newline ();
  print_endline (caesar 3 "Hello, World!"); print_endline (caesar 23 (caesar 3 "Hello, World!"));
  histogram "mississippi";
  print_string ("a" ^ "b" ^ ("c" ^ "d") ^ string_of_int (1 + 2)); print_newline ();
  let a = Array.make 3 "x" in
  a.(1) <- a.(0) ^ "y"; print_endline (a.(0) ^ a.(1) ^ a.(2)); print_char a.(1).[1]; print_newline ();
  let letters = [| 'q'; 'w' |] in
  letters.(0) <- 'z'; print_char letters.(0); print_char letters.(1); print_newline ();
  let (s, c) = ("pair", 'p') in
  let f x = s ^ x in
  bool (s.[0] = c); print_endline (f "!");
  let r = ref "" in
  for i = 1 to 200 do r := !r ^ string_of_int i done;
  print_int (String.length !r); print_newline ()
