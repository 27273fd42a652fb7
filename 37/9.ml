type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y45 :: y46) -> mix 1; mix (if y45 then 1 else 0); mix_0 (d - 1) y46
and mix_1 d (v : (char, float) result) =
  if d > 0 then
    match v with
    | Ok y47 -> mix 0; mix (Char.code y47)
    | Error y48 -> mix 1; mix_float y48
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let s3 = ref 19
let () = for i2 = 7 - 1 downto 0 do
  a0.(i2) <- ((!s3) + a0.(4));
  s3 := ((a0.(4) * (!s3)) - a0.(i2))
done
let n4 = !s3
let () = note_int n4
let n5 = n4
let () = note_int n5
let () = assert (hide 1 3 = 3)
let () = assert (compare ((fun p6 -> 65535) (fst ((Array.make 6 (-0.0)), C6))) ((fun p6 -> 65535) (fst ((Array.make 6 (-0.0)), C6))) = 0)
let () = assert (compare (let i7 = (match { r7 = (-0.5) } with | { r7 = (0.5 | 0.5) } -> n5 | { r7 = 1.0 } -> n5 | { r7 = n4 } -> 9) in if i7 >= 0 && i7 < Array.length a0 then a0.(i7) else (6 + n4)) (let i7 = (match { r7 = (-0.5) } with | { r7 = (0.5 | 0.5) } -> n5 | { r7 = 1.0 } -> n5 | { r7 = n4 } -> 9) in if i7 >= 0 && i7 < Array.length a0 then a0.(i7) else (6 + n4)) = 0)
let n11 = (hide 1 7)
let rec loop10' i8 s9 =
  if i8 < n11 then (
    loop10' (i8 + 2) (((s9) lxor a0.(2)) * a0.(i8))
  ) else
    s9
let n12 = loop10' 0 n5
let () = note_int n12
let rec loop16 i13 n17 =
  if i13 < n17 then (
    (a0.(i13) <- (try (-4) with | _ -> (match Ok 1.5 with | ((Ok q14) | (Ok q14)) when q14 < 1.5 -> n12 | Ok (1.0 | 1.0) -> i13 | ((Ok q15) | (Error { r7 = q15 })) -> n12 | Error _ -> i13)));
    loop16 (i13 + 1) n17
  ) else
    ()
let () = loop16 0 7
let () = (mix_ints a0 0 7; note_end 0)
let () = assert (compare (n12 asr (n12 land 31)) (n12 asr (n12 land 31)) = 0)
let () = assert (compare (let n5 = [|n12; n12|] in a0.(3)) (let n5 = [|n12; n12|] in a0.(3)) = 0)
let x18 = 1.7976931348623157e308
let () = note_float x18
let s20 = ref []
let () = for i19 = 0 to 10 - 1 do
  s20 := (((max (Array.make 8 i19) (Array.make 8 n12)) > (let v21 = 7 in Array.make 8 n12)) :: !s20)
done
let n22 = !s20
let () = (mix_0 5 n22; note_end 0)
let rec loop25 i23 s24 =
  if i23 < 20 then (
    loop25 (i23 + 1) (((s24) *. (float_of_int i23)) -. 1.7976931348623157e308)
  ) else
    s24
let n27 = loop25 0 x18
let () = note_float n27
let rec loop33 i28 n34' s29 s30 s31 s32 =
  if i28 <> n34' then (
    loop33 (i28 + 1) n34' s31 s30 s29 ((if false then s32 else s32) /. (-2.0))
  ) else
    (s29, s30, s31, s32)
let (n35, n36, n37, n38) = loop33 0 (hide 1 3) 20 (Ok '\'') (-2) 2.0
let () = note_int n35
let () = (mix_1 5 n36; note_end 0)
let () = note_int n37
let () = note_float n38
let x44 = (try (try (
  let rec loop41 i39 s40 =
    if i39 < 7 then (
      (if i39 = 2 then raise E1 else if 6 == n37 then raise E0);
      loop41 (i39 + 1) n38
    ) else
      s40
  in
  let n43' = loop41 0 n38 in
  note_float n43';
  n43') with | E0 -> 0.0 | E1 -> (float 0)) with | _ -> (-1.0))
let () = note_int n35
let () = (mix_ints a0 0 7; note_end 0)
let () = note_int n4
let () = note_int n5
let () = (mix_1 5 n36; note_end 0)
let () = note_float n27
let () = note_float x18
let () = note_float x44
let () = ()
