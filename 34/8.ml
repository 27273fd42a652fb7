type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y173; r5 = y174 } -> mix y173; mix_float y174
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let make3 p4 =
  (let rec f7 p5 p6 = (match p5 with | C3 -> (int_of_string (string_of_int 9)) | C0 -> 1 | (C1 | C1) -> (if v2 then 20 else 9) | C2 -> (8 - (-2))) in f7)
in
let c8 = make3 (match Ok (Array.make 9 true) with | Ok q9 -> (fun p10 () v2 -> ((fun p11 p12 p13 -> p13), v2)) | Error (q14, q15, _, make3) -> (fun { r4; _ } () p16 -> ((let rec f20 p17 p18 p19 = 14 in f20), 18))) in
let n21' = c8 C1 (let c8 = true in 1.5) in
let n27 = n21' - (let (((q22, q23) as w24), q25, _) = ((v2, n21'), 16, (-1.0)) in (let _v26 = None in q25)) in
let rec fold28 =
  function
  | C3 ->
    let n30 = n27 in
    { r4 = 14; r5 = (float_of_int n30) }
  | C0 ->
    (match { r4 = n27; r5 = (-3.25) } with | { r4; r5 = q31 } -> (let v32 = (' ', q31, ("", r4, "a")) in { r4 = r4; r5 = q31 }))
  | C1 ->
    (match (part "tail \" end" n27 n27) with | "a" -> { r4 = n27; r5 = 1.0 } | _ -> { r4 = n27; r5 = 0.5 } | exception Failure _ -> { r4 = n27; r5 = (-100.75) } | exception _ -> { r4 = n27; r5 = 10.0 })
  | C2 ->
    let n33 = n21' in
    { { r4 = 10; r5 = (-2.0) } with r5 = (-0.0) }
in
let v34 = fold28 (min C0 C0) in
(mix_0 5 v34; note_end 0);
let _ = fold28 ((); C0) in
let make35' p36 p37 =
  (let rec f49' p38 p39 p40 = (match if v2 then v34 else v34 with | { r4 = (-2); r5 = 0.0 } -> (String.length "tail \" end") | { r4 = ((-2) | _); r5 } -> 31 | ({ r5 = q41; _ } | { r4 = (-3); r5 = q41 }) -> (if v2 then 14 else 9) | { r4 = (1 | 1); r5 = q42 } -> (match v34 with | ({ r4 = q43; r5 = 1.0 } as w44) -> q43 | { r4 = q45; r5 = 0.0 } -> q45 | { r4 = q46; r5 = 1.0 } -> p39 | { r4 = q47; r5 = q48 } -> q47) | ({ r4; _ } | { r4 = (-2147483648 as r4); _ }) -> (p40 - 2)) in f49')
