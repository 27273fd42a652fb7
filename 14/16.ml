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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y102 :: y103) -> mix 1; mix_float y102; mix_0 (d - 1) y103
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let a7' = (let _v8 = 10.0 in Array.make 10 (-1))
let () = for i9 = 0 to 3 - 1 do
  a7'.(i9 * 3 + 1) <- ((a7'.(i9 mod 3)) * (-7359));
  ()
done
let () = (mix_ints a7' 0 10; note_end 0)
let n10 = 7 - ((); (succ (-2)))
let () = note_int n10
let a11 = (match v2 with | (q12, q13, 'a'..'m', []) -> (Array.make 11 1.5) | (q14, q15, 'a'..'m', (q16 :: q17)) -> (Array.make 11 1.0) | (q18, q19, q20, _) -> (Array.make 11 (-100.75)))
let rec loop22 i21 n23 =
  if i21 >= 0 then (
    (a11.(i21 * 3 + 1) <- ((a11.(i21 mod 3)) +. 1e-310));
    loop22 (i21 - 1) n23
  ) else
    ()
let () = loop22 (4 - 1) 4
let () = (mix_floats a11 0 11; note_end 0)
let i24 = ref 0
let () = while !i24 < 5 do
  a7'.(!i24 * 2 + 1) <- ((let (_, q28, q29, a7') = ((ref ' '), (Array.make 4 !i24), (let rec f27 p25 p26 = p25 in f27), 2.0) in !i24) * (a7'.(!i24 mod 2)));
  i24 := !i24 + 1
done
let () = (mix_ints a7' 0 10; note_end 0)
let rec loop31 i30 n32 =
  if i30 >= n32 then () else (
    (a11.(i30 * 2 + 1) <- ((a11.(i30 mod 2)) -. 1.0));
    loop31 (i30 + 1) n32
  )
let () = loop31 0 (hide 1 5)
let () = (mix_floats a11 0 11; note_end 0)
let v88 = (match Array.to_list (Array.map (let rec f34 p33 = p33 in f34) (Array.make 2 None)) with | [] -> (
  let n45 = (let o35 = (let o36 = n10 in let o37 = 1 in let o38 = n10 in let ( <= ) a b = b - a and ( |> ) a b = (a lsl 1) + b in o36 |> o37 <= o38) - n10 in let o39 = n10 in let o40 = n10 in let o41' = List.fold_right (fun p42 p43 -> p43) [] (n10 land n10) in let o44 = 4 in let ( ||| ) a b = (a lsl 1) + b and ( *. ) a b = b - a and ( &&& ) a b = (a lsl 1) + b in o35 ||| o39 ||| o40 ||| o41' *. o44) in
  ()) | ((_ :: q46) | ((_ :: _) as q46)) -> (
  let rec f47 p48 p49 =
    let table52 = Array.make 2 (let rec g50 u51 = p48 in g50) in
    table52.(1) <- (let rec g50 u51 = (17, (n10, 'a', true, (-2.0)), (Array.make 5 n10)) in g50);
    table52.(0) p49
  in
  let v53 = f47 (n10, (n10, '\n', false, 3.25), (Array.make 5 n10)) n10 in
  ((let (m54, m55, m60') = v53 in mix m54; (let (m56, m57, m58, m59) = m55 in mix m56; mix (Char.code m57); mix (if m58 then 1 else 0); mix_float m59); mix_ints m60' 0 5); note_end 0);
  ((let (m61, m62, m67) = v53 in mix m61; (let (m63, m64, m65, m66) = m62 in mix m63; mix (Char.code m64); mix (if m65 then 1 else 0); mix_float m66); mix_ints m67 0 5); note_end 0);
  let v68 = f47 (f47 v53 n10) (if false then n10 else n10) in
  ((let (m69, m70, m75) = v68 in mix m69; (let (m71, m72, m73, m74) = m70 in mix m71; mix (Char.code m72); mix (if m73 then 1 else 0); mix_float m74); mix_ints m75 0 5); note_end 0);
  ((let (m76, m77, m82) = v68 in mix m76; (let (m78, m79, m80, m81) = m77 in mix m78; mix (Char.code m79); mix (if m80 then 1 else 0); mix_float m81); mix_ints m82 0 5); note_end 0);
  (let _v87 = (match v68 with | (_, ((q83, q84, q85, _) as w86), v68) -> (ref (Array.make 5 q83))) in fst ((), n10))))
let _ = (let _v89 = part "zy" n10 (Char.code 'a') in if false && true then (Error (16, true)) else ((let rec f91 p90 = Ok (ref n10) in f91) []))
let () = a7'.(wrap (n10 mod (n10 lor 1)) 10) <- (let o92 = n10 in let o93 = 65535 in let o94 = n10 in let ( <> ) a b = (a lsl 1) + b and ( land ) a b = a * 2 - b in o92 <> o93 <> o94)
let rec loop96 i95 =
  if i95 <> 3 then (
    (a7'.(i95 * 3 + 1) <- ((a7'.(i95 / 3)) + (16 lxor 7)));
    loop96 (i95 + 1)
  ) else
    ()
let () = loop96 0
let () = (mix_ints a7' 0 10; note_end 0)
let () = (mix_ints a7' 0 10; note_end 0)
let () = note_int n10
let () = ((let (m98, m99, m100, m101) = v2 in mix m98; mix m99; mix (Char.code m100); mix_0 5 m101); note_end 0)
let () = ()
