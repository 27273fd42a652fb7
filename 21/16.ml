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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y115 :: y116) -> mix 1; mix_float y115; mix_0 (d - 1) y116
and mix_1 d (v : (int list, char) result) =
  if d > 0 then
    match v with
    | Ok y117 -> mix 0; mix_4 (d - 1) y117
    | Error y118 -> mix 1; mix (Char.code y118)
and mix_2 d (v : (string, string ref) result) =
  if d > 0 then
    match v with
    | Ok y119 -> mix 0; mix_string y119
    | Error y120 -> mix 1; mix_5 (d - 1) y120
and mix_3 d (v : ((int, bool) result, bool * bool * int) result) =
  if d > 0 then
    match v with
    | Ok y121 -> mix 0; mix_6 (d - 1) y121
    | Error y122' -> mix 1; (let (m123, m124, m125) = y122' in mix (if m123 then 1 else 0); mix (if m124 then 1 else 0); mix m125)
and mix_4 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y126 :: y127) -> mix 1; mix y126; mix_4 (d - 1) y127
and mix_5 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
and mix_6 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y128 -> mix 0; mix y128
    | Error y129 -> mix 1; mix (if y129 then 1 else 0)
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let rec f7 p8 p9 =
  if p8 > 0 then (
    (f7 ((-1) + p8) (compare (None, true, [], (p8, 2.0, p9)) (None, false, [], (3, 1.5, p9)))) + 5
  ) else
    65535
let n10 = f7 5 (20 mod (3 lor 1))
let () = note_int n10
let n11 = f7 7 5543
let f36 = (let rec f35 p12 p13 p14 = [|106; 3; 4096; (match (p14, p14, '0', []) with | ((q15, 7, q16, q17) | (q15, _, ('a'..'m' as q16), q17)) -> 8 | ((-1), (-3), q18, q19) -> p13 | (3, (-3), _, _) -> p14 | (8, (-3), q20, q21) -> p14 | (q22, (-3), q23, q24) -> p14 | (q25, 2, 'a'..'m', q26) -> q25 | ((q27, (2 as w28), 'n', _) | (w28, (2 as q27), 'n', _)) -> q27 | (q29, 2, q30, q31) -> p13 | (q32, q33, q34, _) -> q33); (truncate p12); (n11 * p14)|] in f35)
let a37 = (match [] with | (([] as w38) | ([] as w38)) -> (Array.make 2 (Ok "\000\255x")) | (None :: []) -> (Array.make 2 (Ok "12")) | (None :: (q39 :: q40)) -> (Array.make 2 (Ok "a")) | ((Some _) :: q41) -> (Array.make 2 (Ok "b c")))
let () = a37.(0) <- (Error (let v42 = n11 in ref ""))
let () = a37.(1) <- (Error (try (ref "") with | _ -> (ref "")))
let s44 = ref 1.5
let () = for i43 = 0 to (hide 1 2) - 1 do
  s44 := (match a37.(i43) with | ((Error _) | (Ok _)) when (max (max true false) false) -> ((!s44) -. (abs_float !s44)) | Ok q46 -> ((let _v47 = -2 in -10.0) -. (!s44)) | Error q48' when ((); ((n11 - (-4096)) >= i43)) -> ((!s44 *. (-3.25)) *. (!s44)) | Error q49 when ((-. !s44) < (-1e16)) -> ((!s44) *. ((); !s44)) | Error q50 -> ((!s44) *. (!s44 /. 10.0)))
done
let n51 = !s44
let () = note_float n51
let f7 = (try ((let n51 = ((Array.make 6 n11), (Array.make 2 n11)) in ()); (min (try [|n11; n11; n10; n11|] with | _ -> (Array.make 4 13)) (if true then (Array.make 4 n11) else (Array.make 4 n11)))) with | _ -> [|1024; ((land) n11 10); n11; (if true then n11 else (-3))|])
let () = (mix_ints f7 0 4; note_end 0)
let a52 = (let (q57, _, q58, _) = ((fun p53 p54 -> n10), (Array.make 2 false), (Array.make 1 n11), (let rec f56 p55 = 10 in f56)) in Array.make 2 (Ok (Ok n11)))
let () = a52.(0) <- (match Some (n10, true, true, 16) with | None -> (Ok (Ok n11)) | (Some q59 as w60) -> ((fun (q61, q62, q63) -> Ok (Ok n11)) ((-1), n51, n51)))
let () = a52.(1) <- (let v64 = if true then false else true in Result.bind (Ok v64) (fun p65 -> Ok (Ok 7)))
let s67 = ref n11
let i66 = ref 0
let () = while !i66 < 2 do
  s67 := (match a52.(!i66) with | Ok _ -> ((-4096) - (!s67)) | Error (true, _, _) -> ((!s67) + !s67) | Error (false, q68, 6) -> (((-3) / 4096) lxor (!s67)) | Error ((false as w69), q70, (-2147483647)) -> ((!s67) * ((); n10)) | Error (false, q71', 8) -> ((!s67) * (if q71' then !s67 else n11)) | Error (false, q72, _) -> ((!s67) + (- n11))); i66 := !i66 + 2
