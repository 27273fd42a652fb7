type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let s8 = ref 0.0
let () = for i7 = 0 to 11 - 1 do
  a4.(i7) <- ((a4.(i7)) -. !s8);
  s8 := a4.(6)
done
let n9 = !s8
let () = note_float n9
let a10 = Array.make 16 1.0
let rec loop13 i11 s12 =
  if i11 < 16 then (
    (a10.(i11) <- ((a10.(i11)) -. s12));
    loop13 (i11 + 2) (float ((); i11))
  ) else
    s12
let n15 = loop13 0 n9
let () = note_float n15
let x21 = (let i16 = (let v17 = -2 in 8) + (7 * 28) in if i16 >= 0 && i16 < Array.length a10 then a10.(i16) else (match min { r0 = n9; r1 = n9; r2 = None } { r0 = n15; r1 = 0.5; r2 = None } with | ({ r0; r1 = q18; r2 = q19 } | { r0 = q18; r1 = r0; r2 = q19 }) -> (let i20 = 17 in if i20 >= 0 && i20 < 11 then a4.(i20) else r0)))
let () = note_float x21
let s23 = ref 2.0
let () = for i22 = Array.length a10 - 1 downto 0 do
  a10.(i22) <- ((a10.(i22)) *. !s23);
  s23 := (ceil ((); x21))
done
let n24 = !s23
let () = note_float n24
let n50 = (match (if "\000\255x" <> "b c" then (let v28 = (let rec f27 p25 p26 = { r3 = x21; r4 = 13; r5 = None; r6 = 19; r7 = n24 } in f27) in { r3 = x21; r4 = 14; r5 = None; r6 = 19; r7 = 0.5 }) else ((); { r3 = 1.5; r4 = 2; r5 = None; r6 = 6; r7 = n24 })) with | { r3 = q29; r4 = q30; r5 = None; r6; r7 } -> (
  let a31 = Array.make 9 q30 in
  let rec loop35 i32 s33 =
    if i32 < 9 then (
      (a31.(i32) <- ((a31.(i32)) + s33));
      loop35 (i32 + 1) (min a31.(i32) (let { r0 = q34; r1; _ } = { r0 = 10.0; r1 = 0.5; r2 = None } in s33))
    ) else
      s33
  in
  let n37 = loop35 0 r6 in
  note_int n37;
  let s39 = ref n37 in
  for i38 = Array.length a31 - 1 downto 0 do
    a31.(i38) <- ((a31.(i38)) * !s39);
    s39 := (-(snd (v3, n37)))
  done;
  let n40 = !s39 in
  note_int n40;
  (n37 / 7) * (( + ) n40 n37)) | ({ r3 = q41; r4 = q42; r5; r6 = _; r7 = 0.5 } | { r4 = q42; r5 = (Some _ as r5); r7 = q41; _ }) -> (
  let n43 = q42 in
  note_int n43;
  let a44 = Array.copy (Array.make 7 n43) in
  let rec loop47 i45 s46' =
    if i45 <> 7 then (
      (a44.(i45) <- ((a44.(i45)) * s46'));
      loop47 (i45 + 1) (-9969)
    ) else
      s46'
  in
  let n49 = loop47 0 q42 in
  note_int n49;
  -4) | exception _ -> ((18 - 9) mod 4096))
let () = note_int n50
let () = note_float n9
let () = note_float x21
let () = note_float n15
let () = note_float n24
let () = note_int n50
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
