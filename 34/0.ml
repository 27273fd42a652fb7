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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let apply0 p1 p2 =
  let n35 = p2 (match { r0 = "12"; r1 = 3.25; r2 = None; r3 = 16; r4 = 15; r5 = (Array.make 2 4); r6 = [] } with | (({ r0 = q3; r1 = _; r2 = q4; r3 = q5; r4; r5 = q6; r6 = q7 } as w8) | ({ r0 = q3; r1 = _; r2 = q4; r3 = (-2 as r4); r4 = q5; r5 = q6; r6 = ([] as q7) } as w8)) -> 0.5 | { r0; r1 = q9'; r3 = 7; r4 = q10; r5; r6 = []; _ } when q10 <> 5 -> q9' | ({ r0 = q11; r1 = _; r2 = q12; r3 = 7; r4 = q13; r5; r6 = [] } as w14) -> (-0.0) | ({ r0 = _; r1 = _; r2 = p2; r3 = (-3); r4; r5; r6 = [] } | { r0 = _; r2 = p2; r3 = (-3); r4; r5; r6 = []; _ }) -> (-0.0) | { r0; r1 = q15; r2 = q16; r3 = 4; r4 = q17; r5; r6 = [] } -> q15 | { r0 = q18; r1 = q19; r2 = q20; r3 = 8; r4 = q21; r5 = q22; r6 = [] } -> q19 | ({ r0 = q23; r2; r3 = (-1); r4 = q24; r5 = q25; r6 = []; _ } | { r0 = q23; r2 = (Some _ as r2); r4 = (7 as q24); r5 = q25; r6 = _; _ }) -> 2.0 | { r0 = q26; r1; r2 = q27; r3; r4; r5 = q28; r6 = [] } -> 10.0 | { r0; r1 = q29; r3 = q30; r4 = q31; r5 = q32; r6 = (q33 :: q34); _ } -> q29) (if false then 18 else 16) in
  3.25
in
let x47 = apply0 (if true then (let rec f38 p36 p37 = ref 1.5 in f38) else (fun p39 p40 -> ref (-0.5))) (if false then (let rec f43 p41 p42 = -2 in f43) else (let rec f46' p44 p45 = p45 in f46')) in
let v86 = (try (
  let rec f48' p49 p50 =
    if p49 > 0 then (
      (f48' (p49 - 1) p50) -. (((f48' (p49 - 1) (if true then p50 else 1.0)) +. (p50)) *. (f48' (p49 - 1) 0.0))
    ) else
      p50
  in
  let x51 = f48' 0 (try (match x47 with | (0.0 | 0.0) when ((x47 +. x47) > x47) -> x47 | (0.0 | 0.0) when ((((-1) lsl (19 land 31)) + (-32769)) < (1 mod 100)) -> 0.0 | _ -> 10.0) with | Match_failure _ -> 1.0 | _ -> x47) in
  note_float x51;
  (match (if true then raise (E0 true) else true) || ((let rec f53 p52 = false in f53) { r0 = "tail \" end"; r1 = 0.0; r2 = None; r3 = 7; r4 = 20; r5 = (Array.make 2 14); r6 = [] }) with | true -> (if (-1) = 2 then raise (E0 true) else (mix (if false then 1 else 0))) | false -> (if (match 17 with | 0 -> true | 1 when ((let _v54 = x51 in 5) >= 17) -> false | q55 -> false) then (mix (-2))));
  (match Some 13 with | (None | None) when (not (7 <= 2)) -> (((-2) + 1073741824) > 5) | Some ((-2) | 4) -> (not true) | ((Some 3) | (Some 3)) when (((let rec f57 p56 = "b c" in f57) []) > (match { r0 = "tail \" end"; r1 = x47; r2 = None; r3 = 15; r4 = 15; r5 = (Array.make 2 2); r6 = [] } with | { r0 = q58; r1 = _; r2 = _; r3 = q59; r4 = q60; r5 = q61; r6 = [] } when q60 < (-12) -> q58 | ({ r0 = q62; r1 = q63; r2 = q64; r3; r4 = q65; r5 = q66'; r6 = [] } | { r0 = q62; r1 = q63; r2 = (Some _ as q64); r3; r4 = q65; r5 = q66'; r6 = _ }) -> q62 | ({ r0; r2; r3 = q67; r4 = q68; r5 = f48'; r6 = q69; _ } | { r0; r2; r3 = q68; r4 = q67; r5 = f48'; r6 = q69; _ }) -> r0)) -> (not false) | Some 5 -> (true < false) | ((Some _) | (Some _)) -> (match -3 with | -1 when (let { r0; r1 = q70; r2 = _; r3 = q71; r4 = x47; r5 = q72; r6 } = (let apply0 = 3.25 in { r0 = "a"; r1 = x51; r2 = None; r3 = 12; r4 = 11; r5 = (Array.make 2 9); r6 = [] }) in (let q70 = x47 in false)) -> false | (4 | 4) -> false | 6 -> false | _ -> true) | _ -> (not false))) with | Division_by_zero -> (7 <> (-1)) | Failure q73 -> false | Match_failure _ -> ("\000\255x" > "tail \" end") | E0 true -> (if true then true else true) | E0 false -> (match [] with | (q74 :: q75) when (((clip "12") ^ "tail \" end") < (String.concat "a" [""; clip "\000\255x"])) -> true | ([] | []) -> true | ((q76 :: _) | (_ :: (q76 :: _))) -> false) | E1 -> (match (20, (9, 3.25), [], true) with | ((q77, q78, [], true) | (q77, q78, _, true)) -> true | (q79, _, (_ :: _), x47) when x47 -> x47 | ((q80, q81, ([] as w82), false) | (_, ((q80, _) as q81), w82, _)) -> true | (_, (x47, q83), (apply0 :: q84), q85) -> q85)) in
let a87 = fst ((Array.make 10 15), 9) in
let n90' = (hide 0 8) in
let rec loop89 i88 =
  if i88 >= 0 then (
    (a87.(i88 + 1) <- (a87.(i88 + 2) + (a87.(i88 + 1) lxor (a87.(i88)))));
    loop89 (i88 - 1)
  ) else
    ()
in
loop89 ((hide 0 8) - 1);
(mix_ints a87 0 10; note_end 0);
let f91 p92 p93 v86 p94 p95 p96 p97 p98 p99 a87 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p110 =
  (p100 - ((p106 lxor (p104 * (p101 + (a87 lxor (((p98 - (p108 - ((p94 + (v86 + (a87))) lxor p110))) * p99) + p97))))) lxor p108)) + p110
in
let _ = f91 (-. x47) (int_of_float x47) (min 20 (-3)) 1 (if true then 13 else 11) (x47 *. 10.0) a87.(7) (max 16 (-3)) (14 mod (-3)) (6 + 17) (let ({ r0 = q111; r1; r2; r3 = q112; r5 = q113; r6 = q114; _ } as w115) = { r0 = "a"; r1 = x47; r2 = None; r3 = 12; r4 = 2; r5 = (Array.make 2 (-1)); r6 = [] } in q112) (let i116 = 11 in if i116 >= 0 && i116 < 10 then a87.(i116) else 6) x47 10.0 (let i117 = -2 in if i117 >= 0 && i117 < 10 then a87.(i117) else (-2)) x47 (12 lxor 3) (coarse (sin (limit x47 (-100.0) 100.0))) (Char.code '0') ((); x47) a87.(wrap ((let rec f119 p118 = 15 in f119) C7) 10) in
let n133 = f91 x47 (-14) 65535 (compare (' ', None) ('\255', None)) (truncate x47) (x47 -. x47) (3 mod (20 lor 1)) (-15) (let i120 = -1 in if i120 >= 0 && i120 < 10 then a87.(i120) else 4) ((fun p121 -> 19) v86) (f91 x47 5 4 12 8 x47 18 10 0 16 10 0 x47 2.0 11 x47 5 x47 (-1) x47 12) (match { r0 = "12"; r1 = x47; r2 = None; r3 = 11; r4 = 6; r5 = (Array.make 2 1); r6 = [] } with | { r0 = "a"; r1 = x47; r2 = q122'; r3 = q123; r4 = q124; r5 = q125; r6 = q126 } -> q124 | { r0 = q127; r1 = q128; r2 = q129; r5 = q130; r6 = q131; _ } -> 7) x47 (x47 *. x47) (19 asr (10 land 31)) ((); x47) (15 asr 20) (10.0 -. 10.0) (11 - 6) 0.5 (match C7 with | (C18 as w132) -> 11 | C9 -> 10 | C24 -> (-2) | C15 -> 13 | C23 -> 17 | C29 -> 16 | C10 -> 7 | C19 -> 10 | C31 -> 9 | C17 -> 3 | _ -> 1) in
note_int n133;
let unused134 = (let (q136, q137) = (((); n133), (match C7 with | C26 -> (n133, x47, n133, n133) | C14 -> (n133, x47, 6, n133) | C22 -> (n133, x47, n133, n133) | C20 -> (n133, x47, n133, n133) | (C26 | C30) -> (20, 1.0, n133, 15) | C12 -> ((-1), 100.75, 7, n133) | C13 -> (n133, x47, 17, n133) | q135 -> (4, (-100.75), n133, n133))) in (let (_, (a87, q145, q146)) = (match q137 with | ((q138, 1.0, 4, 8) as w139) -> ((Ok q138), ('\255', q136, 9)) | (q140, q141', 4, 8) -> ((Ok q136), (' ', 14, n133)) | (q142, _, _, 8) -> ((Ok q142), ('\255', 4, 4)) | (_, q143, q137, q144) -> ((Ok 6), ('z', n133, q137))) in if false then { r0 = "\000\255x"; r1 = x47; r2 = None; r3 = q146; r4 = q145; r5 = (Array.make 2 q145); r6 = [] } else { r0 = ""; r1 = 1.5; r2 = None; r3 = q136; r4 = 19; r5 = (Array.make 2 n133); r6 = [] })) in
let rec loop148 i147 n149 =
  if i147 <> n149 then (
    (a87.(i147 + 1) <- ((a87.(i147)) + (if v86 then i147 else i147)));
    loop148 (i147 + 1) n149
  ) else
    ()
in
loop148 0 (hide 0 9);
(mix_ints a87 0 10; note_end 0);
let n150 = n133 in
let v165 = (try (
  let f151 p152 p153 { r0; r1 = _; r3; r4 = q154; r5; r6 = q155; _ } =
    let n156' = n150 in
    let n157 = q154 in
    x47
  in
  let x158 = f151 (n150 >= n150) (n133 / (n133 lor 1)) (fst ({ r0 = "a"; r1 = x47; r2 = None; r3 = n150; r4 = 15; r5 = (Array.make 2 n133); r6 = [] }, 5)) in
  note_float x158;
  let x159 = f151 v86 (if true then n150 else n150) (List.assoc n133 []) in
  note_float x159;
  a87.(wrap (n150 * n150) 10) <- (-(match x158 with | ((0.0 as w160) | (0.0 as w160)) -> n150 | _ -> n150));
  (let s161 = (clip "tail \" end") ^ "12" in let i162 = 7 - (-3) in if i162 >= 0 && i162 < String.length s161 then s161.[i162] else 'z')) with | Not_found -> ((let rec f164 p163 = '\255' in f164) [])) in
let a166 = Array.mapi (fun p167 p168 -> p168) (Array.make 11 (-10.0)) in
let rec loop171 i169 s170 =
  if i169 < 11 then (
    if v86 || (false < v86) then loop171 (i169 + 1) (a166.(i169) *. (s170)) else s170
  ) else
    s170
in
let n173 = loop171 0 x47 in
note_float n173;
(mix (Char.code v165); note_end 0);
note_int n150;
note_float n173;
(mix_floats a166 0 11; note_end 0);
()
