(* Polymorphic functions whose variables stand for function types, so that the
   number of arguments of a call differs from copy to copy.
   RUN: %everywhere %s
*)
let number i = print_int i; print_char ' '
let id x = x
let apply f x = f x
let compose f g x = f (g x)
let twice f x = f (f x)
let flip f x y = f y x
let const x _ = x
let fix_point f x = let y = f x in f y
let map f a = Array.init (Array.length a) (fun i -> f a.(i))
let fold f start a =
  let r = ref start in
  for i = 0 to Array.length a - 1 do r := f !r a.(i) done;
  !r
let add x y = x + y
let scale x y z = (x +. float_of_int y) *. z
let later x = let y = x * 2 in fun z -> y + z

let () =
  number (id add 1 2);
  number (id id add 3 4);
  number (apply add 5 6);
  number (apply later 5 6);
  number (apply (apply add) 7 8);
  number (compose add (add 1) 2 3);
  number (compose later (fun x -> x + 1) 2 3);
  number (compose (compose (add 1)) add 4 5);
  number (twice (add 3) 4);
  number (twice id add 5 6);
  number (flip (flip add) 1 2);
  number (flip later 1 2);
  number (const add "unused" 1 2);
  number (const later () 1 2);
  number (fix_point (compose (add 1)) (fun x -> x * x) 5);
  let adders = map add [| 1; 2; 3 |] in
  let laters = map later [| 1; 2; 3 |] in
  number (fold (fun acc f -> f acc) 0 adders);
  number (fold (fun acc f -> f acc) 0 laters);
  number (fold (fun f g -> compose f g) id adders 10);
  number (fold (fun f x y -> f (add x y)) (fun y -> y) [| 1; 2; 3 |] 100);
  number (truncate (id scale 1.5 2 2.0));
  let scales = map scale [| 0.5; 1.5 |] in
  number (truncate (scales.(0) 1 2.0));
  number (truncate ((map (fun f -> f 3) scales).(1) 2.0));
  print_newline ()

(* >>> output
3 7 11 16 15 6 9 10 10 11 3 5 3 4 27 6 12 16 106 7 3 9 
<<< *)
