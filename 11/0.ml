type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
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
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
in
let rec fold0 p1 =
  match p1 with
  | [] ->
    ref ((); (-1.5))
  | (_ :: _) ->
    (match { r0 = "\000\255x"; r1 = 1.0; r2 = None; r3 = 12; r4 = 18; r5 = (Array.make 2 15); r6 = [] } with | { r0 = "a"; r1 = q2; r2 = q3; r3 = _; r4 = q4; r5; _ } -> (ref q2) | { r0 = q5; r1 = q6; r2 = q7; r3 = q8; r4; r5 = [|_; q9|]; r6 = q10 } -> (ref q6) | ({ r0; r1 = _; r2 = p1; r3; r4 = q11; r5 = q12; r6 = ([] as w13) } | { r0; r1 = _; r2 = p1; r3 = q11; r4 = r3; r5 = q12; r6 = ([] as w13) }) -> (ref 1.5) | { r0 = q14; r1 = q15; r2 = p1; r3 = q16; r5 = q17; r6 = (q18 :: q19); _ } -> (ref (-3.25)))
in
let v20 = fold0 ((); []) in
(mix_0 5 v20; note_end 0);
v20 := ((if false then 1.0 else 1.0) *. !v20);
let v23 = (let rec f22 p21 = if 12 <> (-2) then p21 else ("b c" <> "12") in f22) ((2.0 +. 100.75) <> (sqrt 0.5)) in
let rec fold24 p25 =
  match p25 with
  | [] ->
    ((let ({ r0 = q26; r1 = _; r2 = q27; r3 = q28; r4; r5 = q29; r6 } as w30) = { r0 = "b c"; r1 = (-0.5); r2 = None; r3 = 4; r4 = 0; r5 = (Array.make 2 (-1)); r6 = [] } in ' '), (match p25 with | [] when true -> 1 | [] -> (-2) | (true :: []) -> 17 | (true :: (q31 :: q32)) -> 8 | (false :: q33) -> 20 | [] -> 5), 19)
  | (q34 :: _) ->
    (try () with | _ -> (match (let v35 = 3.25 in C7) with | C18 -> () | (C28 as w36) -> () | C9 -> () | C21 -> () | C22 -> () | C10 -> () | (C19 as w37) -> () | C25 -> () | C31 -> () | C16 -> () | (C12 as w38) -> () | C13 -> () | _ -> ()));
    ('z', 5, 20)
in
let v39 = fold24 (( @ ) [] []) in
((let (m40, m41, m42) = v39 in mix (Char.code m40); mix m41; mix m42); note_end 0);
((let (m43, m44, m45) = v39 in mix (Char.code m43); mix m44; mix m45); note_end 0);
let v46 = fold24 (false :: []) in
((let (m47, m48, m49) = v46 in mix (Char.code m47); mix m48; mix m49); note_end 0);
((let (m50, m51, m52) = v46 in mix (Char.code m50); mix m51; mix m52); note_end 0);
let n93 = (min (match v46 with | (((q53, _, (-2)) as w54') | ((('a'..'m' as q53), _, _) as w54')) -> (try (if true then raise (Invalid_argument "tail \" end") else (16 asr (13 land 31))) with | Invalid_argument q55 -> (5 - 8) | _ -> (11 * 12)) | ('0'..'9', 5, 0) -> (-(18 - 10)) | (('0'..'9', q56, 0) | ('0'..'9', _, (0 as q56))) -> q56 | ('0'..'9', _, 1) -> (max ((let rec f58 p57 = 2 in f58) []) 1073741824) | ('0'..'9', _, q59) -> ((- q59) * 5) | (('n', q60', q61) | ('n', q60', q61)) -> (succ 1073741824) | ((_, _, q62) as w63) -> (if v23 || v23 then (let o64 = q62 in let o65 = q62 in let o66 = q62 in let o67 = q62 in let ( := ) a b = (a lsl 1) + b in o64 := o65 := o66 := o67) else (int_of_float 0.5))) (compare v23 v23)) + ((lxor) ((let rec f92 p68 = (match (v23, "tail \" end", 14, C7) with | (q69, q70, 0, q71) -> ((); 1) | (v39, q72, 1, q73) -> (match q73 with | C18 -> 13 | C27 -> 14 | C11 -> 15 | C24 -> 9 | (C25 | C26) -> (-1) | (C14 | C14) -> 6 | C15 -> 15 | (C22 | C13) -> 19 | (C10 as w74) -> 19 | C25 -> 19 | C16 -> 16 | (C12 | C8) -> 3 | q75 -> 6) | (q76, _, q77, C9) -> (q77 / 2147483647) | (_, q78, _, C26) -> (if v23 then 8 else 9) | (_, _, p68, C15) -> (p68 / 100) | (_, q79, _, C29) -> (17 mod 7) | ((_, q80, 6, C27) | (_, q80, _, C20)) -> (5 - 19) | ((q81, q82, q83, C8) | (q81, q82, q83, C8)) -> q83 | (_, q84, _, C30) -> (String.length q84) | ((q85, q86, q87, C12) | (q85, q86, q87, C16)) -> (q87 + q87) | (q88, q89, q90, q91) -> (if v23 then q90 else q90)) in f92) ('\225', (floor 3.25), (4 * (-6)))) (-4)) in
note_int n93;
let rec loop96 i94 n97 s95 =
  if i94 <> n97 then (
    loop96 (i94 + 1) n97 (clip s95 ^ clip ((); "b c"))
  ) else
    s95
