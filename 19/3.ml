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
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let s3 = "loops and l"
let rec loop6 i4 n7 s5 =
  if i4 <> n7 then (
    loop6 (i4 + 1) n7 (Char.code s3.[i4] + 3 * s5)
  ) else
    s5
let n8 = loop6 0 11 14
let () = note_int n8
let s9 = "loops a"
let rec loop12 i10 s11 =
  if i10 >= 7 then s11 else (
    loop12 (i10 + 1) (Char.code s9.[i10] + 3 * s11)
  )
let n14 = loop12 0 n8
let () = note_int n14
let s15 = "loops a"
let s17 = ref 9
let i16' = ref 0
let () = while !i16' < 7 do
  s17 := (Char.code s15.[!i16'] + 3 * !s17); i16' := !i16' + 1
done
let n18' = !s17
let () = note_int n18'
let s19 = "loops and "
let rec loop22 i20 s21 =
  if i20 < 0 then s21 else (
    loop22 (i20 - 1) (Char.code s19.[i20] + 3 * s21)
  )
let n24 = loop22 (10 - 1) n18'
let () = note_int n24
let x25 = 0.0 /. 0.0
let n28 = ((((((0) + (if x25 = x25 then 31 else 0)) + (if (List.fold_right (fun p26 p27 -> 0.0) [] x25) <> x25 then 32 else 0)) + (if x25 < x25 then 61 else 0)) + (if x25 > (float n14) then 25 else 0)) + (if x25 <= x25 then 15 else 0)) + (if x25 >= (x25 *. x25) then 91 else 0)
let () = note_int n28
let s29 = "loops "
let n33 = (hide 0 6)
let rec loop32 i30 s31 =
  if i30 <> n33 then (
    loop32 (i30 + 1) (Char.code s29.[i30] + 3 * s31)
  ) else
    s31
let n34 = loop32 0 7
let () = note_int n34
let n40 = max (let o35 = (let n34 = x25 in n28) in let o36 = if true then n14 else n14 in let o37 = n24 in let o38 = 31 in let o39 = truncate x25 in let ( mod ) a b = (a lsl 1) + b in o35 mod o36 mod o37 mod o38 mod o39) n34
let () = note_int n40
let n67 = (try (
  let s41 = "loops and" in
  let rec loop44 i42 n45 s43 =
    if i42 < 0 then s43 else (
      loop44 (i42 - 2) n45 (Char.code s41.[i42] + 3 * s43)
    )
  in
  let n46 = loop44 (9 - 1) 9 n28 in
  note_int n46;
  let s47 = "loo" in
  let rec loop50 i48 s49 =
    if i48 >= 0 then (
      loop50 (i48 - 1) (Char.code s47.[i48] + 3 * s49)
    ) else
      s49
  in
  let n52 = loop50 (3 - 1) n28 in
  note_int n52;
  let s53 = "loops and " in
  let rec loop56 i54' s55 =
    if i54' < 10 then (
      loop56 (i54' + 1) (Char.code s53.[i54'] + 3 * s55)
    ) else
      s55
  in
  let n58 = loop56 0 n14 in
  note_int n58;
  let s59 = "loops " in
  let s61 = ref (-2) in
  let i60 = ref 0 in
  while !i60 < 6 do
    s61 := (Char.code s59.[!i60] + 3 * !s61); i60 := !i60 + 1
  done;
  let n62 = !s61 in
  note_int n62;
  List.fold_right (let rec f65 p63 p64 = n52 in f65) (match 3 with | ((-1) | (-1)) -> [] | _ -> []) (let v66 = Array.make 7 n46 in -2)) with | _ -> (if false then n24 else n40))
let () = note_int n28
let () = note_int n34
let () = note_int n40
let () = note_int n8
let () = note_int n67
let () = note_float x25
let () = note_int n24
let () = note_int n14
let () = ()
