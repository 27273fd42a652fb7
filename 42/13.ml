type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y186 :: y187) -> mix 1; mix_float y186; mix_0 (d - 1) y187
in
let a0 = Array.make (hide 1 13) 2.0 in
let rec loop3 i1 n4 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 2) n4 ((s2 /. 0.5) -. (a0.(i1) *. (s2)))
  ) else
    s2
in
let n5 = loop3 (13 - 1) 13 3.25 in
note_float n5;
let v185 = (match (let v6 = (match 12 with | 0 -> C1 | n5 -> C1) in (let (q9, q10) = ((fun p7 p8' n5 -> "\000\255x"), C1) in C1)) with | ((C0 (_, _)) | C1) -> (
  let v181 = (match (snd (n5, C1)) with | C1 -> (
    let v65 = (match (if (let v13 = () in true) then (match C1 with | (C1 as w14) -> [] | C0 (q15, q16) -> []) else ((Array.make 3 n5) :: [])) with | [] -> (
      let v35 = (match (match ((); C1) with | C1 -> (C0 ([], C1)) | (C1 | (C0 ([], _))) -> C1 | (C0 (((q17 :: q18) | (q17 :: q18)), q19) as w20) -> (if true then C1 else C1)) with | C1 -> (
        1.5 :: (match [] with | [] when true -> [] | [] -> [] | (q21 :: _) -> [])) | ((C0 ([], q22)) | (C0 (_, q22))) -> (
        let n23 = (if min false false then 4095 else 6) + (if "tail \" end" <= "\000\255x" then (-14) else 8) in
        let n24 = n23 in
        note_int n24;
        (if (match q22 with | C1 -> false | C0 (q25, [|q26; q27|]) -> false | C0 (q28, q29) -> true) then [] else (match [] with | ((_ :: []) | []) -> [] | (q31 :: []) -> [] | (n24 :: (q32 :: [])) -> [] | (q33 :: (q34 :: (_ :: _))) -> [])))) in
      (mix_0 5 v35; note_end 0);
      let v63 = (match ((let v39 = ((let rec f38 p36 p37' = "12" in f38), [], n5, 3) in ((Array.make 2 3.25), (Array.make 1 "a"), n5, None)) :: (((Array.make 2 100.75), (Array.make 1 "\000\255x"), n5, None) :: [])) with | [] -> (
        ((match v35 with | [] -> () | (0.5 :: []) -> () | ([] | []) when false -> () | (q40 :: ([] as w41)) -> () | (_ :: (_ :: q42)) -> () | _ -> () | exception _ -> ()); (if false then C1 else C1))) | ((q43, q44', _, _) :: q45) -> (
        (match q45 with | ([] | []) -> (match n5 with | (1.0 | 1.0) -> C1 | 0.0 -> C1 | q46 -> C1 | exception _ -> C1) | (q47 :: []) -> (if true then C1 else C1) | ((_, q48, q49, _) :: (q50 :: q51)) -> C1 | exception Invalid_argument q52 -> (if false then C1 else C1) | exception Match_failure _ -> (max C1 C1) | exception E0 -> (C0 ([], C1)) | exception E1 9 -> (let (_, q55, q56) = ("b c", 2.0, (let rec f54 p53 = true in f54)) in C1) | exception E1 (-3) -> C1 | exception E1 6 -> (if true then C1 else C1) | exception E1 _ -> (if true then C1 else C1))) | [] -> (
        let n59 = if (3 mod (-1)) <= (if false then 9 else (-3)) then (2147483647 * (match v35 with | [] -> 8 | (q57 :: q58) -> 11)) else (truncate n5) in
        let n62 = if (Result.is_error (Ok false)) || ((); false) then (compare (n59 + n59) (if false then 1 else n59)) else ((match v35 with | [] -> n59 | ((q60 :: q61) | ((q60 :: _) as q61)) -> n59) * (show_int 0 n59)) in
        min (C0 ([], C1)) (C0 ([], C1)))) in
      None) | (_ :: q64) -> (
      None)) in
    let v82 = (match (match v65 with | ((Some q66) | (Some q66)) -> (C0 ([], (Ok C1))) | None -> (Result.get_error (Ok 16)) | (Some (-1) as w67) -> (let _v68 = [] in C1) | Some _ when (((); n5) > (n5 *. n5)) -> ((); C1) | exception Invalid_argument q69 -> C1 | exception Match_failure _ -> (if false then C1 else C1) | exception E0 -> (match v65 with | (None | (Some _)) -> C1 | Some q70' when q70' <> (-1162) -> C1 | exception Division_by_zero -> C1 | exception Not_found -> C1 | exception E0 -> C1) | exception E1 2 -> (match 0 with | (-1 as w71) when w71 = 5 -> C1 | -2 -> C1 | 3 -> C1 | q72 -> C1) | exception E1 7 -> (List.nth [] 17) | exception E1 q73 -> C1) with | C1 -> (
      false) | C0 (q74, (Ok q75)) -> (
      (float 8) = (match q75 with | (C1 | (C0 (_, _))) -> n5 | C0 (q76, q77) -> (-0.5))) | ((C0 (q78, (Error q79))) | (C0 (q78, (Error q79)))) -> (
      (truncate 3.25) != (-2147483647)) | exception Invalid_argument q80 -> false | exception Failure q81 -> false | exception Not_found -> false | exception Match_failure _ -> false) in
    v82) | (C0 ([], 1.0) as w83) -> (
    (0.5 > 1.5) && ([] < [])) | C0 ((_ :: q84), 1.0) -> (
    let x178 = (match (let v85' = n5 *. n5 in 17 :: []) with | ([] | []) -> (
      let x86 = n5 in
      note_float x86;
      (0.0 +. x86) +. 0.5) | ((q87 :: []) | (q87 :: [])) -> (
      float (List.fold_left (let rec f90 p88 p89 = p88 in f90) q87 [])) | ((q91 :: (4 :: [])) | (_ :: ((4 as q91) :: []))) -> (
      let v101' = (match (C0 (((); []), None)) with | C1 -> (
        max C1 (if false then C1 else C1)) | C0 (q92, _) -> (
        let n93 = 4095 in
        let rec loop97 i94 n98 s95 s96 =
          if i94 < n98 then (
            if s95 <> 1073741824 then loop97 (i94 + 1) n98 (s95 + 1073741824) (s96 + (if s95 < s95 + 1073741824 then 1 else 3)) else (s95, s96)
          ) else
            (s95, s96)
        in
        let (n99', n100) = loop97 0 (hide 0 12) 0 0 in
        note_int n99';
        note_int n100;
        C0 ([], C1))) in
      tick_float 7 (floor n5)) | (a0 :: (4 :: (_ :: _))) -> (
      (n5 *. (-0.0)) *. (abs_float n5)) | (q102 :: (q103 :: _)) -> (
      let v177 = (match (let _v104 = snd (3.25, C1) in if false then raise (E1 q103) else None) with | None -> (
        let a105' = a0 in
        a0.(10) <- (List.fold_right (let rec f108 p106 p107 = p107 in f108) (q102 :: []) (if false then 100.75 else n5));
        a105'.(wrap (q102 mod (q102 lor 1)) 13) <- ((a0.(10)) +. (-. n5));
        note_float a0.(10);
        []) | Some _ -> (
        let f117 = fun p109 p110 p111 -> if (q102 - (-2147483648)) <= q103 then (let v116 = fun p112 p113 -> ((fun p114 p115 -> p112), q103) in C1) else (if true then C1 else C1) in
        let f117 = (let v175 = (try (snd (snd ("a", (7, (fun q103 p118 p119 -> ((let rec f122 p120 p121 = false in f122), q103)))))) with | Invalid_argument _ -> (fun p123 p124 p125 -> ((let rec f128 p126 p127 = true in f128), q103)) | Failure q129 -> (fun p130 p131 p132 -> ((let rec f135 p133 p134 = false in f135), p130)) | Not_found -> (let _v136 = (C1, (Array.make 4 2.0)) in fun p137 p138 p139 -> ((fun p140 p141 -> false), p137)) | Match_failure _ -> (match q84 with | [] -> (fun p142 (q143, q144, q103, q145) p146 -> ((let rec f149 p147 p148 = q103 in f149), p142)) | (q150 :: q151) -> (let rec f158 p152 p153 p154 = ((let rec f157 p155 p156 = false in f157), p152) in f158)) | E1 (-2) -> (fun p159 p160 q84 -> ((let rec f163 p161 p162' = true in f163), 10)) | E1 q164 -> (let rec f174 p165 (q166, q167, q168, q169) p170 = ((let rec f173 p171 p172 = q168 in f173), q166) in f174)) in "yqu") in
        (( +. ) n5 n5) :: ((-10.0) :: [])) | exception E1 9 -> (let v176 = q102 - 7 in 0.0 :: []) | exception E1 4 -> (try ((-100.75) :: (if false then [] else [])) with | _ -> []) | exception E1 6 -> (if if true then false else true then [] else []) | exception E1 _ -> []) in
      n5)) in
    true) | C0 (_, 0.0) -> (
    true) | C0 (q179, q180) -> (
    false)) in
  v181) | C0 (_, q182) -> (
  false) | C0 (q183', q184) -> (
  false) | (C1 | C1) -> (
  true) | exception Not_found -> true | exception E0 -> true) in
note_float n5;
(mix (if v185 then 1 else 0); note_end 0);
()
