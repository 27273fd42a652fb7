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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y243 :: y244) -> mix 1; mix y243; mix_0 (d - 1) y244
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y245; r11 = y246'; r12 = _ } -> mix_float y245; mix_floats y246' 0 4
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x242 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let f26 p27' p28 =
    let rec f29 p30 =
      if p30 < 1 then
        (p30 lsl 0)
      else (
        let r31 = f29 (p30 - 1) in
        p30 lxor (let i32 = p30 in if i32 >= 0 && i32 < 2 then p28.(i32) else q25)
      )
    in
    let _ = f29 0 in
    let n33 = f29 3 in
    raise Division_by_zero
  in
  let n35 = (try (f26 (Array.init 8 (fun p34 -> r0)) (Array.copy (Array.make 2 14))) with | Division_by_zero -> (try (-65536) with | _ -> q25)) in
  note_int n35;
  let n40 = (try (f26 (List.fold_right (let rec f38 p36 p37 = p37 in f38) [] (Array.make 8 r0)) (Array.init 2 (fun p39 -> p39))) with | Division_by_zero -> (n35 * n35)) in
  note_int n40;
  let f41 p42 p43' =
    Array.make 2 n40
  in
  let a52 = f41 (match (r0, false, C8) with | (_, true, q44) -> true | (q45, (false | false), q46) -> false) (fun { r10 = q47; r11 = q48; r12 = q49 } (q25, _, q50, _) -> ((fun p51 -> n40), 18)) in
  -1.0) | { r0 = q53; r1; r2 = [|q54; q55; q56; _|]; r3 = q57; r4 = None; r5 = q58'; r6 = (-3) } when q58' <> 10.0 -> (
  let v92' = (match None with | Some (q59, q60, 'n', q61) -> (
    q59.(0) :: []) | (None | None) -> (
    List.merge compare (match { r10 = q58'; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q62; _; _; q63|]; r12 = q64 } -> [] | { r10 = 0.0; r11 = [|q65; _; r1; _|]; r12 = _ } -> [] | { r10 = 0.0; r11 = _; r12 = q66 } -> [] | ({ r10; r11; r12 = _ } | { r10; r11; r12 = _ }) -> []) [q57; r1; (-2)]) | Some (q67, q68, q69', q70) -> (
    (match [] with | [] -> (q67.(wrap (let o71 = r1 in let o72 = q57 in let o73 = q57 in let ( |> ) a b = a * 2 - b and ( - ) a b = a lxor (b + 1) and ( <> ) a b = (a lsl 1) + b in o71 - o72 |> o73) 8) <- q57) | ((_ :: _) | []) -> (match { r10 = q70; r11 = (Array.make 4 q55); r12 = () } with | { r10 = 0.5; r11 = [|_; _; q76; q77|]; r12 } -> (if q68 then r12 else r12) | ({ r10 = q78; r11 = [|_; _; q79; q80|]; r12 = _ } | { r10 = q79; r11 = [|_; _; q80; q78|]; r12 = _ }) -> (note_int r1) | ({ r10 = 0.5; r11 = q81; r12 = q82 } | { r10 = 0.5; r11 = q81; r12 = q82 }) -> (if q68 then q82 else ()) | { r10 = q83; r11; r12 = q84 } -> q84) | [] -> (print_endline (string_of_int q57)));
    (match q69' with | 'a'..'m' -> (if true then [] else []) | 'n' -> (match q69' with | 'a'..'m' -> [] | '0'..'9' -> [] | 'n' -> [] | q85 -> []) | q86 -> (match Array.make 4 q58' with | [|_; q87'; q88; q89|] -> [] | [|q90|] -> [] | q91 -> [])))) in
  (mix_0 5 v92'; note_end 0);
  let rec f93' p94 p95 =
    if p94 < 1 then
      (q57, { r10 = q56; r11 = (Array.make 4 q55); r12 = () }, q57, "a")
    else (
      (try (let r96 = f93' (p94 - 1) p95 in if true then raise E0 else r96) with | E0 -> (q57, { r10 = 2.0; r11 = (Array.make 4 q56); r12 = () }, q57, "b c"))
    )
  in
  let v97 = f93' 0 [|0.5; q58'; q56|] in
  ((let (m98, m99, m100, m101) = v97 in mix m98; mix_1 5 m99; mix m100; mix_string m101); note_end 0);
  ((let (m102, m103, m104, m105) = v97 in mix m102; mix_1 5 m103; mix m104; mix_string m105); note_end 0);
  let v106 = f93' (hide 0 9) (if false then (Array.make 3 q53) else (Array.make 3 100.75)) in
  ((let (m107, m108, m109, m110) = v106 in mix m107; mix_1 5 m108; mix m109; mix_string m110); note_end 0);
  max (let v111 = true in q58') 1.0) | { r0 = q112'; r1 = q113; r2 = [|_; _; _; q114'|]; r4 = None; r5 = q115; r6 = (-3); _ } -> (
  let n116 = q113 - q113 in
  ( *. ) 10.0 (-. q114')) | { r0 = q117; r2 = q118; r3 = _; r4 = None; r5 = q119'; r6 = (-3); _ } -> (
  let f120 p121' p122 p123 =
    2147483646
  in
  let n127 = f120 q119' (let v124 = Array.make 2 19 in fun p125 p126 -> q119') q118.(3) in
  tick_float 10 q119') | { r0 = q128; r1; r2; r3 = _; r4 = None; r5 = q129; r6 = q130 } -> (
  let rec pick131 p132 p133 p134 =
    if p132 then p133 else p134
  in
  let v136 = (match Ok r1 with | Ok (-2147483647) -> (ref 6) | Ok _ -> (ref r1) | Error 0.0 -> (ref r1) | Error 0.0 -> (ref 5) | ((Error q135) | (Error q135)) -> (ref 16)) in
  (mix_2 5 v136; note_end 0);
  let v137 = ref 5 in
  (mix_2 5 v137; note_end 0);
  (pick131 ((max "tail \" end" "12") = (min "12" "b c")) v136 v137) := q130;
  note_int !v136;
  note_int !v137;
  (let _v139 = fun p138 -> false in r2.(3))) | { r0 = q140; r1 = q141; r2 = q142; r4 = (Some q143); r5 = q144; _ } -> (
  let v156 = (let rec f148 p145 = (let v147 = (let _v146 = if false = true then ("b c" >= "tail \" end") else (p145 = q141) in -4097) in q144 < 1.5) in f148) (let o149 = -((q141 mod 7) / ((let _v150 = 8 in _v150) lor 1)) in let o151 = if (q141 <= q141) && false then (compare { r0 = (-2.0); r1 = q141; r2 = q142; r3 = q141; r4 = None; r5 = q144; r6 = q141 } ((); { r0 = q144; r1 = q141; r2 = (Array.make 4 q144); r3 = q141; r4 = None; r5 = q140; r6 = q141 })) else 15 in let o152 = (let { r10 = q143; r11 = q154; r12 = q155 } = (let _v153 = "tail \" end" in { r10 = q144; r11 = q142; r12 = () }) in q141 lsl 30) lsl 17 in let ( >= ) a b = a * 2 - b in o149 >= o151 >= o152) in
  q144) | ({ r0 = q157; r1 = q158; r2 = q159; r3 = q160; r4 = q161; r5; r6 = q162 } | { r0 = q157; r1 = (8 as q162); r2 = q159; r3 = q158; r4 = q161; r5; r6 = q160 }) -> (
  let f163 p164 p165' p166' p167 p168 p169 p170' p171 p172 p173 p174 p175 p176 p177 p178 q161 p179 p180 p181 p182 p183 p184' p185 p186 p187 p188 p189 p190 p191 p192 p193 p194 p195 p196 p197 p198 q159 p199 p200 =
    (p200 * (((p187 - (p192 * (p194 + (p189 + ((p186 lxor (p183 + (p200 * (((((((p193 - (p194 + ((p165') + p166'))) * p173) * p173) lxor p182) + p178) + p194) - p180)))) + p187))))) + p194) + p197)) + p172
  in
  let n232 = f163 (( +. ) r5 q157) (f163 0.0 q162 q160 (let rec f202 p201 = q162 in f202) q157 (-0.5) (let rec f204 p203 = r5 in f204) q162 q160 q162 r5 1 0.5 q160 q160 r5 q162 4 true q162 20 r5 r5 q160 q162 r5 q162 (q160, false) q162 17 q160 q160 0.0 r5 q158 r5 { r10 = r5; r11 = q159; r12 = () } (true, '\255', q162, 9) q160) (snd (true, 11)) (if true then (let rec f206 p205 = q162 in f206) else (let rec f208 p207 = q162 in f208)) q159.(0) (q157 /. r5) (let f163 = q162 in fun p209' -> 100.75) (-1) (q162 lsl 4) (q158 mod (q162 lor 1)) (r5 -. r5) 2147483647 (q157 +. q157) (q160 lsr 12) 8149 q157 q162 ((); 8) (if false then false else true) (q162 land q162) (try (succ q162) with | _ -> q162) q159.(0) ((); r5) (truncate r5) (match { r0 = 100.75; r1 = q160; r2 = q159; r3 = q158; r4 = q161; r5 = r5; r6 = 4 } with | { r0 = q210; r1 = _; r2 = _; r3 = q211; r4 = q212; r5 = q213; r6 = 6 } -> q211 | { r0; r2 = q214; r3; r4 = q215; r5; r6 = (-3); _ } -> r3 | { r0 = q216; r1 = q217; r2; r3; r4 = q218; r5; r6 = q219 } -> q162) (r5 /. q157) (compare (Array.make 8 q162) (Array.make 8 q160)) (let _v220 = q160 in (_v220, true)) (q160 + 19) (f163 r5 q162 13 (fun p221 -> q162) r5 r5 (let rec f223 p222 = r5 in f223) 8 14 q162 0.5 17 (-1.0) 17 q162 q157 q162 q162 false 20 q162 r5 r5 q162 q162 r5 18 (q162, true) q162 q162 q160 q162 r5 r5 11 r5 { r10 = r5; r11 = q159; r12 = () } (false, ' ', q158, q158) q160) (f163 r5 q160 q160 (let rec f225 p224 = q158 in f225) q157 r5 (let rec f227 p226 = r5 in f227) 20 (-2) q162 r5 17 r5 q158 q162 q157 q160 q162 true 6 q160 r5 1.5 q160 13 3.25 q162 (5, true) q162 q158 q162 q162 r5 q157 q158 r5 { r10 = 10.0; r11 = (Array.make 4 0.5); r12 = () } (false, 'z', q158, q162) q162) (q162 mod 2147483647) (100.75 *. 0.0) 1.5 (f163 r5 q162 q162 (let rec f229 p228 = q162 in f229) 1.0 r5 (let rec f231 p230 = r5 in f231) q162 q162 q162 r5 q162 r5 q160 q160 r5 q162 q162 false q160 q160 q157 10.0 q160 q162 q157 (-3) (q160, false) q160 q160 q162 q162 r5 r5 q162 0.5 { r10 = 10.0; r11 = q159; r12 = () } (false, ' ', 17, 12) q160) q159.(3) { r10 = 3.25; r11 = q159; r12 = () } (true, '0', q162, q162) (q162 / (q160 lor 1)) in
  let n241 = f163 (tick_float 5 r5) (q158 lxor q162) (match { r10 = r5; r11 = q159; r12 = () } with | { r10 = q233; r11 = q234; r12 = q162 } -> (-2)) (let rec f236 p235 = 0 in f236) (q157 *. 0.0) q159.((20 + q158) land 3) (fun p237 -> r5) (q158 * 17) (int_of_float q157) (n232 * q158) q159.(3) (int_of_float q157) q159.(0) n232 (let o238 = 9 in let o239 = n232 in let o240 = q162 in let ( ** ) a b = (a lsl 1) + b and ( - ) a b = (a lsl 1) + b and ( < ) a b = b - a in o238 ** o239 ** o240) 10.0 q160 19 false q162 q160 q157 r5 13 q162 r5 n232 (10, true) q160 q158 18 8 r5 r5 q160 q157 { r10 = r5; r11 = q159; r12 = () } (true, '\255', n232, q162) q160 in
  q157) | _ -> (
  3.25) | exception _ -> (-100.75)) in
note_float x242;
()
