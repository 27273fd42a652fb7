(* A ray tracer: spheres, planes, general quadrics; suns, lamps and shadows;
   reflection, refraction, haze and procedural textures.  Reads a scene, a list
   of numbers (README.md gives the format), from standard input; writes a plain
   PPM image (P3) to standard output.  All arithmetic is + - * / sqrt floor,
   which IEEE 754 rounds exactly: the picture is the same, byte for byte,
   wherever it is computed. *)

(* ---- Numbers ----------------------------------------------------------- *)

let far = 1e30 in
let epsilon = 0.0001 in

let rec square x = x *. x in

let rec positive x = if x > 0.0 then x else 0.0 in

let rec clamp x =
  if x < 0.0 then 0.0
  else if x > 1.0 then 1.0
  else x in

(* From a, at t = 0, to b, at t = 1. *)
let rec mix a b t = a +. (b -. a) *. t in

(* The same with a gentle start and a gentle end. *)
let rec smooth t = t *. t *. (3.0 -. 2.0 *. t) in

let rec power x n =
  if n = 0 then 1.0
  else
    let half = power x (n / 2) in
    if n = n / 2 * 2 then half *. half else x *. half *. half in

(* The remainder of x by m, between 0 and m for negative x too. *)
let rec wrap x m = x -. m *. floor (x /. m) in

(* 0 at the even integers, 1 at the odd ones, straight lines between. *)
let rec triangle x =
  let w = wrap x 2.0 in
  if w < 1.0 then w else 2.0 -. w in

(* ---- Vectors ----------------------------------------------------------- *)

(* Vectors and colours that are stored or returned are triples.  Points and
   directions that go through many calls are handed on as separate numbers, and
   colours are added up in arrays; so a ray takes very little memory. *)

let black = (0.0, 0.0, 0.0) in

let rec dot ax ay az bx by bz = ax *. bx +. ay *. by +. az *. bz in

let rec normalize x y z =
  let length = sqrt (dot x y z x y z) in
  if length = 0.0 then (0.0, 1.0, 0.0)
  else
    let scale = 1.0 /. length in
    (x *. scale, y *. scale, z *. scale) in

let rec cross a b =
  let (ax, ay, az) = a in
  let (bx, by, bz) = b in
  (ay *. bz -. az *. by, az *. bx -. ax *. bz, ax *. by -. ay *. bx) in

let rec set_color sum r g b =
  sum.(0) <- r;
  sum.(1) <- g;
  sum.(2) <- b in

let rec add_color sum r g b =
  sum.(0) <- sum.(0) +. r;
  sum.(1) <- sum.(1) +. g;
  sum.(2) <- sum.(2) +. b in

(* ---- Noise ------------------------------------------------------------- *)

(* Value noise: random numbers at the points of a lattice, which repeats after
   256 points in each direction, and smooth interpolation between them. *)

let lattice = Array.make 256 0.0 in
let permutation = Array.make 256 0 in

let rec random seed =
  let next = seed * 1109 + 12345 in
  next - next / 65536 * 65536 in

let rec fill_lattice i seed =
  if i < 256 then begin
    let next = random seed in
    lattice.(i) <- float_of_int next /. 65536.0;
    permutation.(i) <- i;
    fill_lattice (i + 1) next
  end in

let rec shuffle i seed =
  if i > 0 then begin
    let next = random seed in
    let j = next / 16 * (i + 1) / 4096 in
    let swapped = permutation.(i) in
    permutation.(i) <- permutation.(j);
    permutation.(j) <- swapped;
    shuffle (i - 1) next
  end in

fill_lattice 0 1;
shuffle 255 2;

let rec lattice_index i = if i < 256 then i else i - 256 in

(* Between the points i j k and i1 j k, which are neighbours. *)
let rec lattice_edge i i1 u j k =
  let row = permutation.(lattice_index (permutation.(k) + j)) in
  mix lattice.(lattice_index (row + i)) lattice.(lattice_index (row + i1)) u in

let rec noise x y z =
  let fx = floor x in
  let fy = floor y in
  let fz = floor z in
  let i = int_of_float (wrap fx 256.0) in
  let j = int_of_float (wrap fy 256.0) in
  let k = int_of_float (wrap fz 256.0) in
  let i1 = lattice_index (i + 1) in
  let j1 = lattice_index (j + 1) in
  let k1 = lattice_index (k + 1) in
  let u = smooth (x -. fx) in
  let v = smooth (y -. fy) in
  let w = smooth (z -. fz) in
  let front = mix (lattice_edge i i1 u j k) (lattice_edge i i1 u j1 k) v in
  let back = mix (lattice_edge i i1 u j k1) (lattice_edge i i1 u j1 k1) v in
  mix front back w in

