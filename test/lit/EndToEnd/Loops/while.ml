(* Loops with a condition, nested and in conditions.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let gcd a b =
  let a = ref a and b = ref b in
  while !b <> 0 do
    let t = !b in
    b := !a - !a / !b * !b;
    a := t
  done;
  !a
let collatz n =
  let n = ref n and steps = ref 0 in
  while !n <> 1 do
    if !n - !n / 2 * 2 = 0 then n := !n / 2 else n := 3 * !n + 1;
    incr steps
  done;
  !steps
let () = print (gcd 1071 462); print (collatz 27)
let () = while false do print 0 done
let count = ref 0
let next () = incr count; !count <= 5
let () =
  while next () do
    let i = ref 0 in
    while (incr i; !i < !count) do print (!count * 10 + !i) done
  done
let () =
  let i = ref 0 in
  while !i < 3000000 do i := !i + 1 done;
  print !i

(* >>> output
21
111
21
31
32
41
42
43
51
52
53
54
3000000
<<< *)
