(* Memo tables, with Not_found for values that have not been computed yet.
   RUN: %everywhere %s
*)
let calls = ref 0

let memoize size f =
  let known = Array.make size false in
  let table = Array.make size 0 in
  let lookup n = if known.(n) then table.(n) else raise Not_found in
  let rec memo n =
    try lookup n
    with Not_found ->
      let v = f memo n in
      known.(n) <- true;
      table.(n) <- v;
      v
  in
  memo

let fib self n =
  incr calls;
  if n < 2 then n else self (n - 1) + self (n - 2)

let rec slow n = fib slow n

let () =
  let fast = memoize 50 fib in
  Printf.printf "%d\n" (fast 40);
  Printf.printf "%d calls\n" !calls;
  calls := 0;
  Printf.printf "%d\n" (slow 15);
  Printf.printf "%d calls\n" !calls;
  (* the number of ways to climb stairs by 1, 2 or 3 steps *)
  let stairs =
    memoize 30 (fun self n ->
      if n = 0 then 1
      else
        let sum = ref 0 in
        for k = 1 to min 3 n do sum := !sum + self (n - k) done;
        !sum)
  in
  for i = 0 to 10 do Printf.printf "%d " (stairs i) done;
  print_newline ()

(* >>> output
102334155
41 calls
610
1973 calls
1 1 2 4 7 13 24 44 81 149 274 
<<< *)
