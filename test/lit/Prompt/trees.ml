(* RUN: %compare-prompt %s
*)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree;;
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t ->
    if x < y then Node (insert x l, y, r)
    else if x > y then Node (l, y, insert x r)
    else t;;
let t = List.fold_left (fun t x -> insert x t) Leaf [5; 2; 8; 1; 9; 3];;
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r;;
size t;;
let rec to_list = function Leaf -> [] | Node (l, x, r) -> to_list l @ (x :: to_list r);;
to_list t;;
insert "b" (insert "a" Leaf);;
let rec full n = if n = 0 then Leaf else Node (full (n - 1), n, full (n - 1));;
full 2;;
full 5;;
full 9;;
(* Output:
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
val insert : 'a -> 'a tree -> 'a tree = <fun>
val t : int tree =
  Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf)), 5,
   Node (Leaf, 8, Node (Leaf, 9, Leaf)))
val size : 'a tree -> int = <fun>
- : int = 6
val to_list : 'a tree -> 'a list = <fun>
- : int list = [1; 2; 3; 5; 8; 9]
- : string tree = Node (Leaf, "a", Node (Leaf, "b", Leaf))
val full : int -> int tree = <fun>
- : int tree = Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))
- : int tree =
Node
 (Node
   (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
     Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
   4,
   Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
    Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))),
 5,
 Node
  (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
    Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
  4,
  Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
   Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))))
- : int tree =
Node
 (Node
   (Node
     (Node
       (Node
         (Node
           (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
             Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
           4,
           Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
            Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))),
         5,
         Node
          (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
            Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
          4,
          Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
           Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))))),
       6,
       Node
        (Node
          (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
            Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
          4,
          Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
           Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))),
        5,
        Node
         (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
           Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
         4,
         Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
          Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))))),
     7,
     Node
      (Node
        (Node
          (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
            Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
          4,
          Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
           Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)))),
        5,
        Node
         (Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
           Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))),
         4,
         Node (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf)), 3,
          Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 1, Leaf))))),
      6,
      Node
       (Node (Node (Node (Node (Leaf, 1, Leaf), 2, Node (...)), ...), ...),
       ...))),
   ...),
 ...)
*)
