(* fib 30, computed a hundred times.

   The argument of each call is derived from the result of the call before it,
   so that no compiler can compute fib 30 once and use the result again. *)

let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in

let fib_30 = 832040 in

let rec repeat times last =
  if times = 0 then last
  else repeat (times - 1) (fib (30 + (last - fib_30))) in

print_int (repeat 100 fib_30);
print_newline ()

(* >>> output
832040
<<< *)
