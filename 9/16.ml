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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let f17 p18 p19 n1 =
  (0.0 /. 0.0) -. 2147483648.0
let g20 = f17 (max [] [])
let g21 = g20 (n1 lor n1)
let x22 = g21 n1
let () = note_float x22
let x23 = g21 6
let unused24 = Array.make (hide 0 2) x23
let f25 p26 p27' p28 =
  let f29 p30 p31 p32 =
    (match ((if false then 14 else p31), (match p26 with | (1, q33') -> q33' | ((-1), q34) -> q34 | (_, q35) -> q35)) with | (((-3) | 8), q36) -> [] | (((-2147483648), (q37, p30)) | ((-2147483648 as q37), (_, p30))) -> [] | ((5 as w38), q39) -> [] | (9, q40) -> [] | ((-3), q41) -> [] | (1, q42) -> [] | ((q43, _) | (q43, _)) -> [])
  in
  [|1e-310; x23|]
let g44 = f25 (List.fold_right (let rec f48 p46 p47 = p47 in f48) [] (n1, (n1, '\n')))
let g45 = g44 (Array.make 5 (Array.make 1 n1))
let a49 = g45 (' ' == '0')
let a50 = g45 (if true then true else false)
let v118 = (match [] with | ([] | []) -> (
  let v52 = Array.mem (let i51 = n1 in if i51 >= 0 && i51 < Array.length a49 then a49.(i51) else x23) a49 in
  (mix (if v52 then 1 else 0); note_end 0);
  let f53 p54' p55 p56 =
    let _ = f17 (if false then (if v52 then [] else (try ((Array.make 2 p55) :: []) with | Invalid_argument q57 -> (match p56 with | 'a'..'m' -> [] | 'a'..'m' -> [] | ('n' | 'n') -> [] | q57 -> []) | Division_by_zero -> [] | Not_found -> (let v58 = Ok (Array.make 8 'a') in []) | E2 -> (match p56 with | 'a'..'m' -> [] | '0'..'9' -> [] | 'a'..'m' -> [] | '0'..'9' -> [] | 'n' -> [] | _ -> []))) else (try (try (match p56 with | 'a'..'m' when ((let v59 = Array.make 8 None in v52) < (if v52 then true else v52)) -> [] | ('n' as w60) when false -> ((let v61 = Array.make 4 (Array.make 8 p55) in ()); ((Array.make 2 p55) :: [])) | 'a'..'m' when v52 -> (let _v62 = Array.make 2 (Ok p55) in []) | ('a'..'m' | 'a'..'m') -> [] | 'n' when true -> (match p54' with | ([] as w63) -> ((Array.make 2 (-2)) :: []) | (_ :: []) -> (match p56 with | 'a'..'m' when v52 -> [] | 'n' -> [] | q64 -> []) | (_ :: (_ :: [])) -> (let (_, q65, a50) = ((p55, 2.0), p55, p55) in []) | (_ :: (q66 :: (q67 :: _))) -> (match Ok [] with | Error '0'..'9' when ((try (match p56 with | 'a'..'m' -> 9 | q68 -> p55) with | _ -> p55) < ((); p55)) -> [] | Ok [] when (let _v69 = p55 in _v69 = _v69) -> [] | ((Ok (q70 :: _) as w71) | (Ok (q70 :: _) as w71)) when q70 < (-20) -> [] | Error 'a'..'m' -> [] | Error 'n' when v52 -> [] | (Error _ as w72) when true -> [] | _ -> [])) | _ when v52 -> (match ((); p56) with | 'a'..'m' -> ((Array.make 2 p55) :: []) | ('0'..'9' as w73) -> [(Array.make 2 5); (Array.make 2 p55)] | ('n' | '0'..'9') when ((match p56 with | 'a'..'m' -> 10.0 | ('0'..'9' | 'a'..'m') -> x23 | 'n' -> x22 | _ -> x23) <= (f17 [] p55 p55)) -> ((Array.make 2 14) :: []) | 'a'..'m' -> (if v52 then [] else []) | '0'..'9' -> ((Array.make 2 n1) :: []) | 'a'..'m' -> [(Array.make 2 n1); (Array.make 2 p55)] | '0'..'9' when v52 -> (match p56 with | 'a'..'m' when ((v52 && false) && (p55 = n1)) -> [] | '0'..'9' -> [] | 'a'..'m' -> [] | q74 -> []) | 'n' -> [] | q75 -> (let ((q79, q80, q81) as w82) = ((p55, p55, v52), [], (fun p76 p77 p78 -> p78)) in []) | _ -> []) | _ -> []) with | _ -> []) with | Invalid_argument _ -> [] | Division_by_zero -> [] | Match_failure _ -> [] | E0 ((3, q83) as w84) when q83 -> [] | E0 ((-3), q85) -> [] | E0 (_, q86) -> [] | _ -> [])) p55 (-1) in
    x23
  in
  let g87 = f53 [] in
  let g88 = g87 (7 lsl (n1 land 31)) in
  let x89 = g88 (match None with | (None | None) -> '\n' | Some 2 -> '\n' | Some 3 -> ' ' | Some 6 -> '\'' | Some _ -> 'z') in
  note_float x89;
  let x92 = g88 (Array.fold_left (fun p90 p91 -> p90) 'z' a50) in
  (fun f53 -> not v52) ((clip "tail \" end") ^ "\000\255x")) | (q93 :: []) -> (
  (Array.fold_right (let rec f96 p94 p95 = Ok true in f96) a50 (Ok true)) > (Error [])) | (q97 :: (q98 :: q99)) -> (
  let f100 p101 p102 p103 =
    let rec loop106 i104 n107 s105 =
      if i104 >= n107 then s105 else (
        loop106 (i104 + 1) n107 (((s105) +. a50.(i104)) +. 3.25)
      )
    in
    let n108 = loop106 0 2 0.5 in
    ((-2969) mod (q97 lor 1)) / ((match q99 with | [] -> (q98 + n1) | (_ :: q109) -> (q98 * 34) | ([] | []) -> (compare q99 q99)) lor 1)
  in
  let g110 = f100 ((); (Ok true)) in
  let g111 = g110 (false && true) in
  let n112 = g111 (Array.mem x23 a49) in
  note_int n112;
  let n117 = g111 (match q99 with | [] -> false | ((-3) :: q113) -> true | ((-2147483648) :: q114) -> true | (3 :: []) -> true | (3 :: (_ :: q115)) -> false | (_ :: q116) -> true) in
  note_int n117;
  (ref (Array.make 2 x23)) < (fst ((ref a50), (Array.make 16 x22)))))
let () = (mix (if v118 then 1 else 0); note_end 0)
let f119 p120 p121 p122 =
  x23
let g123 = f119 (ref x23)
let g124 = g123 ((n1, 10.0, n1, n1), (let rec f126 f119 p125 = -1 in f126), ((-1.5), x23, n1, 1.0), (Array.make 1 n1))
let x127 = g124 (if v118 then v118 else v118)
let x128 = g124 (if v118 then v118 else v118)
let a129 = create_array 4 n1
let s131 = ref n1
let () = for i130 = 0 to 7 - 1 do
  s131 := (if i130 < 4 then (a129.(i130) + (!s131)) else !s131)
done
let n132 = !s131
let () = note_int n132
let () = (mix_floats a50 0 2; note_end 0)
let () = note_float x128
let () = note_float x23
let () = note_int n132
let () = note_float x22
let () = (mix_ints a129 0 4; note_end 0)
let () = (mix_floats a49 0 2; note_end 0)
let () = note_int n1
let () = ()
