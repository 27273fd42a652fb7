type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y57 :: y58) -> mix 1; mix (if y57 then 1 else 0); mix_0 (d - 1) y58
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y59; r1 = y60; r2 = y61; r3 = y62; r4 = y63; r5 = y64; r6 = y65 } -> mix_float y59; mix y60; mix_floats y61 0 4; mix y62; mix_2 (d - 1) y63; mix_float y64; mix y65
and mix_2 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y66 -> mix 1; mix_3 (d - 1) y66
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 4 w4) | { r0; r1 = q5; r3 = q6; r4; r5 = q7; r6 = q8; _ } when q7 >= 0.0 -> (Array.make 4 r0) | { r0 = _; r1 = q9; r2 = q10; r3 = q11; r4; r5 = q12; r6 = (2 | 2) } -> q10 | { r0; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5; r6 = 4 } -> q14 | { r0 = q17; r2 = q18; r3 = q19; r4 = q20; r5; r6 = q21; _ } -> q18 | { r0 = _; r1; r2 = q22; r3; r4 = q23; r5; r6 = q24 } -> q22) in
let s26 = ref 2.0 in
let i25 = ref (4 - 1) in
while !i25 >= 0 do
  s26 := ((!s26) *. a0.(!i25)); if (int_of_string (string_of_int !i25)) > (!i25 + !i25) then (i25 := !i25 - 1) else i25 := -1
done;
let n27 = !s26 in
note_float n27;
let a0 = n27 in
let s29 = ref [] in
let i28 = ref (10 - 1) in
while !i28 >= 0 do
  s29 := (((match !s29 with | [] -> C8 | ((true :: q30) | ((_ :: _) as q30)) -> C8) = (C7 ('\255', (Array.make 2 !i28), a0))) :: !s29); i28 := !i28 - 1
done;
let n31 = !s29 in
(mix_0 5 n31; note_end 0);
assert (compare ((0 mod (-3)) * 38) ((0 mod (-3)) * 38) = 0);
let a32 = [|a0; a0; a0|] in
let s34 = ref a0 in
let i33 = ref 0 in
while !i33 < 3 do
  s34 := ((a32.(!i33) -. (!s34)) -. (((let rec f36 p35 = !s34 in f36) { r10 = !s34; r11 = (Array.make 4 !s34); r12 = () }) +. a0)); i33 := !i33 + 1
done;
let n37 = !s34 in
note_float n37;
let s39 = ref { r0 = a0; r1 = 1; r2 = (Array.make 4 a0); r3 = 12; r4 = None; r5 = n37; r6 = 3 } in
let i38 = ref 0 in
while !i38 < 2 do
  (
    let v40 = if if !i38 > !i38 then (n37 < 0.0) else ((!i38 - 65536) > 17) then !s39 else !s39 in
    let s42 = ref n37 in
    let i41 = ref 0 in
    while !i41 < 10 do
      !s39.r0 <- (!s42 *. (v40.r0));
      s42 := (v40.r0 +. (!s39.r0)); i41 := !i41 + 1
    done;
    let n43 = !s42 in
    note_float n43;
    let v48 = (try (
      let s45 = ref n43 in
      let i44 = ref ((hide 0 3) - 1) in
      while !i44 >= 0 do
        s45 := ((a32.(!i44) +. (!s45)) *. (let i46 = !i38 in if i46 >= 0 && i46 < Array.length a32 then a32.(i46) else a0)); i44 := !i44 - 1
      done;
      let n47 = !s45 in
      note_float n47;
      !i38 < (int_of_float a0)) with | _ -> (false && true)) in
    ());
  s39 := !s39; i38 := !i38 + 1
done;
let n49 = !s39 in
let s51 = ref 1 in
let i50 = ref 0 in
while !i50 < 9 do
  s51 := (try (Array.make 0 7).(!i50) with | Invalid_argument _ -> n49.r6 | Division_by_zero -> (!s51 - 3)); i50 := !i50 + 1
done;
let n52 = !s51 in
note_int n52;
let x56' = (try (try (
  let s54 = ref a0 in
  let i53 = ref 0 in
  while !i53 < 7 do
    (if !i53 = 2 then raise E0);
    s54 := (float_of_string "3.25"); i53 := !i53 + 1
  done;
  let n55 = !s54 in
  note_float n55;
  n55) with | E0 -> n49.r0) with | _ -> a0) in
note_float a0;
note_int n52;
(mix_1 5 n49; note_end 0);
note_float n37;
(mix_0 5 n31; note_end 0);
(mix_floats a32 0 3; note_end 0);
note_float x56';
note_float n27;
()
