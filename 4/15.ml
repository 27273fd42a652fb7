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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
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
let f8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 n7 =
  p20 +. (n7 *. ((p11 -. (p15 -. (((p17 +. (p9)) -. p11) *. p20))) -. p11))
let x25 = f8 100.75 (sqrt 0.0) 1.0 1023 (truncate 0.5) (1.5 /. 10.0) ((-0.0) +. 3.25) (Array.init 2 (fun p23 -> n7)) (-1.5) (-3) (13 mod 7) (float_of_int n7) n7 (List.filteri (fun p24 f8 -> true) []) (try (0.5 *. 10.0) with | _ -> 1.5)
let () = note_float x25
let f26 p27 p28 p29 p30 p31 p32 p33 p34 p35 =
  (((p35 + (p35)) lxor p34) lxor p35) + n7
let n42 = f26 (match C18 with | ((C17 _ as w36') | (C19 as w36')) -> 1.5 | ((C18 as w37) | (C19 as w37)) -> 1.5 | C17 q38 -> x25) (if false then n7 else n7) (try (Array.copy (Array.make 1 9)) with | _ -> (Array.make 1 n7)) x25 (match x25 with | (0.5 | 0.5) when (((n7 + n7) + 1024) > (f26 x25 n7 (Array.make 1 15) x25 n7 10.0 x25 n7 n7)) -> n7 | 0.5 -> n7 | q39 -> n7) (String.fold_left (fun p40 p41 -> p40) 1.0 "b c") (x25 +. x25) (f26 100.75 n7 (Array.make 1 16) (-3.25) n7 x25 x25 n7 n7) (if false then n7 else n7)
let n43 = f26 (f8 x25 (-1.0) x25 (-1) n42 x25 x25 (Array.make 2 n42) x25 3 12 x25 1 [] x25) (n42 / 4) [|n42|] (f8 x25 10.0 x25 n42 2 3.25 x25 (Array.make 2 n42) x25 n7 n42 x25 9 [] 2.0) (n42 - n42) (ceil x25) 1.0 (n42 - 0) n7
let f44 p45 p46 p47' p48 p49 p50 p51 p52 p53 p54 =
  (((p49 * ((p45) + p46)) + p52) + p54) + n42
let n65 = f44 (if true then n43 else n43) (fst (n42, n42)) x25 0.5 (Char.code ' ') (x25 +. x25) (x25 +. x25) (match C15 with | C16 -> 19 | C5 ({ r6 = q55; r7 = q56; r8 = _; r9 = C19 } as w57) -> n42 | C5 { r6 = _; r7 = q58; r8; r9 = C18 } -> n43 | C5 ({ r6 = q59; r7 = _; r9 = (C17 q60); _ } as w61) -> n43 | C15 -> n43 | C10 q62 -> 11 | (C11 { r12 = q63; r14; _ } as w64) -> n43) (C17 'z') n42
let n73' = f44 (List.fold_left (fun p66 p67 -> p67) n43 []) (if false then 1 else n65) (List.fold_right (let rec f70 p68 p69 = p69 in f70) [] 0.0) (ceil x25) (n65 * n65) (x25 *. x25) (100.75 +. x25) (try (compare n43 n65) with | Invalid_argument _ -> n7 | Division_by_zero -> n65 | Failure q71 -> 4 | Match_failure _ -> 18) (match C18 with | C19 -> C18 | (C18 as w72) -> C18 | C17 _ -> C18) n43
let c82 = (match Error x25 with | Ok q74 -> (-. q74) | Error 0.5 -> (( /. ) x25 x25) | Error _ -> (match [] with | [] -> 0.0 | (C3 :: q75') -> x25 | (((C0 { r1 = q76 }) :: q77) as w78) -> x25 | (C4 :: _) -> 3.25 | ((C2 (q79, q80, q81)) :: _) -> x25)) -. ((match Error x25 with | Ok q74 -> (-. q74) | Error 0.5 -> (( /. ) x25 x25) | Error _ -> (match [] with | [] -> 0.0 | (C3 :: q75') -> x25 | (((C0 { r1 = q76 }) :: q77) as w78) -> x25 | (C4 :: _) -> 3.25 | ((C2 (q79, q80, q81)) :: _) -> x25)))
let c83 = (f8 x25 x25 (-0.0) 6 n73' x25 x25 (Array.make 2 n73') 0.5 2 5 x25 n43 [] 0.5) *. ((f8 x25 x25 (-0.0) 6 n73' x25 x25 (Array.make 2 n73') 0.5 2 5 x25 n43 [] 0.5))
let c84 = ((f8 x25 x25 (-0.0) 6 n73' x25 x25 (Array.make 2 n73') 0.5 2 5 x25 n43 [] 0.5)) *. c82
let c85 = (f8 x25 x25 (-0.0) 6 n73' x25 x25 (Array.make 2 n73') 0.5 2 5 x25 n43 [] 0.5) -. (c84)
let () = note_float c85
let x86 = if ((f44 16 17 c85 x25 n65 c83 c85 n42 C18 n43) + 4096) >= n73' then c84 else 1e999
let () = note_float x86
let f87 c84 p88 p89 p90 p91 p92 p93 p94 p95 p96 =
  (-1) + (p91 * ((c84) + p88))
