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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let s1 = ref (ref 1.5)
let () = for i0 = 0 to (hide 1 7) - 1 do
  (
    let a13 = (match (let v2' = Ok (Ok i0) in Error false) with | ((Ok q3) | (Ok q3)) -> (
      let n5 = (fun i0 -> (q3 / (-2147483648)) + (q3 + q3)) (let v4 = if false then (false, ' ') else (false, '0') in [10; q3]) in
      max [|16; n5; n5; i0; q3; q3; (-3); n5|] [|q3; i0; n5; (-3); q3; 5; q3; (-3)|]) | Error q6 -> (
      (try (create_array (hide 1 8) i0) with | Division_by_zero -> (Array.mapi (fun p7' p8 -> -3) (Array.make 8 0.0)) | Failure q9 -> (Array.init 8 (let rec f11 p10 = i0 in f11)) | E0 -> (let v12 = Ok (0.0, q6) in Array.make 8 (-1))))) in
    ());
  s1 := (let v14 = float_of_int i0 in ref v14)
done
let n15 = !s1
let f16 p17 p18 p19 =
  let v111 = (match [(try (- p18) with | _ -> 15)] with | ((_ :: q20) | ([] as q20)) -> (
    ((match (Ok (Array.make 8 p18)) with | ((Ok q21) | (Ok q21)) when (not (false && true)) -> ((-10.0), p18) | Ok q22 -> (3.25, 13) | Error (1 | 1) -> (10.0, p18) | ((Error (-1) as w23) | (Error (-1) as w23)) -> ((-1.5), p18) | Error q24 -> (3.25, p18) | exception Not_found -> (100.75, p18) | exception E0 -> ((-100.75), p18)), ((); p18), (let v25 = "" in true), (Array.make 8 p18))) | (q26' :: []) -> (
    ((2.0, p18), (q26' / (q26' lor 1)), (true && false), (try (Array.make 8 q26') with | _ -> (Array.make 8 q26')))) | (q27 :: (_ :: [])) -> (
    ((1.0, p18), 3, (q27 < 1), [|p18; q27; q27; q27; p18; p18; q27; q27|])) | ((_ :: (q28 :: (p18 :: q29))) as w30) -> (
    let n106 = (match (Error (0.0, (let rec f33 p31 p32 = 100.75 in f33), p18)) with | ((Ok q34) | (Ok ([] as q34))) -> (
      let n47 = (match (match [] with | ([] as w35) -> (match p19 with | (q36, _, _) when q36 -> (Ok (Array.make 16 (-0.5)))) | ((_ :: q37) as w38) when ((p18 - 7) != q28) -> (Error 1.5)) with | Ok [|q39|] -> (
        let x40 = !n15 in
        6) | Ok _ -> (
        let n41 = p18 in
        let x42 = !n15 in
        q28) | Error _ -> (
        let x43 = 0.0 /. 0.0 in
        let n44 = ((((((0) + (if x43 = x43 then 88 else 0)) + (if x43 <> x43 then 93 else 0)) + (if x43 < x43 then 57 else 0)) + (if x43 > (x43 -. x43) then 78 else 0)) + (if (sqrt x43) <= x43 then 13 else 0)) + (if x43 >= x43 then 32 else 0) in
        (18 - p18) lsr 13) | exception Invalid_argument _ -> (let _v45 = !n15 in -3) | exception Division_by_zero -> (((); p18) lsl ((p18 + p18) land 31)) | exception Match_failure _ -> (show_int 2 (let v46 = p18 in v46)) | exception E0 -> ((compare (ref (Array.make 16 5)) (ref (Array.make 16 9))) lsr 21)) in
      p18) | ((Ok (((Ok q48) :: q49) as w50)) | (Ok (((Ok q48) :: w50) as q49))) -> (
      let n52 = (try (
        let x51 = if false then (if '\255' == '\'' then (if false && false then !n15 else !n15) else !n15) else !n15 in
        let _ = x51 in
        (compare None None) mod 2) with | _ -> 0) in
      let n53 = n52 in
      n53) | Ok ((Error 0.5) :: q54) -> (
      let v61 = (match None with | None -> (
        min None (match q54 with | [] when ((let _v55 = true in 4) > (compare 6 p18)) -> None | [] -> None | (q56 :: q57) when ((1 * p18) >= (p18 lsr 21)) -> None | (_ :: q58) -> None)) | Some _ -> (
        let v59 = ((17 - p18) lor (p18 + q28)) >= ((); (p18 lsr (p18 land 31))) in
        max (let _v60 = Array.make 5 11 in None) ((); None))) in
      let n62 = p18 in
      11) | Ok ((Error q63) :: _) -> (
      p18 - (p18 land 13)) | Error q64' -> (
      let c72 = !n15 -. (((match p19 with | (true, _, 0.5) -> (-0.0) | (true, q65, q66) -> q66 | ((false, q67, 1.0) as w68) -> 2.0 | (false, _, q69) when q69 <> 1.0 -> q69 | ((false, q70, q71) | (_, q70, q71)) -> 2.0) *. 1e999)) in
      let c73 = (!n15) +. !n15 in
      let c74' = !n15 -. (c73) in
      let c75 = (c72) -. ((match p19 with | (true, _, 0.5) -> (-0.0) | (true, q65, q66) -> q66 | ((false, q67, 1.0) as w68) -> 2.0 | (false, _, q69) when q69 <> 1.0 -> q69 | ((false, q70, q71) | (_, q70, q71)) -> 2.0) *. 1e999) in
      let c76 = !n15 -. (((match p19 with | (true, _, 0.5) -> (-0.0) | (true, q65, q66) -> q66 | ((false, q67, 1.0) as w68) -> 2.0 | (false, _, q69) when q69 <> 1.0 -> q69 | ((false, q70, q71) | (_, q70, q71)) -> 2.0) *. 1e999)) in
      let c77 = (c74') *. !n15 in
      let x103 = (match (if "tail \" end" <> "12" then (match (Ok p18) with | Ok 1 -> [] | ((Ok 5) | (Ok _)) -> [] | Error q78 -> []) else (match q64' with | (1.0, q79, q80) when q80 <> (-4482) -> [] | (q81, q82, q83) when q83 >= (-12) -> [] | exception _ -> [])) with | [] -> (
        10.0) | (_ :: q84) -> (
        let v99 = if List.mem_assoc (match [] with | [] -> 2 | (0.5 :: []) -> p18 | (0.5 :: (0.0 :: q85)) -> p18 | ((0.5 :: (q86 :: q87)) as w88) -> q28 | (q89 :: _) -> p18) ((p18, p18) :: []) then ((match q64' with | (q90, q91, (4 | 4)) -> () | (c74', _, 1) -> () | ((_, q92, (-1)) | (_, q92, 5)) -> () | (0.5, _, (-3)) -> () | (q93, q94, (-3)) -> () | (_, q95, 7) -> () | ((q96, q97, (4 as w98)) | (q96, q97, w98)) -> ()); ((q28 - 1024) <= p18)) else ((p18 / 4) >= (p18 - 8)) in
        let n100 = p18 in
        float_of_int (n100 + n100)) | exception Match_failure _ -> (let v102 = (let _v101' = p18 in []) in 1.0)) in
      (p18 * 19) - q28) | exception Division_by_zero -> ((if true then () else ()); (let v104 = 0.5 in p18)) | exception Failure q105 -> (q28 - (- p18)) | exception Not_found -> ((if true then p18 else p18) * (-2)) | exception Match_failure _ -> (p18 - (p18 lxor 1)) | exception E0 -> q28) in
    (match (true, 1, 0.0) with | ((true as w107), q108, q109) -> ((q109, p18), n106, w107, (Array.make 8 p18)) | (false, q110, _) -> (((-1.0), 6), n106, false, (Array.make 8 (-1)))))) in
  Array.make 2 p18
let a113 = f16 (fun f16 -> Array.make 16 (-2.0)) (20 - (-2)) (let v112 = Array.make 8 (-0.0) in (false, 9, 0.5))
let _ = f16 (try (if false then (let rec f115 p114 = Array.make 16 10.0 in f115) else (let rec f117 p116 = Array.make 16 0.5 in f117)) with | _ -> (fun p118 -> Array.make 16 1.5)) (7 * 3) (try (true, 4, 1.5) with | Division_by_zero -> (true, 16, 0.0) | Not_found -> (false, 18, 10.0))
let n121 = (match (( @ ) [] []) with | ([] | []) -> (
  (9 asr (13 land 31)) mod ((if true then 3 else 18) lor 1)) | ((_ :: []) | (_ :: [])) -> (
  5) | (q119 :: (q120 :: _)) -> (
  -4096))
let () = note_int n121
let () = (mix_ints a113 0 2; note_end 0)
let () = (mix_0 5 n15; note_end 0)
let () = ()
