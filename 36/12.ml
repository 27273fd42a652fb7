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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y176; r11 = y177; r12 = _ } -> mix_float y176; mix_floats y177 0 4
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y179, y180, y181) -> mix 1; mix (Char.code y179); mix_ints y180 0 2; mix_float y181
    | C9 -> mix 2
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y182; r1 = y183; r2 = y184; r3 = y185; r4 = y186; r5 = y187; r6 = y188 } -> mix_float y182; mix y183; mix_floats y184 0 4; mix y185; mix_4 (d - 1) y186; mix_float y187; mix y188
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y189 -> mix 1; mix_float y189
and mix_4 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y190' -> mix 1; mix_5 (d - 1) y190'
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (1023 < (truncate (x0 *. (-10.0)))), (if (min 8 16) = (1 lsl 19) then (ref (2 < 19)) else (ref ((C8, (ref 17)) = (C8, (ref (-1))))))) in
let n2 = ( - ) (let a1 = if true then (Array.make 8 0.5) else (Array.make 8 x0) in ((); 4)) ((19 / 7) asr 11) in
note_int n2;
let v5 = snd ((float_of_int (if (-3) <= n2 then n2 else n2)), (let { r10 = q3; r11 = q4; r12 = _ } = if 0.5 <> x0 then { { r10 = 1.5; r11 = (Array.make 4 x0); r12 = () } with r12 = (); r10 = 1.5 } else (if true then { r10 = x0; r11 = (Array.make 4 x0); r12 = () } else { r10 = x0; r11 = (Array.make 4 x0); r12 = () }) in C9)) in
let x12 = (try (let { r10 = q6; r11 = _; r12 = _ } = { { r10 = x0; r11 = (Array.make 4 2.0); r12 = () } with r11 = [|100.75; x0; x0; x0|] } in q6) with | Invalid_argument q7 -> ((if false then ()); (tick_float 2 x0)) | Not_found -> x0 | Match_failure _ -> (let _v8 = x0 +. x0 in x0 +. _v8) | E1 (-2147483647) -> (coarse (cos (limit (ceil x0) (-100.0) 100.0))) | E1 9 -> 1.0 | E1 (-2) -> x0 | E1 q9 -> (ceil (try (let v10 = Array.make 4 17 in x0) with | Invalid_argument _ -> x0 | Failure n2 -> x0 | Not_found -> x0 | E1 1 when ((x0 *. x0) <> (max x0 x0)) -> x0 | E1 9 when ((14 - n2) < q9) -> 2.0 | E1 3 -> x0 | E1 q11 when ((String.make 4 '\255') < (String.lowercase_ascii (clip "\000\255x"))) -> x0 | _ -> x0))) in
assert (hide 1 3 = 3);
let v27 = (match (let v17 = (let v16 = fun p13 p14 p15 -> p14 in n2) in Array.fold_right (let rec f20 p18 p19 = p19 in f20) a1 None) with | (None | None) -> (
  v5) | Some q21 -> (
  (match C7 ('0', (Array.make 2 q21), x12) with | C8 -> C9 | C7 (q21, q22, 0.0) -> ((fun p23 -> v5) n2) | C7 (q24, q25, q26) -> C9 | C9 -> (C7 ('\'', (Array.make 2 q21), x12))))) in
