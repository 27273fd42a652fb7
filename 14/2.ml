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
let rec loop8 i7 =
  if i7 < 4 then (
    (a4.(i7 * 3 + 0) <- ((a4.(i7 / 3)) +. (1.5 *. 0.0)));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let v53 = (match (List.fold_right2 (fun p10 p11 p12 -> p12) ((); []) (if v3 then [] else []) ((); (Ok 0))) with | Ok (1 as w13) -> (
  let a14 = fst ((Array.make 2 w13), (-2)) in
  let rec loop16 i15 =
    if i15 < 1 then (
      (a14.(i15 * 4 + 0) <- ((Array.length a14) lxor (a14.(i15 mod 2))));
      loop16 (i15 + 1)
    ) else
      ()
  in
  loop16 0;
  (mix_ints a14 0 2; note_end 0);
  for i18' = 1 - 1 downto 0 do
    a14.(i18' * 2 + 1) <- ((compare ((w13, i18'), v3) ((i18', i18'), v3)) + (a14.(i18' mod 2)));
    ()
  done;
  (mix_ints a14 0 2; note_end 0);
  not ('\n' == 'z')) | Ok 2 -> (
  let a19 = (let v20 = Array.make 9 10.0 in Array.make 8 12) in
  for i21 = 0 to (hide 1 2) - 1 do
    a19.(i21 * 4 + 1) <- ((try (-1073741824) with | _ -> 7) lxor (a19.(i21 mod 4)));
    ()
  done;
  (mix_ints a19 0 8; note_end 0);
  a19.(0) <- (match ((); { r3 = (-3.25); r4 = 1; r5 = None; r6 = 3; r7 = 10.0 }) with | ({ r3 = _; r4 = _; r5 = (None as w22); r6 = a19; r7 = q23 } | { r3 = q23; r4 = a19; r5 = (None as w22); r7 = _; _ }) -> a19 | { r3 = q24'; r4 = _; r5 = _; r7 = q25; _ } when q25 >= 0.0 -> (min 18 10) | { r4 = q26; r5 = _; r6 = q27; r7 = a4; _ } -> (q27 land 14));
  (not v3) <= (match { r3 = 1.0; r4 = 1; r5 = None; r6 = 15; r7 = (-2.0) } with | ({ r3 = q28; r4 = _; r5 = q29; r6 = q30; r7 } | { r3 = q28; r4 = 7; r5 = (None as q29); r6 = q30; r7 = (0.5 as r7) }) -> v3 | { r4 = 2; r5 = None; r6 = q31; r7 = 0.5; _ } -> false | { r3 = _; r4; r5 = None; r6 = a19; r7 = 0.5 } -> v3 | { r3 = q32; r4 = q33; r5 = None; r6; r7 } -> v3 | { r3 = q34; r4; r5 = (Some q35 as w36); r6 = q37; _ } -> v3)) | Ok q38 -> (
  (q38 mod 2147483647) = (q38 + q38)) | Error _ -> (
  let a4 = (let v44 = Array.fold_left (let rec f41 p39 p40 = p39 in f41) (let ((q42, _) as w43) = ((Array.make 8 7), v3) in Ok 7) a4 in (0 + (-2)) / 100) in
  note_int a4;
  ((0.0, "tail \" end") = (10.0, "")) < ((-3) <= a4)) | exception Invalid_argument q45 -> (List.fold_left (fun p46 p47' -> p46) (let v52 = (let rec f51' p48 = ((fun p49 p50 -> 3), 17) in f51') in v3) (14 :: [])))
let rec loop55 i54 =
  if i54 <> 6 then (
    (a4.(i54 * 2 + 0) <- ((a4.(i54 mod 2)) -. (float i54)));
    loop55 (i54 + 1)
  ) else
    ()
let () = loop55 0
let () = for i57 = 0 to 5 - 1 do
  a4.(i57 * 2 + 1) <- ((0.5 +. 10.0) *. (a4.(i57 / 2)));
  ()
done
let () = (mix_floats a4 0 11; note_end 0)
let a58' = a4
let () = a4.(8) <- (fst (match 10 with | 9 -> (0.5, 18) | -2 -> (1.5, 16) | 6 -> (1.0, 15) | q59 -> (2.0, q59) | -2147483648 -> (1.5, 15) | -3 -> (100.75, 14) | ((-2) | 7) -> ((-1.5), 7) | q60 -> (2.0, 14) | exception _ -> ((-0.0), (-1))))
let () = a58'.(0) <- (((let rec f61 a4 = 10.0 in f61) 12) -. (a4.(8)))
let () = note_float a4.(8)
let a62 = (let _v63 = 18 in Array.make 10 _v63)
let i64 = ref 0
let () = while !i64 < (hide 1 4) do
  a62.(!i64 * 3 + 0) <- ((a62.(!i64 / 3)) + (-6932));
  i64 := !i64 + 1
done
let () = (mix_ints a62 0 10; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix (if v53 then 1 else 0); note_end 0)
let () = (mix_floats a58' 0 11; note_end 0)
let () = ()
