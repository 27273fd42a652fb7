type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r1 = y279; r2 = y280; r3 = y281 } -> mix y279; mix y280; (let (m282, m283) = y281 in mix (if m282 then 1 else 0); mix_3 (d - 1) m283)
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y284 -> mix 0; mix_4 (d - 1) y284
    | C5 (y285, y286, y287) -> mix 1; mix_5 (d - 1) y285; mix_floats y286 0 2; mix_float y287
    | C6 -> mix 2
and mix_2 d (v : (bool * int, float) result) =
  if d > 0 then
    match v with
    | Ok y288 -> mix 0; (let (m289, m290) = y288 in mix (if m289 then 1 else 0); mix m290)
    | Error y291 -> mix 1; mix_float y291
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y292 :: y293) -> mix 1; mix_float y292; mix_3 (d - 1) y293
and mix_4 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y294 -> mix 1; mix (Char.code y294)
and mix_5 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y295 -> mix 1; mix_1 (d - 1) y295
let a10 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let v8 = 1 - 12 in Array.fold_left (fun p9 v8 -> 10) v8 (Array.make 6 v8))|]
let n52 = (match (let _v12 = (let i11 = 16 in if i11 >= 0 && i11 < Array.length a10 then a10.(i11) else 17) in List.mapi (fun p13 p14 -> Array.make 2 ("b c", 'z', p13, p14)) []) with | ([] | []) -> (
  List.fold_left (let rec f17 p15 p16 = p16 in f17) (match C6 with | (C6 | (C4 _)) -> 14 | ((C5 (_, _, _)) | (C4 _)) -> 20 | C6 -> 16) (match Array.make 4 [] with | [|_; q20; q21; _|] -> q21 | ([|_; _; _; _|] | [|_; _|]) -> [] | q25 -> [])) | ([|a10; _|] :: q26) -> (
  let c27 = (let q26 = false in 1.5) *. ((abs_float (float_of_int 8))) in
  let c28 = ((abs_float (float_of_int 8))) -. (let q26 = false in 1.5) in
  let c29 = c28 +. (c27) in
  let c30 = c27 *. (c29) in
  let c31 = c29 *. (c27) in
  let c32 = c31 *. ((abs_float (float_of_int 8))) in
  note_float c32;
  let n46 = -(max (((-2147483648) mod 4) mod 1) (let o33 = 13 in let o34 = (match (try None with | Invalid_argument _ -> None) with | None -> (-4096) | Some (8 | 6) -> (let { r1 = q35; r2 = q36; r3 = (_, q37) } = { r1 = 18; r2 = 18; r3 = (true, []) } in q36) | Some 5 -> (if true then (-3) else 15) | Some q38 -> (if false then 3 else q38)) in let o39 = succ (7 lor 2) in let o40 = fst (Array.fold_left (fun p41 p42 -> p41) (12, 8) (Array.make 4 10.0)) in let o43 = (let v44 = [] in 9) / ((try (16 - 18) with | Invalid_argument q45 -> 10 | Division_by_zero -> 18 | E0 -> 11) lor 1) in let ( asr ) a b = b - a in o33 asr o34 asr o39 asr o40 asr o43)) in
  note_int n46;
  n46) | (q47 :: _) -> (
  let n48 = Array.length q47 in
  ((fun p49 -> n48) { r0 = n48 }) + ((let rec f51 p50 = 14 in f51) 11)))
