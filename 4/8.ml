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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y216 :: y217) -> mix 1; mix y216; mix_0 (d - 1) y217
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let f3 p4 p5 p6 p7 p8 p9 v2 p10 p11 p12' p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 =
  (p28 -. (p28 +. (((((((p14 +. ((((p28) *. p17) *. p12') -. p12')) -. p16) -. p17) -. p18) +. p19) +. p33) -. p33))) +. p33
in
let x42 = f3 (9 - 3) (15 lsl (6 land 31)) (13 * 4) (3.25 *. 100.75) (11 == 9) (0 mod 2) 1e999 (7 mod ((-1) lor 1)) (List.fold_left (fun p35 { r4 = q36; r5 } -> 1.0) (-3.25) []) 1e999 8 (match { r4 = 5; r5 = 1.5 } with | ({ r4 = (-2147483647); r5 = q37 } | { r4 = (-2147483647); r5 = q37 }) -> q37 | { r4 = q38; r5 = q39 } -> q39) (max 13 0) (2.0 -. 0.5) (f3 20 1 2 1.0 true 20 (-1.0) 15 100.75 3.25 12 (-1.5) 2 (-2.0) 100.75 100.75 100.75 (-100.75) 3 (-3) 1 2 17 1.0 None (-1.0) v2 10 2 { r4 = (-1); r5 = 2.0 } 2.0 2) ((); 3.25) ((); (-10.0)) (-1e999) (compare { r4 = 5; r5 = 2.0 } { r4 = 15; r5 = 0.5 }) (tick_int 12 9) (match { r4 = 5; r5 = 1.0 } with | { r4 = ((-1) | (-2147483648)); _ } -> 4 | { r4 = 1; r5 = q40 } -> 6 | ({ r4 = q41; r5 } | { r4 = q41; r5 }) -> q41) (( - ) 15 (-1)) (if v2 then 8 else 14) ((-2.0) -. 0.0) None (f3 6 0 12 (-0.0) v2 2 (-1.0) 12 (-0.5) 3.25 19 (-100.75) 10 3.25 3.25 1.5 2.0 1.0 13 15 15 20 9 100.75 None 0.0 v2 0 19 { r4 = 10; r5 = 1.5 } (-1.5) 13) v2 (1 asr 1) ((-1) + 5) (fst ({ r4 = 12; r5 = 1.5 }, (-3))) 1.5 (13 + 14) in
let a43 = (match (Array.make 4 19) with | [|q44'; _|] -> (Array.make 7 16) | q45 -> (Array.make 7 13)) in
let i46' = ref (7 - 1) in
while !i46' >= 0 do
  (let x47' = a43.(!i46') in a43.(!i46') <- a43.(6 - !i46'); a43.(6 - !i46') <- x47');
  i46' := !i46' - 1
done;
(mix_ints a43 0 7; note_end 0);
let s49 = ref [] in
for i48 = 10 - 1 downto 0 do
  s49 := ((-65536) :: !s49)
done;
let n50 = !s49 in
(mix_0 5 n50; note_end 0);
let f51 p52 p53 p54 p55 p56 a43 f3 =
  ((f3 lxor (p56 - (p54))) + f3) lxor f3
in
let n57 = f51 ((-100.75) +. x42) (10.0 +. x42) (15 + (-2)) (float_of_int 19) (if v2 then 10 else 2) (f51 0.5 x42 6 x42 6 15 19) (f51 x42 x42 3 x42 15 0 7) in
note_int n57;
let n58 = f51 (x42 *. x42) (tick_float 13 0.5) (-2147483648) 0.0 (Array.length a43) a43.(6) n57 in
note_int n58;
let rec loop61' i59 n62 s60 =
  if i59 >= n62 then s60 else (
    loop61' (i59 + 1) n62 (clip s60 ^ clip (part "12" 4 n58))
  )
in
let n63 = loop61' 0 5 "tail \" end" in
(mix_string n63; note_end 0);
let x64 = 0.0 /. 0.0 in
let f65 p66 p67 p68 p69 () p70 p71 p72 p73 p74 p75 p76' p77 p78 p79 p80 p81 p82 p83 p84 p85 p86 p87 p88 p89 p90 p91 p92 p93 p94 p95 p96 p97 p98 p99 =
  p96 *. (p96 +. (((((p96 +. ((p81 -. (p80 *. (p73 -. ((p70 *. (p96)) +. p76')))) *. p79)) *. p94) *. p90) *. p92) +. p81))
in
let x117 = f65 (compare { r4 = n58; r5 = x42 } { r4 = n58; r5 = (-0.0) }) (f65 16 (-0.0) C0 (x64, 18, n58) () 0.5 n58 x64 x64 1 (-10.0) x64 n58 n58 1.0 3.25 (-1.0) n58 C0 n58 n58 n58 n58 n58 n58 x64 n50 x64 7 x64 v2 x64 { r4 = n58; r5 = x64 } v2 n58) (if v2 then C0 else C0) (x64, n58, n58) (try (let ((_, q101, q102) as w103') = ((Array.make 2 n58), (fun p100 -> '\n'), v2) in ()) with | _ -> ()) (x64 /. x64) (f51 x42 x64 n58 10.0 n58 20 n58) 0.0 (let v104 = C0 in x42) a43.(1) (match n50 with | ([] | []) -> x64 | ((-1) :: n63) -> x64 | (9 :: _) -> x64 | ((_ :: _) | []) -> 3.25 | exception Failure _ -> (-3.25) | exception Match_failure _ -> x64) (match n50 with | ((1 :: []) | []) when ((coarse (cos (limit 2.0 (-100.0) 100.0))) <= (floor x64)) -> x64 | [] -> x64 | (q106 :: q107) -> x42) 20 (0 - (-1)) (try (let (_, q112, q113) = ((let rec f111 p108 p109 p110 = n58 in f111), (Array.make 16 (-2.0)), []) in x64) with | _ -> x64) x64 (let _v114 = "b c" in 10.0) ((lxor) n58 18) C2 a43.(wrap (n57 lsr 19) 7) 20 a43.(6) ((fun p115 -> n57) n58) (List.compare_lengths [] []) (let i116 = n58 in if i116 >= 0 && i116 < 7 then a43.(i116) else n57) 100.75 [] (if v2 then x64 else x64) (List.compare_lengths [] n50) (float_of_string "3.25") (not true) (x64 +. x64) { r4 = n58; r5 = x64 } (not v2) (n58 * n57) in
note_float x117;
let x131 = f65 (Char.code '\'') (match n50 with | [] -> x117 | ((q118 :: ([] as w119)) | (q118 :: w119)) -> x117) C2 ((); (x64, n58, n58)) (if v2 then () else ()) ((-1.5) /. x117) a43.(6) (sqrt x117) x64 (n58 + 20) (coarse (log (limit x117 0.5 100.0))) (let v120 = None in x64) (- n58) n58 (match { r4 = n58; r5 = 1.0 } with | { r4 = 6; r5 = q121 } -> q121 | (({ r4 = 8; r5 } as w122) | ({ r4 = 7; r5 } as w122)) -> x64 | { r4 = 2; r5 } -> 1.5 | { r4 = q123; r5 = q124 } -> x117) (x64 *. 1.5) (x64 *. 0.0) (-32769) ((fun p125 -> C0) v2) (if v2 then 7 else 12) ((); 9) (n58 + n58) (let (_, q126, q127) = (x64, x117, (Array.make 7 n58)) in n57) 2147483646 ((let rec f129 p128' = n57 in f129) false) (sqrt x117) (min n50 []) (f3 n58 n57 (-3) x117 v2 n58 1.0 n57 2.0 x64 n57 x117 n57 2.0 100.75 x117 2.0 x117 n58 n58 9 n58 n58 x117 None x64 false n57 (-2) { r4 = 9; r5 = x64 } 100.75 n58) (Array.length a43) (let v130 = Array.make 8 n58 in -2.0) true (f65 n57 x64 C0 (x64, n58, n58) () x117 n57 x117 x64 n58 x64 x64 n58 9 x117 x117 x117 n58 C0 (-2) n58 n58 n58 n58 18 x117 n50 1.0 19 x64 true x42 { r4 = n57; r5 = x117 } v2 n57) { { r4 = 12; r5 = x117 } with r5 = 0.0 } v2 (-6) in
note_float x131;
let f132 p133 p134 p135 p136 p137 p138 p139 p140' p141' p142 n57 p143 =
  1.5 *. (p143 *. (((p139 +. ((x131) +. p136)) +. p141') +. n57))
in
let x147 = f132 n58 (match n50 with | ((q144 :: _) | (q144 :: _)) -> v2 | [] -> v2 | (q145' :: _) -> false) ((); x64) x42 (f51 x64 x131 n58 (-2.0) n57 n58 n57) 2147483646 (f132 n57 false x117 x131 11 n58 x131 n58 x117 5 x42 x117) 31 x117 (match [] with | [] -> n58 | (_ :: q146) -> n58) (min x117 0.0) (x131 *. x64) in
note_float x147;
let n149 = (let v148 = ( @ ) [false] [] in show_int 17 (n58 + n57)) in
let f150 p151' p152 p153 p154 p155 p156 p157 p158 p159 p160' p161 p162 p163 p164 p165 p166 p167 p168 p169 p170 x117 p171 p172 p173 p174 =
  (p173 * ((p166 - (p172 * ((p162) lxor p163))) + p166)) lxor p163
in
let n187 = f150 (x131 /. x117) (x131 *. 2.0) (let (q175, q176, q177, _) = ((Array.make 2 11), x147, x64, x131) in q177) (x64 *. x131) (x117 *. 3.25) (let (q181, q182, q183, _) = (C0, n58, (let rec f180 p178 p179 = p179 in f180), v2) in ref q182) (match n50 with | [] -> v2 | ((_ :: q184) | (_ :: q184)) -> v2) x147 (x131 +. x131) (( -. ) 0.0 x117) (x147 /. x147) (n149 * 15) a43.(5) (match C0 with | C3 -> (ref x117) | (C0 | C0) -> (ref x64) | C1 -> (ref x64) | C2 -> (ref 2.0)) (snd ((-3.25), n149)) ((); n58) (0.0 /. 0.0) (-. x131) (-. x147) (f132 n58 v2 x117 x117 n149 n149 x117 n58 x131 n149 x147 x117) 2.0 (10.0 +. 10.0) (Array.fold_right (fun p185 p186 -> p186) a43 n149) 32767 (min x147 (-100.75)) in
let n192 = f150 x147 (x147 -. x131) (let v188 = n149 in 0.0) (floor x117) (x147 *. x147) (ref n187) true (tick_float 8 x131) (x131 -. x147) (x147 +. x131) (match n50 with | [] -> x117 | ((_ :: _) as w189) -> x147) (let (_, _) = (x147, []) in -3) (7 - 14) (if false then (ref (-1.5)) else (ref x147)) (if true then 6 else n58) (-3753) 3.25 (float_of_string "0.5") (let v190 = n57 in x131) (x64 -. x131) (1.5 /. x131) ((); x147) (17 / 16) ((fun p191 -> n58) false) 1e-310 in
note_int n192;
let f193 n187 p194 p195 p196 p197 p198 p199 p200 p201 p202' p203 =
  n187 +. (p203 +. ((((p203) *. x42) *. x147) +. p197))
in
let x206 = f193 2.0 (x147 -. x147) x147 (n192 lxor n57) 100.75 (try ((C0, x64, (-1.5)) > (C0, x147, x117)) with | _ -> v2) (f51 x147 x147 n192 0.0 n149 (-3) n192) (f150 x131 x131 x147 0.5 x131 (ref (-2)) true x147 x117 x117 x147 (-2) n187 (ref x64) n149 n58 x147 x117 x147 x131 x147 x64 n149 n187 x117) ((let rec f205 p204 = 8 in f205) C0) (truncate 1.0) (x131 /. (-1.5)) in
note_float x206;
let x214 = f193 x206 ((); x147) (ceil x117) (-8478) (match n50 with | [] -> x64 | ((5 | 7) :: q207) -> x131 | (2 :: q208) -> 2.0 | (_ :: _) -> x206) (not v2) (n58 - n149) (let v210 = (n187, (fun p209 -> true)) in n187) (match { r4 = n192; r5 = x117 } with | { r4 = 2; r5 = q211 } -> n187 | { r4 = 1; r5 = 1.0 } -> n149 | { r4 = q212; _ } when q212 <> 17 -> n187 | { r4 = q213; r5 } -> n57) (18 lxor n187) x206 in
note_float x214;
let s215 = if Result.is_error (Ok 'z') then (part "tail \" end" 20 n192) else (if (n149 + 31) <= n192 then (if ((); v2) then (try ((clip n63) ^ n63) with | _ -> n63) else (if v2 || v2 then n63 else "nfper")) else (part n63 n192 n58)) in
note_int n58;
note_int n57;
(mix_0 5 n50; note_end 0);
note_int n192;
note_float x42;
note_float x214;
note_int n187;
note_float x206;
()
