(* Ten million exceptions, and ten million calls, in 64 KB of stack.
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=interpret,jit-O0,jit-O1,jit-O2,jit-O3
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=sparc-O0,sparc-O2 --no-ocaml
   RUN: env MINCAML_STACK_MAX=64K %everywhere %s --only=sparcv9-O1,sparcv9-O3 --no-ocaml
*)
exception E
exception Found of int
let n = 10000000

let rec raises k = if k = 0 then raise E else raises (k - 1)
(* Functions that call each other in tail position, and raise. *)
let rec pass step k = if k = 0 then raise (Found 3) else step k
let rec walk k = pass (fun i -> walk (i - 1)) k

let rec catch k sum =
  if k = 0 then sum
  else catch (k - 1) (try (if k mod 2 = 0 then raise E else sum) with E -> sum + 1)

(* The handler calls the function in tail position. *)
let rec from_handler k sum =
  if k = 0 then sum
  else try (if k mod 3 = 0 then raise E else raise Not_found) with
    | E -> from_handler (k - 1) (sum + 1)
    | Not_found -> from_handler (k - 1) sum

let check k = if k mod 5 = 0 then raise E
let rec across_calls k sum =
  if k = 0 then sum
  else across_calls (k - 1) (try check k; sum with E -> sum + 1)

let () =
  print_int (try raises n with E -> 1); print_newline ();
  print_int (try walk 1000000 with Found x -> x); print_newline ();
  print_int (catch n 0); print_newline ();
  print_int (from_handler n 0); print_newline ();
  print_int (across_calls n 0); print_newline ();
  let i = ref 0 in
  (try while true do incr i; if !i = n then raise Exit done with Exit -> ());
  print_int !i; print_newline ()

(* >>> output
1
3
5000000
3333333
2000000
10000000
<<< *)
