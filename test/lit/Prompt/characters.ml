(* RUN: %compare-prompt %s
*)
'a';;
'\t';;
'\\';;
' ';;
'\000';;
'\127';;
['x'; '\n'];;
Some '\'';;
('"', "'");;
Char.lowercase_ascii 'Q';;
Char.code '0';;
let is_digit c = c >= '0' && c <= '9';;
is_digit '5', is_digit 'x';;
let explode s = List.init (String.length s) (String.get s);;
explode "hello";;
(* Output:
- : char = 'a'
- : char = '\t'
- : char = '\\'
- : char = ' '
- : char = '\000'
- : char = '\127'
- : char list = ['x'; '\n']
- : char option = Some '\''
- : char * string = ('"', "'")
- : char = 'q'
- : int = 48
val is_digit : char -> bool = <fun>
- : bool * bool = (true, false)
val explode : string -> char list = <fun>
- : char list = ['h'; 'e'; 'l'; 'l'; 'o']
*)
