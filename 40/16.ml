exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y181 :: y182) -> mix 1; mix_float y181; mix_0 (d - 1) y182
and mix_1 d (v : int list ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y183 :: y184) -> mix 1; mix y183; mix_2 (d - 1) y184
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let v176 = (match (try (Some ((-1) :: [])) with | _ -> (match v2 with | (((_, q7, q8, q9) as w10) | ((q7, _, ('a'..'m' as q8), q9) as w10)) -> None | ((_, _, _, q11) | (_, (-2147483648), _, q11)) -> None)) with | (None | None) -> (
  let n12 = 11 in
  let v13 = (4096 - 65535) >= (-2147483647) in
  false) | ((Some q14) | (Some q14)) -> (
  let n175 = (match q14 with | ([] | []) -> (
    let n39 = (match (match [(-1.0); (-3.25); 1.0] with | ([] | []) -> (let v20 = (let rec f19 p15 p16 (q17, q18) = Ok p16 in f19) in []) | ((v2 :: q21) | (v2 :: q21)) -> []) with | (([] as w22) | ([] as w22)) -> (
      let x29 = (match (let rec f24 p23 = p23 in f24) :: ((fun p25 -> p25) :: []) with | ((_ :: _) | []) -> (
        2147483648.0) | ([] | (_ :: _)) -> (
        let n27 = 12 in
        let n28 = n27 in
        min ((-100.75) *. 2.0) ((-0.5) /. 0.0))) in
      note_float x29;
      4621 * 21) | ([] | (_ :: _)) -> (
      let v2 = Char.uppercase_ascii (max (match None with | (None | None) when (if not false then (3 <= 19) else (16 < 18)) -> '\n' | (None | (Some 0.5)) -> 'z' | ((Some q30) | (Some q30)) -> '0') 'm') in
      (mix (Char.code v2); note_end 0);
      print_int ((match q14 with | ([] | []) -> (-2) | ((q31 :: []) | (q31 :: [])) -> q31 | ((5 :: (q32 :: q33)) | (((5 as q32) :: (_ :: _)) as q33)) when q32 < 19 -> 14 | ((5 | 5) :: (q34 :: q35)) -> q34 | ((8 :: (_ :: _)) | []) -> 11 | ((_ :: (q38 :: _)) | (q38 :: _)) -> q38 | _ -> 17) mod (11 lor 1));
      print_byte 32;
      print_float (float_of_int ((); 5));
      print_newline ();
      (( + ) 16 7) / 1)) in
    (if 100.75 = (-10.0) then n39 else (n39 lsr (3 land 31)))) | (_ :: ([] | (_ :: _))) -> (
    let a100 = (match if Array.fold_right (fun p40 p41 -> p41) (Array.make 5 (-2.0)) false then (try (Some (-2)) with | _ -> None) else (Some 15) with | (None | (Some _)) -> (
      let v50 = (match [] with | ((_ :: []) | []) -> (
        let n43 = compare 13 (( + ) (0 * 1) (14 + 15)) in
        note_int n43;
        let n44' = 8 in
        note_int n44';
        ref (n44' :: [])) | (_ :: ([] | [])) -> (
        snd (let v45 = max ([], (-0.5), 1.5) ([], (-100.75), 10.0) in ((-1.5), ()));
        ((let _v46 = Array.make 4 (Array.make 8 11) in ()); (ref []))) | ((q47 :: (f0 :: q48)) | (q47 :: ((f0 :: _) as q48))) -> (
        assert (compare (-5) (-5) = 0);
        let x49 = (tick_float 13 ((); (-1.5))) /. ((-0.0) /. (10.0 /. (-1.5))) in
        note_float x49;
        snd (false, (ref [])))) in
      (mix_1 5 v50; note_end 0);
      Array.make (hide 1 4) (max (-2) 17)) | Some (3 | 3) -> (
      print_string (match q14 with | ([] | []) -> "h" | (((-3) | 4) :: _) -> (min "\000\255x" "a") | ((q51 :: _) | (q51 :: _)) -> (let v56 = ((let rec f53 p52 = q51 in f53), (fun p54 p55 -> false), 3.25, q51) in "\000\255x"));
      (if (let v57 = -2 in true) then (if false then (Array.make 4 4) else (Array.make 4 10)) else (let v58 = None in Array.make 4 14))) | Some (0 | 0) -> (
      (match [] with | ([] | []) -> (Array.mapi (let rec f60 p59 q14 = 1 in f60) (Array.make 4 11)) | (9 :: (([] as w61) | ([] as w61))) -> ((); (Array.make 4 7)) | (1 :: ((4 :: (_ :: _)) | [])) -> [|10; 4; 20; 20|] | (4 :: ([] | [])) -> (create_array 4 6) | ((_ :: (_ :: _)) | (_ :: [])) -> (Array.make 4 5) | ((_ :: (_ :: _)) | (_ :: _)) -> (match q14 with | ([] | []) -> (Array.make 4 (-3)) | ([] | []) -> (Array.make 4 20) | ((q69' :: q70) | (q69' :: q70)) -> (Array.make 4 q69')))) | ((Some 8) | (Some 8)) -> (
      let v71 = Char.chr (((8 + 15) mod (-3)) land 255) in
      [|(5 + 15); (if true then 5 else 4); (int_of_string (string_of_int 7)); (truncate 0.5)|]) | (None | (Some 1)) -> (
      Array.make 4 (6 + 17)) | ((Some q72) | (Some q72)) -> (
      let a99 = (match (try (Array.fold_left (fun p73 p74 -> p73) (Ok (Ok q72)) (Array.make 4 q72)) with | _ -> (Ok (Ok 6))) with | Ok ((Ok _) | (Error _)) -> (
        (try (if 0.5 <= 1.5 then raise Division_by_zero else (create_array 16 1.5)) with | Division_by_zero -> (match q72 with | (0 | (-2147483648)) -> (Array.make 16 (-10.0)) | (0 | 0) -> (Array.make 16 10.0) | (5 | 5) -> (Array.make 16 10.0) | (9 | (-1)) -> (Array.make 16 2.0) | (4 | 4) -> (Array.make 16 1.5) | q76 -> (Array.make 16 100.75)))) | ((Error 9) | (Ok (Error _))) -> (
        let n77 = q72 in
        let v2 = n77 - (List.fold_right (let rec f80' p78 p79 = truncate (-3.25) in f80') (max [] []) (match v2 with | (((-3), q81, _, q82) | (_, (-2147483647 as q81), _, ((_ :: _) as q82))) -> 11 | ((9 | 9), _, q83, q84) -> n77 | (((-2147483648), _, q85, q86) | ((-2147483648), _, q85, q86)) -> 13 | ((q87, q88, q89, q90) | (q87, q88, q89, q90)) -> 18)) in
        create_array 16 0.0) | ((Error 6) | (Error _)) -> (
        (let rec f92 p91 = (try (Array.make 16 2.0) with | _ -> (Array.make 16 (-0.0))) in f92) (try (fun p93 p94 p95 -> true) with | _ -> (fun p96 p97 p98 -> false)))) in
      [|q72; q72; q72; q72|])) in
    8) | ((q101 :: (q102 :: _)) | (q101 :: (q102 :: _))) -> (
    let v173 = (match (match v2 with | ((0, _, _, _) | ((-1), _, 'a'..'m', _)) -> (Some (false, (Array.make 4 0.5))) | ((_, q103, q104', _) | ((-1 as q103), _, ('0'..'9' as q104'), _)) -> (match q104' with | ('a'..'m' | 'n') -> None | _ -> None) | (((-1), q105, 'n', q106) | (_, (-1 as q105), _, q106)) -> None | ((q107, q108, q109, q110) | (q107, q108, q109, q110)) -> (if true then None else None) | (((-1) | (-2147483648)), q111, q112, q113) -> (List.fold_right (fun p114 p115 -> None) q14 None) | (((1 as w116) | (2 as w116)), 2, q117, q118) -> (List.find_map (let rec f119 q117 = None in f119) q118) | ((1, q120, q121, q122) | (q120, _, q121, q122)) -> (match q14 with | ([] | []) -> None | ((8 | 8) :: _) -> None | ([] | ((-2) :: _)) -> None | ((q123 | (0 as q123)) :: _) -> None | ((q124' :: q125) | (q124' :: q125)) -> None) | ((_, q126, _, q127) | (_, q126, '0'..'9', q127)) -> (match q14 with | ([] | []) -> None | ((q128 :: q129) | (q128 :: q129)) -> None)) with | ((Some _) | None) -> (
      let v170 = (match q14 with | (([] as w130) | ([] as w130)) -> (
        let v132 = Result.iter (let rec f131 w130 = () in f131) (Error 19) in
        Array.iteri (match (match Ok v132 with | ((Error _) | (Ok _)) -> (Ok (q102, 100.75, q101)) | ((Ok _) | (Error _)) -> (Ok (q102, 1.5, 5))) with | ((Ok (_, _, (-2147483648))) | (Ok (_, _, (-2147483648)))) -> (if false then (let rec f136 p134 p135 = v132 in f136) else (let rec f139 p137 p138 = v132 in f139)) | ((Ok (_, q140, q141)) | (Ok (_, q140, q141))) -> (let rec f144 p142 p143 = v132 in f144) | ((Ok _) | (Error [])) -> (fun p146 p147 -> v132) | ((Error (q148 :: q149)) | (Error (q148 :: q149))) -> (fun p150 q148 -> v132)) [|(-65536); (q102 / 8)|];
        ((let o151 = q102 in let o152 = q101 in let o153 = 7 in let o154 = q101 in let ( ** ) a b = a * 2 - b in o151 ** o152 ** o153 ** o154), (try (Option.get None) with | Invalid_argument _ -> (Array.make 8 q102)))) | ((_ :: ([] as w155)) | ([] as w155)) -> (
        (let v156 = create_array 9 (-2.0) in (q102, (Array.make 8 q101)))) | ((_ :: (_ :: _)) | (_ :: _)) -> (
        let n160 = q101 in
        note_int n160;
        let _ = f0 (let v164 = fun p161 p162 p163 -> Array.make 16 (-2.0) in 1) in
        ((let o165 = n160 in let o166 = 13 in let o167 = n160 in let o168 = n160 in let o169 = n160 in let ( %% ) a b = (a lsl 1) + b in o165 %% o166 %% o167 %% o168 %% o169), (Array.make 8 q102)))) in
      Ok true) | ((Some (_, _)) | (Some _)) -> (
      Ok true)) in
    q102) | ((_ :: q174) | (_ :: q174)) -> (
    16)) in
  false))
let () = ((let (m177, m178, m179, m180) = v2 in mix m177; mix m178; mix (Char.code m179); mix_0 5 m180); note_end 0)
let () = (mix (if v176 then 1 else 0); note_end 0)
let () = ()
