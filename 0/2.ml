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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec f4 p5 p6 =
  let table9 = Array.make 2 (let rec g7 u8 = p5 in g7) in
  table9.(1) <- (let rec g7 u8 = (-11) in g7);
  table9.(1) p6
let n10 = f4 (10 * 3) (4 mod 7)
let () = note_int n10
let x12 = (let v11 = { { r3 = 1.0; r4 = n10; r5 = None; r6 = n10; r7 = (-3.25) } with r5 = None; r6 = n10 } in floor 1.5) +. (float_of_int (n10 + n10))
let () = note_float x12
let rec f13 p14 p15 =
  let table18 = Array.make 2 (let rec g16 u17 = p14 in g16) in
  table18.(1) <- (let rec g16 u17 = (Char.chr (n10 land 255)) in g16);
  table18.(0) p15
let v24 = f13 (let { r3 = q19; r4 = q20; r5 = _; r6 = q21; r7 } = { r3 = x12; r4 = 2; r5 = None; r6 = 18; r7 = x12 } in '\n') ((let rec f23 p22' = 7 in f23) { r0 = x12; r1 = x12; r2 = None })
let rec f25 p26 p27 =
  let rec g28 u29 = p26
  in
  mix p27;
  g28 p27
let x31 = f25 (let v30 = { r3 = x12; r4 = n10; r5 = None; r6 = n10; r7 = x12 } in x12) (try (if v3 then 20 else n10) with | _ -> n10)
let rec f32 p33 p34 =
  let rec g35 u36 = p33
  in
  g35 p34
let x37 = f32 (match v24 with | 'a'..'m' -> x31 | '0'..'9' -> x31 | 'n' -> x12 | _ -> x31) (-32769)
let () = note_float x37
let rec f38 p39 p40 =
  let rec g41 u42 = p39
  in
  mix p40;
  g41 p40
let x43 = f38 (coarse (log (limit 1.0 0.5 100.0))) n10
let () = note_float x43
let x44 = f38 (f32 (-3.25) n10) (int_of_string (string_of_int n10))
let _ = sqrt x43
let x45 = floor 1e-310
let rec f46 p47 p48 =
  let rec g49 u50 = p47
  in
  mix p48;
  g49 p48
let _ = f46 (3 - (-3)) (-2147483647)
let rec f51 p52 p53 =
  let rec g54 u55 = p52
  in
  g54 p53
let v56 = f51 (n10, n10, x44) (compare (Array.make 8 (x43, v3)) (Array.make 8 (0.0, false)))
let () = ((let (m57, m58, m59) = v56 in mix m57; mix m58; mix_float m59); note_end 0)
let rec f60 p61 p62 =
  let rec g63 u64' = p61
  in
  mix p62;
  g63 p62
let x65 = f60 (-1e999) (0 lsr 14)
let f60 = tick_float 5 ((); x45)
let x65 = ((-4) / (1 lor 1)) mod ((fst (n10, n10)) lor 1)
let rec f66 p67 p68 =
  let rec g69 u70 = p67
  in
  mix p68;
  g69 p68
let n72' = f66 4096 (match v24 with | 'a'..'m' -> x65 | ('0'..'9' | 'a'..'m') -> x65 | ('a'..'m' | 'n') -> x65 | q71 -> x65 | 'n' -> (-2))
let () = note_int n72'
let n73' = f66 11 (String.length "b c")
let () = note_int n73'
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int n73'
let () = note_float x31
let () = note_float x43
let () = note_int n10
let () = note_float x45
let () = ((let (m74, m75, m76) = v56 in mix m74; mix m75; mix_float m76); note_end 0)
let () = note_float x44
let () = ()
