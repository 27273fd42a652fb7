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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int option, bool) result) =
  if d > 0 then
    match v with
    | Ok y161 -> mix 0; mix_3 (d - 1) y161
    | Error y162 -> mix 1; mix (if y162 then 1 else 0)
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163 :: y164) -> mix 1; mix (if y163 then 1 else 0); mix_1 (d - 1) y164
and mix_2 d (v : (int, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y165 -> mix 1; mix y165
and mix_4 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y166 -> mix 0; mix y166
    | Error y167 -> mix 1; mix y167
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let n23 = show_int 8 ((((); 2147483647) + (let v1 = 15 - 12 in if false then v1 else v1)) + (try (max (-32769) (compare (let (q2, _) = ([], false) in 11) (let v3 = ref None in 10))) with | _ -> (if (let rec f5 p4 = false in f5) [] then ((-3) + 14) else (match v0 with | (_, _, q6, ((6 as w7) | (6 as w7))) -> (-1) | (_, q8, 0.5, _) -> 3 | ((q9, q10, _, 9) | (q9, ((_, _) as q10), _, (-2147483647))) -> 15 | ((q11, q12, _, ((-1) | (-1))) as w13) -> 14 | (_, q14, _, q15) -> q15 | ((q16, q17, q18, q19) | (q16, q17, q18, q19)) -> q19 | (q20, q21, _, q22) -> (-3)))))
let () = note_int n23
let a73 = (match (if false then 3.25 else 3.25) :: [] with | ((_ :: _) | []) -> (
  let v31 = (let ((q28, q29) as w30) = if true > false then ((true, 1.0, 3.25, 16), (0.5, 10.0)) else (match n23 with | 8 -> ((false, (-0.5), 2.0, 7), (1.5, 3.25)) | ((-1) | (-1)) -> ((true, 3.25, (-3.25), n23), (0.5, 100.75)) | 6 -> ((false, 0.5, 1.0, 0), (1.0, 2.0)) | -2147483647 -> ((false, 0.0, 2.0, n23), (0.0, 0.5)) | q27 -> ((true, 0.5, 10.0, q27), ((-10.0), (-10.0)))) in Ok None) in
  (mix_0 5 v31; note_end 0);
  let n37 = (-2147483647) + ((match ((ref (Ok n23)), ((n23, n23, (-0.5)), n23), 0.5, n23) with | ((_, (q32, q33), q34, q35) as w36) -> ()); n23) in
  (fun v31 -> Array.make 9 10.0) (ref 16)) | (1.0 :: []) -> (
  let v38 = Some ((if false then n23 else n23) mod 3) in
  let x39 = 0.0 in
  note_float x39;
  Array.init 9 (let rec f41 p40' = 2.0 in f41)) | (0.0 :: []) -> (
  Array.mapi (let rec f44 p42 p43 = 0.5 in f44) (Array.make 9 1.0)) | (q45 :: []) -> (
  let x47 = if (let v46 = n23 >= n23 in "\000\255x" = "b c") then 0.0 else (if (n23 + 31) < n23 then q45 else q45) in
  Array.mapi (fun p48 p49 -> p49 *. p49) (Array.make 9 x47)) | (_ :: (q50 :: _)) -> (
  let x67' = (match (match v0 with | (q51', _, 1.0, _) -> (List.filteri (fun p52 p53 -> true) []) | (_, q54, _, q55) -> (try [] with | Invalid_argument _ -> [] | Division_by_zero -> [] | Failure _ -> [] | Not_found -> [] | E0 -> [])) with | [] -> (
    let x58 = (let v57 = (((fun p56 -> ()) n23); None) in coarse (sin (limit (float_of_int n23) (-100.0) 100.0))) in
    (if (let (_, _, _) = ((Ok 5), (let rec f62 p59 p60 p61 = -100.75 in f62), []) in false) then (x58 -. q50) else (max 10.0 x58))) | ((_ :: q63) | ((_ :: _) as q63)) -> (
    let n64 = tick_int 16 (max n23 5) in
    let v66 = (Array.init 7 (fun p65 -> q50)) :: [] in
    q50)) in
  note_float x67';
  let v72 = (let _v71 = List.fold_left (let rec f70 p68 p69 = p68 in f70) (max ((n23, (-2)), None) ((3, n23), None)) (if false then [] else []) in []) in
  Array.copy (Array.make 9 (-2.0))))
let v92 = (match if if false then true else false then (let v74 = ref n23 in None) else (match v0 with | (q75, q76, q77, (-2)) -> None | (q78, _, _, 5) -> None | (q79, (q80, q81), _, _) -> None) with | (None as w82) -> (
  let v83 = w82 in
  []) | Some q84 -> (
  let a85 = Array.mapi (let rec f88 p86 p87 = p87 in f88) (Array.make 13 n23) in
  let s90 = ref 12 in
  let i89 = ref 0 in
  while !i89 < 13 do
    s90 := (18 * ((!s90) + a85.(!i89))); i89 := !i89 + 1
  done;
  let n91 = !s90 in
  note_int n91;
  []))
