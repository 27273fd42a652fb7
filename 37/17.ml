type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y50 } -> mix_float y50
in
assert (compare (7 + (let _v0 = ((0, 1.5, 11), 5, (), { r0 = (-1.0) }) in -2)) (7 + (let _v0 = ((0, 1.5, 11), 5, (), { r0 = (-1.0) }) in -2)) = 0);
let a1 = Array.mapi (fun p2 p3 -> p3) (Array.make 4 1.0) in
let i4 = ref (3 - 1) in
while !i4 >= 0 do
  a1.(!i4 + 1) <- ((try 1e16 with | Division_by_zero -> 0.0 | Failure _ -> 0.5) +. (a1.(!i4)));
  i4 := !i4 - 1
done;
(mix_floats a1 0 4; note_end 0);
(try (
  let a5' = Array.init 2 (fun p6' -> p6') in
  for i7 = 0 to 1 - 1 do
    a5'.(i7 * 4 + 0) <- ((a5'.(i7 / 4)) lxor (if false then i7 else 8));
    ()
  done;
  (mix_ints a5' 0 2; note_end 0);
  max () (mix 16)) with | _ -> (a1.(3) <- 2.0));
assert (hide 1 3 = 3);
assert (hide 1 3 = 3);
let n18 = (try (try (
  let s11 = ref 8 in
  let i10 = ref 0 in
  while !i10 < 4 do
    (if !i10 = 1 then raise (E0 (-14)));
    s11 := (let { r0 = q12 } = { r0 = (-3.25) } in !s11 - !i10); i10 := !i10 + 1
  done;
  let n13 = !s11 in
  note_int n13;
  n13) with | E0 7 -> (1 lxor (-3)) | E0 4 -> (try (12 lsl 18) with | _ -> 3) | E0 0 -> (let a1 = (let rec f15 p14 = Array.make 8 10.0 in f15) in 2) | E0 q16 -> q16) with | _ -> (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (-2) | { r0 = 0.0 } -> 5 | ({ r0 = q17 } | { r0 = q17 }) -> 3)) in
let n21 = (try n18 with | _ -> (((let rec f20 p19 = () in f20) { r0 = (-0.0) }); ((); n18))) in
note_int n21;
let a22 = (try (Array.fold_left (fun p23 p24 -> p23) (Array.make 13 { r0 = (-3.25) }) a1) with | _ -> (Array.make 13 { r0 = (-1.0) })) in
a22.(0) <- (min (try { r0 = 0.0 } with | _ -> { r0 = (-2.0) }) { r0 = 1.0 });
a22.(1) <- (let (q26, _, { r0 = _ }, (q27', _)) = (match None with | None -> (n21, (-10.0), { r0 = (-1.0) }, (true, n21)) | ((Some q25) | (Some q25)) -> (n21, 1.0, { r0 = 1.0 }, (false, n18))) in (match { r0 = 1.5 } with | { r0 = q28 } -> { r0 = q28 }));
a22.(2) <- (if not false then ((let rec f30' p29 = p29 in f30') { r0 = (-0.5) }) else { r0 = 100.75 });
a22.(3) <- ((if true then () else ()); (try (let (_, q31, q32) = ({ r0 = 3.25 }, n21, (Array.make 4 n21)) in { r0 = 100.75 }) with | _ -> { r0 = (-10.0) }));
let rec loop35 i33 s34 =
  if i33 >= 0 then (
    loop35 (i33 - 1) (match a22.(i33) with | { r0 = 0.5 } -> (1.7976931348623157e308 -. (s34)) | { r0 = 1.0 } -> ((s34) +. (max s34 s34)) | { r0 = _ } -> ((s34) *. (s34 -. s34)))
  ) else
    s34
in
let n37 = loop35 (13 - 1) 1.5 in
note_float n37;
let a38 = create_array 16 n21 in
let rec loop41 i39 s40 =
  if i39 < 19 then (
    loop41 (i39 + 1) (if i39 < 16 then (a38.(i39) - (s40)) else s40)
  ) else
    s40
in
let n43 = loop41 0 20 in
note_int n43;
assert (hide 1 3 = 3);
assert (compare 9 9 = 0);
let v44 = List.for_all (fun n37 -> false) ((max n21 12) :: []) in
let rec loop47 i45 s46 =
  if i45 < 0 then s46 else (
    loop47 (i45 - 1) (((if if v44 then v44 else v44 then ((s46) +. ((n37 +. n37) +. (n37 +. n37))) else s46)) *. ((n37 +. n37) +. (n37 +. n37)))
  )
in
let n49 = loop47 (14 - 1) n37 in
note_float n49;
note_int n21;
note_int n43;
(mix_ints a38 0 16; note_end 0);
note_int n18;
(mix_floats a1 0 4; note_end 0);
(mix (if v44 then 1 else 0); note_end 0);
note_float n49;
(mix_0 5 a22.(12); note_end 0);
()
