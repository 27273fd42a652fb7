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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
and mix_1 d (v : int array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y287 -> mix 1; mix_ints y287 0 2
let x5 = (match [[|0.5; 100.75; 0.5; (-0.0)|]] with | ([] | ([|_|] :: _)) -> ((-2.2250738585072014e-308) -. 1e16) | ((q0 :: ([] as w1)) | (q0 :: ([] as w1))) -> ((fabs 2.0) *. (if false then (-0.5) else 3.25)) | (q2 :: (q3 :: q4)) -> ((min 0.5 0.0) +. 0.1))
let () = (try (
  let x6 = x5 in
  note_float x6;
  let x7 = ((try (x6 /. 1.5) with | _ -> x6) +. (floor x5)) +. x5 in
  note_float x7;
  let v39 = ((clip (max (String.map (let rec f11 p8 = (let _v10 = fun p9 p8 -> x7 in '\255') in f11) (clip (max "a" ""))) ((clip (String.trim (clip "tail \" end"))) ^ (Array.fold_right (let rec f14 p12 p13 = "12" in f14) (Array.make 4 7) "b c")))) ^ (String.make 5 (if "12" = "12" then 'z' else (let (_, _, q15) = (x7, "tail \" end", 18) in '\n')))) < (let _v27 = (match (Array.mapi (let rec f18 p16 p17 = 3.25 /. 10.0 in f18) (Array.make 1 0.5)) with | [|q19; q20|] -> 3.25 | [|q21|] -> (try ((if true then raise (E0 13) else ()); (let (q22, _, q23) = (q21, "12", 15) in q22)) with | E0 (-2147483648) -> (x7 -. x5) | E0 8 -> (x7 *. x7) | E0 x6 -> 10.0) | [|q24; _|] -> 2.0 | [|q25|] -> q25 | q26 -> ((x7 *. 1.5) *. (float_of_string "1.5"))) in (match (match ((); C0) with | (C1 as w28) -> (C8 { r9 = (C11, 2); r10 = C11 }) | C0 -> (let v29 = Array.make 4 10.0 in C11)) with | C5 (q30, _) -> ((clip "n") ^ (let v31 = Array.make 2 16 in "\000\255x")) | C8 { r9; _ } -> (string_of_bool (false && false)) | (C11 | C11) -> "" | ((C8 { r9; r10 }) | (C8 { r9; r10 = _ } as r10)) when (if Array.mem false (Array.make 2 false) then true else (match r9 with | (q32, q33) -> false)) -> (let v34 = (clip "12") ^ "a" in max v34 v34) | C6 { r7 = q35 } -> ((clip (part "" 7 20)) ^ (String.make 1 '0')) | _ -> (let v38 = Array.fold_left (let rec f37 p36 _v27 = x7 in f37) _v27 (Array.make 4 _v27) in "enknw"))) in
  (mix (if v39 then 1 else 0); note_end 0);
  (if max v39 true then (if v39 then raise E2 else ()))) with | E2 -> (print_string "12"))
let v43 = (match 1024 with | (9 | 9) -> C1 | q40 -> (String.fold_left (fun p41' p42 -> C0) C0 ((clip "\000\255x") ^ "tail \" end")))
let n209 = (match C5 ((match v43 with | C1 -> C11 | C0 -> C11), (match Ok (-3) with | ((Ok q44) | (Error q44)) -> None | Error 9 -> None | ((Error q45' as w46) | (Ok q45' as w46)) -> None)) with | C5 (_, q47) -> (
  (let v48 = "yo" in (let v49 = Array.make 4 x5 in 2))) | C8 { r9 = (q50, q51); r10 } -> (
  let n52 = -18 in
  let f53 r10 p54 =
    let v56 = ((let v55 = { r2 = []; r3 = false; r4 = None } in ([], '0')), []) in
    (if (match v56 with | ((q57, 'a'..'m'), []) -> (if "ekcjfmvbo" > (String.make 0 '0') then (not (n52 >= n52)) else (let { r2 = q58; r3 = q59; r4 } = { r2 = []; r3 = false; r4 = None } in (match r4 with | None -> q59 | Some { r2 = []; r3 = n52; _ } -> n52 | Some { r2 = (q50 :: q60); r3 = _; _ } -> q59))) | ((((_, '0'..'9'), []) as w61) | (((_, _), _) as w61)) -> (true > (x5 <= (let _v62 = x5 in _v62))) | ((_, q63), []) -> (try ((p54 = ((clip p54) ^ p54)) || ((match q50 with | C5 (q64, None) -> n52 | C5 (q65, (Some q66)) -> n52 | ((C8 { r9 = _; r10 = (C5 (_, q67)) } as w68) | (C8 { r9 = _; r10 = (C5 (w68, q67)) })) -> n52 | C8 { r9; r10 = (C8 { r9 = q69; r10 }) } -> 7 | C8 ({ r9 = q70; r10 = C11 } as w71) -> n52 | C8 { r9 = q72; r10 = (C6 { r7 = q73 } as w74) } -> n52 | C11 -> (-2) | C6 { r7 = q75 } -> n52 | exception Invalid_argument q76 -> q51 | exception Division_by_zero -> q51 | exception Failure q77 -> n52 | exception E0 q78 -> q78 | exception E1 0.0 -> n52 | exception E1 q79 -> q51) > (13 mod (q51 lor 1)))) with | _ -> ((match q63 with | ('a'..'m' as w80) -> n52 | '0'..'9' -> 15 | q81 -> n52) <= (-9))) | ((q82, q83), (_ :: q84)) -> ((match v56 with | ((([], _) as w85), q86) -> (match ' ' with | ('a'..'m' | 'a'..'m') -> () | 'a'..'m' when ((-4097) != 1073741824) -> () | '0'..'9' -> () | ('n' | 'n') -> () | q87 -> () | _ -> ()) | (((q88' :: q89), q90), []) -> (mix (String.length p54); note_end 0) | ((((q91 :: q92), q93), (q94 :: q95)) | (((q91 :: q92), q93), ((q94 :: _) as q95))) -> ()); ((if true then (-0.5) else x5) = (let _v96 = 16 in 10.0)))) then (q51 land (match v43 with | (C1 | C1) -> n52 | C0 -> ((if false then q51 else n52) lor n52))) else (((fun p97 -> (match v56 with | (q98, q99) -> (try (n52 mod 10) with | Division_by_zero -> q51 | E0 (6 as w100) -> w100 | E0 4 -> n52 | E0 _ -> 4 | E1 q101 -> n52 | E2 -> n52))) p54) + (match q50 with | C5 (q102, r10) -> ((int_of_float x5) - (n52 / (14 lor 1))) | C8 { r9 = ((_, _) as w103); r10 = (C5 (q104, q105)) } -> ((n52 - 16) / ((n52 land n52) lor 1)) | C8 { r9 = _; r10 = (C8 ({ r9 = _; _ } as w106)) } when (('0' != 'z') <> (x5 < 100.75)) -> (n52 + (n52 + n52)) | C8 ({ r9 = _; r10 = (C8 ({ r10 = q107; _ } as w108)) } as w109') -> (match w109'.r9 with | (q110, (-3)) -> (if false then n52 else n52) | ((C5 (q111, q112)), (-2147483647)) -> (q51 * 3) | ((C8 { r9 = q113; _ } as w114), (6 | (-2147483647))) -> (match w114 with | C5 (q115, q116) -> q51 | C8 { r9 = _; r10 = (C5 (q117, q118)) } -> n52 | C8 { r9 = q119; r10 = (C8 { r9 = q120; r10 = (C5 (q121, _)) }) } -> 15 | C8 { r9 = q122; r10 = (C8 { r9 = q123; r10 = (C8 ({ r9; r10 = q124 } as w125)) }) } -> q51 | ((C8 { r9 = q126; r10 = q127 }) | (C8 { r10 = (C8 { r9 = q126; r10 = C11 } as q127); _ })) -> q51 | C8 { r9 = q128; r10 = (C8 ({ r9 = _; r10 = (C6 { r7 = q129 }) } as w130)) } -> 13 | C8 { r10 = C11; _ } -> 14 | C8 { r9; r10 = (C6 ({ r7 } as w131)) } -> n52 | C11 -> n52 | C6 w132 -> (-3)) | ((C11 | C11), (-2147483647)) when true -> (5 * n52) | (C11, (-2147483647)) -> (n52 / 8) | ((_, 9) | ((C6 { r7 = _ }), (-2147483647))) -> 1 | (v56, (-2)) -> n52 | (q133, q134) -> (n52 + n52) | _ -> (n52 lsl 16)) | C8 { r9; r10 = C11 } -> (let o135 = q51 / (n52 lor 1) in let o136 = (try q51 with | _ -> n52) in let o137 = n52 in let o138 = n52 in let o139 = n52 in let ( land ) a b = b - a and ( lsl ) a b = b - a in o135 land o136 lsl o137 lsl o138 land o139) | C8 { r9; r10 = (C11 as w140) } -> q51 | C6 { r7 = q141 } -> 31 | C8 { r9 = q142; r10 = (C6 w143) } -> (n52 - (q51 * 35)) | (C11 | (C6 { r7 = (C8 { r9 = _; _ }) })) -> (String.length (part p54 n52 8)) | C6 { r7 } -> (match r10 with | C5 (q144, _) when ((let (q147, q148, q149, q150) = ((let rec f146 p145 p54 = p145 in f146), { r2 = []; r3 = true; r4 = None }, (Array.make 4 n52), (Array.make 16 x5)) in n52) <= n52) -> 2 | C5 (q151, _) -> (let o152 = n52 in let o153 = 1 in let o154' = n52 in let o155 = n52 in let ( +. ) a b = (a lsl 1) + b and ( *! ) a b = b - a in o152 +. o153 +. o154' *! o155) | C8 { r9 = q156'; r10 } -> (if true then n52 else n52) | (C11 | C11) -> (q51 land n52) | ((C6 { r7 = (C5 (q157, q158)) }) | (C5 (_, q158) as q157)) -> n52 | C6 { r7 = (C8 { r9 = q159; r10 = q160 }) } -> (- n52) | ((C6 { r7 = C11 } as w161) | (C6 { r7 = (C11 as w161) })) -> (-20) | C6 { r7 = (C6 ({ r7 = _ } as w162)) } -> ((); n52)))))
  in
  let n172 = f53 (C6 { r7 = C11 }) (match r10 with | C5 (q163, q164) -> "tail \" end" | C8 ({ r9; r10 = q165 } as w166) -> "b c" | C11 -> "\000\255x" | ((C6 { r7 = (C5 (q50, q167')) }) | (C6 { r7 = (C5 (q50, q167')) })) -> "\000\255x" | C6 { r7 = (C8 { r9 = (q168, q169); _ }) } -> "tail \" end" | C6 { r7 = C11 } -> "\000\255x" | C6 ({ r7 = (C6 ({ r7 } as w170)) } as w171) -> "tail \" end") in
  let _ = f53 r10 (String.concat "b c" ["a"; clip "12"]) in
  ((Printf.printf "[%s %d]\n" "b c" n52); ((); 16))) | C11 -> (
  let unused173 = (fst (match 8 with | -3 -> (x5, "a") | 6 -> (x5, "12") | q174 -> (1.5, "a"))) *. ((if true then x5 else x5) *. x5) in
  (let v178 = (let rec f177 p175 p176 = [] in f177) in -(-1))) | C5 (q179, q180) when (match q180 with | (None as w181) -> (Result.is_error (Ok 11)) | Some q182 -> ((5 - (-2147483647)) > 15) | Some q183 when ((let o184 = 17 in let o185 = 5 in let o186 = 13 in let o187' = 7 in let ( $ ) a b = a lxor (b + 1) in o184 $ o185 $ o186 $ o187') < (let o188 = 19 in let o189 = 13 in let o190 = 6 in let o191 = -1 in let o192 = 0 in let ( + ) a b = (a lsl 1) + b in o188 + o189 + o190 + o191 + o192)) -> ((-2) >= 10)) -> (
  let f195 = fun p193 p194 -> Array.make 1 C0 in
  (let (_, _, _) = (2.0, "tail \" end", 17) in if true then 0 else 11)) | C6 { r7 = (C5 (_, _)) } -> (
  let x196 = x5 in
  let v197 = v43 in
  (mix_0 5 v197; note_end 0);
  (if true then 5 else 12) mod ((match v197 with | C1 -> 19 | C0 -> 5) lor 1)) | C6 { r7 = (C8 { r9; r10 = q198 }) } -> (
  mix (max ((); 9) (19 / (15 lor 1)));
  let v205 = min None (match q198 with | C5 (_, _) -> ((); None) | ((C8 { r9 = q199; r10 = q200 }) | (C8 { r9 = q199; r10 = q200 })) -> (try (if false then None else None) with | _ -> None) | C11 when (((Array.make 4 x5), x5) <= (try ((Array.make 4 (-0.5)), x5) with | _ -> ((Array.make 4 1.5), x5))) -> ((); None) | (C11 | C11) -> (let (q201, _, q202) = (0.0, "tail \" end", (-2)) in None) | (C6 { r7 = q203 } as w204) -> (Some (Array.make 2 8))) in
  (mix_1 5 v205; note_end 0);
  14 / 8) | (C6 { r7 = C11 } as w206) -> (
  (if true then () else ());
  17) | C6 { r7 = (C6 ({ r7 = q207 } as w208)) } when false -> (
  8) | C6 { r7 = (C6 { r7 = _ }) } -> (
  3))
let n219 = ((- n209) * 38) / ((let ((q210, q211, q212, (v43, _)) as w213) = (match v43 with | (C1 | C1) -> (false, true, C0, (n209, false)) | (C0 | C0) -> (true, false, v43, ((-2), false))) in (match w213 with | (q214, _, C1, (q215, q216)) -> q215 | (q217, v43, C0, q218) -> n209)) lor 1)
let n222 = (match v43 with | C1 -> 1024 | C0 -> (n219 + (max n209 n209)) | C1 -> ((let rec f221 p220 = n219 in f221) (if false then (10, n219, n219) else (n219, 20, 13))))
let () = note_int n222
let v43 = ((match ({ r2 = []; r3 = false; r4 = None }, n219, x5, []) with | ((q223, n222, q224, q225) | (q223, n222, q224, q225)) -> n219) * (int_of_float x5)) <> ((if true then ()); (Array.fold_right (let rec f228 p226 p227 = n222 in f228) (Array.make 3 x5) n222))
let () = (mix (if v43 then 1 else 0); note_end 0)
let v43 = (function | ({ r2 = []; r3; r4 = None } as w230) -> (C6 { r7 = C11 }) | { r2 = []; r3 = q231; r4 = (Some q232') } -> (let _v233' = n219 in if false then C11 else C11) | { r2 = (q234 :: q235); r3 = true; r4 = q236 } -> (C8 { r9 = (C11, n222); r10 = (if v43 then C11 else C11) }) | { r2 = (q237 :: _); r3 = false; r4 = q238 } -> (C8 { r9 = (if v43 then (C11, n222) else (C11, n219)); r10 = (C5 (C11, None)) })) { r2 = (if false then [] else []); r3 = (n222 > (-2)); r4 = None }
let a239 = (let rec f241 p240 = Array.make 5 n222 in f241) (fun p242 p243 p244 -> n222)
let a245 = (let v246 = Array.make 1 n222 in Array.make 8 18)
let i247 = ref 0
let () = while !i247 < 5 do
  (let k248 = wrap a239.(!i247) 8 in a245.(k248) <- a245.(k248) + !i247);
  i247 := !i247 + 2
done
let () = (mix_ints a245 0 8; note_end 0)
let v268 = ((if false then () else ()); (match C11 with | C5 (_, _) -> false | C8 { r9 = q249; r10 = q250 } -> true | C11 -> false | C6 { r7 } -> false | (C11 | C11) when (match v43 with | ((C5 (_, None)) | (C8 { r10 = (C5 _); _ })) -> (let _v254 = fun p251 p252 p253 -> n219 in false) | C5 (q255, (Some a245)) -> (true = true) | C8 { r9 = q256; r10 } -> false | C11 -> false | C6 ({ r7 = (C5 (q257, q258)) } as w259) -> (true < true) | C6 { r7 = (C8 { r9 = q260'; r10 = (C5 (_, q261)) }) } -> false | C6 { r7 = (C8 { r9; r10 = (C8 { r9 = q262; r10 = _ }) }) } -> false | C6 { r7 = (C8 { r9 = _; r10 = C11 }) } -> (11 == n209) | C6 { r7 = (C8 ({ r9; r10 = (C6 ({ r7 } as w263)) } as w264)) } -> (let v265 = x5 in false) | ((C6 { r7 = C11 }) | (C6 { r7 = C11 })) -> ((-2) >= 3) | C6 { r7 = ((C6 { r7 = q266 }) | (C6 { r7 = _ } as q266)) } -> ((9 + 1024) < n222)) -> false | _ -> true)) && ((let _v267 = 19 in _v267) > n222)
let () = (mix (if v268 then 1 else 0); note_end 0)
let v274 = (Array.fold_left (let rec f271 p269 p270 = (x5, x5) in f271) (3.25, x5) a239) > (((let rec f273 p272 = 100.75 in f273) C0), x5)
let n275 = n222
let a280 = if if false then ("" < "a") else (n209 = 12) then (create_array 4 (let o276 = 15 in let o277 = n275 in let o278 = n209 in let o279 = 15 in let ( lxor ) a b = a * 2 - b in o276 lxor o277 lxor o278 lxor o279)) else (Array.make 4 (n222 mod (-3)))
let () = (mix_ints a280 0 4; note_end 0)
let rec f281 p282 p283 =
  if p282 > 0 then (
    (f281 (p282 - 1) (if v274 then n219 else p282)) lxor p283
  ) else
    a280.((let _v284 = ' ' in n275) land 3)
let n285 = f281 0 (n275 lsr 24)
let n286 = f281 1 n275
let () = note_int n286
let () = note_int n209
let () = (mix_ints a280 0 4; note_end 0)
let () = note_int n275
let () = (mix_ints a239 0 5; note_end 0)
let () = note_float x5
let () = (mix (if v268 then 1 else 0); note_end 0)
let () = note_int n286
let () = (mix_ints a245 0 8; note_end 0)
let () = ()
