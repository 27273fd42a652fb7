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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y113 :: y114) -> mix 1; mix_ints y113 0 9; mix_0 (d - 1) y114
and mix_1 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_2 d (v : (float -> bool) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y116') -> mix 1; mix_2 (d - 1) y116'
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let poly3 r x = let old = !r in r := x; old
let a4 = (let v5 = ((Ok false), (Array.make 1 n2), n2, true) in n2)
let a6 = false && true
let a7 = (let v8 = n0 in [])
let n9 = poly3 (ref a4) a4
let () = note_int n9
let a10 = if a6 then (Array.make 9 n2) else (Array.make 9 a4)
let a11' = (let rec f13 p12 = a6 in f13)
let a14 = (let v15 = -2.0 in [])
let a16 = poly3 (ref a10) a10
let poly17 r = match r with Ok x -> x | Error (x, _) -> x
let a18 = max x1 x1
let a19 = a16.(8)
let a20 = x1 :: []
let x21 = poly17 (Error (a18, a19))
let () = note_float x21
let a22 = fst (None, (Ok (a4, 9, a6, n2)))
let a23 = (let v24 = ([], n9) in x21)
let a25 = None :: []
let v26 = poly17 (Error (a22, a23))
let a27' = (let rec f28 a25 = a6 in f28)
let a29 = max [] []
let a30 = (let (a25, _, q31) = ((false, n9, a18), (Array.make 1 15), (Array.make 1 a23)) in [])
let f32 = poly17 (Error (a27', a29))
let () = (try (
  let x34 = ( -. ) (a18 /. (coarse (sin (limit x21 (-100.0) 100.0)))) ((let v33 = [] in a23) *. x21) in
  note_float x34;
  (if (a19 - (-2147483648)) > n9 then raise Division_by_zero else ((let rec f35 a11' = () in f35) a6))) with | Division_by_zero -> ())
let s67 = (match v26 with | None -> (match a20 with | [] -> (match a29 with | [] -> ((clip (string_of_int 9)) ^ (match a30 with | [] -> "12" | ((a30 :: []) as w36) -> "tail \" end" | (q37 :: (q38 :: q39)) -> "\000\255x")) | (_ :: a16) -> (part ((clip "12") ^ "a") (n9 mod 2147483647) (a19 mod (-2147483648))) | (1 :: q40) when (((); a6) || true) -> (min (String.make 0 ' ') "zoqu")) | ((0.0 as w41) :: []) -> ((clip (string_of_float (abs_float (match a22 with | None -> a23 | ((None as w42) | (None as w42)) -> 0.5 | Some _ -> w41)))) ^ "i") | ((0.0 | 0.0) :: ((q43 :: q44') as w45)) -> (Printf.sprintf "<%f>" (abs_float ((snd (a19, q43)) +. 2147483648.0))) | ((q46 :: q47) | (q46 :: q47)) -> (min (Printf.sprintf "<%b>" (if a6 then true else a6)) (Printf.sprintf "<%b>" (12 <> a19))) | (0.0 :: q48) -> "fistxdjnw" | (_ :: q49) -> (String.concat "\000\255x" [String.trim (clip (string_of_float (abs_float a23))); clip (let (q50, q51, _) = fst ((a6, (ref n9), x21), "b c") in if q50 then "12" else "tail \" end")])) | Some (1 | 4) -> (part (string_of_bool ((fst (a6, 5)) > true)) (-2147483647) (truncate (-0.0))) | Some (1 | (-2147483648)) -> (string_of_bool (min true ((match None with | None -> a23 | Some 0.5 -> a23 | Some 0.0 -> a18 | Some q52' -> 0.0) <= ((let rec f54 p53 = a23 in f54) (fun p55 p56 p57' -> n0))))) | (Some (-2) as w58) -> (Printf.sprintf ("%4d" ^^ "%s|%c") (match a25 with | [] -> (truncate a23) | ((None :: q59) as w60) -> (-(a19 mod (3 lor 1))) | ((Some _) :: q61) -> n9) (clip "b c") '0') | Some _ -> ((clip ((clip (part "a" (a19 * 11) (2 - 6))) ^ (let v66 = (match a14 with | ((_ :: (_ :: _)) | []) -> None | (q65 :: _) -> None) in string_of_int 18))) ^ ""))
let () = print_int (abs (if true then n9 else a4))
let () = print_byte 32
let () = print_float ((float_of_int n2) +. (if a6 then 0.5 else x1))
let () = print_newline ()
let v98 = (match (let v68 = show_int 14 n2 in if a6 then None else None) with | (None | None) -> (
  List.fold_right (let rec f71 p69 p70 = (if true then p70) in f71) [] (match (a4, a6, a19, a19) :: [] with | [] -> () | ((_ :: (_ :: _)) | (_ :: _)) -> (if a6 then () else ()));
  (if true then (ref a6) else (ref a6))) | Some _ -> (
  let poly75' x y = let g z = (y, z) in g x
  in
  let a76' = List.length a29 in
  let a77 = (false, false, true) in
  let a78' = (match [] with | ([] | []) -> [] | ((q79 :: q80) | ((q79 :: _) as q80)) -> [] | ((q81 :: (q82 :: q83')) as w84) when a6 -> []) in
  let v85 = poly75' a76' a77 in
  let a86 = a19 lor n9 in
  let a87 = a19 * n0 in
  let a88 = [] in
  let v89 = poly75' a86 a87 in
  ((let (m90, m91) = v89 in mix m90; mix m91); note_end 0);
  (let v95 = (let rec f94 p92 p93 = false in f94) in (match v85 with | (_, 1) -> (ref false) | (q96, 2) -> (ref false) | (_, 3) -> (ref a6) | (_, q97) -> (ref a6)))))
let rec loop106 i104 n107 s105 =
  if i104 < 0 then s105 else (
    loop106 (i104 - 1) n107 ((((s105) +. (if !v98 then a18 else (match s67 with | "a" -> a18 | "a" -> a18 | (("" as w99) | ("a" as w99)) -> 100.75 | "a" when (match (Result.to_option (Ok a4)) with | ((Some 0) | None) -> (match a20 with | ([] | []) -> a6 | (q100 :: q101) -> a6 | [] -> a6) | Some q102 -> (None < None)) -> 1.0 | q103 -> a18 | "" when ((min 0.0 a23) <> a23) -> x1)))) *. (if !v98 then a18 else (match s67 with | "a" -> a18 | "a" -> a18 | (("" as w99) | ("a" as w99)) -> 100.75 | "a" when (match (Result.to_option (Ok a4)) with | ((Some 0) | None) -> (match a20 with | ([] | []) -> a6 | (q100 :: q101) -> a6 | [] -> a6) | Some q102 -> (None < None)) -> 1.0 | q103 -> a18 | "" when ((min 0.0 a23) <> a23) -> x1)))
  )
let n108 = loop106 (4 - 1) 4 a23
let () = note_float n108
let () = for i109 = 3 - 1 downto 0 do
  a16.(i109 * 4 + 0) <- ((String.fold_left (let rec f112 p110 p111 = p110 in f112) 19 "") - (a16.(i109 mod 4)));
  ()
done
let () = (mix_ints a16 0 9; note_end 0)
let () = (mix_0 5 a14; note_end 0)
let () = (mix_1 5 v98; note_end 0)
let () = note_float x1
let () = note_int n2
let () = note_float a18
let () = note_float x21
let () = (mix_2 5 a30; note_end 0)
let () = note_float n108
let () = ()
