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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y125; r11 = y126; r12 = _ } -> mix_float y125; mix_floats y126 0 4
and mix_1 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y128 -> mix 1; mix (if y128 then 1 else 0)
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x109 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec f26 p27 p28 =
    let table31 = Array.make 2 (let rec g29 u30 = p27 in g29) in
    table31.(1) <- (let rec g29 u30 = (match p27 with | ({ r10 = q32; r11 = [|q24'|]; r12 = q33 } as w34) -> w34 | ({ r10 = q35; r11 = q36; r12 = q37' } as w38) -> { r10 = q35; r11 = q36; r12 = q37' }) in g29);
    table31.(1) p28
  in
  let v39 = f26 { r10 = r0; r11 = (Array.make 4 r0); r12 = () } ((); q25) in
  (mix_0 5 v39; note_end 0);
  (mix_0 5 v39; note_end 0);
  let v40 = f26 { r10 = r0; r11 = q24'; r12 = () } (show_int 11 q25) in
  (mix_0 5 v40; note_end 0);
  let n45 = if not false then (if (q25 - 65535) >= q25 then (if (11 - 1073741824) >= q25 then (if (q25 + 4096) > q25 then (if List.fold_right (let rec f43 p41 p42 = p42 in f43) [] false then q25 else q25) else (q25 + q25)) else (-1073741824)) else (let v44' = { r0 = 10.0; r1 = q25; r2 = q24'; r3 = q25; r4 = None; r5 = r0; r6 = (-2) } in 13)) else ((land) q25 (-2)) in
  float (6 * 35)) | { r0 = q46; r1 = q47; r2 = [|q48; _; q49; q50|]; r3 = q51; r4 = None; r5 = q52; r6 = (-3) } when q52 >= 0.5 -> (
  let rec f53 p54 p55 =
    let rec g56 u57 = p54
    in
    g56 p55
  in
  let x58 = f53 q50 (truncate q49) in
  floor (let v59 = q49 in -2.0)) | { r0; r1 = q60; r2 = [|_; q61; q62; _|]; r3 = q63; r4 = None; r5 = q64; r6 = (-3) } -> (
  let rec f65 p66 p67 =
    let table70 = Array.make 2 (let rec g68 u69 = p66 in g68) in
    table70.(1) <- (let rec g68 u69 = (let v71 = { r10 = q62; r11 = (Array.make 4 q64); r12 = () } in 19) in g68);
    table70.(0) p67
  in
  let n74 = f65 (Array.fold_left (fun p72 p73 -> q63) q63 (Array.make 1 q64)) (-18) in
  let n75 = f65 (if true then n74 else n74) ((); n74) in
  q62) | { r0 = q76; r2 = q77; r3 = q78; r4 = None; r5; r6 = (-3); _ } -> (
  let v79' = fst (min (if false then (None, true) else (None, true)) (None, false)) in
  (mix_1 5 v79'; note_end 0);
  let v83 = ((q77.(0) <- r5); { r10 = (r5 +. 0.0); r11 = (Array.mapi (fun p80 p81 -> 1.5) (Array.make 4 false)); r12 = (String.fold_left (fun () p82 -> ()) () "b c") }) in
  (mix_0 5 v83; note_end 0);
  0.5) | ({ r0 = _; r1 = q84; r2 = q85; r3 = q86; r4 = None; r5 = q87; _ } | { r1 = q86; r2 = q85; r3 = q84; r4 = None; r5 = q87; _ }) -> (
  (if (match [] with | [] -> false | (_ :: []) -> false | (_ :: (q88 :: q89)) -> false) then (100.75 /. q87) else (abs_float 2.0))) | { r0; r1; r2 = q90; r3 = q91; r4 = (Some q92); r5 = q93; r6 } -> (
  let rec f94 p95 p96 =
    let rec g97 u98 = p95
    in
    mix p96;
    g97 p96
  in
  let x99 = f94 (if false then q93 else q93) q91 in
  let x100 = f94 (( /. ) x99 q93) ((-3) + r6) in
  note_float x100;
  ceil 2147483648.0) | ({ r0 = q101; r1 = 8; r3 = q102; r4 = q103; r5 = q104'; r6 = q105; _ } | { r0 = q104'; r1 = _; r3 = q102; r4 = q103; r5 = q101; r6 = q105; _ }) -> (
  let v106 = 3780 == ((-17) - q105) in
  (mix (if v106 then 1 else 0); note_end 0);
  100.75) | _ -> (
  (let (q107, q108) = (1.0, 'z') in tick_float 0 q107))) in
let rec f110 p111 p112 =
  let rec g113 u114 = p111
  in
  g113 p112
in
let x115 = f110 x109 ((-3) - 3) in
let x116 = f110 (if true then x109 else x115) 8 in
let rec f117' p118 p119 =
  let table122 = Array.make 2 (let rec g120 u121 = p118 in g120) in
  table122.(1) <- (let rec g120 u121 = p118 in g120);
  table122.((hide 0 1)) p119
in
let v123' = f117' ((-3) > 10) (7 mod 100) in
let v124' = f117' (f117' v123' 12) (11 + (-2)) in
note_float x116;
(mix (if v123' then 1 else 0); note_end 0);
(mix (if v124' then 1 else 0); note_end 0);
note_float x109;
note_float x115;
()
