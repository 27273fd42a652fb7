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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y95' -> mix 1; mix y95'
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y97) -> mix 1; mix_1 (d - 1) y97
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y99) -> mix 1; mix_float y98; mix_2 (d - 1) y99
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let v3 = (( -. ) (max 10.0 1.5) (-. 0.5)) >= (min (1.0 *. (-3.25)) (100.75 +. 0.0))
let f4 p5 v3 p6 =
  let v11 = (match None with | None -> (let p5 = 1.0 -. (-2.0) in (fun p7 -> ref (ref p7)) p5) | Some q8 -> ((fun p9' -> (let v10 = ([], (ref (-3.25)), (false, false)) in ref (ref p9'))) (if true then 0.0 else 100.75))) in
  assert (hide 1 3 = 3);
  None
let v21 = f4 (let v12 = Ok (-0.0) in None) n2 (match [] with | (([] as w13) | ([] as w13)) -> (fun p14 -> v3) | ((None | None) :: []) -> (fun (q15, q16, _, q17) -> false) | (None :: ((q18 :: n2) | (q18 :: n2))) -> (fun p19 -> v3) | ((Some _) :: _) -> (fun p20 -> true))
let () = (mix_0 5 v21; note_end 0)
let v26 = f4 (if v3 then None else None) n1 (fun ((q22, _, q23, q24) as w25) -> v3)
let () = (mix_0 5 v26; note_end 0)
let () = (mix_0 5 v26; note_end 0)
let f33 = fun p27 (q28, q29, _, q30) -> ((let v31 = (true, 12, p27) in fun p32 -> p27), q30)
let x34 = if ((n1 * n2) + 1023) >= (15 mod 1) then ((if v3 then 1.0 else 3.25) +. (float n1)) else (float_of_string "-0.5")
let a41 = if List.exists (function | ((Error _) | (Ok _)) -> (try (v3 && v3) with | _ -> v3) | Error (Ok 1.0) -> v3 | Error (Ok q36) -> (match v26 with | None -> v3 | (Some (-2147483647) as w37) -> v3 | ((Some 1) | (Some 1)) -> v3 | Some (-1) -> v3 | Some _ -> v3) | ((Error (Error q38)) | (Error (Error q38))) -> q38) [] then (Array.make 16 (try (let (q39, q40) = (0, n2) in q40) with | _ -> n2)) else (Array.make 16 (n1 * 13))
let () = (mix_ints a41 0 16; note_end 0)
let v55 = Error (abs (try (match (Some (- n2)) with | None -> 13 | Some 5 -> ((if v3 then raise Division_by_zero else 8) / ((-32769) lor 1)) | Some (-2147483647) -> (n2 + (18 + (-3))) | Some 2 -> ((min n2 n2) mod (n2 lor 1)) | Some 6 -> (int_of_string (string_of_int (let v42' = n2 in v42'))) | Some 7 -> n2 | Some (-3) -> ((let v21 = v3 in n2) - n2) | Some (-1) -> n2 | Some _ -> a41.(8) | exception Invalid_argument q43 -> (((fun p44 -> n2) true) lxor (if v3 then n2 else n1)) | exception Division_by_zero -> (n2 lsl 8) | exception Failure a41 -> (n2 mod n1) | exception Match_failure _ -> (match v26 with | ((Some _) | None) -> (match v21 with | None -> 20 | Some v26 -> v26) | Some (-2147483647) -> (12 + n2) | Some 0 -> (n2 lxor n2) | Some _ -> 4095) | exception E0 (q45, q46) -> ((n2 + 18) + (Array.length a41)) | exception E1 q47 -> 2147483647) with | Division_by_zero -> ((match v26 with | None -> n2 | Some (5 as w48) -> 14 | Some ((9 as w49) | (9 as w49)) -> n2 | Some 3 -> n2 | Some (-2147483647) -> 6 | Some v26 -> 1) + (match v26 with | ((None as w50) | (None as w50)) -> n1 | Some ((5 as w51) | (-3 as w51)) when w51 <> (-5) -> n1 | Some q52 -> n2 | _ -> n2)) | _ -> (compare (let v53 = Ok (Array.make 3 n1) in ref n1) (match v26 with | None -> (ref n2) | Some 1 -> (ref 7) | (Some 2 as w54) -> (ref 1) | Some 5 -> (ref n2) | Some _ -> (ref n2)))))
let a56 = Array.make 2 n2
let rec loop59 i57 s58 =
  if i57 < 2 then (
    (a56.(i57) <- ((s58) lxor a56.(0)));
    loop59 (i57 + 1) (((s58) - a56.(0)) + a56.(i57))
  ) else
    s58
let n61 = loop59 0 n2
let () = note_int n61
let n62 = n61
let () = note_int n62
let n64 = (try (if not (let v63 = n2 in v3) then (n62 - (if false then n62 else n61)) else (-10)) with | _ -> ((n2 + n61) + a56.((-65536) land 1)))
let () = note_int n64
let () = if v3 then (match if false then v26 else v26 with | None -> (try () with | _ -> ()) | Some _ -> (a56.(0) <- n61)) else (a56.(wrap (9 + n62) 2) <- (if v3 then n64 else 5))
let poly65 r = match r with Ok x -> x | Error (x, _) -> x
let a66 = (match v55 with | Ok q67 -> () | ((Error (-2)) | (Error (-2))) -> () | ((Error (-1)) | (Error _)) -> () | Error 4 -> () | ((Error q68) | (Error q68)) -> ())
let a69 = []
let a70 = []
let v71 = poly65 (Error (a66, a69))
let a72 = Array.length a56
let a73 = if v3 then [] else []
let a74 = []
let n75 = poly65 (Error (a72, a73))
let n77 = a41.((let i76 = 7 in if i76 >= 0 && i76 < Array.length a56 then a56.(i76) else a72) land 15)
let () = note_int n77
let a78 = (try (Array.make (hide 0 4) x34) with | _ -> (Array.make 4 x34))
let n82 = (hide 1 4)
let rec loop81 i79 s80 =
  if i79 < 0 then s80 else (
    (a78.(i79) <- ((a78.(i79)) *. s80));
    loop81 (i79 - 2) s80
  )
let n83 = loop81 ((hide 1 4) - 1) x34
let () = note_float n83
let a84 = (try (Array.make 13 n83) with | Division_by_zero -> (Array.make 13 n83) | Failure _ -> (Array.make 13 n83) | E0 q85 -> (Array.make 13 10.0) | E1 _ -> (Array.make 13 3.25))
let rec loop88 i86 n89 s87 =
  if i86 >= 0 then (
    if a84.(i86) <> (n83 /. s87) then loop88 (i86 - 1) n89 ((s87) +. a84.(i86)) else s87
  ) else
    s87
let n90 = loop88 (13 - 1) 13 10.0
let () = note_float n90
let f94 = snd ((let v91 = "b c" in a72), (fun p92 p93 -> ref n75))
let () = note_int n2
let () = note_int n61
let () = (mix_1 5 a70; note_end 0)
let () = (mix_ints a41 0 16; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_2 5 a73; note_end 0)
let () = ()
