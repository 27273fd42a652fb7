(* RUN: %compare-prompt %s
*)
type cell = { mutable value : int; mutable next : cell option };;
let c = { value = 1; next = None };;
let d = { value = 0; next = Some c };;
c.value <- 5;;
d;;
c.next <- Some { value = 9; next = None };;
d;;
let rec sum c = c.value + match c.next with None -> 0 | Some n -> sum n;;
sum d;;
c.next <- Some d;;
d;;
d.next == Some c, (match d.next with Some x -> x == c | None -> false);;
(* Output:
type cell = { mutable value : int; mutable next : cell option; }
val c : cell = {value = 1; next = None}
val d : cell = {value = 0; next = Some {value = 1; next = None}}
- : unit = ()
- : cell = {value = 0; next = Some {value = 5; next = None}}
- : unit = ()
- : cell =
{value = 0; next = Some {value = 5; next = Some {value = 9; next = None}}}
val sum : cell -> int = <fun>
- : int = 14
- : unit = ()
- : cell = {value = 0; next = Some {value = 5; next = Some <cycle>}}
- : bool * bool = (false, true)
*)
