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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let s1 = ref (ref 1.5)
let () = for i0 = 0 to (hide 1 7) - 1 do
  (
    let a87 = (match (let rec f3 (q2, i0) = Ok (-2) in f3) (if false then (2.0, true) else ((-10.0), false)) with | ((Ok 8) | (Ok 8)) when true -> (
      let v39 = (match [] with | ([] | (_ :: _)) -> (
        (if i0 <= i0 then (i0 <> i0) else false)) | ((_ :: (_ :: _)) | (_ :: _)) -> (
        let n22 = (match [|(Array.make 8 10.0); (Array.make 8 0.5)|] :: [(Array.make 2 (Array.make 8 1.5)); (Array.make 2 (Array.make 8 (-100.75)))] with | ([] | []) -> (
          let i0 = i0 lor i0 in
          note_int i0;
          i0) | (([|_; q6|] as w7) :: ([] | [])) -> (
          let n12 = (match Ok 14 with | ((Ok _) | (Ok _)) -> 95 | Error ([] | []) -> i0 | ((Error (q8 :: q9)) | (Error ((q8 :: _) as q9))) -> i0 | ((Ok q10) | (Ok (-2 as q10))) when q10 <> (-20) -> ((compare 13 q10) * (-2147483648)) | _ -> (int_of_string (string_of_int (let v11 = i0 in v11)))) in
          let n13 = i0 in
          note_int n13;
          (if "\000\255x" <= "tail \" end" then n13 else (match [] with | ([] | []) -> n13 | ((true :: ([] as w14)) | (true :: ([] as w14))) when (q6.(i0) <> (floor 1.5)) -> n12 | ((_ :: _) | (true :: [])) -> n13 | ((false | false) :: []) when ((); ("" >= "b c")) -> n12 | ((false :: []) | (false :: [])) -> n13 | ((q15 :: (_ :: q16)) | ((_ :: (q15 :: _)) as q16)) -> i0 | _ -> n13))) | ([|q17; q18|] :: ((q19 :: i0) | ((q19 :: _) as i0))) -> (
          let a20 = Array.make 1 ((if true then ()); (Char.code '\255')) in
          (let v21 = q18 in show_int 7 1)) | ([] | (_ :: _)) -> (
          -2147483647)) in
        note_int n22;
        let x38 = (match Ok (Some true) with | ((Ok None) | (Ok None)) -> (
          ceil (0.0 *. 10.0)) | ((Ok q23) | (Ok (Some _ as q23))) -> (
          let x28 = (try (if not false then raise (Invalid_argument "") else (10.0 +. (-0.0))) with | Invalid_argument q24 -> (let _v25 = 1.5 in 10.0)) *. (let v26 = if false then [] else [] in (let v27 = Array.make 2 1.5 in -2.0)) in
          ((!s1 := x28); x28)) | ((Error 0) | (Ok _)) -> (
          let n29 = n22 in
          let n30 = if false then 5 else (if 2.0 < 0.0 then (if false || true then ((); n29) else (if not false then (if n22 <> n29 then (if 0.5 <> 1.5 then (match n22 with | (8 | 8) -> n29 | (2 | 2) when (if false then (false && true) else false) -> n29 | (7 | 1) -> n22 | (_ | (-2147483647)) when (max ((n29 - 65536) <= n29) (true <= false)) -> 4 | (_ | (-2147483647)) -> n22 | (3 | 4) -> n29 | n22 -> n29 | _ -> n29) else n22) else ((-1) - i0)) else (- i0))) else 15) in
          1.0) | Error (1 | 6) -> (
          !s1 := 100.75;
          (if Option.is_some None then (coarse (atan (limit 1.5 (-9.0) 9.0))) else (-. 1.0))) | ((Error _) | (Error _)) -> (
          let a31 = (let _v32 = None in Array.make 7 1.0) in
          let rec loop35 i33 n36 =
            if i33 >= n36 then () else (
              (a31.(i33 + 1) <- ((let _v34 = [] in -0.0) *. (a31.(i33))));
              loop35 (i33 + 2) n36
            )
          in
          loop35 0 6;
          assert (hide 1 3 = 3);
          (let _v37 = true in -1.0) +. (if true then 1.5 else 1.0))) in
        true)) in
      Array.make 8 i0) | ((Ok 8) | (Error _)) -> (
      let v86' = (match (float_of_int i0) :: [] with | ([] | []) -> (
        (let v41 = (match [] with | ([] | []) -> (Array.make 16 18) | ((true :: q40) | ((true :: _) as q40)) -> (Array.make 16 i0) | ((false :: _) | []) -> (Array.make 16 i0)) in ((); (3.25, i0, 1.0, (13, i0, i0, false))))) | ((q42 :: q43) | (q42 :: ([] as q43))) -> (
        let v46 = (try (
          let n44 = 2 in
          note_int n44;
          let n45 = n44 in
          (q42 <> q42) || (true && true)) with | _ -> (q42 >= (-10.0))) in
        ((let _v47 = q42 in 1.5), (-2147483648), (q42 /. (-0.5)), ((); (i0, i0, 6, v46)))) | ((_ :: []) | (_ :: (_ :: []))) -> (
        (let (_, q48, q49') = ([], [], false) in ((-10.0), i0, 1.0, (7, i0, i0, true)))) | ((q50 :: (q51 :: (_ :: q52))) | ((_ :: (q51 :: (q50 :: _))) as q52)) -> (
        let n79' = (match i0 :: (i0 :: []) with | ([] | (_ :: [])) -> (
          let n55 = min ((if true then ()); (min 20 i0)) ((match None with | ((Some _) | None) -> i0 | ((Some 4) | None) -> i0 | ((Some q54) | (Some q54)) -> q54) lsr 31) in
          (if q51 < q51 then (compare true false) else n55)) | ([] | (8 :: _)) -> (
          let a56 = (let _v57 = 2.0 in Array.make 4 q51) in
          let s59 = ref q51 in
          for i58 = 0 to 4 - 1 do
            s59 := (((!s59) -. a56.(i58)) -. (floor 0.0))
          done;
          let n60 = !s59 in
          note_float n60;
          let n61 = 7 in
          note_int n61;
          (try n61 with | _ -> (let v62 = n60 in n61))) | ([] | (6 :: _)) -> (
          let n63' = i0 in
          tick_int 18 (n63' / 4)) | ((2 | 8) :: q64) -> (
          4096 lsr 22) | ((q65 :: q66) | ((q65 :: _) as q66)) -> (
          (try ((-10) / 2) with | _ -> (match q66 with | ([] | []) -> q65 | ((0 :: _) | (0 :: _)) -> q65 | ((q67 :: q68) | (q67 :: q68)) -> q65))) | ((q69 :: q70) | (q69 :: q70)) -> (
          let x71 = floor (float_of_int ((); q69)) in
          note_float x71;
          65535) | ([] | []) -> (
          let v72 = true in
          (match q52 with | ([] | []) -> 4096 | ((q73 :: ([] as w74)) | ((q73 :: []) as w74)) -> 11 | ((q75 :: (q76 :: _)) | (q76 :: (q75 :: _))) -> ((let rec f78 p77 = 1 in f78) (-2.0))))) in
        (let v80 = (false, true) in (q51, (-3), q51, (n79', n79', n79', false)))) | ([] | []) when true -> (
        let v85 = (match ((); (Error (Ok (Array.make 6 i0)))) with | ((Ok q81) | (Ok q81)) -> (
          let x84' = if min true true then q81 else (if 11 = i0 then (if [] <= [] then (if ((); true) then (q81 *. q81) else (if false > false then (max q81 q81) else (if (let (q82, q83) = (18, q81) in true) then (q81 +. q81) else (q81 *. q81)))) else (q81 *. q81)) else (abs_float 1.0)) in
          (mix_float x84'; note_end 0);
          !s1) | ((Error _) | (Error _)) -> (
          !s1)) in
        (2.0, i0, 0.5, (9, i0, i0, false))) | _ -> (
        (2.0, i0, 1.0, (i0, i0, i0, false)))) in
      Array.make 8 i0) | ((Ok _) | (Error false)) -> (
      Array.make 8 i0) | Error (true | true) -> (
      Array.make 8 6) | Error (false | false) -> (
      Array.make 8 i0)) in
    ());
  s1 := !s1
done
let n88 = !s1
let () = (mix_0 5 n88; note_end 0)
let () = ()
