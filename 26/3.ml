type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let a3' = Array.make 10 4
let () = for i4 = 0 to (hide 0 8) - 1 do
  a3'.(i4 + 1) <- (a3'.(i4 + 2) lxor (a3'.(i4 + 1) + (a3'.(i4))));
  ()
done
let () = (mix_ints a3' 0 10; note_end 0)
let s6 = ref ""
let () = for i5 = 0 to (hide 0 5) - 1 do
  s6 := (clip !s6 ^ clip (part "12" 10 15))
done
let n7' = !s6
let () = (mix_string n7'; note_end 0)
let n16 = (hide 0 5)
let rec loop15 i8 s9 =
  if i8 >= 0 then (
    loop15 (i8 - 1) (
      let n13 = (hide 1 5) in
      let rec loop12 i10 s11 =
        if i10 <> n13 then (
          loop12 (i10 + 1) s9
        ) else
          s11
      in
      let n14 = loop12 0 s9 in
      note_float n14;
      n14)
  ) else
    s9
let n17 = loop15 ((hide 0 5) - 1) 3.25
let () = note_float n17
let s19 = ref n17
let i18 = ref 0
let () = while !i18 < (hide 0 20) do
  s19 := (((!s19) +. (float_of_int !i18)) +. 1e999); i18 := !i18 + 1
done
let n20 = !s19
let () = note_float n20
let a21 = if false then (Array.make 8 n20) else (Array.make 8 n20)
let s23 = ref n20
let () = for i22' = 0 to (hide 1 8) - 1 do
  (if List.fold_right (fun p24 p25 -> p25) (i22' :: []) ([] <> []) then (s23 := (a21.(i22') +. (!s23))))
done
let n26 = !s23
let () = note_float n26
let n40 = (try (try (
  let rec loop29' i27 n30 s28 =
    if i27 < n30 then (
      (if i27 = 10 then raise (E0 (Error s28)));
      loop29' (i27 + 1) n30 s28
    ) else
      s28
  in
  let n31 = loop29' 0 (hide 0 6) 3 in
  note_int n31;
  n31) with | E0 (Ok (-2147483647)) -> ((-2) / 16) | E0 (Ok (-1)) -> (match 3 with | ((-1) | (-1)) -> (-1) | _ -> 14) | E0 ((Ok 9 as w32)) -> (let v33 = Array.make 7 4 in 17) | E0 (Ok q34) -> (try q34 with | _ -> 12) | E0 (Error q35) -> (match (Ok q35) with | Ok 9 -> 2 | (Ok 1 as w36) -> 12 | Ok 6 -> q35 | Ok _ -> q35 | Error q37 -> q37 | exception _ -> q35)) with | E0 (Ok q38) -> (q38 asr (q38 land 31)) | E0 (Error q39) -> (q39 lxor q39))
let () = note_int n40
let () = for i41' = (hide 1 7) - 1 downto 0 do
  a21.(i41') <- a21.(i41' + 1);
  ()
done
let () = (mix_floats a21 0 8; note_end 0)
let () = note_float n26
let () = note_float n17
let () = note_int n40
let () = (mix_ints a3' 0 10; note_end 0)
let () = (mix (String.length n7'); note_end 0)
let () = ()
