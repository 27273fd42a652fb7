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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let n139 = (match ([] :: []) with | [] -> (
  let n135 = (match (let _v3 = None in []) with | [] -> (
    let v37' = (match (Error (if true then false else false)) with | Ok "a" -> (
      Ok ((); (fun p4 -> true))) | ((Error true) | (Ok _)) -> (
      let x21' = (match [] with | [] -> (
        -. (10.0 +. 100.75)) | (q5 :: q6) -> (
        (fun p7 -> fabs 2.0) (Array.init 4 (let rec f9 p8 = -2.0 in f9))) | exception Not_found -> (let v13 = (let rec f12 p10 p11 = (p11, false) in f12) in if true then 10.0 else 0.0) | exception Match_failure _ -> ((); (if false then 0.0 else 0.0)) | exception E0 (Ok _) -> (match (if true then (Array.make 7 (-2)) else (Array.make 7 15)) with | q14' -> (let v17 = (let rec f16 p15 = 11 in f16) in -0.5)) | exception E0 (Error _) -> ((let v18 = 0.5 in -0.5) *. (sqrt 1.5)) | exception E1 -> ((match 0.0 with | ((0.0 as w19) | (0.0 as w19)) -> w19 | 1.0 -> 0.0 | 1.0 -> 0.0 | q20 -> q20) +. 1e16) | exception E2 -> (-100.75)) in
      note_float x21';
      let f22 p23 p24 =
        let x26 = (floor ((match (-2.0) with | 0.5 -> (( /. ) 100.75 2.0) | _ -> (if true then 3.25 else (-1.5))) *. 2.0)) *. (let v25 = [|(int_of_float (match true with | true -> 100.75 | false -> 10.0)); (if true || true then p24 else (p24 land p24)); p24; p24; ((if false then p24 else 6) - p23)|] in 2.0) in
        false
      in
      let v27 = f22 (17 * 18) 32767 in
      let v28 = f22 (-4696) (Char.code '\255') in
      Error ("a" > "tail \" end")) | Error _ -> (
      (let v30 = (let v29' = 1.0 in ()) in (let rec f33' p31 = Ok (fun p32 -> true) in f33') None)) | exception _ -> (Error (String.fold_left (let rec f36 p34 p35 = p34 in f36) true "a"))) in
    let v131 = (match [(12, 2.0, None)] with | ([] | []) -> (
      let a38 = (let _v40 = ((Array.make 1 1), (let rec f39 v37' = v37' in f39)) in Array.make 2 0.5) in
      let n43 = (hide 0 1) in
      let rec loop42 i41 =
        if i41 <> n43 then (
          (a38.(i41 + 1) <- (((); 1.5) +. (a38.(i41))));
          loop42 (i41 + 1)
        ) else
          ()
      in
      loop42 0;
      (mix_floats a38 0 2; note_end 0);
      let v116 = (match (match v37' with | Ok _ when (let v49 = (let (q44, (q45, q46, q47), q48) = (false, (false, 0, 3), []) in 1.5) in not false) -> (Array.fold_right (let rec f52 p50' p51 = p51 in f52) a38 []) | Ok q53 when (if 16 < 12 then (2 < 10) else (0.5 < 3.25)) -> [(-2); 18; 10] | Error true when (match (if true then (Ok (let rec f55 p54 = true in f55)) else v37') with | Ok q56' -> true | (Ok q57 as w58) -> false | Error q59 -> true) -> (snd (3.25, [])) | Error false -> (try (List.sort_uniq compare []) with | _ -> [])) with | (([] as w60) | ([] as w60)) -> (
        let a61 = if false then (Array.make 4 2) else (Array.make 4 12) in
        let a62 = Array.map (fun a38 -> a38) (Array.make 6 12) in
        let i63 = ref 0 in
        while !i63 < 4 do
          (let k64 = wrap a61.(!i63) 6 in a62.(k64) <- a62.(k64) + 1);
          i63 := !i63 + 1
        done;
        (mix_ints a62 0 6; note_end 0);
        print_int (-6);
        print_byte 32;
        print_float (fabs ((); (-0.5)));
        print_newline ();
        (let v69 = (let rec f68 p65 p66 p67 = -1 in f68) in max None None)) | (5 :: a38) -> (
        (match a38 with | [] -> (let v70 = Array.make 9 (ref 17) in None) | (4 :: q71) -> (List.fold_right (fun p72 p73 -> p73) [] None) | ((-1) :: _) -> (match a38 with | [] -> None | ((0 as w74) :: ([] | [])) -> None | (0 :: (_ :: _)) -> None | (6 :: q75) -> None | (2 :: a38) -> None | ((_ :: q76) | (_ :: (_ :: q76))) -> None) | (6 :: q77) -> None | ((2 :: q78) | (2 :: q78)) -> (Some 3) | ((9 :: q79') as w80) -> (let v83 = fun p81' p82 -> 1.5 in None) | (8 :: _) -> None | ((0 :: _) | (0 :: _)) -> (match a38 with | [] -> None | ((_ :: q84) | ((_ :: _) as q84)) -> None) | (q85' :: _) -> (if false then None else None))) | (1 :: q86) -> (
        let v94 = ((-(Array.fold_left (fun q86 p87 -> 3) 2 a38)) + 65535) < (match [] with | [] -> (13 lsl ((-2) land 31)) | (3 :: q88) -> (20 + 19) | (((_ :: q89) as w90) | ((_ :: q89) as w90)) -> (-2147483648) | exception _ -> (match q86 with | [] -> 14 | ((-2 as w91) :: []) -> w91 | ((3 | 2) :: []) -> (-3) | (3 :: []) -> 6 | (q92 :: []) -> q92 | ((q93 :: (_ :: _)) | (q93 :: _)) -> q93)) in
        let x101 = (let i95 = (9 + 17) lsl 28 in if i95 >= 0 && i95 < 2 then a38.(i95) else (match (Ok (let rec f97 p96 = false in f97)) with | Ok q98 -> (ceil (-0.5)) | Error q99 -> ((fun p100 -> 10.0) 1.5))) in
        note_float x101;
        (match (let v102 = Array.make 1 14 in 0) with | 6 -> (List.fold_left (let rec f105 p103 p104 = p103 in f105) None q86) | -2147483648 -> ((let rec f107 p106 = None in f107) None) | (3 | 8) -> (let _v108' = -3 in None) | -2147483647 -> None | 7 -> None | 3 -> (snd (6, None)) | _ -> (Result.to_option (Ok 7)))) | (q109 :: q110) -> (
        max (Some 19) (if false then None else None)) | ((_ :: (_ :: (_ :: _))) | []) -> (
        prerr_int ((10 * 5) + (-2));
        prerr_byte 32;
        prerr_float (a38.(wrap 4095 2) *. (if false then 0.5 else 1.0));
        prerr_newline ();
        (if not true then (Some 4) else (match v37' with | Ok q114 -> None | Error _ -> None))) | exception Match_failure _ -> (if 11 != 16 then None else (match 6 with | -3 -> None | 7 when (((String.length "tail \" end") - 2147483647) <= (compare true false)) -> None | 7 -> None | (1 as w115) -> None | _ -> None))) in
      Ok (Ok 3)) | ((q117', q118, q119) :: ([] as w120)) -> (
      (if (match v37' with | Error (true | true) when true -> true | Ok _ -> false | Error true -> false | Ok q121 when (q117' <> (9 + q117')) -> true | Error false -> false) then (match (Ok q117') with | Ok q122' -> (Ok (Ok q117')) | Error _ when (match v37' with | ((Ok _) | (Ok _)) when (q117' > q117') -> true | Ok _ -> true | (Error (true as w123) as w124) -> w123 | Error false -> true | exception Invalid_argument q125 -> true | exception Division_by_zero -> false | exception Failure _ -> true | exception Not_found -> true | exception E2 -> false) -> (Ok (Ok q117')) | ((Ok q126) | (Ok q126)) -> (Ok (Ok 13)) | Error (Ok _) -> (Ok (Ok q117')) | ((Error (Error _) as w127) | (Error (Error _) as w127)) -> (Ok (Ok q117'))) else (Ok (Ok q117')))) | (q128 :: (q129 :: q130)) -> (
      Ok (Ok 11))) in
    14) | ("a" :: []) -> (
    9) | ("" :: []) -> (
    -3) | (q132 :: _) -> (
    -3) | (_ :: []) -> (
    9) | (_ :: (_ :: _)) -> (
    19) | exception Invalid_argument _ -> (-2) | exception Failure _ -> 15 | exception Not_found -> 14 | exception E0 (Ok q133) -> q133 | exception E0 (Error (-2147483648)) -> 0 | exception E0 (Error q134') -> 16 | exception E1 -> 6 | exception E2 -> 6) in
  note_int n135;
  n135) | (([] :: q136) | (([] :: _) as q136)) -> (
  20) | (((q137 :: q138) :: _) | (((q137 :: _) as q138) :: _)) -> (
  -3))
let () = note_int n139
let () = ()
