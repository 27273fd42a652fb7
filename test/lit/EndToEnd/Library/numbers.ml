(* The modules Float and Int.
   RUN: %everywhere %s
*)
let print i = print_int i; print_byte 32
let real x = print (int_of_float (x *. 100.0))
let () =
  real (Float.of_int 3);
  print (Float.to_int (-2.5));
  real (Float.abs (-1.25));
  real (Float.sqrt 2.0);
  real (Float.neg (Float.add 1.0 (Float.mul 2.0 (Float.sub 3.0 (Float.div 1.0 2.0)))));
  real (Float.exp 1.0 +. Float.log 2.0 +. Float.floor 1.5 +. Float.ceil 1.5);
  real (Float.sin Float.pi +. Float.cos Float.pi +. Float.tan 0.5 +. Float.atan 1.0);
  print (Int.abs (-3) + Int.succ 4 - Int.pred 5);
  real (Int.to_float 7);
  print (Int.of_float 7.9);
  print (Int.min 1 2 + Int.max 3 4 * Int.compare 5 6);
  print (Int.neg (Int.add 1 (Int.mul 2 (Int.sub 9 (Int.div 7 2)))));
  print (if Int.equal 1 1 then 1 else 0);
  print_newline ()

(* >>> output
300 -2 125 141 -600 641 33 4 700 7 -3 -13 1 
<<< *)
