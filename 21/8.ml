type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y69; r5 = y70 } -> mix y69; mix_float y70
and mix_1 d (v : (int, bool option) result) =
  if d > 0 then
    match v with
    | Ok y71 -> mix 0; mix y71
    | Error y72 -> mix 1; mix_2 (d - 1) y72
and mix_2 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y73' -> mix 1; mix (if y73' then 1 else 0)
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let a3 = Array.make (hide 1 13) { r4 = 5; r5 = 0.5 } in
a3.(0) <- { { r4 = 6; r5 = 1.0 } with r4 = (match C0 with | C3 -> 18 | C0 -> 17 | C1 -> 6 | (C2 | C2) -> 19) };
a3.(1) <- { r4 = (int_of_string (string_of_int 16)); r5 = ((-10.0) -. 0.5) };
a3.(2) <- { r4 = (if v2 then 20 else 9); r5 = (let (q4, q5, _, q6) = (13, C0, (Array.make 16 15), true) in 3.25) };
a3.(3) <- a3.(1);
let s8 = ref 17 in
for i7 = 0 to 13 - 1 do
  s8 := (match a3.(i7) with | { r4 = (-3); r5 = q9 } -> ((i7 + !s8) - (!s8)) | { r4 = q10'; r5 = q11' } -> ((( * ) q10' (-3)) - (!s8)))
done;
let n12 = !s8 in
note_int n12;
let a13 = (let v14 = (n12, (Array.make 16 n12), 20, n12) in Array.make 8 (Ok 3)) in
a13.(0) <- a13.(5);
a13.(1) <- a13.(7);
a13.(2) <- (Ok (match C0 with | (C3 | C3) -> 0 | C0 -> n12 | (C1 | C1) -> n12 | C2 -> n12));
a13.(3) <- ((String.iter (let rec f16 p15 = () in f16) "a"); (Ok n12));
let rec loop24 i17 s18' =
  if i17 >= 8 then s18' else (
    loop24 (i17 + 1) (match a13.(i17) with | Ok (-1) -> ((s18') * (match { r4 = 5; r5 = 1.5 } with | ({ r4 = (-2147483647); r5 = q19 } | { r4 = (-2147483647); r5 = q19 }) -> s18' | { r4 = q20; r5 = q21 } -> i17)) | Ok 9 -> ((- n12) + (s18')) | Ok 7 -> ((s18') + (min i17 i17)) | Ok q22 -> (n12 lxor (s18')) | ((Ok _) | (Error _)) -> ((s18') lxor (- 8)))
  )
in
let n26' = loop24 0 n12 in
note_int n26';
a3.(0) <- ((); { r4 = 17; r5 = 100.75 });
a3.(1) <- a3.(12);
a3.(2) <- (match [3.25] with | [] -> { r4 = 9; r5 = (-2.0) } | ((q27 :: a3) | ((q27 :: _) as a3)) -> (if false then { r4 = n26'; r5 = q27 } else { r4 = n26'; r5 = q27 }));
a3.(3) <- (min { r4 = n26'; r5 = (-2.0) } (try (if v2 then { r4 = 11; r5 = 2.0 } else { r4 = n26'; r5 = 2.0 }) with | _ -> { r4 = n12; r5 = (-100.75) }));
let rec loop33 i28 n34 s29 =
  if i28 < n34 then (
    loop33 (i28 + 1) n34 (match a3.(i28) with | { r4 = 7; r5 } -> ((if v2 then r5 else s29) -. (s29)) | { r4 = 6; r5 = _ } -> ((s29) -. (( +. ) (-0.0) s29)) | { r4 = 0; r5 = q30 } -> (q30 -. (s29)) | { r4 = 1; r5 = _ } -> ((s29) +. (s29 /. s29)) | ({ r4 = 4; r5 = q31 } | { r4 = 4; r5 = q31 }) -> (q31 *. (s29)) | { r4 = _; r5 = q32 } -> (1e16 *. (s29)))
  ) else
    s29