let x38 = float_of_int (match v27 with | C8 -> (-17) | C7 (q28, q29, 0.5) -> (0 lxor n2) | C7 (q30, q31', q32) -> (let o33 = n2 in let o34 = n2 in let o35 = n2 in let o36 = 12 in let o37 = n2 in let ( /. ) a b = (a lsl 1) + b in o33 /. o34 /. o35 /. o36 /. o37) | (C9 | (C7 (_, _, _))) -> (if true then n2 else n2)) in
let v44 = { r10 = (if (-1.5) <= x12 then (coarse (cos (limit x38 (-100.0) 100.0))) else 10.0); r11 = (let ((q39, _, q40, q41) as w42) = (true, { r10 = (-10.0); r11 = (Array.make 4 x38); r12 = () }, "", true) in (let v43 = { r10 = x0; r11 = (Array.make 4 x38); r12 = () } in Array.make 4 x12)); r12 = (if ('\255', { r10 = 100.75; r11 = (Array.make 4 x38); r12 = () }, true) < ('\255', { r10 = x12; r11 = (Array.make 4 x38); r12 = () }, true) then ((); ())) } in
(mix_0 5 v44; note_end 0);
assert (compare (Char.code (List.fold_right (fun p45 p46 -> '0') [] '0')) (Char.code (List.fold_right (fun p45 p46 -> '0') [] '0')) = 0);
let a47 = Array.copy (Array.make 3 (None, ("12", true, n2))) in
let n48 = (-17) lsl (((Array.length a47) / ((n2 / (-2147483648)) lor 1)) land 31) in
note_int n48;
let v49 = (n48 < n2) <= (x12 <= (tick_float 17 x12)) in
(mix (if v49 then 1 else 0); note_end 0);
let f50 p51 p52 p53 p54 p55 p56 p57 =
  p52 lxor ((p53 + (p51 * (p54))) + p53)
in
let n58 = f50 (f50 8 n48 n48 n48 3.25 x38 x38) (f50 (-2) 5 n2 n48 x38 x38 x12) 18 n2 x38 0.0 (100.75 /. x12) in
note_int n58;
let n60 = f50 (n48 + 14) (try (4 * 28) with | _ -> n58) (n58 mod ((-3) lor 1)) ((fun p59 -> n48) x12) (-. x38) (x38 *. (-0.0)) v44.r10 in
note_int n60;
let v61' = true in
let a68 = if (18 + n60) < 65535 then [|(let (q62, _, _, _) = (n60, false, x38, n48) in n60); (let v63 = v61' in n58); 17; 13; (n48 + 16); n58; (compare (Array.make 6 n60) (Array.make 6 20)); n58|] else (if { r10 = x12; r11 = (Array.make 4 x38); r12 = () } >= v44 then (try (Array.fold_right (let rec f66 p64 p65 = p65 in f66) a47 (Array.make 8 n58)) with | _ -> (Array.make 8 n48)) else (let _v67 = n58 in Array.make 8 n48)) in
(mix_ints a68 0 8; note_end 0);
let v113 = (match v27 with | (C8 | C8) -> (
  (((); x38), (match v27 with | C8 -> C8 | C7 (q69, [||], _) -> v27 | ((C7 (q70, q71, q72)) | (C7 (('a'..'m' as q70), q71, q72))) when q72 < 10.0 -> v5 | C7 ('a'..'m', _, q73) -> v5 | ((C7 (_, [|_; _|], _)) | (C7 ('n', _, _))) -> v27 | C7 (_, q78, q79) -> v27 | C9 -> v27 | _ -> C8))) | (C7 (_, q80, q81) as w82) -> (
  (try (max (100.75, C8) (match v44 with | { r10 = 1.0; r11 = [|q83; q84; q85; q86|]; r12 = q87 } -> ((-1.0), C8) | ({ r10 = 1.0; r11; r12 = q88 } as w89) -> (x38, C8) | { r10 = a47; r11 = [|q90; q91; q92; q93|]; r12 = q94 } -> (q92, C8) | ({ r11; r12; _ } | { r10 = _; r11; r12 }) -> (0.0, v5) | ({ r10 = 0.5; r11 = [|_; _; _; _|]; _ } | { r10 = _; _ }) -> (x38, C8))) with | _ -> (x38, w82))) | C9 -> (
  ((if v49 then x38 else x38), C8)) | C7 (q99, q100, q101) when q101 = 2.0 -> (
  (if (let _v102 = { r0 = q101; r1 = 16; r2 = (Array.make 4 (-0.0)); r3 = n48; r4 = None; r5 = q101; r6 = n60 } in v61') then (match v44 with | { r10 = q103; r11 = q104; r12 } when q103 <> 0.5 -> (x0, v27) | { r10 = q105; r11 = [|q106; q107; q108; q109|]; r12 = q110 } -> (q109, C8) | ({ r10; r11 = f50; r12 = q111 } | { r10 = _; r11 = ([|_; _; r10; _|] as f50); r12 = q111 }) -> (x38, v27) | { r11; r12 = q112; _ } -> (x38, v5)) else (1.5, v27)))) in
((let (m114, m115) = v113 in mix_float m114; mix_1 5 m115); note_end 0);
let n58 = [|(let rec f119' p116 p117 p118 = x12 = x12 in f119')|] in
(let (q130, q131) = (match v5 with | C8 -> (let (q123, _, _) = (n48, (let rec f121 p120 = x12 in f121), (fun p122 -> n48)) in (n48, v27)) | C7 (q124, _, q125) -> ((let rec f127 p126 = (6, v5) in f127) n60) | (C9 | (C7 _)) -> (let v128 = [] in (16, v27)) | C9 -> (let v129 = x38 in (9, v27))) in ());
let v133 = { r0 = ((if true then () else ()); (-1.0)); r1 = 5; r2 = v44.r11; r3 = (n48 * (if v61' then n48 else n60)); r4 = (List.find_map (fun p132 -> Some (ref 9)) ((); [])); r5 = 1.0; r6 = a68.(7) } in
let v149 = { r0 = x12; r1 = (truncate (try (match v44 with | { r10 = 0.5; r11; r12 = q134 } -> x38 | ({ r10 = q135; r11; r12 = q136 } | { r10 = q135; r11; r12 = q136 }) when q135 < 10.0 -> (-3.25) | ({ r10 = q137; r11 = _; r12 = _ } as w138) -> 10.0 | _ -> x12) with | _ -> x38)); r2 = ((let rec f140 p139 = [|1.0; x12; x38; 0.0|] in f140) (let rec f143 p141 p142 = v61' in f143)); r3 = (f50 n60 (n48 + n60) ((); n60) v133.r3 2.0 (coarse (log (limit x38 0.5 100.0))) x38); r4 = (Some (try (match (x12, v61') with | ((q144, (true | true)) as w145) -> (ref n60) | (0.5, false) -> (ref n48) | (n48, false) -> (ref 2)) with | _ -> (ref 8))); r5 = ((if v61' then x12 else x12) -. (if v49 then x38 else x12)); r6 = (let { r0 = q146; r1 = q147; r2 = _; r3 = v27; r4 = q148; r5 = _; _ } = v133 in (try (succ q147) with | _ -> q147)) } in
(mix_2 5 v149; note_end 0);
let rec g151 k153 p154 =
  if k153 <= 0 then (Array.length n58) else (
    mix p154;
    g152 (k153 - 1) n2
  )
and g152 k155 p156 =
  if k155 <= 0 then (-19) else (
    let r157 = g151 (k155 - 1) k155 in
    int_of_float v149.r5
  )
in
let n158 = g151 2 (min 4 18) in
let x159 = v149.r5 in
note_float x159;
(if (Char.code (Array.fold_left (let rec f163 p160 p161 = (try (if v49 then p160 else p160) with | Division_by_zero -> p160 | Not_found -> p160 | Match_failure _ -> p160 | E0 -> p160 | E1 3 -> p160 | E1 1 -> p160 | E1 7 -> p160 | E1 q162 -> p160) in f163) 'V' n58)) >= v133.r1 then (v133.r0 <- 0.1));
print_int n158;
print_byte 32;
print_float (float n158);
print_newline ();
let f170 = fun g152 -> ((let rec f169 n158 p164 p165 = ((fun p166 p167 p168 -> x159), 14) in f169), (n60 asr 16)) in
(mix (if v49 then 1 else 0); note_end 0);
(mix_2 5 v149; note_end 0);
note_int n158;
note_int n60;
((let (m171, m172) = a47.(2) in mix_3 5 m171; (let (m173, m174', m175) = m172 in mix_string m173; mix (if m174' then 1 else 0); mix m175)); note_end 0);
(mix_0 5 v44; note_end 0);
(mix (if v61' then 1 else 0); note_end 0);
note_float x12;
()
