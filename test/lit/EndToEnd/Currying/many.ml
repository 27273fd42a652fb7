(* Functions of many parameters of all types, given their arguments in groups.
   RUN: %everywhere %s
*)
let all a b c d e f g h i j =
  Printf.printf "%d %.1f %s %c %b %d %.2f %s %d %d\n" a b c d e (f ()) g h.(0) (fst i) j
let () =
  all 1 2.5 "three" '4' true (fun () -> 6) 7.25 [| "eight" |] (9, 9) 10;
  let p1 = all 1 2.5 in
  let p2 = p1 "three" '4' true in
  let p3 = p2 (fun () -> 60) in
  let p4 = p3 7.5 [| "acht" |] (90, 9) in
  p4 100; p4 101;
  p2 (fun () -> 61) 7.0 [| "huit" |] (91, 9) 102;
  let twice f = f 200; f 201 in
  twice p4;
  twice (p1 "drei" 'v' false (fun () -> 62) 0.5 [| "otto" |] (92, 0))
let rec unit_between () x () y = x + y
let () =
  let f = unit_between () 1 in
  let g = f () in
  print_int (g 2); print_int (f () 3); print_newline ()

(* >>> output
1 2.5 three 4 true 6 7.25 eight 9 10
1 2.5 three 4 true 60 7.50 acht 90 100
1 2.5 three 4 true 60 7.50 acht 90 101
1 2.5 three 4 true 61 7.00 huit 91 102
1 2.5 three 4 true 60 7.50 acht 90 200
1 2.5 three 4 true 60 7.50 acht 90 201
1 2.5 drei v false 62 0.50 otto 92 200
1 2.5 drei v false 62 0.50 otto 92 201
34
<<< *)
