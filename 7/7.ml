exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let rec f6 p7 p8 =
  if p7 < 1 then
    (n5' mod 4096)
  else (
    p8 lxor (f6 ((-1) + p7) n5')
  )
in
let n9 = f6 2 (8 + n5') in
let n10 = f6 0 (f6 2 n5') in
let s12 = ref n5' in
for i11 = 0 to 4 - 1 do
  (
    let rec f13 p14 p15 =
      if p14 < 1 then
        (truncate x4)
      else (
        p15 lxor (f13 (p14 - 1) !s12)
      )
    in
    let n19 = f13 3 (match n9 with | ((-1) | _) -> 3 | (5 | 6) -> !s12 | (q16 | (4 as q16)) -> q16 | (3 as w17) -> w17 | 5 -> !s12 | 8 -> 15 | q18 -> !s12) in
    note_int n19;
    let n22' = f13 7 (match None with | (None | None) -> 17 | ((Some []) | (Some [])) -> 3 | None when (not true) -> n10 | None -> 18 | Some (q20 :: q21) -> n5') in
    let rec f23 p24 p25 =
      if p24 < 1 then
        (p24 + !s12)
      else (
        p25 * (f23 (p24 - 1) (p24 - 2))
      )
    in
    let n26 = f23 4 n10 in
    let n31 = f23 (hide 0 2) (let (q29, q30) = ((-0.0), (let rec f28 p27 = x4 in f28)) in 14) in
    note_int n31;
    let unused32 = f13 10 (f23 3 (-2)) in
    ());
  s12 := (min (f6 (hide 1 1) i11) i11)
done;
let n33 = !s12 in
note_int n33;
let rec f34 p35 p36 =
  if p35 <= 0 then
    (compare true true)
  else (
    8 lxor (f34 (p35 - 1) ((); p36))
  )
in
let n37 = f34 (hide 1 7) (truncate x4) in
note_int n37;
let a38 = ((); (Array.make 11 (n33, x4))) in
for i39 = (hide 1 11) - 1 downto 0 do
  a38.(i39) <- (match if false then [] else [] with | [] -> (6, x4) | ((q40 :: q41) | (q40 :: q41)) when q40 -> (n0, x4) | (_ :: _) -> (if true then (i39, x4) else (14, x4)) | _ -> (if false then (n37, x4) else (n0, x4)));
  ()
done;
((let (m42, m43) = a38.(10) in mix m42; mix_float m43); note_end 0);
note_int n0;
((let (m44, m45) = a38.(10) in mix m44; mix_float m45); note_end 0);
note_int n5';
note_int n10;
note_float x4;
note_int n37;
note_int n9;
note_int n33;
()