in
let n98 = loop96 0 5 "12" in
(mix_string n98; note_end 0);
let x194 = (try (
  let rec fold99 p100 p101 =
    if p100 <= 0 then n98 else
    match p101 with
    | C18 ->
      string_of_int p100
    | C28 ->
      n98
    | C9 ->
      (clip (Printf.sprintf "<%u>" (n93 land 2147483647))) ^ "tail \" end"
    | C27 ->
      n98
    | C21 ->
      let v102 = true || true in
      string_of_float (abs_float 100.75)
    | C11 ->
      let n116 = (match (match p100 with | 6 -> ((); (Ok C7)) | q103 when q103 < 15 -> (let (q104, q105) = ((-1.0), ("", 15, 2.0)) in Ok C7) | _ -> (if v23 then (Ok C7) else (Ok C7)) | exception Division_by_zero -> (match v39 with | ('a'..'m', q106, q107) -> (Ok C7) | (('0'..'9' as w108), q109, fold0) -> (Ok C7) | (q110, q111, q112) -> (Ok C7)) | exception Not_found -> (Error n98) | exception E1 -> (Ok C7)) with | Ok _ -> 7 | (Error ("a" | "a") as w113) -> p100 | Error "" -> p100 | Ok q114 when v23 -> p100 | Error q115 -> p100) in
      n98
    | C24 ->
      "gjkypsxvl"
    | C26 ->
      let v121 = if v23 then '\n' else (if false && v23 then (let s119 = n98 in let i120 = n93 in if i120 >= 0 && i120 < String.length s119 then s119.[i120] else 'a') else (if true then '\020' else (let s117 = n98 in let i118 = n93 in if i118 >= 0 && i118 < String.length s117 then s117.[i118] else 'z'))) in
      part n98 p100 p100
    | C14 ->
      let v128 = (let n98 = fun p122' p123 -> Array.make 2 (-3) in (try (if false > v23 then ((fun p124 -> p101), p100) else ((fun p125' -> p101), 11)) with | _ -> (try ((fun p126 -> p101), p100) with | _ -> ((fun p127' -> p101), p100)))) in
      n98
    | C15 ->
      let v129 = p100 = (truncate ((-1.5) -. 2.0)) in
      (let _v130 = 13 + p100 in (clip n98) ^ "")
    | C23 ->
      (clip ((clip n98) ^ "b c")) ^ n98
    | C22 ->
      String.concat n98 ["12"; clip "tail \" end"]
    | C29 ->
      let c144 = (((-0.0) *. (match C7 with | (C18 as w131) -> 2.0 | (C9 | C29) -> 1.0 | C24 -> (-10.0) | (C15 | C15) -> 0.0 | C23 -> 0.0 | (C29 | C29) -> 0.5 | ((C10 as w132) | (C10 as w132)) -> 0.5 | C19 -> 1.5 | C31 -> (-0.5) | (C19 | C17) -> 100.75 | q133 -> 3.25))) +. (match v46 with | (v46, 7, q134) -> 0.5 | ((q135, 5, _) as w136) -> (-3.25) | ('a'..'m', q137, _) -> 100.75 | ('n', _, _) -> (-1.0) | ('a'..'m', q138, _) -> 3.25 | (('n', q139, q140) as w141) -> (-10.0) | ((_, q142, q143) | (_, q143, q142)) -> 0.0) in
      let c145 = c144 *. (c144) in
      let c146 = (c145) -. (match v46 with | (v46, 7, q134) -> 0.5 | ((q135, 5, _) as w136) -> (-3.25) | ('a'..'m', q137, _) -> 100.75 | ('n', _, _) -> (-1.0) | ('a'..'m', q138, _) -> 3.25 | (('n', q139, q140) as w141) -> (-10.0) | ((_, q142, q143) | (_, q143, q142)) -> 0.0) in
      let c147' = c146 -. (c144) in
      let c148 = ((match v46 with | (v46, 7, q134) -> 0.5 | ((q135, 5, _) as w136) -> (-3.25) | ('a'..'m', q137, _) -> 100.75 | ('n', _, _) -> (-1.0) | ('a'..'m', q138, _) -> 3.25 | (('n', q139, q140) as w141) -> (-10.0) | ((_, q142, q143) | (_, q143, q142)) -> 0.0)) +. c144 in
      let c149 = ((match v46 with | (v46, 7, q134) -> 0.5 | ((q135, 5, _) as w136) -> (-3.25) | ('a'..'m', q137, _) -> 100.75 | ('n', _, _) -> (-1.0) | ('a'..'m', q138, _) -> 3.25 | (('n', q139, q140) as w141) -> (-10.0) | ((_, q142, q143) | (_, q143, q142)) -> 0.0)) +. c148 in
      let c150 = (c149) *. (match v46 with | (v46, 7, q134) -> 0.5 | ((q135, 5, _) as w136) -> (-3.25) | ('a'..'m', q137, _) -> 100.75 | ('n', _, _) -> (-1.0) | ('a'..'m', q138, _) -> 3.25 | (('n', q139, q140) as w141) -> (-10.0) | ((_, q142, q143) | (_, q143, q142)) -> 0.0) in
      let c151 = (c145) -. c149 in
      let c152 = (c149) -. c147' in
      n98
    | C10 ->
      (clip n98) ^ ((clip "") ^ "a")
    | C20 ->
      (try (match (if v23 then (' ', n93, p100) else v46) with | (q153, q154, 7) when (if 2.0 = 0.0 then v23 else v23) -> n98 | (q155, q156, (9 | _)) when q156 >= (-19) -> n98 | (_, q157, (1 as w158)) -> (string_of_int w158) | ((q159, q160, (-1)) as w161) -> (if v23 then "tail \" end" else n98) | ((q162, _, 5) as w163) -> n98 | (_, q164, (-3)) when ((3 - 2147483647) > ((-2) + p100)) -> n98 | _ -> "\000\255x") with | Match_failure _ -> n98 | _ -> n98)
    | C19 ->
      (if v23 then n98 else (let { r1 = q165; r2 = q166; r3 = q167; r4; r5 = _; r6; _ } = { r0 = n98; r1 = (-1.5); r2 = None; r3 = n93; r4 = n93; r5 = (Array.make 2 n93); r6 = [] } in n98))
    | C25 ->
      n98
    | C7 ->
      part (if v23 then "\000\255x" else n98) n93 p100
    | C8 ->
      (clip ((clip "12") ^ n98)) ^ "\000\255x"
    | C31 ->
      let c168 = ((if v23 then 1.0 else (-1.5))) +. (if v23 then 1.0 else (-1.5)) in
      let c169 = (c168) -. (if v23 then 1.0 else (-1.5)) in
      let c170 = (c169) +. c168 in
      let c171 = ((if v23 then 1.0 else (-1.5))) *. c169 in
      let c172 = (c171) +. (if v23 then 1.0 else (-1.5)) in
      let c173 = c172 -. (c168) in
      n98
    | C30 ->
      let x181 = sqrt ((100.75 -. 2.0) -. (match { r0 = "b c"; r1 = (-100.75); r2 = None; r3 = p100; r4 = n93; r5 = (Array.make 2 p100); r6 = [] } with | { r0; r1 = _; r2 = q174; r3 = q175; r4; r5 = [|q176; q177|]; r6 = q178 } -> (-0.5) | ({ r0 = _; r1 = _; r2 = q179; r3 = p101; r4 = (-1); r5 = q180; r6 } | { r0 = _; r1 = _; r2 = q179; r3 = p101; r4 = _; r5 = q180; r6 }) -> 100.75)) in
      n98
    | C16 ->
      n98
    | C12 ->
      let n182 = p100 in
      (try n98 with | _ -> (part n98 n182 1))
    | C13 ->
      let c183 = (- p100) - ((- p100)) in
      let c184 = c183 * ((1024 / 8)) in
      let c185 = (1024 / 8) lxor ((1024 / 8)) in
      let c186 = ((1024 / 8)) + (1024 / 8) in
      let c187 = c183 lxor ((- p100)) in
      (let c186 = if v23 then p101 else C7 in n98)
    | C17 ->
      let n191 = (try p100 with | _ -> ((match v39 with | ('a'..'m', q188, q189) -> 1204 | ('n', _, q190) -> q190 | ((fold24, n98, _) | (fold24, _, n98)) -> ((n98 + n93) + 4096)) * p100)) in
      String.make 2 '\''
  in
  let s192 = fold99 3 C30 in
  (mix_string s192; note_end 0);
  let s193 = fold99 (hide 1 0) ((); C7) in
  v20 := 3.25;
  (-. 0.0) /. ((); 0.5)) with | _ -> (3.25 /. (-10.0))) in
note_float x194;
((let (m195, m196, m197) = v46 in mix (Char.code m195); mix m196; mix m197); note_end 0);
((let (m198, m199', m200') = v39 in mix (Char.code m198); mix m199'; mix m200'); note_end 0);
(mix (if v23 then 1 else 0); note_end 0);
(mix_string n98; note_end 0);
(mix_0 5 v20; note_end 0);
note_int n93;
()
