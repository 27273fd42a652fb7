(* RUN: %compare-prompt %s
*)
let line = read_line ();;
these are words for the phrase
line;;
let n = read_int ();;
42
n + n;;
let a = read_line () in let b = read_line () in (b, a);;
first
second
let f = read_float ();;
2.5
f;;
String.length (read_line ());;

line, n;;
(* Output:
val line : string = "these are words for the phrase"
- : string = "these are words for the phrase"
val n : int = 42
- : int = 84
- : string * string = ("second", "first")
val f : float = 2.5
- : float = 2.5
- : int = 0
- : string * int = ("these are words for the phrase", 42)
*)
