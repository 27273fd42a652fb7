type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y245; r4 = y246; r5 = y247'; r6 = y248; r7 = y249 } -> mix_float y245; mix y246; mix_1 (d - 1) y247'; mix y248; mix_float y249
and mix_1 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y250' -> mix 1; mix_2 (d - 1) y250'
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y252) -> mix 1; mix_2 (d - 1) y252
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let n6 = (land) 3 ((let (_, _, q4) = ((fst ((), v3)); (3.25, 7, (14, 0, 1.5))) in (int_of_float (-0.0)) + (let v5 = -2 in 8)) lsl 18)
let () = note_int n6
let v7 = { r3 = 3.25; r4 = n6; r5 = None; r6 = n6; r7 = 2.0 }
let () = (mix_0 5 v7; note_end 0)
let n27 = (lxor) (-((let v8 = Array.make 4 17 in v7.r3 <- (-2.0)); n6)) ((if ((); ((n6, 0.5, v3, (3.25, false, n6, v3)) < (n6, 0.5, v3, (2.0, false, n6, v3)))) then (let o9 = v7.r6 in let o10 = v7.r4 in let o11 = n6 + n6 in let o12 = (match v7 with | { r3 = q13; r4; r5 = v7; r6 = 4; r7 = 0.0 } -> 17 | ({ r3 = q14'; r4 = q15'; r5 = v7; r6 = 4; r7 = q16' } | { r3 = (1.0 as q16'); r4 = _; r5 = v7; r6 = q15'; r7 = q14' }) -> 10 | { r3; r4 = (-1); r5 = q17; r6 = q18; r7 } -> q18 | { r3 = q19; r4 = 0; r5 = q20; r7 = q21; _ } -> n6 | ({ r3; r4 = (-2147483648); r5 = q22'; r6 = _; r7 = _ } | { r4 = (-2147483648); r5 = q22'; r6 = _; r7 = r3; _ }) -> n6 | ({ r3 = q23; r4 = q24; r5; r6 = q25; _ } | { r3 = q23; r4 = q25; r5; r6 = q24; _ }) -> q24) in let o26 = 18 mod 3 in let ( /. ) a b = (a lsl 1) + b and ( - ) a b = a * 2 - b and ( -. ) a b = a * 2 - b in o9 /. o10 /. o11 -. o12 -. o26) else ((n6 mod 2147483647) - (max n6 (-1)))) mod 4)
let () = note_int n27
let x33 = (let { r0 = q29; r1 = _; r2 = _ } = { r0 = (let _v28 = 10.0 in -100.75); r1 = (3.25 *. 2.0); r2 = None } in -. (let v32 = fun p30 p31 -> n27 in q29))
let () = note_float x33
let v34 = not false
let () = (mix (if v34 then 1 else 0); note_end 0)
let x37 = (let v34 = Array.map (let rec f36 p35 = - n27 in f36) (Array.make 2 6) in v7.r7)
let v137' = (fun n27 -> (match v7 with | ({ r3; r4 = q38; r5 = q39; r6; r7 } | { r3 = r7; r4 = r6; r5 = q39; r6 = q38; r7 = r3 }) -> [] | { r3 = _; r4 = q40; r5 = (None as w41'); r6 = 0; r7 = q42 } when q42 = 0.0 -> ((match w41' with | None -> { r0 = q42; r1 = 0.5; r2 = None } | Some ([] as w43) -> { r0 = q42; r1 = (-0.5); r2 = None } | (Some ((q44 :: q45) as w46) as w47) -> (if v34 then { r0 = x37; r1 = x37; r2 = None } else { r0 = x37; r1 = x33; r2 = None })) :: (if v34 then [] else [])))) (match (match v7 with | { r3 = (0.0 as w48); r4 = (8 as w49); r5; r6 = q50; r7 = q51 } -> [] | ({ r3 = 0.0; r4 = q52; r5 = q53; r6 = q54; r7 = q55 } | { r3 = (0.0 as q55); r4 = q54; r5 = q53; r6 = q52; _ }) -> [] | { r3 = q56; r4 = q57; r5 = q58; r6 = _; r7 = 0.0 } -> ((match q58 with | ((Some (_ :: _)) | None) -> '0' | Some ([] | []) -> ' ' | Some (_ :: _) -> 'a') :: []) | ({ r3 = q60; r4; r5; r6 = _; r7 = q61 } as w62) -> (if Array.exists (fun p63 -> v34) (Array.make 1 r4) then (match v7 with | ({ r3 = 0.5; r5 = q64; r6 = 1; _ } | { r3 = _; r5 = q64; r6 = _; r7 = 0.0; _ }) -> [] | { r3 = 0.5; r4 = q65; r5 = q66; r6 = q67; r7 = q68 } -> [] | { r3 = q69; r4 = (-2); r5 = q70; r6; r7 } -> [] | { r5 = q71; r7 = q72'; _ } -> []) else (try (List.concat_map (fun p73 -> []) []) with | _ -> []))) with | [] -> (let v74 = if n27 > n27 then 1 else (try (n27 + n27) with | Failure _ -> n6) in fun p75 p76 p77 -> '\218') | ('a'..'m' :: []) -> (Array.fold_right (fun p78 p79 -> if true then (fun p80 p81 p78 -> ' ') else p79) (let v82 = (match x33 with | 1.0 -> 19 | 0.5 -> n27 | _ -> n27) in (let v83 = v82 in Array.make 1 ("tail \" end", v34))) (snd (x37, (let rec f87 p84 p85 p86 = '\n' in f87)))) | (q88 :: ([] as w89)) -> (match List.fold_left (let rec f92 p90 p91' = (let v3 = ((0.5, n27, v34, v3), n27, (ref x33)) in Ok { r0 = x33; r1 = 0.0; r2 = None }) in f92) (Ok { r0 = x37; r1 = x37; r2 = None }) (try (0.0 :: []) with | _ -> []) with | Ok q93 -> (match q88 with | ('0'..'9' | 'a'..'m') -> (let rec f97 p94 p95 p96 = 'a' in f97) | q88 -> (let rec f101 p98 p99 p100 = q88 in f101)) | (Error (-2) as w102) -> (fun p103 p104' p105' -> if true then '\'' else q88) | Error (6 as w106) -> (fun p107 p108 p109' -> ((); q88)) | Error 9 -> (let _v110 = x37 -. x37 in (match w89 with | [] -> (let rec f114 p111 p112 p113 = q88 in f114) | (q115 :: _) -> (let rec f119 p116 p117 p118 = '\255' in f119))) | ((Ok { r0 = _; r1 = _; r2 = _ }) | (Error _)) -> (let ((q88, q121, q122) as w123) = (n6, 13, (n27, n27, n27, n27)) in (let rec f127 p124 p125 p126 = '\'' in f127))) | (_ :: (_ :: q128)) -> (let rec f136 p129 p130 p131 = (let s132 = part "\000\255x" p129 p131 in let i133 = (match q128 with | [] -> 5 | (q134 :: q135) -> n27) in if i133 >= 0 && i133 < String.length s132 then s132.[i133] else ' ') in f136))
let () = (try (
  assert (hide 1 3 = 3);
  let n145 = if v34 || v34 then (if v34 then (n6 * 0) else (if ((); false) then (let { r3 = q142; r4 = _; r5 = q143; r6; r7 = q144 } = v7 in r6) else (if Array.fold_right (fun p140 p141 -> v34) (Array.make 1 x37) v34 then (if (match v137' with | [] -> v3 | ((q138 :: q139') | (q138 :: q139')) -> v34) then (n27 mod 100) else (if x33 >= 1.5 then (n6 * 13) else (n27 - n27))) else (- n27)))) else n27 in
  (if n145 = 5 then (v7.r7 <- x37))) with | _ -> (Printf.printf "[%s %d]\n" "12" n6))
let n173 = (let v170 = ((match { r0 = x37; r1 = (try (try (fst (x37, x33)) with | _ -> x37) with | _ -> x33); r2 = (if v34 then None else None) } with | { r0 = 0.5; r1 = _; r2 = q146 } -> (let _v147 = n6 lsl 28 in ((); _v147)) | { r0 = q148; r1 = 1.0; r2 = (None as w149) } -> ((-65536) + v7.r6) | ({ r0; r1 = 1.0; r2 = (Some q150) } | { r0; r1 = (1.0 as q150); r2 = (Some _) }) -> (-13) | ({ r0 = q151; r2 = _; _ } | { r0 = q151; r2 = _; _ }) -> n27), (if if (n27 + (-65536)) > n27 then (not v34) else (match None with | None -> v3 | ((Some (-3) as w152) | (Some (-3) as w152)) -> v34 | ((Some 0) | (Some 0)) -> v34 | Some 2 -> true | Some q153 -> v34 | Some 7 -> false) then (let v162 = ((fun p154 p155 -> false), (fun p156 p157 -> false), (let rec f161 p158 p159 p160 = 2.0 in f161)) in if v3 then (fun x37 p163 p164 -> 10) else (fun p165 p166 x33 -> x33)) else (fun p167 p168 p169 -> 4956))) in (match Some 12 with | None -> (try (-4787) with | Failure _ -> ((n27 asr 30) lor (match v170 with | ((q171, _) | (q171, _)) -> q171))) | Some q172 -> (q172 mod (-2147483648))))
let () = note_int n173
let a174 = (let v175 = v34 in Array.make 6 1.5)
let () = for i176 = 0 to (hide 1 3) - 1 do
  (let x177 = a174.(i176) in a174.(i176) <- a174.(5 - i176); a174.(5 - i176) <- x177);
  ()
done
let () = (mix_floats a174 0 6; note_end 0)
let x178 = 0.0 /. 0.0
let n179 = ((((((0) + (if x178 = x178 then 87 else 0)) + (if x178 <> x178 then 77 else 0)) + (if (x37 -. 0.0) < x178 then 11 else 0)) + (if x178 > x178 then 50 else 0)) + (if x178 <= x178 then 89 else 0)) + (if x178 >= x178 then 88 else 0)
let n189 = (match (match v7 with | (({ r3 = v7; r4 = q180; r5 = q181; r6 = 9; r7 = _ } as w182) | ({ r3 = v7; r4 = q180; r5 = q181; r6 = _; r7 = _ } as w182)) -> ((); []) | { r3 = _; r6 = ((-1) | (-1)); r7; _ } -> (max [] []) | { r3; r4 = q183; r5 = q184; r6 = q185; _ } -> []) with | [] -> (
  let v186 = (v7.r6, { r0 = (x178 -. x37); r1 = (-. x178); r2 = (Some x178) }) in
  let n187 = n173 in
  Array.length a174) | ((q188 :: []) | (q188 :: _)) -> (
  v7.r4))
let () = note_int n189
let x209 = (try (
  let n190 = n27 in
  let n191 = snd (1, (-3)) in
  let v192 = ((sqrt 3.25) *. x37) > v7.r7 in
  (mix (if v192 then 1 else 0); note_end 0);
  let v192 = (let _v194 = (let v193 = Array.make (hide 1 16) (n191 + n189) in v7.r3) in n173) - (match v137' with | ((_ :: _) | []) -> (-(((); n190) mod 2)) | [] -> ((if if v34 then false else false then raise Division_by_zero else (let v200 = fun p195 p196 -> ((let rec f199 p197 p198 = v192 in f199), 12) in n190)) lxor ((n179 * n191) * (n191 * 14))) | ({ r0; r1 = _; r2 = q201 } :: _) -> (let { r0 = q206; r1; r2 = q207' } = (let rec f205 (q202, q203, q204) = if v192 then { r0 = x33; r1 = r0; r2 = q201 } else { r0 = x178; r1 = r0; r2 = q201 } in f205) (n189, n179, v192) in (let v208 = n179 in n190) - (-6))) in
  x178) with | Division_by_zero -> v7.r3)
let rec loop212 i210 =
  if i210 <> 6 then (
    (let x211 = a174.(i210) in a174.(i210) <- a174.(5 - i210); a174.(5 - i210) <- x211);
    loop212 (i210 + 1)
  ) else
    ()
let () = loop212 0
let () = (mix_floats a174 0 6; note_end 0)
let n217 = if true && v3 then ((); n173) else (if (n179 + 31) < n189 then v7.r4 else (if false then (n179 - n173) else (if n173 = n179 then (n173 * n27) else (if v34 || v3 then (n27 mod 7) else (let o214 = 12 in let o215' = n189 in let o216 = n173 in let ( lor ) a b = b - a in o214 lor o215' lor o216)))))
let x218 = 0.0 /. 0.0
let n219 = ((((((0) + (if x218 = x218 then 41 else 0)) + (if x218 <> x218 then 39 else 0)) + (if x218 < x218 then 25 else 0)) + (if (-. x209) > x218 then 2 else 0)) + (if (fabs x209) <= x218 then 77 else 0)) + (if x218 >= (floor x37) then 29 else 0)
let () = note_int n219
let x226 = min ((let v222 = (let rec f221 p220 = n179 in f221) in ()); x37) (if (match v137' with | [] -> v3 | ((_ :: []) | (_ :: [])) -> v3 | (_ :: (q223 :: q224)) -> v34) then (-1.5) else (let v225 = v7 in x218))
let x231 = (match v137' with | ([] | []) -> (try ((-1.5) +. 0.0) with | _ -> x209) | (((q227' :: _) as w228) | ((q227' :: _) as w228)) -> (x226 -. x33) | ((_ :: _) | []) -> ((); 0.5)) *. x209
let () = v7.r5 <- ((let rec f233 p232 = None in f233) (if v3 then x231 else x231))
let () = a174.(wrap (truncate x231) 6) <- (let _v237 = (let rec f236 p234 p235 = Array.make 16 n219 in f236) in float_of_int n27)
let n238 = n219
let _ = v7.r4
let s239 = "loops an"
let rec loop242 i240 s241 =
  if i240 <> 8 then (
    loop242 (i240 + 1) (Char.code s239.[i240] + 3 * s241)
  ) else
    s241
let n244 = loop242 0 11
let () = note_int n244
let () = note_int n238
let () = note_int n217
let () = note_float x231
let () = note_float x209
let () = note_int n189
let () = note_float x37
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_float x178
let () = ()
