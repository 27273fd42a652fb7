type 'a t0 = { mutable r0 : float }
exception E0 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y93 } -> mix_float y93
in
let v32 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let a21 = [|(-1); 1; 5; (-2); (-1)|] in
  let rec loop24 i22 s23 =
    if i22 < 5 then (
      (a21.(i22) <- ((a21.(i22)) + s23));
      loop24 (i22 + 1) ((s23 + s23) mod 100)
    ) else
      s23
  in
  let n26 = loop24 0 8 in
  note_int n26;
  let x27 = 0.0 /. 0.0 in
  let n29 = ((((((0) + (if x27 = x27 then 55 else 0)) + (if x27 <> x27 then 32 else 0)) + (if 1.0 < x27 then 30 else 0)) + (if x27 > x27 then 7 else 0)) + (if (let v28 = [] in x27) <= x27 then 73 else 0)) + (if x27 >= x27 then 66 else 0) in
  ((let _v30 = 1 in ()); (match { r0 = (-3.25) } with | { r0 = 0.0 } -> { r0 = x27 } | { r0 = q31 } -> { r0 = x27 })))) in
let v41 = (let v33 = Array.make 3 v32.r0 in (let v35 = (let _v34 = -10.0 in 15) in (((-3.25), (v35, v35)), (fun p36 p37 { r0 = _ } -> ref v35), (fun p38 { r0 = q39 } p40 -> { r0 = q39 })))) in
((let (m42, _, _) = v41 in (let (m43, m44) = m42 in mix_float m43; (let (m45, m46) = m44 in mix m45; mix m46))); note_end 0);
let a49 = Array.make 16 (-1.5) in
let rec loop52 i50 n53 s51 =
  if i50 < n53 then (
    (a49.(i50) <- ((a49.(i50)) *. s51));
    loop52 (i50 + 1) n53 (float_of_int (20 / 10))
  ) else
    s51
in
let n54 = loop52 0 (hide 1 16) 1.5 in
note_float n54;
let v58 = String.for_all (fun p55 -> if false then (v32 != v32) else ((match v41 with | ((q56, _, q57) | (((_, _) as q56), _, q57)) -> (false && false)) <> (not (true <> false)))) "uikkoi" in
let a59 = ((); (Array.make 8 12)) in
let rec loop62 i60 n63 s61 =
  if i60 < n63 then (
    (a59.(i60) <- ((a59.(i60)) + s61));
    loop62 (i60 + 2) n63 (-4096)
  ) else
    s61
in
let n64 = loop62 0 (Array.length a59) 16 in
note_int n64;
let s66 = ref 2.0 in
let i65 = ref 0 in
while !i65 < 16 do
  a49.(!i65) <- ((a49.(!i65)) +. !s66);
  s66 := v32.r0; i65 := !i65 + 1
done;
let n67 = !s66 in
note_float n67;
let s69 = ref n64 in
let i68 = ref 0 in
while !i68 < Array.length a59 do
  a59.(!i68) <- (!s69 - (a59.(!i68)));
  s69 := ((compare 5 !s69) mod (a59.(4) lor 1)); i68 := !i68 + 2
done;
let n70 = !s69 in
note_int n70;
let f71 { r0 = q72 } =
  let x73 = -10.0 in
  let c74 = (((q72 -. x73) *. (if false then x73 else q72))) *. ((q72 -. x73) *. (if false then x73 else q72)) in
  let c75 = (c74) -. ((q72 -. x73) *. (if false then x73 else q72)) in
  let c76 = ((-. q72)) -. (-. q72) in
  let c77 = (((q72 -. x73) *. (if false then x73 else q72))) -. c75 in
  let c78 = c76 -. ((-. q72)) in
  let c79 = c77 -. (((q72 -. x73) *. (if false then x73 else q72))) in
  let c80 = (c76) -. c77 in
  let c81 = ((q72 -. x73) *. (if false then x73 else q72)) *. ((-. q72)) in
  let c82 = c76 *. ((-. q72)) in
  let c83 = c82 +. (c79) in
  c83
in
let x85 = f71 ((fun p84 -> { r0 = n54 }) { r0 = n54 }) in
note_float x85;
note_int n70;
(mix_ints a59 0 8; note_end 0);
((let (m86, _, _) = v41 in (let (m87, m88) = m86 in mix_float m87; (let (m89, m90) = m88 in mix m89; mix m90))); note_end 0);
(mix (if v58 then 1 else 0); note_end 0);
note_float n67;
(mix_0 5 v32; note_end 0);
note_float x85;
()
