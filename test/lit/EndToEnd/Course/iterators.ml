(* Functions over arrays, written by hand.
   RUN: %everywhere %s
*)
let init n f =
  let a = Array.make n (f 0) in
  for i = 1 to n - 1 do a.(i) <- f i done;
  a

let iter f a = for i = 0 to Array.length a - 1 do f a.(i) done

let map f a = init (Array.length a) (fun i -> f a.(i))

let fold_left f start a =
  let acc = ref start in
  iter (fun x -> acc := f !acc x) a;
  !acc

let rec exists p a i = i < Array.length a && (p a.(i) || exists p a (i + 1))

let () =
  let squares = init 10 (fun i -> i * i) in
  let halves = map (fun x -> x / 2) squares in
  iter (fun x -> print_int x; print_byte 32) halves;
  print_newline ();
  print_int (fold_left (fun a b -> a + b) 0 squares);
  print_newline ();
  print_int (fold_left max min_int halves);
  print_newline ();
  if exists (fun x -> x = 49) squares 0 then print_int 1 else print_int 0;
  print_newline ()

(* >>> output
0 0 2 4 8 12 18 24 32 40 
285
40
1
<<< *)
