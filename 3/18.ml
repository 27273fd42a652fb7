type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (bool, int) result) =
  if d > 0 then
    match v with
    | Ok y299 -> mix 0; mix (if y299 then 1 else 0)
    | Error y300 -> mix 1; mix y300
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
let rec f0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17' p18 p19 p20 p21 p22 p23 p24 p25 p26 p27' p28 p29 p30 =
  if p1 < 1 then
    (let o31 = p21 in let o32 = p21 in let o33 = 15 in let o34 = 17 in let ( >>= ) a b = a lxor (b + 1) and ( |> ) a b = (a lsl 1) + b and ( land ) a b = b - a in o31 land o32 >>= o33 |> o34)
  else (
    f0 (p1 - 1) p22 p3 p7 p3 p6 p17' p21 p23 p9 p2 p12 p30 (p20 *. (p28 -. (-10.0))) p6 p19 p30 p14 p4 p19 p21 p5 p6 p8 (min 100.75 p20) (if (18 - (-2147483647)) <= p29 then (int_of_float 3.25) else p22) p22 p4 (try (int_of_string (string_of_int p26)) with | _ -> (p26 * (-1))) p28
  )
let n52 = f0 2 ((lxor) 17 13) (f0 0 18 (-3) (-0.5) 8 0.0 10.0 5 10.0 100.75 3 1.0 0.5 0.5 10.0 1.5 10.0 0.0 10.0 0.5 12 14 (-0.0) 19 (-2.0) 0 16 10.0 2 100.75) (match () with | q35 -> 100.75) (if false then 13 else 11) (0.5 /. (-0.5)) 10.0 (let v36 = C0 in 2) (match (Array.make 1 2.0) with | [|_; q37|] -> 1.5 | [||] -> 0.5 | _ -> 100.75) 4096.0 (List.fold_right (fun p38 p39 -> 15) [] 4) (float 12) (-. 0.0) 2.0 (let v40 = ((-100.75), "12", 9) in 10.0) 3.25 ((-10.0) /. 0.0) (1.0 -. (-0.0)) (match 2.0 with | (0.5 | 0.5) -> 0.5 | _ -> 0.5 | q41 when q41 < 10.0 -> 1.5) (float_of_string "1.5") 12 (match C11 with | C5 (q42, q43) when (("" >= "") && ("b c" <> "12")) -> (-1) | C5 (q44, q45) -> 9 | (C11 | (C8 { r9 = ((C5 (_, _)), _); r10 = _ })) when ((int_of_float (-1.0)) != (17 / (20 lor 1))) -> (-1) | ((C5 (C11, q46)) | (C8 { r9 = ((C5 (_, q46)), _); r10 = _ })) -> (-3) | C8 { r9 = ((C8 ({ r9; r10 = q47 } as w48)), _); r10 = q49 } -> 0 | C8 { r9 = (C11, f0); r10 = q50 } -> f0 | C8 { r9 = (((C6 { r7 }), q51) | ((C6 { r7 = _ } as r7), q51)); r10 } -> q51 | C11 -> (-2) | C6 { r7 = _ } -> (-1) | _ -> 12) ((-1.0) *. 0.5) (12 - (-3)) (-1e16) (2 mod 100) (14 + 9) (3.25 -. 2.0) (try (12 / (-2147483648)) with | _ -> 6) (coarse (tan (limit 0.0 (-1.0) 1.0)))
let () = (fun ((q53, f0, n52) as w54) -> (let v55 = n52 in if true then () else ())) ((let _v56 = n52 in -0.5), n52, (match 0.0 with | (0.0 | 0.0) -> 3.25 | _ -> (-100.75)))
let rec f57 p58 p59 p60' p61 p62 p63 p64 p65 p66 p67 p68 p69 p70 p71' p72' p73 p74 p75 p76' p77 p78 p79 p80 p81 p82' p83 =
  if p58 <= 0 then
    18
  else (
    f57 (p58 - 1) p73 p73 p80 p73 p67 p77 p59 p64 p71' p72' p59 p74 p59 (let v84 = if false then C11 else C11 in (fun p66 -> p82') C0) p83 p71' p68 p65 p82' p75 p80 p68 p66 p64 p69
  )
let n95 = f57 0 (sqrt 0.5) (if true then 100.75 else 2.0) (let v87 = (let rec f86 p85 = ' ' in f86) in n52) (Array.fold_left (fun p88 p89 -> 0.5) 3.25 (Array.make 5 C11)) ((-1.0) /. (-1.5)) (f0 2 n52 n52 (-0.0) 9 (-10.0) 100.75 n52 10.0 1.0 20 3.25 100.75 100.75 (-10.0) (-1.5) 0.0 (-2.0) 10.0 100.75 2 n52 0.5 n52 1.5 n52 n52 10.0 n52 10.0) ((-2.0) *. 3.25) 65535 (List.fold_left (let rec f91 f57 p90 = f57 in f91) 0.5 []) (n52 * 16) (100.75 *. 10.0) ((); 1.5) ((-1.0) +. (-1.0)) (12 * (-8)) (float_of_int n52) (match [] with | ([] | []) -> (-0.0) | ((q92 :: q93) as w94') -> 0.0 | exception _ -> 2.0) (- n52) (1.5 /. 1.5) (compare '\n' 'z') (n52 - n52) (n52 + n52) (-65536) (if true then n52 else n52) ((); n52) (1.5 /. 2.0)
let () = note_int n95
let rec f96 p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p110 p111 p112 p113 p114 p115 p116 p117 p118 p119 p120 p121 p122 p123 p124 p125 p126 p127 p128 =
  if p97 <= 0 then
    (p112 lor p98)
  else (
    f96 (p97 - 1) p109 p111 p113 p115 p122 p116 p120 p103 p106 p124 p103 p112 p112 p118 p125 p127 p118 p120 p113 p108 p111 p123 p126 p117 p128 p98 p100 p98 p106 p117 p98
  )
let n165' = f96 6 (compare C11 C11) (10.0 *. 10.0) 1e-310 (compare n95 n95) n95 ((); (-100.75)) (if true then 15 else 6) (let v129 = n95 in 100.75) ((fun { r2 = q130; r3 = q131; r4 = q132 } -> n52) { r2 = []; r3 = false; r4 = None }) 0.5 0.0 (if false then n95 else n95) (if false then n95 else n95) ((); 1.5) (n95 * 30) 1.5 (100.75 -. 3.25) (match 10.0 with | (0.0 as w133) -> 9 | q134 -> n52) ((-1.0) *. 0.0) (max (-10.0) 1.0) (match C0 with | (C1 | C1) -> 0.0 | C0 -> 3.25) (if false then n52 else n95) n95 0.0 (match [] with | [] -> n52 | ((q135 :: q136) | (q135 :: ([] as q136))) -> n95) n52 (if false then 0.0 else 3.25) (- n95) (show_int 12 n95) (match C11 with | C5 (q137, n95) -> 2.0 | C8 { r9 = (_, q138); r10 = (C5 (q139, q140')) } -> 3.25 | C8 { r9 = q141; r10 = (C8 { r9; r10 = q142 } as w143) } when ((match w143 with | C5 (_, q144) -> (10.0, (3.25, false, '\n'), false, 1.0) | C8 { r9 = q145; r10 = q146 } -> ((-0.5), (100.75, true, 'a'), false, 1.5) | (C11 | C11) -> (10.0, (100.75, true, '0'), true, (-0.5)) | ((C6 { r7 = (C5 ((C5 (_, _)), _)) }) | (C6 { r7 = (C6 { r7 = _ }) })) -> ((-10.0), (10.0, false, 'z'), true, (-1.5)) | C6 { r7 = (C5 ((C8 { r9 = q149; r10 = q150 }), q151)) } -> (0.0, (0.0, false, 'a'), false, 1.0) | C6 { r7 = (C5 (C11, q152)) } -> (0.0, (1.0, false, '\n'), true, 100.75) | C6 { r7 = ((C5 ((C6 { r7 = _ }), q153)) | (C5 ((C6 { r7 = _ }), q153))) } -> (10.0, (1.0, false, 'z'), false, 2.0) | C6 { r7 = (C8 { r9 = q154; r10 = q155 }) } -> (3.25, (10.0, false, '\n'), true, (-10.0)) | C6 { r7 = C11 } -> (1.0, ((-10.0), true, 'a'), true, 1.0) | C6 { r7 = (C6 { r7 }) } -> (0.5, (1.5, false, '\n'), false, 10.0)) <> (2.0, (10.0, false, '0'), true, 100.75)) -> (-0.5) | C8 { r9 = q156; r10 = (C8 { r9; r10 }) } -> 3.25 | C8 { r9 = _; r10 = C11 } -> (-0.0) | (C8 { r9 = q157; r10 = C11 } as w158) when (max (try (0.5 <= 3.25) with | Invalid_argument q159 -> false | Not_found -> true | E2 -> false | _ -> false) (true || false)) -> 0.0 | C6 ({ r7 = q160 } as w161) -> (-1.0) | C8 { r9 = q162; r10 = (C6 { r7 = q163 } as w164) } -> 2.0 | C11 -> (-0.5) | C6 { r7 } -> (-0.0)) 7
let () = note_int n165'
let n176 = f96 1 (-1) (coarse (log (limit 100.75 0.5 100.0))) 0.5 (match [] with | [] -> n95 | (q166 :: []) when (min false (true || true)) -> n52 | ([] as w167) when (((); '\n') != (match w167 with | [] -> '\255' | (0.5 :: ((_ :: q168) | ([] as q168))) -> 'z' | ((_ :: []) | (_ :: [])) -> '\'' | (q169 :: (q170 :: _)) -> ' ')) -> n165' | (q171 :: []) -> n165' | (q172 :: (n165' :: _)) -> n95) (match n165' with | ((-3) | 6) -> n165' | 9 -> 1 | _ -> 2) (10.0 -. 10.0) (18 * 2) (match C0 with | (C1 | C1) -> (-1.5) | (C0 | C0) -> 0.5) (let (_, _, q173) = ((-2.0), "", n165') in q173) (if true then 10.0 else 3.25) (match Ok { r2 = []; r3 = false; r4 = None } with | ((Ok q174) | (Ok ({ r2 = []; r3 = _; r4 = _ } as q174))) -> (-0.0) | Error (0.0 | 0.5) -> 3.25 | Error q175 -> 3.25) n165' n95 0.5 n165' 1.5 10.0 n52 0.0 0.0 1.5 n165' n165' (-100.75) 12 n95 0.0 n165' 19 0.0 n95
let a179 = Array.mapi (fun p177 p178 -> float n165') (Array.make 1 (-1.5))
let () = (mix_floats a179 0 1; note_end 0)
let rec f180 p181 p182 p183 p184' p185 p186 p187 p188 p189 p190 =
  if p181 < 1 then
    (p188 +. p188)
  else (
    f180 (p181 - 1) p182 p189 p187 p186 p188 p190 p185 p189 p184'
  )
let x197 = f180 5 (truncate 1.5) (match { r2 = []; r3 = true; r4 = None } with | { r2 = []; r3 = q191; r4 = None } -> n165' | { r2 = (q192 :: _); r3; r4 = None } -> (-2) | ({ r2; r3 = q193; r4 } | { r2; r3 = q193; r4 }) -> 20 | { r2 = q194; r3; r4 = (Some q195) } -> n165') (let _v196 = 100.75 in n165') (f180 9 n176 n165' 0 100.75 2.0 n95 100.75 n165' n176) a179.(0) (Array.length a179) a179.(0) (n165' land 7) (f0 1 n165' n95 0.0 16 0.0 100.75 11 1.5 1.0 12 1.5 0.5 100.75 1.5 0.0 0.0 (-2.0) 100.75 1.0 n52 18 1.5 (-2) 100.75 n165' 5 0.5 n165' 100.75)
let () = note_float x197
let n215 = (match if 3 < n165' then (String.fold_left (fun p198 p199 -> C11) C11 "12") else C11 with | C5 (q200, _) -> (truncate (match q200 with | C5 (q201, q202) -> x197 | C8 { r9 = _; r10 = q203' } -> 1.5 | C11 -> 2.0 | C6 { r7 = q204 } -> x197)) | C8 { r9 = q205; r10 = q206 } -> (32767 mod ((truncate 0.0) lor 1)) | C11 -> (try ((if true then 4 else 12) + (- 8)) with | Failure q207 -> 2147483646 | Not_found -> n176 | Match_failure _ -> (n165' mod (-2147483648)) | E0 9 -> (n165' * 16) | E0 q208 -> ((); 14) | E2 -> (match Array.make 7 n95 with | _ -> n165') | _ -> (let (q209, _, q210) = (C0, (), (Array.make 8 x197)) in 17)) | ((C6 { r7 = (C5 (q211, x197)) }) | (C6 { r7 = (C5 (q211, x197)) })) -> (( + ) (let (q212, _, _) = (10.0, "tail \" end", n176) in 1) ((); n165')) | C6 { r7 = (C8 { r9 = _; r10 = q213 }) } -> ((let _v214 = n176 in n95) mod 2147483647) | (C11 | (C6 { r7 = C11 })) -> (min (if true then n95 else n176) (n176 mod 10)) | C6 { r7 = (C6 { r7 = _ }) } -> (((-1) + n95) mod (((); n165') lor 1)))
let unused217 = f180 9 (10 * n215) (let _v216' = Array.make 9 "\000\255x" in 6) n176 x197 (floor x197) (n95 mod (n215 lor 1)) (snd (n215, (-1.0))) (succ 2) (14 lsl (n95 land 31))
let () = a179.((n176 + n215) land 0) <- (float_of_int (((fun p218 -> 18) (try (let s219 = "\000\255x" in let i220 = n176 in if i220 >= 0 && i220 < String.length s219 then s219.[i220] else '\255') with | _ -> '0')) / 10))
let v238 = (match [] with | ([] | []) -> (
  let v225 = (let s221 = string_of_float (abs_float (sqrt a179.(0))) in let i222 = -(-((match None with | None -> n176 | ((Some q223) | (Some q223)) -> n176 | ((Some _) | None) -> n215) + (n215 / (n165' lor 1)))) in if i222 >= 0 && i222 < String.length s221 then s221.[i222] else 'z') in
  (mix (Char.code v225); note_end 0);
  let c226 = ((n165' mod (17 lor 1)) asr 19) lxor (((n165' mod (17 lor 1)) asr 19)) in
  let c227 = (c226) lxor (if true then 3 else 11) in
  let c228 = ((n165' mod (17 lor 1)) asr 19) * (c227) in
  let c229 = (c228) lxor (if true then 3 else 11) in
  let c230 = c229 * (c227) in
  let c231 = (c227) lxor (if true then 3 else 11) in
  let c232 = c227 - (c230) in
  note_int c232;
  (let (q233, q234, { r2 = q235; r3; r4 }) = (false, None, { r2 = []; r3 = true; r4 = None }) in { r2 = []; r3 = q233; r4 = None })) | (_ :: q236') -> (
  (match q236' with | [] -> { r2 = []; r3 = false; r4 = None } | ((false | true) :: q237) -> { r2 = []; r3 = false; r4 = None } | (false :: _) -> { r2 = []; r3 = false; r4 = None })))
let v267 = Error (match ({ r2 = ((let rec f240 p239 = n95 in f240) :: []); r3 = true; r4 = (Some { r2 = []; r3 = false; r4 = None }) }, (-(1 - n95)), (-3.25), []) with | (q241, 2, _, _) -> (match q241 with | { r2 = []; r3 = q242; r4 } -> ((abs_float x197), q242, (match q241 with | { r2 = []; r3 = q243; r4 = ((None as w244) | (Some _ as w244)) } -> () | ({ r2 = (q245 :: q246); r3 = q247; r4 = None } | { r2 = (q245 :: q246); r3 = q247; r4 = None }) -> () | ({ r2 = _; r4 = (Some _); _ } as w248) -> () | { r2 = []; r3 = false; r4 } -> ()), (if q242 then (Array.make 2 (-1)) else (Array.make 2 n165'))) | { r2 = (q249 :: q250); r3 = q251'; r4 } -> ((x197 /. x197), (q251' && true), (let _v252 = 'a' in ()), ((); (Array.make 2 17)))) | (q253', 8, q254, q255) -> (((let i256 = n215 in if i256 >= 0 && i256 < Array.length a179 then a179.(i256) else q254) +. q254), ((q253' == q253') || v238.r3), (), (Array.make 2 n95)) | (q257, _, q258, _) -> (0.5, (((match { r2 = []; r3 = true; r4 = None } with | { r2 = []; r3 = q259; r4 = None } -> 10 | { r2 = []; r3 = q260; r4 = (Some q258 as w261) } -> n176 | { r2 = (q262 :: _); r3 = true; r4 } -> n165' | { r2 = ((q263 :: _) as w264'); r3 = false; r4 = q265 } -> n165') - (-65536)) > (if false then n165' else n176)), (), (create_array 2 (19 * n95))) | exception _ -> (if false || (match C0 with | (C1 as w266) -> false | C0 -> true | C0 -> true) then (x197, false, (), (Array.make 2 n176)) else (x197, true, (), (Array.make 2 n176))))
let () = assert (hide 1 3 = 3)
let () = v238.r3 <- (let _v268 = 1.7976931348623157e308 in n215 = n215)
let v286 = (function | C5 ((C5 (q270, q271)), q272) -> (if n176 > n215 then (true || true) else ((); true)) | C5 (((C6 { r7 = C11 }) | (C8 { r10 = _; _ })), q273) -> ((Array.length a179) <= ((); n176)) | C5 (C11, None) -> ((match v267 with | Ok q274 -> q274 | Error q275 -> n176) >= (let o276 = 14 in let o277 = n215 in let o278 = n215 in let o279 = n176 in let ( >= ) a b = b - a and ( ^^ ) a b = b - a in o276 >= o277 ^^ o278 >= o279)) | C5 (C11, (Some _)) -> ((let i280 = 5 in if i280 >= 0 && i280 < Array.length a179 then a179.(i280) else x197) < (let i281 = n215 in if i281 >= 0 && i281 < 1 then a179.(i281) else (-0.5))) | C5 ((C6 { r7 = q282 }), v267) -> (((-100.75) > x197) || ("" < "a")) | (C8 { r9 = q283; r10 } as w284) -> v238.r3 | C11 -> ((Array.length a179) <= (let v285 = 15 in v285)) | (C11 | (C6 { r7 = _ })) -> ((if false then "12" else "12") = (String.make 3 '\n'))) (C6 { r7 = C11 })
let () = (mix (if v286 then 1 else 0); note_end 0)
let n287 = n165'
let a288 = create_array 2 ((n95 - n176) asr 6)
let v289 = v286
let v292 = (try (let v291 = if n165' < n287 then raise (Invalid_argument "\000\255x") else (fun p290 -> 3.25) in (((Ok v289), C0), x197, n215, n52)) with | Invalid_argument _ -> (((Ok v289), C0), x197, 12, n176))
let () = note_int n52
let () = note_int n215
let () = note_int n176
let () = note_int n165'
let () = (mix_floats a179 0 1; note_end 0)
let () = note_int n95
let () = note_int n287
let () = ((let (m293, m296, m297, m298) = v292 in (let (m294, m295) = m293 in mix_0 5 m294; mix_1 5 m295); mix_float m296; mix m297; mix m298); note_end 0)
let () = ()
