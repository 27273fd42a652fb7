type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : ((float array, float) t0, (int -> bool -> bool -> int) * int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y197, y198) -> mix 1; mix_5 (d - 1) y197; (let (_, m200) = y198 in mix m200)
and mix_1 d (v : (bool, int array * bool * bool * int) result) =
  if d > 0 then
    match v with
    | Ok y201 -> mix 0; mix (if y201 then 1 else 0)
    | Error y202 -> mix 1; (let (m203, m204, m205, m206) = y202 in mix_ints m203 0 8; mix (if m204 then 1 else 0); mix (if m205 then 1 else 0); mix m206)
and mix_2 d (v : (bool, float array option) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y207, y208) -> mix 1; mix_5 (d - 1) y207; mix_6 (d - 1) y208
and mix_3 d (v : (int array, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y209, y210) -> mix 1; mix_5 (d - 1) y209; mix y210
and mix_4 d (v : (int -> (int, float) result -> float) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some _ -> mix 1
and mix_5 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y213) -> mix 1; mix_5 (d - 1) y213
and mix_6 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y214 -> mix 1; mix_floats y214 0 6
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | C1 -> 19 | C0 (q1, q2) -> 0) >= (int_of_float 1.0)) in
let f4 p5 p6 p7 =
  let (_, (q13, _)) = (((18 - p6) + ((); p6)), (let v12 = (let rec f11 p8' p9' p10 = '\'' in f11) in (p6, 100.75))) in
  -4096.0
