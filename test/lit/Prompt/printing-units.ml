(* RUN: %compare-prompt %s
*)
();;
[(); ()];;
Some ();;
let u = ();;
let f () = 1;;
f ();;
ignore 3;;
print_string "";;
print_newline ();;
((), 1);;
let g () () = ();;
g () ();;
type t = U of unit;;
U ();;
[|()|];;
ref ();;
(* Output:
- : unit = ()
- : unit list = [(); ()]
- : unit option = Some ()
val u : unit = ()
val f : unit -> int = <fun>
- : int = 1
- : unit = ()
- : unit = ()

- : unit = ()
- : unit * int = ((), 1)
val g : unit -> unit -> unit = <fun>
- : unit = ()
type t = U of unit
- : t = U ()
- : unit array = [|()|]
- : unit ref = {contents = ()}
*)
