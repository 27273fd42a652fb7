(* Counters, accumulators and composition.
   RUN: %everywhere %s
*)
let make_counter start step =
  let n = ref start in
  fun () ->
    let value = !n in
    n := value + step;
    value

let twice f = fun x -> f (f x)
let compose f g = fun x -> f (g x)

let print n = print_int n; print_newline ()

let () =
  let a = make_counter 0 1 in
  let b = make_counter 100 10 in
  print (a ());
  print (a ());
  print (b ());
  print (a ());
  print (b ());
  let quadruple = twice (fun x -> 2 * x) in
  print (quadruple 5);
  print ((twice (twice quadruple)) 1);
  let shift = compose (fun x -> x + 1) quadruple in
  print (shift 3)

(* >>> output
0
1
100
2
110
20
256
13
<<< *)