let n101 = f87 (n73' / (17 lor 1)) (f44 n73' n7 x86 2.0 n43 (-0.0) 1.5 n43 C18 n73') C18 (0.5 -. c83) (-5) (match n65 with | -1 -> c84 | -2147483647 -> c84 | 0 -> x86 | q97 -> 2.0) (String.fold_left (let rec f100 p98 p99 = -0.5 in f100) c85 "tail \" end") (abs_float x86) ((); false) (float_of_int n65)
let n102 = f87 n101 (8 + 10) (if false then C18 else C18) (f8 c83 (-10.0) 3.25 7 n101 c84 c83 (Array.make 2 n101) x86 n73' 20 1.5 n42 [] x25) (compare (Array.make 1 ()) (Array.make 1 ())) (if false then c82 else 3.25) (coarse (tan (limit c85 (-1.0) 1.0))) (if true then (-0.5) else 0.5) ((n73' + (-32769)) < n101) (c84 +. x86)
let f103 p104 n65 p105 p106 p107 p108 p109 p110 p111 p112 p113 p114 p115 n42 p116 p117 p118 p119 p120 p121 p122 =
  p112 * (((p107 * (p116 * ((p121 - (p111 lxor (((n65) * p107) + n102))) * p113))) - p119) * p121)
let n125' = f103 (c83 -. c84) 2147483646 c85 ((); x86) (n102 asr 22) [|n73'; 1; n102|] (f103 x86 n42 c82 c83 12 (Array.make 3 n73') 20 c85 n102 n65 n65 c85 "a" false n101 (-0.5) true (-3) 0 n73' c85) (if false then c85 else c83) (Array.fold_left (fun p123 p124' -> n43) n65 (Array.make 3 ((Array.make 4 n102), 3.25, true, C15))) n43 n65 100.75 "12" true n102 x86 true n102 n65 n73' x86
let c126 = (x86) -. x86
let c127 = c126 +. (c126)
let c128 = c127 +. (c127)
let c129 = c127 *. (c126)
let c130 = c129 -. (c127)
let c131 = c127 -. (c126)
let c132 = c127 -. (x86)
let c133 = c131 +. (c127)
let c134 = (c126) -. c132
let c135 = (c133) -. c130
let () = note_float c135
let () = (try (
  let f136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 n73' p148' p149 p150 p151 p152 p153 p154 p155 p156 p157 c130 p158 p159 p160 c129 p161 p162 p163 p164 p165 p166 p167 p168 =
    p143 * (((p161 - (p152 + (p138 - (p159 + (p157 lxor (p161 lxor ((p143 * (p143 * ((((p138) - n101) - p143) * p152))) lxor p154))))))) + p162) + p165)
  in
  let n192 = f136 (float n65) 7 (create_array 2 n125') (match C18 with | C19 -> c134 | C18 -> c135 | C19 when false -> 0.0 | C17 ('a'..'m' as w169) when w169 = 'x' -> 1.0 | C17 ('n' | 'a'..'m') -> c132 | C17 'a'..'m' -> 3.25 | C17 ('0'..'9' | '0'..'9') when (n125' <> (f44 n101 n101 c132 c134 n73' c133 c131 n7 C18 n125')) -> 3.25 | C17 'n' when true -> c131 | ((C17 q170 as w171) | (C17 q170 as w171)) when false -> 0.5 | _ -> c129) (try (f8 c133 c135 c85 n73' n125' c128 0.0 (Array.make 2 19) c134 n125' n65 c133 n43 [] 1.0) with | _ -> x86) 3540 (6 / (5 lor 1)) (f103 x86 n101 c129 c85 13 (Array.make 3 n101) n43 c132 n73' 18 n101 c133 "b c" true n65 c131 true n102 n102 n102 c128) ((); c133) c134 (c134 *. c132) c127 c126 c129 (-1e16) (1 lor 19) (let o172 = n101 in let o173 = n102 in let o174 = n101 in let ( && ) a b = b - a and ( <> ) a b = b - a in o172 <> o173 <> o174) (C2 ("\000\255x", (Array.make 4 c132), c132)) (match (n73', n125', true) with | (9, 0, q175) -> n101 | ((9, q176, q177) | (9, q176, q177)) -> n65 | ((-2), q178, q179) -> q178 | (q180', n125', q181) when q181 -> n125' | (q182, q183, q184) when q183 = 6706 -> n101 | (q185, q186, _) -> n102) (if false then n102 else n125') (float_of_int n102) (int_of_string "\000\255x") (if false then (-1.0) else c132) (x86 /. (-0.0)) (int_of_float c126) (15 - n101) (try (if true then n73' else n125') with | _ -> n102) (let v187 = c135 in n125') n102 0.1 (match [] with | [] when ((c83 +. 0.5) >= (c133 +. c133)) -> (c133, "") | (_ :: q188) when true -> (c132, "12")) (n102 + n73') (-. c135) (Array.fold_left (let rec f191' p189 p190 = c133 in f191') c133 (Array.make 3 false)) (if true then c135 else c135) in
  note_int n192;
  let n209 = f136 (0.5 *. c133) 1073741824 (if false then (Array.make 2 n43) else (Array.make 2 n192)) (List.nth [] n65) (c135 -. c127) (n192 mod (n192 lor 1)) (11 + n101) (int_of_string (string_of_int 18)) (floor c133) (sqrt c132) (match C3 with | (C3 | (C2 (_, _, _))) -> c130 | C0 { r1 = q193 } -> 0.0 | C3 when (('\n' != 'z') && (n102 >= 20)) -> c127 | ((C4 as w194) | (C0 { r1 = _ } as w194)) -> x86 | C2 (q195, q196, _) -> 1.5) (match C3 with | C3 -> c84 | C0 { r1 = [] } -> c130 | C0 { r1 = (q197 :: q198) } -> 0.5 | C4 -> (-0.0) | C2 (_, q199, q200) -> 0.0) ((); c132) (c132 /. c130) (3.25 *. c130) (4 mod (8 lor 1)) (f103 c130 3 c134 0.5 (-1) (Array.make 3 n102) n42 c132 n102 16 n102 c134 "tail \" end" false 17 c135 false n192 10 n102 x86) (if false then C3 else C3) 6 (n192 + 10) (let v206 = fun p201 p202 -> ((let rec f205 p203 p204 = p203 in f205), n125') in c133) 0 0.0 (c85 +. c129) (11 + n73') (match [] with | [] -> n125' | (_ :: _) -> (-3)) (-4097) (9 + n101) (match true with | true -> n192 | (true | true) when ((16 >= n192) || (true <> false)) -> n102 | false -> n192 | _ -> n65) (100.75 -. c135) (let v207 = n42 in (1.0, "")) (match C18 with | C19 -> n102 | C18 -> n192 | C17 _ -> n65) (c131 *. c133) (c135 +. c132) (let v208 = n192 in x86) in
  note_int n209;
  let a210 = (match C15 with | ((C5 { r7 = _; r9 = _; _ }) | C16) -> (Array.make 7 n209) | C5 { r6 = _; r8 = ((_, q215) as w216); r9 = q217; _ } -> (Array.make 7 10) | C15 -> (Array.make 7 n102) | ((C5 { r6 = _; r7 = 1.0; r9 = _; _ }) | (C10 _)) -> (Array.make 7 n192) | C11 { r12; r13 = q219; r14 = q220 } -> (Array.make 7 n209)) in
  let i221 = ref 0 in
  while !i221 < 7 do
    a210.(!i221) <- a210.(!i221);
    i221 := !i221 + 1
  done;
  (mix_ints a210 0 7; note_end 0);
  a210.(wrap ((lxor) n125' n209) 7) <- (8 + n43)) with | Invalid_argument q222' -> (match c126 with | (0.5 | 0.5) -> () | (_ | 0.5) -> () | _ -> ()) | Failure q223 -> ((); ()) | Match_failure _ -> (note_int n73'))
let () = note_float x25
let () = note_int n125'
let () = note_int n7
let () = note_float c135
let () = note_float c133
let () = note_int n43
let () = note_float c128
let () = note_int n73'
let () = ()
