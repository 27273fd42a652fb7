(* Gravity among five bodies.

   A heavy star and four planets of a made-up system, in units in which the
   constant of gravity is 1.  Prints the total energy, which should stay the
   same, and the position of each body before and after the simulation.  Shows
   floating-point loops over arrays and tuples; only operations that IEEE 754
   rounds exactly are used, so the result is the same everywhere. *)

let bodies = 5 in
let steps = 50000 in
let dt = 0.001 in

let mass = Array.make bodies 0.0 in
let x = Array.make bodies 0.0 in
let y = Array.make bodies 0.0 in
let z = Array.make bodies 0.0 in
let vx = Array.make bodies 0.0 in
let vy = Array.make bodies 0.0 in
let vz = Array.make bodies 0.0 in

let rec place i m position velocity =
  let (px, py, pz) = position in
  let (ux, uy, uz) = velocity in
  mass.(i) <- m;
  x.(i) <- px;
  y.(i) <- py;
  z.(i) <- pz;
  vx.(i) <- ux;
  vy.(i) <- uy;
  vz.(i) <- uz in

let rec for_all_bodies first action =
  if first < bodies then begin
    action first;
    for_all_bodies (first + 1) action
  end in

(* Gives the star the speed that makes the total momentum zero. *)
let rec balance () =
  let rec momentum v i =
    if i = bodies then 0.0 else mass.(i) *. v.(i) +. momentum v (i + 1) in
  let star = mass.(0) in
  vx.(0) <- -. momentum vx 1 /. star;
  vy.(0) <- -. momentum vy 1 /. star;
  vz.(0) <- -. momentum vz 1 /. star in

(* Changes the speeds of two bodies as they attract each other. *)
let rec attract i j =
  let dx = x.(i) -. x.(j) in
  let dy = y.(i) -. y.(j) in
  let dz = z.(i) -. z.(j) in
  let squared = dx *. dx +. dy *. dy +. dz *. dz in
  let pull = dt /. (squared *. sqrt squared) in
  let pull_i = mass.(j) *. pull in
  let pull_j = mass.(i) *. pull in
  vx.(i) <- vx.(i) -. dx *. pull_i;
  vy.(i) <- vy.(i) -. dy *. pull_i;
  vz.(i) <- vz.(i) -. dz *. pull_i;
  vx.(j) <- vx.(j) +. dx *. pull_j;
  vy.(j) <- vy.(j) +. dy *. pull_j;
  vz.(j) <- vz.(j) +. dz *. pull_j in

let rec move i =
  x.(i) <- x.(i) +. dt *. vx.(i);
  y.(i) <- y.(i) +. dt *. vy.(i);
  z.(i) <- z.(i) +. dt *. vz.(i) in

let rec attract_others i =
  let rec attract_this j = attract i j in
  for_all_bodies (i + 1) attract_this in

let rec simulate steps =
  if steps > 0 then begin
    for_all_bodies 0 attract_others;
    for_all_bodies 0 move;
    simulate (steps - 1)
  end in

let rec energy i =
  let rec potential j =
    if j = bodies then 0.0
    else
      let dx = x.(i) -. x.(j) in
      let dy = y.(i) -. y.(j) in
      let dz = z.(i) -. z.(j) in
      mass.(i) *. mass.(j) /. sqrt (dx *. dx +. dy *. dy +. dz *. dz)
      +. potential (j + 1) in
  if i = bodies then 0.0
  else
    let speed =
      vx.(i) *. vx.(i) +. vy.(i) *. vy.(i) +. vz.(i) *. vz.(i) in
    0.5 *. mass.(i) *. speed -. potential (i + 1) +. energy (i + 1) in

let rec print_body i =
  print_float x.(i);
  print_byte 32;
  print_float y.(i);
  print_byte 32;
  print_float z.(i);
  print_newline () in

let rec report () =
  print_float (energy 0);
  print_newline ();
  for_all_bodies 0 print_body in

place 0 1000.0 (0.0, 0.0, 0.0) (0.0, 0.0, 0.0);
place 1 0.01 (10.0, 0.0, 0.0) (0.0, 10.0, 0.5);
place 2 0.5 (0.0, 20.0, 1.0) (-7.0, 0.0, 0.0);
place 3 2.0 (-32.0, 0.0, -1.0) (0.0, -5.5, 0.0);
place 4 1.0 (0.0, -50.0, 2.0) (4.5, 0.0, 0.2);
balance ();
report ();
simulate steps;
report ()

(* >>> output
-55.2843046449
0. 0. 0.
10. 0. 0.
0. 20. 1.
-32. 0. -1.
0. -50. 2.
-55.284377114
-0.0804521246056 -0.0466607183933 0.00111901270296
9.46520476445 -3.04209354159 -0.147400602064
13.5708240356 14.9333085027 0.7778099497
28.6871067444 -8.88057674537 0.893303883909
-47.7021529485 16.9856385681 -2.79305143961
<<< *)
