(* Functions of the module Array, with arrays of ints, floats, tuples and arrays.
   RUN: %everywhere %s
*)
let print i = print_int i; print_byte 32
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

(* >>> output
20 19 16 11 4 -5 -16 -29 2000 1900 1600 1100 400 -500 -1600 -2900 20 1000 19 950 16 800 11 550 4 200 -5 -250 -16 -800 -29 -1450 0 19 32 33 16 -25 -96 -203 20 2000 19 1900 16 1600 11 1100 4 400 -5 -500 -16 -1600 -29 -2900 
20 18 14 8 0 -10 -22 -36 2000 1900 1600 1100 400 -500 -1600 -2900 50 20 19 16 11 4 -5 -16 -29 20 19 16 11 4 -5 -16 -29 16 800 11 550 4 200 0 
99 -1 -1 -1 4 -5 -16 -29 20 99 -1 -1 -1 20 19 16 11 99 99 -1 -1 -1 20 19 16 -1 -1 -1 20 19 16 19 16 
25 25 25 25 25 450 0 3 
<<< *)
