(* Accounts as functions that share a reference.
   RUN: %everywhere %s
*)
exception Insufficient_funds of int * int

let make_account initial =
  let balance = ref initial in
  let deposit n =
    if n <= 0 then invalid_arg "deposit";
    balance := !balance + n
  in
  let withdraw n =
    if n > !balance then raise (Insufficient_funds (!balance, n));
    balance := !balance - n
  in
  let show () = !balance in
  (deposit, withdraw, show)

let attempt f x =
  try f x; true with
  | Insufficient_funds (have, want) ->
      Printf.printf "only %d, not %d\n" have want;
      false
  | Invalid_argument s ->
      print_endline ("invalid: " ^ s);
      false

let () =
  let deposit, withdraw, show = make_account 100 in
  let deposit2, withdraw2, show2 = make_account 0 in
  let transfer n =
    withdraw n;
    deposit2 n
  in
  let report () = Printf.printf "%d %d\n" (show ()) (show2 ()) in
  report ();
  Printf.printf "%b\n" (attempt deposit 50);
  Printf.printf "%b\n" (attempt transfer 120);
  report ();
  Printf.printf "%b\n" (attempt transfer 120);
  Printf.printf "%b\n" (attempt deposit (-5));
  Printf.printf "%b\n" (attempt withdraw2 121);
  report ()

(* >>> output
100 0
true
true
30 120
only 30, not 120
false
invalid: deposit
false
only 120, not 121
false
30 120
<<< *)
