type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int list, float option) t2) =
  if d > 0 then
    match v with
    | C0 (y177, y178) -> mix (Char.code y177); mix_string y178
and mix_1 d (v : float t1) =
  if d > 0 then
    match v with
    | C1 (y179, y180') -> mix 0; mix_2 (d - 1) y179; mix_3 (d - 1) y180'
    | C2 { r3 = y181; r4 = y182; r5 = y183 } -> mix 1; mix_float y181; mix_float y182; (let (m184, m185) = y183 in mix_float m184; (let (m186, m187') = m185 in mix_float m186; mix m187'))
and mix_2 d (v : float t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y188 :: y189) -> mix 1; mix_1 (d - 1) y188; mix_2 (d - 1) y189
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y190 :: y191) -> mix 1; mix y190; mix_3 (d - 1) y191
in
let n3 = ((-(-1)) / 3) + (let v2 = Array.init 1 (let rec f1 p0 = -0.0 in f1) in 19 mod (2 lor 1)) in
note_int n3;
let n37 = (match (let v6' = Array.mapi (fun p4 p5 -> 'z') (Array.make 5 100.75) in (let _v7 = 13 in C2 { r3 = 19; r4 = 5; r5 = (3.25, (0.5, (-3))) })) with | C1 (q8, []) -> (
  let n13 = if if (match q8 with | [] when (not (true || true)) -> true | [] -> false | (((C1 (q9, _)) :: q10) | ((C1 (q9, _)) :: q10)) -> true | ([] | ((C2 { r5 = _; _ }) :: _)) -> true) then ("tail \" end" <> "") else (min false false) then ((n3 * 23) - 7) else ((match [] with | ((_ :: q11) | ([] as q11)) -> 14 | ((q12 :: _) | (q12 :: _)) -> n3) / 2) in
  let q8 = int_of_float ((match false with | true -> 100.75 | false -> 1.0) *. (max (-0.0) 0.5)) in
  31) | C1 (q14, (_ :: q15)) -> (
  (try (
    let a16 = Array.mapi (fun p17 p18 -> p17) (Array.make 5 8) in
    let rec loop20 i19 =
      if i19 <> 5 then (
        (a16.(i19) <- ((if true then 9 else i19) + (i19 asr 23)));
        loop20 (i19 + 1)
      ) else
        ()
    in
    loop20 0;
    (mix_ints a16 0 5; note_end 0);
    a16.(wrap (( - ) n3 n3) 5) <- n3) with | _ -> (if false then () else ()));
  -1) | C2 { r3; r4 = q22; r5 } -> (
  let x23 = ((if true then (-3.25) else 2.0) -. 5e-324) +. (if if true then true else false then (float 4) else (min 1.5 2.0)) in
  let v36 = (match r5 with | (q24, q25) -> (((); (ref x23)), (match q25 with | (0.0, q26) -> (C2 { r3 = "tail \" end"; r4 = "a"; r5 = r5 }) | ((1.0, q27) | (1.0, q27)) -> (C2 { r3 = "tail \" end"; r4 = "tail \" end"; r5 = (q24, q25) }) | (_, q25) -> (C2 { r3 = "\000\255x"; r4 = "\000\255x"; r5 = r5 }))) | (q28, _) when q28 = 1.0 -> (let (q33, (_, q34, q28), q35') = (match r5 with | ((0.0, q29) | (_, ((_, _) as q29))) -> ((C2 { r3 = r3; r4 = r3; r5 = r5 }), (q28, r3, 19), (-3)) | ((0.0 as w30), q31) -> ((C2 { r3 = q22; r4 = q22; r5 = r5 }), (q28, q22, r3), 6) | ((q32, _) | (q32, _)) -> ((C2 { r3 = r3; r4 = r3; r5 = r5 }), (1.0, 6, q22), r3)) in ((ref x23), (C2 { r3 = ""; r4 = "tail \" end"; r5 = (x23, (x23, 17)) })))) in
  tick_int 0 (if true then r3 else 16))) in
let rec f38 p39 p40 p41 p42 =
  if p39 <= 0 then
    (p39, p40, p42, "")
  else (
    let v45 = (C0 ((let s43 = Printf.sprintf "<%x>" (p39 land 2147483647) in let i44 = n37 in if i44 >= 0 && i44 < String.length s43 then s43.[i44] else 'a'), "a") : (int, bool * bool) t2) in
    if true then (p39, p40, 1.0, "b c") else f38 (p39 - 1) p42 p41 0.0
  )
in
let v50' = f38 6 1.5 (Array.mapi (fun p46 p47 -> (let rec f49 p48 = n3 in f49)) (Array.make 2 n37)) (1.5 -. 2.0) in
((let (m51, m52, m53, m54) = v50' in mix m51; mix_float m52; mix_float m53; mix_string m54); note_end 0);
let _ = f38 0 (float_of_int n37) (Array.copy (Array.make 2 (fun p55 -> p55))) (10.0 -. 3.25) in
let v80 = (try (
  let n71' = (String.fold_left (let rec f58 p56 p57 = p56 in f58) (match v50' with | (((6 as w59), q60, _, ("a" | "a")) as w61) -> w59 | ((8, _, q62, "a") | (8, _, q62, "a")) -> n37 | ((-2), q63, _, "a") -> 6 | ((q64, _, _, "a") as w65) -> q64 | (_, _, q66, _) -> 0) (string_of_float (-0.0))) * (4096 lxor (let o67 = n37 in let o68 = n37 in let o69 = n3 in let o70 = n37 in let ( *! ) a b = a * 2 - b and ( >>= ) a b = (a lsl 1) + b and ( ** ) a b = b - a in o67 *! o68 >>= o69 *! o70)) in
  let v76 = (let _v73 = (let v50' = (let _v72 = 19 in (n37, n71', ((-10.0), n37, ""), _v72)) in if true then (C0 (' ', "tail \" end") : (float, t0) t2) else (C0 ('\'', "\000\255x") : (float, t0) t2)) in (let (q75 :: _) = (fun p74 -> []) true in (C0 (' ', "12") : (int list, float option) t2))) in
  (mix_0 5 v76; note_end 0);
  (match (v76 : (int list, float option) t2) with | ((C0 (_, "a")) | (C0 (_, "a"))) -> (if true then ' ' else 'a') | C0 (_, "") -> (let s77 = "\000\255x" in let i78 = n71' in if i78 >= 0 && i78 < String.length s77 then s77.[i78] else 'a') | exception Invalid_argument _ -> ((fun p79 -> ' ') false) | exception Division_by_zero -> (if false then raise Not_found else ' ') | exception Match_failure _ -> (snd (7, '\n')))) with | Not_found -> 'q' | Match_failure _ -> (Char.chr (n37 land 255))) in
let unused81 = fun p82 -> (C0 ((let s83 = (clip "rcbphhxzie") ^ ((clip "b c") ^ "a") in let i84 = p82 in if i84 >= 0 && i84 < String.length s83 then s83.[i84] else '\''), "") : (int, float) t2) in
print_endline (Array.fold_right (fun p85 v50' -> (let v86 = [] in v50')) (Array.map (fun p87 -> n37) (Array.make 6 0.0)) (max "12" "a"));
let n88 = -65536 in
let v89 = (if ((); true) then (1 lsr 14) else (3 mod 4096)) == (n88 lsr 13) in
(mix (if v89 then 1 else 0); note_end 0);
let a93 = Array.mapi (let rec f92 p90 p91 = fabs (((if true then ()); (ceil 0.0)) -. (if p90 > n88 then (10.0 *. 3.25) else (if true then (-2.0) else 3.25))) in f92) (Array.make 2 v89) in
(mix_floats a93 0 2; note_end 0);
let x100 = max ((-. 1.7976931348623157e308) -. (0.1 *. ((sqrt 1.5) *. 3.25))) ((try ((let v94 = n37 in (let i95 = v94 in if i95 >= 0 && i95 < Array.length a93 then a93.(i95) else 1.0)) /. a93.(0)) with | Division_by_zero -> (((-3.25) +. 0.0) +. (10.0 *. (-0.5))) | Failure q96 -> (1.7976931348623157e308 *. 0.5) | E0 'a'..'m' -> ((let rec f98 p97' = 2.0 *. 100.75 in f98) true) | E0 'n' -> 1e16 | E0 q99 -> 1.5) +. (-0.0)) in
prerr_int ((n88 lsr 6) * 2147483646);
prerr_byte 32;
prerr_float 5e-324;
prerr_newline ();
let f109 = Array.fold_left (let rec f105 p101 p102 = (let rec f104 p103' = C9 in f104) in f105) (let v106 = ("a", x100, (Ok "b c"), None) in (let rec f108 p107 = C9 in f108)) a93 in
let v171 = if v89 then (C1 ((match v50' with | (q110, q111', q112, "a") -> ((match v80 with | ('a'..'m' | 'a'..'m') -> (C2 { r3 = (-1.5); r4 = q112; r5 = (x100, (q112, n37)) }) | q113 -> (C2 { r3 = q111'; r4 = q112; r5 = (x100, (q111', n88)) })) :: ((C2 { r3 = q112; r4 = q112; r5 = (q111', (q111', q110)) }) :: [])) | (((_, q114', q115, "") as w116) | ((_, q115, q114', "") as w116)) -> (min ((); []) []) | ((9, q117, _, _) | (_, _, q117, _)) -> ((); ((C2 { r3 = q117; r4 = q117; r5 = (q117, (x100, n88)) }) :: []))), [])) else (match v80 with | 'a'..'m' -> ((a93.(wrap (abs n88) 2) <- (max x100 x100)); ((a93.(1) <- x100); (C1 ([], [])))) | ('0'..'9' as w118) -> (if (let _v119' = if v89 then (C0 (w118, "a") : (int array, float array) t2) else (C0 (v80, "tail \" end") : (int array, float array) t2) in if v89 then v89 else true) then (C1 (((C2 { r3 = 1.0; r4 = x100; r5 = (x100, ((-10.0), n88)) }) :: []), ((-3) :: []))) else (Array.fold_left (let rec f122 p120 p121 = p120 in f122) (match v50' with | ((q123, 0.5, _, q124) as w125) -> (C2 { r3 = x100; r4 = x100; r5 = (x100, (x100, n88)) }) | (x100, q126, _, q127') -> (C2 { r3 = q126; r4 = q126; r5 = ((-0.0), (q126, n37)) })) a93)) | 'n' -> ((print_char (match v50' with | (4, 0.0, q128, _) -> v80 | (q129, 0.0, q130, _) -> '0' | (q131, q132, q133, q134) -> v80)); (match Error n88 with | Ok q135 -> q135 | Error _ -> (C2 { r3 = 0.0; r4 = x100; r5 = (x100, (x100, n88)) }))) | 'a'..'m' -> (C2 { r3 = x100; r4 = (match v80 with | 'a'..'m' -> (let v140 = (let rec f139 p136 p137 p138 = Array.make 8 v80 in f139) in x100) | '0'..'9' -> (x100 +. 10.0) | q141 -> x100); r5 = (match v50' with | (q142, _, 1.0, q143) -> (match v80 with | 'a'..'m' -> ((-1.5), (x100, q142)) | _ -> (x100, (x100, 16))) | (_, q144', q145, ("a" as w146)) -> (q145, (q145, n88)) | (q147, q148, q149, "") -> ((-3.25), (q148, n88)) | (q150, _, _, q151) -> (match ((C0 ((Array.make 8 q150), []) : t0) : t0) with | C0 (q152, _) -> (x100, (10.0, n88)) | C0 (q153, _) -> (x100, (x100, (-3))))) }) | ('0'..'9' as w154) -> (C2 { r3 = (( /. ) (float n88) x100); r4 = (a93.(1) +. x100); r5 = (a93.(1), (Array.fold_left (let rec f158 (q155, q156) p157 = (x100, q156) in f158) (x100, 17) a93)) }) | q159 -> (C2 { r3 = x100; r4 = (-0.0); r5 = (match v50' with | (q160, q161, 1.0, "a") -> (x100, ((-2.0), n88)) | (_, q162, q163, "a") -> (let v164' = n88 in (q162, (x100, (-2)))) | (_, 1.0, q165, "") -> (q165, (q165, n37)) | (q166, q167', _, "") -> (let _v168' = q166 in (q167', (x100, 11))) | (q169', q170, _, _) -> (x100, (q170, q169'))) })) in
(if (n88 + 18) >= n3 then (mix n88));
let rec loop174 i172 s173' =
  if i172 >= 0 then (
    loop174 (i172 - 1) ((-. (match v171 with | C1 _ -> (-3.25) | C2 { r3; r4; r5 = _ } -> r3)) *. (((-. (match v171 with | C1 _ -> (-3.25) | C2 { r3; r4; r5 = _ } -> r3)) +. (s173'))))
  ) else
    s173'
in
let n176 = loop174 (9 - 1) x100 in
(mix_floats a93 0 2; note_end 0);
note_int n3;
note_float n176;
(mix_1 5 v171; note_end 0);
(mix (Char.code v80); note_end 0);
note_int n37;
note_int n88;
(mix (if v89 then 1 else 0); note_end 0);
()
