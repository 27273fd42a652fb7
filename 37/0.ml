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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y74 -> mix 1; mix y74
in
let s1 = ref None in
let i0 = ref (10 - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) | Some o -> if o = ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) then None else Some o); i0 := !i0 - 1
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let a4 = [|3.25; 10.0; 100.75; (-100.75); (-10.0); 10.0; 2.0; 100.75|] in
let rec loop7 i5 n8 s6 =
  if i5 < 0 then s6 else (
    loop7 (i5 - 1) n8 ((a4.(i5) *. (s6)) *. 0.5)
  )
in
let n9 = loop7 ((hide 0 8) - 1) (hide 0 8) (-1.0) in
note_float n9;
assert (compare 5 5 = 0);
let x14 = (try (try (
  let s11 = ref n9 in
  for i10 = 9 - 1 downto 0 do
    (if i10 = 0 then raise (E0 (Option.is_some None)));
    s11 := !s11
  done;
  let n12 = !s11 in
  note_float n12;
  n12) with | E0 q13 -> n9 | _ -> n9) with | _ -> (n9 /. n9)) in
let v20 = if "b c" <> "12" then (if not true then (if if true then true else true then (true && true) else (List.fold_left (fun p15 p16 -> p15) false [])) else (match n3 with | None -> true | Some 4 -> true | ((Some q17 as w18) | (Some q17 as w18)) when q17 >= 747 -> true | Some q19 -> false | _ -> false)) else (true && true) in
let rec loop44 i21 n45 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32' s33 s34 s35 =
  if i21 <> n45 then (
    loop44 (i21 + 1) n45 ((max s31 (-2)) * (int_of_float s24)) s23 s24 (let v43 = (match s23 with | ((-3), q36) -> { r0 = ""; r1 = s27; r2 = None; r3 = s34; r4 = q36; r5 = (Array.make 2 s31); r6 = [] } | (9, _) -> { r0 = "a"; r1 = (-0.5); r2 = None; r3 = 8; r4 = s31; r5 = (Array.make 2 s31); r6 = [] } | ((4, 1) as w37) -> { r0 = "b c"; r1 = s32'; r2 = None; r3 = s31; r4 = s34; r5 = (Array.make 2 s31); r6 = [] } | ((4, 2) as w38) -> { r0 = "12"; r1 = s26; r2 = None; r3 = s31; r4 = s34; r5 = (Array.make 2 s34); r6 = [] } | ((4, (3 as w39)) | (w39, 8)) -> { r0 = "b c"; r1 = s35; r2 = None; r3 = s30; r4 = w39; r5 = (Array.make 2 8); r6 = [] } | (4, 5) -> { r0 = ""; r1 = s32'; r2 = None; r3 = s31; r4 = 5; r5 = (Array.make 2 s30); r6 = [] } | (4, 0) -> { r0 = "tail \" end"; r1 = s35; r2 = None; r3 = s34; r4 = s34; r5 = (Array.make 2 s31); r6 = [] } | (4, (-1)) -> { r0 = "b c"; r1 = 2.0; r2 = None; r3 = s30; r4 = s31; r5 = (Array.make 2 s34); r6 = [] } | ((_, q40) | ((4 as q40), (-2))) -> { r0 = "12"; r1 = s35; r2 = None; r3 = s34; r4 = s34; r5 = (Array.make 2 q40); r6 = [] } | (4, (-3)) -> { r0 = "\000\255x"; r1 = s35; r2 = None; r3 = s34; r4 = 3; r5 = (Array.make 2 11); r6 = [] } | (4, 8) -> { r0 = "tail \" end"; r1 = s32'; r2 = None; r3 = 2; r4 = 4; r5 = (Array.make 2 (-2)); r6 = [] } | ((4 as w41), _) -> { r0 = "b c"; r1 = s32'; r2 = None; r3 = s22; r4 = 18; r5 = (Array.make 2 12); r6 = [] } | (q42, _) -> { r0 = ""; r1 = s28; r2 = None; r3 = 8; r4 = s34; r5 = (Array.make 2 s30); r6 = [] }) in 13 mod (s31 lor 1)) s32' s29 s24 s29 ((-4097) - (-6638)) s22 ((match C7 with | C18 -> s29 | C9 -> s35 | (C27 | C27) -> s27 | C26 -> s24 | C14 -> s32' | (C31 | C30) -> 2.0 | (C16 | C15) -> 0.0 | C12 -> s33 | _ -> s33) *. (s29 -. s33)) s32' s31 s29
  ) else
    (s22, s23, s24, s25, s26, s27, s28, s29, s30, s31, s32', s33, s34, s35)
in
let (n46, n47, n48, n49, n50, n51, n52, n53, n54, n55, n56, n57, n58, n59) = loop44 0 11 5 (4, 7) 1.5 7 x14 0.5 100.75 1.0 (-3) 15 x14 n9 15 x14 in
note_int n46;
((let (m60, m61) = n47 in mix m60; mix m61); note_end 0);
note_float n48;
note_int n49;
note_float n50;
note_float n51;
note_float n52;
note_float n53;
note_int n54;
note_int n55;
note_float n56;
note_float n57;
note_int n58;
note_float n59;
let x62 = 0.0 /. 0.0 in
let n63 = ((((((0) + (if x62 = (if v20 then n59 else n57) then 60 else 0)) + (if x62 <> x62 then 65 else 0)) + (if x62 < (max x14 n56) then 77 else 0)) + (if x62 > x62 then 21 else 0)) + (if x62 <= x62 then 1 else 0)) + (if x62 >= x62 then 81 else 0) in
note_int n63;
let a64 = (let _v65' = { r0 = "tail \" end"; r1 = n51; r2 = None; r3 = n63; r4 = n58; r5 = (Array.make 2 5); r6 = [] } in Array.make 4 n63) in
let s67 = ref n63 in
let i66 = ref 0 in
while !i66 < 4 do
  s67 := ((!s67) + a64.(!i66)); if a64.(!i66) <> (n63 mod 3) then (i66 := !i66 + 1) else i66 := 4
done;
let n68 = !s67 in
note_int n68;
let rec loop71 i69 s70 =
  if i69 <> 7 then (
    loop71 (i69 + 1) (if i69 < 4 then (a64.(i69) + (s70)) else s70)
  ) else
    s70
in
let n73 = loop71 0 n63 in
note_int n73;
note_float n51;
(mix_floats a4 0 8; note_end 0);
note_float x62;
note_float x14;
note_float n52;
()
