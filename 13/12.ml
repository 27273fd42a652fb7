type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y223; r11 = y224; r12 = _ } -> mix_float y223; mix_floats y224 0 4
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x153' = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let c27 = ((q25 lor q25) * 38) - (((q25 lor q25) * 38)) in
  let c28 = ((q25 lor q25) * 38) + ((let v26 = C8 in q25)) in
  let c29 = (let v26 = C8 in q25) - (((q25 lor q25) * 38)) in
  let c30' = ((let v26 = C8 in q25)) + c27 in
  let c31 = ((q25 lor q25) * 38) + (c27) in
  let c32 = (let v26 = C8 in q25) + (c31) in
  note_int c32;
  let n51 = ((mix (Char.code ((let rec f37 p33 = (let v34 = String.length "a" in (let s35 = "" in let i36 = v34 in if i36 >= 0 && i36 < String.length s35 then s35.[i36] else ' ')) in f37) ((match [] with | ([] | []) -> false | ((([|q38'|] | [|q38'|]) :: []) as w39) -> false | (_ :: []) -> false | (q40 :: (_ :: q41)) -> false) && (r0 <> r0)))); note_end 0); (((Array.fold_right (Array.fold_right (let rec f44 p42 p43 = p43 in f44) q24' (let rec f47 p45 p46' = -2 in f47)) q24' (if true then (-2) else 13)) / (((match (r0, false, C8) with | (_, true, q48) -> 3 | (q49, (false | false), q50) -> c31) / 2147483647) lor 1)) mod (-3))) in
  ((match Ok true with | Ok q52 -> () | Error 0.0 -> () | Error (0.5 | 0.5) when ((let rec f55 p53 = (match [] with | [] when ((float_of_int n51) > 5e-324) -> true | [] -> true | (q54 :: _) -> false) in f55) (Array.fold_left (fun p56 p57 -> p56) c29 q24')) -> () | Error 0.5 -> () | Error q58 -> () | _ -> ()); r0)) | { r0 = _; r2 = [|q59; _; _; q60|]; r3 = q61; r4 = None; r5 = q62; r6 = (-3); _ } when q61 < 12 -> (
  let v90 = (match (min { r10 = q60; r11 = (Array.make 4 q59); r12 = () } (match { r0 = q60; r1 = 7; r2 = (Array.make 4 q59); r3 = q61; r4 = None; r5 = q62; r6 = q61 } with | { r0; r1 = 3; r2 = q63'; r4; r5 = q64; r6 = _; _ } -> { r10 = 100.75; r11 = q63'; r12 = () } | { r0; r1 = (-2147483648); r2 = [|_; _; q65; q66|]; r3; r5; r6; _ } -> { r10 = q65; r11 = (Array.make 4 100.75); r12 = () } | { r0; r1 = (-2147483648); r2 = q67; r4 = q68; r5 = q69; r6 = q70; _ } -> { r10 = 3.25; r11 = q67; r12 = () } | ({ r0 = q71; r1 = q72'; r2; r3; r5; r6 = q73; _ } as w74) -> { r10 = q62; r11 = r2; r12 = () })) with | ({ r10 = 0.5; r11 = q75; r12 = _ } | { r11 = ([|_|] as q75); _ }) -> ('\095', ((fun p76 -> { r10 = p76; r11 = q75; r12 = () }) q62), (true = false), (List.length [])) | { r10 = 1.0; r12; _ } -> (if q62 = q62 then (List.fold_left (fun p77 p78' -> p77) ('\255', { r10 = 2.0; r11 = (Array.make 4 q60); r12 = r12 }, true, q61) []) else ((let rec f80 p79 = ('z', { r10 = q60; r11 = (Array.make 4 q60); r12 = r12 }, true, q61) in f80) (Ok q60))) | { r11 = _; r12 = q81; _ } -> (min ((let rec f85 ({ r0; r1 = q82'; r3; r4 = q83; r5 = _; r6; _ } as w84) = ('\'', { r10 = q62; r11 = (Array.make 4 r0); r12 = () }, false, q82') in f85) { r0 = q60; r1 = q61; r2 = (Array.make 4 q62); r3 = q61; r4 = None; r5 = q60; r6 = q61 }) (try (match C8 with | C8 -> ('0', { r10 = q62; r11 = (Array.make 4 q59); r12 = q81 }, true, q61) | ((C7 (q86, q87, q88) as w89) | (C7 (q86, q87, q88) as w89)) -> (q86, { r10 = (-10.0); r11 = (Array.make 4 q88); r12 = q81 }, false, q61)) with | Not_found -> ('z', { r10 = q62; r11 = (Array.make 4 q62); r12 = q81 }, true, q61) | Match_failure _ -> ('\n', { r10 = q60; r11 = (Array.make 4 q60); r12 = q81 }, false, q61) | E0 -> ('\'', { r10 = q62; r11 = (Array.make 4 q60); r12 = () }, true, q61)))) in
  let v96 = not (match if true then ('\n', { r10 = 100.75; r11 = (Array.make 4 q62); r12 = () }, false, 16) else v90 with | (q91, _, q92, (-1)) -> q92 | (q93, q94, q62, q95) -> (q95 != q61)) in
  (mix (if v96 then 1 else 0); note_end 0);
  q62) | { r1 = q97; r2 = [|q98; q99; _; _|]; r3 = q100; r4 = None; r5 = q101; r6 = (-3); _ } -> (
  (let rec f104 p102 = (let v103' = () in q101) in f104) (Array.make 16 q97)) | ({ r0; r1 = q105; r2 = q106; r3 = q107; r4 = None; r5 = q108'; r6 = (-3) } | { r0; r1 = q107; r2 = q106; r3 = q105; r4 = None; r5 = q108'; r6 = (-3) }) -> (
  (try (-10.0) with | Invalid_argument q109 -> (-0.5) | Not_found -> (match (false, false) with | (q110', _) -> q108') | E0 -> (float_of_int 14) | E1 2 -> 4096.0 | E1 (-2147483647) -> 0.1 | E1 q111 -> q108')) | { r0 = q112; r1 = _; r2 = q113; r3 = _; r4 = None; r5; r6 = q114 } -> (
  let n115 = q114 / ((int_of_float q113.(2)) lor 1) in
  -0.5) | ({ r0 = q116; r1 = q117; r3 = _; r4 = (Some _); r6 = q118; _ } | { r0 = q116; r1 = q117; r3 = q118; r4 = _; r5 = 1.0; r6 = _; _ }) -> (
  assert (hide 1 3 = 3);
  (if 100.75 < 1e-310 then (if (0 lsr ((List.fold_left (let rec f120 p119 q117 = p119 in f120) q117 []) land 31)) >= ((-4096) - (let (q124, _, q125) = ({ r0 = q116; r1 = q118; r2 = (Array.make 4 q116); r3 = q118; r4 = None; r5 = q116; r6 = q118 }, (fun p121 p122 p123 -> p121), q116) in 18)) then (try (let { r0; r1 = q117; r2 = q118; r3 = q131; r4 = q132; r5; r6 = _ } = { r0 = (0.0 /. 0.0); r1 = q118; r2 = [|10.0; q116; q116; (-2.0)|]; r3 = q117; r4 = (match [] with | [] -> None | ((-3) :: q126) when (if q118 <= q117 then (true || false) else true) -> None | ((q127 :: q128) as w129) -> None); r5 = (-. q116); r6 = (match q118 with | -2 -> 18 | -1 -> q118 | 8 -> q118 | q130 -> 6) } in print_string "dsgtgoc") with | Match_failure _ -> (if (q118 - 32767) < q118 then ())) else (mix_float (-. (match [] with | [] -> q116 | (q133 :: (_ :: q134)) when (((-1) / 1) < (q118 lsr 9)) -> 100.75 | [] -> 100.75 | ((_ :: q135) | (_ :: q135)) -> q116)))) else (let v136 = (try ((Char.code '\047') * 7) with | _ -> ((q117 land q118) mod ((q118 - q118) lor 1))) in if (false || false) || (match Ok (Array.make 8 q116) with | Ok q137 -> false | ((Error q138) | (Error (0 as q138))) -> true | ((Error _) | (Error _)) -> true) then (match { r0 = 1.5; r1 = q117; r2 = (Array.make 4 q116); r3 = q117; r4 = None; r5 = q116; r6 = q117 } with | ({ r0 = q139; r1 = q140; r2 = q118; r3; r4 = q141; r5; r6 = q142 } as w143) -> (if false then () else ()) | { r0 = _; r2 = q144; r3; r4 = q145; r5 = q146; r6 = q147; _ } -> (if true then ())) else (print_char (if false then '\255' else 'z'))));
  q116) | ({ r0 = q148; r1 = 8; r3 = q149; r4 = q150; r5 = q151; r6 = q152; _ } | { r0 = q151; r1 = 8; r2 = _; r3 = q152; r4 = q150; r5 = q148; r6 = q149 }) -> (
  -1.0) | _ -> (
  (3.25 *. 10.0) /. ((-3.25) /. 100.75))) in
let n154 = 5 in
note_int n154;
let n155 = n154 in
note_int n155;
let n166 = (int_of_float ((-1.0) +. 1.0)) land (let o156 = n155 / 4096 in let o157 = int_of_string (string_of_int 19) in let o158 = if false then 0 else n155 in let o159 = n155 in let o160 = (let o161 = n155 in let o162 = n155 in let o163 = n155 in let o164 = n155 in let o165 = n154 in let ( >= ) a b = a lxor (b + 1) in o161 >= o162 >= o163 >= o164 >= o165) in let ( mod ) a b = (a lsl 1) + b in o156 mod o157 mod o158 mod o159 mod o160) in
note_int n166;
let n170 = if (try (x153' >= x153') with | _ -> true) then (if true && true then (n166 + n154) else (if None = None then (if n166 = n154 then (List.fold_left (let rec f169 p167 p168 = p167 in f169) n166 []) else (if (n155 - 65535) < n166 then 8149 else (if n155 <> n155 then (if if true then true else false then (if true then n155 else (if true then 12 else n166)) else (compare false true)) else (n166 + n166)))) else n155)) else (int_of_float x153') in
let c171 = x153' *. (3.25) in
let c172 = (c171) *. 3.25 in
let c173 = 3.25 +. (3.25) in
let c174 = c173 -. (c172) in
let c175 = (c174) -. c173 in
let c176 = (c171) +. x153' in
let c177 = (c173) +. c175 in
let c178 = (c171) *. c175 in
let c179 = c175 -. (c174) in
let c180 = (x153') -. x153' in
note_float c180;
let x181 = if n166 <> n155 then (c179 /. (c179 *. (-0.0))) else (float n170) in
let v186 = { r10 = (100.75 *. (ceil x181)); r11 = (Array.mapi (let rec f184 p182 p183 = c173 in f184) (Array.make 4 (-1.0))); r12 = (try (if None > None then raise (Invalid_argument "12") else ()) with | Invalid_argument q185 -> (if true then () else ())) } in
(mix_0 5 v186; note_end 0);
mix_float (tick_float 17 (c179 *. c177));
let v187 = x153' > 0.0 in
let n188 = n155 in
note_int n188;
let n191 = max ((List.fold_left (fun p189 p190 -> n188) (-2) []) - (6 mod (12 lor 1))) ((n166 asr 4) - (n188 - n188)) in
note_int n191;
let n192 = n191 in
((v186.r10 <- c180); v186.r12);
(if (n155 + 10) <= (n170 - n192) then ((v186.r10 <- (-10.0)); (if v187 then ())));
let x193 = v186.r10 *. ((float 15) *. ((-3.25) -. c180)) in
let x219 = Array.fold_left (match v186 with | { r10 = 0.0; r11 = q194; r12 } -> (let rec f197 p195 p196 = x181 in f197) | { r10 = 0.5; r11 = q198; _ } -> (fun p199' p200 -> c180) | { r10 = 0.5; r11 = q201; r12 = q202 } -> (match [] with | [] -> (fun p203 p204 -> c177) | (q205 :: []) -> (let rec f208 p206' p207 = c174 in f208) | ([] | (_ :: (_ :: _))) -> (let rec f211 p209 p210 = x181 in f211)) | ({ r11 = q212; r12 = q213; _ } | { r10 = _; r11 = q212; r12 = q213 }) -> (try (let rec f216 p214 p215 = 2.0 in f216) with | _ -> (fun p217 p218 -> c177))) (tick_float 5 (if v187 then x181 else c171)) (Array.make 2 v187) in
note_float x219;
let s221 = ref c176 in
for i220' = 0 to 14 - 1 do
  s221 := ((float (-11)) -. (((float (-11)) *. (!s221))))
done;
let n222 = !s221 in
note_float n222;
note_float c176;
note_int n155;
note_int n191;
note_float c174;
note_float c179;
note_float c171;
note_float x193;
(mix_0 5 v186; note_end 0);
()
