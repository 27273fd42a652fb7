(* A program of a first course.
   RUN: %everywhere %s
*)
(* Dictionaries as tries *)
module CM = Map.Make (Char)

type 'a trie = { value : 'a option; sons : 'a trie CM.t }

let empty = { value = None; sons = CM.empty }
let is_empty t = t.value = None && CM.is_empty t.sons

let chars s = List.init (String.length s) (String.get s)
let implode l = String.of_seq (List.to_seq l)

let add word v t =
  let rec go t = function
    | [] -> { t with value = Some v }
    | c :: cs ->
      let son = Option.value (CM.find_opt c t.sons) ~default:empty in
      { t with sons = CM.add c (go son cs) t.sons }
  in
  go t (chars word)

let rec sub t = function
  | [] -> Some t
  | c :: cs -> Option.bind (CM.find_opt c t.sons) (fun son -> sub son cs)

let find word t =
  match sub t (chars word) with
  | Some { value = Some v; _ } -> v
  | Some { value = None; _ } | None -> raise Not_found

let remove word t =
  let rec go t = function
    | [] -> { t with value = None }
    | c :: cs ->
      match CM.find_opt c t.sons with
      | None -> t
      | Some son ->
        let son' = go son cs in
        let sons = if is_empty son' then CM.remove c t.sons else CM.add c son' t.sons in
        { t with sons }
  in
  go t (chars word)

let fold f t acc =
  let rec go prefix t acc =
    let acc = match t.value with Some v -> f (implode (List.rev prefix)) v acc | None -> acc in
    CM.fold (fun c son acc -> go (c :: prefix) son acc) t.sons acc
  in
  go [] t acc

let words t = List.rev (fold (fun w _ l -> w :: l) t [])

let complete prefix t =
  match sub t (chars prefix) with
  | None -> []
  | Some t' -> List.map (fun w -> prefix ^ w) (words t')

(* words at distance one: a '?' may be any letter *)
let rec matching pattern t =
  match pattern with
  | [] -> if t.value = None then [] else [ [] ]
  | '?' :: rest ->
    CM.bindings t.sons
    |> List.concat_map (fun (c, son) -> List.map (fun w -> c :: w) (matching rest son))
  | c :: rest ->
    (match CM.find_opt c t.sons with
     | None -> []
     | Some son -> List.map (fun w -> c :: w) (matching rest son))

let rec nodes t = CM.fold (fun _ son n -> n + nodes son) t.sons 1

let rec print ?(margin = 0) t =
  CM.iter
    (fun c son ->
      Printf.printf "%s%c%s\n" (String.make margin ' ') c
        (match son.value with Some v -> Printf.sprintf " = %d" v | None -> "");
      print ~margin:(margin + 2) son)
    t.sons

let () =
  let t =
    List.fold_left (fun t w -> add w (String.length w) t) empty
      [ "car"; "cart"; "care"; "cat"; "dog"; "do"; "dot" ]
  in
  print t;
  Printf.printf "%d words, %d nodes\n" (List.length (words t)) (nodes t);
  Printf.printf "all: %s\n" (String.concat " " (words t));
  List.iter
    (fun p -> Printf.printf "%-4S -> %s\n" p
        (match complete p t with [] -> "nothing" | l -> String.concat ", " l))
    [ "ca"; "car"; "do"; "x"; "carts" ];
  List.iter
    (fun p -> Printf.printf "%s -> %s\n" p
        (String.concat ", " (List.map implode (matching (chars p) t))))
    [ "ca?"; "?o?"; "????"; "??" ];
  List.iter
    (fun w ->
      match find w t with
      | n -> Printf.printf "%s: %d\n" w n
      | exception Not_found -> Printf.printf "%s: absent\n" w)
    [ "cart"; "ca"; "dot"; "dots" ];
  let t' = t |> remove "car" |> remove "dot" |> remove "zebra" |> add "" 0 in
  Printf.printf "after: %s (%d nodes)\n" (String.concat " " (List.map (Printf.sprintf "%S") (words t'))) (nodes t');
  let nothing = List.fold_left (fun t w -> remove w t) t' (words t') in
  Printf.printf "empty again: %b\n" (is_empty nothing);
  Printf.printf "sum of values: %d\n" (fold (fun _ v s -> v + s) t 0)

(* >>> output
c
  a
    r = 3
      e = 4
      t = 4
    t = 3
d
  o = 2
    g = 3
    t = 3
7 words, 11 nodes
all: car care cart cat do dog dot
"ca" -> car, care, cart, cat
"car" -> car, care, cart
"do" -> do, dog, dot
"x"  -> nothing
"carts" -> nothing
ca? -> car, cat
?o? -> dog, dot
???? -> care, cart
?? -> do
cart: 4
ca: absent
dot: 3
dots: absent
after: "" "care" "cart" "cat" "do" "dog" (10 nodes)
empty again: true
sum of values: 22
<<< *)
