type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y184 -> mix 1; mix_floats y184 0 2
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y185 :: y186) -> mix 1; mix y185; mix_1 (d - 1) y186
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let a15 = Array.fold_right (fst (List.fold_right (fun p0 (_, _) -> ((fun p1 p2 -> p2), (-3))) [] ((fun p3 p4 -> Array.make 7 0.0), 14))) (List.fold_right (let rec f7 p5 p6 = p6 in f7) (List.fold_right (fun p8 p9 -> p9) [] []) (List.fold_right (let rec f12 p10 p11 = p11 in f12) [] (Array.make 2 19))) (List.fold_right (fst ((fun p13 p14 -> Array.make 7 p13), 1.0)) (List.stable_sort compare []) (max (Array.make 7 0.5) (Array.make 7 0.0)))
let s127 = (match List.find_all (snd (13, (let rec f17 p16 = true in f17))) [] with | [] -> (
  let v22 = if (abs 14) == (String.fold_left (fun p18 p19 -> 8) 4 "\000\255x") then (max (min false false) (if true then false else true)) else (List.exists (let rec f21 p20 = true in f21) (List.cons "b c" [])) in
  let f23 p24 p25 p26 =
    (p25, (if p26 then (-2.0) else 1.0))
  in
  let v27 = f23 (min (Array.make 16 (-0.5)) (Array.make 16 (-100.75))) (-11) (not v22) in
  (match Error 100.75 with | Ok q28 -> "tail \" end" | ((Error 0.5) | (Error 0.5)) -> "12" | ((Error 0.0) | (Ok 2)) -> (try "tail \" end" with | _ -> "12") | Error _ -> "a")) | ([|_; _; q29; (-1)|] :: _) -> (
  List.fold_left (fun p30 p31 -> p30) (min "12" "tail \" end") (List.stable_sort compare [])) | ([|q32; _; _; 9|] :: q33) -> (
  let f59 = fst (String.fold_left (fun p34 p35 -> p34) (List.fold_right (fun p36 p37 -> ((match [] with | [] -> (let rec f42 p38 p39 = ((fun p40 p41 -> p40), 1) in f42) | (_ :: []) -> (let rec f47 p43' p44 = ((let rec f46 q32 p45 = q32 in f46), p44) in f47) | (q48 :: (_ :: q49')) -> (fun p50' p51 -> ((fun p52 p53 -> p52), q32))), 'z')) (Result.to_list (min (Ok 0.0) (Ok 100.75))) (fst (((fun p54 p55 -> ((let rec f58 p56 p57' = p56 in f58), p55)), 'a'), q32))) "a") in
  let v60 = false in
  "\000\255x") | (([|_; _; _; 8|] :: _) | []) -> (
  List.fold_right (let rec f65 p63 p64 = p64 in f65) (Array.fold_left (let rec f67 a15 p66 = a15 in f67) [] a15) (List.fold_right (fun a15 p68 -> "") [] "\000\255x")) | ((_ :: (_ :: q69)) | ([|_; _; _; 0|] :: q69)) -> (
  List.fold_left (let rec f72 p70 p71 = p70 in f72) (max "\000\255x" "a") (List.fold_right (fun p73 p74 -> p74) [] [])) | ([|_; q75; q76; (-2)|] :: q77) -> (
  let v82 = List.stable_sort compare (List.init 7 (Array.fold_right (let rec f80 p78 p79 = p79 in f80) a15 (fun p81 -> 0.0))) in
  max (string_of_float (abs_float 10.0)) "") | (([|_; _; _; 3|] :: _) | []) -> (
  let x90 = snd (String.fold_left (let rec f87 p85 p86 = p85 in f87) (List.fold_right (fun p88 p89 -> p89) [] (true, (-2.0))) (fst ("a", (Ok None)))) in
  let v91 = fst (snd (10, ((Ok x90), false))) in
  Printf.sprintf "<%5d>" 14) | ((a15 :: (_ :: q92)) | (([|_; _; _; 6|] as a15) :: q92)) -> (
  string_of_int (( + ) (-1) 16)) | ([|q93; q94; q95; (4 | _)|] :: _) -> (
  let x96 = ( +. ) (floor (abs_float (-0.0))) (floor (100.75 *. 10.0)) in
  note_float x96;
  max (min "b c" "12") (List.fold_left (fun p97 p98 -> "b c") "" [])) | ((([|q99; _; q100; q101|] as w102) :: q103') | ((([|q100; q101; _; q99|] as w102) :: _) as q103')) -> (
  List.fold_left (let rec f106 p104 p105 = (clip p104) ^ "b c" in f106) (min "12" "12") (List.rev_append [] [])) | (q107 :: q108) -> (
  let apply109 p110 p111 =
    let n114 = p111 (List.fold_right (fun p112 p113 -> p113) [] 2.0) in
    min (try [] with | _ -> []) []
  in
  let v123 = apply109 (List.fold_right (let rec f117 p115 p116 = p116 in f117) [] ("tail \" end", 17, 5)) (Array.fold_left (fun p118 p119 -> (let rec f121 p120 = p119 in f121)) (fun p122 -> 6) q107) in
  let s125 = ref 2.0 in
  let i124 = ref 0 in
  while !i124 < 7 do
    s125 := (a15.(!i124) -. (!s125)); if true then (i124 := !i124 + 1) else i124 := 7
  done;
  let n126 = !s125 in
  part (snd (n126, "b c")) (19 - 14) 7))
