(* RUN: %compare-prompt %s
*)
Some 1;;
None;;
[Some 1; None; Some (-2)];;
Some (Some None);;
Some [1; 2];;
Some (1, 2);;
Some "a";;
Some 'a';;
Some (fun x -> x + 1);;
Ok 1;;
Error "e";;
[Ok 1; Error 'c'];;
Option.map succ (Some 3);;
Option.value None ~default:5;;
List.find_opt (fun x -> x > 2) [1; 2; 3];;
List.assoc_opt 5 [(1, 2)];;
Result.map String.length (Ok "abc" : (string, int) result);;
Either.Left 1;;
(* Output:
- : int option = Some 1
- : 'a option = None
- : int option list = [Some 1; None; Some (-2)]
- : 'a option option option = Some (Some None)
- : int list option = Some [1; 2]
- : (int * int) option = Some (1, 2)
- : string option = Some "a"
- : char option = Some 'a'
- : (int -> int) option = Some <fun>
- : (int, 'a) result = Ok 1
- : ('a, string) result = Error "e"
- : (int, char) result list = [Ok 1; Error 'c']
- : int option = Some 4
- : int = 5
- : int option = Some 3
- : int option = None
- : (int, int) result = Ok 3
- : (int, 'a) Either.t = Either.Left 1
*)
