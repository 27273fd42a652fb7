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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int list * int option) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y118 :: y121) -> mix 1; (let (m119, m120) = y118 in mix_2 (d - 1) m119; mix_3 (d - 1) m120); mix_0 (d - 1) y121
and mix_1 d (v : (int * bool list, int) result) =
  if d > 0 then
    match v with
    | Ok y122 -> mix 0; (let (m123, m124) = y122 in mix m123; mix_4 (d - 1) m124)
    | Error y125 -> mix 1; mix y125
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y126 :: y127) -> mix 1; mix y126; mix_2 (d - 1) y127
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y128 -> mix 1; mix y128
and mix_4 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y129 :: y130) -> mix 1; mix (if y129 then 1 else 0); mix_4 (d - 1) y130
let f3 = if (-65536) <= (-2429) then (fun p0 -> Ok (-1.0)) else (if not true then (fun p1 -> Ok 0.5) else (fun p2 -> Ok 0.0))
let a4 = Array.make 12 1.0
let rec loop7 i5 n8 =
  if i5 <> n8 then (
    (let x6 = a4.(i5) in a4.(i5) <- a4.(11 - i5); a4.(11 - i5) <- x6);
    loop7 (i5 + 1) n8
  ) else
    ()
let () = loop7 0 (hide 1 12)
let x9 = 0.0 /. 0.0
let n10 = ((((((0) + (if x9 = (ceil x9) then 66 else 0)) + (if x9 <> (if true then (-3.25) else x9) then 51 else 0)) + (if x9 < (10.0 -. x9) then 1 else 0)) + (if x9 > x9 then 21 else 0)) + (if (float 11) <= x9 then 81 else 0)) + (if x9 >= x9 then 17 else 0)
let v11 = Ok (1, [])
let v12 = []
let () = (mix_0 5 v12; note_end 0)
let c14 = ((-2147483648)) lxor ((match None with | None -> 12 | Some "a" -> n10 | Some "" -> n10 | Some q13 -> 18) - (n10 + 19))
let c15 = (c14) - ((match None with | None -> 12 | Some "a" -> n10 | Some "" -> n10 | Some q13 -> 18) - (n10 + 19))
let c16 = (c15) + ((match None with | None -> 12 | Some "a" -> n10 | Some "" -> n10 | Some q13 -> 18) - (n10 + 19))
let c17 = (c15) * (-2147483648)
let c18 = c14 + (c14)
let c19 = (c15) + c14
let c20 = ((-2147483648)) + c19
let c21 = c15 + (c19)
let c22 = c17 lxor (c14)
let () = note_int c22
let x25 = (fun p23 -> (let v24 = c17 > 15 in 0.0)) []
let () = note_float x25
let n98' = (match [] with | ([] | []) -> (
  (let (q27, _, _) = (let (_, q26, v12, _) = (x25, x9, 14, 12) in ((), c21, false)) in ( + ) c18 c17)) | (0.5 :: q28) when ((match [] with | [] -> true | ((q29, _) :: q30) -> false) || (match q28 with | [] -> true | (([] as w31) | ([] as w31)) -> true | (1.0 :: []) -> false | ((q32 :: []) | ((1.0 as q32) :: _)) -> false | (q33 :: (q34 :: q35)) -> false)) -> (
  let n46 = if (Array.fold_right (fun p36 p37' -> "hqpqh") a4 ((clip (part "12" n10 c22)) ^ (if false then "tail \" end" else "tail \" end"))) = (String.make 1 (let (q38, q39) = ((Array.make 16 x25), c18) in (let s40 = "b c" in let i41 = c16 in if i41 >= 0 && i41 < String.length s40 then s40.[i41] else '\n'))) then (String.length (match q28 with | ([] | []) -> (Printf.sprintf "<%5d>" (-3169)) | ((1.0 :: q42) | ((1.0 :: _) as q42)) -> ((clip (Printf.sprintf "<%f>" (abs_float x25))) ^ (snd (c21, "b c"))) | (q43 :: q44) -> (let v45 = 10 + n10 in Printf.sprintf "<%b>" true))) else c20 in
  note_int n46;
  let v96 = (match None with | None -> (
    let v47 = None in
    (try (c19 + 16) with | Failure q48 -> 11 | Not_found -> 15 | Match_failure _ -> 15) != (fst (n46, "b c"))) | Some (q49 | (7 as q49)) -> (
    let n52 = ((n46 / (c21 lor 1)) + (if true then n46 else c22)) + (max c21 (try ((let rec f51 p50 = c20 in f51) (Array.make 8 x9)) with | _ -> c19)) in
    (fabs 10.0) < (0.0 +. 1.0)) | (None | (Some 2)) -> (
    let c22 = ((float_of_int (min (-1555) (int_of_string (string_of_int 4)))) *. (match [] with | [] -> (try 10.0 with | _ -> (snd ("", x25))) | (q53 :: []) -> ((); 2147483648.0) | (_ :: (q54 :: _)) -> a4.(11))) +. x25 in
    note_float c22;
    (match [] with | [] -> (Array.fold_left (fun p55 p56 -> p55) false a4) | (q57 :: q58) -> (c22 <> x25))) | Some (-2) -> (
    let n46 = (compare (Ok true) (Ok true)) >= (let v67 = (fun p59 -> (match q28 with | [] when ((- 3) >= 7911) -> (12 + n46) | [] -> (c21 + (-2)) | (1.0 :: q60) -> (match [] with | [] -> n46 | (q61 :: []) -> c15 | (q62 :: (q63 :: q64)) -> n46 | (_ :: (p59 :: q65)) -> c22) | (_ :: _) -> (if true then c21 else c17))) (fun p66 -> c21 < c21) in (try c19 with | Invalid_argument q68 -> (snd (match [] with | ([] | []) -> ((-1), c21) | (((_, 0.5, 0) :: _) | []) -> (c14, c20) | (((q71, 0.5, (-2147483647)) :: q72) | (((q71, 0.5, (-2147483647)) :: _) as q72)) -> (n46, c14) | ((q73, 0.5, q74) :: v12) -> (c17, c20) | ((q75, q76, q77) :: q78) -> (c17, c20))) | Not_found -> ((List.length []) mod (((-3) + n46) lor 1)))) in
    let a79 = if n46 then (Array.make 2 c22) else (Array.make 2 c15) in
    let rec loop82 i80 =
      if i80 < 1 then (
        (let x81 = a79.(i80) in a79.(i80) <- a79.(1 - i80); a79.(1 - i80) <- x81);
        loop82 (i80 + 1)
      ) else
        ()
    in
    loop82 0;
    (mix_ints a79 0 2; note_end 0);
    n46) | ((Some (-2147483648)) | (Some (-2147483648))) -> (
    (let v87 = Array.mapi (let rec f86 p84 p85 = c20 in f86) (Array.sub a4 0 1) in c22 > c21)) | (Some (-1) as w88) -> (
    (List.exists (let rec f90 p89 = true in f90) q28) == (2 < 18)) | Some q91 -> (
    let v92 = None < None in
    let n95 = truncate ((match q28 with | [] -> x25 | (_ :: q93') -> (-0.0)) -. (let i94 = c16 in if i94 >= 0 && i94 < Array.length a4 then a4.(i94) else x25)) in
    ((17 + (-4097)) >= 12) && false)) in
  (if '\n' == '0' then c21 else c19)) | ([] | (0.5 :: _)) -> (
  a4.(5) <- (float_of_int (18 - c21));
  c15) | (q97 :: _) -> (
  List.compare_lengths [] []))
let n117 = (match [] with | [] -> (
  (try (
    let n99 = (match [] with | [] -> ((c22 - n98') + (17 + c21)) | ([] | (_ :: _)) -> (-2147483648)) in
    note_int n99;
    (mix (if x25 < 3.25 then 1 else 0); note_end 0)) with | _ -> (try (Option.get None) with | Invalid_argument q100 -> () | _ -> ()));
  (match None with | None -> (int_of_float x25) | Some [] -> 17 | ((Some (_ :: _)) | None) -> c18)) | ((q102 :: v12) | ((q102 :: _) as v12)) -> (
  let c17 = (let f105 : (int -> string -> string, unit, string) format = "%.3d <%s>" in Printf.sprintf f105 ((let rec f104 p103 = q102 in f104) c18) (clip "b c")) < (match v12 with | ((_ :: _) | []) -> "b" | ((_ :: _) | []) -> (if true then "" else "tail \" end")) in
  (mix (if c17 then 1 else 0); note_end 0);
  let f106 p107 p108 =
    let n109 = p108 in
    (if 1023 <> 1023 then ((); ()) else (if '\255' != '\n' then ((); ()) else (if false then ())));
    '\010'
  in
  let v112 = f106 (let rec f111 p110 = (n98', "\000\255x") in f111) (truncate x25) in
  (mix (Char.code v112); note_end 0);
  let v116 = f106 (fun p113 -> (q102, "tail \" end")) (match v12 with | [] -> 20 | ((q114 :: q115) | ((q114 :: _) as q115)) -> (-2)) in
  (if "b c" <> "\000\255x" then 65535 else (c19 / (-3)))))
let () = (mix_1 5 v11; note_end 0)
let () = note_int c17
let () = note_int n10
let () = note_int n117
let () = note_int c14
let () = note_int c18
let () = note_int n98'
let () = ()
