(* A program of a first course.
   RUN: %everywhere %s
*)
(* Huffman coding with a leftist heap. Correction of assignment 3. *)

type 'a heap = E | H of int * (int * 'a) * 'a heap * 'a heap

let rank = function E -> 0 | H (r, _, _, _) -> r

let node x a b =
  if rank a >= rank b then H (rank b + 1, x, a, b)
  else H (rank a + 1, x, b, a)

let rec merge h1 h2 = match (h1, h2) with
  | h, E | E, h -> h
  | H (_, ((k, _) as x), a, b), H (_, ((k', _) as y), a', b') ->
      if k <= k' then node x a (merge b h2)
      else node y a' (merge h1 b')

let push k v h = merge (H (1, (k, v), E, E)) h

exception Empty_heap

let pop = function
  | E -> raise Empty_heap
  | H (_, x, a, b) -> (x, merge a b)

type code =
  | Char of char
  | Fork of { zero : code; one : code }

let count s =
  let t = Array.make 256 0 in
  String.iter (fun c -> let i = int_of_char c in t.(i) <- t.(i) + 1) s;
  let l = ref [] in
  for i = 255 downto 0 do
    if t.(i) <> 0 then l := (char_of_int i, t.(i)) :: !l
  done;
  !l

let build counts =
  let h = List.fold_left (fun h (c, n) -> push n (Char c) h) E counts in
  let rec shrink h =
    let (n, a), rest = pop h in
    match rest with
    | E -> a
    | _ ->
        let (m, b), rest' = pop rest in
        shrink (push (n + m) (Fork { zero = a; one = b }) rest')
  in
  shrink h

let table code =
  let rec go prefix acc = function
    | Char c -> (c, if prefix = "" then "0" else prefix) :: acc
    | Fork { zero; one } ->
        let acc = go (prefix ^ "0") acc zero in
        go (prefix ^ "1") acc one
  in
  go "" [] code
  |> List.sort (fun (c, s) (c', s') ->
         compare (String.length s, c) (String.length s', c'))

let encode tbl s =
  let b = Buffer.create (String.length s * 4) in
  String.iter (fun c -> Buffer.add_string b (List.assoc c tbl)) s;
  Buffer.contents b

let decode code bits =
  let out = Buffer.create 16 in
  let rec step cur i =
    match cur with
    | Char c ->
        Buffer.add_char out c;
        let i = match code with Char _ -> i + 1 | Fork _ -> i in
        if i < String.length bits then step code i
    | Fork _ when i >= String.length bits -> failwith "decode: truncated"
    | Fork { zero; one } ->
        step (if bits.[i] = '0' then zero else one) (i + 1)
  in
  if bits <> "" then step code 0;
  Buffer.contents out

let rec draw margin = function
  | Char c -> Printf.printf "%s%C\n" margin c
  | Fork f ->
      Printf.printf "%s+\n" margin;
      draw (margin ^ "  ") f.zero;
      draw (margin ^ "  ") f.one

let demo s =
  Printf.printf "text: %S\n" s;
  let counts = count s in
  let code = build counts in
  if List.length counts < 8 then draw "  " code;
  let tbl = table code in
  List.iter
    (fun (c, bits) -> Printf.printf "  %C x%d -> %s\n" c (List.assoc c counts) bits)
    tbl;
  let bits = encode tbl s in
  Printf.printf "  %s\n" (if String.length bits > 60 then String.sub bits 0 57 ^ "..." else bits);
  Printf.printf "  %d bits instead of %d\n" (String.length bits) (8 * String.length s);
  assert (decode code bits = s);
  if String.length bits > 3 then
    match decode code (String.sub bits 0 (String.length bits - 1)) with
    | s' -> Printf.printf "  cut: %S\n" s'
    | exception Failure m -> Printf.printf "  cut: %s\n" m

let () =
  demo "abracadabra";
  demo "zzzz";
  demo "she sells sea shells on the sea shore";
  try demo "" with Empty_heap -> print_endline "  nothing to encode"

(* >>> output
text: "abracadabra"
  +
    'a'
    +
      'r'
      +
        +
          'd'
          'c'
        'b'
  'a' x5 -> 0
  'r' x2 -> 10
  'b' x2 -> 111
  'c' x1 -> 1101
  'd' x1 -> 1100
  01111001101011000111100
  23 bits instead of 88
  cut: "abracadabr"
text: "zzzz"
  'z'
  'z' x4 -> 0
  0000
  4 bits instead of 32
  cut: "zzz"
text: "she sells sea shells on the sea shore"
  's' x8 -> 01
  ' ' x7 -> 111
  'e' x7 -> 110
  'h' x4 -> 101
  'l' x4 -> 001
  'a' x2 -> 0001
  'n' x1 -> 0000
  'o' x2 -> 1001
  'r' x1 -> 10001
  't' x1 -> 10000
  011011101110111000100101111011100001111011011100010010111...
  112 bits instead of 296
  cut: decode: truncated
text: ""
  nothing to encode
<<< *)