in
let c50 = make35' (100.75 *. 1.0) (let rec f52 p51 = (n27, n27, n27) in f52) in
let n57 = c50 (-32769) (let v53 = None in n27) (match v34 with | { r4 = 9; r5 } -> n21' | ({ r4 = 5; r5 = v34 } as w54) -> n27 | ({ r4 = q55; r5 = q56 } | { r4 = q55; r5 = (0.5 as q56) }) -> 1) in
note_int n57;
let f58' p59 p60 p61 p62 p63 p64 p65 p66 p67 p68 make35' p69 p70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 p81 n27 p82 p83 p84 p85 p86 p87 =
  p78 +. ((p78 -. ((n27 *. ((p70 -. (p82 *. (p85 *. (p72 *. ((p83 +. (p72 *. (((p83 -. (p63 *. (p83 *. (p79)))) *. p79) *. p66))) *. p70))))) +. p81)) +. p78)) -. p85)
in
let x109 = f58' (match v34 with | { r4 = q88; r5 = 0.5 } -> 100.75 | ({ r4 = q89; r5 } as w90) -> r5) (let _v96' = fun p91 p92 p93 -> ((let rec f95 p94 = 100.75 in f95), n27) in Array.make 1 (-1.0)) (if v2 then 0.0 else (-0.5)) (- 9) (f58' (-100.75) (Array.make 1 0.0) 100.75 n57 (-1.0) 2.0 (-1.0) 1.5 v2 1.0 n27 (-0.5) 3.25 n27 0.5 1 3 n57 100.75 n21' 2.0 1.5 (fun p97 p98 -> 17) 1.0 2.0 0.0 1.5 14 2.0 2 8) v34.r5 (match { r4 = 19; r5 = (-2.0) } with | { r4 = q99'; r5 = 1.0 } -> 3.25 | ({ r4 = q100; r5 = _ } | { r4 = q100; r5 = 0.5 }) -> 0.5) 0.0 ("tail \" end" >= "\000\255x") (if v2 then (-0.5) else 1.0) (c50 1 17 n27) (100.75 /. (-1.0)) (f58' 3.25 (Array.make 1 3.25) 100.75 n57 (-2.0) 100.75 3.25 3.25 v2 0.0 n57 100.75 1.5 n57 (-0.5) n57 n57 n57 1.0 n27 (-1.0) (-100.75) (fun p101 p102 -> n57) 1.5 (-3.25) 2.0 2.0 n57 0.0 n57 n27) (try (9 + n27) with | _ -> n57) (match C0 with | ((C0 as w103) | (C2 as w103)) -> 0.5 | C3 -> 2.0 | C0 -> 100.75 | (C1 | C1) -> (-3.25) | C2 -> 1.0) (-3039) (compare (Array.make 2 (-1.0)) (Array.make 2 (-2.0))) 10 1.5 (n27 land n57) 4096.0 (2.0 *. (-3.25)) (if v2 then (let rec f105 p104 v34 = -1 in f105) else (fun p106 p107 -> n57)) (try (try (snd (((true, (-1.5), 0), n27, v2), 3.25)) with | Failure q108 -> 100.75 | Match_failure _ -> 2.0 | _ -> (-3.25)) with | _ -> 1.5) 5e-324 (-. 1.5) v34.r5 (min 13 n27) 3.25 (0 - (-1)) v34.r4 in
note_float x109;
let n172 = (match v34 with | { r4 = 9; r5 } -> (
  let unused110 = Error (let v111 = max (Array.make 8 (Array.make 16 n27)) (Array.make 8 (Array.make 16 n57)) in ()) in
  let c120 = (v34.r4) lxor (match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9) in
  let c121 = c120 lxor ((match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9)) in
  let c122 = v34.r4 + ((match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9)) in
  let c123 = (match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9) + (c122) in
  let c124 = v34.r4 + (c121) in
  let c125 = (match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9) - ((match v34 with | (({ r4 = q112; r5 = q113 } as w114) | ({ r4 = (7 as q112); r5 = (0.5 as q113) } as w114)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n27 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n57 | { r4 = q115; r5 = q116 } -> n27 | { r4 = 5; r5 = 0.5 } -> n57 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q117; _ } -> 3 | { r4 = q118; r5 = q119 } -> 9)) in
  let c126 = c120 * (c125) in
  note_int c126;
  n27 land (if v2 then c124 else c125)) | { r4 = (-2147483647); r5 = 0.0 } -> (
  let cell127 = Array.make 1 x109 in
  let rec get128 p129 =
    cell127.(0)
  in
  let rec set130' p131 =
    cell127.(0) <- p131 +. (cell127.(0));
    cell127.(0)
  in
  let x132 = get128 n27 in
  let x133 = set130' 1e-310 in
  let x134 = set130' v34.r5 in
  let x135' = get128 (c50 19 16 n57) in
  let x136 = get128 ((-1) / 4096) in
  (try ((c50 n57 n27 n27) + (List.fold_left (let rec f138 x133 p137 = 14 in f138) n27 [])) with | Failure q139 -> (n57 mod 2147483647) | Match_failure _ -> v34.r4)) | { r4 = (-2147483647); r5 = _ } -> (
  let unused140 = if true then (Char.chr (n57 land 255)) else (let s141 = (let v142 = v2 in "a") in let i143 = snd (x109, n21') in if i143 >= 0 && i143 < String.length s141 then s141.[i143] else ' ') in
  let rec f144 p145 p146 p147 p148 p149 p150 p151 p152 p153 p154 =
    if p145 > 0 then (
      f144 (p145 - 1) p150 p148 p151 p153 p153 p147 p146 p146 p148
    ) else
      (7 mod (p152 lor 1))
  in
  let n158 = f144 2 (String.length "\000\255x") (-100.75) (x109 -. x109) (n57 - n21') v34.r4 (f58' x109 (Array.make 1 x109) x109 n57 x109 x109 x109 (-10.0) v2 x109 n27 x109 x109 7 x109 (-3) n57 n57 x109 5 x109 x109 (let rec f157 p155 p156 = n57 in f157) x109 2.0 100.75 x109 11 x109 13 n57) (c50 n57 n57 n57) (- n27) (match v34 with | { r4 = v34; _ } -> x109) in
  let n169 = f144 4 (n27 mod (9 lor 1)) (match v34 with | { r4 = 1; r5 = 0.5 } -> x109 | ({ r4 = 1; r5 = q159 } as w160) -> q159 | { r4 = 5; r5 = q161 } -> q161 | ({ r4 = 0; r5 = q162 } as w163) -> x109 | { r4 = q164; r5 = q165 } -> q165) (let _v166 = Ok (Array.make 8 x109) in 0.5) ((-3) * n158) (try n158 with | _ -> 19) (float_of_int n158) n21' (n57 + n27) (f58' (-0.0) (Array.make 1 3.25) 1.0 n57 x109 (-1.5) x109 x109 v2 0.5 n27 x109 x109 n27 x109 n57 10 16 3.25 n27 10.0 x109 (fun p167' p168 -> -2) x109 x109 x109 x109 13 x109 n158 2) in
  note_int n169;
  v34.r4) | { r4 = q170; r5 } -> (
  ( - ) v34.r4 (let v171 = "" in q170))) in
(mix_0 5 v34; note_end 0);
note_float x109;
note_int n21';
(mix (if v2 then 1 else 0); note_end 0);
note_int n172;
note_int n27;
note_int n57;
()
