(* RUN: %compare-prompt %s
*)
let log = ref [];;
let note s = log := s :: !log;;
note "a";;
note "b";;
!log;;
let memo f = let t = Hashtbl.create 10 in fun x -> match Hashtbl.find_opt t x with Some y -> y | None -> let y = f x in Hashtbl.add t x y; y;;
let slow = memo (fun x -> note "computed"; x * x);;
slow 5;;
slow 5;;
!log;;
let stack : int list ref = ref [];;
let push x = stack := x :: !stack and pop () = match !stack with [] -> failwith "empty" | x :: l -> stack := l; x;;
push 1; push 2;;
pop ();;
pop ();;
pop ();;
push 3;;
!stack;;
let account = let balance = ref 100 in object_like_deposit balance;;
let make_account b = let balance = ref b in (fun n -> balance := !balance + n), (fun () -> !balance);;
let deposit, balance = make_account 50;;
deposit 25;;
balance ();;
(* Output:
val log : '_weak1 list ref = {contents = []}
val note : '_weak1 -> unit = <fun>
- : unit = ()
- : unit = ()
- : string list = ["b"; "a"]
val memo : ('a -> 'b) -> 'a -> 'b = <fun>
val slow : int -> int = <fun>
- : int = 25
- : int = 25
- : string list = ["computed"; "b"; "a"]
val stack : int list ref = {contents = []}
val push : int -> unit = <fun>
val pop : unit -> int = <fun>
- : unit = ()
- : int = 2
- : int = 1
Exception: Failure "empty".
- : unit = ()
- : int list = [3]
//toplevel//:1:40: error: 'object_like_deposit' is not defined [MC0346]
let account = let balance = ref 100 in object_like_deposit balance;;
                                       ^~~~~~~~~~~~~~~~~~~
val make_account : int -> (int -> unit) * (unit -> int) = <fun>
val deposit : int -> unit = <fun>
val balance : unit -> int = <fun>
- : unit = ()
- : int = 75
*)