let v131 = List.for_all (let rec f129 p128 = false in f129) (List.map (fun p130 -> p130 - p130) [])
let v140 = Array.fold_left (snd (Array.fold_left (let rec f135' v131 p132 = (9, (fun p133 p134 -> p133)) in f135') (18, (fun p136 p137 -> (None, p137, 10, (-3)))) a15)) (let (q138, q139) = fst (([], 9), v131) in snd (q139, (None, (-0.5), q139, (-3)))) a15
let x146 = 1.5 /. (if List.equal (fun p141 p142 -> p141) (List.merge compare [] []) (List.sort_uniq compare []) then (Array.fold_right (snd (fst ((6, (let rec f145 p143 p144 = 1.5 in f145)), v131))) a15 (snd (fst ((19, 3.25), (-3))))) else (coarse (log (limit (floor (floor 3.25)) 0.5 100.0))))
let f147 = snd (13, (fun x146 -> -1.0))
let x148 = x146
let x148 = fst ((let rec f152 p149 p150 p151 = ((Array.make 1 16), x148, (Array.make 1 x148)) in f152), 10.0)
let x153 = x146
let v131 = x153
let n154 = -3
let v155 = ref n154
let v156 = ([], (int_of_string (string_of_int n154)), (s127, n154, n154))
let x157 = x153
let x153 = true
let v158 = None
let x159 = if x153 then v131 else (if not x153 then (if x153 then 100.75 else x157) else x157)
let v160 = ((-3), x159)
let x161 = a15.(wrap n154 7) *. x157
let s162 = s127
let v163 = []
let v166 = (x161, (19, None, false, x153), (let rec f165 p164 = -10.0 in f165))
let v172 = (let v171 = (let rec f170 p167 = ((let rec f169 p168 = p167 in f169), p167) in f170) in ref n154)
let n173 = n154
let s175 = if x153 then (if x153 then s162 else (if x153 then "tail \" end" else (if x153 then (if false then (if x153 then s162 else (if x153 then (if x153 then s162 else (let v174 = ((x153, 100.75), [], x153) in "")) else s127)) else (if x153 then "tail \" end" else s162)) else ((clip "12") ^ "\000\255x")))) else s162
let n177 = n173 - (let v176 = n154 in n173)
let () = ((let (m178, m179, m180, m181) = v140 in mix_0 5 m178; mix_float m179; mix m180; mix m181); note_end 0)
let () = ((let (m182, m183) = v160 in mix m182; mix_float m183); note_end 0)
let () = note_float x146
let () = (mix (if x153 then 1 else 0); note_end 0)
let () = (mix_1 5 v163; note_end 0)
let () = note_float v131
let () = (mix_2 5 v172; note_end 0)
let () = note_float x157
let () = ()