in
let n35 = loop33 0 13 1.0 in
note_float n35;
let a36 = Array.make 13 { r4 = 8; r5 = n35 } in
a36.(0) <- { r4 = (Array.length a13); r5 = (n35 /. n35) };
a36.(1) <- (if true then (fst ({ r4 = n26'; r5 = n35 }, n12)) else { r4 = n26'; r5 = 3.25 });
a36.(2) <- { r4 = n12; r5 = (coarse (atan (limit (-3.25) (-9.0) 9.0))) };
a36.(3) <- (match [n12; n12] with | [] -> (let i37 = n26' in if i37 >= 0 && i37 < 13 then a36.(i37) else { r4 = 13; r5 = n35 }) | ((5 as w38) :: q39) -> (let i40 = 11 in if i40 >= 0 && i40 < Array.length a36 then a36.(i40) else { r4 = n12; r5 = 1.0 }) | ((-2) :: []) -> { r4 = n26'; r5 = 0.0 } | (([] as w41) | ((-2) :: (_ :: w41))) -> { r4 = n26'; r5 = n35 } | (q42 :: q43) -> (if v2 then { r4 = 1; r5 = (-3.25) } else { r4 = n26'; r5 = n35 }));
let rec loop52 i44 n53 s45 =
  if i44 < n53 then (
    loop52 (i44 + 1) n53 (match a36.(i44) with | { r4 = q46; r5 = 0.5 } -> ((s45 *. (-100.75)) -. (s45)) | ({ r4 = 3; r5 = q47 } as w48) -> ((sqrt q47) -. (s45)) | { r4 = 8; _ } -> ((s45) -. (float_of_int i44)) | { r4 = (0 | _); r5 = _ } -> ((s45) -. s45) | ({ r4 = q49; r5 = q50 } | { r4 = (-2 as q49); r5 = q50 }) -> (1e999 *. (s45)) | { r4 = (-2); r5 } -> ((s45 -. r5) -. (s45)) | { r4 = _; r5 = q51 } -> ((s45) +. (float i44)))
  ) else
    s45
in
let n54 = loop52 0 13 (-3.25) in
note_float n54;
a3.(0) <- (let (_, q55) = max (n54, { r4 = n26'; r5 = n54 }) (n54, { r4 = n26'; r5 = n54 }) in (let v56 = true in q55));
a3.(1) <- ((); (match { r4 = n26'; r5 = n54 } with | ({ r4 = _; r5 } | { r4 = _; r5 }) -> { r4 = 19; r5 = r5 }));
a3.(2) <- (if if v2 then false else v2 then (fst ({ r4 = n26'; r5 = n54 }, n26')) else { r4 = 6; r5 = 0.5 });
a3.(3) <- a3.(0);
let rec loop66 i57 s58 =
  if i57 >= 0 then (
    loop66 (i57 - 1) (match a3.(i57) with | { r4 = 0; r5 = 0.0 } -> ((Array.length a13) lxor (s58)) | { r4 = 0; r5 = q59 } -> ((Array.length a36) + (s58)) | { r4 = 5; r5 = (1.0 as w60) } -> ((s58) * s58) | ({ r4 = 5; r5 = q61 } | { r4 = 5; r5 = q61 }) -> (i57 + (s58)) | { r4 = q62; r5 = q63 } -> ((s58) * (match { r4 = s58; r5 = 100.75 } with | { r4 = 0; r5 = q64 } -> 13 | { r4 = (-1); r5 = q65 } -> q62 | { r5; _ } -> s58)))
  ) else
    s58
in
let n68 = loop66 (13 - 1) n26' in
note_int n68;
note_float n54;
(mix_0 5 a3.(12); note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 a36.(12); note_end 0);
note_int n26';
(mix_1 5 a13.(7); note_end 0);
note_int n68;
note_int n12;
()
