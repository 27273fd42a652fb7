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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x88 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let f26 p27 q24' =
    false
  in
  let _ = f26 (r0 +. r0) (max (r0, q25) (3.25, 8)) in
  let v29 = f26 r0 (let _v28 = q25 in (r0, q25)) in
  let a30 = if (compare r0 100.75) <> (try (if v29 then raise (Failure "\000\255x") else q25) with | Failure q31 -> q25) then q24' else q24' in
  q24'.(2) <- (if v29 then a30.(0) else (if v29 then r0 else r0));
  a30.(2) <- ((try (try (match C8 with | C8 -> r0 | C7 (q32, q33, q34) -> q34 | C9 -> r0) with | _ -> r0) with | _ -> 1.5) *. (q24'.(2)));
  note_float q24'.(2);
  Array.fold_right (let rec f37 p35 p36 = p36 in f37) a30 (let _v38 = [] in r0)) | ({ r0 = q39; r1 = q40; r2 = _; r3; r4 = _; r5 = _; r6 = 1 } | { r0 = _; r1 = q40; r2 = [|_; _; q39; _|]; r3; r4 = None; r6 = (-3); _ }) when (List.fold_right ((); (fun p41 p42 -> p42)) (q39 :: []) (match { r10 = 0.0; r11 = (Array.make 4 q39); r12 = () } with | { r10 = 0.5; r11 = q43; r12 } -> false | { r10 = 0.0; r11; r12 = _ } -> true | { r10; r11 = q44; r12 = q45 } -> true)) -> (
  let f46 p47 =
    12
  in
  let n48 = f46 (if true then [] else []) in
  note_int n48;
  let n49 = f46 [] in
  note_int n49;
  let f50 p51 r3 =
    true
  in
  let _ = f50 q39 (let (q52, _, _) = (n48, (Array.make 8 n49), 16) in ref q39) in
  let v53 = f50 (fst ((-0.5), true)) (match n48 with | -1 -> (ref q39) | (8 | 8) -> (ref q39) | ((-3) | 0) -> (ref q39) | f50 -> (ref 0.0)) in
  ((min () ()); (q39 +. q39))) | { r0 = q54; r1; r2 = [|q55; _; q56; q57|]; r3 = q58; r4 = None; r5; r6 = (-3) } -> (
  2.0) | { r0 = _; r1 = _; r2 = q59; r3 = q60; r4 = None; r5 = _; r6 = (-3) } -> (
  2147483648.0) | ({ r0 = q61; r1 = q62; r3 = q63; r4 = q64; r5 = _; r6 = q65; _ } | { r0 = q61; r1 = q62; r3 = q63; r4 = (None as q64); r5 = _; r6 = q65; _ }) -> (
  (if true then ());
  q61) | ({ r0 = _; r1 = _; r2 = _; r3 = _; r4 = (Some _); _ } | { r0 = _; r1 = _; r2 = _; r3 = _; r4 = _; r5 = _; r6 = _ }) -> (
  tick_float 8 ((); 2.0)) | { r0 = q68; r1 = (8 as w69); r2; r3 = _; r5; r6 = _; _ } -> (
  let n70 = -32769 in
  let f71 p72 p73 =
    n70
  in
  let n76' = f71 (r5, n70, (fun p74 p75 -> w69)) r5 in
  r2.(wrap (List.compare_lengths [] []) 4) *. (List.fold_left (fun p77 p78 -> -1.5) q68 [])) | _ -> (
  let unused79 = create_array 5 (match { r10 = (-0.0); r11 = (Array.make 4 100.75); r12 = () } with | { r10 = 0.0; r11 = [|q80; _; q81'; _|]; r12 = q82 } -> 65535 | ({ r10 = 0.0; r11 = q83; r12 = q84 } | { r10 = 0.0; r11 = q83; r12 = q84 }) -> (3 + (-2)) | { r10 = q85; r11 = _; r12 = q86 } -> (let _v87 = Array.make 8 q85 in 14)) in
  0.5)) in
note_float x88;
let c95 = (18 lor (-2)) * ((18 lor (-2))) in
let c96 = c95 + ((18 lor (-2))) in
let c97 = (c96) lxor (18 lor (-2)) in
let c98 = ((let rec f94 p89 = (let o90 = 18 in let o91 = 17 in let o92 = 13 in let o93 = 19 in let ( <> ) a b = a lxor (b + 1) in o90 <> o91 <> o92 <> o93) in f94) ("12" = "b c")) lxor (((let rec f94 p89 = (let o90 = 18 in let o91 = 17 in let o92 = 13 in let o93 = 19 in let ( <> ) a b = a lxor (b + 1) in o90 <> o91 <> o92 <> o93) in f94) ("12" = "b c"))) in
note_int c98;
let f99 p100 p101 =
  (x88, c98)
in
let v131 = f99 (match C8 with | (C8 | (C7 _)) -> (fun p102 p103 (q104, _) -> q104) | C7 (q105, _, f99) -> (let rec f109 p106 p107' p108 = c98 in f109) | C9 -> (let rec f113 p110 p111 p112 = c98 in f113) | exception Invalid_argument q114 -> (let rec f118 p115 p116 p117' = c96 in f118) | exception Not_found -> (let rec f121 p119 c96 p120 = c98 in f121) | exception E0 -> (fun p122 p123 p124 -> c98)) (match c98 with | -1 -> (let rec f127 p125 p126 = 15 in f127) | q128 -> (let rec f130 p129 q128 = c97 in f130)) in
((let (m132, m133) = v131 in mix_float m132; mix m133); note_end 0);
let v134 = (3 - (-1073741824)) < ((4 lsl (c96 land 31)) asr 7) in
(mix (if v134 then 1 else 0); note_end 0);
let f135 p136 (q137, q138, q139, q140) =
  q139
in
let v148 = f135 (if v134 then (fun p141 p142 p143 -> p143) else (let rec f147 p144 p145 p146 = c98 in f147)) (c97, c98, v134, { r0 = x88; r1 = c98; r2 = (Array.make 4 x88); r3 = c97; r4 = None; r5 = x88; r6 = c97 }) in
let f149 p150 p151 =
  v148
in
let v158 = f149 (match v131 with | (q152, (-2147483647 as w153)) -> { r0 = q152; r1 = c98; r2 = (Array.make 4 x88); r3 = c96; r4 = None; r5 = q152; r6 = w153 } | (v134, (-2)) -> { r0 = v134; r1 = c97; r2 = (Array.make 4 v134); r3 = c97; r4 = None; r5 = v134; r6 = c95 } | ((1.0, (5 as w154)) | (_, (1 as w154))) -> { r0 = x88; r1 = c98; r2 = (Array.make 4 3.25); r3 = c98; r4 = None; r5 = x88; r6 = c97 } | ((q155, q156) as w157) -> { r0 = q155; r1 = 6; r2 = (Array.make 4 q155); r3 = c98; r4 = None; r5 = q155; r6 = q156 }) c97 in
note_int c96;
(mix (if v148 then 1 else 0); note_end 0);
note_int c95;
((let (m159, m160) = v131 in mix_float m159; mix m160); note_end 0);
(mix (if v134 then 1 else 0); note_end 0);
note_float x88;
note_int c98;
(mix (if v158 then 1 else 0); note_end 0);
()
