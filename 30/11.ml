type t0 = C0 of int | C1
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y92' -> mix 1; mix_2 (d - 1) y92'
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y93 -> mix 0; mix y93
    | C1 -> mix 1
and mix_2 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y94 -> mix 0; mix_3 (d - 1) y94
    | Error y95 -> mix 1; mix_float y95
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix y96; mix_3 (d - 1) y97
let v4 = List.find_opt (let rec f2 p0 = not (match p0 with | Ok q1 -> false | Error 0.0 -> false | Error _ -> true) in f2) (List.init 7 (snd (10, (fun p3 -> Ok []))))
let () = (mix_0 5 v4; note_end 0)
let () = Array.fold_right (let rec f7 p5 p6 = p6 in f7) (snd (snd (10.0, (12, (Array.make 1 18))))) (snd (fst ((5, ()), 8)))
let x10 = fst (snd (List.fold_right (fun p8 p9' -> p9') [] (3.25, (1.5, 6))))
let () = note_float x10
let v19 = List.fold_left (let rec f13 p11 p12 = p11 in f13) (min (Array.fold_left (fun p14 p15 -> p14) '\'' (Array.make 5 4)) (List.fold_right (let rec f18 p16 p17' = 'a' in f18) [] 'z')) (Result.to_list (snd (9, (Ok 8))))
let x10 = Result.map (let rec f24' p20 = ((let _v23 = (let rec f22 p21 = x10 in f22) in p20), C1) in f24') (max (max (Ok 12) (Ok 14)) (List.fold_right (fun p25 p26 -> p26) [] (Ok 19)))
let a27 = max (Array.make 8 1) (Array.make 8 14)
let rec loop29 i28 n30 =
  if i28 <> n30 then (
    (a27.(i28) <- (( + ) (( * ) 9 19) i28));
    loop29 (i28 + 1) n30
  ) else
    ()
let () = loop29 0 8
let n33 = fst (Array.fold_left (fun (q31, x10) p32 -> ((); (x10, x10))) (max (3, 10) ((-2), 1)) a27)
let () = note_int n33
let x35 = ( *. ) (float_of_int ((land) ((max n33 n33) + (snd (3.25, n33))) (String.length "lstped"))) (float_of_int (( - ) (snd (1.5, 3)) (let i34 = n33 in if i34 >= 0 && i34 < Array.length a27 then a27.(i34) else n33)))
let n36 = String.length (fst (min ("b c", 20) ("b c", 1)))
let x42 = ( /. ) (float_of_int (String.length "12")) (List.fold_right (let rec f39 p37 p38 = tick_float 6 0.0 in f39) (max [] []) (Array.fold_right (fun p40 p41 -> 10.0) a27 x35))
let v46 = String.equal (snd (min (n33, "12") (12, "\000\255x"))) (snd (match [] with | ([] | []) -> (C1, "b c") | (q43 :: q44) -> (C1, "tail \" end") | exception Invalid_argument q45 -> (C1, q45) | exception Not_found -> (C1, "12") | exception Match_failure _ -> (C1, "a")))
let n50 = ( + ) (List.fold_left (snd (x42, (let rec f49 p47 p48 = p48 in f49))) (n36 lsl 2) (snd (n36, []))) (compare x42 x35)
let x51 = ( /. ) (float_of_int (min n36 n36)) (max (float_of_int 14) x42)
let v57 = (match fst (C1, (Array.make 2 x42)) with | C0 q52' when q52' >= 18 -> (
  Option.is_none (if v46 then None else None)) | C0 q53 -> (
  let n54 = abs n50 in
  v46) | C1 -> (
  let v56 = (let _v55 = 1e16 in fst (C1, n36)) in
  v46))
let x58 = x51
let f61 = fun v57 p59 p60 -> Array.make 16 x58
let a62 = if fst (false, n33) then a27 else a27
let () = a27.(1) <- (match x10 with | Ok q63 -> a62.(0) | Error true -> n36 | Error false -> (if v46 then n36 else n50))
let () = a62.(1) <- ((a27.(1)) lxor (match v19 with | 'a'..'m' -> 2 | '0'..'9' -> n36 | q64 -> n50))
let n65 = n50
let n66 = a62.(wrap (n50 / (7 lor 1)) 8)
let () = assert (hide 1 3 = 3)
let v69 = C1
let x70 = 0.0 /. 0.0
let n71 = ((((((0) + (if x70 = x70 then 19 else 0)) + (if x70 <> x70 then 93 else 0)) + (if x70 < x70 then 31 else 0)) + (if x70 > x70 then 11 else 0)) + (if x70 <= x70 then 33 else 0)) + (if (float n50) >= x70 then 14 else 0)
let n72 = n71
let v73 = v57
let x74 = x70
let v76 = (let v75 = [] in v69)
let _ = ((- n72) / ((Char.code v19) lor 1)) mod (-1)
let () = prerr_int (match v69 with | C0 q77 -> 15 | C1 -> 18)
let () = prerr_byte 32
let () = prerr_float x70
let () = prerr_newline ()
let a78 = a62
let () = a62.(1) <- n72
let () = a78.(1) <- ((Array.length a78) lxor (a62.(1)))
let n80 = (let v79 = ((if v73 then n65 else n66), (n72 lsl 5), n65) in Array.length a78)
let n81 = n65
let x82 = x51
let n83 = n80 - n50
let a78 = if n72 <> (11 + (-2)) then v69 else C1
let v84 = ()
let c85 = 0.5 *. (0.5)
let c86 = (c85) -. 0.5
let c87 = (0.5) -. c85
let c88 = (0.5) *. x82
let c89 = (c86) -. c88
let c90 = (c86) -. c87
let c91 = (c85) *. c88
let () = (mix (if v57 then 1 else 0); note_end 0)
let () = note_int n81
let () = note_float c86
let () = note_int n80
let () = (mix_ints a27 0 8; note_end 0)
let () = (mix_1 5 v69; note_end 0)
let () = note_float c88
let () = (mix_1 5 v76; note_end 0)
let () = ()
