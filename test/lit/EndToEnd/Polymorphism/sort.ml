(* Sorting by a function and by the comparison of ints, floats and bools.
   RUN: %everywhere %s
*)
let less x y = x < y

let exchange a i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x

let sort before a =
  let rec partition pivot i j =
    if i >= j then i
    else if before a.(i) pivot then partition pivot (i + 1) j
    else (
      exchange a i (j - 1);
      partition pivot i (j - 1))
  in
  let rec go first last =
    if last - first > 1 then (
      let middle = partition a.(last - 1) first (last - 1) in
      exchange a middle (last - 1);
      go first middle;
      go (middle + 1) last)
  in
  go 0 (Array.length a)

let maximum a =
  let m = ref a.(0) in
  for i = 1 to Array.length a - 1 do m := max !m a.(i) done;
  !m

let iter f a = for i = 0 to Array.length a - 1 do f a.(i) done
let print i = print_int i; print_byte 32

let () =
  let a = [|3; -1; 4; 1; -5; 9; 2; 6; 5; 3|] in
  sort less a;
  iter print a;
  sort (fun x y -> less y x) a;
  iter print a;
  print_newline ();
  let b = [|2.5; -0.5; 1.25; 8.0|] in
  sort less b;
  iter (fun x -> print (int_of_float (x *. 100.0))) b;
  let c = [|true; false; true; false|] in
  sort less c;
  iter (fun x -> print (if x then 1 else 0)) c;
  let d = [|(3, 1.5); (1, 2.5); (2, 0.5)|] in
  sort (fun (x, _) (y, _) -> less x y) d;
  iter (fun (n, _) -> print n) d;
  sort (fun (_, x) (_, y) -> less x y) d;
  iter (fun (n, _) -> print n) d;
  print_newline ();
  print (maximum a);
  print (int_of_float (maximum b));
  print (if maximum c then 1 else 0);
  print_newline ()

(* >>> output
-5 -1 1 2 3 3 4 5 6 9 9 6 5 4 3 3 2 1 -1 -5 
-50 125 250 800 0 0 1 1 1 2 3 2 3 1 
9 8 1 
<<< *)
