type 'a t0 = { mutable r0 : float }
exception E0 of int
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, int) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y75 -> mix 1; mix_2 (d - 1) y75
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y76' } -> mix_float y76'
and mix_2 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y77 -> mix 0; mix y77
    | Error y78 -> mix 1; mix y78
in
let v33 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let s21 = "loops an" in
  let rec loop24 i22 s23 =
    if i22 <> 8 then (
      loop24 (i22 + 1) (Char.code s21.[i22] + 3 * s23)
    ) else
      s23
  in
  let n26 = loop24 0 3 in
  note_int n26;
  let s27 = "loops" in
  let rec loop30 i28 n31 s29 =
    if i28 < n31 then (
      loop30 (i28 + 1) n31 (Char.code s27.[i28] + 3 * s29)
    ) else
      s29
  in
  let n32 = loop30 0 5 10 in
  note_int n32;
  { r0 = ((-10.0) -. 3.25) })) in
let s34 = "loops a" in
let rec loop37 i35 n38 s36 =
  if i35 >= 0 then (
    loop37 (i35 - 1) n38 (Char.code s34.[i35] + 3 * s36)
  ) else
    s36
in
let n39 = loop37 (7 - 1) 7 19 in
note_int n39;
let v41 = (let v40 = 'r' in if n39 <= n39 then (v33 != v33) else (n39 <> n39)) in
let s42 = "loops and" in
let rec loop45 i43 n46 s44 =
  if i43 >= n46 then s44 else (
    loop45 (i43 + 1) n46 (Char.code s42.[i43] + 3 * s44)
  )
in
let n47 = loop45 0 9 n39 in
note_int n47;
let s48 = "loops and" in
let rec loop51 i49 n52 s50 =
  if i49 < 0 then s50 else (
    loop51 (i49 - 2) n52 (Char.code s48.[i49] + 3 * s50)
  )
in
let n53 = loop51 (9 - 1) 9 n39 in
note_int n53;
let s54 = "loops " in
let s56 = ref n39 in
let i55 = ref (6 - 1) in
while !i55 >= 0 do
  s56 := (Char.code s54.[!i55] + 3 * !s56); i55 := !i55 - 1
done;
let n57 = !s56 in
note_int n57;
let f58 p59 p60 p61 =
  let n62 = p60 in
  (if ((clip "12") ^ "b c") < (string_of_bool v41) then None else None)
in
let g63 = f58 (match v33 with | { r0 = 0.0 } -> (Array.make 2 2.0) | ({ r0 = (0.5 as w65) } as w66) -> (Array.make 2 w65) | ({ r0 = q67 } | { r0 = (0.5 as q67) }) -> (Array.make 2 q67) | { r0 = q68 } -> (Array.make 2 (-2.0)) | { r0 = 0.0 } when (let _v71 = (let rec f70 p69 = ((-1.0), (-3.25)) in f70) (n53, n47) in if v41 then v41 else v41) -> (Array.make 2 2.0)) in
let g64 = g63 (n47 * 3) in
let v72 = g64 (5 lsr 31) in
let v74 = g64 (let v73' = { r0 = 0.0 } in n57) in
(mix_0 5 v74; note_end 0);
note_int n47;
note_int n53;
(mix_1 5 v33; note_end 0);
(mix_0 5 v72; note_end 0);
(mix_0 5 v74; note_end 0);
note_int n57;
(mix (if v41 then 1 else 0); note_end 0);
note_int n39;
()
