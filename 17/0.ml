type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let n19 = (try (try (
  let s1 = ref 0 in
  let i0 = ref 0 in
  while !i0 < 9 do
    (if !i0 = 3 then raise E1);
    s1 := ((-15) - (!s1 * 34)); i0 := !i0 + 1
  done;
  let n2 = !s1 in
  note_int n2;
  n2) with | E1 -> (1 lsr (19 land 31)) | _ -> (match { r0 = "12"; r1 = (-1.5); r2 = None; r3 = 4; r4 = 4; r5 = (Array.make 2 8); r6 = [] } with | { r0 = q3; r2 = q4; r3 = 9; r4; r5 = _; r6; _ } -> r4 | { r0 = q5; r1 = q6; r2 = q7; r3; r4; r5; r6 = q8 } -> r4 | { r0; r1 = 0.5; r2 = _; r3 = q9; r5 = q10; r6 = q11; _ } -> q9 | { r0 = q12; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5 = q17; r6 = q18 } -> q15)) with | _ -> ((-2) / 8)) in
let x32 = (try (try (
  let rec loop22 i20 n23 s21' =
    if i20 <> n23 then (
      (if i20 = 5 then raise E1);
      loop22 (i20 + 1) n23 ((if false then s21' else s21') +. s21')
    ) else
      s21'
  in
  let n24 = loop22 0 9 1.0 in
  note_float n24;
  n24) with | E1 -> (match { r0 = "b c"; r1 = 10.0; r2 = None; r3 = n19; r4 = 4; r5 = (Array.make 2 n19); r6 = [] } with | { r0 = q25; r1 = q26; r2 = None; r3 = q27; r5 = q28; r6 = n19; _ } -> q26 | { r0 = q29; r1 = q30; r2 = (Some _); r3; r4 = q31; r5 = _; r6 } -> q30)) with | E1 -> 0.0) in
note_float x32;
let s34 = ref x32 in
let s35 = ref x32 in
let s36 = ref n19 in
let s37 = ref n19 in
let s38 = ref n19 in
for i33 = 8 - 1 downto 0 do
  let u39 = !s35 in
  let u40 = !s34 in
  let u41 = !s37 in
  let u42 = !s38 in
  let u43 = !s38 in
  s34 := u39; s35 := u40; s36 := u41; s37 := u42; s38 := u43
done;
let n44 = !s34 in
let n45 = !s35 in
let n46 = !s36 in
let n47 = !s37 in
let n48 = !s38 in
note_float n44;
note_float n45;
note_int n46;
note_int n47;
note_int n48;
(try () with | Division_by_zero -> (let v49 = -4097 in (match [] with | ([] | []) -> () | (q50 :: q51) -> ())) | Match_failure _ -> ((); (match C7 with | C28 -> () | C9 -> () | C11 -> () | C26 -> () | C14 -> () | C29 -> () | (C19 | C19) -> () | (C31 as w52) -> () | C30 -> () | C17 -> () | _ -> ())) | E1 -> (if not true then (note_int 13) else (min () ())));
let n53 = n48 in
let x59 = (try (try (
  let n57 = (hide 0 6) in
  let rec loop56 i54 s55 =
    if i54 < n57 then (
      (if i54 = 6 then raise E1 else if false then raise E1);
      loop56 (i54 + 2) n45
    ) else
      s55
  in
  let n58 = loop56 0 n45 in
  note_float n58;
  n58) with | _ -> 2.0) with | _ -> n44) in
note_float x59;
note_int n53;
note_int n19;
note_int n46;
note_int n47;
note_float n45;
note_float x59;
note_int n48;
note_float x32;
()
