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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y208' :: y209) -> mix 1; mix_float y208'; mix_1 (d - 1) y209
in
let v2 = ((11 + 15) lsr (2147483646 land 31)) > (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v63 = (match ((); C0) with | C3 -> ((match C0 with | C3 -> (let rec f9 p3 () p4 = ((let rec f8 p5 p6 p7 = p7 in f8), p4) in f9) | C0 -> (let rec f17 { r4 = v2; r5 = q10 } p11' p12 = ((let rec f16 p13 p14 p15 = p15 in f16), p12) in f17) | C1 -> (fun p18 p19 p20 -> ((fun p21 p22 v2 -> 9), p20)) | C2 -> (fun p23 p24 p25 -> ((let rec f28 p24 p26 p27 = -1 in f28), (-1)))), (match 1.5 with | 0.0 -> "12" | 1.0 -> "b c" | (1.0 as w29) -> "tail \" end" | 1.0 -> "" | q30 -> "tail \" end")) | C0 -> ((match Ok (ref 14) with | Ok q31 -> (let rec f37 ({ r4; r5 = q31 } as w32) () p33 = ((fun p34 p35 p36 -> p35), r4) in f37) | Error (0.5 | _) -> (let rec f42 p38 v2 p39 = ((fun p40 p41 p39 -> p39), p39) in f42) | Error _ -> (fun p43 () p44 -> ((let rec f48 p45 p46 p47 = p46 in f48), p44))), (Printf.sprintf "<%10.2f>" (abs_float (-3.25)))) | C1 -> ((let rec f54 p49 p50 p51 = ((let rec f53 p50 v2 p52 = p52 in f53), p51) in f54), (let v55 = 0.5 in "12")) | C2 -> (let v56 = C2 in ((fun p57 p58 p59 -> ((fun p60 p61 p62 -> 6), p59)), "tail \" end"))) in
let v64 = C0 in
(mix_0 5 v64; note_end 0);
note_float (coarse (exp (limit (match v64 with | C3 -> 2.0 | (C3 | C0) -> 1.0 | C1 -> (-0.5) | (C2 | C2) -> 2.0) (-9.0) 5.0)));
let p65 = -65536 in
let p66 = (let v67 = (p65, (10, 2.0, ' ')) in p65) in
let p68 = if v2 then 0.5 else (-1.5) in
let p69 = float_of_string "2.0" in
let p70 = 2.0 *. 10.0 in
let p71 = if v2 then p69 else p69 in
let p72 = ( - ) p66 p66 in
let p73 = p70 in
let p74 = ceil 1.5 in
let p75 = p66 in
let p76 = (let _v77 = true in p72) in
let p78 = -4497 in
let p79 = if v2 then p66 else p78 in
let p80 = (try (0.0 /. p74) with | _ -> p74) in
let p81 = (-2) + p78 in
let p82 = (match v64 with | C3 -> p78 | C0 -> 10 | C1 -> p78 | C2 -> 3) in
let p83 = -1073741824 in
let p84 = if false then p73 else p74 in
let p85' = if v2 then p84 else p70 in
let p86 = max p79 p83 in
let p87 = 1.0 in
let p88 = float_of_int p82 in
let p89 = if v2 then p84 else p88 in
let p90 = 1.5 in
mix 1;
let n91 = (p86 + ((p82 + (p81 * (((p76 - ((p72 + (p66 * (p65))) - p75)) + p78) lxor p79))) * p83)) + 1 in
let x92 = (p90 +. ((p88 +. ((((((p73 -. ((((p68) -. p69) +. p70) +. p71)) +. p74) -. p80) +. p84) *. p85') -. p87)) +. p89)) *. 1.0 in
print_int (let v93 = fst ((Array.make 1 p81), (p78, p70)) in p79 + p83);
print_byte 32;
print_float x92;
print_newline ();
let f163 = if C0 >= C3 then (try (match v64 with | C3 -> (match v64 with | (C3 | C3) -> (fun p94 x92 p95 -> ' ') | (C0 | C0) when (let { r4 = q96; _ } = { r4 = p78; r5 = p87 } in (Array.make 9 q96) <= (Array.make 9 q96)) -> (fun p97 p98 p99 -> ' ') | (C1 | C1) -> (fun p100 p101 p102 -> '\255') | C1 -> (let rec f105 p103 p84 p104 = '\'' in f105) | C2 -> (fun p106 p107 p108 -> 'a') | _ -> (let rec f112 p109 p110 p111 = '0' in f112)) | C0 when v2 -> (fun p113 p114 p115 -> '\'') | C1 -> (let _v116 = p86 in fun p117 p118 p119 -> 'a')) with | Invalid_argument _ -> (try ((); (fun p120 p121 p122 -> ' ')) with | _ -> (let rec f126 p123 p124 p125 = 'a' in f126)) | Division_by_zero -> (let rec f130 p127 p128 p129' = '\'' in f130) | Failure q131 -> (if v2 then (fun p132 p133 p134 -> 'z') else (let rec f138 p135 p136 p137 = '0' in f138)) | Match_failure _ -> (match v64 with | (C1 | C3) -> (fun p139 p140 p141 -> '\'') | (C2 | C0) -> (let rec f145 p142 p143 p144 = '\'' in f145) | C2 when ((Array.mapi (fun p146 p147 -> p147) (Array.make 1 p78)) <= (if v2 then (Array.make 1 10) else (Array.make 1 15))) -> (let rec f150 p148 p149 p81 = '0' in f150) | C1 -> (let rec f153 p151 p152 p88 = ' ' in f153) | C2 -> (fun p154 p155 p156 -> 'a') | C2 -> (let rec f160 p157 p158 p159 = '\255' in f160))) else (fun p161 p88 p162 -> '\012') in
print_int (let _v164 = (match v64 with | C3 -> [] | C0 -> [] | C1 -> [] | C2 -> []) in 65536);
print_byte 32;
print_float p88;
print_newline ();
let v165 = ((n91, (-3.25)), '\237', p85') > (try ((try (p86, p70) with | _ -> (p76, p88)), (Char.uppercase_ascii ' '), p88) with | _ -> ((p83, p89), '\n', x92)) in
(mix (if v165 then 1 else 0); note_end 0);
let c166 = (0.0) *. 0.0 in
let c167 = ((-. p89)) -. 0.0 in
let c168 = (0.0) *. (-. p89) in
let c169' = (c167) *. 0.0 in
let c170 = (c166) -. c166 in
note_float c170;
let v193 = ((snd (if v165 then (((v165, p89, n91), 14, v2), (p76, C0)) else (((v165, c168, p86), p82, v2), (9, C0)))), (match v64 with | C3 -> ({ r4 = 15; r5 = c167 }, { r4 = 16; r5 = c166 }, (fun p171 -> 10.0), []) | C0 -> ({ r4 = p79; r5 = p87 }, { r4 = 20; r5 = c168 }, (let rec f173 p172 = c170 in f173), []) | C1 -> ({ r4 = p86; r5 = p89 }, { r4 = p86; r5 = 10.0 }, (fun p174 -> 2.0), []) | C2 -> ({ r4 = p82; r5 = 2.0 }, { r4 = p86; r5 = c166 }, (let rec f176 p175 = p89 in f176), [])), (if v64 <= v64 then (List.fold_left (let rec f179' p177 p178 = p177 in f179') (fun p180 -> ((fun p181 -> p79), p75)) []) else (let (q185, q186, _, q187) = ("12", (let rec f184 p182 p183 = p89 in f184), { r4 = p79; r5 = c168 }, p81) in fun p85' -> ((let rec f189 p188 = p79 in f189), p85'))), (min (Array.map (let rec f191 p190 = p190 in f191) (Array.make 1 '\'')) (let x92 = (p78, (fun p192 -> v165)) in Array.make 1 '\255'))) in
let n196 = Char.code ((let rec f195 p194 = (let p83 = ref C0 in ' ') in f195) c168) in
let s198 = ref [] in
let i197 = ref 0 in
while !i197 < 10 do
  s198 := (x92 :: !s198); i197 := !i197 + 1
done;
let n199' = !s198 in
(mix_1 5 n199'; note_end 0);
(let v205 = { r4 = (let v200' = '0' in 4); r5 = (match { r4 = p83; r5 = 1.0 } with | { r4 = 6; r5 = q201 } -> c169' | (({ r4 = 8; r5 } as w202) | ({ r4 = 7; r5 } as w202)) -> p85' | { r4 = 2; r5 } -> 1.5 | { r4 = q203; r5 = q204 } -> c166) } in (mix_string ((clip "12") ^ "a"); note_end 0));
let x207' = (0.1 *. (100.75 *. c170)) *. ((let v206 = p87 in 1.5) *. (-1.0)) in
note_float x207';
note_int p79;
note_float p71;
note_float c166;
note_float p70;
note_int p75;
note_float p80;
note_float c168;
(mix (if v165 then 1 else 0); note_end 0);
()