let () = note_int n52
let v93' = (let { r0 } = { r0 = 65535 } in if (r0 != a10.(wrap (try 11 with | _ -> 16) 4)) || (((); false) || (1.0 < 0.0)) then (match (try (List.fold_right2 (let rec f57 p53 (_, q54, q55, _) p56 = { r0 = r0 } in f57) (let _v58 = n52 in []) (let v62 = fun p59 p60 p61 -> Ok p61 in []) (let r0 = true in { r0 = 12 })) with | Invalid_argument q63 -> (match { r0 = r0 } with | ({ r0 } as w64) -> w64)) with | ({ r0 = q65 } as w66) -> (w66.r0, (match w66 with | ({ r0 = q67 } | { r0 = q67 }) -> 1), (Array.fold_right (let rec f70 p68 p69 = p69 in f70) a10 C6)) | { r0 } -> ((let o71 = r0 in let o72 = 10 in let o73 = r0 in let o74 = r0 in let o75 = r0 in let ( && ) a b = a lxor (b + 1) in o71 && o72 && o73 && o74 && o75), (-8), ((); C6)) | { r0 = q76 } -> (17, q76, C6) | { r0 = (-1) } -> (try ((r0 / 3), (List.compare_lengths [] []), (if true then C6 else C6)) with | _ -> (let v77 = '\'' in (7, n52, C6))) | { r0 = 3 } -> ((); (match 4 with | -3 -> (r0, 8, C6) | 2 -> (r0, r0, C6) | q78 -> (r0, n52, C6))) | ({ r0 = q79 } | { r0 = (2 as q79) }) -> ((16 mod 8), (match Array.make 1 10.0 with | [|q80|] -> r0 | _ -> 18), C6) | { r0 = 3 } -> (match { r0 = n52 } with | { r0 = (-2147483647) } -> (r0, n52, C6) | { r0 = 1 } -> (r0, r0, C6) | { r0 = ((-3 as w81) | (-3 as w81)) } -> (r0, r0, C6) | ({ r0 } as w82) -> (r0, n52, C6)) | ({ r0 = 2 } as w83) -> (let _v84 = min w83 w83 in (n52, r0, C6)) | { r0 = q85 } -> (Array.fold_right (fun p86 p87 -> (n52, q85, C6)) a10 (match C6 with | C4 _ -> (q85, q85, C6) | C5 (_, [|_; q88|], _) -> (q85, q85, C6) | C5 (_, q89, q90) -> (15, n52, C6) | C6 -> (n52, n52, C6))) | ({ r0 } | { r0 = (0 as r0) }) -> ((r0 lsl 30), r0, (C5 (None, (Array.make 2 (-1.0)), 10.0)))) else (a10.(0), a10.(0), (C5 ((let _v91 = r0 in None), (try (let v92 = 3.25 in Array.make 2 v92) with | _ -> (Array.make 2 (-1.0))), 0.0))))
let () = ((let (m94, m95, _) = v93' in mix m94; mix m95); note_end 0)
let () = print_char (Char.chr ((let v99 = (let rec f98 p97 = -0.5 in f98) in n52) land 255))
let x181 = (match (let { r1; r2 = _; r3 = q100 } = { r1 = 6; r2 = n52; r3 = (true, []) } in [] :: []) with | ([] | []) -> (
  (let _v101 = 2.0 +. 2.0 in (match (11, n52, C6) with | (q102, q103, (C4 _)) -> _v101 | (q104, q105, (C5 (_, q106, _) as w107)) -> 2.0 | ((_, 7, _) | (_, _, C6)) -> (-1.0) | (q108, (-3), (C5 (q109, q110, q111))) when q111 >= (-2.0) -> 2.0))) | (q112 :: []) -> (
  let v116 = ((let _v115 = (let rec f114 p113 v93' = { r0 = n52 } in f114) in ()); (((); (Array.make 5 { r1 = 6; r2 = n52; r3 = (false, []) })), 14, (-0.5))) in
  ((let (m117, m118, m119) = v116 in mix_0 5 m117.(4); mix m118; mix_float m119); note_end 0);
  let v116 = not (((clip (part (string_of_int n52) (match v116 with | (_, q112, q120) -> q112) (match v116 with | (_, (-1), 0.0) -> n52 | (_, (-3), _) -> 12 | (a10, ((-2147483648) | (-1)), q121) -> n52 | (_, _, q122) -> n52))) ^ (let _v123 = String.length "12" in "a")) <> "uputunqkou") in
  (if "tail \" end" < "b c" then ((-3.25) -. 0.0) else (float_of_string "-100.75"))) | (q124 :: (q125 :: _)) -> (
  let v174 = ((match q125 with | ([] | []) -> (a10.(2) <- ((let o126 = n52 in let o127' = n52 in let o128 = n52 in let ( && ) a b = (a lsl 1) + b and ( @ ) a b = a lxor (b + 1) in o126 @ o127' && o128) lor (Char.code '0'))) | ((_ :: q129) | (true :: q129)) -> (let v133 = ((a10.(0) <- n52); (match [] with | ((_ :: (_ :: _)) | []) -> 0.5 | (_ :: q124) -> 0.5)) in a10.(3) <- n52) | (false :: q134) -> (mix (truncate (tick_float 3 0.5)))); (if n52 <= (if (match q125 with | [] -> false | ((_ :: []) | []) -> false | ((q136' :: (q124 :: _)) | (q124 :: (q136' :: _))) -> q136') then (- n52) else (- n52)) then C6 else (String.fold_left (fun p137 p138 -> p137) (let v139 = n52 lor 6 in if true then C6 else C6) (match if true then (n52, n52, C6) else (n52, n52, C6) with | (9, q140, _) -> (if true then "\000\255x" else "\000\255x") | ((2, q141, q142) | ((2 as q141), _, q142)) -> "12" | ((-2 as w143), _, q144) -> ((clip "a") ^ "") | ((7, q145, q146) | ((7 as q145), _, q146)) -> "ybjwirrlpkj" | ((q147, q148, C6) | ((1 as q148), q147, _)) -> "mlpa" | (0, q149', _) -> ((clip "12") ^ "a") | (8, q150, (C4 _)) -> (match None with | None -> "a" | (None | (Some _)) -> "12" | (None | None) when (try (match if true then raise Division_by_zero else q124 with | [] -> (try (List.hd q125) with | Failure _ when (match Ok (-1.5) with | Ok _ -> (false || true) | ((Error _) | (Error _)) -> (let _v151 = '0' in false) | ((Error (_, _)) | (Error _)) -> ((q150 - (-32769)) >= q150)) -> false | _ -> true) | ((_ :: []) | (_ :: [])) -> true | (_ :: ((q154 :: q155) as w156)) -> ((fun p157 -> q154) 13)) with | Division_by_zero -> (q150 = 0)) -> "tail \" end" | _ -> "12") | ((8, _, (C5 (_, q158, q159))) as w160) -> (try (List.fold_right (fun p161 p162 -> "a") [] "") with | _ -> "a") | ((8, _, C6) | (8, _, C6)) -> (String.make 2 '\'') | (((-2147483648), q163, q164) as w165) -> (String.make (hide 1 4) '\255') | (q166, q167, _) -> (match (q167, q167, C6) with | ((7, _, (C5 (_, _, _))) | (_, _, _)) when ((5 + q166) < (5 + q166)) -> "a" | (q171, q172, q173) -> "a"))))) in
  (mix_1 5 v174; note_end 0);
  (let (q179', q180, _) = (fun p175 -> ((Array.make 1 3.25), (Array.make 9 (-0.0)), false)) (fun p176 p177 p178 -> -1) in max 10.0 0.0)))
let x181 = C5 ((Some C6), (Array.mapi (let rec f184 p182 p183 = if true then x181 else x181 in f184) (Array.sub a10 0 2)), ((List.iter (let rec f186 p185 = () in f186) []); (x181 *. x181)))
let n197 = if not false then (if true then n52 else 5) else (if (n52 - (-2147483648)) >= n52 then (match x181 with | C4 None -> 20 | C4 (Some _) -> n52 | C5 (q191, [|q192; _|], q193) -> n52 | C5 (q194, q195, q196) -> 11 | C6 -> 19) else (if not true then 31 else (if "" <> "tail \" end" then ((); n52) else (if (n52 + (-2147483648)) <= n52 then (if false then (( - ) 3 n52) else (if Array.fold_left (let rec f190 p188 p189 = p188 in f190) true a10 then (n52 mod (n52 lor 1)) else (let i187 = n52 in if i187 >= 0 && i187 < 4 then a10.(i187) else n52))) else (- n52)))))
let x198 = 100.75 +. (float_of_int (n52 * n197))
let a199 = Array.make 4 ((); ((n52 lsr (1073741824 land 31)) lor 7796))
let x200 = (float a199.(2)) -. (-0.0)
let a199 = (-2147483648) - 6
let n201 = 65535
let () = note_int n201
let () = Array.fold_right (let rec f203 x181 p202 = p202 in f203) a10 (if "" >= "b c" then ())
let () = ((List.iter (let rec f205 p204 = () in f205) []); (a10.(0) <- (let { r0 = q206 } = { r0 = (-2) } in 12)))
let x200 = (let i207 = Array.fold_right (fun p208 p209 -> 9897) a10 a10.(0) in if i207 >= 0 && i207 < Array.length a10 then a10.(i207) else ((match x181 with | C4 _ -> n197 | C5 (q210, v93', q211) -> a199 | ((C4 _) | C6) -> n197 | ((C4 q213) | (C4 (None as q213))) when (if if true then true else false then false else (String.contains "" ' ')) -> a199 | _ -> n201) land 16))
let () = note_int x200
let f216 = (let rec f215 p214' = (n201, false, true) in f215)
let v218 = ((-. x198) -. x198) = (let v217 = { r0 = x200 } in x198)
let () = (mix (if v218 then 1 else 0); note_end 0)
let v232 = ((int_of_float (((if v218 then (-10.0) else x198) *. (-1.0)) *. (match x181 with | C4 q219 -> (x198 -. x198) | C5 (_, q220, q221) -> q221 | (C6 | (C4 None)) -> x198))), true, ((compare { r1 = (Array.fold_right (fun p222 x181 -> x181) a10 x200); r2 = (int_of_float x198); r3 = ((); (false, [])) } { r1 = (let i223 = n197 in if i223 >= 0 && i223 < Array.length a10 then a10.(i223) else n197); r2 = (a199 - n201); r3 = (true, []) }) - n52), (match Error v218 with | ((Ok [|_|]) | (Ok _)) -> (min (( * ) (let o225 = n201 in let o226 = x200 in let o227' = 17 in let o228 = n197 in let o229 = n197 in let ( land ) a b = b - a and ( < ) a b = b - a and ( != ) a b = b - a in o225 land o226 < o227' land o228 != o229) n197) ((let _v230 = x198 in n197) + a199)) | Error q231 -> (-5717)))
let () = ((let (m233, m234, m235, m236) = v232 in mix m233; mix (if m234 then 1 else 0); mix m235; mix m236); note_end 0)
let v252 = (try (
  let v244 = (let { r0 = q241 } = (match x181 with | ((C4 q237 as w238) | (C4 q237 as w238)) -> (if true then raise (Invalid_argument "tail \" end") else { r0 = n201 }) | C5 (_, q239, q240) -> { r0 = n201 } | C6 -> { r0 = a199 }) in (let v242 = ((); (ref x200)) in (let _v243 = x200 in []))) in
  let v250 = ((Some (Array.fold_left (let rec f247 p245 p246 = (a199, v218, v218) in f247) (x200, v218, v218) a10)), ("\000\255x" <> "12"), x200, ((fun p248 p249 -> v218), x200, ((-3), 0.0))) in
  false) with | Invalid_argument q251 -> v218)
let n256 = Char.code (let (_, q254, q255) = (match v232 with | ((_, q253, _, _) | (_, q253, _, _)) -> (x200, q253, q253)) in fst ('\n', 9))
let () = note_int n256
let v257 = true
let s258 = if (((); n201) + 32767) < (if v218 then 20 else n256) then (Printf.sprintf "<%c>" 'E') else (String.make 0 '\036')
let x259 = 1.5
let () = note_float x259
let v260 = v257
let () = (mix (if v260 then 1 else 0); note_end 0)
let n261 = n197
let v264 = Error (if ((); false) then (let { r1 = q262; r2 = q263; _ } = { r1 = n261; r2 = a199; r3 = (v257, []) } in -2.0) else 10.0)
let v260 = (try (let (C5 (f216, q271, q272)) = max (match (n261, v218, n201, n261) with | (q265, q266, q267, n261) when q267 = 8 -> x181 | (q268, q269, q270, _) -> C6) (C4 None) in [|(show_int 2 a199)|]) with | Match_failure _ -> (try [|x200|] with | _ -> ((); (Array.make 1 n52))) | _ -> ((a10.(1) <- n256); (match (n197, x200, x181) with | ((q273, 0, q274) as w275) -> (Array.make 1 x200) | (q276, q277, q278) -> (Array.make 1 q277))))
let () = (mix_1 5 x181; note_end 0)
let () = note_int n197
let () = (mix_2 5 v264; note_end 0)
let () = note_float x198
let () = note_int n201
let () = (mix_string s258; note_end 0)
let () = note_int a199
let () = (mix (if v252 then 1 else 0); note_end 0)
let () = ()
