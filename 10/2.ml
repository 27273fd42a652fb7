type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int -> (string -> int) -> ((int -> int -> int) * int)) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y147) -> mix 1; mix_0 (d - 1) y147
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y148 :: y149) -> mix 1; mix y148; mix_1 (d - 1) y149
and mix_2 d (v : (string, int) result) =
  if d > 0 then
    match v with
    | Ok y150 -> mix 0; mix_string y150
    | Error y151' -> mix 1; mix y151'
and mix_3 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y152 -> mix 0; mix_float y152
    | Error y153 -> mix 1; mix y153
and mix_4 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y154 :: y155) -> mix 1; mix (Char.code y154); mix_4 (d - 1) y155
and mix_5 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y156; r1 = y157'; r2 = y158 } -> mix_float y156; mix_float y157'; mix_6 (d - 1) y158
and mix_6 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y159 -> mix 1; mix_float y159
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let poly4 x = x
let a5 = (let rec f8 p6 = ((fun p7 -> p7), 11) in f8)
let a9 = Array.init 3 (fun p10 -> p10)
let a11 = []
let f12 = poly4 a5
let a13 = -1
let a14 = (match { r3 = 3.25; r4 = 12; r5 = None; r6 = (-2); r7 = (-0.5) } with | { r3 = 0.5; r4; r5; r6 = q15; _ } -> (r4, q15, q15, 0.5) | { r3 = q16; r4 = q17; r5 = f12; r6 = (0 as w18); r7 = 1.0 } -> (w18, w18, w18, q16) | { r3 = q19; r4 = q20; r5 = q21; r6 = (0 | 0); r7 = q22 } -> ((-3), q20, q20, q19) | { r3 = q23; r4 = _; r5 = q24; r6 = (-1); r7 } -> (14, 14, 11, r7) | { r3 = q25; r4 = _; r5 = q26; r6; r7 = _ } -> (r6, r6, 20, q25))
let a27 = []
let n28 = poly4 a13
let poly29 r = match r with Ok x -> x | Error (x, _) -> x
let a30 = 100.75
let a31 = (match a27 with | [] -> (-0.5) | ((6 | 6) :: _) -> (-2.0) | ((4 | 8) :: _) -> 10.0 | ((3 as w32) :: q33') -> (-10.0) | (0 :: q34') -> (-2.0) | (a14 :: q35') -> 1.0)
let a36 = 2.0 :: []
let x37 = poly29 (Error (a30, a31))
let a38 = { { r0 = x37; r1 = a30; r2 = None } with r2 = None }
let a39 = if false then (fun p40 p41 p42 -> 0.0) else (fun a14 p43 p44 -> p44)
let a45 = { r0 = x37; r1 = x37; r2 = None } :: []
let v46 = poly29 (Error (a38, a39))
let a47 = float 14
let a48 = 18 mod 3
let a49 = max [] []
let x50 = poly29 (Error (a47, a48))
let () = note_float x50
let poly51 r x = let old = !r in r := x; old
let a52 = if v3 then [] else []
let a53 = a48
let a54 = (let v55 = v46 in [])
let v56 = poly51 (ref a52) a52
let a57 = (let s58 = "\000\255x" in let i59 = a53 in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else '\'')
let a60 = (let v61 = x50 in fun p62 -> 9)
let a63 = '\255' :: []
let v64 = poly51 (ref a57) a57
let a65 = (match v46 with | { r1; r2 = q66; _ } -> ((Ok "tail \" end"), (Ok x50), (let rec f69 p67 p68 = a53 in f69), v3))
let a70 = (-3) + 8
let a71 = (match ((n28, v3, a53), n28, a53, v3) with | ((_, a49, _), _, (9 as w72), v46) -> [] | (((_, q73, x50), q74, (-2147483648), q75) as w76) when q74 >= 19 -> [] | ((_, q77, q78), q79, ((-2147483648) | (-2147483648)), q80) -> [] | ((_, q81, q82), q83, 7, q84) -> [] | (((q85, _, _) as w86), q87, 8, q88) -> [] | (((q89, q90, a30), q91, 6, true) | ((a30, q90, _), q89, (6 as q91), true)) -> [] | (((q92, q93, q94), q95, 6, false) as w96) -> [] | ((q97', _, _), _, 0, _) -> [] | ((_, q98', _), _, _, q99) -> [])
let v100 = poly51 (ref a65) a65
let () = assert (hide 1 3 = 3)
let rec poly114 n x l = if n <= 0 then l else poly114 (n - 1) x (x :: l)
let a115 = (let (q116, q117) = ((ref v3), { r0 = x37; r1 = a47; r2 = None }) in fun p118 a47 -> ((let rec f121 p119 p120 = a70 in f121), p118))
let a122 = (let v123 = v3 in v3)
let a124 = []
let v125 = poly114 3 a115 a124
let () = (mix_0 5 v125; note_end 0)
let a126 = a70 lor (-2)
let a127 = x50
let a128 = a53 :: []
let v129 = poly114 3 a126 a128
let () = (mix_1 5 v129; note_end 0)
let x130 = 0.0 /. 0.0
let n131 = ((((((0) + (if a47 = x130 then 26 else 0)) + (if x130 <> x130 then 73 else 0)) + (if x130 < x130 then 55 else 0)) + (if (-. a31) > x130 then 20 else 0)) + (if x130 <= x130 then 46 else 0)) + (if x130 >= x130 then 71 else 0)
let () = mix a70
let poly132 x = x
let a133 = -10.0
let a134 = a47
let a135 = (let v136' = v46 in [])
let x137 = poly132 a133
let a138 = [] :: []
let a139 = ( - ) a53 10
let a140' = []
let v141 = poly132 a138
let () = (mix (Char.code a57); note_end 0)
let () = note_float x50
let () = ((let (m142, m143, _, m145) = v100 in mix_2 5 m142; mix_3 5 m143; mix (if m145 then 1 else 0)); note_end 0)
let () = (mix_ints a9 0 3; note_end 0)
let () = (mix_4 5 a63; note_end 0)
let () = (mix (Char.code v64); note_end 0)
let () = (mix_5 5 v46; note_end 0)
let () = note_float a127
let () = ()
