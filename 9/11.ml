type t0 = C0 of int | C1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y164 -> mix 1; mix_1 (d - 1) y164
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y165' -> mix 0; mix_2 (d - 1) y165'
    | Error y166 -> mix 1; mix_float y166
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y167 :: y168) -> mix 1; mix y167; mix_2 (d - 1) y168
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let p15 = 1.0 *. 1.5
let p16 = 17 - 8
let p17 = p15 *. p15
let p18 = (let _v19 = p17 in _v19)
let p20' = p18 /. p15
let p21 = 5 + 8
let p22 = p16 / 4096
let p23 = p17
let p24 = (match C1 with | ((C0 q25 as w26) | (C0 q25 as w26)) -> q25 | C1 -> p21)
let p27 = (let _v29 = ('\'', p23, (fun p28 -> "12"), (Array.make 4 p22)) in 18)
let p30 = (let v31 = () in 0.0)
let p32 = p23
let p33 = p22 land p27
let p34 = p27
let p35 = (-1.0) -. p23
let p36' = if true then p27 else p24
let p37 = p20' *. 2.0
let p38' = p34 - p27
let () = mix 1
let n39 = ((p36' + (p34 + (p33 + ((p24 lxor (p22 * (p21 + (p16)))) - p27)))) * p38') + 1
let () = note_int n39
let x40 = (p37 *. ((p32 -. ((((p18 -. (p17 *. (p15))) *. p20') -. p23) +. p30)) -. p35)) *. 1.0
let () = note_float x40
let n163 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let f46 p47 p48 p49' =
    let n50 = p22 in
    let n51 = p49' in
    (-13) - (let _v53 = (let v52 = C1 in n50) in p48 + p48)
  in
  let g54 = f46 (C0 p27) in
  let g55 = g54 n39 in
  let n56 = g55 (16 + p34) in
  let n57' = g55 (p38' lor p38') in
  let f58 p59 p60 (q61, q62, q63) =
    let a140 = (match fst (C1, p22) with | (C1 | C1) -> (
      let f64 p65 p66 p67 =
        let n68 = 20 in
        let x73 = float_of_int (((let o69 = p38' in let o70 = p27 / 4096 in let o71 = n57' lor n68 in let o72 = if false then p22 else n57' in let ( ^^ ) a b = b - a and ( -. ) a b = a * 2 - b in o69 ^^ o70 -. o71 ^^ o72) + p24) mod (p34 lor 1)) in
        C1
      in
      let g74 = f64 (0.0 :: []) in
      let g75 = g74 x40 in
      let v76 = g75 (-. p37) in
      let v77 = g75 (-0.0) in
      (match v77 with | C0 8 -> [|p38'; p36'; 14; p38'; p60; p38'|] | C0 7 -> ((); (Array.make 6 p34)) | C0 4 -> (if true then (Array.make 6 p24) else (Array.make 6 3)) | C0 _ -> [|p21; 11; p36'; p24; p38'; n39|] | C1 when ((let _v78 = '\'' in false) && (let _v79 = None in false)) -> [|18; p24; p27; n57'; p34; (-3)|] | C1 -> (if false then (Array.make 6 p60) else (Array.make 6 p33)))) | (C1 | C1) when false -> (
      let n80' = 2147483646 + 1023 in
      let f81 p82 p83 n80' =
        (if n80' < 3 then "mfylx" else (String.make 4 'a')) < q62
      in
      (let v85 = (let v84 = ref p37 in Array.make 1 p60) in [|p24; p60; n57'; p38'; p33; p27|])) | C0 (-2) -> (
      let f86 p87 p88' p89 =
        let v90 = p88' in
        let n91 = n56 in
        create_array 3 (match q61 with | None -> (100.75 /. 0.0) | (Some (1.0 as w92) as w93) -> p37 | ((Some q94) | (Some q94)) -> (p20' *. x40))
      in
      let g95 = f86 (match None with | Some (Ok q97) -> C1 | None -> C1 | (None as w98) -> C1 | Some q99 -> C1) in
      let g96 = g95 false in
      let a100 = g96 (n56 lsr 4) in
      let a101 = g96 (Array.length a100) in
      let f102 f86 p103 p104 =
        p103.(3)
      in
      let g105 = f102 p30 in
      let g106 = g105 (match p20' with | 1.0 -> (Array.make 5 p60) | 0.0 -> (Array.make 5 p34) | q107 -> (Array.make 5 n57')) in
      let n108 = g106 (C0 n57') in
      let n109 = g106 (match q61 with | None -> C1 | Some _ -> C1) in
      [|n109; (match x40 with | 0.5 -> n108 | 0.0 -> p60 | 0.0 -> n57' | q110 -> p60); p60; (-2); p22; p60|]) | C0 q111 when q111 >= (-3) -> (
      let f112 p113 p114 p115' =
        let n118 = f46 (C0 p21) (match ((); None) with | None -> (11 / 100) | (Some (Ok q116') as w117) -> (n57' / 4) | Some (Error _) -> (if false then p22 else 16)) 12 in
        Array.make 4 p38'
      in
      let g119 = f112 (match q61 with | None -> (true, (fun p121 p122 p123 -> p17), false) | ((Some _) | None) -> (false, (fun p124 p125 p126 -> x40), true)) in
      let g120 = g119 (match q61 with | None -> (Array.make 16 x40) | Some _ -> q63) in
      let a127 = g120 (if false then p32 else p32) in
      let a128 = g120 (-. p35) in
      create_array 6 p60) | C0 _ -> (
      let a137 = max (let v129 = Array.make 1 ((p60 + p33) - p22) in Array.make 2 1.5) (match (match -2147483647 with | ((-2) | 0) -> (C0 626) | q130' -> (C0 (n57' - p24))) with | ((C0 5) | (C0 5)) -> [|((float p27) -. (p20' -. p30)); (max ((-100.75) *. (-0.0)) (match C1 with | C1 -> x40 | ((C0 _) | (C0 _)) -> p35 | (C1 | C1) -> x40))|] | C0 6 -> (match Some p30 with | Some _ -> [|(1.0 /. x40); (try 1.0 with | _ -> p18)|] | (None | None) -> (create_float_array (hide 1 2) p37) | ((Some n56) | (Some n56)) -> (Array.make 2 (abs_float p37))) | C0 _ -> (min (match C0 n39 with | (C0 7 as w131) -> ((); (Array.make 2 p37)) | ((C0 q132 as w133) | (C0 q132 as w133)) -> (create_float_array 2 p30) | (C1 as w134) -> [|p23; 0.0|]) (try (create_float_array 2 1.0) with | Match_failure _ -> [|p20'; p32|])) | C1 -> (let v136 = (p32 *. p30) >= (let i135 = p22 in if i135 >= 0 && i135 < 16 then q63.(i135) else x40) in [|(-. p35); (if v136 then p20' else x40)|])) in
      [|(let v139 = fun p138' -> n39 in 18); 8; n39; n57'; n56; p34|]) | C1 -> (
      [|(compare C1 C1); ((); 10); (-12); (if false then n39 else p22); p36'; (p27 lor p24)|]) | _ -> (
      Array.make 6 0)) in
    x40
  in
  let g141 = f58 (match None with | (None | None) -> (fun p143 p144 -> Array.make 8 false) | Some (Ok []) -> (fun p145 p146 -> Array.make 8 false) | Some (Ok (_ :: _) as w147) -> (let rec f149 p148 p38' = Array.make 8 true in f149) | Some (Error q150) -> (fun p151 p152 -> Array.make 8 true)) in
  let g142 = g141 (let o153 = 11 in let o154 = n56 in let o155 = n57' in let ( > ) a b = a * 2 - b and ( mod ) a b = a lxor (b + 1) in o153 > o154 mod o155) in
  let x158 = g142 (Array.fold_right (fun p156 p157 -> (None, "b c", (Array.make 16 p35))) (Array.make 5 15) (None, "12", (Array.make 16 p18))) in
  note_float x158;
  let x162 = g142 (match None with | None -> (None, "", (Array.make 16 p20')) | Some ((Error _) | (Ok _)) -> (None, "a", (Array.make 16 (-100.75))) | Some (Error (q160 | (0.5 as q160))) -> (None, "a", (Array.make 16 x40)) | Some (Error q161) -> (None, "a", (Array.make 16 p32))) in
  (if false then p33 else p27) + (f46 C1 6 p38')))
let () = note_int n39
let () = note_int p34
let () = note_float p23
let () = note_int p21
let () = note_float x40
let () = note_float p18
let () = note_int p22
let () = note_float p20'
let () = ()
