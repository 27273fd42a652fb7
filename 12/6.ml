type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y65 :: y66) -> mix 1; mix y65; mix_0 (d - 1) y66
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y67 :: y68) -> mix 1; mix (if y67 then 1 else 0); mix_1 (d - 1) y68
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
(try (let v12' = create_array 16 n11 in (let (_, _) = (let ({ r0; r1 = q13 } as w14) = { r0 = true; r1 = None } in (n10, (n11, n0, r0, 17))) in v12'.(hide 0 6) <- n11)) with | _ -> (try (if 4 = n9 then (if false then ())) with | _ -> (Array.iter (fun p15 -> ()) (Array.make 5 n10))));
let v30 = (try (
  let rec build16 p17 p18 =
    if p17 <= 0 then [] else
      (match Array.make 4 n11 with | ([|0.0; 1.0; _; p17|] | [|_; 1.0; _; p17|]) -> 9 | [|q19; 1.0; q20; q21|] -> n10 | ([|q22; _; q23; _|] | [|q23; q22; _; _|]) -> 14 | [|q24; q25'; q26; q27|] -> p17 | q28 -> p17) :: (build16 (p17 - 1) p17)
  in
  let v29 = build16 5 (if false then n9 else 0) in
  (mix_0 5 v29; note_end 0);
  ((); false) && (n11 <> 1.5)) with | _ -> ((6 + 65535) < n9)) in
(mix (if v30 then 1 else 0); note_end 0);
let v31' = (let n8 = (n11 -. 100.75) >= (n11 *. 0.0) in min (if false then '\'' else 'z') (if n8 then ' ' else '\255')) in
(mix (Char.code v31'); note_end 0);
let rec build32 p33 p34 =
  if p33 <= 0 then [] else
    (try ("a" <> "b c") with | _ -> v30) :: (build32 (p33 - 1) (p34 -. p34))
in
let v37 = build32 6 (match v31' with | 'a'..'m' -> n8 | 'n' -> 0.5 | 'a'..'m' -> n8 | (('0'..'9' as w35) | ('0'..'9' as w35)) -> n11 | 'n' -> n11 | q36 -> n11) in
(mix_1 5 v37; note_end 0);
(mix_1 5 v37; note_end 0);
let a38' = Array.copy (Array.make 4 0) in
let a39 = Array.make 4 6 in
let n43 = (hide 1 4) in
let rec loop42 i40 s41 =
  if i40 >= n43 then s41 else (
    (a39.(i40) <- ((s41) * a38'.(0)));
    loop42 (i40 + 1) (a39.(i40) - ((s41) lxor a38'.(0)))
  )
in
let n44 = loop42 0 n9 in
note_int n44;
let n45 = a39.(((); n44) land 3) in
note_int n45;
let n46 = ((); n45) in
note_int n46;
let c47 = ((floor 1e999)) +. (floor 1e999) in
let c48' = (float_of_int n9) *. ((floor 1e999)) in
let c49 = ((floor 1e999)) -. (float_of_int n9) in
let c50 = ((floor 1e999)) -. (float_of_int n9) in
let c51 = c50 +. ((float_of_int n9)) in
let c52 = ((floor 1e999)) -. c51 in
let c53 = (float_of_int n9) -. ((floor 1e999)) in
let c54 = c49 -. (c48') in
note_float c54;
let s61 = ((); (string_of_int (try (Char.code 'a') with | Invalid_argument q55 -> n46 | Failure _ -> n44 | E0 q56 -> n10 | E1 ({ r2 = "a"; r3; r4 = q57 }) -> (-2) | E1 ({ r2 = ("" as w58); r3 = _; r4 = q59 }) -> n46 | E1 ({ r2; r3 = c48'; r4 = q60 }) -> n46 | E2 true -> n9 | E2 false -> 20))) in
let x62 = c50 in
let x63 = 0.0 /. 0.0 in
let n64 = ((((((0) + (if x63 = x63 then 19 else 0)) + (if x63 <> (c51 *. 0.0) then 27 else 0)) + (if c53 < x63 then 49 else 0)) + (if (if v30 then c50 else 2.0) > x63 then 31 else 0)) + (if (abs_float c53) <= x63 then 68 else 0)) + (if x63 >= x63 then 44 else 0) in
note_int n64;
note_int n46;
(mix (if v30 then 1 else 0); note_end 0);
note_float c54;
note_int n0;
note_float c50;
note_float c49;
note_int n45;
note_float x63;
()
