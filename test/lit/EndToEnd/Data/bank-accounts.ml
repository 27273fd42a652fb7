(* Records with mutable fields.
   RUN: %everywhere %s
*)
type account = {
  owner : string;
  mutable balance : int;
  mutable history : entry list;
}

and entry = { amount : int; kind : kind }
and kind = Deposit | Withdrawal | Transfer of string

exception Insufficient of account * int

let open_account owner = { owner; balance = 0; history = [] }

let record account amount kind =
  account.balance <- account.balance + amount;
  account.history <- { amount; kind } :: account.history

let deposit account amount =
  if amount <= 0 then invalid_arg "deposit";
  record account amount Deposit

let withdraw account amount =
  if amount > account.balance then raise (Insufficient (account, amount));
  record account (-amount) Withdrawal

let transfer a b amount =
  if amount > a.balance then raise (Insufficient (a, amount));
  record a (-amount) (Transfer b.owner);
  record b amount (Transfer a.owner)

let describe = function
  | { kind = Deposit; amount } -> Printf.sprintf "+%d" amount
  | { kind = Withdrawal; amount } -> string_of_int amount
  | { kind = Transfer other; amount } when amount < 0 ->
    Printf.sprintf "%d to %s" amount other
  | { kind = Transfer other; amount } -> Printf.sprintf "%d from %s" amount other

let show account =
  Printf.printf "%s: %d (%s)\n" account.owner account.balance
    (String.concat ", " (List.rev_map describe account.history))

let attempt f =
  try f () with
  | Insufficient ({ owner; balance; _ }, amount) ->
    Printf.printf "%s has only %d, not %d\n" owner balance amount
  | Invalid_argument s -> Printf.printf "invalid: %s\n" s

let () =
  let ann = open_account "Ann" and bob = open_account "Bob" in
  attempt (fun () -> deposit ann 100);
  attempt (fun () -> deposit bob (-5));
  attempt (fun () -> withdraw ann 30);
  attempt (fun () -> withdraw bob 1);
  attempt (fun () -> transfer ann bob 50);
  attempt (fun () -> transfer ann bob 50);
  attempt (fun () -> transfer bob ann 7);
  show ann;
  show bob;
  let copy = { ann with owner = "Copy" } in
  deposit copy 1000;
  show copy;
  show ann;
  Printf.printf "%b %b\n" (ann = ann) (ann = copy);
  let same = ann in
  same.balance <- 0;
  Printf.printf "%d\n" ann.balance;
  let accounts = [ann; bob; copy] in
  List.iter (fun a -> a.balance <- a.balance * 2 + 1) accounts;
  Printf.printf "%d\n" (List.fold_left (fun sum a -> sum + a.balance) 0 accounts)
(* >>> output
invalid: deposit
Bob has only 0, not 1
Ann has only 20, not 50
Ann: 27 (+100, -30, -50 to Bob, 7 from Bob)
Bob: 43 (50 from Ann, -7 to Ann)
Copy: 1027 (+100, -30, -50 to Bob, 7 from Bob, +1000)
Ann: 27 (+100, -30, -50 to Bob, 7 from Bob)
true false
0
2143
<<< *)
