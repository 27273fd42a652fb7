(* The numbers of a seed, and without a seed, are those of OCaml 4.13.
   RUN: %everywhere %s
*)
let () =
  for i = 1 to 5 do Printf.printf "%d " (Random.bits ()) done;
  for i = 1 to 5 do Printf.printf "%d " (Random.int (i * 100000007)) done;
  Random.init 42;
  for i = 1 to 100 do Printf.printf "%d %b %.15f %d\n" (Random.int (i * i)) (Random.bool ()) (Random.float 10.0) (Random.full_int (i * 20000000)) done;
  Random.full_init [| 1; 2; -3 |];
  Printf.printf "%d\n" (Random.bits ());
  let s = Random.State.make [||] in
  Printf.printf "%d\n" (Random.State.bits s);
  let t = Random.State.copy s in
  Printf.printf "%d %d\n" (Random.State.bits s) (Random.State.bits t);
  Random.set_state t;
  Printf.printf "%d %d\n" (Random.State.bits s) (Random.bits ());
  let u = Random.get_state () in
  Printf.printf "%d %d\n" (Random.State.int u 1000) (Random.int 1000);
  (try ignore (Random.int 0) with Invalid_argument s -> print_endline s);
  (try ignore (Random.int 0x40000000) with Invalid_argument s -> print_endline s);
  (try ignore (Random.full_int 0) with Invalid_argument s -> print_endline s);
  Random.self_init ();
  let n = Random.int 10 in
  if n < 0 || n > 9 || Random.State.float (Random.State.make_self_init ()) 1.0 >= 1.0 then print_endline "out of range"