(* Noise at several scales, each twice as fine and half as strong as the one
   before it. *)
let rec turbulence x y z octaves strength =
  if octaves = 0 then 0.0
  else
    strength *. noise x y z
    +. turbulence (2.0 *. x) (2.0 *. y) (2.0 *. z) (octaves - 1)
                  (0.5 *. strength) in

(* ---- The scene --------------------------------------------------------- *)

let rec read_vector () =
  let x = read_float () in
  let y = read_float () in
  let z = read_float () in
  (x, y, z) in

let rec read_direction () =
  let (x, y, z) = read_vector () in
  normalize x y z in

(* The picture and the camera. *)

let width = read_int () in
let height = read_int () in
let samples = read_int () in
let max_depth = read_int () in
let eye = read_vector () in
let target = read_vector () in
let zoom = read_float () in

(* The surroundings. *)

let horizon = read_vector () in
let zenith = read_vector () in
let ambient = read_float () in
let haze = read_float () in

(* Lights: the kind, a direction or a position, the colour and the falloff. *)

let sun = 0 in

let rec read_light () =
  let kind = read_int () in
  let place = if kind = sun then read_direction () else read_vector () in
  let color = read_vector () in
  let falloff = if kind = sun then 0.0 else read_float () in
  (kind, place, color, falloff) in

let light_count = read_int () in
let lights = Array.make light_count (sun, black, black, 0.0) in

let rec read_lights i =
  if i < light_count then begin
    lights.(i) <- read_light ();
    read_lights (i + 1)
  end in

read_lights 0;

(* Materials: the pattern, its size, the two colours it alternates between and
   the finish. *)

let plain = 0 in
let checker = 1 in
let stripes = 2 in
let rings = 3 in
let gradient = 4 in
let marble = 5 in
let wood = 6 in
let clouds = 7 in

let no_finish = (0.0, 0.0, 0, 0.0, 0.0, 1.0, 0.0) in

let rec read_finish () =
  let diffuse = read_float () in
  let specular = read_float () in
  let shininess = read_int () in
  let reflection = read_float () in
  let transparency = read_float () in
  let index = read_float () in
  let bumps = read_float () in
  (diffuse, specular, shininess, reflection, transparency, index, bumps) in

let rec read_material () =
  let pattern = read_int () in
  let size = read_float () in
  let first = read_vector () in
  let second = read_vector () in
  let finish = read_finish () in
  (pattern, 1.0 /. size, first, second, finish) in

let material_count = read_int () in
let materials =
  Array.make material_count (plain, 1.0, black, black, no_finish) in

let rec read_materials i =
  if i < material_count then begin
    materials.(i) <- read_material ();
    read_materials (i + 1)
  end in

read_materials 0;

(* Shapes: the kind, the material and the parameters, an array of floats.

   sphere:  0-2 centre, 3 radius
   plane:   0-2 normal, 3 distance from the origin
   quadric: 0-2 centre, 3-5 half of the size of the box that clips it,
            6-15 coefficients of x2 y2 z2 xy yz zx x y z 1 *)

let sphere = 0 in
let plane = 1 in
let quadric = 2 in

let rec read_parameters p i =
  if i < Array.length p then begin
    p.(i) <- read_float ();
    read_parameters p (i + 1)
  end in

let rec read_shape () =
  let kind = read_int () in
  let material = read_int () in
  let p = Array.make (if kind = quadric then 16 else 4) 0.0 in
  read_parameters p 0;
  if kind = plane then begin
    let (x, y, z) = normalize p.(0) p.(1) p.(2) in
    p.(0) <- x;
    p.(1) <- y;
    p.(2) <- z
  end;
  (kind, material, p) in

let shape_count = read_int () in
let shapes = Array.make shape_count (sphere, 0, Array.make 4 0.0) in

let rec read_shapes i =
  if i < shape_count then begin
    shapes.(i) <- read_shape ();
    read_shapes (i + 1)
  end in

read_shapes 0;

(* ---- Intersection ------------------------------------------------------ *)

(* Each function gives the distance along the ray from o in the direction d,
   of length 1, to the shape with the parameters p, and "far" if the ray
   misses it. *)

