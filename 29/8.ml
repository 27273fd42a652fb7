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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, float * t0 * bool * float) result) =
  if d > 0 then
    match v with
    | Ok y198 -> mix 0; mix y198
    | Error y199 -> mix 1; (let (m200, m201, m202, m203) = y199 in mix_float m200; mix_2 (d - 1) m201; mix (if m202 then 1 else 0); mix_float m203)
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y204; r5 = y205 } -> mix y204; mix_float y205
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y206 :: y207) -> mix 1; mix y206; mix_3 (d - 1) y207
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v34 = (match ((); C0) with | C3 -> ((let rec f9 p3 () p4 = ((let rec f8 p5 p6 p7 = p6 in f8), p4) in f9), "mv") | (C0 as w10) -> ((let rec f16 p11 () p12 = ((fun p13 p14 p15 -> p15), p12) in f16), "jdmvo") | C1 -> ((let rec f23' { r4 = q17; _ } p18 p19 = ((fun p20' p21 p22 -> -1), p19) in f23'), (match 1.5 with | 0.0 -> "12" | 1.0 -> "b c" | (1.0 as w24) -> "tail \" end" | 1.0 -> "" | q25 -> "tail \" end")) | C2 -> ((let rec f33 p26 p27 p28 = ((let rec f32 p29 p30 p31 = p31 in f32), (-2)) in f33), ((clip "12") ^ "b c"))) in
let n46 = if ((- 8) = (List.fold_right (fun p35 p36 -> -17) (if v2 then [] else []) (-2147483648))) != (min (v2 && v2) ((String.uppercase_ascii (clip "12")) >= ((clip "\000\255x") ^ "tail \" end"))) then (compare (if List.fold_right (fun p37 p38 -> p37 = p37) (if v2 then [] else []) (3 = 6) then (if 2.0 < 10.0 then (12 lxor 2) else (1 lor 14)) else (truncate (float_of_int 17))) (1073741824 - ((); 1023))) else (tick_int 12 (max (let ((q40, q41, _, q42), q43, q44, q45) = (let v39 = v2 in ((5, ' ', 10, 1.5), 2, (Array.make 2 0.0), "b c")) in if v2 then 5 else q40) (-15))) in
note_int n46;
let v63 = if (float n46) < (try (match v34 with | (q47, "a") when false -> 3.25 | (((q48, q49) as w50) | ((q48, ("" as q49)) as w50)) when ((if v2 then v2 else false) >= (' ' <= '\255')) -> 1.5 | (q51, q52) when ((100.75 <= (-2.0)) != (match v34 with | (_, "a") -> v2 | ((q53, ("a" as w54)) | (q53, ("a" as w54))) -> v2 | ((q55, ("" | "a")) as w56) when (let v57 = [|n46; 9; 12; n46; n46; n46; n46; 14|] in (let v58 = Array.make 16 2.0 in v2)) -> v2 | (_, q59) -> v2 | _ -> true)) -> 3.25 | (q60', _) when ((match v34 with | (_, "a") -> 1.5 | (((_, n46) as w61) | ((_, n46) as w61)) -> 0.5) <= ((-2.0) *. (-0.5))) -> 2.0 | _ -> 0.5) with | Failure q62 -> 100.75 | Match_failure _ -> 1.5) then (Ok (n46 lsr 27)) else (Ok n46) in
(mix_0 5 v63; note_end 0);
let rec f64 p65' p66 =
  if p65' <= 0 then
    (-2)
  else (
    p66 - (f64 (p65' - 1) (try (p65' mod (p65' lor 1)) with | _ -> 6))
  )
in
let n67 = f64 11 (-4096) in
let _ = f64 4 ((-2) * 37) in
let x101' = (try (
  let n67 = if v2 then (match v63 with | Ok q68 -> (n67, (n67, (fun p69 p70 -> p70)), (let rec f75 p71 = ((fun p72 p73 p74 -> p74), q68) in f75))) else (n46, (match n67 with | 8 -> (n67, (let rec f78 p76 p77 = 5 in f78)) | 0 -> (n46, (let rec f81 p79 p80 = n67 in f81)) | ((4 as w82) | (4 as w82)) -> (n46, (fun p83 p84' -> n67)) | -2147483647 -> (7, (let rec f87' p85 p86 = 18 in f87')) | _ -> ((-1), (fun p88 n67 -> n67))), (let rec f94 p89 = ((let rec f93 p90 p91 p92 = 100.75 in f93), n46) in f94)) in
  ((let (m95, m96, _) = n67 in mix m95; (let (m97, _) = m96 in mix m97)); note_end 0);
  (if if v2 then v2 else v2 then raise (Failure "b c") else (( *. ) 3.25 (-1.5)))) with | Failure q100 -> (float n67) | Match_failure _ -> ((-1.0) -. 1.5)) in
note_float x101';
let v102 = { r4 = 4072; r5 = (coarse (atan (limit (min x101' x101') (-9.0) 9.0))) } in
(mix_1 5 v102; note_end 0);
v102.r4 <- n67;
let v112 = if n67 < n67 then (if v2 then v2 else (if (let v2 = (1.5, n67) in true) then (if v2 then (let (_, (_, q111), _, _) = ((Array.make 4 x101'), (x101', x101'), (n67, n67, n67), v102) in v2) else (if not true then ("b c" < "a") else (if (try (if v2 then raise Division_by_zero else v2) with | Invalid_argument q103 -> v2 | Division_by_zero -> v2 | Failure q104 -> v2 | Not_found when ("ulstflrkrdb" >= (let (q108, q109, q110) = (x101', (fun p105 p106 p107 -> x101'), false) in "b c")) -> v2 | Match_failure _ -> v2 | _ -> v2) then (if v2 then v2 else true) else (if fst (false, true) then (x101' >= 3.25) else ((n67 - (-2147483648)) >= n67))))) else ("" < "a"))) else ("b c" > "tail \" end") in
(mix (if v112 then 1 else 0); note_end 0);
let c113 = (0.0) *. 0.0 in
let c114 = ((-. x101')) -. 0.0 in
let c115 = (0.0) *. (-. x101') in
let c116' = (c114) *. 0.0 in
let c117 = (c113) -. c113 in
note_float c117;
let v124 = ((snd (if v112 then (((v112, c115, n67), 14, v2), (n46, C0)) else (((v112, c117, n67), n67, v2), (9, C0)))), (match v102 with | { r4 = q118; r5 } -> ({ r4 = q118; r5 = c117 }, { r4 = n67; r5 = c115 }, (let rec f120' p119 = r5 in f120'), [])), (let rec f123 p121 = ((fun p122 -> 5), 3) in f123), (create_array 1 (max 'a' '\n'))) in
((let (m125, m128, _, m134) = v124 in (let (m126, m127) = m125 in mix m126; mix_2 5 m127); (let (m129, m130, _, m132) = m128 in mix_1 5 m129; mix_1 5 m130; mix_3 5 m132); mix (Char.code m134.(0))); note_end 0);
let c143 = (v102.r4) lxor (match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9) in
let c144 = c143 lxor ((match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9)) in
let c145 = v102.r4 + ((match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9)) in
let c146 = (match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9) + (c145) in
let c147 = v102.r4 + (c144) in
let c148 = (match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9) - ((match v102 with | (({ r4 = q135; r5 = q136 } as w137) | ({ r4 = (7 as q135); r5 = (0.5 as q136) } as w137)) -> 14 | ({ r4 = 5; r5 = 0.5 } | { r4 = 5; r5 = 0.5 }) -> n67 | { r4 = ((-2147483648) | (-2147483648)); r5 = 0.5 } -> n67 | { r4 = q138; r5 = q139 } -> n46 | { r4 = 5; r5 = 0.5 } -> n67 | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> r4 | { r4 = q140; _ } -> 3 | { r4 = q141; r5 = q142 } -> 9)) in
let c149 = c143 * (c148) in
note_int c149;
let c145 = if ((-5) - 4095) >= (compare v112 v2) then 5 else (-8) in
let rec f150 p151 =
  if p151 < 1 then
    (try (let _v155 = (let rec f154 p152 p153 = { r4 = c147; r5 = c115 } in f154) in C0) with | _ -> C0)
  else (
    let v176 = (try ((let rec f158 f64 p156 = ((let rec f157 c149 = c148 in f157), c144) in f158), { r4 = (c149 mod 8); r5 = (c116' *. c116') }, ((18 / (p151 lor 1)) mod ((match c116' with | 0.0 -> 8 | q159 -> p151) lor 1))) with | _ -> (let v166 = (let (_, _, q160', q161) = ((Array.make 7 c147), (Array.make 1 c149), c116', (ref v112)) in (let rec f165 c147 = ((let rec f164 p162 p163 = v112 in f164), c146) in f165)) in if v2 then ((fun p167 p168 -> ((let rec f170 p169 = 17 in f170), 14)), v102, c145) else ((let rec f175 p171 p172 = ((let rec f174 p173 = c149 in f174), c147) in f175), { r4 = 7; r5 = c117 }, p151))) in
    let r177 = f150 (p151 - 1) in
    let r178 = f150 (p151 - 1) in
    C1
  )
in
let v179 = f150 2 in
(mix_2 5 v179; note_end 0);
let v180 = f150 0 in
(mix_2 5 v180; note_end 0);
let c116' = (let s181 = Printf.sprintf "<%e>" (-10.0) in let i182 = v102.r4 in if i182 >= 0 && i182 < String.length s181 then s181.[i182] else ' ') in
let x183 = float (f64 7 (- c145)) in
(try (
  let n184 = if (if v112 then c147 else c149) < (3 * (-4)) then raise Not_found else ((match C0 with | C3 -> c149 | C0 -> c148 | (C0 | C1) -> c148 | C2 -> 18) + (f64 5 (-2))) in
  (match (let v185 = c115 in Array.make 16 c145) with | [|_; q186|] -> (v102.r4 <- c146) | q187 -> (q187.(4) <- c149))) with | Not_found -> (v102.r4 <- c149));
(mix_1 5 v102; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
((let (m188, m191, _, m197) = v124 in (let (m189, m190) = m188 in mix m189; mix_2 5 m190); (let (m192, m193, _, _) = m191 in mix_1 5 m192; mix_1 5 m193); mix (Char.code m197.(0))); note_end 0);
note_int c148;
note_int c144;
()
