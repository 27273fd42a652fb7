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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y131 } -> mix 1; (let (m132, m133) = y131 in mix m132; mix (if m133 then 1 else 0))
    | C4 -> mix 2
    | C2 (y134, y135, y136) -> mix 3; mix_string y134; mix_floats y135 0 4; mix_float y136
and mix_1 d (v : bool t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y137 } -> mix 1; mix (if y137 then 1 else 0)
    | C4 -> mix 2
    | C2 (y138, y139, y140) -> mix 3; mix_string y138; mix_floats y139 0 4; mix_float y140
and mix_2 d (v : (bool, int) result) =
  if d > 0 then
    match v with
    | Ok y141 -> mix 0; mix (if y141 then 1 else 0)
    | Error y142 -> mix 1; mix y142
and mix_3 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
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
let v19 = if (match C11 { r12 = (-3.25); r13 = (-1.5); r14 = n7 } with | C16 -> (n7 <= n7) | ((C5 { r6 = _; r8 = _; r9 = C19; _ }) | (C11 { r12 = _; r13 = _; r14 = _ })) -> (n7 = n7) | ((C5 { r6; r7 = _; r9 = C18; _ }) | (C11 { r12 = r6; r14 = _; _ })) -> ('0' != '0') | ((C11 { r13 = _; _ }) | (C5 { r8 = _; r9 = (C17 _); _ })) -> ((n7 - (-2147483648)) >= n7) | C15 -> (false || false) | C10 q10 -> (not false) | C11 ({ r13; r14 = q11; _ } as w12) -> (if false then true else true)) then (let v15 = fun p13 p14 -> n7 in C4) else (let v16 = tick_float 8 (-2.0) in List.fold_left (fun p17 p18' -> p17) C3 [])
let () = (mix_0 5 v19; note_end 0)
let v24 = (let _v20 = ((); (if false then (ref n7) else (ref 15))) in (let _v22 = (let v19 = 100.75 in fun p21 -> v19) in (fun p23 -> C3) 2))
let () = (mix_1 5 v24; note_end 0)
let v29 = if if 2.0 < (-2.0) then ("\000\255x" = "\000\255x") else (17 = 9) then (Error (n7 * 14)) else (match v24 with | (C3 | (C2 _)) when ((if true then ()); (4 >= n7)) -> (Error n7) | C3 -> (Error n7) | C0 { r1 = q25 } -> (Error n7) | (C4 | C4) -> (Error n7) | C2 (q26, q27, q28) -> (Error 15))
let () = (mix_2 5 v29; note_end 0)
let a31 = [|((fun p30 -> 2.0 <> 0.0) (try ('\'', 16, n7) with | _ -> ('\255', n7, n7))); ((- 4) >= (7 * n7)); (min (false && true) (if false then false else true)); (n7 < (n7 / (n7 lor 1))); ((-2147483647) < 20)|]
let () = (mix (if a31.(4) then 1 else 0); note_end 0)
let poly32 (x, y) = (y, x)
let a33 = 1024
let a34 = ((); (fun p35 -> p35))
let a36 = ((); [])
let v37 = poly32 (a33, a34)
let a38 = ((Array.make 4 10.0), (fun p39 p40 p41 -> 1.5), true, (fun p42 p43 p44 -> false))
let a45 = min 3.25 1.0
let a46 = []
let v47 = poly32 (a38, a45)
let () = ((let (m48, m49) = v47 in mix_float m48; (let (m50, _, m52, _) = m49 in mix_floats m50 0 4; mix (if m52 then 1 else 0))); note_end 0)
let apply54 p55 p56 p57 =
  let n60 = p57 (true && false) (List.length a36) (let s58 = "a" in let i59 = p56 in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else '\'') in
  compare ((if false then a45 else a45) *. (-. 0.5)) (((); a45) +. (fst (a45, p56)))
let n63' = apply54 (if true then C18 else C18) (int_of_float a45) (fun a45 p61 p62 -> p61)
let n67 = apply54 C19 11 ((); (fun p64 p65 p66 -> p65))
let cell68 = ref 1.0
let rec get69 p70 =
  !cell68
let rec set71 p72 =
  cell68 := p72 -. (!cell68);
  !cell68
let x76 = get69 (apply54 C18 14 (fun p73 p74 p75' -> a33))
let _ = get69 (apply54 C18 18 (fun p77 p78 p79 -> n67))
let x80 = get69 n63'
let x81 = set71 (-3.25)
let x84 = set71 (List.fold_left (fun p82 p83 -> p82) x80 a36)
let () = note_float x84
let () = a31.(0) <- ((false || true) || (let _v85 = x84 in true))
let a86 = Array.copy (Array.make 2 x84)
let rec loop88' i87 n89 =
  if i87 < n89 then (
    (a86.(i87 * 4 + 1) <- ((a86.(i87 / 4)) *. (100.75 +. x81)));
    loop88' (i87 + 1) n89
  ) else
    ()
let () = loop88' 0 1
let () = (mix_floats a86 0 2; note_end 0)
let v124 = ((apply54 C19 (Array.length a86) (fun p90' p91 p92 -> p91)), (match a38 with | (q93, q94, true, _) -> (13, 19) | ([|q95; q96; q97; q98|], q99, false, q100) -> (match (C15, (n67, q98, n67, true)) with | (((C10 6 as w101), q102) | ((C16 as w101), q102)) -> (n7, 7) | ((C5 { r6 = q103'; r7 = q104; r8 = q105; r9 }), _) -> (q103', 14) | (((C15 as w106), q107) | ((C15 as w106), q107)) -> (n63', 2) | ((C10 _), q108) -> (n63', n63') | ((C11 { r12; r13 = q109; r14 }), q110) -> (7, n67)) | (_, _, false, _) -> (a33, n67)), (match v37 with | ((_, _) | (_, _)) -> (match C15 with | C16 -> (x84, (fun p111 -> 18), n67, true) | ((C5 { r6; r7 = q112; r8 = (q113, x80); r9 = q114 }) | (C5 { r6; r7 = q112; r8 = (q113, x80); r9 = q114 })) -> (x76, (fun p115 -> r6), x80, false) | C15 -> (x76, (fun p116 -> n67), a33, false) | C10 8 -> (x84, (fun p117 -> n63'), a33, false) | (C10 q118 as w119) -> (x84, (fun a45 -> -1), q118, true) | C11 ({ r12 = q120; r13 = q121; r14 = x80 } as w122) -> (w122.r13, (fun p123 -> 0), n63', false))))
let () = (mix_2 5 v29; note_end 0)
let () = note_int a33
let () = (mix_1 5 v24; note_end 0)
let () = note_float x84
let () = ((let (_, m126) = v37 in mix m126); note_end 0)
let () = (mix_3 5 cell68; note_end 0)
let () = note_float x81
let () = ((let (m127, _, m129, _) = a38 in mix_floats m127 0 4; mix (if m129 then 1 else 0)); note_end 0)
let () = ()
