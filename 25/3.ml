type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y71' :: y72) -> mix 1; mix y71'; mix_0 (d - 1) y72
let v0 = false
let f1 v0 p2 =
  let x3' = 2.2250738585072014e-308 in
  raise Division_by_zero
let x4 = (try (f1 [] (3.25, (Array.make 16 (-3.25)), 2)) with | Division_by_zero -> (1.0 *. 3.25))
let _ = (try (f1 ((let rec f5 x4 = [] in f5) []) (try (x4, (Array.make 16 x4), 12) with | _ -> (x4, (Array.make 16 (-0.5)), 4))) with | Division_by_zero -> (x4 *. x4))
let v11 = (match (("\000\255x" = "\000\255x"), (List.fold_right (let rec f7 x4 p6 = p6 in f7) [] None), (if v0 then ("a", 16) else ("\000\255x", 15))) with | (_, None, q8) -> ((if v0 then 15 else 15), (x4 /. x4)) | (q9, (Some q10), _) -> ((16 * 17), (max x4 x4)))
let v12 = Char.chr (32767 land 255)
let () = (mix (Char.code v12); note_end 0)
let v33 = (match if Option.is_none None then [] else [] with | [] -> (
  true) | ((q13 :: q14) | ((q13 :: _) as q14)) -> (
  let x26 = coarse (log (limit (coarse (exp (limit (if not (String.exists (fun p15 -> v0) "") then ((fabs x4) +. (match Ok (Array.make 7 (-2)) with | ((Ok q16' as w17) | (Ok q16' as w17)) -> 100.75 | Error ([] as w18) -> x4 | Error (q19 :: q20) -> x4)) else ((match ("\000\255x", 1, 19) with | ("a", q21, 6) -> 1.0 | (_, q22, 6) -> x4 | ((q23, q24, q25) | (q23, q25, (-1 as q24))) -> x4) +. (0.0 -. x4))) (-9.0) 5.0))) 0.5 100.0)) in
  let a27 = min (Array.make 13 18) (Array.make 13 0) in
  let rec loop30 i28 n31 s29 =
    if i28 < 0 then s29 else (
      (a27.(i28) <- (s29 + (a27.(i28))));
      loop30 (i28 - 2) n31 a27.(wrap s29 13)
    )
  in
  let n32 = loop30 (Array.length a27 - 1) (Array.length a27) (-2) in
  note_int n32;
  true))
let () = (try (
  let v35' = min ((2 - 10), (x4 *. x4), []) ((11 land 11), (match v12 with | 'a'..'m' -> x4 | '0'..'9' -> x4 | 'n' -> x4 | 'a'..'m' -> x4 | 'n' -> x4 | ('a'..'m' | 'a'..'m') -> x4 | 'n' -> x4 | q34 -> x4), []) in
  ((let (m36, m37, m38) = v35' in mix m36; mix_float m37; mix_0 5 m38); note_end 0);
  let n46 = (try (
    let v44 = ((coarse (tan (limit 1.5 (-1.0) 1.0))), (if (14 - (-2147483647)) > 3 then (match [] with | [] -> true | ([|q39|] :: q40) -> v33 | ([] | (_ :: _)) -> v0) else (List.equal (fun (q41, q42, _) p43 -> v33) [] []))) in
    (let (Error q45) = Error "b c" in (-3) lxor 8)) with | Match_failure _ -> (1 - 16)) in
  ()) with | _ -> (mix_string "a"))
let a47 = Array.copy (Array.make 1 1)
let () = (mix_ints a47 0 1; note_end 0)
let a48 = min (Array.make 2 0) (Array.make 2 4)
let n52 = Array.length a48
let rec loop51 i49 s50 =
  if i49 >= n52 then s50 else (
    (a48.(i49) <- (s50 lxor (a48.(i49))));
    loop51 (i49 + 1) 6
  )
let n53 = loop51 0 8
let () = note_int n53
let n55 = (let i54 = (n53 * 17) / (-2147483648) in if i54 >= 0 && i54 < 1 then a47.(i54) else n53)
let () = note_int n55
let v56 = (-0.0) <= (float_of_string "1.0")
let () = (if true then (if "tail \" end" > "b c" then (match v11 with | (2, 1.0) -> () | (2, q57) -> () | (q58, q59) -> () | (1, 0.5) -> ())))
let c60 = (float n55) +. ((float n55))
let c61' = (x4) +. (float n55)
let c62 = c61' *. (x4)
let c63 = x4 +. (x4)
let c64 = (c63) -. c61'
let c65 = c61' -. (x4)
let c66 = (c63) *. c65
let c67 = ((float n55)) -. (float n55)
let () = note_float c67
let s69 = ref n55
let i68 = ref 0
let () = while !i68 < Array.length a48 do
  a48.(!i68) <- (!s69 + (a48.(!i68)));
  s69 := a48.(!i68); i68 := !i68 + 1
done
let n70 = !s69
let () = note_int n70
let () = (mix (if v56 then 1 else 0); note_end 0)
let () = (mix_ints a47 0 1; note_end 0)
let () = (mix_ints a48 0 2; note_end 0)
let () = note_int n55
let () = note_int n70
let () = note_int n53
let () = note_float c62
let () = note_float c63
let () = ()
