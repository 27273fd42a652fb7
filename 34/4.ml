type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let f4 p5 p6 =
  p6
in
let n16 = f4 (match 1.5 with | (0.0 as w7) -> 3 | q8 when ((match Ok [] with | ((Ok q9) | (Ok q9)) when false -> (Array.make 9 q8) | Ok q10 -> (Array.make 9 q8) | Error C10 -> (Array.make 9 q8) | Error (C8 (_, _, q11)) -> (Array.make 9 q8) | Error C9 -> (Array.make 9 q8) | Error (C7 (q12, q13, q14)) -> (Array.make 9 q8)) <= (max (Array.make 9 q8) (Array.make 9 q8))) -> n3 | q15 -> n3) (n3 / 2) in
note_int n16;
let n17 = f4 (n3 mod (n16 lor 1)) (n16 lor n3) in
let unused18 = (match ((Array.make 9 (Array.make 9 10.0)) < (Array.make 9 (Array.make 9 (-100.75)))) || ("" <= "tail \" end") with | true -> (let rec f22 f4 p19 p20 = (match ((C0 ((Array.make 8 f4), []) : t0) : t0) with | C0 (_, q21) -> '\'') in f22) | false -> (fun p23 p24 p25 -> (let v26 = Array.make 4 3.25 in ' '))) in
let apply27 p28 p29 p30 =
  let n41 = p30 (List.fold_left (let rec f33 p31' p32 = 12 in f33) n17 []) (let v34 = n16 in 4) (match C9 with | C10 -> n17 | C8 (q35, q36, q37) -> q37 | C9 -> 4 | ((C7 (q38, q39, q40)) | (C7 (q38, q39, q40))) -> n17) in
  f4 ((int_of_string (string_of_int n17)) / 2147483647) n17
in
let n46 = apply27 ([] < []) (C0 ('\255', "a") : (int, (float, float) result) t2) (let rec f45 p42 p43 p44 = -1 in f45) in
let n52 = apply27 (List.fold_left (fun p47 p48 -> p47) true []) (if true then (C0 ('a', "a") : (int, (float, float) result) t2) else (C0 ('0', "b c") : (int, (float, float) result) t2)) (fun p49 p50' p51 -> p50') in
let c53 = (if false then 1.0 else 10.0) +. (((float_of_int n46) /. (-2.0))) in
let c54 = ((if false then 1.0 else 10.0)) *. (if false then 1.0 else 10.0) in
let c55 = c54 -. ((if false then 1.0 else 10.0)) in
let c56' = c53 -. (c55) in
let c57 = (c53) -. c56' in
let c58' = c57 *. (((float_of_int n46) /. (-2.0))) in
let c59 = c54 -. (((float_of_int n46) /. (-2.0))) in
note_float c59;
let n64 = ((match (let ((C0 (_, q60)) : t0) = ((C0 ((Array.make 8 n52), []) : t0) : t0) in Ok false) with | Ok apply27 -> (mix n3) | Error q61 -> (match ((ref true), 12) with | (q62, q63) -> ())); ((n52 + 13) * (-9))) in
let f65 p66 =
  let v67 = 1.5 <= ((); (float 17)) in
  (match (String.length "12") with | -2147483647 -> (truncate 0.5) | 6 -> (20 + 9) | -2 -> (match (Ok (14, 19, 15, '0')) with | Ok v67 -> 3 | Error 0.5 -> 18 | Error q68 -> 13 | ((Ok (q69, q70, _, _)) | (Ok (_, q70, q69, _))) -> 11) | 0 -> (let o71 = 20 in let o72 = 6 in let o73 = 16 in let o74 = 12 in let ( lsr ) a b = a lxor (b + 1) and ( @ ) a b = b - a in o71 @ o72 @ o73 @ o74) | _ -> (let v75 = true in 1) | exception _ -> (-2)) + 15
in
let n79 = f65 ((); (fun p76 p77 p78 -> [])) in
let n85 = f65 (let v80 = ((Array.make 4 c58'), c59, (C0 ((Array.make 8 1), []) : t0), n64) in (let rec f84 p81 p82 p83 = [] in f84)) in
note_int n85;
let f86 p87 n85 =
  (if false then ());
  ((let _v89 = fun p88 -> 0.0 in (if false then ())); (let v90 = c58' -. 1.5 in ("", n79, 10)))
in
let v107 = f86 (1.5 +. c54) (match [] with | [] when (try (Option.is_none None) with | _ -> (match C9 with | C10 -> false | C8 (q91, q92, _) -> true | C9 -> false | ((C7 (q93, q94, q95)) | (C7 ((6 as q93), ([|_; _|] as q94), q95))) -> false | C7 (6, q96, q97) -> true | C7 (8, _, _) -> true | C7 (c55, _, q98) -> true)) -> (let rec f100 p99 = 12 in f100) | (([] as w101) | ([] as w101)) -> (let rec f103 p102 = 19 in f103) | (([] as w104) | (_ :: w104)) -> (let rec f106 p105 = n79 in f106)) in
((let (m108, m109, m110) = v107 in mix_string m108; mix m109; mix m110); note_end 0);
let rec f111 p112 p113 =
  if p112 <= 0 then
    c59
  else (
    (f111 (p112 - 1) ((-0.5) /. c58')) *. ((f111 (p112 - 1) p113) +. (p113))
  )
in
let x118 = f111 2 (let v117 = (let rec f116 p114 p115 n64 = (true, p115, c57) in f116) in c57) in
let x119 = f111 2 (if true then c57 else c58') in
note_float x119;
let make120 (_, _, f65, q121) =
  (let rec f123 p122 = n52 * (n85 * 8) in f123)
in
let c124 = make120 (true, true, c57, (C2 { r3 = n52; r4 = n46; r5 = (c59, (0.5, (-3))) })) in
let n125 = c124 n16 in
let rec f126 p127 p128 p129 p130 p131 p132 p133 p134 p135 p136' p137 p138 p139 p140 p141 p142 p143 p144 p145 p146' p147 p148 p149 p150 p151 p152 p153 p154 p155 p156 =
  if p127 <= 0 then
    (p143 lsr 6)
  else (
    f126 (p127 - 1) p149 p135 p144 p141 p131 p131 p147 p136' (match v107 with | (q157', q158, q159) when q158 >= 13 -> (p131 +. p141) | ((q160, q161, p152) | (q160, q161, p152)) -> (-0.1) | (("" | "a"), _, 2) -> ((); p131)) p144 p130 p138 p150 p132 p129 p144 p151 p148 p144 (let v166 = (match v107 with | (p147, _, 2) -> ((Array.make 4 1.0), (C2 { r3 = p130; r4 = p127; r5 = (p149, (p149, n79)) }), (p147, ' ', p140), (-1)) | (q162, q163, 1) -> ((Array.make 4 p148), (C2 { r3 = n125; r4 = p147; r5 = (c58', (p136', p146')) }), ("", '\'', 8), p156) | (_, q164, q165) -> ((Array.make 4 p155), (C2 { r3 = p146'; r4 = 9; r5 = (p135, (c58', 1)) }), ("12", '0', p151), p134)) in p130) p129 p132 p143 p156 (-7) p153 p148 p154 p151
  )
in
let n188 = f126 (hide 0 3) (c56' *. c58') (match v107 with | ("a", q167, q168) -> 1.5 | (q169, q170, _) -> c59) (try (let ((C0 (q171, q172)) : (int, bool * char) t2) = ((C0 ('a', "") : (int, bool * char) t2) : (int, bool * char) t2) in -2) with | _ -> n46) ((); 0.5) (float 20) (-1e-310) (n64 / 4) (-. x119) (sqrt 1.5) n64 8 ((fun p173 -> n79) C9) (Array.fold_right (let rec f176 p174 p175 = 1 in f176) (Array.make 1 'z') n85) (coarse (log (limit x119 0.5 100.0))) c53 (16 + n79) n85 (sqrt 2.0) n64 20 (match v107 with | (c56', 7, q177) -> 3.25 | ((("a", _, q178) as w179) | ((_, _, q178) as w179)) -> x118 | ((_, q180, q181) as w182) -> 100.75) (10.0 -. c57) (match v107 with | (c124, q183, 1) -> 15 | (_, _, (-3)) -> n85 | (q184, q185, 6) -> q185 | ((_, q186, (5 as w187)) | (_, q186, w187)) -> n17) (f126 2 c58' c56' n17 c59 c56' c57 11 c53 c57 19 n85 (-2) n85 c59 x119 9 n79 100.75 n85 n17 c56' c57 n125 n85 n79 c56' 1.5 (-1.0) n85) n79 1.0 (if false then c57 else c59) (min c58' x118) (( * ) n79 n125) in
note_int n188;
note_int n17;
note_float c56';
note_int n16;
note_float x118;
note_float x119;
note_int n3;
note_float c55;
note_int n188;
()
