(* Polymorphic functions that capture variables of polymorphic functions.
   RUN: %everywhere %s
*)
let pair x = fun y -> (x, y)
let constant x = fun _ -> x

let memo f start =
  let last = ref (start, f start) in
  fun x ->
    let (key, value) = !last in
    if key = x then value
    else (
      let result = f x in
      last := (x, result);
      result)

let counter step start =
  let state = ref start in
  let next () = let old = !state in state := step old; old in
  let reset x = state := x in
  (next, reset)

let both x y =
  let tag label = (label, x) in
  let cell = ref (tag y) in
  let swap (a, b) = (b, a) in
  let (again, (n, _)) = swap (tag 1, !cell) in
  (again, n)

let rec repeat n f x = if n = 0 then x else repeat (n - 1) f (f x)
let print i = print_int i; print_byte 32
let print_real x = print (int_of_float (x *. 100.0))

let () =
  let (a, b) = (pair 1) 2.5 in
  print a;
  print_real b;
  let (a, b) = (pair 1.5) true in
  print_real a;
  print (if b then 1 else 0);
  print ((constant 4) (1, 2));
  print_real ((constant 4.5) [|1|]);
  let square = memo (fun x -> print 0; x * x) 3 in
  print (square 3);
  print (square 4);
  print (square 4);
  let half = memo (fun x -> print 1; x /. 2.0) 1.0 in
  print_real (half 1.0);
  print_real (half 5.0);
  print_newline ();
  let (next, reset) = counter succ 10 in
  print (next ());
  print (next ());
  reset 3;
  print (next ());
  let (next, reset) = counter (fun x -> x *. 2.0) 0.5 in
  print_real (next ());
  print_real (next ());
  reset 8.0;
  print_real (next ());
  let (fast, _) = counter (fun (a, b) -> (b, a + b)) (0, 1) in
  for i = 1 to 10 do
    let (n, _) = fast () in
    print n
  done;
  print_newline ();
  let ((n, x), z) = both 2.5 7 in
  print n;
  print_real x;
  print z;
  let ((y, x), z) = both true 1.25 in
  print_real y;
  print (if x then 1 else 0);
  print z;
  print (repeat 10 (fun x -> x * 2) 1);
  print_real (repeat 3 sqrt 256.0);
  let (n, x) = repeat 4 (fun (n, x) -> (n + 1, x *. 1.5)) (0, 1.0) in
  print n;
  print_real x;
  print ((repeat 3 (fun f -> fun x -> f x + 1) (fun x -> x)) 5);
  print_newline ()

(* >>> output
1 250 150 1 4 450 0 9 0 16 16 1 50 1 250 
10 11 3 50 100 800 0 1 1 2 3 5 8 13 21 34 
7 250 1 125 1 1 1024 200 4 506 8 
<<< *)
