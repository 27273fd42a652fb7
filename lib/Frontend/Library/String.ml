(* The module String; `length`, `get`, `make`, `sub`, `equal` and `compare` are
   functions of the runtime. *)

let init n f =
  if n < 0 then invalid_arg "Bytes.create";
  (* The string is built from halves: appending one character after the other
     would take quadratic time. *)
  let rec build first last =
    if first >= last then ""
    else if last - first = 1 then String.make 1 (f first)
    else (
      let middle = (first + last) / 2 in
      let left = build first middle in
      left ^ build middle last)
  in
  build 0 n

(* The result is built from halves, as that of `init`. `join n l` returns the
   first n strings of l, joined, and the rest of l. *)
let concat separator l =
  let rec join n l =
    match l with
    | [] -> ("", [])
    | s :: rest when n = 1 -> (s, rest)
    | _ ->
      let half = n / 2 in
      let (left, rest) = join half l in
      let (right, rest) = join (n - half) rest in
      (left ^ separator ^ right, rest)
  in
  fst (join (List.length l) l)

let split_on_char separator s =
  let rec go i last parts =
    if i < 0 then String.sub s 0 last :: parts
    else if s.[i] = separator then
      go (i - 1) i (String.sub s (i + 1) (last - i - 1) :: parts)
    else go (i - 1) last parts
  in
  go (String.length s - 1) (String.length s) []

let iter f s = for i = 0 to String.length s - 1 do f s.[i] done
let iteri f s = for i = 0 to String.length s - 1 do f i s.[i] done
let map f s = String.init (String.length s) (fun i -> f s.[i])
let mapi f s = String.init (String.length s) (fun i -> f i s.[i])

let fold_left f start s =
  let rec go acc i =
    if i < String.length s then go (f acc s.[i]) (i + 1) else acc
  in
  go start 0

let fold_right f s start =
  let rec go i acc = if i < 0 then acc else go (i - 1) (f s.[i] acc) in
  go (String.length s - 1) start

let for_all p s =
  let rec go i = i >= String.length s || (p s.[i] && go (i + 1)) in
  go 0

let exists p s =
  let rec go i = i < String.length s && (p s.[i] || go (i + 1)) in
  go 0

let index_from s i c =
  if i < 0 || i > String.length s then
    invalid_arg "String.index_from / Bytes.index_from";
  let rec go i =
    if i >= String.length s then raise Not_found
    else if s.[i] = c then i
    else go (i + 1)
  in
  go i

let rindex_from s i c =
  if i < -1 || i >= String.length s then
    invalid_arg "String.rindex_from / Bytes.rindex_from";
  let rec go i =
    if i < 0 then raise Not_found else if s.[i] = c then i else go (i - 1)
  in
  go i

let index s c = String.index_from s 0 c
let rindex s c = String.rindex_from s (String.length s - 1) c

let contains s c = String.exists (fun d -> c = d) s

let contains_from s i c =
  if i < 0 || i > String.length s then
    invalid_arg "String.contains_from / Bytes.contains_from";
  let rec go i = i < String.length s && (s.[i] = c || go (i + 1)) in
  go i

let rcontains_from s i c =
  if i < 0 || i >= String.length s then
    invalid_arg "String.rcontains_from / Bytes.rcontains_from";
  let rec go i = i >= 0 && (s.[i] = c || go (i - 1)) in
  go i

let lowercase_ascii s = String.map Char.lowercase_ascii s
let uppercase_ascii s = String.map Char.uppercase_ascii s

let capitalize_ascii s =
  String.mapi (fun i c -> if i = 0 then Char.uppercase_ascii c else c) s

let uncapitalize_ascii s =
  String.mapi (fun i c -> if i = 0 then Char.lowercase_ascii c else c) s

let trim s =
  let blank c =
    c = ' ' || c = '\012' || c = '\n' || c = '\r' || c = '\t'
  in
  let n = String.length s in
  let rec first i = if i < n && blank s.[i] then first (i + 1) else i in
  let rec last i = if i > 0 && blank s.[i - 1] then last (i - 1) else i in
  let i = first 0 in
  let j = last n in
  if i < j then String.sub s i (j - i) else ""

let escaped s =
  let escape c =
    if c = '"' then "\\\"" else if c = '\'' then "'" else Char.escaped c
  in
  let rec build first last =
    if first >= last then ""
    else if last - first = 1 then escape s.[first]
    else (
      let middle = (first + last) / 2 in
      let left = build first middle in
      left ^ build middle last)
  in
  build 0 (String.length s)
