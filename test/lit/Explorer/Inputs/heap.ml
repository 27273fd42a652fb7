type tree = Leaf | Node of tree * int * tree
let rec rev l acc = match l with [] -> acc | x :: rest -> rev rest (x :: acc)
let rec insert t x =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
    if x < y then Node (insert l x, y, r) else Node (l, y, insert r x)
let rec even n = n = 0 || odd (n - 1) and odd n = n > 0 && even (n - 1)
let () =
  let l = rev [1; 2; 3] [] in
  let t = insert (insert (insert Leaf 2) 1) 3 in
  let r = ref l in
  r := [];
  let a = Array.make 3 [|1|] in
  a.(1) <- [|2; 3|];
  a.(0) <- a.(1);
  a.(2) <- a.(1);
  let s = string_of_int 42 ^ "x" in
  let pair = (s, 2.5) in
  let f = fun y -> y + a.(0).(0) in
  (try failwith (s ^ "!") with Failure m -> print_string m);
  (try print_int (1 / (f 1 - 3)) with Division_by_zero -> print_string "zero");
  for i = 0 to 1 do a.(i) <- [|i|] done;
  let (text, _) = pair in
  match t with
  | Node (_, x, _) -> print_int (f x); print_string text; assert (even x)
  | Leaf -> ()
