(* Polymorphic definitions in all forms, shadowing, and order of evaluation.
   RUN: %everywhere %s
*)
let print i = print_int i; print_byte 32
let id = fun x -> x
let same = id
let id x = (same x, id)
let number = (print 1; 10)
and double x = (x, x)
and other = (print 2; 20)
and make = ref
let fst x = x
let rec loop n x f = if n = 0 then x else loop (n - 1) (f x) f
let shadow x = let x = (x, x) in let shadow y = (y, x) in shadow 1
let f (x, y) z = (z, (y, x))
let f x y = f (f x y) y

let () =
  let (a, g) = id 3 in
  print a;
  print (g 4);
  let (a, _) = id (2.5, 5) in
  let (_, a) = a in
  print a;
  let (a, _) = double number in
  let (_, b) = double true in
  print (if b then a + other else 0);
  let r = make 6 and s = make 1.5 in
  incr r;
  s := !s *. 2.0;
  print !r;
  print (int_of_float (fst !s));
  print (fst (loop 3 1 (fun x -> x * 3)));
  print (Array.length (loop 3 [|true|] (fun a -> Array.make (2 * Array.length a) a.(0))));
  let (_, (n, _)) = shadow 7 in
  print n;
  let (_, ((n, _), _)) = shadow (8, 1.0) in
  print n;
  let (x, (y, z)) = f (1, true) 9 in
  let (z, _) = (z, y) in
  print x;
  print z;
  print_newline ()

let () =
  let rec count f n = if n = 0 then 0 else (if f n then 1 else 0) + count f (n - 1) in
  let always _ = true in
  print (count always 5);
  print (count (fun n -> n / 2 * 2 = n) 9);
  print (if always () then 1 else 0);
  for i = 1 to 2 do
    let keep x = let k = (i, x) in k in
    let (n, _) = keep true in
    let (_, m) = keep i in
    print (n + m)
  done;
  print_newline ()

(* >>> output
1 2 3 4 5 30 7 3 27 8 7 8 9 9 
5 4 1 2 4 
<<< *)
