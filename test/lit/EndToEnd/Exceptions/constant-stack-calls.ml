(* A million turns with handlers, and tail calls between functions that raise, some of
   which return exceptions and some of which do not, in 64 KB of stack.
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=interpret,jit-O0,jit-O1,jit-O2,jit-O3
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=sparc-O0,sparc-O1,sparc-O2,sparc-O3 --no-ocaml
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=sparcv9-O0,sparcv9-O1,sparcv9-O2,sparcv9-O3 --no-ocaml
*)
exception E of int
exception Stop
let n = 1000000

(* Tail calls of functions through closures, that raise at the end. *)
let rec ping f k = if k = 0 then raise (E 4) else pong f (k - 1)
and pong f k = if k = 0 then raise Stop else f k
let rec bounce k = ping bounce (k - 1)

(* From a function that no handler observes to one that returns exceptions. *)
let rec down k s = if k = 0 then s else if k < 0 then raise (E k) else down (k - 1) (s + 1)
let unobserved k = down k 0

(* Many arguments, of which some are in memory. *)
let rec many a b c d e f g h k =
  if k = 0 then raise (E (a + h)) else many h a b c d e f g (k - 1)

(* A loop in a handler, and a handler in a loop in a handler. *)
let loops k =
  let s = ref 0 in
  (try raise Stop with Stop ->
     for i = 1 to k do
       try if i land 1 = 0 then raise (E i) else incr s with E _ -> s := !s + 2
     done);
  !s

(* A while that is left by an exception in each turn of another loop. *)
let left k =
  let c = ref 0 in
  for _ = 1 to k do
    let i = ref 0 in
    (try while true do incr i; if !i > 1 then raise Stop done with Stop -> c := !c + !i)
  done;
  !c

(* A handler that calls in tail position, whose body calls a function that raises. *)
let fails k = if k land 3 <> 0 then raise (E k) else k
let rec again k s =
  if k = 0 then s
  else match_on k s
and match_on k s = try ignore (fails k); (fun () -> s) () with E j -> again (j - 1) (s + 1)
let rec outer k s = if k <= 0 then s else outer (k - 4) (match_on (k - 1) s)

let () =
  print_int (try bounce n with E k -> k | Stop -> 5); print_newline ();
  print_int (unobserved n); print_newline ();
  print_int (try down (-1) 0 with E k -> k); print_newline ();
  print_int (try many 1 2 3 4 5 6 7 8 n with E k -> k); print_newline ();
  print_int (loops n); print_newline ();
  print_int (left (n / 2)); print_newline ();
  print_int (outer n 0); print_newline ()

(* >>> output
5
1000000
-1
9
1500000
1000000
750000
<<< *)
