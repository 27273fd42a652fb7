(* RUN: %compare-prompt %s
*)
let r = ref [];;
r;;
r := [1];;
r;;
let t = Hashtbl.create 10;;
Hashtbl.add t "one" 1;;
t;;
Hashtbl.find t "one";;
let a = [| ref None |];;
a.(0) := Some 'c';;
a;;
let f = ref (fun x -> x);;
!f 3;;
f;;
let s = Stack.create ();;
Stack.push 1.5 s;;
Stack.pop s;;
let x = ref None and y = ref None;;
x := !y;;
y := Some true;;
x;;
(* Output:
val r : '_weak1 list ref = {contents = []}
- : '_weak1 list ref = {contents = []}
- : unit = ()
- : int list ref = {contents = [1]}
val t : ('_weak2, '_weak3) Hashtbl.t = <abstr>
- : unit = ()
- : (string, int) Hashtbl.t = <abstr>
- : int = 1
val a : '_weak4 option ref array = [|{contents = None}|]
- : unit = ()
- : char option ref array = [|{contents = Some 'c'}|]
val f : ('_weak5 -> '_weak5) ref = {contents = <fun>}
- : int = 3
- : (int -> int) ref = {contents = <fun>}
val s : '_weak6 Stack.t = <abstr>
- : unit = ()
- : float = 1.5
val x : '_weak7 option ref = {contents = None}
val y : '_weak8 option ref = {contents = None}
- : unit = ()
- : unit = ()
- : bool option ref = {contents = None}
*)