in
let x14 = f4 C1 (int_of_string (string_of_int 13)) (v3, (Array.make 7 11)) in
let x18 = f4 (C0 ([], v3)) (match Ok C1 with | Ok C1 -> 11 | ((Ok (C0 _) as w15) | (Error _ as w15)) -> 2 | Error (false | true) -> 4 | Error false -> 19) (match None with | None -> (v3, (Array.make 7 15)) | ((Some q16) | (Some ([|1.0|] as q16))) -> (v3, (Array.make 7 (-1))) | ((Some [|q17|]) | (Some [|q17|])) -> (v3, (Array.make 7 12)) | ((Some _) | (Some _)) -> (v3, (Array.make 7 20))) in
let n19 = min (if v3 then (try (18 - 6) with | _ -> 10) else 1024) (String.length ((clip "12") ^ "12")) in
let _ = f4 (if true then C1 else C1) 16 (false, (Array.make 7 8)) in
let v20 = C1 in
(mix_0 5 v20; note_end 0);
let v22 = ((if n19 = n19 then (let v21 = 17 in ())); (Char.lowercase_ascii (Char.lowercase_ascii '0'))) in
let v49 = if (match if true then C1 else C1 with | C1 -> (let v23 = Array.make 6 2.0 in v3) | C0 (([] as w24), q25) -> (try (match v22 with | 'a'..'m' -> v3 | '0'..'9' -> false | ('n' | 'n') -> v3 | q26 when q26 = 'M' -> v3 | q27 when ((match q25 with | C1 -> () | C0 ([], 0.5) -> () | C0 ((_ :: _), 0.5) -> () | C0 (_, q28) -> ()); (List.mem_assoc 10 [])) -> v3 | q29 -> v3) with | _ -> v3) | C0 (((q30 :: q31) | ((q30 :: (_ :: _)) as q31)), _) -> v3) then (if (let v32 = Array.make 8 n19 in v3) then (if v3 then ((fun p33 -> ((let rec f35 p34 = p33 in f35), (-2))), [], n19, (Array.make 3 n19)) else ((let rec f38 p36 = ((fun p37 -> 4), p36) in f38), [], n19, (Array.make 3 0))) else (let v39 = C1 in ((fun p40' -> ((let rec f42 p41 = 8 in f42), p40')), [], n19, (Array.make 3 n19)))) else ((fun p43 -> ((let rec f45 p44 = p43 in f45), p43)), (if false then [] else []), (n19 - n19), (let (q46, q47, _, q48) = (C1, [], C1, (n19, 5, n19, (-0.5))) in Array.make 3 n19)) in
(let _v56 = (let rec f55 p50 p51' = ((let rec f54 p52 x14 p53 = v3 in f54), p51') in f55) in mix (tick_int 18 n19));
let v60 = (let _v57 = (C1 >= C1) || false in (let rec f59 p58 = _v57 in f59) (if v3 then (n19, x18, false, n19) else (n19, x14, v3, n19))) in
(mix (if v60 then 1 else 0); note_end 0);
let x67 = ((try (match v49 with | (_, q61, q62, _) -> (if v60 then () else ()) | (q63, _, q64, q65) when (String.contains ((clip "b c") ^ "") (if false then ' ' else v22)) -> (q65.(wrap (min 14 q64) 3) <- q64)) with | _ -> (Result.iter (fun p66 -> ()) (Ok 100.75))); x18) in
note_float x67;
let v68 = if ((Array.iter (fun v60 -> ()) (Array.make 2 n19)); (fst (v60, (-2.0)))) then ((mix_float x14); (Ok v60)) else (Result.map (fun x18 -> true) (min (Ok n19) (Ok n19))) in
(mix_1 5 v68; note_end 0);
let v71 = (let v70 = (let v69 = x18 in "srgfgzfo") in if String.contains v70 v22 then C1 else (C0 ([], n19))) in
let v75 = (match (if ((-3) + 1073741824) <= n19 then C1 else (try (C0 ([], C1)) with | _ -> C1)) with | C1 -> C1 | ((C0 _) | C1) -> (let n19 = Array.fold_left (fun p72 p73 -> Ok v22) (Ok v22) (Array.make 2 v60) in max C1 C1) | C0 (q74', _) -> (snd (n19, C1))) in
(mix_2 5 v75; note_end 0);
let v88 = List.fold_left (match (try v75 with | _ -> v75) with | ((C1 as w76) | (C1 as w76)) -> (fun p77 p78 -> (true, 13)) | C0 ([], None) -> (fun p79' p80 -> p79') | C0 ((q81 :: _), (None | None)) -> (let rec f83 x67 p82 = x67 in f83) | C0 (q84, (Some q85)) -> (fun (f4, _) p86 -> (p86, (-2)))) ((min v60 v3), ((-2) * n19)) (try (v60 :: (match Array.make 9 x67 with | _ -> [])) with | _ -> (match v75 with | (C1 | (C0 (_, _))) -> [] | C0 (q87, _) -> [])) in
let n89 = -((if v60 then 0 else n19) / ((n19 / (n19 lor 1)) lor 1)) in
let a90 = (try (create_array 3 (Ok '0')) with | _ -> (Array.make 3 (Ok v22))) in
a90.(0) <- a90.(1);
a90.(1) <- (Ok v22);
a90.(2) <- (min a90.(2) (match v71 with | C1 -> (Ok v22) | (C1 | (C0 (_, _))) -> (Ok v22)));
let rec loop101 i91 s92 =
  if i91 <> 3 then (
    loop101 (i91 + 1) (match a90.(i91) with | Ok ('a'..'m' | 'a'..'m') -> ((let _v93 = v22 in s92) *. (s92)) | ((Ok q94) | (Ok q94)) -> ((s92) *. (match C1 with | C1 when (C1 >= C1) -> (-100.75) | C1 -> s92 | (C0 (q95, (q96, q97, q98)) as w99) -> 10.0 | exception _ -> s92)) | Ok ('0'..'9' | '0'..'9') -> ((s92 /. 1.5) +. (s92)) | Ok _ -> ((s92) -. 2.2250738585072014e-308) | Error q100 -> ((s92) -. 5e-324))
  ) else
    s92
in
let n103 = loop101 0 x14 in
note_float n103;
let n110 = (let o104 = - n19 in let o105 = 5321 in let o106 = (fun p107 -> n89) ((fun p108 -> "") 16) in let o109 = (n89 - 14) / 1 in let ( + ) a b = a lxor (b + 1) in o104 + o105 + o106 + o109) in
(if (match v75 with | (C1 | C1) -> (let v111 = Array.make 8 3.25 in false) | ((C0 ([], q112)) | (C0 (_, q112))) -> (match q112 with | ((Some _) | None) -> false | Some [|q114|] -> v3 | Some q115 -> v60) | ((C0 (_, (Some _))) | (C0 ((_ :: _), _))) when (((let v122 = (let rec f121 p118 p119' p120 = Array.make 8 p118 in f121) in n19) + 2147483646) <= (n89 mod (n19 lor 1))) -> (v60 || v60) | C0 ((q123 :: q124), q125) -> (n19 == 12) | _ -> (true || v60)) then ((let rec f129 p126 = (match C1 with | (C1 | C1) -> () | ((C0 (_, _)) | C1) -> ()) in f129) (if v60 then (Array.make 2 n110) else (Array.make 2 n110))) else (if ((), (Array.make 16 v60), C1) <= ((), (Array.make 16 v60), C1) then (Array.fold_left (fun () p130 -> ()) () a90) else (if true then () else ())));
let n140 = if v3 || v3 then (String.length "\000\255x") else (if if v3 then v60 else false then ((fun n110 -> n19) (Array.make 1 n89)) else (if (match C1 with | C1 -> v3 | C0 (q135, (-2147483648)) -> v60 | C0 ([], 3) -> v3 | C0 (((_ :: q136) as w137), 3) -> true | C0 (q138, 6) -> v60 | ((C0 (_, q139)) | (C0 (_, q139))) -> v60) then (Char.code v22) else (if (let (q134, _) = (v22, (let rec f133 p131 p132' = p131 in f133)) in v3) then (n89 + n89) else (-5)))) in
note_int n140;
let v141 = None in
let n158 = ((if v60 then 15 else 13) * n140) mod ((match (C1, C1, 1, n110) with | (_, C1, q142, q143) -> 3500 | ((q144, (C0 (_, q145)), 4, q146) | (q144, (C0 (_, _)), (4 as q146), q145)) -> (let v147 = Array.make 8 q146 in n110) | (q148, (C0 (q149, q150)), 2, q151) -> ((land) n110 n140) | (_, (C0 (q152, q153)), (-2147483647), _) -> (min q153 1) | ((_, (C0 (_, _)), _, _) | (_, C1, _, _)) -> (-4097)) lor 1) in
note_int n158;
let a159 = if v3 then (Array.make 16 n19) else (Array.make 16 n140) in
let rec loop162 i160 n163 s161 =
  if i160 < 0 then s161 else (
    loop162 (i160 - 1) n163 (s161 + ((s161) lxor a159.(i160)))
  )
in
let n164 = loop162 (16 - 1) 16 n110 in
note_int n164;
let x173 = f4 C1 (match v71 with | (C1 | C1) -> (15 / (n110 lor 1)) | C0 (q165, n164) -> (n164 + n164) | exception Failure q166 -> 4096 | exception Not_found -> a159.(n110 land 15) | exception E1 _ -> n140) (List.fold_left (fun p167 p168 -> (match v141 with | ((Some _) | None) -> p167 | (None | (Some _)) when v60 -> (v60, (Array.make 7 7)) | (Some q171 as w172) -> p167 | _ -> p167)) (if v60 then (v60, (Array.make 7 7)) else (v60, (Array.make 7 (-2)))) []) in
note_float x173;
let n174 = n140 in
note_int n174;
let f177 = (let rec f176 p175 = 13 in f176) in
let a187 = max ((function | ([] | []) -> (let v178 = n158 in Array.make 9 C1) | ((-2) :: []) -> (let _v181 = fun p179 p180 -> 9 in Array.make 9 C1) | (_ :: []) -> ((); (Array.make 9 C1)) | ((q182 :: ((x67 :: _) as w183)) | (x67 :: ((q182 :: _) as w183))) -> (match w183 with | [] -> (Array.make 9 C1) | (_ :: q184) -> (Array.make 9 C1))) [n158; 14; n158]) (Array.init 9 (let rec f186 p185 = C1 in f186)) in
let n196 = snd (let a159 = fun p188 p189 p190 -> ((fun p191 p192 p189 -> 15), n174) in Array.fold_right (let rec f195 p193 p194 = p194 in f195) a187 (x173, n158)) in
note_int n196;
note_int n164;
(mix (if v3 then 1 else 0); note_end 0);
note_int n110;
(mix_3 5 v71; note_end 0);
(mix_2 5 v75; note_end 0);
(mix_4 5 v141; note_end 0);
(mix_ints a159 0 16; note_end 0);
note_float x18;
()
