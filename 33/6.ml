type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y188; r3 = y189; r4 = y190 } -> mix_string y188; mix_floats y189 0 2; mix_3 (d - 1) y190
and mix_1 d (v : (bool * float array * int * float option) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y191 :: y196) -> mix 1; (let (m192, m193, m194, m195) = y191 in mix (if m192 then 1 else 0); mix_floats m193 0 2; mix m194; mix_4 (d - 1) m195); mix_1 (d - 1) y196
and mix_2 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y197 :: y198') -> mix 1; mix_5 (d - 1) y197; mix_2 (d - 1) y198'
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_4 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y199 -> mix 1; mix_float y199
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y200 :: y201') -> mix 1; mix y200; mix_5 (d - 1) y201'
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v15 = { r2 = ((clip (string_of_int n9)) ^ (String.make 4 'a')); r3 = (match if true then (Array.make 1 n9) else (Array.make 1 n9) with | [|q12|] -> ((); (Array.make 2 n11)) | q13 -> (Array.map (fun p14 -> p14) (Array.make 2 n11))); r4 = (ref (n10 - n9)) } in
(mix_0 5 v15; note_end 0);
(if false then (v15.r4 <- v15.r4) else (mix (Char.code (let s16 = "12" in let i17 = n10 in if i17 >= 0 && i17 < String.length s16 then s16.[i17] else '\''))));
let v20 = (let v18 = n9 in (if true then (ref (Array.make 16 n11)) else (ref (Array.make 16 n11))) = (let v19 = '\'' in ref (Array.make 16 1.5))) in
let x21 = n11 in
note_float x21;
let s34 = String.concat "tail \" end" [part (let { r1; _ } = { r0 = v20; r1 = None } in "") (match v15 with | { r2 = ("a" as w22); r3 = [|q23; 0.0|]; r4 = q24 } -> 4 | { r2 = q25; r3 = [|q26; (q27 | (0.0 as q27))|]; r4 = q28 } -> n10 | ({ r2 = v20; r3 = [|q29; q30|]; r4 = q31 } | { r2 = v20; r3 = [|q29; q30|]; r4 = q31 }) -> n9 | ({ r2 = q32; r3; r4 = q33 } | { r2 = q32; r3; r4 = q33 }) -> n9) (int_of_float n8); clip (Printf.sprintf "<%e>" (abs_float (n11 +. n11)))] in
(mix_string s34; note_end 0);
(if (n9 asr 25) < (max 3 n10) then ((v15.r4 <- (ref n10)); ((); ())));
let n35 = 4095 in
note_int n35;
let f40 = (let { r3; r4 = q37; _ } = (let _v36 = n35 in { { r2 = s34; r3 = (Array.make 2 x21); r4 = (ref _v36) } with r3 = (Array.make 2 x21); r4 = (ref n35) }) in if false then (fun p38 -> s34) else (fun p39 -> s34)) in
let x41 = 0.0 /. 0.0 in
let n42 = ((((((0) + (if (if v20 then n11 else x41) = x41 then 80 else 0)) + (if x41 <> x41 then 21 else 0)) + (if x41 < x41 then 28 else 0)) + (if x41 > x41 then 46 else 0)) + (if x41 <= x41 then 30 else 0)) + (if x41 >= (if v20 then x21 else x41) then 65 else 0) in
note_int n42;
let a43 = (match v15 with | ({ r3 = n35; r4 = q44; _ } | { r3 = n35; r4 = q44; _ }) -> (Array.make 8 n42) | { r2 = "a"; r3 = f40; r4 = _ } -> (Array.make 8 11) | { r2 = ""; r3 = [|_; x41|]; r4 = q45 } when x41 < 1.0 -> (Array.make 8 14) | { r2 = ""; r3 = [|q46'; q47|]; r4 = _ } -> (Array.make 8 n42) | { r2 = ""; r3 = q48; _ } -> (Array.make 8 n9) | { r2 = q49'; r3 = q50; r4 = x41 } -> (Array.make 8 11) | _ -> (Array.make 8 n35)) in
let rec loop52 i51 n53 =
  if i51 >= n53 then () else (
    (a43.(i51 * 4 + 1) <- ((a43.(i51 / 4)) * n42));
    loop52 (i51 + 1) n53
  )
in
loop52 0 2;
(mix_ints a43 0 8; note_end 0);
let x54 = ( +. ) 5e-324 100.75 in
note_float x54;
let make55 p56' =
  fun p57 p58 x21 -> Ok (match { r2 = ""; r3 = (Array.make 2 x54); r4 = (ref 14) } with | { r2 = q59; r3 = q60; r4 } when ((let _v61 = { r0 = v20; r1 = None } in ()); p58) -> n9 | { r2 = q62; r3; _ } when p58 -> n10 | { r2 = "a"; r3 = q63; _ } when (let v64 = 3.25 in ((); v20)) -> n35 | { r2 = p57; r3 = _; r4 = _ } -> x21 | exception Invalid_argument _ -> 9 | exception Division_by_zero -> x21 | exception E0 ({ r0 = q65; r1 = _ }) -> n35 | exception E1 _ -> n35 | exception E2 true -> 18 | exception E2 false -> 5 | exception _ -> n9)
in
let c66 = make55 (let { r2 = q67; r3 = q68; r4 = q69 } = { r2 = "12"; r3 = (Array.make 2 x54); r4 = (ref (-2)) } in n42) in
let v71 = c66 s34 (try (let _v70' = { r0 = v20; r1 = None } in v20) with | _ -> true) (12 lsr 21) in
let x187 = (match (let v72 = n9 in v72) :: (match v15 with | ({ r2 = "a"; r4; _ } as w73) -> [] | { r2 = ""; r3; r4 = _ } -> [] | { r2 = q74; r3 = q75'; r4 = c66 } -> []) with | ([] as w76) -> (
  let unused77 = snd (match n10 :: [] with | [] -> (max (0.5, n42) (10.0, n42)) | (q78 :: ([] | (_ :: _))) -> (n8, n10) | ((-2147483647) :: q79) -> (x54, n9) | (q80 :: (q81 :: q82)) -> (x41, q81)) in
  Array.stable_sort compare a43;
  Array.fold_left (let v83 = Array.make 4 x21 in fun p84 p85 -> p84) (-0.5) a43) | (0 :: []) -> (
  let n89' = truncate ((match { r0 = v20; r1 = None } with | ({ r0 = (true | true); r1 = None } as w86) -> x41 | ({ r0 = true; r1 = (Some q87) } | ({ r0 = _; _ } as q87)) -> x21 | { r0 = true; r1 } when true -> 10.0 | { r0 = false; r1 = q88 } -> x41) *. (x41 /. x41)) in
  note_int n89';
  let v159 = (match Ok (-. x21) with | Ok q90 -> (
    let a108 = (match v71 with | Ok (-3) -> (Array.fold_left (fun p91 p92 -> Array.make 4 n9) (Array.map (fun c66 -> -3) (Array.make 4 x21)) a43) | Ok (-1) -> (match v71 with | Ok q93 -> (create_array 4 q93) | Error q94 -> [|n89'; n35; n42; n89'|]) | Ok ((-3) | (-3)) -> (match Error v20 with | Ok n89' -> [|n42; 0; n42; 19|] | Error _ -> (String.fold_left (fun p95 p96 -> p95) (Array.make 4 17) s34) | Error false when ((match v71 with | Ok 8 -> 0.0 | Ok 1 -> x54 | Ok 3 -> (-10.0) | Ok q97 -> x21 | Error true -> 1.0 | Error false -> x54) > (let v98' = Array.make 8 q90 in 1.0)) -> (Array.copy (Array.sub a43 0 4))) | Ok (5 | 2) -> (Array.fold_right (fun p99 f40 -> [|n42; n9; 14; p99|]) a43 (Array.make 4 n42)) | Ok (2 | 2) -> [|(n35 - n9); a43.(0); (match v71 with | Ok (0 | 0) -> n10 | Ok (-2147483647 as w100) when w100 < (-13) -> w100 | Ok (-2147483647) -> 11 | ((Ok 6) | (Ok _)) when (List.equal (fun p101 p102 -> (-3.25) >= p101) (let { r1 = q103; _ } = { r0 = v20; r1 = None } in []) []) -> n10 | Error q104 when q104 -> n89' | Ok 6 -> n89' | Ok _ -> n89' | ((Error q105') | (Error q105')) -> n89' | _ -> 0); (( + ) n35 n42)|] | ((Ok _) | (Ok _)) -> (try (Array.copy (Array.sub a43 0 4)) with | _ -> (Array.init 4 (fun p106 -> p106))) | Error true -> (Array.map (fun p107 -> (try (int_of_float 1.0) with | _ -> 13)) (Array.sub a43 0 4)) | Error false -> (if n42 <= 12 then (Array.make 4 8) else [|n42; n10; 2; n89'|])) in
    (mix_ints a108 0 4; note_end 0);
    let v150 = (match v71 with | ((Error false as w109) | (Ok (-2147483647) as w109)) -> (Some (if (Array.copy (Array.make 16 n35)) < (create_array 16 n35) then (Array.map (fun p110 -> x54) (Array.make 9 n11)) else (fst ((); ((Array.make 9 (-1.0)), v20))))) | Ok q111 -> (if (((n10 mod 7) - 7036) - 1073741824) <= q111 then None else None) | Error _ -> (match v15 with | { r2 = "a"; r3 = [|q112|]; r4 = q113' } -> None | { r2 = q114; r3 = ([|q115|] as w116); r4 } -> (match v15 with | { r2 = "a"; r3 = [|_; q117|]; _ } -> (Some (Array.mapi (fun p118 p119 -> 2.0) (Array.make 9 v20))) | { r2 = q120; r3 = [|_; q121|]; r4 = _ } -> (if q121 <> x21 then (Some (Array.make 9 x41)) else (Some (Array.make 9 q90))) | { r2 = q122; r3 = ([|q123; q124|] | [|q123; q124|]); r4 = q125 } -> None | { r2 = q126; r4 = q127; _ } when ((String.length q114) >= n42) -> (match { { r0 = false; r1 = None } with r1 = None } with | { r0 = true; r1 = (None | (Some { r1 = _; _ })) } -> None | { r0 = false; r1 = None } -> None | { r0 = _; r1 = (Some _) } -> (match { r2 = q126; r3 = (Array.make 2 0.5); r4 = q127 } with | ({ r2; r3 = [|q128; q129|]; r4 } as w130) -> None | { r2; r3 = q131; r4 } -> None)) | ({ r2 = _; r3 = q132; r4 = _ } | { r2 = _; r3 = q132; _ }) -> None | { r2 = q133; r4 = q134; _ } -> None) | { r2 = _; r3 = [|q135; q136|]; r4 = s34 } -> (Some (try (try (if q136 <> x54 then (Result.get_error (Ok n35)) else (Array.map (fun p137 -> q135) (Array.make 9 n89'))) with | Invalid_argument _ -> (let { r0 = _; r1 = q138 } = { r0 = v20; r1 = None } in Array.make 9 x41) | _ -> (Array.make 9 2.0)) with | _ -> (match Array.make 1 20 with | [|_|] -> (Array.make 9 x41) | q139 -> (Array.make 9 x54)))) | { r2 = q140; r3; r4 = n89' } -> (if !n89' = n0 then (List.fold_left (fun p141 p142 -> Some (Array.make 9 n8)) (List.fold_right (fun p143 p144 -> p144) [] None) []) else (Some (match v15 with | { r2 = q145; r3 = [|q146; n89'|]; r4 = _ } -> (Array.make 9 n89') | { r2 = "a"; r3; r4 = q147 } -> (Array.make 9 x41) | { r2 = ("" as w148); r3 = _; _ } -> (Array.make 9 x54) | { r2 = _; r4 = q149; _ } -> (Array.make 9 1.0)))))) in
    max (List.append [] []) []) | Error q151 -> (
    let v158 = if String.for_all (try (fun p152 -> false) with | _ -> (fun p153 -> v20)) s34 then (match (fun c66 -> v71) (Ok x41) with | Ok (-2) -> [] | Ok q154 -> [] | Error true -> [(v20, (Array.make 2 x54), q151, None); (v20, (Array.make 2 3.25), n10, None); (v20, (Array.make 2 (-100.75)), (-3), None)] | (Error false as w155) -> (let v156 = { r0 = false; r1 = None } in [])) else (let v157 = fst ((Array.make 1 16), q151) in (v20, (Array.make 2 x41), 12, None) :: []) in
    (mix_1 5 v158; note_end 0);
    [])) in
  (mix_2 5 v159; note_end 0);
  (let make55 = (match { r0 = false; r1 = None } with | { r0 = (true | true); r1 = None } -> ((Array.make 1 x21), x54, (v20, x54, n42), n35) | ({ r0 = (true as w160); r1 = (Some q161) } as w162) -> ((Array.make 1 x41), x41, (w160, x54, n89'), n89') | { r0 = false; r1 = q163 } -> ((Array.make 1 x41), n8, (v20, x21, n42), n89')) in -2.0)) | (((1 as w164) :: []) | ((1 as w164) :: [])) -> (
  let f165 n35 p166 p167 =
    let v170' = (let v169 = ref (let v168 = 11 in Array.make 1 18) in Some a43.(7)) in
    (let i171' = n10 in if i171' >= 0 && i171' < 8 then a43.(i171') else ((-18) lsr (w164 land 31)))
  in
  let n173 = f165 ((fun p172 -> { r0 = v20; r1 = None }) (fun x54 -> x41)) (if v20 then (Array.make 4 x21) else (Array.make 4 x41)) (if v20 then v20 else v20) in
  note_int n173;
  let n181 = (match v71 with | Ok q174 -> ((truncate x41) mod 4096) | Error (true | true) -> (compare (tick_float 8 1.5) x54) | Error false -> (match Ok n173 with | (Ok q175 as w176) -> (List.fold_right (fun p177 x41 -> q175) [] n9) | Error 2 -> n42 | (Error _ as w178) -> w164 | Error 1 -> w164 | Error (-3) -> 1 | Error q179 -> n9) | Ok q180 when v20 -> 6) in
  -10.0) | ((8 :: ([] as w182)) | (8 :: ([] as w182))) -> (
  -0.0) | (7 :: []) -> (
  x54) | (_ :: []) -> (
  x21) | ((_ :: (_ :: _)) | []) -> (
  1.5)) in
note_float n11;
note_int n42;
note_float x21;
note_float x187;
(mix (if v20 then 1 else 0); note_end 0);
note_int n0;
note_float x41;
note_int n35;
()
