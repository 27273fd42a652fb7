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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
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
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y148'; r1 = y149; r2 = y150; r3 = y151; r4 = y152; r5 = y153; r6 = y154 } -> mix_string y148'; mix_float y149; mix_5 (d - 1) y150; mix y151; mix y152; mix_ints y153 0 2; mix_3 (d - 1) y154
and mix_2 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y155 :: y156) -> mix 1; mix (Char.code y155); mix_2 (d - 1) y156
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y157 :: y158) -> mix 1; mix_float y157; mix_3 (d - 1) y158
and mix_4 d (v : (int, float * int) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y159 :: y160) -> mix 1; mix_6 (d - 1) y159; mix_4 (d - 1) y160
and mix_5 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y161 -> mix 1; mix_7 (d - 1) y161
and mix_6 d (v : (int, float * int) result) =
  if d > 0 then
    match v with
    | Ok y162 -> mix 0; mix y162
    | Error y163 -> mix 1; (let (m164, m165) = y163 in mix_float m164; mix m165)
and mix_7 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y166 -> mix 1; mix_8 (d - 1) y166
and mix_8 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let unused0 = (let v2' = [|((); (-1.5)); (if true then 100.75 else (-0.5)); (let v1 = 14 in 1.0); (-. (-3.25)); (0.5 +. (-0.0)); (sqrt 1.0); (-1e999); (float_of_int 5)|] in ((clip "a") ^ "tail \" end") >= ((clip "b c") ^ "")) in
let x9 = ((function | C9 -> (let v4 = { r0 = ""; r1 = (-3.25); r2 = None; r3 = 11; r4 = (-2); r5 = (Array.make 2 12); r6 = [] } in 1.0) | (C27 | C27) -> 1.5 | C21 -> 10.0 | (C14 as w5) -> (if true then (-1.0) else 1.5) | C7 -> ((); 0.5) | q6 -> (1.5 /. 2.0)) (let (q7, q8) = ((-1.5), (2.0, (-3.25))) in C7)) -. ((-. (-10.0)) +. 1.0) in
note_float x9;
let x27 = if x9 <= x9 then (match { r0 = "a"; r1 = x9; r2 = None; r3 = 13; r4 = 0; r5 = (Array.make 2 7); r6 = [] } with | { r0 = x9; r1; r2; r3 = q20; r4; r5 = q21; r6 = q22 } -> r1 | ({ r0 = _; r1 = q23'; r3 = 6; r4 = q24; r5 = _; r6 = q25; _ } as w26) -> 100.75) else (if not true then (3.25 +. x9) else (if 2.0 = x9 then (if 11 <> 20 then (match { r0 = "b c"; r1 = x9; r2 = None; r3 = 0; r4 = 5; r5 = (Array.make 2 15); r6 = [] } with | { r0 = q14; r1 = _; r2 = None; r3 = q15; r4; r5; r6 = q16 } -> x9 | (({ r0 = _; r1; r2 = (Some q17); r3 = _; r4; r5 = q18; r6 } as w19) | ({ r1; r2 = (Some q17); r3 = r4; r5 = q18; r6; _ } as w19)) -> r1) else (if if true then true else true then (x9 *. x9) else (if false then (x9 -. x9) else ((fun p10 -> x9) (fun p11 p12 p13 -> '0'))))) else (if true then x9 else 1.0))) in
let x28 = -2.0 in
note_float x28;
let n31 = max (try ((7 / (-1)) + (12 asr 22)) with | Division_by_zero -> (17 + (-1)) | E1 -> (match C7 with | C18 -> 8 | C27 -> 14 | C15 -> 19 | C22 -> (-2) | ((C18 as w29) | (C29 as w29)) -> 8 | C10 -> (-3) | C19 -> 8 | C7 -> 11 | C30 -> 13 | C16 -> 8 | C17 -> 13 | q30 -> 10 | exception _ -> 19)) (-4097) in
note_int n31;
let a32 = if true then (Array.make 16 (-3)) else (Array.make 16 n31) in
for i33 = 16 - 1 downto 0 do
  a32.(i33) <- (- n31);
  ()
done;
(mix_ints a32 0 16; note_end 0);
let v42 = ((let i34 = (match C7 with | C18 -> n31 | ((C19 as w35) | (C28 as w35)) -> n31 | C9 -> n31 | C24 -> 1 | (C26 | C26) -> n31 | C15 -> n31 | C22 -> n31 | (C10 as w36) -> n31 | (C20 | C20) -> n31 | C25 -> n31 | (C8 | C28) -> 6 | (C31 | C22) -> n31 | C16 -> 3 | (C12 | C30) -> 17 | C13 -> n31 | (C17 | C17) -> 13 | x9 -> n31) in if i34 >= 0 && i34 < 16 then a32.(i34) else a32.(10)), C19, (let (q39', _, q40) = ((fun a32 p37 p38 -> '0'), (n31, 0.0, n31), x28) in (let v41 = n31 in { r0 = "b c"; r1 = q40; r2 = None; r3 = 10; r4 = 6; r5 = (Array.make 2 v41); r6 = [] }))) in
((let (m43, m44, m45) = v42 in mix m43; mix_0 5 m44; mix_1 5 m45); note_end 0);
let v46 = C20 in
(mix_0 5 v46; note_end 0);
let x47 = x28 in
let poly48' x o = match o with Some y -> y | None -> x
in
let a49 = Error (10.0, n31) in
let a50 = false || true in
let a51 = if true then [] else [] in
let v52 = poly48' a49 (Some a49) in
let a53 = compare n31 n31 in
let a54 = [|x47; x47|] in
let a55 = n31 :: [] in
let n56 = poly48' a53 (Some a53) in
let s66 = (match Error (x27, 9) with | ((Ok q57 as w58) | (Ok q57 as w58)) -> ((clip (String.make 2 'a')) ^ (part "\000\255x" n56 12)) | Error ((0.5 | 0.5), 4) -> (if 19 = 9 then (match Array.make 8 x28 with | a49 -> "12") else "koldku") | Error (0.5, (-2147483648)) -> "ldhyulxgh" | Error (0.5, (-2)) -> "ogbjirtajv" | Error ((0.5 as w59'), _) -> (String.map (fun p60 -> p60) (clip (let (_, q61, q62) = ((20, x47, true), a54, (Ok a53)) in "tail \" end"))) | Error (_, q63) -> (String.make 5 (let s64 = "b c" in let i65 = n31 in if i65 >= 0 && i65 < String.length s64 then s64.[i65] else '0'))) in
(mix_string s66; note_end 0);
let v99 = (let (_, q92, q93, a55) = if s66 <= "a" then (try (Array.fold_left (fun p67 p68 -> ({ r0 = s66; r1 = x47; r2 = None; r3 = n56; r4 = a53; r5 = (Array.make 2 a53); r6 = [] }, (fun p69 p70 p71 -> a50), p68, n56)) ({ r0 = s66; r1 = x28; r2 = None; r3 = n56; r4 = 10; r5 = (Array.make 2 a53); r6 = [] }, (fun a50 p72 p73 -> true), x47, n31) a54) with | Invalid_argument q74 -> ({ r0 = "tail \" end"; r1 = 3.25; r2 = None; r3 = n56; r4 = n56; r5 = (Array.make 2 n56); r6 = [] }, (fun p75 p76 p77 -> a50), x47, n56) | Division_by_zero -> ({ r0 = "\000\255x"; r1 = x27; r2 = None; r3 = n56; r4 = n56; r5 = (Array.make 2 3); r6 = [] }, (fun p78 p79 p80 -> a50), (-2.0), a53) | Not_found -> ({ r0 = s66; r1 = x9; r2 = None; r3 = n56; r4 = n56; r5 = (Array.make 2 n56); r6 = [] }, (fun p81 p82 p83 -> true), x47, n56) | E1 -> ({ r0 = s66; r1 = x47; r2 = None; r3 = n56; r4 = a53; r5 = (Array.make 2 n56); r6 = [] }, (fun p84 p85 p86 -> a50), x27, a53)) else (Array.fold_left (fun p87 p88 -> p87) ({ r0 = "tail \" end"; r1 = x28; r2 = None; r3 = a53; r4 = 14; r5 = (Array.make 2 n56); r6 = [] }, (fun p89 p90 p91 -> a50), x28, n56) a54) in ((match v52 with | Ok q94 -> () | Error (q95, _) -> ()); (let v96 = n56 in ([], (fun p97 -> ((fun p98 -> a55), a53)), [], n56)))) in
((let (m100, _, m102, m103) = v99 in mix_2 5 m100; mix_3 5 m102; mix m103); note_end 0);
let x104' = x47 /. 4096.0 in
let a55 = (let i105 = (compare x27 1.0) / (a32.((( * ) n56 11) land 15) lor 1) in if i105 >= 0 && i105 < Array.length a54 then a54.(i105) else (match v52 with | (Ok (-2147483648) as w106) -> (2.0 +. x28) | (Ok (-2147483647) as w107) -> (x47 *. (-10.0)) | Ok 2 -> a54.(wrap (a53 + n56) 2) | ((Ok (-3)) | (Ok 5)) -> (match a55 with | [] -> x104' | ((0 :: q108) | ((0 :: _) as q108)) -> x27 | (((-1) | (-1)) :: q109) -> x27 | ((_ :: (q110 :: _)) | (q110 :: _)) -> x104') | Ok 6 -> (x28 +. 2.0) | Ok (-2) -> (x47 +. x28) | Ok 0 -> x47 | Ok ((-3) | (-3)) -> (3.25 -. x104') | Ok q111 -> (x28 +. x104') | Error q112 -> 10.0)) in
let rec g114 k117 p118 =
  if k117 <= 0 then (Char.code '\'') else (
    mix p118;
    let r119 = g116 (k117 - 1) (k117 lxor k117) in
    r119
  )
and g115 k120 p121 =
  if k120 <= 0 then (-2147483648) else (
    mix p121;
    let r122 = g114 (k120 - 1) (k120 * k120) in
    (if true then (p121 + a53) else (-4097))
  )
and g116 k123 p124 =
  if k123 <= 0 then (if false then 0 else p124) else (
    mix p124;
    g114 (k123 - 1) 32767
  )
in
let n125 = g114 3 (a53 - 10) in
let a130 = [|(match if a50 then [] else [] with | [] when ((x47 = a55) && (a50 || a50)) -> a55 | [] -> 1e999 | (q126 :: q127) -> x104' | (q128 :: []) -> (let _v129 = "\000\255x" in x47)); (-. 1.7976931348623157e308)|] in
(mix_floats a130 0 2; note_end 0);
let n131 = a32.(0) / (-2147483648) in
let v138 = (((let v132 = { r0 = s66; r1 = a55; r2 = None; r3 = n125; r4 = 2; r5 = (Array.make 2 10); r6 = [] } in ()); []), n125, (if a50 then (match a51 with | [] -> [] | ((Ok q133) :: q134) -> [] | (((Error _) :: _) | (_ :: (_ :: _))) -> []) else (if a50 then [] else [])), (let i137 = n131 lor 13 in if i137 >= 0 && i137 < 16 then a32.(i137) else (5 + a53))) in
let g114 = fst ((abs n131), (a53 < a53)) in
let v144 = (match v52 with | Ok _ -> ((-1) mod (n125 lor 1)) | Error q139 when a50 -> (g114 - 13) | Error (q140, q141) -> (let _v142 = (16, g114, a55, (s66, g114, (-1.5))) in g114)) <= ((let v143 = a54 in n131) - (1 mod (-2147483648))) in
(mix (if v144 then 1 else 0); note_end 0);
note_int n125;
((let (m145, m146, m147) = v42 in mix m145; mix_0 5 m146; mix_1 5 m147); note_end 0);
(mix_floats a130 0 2; note_end 0);
(mix (if a50 then 1 else 0); note_end 0);
(mix_4 5 a51; note_end 0);
note_int g114;
note_int n56;
note_int a53;
()
