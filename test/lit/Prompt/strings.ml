(* RUN: %compare-prompt %s
*)
"a";;
String.make 5 'z';;
String.length "abc", "abc".[1];;
String.concat ", " ["a"; "b"];;
String.uppercase_ascii "abc";;
String.sub "hello" 1 3;;
String.split_on_char ' ' "a b c";;
"tab\tquote\"backslash\\";;
"\001\127";;
String.make 400 'q';;
[String.make 310 'r'; "s"];;
Char.code 'a', Char.chr 98;;
string_of_float 1.5, float_of_string "2.5";;
Printf.sprintf "%d %s %.2f %c" 1 "two" 3. '4';;
Bytes.make 3 'b';;
Bytes.to_string (Bytes.of_string "abc");;
(* Output:
- : string = "a"
- : string = "zzzzz"
- : int * char = (3, 'b')
- : string = "a, b"
- : string = "ABC"
- : string = "ell"
- : string list = ["a"; "b"; "c"]
- : string = "tab\tquote\"backslash\\"
- : string = "\001\127"
- : string =
"qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"... (* string length 400; truncated *)
- : string list =
["rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr"... (* string length 310; truncated *);
 "s"]
- : int * char = (97, 'b')
- : string * float = ("1.5", 2.5)
- : string = "1 two 3.00 4"
- : bytes = Bytes.of_string "bbb"
- : string = "abc"
*)
