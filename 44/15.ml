type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y112 } -> mix 1; (let (m113, m114) = y112 in mix m113; mix (if m114 then 1 else 0))
    | C4 -> mix 2
    | C2 (y115, y116, y117) -> mix 3; mix_string y115; mix_floats y116 0 4; mix_float y117
and mix_1 d (v : (float * (bool * char) * int * int t2) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y118 :: y125) -> mix 1; (let (m119, m120, m123, m124) = y118 in mix_float m119; (let (m121, m122) = m120 in mix (if m121 then 1 else 0); mix (Char.code m122)); mix m123; mix_3 (d - 1) m124); mix_1 (d - 1) y125
and mix_2 d (v : (string t1, float ref) result) =
  if d > 0 then
    match v with
    | Ok y126 -> mix 0; mix_4 (d - 1) y126
    | Error y127 -> mix 1; mix_5 (d - 1) y127
and mix_3 d (v : int t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y128 -> mix 2; mix (Char.code y128)
and mix_4 d (v : string t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y129; r7 = y130; r8 = y131; r9 = y134 } -> mix 1; mix_string y129; mix_float y130; (let (m132, m133) = y131 in mix_6 (d - 1) m132; mix m133); mix_6 (d - 1) y134
    | C15 -> mix 2
    | C10 y135 -> mix 3; mix_string y135
    | C11 { r12 = y136; r13 = y137; r14 = y138 } -> mix 4; mix_string y136; mix_float y137; mix y138
and mix_5 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_6 d (v : string t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y139 -> mix 2; mix (Char.code y139)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let v8 = C3
let () = (mix_0 5 v8; note_end 0)
let v15 = (let _v10' = -(n7 + ((let rec f9 v8 = v8 + v8 in f9) 31)) in fst (((Ok C15), (_v10', (let rec f14 p11 p12 p13 = p12 in f14), true), 1.5, _v10'), 15))
let n16 = (-6633) + (n7 mod ((n7 + n7) lor 1))
let () = note_int n16
let n17 = -4
let x18 = 2.0
let () = note_float x18
let rec f19 p20 p21 p22 p23 p24 =
  if p20 < 1 then
    p24
  else (
    f19 (p20 - 1) p24 (part p22 n17 p20) x18 p24
  )
let v29 = f19 1 (match [] with | ([] as w25) -> true | (q26 :: q27) -> true) (string_of_float (-5e-324)) (let _v28 = Array.make 1 n17 in x18) (17 = 9)
let () = (mix (if v29 then 1 else 0); note_end 0)
let n36 = (match v15 with | ((_, q30, q31, _) | ((Error _), q30, q31, _)) when q31 >= 10.0 -> 1023 | (q32, q33, q34, q35) -> (-6))
let a55 = (let (q48, _, q49) = (match C3 with | C3 -> (("a", v29), x18, []) | C0 { r1 = n36 } -> (match C15 with | C16 -> (("b c", true), x18, []) | C5 { r6 = _; r7 = f19; r8 = q37; r9 = C19 } -> (("a", true), 0.5, []) | C5 { r6 = q38; r7 = q39'; r8 = _; r9 = C18 } -> (("b c", v29), q39', []) | C5 { r6; r7 = q40; r8; r9 = (C17 _ as w41) } -> (("a", v29), r6, []) | C15 -> (("a", true), x18, []) | C10 q42 -> (("12", v29), q42, []) | C11 { r12 = q43; r13; _ } -> (("", true), r13, [])) | C4 when (C18 > C18) -> (let _v44 = n16 in (("", v29), 0.5, [])) | C4 -> (if v29 then (("a", v29), x18, []) else (("12", v29), x18, [])) | ((C0 { r1 = [|_; _; _; _|] }) | (C2 (_, _, _))) -> (("a", false), x18, [])) in Array.make 2 (let v54 = (let rec f53 p50 p51 p52 = '0' in f53) in (12, 13, C18, true)))
let x56 = float (fst (if v29 then (n36, n17) else ((-1), n17)))
let n72 = (-32769) lsr ((match C18 with | C19 -> (let v57 = n17 in n36) | C18 -> ((-13) mod 4096) | C18 -> n17 | ((C17 _) | (C17 'a'..'m')) -> (let v29 = [] in n16) | C17 '0'..'9' -> (let o58 = 15 in let o59 = List.fold_left (fun p60 p61 -> - p60) (n36 asr 6) [] in let o62 = (compare 14 n36) lsl (10 land 31) in let o63 = compare (3.25 -. x56) (100.75 +. x56) in let ( != ) a b = b - a and ( *. ) a b = a * 2 - b in o58 != o59 *. o62 *. o63) | C17 _ -> n36 | (C18 as w64) -> ((-15) + (match v8 with | C3 -> (if v29 then n36 else 16) | C0 { r1 = q65' } -> (n17 + n36) | C4 -> n17 | C2 ("a", q66, q67) -> 1073741824 | C2 ("", _, q68) -> (n16 * 22) | C2 (q69, q70, q71) -> (-1073741824)))) land 31)
let a73 = (try (Array.make 12 n72) with | _ -> (Array.make 12 n72))
let rec loop78 i74 n79 =
  if i74 >= 0 then (
    (
      let rec loop76 i75 =
        if i75 < 4 then (
          (a73.(i74 * 4 + i75) <- (i74 * (a73.(i74 * 4 + i75))));
          loop76 (i75 + 1)
        ) else
          ()
      in
      loop76 0;
      ());
    loop78 (i74 - 1) n79
  ) else
    ()
let () = loop78 (3 - 1) 3
let () = (mix_ints a73 0 12; note_end 0)
let v92 = (try (
  let v82 = (match v15 with | (_, q80, q81, _) -> ((q81 +. q81) <> q81)) in
  let n83 = 20 mod 7 in
  let v84 = [] in
  (mix_1 5 v84; note_end 0);
  let n86 = a73.(wrap (let i85 = 18 in if i85 >= 0 && i85 < Array.length a73 then a73.(i85) else 19) 12) in
  v29) with | _ -> (let (q87, q88, (q89, a55, q90, _), q91) = (15, v29, (7, x18, n72, n72), x56) in q88))
let x93 = 0.0 /. 0.0
let n104 = ((((((0) + (if (-2.2250738585072014e-308) = x93 then 95 else 0)) + (if (match C3 with | C3 -> x93 | C0 ({ r1 = [|q94; _|] } as w95) -> x93 | ((C2 (a73, _, q96)) | (C2 (a73, _, q96))) -> x56 | C0 ({ r1 = q97 } as w98) -> x93 | C4 -> x56 | C2 (q99, q100, q101) -> q101) <> x93 then 56 else 0)) + (if x93 < (List.fold_right (fun p102 p103 -> 1.5) [] x56) then 94 else 0)) + (if x93 > x93 then 96 else 0)) + (if x93 <= (-4096.0) then 65 else 0)) + (if x93 >= x93 then 31 else 0)
let () = (mix (if v29 then 1 else 0); note_end 0)
let () = note_int n16
let () = note_int n36
let () = note_float x18
let () = note_float x56
let () = (mix_ints a73 0 12; note_end 0)
let () = ((let (m105, m106, m110, m111) = v15 in mix_2 5 m105; (let (m107, _, m109) = m106 in mix m107; mix (if m109 then 1 else 0)); mix_float m110; mix m111); note_end 0)
let () = note_int n72
let () = ()
