(* Pseudo-random numbers, an estimate of pi, a histogram.
   RUN: %everywhere %s
*)
let state = ref 12345

let random_int bound =
  state := !state * 1103515245 + 12345;
  let x = abs (!state / 65536) in
  x - x / bound * bound

let random_float () = float_of_int (random_int 10000) /. 10000.0

let () =
  let inside = ref 0 in
  let trials = 2000 in
  for _ = 1 to trials do
    let x = random_float () in
    let y = random_float () in
    if x *. x +. y *. y < 1.0 then incr inside
  done;
  print_float (4.0 *. float_of_int !inside /. float_of_int trials);
  print_newline ();
  let histogram = Array.make 6 0 in
  for _ = 1 to 600 do
    let i = random_int 6 in
    histogram.(i) <- histogram.(i) + 1
  done;
  for i = 0 to 5 do
    print_int (i + 1);
    print_byte 58;
    for _ = 1 to histogram.(i) / 10 do print_byte 42 done;
    print_newline ()
  done

(* >>> output
3.264
1:*********
2:********
3:**********
4:***********
5:*********
6:**********
<<< *)
