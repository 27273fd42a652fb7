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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y119' -> mix 1; mix_3 (d - 1) y119'
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y120 :: y121) -> mix 1; mix_floats y120 0 2; mix_1 (d - 1) y121
and mix_2 d (v : (bool, bool) result) =
  if d > 0 then
    match v with
    | Ok y122 -> mix 0; mix (if y122 then 1 else 0)
    | Error y123 -> mix 1; mix (if y123 then 1 else 0)
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y124 :: y125) -> mix 1; mix y124; mix_3 (d - 1) y125
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let f17 p18 =
  let unused19 = ((clip (part "b c" n1 n1)) ^ ((clip "b c") ^ "12")) = "12" in
  raise (Invalid_argument "")
let n22 = (try (f17 (Array.make (hide 1 2) n1)) with | Invalid_argument f17 -> (try (if false then n1 else n1) with | Division_by_zero -> (-3) | E0 (q20, true) -> n1 | E0 (q21, false) -> q21 | E2 -> n1))
let () = note_int n22
let n24 = (try (f17 (Array.make 2 n22)) with | Invalid_argument q23 -> n22)
let a113 = (match Error (try (f17 (Array.make 2 n24)) with | Invalid_argument q25 -> n24) with | Ok _ -> (
  (if min (match Ok (ref n22) with | Ok _ -> true | Error (n22, q26) -> q26 | Error (q27, _) when q27 < 17 -> false | Error (q28, q29) -> q29 | Ok q30 when (false || (n1 >= n24)) -> true | ((Ok _) | (Error _)) -> true) (n22 <= 15) then () else (mix_float (if false then (-0.5) else 0.0)));
  let f31 p32 =
    let n33 = fst ((-1), ("12" = "")) in
    raise (E1 (n33, 1.5))
  in
  let v37 = (try (f31 [n22]) with | E1 ((-3), q34) -> (true && true) | E1 (8, q35) -> ([] > []) | E1 (_, q36) -> (not true)) in
  [|((fun p38 -> 11) (n22, 0.0)); (n22 + n24); (try (match '\n' with | 'a'..'m' -> n24 | 'n' -> (-2) | q39 -> n22) with | _ -> n24); n24|]) | Error 0 -> (
  let f40' (q41, q42) p43 =
    let x44 = -. (-. (min 0.0 3.25)) in
    raise Not_found
  in
  let v48 = (try (f40' (let n22 = Array.make 1 n22 in ('a', (let rec f47 p45 p46 = false in f47))) (Some 1.5)) with | Not_found -> None) in
  (mix_0 5 v48; note_end 0);
  (mix_0 5 v48; note_end 0);
  let f49 p50 =
    let v79 = (match None with | None -> (
      let v55 = (let v54 = (match min [] [] with | [] -> (snd (p50, (Array.make 8 12))) | (q51 :: []) -> (max (Array.make 8 n22) (Array.make 8 17)) | (_ :: (q52 :: q53)) -> (create_array 8 n24)) in (try (Option.get (if p50 then None else None)) with | Invalid_argument _ -> (Char.chr (n24 land 255)))) in
      ((n24 + 7), (if false then (Array.make 1 8) else (Array.make 1 7)))) | Some q56 -> (
      let a58 = [|(if (-0.5) = 3.25 then (3.25 -. 1.0) else 3.25); ((match None with | None -> () | ((Some []) | (Some [])) -> () | ((Some (q57 :: n22)) | (Some (q57 :: n22))) -> ()); (-0.5)); (0.5 *. 2147483648.0)|] in
      let v76 = (match (let v59 = p50 in []) with | [] -> (
        let n60 = q56 in
        (try (f17 (Array.make 2 n24)) with | Invalid_argument n60 -> n22) :: []) | (_ :: []) -> (
        []) | ([|q61|] :: ((q62 :: _) | (q62 :: _))) -> (
        let n63 = 7 in
        (match None with | (None | None) -> [n63; q56] | Some q64 -> q64)) | (q65 :: (q66 :: _)) -> (
        let f70 = fun p67' p68 p69 -> (tick_float 12 1.5) *. (try p68.(1) with | _ -> ((try 1.0 with | _ -> 3.25) /. 1.5)) in
        [(match [] with | ((_ :: []) | []) -> q56 | ('a'..'m' :: q72) -> n1 | ('n' :: q73) -> n1 | ((q74 :: q75) | ((q74 :: _) as q75)) -> n22)])) in
      (if p50 then (try (q56, (Array.make 1 (-1))) with | Invalid_argument q77 -> (q56, (Array.make 1 n22)) | Not_found -> (q56, (Array.make 1 q56)) | Match_failure _ -> (n22, (Array.make 1 n24)) | E0 (_, q78) -> (q56, (Array.make 1 n24)) | E2 -> (n22, (Array.make 1 q56))) else (n24, (Array.make 1 n22))))) in
    raise E2
  in
  let v83 = (try (f49 (Array.fold_left (let rec f82 p80 p81' = p80 in f82) true (Array.make 1 "tail \" end"))) with | E2 -> []) in
  (mix_1 5 v83; note_end 0);
  [|(if true then n24 else n22); ((-3) lsl (0 land 31)); (if false then 9 else 17); (truncate 2.0)|]) | ((Error 0) | (Error 8)) -> (
  let f84 p85 p86 =
    (if Result.is_error ((); (Ok 10.0)) then raise (E1 (n24, 2.0)));
    (fun p87 -> Ok p86) abs_float
  in
  let v93 = (try (f84 false (let (q88, q89', _, _) = (n24, 0, true, (ref n22)) in false)) with | E1 (5, _) -> (let v90 = n24 in Ok false) | E1 ((q91', _) as w92) -> (Ok false)) in
  (mix_2 5 v93; note_end 0);
  (mix_2 5 v93; note_end 0);
  let f94 p95 p96 =
    let v101 = if (Ok (2.0, p96, p96, n22)) = (Ok (100.75, p96, p96, n22)) then (match v93 with | ((Ok true) | (Ok true)) -> p96 | Ok false -> p96 | ((Error _) | (Error true)) -> true) else (if not p96 then (if n22 >= n24 then (match v93 with | Ok _ -> p96 | Error true -> p96 | Error false -> p96) else (if p96 && p96 then (p96 || false) else (if n24 <= n22 then (if n24 <= n24 then (if n22 < n22 then (if (try (2.0 < 10.0) with | Invalid_argument q97 -> false | Match_failure _ -> false | E0 q98 -> p96 | E1 (q99, 0.0) -> p96 | E1 (_, q100) -> p96 | E2 -> true) then ("\000\255x" > "\000\255x") else false) else p96) else p96) else (p96 || p96)))) else (n1 <> n1)) in
    raise (E0 (n24, p96))
  in
  let v106 = (try (f94 (Array.init 16 (let rec f103 p102 = 3 in f103)) false) with | E0 (_, q104') -> ((Array.make 8 n22), n22) | _ -> (try (f94 (Array.make 16 n22) true) with | E0 (q105, _) -> ((Array.make 8 (-1)), 8))) in
  ((let (m107, m108) = v106 in mix_ints m107 0 8; mix m108); note_end 0);
  [|(try (f17 (Array.make 2 n22)) with | Invalid_argument n22 -> n24); (Array.fold_right (fun p109 p110 -> n22) (Array.make 1 n24) n24); (n24 lor 4); (n24 + n22)|]) | Error q111 -> (
  let v112 = false in
  [|(n24 + n1); n24; (9 mod (q111 lor 1)); ((); n24)|]))
let () = (mix_ints a113 0 4; note_end 0)
let rec f114 p115 p116 =
  if p115 > 0 then (
    (try (let r117 = f114 ((-1) + p115) (Ok a113.(3)) in if 3 > r117 then raise Division_by_zero else r117) with | Division_by_zero -> (p115 - n24))
  ) else
    ((); n24)
let n118 = f114 5 (try (Ok n24) with | _ -> (Ok n24))
let () = note_int n24
let () = (mix_ints a113 0 4; note_end 0)
let () = note_int n22
let () = note_int n118
let () = note_int n1
let () = ()
