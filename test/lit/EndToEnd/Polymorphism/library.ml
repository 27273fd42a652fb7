(* A library of polymorphic functions, used at all kinds of types.
   RUN: %everywhere %s
*)
let id x = x
let compose f g x = f (g x)
let apply f x = f x
let first (x, _) = x
let second (_, y) = y
let swap (x, y) = (y, x)
let flip f x y = f y x

let init n f =
  if n = 0 then [||]
  else (
    let a = Array.make n (f 0) in
    for i = 1 to n - 1 do a.(i) <- f i done;
    a)

let iter f a = for i = 0 to Array.length a - 1 do f a.(i) done
let map f a = init (Array.length a) (fun i -> f a.(i))

let fold f start a =
  let result = ref start in
  iter (fun x -> result := f !result x) a;
  !result

let zip a b = init (min (Array.length a) (Array.length b)) (fun i -> (a.(i), b.(i)))
let print i = print_int i; print_byte 32
let print_real x = print (int_of_float (x *. 100.0))
let line () = print_newline ()

let () =
  print (id 1);
  print_real (id 2.5);
  print (first (id (3, 4.5)));
  print_real (second (id (3, 4.5)));
  print (id [|5|]).(0);
  print ((id id) 6);
  (id print_int) 7;
  line ();
  print (compose succ (fun x -> x * 2) 10);
  print (compose int_of_float float_of_int 8);
  print_real (compose float_of_int int_of_float 2.75);
  print (apply (fun (x, y) -> x - y) (swap (1, 5)));
  print_real (flip (fun x y -> x -. float_of_int y) 1 4.25);
  line ();
  let numbers = init 6 (fun i -> i * i) in
  let reals = map float_of_int numbers in
  let pairs = zip numbers reals in
  let nested = map (fun n -> init (n / 4) id) numbers in
  iter print numbers;
  iter print_real reals;
  iter (fun (n, x) -> print n; print_real x) pairs;
  iter (fun a -> print (fold (fun x y -> x + y) 0 a)) nested;
  line ();
  print (fold (fun a x -> a + x) 0 numbers);
  print_real (fold (fun a x -> a +. x) 0.5 reals);
  print (fold (fun a (n, x) -> a + n + int_of_float x) 0 pairs);
  let functions = map (fun n -> fun x -> x + n) numbers in
  print (fold (fun x f -> f x) 100 functions);
  if fold (fun a x -> a && x >= 0.0) true reals then print 1 else print 0;
  print (Array.length (map id (init 0 (fun _ -> 1.5))));
  line ()

(* >>> output
1 250 3 450 5 6 7
21 8 200 4 325 
0 1 4 9 16 25 0 100 400 900 1600 2500 0 0 1 100 4 400 9 900 16 1600 25 2500 0 0 0 1 6 15 
55 5550 110 155 1 0 
<<< *)
