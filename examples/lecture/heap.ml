(* What becomes garbage when a list is reversed, and when a value is inserted
   into a tree.  docs/memory.md shows the heap of this program. *)
type tree = Leaf | Node of tree * int * tree

let rec reverse l acc =
  match l with
  | [] -> acc
  | x :: rest -> reverse rest (x :: acc)

let rec insert t x =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (left, y, right) ->
    if x < y then Node (insert left x, y, right)
    else Node (left, y, insert right x)

let rec size t =
  match t with
  | Leaf -> 0
  | Node (left, _, right) -> size left + 1 + size right

let () =
  let l = reverse [1; 2; 3; 4] [] in
  let t = ref (insert (insert (insert Leaf 2) 1) 4) in
  t := insert !t 3;
  print_int (List.length l + size !t);
  print_newline ()
