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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y194 :: y195) -> mix 1; mix y194; mix_0 (d - 1) y195
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
let n8 = n7
let n12 = (let rec f9 n8 = 20 + 31 in f9) (try (Char.code (fst ('a', 16))) with | Division_by_zero -> (max n8 n7) | Not_found -> (Array.fold_left (fun p10 p11 -> 11) n7 (Array.make 6 (Array.make 2 1.5))))
let n13 = n12
let () = note_int n13
let () = note_float ((if false then 10.0 else (-10.0)) *. (-. (-0.5)))
let n14 = n12
let n193 = (match (match if false then C15 else C15 with | (C16 | C16) -> (match 10.0 with | (1.0 | 0.5) -> C3 | q15 -> C3) | C5 ({ r6; r7 = q16; r8 = n14; r9 = q17' } as w18) -> (if r6 then C3 else C3) | C15 -> C4 | C10 n12 -> C3 | C11 { r12 = n12; r14 = (-1); _ } -> C4 | C11 { r12 = q19; r13; r14 = 7 } -> (match r13 with | (0.5 | 0.5) when (((n14 + n14) + 1024) > (match C15 with | C16 -> n13 | C5 ({ r6 = q19; r7 = _; _ } as w20) -> n12 | C15 -> n13 | C10 q21 -> n12 | C11 ({ r12 = q22; r13 = q23; r14 = 5 } as w24) -> 1 | C11 { r12 = q19; r13 = q25; r14 = (-3) } -> n14 | C11 { r12 = _; r14 = 9; _ } -> 16 | C11 { r12 = q19; r13 = q26; r14 = 3 } -> n14 | C11 { r12 = _; r14 = 1; _ } -> n14 | C11 { r12 = r13; r14 = q27; _ } -> n12)) -> C3 | 0.5 -> C3 | q28 -> C3) | C11 { r12; r13 = q29; r14 = 9 } -> ((let rec f31 p30 = C3 in f31) n12) | C11 { r12 = q32; r14 = 5; _ } -> (let n13 = 3.25 in C3) | (C11 { r12 = q33; r14 = 2; _ } as w34) -> (if true then C3 else C3) | C11 { r13 = _; r14 = (-2); _ } -> (C2 ("tail \" end", (Array.make 4 3.25), 1.0)) | (C11 { r12; r13 = q35; r14 = q36 } as w37) -> C4) with | C3 -> (
  let x38 = tick_float 16 (ceil (min 3.25 1.0)) in
  note_float x38;
  (13 * 18) asr 27) | ((C0 { r1 = true }) | (C0 { r1 = _ })) -> (
  let n39 = (-32769) lsl 10 in
  note_int n39;
  1023) | C4 -> (
  print_int (n14 * (match C15 with | C16 -> n14 | C5 ({ r6 = q40; r7 = _; r9 = _; _ } as w41') -> n14 | C15 -> 10 | C10 q42 -> q42 | C11 ({ r14 = q43; _ } as w44) -> q43));
  print_byte 32;
  print_float (float (fst (n8, n13)));
  print_newline ();
  let x67 = (try (
    let x45 = 2.0 in
    let v46 = false in
    let rec build47' p48 p49 =
      if p48 <= 0 then [] else
        (int_of_float 1.5) :: (build47' (p48 - 1) (x45, 10.0, (-10.0)))
    in
    let v50 = build47' 5 (x45, x45, x45) in
    (mix_0 5 v50; note_end 0);
    (mix_0 5 v50; note_end 0);
    let c60 = (let o51 = List.fold_right (let rec f54 p52 p53 = p53 in f54) [] (-1) in let o55 = (try (13 - 3) with | _ -> 6) in let o56 = n14 * n14 in let o57 = n8 / (n14 lor 1) in let o58 = -7 in let ( >= ) a b = a lxor (b + 1) in o51 >= o55 >= o56 >= o57 >= o58) + ((let o51 = List.fold_right (let rec f54 p52 p53 = p53 in f54) [] (-1) in let o55 = (try (13 - 3) with | _ -> 6) in let o56 = n14 * n14 in let o57 = n8 / (n14 lor 1) in let o58 = -7 in let ( >= ) a b = a lxor (b + 1) in o51 >= o55 >= o56 >= o57 >= o58)) in
    let c61 = (c60) * c60 in
    let c62 = ((try (compare n12 n14) with | Invalid_argument _ -> n8 | Division_by_zero -> n14 | Failure q59 -> 4 | Match_failure _ -> 18)) lxor (let o51 = List.fold_right (let rec f54 p52 p53 = p53 in f54) [] (-1) in let o55 = (try (13 - 3) with | _ -> 6) in let o56 = n14 * n14 in let o57 = n8 / (n14 lor 1) in let o58 = -7 in let ( >= ) a b = a lxor (b + 1) in o51 >= o55 >= o56 >= o57 >= o58) in
    let c63 = (try (compare n12 n14) with | Invalid_argument _ -> n8 | Division_by_zero -> n14 | Failure q59 -> 4 | Match_failure _ -> 18) + ((let o51 = List.fold_right (let rec f54 p52 p53 = p53 in f54) [] (-1) in let o55 = (try (13 - 3) with | _ -> 6) in let o56 = n14 * n14 in let o57 = n8 / (n14 lor 1) in let o58 = -7 in let ( >= ) a b = a lxor (b + 1) in o51 >= o55 >= o56 >= o57 >= o58)) in
    let c64 = c63 + (c62) in
    let c65 = ((let o51 = List.fold_right (let rec f54 p52 p53 = p53 in f54) [] (-1) in let o55 = (try (13 - 3) with | _ -> 6) in let o56 = n14 * n14 in let o57 = n8 / (n14 lor 1) in let o58 = -7 in let ( >= ) a b = a lxor (b + 1) in o51 >= o55 >= o56 >= o57 >= o58)) + c61 in
    let c66 = c62 - ((try (compare n12 n14) with | Invalid_argument _ -> n8 | Division_by_zero -> n14 | Failure q59 -> 4 | Match_failure _ -> 18)) in
    note_int c66;
    float_of_int (c65 lsr 13)) with | _ -> (coarse (atan (limit 3.25 (-9.0) 9.0)))) in
  note_float x67;
  1703 + (int_of_string (string_of_int n14))) | (C2 (q68, q69, q70) as w71) -> (
  ((); (if q70 >= (-0.5) then (if true then ()) else (mix n14)));
  let n191 = (match ((); (match w71 with | C3 -> C18 | C0 { r1 } -> C18 | C4 -> C18 | C2 (q72', q73, q74) -> C18)) with | C19 -> (
    String.fold_left (let rec f77 p75 p76 = p75 in f77) (abs n8) (try ((clip q68) ^ q68) with | _ -> q68)) | C18 -> (
    let x78 = (try (if (let q70 = (n12, false, (n14, q70, n14, n12), q70) in 18) <= n13 then 1e999 else (float_of_int n14)) with | _ -> q70) in
    note_float x78;
    (if false then n14 else n12) - (match C3 with | C3 -> n13 | C0 ({ r1 = [|q79; _|] } as w80) -> n14 | ((C2 (w71, _, q81)) | (C2 (w71, _, q81))) -> n12 | C0 ({ r1 = q82 } as w83) -> n14 | C4 -> n12 | C2 (q84, q85, q86) -> n14)) | C17 q87 when ((q70, n14, None) = (q70, n13, None)) -> (
    (if false then n14 else n13) / 1) | C17 _ -> (
    let x88 = q69.(0) in
    note_float x88;
    let p89 = 5 in
    let p90 = x88 *. 1.5 in
    let p91 = q69.(0) in
    let p92 = p89 lor n12 in
    let p93 = -4096 in
    let p94 = n13 asr (n14 land 31) in
    let p95 = (let i96 = 5 in if i96 >= 0 && i96 < Array.length q69 then q69.(i96) else p91) in
    let p97 = if false then 10.0 else p91 in
    let p98 = p95 *. q70 in
    let p99 = max (-100.75) p97 in
    let p100 = if false then n12 else 14 in
    let p101 = coarse (tan (limit p97 (-1.0) 1.0)) in
    let p102 = if true then 0 else p94 in
    let p103 = p90 -. p99 in
    let p104 = p93 * 7 in
    let p105 = ((); p90) in
    let p106 = 4096.0 in
    let p107 = 6868 in
    let p108 = 0.0 /. 0.0 in
    let p109 = 0.5 in
    let p110 = truncate p108 in
    let p111 = 65535 in
    let p112 = ( *. ) (-100.75) p109 in
    let p113 = (match w71 with | (C3 | C3) -> p106 | C0 { r1 = q114 } -> p106 | ((C0 { r1 = _ }) | C4) when ((fun p115 -> n8 > p100) ((fun p116 -> Array.make 6 p103) n14)) -> p112 | C4 -> 2.0 | C2 (q117, p112, _) -> p109 | _ -> p105) in
    let p118 = p113 in
    let p119 = p118 in
    let p120 = (match C3 with | C3 -> p92 | (C0 { r1 = q121 } as w122) -> 5 | C3 -> n8 | (C4 | C4) -> p107 | C2 (q123, q124, q125) -> p111) in
    let p126 = (let v128 = fun p127 -> p104 in -100.75) in
    let p129 = p105 /. p91 in
    mix 1;
    let n130 = 1 + ((p111 * (p110 - ((p104 + ((((((p89) - p92) + p93) * p94) + p100) + p102)) + p107))) + p120) in
    let x131 = 1.0 *. ((p126 -. ((p118 +. (((((((p103 -. (p101 -. ((p98 *. ((((p90) *. p91) *. p95) +. p97)) *. p99))) *. p105) *. p106) *. p108) *. p109) *. p112) +. p113)) +. p119)) +. p129) in
    note_float x131;
    (try p110 with | _ -> (-7307))) | ((C17 q132) | (C17 q132)) when q132 < '7' -> (
    let p133 = List.fold_left (fun p134 p135 -> 11) n8 [] in
    let p136 = q70 in
    let p137 = (let v138 = Ok 16 in n13) in
    let p139 = (match q132 with | ('a'..'m' | 'a'..'m') -> 1.5 | 'a'..'m' -> p136 | '0'..'9' -> q70 | _ -> p136) in
    let p140 = -1e-310 in
    let p141 = ((); p139) in
    let p142 = (let v143 = p140 in p136) in
    let p144 = n12 - p133 in
    let p145 = p139 in
    let p146 = 13 mod (p144 lor 1) in
    let p147 = p136 +. p140 in
    let p148 = ((); p146) in
    let p149 = max 7 p148 in
    let p150 = 0.5 /. p136 in
    let p151 = p146 + p149 in
    let p152 = ((); (-0.5)) in
    let p153 = 15 in
    let p154 = (let v158 = (let rec f157 p155 p156 = p151 in f157) in p151) in
    let p159 = n14 in
    let p160 = p149 in
    let p161 = List.fold_left (let rec f164 p162 p163 = p145 in f164) p145 [] in
    let p165 = ((); p153) in
    let p166 = 15 in
    let p167 = (let rec f169 p168 = p154 in f169) 5 in
    let p170 = List.fold_left (fun p171 p172 -> 12) p166 [] in
    let p173 = -20 in
    let p174 = q69.(3) in
    let p175' = abs_float p174 in
    let p176 = (let (q181, q182, q183, _) = ((let rec f180 p177 p178 p179 = p151 in f180), p174, "", []) in 12) in
    mix 1;
    let n184 = ((((p167 - (p166 - ((p160 + ((p154 - ((p151 + ((p148 + (p146 - (p144 + ((p133) + p137)))) lxor p149)) + p153)) - p159)) + p165))) * p170) + p173) + p176) - 1 in
    note_int n184;
    let x185 = 1.0 -. (((p161 -. ((p150 +. (p147 +. (((p141 *. (((p136) +. p139) -. p140)) +. p142) *. p145))) -. p152)) -. p174) *. p175') in
    let v187 = (let v186 = p133 :: [] in truncate p141) != 3540 in
    (if v187 then p166 else p144) - p165) | _ -> (
    (let o188 = ((); 13) in let o189 = (try (10 / 100) with | _ -> n8) in let o190 = n13 in let ( && ) a b = a lxor (b + 1) in o188 && o189 && o190))) in
  (fun p192 -> n13) 3))
let () = note_int n7
let () = note_int n193
let () = note_int n14
let () = note_int n8
let () = note_int n13
let () = note_int n12
let () = ()
