(* Arrays of floats as those of Float.Array.
   RUN: %everywhere %s
*)
module A = Float.Array

let show a = A.iter (Printf.printf "%g ") a; print_newline ()

let () =
  let a = A.init 5 (fun i -> float (i * i) /. 2.0) in
  show a;
  A.set a 1 nan;
  Printf.printf "%d %b %b %b\n" (A.length a) (A.mem nan a) (A.mem_ieee nan a) (A.exists (fun x -> x > 7.0) a);
  A.set a 1 (-1.0);
  A.sort compare a;
  show a;
  show (A.map2 (fun x y -> x -. y) (A.append a a) (A.make 10 0.5));
  show (A.concat [A.sub a 1 2; A.of_list [3.0]; A.of_seq (A.to_seq a)]);
  A.blit a 0 a 1 3;
  A.fill a 4 1 9.0;
  show a;
  Printf.printf "%g %s\n" (A.fold_left ( +. ) 0.0 a) (A.fold_right (fun x s -> string_of_float x ^ s) a "");
  Array.iter print_int (A.map_to_array int_of_float a);
  show (A.map_from_array float_of_int [| 1; 2 |]);
  let wrong f = match f () with _ -> () | exception Invalid_argument s -> print_endline s in
  wrong (fun () -> ignore (A.get a 5));
  wrong (fun () -> ignore (A.sub a 3 3));
  wrong (fun () -> A.blit a 0 a 3 3);
  wrong (fun () -> ignore (A.init (-1) float));
  let open Float in
  show (Array.map abs (Array.of_list [-1.0; 2.0]))
