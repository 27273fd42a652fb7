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
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x100 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let f26 p27' p28 =
    let p28 = ((q25 + 13) lsr 26) + q25 in
    raise Division_by_zero
  in
  let n31 = (try (f26 (Array.make (hide 0 8) (-3.25)) (try [|14; q25|] with | Division_by_zero -> (Array.make 2 q25) | Failure q29 -> (Array.make 2 13) | Not_found -> (Array.make 2 q25) | E0 -> (Array.make 2 q25) | E1 1 -> (Array.make 2 q25) | E1 7 -> (Array.make 2 q25) | E1 q30 -> (Array.make 2 q30))) with | Division_by_zero -> (Array.length q24') | _ -> (2 + (-2))) in
  note_int n31;
  let a32 = if (if true then C8 else C8) >= C9 then q24' else q24' in
  q24'.(0) <- (abs_float r0);
  a32.(0) <- ((q24'.(0)) *. (r0 -. r0));
  note_float q24'.(0);
  (1.5 -. r0) -. (float n31)) | { r0 = _; r1 = q33; r2 = [|q34; q35; _; _|]; r3 = q36; r4 = (None as w37); r5; r6 = (-3) } when q35 = 100.75 -> (
  -. (r5 *. q35)) | { r0 = q38; r1 = q39; r2 = [|q40; _; _; q41|]; r3 = q42; r4 = None; r6 = (-3); _ } -> (
  List.fold_right ((); (fun p43 p44 -> p44)) (q41 :: []) (match { r10 = 0.0; r11 = (Array.make 4 q40); r12 = () } with | { r10 = 0.5; r11 = q45; r12 } -> q41 | { r10 = 0.0; _ } -> q41 | { r10 = _; r11 = _; r12 = q46 } -> q41)) | ({ r0 = q47; r2 = _; r3 = q48; r4 = None; r6 = (-3); _ } | { r0 = q47; r1 = q48; r3 = _; r5 = _; r6 = _; _ }) -> (
  let f49' p50 =
    let n51 = q48 in
    raise Not_found
  in
  let a52 = (try (f49' (15 = q48)) with | Not_found -> (Array.copy (Array.make 16 (Array.make 3 q48)))) in
  (mix_ints a52.(15) 0 3; note_end 0);
  let a53 = (try (f49' ((q48 - 2147483647) >= 6)) with | Not_found -> (if false then a52 else (Array.make 16 (Array.make 3 0)))) in
  let v58 = min { r10 = 0.5; r11 = (min (Array.make 4 (-3.25)) (Array.make 4 q47)); r12 = (let (({ r10 = q54; r11 = q55; r12 }, q56) as w57) = ({ r10 = q47; r11 = (Array.make 4 (-10.0)); r12 = () }, "tail \" end") in ()) } { { r10 = q47; r11 = (Array.make 4 1.0); r12 = () } with r10 = (q47 -. q47) } in
  q47) | ({ r0 = q59; r2 = q60; r3; r4; r5 = q61; r6; _ } | { r0 = q61; r1 = r3; r2 = q60; r4 = (None as r4); r5 = q59; r6; _ }) -> (
  (q61 *. q59) /. (q61 +. q61)) | { r0 = q62; r1 = q63; r3 = q64; r4 = (Some q65); r6 = _; _ } -> (
  print_char (if (fun p66 -> true) (Array.make 8 q64) then (let s67 = "b c" in let i68 = q64 in if i68 >= 0 && i68 < String.length s67 then s67.[i68] else 'a') else (Char.uppercase_ascii 'z'));
  (q62 *. 0.0) +. ((); q62)) | { r0 = q69'; r1 = (8 as w70); r2; r3 = q71; r4 = _; r5; r6 = q72 } when q71 < (-14) -> (
  let rec f73 p74 p75 =
    if p74 > 0 then (
      (try (let r76 = f73 (p74 - 1) p75 in if if true then true else true then raise (Invalid_argument "tail \" end") else r76) with | Invalid_argument q77 -> (r5, p74, (Array.make 1 r5), true))
    ) else
      (if false then (q69', q72, (Array.make 1 r5), true) else (r5, q72, (Array.make 1 r5), true))
  in
  let v78 = f73 0 (if true then (Array.make 8 q72) else (Array.make 8 q72)) in
  ((let (m79', m80, m81, m82) = v78 in mix_float m79'; mix m80; mix_floats m81 0 1; mix (if m82 then 1 else 0)); note_end 0);
  ((let (m83', m84, m85, m86) = v78 in mix_float m83'; mix m84; mix_floats m85 0 1; mix (if m86 then 1 else 0)); note_end 0);
  let v87 = f73 (hide 1 1) (try [|q72; q71; q72; q72; 14; q71; q72; q71|] with | _ -> (Array.make 8 q71)) in
  ((let (m88, m89, m90, m91) = v87 in mix_float m88; mix m89; mix_floats m90 0 1; mix (if m91 then 1 else 0)); note_end 0);
  ((let (m92, m93, m94, m95') = v87 in mix_float m92; mix m93; mix_floats m94 0 1; mix (if m95' then 1 else 0)); note_end 0);
  float_of_int (w70 land w70)) | _ -> (
  Array.fold_left (let rec f98 p96 p97' = 0.5 in f98) ((fun p99' -> -2.0) 9) (Array.make 4 11))) in
let s102 = ref '0' in
let i101 = ref 0 in
while !i101 < 9 do
  (
    let rec f103 p104' p105 =
      if p104' <= 0 then
        (p104', p104')
      else (
        if (try (if (match Ok { r0 = 3.25; r1 = p104'; r2 = (Array.make 4 100.75); r3 = 0; r4 = None; r5 = x100; r6 = p104' } with | Ok p105 -> false | Error (false :: p105) -> true | ((Error q106) | (Error q106)) -> false | Ok { r0 = p104'; r1; r2; r4 = _; r5 = q107; r6 = q108; _ } when r1 <> (-3) -> false) then false else true) with | _ -> false) then raise (E1 p104') else (let r109 = f103 (p104' - 1) p105 in r109)
      )
    in
    let v111' = (try (f103 0 (coarse (tan (limit x100 (-1.0) 1.0)))) with | E1 q110 -> (q110, !i101)) in
    ());
  s102 := (let v128 = (match !s102 with | 'a'..'m' -> (11, (let rec f114 p112 x100 p113 = !i101 in f114), { r10 = x100; r11 = (Array.make 4 x100); r12 = () }) | q115 -> (!i101, (let rec f118 p116 q115 p117 = !i101 in f118), { r10 = x100; r11 = (Array.make 4 x100); r12 = () }) | ('a'..'m' | '0'..'9') when (((let o119 = !i101 in let o120 = 6 in let o121 = !i101 in let ( >= ) a b = a * 2 - b and ( = ) a b = a * 2 - b in o119 >= o120 >= o121) - (-4096)) < (-1)) -> (!i101, (fun p122 p123 p124 -> !i101), { r10 = 10.0; r11 = (Array.make 4 x100); r12 = () }) | _ -> (!i101, (let rec f127 x100 p125 p126 = 12 in f127), { r10 = 10.0; r11 = (Array.make 4 x100); r12 = () })) in 'a'); i101 := !i101 + 1
done;
let n129 = !s102 in
(if false || (if true then false else true) then (if false then (if false then ())) else (if 5 >= 18 then () else (let ({ r0 = q130; r1 = q131; r2 = _; r3; r4; r5 = q132; r6 } as w133) = { r0 = x100; r1 = (-3); r2 = (Array.make 4 0.0); r3 = (-1); r4 = None; r5 = x100; r6 = 19 } in ())));
let v134 = (x100 +. (abs_float x100)) >= 0.5 in
(mix (if v134 then 1 else 0); note_end 0);
note_float x100;
(mix (Char.code n129); note_end 0);
()
