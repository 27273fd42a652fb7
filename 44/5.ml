type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let n15 = (match C20 with | C23 -> ((if true then 1 else 0) / ((11 * 10) lor 1)) | C21 -> (List.fold_right (fun p0 p1 -> p1 mod 1) [] ((); 3)) | C3 (_, q2, _) -> (tick_int 2 ((-1) - 20)) | (C20 | C22) -> (let v3 = ((); 7) in String.length "") | (C17 { r18 = q4; r19 = q5 } as w6) -> (truncate (q5; 3.25)) | C4 (q7, q8) -> (-14) | C22 -> (-13) | C10 (q9, q10, q11) -> q11 | C16 (_, _, _, q12, q13, _) -> (-11) | q14 -> 4096)
let () = note_int n15
let f154 = ((print_endline (match C20 with | C16 (_, q16, q17, q18, _, q19) -> (let v23 = fun p20 p21 p22 -> (true, true) in String.make 4 'z') | C3 (_, q24, n15) -> (Printf.sprintf "<%g>" (abs_float 0.0)) | C20 -> (List.fold_left (let rec f27 p25 p26 = if p26 then p25 else p25 in f27) ((clip "b c") ^ "\000\255x") []) | C17 { r18 = C23; _ } -> (part (let _v28 = true in "12") (match Ok ("a", "", n15) with | (Ok q29 as w30) -> n15 | Error (C1 q31) -> n15 | Error (C0 (n15, q32, q33, _, (-2147483647), q34, q35)) -> 10 | (Error (C0 (q36, n15, q37, q38', 8, q39, _)) as w40) -> q36 | Error (C0 (q41, q42, _, q43, (-1), q44, q45)) -> q41 | (Error (C0 (q46, q47, n15, q48, _, q49, q50)) as w51) -> 16 | Error C2 -> n15) (min n15 n15)) | ((C17 { r18 = C21; r19 = q52 }) | (C17 { r18 = C21; r19 = q52 })) -> (Printf.sprintf "<%-6s|>" ((clip "a") ^ "")) | C17 ({ r18 = (C6 ({ r8 = q53; r9 = q54; _ } as w55)); r19 = q56 } as w57') -> ((clip (string_of_float (abs_float w55.r9))) ^ ((clip "a") ^ "tail \" end")) | C17 { r18 = (C4 (n15, q58)); r19 } -> (String.trim (clip (let _v59 = Array.make 16 12 in ""))) | ((C17 { r18 = (C10 (_, _, _)); r19 = _ }) | (C3 (_, _, _))) -> (if (let v63 = 9 in true) then ((clip "12") ^ "a") else ((let rec f65 p64 = "\000\255x" in f65) n15)) | C17 { r18 = q66; r19 = q67 } -> (match q66 with | (C23 | C23) -> ((clip "12") ^ "12") | C11 { r12 = q68; r13; r14 = _ } -> (Printf.sprintf "<%.3f>" (abs_float 3.25)) | C3 (_, q69, q70) -> "n" | C15 (q71, q72) -> "w" | ((C17 { r18 = q73; r19 = q74 }) | (C17 { r18 = q73; r19 = q74 })) -> (String.fold_left (fun p75 p76 -> "tail \" end") "12" "\000\255x") | (C22 as w77) -> (snd ('\n', "")) | ((C10 _) | (C4 (_, (C11 { r12 = _; r13 = _; r14 = _ })))) -> (String.fold_left (fun p80 p81 -> p80) "tail \" end" "") | (C23 | _) -> (let v82 = true in "a") | C11 ({ r12 = q83; _ } as w84) -> (match w84.r12 with | C23 -> "a" | C15 (q85, _) -> "tail \" end" | ((C11 { r12 = _; r13 = _; _ }) | (C17 { r18 = C21; r19 = _ })) -> "a" | C17 ({ r18 = (C3 (_, q88, q89)); r19 = q90' } as w91) -> "12" | C17 ({ r18 = C20; r19 } as w92) -> "b c" | C17 ({ r18 = _; r19 = q93 } as w94) -> "b c" | C4 (q95, q96') -> "b c" | _ -> "\000\255x") | C21 -> (let f97 : (int -> string -> string, unit, string) format = "%+d <%s>" in Printf.sprintf f97 n15 (clip "12")) | C6 { r7; r8 = _; r9 } -> (match q66 with | C23 -> "\000\255x" | (C21 as w98) -> "b c" | ((C15 (q99, q100)) | (C15 (q99, _) as q100)) -> "" | ((C17 { r18 = q101; r19 = _ }) | (C6 { r8 = _; _ } as q101)) -> "\000\255x" | ((C4 (_, (C15 (q102, _)))) | (C4 (_, (C15 (q102, _))))) -> "" | C4 (_, (C4 (q103, q104))) -> "b c" | C4 (_, (C10 (_, q105, _))) -> "12" | C4 (q106, q107) -> "b c" | _ -> "b c") | C10 (_, q108, _) -> ((clip "b c") ^ "12") | C16 (q109, _, q110, _, q111, _) -> (string_of_int n15) | _ -> ((clip "\000\255x") ^ "tail \" end")) | C4 (q112, q113) -> "jzu" | n15 -> (match n15 with | C11 { r12 = q114; r13 = q115; _ } -> ((clip "tail \" end") ^ "12") | ((C6 { r7; r8 = _; _ }) | (C20 as r7)) -> (match r7 with | C3 (q116, _, q117) -> "b c" | C20 -> "" | ((C17 { r18 = _; r19 = _ }) | _) -> "" | C22 -> "a" | ((C10 _) | C23) -> "b c" | _ -> "tail \" end") | ((C17 { r18 = C23; r19 = q122 }) | (C17 { r18 = C23; r19 = q122 })) -> (let v123 = 16 in "tail \" end") | C17 { r18 = (C11 { r12 = q124; r13; r14 = q125 }); r19 = q126 } -> ((clip "tail \" end") ^ "12") | C17 ({ r18 = C21; r19 = _ } as w127) -> ((clip "\000\255x") ^ "a") | C17 { r18 = (C6 { r7 = _; r8 = q128; r9 = q129' }); r19 } -> (String.concat "b c" ["a"; clip "tail \" end"]) | C17 ({ r18 = C22; r19 = q130 } as w131) -> ((clip "\000\255x") ^ "tail \" end") | ((C3 (_, _, _)) | (C17 { r18 = (C5 _); r19 = _ })) -> (String.make 1 '\255') | C17 { r18 = (C16 (q135, q136, q137, _, _, q138)); r19 } -> (String.map (let rec f140 p139 = p139 in f140) (clip "b c")) | ((C17 { r18 = (C10 (_, _, _)); r19 = _ }) | (C17 { r18 = _; _ })) -> ((fun p143 -> "") (ref 2.0)) | ((C4 (q144, q145)) | (C4 (q144, q145))) -> ((); "tail \" end") | C5 q146 -> "viavcwhish" | C16 (q147, q148, q149, n15, q150, q151) -> (min "" "a") | q152 -> ((clip "12") ^ "tail \" end")))); (fun p153 -> C20))
let n15 = ((part "tail \" end" n15 n15) >= (if true then "\000\255x" else "\000\255x")) && (max true false)
let () = (mix (if n15 then 1 else 0); note_end 0)
let n172 = if n15 then (match C26 with | C26 -> 5 | ((C24 (q157, (C1 q158), _)) | (C24 (q157, (C1 q158), _))) -> 0 | ((C24 (q159, (C0 (q160, q161, n15, q162, q163, q164, q165)), _) as w166) | (C24 (q159, (C0 (q163, q161, n15, q162, q160, _, q165) as q164), _) as w166)) -> q163 | C24 (q167', (C2 | C2), f154) -> 3 | C25 ([|q168; q169; _; q170|], q171) -> q171 | C25 (_, _) -> 4 | (C27 | (C24 (_, (C1 _), _))) -> 19) else (if "tail \" end" >= "a" then (if (8 - 1073741824) < 18 then (- 7) else (if (try (n15 || n15) with | _ -> n15) then (let v156 = () in 6) else (if (try (false && n15) with | _ -> n15) then (match None with | None when ((- 8) < ((-2) + 11)) -> 5 | None -> 12 | Some q155 -> 2) else (if (-0.5) < 3.25 then (6 * 37) else (5 mod 3))))) else (14 lsr 23))
let () = note_int n172
let v228 = ((ref n172), (let v179 = (let v176 = fun p173 p174 p175 -> [] in (let rec f178 p177 = if true then 0.5 else p177 in f178)) in ((fun p180 p181 -> 14), n172)), (fun p182 p183 -> ((match p182 with | (_, q184, (true as w185)) -> () | ("a", _, false) -> (let v186 = C20 in ()) | (("", q187, _) | ("", q187, false)) -> () | ((_, q188, false) | (_, q188, false)) when q188 <> (-3281) -> () | (q189, _, false) -> () | _ -> (if false then ())); (let (_, _) = (1, C2) in p183 mod (p183 lor 1)))), (snd (((Char.chr (20 land 255)) == (snd (100.75, 'z'))), (Array.fold_right (fun p190 p191 -> (let rec f196 p192 = ((let rec f195 p193 p194 = p190 in f195), 3) in f196)) [|true; n15; true; false|] (match C26 with | C26 -> (fun p197 -> ((let rec f200 p198 p199 = false in f200), 13)) | C24 (q201, (C1 n172), _) -> (let rec f206 p202 = ((let rec f205 p203' p204 = n15 in f205), 2) in f206) | C27 when (((clip "b c") ^ "12") < (string_of_float (abs_float (-3.25)))) -> (fun p207 -> ((let rec f210' p208' p209 = n15 in f210'), n172)) | C24 (n172, (C0 (q211, _, _, q212', _, _, q213)), _) -> (fun p214 -> ((let rec f216 p214 p215 = false in f216), q211)) | (C26 | (C24 (_, C2, _))) -> (fun p217 -> ((fun p218 p219 -> true), n172)) | C25 (_, _) -> (fun p220 -> ((fun p221 p222 -> n15), n172)) | (C27 | C27) -> (let rec f227 p223 = ((let rec f226 p224 p225 = false in f226), 11) in f227))))))
let n257 = (match v228 with | ((q229, (q230, (-2147483648)), q231, _) | (q229, (q230, _), q231, _)) -> !q229 | (q232, (_, 4), _, q233) -> (let o234 = if n15 then n172 else 10 in let o235 = n172 in let o236 = n172 in let ( **! ) a b = b - a and ( $ ) a b = a lxor (b + 1) in o234 **! o235 **! o236) | (q237, (q238, 7), v228, q239) -> (!q237 * 8) | (q240, (q241, (-3)), q242, q243) -> ((n172 mod 4) lxor ((let rec f245 p244 = p244 in f245) 18)) | (q246, (q247, 6), _, _) -> (max (n172 - n172) (String.length "\000\255x")) | (q248, (q249, (3 | 3)), q250, q251) -> !q248 | ((_, (q252, q253), q254, q255) as w256) -> ((4 / 10) mod 4096))
let () = note_int n257
let () = (if true then ())
let n258 = min (- n257) ((max n257 n172) / 1)
let () = note_int n258
let s261 = String.concat "tail \" end" [if n258 <> n258 then (part "tail \" end" n258 n258) else ""; clip (let v260 = (let _v259 = Array.make 4 n258 in "a") in part v260 n258 n258)]
let x262 = float_of_string "0.5"
let n263 = if n15 >= n15 then (compare (n15, '\n', None, n15) (n15, 'z', None, n15)) else (if n15 then (if n15 then (n258 + 0) else (if n172 < 13 then (if (n258 - (-65536)) <= (-2) then (- n258) else (if (9 + 4095) <= n257 then 1073741824 else n258)) else n258)) else n258)
let c271 = ((match v228 with | ((q264, _, s261, q265) as w266) -> (if n15 then x262 else x262) | (q267, q268, q269, _) -> ((); x262) | exception Invalid_argument q270 -> (abs_float x262) | exception Not_found -> (x262 *. x262))) *. (match v228 with | ((q264, _, s261, q265) as w266) -> (if n15 then x262 else x262) | (q267, q268, q269, _) -> ((); x262) | exception Invalid_argument q270 -> (abs_float x262) | exception Not_found -> (x262 *. x262))
let c272 = (match v228 with | ((q264, _, s261, q265) as w266) -> (if n15 then x262 else x262) | (q267, q268, q269, _) -> ((); x262) | exception Invalid_argument q270 -> (abs_float x262) | exception Not_found -> (x262 *. x262)) *. ((x262 +. x262))
let c273 = (x262 +. x262) -. (c272)
let c274 = ((x262 +. x262)) -. (x262 +. x262)
let c275 = (c273) -. c273
let c276 = ((x262 +. x262)) -. c271
let c277 = c274 *. ((match v228 with | ((q264, _, s261, q265) as w266) -> (if n15 then x262 else x262) | (q267, q268, q269, _) -> ((); x262) | exception Invalid_argument q270 -> (abs_float x262) | exception Not_found -> (x262 *. x262)))
let () = note_float c277
let n297 = (try (
  let v283 = (match None with | (None | None) -> (
    C20) | (Some q278 as w279') -> (
    let c272 = (floor (float_of_int 3)) +. c273 in
    let v282 = List.fold_right2 (fun p280 s261 p281 -> true) [] [] ((Option.get None) < 0.0) in
    (mix (if v282 then 1 else 0); note_end 0);
    C20)) in
  let rec loop288 i286 s287' =
    if i286 >= 0 then (
      loop288 (i286 - 1) ((match Ok (Array.make 2 c276) with | Ok _ -> (c272 +. 1.5) | (Error q284 as w285) -> (c275 *. c276)) -. ((if c275 < c276 then ((match Ok (Array.make 2 c276) with | Ok _ -> (c272 +. 1.5) | (Error q284 as w285) -> (c275 *. c276)) +. (s287')) else s287')))
    ) else
      s287'
  in
  let n290 = loop288 (10 - 1) c274 in
  note_float n290;
  let n291 = n263 in
  let n292 = tick_int 13 n291 in
  note_int n292;
  (match v228 with | (q293, _, q294, q295) when (((n292 / (-2147483648)) + 1023) >= n258) -> (2 lor 18))) with | Invalid_argument q296 -> n257 | Match_failure _ -> (String.length "a"))
let v298 = if not (n15 <> n15) then ((Ok n297), "sx", (not n15)) else ((Ok 7), s261, n15)
let v318 = if if (n258 + (-4097)) > 10 then (match v228 with | (q299, (_, (-2147483648)), q300, q301') -> n15 | (_, (q302, 0), q303', _) -> true | ((_, (_, _), _, _) | (_, _, _, _)) when (match v298 with | (q309, "a", q310) -> ((); true) | (q311, "", q312) -> (let _v313 = c275 in false) | (q314, _, _) -> (5 > n257)) -> n15 | (_, (_, q315), q316, _) -> n15 | _ -> n15) else ((c276, (Array.make 1 n263), (Array.make 16 c275), n258) = (2.0, (Array.make 1 n263), (Array.make 16 (-1.0)), n263)) then (match v298 with | (q317, _, _) -> n15) else n15
let () = (try (
  let v319 = Ok (Array.make 4 C20) in
  let n327 = (match C26 with | C26 -> (tick_int 3 9) | C24 (_, _, q320') -> (List.fold_left (let rec f322' n257 p321 = n263 in f322') n172 []) | C25 (q323, q324) when ((Array.length q323) == (q324 / (n297 lor 1))) -> (n257 + (List.fold_right2 (let rec f326 n15 p325 v318 = q324 in f326) [] [] n263)) | (C27 | C27) when ((-7) < n258) -> n297 | _ -> n263) in
  note_int n327;
  let x330 = (match (Array.make 16 c275) with | _ when (match ((); n258) with | 6 -> (let n257 = n297 in false) | -2147483648 -> (c271 >= 0.0) | (q328 | (9 as q328)) -> (Option.is_some None) | q329 -> v318) -> 0.0) in
  let f335 = if 4096.0 <> (c276 -. 2.0) then raise (Failure "") else (let v331 = tick_int 12 9 in fun p332 p333 p334 -> false) in
  ()) with | Invalid_argument q336 when ((n257 - n263) == (let (_, q337, _) = (6, "a", None) in 2)) -> () | Failure q338 -> (match v298 with | ((q339, q340, true) | (q339, q340, false)) -> () | (q341, ("a" | "a"), false) -> () | (((Error false), q342, q343) | ((Ok _), ("" as q342), (false as q343))) -> () | ((Error _ as w344), q345, q346) when q346 -> () | ((q347, _, _) | ((Error _ as q347), "", false)) -> () | ((q348, q349, false) as w350) -> ()) | Match_failure _ -> (let v351 = (c277, C20) in ()) | _ -> ())
let n366' = (try (
  let a354 = Array.make 16 (match v228 with | (q352, (q353, _), c273, _) -> n263) in
  let rec loop358 i355 s356 s357 =
    if i355 >= 12 then (s356, s357) else (
      loop358 (i355 + 1) (s356 + 715827883) (s357 + (if s356 < s356 + 715827883 then 1 else 3))
    )
  in
  let (n360, n361) = loop358 0 2147483647 0 in
  note_int n360;
  note_int n361;
  a354.(15) <- (max a354.(15) (a354.(7) * ((land) (n361 + 16) (n360 * n257))));
  (let v365 = Array.make 16 (fun p362 p363' p364 -> 0) in n361) + (int_of_float c271)) with | _ -> ((lxor) n297 n297))
let () = note_int n366'
let () = (mix (if n15 then 1 else 0); note_end 0)
let () = note_int n258
let () = note_float c276
let () = note_float c277
let () = note_float c271
let () = (mix_string s261; note_end 0)
let () = note_int n257
let () = (mix (if v318 then 1 else 0); note_end 0)
let () = ()
