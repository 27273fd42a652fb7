(* References to all kinds of types, shared, captured, in arrays and tuples.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let () =
  let r = ref 0 in
  let i = ref 10 in
  while !i > 0 do r := !r + !i; decr i done;
  print !r;
  incr r; print (!r * 2);
  let f = ref (fun x -> x + 1) in
  print (!f 3);
  f := (fun x -> x * 10);
  print (!f 3);
  let rr = ref (ref 4) in
  !rr := 5;
  print !(!rr); print !(!rr);
  let t = ref (1, 2.5) in
  let (a, b) = !t in
  t := (a + 1, b);
  print (fst !t); print_float (snd !t); print_newline ();
  let bs = Array.make 2 (ref true) in
  bs.(0) := false;
  print (if !(bs.(1)) then 1 else 0);
  ignore !r
let a = [| 3; 1 + 1; 7; |]
let counter () =
  let n = ref 0 in
  (fun () -> incr n; !n), (fun () -> n := 0)
let (next, reset) = counter ()
let (other, _) = counter ()
let () =
  print (next ()); print (next ()); print (other ()); reset (); print (next ());
  let u = ref () in
  u := print 1;
  !u;
  let a = [| ref 1; ref 2 |] in
  let swap x y = let t = !x in x := !y; y := t in
  swap a.(0) a.(1);
  print (!(a.(0)) * 10 + !(a.(1)));
  let p = (ref 1.5, ref false) in
  fst p := !(fst p) *. 2.0;
  snd p := not !(snd p);
  print_float !(fst p); print_newline ();
  if !(snd p) then decr a.(0);
  print !(a.(0));
  let g = incr in
  let c = ref 41 in
  g c; print !c;
  let x = ref 1 and y = ref 2 in
  x := (y := 5; !y + 1);
  print !x; print !y

(* >>> output
55
112
4
30
5
5
2
2.5
0
1
2
1
1
1
21
3.
1
42
6
5
<<< *)
