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
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let n0 = 13
let n1 = n0
let c5 = ((-3.25) -. (-1.5)) *. (((-3.25) -. (-1.5)))
let c6 = ((-3.25) -. (-1.5)) -. (((-3.25) -. (-1.5)))
let c7 = c6 -. (c6)
let c8 = ((let v2 = n1 in (let rec f4 p3 = p3 in f4) 0.0)) +. ((-3.25) -. (-1.5))
let () = note_float c8
let () = print_string (Printf.sprintf ("%-3d" ^^ "%6s|%c") (int_of_float c8) (clip "12") '\'')
let () = fst (fst (if false then (((), n1), n1) else (((), n1), n1)))
let v14 = (List.equal (if true then (fun p9 p10 -> false) else (let rec f13 p11 p12 = false in f13)) ((); []) (if true then [] else [])) && (not (true && false))
let () = (mix (if v14 then 1 else 0); note_end 0)
let x15 = -0.0
let n16 = n1
let f17 c5 p18 =
  ()
let v19 = f17 (snd (n16, C3)) 2.0
let v23 = f17 (min C3 C3) (match Array.make 1 C15 with | [||] -> 3.25 | ([|q20|] | [|q20|]) -> x15 | ([|_|] | _) -> c8 | q22 -> x15)
let () = Array.iteri (Array.fold_left (fst ((let rec f25 f17 p24 = f17 in f25), n16)) (let v26 = Array.make 6 (n16, n16, n1, n0) in (let rec f29 p27 p28 = v23 in f29)) (Array.make 6 c8)) (Array.copy (Array.make 4 "12"))
let x30 = c7
let x67 = (match None with | None -> (
  let n31 = n16 in
  let n37 = tick_int 3 (try (let _v34 = (match v14 with | true when (if (match v14 with | true -> v14 | (false as w32) -> w32) then (try (match x15 with | 0.0 -> v14 | q33 -> v14) with | _ -> v14) else (fst (v14, x15))) -> C18 | false -> C18) in (let (q35, _, q36) = ((x15, v14, '\n', v14), n16, n0) in n31)) with | Match_failure _ -> 10) in
  -1.5) | Some q38 -> (
  let x54 = (match q38 with | C3 -> (
    let rec f39 p40 p41 =
      if p40 < 1 then
        (match q38 with | C3 -> n1 | (C0 { r1 = (true | true) } as w42) -> p41 | ((C0 { r1 = false }) | (C0 { r1 = false })) -> p40 | (C4 | (C2 (_, [|_; _; _; _|], _))) -> n16 | (C2 (_, _, _) as w43) -> p41 | C2 (_, q44, _) -> p41)
      else (
        p41 - (f39 (p40 - 1) (12 + 17))
      )
    in
    let n45 = f39 7 n16 in
    (if v14 then x30 else 0.0) *. (-0.0)) | C0 { r1 = q46 } -> (
    (let v47 = [] in (try (if q46 then raise (Failure "\000\255x") else x15) with | Failure q48 -> x15))) | C4 -> (
    List.fold_left (fun p49 p50 -> -. x15) (c8 /. x15) (18 :: [])) | (C2 (q51, q52, _) as w53) -> (
    q52.(0))) in
  (try (
    let n55 = n16 in
    (match q38 with | C3 -> (match q38 with | C3 -> v23 | (C0 { r1 = _ } as w56) -> v23 | (C2 (q57, q58, q59') as w60) when q59' <> 1.0 -> () | C4 -> () | C2 (_, q61, _) -> v23) | (C0 { r1 = q62 } as w63) -> (if v14 then v23) | (C4 | C4) -> (if v14 then v23 else v23) | C2 (q64, _, q65) -> (String.fold_left (fun () p66 -> v19) v23 q64))) with | _ -> ());
  x54))
let () = assert (compare (match C3 :: [] with | [] -> (match "" with | "a" -> n16 | "" -> 14 | "a" -> n16 | ("" | _) -> n16 | q68 -> n1) | (q69 :: ([] | (_ :: _))) -> (14 * 11) | (q70 :: ((q71 :: _) as w72)) -> (n16 + n16)) (match C3 :: [] with | [] -> (match "" with | "a" -> n16 | "" -> 14 | "a" -> n16 | ("" | _) -> n16 | q68 -> n1) | (q69 :: ([] | (_ :: _))) -> (14 * 11) | (q70 :: ((q71 :: _) as w72)) -> (n16 + n16)) = 0)
let () = note_int ((tick_int 8 n1) / (5 lor 1))
let _ = ((try v23 with | _ -> (f17 C3 1.5)); (match (List.fold_right (fun p73 p74 -> C15) [] C15) with | C16 -> (if v14 then (fun p75 p76 p77 -> (c8, 15, v14, false)) else (let rec f81 p78 p79 p80 = (p80, (-1), v14, v14) in f81)) | C5 { r6 = q82; r7 = q83; r8 = q84; r9 = C19 } -> (match q82 with | C3 -> (fun p85 q84 p86 -> (p86, p85, v14, v14)) | C0 ({ r1 } as w87) -> (fun p88 p89 p90 -> (q83, r1, v14, true)) | C4 -> (fun p91 p92 p93 -> ((-0.5), p91, false, false)) | C2 ("a", q94, q95) -> (fun p96 p97 p98 -> (1.5, 0, true, v14)) | C2 ("", q99, q100) -> (let rec f104 p101 p102 p103 = (c6, 19, v14, v14) in f104) | ((C2 ("", q105, q106)) | (C2 (_, q105, q106))) -> (fun p107 p108 p109 -> (c6, n16, false, v14))) | C5 { r6 = q110; r7 = _; r8; r9 = C18 } -> ((); (fun p111 p112 p113 -> (x30, p111, true, v14))) | C5 { r6 = q114; r7 = q115; r8; r9 = (C17 'a'..'m') } -> (let v116 = n16 in fun p117 p118 p119 -> (x30, p117, v14, v14)) | (C16 | (C5 { r6 = _; r7 = _; r8 = _; r9 = (C17 '0'..'9') })) -> (try (match (Ok C15) with | Ok C16 -> (fun p120 p121 p122 -> (c8, n16, v14, v14)) | Ok (C5 { r6 = q123; r7 = q124'; r8 = q125'; _ }) -> (let rec f129 p126 p127' p128 = (p128, 6, true, v14) in f129) | Ok C15 when (((fun p130 -> 0.0) x67) <> (match "\000\255x" with | "a" -> x30 | ("a" | "a") -> x67 | ("" | "") -> c8 | q131 -> c7)) -> (let rec f135 p132' p133 p134 = (c7, n1, false, true) in f135) | Ok (C10 1.0) -> (fun v19 p136 p137 -> (x67, n0, v14, true)) | Ok (C10 (0.5 | _)) -> (let rec f140 f17 p138 p139 = (100.75, 12, false, v14) in f140) | ((Ok (C10 q141)) | (Ok (C10 q141))) when q141 < 0.0 -> (fun p142' x30 p143 -> ((-10.0), 9, true, false)) | Ok (C11 { r12 = q144; r13 = q145; r14 }) -> (let rec f147 v23 q144 p146 = (q145, n1, v14, v14) in f147) | Error q148' -> (let rec f152 p149' p150 p151 = (100.75, p149', v14, v14) in f152) | _ -> (fun p153 p154 p155 -> (p155, n1, true, v14))) with | Match_failure _ -> (fun p156 p157 p158 -> ((-1.5), p156, v14, v14))) | C5 { r6 = _; r7; r8 = q159; r9 = (C17 _) } -> (fun p160 p161 p162 -> (x30, 7, v14, v14)) | ((C5 { r6 = C3; r9 = _; _ }) | C15) -> (if true then (fun p166 p167 p168 -> (3.25, n16, false, v14)) else (fun v19 p169 p170 -> (p170, v19, v14, v14))) | C10 _ -> (try (if true then raise Division_by_zero else (fun p171' p172 p173 -> (x30, n1, v14, true))) with | Division_by_zero -> (let rec f177 p174 p175 p176 = (x67, n16, true, v14) in f177)) | C11 { r12 = q178; r13 = q179; r14 = v23 } -> (try (let v180' = v23 in fun p181 p182 p183 -> (q179, p181, v14, v14)) with | _ -> (let rec f187 p184 p185 p186 = (x30, v23, v14, v14) in f187))))
let v188 = if (12 >= n16) || (if false then v14 else v14) then ((tick_int 5 (-3)), (v23; (Array.make 8 n16)), (n16 <= n16), (-9)) else ((tick_int 14 n16), [|13; n16; 19; n0; n16; n16; n1; n1|], v14, ((lxor) 3 n1))
let v189 = (try (if if v14 then v14 else v14 then (n1 = n16) else false) with | _ -> (not true)) && ((Printf.printf "[%s %d]\n" "tail \" end" n0); true)
let v191 = (let v190 = n0 :: [] in truncate c7) != 3540
let n205 = (match List.fold_right (let rec f194 p192 p193 = C0 { r1 = (Array.make 3 p192) } in f194) [] C3 with | C3 -> (
  let n195 = -4097 in
  note_int n195;
  let n196 = n16 in
  (if v189 then 7497 else (-16))) | C0 { r1 } -> (
  let v197 = false in
  (mix (if v197 then 1 else 0); note_end 0);
  n1) | C4 -> (
  let n198 = 1 in
  let n199 = n198 in
  (let o200 = -3 in let o201 = n16 in let o202 = n16 in let o203 = 10 in let o204 = n199 in let ( ||| ) a b = (a lsl 1) + b in o200 ||| o201 ||| o202 ||| o203 ||| o204) + (snd (c8, (-3)))) | C2 (_, _, _) -> (
  n16))
let () = note_int n205
let v213 = ((-7) * (-2)) != (let _v212 = if false then (fun p206 p207 p208 -> []) else (fun p209 p210 p211 -> []) in n1)
let () = (mix (if v189 then 1 else 0); note_end 0)
let () = note_float c6
let () = note_int n16
let () = (mix (if v14 then 1 else 0); note_end 0)
let () = note_float x30
let () = ((let (m214, m215, m216, m217) = v188 in mix m214; mix_ints m215 0 8; mix (if m216 then 1 else 0); mix m217); note_end 0)
let () = note_float c5
let () = note_int n0
let () = ()
