type tree = Leaf | Empty | Node of tree * int * tree | Named of { name : string; weight : float }
type color = Red | Green | Blue
type point = { x : int; mutable y : float; tag : color }
type node = { value : int; mutable next : node option }
type expr = Num of int | Neg of expr | Mark of unit | Pair of int * unit * char
let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, Leaf)
let rec count n = if n = 0 then [] else n :: count (n - 1)
type shape = Leaf | Circle of float
exception Wrong of int * int list
let show tree empty named color point ints pairs options good bad minus units chars shape =
  let node = { value = 1; next = None } in
  node.next <- Some node;
  let trees = [| tree; empty |] in
  let functions = [ (fun x -> x + node.value) ] in
  let errors = [ Failure "no"; Not_found; Wrong (1, [ 2 ]) ] in
  let deep = build 40 in
  let long = count 300 in
  point.y <- point.y +. 0.5;
  print_int (Array.length trees + List.length functions + List.length long + List.length errors);
  deep
let () =
  let point = { x = -1; y = 2.; tag = Green } in
  let deep =
    show
      (build 2)
      Empty
      (Named { name = "a b"; weight = 2. })
      Blue point
      [ 1; 2; 3 ]
      [ ("one", 1.5); ("two", 2.) ]
      [ Some [ Some 1; None ]; None; Some [] ]
      (Ok point) (Error "no")
      (Neg (Neg (Num (-1))))
      (Mark ())
      (Some (Pair (1, (), 'q')))
      (Circle 0.5)
  in
  match deep with Node (_, n, _) -> print_int n | _ -> ()
