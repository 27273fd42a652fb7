exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y50 :: y51) -> mix 1; mix_float y50; mix_0 (d - 1) y51
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y52 :: y53) -> mix 1; mix (if y52 then 1 else 0); mix_1 (d - 1) y53
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let rec loop10' i7 s8 =
  if i7 >= 0 then (
    loop10' (i7 - 1) (try (100 / (i7 - 6)) with | Invalid_argument q9 -> s8 | Division_by_zero -> (i7 / (20 lor 1)))
  ) else
    s8
let n12 = loop10' (9 - 1) 13
let () = note_int n12
let n13 = if true && true then (if false then n12 else (if 100.75 >= 10.0 then n12 else (n12 asr 26))) else (n12 / (n12 lor 1))
let n29 = (match [] with | [] -> (
  let s15 = ref (-100.75) in
  let i14 = ref 0 in
  while !i14 < (hide 1 3) do
    s15 := (try (float_of_int (100 / (!i14 - 0))) with | Invalid_argument _ -> (( -. ) !s15 !s15) | Division_by_zero -> (-1.0)); i14 := !i14 + 1
  done;
  let n16 = !s15 in
  note_float n16;
  let x17 = 0.0 /. 0.0 in
  let n22 = ((((((0) + (if x17 = x17 then 67 else 0)) + (if x17 <> (let v18 = true in -1.5) then 62 else 0)) + (if (String.fold_left (let rec f21 p19' p20 = x17 in f21) x17 "12") < x17 then 84 else 0)) + (if (max x17 x17) > x17 then 19 else 0)) + (if x17 <= x17 then 88 else 0)) + (if x17 >= x17 then 6 else 0) in
  n22) | ([] | (_ :: _)) -> (
  (let v23 = if max true false then (10.0 /. 2.0) else (1.0 /. 0.0) in ((Printf.printf "[%s %d]\n" "a" 13); ()));
  let rec loop26 i24 s25 =
    if i24 < 6 then (
      loop26 (i24 + 1) (try (Array.make 5 7).(i24) with | Invalid_argument _ -> (n13 mod (-2147483648)) | Division_by_zero -> n13)
    ) else
      s25
  in
  let n28' = loop26 0 n13 in
  note_int n28';
  -7940))
let rec build30 p31 p32 =
  if p31 <= 0 then [] else
    (if true then false else true) :: (build30 (p31 - 1) (-. p32))
let v33 = build30 3 ((-0.0) +. (-1.5))
let () = (mix_1 5 v33; note_end 0)
let () = (mix_1 5 v33; note_end 0)
let c34 = (n13 - 8) lxor ((n13 - 8))
let c35 = ((( + ) n29 (n13 mod 10))) - c34
let c36 = ((( + ) n29 (n13 mod 10))) lxor (n13 - 8)
let c37 = c36 lxor ((( + ) n29 (n13 mod 10)))
let c38 = ((( + ) n29 (n13 mod 10))) + (( + ) n29 (n13 mod 10))
let c39 = c36 - (c35)
let c40 = c36 - (c34)
let c41 = ((( + ) n29 (n13 mod 10))) - (( + ) n29 (n13 mod 10))
let c42 = (c34) + (n13 - 8)
let c43 = c35 - (c39)
let () = note_int c43
let s45 = ref n12
let () = for i44 = 0 to 8 - 1 do
  s45 := (try (100 / (i44 - 6)) with | Invalid_argument _ -> i44 | Division_by_zero -> 2)
done
let n46 = !s45
let () = note_int n46
let f47' p48 =
  2.0
let _ = f47' c42
let x49 = f47' 32767
let () = note_float x49
let () = note_float x49
let () = note_int n13
let () = note_int c42
let () = note_int c34
let () = note_int c37
let () = note_int c43
let () = note_int c41
let () = note_int c38
let () = ()
