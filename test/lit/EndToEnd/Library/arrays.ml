(* Functions of the module Array, with arrays of ints, floats, tuples and arrays.
   RUN: %everywhere %s
*)
let print i = print_int i; print_char 32
let real x = print (int_of_float (x *. 100.0))
let truth b = print (if b then 1 else 0)
let pair (n, x) = print n; real x
let line () = print_newline ()

let () =
  let a = Array.init 8 (fun i -> 20 - i * i) in
  let b = Array.map float_of_int a in
  let c = Array.map2 (fun n x -> (n, x /. 2.0)) a b in
  Array.iter print a;
  Array.iter real b;
  Array.iter pair c;
  Array.iteri (fun i n -> print (i * n)) a;
  Array.iter2 (fun n x -> print n; real x) a b;
  line ();
  Array.iter print (Array.mapi (fun i n -> n - i) a);
  Array.iter real (Array.append b [|0.5|]);
  Array.iter print (Array.append [||] a);
  Array.iter print (Array.append a [||]);
  Array.iter pair (Array.sub c 2 3);
  print (Array.length (Array.sub c 8 0));
  line ();
  let d = Array.copy a in
  Array.fill d 1 3 (-1);
  Array.set d 0 99;
  Array.iter print d;
  print (Array.get a 0);
  Array.blit a 0 d 4 4;
  Array.iter print d;
  Array.blit d 0 d 1 7;
  Array.iter print d;
  Array.blit d 2 d 0 6;
  Array.iter print d;
  Array.fill d 8 0 1;
  line ();
  let m = Array.make_matrix 2 3 0.25 in
  m.(1).(2) <- 4.5;
  Array.iter (fun row -> Array.iter real row) m;
  print (Array.length (Array.make_matrix 0 3 true));
  print (Array.length (Array.create_float 3));
  line ()
