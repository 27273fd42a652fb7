(* Tries: words as paths in a tree.
   RUN: %everywhere %s
*)
type 'a trie = { value : 'a option; children : (char * 'a trie) list }

let empty = { value = None; children = [] }

let chars s = List.init (String.length s) (fun i -> s.[i])
let string_of_chars cs = String.concat "" (List.map (String.make 1) cs)

let rec replace c t = function
  | [] -> [(c, t)]
  | (d, _) :: rest when c = d -> (c, t) :: rest
  | (d, u) :: rest when c > d -> (d, u) :: replace c t rest
  | rest -> (c, t) :: rest

let child c t = match List.assoc_opt c t.children with Some u -> u | None -> empty

let add word v t =
  let rec go t = function
    | [] -> { t with value = Some v }
    | c :: cs -> { t with children = replace c (go (child c t) cs) t.children }
  in
  go t (chars word)

let rec descend t = function
  | [] -> Some t
  | c :: cs ->
    (match List.assoc_opt c t.children with
     | None -> None
     | Some u -> descend u cs)

let find word t =
  match descend t (chars word) with
  | Some { value = Some v; _ } -> Some v
  | Some { value = None; _ } | None -> None

let rec fold f prefix acc t =
  let acc = match t.value with
    | None -> acc
    | Some v -> f (string_of_chars (List.rev prefix)) v acc in
  List.fold_left (fun acc (c, u) -> fold f (c :: prefix) acc u) acc t.children

let bindings t = List.rev (fold (fun w v acc -> (w, v) :: acc) [] [] t)

let with_prefix p t =
  match descend t (chars p) with
  | None -> []
  | Some u -> List.rev (fold (fun w _ acc -> w :: acc) (List.rev (chars p)) [] u)

let rec size { value; children } =
  (match value with Some _ -> 1 | None -> 0)
  + List.fold_left (fun n (_, t) -> n + size t) 0 children

let rec nodes t = List.fold_left (fun n (_, u) -> n + nodes u) 1 t.children

let rec remove t = function
  | [] -> { t with value = None }
  | c :: cs ->
    match List.assoc_opt c t.children with
    | None -> t
    | Some u ->
      (match remove u cs with
       | { value = None; children = [] } ->
         { t with children = List.filter (fun (d, _) -> d <> c) t.children }
       | u -> { t with children = replace c u t.children })

let () =
  let words = ["tea"; "ten"; "to"; "inn"; "in"; "i"; "team"; "tent"; "a"; "tea"] in
  let count t w = add w (match find w t with None -> 1 | Some n -> n + 1) t in
  let t = List.fold_left count empty words in
  List.iter (fun (w, n) -> Printf.printf "%s:%d " w n) (bindings t);
  print_newline ();
  Printf.printf "%d words, %d nodes\n" (size t) (nodes t);
  List.iter
    (fun w ->
       match find w t with
       | Some n -> Printf.printf "%s %d\n" w n
       | None -> Printf.printf "%s is missing\n" w)
    ["te"; "tea"; "teams"; "in"; ""];
  print_endline (String.concat " " (with_prefix "te" t));
  print_endline (String.concat " " (with_prefix "x" t));
  let u = List.fold_left (fun t w -> remove t (chars w)) t ["tent"; "ten"; "inn"; "none"] in
  Printf.printf "%s, %d nodes\n" (String.concat " " (with_prefix "" u)) (nodes u);
  Printf.printf "%b\n" (add "x" 1 (add "y" 2 empty) = add "y" 2 (add "x" 1 empty))

(* >>> output
a:1 i:1 in:1 inn:1 tea:2 team:1 ten:1 tent:1 to:1 
9 words, 12 nodes
te is missing
tea 2
teams is missing
in 1
 is missing
tea team ten tent

a i in tea team to, 9 nodes
true
<<< *)
