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
let s1 = ref 0.5
let () = for i0 = 0 to 6 - 1 do
  s1 := (try (float_of_int (100 / (i0 - 4))) with | Invalid_argument q2 -> (match [] with | ([] | []) -> !s1 | (q3 :: q4) -> !s1) | Division_by_zero -> !s1)
done
let n5 = !s1
let () = note_float n5
let v62 = (try (
  let x7 = -. (if ((); true) then (let v6 = None in 0.5) else ((-2.0) *. (-1.5))) in
  let rec loop12 i8 s9 =
    if i8 >= 2 then s9 else (
      loop12 (i8 + 1) (try (Array.make 1 7).(i8) with | Invalid_argument q10 -> (i8 / 2) | Division_by_zero -> (match None with | None -> i8 | Some (true, _) -> i8 | Some (false, q11) -> 8))
    )
  in
  let n14 = loop12 0 9 in
  note_int n14;
  let x54 = (match (if (ref x7) <> (ref x7) then (match [] with | [] -> [] | ((_ :: _) | []) when ((( /. ) 10.0 x7) = n5) -> [] | _ -> []) else ((); [])) with | ([] | []) -> (
    let n18 = int_of_string (string_of_int (match x7 with | (0.0 | 0.0) -> n14 | ((1.0 as w17) | (0.0 as w17)) -> n14 | (0.5 | 0.5) -> n14 | _ -> (-1))) in
    x7) | ((_ :: []) as w19) -> (
    (match (match false with | true -> [] | ((false as w20') | (false as w20')) -> []) with | [] -> n5 | ([] | (_ :: _)) when (List.mem (List.fold_left (let rec f22 n14 p21 = n14 in f22) (Array.make 9 17) []) []) -> (fabs (-2.0)) | (x7 :: _) -> (ceil 1.0) | _ -> (x7 -. 10.0))) | (q23 :: (q24 :: q25)) -> (
    (try (
      let s27 = ref 10 in
      for i26 = 0 to 5 - 1 do
        s27 := (try (100 / (i26 - 0)) with | Invalid_argument q28 -> (compare 17 i26) | Division_by_zero -> !s27)
      done;
      let n29 = !s27 in
      note_int n29;
      let rec loop32 i30 n33 s31 =
        if i30 <> n33 then (
          loop32 (i30 + 1) n33 (try (Array.make 0 7).(i30) with | Invalid_argument _ -> n29 | Division_by_zero -> (Char.code 'a'))
        ) else
          s31
      in
      let n34 = loop32 0 3 0 in
      note_int n34;
      (match [] with | [] -> (try (let v36 = fun p35 -> q24 in ()) with | _ -> ()) | (q37 :: []) -> (if q37 then raise (Failure "tail \" end") else ()) | (true :: (_ :: q38)) -> (let (q39, q40) = ((Array.make 16 q24), 14) in ()) | (false :: (q41 :: n14)) -> (print_char '0'))) with | _ -> (match q25 with | [] when ("i" <> (let (q42, q43', q44, q45) = ((Ok "b c"), (Array.make 1 n14), None, (q24, n14, 2.0, true)) in "12")) -> () | ([] | []) -> () | (q46 :: q47') -> ()));
    let rec loop51 i48 s49 =
      if i48 >= 8 then s49 else (
        loop51 (i48 + 1) (try (Array.make 1 7).(i48) with | Invalid_argument q50 -> ((land) s49 n14) | Division_by_zero -> 31)
      )
    in
    let n53 = loop51 0 n14 in
    note_int n53;
    tick_float 17 (q23 *. q23)) | exception Match_failure _ -> (if n14 < n14 then raise (Failure "a") else (float 18))) in
  let n59 = (hide 1 7) in
  let rec loop58 i55 s56 =
    if i55 < n59 then (
      loop58 (i55 + 1) (try (float_of_int (100 / (i55 - 6))) with | Invalid_argument q57 -> (10.0 *. s56) | Division_by_zero -> (1.0 *. x7))
    ) else
      s56
  in
  let n60 = loop58 0 0.5 in
  note_float n60;
  (-10.0) <= (float n14)) with | Failure q61 -> (true && true))
let rec loop65 i63 s64' =
  if i63 <> 4 then (
    loop65 (i63 + 1) (try (float_of_int (100 / (i63 - 0))) with | Invalid_argument _ -> 100.75 | Division_by_zero -> (n5 +. s64'))
  ) else
    s64'
let n67' = loop65 0 n5
let () = note_float n67'
let () = note_float n67'
let () = (mix (if v62 then 1 else 0); note_end 0)
let () = note_float n5
let () = ()
