type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec f11 p12 p13 =
  if p12 <= 0 then
    (p13 lsr (p13 land 31))
  else (
    4 land (f11 (p12 - 1) (p12 + p13))
  )
in
let n14 = f11 6 (3 + 15) in
let rec f15 p16 p17 =
  if p16 <= 0 then
    ((-1) + n14)
  else (
    1 - (f15 (p16 - 1) (p17 lsr (p17 land 31)))
  )
in
let n18 = f15 1 (1 land n14) in
let n46 = (n18 + (( + ) n18 n14)) + (let v45' = (match Ok (-1.0) with | ((Error q19 as w20) | (Error q19 as w20)) -> (let rec f26 ({ r0 } as w21) p22 p23 = ((fun p24 p25 -> r0), n18) in f26) | Ok 1.0 -> (fun { r0 = q27 } p28 p29 -> ((fun p30 p31 -> q27), p29)) | Ok q32 -> (fun p33 (_, q34) p35 -> ((let rec f37 q34 p36 = 10.0 in f37), p35)) | Error q38 -> (let rec f44 { r0 = q39 } p40 p41 = ((fun p42 p43 -> q39), p41) in f44)) in 3867) in
let n14 = compare n46 n18 in
let x47 = 0.0 /. 0.0 in
let n48 = ((((((0) + (if x47 = x47 then 66 else 0)) + (if 1.7976931348623157e308 <> x47 then 85 else 0)) + (if x47 < x47 then 92 else 0)) + (if x47 > x47 then 67 else 0)) + (if x47 <= x47 then 42 else 0)) + (if x47 >= ((); 1.0) then 38 else 0) in
let rec f49 p50 p51 =
  if p50 <= 0 then
    (n18 / (p50 lor 1))
  else (
    (f49 (p50 - 1) 18) * p51
  )
in
let n57 = f49 3 (match [] with | [] -> n48 | ('a'..'m' :: []) -> n48 | (_ :: []) -> n48 | ('a'..'m' :: (x47 :: q52)) -> n46 | (('0'..'9' :: (q53 :: q54)) | ('0'..'9' :: ((q53 :: _) as q54))) -> 12 | (q55 :: (_ :: q56)) -> n14) in
let v64 = (let v59 = (let _v58 = (clip "12") ^ "b c" in 5 lsr 31) in (let { r0 = q61 } = (let { r0 = q60 } = { r0 = x47 } in { r0 = q60 }) in (n18, ((let rec f63 p62 = q61 in f63), (0, n48, n57)), { r0 = q61 }, v59))) in
let a65 = create_float_array 6 x47 in
for i66 = 0 to 5 - 1 do
  a65.(i66 + 1) <- (0.0 *. (a65.(i66)));
  ()
done;
(mix_floats a65 0 6; note_end 0);
let rec f67 p68 p69 =
  if p68 > 0 then (
    4 * (f67 (p68 - 1) (n57 * p69))
  ) else
    (if true then n14 else p68)
in
let n70 = f67 5 (n48 land n14) in
note_int n70;
let rec f71 p72' p73 =
  if p72' > 0 then (
    9 + (f71 (p72' - 1) (try (n70 + 18) with | _ -> (-2)))
  ) else
    (let v74 = "" in p72')
in
let n78 = f71 1 (let o75 = 20 in let o76 = n14 in let o77 = n48 in let ( -. ) a b = a * 2 - b and ( >= ) a b = a lxor (b + 1) in o75 >= o76 >= o77) in
note_int n78;
let n79 = f71 5 (3 - n57) in
note_int n79;
let rec f80 p81 p82 =
  if p81 < 1 then
    ((); n48)
  else (
    p82 - (f80 (p81 - 1) n14)
  )
in
let _ = f80 0 n78 in
let n83 = f80 10 n57 in
note_int n18;
note_int n70;
note_float x47;
note_int n78;
note_int n14;
note_int n57;
(mix_floats a65 0 6; note_end 0);
note_int n79;
()
