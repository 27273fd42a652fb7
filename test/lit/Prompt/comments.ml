(* RUN: %compare-prompt %s
*)
(* a comment *) 1;;
2 (* ;; *);;
(* nested (* comment ;; *) ;; *) 3;;
";;";;
"(* no comment";;
(* "a string with *) inside" *) 4;;
'"';;
5 (* " ;; " *);;
{|quoted ;; "string"|};;
{id|another ;; |} one|id};;
let x = (* first *)
  1 (* second *)
  + 2;;
(* only a comment *)
x;;
'\'', ';', "';;'";;
let x' = 3;;
let f' (x : 'a) = x;;
(* Output:
- : int = 1
- : int = 2
- : int = 3
- : string = ";;"
- : string = "(* no comment"
- : int = 4
- : char = '"'
- : int = 5
- : string = "quoted ;; \"string\""
- : string = "another ;; |} one"
val x : int = 3
- : int = 3
- : char * char * string = ('\'', ';', "';;'")
val x' : int = 3
val f' : 'a -> 'a = <fun>
*)
