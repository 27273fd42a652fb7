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
let rec mix_0 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y152 :: y153) -> mix 1; mix_floats y152 0 8; mix_0 (d - 1) y153
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y154 :: y155') -> mix 1; mix_ints y154 0 7; mix_1 (d - 1) y155'
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y156 :: y157) -> mix 1; mix y156; mix_2 (d - 1) y157
and mix_3 d (v : t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y158 :: y159) -> mix 1; mix_4 (d - 1) y158; mix_3 (d - 1) y159
and mix_4 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y160; r1 = y161; r2 = y162; r3 = y163; r4 = y164; r5 = y165; r6 = y166 } -> mix_float y160; mix y161; mix_floats y162 0 4; mix y163; mix_5 (d - 1) y164; mix_float y165; mix y166
and mix_5 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y167 -> mix 1; mix_6 (d - 1) y167
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x146 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec build26 p27 p28 =
    if p27 <= 0 then [] else
      (let (_, q29) = ("b c", r0) in Array.make 8 r0) :: (build26 (p27 - 1) ((); 12))
  in
  let v37 = build26 (hide 1 5) (let v36 = ((let rec f33 p30 p31 p32 = false in f33), (q25, false, q25), (fun p34 p35' -> r0), (Array.make 4 2)) in q25) in
  (mix_0 5 v37; note_end 0);
  (try (
    let rec build38 p39 p40 =
      if p39 <= 0 then [] else
        [|p39; p39; 18; p39; 17; p39; 17|] :: (build38 (p39 - 1) { r10 = r0; r11 = q24'; r12 = () })
    in
    let v48 = build38 2 (match C8 with | (C8 as w41) -> { r10 = 2.0; r11 = q24'; r12 = () } | C7 ('a'..'m', q42, 1.0) -> { r10 = 1.5; r11 = (Array.make 4 r0); r12 = () } | C7 ('0'..'9', _, 1.0) -> { r10 = r0; r11 = q24'; r12 = () } | ((C7 (q43, q44, _)) | (C7 (q43, q44, 1.0))) -> { r10 = r0; r11 = q24'; r12 = () } | C7 (q45, q46, q47) -> { r10 = q47; r11 = q24'; r12 = () } | (C9 | (C7 (_, _, _))) -> { r10 = r0; r11 = q24'; r12 = () }) in
    (mix_1 5 v48; note_end 0);
    let v49 = build38 7 { { r10 = r0; r11 = q24'; r12 = () } with r12 = () } in
    (mix_1 5 v49; note_end 0);
    (mix_1 5 v49; note_end 0);
    let a50 = if (let _v51 = q25 in true) then q24' else q24' in
    q24'.(3) <- ((float_of_int q25) *. 5e-324);
    a50.(3) <- ((q24'.(3)) -. (if true then 1.0 else 100.75));
    note_float q24'.(3);
    let a52 = if false then (Array.make 8 []) else (Array.make 8 []) in
    a52.(0) <- [(min (false, q25) (true, q25)); (false, q25)];
    a52.(1) <- (if 1.0 = 10.0 then ((); []) else (match v49 with | [] -> [] | ((_ :: q53) | (_ :: q53)) -> []));
    a52.(2) <- (if true then (fst ([], q25)) else (if true then [] else []));
    a52.(3) <- [];
    let s55 = ref 7 in
    let i54 = ref 0 in
    while !i54 < 8 do
      s55 := (match a52.(!i54) with | [] -> (3 + (!s55)) | (_ :: q56) -> ((min !s55 q25) * (!s55)) | [] -> ((!s55) - (!s55 / (-1))) | ((_ :: []) | (_ :: _)) -> ((!s55) + (let _v57 = 18 in 2)) | (q58 :: (q59 :: q60)) when ((let _v61 = Array.make 1 0.0 in ()); (!s55 > !s55)) -> ((!s55) + (try (!s55 / 16) with | _ -> q25))); i54 := !i54 + 2
    done;
    let n62 = !s55 in
    note_int n62;
    List.iter (if true then (let rec f64 p63 = () in f64) else (fun p65 -> ())) (List.filteri (fun p66 v37 -> false) [])) with | Match_failure _ -> ());
  (match v37 with | [] -> (match v37 with | ([] as w67) -> r0 | (_ :: q68) -> r0 | ((_ :: q69) as w70) -> r0) | (q71 :: _) -> ((fun p72 -> r0) C8))) | { r0; r1 = _; r2 = [|_; _; q73; q74|]; r3 = _; r4 = None; r5; r6 = (-3) } when q74 <> 1.0 -> (
  (r5 *. r5) *. (abs_float q74)) | { r0; r1 = q75; r2 = [|q76; _; q77; q78|]; r3; r4 = None; r5; r6 = (-3) } -> (
  (let _v93 = (Array.map (fun p79 -> p79) (Array.make 16 q75)) :: (match C8 with | C8 -> [] | C7 (q80', q81, q82) when ((r3 mod 10) == (r3 * 13)) -> [] | C7 (q83', _, _) when (List.fold_left (let rec f86 p84' p85 = p84' in f86) (match [] with | [] -> false | (q87 :: q88) -> false | [] -> true | ([] | []) when (if List.equal (fun p89 p90 -> false) [] [] then (5 >= r3) else (q83' == q83')) -> false | _ -> false) []) -> [] | C7 (_, q91, q92) -> [] | C9 -> [] | C9 -> [] | C9 -> []) in ());
  (if (7 lsl 15) < (if false then r3 else r3) then (if r3 <> r3 then ()));
  ((if true then () else ()); 0.0)) | { r0 = q94; r1; r2; r3; r4 = (None | (Some _)); r5; r6 = (-3) } -> (
  2.2250738585072014e-308) | { r0 = q95; r1; r3 = q96; r4 = None; r5 = _; r6; _ } -> (
  let x97 = q95 in
  note_float x97;
  4096.0) | { r0; r1 = _; r2 = q98; r3; r4 = (Some _); r5 = q99; r6 = _ } -> (
  let rec build100 p101 p102 =
    if p101 <= 0 then [] else
      p101 :: (build100 (p101 - 1) (if true then p102 else p102))
  in
  let v103 = build100 8 (q99, r3, 16) in
  (mix_2 5 v103; note_end 0);
  (mix_2 5 v103; note_end 0);
  let v105 = ((let v104 = 10 * 23 in Array.make 7 v104), false, r3) in
  ((let (m106, m107, m108) = v105 in mix_ints m106 0 7; mix (if m107 then 1 else 0); mix m108); note_end 0);
  (match { r0 = 0.0; r1 = r3; r2 = q98; r3 = r3; r4 = None; r5 = r0; r6 = r3 } with | { r0 = 0.5; r1 = 8; r2 = _; r3; r4 = q109; r5; r6 } -> r5 | ({ r0 = 0.5; r1 = (-3); r2 = q110; r4 = q111; r5 = q112; r6 = q113; _ } | { r0 = q112; r1 = q113; r2 = q110; r3 = _; r4 = q111; r6 = _; _ }) -> q112 | ({ r0 = 0.5; r1 = _; r2 = q114; r3 = _; r4 = q115; r5 = q116; r6 } as w117) -> q116 | { r0 = q118; r1; r2 = q119; r4; r5 = 1.0; r6; _ } -> q118 | ({ r0; r1 = _; r4 = _; r5 = q120; r6 = q121; _ } | { r0 = q120; r1 = q121; r4 = _; r5 = r0; _ }) -> 1.5) -. q99) | ({ r1; r2 = q122; r3; r4 = q123; r5 = q124; r6 = q125'; _ } | { r0 = q124; r1 = (8 as r3); r2 = q122; r3 = r1; r4 = q123; r6 = q125'; _ }) -> (
  let v140' = (let _v135 = (let rec f128 p126 = ({ r10 = q124; r11 = q122; r12 = (let v127 = ({ r10 = q124; r11 = (Array.make 4 q124); r12 = () }, true) in ()) }, (((); ()); (q125', q125', true, false))) in f128) (try (int_of_float ((let i129 = q125' in if i129 >= 0 && i129 < Array.length q122 then q122.(i129) else (-10.0)) +. (coarse (cos (limit q124 (-100.0) 100.0))))) with | Division_by_zero -> (try (try ((match q123 with | None -> 16 | ((Some q130) | (Some q130)) -> 7) * (String.length "")) with | _ -> r1) with | _ -> (- q125')) | Failure q131 -> (abs (9 - 7)) | Not_found -> ((try (7 * 27) with | Division_by_zero -> q125' | Failure q132 -> r3 | Not_found -> 4 | Match_failure _ -> q125' | E0 -> r3) + 540) | Match_failure _ -> ((-17) + (match [] with | [] -> r3 | (((q133 :: _) as w134) | ((q133 :: _) as w134)) -> 6)) | E0 -> (-4969) | _ -> (Array.length q122)) in (r3 - 4096) <= (if List.for_all (fun p136 -> p136) (if true then [] else []) then ((match _v135 with | ({ r11 = q137; r12; _ }, q138) -> q125') + ((let rec f139 r3 = 11 in f139) (r3, r3))) else (Array.length q122))) in
  q122.(0)) | _ -> (
  List.fold_left (let rec f143 p141 p142 = tick_float 7 p141 in f143) (let (q145, _) = (0.0, (fun p144 -> false)) in q145) [])) in
let rec build147 p148' p149 =
  if p148' <= 0 then [] else
    { r0 = x146; r1 = 12; r2 = (Array.make 4 (-3.25)); r3 = p149; r4 = None; r5 = x146; r6 = p149 } :: (build147 (p148' - 1) (7 + (-1)))
in
let v150 = build147 5 8 in
(mix_3 5 v150; note_end 0);
(mix_3 5 v150; note_end 0);
let v151 = build147 7 (compare 1 7) in
(mix_3 5 v151; note_end 0);
(mix_3 5 v151; note_end 0);
(mix_3 5 v150; note_end 0);
note_float x146;
(mix_3 5 v151; note_end 0);
()
