(* fib 30, twenty times, which counts its calls.

   The count is why no call can be left out: neither by using the result of
   another call again, nor by moving a call that does not depend on the loop out
   of it. *)

let calls = Array.make 1 0 in

let rec fib n =
  calls.(0) <- calls.(0) + 1;
  if n < 2 then n else fib (n - 1) + fib (n - 2) in

let fib_30 = 832040 in

let rec repeat times last =
  if times = 0 then last
  else repeat (times - 1) (fib (30 + (last - fib_30))) in

print_int (repeat 20 fib_30);
print_newline ();
print_int calls.(0);
print_newline ()

(* >>> output
832040
53850740
<<< *)
