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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let n9 = (hide 1 4)
let rec loop8 i7 =
  if i7 < n9 then (
    (a4.(i7 * 3 + 0) <- ((a4.(i7 mod 3)) +. (1.5 *. 0.0)));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let v49 = (match (List.fold_right2 (fun p10 p11 p12 -> p12) ((); []) (if v3 then [] else []) ((); (Ok 0))) with | Ok (1 as w13) -> (
  let a14 = fst ((Array.make 2 w13), (-2)) in
  let rec loop24 i15 n25 s16 =
    if i15 >= n25 then s16 else (
      if a14.(i15) <> (match { r0 = 1.5; r1 = 0.0; r2 = None } with | ({ r0 = q17; r1 = q18; r2 = (Some q19) } as w20) -> s16 | { r0; r1 = (0.5 | _); r2 = None } -> 20 | { r0 = _; r1 = 0.5; r2 = ((Some _) | (Some _)) } -> 1 | { r0 = 0.5; r1 = _; r2 = q21 } -> s16 | { r0 = q22; r1 = _; r2 } -> s16 | exception Invalid_argument _ -> 19 | exception Failure q23 -> s16 | exception Match_failure _ -> 8) then loop24 (i15 + 1) n25 (a14.(i15) + (s16)) else s16
    )
  in
  let n26 = loop24 0 (hide 1 2) w13 in
  note_int n26;
  let n32 = (match ((a14.(0) <- n26); (List.fold_left (fun p27 p28 -> p27) { r3 = 3.25; r4 = 15; r5 = None; r6 = n26; r7 = 0.0 } [])) with | { r3 = q29; r4 = q30; r5; r6 = q31; r7 } -> q31) in
  snd (n32, false)) | ((Ok (2 as w33)) | (Ok (2 as w33))) -> (
  let s35 = ref 10.0 in
  for i34 = 0 to (hide 0 11) - 1 do
    (if v3 then (s35 := ((!s35) +. a4.(i34))))
  done;
  let n36 = !s35 in
  note_float n36;
  let a37 = fst ((Array.make 4 n36), v3) in
  for i38 = 0 to (hide 0 3) - 1 do
    a37.(i38 + 1) <- ((( /. ) n36 n36) *. (a37.(i38)));
    ()
  done;
  (mix_floats a37 0 4; note_end 0);
  (float 14) <> (n36 *. n36)) | Ok _ -> (
  let a39 = Array.mapi (let rec f41 a4 p40 = p40 in f41) (Array.make 8 (-3)) in
  let s43 = ref (-1) in
  for i42 = 0 to (hide 0 8) - 1 do
    s43 := (((!s43) + a39.(i42)) lxor 5094)
  done;
  let n44 = !s43 in
  note_int n44;
  (n44 asr 27) = (-9969)) | Error q45 -> (
  let a46 = snd ((ref (Array.make 2 3.25)), (Array.make 12 (-3))) in
  let i47 = ref ((hide 0 11) - 1) in
  while !i47 >= 0 do
    a46.(!i47 + 1) <- ((a46.(!i47)) - a46.(9));
    i47 := !i47 - 1
  done;
  (mix_ints a46 0 12; note_end 0);
  prerr_int q45.r4;
  prerr_byte 32;
  prerr_float (-. a4.(10));
  prerr_newline ();
  ((); 2.0) <> (max (-3.25) 1.5)) | exception Invalid_argument q48 -> v3)
let a50 = Array.map (fun p51' -> 100.75) (Array.make 4 8)
let rec loop53 i52 n54 =
  if i52 < n54 then (
    (a50.(i52) <- (-. ((-100.75) +. (-0.0))));
    loop53 (i52 + 1) n54
  ) else
    ()
let () = loop53 0 (hide 1 4)
let () = (mix_floats a50 0 4; note_end 0)
let () = (mix_floats a4 0 11; note_end 0)
let () = (mix (if v49 then 1 else 0); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
