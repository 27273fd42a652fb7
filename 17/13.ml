type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let x6 = (try (try (
  let s1 = ref 10.0 in
  for i0 = (hide 1 9) - 1 downto 0 do
    (if i0 = 8 then raise E0 else if not true then raise (E1 i0));
    s1 := (let v2 = create_array 16 i0 in if true then !s1 else !s1)
  done;
  let n3 = !s1 in
  note_float n3;
  n3) with | E0 -> (10.0 +. 2.0) | E1 9 -> (tick_float 0 (-0.5)) | E1 (-2) -> 1.0 | E1 q4 -> (if false then raise (E1 1) else 0.0)) with | E1 q5 -> (if false then 0.0 else 2.0)) in
let x13 = (let ((q10, _, q11) as w12) = ((if false then (let rec f8 p7 = false in f8) else (fun p9 -> true)), [], (truncate x6)) in (fst (x6, x6)) -. (3.25 *. 3.25)) in
let x17 = (try (try (
  let s15 = ref 10.0 in
  for i14' = 0 to 4 - 1 do
    (if i14' = 8 then raise (E1 i14'));
    s15 := (snd (!s15, x13))
  done;
  let n16 = !s15 in
  note_float n16;
  n16) with | _ -> (x13 /. 2.0)) with | _ -> (min x13 1.0)) in
note_float x17;
let n23 = (try (try (
  let rec loop20 i18 s19 =
    if i18 < 0 then s19 else (
      (if i18 = 2 then raise E0 else if s19 >= (-2) then raise E0);
      loop20 (i18 - 1) 7
    )
  in
  let n22 = loop20 (9 - 1) 3 in
  note_int n22;
  n22) with | E0 -> ((-2) lsl 17)) with | _ -> (compare 100.75 100.75)) in
let n29 = (try (try (
  let s25 = ref n23 in
  for i24 = 0 to 7 - 1 do
    (if i24 = 3 then raise E0 else if (match -0.0 with | (0.0 | 0.0) -> true | 1.0 -> true | q26 -> false | (0.5 as w27) when ((fun w27 -> "\000\255x" > "") (min (ref n23) (ref !s25))) -> false) then raise E0);
    s25 := i24
  done;
  let n28 = !s25 in
  note_int n28;
  n28) with | _ -> (fst (n23, n23))) with | _ -> (max n23 n23)) in
let n30 = 31 in
let n39 = (try (try (
  let rec loop33 i31 n34 s32 =
    if i31 < n34 then (
      (if i31 = 3 then raise E0);
      loop33 (i31 + 1) n34 (min (Char.code 'z') (11 + i31))
    ) else
      s32
  in
  let n35 = loop33 0 7 18 in
  note_int n35;
  n35) with | E0 -> n30 | E1 6 -> (try n30 with | _ -> n23) | E1 (-2147483648) -> (n30 * (-6)) | E1 q36 -> (try (17 mod 7) with | Invalid_argument _ -> n30 | Division_by_zero -> 8 | Failure _ -> n30 | Not_found -> q36 | E0 -> q36 | E1 q37 -> q37)) with | E1 1 -> (n30 / 7) | E1 (-2147483647 as w38) -> n30 | E1 (-1) -> (if false then 0 else 15) | E1 _ -> (int_of_string (string_of_int n23))) in
let n45 = (try (try (
  let rec loop42 i40 s41 =
    if i40 < 2 then (
      (if i40 = 11 then raise (E1 s41));
      loop42 (i40 + 2) ((- i40) lxor (s41 - n29))
    ) else
      s41
  in
  let n44 = loop42 0 12 in
  note_int n44;
  n44) with | E1 0 -> (17 * 5) | E1 (-2) -> (let n29 = Array.make 7 (-2.0) in n39) | E1 5 -> ((); 0) | E1 _ -> (n39 - 10)) with | _ -> (n39 lxor 10)) in
note_int n45;
note_int n23;
note_float x17;
note_float x13;
note_int n39;
note_int n30;
note_float x6;
note_int n29;
note_int n45;
()
