(* A ray tracer whose state is in arrays of three floats that are made at the
   top level and passed to functions: mirroring spheres above a floor of squares, 160
   by 160 pixels, as a PGM image (P5). *)

let size = 160 in
let spheres = 12 in
let depth = 4 in

(* ---- Vectors ---- *)

let rec set v x y z =
  v.(0) <- x;
  v.(1) <- y;
  v.(2) <- z in

let rec copy v w =
  v.(0) <- w.(0);
  v.(1) <- w.(1);
  v.(2) <- w.(2) in

let rec dot v w = v.(0) *. w.(0) +. v.(1) *. w.(1) +. v.(2) *. w.(2) in

let rec subtract v w =
  v.(0) <- v.(0) -. w.(0);
  v.(1) <- v.(1) -. w.(1);
  v.(2) <- v.(2) -. w.(2) in

(* v := v + f w *)
let rec accumulate v f w =
  v.(0) <- v.(0) +. f *. w.(0);
  v.(1) <- v.(1) +. f *. w.(1);
  v.(2) <- v.(2) +. f *. w.(2) in

let rec normalize v =
  let f = 1.0 /. sqrt (dot v v) in
  v.(0) <- v.(0) *. f;
  v.(1) <- v.(1) *. f;
  v.(2) <- v.(2) *. f in

(* ---- The scene ---- *)

let centers = Array.make spheres (Array.make 0 0.0) in
let radii = Array.make spheres 0.0 in
let mirror = Array.make spheres 0.0 in
let light = Array.make 3 0.0 in
let eye = Array.make 3 0.0 in

(* ---- The state of a ray ---- *)

let start = Array.make 3 0.0 in
let direction = Array.make 3 0.0 in
let point = Array.make 3 0.0 in
let normal = Array.make 3 0.0 in
let offset = Array.make 3 0.0 in
let shadow = Array.make 3 0.0 in
let distance = Array.make 1 0.0 in
let brightness = Array.make 1 0.0 in

(* What the ray hits: a sphere, the floor (spheres), or nothing (-1). *)
let hit = Array.make 1 0 in

let rec make_scene i =
  if i < spheres then begin
    let angle = float_of_int i /. 2.0 in
    let center = Array.make 3 0.0 in
    let radius = 0.4 +. float_of_int (i - i / 3 * 3) *. 0.15 in
    set center (angle -. 2.75) (radius -. 1.0)
      (4.0 +. float_of_int (i * 5 - i * 5 / 7 * 7) *. 0.6);
    centers.(i) <- center;
    radii.(i) <- radius;
    mirror.(i) <- 0.2 +. float_of_int (i - i / 4 * 4) *. 0.2;
    make_scene (i + 1)
  end in

(* The distance along the direction at which the ray from p meets the sphere,
   or a negative number. *)
let rec meet i p d =
  copy offset centers.(i);
  subtract offset p;
  let along = dot offset d in
  if along <= 0.0 then -1.0
  else
    let discriminant =
      along *. along -. dot offset offset +. radii.(i) *. radii.(i) in
    if discriminant <= 0.0 then -1.0
    else along -. sqrt discriminant in

let rec nearest i p d =
  if i < spheres then begin
    let t = meet i p d in
    if t > 0.0001 && t < distance.(0) then begin
      distance.(0) <- t;
      hit.(0) <- i
    end;
    nearest (i + 1) p d
  end in

(* Finds what the ray from p hits first. *)
let rec trace p d =
  distance.(0) <- 1000.0;
  hit.(0) <- -1;
  nearest 0 p d;
  if d.(1) < -0.0001 then begin
    let t = (-1.0 -. p.(1)) /. d.(1) in
    if t > 0.0001 && t < distance.(0) then begin
      distance.(0) <- t;
      hit.(0) <- spheres
    end
  end in

let rec is_shadowed i p d =
  if i = spheres then false
  else if meet i p d > 0.0001 then true
  else is_shadowed (i + 1) p d in

let rec even x = let i = int_of_float (floor x) in i - i / 2 * 2 = 0 in

let rec floor_colour p =
  if even (p.(0) +. 100.0) = even (p.(2) +. 100.0) then 0.9 else 0.2 in

(* Adds what the ray from start in the direction brings, times weight. *)
let rec follow left weight =
  trace start direction;
  let i = hit.(0) in
  if i < 0 then
    brightness.(0) <- brightness.(0) +. weight *. (0.3 +. 0.3 *. direction.(1))
  else begin
    copy point start;
    accumulate point distance.(0) direction;
    if i = spheres then set normal 0.0 1.0 0.0
    else begin
      copy normal point;
      subtract normal centers.(i);
      normalize normal
    end;
    copy shadow light;
    subtract shadow point;
    normalize shadow;
    let colour = if i = spheres then floor_colour point else 0.7 in
    let reflection = if i = spheres then 0.1 else mirror.(i) in
    let slope = dot normal shadow in
    let lit =
      if slope <= 0.0 then 0.1
      else if is_shadowed 0 point shadow then 0.1
      else 0.1 +. 0.9 *. slope in
    brightness.(0) <-
      brightness.(0) +. weight *. (1.0 -. reflection) *. colour *. lit;
    if left > 0 then begin
      copy start point;
      accumulate direction (-2.0 *. dot direction normal) normal;
      follow (left - 1) (weight *. reflection)
    end
  end in

let rec pixel x y =
  copy start eye;
  set direction
    (float_of_int (2 * x - size) /. float_of_int size)
    (float_of_int (size - 2 * y) /. float_of_int size)
    1.5;
  normalize direction;
  brightness.(0) <- 0.0;
  follow depth 1.0;
  let value = int_of_float (brightness.(0) *. 255.0) in
  print_byte (if value > 255 then 255 else value) in

let rec row y x =
  if x < size then begin
    pixel x y;
    row y (x + 1)
  end in
let rec image y =
  if y < size then begin
    row y 0;
    image (y + 1)
  end in

set light (-6.0) 8.0 (-4.0);
set eye 0.0 0.3 (-1.0);
make_scene 0;
print_byte 80;
print_byte 53;
print_byte 10;
print_int size;
print_byte 32;
print_int size;
print_byte 10;
print_int 255;
print_byte 10;
image 0