let () = (mix_1 5 v92; note_end 0)
let _ = ((let (_, q93, q94') = ([], [], false) in List.find_all (fun q94' -> false) []), (a73.(6), (-2), ((clip "") ^ "b c"), (- n23)), (if n23 == n23 then (-282) else (match v92 with | [] when false -> n23 | [] -> n23 | (q95' :: q96) -> n23)), (let _v97' = 0 in (0.0, true)))
let () = if ((("tail \" end" > "a") || (List.mem n23 [])) && (match v92 with | ([] | []) -> (n23 >= n23) | ((q98 :: q99) as w100) -> (q98 && q98))) || (try ((Printf.sprintf "<%10.2f>" (abs_float (( *. ) 100.75 1.0))) > ((clip (if true then "a" else "\000\255x")) ^ ((clip "") ^ "b c"))) with | _ -> (let _v101 = (n23, (ref n23), false) in n23 >= n23)) then (let (v92, q105, q106, q107) = ((-1.0), ((snd (3, 0.0)) +. ((-2.0) +. 100.75)), ((n23 mod (n23 lor 1)) :: (n23 :: [])), (Result.bind (Error false) (if true then (fun p102 -> Ok 15) else (let rec f104 p103 = Ok 7 in f104)))) in (if List.mem_assoc q105 ((3.25, 8) :: []) then (match q106 with | ([] | []) -> (match q107 with | Ok q108 -> () | Error true -> () | Error (true | false) -> ()) | ((_ :: q109) | (_ :: q109)) -> (mix (if true then 1 else 0))))) else (if ((mix n23); (if false || true then (match v92 with | [] -> false | (true :: []) -> true | (true :: (_ :: _)) -> false | (false :: q110) -> false) else ("12" >= "\000\255x"))) then () else (match v0 with | (_, (q111, v92), q112, (-3)) -> (if if true then true else true then (print_char 'z')) | (n23, (q113, q114), q115, (0 as w116)) -> (if w116 <= w116 then (if true then ()) else (n23 := (Ok 10))) | ((q117, (q118, q119'), q120, q121) | (q117, (q118, q121), q120, q119')) -> (match v92 with | [] -> () | (q122 :: []) -> (q117 := (Ok q121)) | ((_ :: _) | (_ :: (true :: _))) -> (if true then () else ()) | ([] | (_ :: (false :: _))) -> (q117 := (Ok q121)))))
let v129 = (let (q126, q127) = String.fold_left (let rec f125 p123 p124' = p123 in f125) (2.0, 3.25) "a" in (clip "") ^ "tail \" end") > ((clip ((clip "tail \" end") ^ "12")) ^ (let v128 = Array.make 2 n23 in ""))
let () = (mix (if v129 then 1 else 0); note_end 0)
let x132 = ((match (let v130 = 10 in v92) with | [] -> (try (if v129 then ()) with | _ -> ()) | (q131' :: _) -> (if q131' then () else ())); (if v129 then (-0.5) else a73.(6)))
let () = note_float x132
let v134 = ((-4096) > (let _v133 = x132 in 14)) || (n23 >= ((); n23))
let a137 = Array.init 5 (fun p135 -> if if v134 then false else v129 then (let v136 = Ok (Array.make 9 n23) in '\255') else (if v129 then 'z' else 'z'))
let () = (mix (Char.code a137.(4)); note_end 0)
let x144 = ((if v134 then x132 else x132) *. 1.5) *. (String.fold_left (match v0 with | (((q138, (_, _), _, q139) as w140) | ((q138, _, _, q139) as w140)) -> (let rec f143 p141 p142 = x132 in f143)) (floor x132) ((); "b c"))
let () = note_float x144
let n145 = (((land) n23 n23) + n23) + ((7 lsl (17 land 31)) lsl 1)
let v146 = a137.(3)
let () = (mix (Char.code v146); note_end 0)
let a147 = if (not v134) && true then a73 else a73
let () = a73.(3) <- x132
let () = a147.(3) <- (0.1 *. (a73.(3)))
let () = (mix_float a73.(3); note_end 0)
let a150 = (let v149 = (let _v148 = [] in n23 mod (2 lor 1)) in Array.copy (Array.make 16 x132))
let () = a150.(wrap (n145 mod 3) 16) <- (let a137 = not (x132 <> (-4096.0)) in a150.(10))
let a151 = Array.make 4 20
let _ = -. (-0.0)
let () = print_string (string_of_bool v134)
let () = note_float x144
let () = ((let (m152, m153, m159, m160) = v0 in mix_2 5 m152; (let (m154, m158) = m153 in (let (m155, m156, m157) = m154 in mix m155; mix m156; mix_float m157); mix m158); mix_float m159; mix m160); note_end 0)
let () = (mix_ints a151 0 4; note_end 0)
let () = note_int n145
let () = (mix (Char.code a137.(4)); note_end 0)
let () = note_float x132
let () = (mix (if v129 then 1 else 0); note_end 0)
let () = ()
