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
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y205) -> mix 1; mix_0 (d - 1) y205
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x203 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let poly26 r x = let old = !r in r := x; old
  in
  let a27 = [|r0; r0; r0; r0; r0; r0; r0; (-1.5)|] in
  let a28 = (match None with | None -> (Array.make 2 14) | Some _ -> (Array.make 2 q25)) in
  let a29' = max [] [] in
  let a30 = poly26 (ref a27) a27 in
  let a31 = String.make 4 '\255' in
  let a32 = if false then r0 else r0 in
  let a33 = [] in
  let s34 = poly26 (ref a31) a31 in
  let a35 = if false then '0' else '\255' in
  let a36 = (let rec f39 p37 p38 = p38 in f39) in
  let a40 = '\n' :: [] in
  let v41 = poly26 (ref a35) a35 in
  let rec poly42 n x l = if n <= 0 then l else poly42 (n - 1) x (x :: l)
  in
  let a43 = ((); (fun (q44, a35, q45, q46) p47 -> q25)) in
  let a48 = { r10 = 1.0; r11 = q24'; r12 = () } in
  let a49 = (match v41 with | 'a'..'m' -> [] | '0'..'9' -> [] | q50 -> []) in
  let v51 = poly42 3 a43 a49 in
  let a52 = (let v53 = Array.make 8 (2.0, q25, true) in a32) in
  let a54 = a43 (a32, true, a32, r0) (fun p55 p56 p57 -> true) in
  let a58 = [] in
  let v59 = poly42 3 a52 a58 in
  let a60 = (let { r10; r11 = q61; r12 = q62 } = { r10 = 0.5; r11 = q24'; r12 = () } in a54) in
  let a63 = if true then { r10 = a52; r11 = q24'; r12 = () } else a48 in
  let a64 = [] in
  let v65 = poly42 3 a60 a64 in
  a63.r10) | ({ r0 = _; r1 = q66; r2 = [|q67; q68; q69; _|]; r3; r4 = None; r5 = _; r6 = (-3) } | { r0 = q68; r1 = q66; r2 = [|q69; q67; _; _|]; r3; r4 = None; r5 = _; r6 = (-3) }) when q69 <> 2.0 -> (
  let rec poly70 g l = match l with [] -> [] | x :: rest -> g x :: poly70 g rest
  in
  let a71 = r3 in
  let a72 = ((); { r10 = q69; r11 = (Array.make 4 q67); r12 = () }) in
  let a73 = (let v74 = true in []) in
  let v75 = poly70 (fun x -> x) a73 in
  let a76 = () in
  let a77 = q69 -. (-0.5) in
  let a78 = (match v75 with | [] -> [] | ((q79 :: q80) | ((q79 :: _) as q80)) -> []) in
  let v81 = poly70 (fun x -> x) a78 in
  (mix_0 5 v81; note_end 0);
  print_int q66;
  print_byte 32;
  print_float (float_of_string "1.5");
  print_newline ();
  fabs (-1.0)) | { r0 = _; r1 = q82; r2 = [|q83; q84; _; q85|]; r3 = q86; r4 = None; r5; r6 = (-3) } -> (
  let poly87 r x = let old = !r in r := x; old
  in
  let a88 = (-2) <> q86 in
  let a89 = (let _v92 = (let rec f91 p90 = true in f91) in { r10 = r5; r11 = (Array.make 4 r5); r12 = () }) in
  let a93 = (let (_, _, q96) = ((fun p94 p95 -> r5), "b c", r5) in []) in
  let v97 = poly87 (ref a88) a88 in
  let a98 = q86 / (q82 lor 1) in
  let a99' = [|5; q82|] in
  let a100 = [] in
  let n101 = poly87 (ref a98) a98 in
  let a102 = a98 = n101 in
  let a103 = if v97 then { r0 = r5; r1 = q86; r2 = (Array.make 4 q84); r3 = n101; r4 = None; r5 = q83; r6 = n101 } else { r0 = q84; r1 = n101; r2 = (Array.make 4 r5); r3 = a98; r4 = None; r5 = r5; r6 = a98 } in
  let a104 = ((); []) in
  let v105 = poly87 (ref a102) a102 in
  let poly106 x = x
  in
  let a107 = (try (ref { r10 = q85; r11 = (Array.make 4 q85); r12 = () }) with | _ -> (ref a89)) in
  let a108 = (a98, a98, q84) in
  let a109 = [] in
  let v110 = poly106 a107 in
  let a111 = n101 / (-3) in
  let a112 = (match a109 with | ([] | []) -> (ref (-0.0)) | ((a102 :: q113) | (a102 :: ([] as q113))) -> (ref r5) | (q114 :: (q115 :: [])) -> (ref 3.25) | (q116 :: (q117 :: (_ :: q118))) -> (ref 1.5)) in
  let a119 = n101 :: [] in
  let n120 = poly106 a111 in
  note_int n120;
  let a121 = if a102 then (fun p122 p123 -> -3) else (fun p124 p125 -> a98) in
  let a126 = List.length [] in
  let a127 = (let _v128 = n101 in []) in
  let f129' = poly106 a121 in
  float_of_int (a126 + a126)) | ({ r0 = q130; r1; r2 = q131; r3 = q132; r4 = None; r5 = q133; r6 = (-3) } | { r0 = q130; r2 = q131; r3 = q132; r4 = None; r5 = q133; r6 = (-3 as r1); _ }) -> (
  max (match q133 with | 0.5 -> q130 | 1.0 -> q133 | q134 -> q134) q133) | { r0; r2 = q135'; r3 = q136; r4 = None; r5 = q137; r6 = q138; _ } -> (
  let poly139' r x = let old = !r in r := x; old
  in
  let a140 = q138 in
  let a141 = false in
  let a142 = [] in
  let n143 = poly139' (ref a140) a140 in
  note_int n143;
  let a144 = float n143 in
  let a145 = - a140 in
  let a146 = [] in
  let x147 = poly139' (ref a144) a144 in
  a144) | { r0 = q148; r2 = q149; r3 = _; r4 = (Some q150); r5 = q151; r6; _ } -> (
  (match (if true then C8 else C8) with | (C8 | C8) -> ((); q151) | C7 (_, q152, q153) -> q153 | C9 when (r6 < r6) -> ((); q151) | C9 -> (q151 /. q148))) | { r0 = q154; r1 = (8 | 2); r2 = q155; r3 = q156; r4 = q157; r6 = q158; _ } when q158 < (-4) -> (
  let rec poly159 n x l = if n <= 0 then l else poly159 (n - 1) x (x :: l)
  in
  let a160 = -1e999 in
  let a161 = 10.0 *. q154 in
  let a162 = if true then [] else [] in
  let v163 = poly159 3 a160 a162 in
  let a164' = -14 in
  let a165 = [|3.25; 100.75; 10.0; a160|] in
  let a166 = [] in
  let v167 = poly159 3 a164' a166 in
  let a168 = true || true in
  let a169 = 19 in
  let a170 = [] in
  let v171 = poly159 3 a168 a170 in
  1e-310 *. 1.7976931348623157e308) | _ -> (
  let poly172 r = match r with Ok x -> x | Error (x, _) -> x
  in
  let a173 = (let ({ r0 = q174; r1 = q175; r2 = _; r3; r4; r5 = q176; r6 } as w177) = { r0 = (-0.0); r1 = (-3); r2 = (Array.make 4 0.0); r3 = (-1); r4 = None; r5 = 3.25; r6 = 19 } in false) in
  let a178 = (try (List.compare_lengths [] []) with | _ -> 2) in
  let a179 = if false then [] else [] in
  let v180 = poly172 (Error (a173, a178)) in
  (mix (if v180 then 1 else 0); note_end 0);
  let a181 = ((3.25, 3.25, v180), a173, a173, a178) in
  let a182 = 6 + a178 in
  let a183 = [] in
  let v184 = poly172 (Error (a181, a182)) in
  ((let (m185, m189, m190, m191) = v184 in (let (m186, m187, m188) = m185 in mix_float m186; mix_float m187; mix (if m188 then 1 else 0)); mix (if m189 then 1 else 0); mix (if m190 then 1 else 0); mix m191); note_end 0);
  let a192 = (match a181 with | (((_, q193, q194), q195, q196, _) | ((q193, _, q194), q195, q196, _)) -> '\n' | ((_, _, _), _, q197, q198') when q198' = (-7) -> '\255') in
  let a199 = '\044' in
  let a200 = if v180 then [] else [] in
  let v201 = poly172 (Error (a192, a199)) in
  0.0 -. (match a199 with | 'a'..'m' -> 0.0 | ('0'..'9' | '0'..'9') -> 0.5 | 'a'..'m' -> 0.5 | q202 -> 2.0))) in
note_float x203;
note_float x203;
()
