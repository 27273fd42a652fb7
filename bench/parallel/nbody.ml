(* The gravity between many bodies. In each step, a loop computes the acceleration of each
   body from the positions of all of them, and another one moves the bodies. *)

let bodies = 1500 in
let steps = 10 in

let x = Array.make bodies 0.0 in
let y = Array.make bodies 0.0 in
let z = Array.make bodies 0.0 in
let vx = Array.make bodies 0.0 in
let vy = Array.make bodies 0.0 in
let vz = Array.make bodies 0.0 in
let mass = Array.make bodies 0.0 in

let rec next seed = seed * 1366 + 150889 - (seed * 1366 + 150889) / 714025 * 714025 in
let rec place i seed =
  if i < bodies then begin
    let a = next seed in
    let b = next a in
    let c = next b in
    x.(i) <- float_of_int a /. 714.0;
    y.(i) <- float_of_int b /. 714.0;
    z.(i) <- float_of_int c /. 714.0;
    mass.(i) <- 1.0 +. float_of_int (i - i / 7 * 7);
    place (i + 1) c
  end in

let rec accelerate i =
  if i < bodies then begin
    let xi = x.(i) in
    let yi = y.(i) in
    let zi = z.(i) in
    let rec sum j ax ay az =
      if j < bodies then begin
        let dx = x.(j) -. xi in
        let dy = y.(j) -. yi in
        let dz = z.(j) -. zi in
        let d2 = dx *. dx +. dy *. dy +. dz *. dz +. 0.01 in
        let f = mass.(j) /. (d2 *. sqrt d2) in
        sum (j + 1) (ax +. f *. dx) (ay +. f *. dy) (az +. f *. dz)
      end else begin
        vx.(i) <- vx.(i) +. 0.1 *. ax;
        vy.(i) <- vy.(i) +. 0.1 *. ay;
        vz.(i) <- vz.(i) +. 0.1 *. az
      end in
    sum 0 0.0 0.0 0.0;
    accelerate (i + 1)
  end in

let rec move i =
  if i < bodies then begin
    x.(i) <- x.(i) +. 0.1 *. vx.(i);
    y.(i) <- y.(i) +. 0.1 *. vy.(i);
    z.(i) <- z.(i) +. 0.1 *. vz.(i);
    move (i + 1)
  end in

let rec simulate n =
  if n < steps then begin
    accelerate 0;
    move 0;
    simulate (n + 1)
  end in

let rec total i sum =
  if i < bodies then total (i + 1) (sum +. x.(i) +. y.(i) +. z.(i)) else sum in

place 0 1;
simulate 0;
print_float (total 0 0.0);
print_newline ();
print_float x.(17);
print_newline ()

(* >>> output
2251691.29972
2.93811057261
<<< *)
