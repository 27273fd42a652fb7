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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let x1' = 0.0 /. 0.0 in
let n4 = ((((((0) + (if x1' = x1' then 83 else 0)) + (if x1' <> x1' then 25 else 0)) + (if x1' < (List.fold_left (fun p2 p3 -> p2) x1' []) then 37 else 0)) + (if x1' > x1' then 77 else 0)) + (if (-. x1') <= x1' then 58 else 0)) + (if x1' >= x1' then 99 else 0) in
note_int n4;
let v13 = Array.fold_right (if n4 <> n4 then (let rec f7 p5 p6 = p6 in f7) else (fun p8 p9 -> p9)) (min (Array.mapi (let rec f12 p10 p11 = n4 in f12) (Array.make 3 20)) [|n4; n4; n4|]) (min (try (n4 <= n4) with | _ -> false) (match 1.5 with | (0.0 | 0.0) -> false | (0.5 | 0.5) -> true | (_ | 0.5) -> true | _ -> false)) in
(match Error (match ((match { r0 = v13; r1 = None } with | ({ r0 = false; r1 = None } | { r0 = true; r1 = None }) -> x1' | ({ r0 = true; r1 = (Some v13) } | ({ r0 = true; r1 = (Some _) } as v13)) -> x1' | ({ r0 = false; r1 = None } | { r0 = false; r1 = None }) -> x1' | ({ r0 = false; r1 = (Some _) } | { r0 = false; r1 = (Some _) }) -> 1.5), { { r0 = v13; r1 = None } with r0 = false }, (v13 :: []), (x1' +. x1')) with | ((q14, q15, q16, 0.0) | (_, q15, q16, (0.0 as q14))) -> (if v13 then ((); "") else (if v13 then "a" else "b c")) | ((q17, q18, q19, _) | (q17, q18, q19, _)) -> ((clip "12") ^ (string_of_int n0)) | ((q20, q21, _, q22) | (q22, q21, _, q20)) when q22 < 100.75 -> ((clip (if v13 then "" else "tail \" end")) ^ (let _v23' = [] in "b c")) | (((q24, { r1; _ }, [], q25) as w26) | ((q24, { r1; _ }, [], q25) as w26)) when q25 < (-1.0) -> ((clip ((fun p27 -> "b c") (fun p28 -> n0))) ^ "s") | _ -> ((clip ((clip "12") ^ "")) ^ (let v29 = (n4, v13, 0.5, x1') in "a"))) with | Ok (2 | 2) -> (if ((if v13 then ' ' else '\255') == (let (q33, _, q34, q35) = ((Array.make 16 x1'), v13, 4, (let rec f32' p30 p31 = 2 in f32')) in '\255')) != ((n4 - (-2147483647)) < (n4 * n4)) then () else ()) | Ok ((-2147483648) | 8) -> (mix (-(n4 mod (14 lor 1)))) | ((Ok _) | (Ok _)) -> (let { r1 = q55; _ } = Array.fold_right (fun p36 p37 -> { r0 = (p36 < n0); r1 = None }) (match n4 with | (1 | 1) -> (create_array 1 n0) | (3 | 6) -> (Array.make 1 n4) | ((-2147483647 as w38) | (-2147483648 as w38)) -> (let (_, { r0 = q39; _ }) = (x1', { r0 = v13; r1 = None }) in Array.make 1 n4) | q40 -> (Array.make 1 n0) | exception Invalid_argument q41 -> (match { r2 = q41; r3 = (Array.make 2 x1'); r4 = (ref n0) } with | ({ r2; r3 = _; r4 = q42 } | { r2 = ("a" as r2); r3 = _; r4 = q42 }) when v13 -> (Array.make 1 13) | ({ r2 = "a"; r3 = q43; r4 = _ } | { r2 = "a"; r3 = q43; _ }) -> (Array.make 1 n0) | ({ r2; r3 = _; r4 = q44 } | { r2 = ("" as r2); r3 = _; r4 = q44 }) -> (Array.make 1 n4) | ({ r2 = "a"; r3 = [|_; _|]; r4 = _ } | { r2 = _; r3 = _; _ }) -> (Array.make 1 n0)) | exception Failure q49 -> (let v50 = n0 in Array.make 1 v50) | exception Not_found -> (match n4 with | (0 | 0) -> (Array.make 1 n4) | (7 | 5) -> (Array.make 1 n0) | _ -> (Array.make 1 n4)) | exception E1 ({ r2 = "a"; r3 = q51; r4 = q52 }) -> [|n4|] | exception E1 ({ r2 = ""; r3; r4 = q53 }) -> (if v13 then (Array.make 1 n4) else (Array.make 1 2)) | exception E1 ({ r2 = q54'; r3 = v13; r4 = _ }) -> [|n4|]) { r0 = v13; r1 = None } in ()) | ((Ok (-1)) | (Error _)) -> ((let v56' = tick_float 11 (x1' -. x1') in if (match Ok false with | Ok (false | true) -> v13 | ((Ok false) | (Ok false)) -> v13 | ((Error _) | (Ok _)) -> v13) then (mix_float 1.0) else (let v58 = Array.make 1 n4 in ())); ()));
Array.fold_left (let _v59 = [|x1'; 2.0; x1'; (-1.5)|] in (let rec f61 () p60 = () in f61)) () [|(13 + n4); (fst (n0, n0))|];
let a81 = max [|(float_of_int (-1073741824)); x1'; (((0.0 /. 0.0) *. (coarse (sin (limit x1' (-100.0) 100.0)))) /. (-0.5)); (ceil ((let v62' = n4 in ()); (x1' *. x1'))); (if Option.equal (let _v63 = 0 in fun p64 p65 -> v13) None (Some x1') then (abs_float x1') else 1.5); (sqrt (float (n4 asr (n4 land 31)))); (match { r0 = (min v13 v13); r1 = (Some { r0 = v13; r1 = None }) } with | ({ r0 = q66'; r1 = q67 } | { r0 = q66'; r1 = q67 }) -> x1' | ({ r0 = true; r1 = q68 } | { r0 = true; r1 = q68 }) when true -> (match q68 with | (None | None) -> (match q68 with | (None | None) -> (-3.25) | (Some ({ r1 = q69; _ } | { r0 = _; r1 = q69 }) as w70) -> x1') | ((Some { r0 = q71; r1 = q72 }) | (Some { r0 = q71; r1 = q72 })) -> 1.0) | _ -> (floor (let v76 = fun p73 p74' p75 -> Array.make 1 n0 in x1'))); ((floor (try (List.hd []) with | Failure q77 -> x1')) *. (let v78 = true in (let v79' = Array.make 8 x1' in 1.0)))|] (Array.mapi (fun p80 n4 -> 1.5) (Array.make 8 n4)) in
let v13 = List.fold_right (try (let _v82 = Array.length a81 in fun p83 p84 -> p84) with | _ -> (let rec f86 n4 p85 = x1' in f86)) [] a81.(wrap (snd (v13, n4)) 8) in
let x87 = a81.(3) in
let f166 = (match Array.fold_left (let rec f90 p88 p89 = p88 in f90) (Ok 1.0) a81 with | ((Ok 0.0) | (Error _)) -> (match (match v13 with | (1.0 | 1.0) -> (Ok []) | (0.5 | 0.5) -> (Ok []) | (0.5 | _) -> (Ok []) | _ -> (Ok [])) with | Ok ([] | (_ :: (_ :: _))) -> (fun p91 -> p91) | ((Ok (_ :: _)) | (Ok _)) -> (match None with | ((Some _) | None) -> (let rec f97 p96 = 17 in f97) | ((Some q98 as w99) | (Some q98 as w99)) -> (fun p100 -> 6)) | ((Error (q101, _, (0.5 as w102), q103)) | (Error (q101, _, (0.5 as w102), q103))) -> (match q101 with | ('a'..'m' | 'a'..'m') -> (let rec f105 p104 = p104 in f105) | ('n' | '0'..'9') -> (fun p106 -> -3) | _ -> (fun p107 -> n4)) | ((Error (_, _, _, _)) | (Error _)) -> (let rec f111 p110 = n4 in f111)) | ((Ok q112) | (Ok q112)) when ((n4 - n4) > (truncate q112)) -> (fun p113 -> int_of_float x87) | ((Ok _) | (Error _)) -> (match { { r0 = true; r1 = None } with r1 = None } with | ({ r0 = q115; r1 = (None | None) } as w116') -> (fun p117 -> n0) | ({ r0 = q118; r1 = (Some _) } | { r0 = q118; r1 = (Some _) }) -> (fun p119 -> p119)) | Error (6 | 6) -> abs | Error (4 | (-2)) when (match (let (q120, _) = ((Array.make 1 n0), (-2)) in { r0 = false; r1 = None }) with | (({ r0 = false; r1 = None } as w121) | ({ r0 = _; r1 = None } as w121)) -> (let v122 = ((-3), (ref 15)) in true) | ({ r0; r1 = q123 } | { r0; r1 = (Some _ as q123) }) -> true) -> (if not false then (let v124 = Array.make 16 x87 in (let rec f126 p125 = n4 in f126)) else (if false then (let rec f128 p127 = p127 in f128) else (let rec f130 p129 = n4 in f130))) | ((Error 1) | (Error 1)) when (((-1) / ((-1) lor 1)) > n4) -> (let { r2 = q131; r3 = q132; r4 = q133' } = { r2 = "b c"; r3 = (Array.make 2 x87); r4 = (ref n4) } in fun p134' -> p134') | ((Error 4) | (Error 4)) -> (match n4 with | (1 | 1) -> (let _v135 = -0.0 in fun p136 -> n4) | (5 | 5) -> (fun p137' -> 2) | ((-2 as w138) | (9 as w138)) -> (fun p139 -> p139) | (6 | (-2)) -> (let (q143, _, q144, q145') = ((Array.make 1 15), a81, (fun p140 p141 p142' -> 10.0), v13) in (let rec f147 p146 = -3 in f147)) | q148 -> (fun p149 -> p149)) | ((Error 1) | (Error _)) -> (let rec f151 p150 = n4 in f151) | ((Error q152 as w153) | (Error q152 as w153)) when q152 = 8920 -> (if (Array.make 6 6) >= (Array.make 6 18) then (fun p154' -> q152) else (match w153 with | ((Ok q155) | (Ok (0.5 as q155))) -> (let rec f157 p156 = p156 in f157) | Error (q158 | (-2147483647 as q158)) -> (fun w153 -> q158) | ((Ok _) | (Error (-3))) -> (let rec f161 p160 = p160 in f161) | (Error (3 | 7) as w162) -> (fun p163 -> 1) | ((Error q164) | (Error q164)) -> (fun p165 -> n4))) | _ -> abs) in
let x175 = (try (try (
  let rec loop171 i167 n172 s168 =
    if i167 >= n172 then s168 else (
      (if i167 = 1 then raise (E1 ((let rec f170 p169 = { r2 = "a"; r3 = (Array.make 2 3.25); r4 = (ref 2) } in f170) (s168, true, i167))));
      loop171 (i167 + 2) n172 ((if true then s168 else v13) *. 1.5)
    )
  in
  let n173 = loop171 0 8 0.5 in
  note_float n173;
  n173) with | E1 ({ r2 = _; r3; r4 = _ }) -> (let v174 = false in 100.75)) with | _ -> x87) in
let rec loop191 i176 s177' s178 s179 s180 s181 s182 s183 s184 s185 s186 s187 s188' s189 s190 =
  if i176 >= 3 then (s177', s178, s179, s180, s181, s182, s183, s184, s185, s186, s187, s188', s189, s190) else (
    loop191 (i176 + 1) s189 (try (-4096.0) with | _ -> (-. s190)) (-(s179 + s179)) s180 s187 ((6 + s185) lsl 11) s183 s178 s185 s181 s190 s180 s185 s186
  )
in
let (n193, n194, n195, n196, n197, n198, n199, n200, n201, n202, n203, n204, n205, n206) = loop191 0 n0 x87 n4 (-1.0) 0.0 4 (Array.make 4 'a') x175 n0 x175 2.0 x175 n4 1.5 in
note_int n193;
note_float n194;
note_int n195;
(mix_float n196; note_end 0);
let n207 = Array.length n199 in
note_int n207;
let { r2; r3 = q211; r4 = q212 } = { r2 = "bqm"; r3 = [|(-. n203); 1.5|]; r4 = (max (match { r2 = "b c"; r3 = (Array.make 2 n196); r4 = (ref n193) } with | ({ r2 = q208; r3; _ } | { r2 = q208; r3; r4 = _ }) when ((n201 < 13) || ((-2) > n205)) -> (ref 16) | ({ r2 = _; r3 = q209; r4 } | { r2 = _; r3 = q209; r4 }) -> (ref 9) | ({ r2 = "a"; r3 = q210; r4 } | { r2 = "a"; r3 = q210; r4 }) when (Result.is_ok (Ok true)) -> r4 | _ -> (ref n198)) (ref n201)) } in
let n213 = (try ((-4096) mod n205) with | Division_by_zero -> (-19)) in
note_int n213;
let v222 = (let s214 = List.fold_left (let rec f217 p215 p216 = "a" in f217) "iebpmoy" (String.fold_left (fun p218 p219 -> p218) [] r2) in let i220 = (match '\'' :: [] with | ([] | (_ :: _)) -> (n193 - n4) | ((q221 :: _) | (q221 :: _)) -> n4) in if i220 >= 0 && i220 < String.length s214 then s214.[i220] else 'z') in
(mix (Char.code v222); note_end 0);
let x227 = (try (
  print_int ((let rec f224 p223 = if p223 then n198 else n213 in f224) (n195 = n4));
  print_byte 32;
  print_float n206;
  print_newline ();
  q211.(1) <- (n206 +. q211.(wrap (n207 + n205) 2));
  (match v222 with | ('a'..'m' | 'a'..'m') -> 3.25 | ('a'..'m' | 'n') -> (let i225 = n205 in if i225 >= 0 && i225 < Array.length q211 then q211.(i225) else n200) | ('a'..'m' | 'a'..'m') -> 10.0 | ('0'..'9' | _) -> (if false then v13 else n200) | ('n' | 'n') -> a81.(5) | _ -> (match v222 with | ('n' | 'a'..'m') -> n197 | ('a'..'m' | '0'..'9') -> n194 | q226 -> n196))) with | _ -> n204) in
let n228 = int_of_float n203 in
note_int n228;
let rec loop230 i229 n231 =
  if i229 <> n231 then (
    (q211.(i229) <- q211.(i229));
    loop230 (i229 + 1) n231
  ) else
    ()
in
loop230 0 2;
(mix_floats q211 0 2; note_end 0);
let unused232 = n205 / 1 in
let n233 = ((); 8995) in
note_int n233;
note_int n207;
note_float n203;
note_int n213;
(mix (Char.code v222); note_end 0);
note_int n193;
(mix_0 5 q212; note_end 0);
note_float v13;
note_float n197;
()
