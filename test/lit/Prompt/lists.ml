(* RUN: %compare-prompt %s
*)
[];;
[1];;
[1; 2; 3];;
[[1]; []; [2; 3]];;
["a"; "b"];;
[(1, 'a'); (2, 'b')];;
[Some 1; None];;
List.map (fun x -> x * x) [1; 2; 3];;
List.filter (fun x -> x > 1) [1; 2; 3];;
List.fold_left (+) 0 [1; 2; 3];;
List.rev [1; 2; 3], List.length [1; 2];;
List.assoc 2 [(1, "a"); (2, "b")];;
List.combine [1; 2] ['a'; 'b'];;
List.split [(1, 'a'); (2, 'b')];;
List.hd [1; 2], List.tl [1; 2];;
List.sort compare [3; 1; 2];;
(* Output:
- : 'a list = []
- : int list = [1]
- : int list = [1; 2; 3]
- : int list list = [[1]; []; [2; 3]]
- : string list = ["a"; "b"]
- : (int * char) list = [(1, 'a'); (2, 'b')]
- : int option list = [Some 1; None]
- : int list = [1; 4; 9]
- : int list = [2; 3]
- : int = 6
- : int list * int = ([3; 2; 1], 2)
- : string = "b"
- : (int * char) list = [(1, 'a'); (2, 'b')]
- : int list * char list = ([1; 2], ['a'; 'b'])
- : int * int list = (1, [2])
- : int list = [1; 2; 3]
*)
