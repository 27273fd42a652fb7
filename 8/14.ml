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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (float * int) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m107, m108) = !v in mix_float m107; mix m108)
and mix_1 d (v : (bool array, int * int) result) =
  if d > 0 then
    match v with
    | Ok y109 -> mix 0; mix (if y109.(15) then 1 else 0)
    | Error y110 -> mix 1; (let (m111, m112) = y110 in mix m111; mix m112)
and mix_2 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y113 -> mix 0; mix y113
    | Error y114' -> mix 1; mix (if y114' then 1 else 0)
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec f3 p4 p5 =
  if p4 > 0 then (
    (try (let r6 = f3 (p4 - 1) (-3) in if true != false then raise Not_found else r6) with | Not_found when (("a" < "b c") && true) -> p5 | _ -> (match None with | None -> n0 | Some (true, _) -> n2 | Some (false, q7) -> 8))
  ) else
    (0 + p5)
let n8 = f3 7 n2
let () = (try (
  let rec f9 p10' p11 p12' =
    if p10' > 0 then (
      (try (let r13 = f9 (p10' - 1) p11 (abs (compare (-0.0) x1)) in if p10' = 3 then raise (Invalid_argument "tail \" end") else r13) with | Invalid_argument _ -> (15 - p12'))
    ) else
      (if true then 1 else n2)
  in
  let n17 = f9 1 ((); (ref x1)) (match [] with | ([] as w14) -> n8 | (q15 :: q16) -> n8) in
  let f18 p19 =
    let x47 = (match ((); (match Ok [] with | (Ok q20 as w21) -> q20 | Error 0.0 -> [] | Error q22 -> [])) with | [] -> (
      x1) | ((-3 as w23') :: q24) -> (
      10.0) | (7 :: q25) -> (
      let n26 = n17 in
      (x1 *. 1.0) *. (if p19 then x1 else x1)) | (2 :: ([] | [])) -> (
      let unused27 = x1 in
      (((let rec f28 n2 = () in f28) p19); (x1 *. x1))) | (2 :: (_ :: q29)) -> (
      let n38 = (match (match q29 with | [] -> (max None None) | (7 :: q30) -> (if true then None else None) | (((3 :: []) as w31) | (3 :: ([] as w31))) -> (Some (ref true)) | (3 :: (q32 :: q33)) -> (if false then None else None) | (q34 :: q35) -> None) with | None -> (
        let n36 = n8 in
        ((); 10) + (truncate x1)) | Some _ -> (
        let x37 = 2.2250738585072014e-308 -. x1 in
        ((if p19 then () else ()); (truncate x1)))) in
      float_of_int (String.length "tail \" end")) | ((_ :: _) as w39) -> (
      let n40 = n8 in
      let x46 = if (n40 + 1073741824) > 7 then (let (q43, q44, q45', _) = ((fun p41' p42 -> x1), w39, n17, false) in 1.0) else (if p19 then (if if p19 then p19 else true then x1 else (if p19 then (-. x1) else (abs_float x1))) else 1.5) in
      ((); x1))) in
    raise Not_found
  in
  let v50 = (try (f18 (Result.is_error (Ok true))) with | Not_found -> ((let rec f49 p48 = ref (x1, n8) in f49) (true, x1, n8, 100.75))) in
  (mix_0 5 v50; note_end 0);
  (mix_0 5 v50; note_end 0);
  let f51 p52 =
    (if (5 - 2) <= (n8 / (n17 lor 1)) then raise Not_found);
    (try (Ok (create_array 16 (List.mem n8 []))) with | _ -> ((v50 := (x1, 10)); (if true then raise Not_found else (Ok (Array.make 16 true)))))
  in
  let v57 = (try (f51 (let v53 = Array.make 8 n2 in ((let rec f56 p54 p55 = '\n' in f56), 9))) with | Not_found -> (fst ((Ok (Array.make 16 false)), n2))) in
  (mix_1 5 v57; note_end 0);
  (mix_1 5 v57; note_end 0);
  let v106 = (try (
    let s59 = (match Ok (Array.make 16 false) with | Ok q58 when ((String.uppercase_ascii (clip "")) > (part "\000\255x" 0 n2)) -> (snd ("12", "\000\255x")) | Ok _ -> (if 17 < n17 then (try (Printf.sprintf "<%05d>" 10) with | _ -> "12") else ((clip "\000\255x") ^ "")) | Error (v57, n8) -> ((clip (min "b c" "tail \" end")) ^ (part "b c" 19 n8))) in
    (try (
      let f60 p61 =
        let n62 = 9 in
        raise (Invalid_argument "")
      in
      let v63 = f60 (if false then x1 else x1) in
      ((let (m64, m69, m70, m71) = v63 in (let (m65, m66, m67, m68) = m64 in mix m65; mix m66; mix m67; mix (Char.code m68)); mix m69; mix m70; mix_2 5 m71); note_end 0);
      let v72 = f60 ((-3.25) +. x1) in
      ((let (m73, m78, m79, m80) = v72 in (let (m74, m75, m76, m77) = m73 in mix m74; mix m75; mix m76; mix (Char.code m77)); mix m78; mix m79; mix_2 5 m80); note_end 0);
      ((let (m81, m86, m87, m88') = v72 in (let (m82, m83, m84, m85) = m81 in mix m82; mix m83; mix m84; mix (Char.code m85)); mix m86; mix m87; mix_2 5 m88'); note_end 0);
      let v93 = (let s89 = Array.fold_right (fun p90 p91 -> s59) (if false then (Array.make 3 n17) else (Array.make 3 0)) "" in let i92 = n2 in if i92 >= 0 && i92 < String.length s89 then s89.[i92] else 'z') in
      (mix (Char.code v93); note_end 0);
      let v103' = (match Some ((); (Array.make 2 x1)) with | None -> (
        let v94 = v93 in
        let n95 = n17 in
        note_int n95;
        (let v101 = (let (q97, q98, q99, q100) = (n95, (ref n2), (fun p96 -> n17), n95) in ((Ok (-2.0)), (Array.make 8 true), q100)) in true)) | Some ([|_; q102|] | [|q102; _|]) -> (
        let _ = x1 in
        ((v50 := (x1, n0)); (q102 <= (-2.0))))) in
      assert (compare ((n17 asr 17) / ((-15) lor 1)) ((n17 asr 17) / ((-15) lor 1)) = 0);
      ((v50 := (x1, 4)); ())) with | Invalid_argument q104 -> ((); ()) | Failure q105 -> (print_string s59) | Not_found -> (v50 := (x1, n2)) | Match_failure _ -> (if true then raise (Failure s59) else ()));
    ((if true then ()); (n17 > 14))) with | Failure _ -> true | Match_failure _ -> false) in
  ()) with | _ -> ())
let () = note_int n8
let () = note_float x1
let () = note_int n2
let () = note_int n0
let () = ()
