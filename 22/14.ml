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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y160 -> mix 1; mix y160
and mix_1 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y161 -> mix 0; mix y161
    | Error y162 -> mix 1; mix_float y162
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163 :: y164) -> mix 1; mix y163; mix_2 (d - 1) y164
let poly0 x y = ignore y; x
let a1 = if true then (ref (Ok 3.25)) else (ref (Ok (-1.0)))
let a2 = true
let a3 = []
let v4 = poly0 a2 a1
let a5 = if true then (16, 10.0) else (6, 1.5)
let a6 = (match [] with | ([] | (_ :: _)) -> None | (q7 :: _) -> None)
let a8 = (14, (-0.5)) :: []
let v9 = poly0 a6 a5
let () = (mix_0 5 v9; note_end 0)
let a10' = 16 - 6
let a11 = Error (-0.0)
let a12 = 11 :: []
let v13 = poly0 a11 a10'
let () = (mix_1 5 v13; note_end 0)
let rec f14 p15 p16 =
  let rec g17 u18' = p15
  in
  mix p16;
  g17 p16
let x19 = f14 (f14 (-0.0) a10') (min a10' 19)
let s23 = (clip (let v20 = if false then [] else [] in (let v21 = [] in ""))) ^ (string_of_int (match x19 with | (0.0 | 0.0) -> a10' | ((1.0 as w22) | (0.0 as w22)) -> a10' | (0.5 | 0.5) -> a10' | _ -> (-1)))
let f24 p25 s23 =
  let x26 = x19 in
  let n27 = a10' in
  (let ((q33, q34, q35, _), q36) = min (match ((17, ""), n27, (Array.make 4 x26), None) with | ((q28, q29, q30, None) | (q28, q29, q30, None)) -> (('\'', 8, x19, '\255'), a10') | (q31, q32, _, (Some a3)) -> (('a', 13, a3, '\255'), a10')) (('0', n27, (-0.5), '\n'), 4) in ((match [] with | [] -> () | (true :: ([] as w37)) -> () | ([] | (false :: [])) -> () | (q38 :: ((q39 :: q40) as w41)) -> ()); (q34 lor q36)))
let n42 = f24 v4 (ref a10')
let n45 = f24 (let (q43, q44) = ((Array.make 16 x19), 14) in false) (ref a10')
let x47 = snd (let v46 = n45 in (v46, x19))
let make48 p49 p50 =
  (let rec f53 p51 p52 = a2 in f53)
let c54 = make48 (10 + a10') (min v4 v4)
let v57 = c54 (List.fold_left (fun p55 p56' -> n42) n45 a12) (x47 +. x47)
let v58 = c54 1 ((x47 *. x47) -. 1.5)
let rec build59 p60 p61 =
  if p60 <= 0 then [] else
    (if v57 then n45 else 18) :: (build59 (p60 - 1) p61)
let v62 = build59 1 (min (v4, v58) (true, v57))
let () = (mix_2 5 v62; note_end 0)
let x63 = -. (-2.0)
let () = note_float x63
let n64 = n42
let s65' = part (string_of_bool (false > v4)) n42 (f24 v58 (ref (-3)))
let () = (mix_string s65'; note_end 0)
let n66 = n45
let () = note_int n66
let n71 = f24 (let _v67 = Ok 1.0 in v57) (max (let v68 = n66 in ref n66) ((fun v62 -> ref n66) (let rec f70 p69 = '0' in f70)))
let x81' = (match (Ok (n66 lor 3)) with | Ok 1 -> (f14 (x63 *. 1.0) (- n66)) | Ok 3 -> ((0.0 /. 0.0) *. (sqrt x63)) | Ok _ -> (let v72 = if false then n71 else n66 in x47) | Error (0.5 as w73) -> (if (let v74 = [] in true) then (w73 /. w73) else (w73 *. x47)) | Error 0.5 -> x63 | Error q75 -> (match List.find_all (fun p76 -> v57) [] with | [] -> (q75 +. q75) | ([|_|] :: q77) when (if n66 <> n42 then (v57 = v4) else v57) -> (float n66) | ([|q78|] :: q79') -> x63 | ((q80 :: _) | (q80 :: [])) -> (x63 -. 100.75) | _ -> (x63 *. 100.75)))
let x82 = x47
let () = note_float x82
let n83 = n64
let n84 = n83
let () = note_int n84
let n86 = (try (
  let n85 = n71 in
  (n85 * 3) - n64) with | _ -> (4 + n84))
let () = note_int n86
let v13 = (match a5 with | ((-2147483648), _) -> (if n84 > n84 then ((fun p87 p88 p89 -> Array.make 1 n84), (Array.make 9 x81'), (fun p90 p91 -> v57), (fun p92 p93 p94 -> Array.make 1 x82)) else ((fun n86 p95 p96' -> Array.make 1 5), (Array.make 9 100.75), (let rec f99 p97 p98 = p97 in f99), (fun x63 p100 p101 -> Array.make 1 x82))) | ((7, _) as w102) -> ((let rec f106' p103 p104 p105' = Array.make 1 (-2) in f106'), (create_array 9 x47), (let rec f108 p107 x82 = p107 in f108), (try (if v57 then (fun p109 p110' p111 -> Array.make 1 x63) else (let rec f115' p112 p113 p114 = Array.make 1 x63 in f115')) with | _ -> (let rec f118 n84 p116 p117 = Array.make 1 100.75 in f118))) | (q119', _) when (let make48 = if v4 then n86 else n86 in v57) -> (fst (((let rec f122 v58 p120 p121 = Array.make 1 7 in f122), (Array.make 9 x47), (let rec f125 p123 p124 = p123 in f125), (fun p126 p127 p128 -> Array.make 1 x63)), n86)) | (_, n42) -> (let v129 = Ok [] in (match v62 with | ([] | []) -> ((fun p130 p131 p132 -> Array.make 1 n64), (Array.make 9 3.25), (let rec f135 p133 p134 = true in f135), (let rec f138 x63 p136 p137 = Array.make 1 n42 in f138)) | ((q139 :: q140) as w141) -> ((let rec f144 p142 w141 p143 = Array.make 1 n84 in f144), (Array.make 9 1.5), (let rec f147 p145 p146 = v4 in f147), (let rec f150 p148 make48 p149 = Array.make 1 x82 in f150)))))
let () = ((let (_, m152, _, _) = v13 in mix_floats m152 0 9); note_end 0)
let n155 = n84
let () = note_int n45
let () = ((let (_, m157, _, _) = v13 in mix_floats m157 0 9); note_end 0)
let () = note_float x82
let () = note_float x47
let () = (mix (String.length s65'); note_end 0)
let () = (mix_1 5 a11; note_end 0)
let () = ()
