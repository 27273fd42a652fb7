(* RUN: %compare-prompt %s
*)
let words s = List.filter (fun w -> w <> "") (String.split_on_char ' ' s);;
words "the quick  brown fox";;
let count l = List.fold_left (fun acc w -> match List.assoc_opt w acc with None -> (w, 1) :: acc | Some n -> (w, n + 1) :: List.remove_assoc w acc) [] l;;
count (words "a b a c b a");;
let reverse s = String.init (String.length s) (fun i -> s.[String.length s - 1 - i]);;
reverse "hello";;
let palindrome s = s = reverse s;;
palindrome "level", palindrome "nope";;
let caesar k = String.map (fun c -> if c >= 'a' && c <= 'z' then Char.chr ((Char.code c - 97 + k) mod 26 + 97) else c);;
caesar 3 "hello, world";;
let join sep l = String.concat sep l;;
join "-" ["a"; "b"; "c"];;
Printf.sprintf "%5d|%-5s|%05.1f" 42 "ab" 3.14159;;
let rec repeat n s = if n = 0 then "" else s ^ repeat (n - 1) s;;
repeat 3 "ab";;
String.index "hello" 'l', String.contains "abc" 'z';;
String.index "hello" 'z';;
(* Output:
val words : string -> string list = <fun>
- : string list = ["the"; "quick"; "brown"; "fox"]
val count : 'a list -> ('a * int) list = <fun>
- : (string * int) list = [("a", 3); ("b", 2); ("c", 1)]
val reverse : string -> string = <fun>
- : string = "olleh"
val palindrome : string -> bool = <fun>
- : bool * bool = (true, false)
val caesar : int -> string -> string = <fun>
- : string = "khoor, zruog"
val join : string -> string list -> string = <fun>
- : string = "a-b-c"
- : string = "   42|ab   |003.1"
val repeat : int -> string -> string = <fun>
- : string = "ababab"
- : int * bool = (2, false)
Exception: Not_found.
*)
