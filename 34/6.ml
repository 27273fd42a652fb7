type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_0 d (v : (char, int) t1) =
  if d > 0 then
    match v with
    | { r2 = y98; r3 = y99'; r4 = y100 } -> mix_string y98; mix_floats y99' 0 2; mix_1 (d - 1) y100
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let rec fold12 p13 p14 =
  if p13 <= 0 then n11 else
  match p14 with
  | { r3 = q15; r4; _ } ->
    float_of_int (List.length [])
in
let x16' = fold12 1 { r2 = "12"; r3 = (Array.make 2 n8); r4 = (ref n10) } in
let v25 = (let s17 = (match Error "tail \" end" with | Ok q18 -> (List.fold_left (fun p19 p20 -> p19) "a" []) | Error "a" -> "vjhbc" | (Error _ as w21) -> ((let rec f23 p22 = "" in f23) (x16', 20))) in let i24 = if true && true then (if true then n10 else n10) else 19 in if i24 >= 0 && i24 < String.length s17 then s17.[i24] else 'a') in
let x26 = (fold12 (hide 0 0) { { r2 = "12"; r3 = (Array.make 2 x16'); r4 = (ref n10) } with r3 = [|x16'; x16'|] }) -. n11 in
let p27 = n9 + n9 in
let p28 = if false then n10 else 0 in
let p29 = p28 - p28 in
let p30 = max 3 p29 in
let p31 = x26 /. n11 in
let p32 = p28 + p28 in
let p33 = fold12 0 { r2 = ""; r3 = (Array.make 2 x16'); r4 = (ref p30) } in
let p34 = max 10 p32 in
let p35 = n10 * (-1) in
let p36' = (match v25 with | 'a'..'m' -> (-3) | 'n' -> (-3) | q37 -> p35) in
let p38 = fold12 3 { r2 = "b c"; r3 = (Array.make 2 x16'); r4 = (ref p35) } in
let p39 = p36' in
let p40 = p34 asr 9 in
let p41 = fold12 2 { r2 = "12"; r3 = (Array.make 2 p33); r4 = (ref p35) } in
let p42 = 3 / 8 in
let p43 = 31 in
let p44 = compare (p32, (Array.make 4 p43), [], p33) (p39, (Array.make 4 p29), [], (-0.5)) in
let p45' = n0 + p43 in
let p46 = snd ('z', p39) in
let p47 = float_of_int p42 in
let p48 = p45' * 39 in
mix 1;
let n49 = 1 - (p48 * ((p45' + (p44 lxor ((p42 + ((p39 + ((p35 + ((((((p27) * p28) lxor p29) - p30) + p32) lxor p34)) * p36')) + p40)) - p43))) lxor p46)) in
let x50 = 1.0 *. ((p41 -. (((p31) *. p33) -. p38)) *. p47) in
let f51' p52 (q53, _, _) p54 =
  p34
in
let n62 = f51' ((); (fun p55 p56 p57 -> '0')) (let (q59', (q60, q61)) = ((fun p58 -> 19), (true, false)) in ({ r0 = q61; r1 = None }, false, [])) (1, { r2 = ""; r3 = (Array.make 2 x50); r4 = (ref p48) }) in
note_int n62;
let apply63 p64 p65 p66 =
  let n67 = p66 v25 (18 land p30) in
  (let rec f72' p36' = (f51' (let rec f71 p68 p69 p70 = 'a' in f71) ({ r0 = false; r1 = None }, false, []) (14, { r2 = "a"; r3 = (Array.make 2 100.75); r4 = (ref p35) })) = p40 in f72') ((1.0 /. p38) -. (let _v73 = x50 in x16'))
in
let v78 = apply63 (let v74 = x50 in ("\000\255x", 14)) (p40 - p36') (let rec f77 p75 p76 = p48 in f77) in
let rec f79 p80 p81 p82' =
  if p80 < 1 then
    ({ r2 = "b c"; r3 = (Array.make 2 p41); r4 = (ref n62) }, p31)
  else (
    let x83 = p81.(0) in
    let r85' = f79 (p80 - 1) (let v84 = x50 in p81) p82' in
    (match r85' with | (q86, 0.0) -> r85' | ({ r2; r4 = q87; _ }, q88) -> ({ r2 = r2; r3 = (Array.make 2 q88); r4 = q87 }, p41))
  )
in
let v93' = f79 4 [|x50; x50; p47; p31|] (let rec f92 p89 p90 p91 = (p89, p90, 10.0) in f92) in
((let (m94, m95) = v93' in mix_0 5 m94; mix_float m95); note_end 0);
((let (m96, m97) = v93' in mix_0 5 m96; mix_float m97); note_end 0);
note_int p32;
note_int p30;
note_int n62;
note_float x50;
note_float x16';
note_int p39;
note_int n0;
note_float n8;
()
