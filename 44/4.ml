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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float option ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y229 -> mix 1; mix_float y229
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let n4' = n3 in
note_int n4';
let a5 = Array.make 4 100.75 in
let s7 = ref 1.5 in
let i6 = ref 0 in
while !i6 < 4 do
  s7 := (a5.(wrap (Array.length a5) 4) -. (a5.(!i6) *. (!s7))); i6 := !i6 + 1
done;
let n8 = !s7 in
note_float n8;
let a73 = (match C9 with | C10 -> (match C2 { r3 = n4'; r4 = n4'; r5 = (n8, (n8, n4')) } with | C1 (q9, q10) -> (Array.make 8 (let rec f12 p11 = n8 in f12)) | ((C2 { r3; r4; r5 = q13 }) | (C2 { r3 = r4; r4 = r3; r5 = q13 })) -> ((fun r4 -> Array.make 8 (let rec f15 p14 = n8 in f15)) false)) | ((C8 _) | (C8 _)) -> ((let rec f18 p16 = create_array 8 (fun p17 -> n8) in f18) (Array.length a5)) | C9 -> (let _v19 = Option.iter (fun n8 -> ()) None in Array.make 8 (fun p20 -> n8)) | ((C7 (q21, _, _) as w22) | (C7 (q21, _, _) as w22)) when ((match w22 with | C10 -> n3 | C8 (q23, q24, _) -> n4' | C9 -> n4' | C7 (_, q25, _) -> n3) <> q21) -> [|(let v26 = true in (let rec f28' p27 = n8 in f28')); (let rec f30 p29 = n8 in f30); (let v31 = n8 in (let rec f33 p32 = v31 in f33)); (let rec f35 p34 = n8 in f35); ((); (let rec f37 p36 = n8 in f37)); (match w22 with | C10 -> (fun p38 -> n8) | C8 (w22, _, q39) -> (fun p40 -> n8) | C9 -> (let rec f42 p41' = 100.75 in f42) | C7 (2, _, w22) -> (fun p43 -> n8) | C7 (3, _, q44) -> (let rec f46 p45 = n8 in f46) | C7 ((-1), [|q47; q48|], q49) -> (fun p50 -> -1.0) | C7 ((-1), _, q51) -> (let rec f53 p52 = 0.0 in f53) | ((C7 (_, _, _)) | (C8 ([], _, _))) -> (let rec f56 p55 = n8 in f56)); (if false then (fun p57 -> n8) else (fun p58 -> n8)); (fun p59 -> 1.0)|] | C7 (q60, q61, _) -> (create_array 8 (Array.fold_left (let rec f64 p62 p63 = fun p63 -> n8 in f64) (let rec f65 q61 = n8 in f65) a5)) | _ -> (Array.make (hide 0 8) (match Ok false with | Error _ -> (let rec f67 p66 = n8 in f67) | Ok q68 -> (fun p69 -> n8) | Error q70 -> (let rec f72 p71 = n8 in f72)))) in
let v74 = ref None in
(mix_0 5 v74; note_end 0);
let a223 = (match ((C0 ('\'', "a") : (int, bool * bool) t2) : (int, bool * bool) t2) with | (C0 ('a'..'m', _) as w75) when ((15 >= n4') && (n4' = n4')) -> (
  let rec f76 p77 p78 =
    if p77 > 0 then (
      (try (let r84 = f76 ((-1) + p77) p78 in if true then raise (Invalid_argument "") else r84) with | Invalid_argument q85 -> (p78, (Array.make 1 p77), n8))
    ) else
      (match ((C0 ('a', "") : (int, bool * bool) t2) : (int, bool * bool) t2) with | C0 (q79, "a") -> (p77, (Array.make 1 p78), n8) | C0 ('a'..'m', q80) -> (n4', (Array.make 1 11), 1.5) | C0 ('0'..'9', q81) -> (p77, (Array.make 1 (-3)), n8) | C0 ('n', "a") -> (p78, (Array.make 1 p78), n8) | C0 ('n', q82) -> (p78, (Array.make 1 p77), 2.0) | C0 (_, w75) -> (p77, (Array.make 1 p78), 1.5) | C0 (q83, "a") -> (p78, (Array.make 1 15), n8))
  in
  let v86 = f76 9 (n3 lxor 15) in
  ((let (m87, m88, m89) = v86 in mix m87; mix_ints m88 0 1; mix_float m89); note_end 0);
  (let v90 = if false then true else true in [|n4'; n4'; 1; 19; n4'|])) | C0 ('a'..'m', q91) -> (
  let a114 = (function | ((C1 (q93, q94)) | (C1 (q93, q94))) -> (match q94 with | [] -> ((); (Array.make 8 (18, (Array.make 6 (-100.75)), (n3, (-100.75), 0, q91), (q91, n4', 12, n3)))) | (q95 :: _) -> (let ((C0 (_, q96)) : (bool, float list) t2) = ((C0 (' ', q91) : (bool, float list) t2) : (bool, float list) t2) in Array.make 8 (18, (Array.make 6 (-0.5)), (q95, n8, n4', "b c"), (q96, q95, 10, q95)))) | C2 { r3 = _; r4 = 4; r5 = (_, q97) } -> (match ((C0 ('\255', q91) : (int, string) t2) : (int, string) t2) with | C0 ('a'..'m', "a") -> (Array.copy (Array.make 8 (12, (Array.make 6 0.0), (n4', 0.5, n4', q91), (q91, n4', n4', n3)))) | C0 ('a'..'m', q98) -> (try (Array.make 8 (n4', (Array.make 6 n8), (n3, 0.5, 12, q98), ("b c", n4', n4', n3))) with | _ -> (Array.make 8 (n4', (Array.make 6 n8), (n4', n8, 12, q91), (q98, 8, 13, 3)))) | C0 ('0'..'9', _) -> (let v99 = ((C0 (' ', q91) : (float, int) t2), (false, true, n8, 4), "") in Array.make 8 (n4', (Array.make 6 n8), (n4', n8, n4', q91), (q91, 7, n4', n4'))) | C0 (q100, "a") -> (let _v101 = ref n8 in Array.make 8 (n3, (Array.make 6 n8), (n4', n8, (-2), q91), (q91, n4', 2, n4'))) | ((C0 (q102, q103)) | (C0 (q102, q103))) -> [|(n4', (Array.make 6 n8), (n4', n8, n3, q103), (q103, n4', n4', n3)); (n4', (Array.make 6 n8), (n4', n8, n4', q103), (q103, n3, n4', n4')); (n4', (Array.make 6 n8), (n4', 0.5, (-3), "a"), (q91, n4', n4', n4')); (n3, (Array.make 6 n8), (n4', n8, n4', q103), ("", n4', 0, n4')); (n3, (Array.make 6 n8), (n4', n8, 4, q91), (q103, n4', n4', n3)); (n4', (Array.make 6 n8), (n4', n8, n4', q103), (q103, n4', n3, n4')); (9, (Array.make 6 n8), (n3, n8, 6, ""), ("\000\255x", 14, n4', 7)); (n4', (Array.make 6 n8), (n4', n8, n4', q103), (q91, n3, n3, n4'))|]) | C2 { r3 = q104; r4; r5 = q105' } -> (let v106 = (q91, 0.5, (Ok q91), None) in (let (q107, _, q108, q109) = (a5, (C2 { r3 = n4'; r4 = r4; r5 = q105' }), (q91, 'a', 16), 16) in Array.make 8 (q109, (Array.make 6 0.5), (n4', n8, 18, q91), ("", n4', q109, q104)))) | ((C2 { r3; r4 = q110; r5 = q111 }) | (C2 { r3; r4 = q110; r5 = q111 })) -> [|(n4', (Array.make 6 n8), (r3, n8, n4', q91), (q91, r3, n4', 14)); (try (let v112 = (false, ()) in (18, (Array.make 6 (-1.5)), ((-1), n8, n4', q91), (q91, r3, n4', q110))) with | _ -> (q110, (Array.make 6 n8), (12, 1.5, r3, "12"), ("\000\255x", n3, r3, n4'))); (14, (Array.make 6 1.0), (7, n8, q110, q91), (q91, n3, r3, 20)); (n3, (Array.make 6 n8), ((-2), n8, n3, q91), (q91, q110, q110, n4')); (q110, (Array.make 6 n8), (20, n8, n4', q91), (q91, r3, n4', 3)); (r3, (Array.make 6 n8), (n3, n8, r3, q91), (q91, q110, q110, 1)); (r3, (Array.make 6 0.0), (q110, n8, 18, q91), (q91, r3, q110, r3)); (q110, (Array.make 6 n8), (n3, n8, q110, q91), (q91, 10, q110, 11))|] | C1 (_, q113) -> (if (20 + (-2147483647)) >= n3 then (create_array 8 (n4', (Array.make 6 n8), (n3, n8, n4', q91), (q91, 6, n3, 5))) else ((); (Array.make 8 (10, (Array.make 6 n8), ((-1), n8, 11, q91), (q91, 20, n4', 10)))))) (C2 { r3 = 4; r4 = n4'; r5 = (n8, (10.0, 19)) }) in
  ((let (m115, _, m117, m122) = a114.(7) in mix m115; (let (m118, m119, m120, m121) = m117 in mix m118; mix_float m119; mix m120; mix_string m121); (let (m123, m124, m125, m126) = m122 in mix (String.length m123); mix m124; mix m125; mix m126)); note_end 0);
  [|(n3 / (n4' lor 1)); n4'; n4'; n4'; n4'|]) | (C0 ('n', q127) as w128) -> (
  let n134 = if ((n4' * n3) - 65536) > (n3 - 8) then ((List.compare_lengths [] []) + (match (w128 : (int, bool * bool) t2) with | C0 ('a'..'m', q129) -> n4' | C0 ('0'..'9', q130) -> n3 | C0 (q131, "a") -> 18 | C0 (q132, q133') -> n3)) else n4' in
  let a135 = Array.init 2 (let rec f137 p136 = 2.0 in f137) in
  let rec loop140 i138 n141 s139 =
    if i138 >= n141 then s139 else (
      (a135.(i138) <- ((s139) +. a5.(1)));
      loop140 (i138 + 1) n141 (a135.(i138) -. (a5.(1) +. (s139)))
    )
  in
  let n142 = loop140 0 2 n8 in
  note_float n142;
  Array.make 5 n134) | C0 (q143, q144) -> (
  let v148 = if String.contains (let _v145' = false in q144) (let (_, q146) = (3.25, a5) in '0') then ((q144 >= "tail \" end") || (n4' <> n3)) else (let v147 = (false, (-2), n4', n4') in false || true) in
  (mix (if v148 then 1 else 0); note_end 0);
  let v220 = (match Ok n8 with | Ok q149 -> (
    let v197 = (match ((C0 ((Array.make 8 11), []) : t0) : t0) with | C0 (_, q150) -> (let v190 = [|(match q143 with | ('0'..'9' | 'a'..'m') -> (let rec f153 p151 p152 = true in f153) | '0'..'9' -> (let rec f156 p154 p155 = v148 in f156) | 'a'..'m' -> (let rec f159 p157 p158 = v148 in f159) | q160 -> (fun p161 p162 -> v148)); (let rec f165 p163 p164 = p164 = p164 in f165); (let ((C0 (q166, q167)) : (int t1, int) t2) = ((C0 (q143, "a") : (int t1, int) t2) : (int t1, int) t2) in ((); (let rec f170 p168 p169 = v148 in f170))); (fst (match q144 with | ("a" as w171') -> ((fun p172' p173 -> v148), '\'') | "" -> ((fun p174' p175 -> v148), q143) | q176 -> ((let rec f178' p177 q144 = false in f178'), q143))); (let v179 = ref n8 in (let rec f182' p180 p181 = v148 in f182')); (fun p183 p184 -> (try (q144 = q144) with | _ -> v148)); (let rec f187 p185 p186 = true in f187); (fun p188 p189 -> if v148 then v148 else v148)|] in (try ((a5.(3) *. (q149 +. q149)) >= (match [] with | ([] | []) -> 0.0 | (_ :: []) -> (n8 /. 0.0) | (true :: (q191 :: q192)) -> (let _v193' = n4' in -1.0) | (false :: (q194 :: q195)) -> (match [] with | [] -> n8 | (q196 :: _) -> n8 | exception Division_by_zero -> q149 | exception Not_found -> q149))) with | _ -> true))) in
    print_int (-32769);
    print_byte 32;
    print_float (fst (q149, v197));
    print_newline ();
    (C0 (q143, "\000\255x") : (float array, int) t2)) | Error (_, q198, [|q199; q200|], q201) -> (
    let v202 = v148 in
    let n215 = (match if (let ((q203, _, _, _) : int * int * (float, bool) t2 * float) = ((n4', n4', (C0 (q143, q144) : (float, bool) t2), q199) : int * int * (float, bool) t2 * float) in q201) then (q199, 20, a5, (Array.make 8 q200)) else (if q201 then (q200, 12, a5, (Array.make 8 q200)) else (n8, n3, a5, (Array.make 8 n8))) with | (q204', 2, _, _) -> ((v74 := None); (n4' + n4')) | (_, 5, q205, q206) -> (let v210 = (q200, n3, n3, (let rec f209 q199 p207 p208 = true in f209)) in - n3) | (q211, v74, [|_|], _) -> (-4096) | ((q212', _, _, q213) as w214) -> ((if v148 then n3 else 14) lor 2)) in
    note_int n215;
    (C0 (q143, q144) : (float array, int) t2)) | Error (q216, q217, _, q218) -> (
    let q218 = float_of_int 2147483646 in
    let a219 = a5 in
    a5.(3) <- (float (-11));
    a219.(3) <- ((q218 -. 2.0) +. (a5.(3)));
    note_float a5.(3);
    (C0 (q143, q144) : (float array, int) t2))) in
  Array.init 5 (fun p221 -> (try (if v148 then raise (Invalid_argument "\000\255x") else n4') with | Invalid_argument q222 -> 11)))) in
let rec loop226 i224 s225 =
  if i224 < 0 then s225 else (
    loop226 (i224 - 1) (1e16 *. ((float_of_int i224) +. (s225)))
  )
in
let n228 = loop226 (20 - 1) n8 in
note_float n228;
note_int n4';
note_float n228;
note_int n3;
note_float n8;
(mix_0 5 v74; note_end 0);
(mix_floats a5 0 4; note_end 0);
(mix_ints a223 0 5; note_end 0);
()
