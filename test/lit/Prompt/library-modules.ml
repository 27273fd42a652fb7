(* RUN: %compare-prompt %s
*)
let s = Stack.create ();;
Stack.push 1 s; Stack.push 2 s;;
Stack.top s, Stack.length s;;
s;;
let q = Queue.create ();;
Queue.add "a" q; Queue.add "b" q;;
Queue.pop q;;
Queue.length q;;
let b = Buffer.create 10;;
Buffer.add_string b "abc"; Buffer.add_char b 'd';;
Buffer.contents b;;
b;;
Random.init 5; Random.int 100, Random.int 100;;
Random.int 1000;;
Random.init 5; Random.int 100, Random.int 100;;
String.map Char.uppercase_ascii "abc";;
List.to_seq [1; 2] |> List.of_seq;;
Fun.id 3, Fun.negate not true;;
Option.get (Some 1);;
Char.escaped '\n';;
Float.of_int 3, Float.abs (-2.);;
Array.fold_left (+) 0 [|1; 2; 3|];;
{ Complex.re = 1.; im = 2. };;
Complex.norm { Complex.re = 3.; im = 4. };;
(* Output:
val s : '_weak1 Stack.t = <abstr>
- : unit = ()
- : int * int = (2, 2)
- : int Stack.t = <abstr>
val q : '_weak2 Queue.t = <abstr>
- : unit = ()
- : string = "a"
- : int = 1
val b : Buffer.t = <abstr>
- : unit = ()
- : string = "abcd"
- : Buffer.t = <abstr>
- : int * int = (46, 49)
- : int = 377
- : int * int = (46, 49)
- : string = "ABC"
- : int list = [1; 2]
- : int * bool = (3, true)
- : int = 1
- : string = "\\n"
- : float * float = (3., 2.)
- : int = 6
- : Complex.t = {Complex.re = 1.; im = 2.}
- : float = 5.
*)