done
let n73 = !s67
let () = note_int n73
let a74 = Array.init 2 (fun p75 -> [])
let () = a74.(0) <- []
let () = a74.(1) <- (let _v76 = part "\000\255x" n73 9 in (ref (-2)) :: [])
let s78 = ref n51
let i77 = ref 0
let () = while !i77 < 2 do
  s78 := (match a74.(!i77) with | ([] | []) when ((if false then false else false) && (!i77 >= 1)) -> ((!s78) -. (0.0 /. 0.0)) | ([] | []) -> ((!s78) *. (n51 +. 100.75)) | (q79 :: _) -> ((!s78 +. 1.5) -. (!s78))); i77 := !i77 + 1
done
let n80 = !s78
let () = note_float n80
let a81 = Array.make 7 (Ok [])
let () = a81.(0) <- (String.fold_left (let rec f84 p82 p83 = p82 in f84) (Error '0') (match (n11, n73, '\n', []) with | ((n11, _, 'a'..'m', q85) | (n11, _, 'a'..'m', q85)) -> "b c" | ((n10, _, 'a'..'m', _) | (_, n10, _, [])) -> "12" | ((q86, _, a37, _) | (_, q86, a37, _)) -> "\000\255x"))
let () = a81.(1) <- (try (Array.fold_right (let rec f91 p87 p88 = (match p87 with | Ok (Ok _) -> p88 | Ok (Error _) -> p88 | Error (p88, true, q89) -> (Ok []) | Error (_, false, q90) -> p88) in f91) a52 (max (Ok []) (Ok []))) with | _ -> a81.(wrap (n73 * n73) 7))
let () = a81.(2) <- (Ok [])
let () = a81.(3) <- a81.(0)
let s93 = ref n80
let () = for i92 = 0 to (hide 1 7) - 1 do
  s93 := (match a81.(i92) with | ((Ok _) | (Ok _)) -> (!s93 +. (!s93)) | ((Ok (_ :: _)) | (Error _)) -> ((!s93) -. (let (q95, q96, q97) = (n80, [], !s93) in -3.25)))
done
let n98 = !s93
let () = note_float n98
let a99 = if false then (Array.make 8 (Ok 9)) else (Array.make 8 (Ok 9))
let () = a99.(0) <- (Ok (9 + n11))
let () = a99.(1) <- (Ok (let (q100, q101, q102) = ([], (ref n51), n98) in n73))
let () = a99.(2) <- ((); (if true then (Ok n73) else (Ok n73)))
let () = a99.(3) <- (snd (n51, (Ok n11)))
let s104 = ref n11
let () = for i103 = 0 to 8 - 1 do
  s104 := (match a99.(i103) with | Ok 2 -> ((!s104) - (i103 mod 8)) | Ok q105 -> ((let i106 = i103 in if i106 >= 0 && i106 < 4 then f7.(i106) else q105) * (!s104)) | Error [|q107|] -> ((if false then 12 else i103) * (!s104)) | Error [||] -> ((-32769) - (!s104)) | Error q108 -> ((!s104) * (let _v109 = Array.make 2 n51 in 12)))
done
let n110 = !s104
let () = note_int n110
let () = ((let (m111, m112, m113, m114) = v2 in mix m111; mix m112; mix (Char.code m113); mix_0 5 m114); note_end 0)
let () = note_float n80
let () = (mix_1 5 a81.(6); note_end 0)
let () = (mix_2 5 a37.(1); note_end 0)
let () = note_int n10
let () = note_float n98
let () = (mix_3 5 a52.(1); note_end 0)
let () = (mix_ints f7 0 4; note_end 0)
let () = ()
