(* A program of a first course.
   RUN: %everywhere %s
*)
(* Demo: own exceptions, mutable records, and how to clean up. *)

type account = {
  id : int;
  owner : string;
  mutable balance : int;
  mutable history : operation list;
}

and operation =
  | Deposit of { amount : int; note : string }
  | Withdraw of { amount : int }
  | Transfer of { amount : int; other : int }

exception Insufficient_funds of { wanted : int; available : int }
exception Bad_amount of int
exception Frozen

let counter = ref 100

let open_account owner =
  incr counter;
  { id = !counter; owner; balance = 0; history = [] }

let check n = if n <= 0 then raise (Bad_amount n)

let deposit ?(note = "-") acc amount =
  check amount;
  acc.balance <- acc.balance + amount;
  acc.history <- Deposit { amount; note } :: acc.history

let take acc amount =
  check amount;
  if acc.balance < amount then
    raise (Insufficient_funds { wanted = amount; available = acc.balance });
  acc.balance <- acc.balance - amount

let withdraw acc amount =
  take acc amount;
  acc.history <- Withdraw { amount } :: acc.history

let transfer ~src ~dst amount =
  if src == dst then invalid_arg "transfer: same account";
  take src amount;
  dst.balance <- dst.balance + amount;
  src.history <- Transfer { amount = -amount; other = dst.id } :: src.history;
  dst.history <- Transfer { amount; other = src.id } :: dst.history

let describe = function
  | Deposit { amount; note = "-" } -> Printf.sprintf "deposit %d" amount
  | Deposit { amount; note } -> Printf.sprintf "deposit %d (%s)" amount note
  | Withdraw { amount } -> Printf.sprintf "withdraw %d" amount
  | Transfer { amount; other } when amount < 0 -> Printf.sprintf "sent %d to #%d" (-amount) other
  | Transfer t -> Printf.sprintf "got %d from #%d" t.amount t.other

let statement acc =
  Printf.printf "#%d %s: %d\n" acc.id acc.owner acc.balance;
  List.rev acc.history |> List.iteri (fun i op -> Printf.printf "   %d. %s\n" (i + 1) (describe op))

let attempt what f =
  Printf.printf "* %s: " what;
  match f () with
  | () -> print_endline "ok"
  | exception Insufficient_funds { wanted; available } ->
    Printf.printf "refused, %d wanted but only %d there\n" wanted available
  | exception Bad_amount n -> Printf.printf "refused, bad amount %d\n" n
  | exception Invalid_argument s -> Printf.printf "refused, %s\n" s

let () =
  let alice = open_account "Alice" and bob = open_account "Bob" in
  attempt "alice deposits 100" (fun () -> deposit alice 100);
  attempt "alice deposits 50 more" (fun () -> deposit ~note:"birthday" alice 50);
  attempt "bob deposits -3" (fun () -> deposit bob (-3));
  attempt "bob withdraws 10" (fun () -> withdraw bob 10);
  attempt "alice gives 60 to bob" (fun () -> transfer ~src:alice ~dst:bob 60);
  attempt "alice gives to herself" (fun () -> transfer ~src:alice ~dst:alice 1);
  attempt "bob gives 61" (fun () -> transfer ~dst:alice ~src:bob 61);
  attempt "bob withdraws 60" (fun () -> withdraw bob 60);
  statement alice;
  statement bob;
  (* finally always runs *)
  let r =
    try
      Fun.protect
        ~finally:(fun () -> print_endline "(closing the session)")
        (fun () -> if bob.balance = 0 then raise Frozen else bob.balance)
    with Frozen -> print_endline "account frozen"; -1
  in
  Printf.printf "r = %d\n" r;
  let copy = { alice with owner = "Eve" } in
  copy.balance <- 0;
  Printf.printf "alice %d, eve %d, same record: %b\n" alice.balance copy.balance (alice == copy)

(* >>> output
* alice deposits 100: ok
* alice deposits 50 more: ok
* bob deposits -3: refused, bad amount -3
* bob withdraws 10: refused, 10 wanted but only 0 there
* alice gives 60 to bob: ok
* alice gives to herself: refused, transfer: same account
* bob gives 61: refused, 61 wanted but only 60 there
* bob withdraws 60: ok
#101 Alice: 90
   1. deposit 100
   2. deposit 50 (birthday)
   3. sent 60 to #102
#102 Bob: 0
   1. got 60 from #101
   2. withdraw 60
(closing the session)
account frozen
r = -1
alice 90, eve 0, same record: false
<<< *)
