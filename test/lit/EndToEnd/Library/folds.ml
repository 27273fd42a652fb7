(* Folds, searches and sorts of arrays; functions of the library as values.
   RUN: %everywhere %s
*)
let print i = print_int i; print_byte 32
let real x = print (int_of_float (x *. 100.0))
let truth b = print (if b then 1 else 0)
let sum a = Array.fold_left (fun x y -> x + y) 0 a
let order x y = if x < y then -1 else if x > y then 1 else 0

let () =
  let a = [|3; -1; 4; 1; -5; 9; 2; 6; 5; 3; 5|] in
  print (sum a);
  print (Array.fold_right (fun x acc -> x - acc) a 0);
  real (Array.fold_left (fun acc n -> acc +. float_of_int n) 0.5 a);
  let (low, high) = Array.fold_left (fun (l, h) n -> (min l n, max h n)) (0, 0) a in
  print low;
  print high;
  truth (Array.for_all (fun n -> n < 10) a);
  truth (Array.for_all (fun n -> print n; n > 0) a);
  truth (Array.exists (fun n -> print n; n = 4) a);
  truth (Array.exists (fun _ -> true) [|1.5|] && Array.for_all (fun _ -> false) [||]);
  truth (Array.mem 9 a);
  truth (Array.mem 2.5 [|1.0; 2.0|]);
  truth (Array.mem false [|true; false|]);
  print_newline ();
  let b = Array.copy a in
  Array.sort order b;
  Array.iter print b;
  Array.sort (fun x y -> order y x) b;
  Array.iter print b;
  let c = Array.map (fun n -> float_of_int n /. 4.0) a in
  Array.fast_sort order c;
  Array.iter real c;
  print_newline ();
  let d = Array.mapi (fun i n -> (n / 3, i)) a in
  Array.stable_sort (fun (x, _) (y, _) -> order x y) d;
  Array.iter (fun (x, i) -> print x; print i) d;
  print_newline ();
  let large = Array.init 1000 (fun i -> i * 7919 - i / 3 * 20011) in
  let same = Array.copy large in
  Array.sort order large;
  Array.stable_sort order same;
  let sorted = ref true in
  for i = 1 to 999 do
    if large.(i - 1) > large.(i) || large.(i) <> same.(i) then sorted := false
  done;
  truth !sorted;
  Array.sort order [||];
  Array.stable_sort order [|1|];
  let apply f x y = f x y in
  apply Array.iter print a;
  let fold = Array.fold_left in
  print (fold (fun acc row -> acc + sum row) 0 (Array.make_matrix 3 2 5));
  real (fold (fun acc x -> acc +. x) 0.0 c);
  let rows = Array.map (fun row -> Array.map succ row) [|[|1; 2|]; [|3|]|] in
  print (sum (Array.map sum rows));
  print_newline ()

(* >>> output
32 -4 3250 -5 9 1 3 -1 0 3 -1 4 1 1 1 0 1 
-5 -1 1 2 3 3 4 5 5 6 9 9 6 5 5 4 3 3 2 1 -1 -5 -125 -25 25 50 75 75 100 125 125 150 225 
-1 4 0 1 0 3 0 6 1 0 1 2 1 8 1 9 1 10 2 7 3 5 
1 3 -1 4 1 -5 9 2 6 5 3 5 30 800 9 
<<< *)
