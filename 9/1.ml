type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : (char * float * float * float) t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y264, y265) -> mix 0; mix_2 (d - 1) y264; mix_1 (d - 1) y265
    | C1 -> mix 1
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y266 -> mix 1; mix_float y266
and mix_3 d (v : (int * int * int) t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_4 d (v : (int * bool * int) t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let f0 p1 p2 p3 =
  let c4 = (p2) + 4762 in
  let c5 = p2 + (p2) in
  let c6 = (c5) + p2 in
  let c7 = (4762) lxor c6 in
  (match p3 with | ((C0 (_, (C0 ((Some _), _)))) | C1) when true -> (None, (Array.make 4 (-1.0))) | C0 _ -> (match p3 with | ((C0 (None, (C0 (_, q11)))) | (C0 (None, (C0 (_, _))) as q11)) -> (None, (Array.make 4 100.75)) | C0 ((Some q12), ((C0 (_, q13)) | (C0 (_, q13)))) -> ((); (None, (Array.make 4 0.5))) | ((C0 (q14, C1) as w15') | (C0 (q14, C1) as w15')) -> (q14, (Array.make 4 3.25)) | C1 -> (None, (Array.make 4 (-0.5)))) | (C1 | C1) -> (None, (if true then (Array.make 4 100.75) else (Array.make 4 0.5))) | exception Failure c7 -> (None, (Array.make 4 (-0.0))) | exception E0 0.5 -> (None, (Array.make 4 (-10.0))) | exception E0 _ -> (None, (Array.make 4 3.25)))
let g16 = f0 (Array.make 9 C1)
let g17 = g16 (if true then 8 else 20)
let v19 = g17 (let v18 = (1.0, 1, true, []) in C1)
let v20 = g17 (snd (((Array.make 16 (-0.5)), []), C1))
let n25 = if (((let rec f22 p21 = -3 in f22) (Array.make 4 1.0)) + 1073741824) >= (String.length "12") then ((Printf.printf "[%s %d]\n" "\000\255x" 5); (12 + 7)) else (match v20 with | ((v20, q23) | ((Some _ as v20), ([|_; _; _; _|] as q23))) -> (-4097) | ((Some v20), q24) -> 5)
let x26 = 0.5
let v50 = { r2 = (match v20 with | (_, q27) -> (if true then (let rec f29 p28 = p28 in f29) else (let rec f31 p30 = n25 in f31)) | ((None, [|_; _; _; _|]) | (_, _)) -> ((); (fun p33 -> 6)) | ((Some q34), [|q35; q36; q37; n25|]) -> (match v20 with | (None, q38) -> (let rec f39 v19 = 13 in f39) | ((((Some q40 as w41) | (Some q40 as w41)), _) as w42) when ((Array.for_all (let rec f44 p43 = true in f44) (Array.make 3 11)) || (Option.is_none None)) -> (fun p45 -> -1) | (((Some _), _) as w46) -> (fun p47 -> p47) | _ -> (fun p48 -> p48)) | ((v20, q49) | ((Some _ as v20), q49)) -> (fun n25 -> n25)) }
let f51 p52' p53 p54 =
  (if (let v55 = if true then n25 else n25 in false && true) then ())
let g56 = f51 (String.make 5 '0')
let g57 = g56 (if false then (fun p58 -> p58) else (fun p59 -> false))
let v63' = g57 (if true then { r2 = (let rec f61 p60 = 17 in f61) } else { r2 = (fun p62 -> n25) })
let v66 = g57 { r2 = (let rec f65 p64 = p64 in f65) }
let f67 p68 p69 p70 =
  ((- p69) - 1024) / (-2147483648)
let g71 = f67 { r2 = (let rec f74 p73 = n25 in f74) }
let g72 = g71 (f67 { r2 = (let rec f76 p75 = p75 in f76) } n25 1.0)
let n79 = g72 (String.fold_left (fun p77 p78 -> -1.5) x26 "\000\255x")
let n80 = g72 ((); x26)
let () = note_int n80
let f81 p82 p83 p84 =
  ((match p84 with | C0 _ -> (snd ((match v20 with | (q85, q86) -> v66); (let v87' = -2 in (x26, ())))) | C1 -> (if ((p83 * 39) + 4095) < (compare 'z' 'a') then (v66; (try (if false then v66) with | _ -> v63')))); (if (p83 + (-2147483647)) < (if false then (11 - 9) else n79) then { r2 = (let rec f89 p88 = 17 in f89) } else (try { r2 = v50.r2 } with | _ -> { r2 = (let rec f91 p90 = 7 in f91) })))
let g92 = f81 (try ((-0.0) -. (-1.5)) with | Invalid_argument q94 -> x26 | Division_by_zero -> x26 | Not_found -> 1.5)
let g93 = g92 n80
let v95 = g93 (match v50 with | { r2 = _ } -> C1)
let v96 = g93 (C0 (None, C1))
let () = (mix_0 5 v96; note_end 0)
let f97 p98 p99' (q100, _, q101, v95) =
  (match v95 with | C0 (None, _) -> (let (q102, q103) = ([], x26) in if p99' then { r2 = (fun p104 -> q101) } else { r2 = (let rec f106 p105 = q101 in f106) }) | C0 (((Some 1.0) | (Some 1.0)), q107) -> (if not p99' then { r2 = (fun p99' -> n79) } else { r2 = (fun p108' -> p108') }) | C0 ((Some q109), q110) -> (let ({ r2 = f81 } as w112) = { r2 = (fun p111 -> p111) } in if false then { r2 = (let rec f114 p113 = q101 in f114) } else { r2 = f81 }) | ((C1 as w115) | (C1 as w115)) -> (if false <= p99' then (snd (x26, { r2 = (fun p116 -> n80) })) else (match w115 with | C0 (_, C1) -> { r2 = (let rec f118 p117 = n79 in f118) } | C0 (_, q119) -> { r2 = (let rec f121 p120 = p120 in f121) } | ((C1 as w122) | (C1 as w122)) -> { r2 = (let rec f124 p123 = n79 in f124) })))
let g125 = f97 (let v128 = { r2 = (fun p127 -> 4) } in Array.make 6 x26)
let g126 = g125 (match n79 with | -2 -> false | 1 -> false | 6 -> true | -2147483648 -> true | 5 -> false | q129 -> false)
let v130 = g126 (if true then ((Ok 17), n79, 8, C1) else ((Ok 3), 18, 19, C1))
let v131 = g126 ((Ok n79), n79, n80, C1)
let f132' p133 f67 n80 =
  C1
let g134 = f132' (v66; true)
let g135 = g134 (let rec f138 p136 p137 = n25 in f138)
let v139 = g135 (float n80)
let v142 = g135 (let (q140, q141, _) = (v139, n25, x26) in x26)
let () = (mix_1 5 v142; note_end 0)
let v260 = (match Some (let v143 = n80 in (false, v143, C1, (ref true))) with | None -> (
  let f144 p145 p146 p147' =
    let _ = f132' (x26 <= x26) (match p145 with | ("a", (C0 (q148, _))) -> (let rec f151 p149 p150 = 18 in f151) | (("a" | "a"), C1) -> (fun (q152, q153, _, q154) p155 -> 1) | ("a", q156) -> (let rec f159 p157 p158 = p146 in f159) | (q160, q161) -> (fun ((q162, q163, q164, q165) as w166) p167 -> q162) | (q168, (C1 | C1)) -> (fun p169 p170 -> n80)) (x26 *. x26) in
    4096.0 *. (try x26 with | _ -> x26)
  in
  let g171 = f144 ("\000\255x", v142) in
  let g172' = g171 (f67 { r2 = (let rec f174 p173 = p173 in f174) } n80 (-0.5)) in
  let x176 = g172' (let _v175 = Array.make 2 x26 in true) in
  let x177 = g172' ((n25 - (-4097)) >= n80) in
  note_float x177;
  let f178 v142 p179 p180 =
    x177
  in
  let g181 = f178 (Array.mapi (fun p183 p184 -> n79) (Array.make 4 5)) in
  let g182 = g181 (13 mod 16) in
  let x190 = g182 (match v130 with | { r2 = q185 } -> (let rec f189 p186 p187 p188 = n25 in f189)) in
  note_float x190;
  let x195 = g182 (match v95 with | { r2 = q191 } -> (let rec f194 f51 p192 p193 = p192 in f194)) in
  (match v131 with | { r2 = _ } -> C1)) | None when ((-9154) > n80) -> (
  let f196 p197 p198 p199 =
    let n200 = n25 in
    let n241 = (match v142 with | C0 (_, (C0 (q201, q202))) -> (
      n200) | (C0 (v130, C1) as w203) when p197 -> (
      (let v205 = (let v204 = n200 in p197) in n200)) | ((C0 (q206, C1)) | (C0 (q206, C1))) -> (
      let f207 n200 (f97, q208', q209, q210) p211 =
        (let (q224, q225, _, q226) = (match q208' with | C0 (None, q212) -> (q212, 100.75, n200, "tail \" end") | (C0 ((None | (Some 0.0)), _) as w213) -> (w213, p199, true, "tail \" end") | ((C0 ((Some 0.0 as w214), q215)) | (C0 ((Some 0.0 as w214), q215))) -> (C1, p199, n200, "tail \" end") | C0 ((Some _), _) -> (match q208' with | C0 (None, _) -> (C1, p199, false, "") | (C0 (((Some q216) | (Some q216)), q217) as w218) -> (q208', q216, n200, "a") | C1 when (((match q210 with | ('a'..'m' | 'a'..'m') -> n80 | 'a'..'m' -> n79 | 'n' -> n80 | p197 -> n25) - 31) > n25) -> (v142, p199, n200, "a") | (C1 | (C0 (_, (C0 (_, _))))) -> (q208', x26, n200, "12") | (C0 ((Some q219), q220) as w221) when q219 <> (-100.75) -> (w221, q219, n200, "tail \" end")) | C1 -> (q208', 0.5, false, "") | ((C0 (q222, _)) | (C0 (q222, _))) when (p197 && (p199 < p199)) -> (let v223 = (p197, n200, v142, x26) in (v142, p199, n200, "b c")) | _ -> (if n200 then (v139, p199, p197, "tail \" end") else (v139, p199, false, "a"))) in v66);
        ((Array.make 1 n25), { r2 = (fun p227 -> p227) })
      in
      let g228 = f207 ("b c" > "tail \" end") in
      let g229 = g228 (let v230 = Array.make 1 x26 in ((fun p198 -> p199), v142, None, 'a')) in
      let v233 = g229 (let v231' = ((x26, '\n', n25), false, (n80, true)) in { r2 = (fun p232 -> n200) }) in
      let v236 = g229 (if p197 then { r2 = (let rec f234 n200 = n200 in f234) } else { r2 = (fun p235' -> n79) }) in
      (match { r2 = (fun p237 -> n79) } with | ({ r2 = _ } | { r2 = _ }) -> 7)) | (C1 | (C0 (_, _))) -> (
      f67 (let _v238 = p199 in { r2 = (fun p239 -> n200) }) (n200 + 2) (let _v240 = n80 in x26))) in
    ((float_of_string "0.5"), n241, n241)
  in
  let g242 = f196 ("\000\255x" >= "") in
  let g243 = g242 (Ok n25) in
  let v244 = g243 (coarse (log (limit x26 0.5 100.0))) in
  let v245 = g243 0.5 in
  max (match n25 with | -2147483647 -> C1 | -2 -> C1 | q246 -> C1) (C0 (None, C1))) | None -> (
  let n254 = (match show_int 10 1024 with | (5 | 5) -> (match v131 with | ({ r2 } | { r2 }) when (match n80 with | 9 -> ((); false) | 0 -> (v66; false) | 5 -> (if false then false else false) | -2 -> (if true then true else false) | -3 -> (n79 = n80) | _ -> (let _v247 = Array.make 9 (n80, n80) in true)) -> n80 | { r2 } -> (match v130 with | { r2 = q248 } -> n80)) | -3 -> ((try (String.iter (fun p249 -> v66) "b c") with | _ -> v66); (n80 * 9)) | -3 -> (tick_int 19 (n79 lxor n25)) | q250 when ((let n25 = { r2 = (let rec f252 p251 = n80 in f252) } in v66); (q250 >= n80)) -> (q250 lsl ((q250 - q250) land 31)) | q253 -> (-32769)) in
  note_int n254;
  max v139 v142) | ((Some q255) | (Some q255)) -> (
  (let v257 = (match x26 with | (1.0 | 0.0) -> 15 | q256 -> n25) in f132' true (fun p258 p259 -> 18) 1.0)))
let () = ((let (m261, m262) = v20 in mix_2 5 m261; mix_floats m262 0 4); note_end 0)
let () = note_int n79
let () = (mix_3 5 v130; note_end 0)
let () = (mix_0 5 v95; note_end 0)
let () = (mix_4 5 v50; note_end 0)
let () = note_int n80
let () = (mix_1 5 v142; note_end 0)
let () = note_float x26
let () = ()