let rec hit_sphere p ox oy oz dx dy dz =
  let x = ox -. p.(0) in
  let y = oy -. p.(1) in
  let z = oz -. p.(2) in
  let b = dot x y z dx dy dz in
  let c = dot x y z x y z -. square p.(3) in
  let discriminant = square b -. c in
  if discriminant <= 0.0 then far
  else
    let root = sqrt discriminant in
    let entry = -. b -. root in
    if entry > epsilon then entry
    else
      let exit = root -. b in
      if exit > epsilon then exit else far in

let rec hit_plane p ox oy oz dx dy dz =
  let speed = dot p.(0) p.(1) p.(2) dx dy dz in
  if fabs speed < 1e-9 then far
  else
    let t = (p.(3) -. dot p.(0) p.(1) p.(2) ox oy oz) /. speed in
    if t > epsilon then t else far in

(* Does the quadric's box, around the origin here, contain the point? *)
let rec in_box p x y z =
  fabs x <= p.(3) && fabs y <= p.(4) && fabs z <= p.(5) in

let rec visible_in_box p x y z dx dy dz t =
  t > epsilon && in_box p (x +. t *. dx) (y +. t *. dy) (z +. t *. dz) in

let rec hit_quadric p ox oy oz dx dy dz =
  let x = ox -. p.(0) in
  let y = oy -. p.(1) in
  let z = oz -. p.(2) in
  (* The quadric along the ray is a t^2 + 2 b t + c. *)
  let a =
    p.(6) *. square dx +. p.(7) *. square dy +. p.(8) *. square dz
    +. p.(9) *. dx *. dy +. p.(10) *. dy *. dz +. p.(11) *. dz *. dx in
  let b =
    p.(6) *. x *. dx +. p.(7) *. y *. dy +. p.(8) *. z *. dz
    +. 0.5 *. (p.(9) *. (x *. dy +. y *. dx)
               +. p.(10) *. (y *. dz +. z *. dy)
               +. p.(11) *. (z *. dx +. x *. dz)
               +. dot p.(12) p.(13) p.(14) dx dy dz) in
  let c =
    p.(6) *. square x +. p.(7) *. square y +. p.(8) *. square z
    +. p.(9) *. x *. y +. p.(10) *. y *. z +. p.(11) *. z *. x
    +. dot p.(12) p.(13) p.(14) x y z +. p.(15) in
  if fabs a < 1e-9 then
    (* A straight line; it may run beside the surface for ever. *)
    if fabs b < 1e-9 then far
    else
      let t = -. 0.5 *. c /. b in
      if visible_in_box p x y z dx dy dz t then t else far
  else
    let discriminant = square b -. a *. c in
    if discriminant <= 0.0 then far
    else
      let root = sqrt discriminant in
      let t1 = (-. b -. root) /. a in
      let t2 = (root -. b) /. a in
      let first = if t1 < t2 then t1 else t2 in
      let second = if t1 < t2 then t2 else t1 in
      if visible_in_box p x y z dx dy dz first then first
      else if visible_in_box p x y z dx dy dz second then second
      else far in

let rec hit kind p ox oy oz dx dy dz =
  if kind = sphere then hit_sphere p ox oy oz dx dy dz
  else if kind = plane then hit_plane p ox oy oz dx dy dz
  else hit_quadric p ox oy oz dx dy dz in

(* The shape that the ray meets first, -1 if there is none, and how far away
   it is; shapes before the i-th have been looked at. *)
let rec nearest ox oy oz dx dy dz i best distance =
  if i = shape_count then (best, distance)
  else
    let (kind, material, p) = shapes.(i) in
    let t = hit kind p ox oy oz dx dy dz in
    if t < distance then nearest ox oy oz dx dy dz (i + 1) i t
    else nearest ox oy oz dx dy dz (i + 1) best distance in

let rec transparency_of material =
  let (pattern, scale, first, second, finish) = materials.(material) in
  let (diffuse, specular, shininess, reflection, transparency, index, bumps) =
    finish in
  transparency in

(* How much of the light in the direction d, as far away as "distance",
   arrives at o: all of it, nothing or, through transparent shapes, a part. *)
let rec light_through ox oy oz dx dy dz distance i part =
  if i = shape_count then part
  else
    let (kind, material, p) = shapes.(i) in
    let t = hit kind p ox oy oz dx dy dz in
    if t < distance then
      let transparency = transparency_of material in
      if transparency = 0.0 then 0.0
      else
        light_through ox oy oz dx dy dz distance (i + 1) (part *. transparency)
    else light_through ox oy oz dx dy dz distance (i + 1) part in

(* ---- Surfaces ---------------------------------------------------------- *)

(* The normal at x y z, which is relative to the centre of the shape. *)
let rec normal_at kind p x y z =
  if kind = sphere then
    let scale = 1.0 /. p.(3) in
    (x *. scale, y *. scale, z *. scale)
  else if kind = plane then (p.(0), p.(1), p.(2))
  else
    normalize
      (2.0 *. p.(6) *. x +. p.(9) *. y +. p.(11) *. z +. p.(12))
      (2.0 *. p.(7) *. y +. p.(9) *. x +. p.(10) *. z +. p.(13))
      (2.0 *. p.(8) *. z +. p.(10) *. y +. p.(11) *. x +. p.(14)) in

(* Tilts a normal as if the surface were uneven: x y z is the point. *)
let rec tilt nx ny nz x y z bumps =
  let here = turbulence x y z 2 bumps in
  let step = 0.1 in
  let slope_x = (turbulence (x +. step) y z 2 bumps -. here) /. step in
  let slope_y = (turbulence x (y +. step) z 2 bumps -. here) /. step in
  let slope_z = (turbulence x y (z +. step) 2 bumps -. here) /. step in
  normalize (nx -. slope_x) (ny -. slope_y) (nz -. slope_z) in

(* Where the pattern is at x y z between its first colour, 0, and its second,
   1.  The checker is shifted a little so that a plane through the origin does
   not lie on a boundary between its cells. *)
let rec blend pattern x y z =
  if pattern = plain then 0.0
  else if pattern = checker then
    let cell = floor (x +. 0.013) +. floor (y +. 0.013) +. floor (z +. 0.013) in
    wrap cell 2.0
  else if pattern = stripes then
    wrap (floor x) 2.0
  else if pattern = rings then
    wrap (floor (sqrt (square x +. square z))) 2.0
  else if pattern = gradient then
    smooth (clamp (0.5 +. 0.5 *. y))
  else if pattern = marble then
    let veins = triangle (x +. 0.5 *. y +. 3.0 *. turbulence x y z 5 0.5) in
    1.0 -. square (1.0 -. veins)
  else if pattern = wood then
    let warp = 0.4 *. noise x y z in
    triangle (sqrt (square x +. square z) +. warp)
  else if pattern = clouds then
    smooth (clamp (3.0 *. turbulence x y z 5 0.5 -. 1.0))
  else 0.0 in

(* ---- Light ------------------------------------------------------------- *)

(* What has been seen along the ray that is being traced, and the light that
   arrives at the point on it that is being looked at: all of it, which matt
   surfaces reflect, and what glossy ones reflect. *)

let seen = Array.make 3 0.0 in
let light = Array.make 3 0.0 in
let gloss = Array.make 3 0.0 in

(* A ray has a weight, the share of each colour that arrives at the eye. *)
let rec see wr wg wb r g b = add_color seen (wr *. r) (wg *. g) (wb *. b) in

let (horizon_r, horizon_g, horizon_b) = horizon in
let (zenith_r, zenith_g, zenith_b) = zenith in

(* The glow of the suns in the direction d. *)
let rec see_suns dx dy dz wr wg wb i =
  if i < light_count then begin
    let (kind, place, color, falloff) = lights.(i) in
    if kind = sun then begin
      let (x, y, z) = place in
      let (r, g, b) = color in
      let near = positive (dot x y z dx dy dz) in
      let glow = 0.25 *. power near 32 +. power near 1024 in
      see wr wg wb (r *. glow) (g *. glow) (b *. glow)
    end;
    see_suns dx dy dz wr wg wb (i + 1)
  end in

let rec see_sky dx dy dz wr wg wb =
  let rise = clamp dy in
  let t = rise *. (2.0 -. rise) in
  see wr wg wb (mix horizon_r zenith_r t) (mix horizon_g zenith_g t)
      (mix horizon_b zenith_b t);
  see_suns dx dy dz wr wg wb 0 in

(* Adds up the light from the i-th source on: at the point p, with the normal
   n, looked at in the direction d. *)
let rec add_lights px py pz nx ny nz dx dy dz finish i =
  if i < light_count then begin
    let (kind, place, color, falloff) = lights.(i) in
    let (x, y, z) = place in
    let vx = if kind = sun then x else x -. px in
    let vy = if kind = sun then y else y -. py in
    let vz = if kind = sun then z else z -. pz in
    let squared = dot vx vy vz vx vy vz in
    let length = sqrt squared in
    let lx = vx /. length in
    let ly = vy /. length in
    let lz = vz /. length in
    let facing = dot nx ny nz lx ly lz in
    if facing > 0.0 then begin
      let distance = if kind = sun then far else length in
      let part =
        light_through px py pz lx ly lz distance 0 1.0
        /. (1.0 +. falloff *. squared) in
      if part > 0.0 then begin
        let (r, g, b) = color in
        let direct = part *. facing in
        add_color light (direct *. r) (direct *. g) (direct *. b);
        let (diffuse, specular, shininess, reflection, transparency, index,
             bumps) = finish in
        if specular > 0.0 then begin
          (* The direction half way between the light and the eye. *)
          let hx = lx -. dx in
          let hy = ly -. dy in
          let hz = lz -. dz in
          let along = dot nx ny nz hx hy hz /. sqrt (dot hx hy hz hx hy hz) in
          let shine = part *. power (positive along) shininess in
          add_color gloss (shine *. r) (shine *. g) (shine *. b)
        end
      end
    end;
    add_lights px py pz nx ny nz dx dy dz finish (i + 1)
  end in

let rec illuminate px py pz nx ny nz dx dy dz finish =
  (* Light from everywhere: the sky above, less of it from below. *)
  let t = 0.5 +. 0.5 *. ny in
  let base = ambient *. (0.75 +. 0.25 *. ny) in
  set_color light (base *. mix horizon_r zenith_r t)
            (base *. mix horizon_g zenith_g t)
            (base *. mix horizon_b zenith_b t);
  set_color gloss 0.0 0.0 0.0;
  add_lights px py pz nx ny nz dx dy dz finish 0 in

(* The direction in which a ray goes on behind a surface.  "bend" is the ratio
   of the refractive indices, "facing" the cosine of the angle at which the ray
   comes in.  If all light is reflected, that is the direction given. *)
let rec refract nx ny nz dx dy dz bend facing =
  let k = 1.0 -. square bend *. (1.0 -. square facing) in
  let along = if k < 0.0 then 2.0 *. facing else bend *. facing -. sqrt k in
  let ahead = if k < 0.0 then 1.0 else bend in
  normalize (ahead *. dx +. along *. nx)
            (ahead *. dy +. along *. ny)
            (ahead *. dz +. along *. nz) in

(* ---- Tracing ----------------------------------------------------------- *)

(* Is a ray of this weight worth tracing, after "depth" surfaces? *)
let rec matters depth wr wg wb =
  depth < max_depth && (wr > 0.004 || wg > 0.004 || wb > 0.004) in

(* Adds what is seen from o in the direction d to "seen". *)
let rec trace ox oy oz dx dy dz depth wr wg wb =
  let (best, distance) = nearest ox oy oz dx dy dz 0 (-1) far in
  if best < 0 then see_sky dx dy dz wr wg wb
  else begin
    let px = ox +. distance *. dx in
    let py = oy +. distance *. dy in
    let pz = oz +. distance *. dz in
    let (kind, material, p) = shapes.(best) in
    let (pattern, scale, first, second, finish) = materials.(material) in
    let (diffuse, specular, shininess, reflection, transparency, index, bumps) =
      finish in

    (* Haze, which has the colour of the horizon, in front of the surface. *)
    let depth_of_haze = haze *. square distance in
    let hidden = depth_of_haze /. (1.0 +. depth_of_haze) in
    see wr wg wb (hidden *. horizon_r) (hidden *. horizon_g)
        (hidden *. horizon_b);
    let wr = wr *. (1.0 -. hidden) in
    let wg = wg *. (1.0 -. hidden) in
    let wb = wb *. (1.0 -. hidden) in

    (* The point on the surface and its colour. *)
    let x = if kind = plane then px else px -. p.(0) in
    let y = if kind = plane then py else py -. p.(1) in
    let z = if kind = plane then pz else pz -. p.(2) in
    let sx = x *. scale in
    let sy = y *. scale in
    let sz = z *. scale in
    let t = blend pattern sx sy sz in
    let (r1, g1, b1) = first in
    let (r2, g2, b2) = second in
    let r = mix r1 r2 t in
    let g = mix g1 g2 t in
    let b = mix b1 b2 t in

    (* The normal, turned to the side that the ray comes from. *)
    let normal = normal_at kind p x y z in
    let (nx, ny, nz) = normal in
    let inside = dot nx ny nz dx dy dz > 0.0 in
    let side = if inside then -1.0 else 1.0 in
    let (nx, ny, nz) =
      if bumps = 0.0 then normal else tilt nx ny nz sx sy sz bumps in
    let nx = side *. nx in
    let ny = side *. ny in
    let nz = side *. nz in
    let facing = positive (-. dot nx ny nz dx dy dz) in

    (* Mirrors reflect more the flatter the ray comes in. *)
    let mirror =
      if reflection = 0.0 then 0.0
      else reflection +. (1.0 -. reflection) *. power (1.0 -. facing) 5 in
    let matt = 1.0 -. mirror in
    let clear = matt *. transparency in

    illuminate px py pz nx ny nz dx dy dz finish;
    see (wr *. matt) (wg *. matt) (wb *. matt)
        (diffuse *. r *. light.(0) +. specular *. gloss.(0))
        (diffuse *. g *. light.(1) +. specular *. gloss.(1))
        (diffuse *. b *. light.(2) +. specular *. gloss.(2));

    if matters depth (wr *. mirror) (wg *. mirror) (wb *. mirror) then begin
      let twice = 2.0 *. facing in
      trace px py pz (dx +. twice *. nx) (dy +. twice *. ny) (dz +. twice *. nz)
            (depth + 1) (wr *. mirror) (wg *. mirror) (wb *. mirror)
    end;

    if matters depth (wr *. clear) (wg *. clear) (wb *. clear) then begin
      let bend = if inside then index else 1.0 /. index in
      let (tx, ty, tz) = refract nx ny nz dx dy dz bend facing in
      trace px py pz tx ty tz (depth + 1)
            (wr *. clear *. r) (wg *. clear *. g) (wb *. clear *. b)
    end
  end in

(* ---- The picture ------------------------------------------------------- *)

let (eye_x, eye_y, eye_z) = eye in
let (target_x, target_y, target_z) = target in
let forward =
  normalize (target_x -. eye_x) (target_y -. eye_y) (target_z -. eye_z) in
let (side_x, side_y, side_z) = cross (0.0, 1.0, 0.0) forward in
let right = normalize side_x side_y side_z in
let up = cross forward right in

(* Sees what is visible through the point u v of the picture: u goes from -1 at
   the left to 1 at the right, v upwards in the same unit. *)
let rec look u v =
  let (fx, fy, fz) = forward in
  let (rx, ry, rz) = right in
  let (ux, uy, uz) = up in
  let (dx, dy, dz) =
    normalize (zoom *. fx +. u *. rx +. v *. ux)
              (zoom *. fy +. u *. ry +. v *. uy)
              (zoom *. fz +. u *. rz +. v *. uz) in
  set_color seen 0.0 0.0 0.0;
  trace eye_x eye_y eye_z dx dy dz 0 1.0 1.0 1.0 in

let pixel = Array.make 3 0.0 in

(* Adds up in "pixel" the rays through a pixel from the n-th on; there are
   samples * samples of them. *)
let rec add_samples x y n =
  if n < samples * samples then begin
    let row = n / samples in
    let column = n - row * samples in
    let grid = float_of_int samples in
    let px = float_of_int x +. (float_of_int column +. 0.5) /. grid in
    let py = float_of_int y +. (float_of_int row +. 0.5) /. grid in
    let w = float_of_int width in
    let h = float_of_int height in
    look ((2.0 *. px -. w) /. w) ((h -. 2.0 *. py) /. w);
    add_color pixel (clamp seen.(0)) (clamp seen.(1)) (clamp seen.(2));
    add_samples x y (n + 1)
  end in

let space = 32 in
let newline = 10 in

(* Writes the average of all samples; screens expect about the square root of
   the intensity. *)
let rec write_channel sum after =
  let average = sum /. float_of_int (samples * samples) in
  print_int (int_of_float (255.0 *. sqrt average +. 0.5));
  print_byte after in

let rec write_pixels x y =
  if x < width then begin
    set_color pixel 0.0 0.0 0.0;
    add_samples x y 0;
    write_channel pixel.(0) space;
    write_channel pixel.(1) space;
    write_channel pixel.(2) newline;
    write_pixels (x + 1) y
  end in

let rec write_rows y =
  if y < height then begin
    write_pixels 0 y;
    write_rows (y + 1)
  end in

let rec write_header () =
  print_byte 80;
  print_byte 51;
  print_byte newline;
  print_int width;
  print_byte space;
  print_int height;
  print_byte newline;
  print_int 255;
  print_byte newline in

write_header ();
write_rows 0
