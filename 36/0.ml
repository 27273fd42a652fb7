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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y174 -> mix 1; mix_2 (d - 1) y174
and mix_1 d (v : t1) =
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
and mix_2 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y175' -> mix 1; mix_3 (d - 1) y175'
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let unused0 = (-15) <= ((1 lsr (19 land 31)) * 29) in
let s2 = ref (-1.5) in
for i1 = 0 to 20 - 1 do
  s2 := ((-1e-310) *. ((float_of_int i1) *. (!s2)))
done;
let n3 = !s2 in
note_float n3;
let x4 = n3 in
note_float x4;
let n10 = (match min (if false then [] else []) (let v5 = (false, 5, 14, 14) in []) with | [] -> ((int_of_float x4) + ((-3) lor 10)) | (q6 :: _) -> (match q6 with | ([] as w7) -> (show_int 9 (-2)) | ((_ :: []) | []) -> (match q6 with | [] -> 17 | (q6 :: _) -> q6) | (q8 :: (n3 :: q9)) -> 31)) in
note_int n10;
let v12 = (fun p11 -> C13) 5e-324 in
let a15 = [|((let (q13, q14) = ((n10, true), x4) in n10) land (n10 + n10)); (n10 land (show_int 4 9))|] in
let s17 = ref (true, n10, 7, 12) in
let i16 = ref 0 in
while !i16 < (hide 0 3) do
  (
    let n32 = if (match (match v12 with | C24 -> { r0 = ""; r1 = x4; r2 = None; r3 = !i16; r4 = !i16; r5 = a15; r6 = [] } | C26 -> { r0 = "b c"; r1 = n3; r2 = None; r3 = n10; r4 = !i16; r5 = a15; r6 = [] } | C14 -> { r0 = "b c"; r1 = (-0.5); r2 = None; r3 = !i16; r4 = n10; r5 = (Array.make 2 !i16); r6 = [] } | C15 -> { r0 = ""; r1 = 10.0; r2 = None; r3 = !i16; r4 = 12; r5 = (Array.make 2 !i16); r6 = [] } | (q18 | (C10 as q18)) -> { r0 = "a"; r1 = x4; r2 = None; r3 = !i16; r4 = !i16; r5 = a15; r6 = [] } | (C20 | C20) -> { r0 = "\000\255x"; r1 = n3; r2 = None; r3 = !i16; r4 = !i16; r5 = a15; r6 = [] } | (C7 | C10) -> { r0 = "\000\255x"; r1 = x4; r2 = None; r3 = 15; r4 = n10; r5 = a15; r6 = [] } | C31 -> { r0 = "12"; r1 = 10.0; r2 = None; r3 = n10; r4 = 4; r5 = (Array.make 2 !i16); r6 = [] } | C12 -> { r0 = ""; r1 = x4; r2 = None; r3 = !i16; r4 = 5; r5 = (Array.make 2 !i16); r6 = [] } | C13 -> { r0 = ""; r1 = 100.75; r2 = None; r3 = (-1); r4 = !i16; r5 = a15; r6 = [] } | q19 -> { r0 = "12"; r1 = x4; r2 = None; r3 = n10; r4 = !i16; r5 = a15; r6 = [] }) with | { r0 = "a"; r1 = 0.0; r2 = q20; r3 = q21; r6 = q22; _ } -> (0.0 > x4) | { r0 = "a"; r1 = _; r3 = _; r4 = 3; r5 = _; _ } -> (n3 >= n3) | { r0 = "a"; r2 = _; r3 = q23; r4 = (-2); r6 = q24'; _ } -> (n3 < n3) | { r0 = "a"; r1 = _; r2 = q25; r3 = q26; r4 = q27; r5; r6 = q28 } -> ((-2) = q27) | ({ r0 = q29; r2; r5 = q30; r6 = _; _ } as w31) -> (!i16 >= !i16)) then (if (Array.make 1 true) = (Array.make 1 false) then (!i16 mod 100) else 4) else !i16 in
    note_int n32;
    let a33 = a15 in
    a15.(0) <- (if ' ' <= 'z' then (n10 / (7 lor 1)) else ((); n32));
    a33.(1) <- ((a15.(0)) - (min !i16 n10));
    note_int a15.(0);
    let v41 = (match ((if true then ()); ((); !s17)) with | (true, q34, q35, (2 | 6)) -> true | (true, _, q36, q37) -> true | (false, q38, q39, q40) -> true) in
    ());
  s17 := !s17; i16 := !i16 + 1
done;
let n42 = !s17 in
((let (m43, _, _, _) = n42 in mix (if m43 then 1 else 0)); note_end 0);
let x47 = 0.0 /. 0.0 in
let n51 = ((((((0) + (if x47 = (match n42 with | (q48, q49, q50, _) -> x47) then 44 else 0)) + (if x47 <> x47 then 23 else 0)) + (if x47 < x47 then 37 else 0)) + (if x47 > x47 then 4 else 0)) + (if (x4 /. x47) <= x47 then 77 else 0)) + (if x47 >= x47 then 88 else 0) in
note_int n51;
let f61 = ((if 17 > n51 then (let _v52 = n51 in ())); (let (q53, (q54, _, _, _), q55, q56) = ([], ('\'', (-0.5), x4, n10), n51, n51) in (let rec f60' p57 p58 = ((fun p59 -> p57), q56) in f60'))) in
let { r0; r1 = q74; r2 = q75; r3 = _; r4 = _; r5 = q76; _ } = ((if None > None then (try (fst ((), false)) with | Division_by_zero -> () | Not_found -> () | E1 -> ()) else ((); ())); (match n42 with | (q62, n42, q63, 3) -> (if q62 then { r0 = "tail \" end"; r1 = x4; r2 = None; r3 = 10; r4 = 18; r5 = (Array.make 2 n42); r6 = [] } else { r0 = "\000\255x"; r1 = x47; r2 = None; r3 = 18; r4 = n51; r5 = a15; r6 = [] }) | (q64, n42, 2, q65) -> (if q64 then { r0 = ""; r1 = x47; r2 = None; r3 = n42; r4 = q65; r5 = a15; r6 = [] } else { r0 = "b c"; r1 = x47; r2 = None; r3 = n42; r4 = 12; r5 = a15; r6 = [] }) | ((q66, q67, 0, q68') as w69) -> (match None with | None -> { r0 = "b c"; r1 = x4; r2 = None; r3 = n51; r4 = 17; r5 = a15; r6 = [] } | ((Some q70) | (Some (Ok _ as q70))) -> { r0 = "a"; r1 = 0.5; r2 = None; r3 = n51; r4 = q68'; r5 = a15; r6 = [] } | ((Some (Error q71)) | (Some (Error q71))) -> { r0 = ""; r1 = q71; r2 = None; r3 = n51; r4 = q67; r5 = a15; r6 = [] }) | (_, q72, q73, _) -> { r0 = "12"; r1 = x47; r2 = None; r3 = (-1); r4 = q73; r5 = a15; r6 = [] })) in
let n77 = q76.(0) in
let rec f78 p79 p80 p81 p82' p83 p84 p85 p86 p87 p88 p89 p90 p91 p92 p93 p94 p95 p96 p97 p98 p99 p100 p101 p102 p103 p104 p105 =
  if p79 > 0 then (
    f78 ((-1) + p79) p99 p90 p80 p89 2.0 p89 p96 p99 p85 (let _v106 = { r0 = r0; r1 = p88; r2 = q75; r3 = n51; r4 = 18; r5 = a15; r6 = [] } in p99) p104 p105 p95 p81 p89 7 p96 p96 p93 p80 p93 p101 p103 p99 p81 p100
  ) else
    (17 + 14)
in
let n109 = f78 0 1e16 (12 * 3) (coarse (sin (limit x4 (-100.0) 100.0))) (let v107 = n77 in 0.5) (10.0 *. q74) (-. n3) ((); n10) (-0.5) 1.0 (q74 +. n3) 4095 q76.(0) n77 (f78 1 q74 12 x47 q74 q74 q74 n77 q74 q74 x4 n77 n51 (-1) n51 q74 n51 10 n10 n51 x4 n77 (-3) q74 q74 n77 n77) (float 7) (n51 mod 4) (-6) n77 n77 (if true then (-100.75) else x4) (n77 mod (-3)) (let v108 = n10 in 0) n3 x47 (n77 lor n77) 1023 in
let n111 = (let i110 = n77 * (n51 lsr 23) in if i110 >= 0 && i110 < Array.length q76 then q76.(i110) else (q76.(1) + (f78 3 q74 20 2.0 x47 x47 q74 n77 q74 10.0 q74 11 n51 n109 (-3) q74 n109 (-1) n77 12 q74 n77 n77 x47 2.0 n77 n77))) in
let rec loop114 i112 n115 =
  if i112 < 0 then () else (
    (let k113 = wrap a15.(i112) 2 in q76.(k113) <- q76.(k113) + i112);
    loop114 (i112 - 1) n115
  )
in
loop114 (2 - 1) 2;
(mix_ints q76 0 2; note_end 0);
let unused116 = (let (q118, q119) = (((); n109), (match v12 with | C26 -> (n77, q74, n77, n77) | C14 -> (n109, x47, 6, n109) | C22 -> (n77, q74, n109, n111) | C20 -> (n109, q74, n109, n111) | (C26 | C30) -> (20, 1.0, n111, 15) | C12 -> ((-1), 100.75, 7, n111) | C13 -> (n51, x4, 17, n111) | q117 -> (4, (-100.75), n111, n109))) in (let (_, (f61, q127, q128)) = (match q119 with | ((q120, 1.0, 4, 8) as w121) -> ((Ok q120), ('\255', n111, 9)) | (q122, q123', 4, 8) -> ((Ok n77), (' ', 14, n51)) | (q124, _, _, 8) -> ((Ok q118), ('\255', 4, 4)) | (_, q125, q118, q126) -> ((Ok 6), ('z', n51, q118))) in if false then { r0 = r0; r1 = 0.0; r2 = q75; r3 = n111; r4 = n109; r5 = q76; r6 = [] } else { r0 = "b c"; r1 = x47; r2 = q75; r3 = 3; r4 = n51; r5 = q76; r6 = [] })) in
let n129 = -(-4097) in
let a130 = create_array 2 x4 in
(mix_floats a130 0 2; note_end 0);
let x131 = q74 in
note_float x131;
let n132 = -4495 in
note_int n132;
let v169 = ((fabs ((-0.5) *. x131)), (let v137 = (let { r0 = q133; r1; r2 = q134'; r3 = q135; r4 = n109; r5; r6 } = { r0 = r0; r1 = x47; r2 = None; r3 = n51; r4 = n77; r5 = a15; r6 = [] } in fun p136 -> q135) in (let v140 = fun p138 x131 p139 -> (0.5, true, false) in Array.make 5 x4)), (((ref x131) >= (ref x131)) < (((ref true), x47) <> ((ref true), q74))), ((n132 - n129) + (match { r0 = "b c"; r1 = x131; r2 = q75; r3 = n109; r4 = n109; r5 = (Array.make 2 n77); r6 = [] } with | { r0 = q141; r1 = q142; r2; r3 = q143; r4; r5 = [|q144; 5|]; r6 = q145 } -> 4 | { r0; r1 = q146; r3 = q147; r4 = q148; r5 = [|_; _|]; r6 = q149; _ } -> q148 | { r0 = q150; r1 = q151; r2; r3; r4 = _; r5 = [|_; 0|]; r6 } -> n109 | { r0 = q152; r1 = q153; r3; r4 = q154; r5 = ([|q155; q156|] as w157); r6 = q158; _ } -> q155 | { r0 = q159; r1; r2 = None; r3 = q160; r4 = q161; r5 = q162; r6 = q163 } -> 19 | ({ r2 = (Some _); r3 = _; r6 = _; _ } | { r0 = _; r1 = _; r4 = _; r6 = _; _ }) -> n10))) in
((let (m170, m171, m172', m173) = v169 in mix_float m170; mix_floats m171 0 5; mix (if m172' then 1 else 0); mix m173); note_end 0);
(mix_0 5 q75; note_end 0);
(mix_1 5 v12; note_end 0);
note_int n51;
note_float q74;
note_int n77;
note_int n129;
(mix_ints a15 0 2; note_end 0);
()
