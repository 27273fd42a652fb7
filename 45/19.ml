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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = if (9 + 65536) <= (try (compare (Array.make 8 9) (Array.make 8 9)) with | _ -> (-1)) then () else ()
let v10 = if (if true then (-10.0) else 3.25) > 100.75 then ((let rec f1 p0 = false && false in f1) (try (if true then raise Division_by_zero else (ref (-1))) with | Division_by_zero when ((float_of_int 5) < (let (q6, _, q7, q8) = (3.25, 1.5, (fun p2' p3 -> 10), (let rec f5 p4 = 1.0 in f5)) in q6)) -> (ref 17) | Match_failure _ -> (ref (-1)) | E0 when false -> (ref (-1)) | _ -> (ref 2))) else (match float_of_string "0.5" with | 1.0 -> ((-3) = 14) | 0.5 when (if ((-3) - (-2147483648)) <= 7 then (2 < 13) else (19 = 10)) -> (match [] with | [] -> true | (_ :: q9) -> true) | 0.5 -> (16 >= 3) | _ -> ("\000\255x" >= "tail \" end"))
let () = (mix (if v10 then 1 else 0); note_end 0)
let () = Printf.printf "[%s %d]\n" "12" (compare 0.0 (fabs 1.5))
let n11 = 2147483646
let () = note_float (if v10 then (if v10 then 3.25 else (-1.5)) else (match 1.5 with | 0.0 -> 0.0 | 0.5 -> 10.0 | q12 -> q12))
let v13 = (string_of_bool (((coarse (log (limit 0.5 0.5 100.0))) *. (10.0 -. 2.0)) > 1e16)) < (string_of_bool v10)
let a14 = Array.init 12 (let rec f16 p15 = -100.75 in f16)
let rec loop18 i17 =
  if i17 < 3 then (
    (a14.(i17 * 4 + 1) <- (1.5 +. (a14.(i17 mod 4))));
    loop18 (i17 + 1)
  ) else
    ()
let () = loop18 0
let () = (mix_floats a14 0 12; note_end 0)
let n20 = 5
let () = note_int n20
let n21 = -(9 / ((-6625) lor 1))
let () = note_int n21
let x22 = a14.(wrap 16 12)
let () = note_float x22
let x29 = (match () with | q23 when (n11 = (compare v13 v13)) -> (x22 /. x22) | q24 -> x22) *. (match -2147483647 with | (3 | 3) -> (let v25 = x22 in x22) | 4 -> (-. x22) | (-2147483648 as w26) -> (-3.25) | (8 as w27) -> (max x22 x22) | 1 -> (x22 -. x22) | (4 | 4) -> a14.(6) | q28 -> (match Ok None with | Ok _ -> x22 | Error _ -> 0.5))
let () = note_float x29
let () = (try (
  let (_, q30) = ((truncate (x29 /. (-0.0))), (if n20 <> n21 then (ref x22) else (ref x29))) in
  let n41 = (try (
    let x31 = (float n21) *. a14.(11) in
    note_float x31;
    q30 := (let v35 = max (a14.(3) :: (1.5 :: [])) (let v34 = (let s32 = "tail \" end" in let i33 = 12 in if i33 >= 0 && i33 < String.length s32 then s32.[i33] else 'a') in []) in if String.fold_left (let rec f38 p36 p37 = n20 != n20 in f38) (n11 <= 5) (part "a" 18 19) then ((fun v35 -> a14.(wrap (16 land n11) 12)) !q30) else (let (q39, _, q40) = (2, n20, (n20, false, n21)) in a14.(4)));
    q30 := (if if v10 then raise (Failure "tail \" end") else v13 then !q30 else (List.hd []));
    q30 := ((-1.5) +. (if v13 then x31 else x29));
    (try (-4097) with | _ -> n20) lxor (List.compare_lengths [] [])) with | Failure _ -> (-16)) in
  let v42 = not (if v13 then ((n41 + (-2147483647)) >= n41) else v13) in
  let a43 = create_array 8 18 in
  a43.(7) <- a43.(7)) with | _ -> ())
let () = a14.(1) <- ((); (let (q47, q48, q49, q50) = ((Array.length a14), (List.fold_left (let rec f46 p44 p45' = Array.make 16 0.5 in f46) (Array.make 16 x22) []), (6 * 18), (part "a" 11 n11)) in 1.7976931348623157e308))
let () = (let (q52, _) = ((if false then (Ok n20) else (Ok 17)), (let v51 = x22 in 10.0)) in ())
let f58 = (let rec f57 (q53, q54) p55' p56 = n21 lsr (6 land 31) in f57)
let _ = if (3 * 39) <> (let o59 = n21 in let o60 = n21 in let o61 = n21 in let o62 = n20 in let ( $ ) a b = a * 2 - b and ( lsl ) a b = (a lsl 1) + b in o59 lsl o60 lsl o61 lsl o62) then (if x29 >= (-10.0) then ((-1.0) *. x29) else (x29 *. x29)) else (-3.25)
let c63 = (n21) * n21
let c64 = n21 lxor (c63)
let c65 = c63 * (c64)
let c66 = c65 - (n21)
let c67 = (c64) + n21
let () = note_int c67
let () = if (( * ) n21 c66) > (-8) then (if "tail \" end" >= "" then () else ()) else ()
let () = if 3 = (-4096) then () else ()
let n78 = (match Some ((); "b c") with | None -> (-(10 mod 2)) | Some ("a" as w68) -> 0 | Some ("" as w69) -> ((match x29 with | (0.5 | 0.0) -> () | _ -> ()); 2147483646) | Some _ -> (let (_, q76, _, q77') = (match None with | None -> (v13, [], None, (fun p70 p71 -> x29)) | Some 4 -> (v10, [], None, (fun p72 p73 -> p73)) | Some _ -> (v13, [], None, (fun p74 p75 -> p75))) in Char.code '0'))
let () = note_int n78
let x79 = 1e999
let rec fold80 =
  function
  | [] ->
    let c63 = ((match [] with | [] -> 0.5 | (_ :: q82) -> x79 | [] -> x79) +. ((); x79)) *. (coarse (cos (limit (float_of_int (-3)) (-100.0) 100.0))) in
    ((n78 / 4) - 65535) <= c67
  | (q83 :: q84) ->
    let r85 = fold80 q84 in
    let n86 = c67 in
    (x79 >= x29) || v10
let v87 = fold80 (if v10 then [] else [])
let () = (mix (if v87 then 1 else 0); note_end 0)
let () = (mix (if v87 then 1 else 0); note_end 0)
let () = note_int c65
let () = note_int n21
let () = note_int c66
let () = (mix (if v13 then 1 else 0); note_end 0)
let () = note_int c63
let () = note_float x29
let () = note_float x22
let () = ()
