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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int, int) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y95 -> mix 1; mix_3 (d - 1) y95
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix y96; mix_1 (d - 1) y97
and mix_2 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y99) -> mix 1; mix_floats y98 0 6; mix_2 (d - 1) y99
and mix_3 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y100' -> mix 0; mix y100'
    | Error y101 -> mix 1; mix y101
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let f1 p2 p3 =
  let v4 = '\202' in
  mix (Char.code v4);
  (let _v5 = Array.make 16 (ceil (-2.0)) in Some (Error 6))
let v21 = f1 "wawkstk" (match v0 with | (_, _, q6, ((6 as w7) | (6 as w7))) -> "" | (_, q8, 0.5, _) -> "a" | ((q9, q10, _, 9) | (q9, ((_, _) as q10), _, (-2147483647))) -> "\000\255x" | ((q11, q12, _, ((-1) | (-1))) as w13) -> "\000\255x" | (_, q14, _, q15) -> "\000\255x" | (q16, q17, q18, v0) -> "b c" | ((q19, _, q20, _) | (q19, (_, _), (0.5 as q20), _)) -> "")
let () = (mix_0 5 v21; note_end 0)
let poly22 x o = match o with Some y -> y | None -> x
let a23 = String.fold_left (let rec f26 p24 p25 = p24 in f26) (Array.make 6 (-3.25)) "\000\255x"
let a27 = if false then 1.0 else 1.0
let a28 = (match v21 with | None -> [] | Some (Ok 7) -> [] | Some (Ok (-1 as w29)) -> [] | Some (Ok 4) -> [] | Some (Ok q30) -> [] | (None | (Some (Error _))) -> [])
let a31 = poly22 a23 (Some a23)
let a32 = []
let a33 = -6625
let a34 = (match ((ref (Ok 6)), ((4, 12, 1.5), (-3)), a27, 12) with | (q35, ((q36, q37', 1.0), _), q38, q39) -> [] | ((q40, ((v21, q41, q42), a28), _, q43) as w44) -> [])
let v45 = poly22 a32 (Some a32)
let () = (mix_1 5 v45; note_end 0)
let v45 = 10.0 /. (-. ((-1.0) +. a27))
let () = note_float v45
let a46 = (match v21 with | None -> (Array.make 5 a33) | (None | (Some _)) -> (Array.make 5 a33))
let () = for i47 = 0 to 5 - 1 do
  a46.(i47) <- (-1073741824);
  ()
done
let () = (mix_ints a46 0 5; note_end 0)
let a63 = (match None with | None -> (
  Array.mapi (fun p48 p49 -> -18) (Array.make 2 'a')) | Some q50 -> (
  let rec loop53 i51 n54 s52 =
    if i51 >= n54 then s52 else (
      loop53 (i51 + 1) n54 (2 - (a46.(i51) lxor (s52)))
    )
  in
  let n55 = loop53 0 5 15 in
  note_int n55;
  let _ = f1 "lheetjvml" ((); "tail \" end") in
  [|n55; (match [] with | [] -> a33 | (q56 :: []) -> 9 | ([] :: ([] | (_ :: _))) -> n55 | ((_ :: q57) :: ([] :: _)) -> a33 | ((q58 :: q59) :: ((q60 :: a32) :: q61)) -> q60 | (q62 :: []) when (10.0 >= v45) -> n55)|]))
let rec f64 p65 =
  if p65 <= 0 then
    (p65 != a33)
  else (
    let r66 = f64 (p65 - 1) in
    let r67 = f64 (p65 - 1) in
    (let v74 = (let rec f73 p68 = ((let rec f72 p69' p70 p71 = '\n' in f72), p65) in f73) in 1.5 >= v45)
  )
let v75 = f64 1
let unused76 = f1 (fst ("", (ref ' '))) (Printf.sprintf "<%g>" (abs_float 100.75))
let f64 = f64 0
let () = (mix (if f64 then 1 else 0); note_end 0)
let unused79 = f1 (try (match v21 with | None -> "b c" | Some (Ok q77) -> "12" | Some (Error q78) -> "12") with | _ -> "b c") (string_of_int a33)
let x80 = a23.(5)
let _ = f1 (String.concat "tail \" end" [""; clip "b c"]) "nirembafqct"
let x87 = sqrt (match a32 with | [] -> (a27 *. (-10.0)) | (_ :: _) -> (match Ok x80 with | Ok 1.0 -> (-3.25) | (Ok 0.0 as w81) -> x80 | Ok q82 -> x80 | Error true -> 1.5 | Error false when (Array.fold_right (if false then (fun p83 p84 -> p84) else (fun p85 p86 -> false)) a63 (10.0 <> x80)) -> x80 | Error false -> v45))
let () = note_float x87
let v89 = (let v88 = [] in a33) < (if f64 then 2147483647 else a33)
let () = (mix (if v89 then 1 else 0); note_end 0)
let _ = f1 (List.fold_left (let rec f92 p90 p91' = "tail \" end" in f92) "" []) (fst ("12", 12))
let () = (if true || v89 then (a46.(2) <- 65535))
let () = (try (
  let a93' = if true && (3.25 <> x87) then a63 else a63 in
  a63.(0) <- (let i94 = String.length "a" in if i94 >= 0 && i94 < 2 then a93'.(i94) else 31);
  a93'.(0) <- ((a63.(0)) * (max a33 a33));
  note_int a63.(0);
  note_int ((); a33)) with | _ -> (if v89 then () else ()))
let () = note_float x80
let () = note_float a27
let () = (mix_ints a63 0 2; note_end 0)
let () = (mix_2 5 a28; note_end 0)
let () = (mix_ints a46 0 5; note_end 0)
let () = note_float v45
let () = (mix (if f64 then 1 else 0); note_end 0)
let () = ()
