type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y107 -> mix 1; mix y107
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y108; r5 = y109 } -> mix y108; mix_float y109
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let f3 p4 p5 () =
  let n9 = (match (((); ()); { r4 = 20; r5 = p4 }) with | { r4 = q6; r5 = (0.0 as w7) } -> (p5.r4 + (q6 + q6)) | { r4 = _; r5 = q8 } -> ((-65536) - (9 + 20))) in
  n9
in
let g10 = f3 (float 15) in
let g11 = g10 (fst ({ r4 = (-1); r5 = (-1.0) }, v2)) in
let n12 = g11 () in
note_int n12;
let n13 = g11 () in
let f14' p15' p16 p17 =
  (match p17 with | 1.0 -> None | (1.0 | 1.0) -> None | 1.0 -> None | q18 -> (if Option.is_none (match (match p16 with | C3 -> { r4 = 14; r5 = q18 } | C0 -> { r4 = n12; r5 = 1.0 } | (C1 as w19) -> { r4 = n13; r5 = q18 } | (C2 | C2) -> { r4 = n13; r5 = q18 }) with | ({ r4; r5 = q18 } | { r4; r5 = q18 }) -> ((); None)) then (Some (-17)) else (if (1.0 >= q18) && v2 then (let _v28 = if false then (let rec f23 p20 p21 p22 = 'a' in f23) else (let rec f27 p24 p25' p26 = '\n' in f27) in None) else ((let v29 = (' ', q18, ("", n13, "a")) in ()); (let { r4 = q30; r5 = _ } = { r4 = 4; r5 = p17 } in None)))))
in
let g31 = f14' (match C0 with | C3 -> (Array.make 8 n13) | (C0 | C0) -> (Array.make 8 n13) | (C0 | C1) -> (Array.make 8 n13) | C2 -> (Array.make 8 n12) | C2 -> (Array.make 8 10)) in
let g32 = g31 (try (if v2 then C0 else C0) with | _ -> C0) in
let v33 = g32 (if v2 then 100.75 else 1.0) in
let v34 = g32 (0.0 /. 0.0) in
(mix_0 5 v34; note_end 0);
let f35 p36 p37 p38 =
  let v39 = if true then C0 else C1 in
  p38
in
let g40 = f35 (try (if v2 then { r4 = n13; r5 = 1.5 } else { r4 = n13; r5 = (-100.75) }) with | Division_by_zero -> { r4 = n13; r5 = 2.0 }) in
let g41 = g40 ({ r4 = n13; r5 = 100.75 }, (n13, 1.0, n13), ("b c", n13), (Array.make 8 (-0.0))) in
let x47 = g41 (let v46 = (let rec f45 p42 = ((fun p43 p44 -> v2), n13) in f45) in 1.0) in
note_float x47;
let x48 = g41 (1.0 *. 10.0) in
let f49 p50 p51 p52 =
  p52 - n13
in
let g53 = f49 (Array.fold_left (fun f3 p55 -> f3) (ref { r4 = n13; r5 = x48 }) (Array.make 5 n13)) in
let g54 = g53 (match v33 with | None -> x48 | ((Some _) | (Some 0)) -> x47 | ((Some q56 as w57) | (Some q56 as w57)) -> x48) in
let n58 = g54 (f49 (ref { r4 = n13; r5 = x47 }) x48 n13) in
let n60 = g54 (match v34 with | None -> 14 | None -> n12 | Some q59 -> n58) in
note_int n60;
let _ = f49 (if v2 then (ref { r4 = n58; r5 = x48 }) else (ref { r4 = n13; r5 = x47 })) x47 4 in
let n60 = (match { r4 = 65535; r5 = (List.fold_right (fun p61 p62 -> x48) [] x47) } with | { r4 = q63; r5 = 0.0 } -> (Array.make 16 (17 * 17)) | { r4 = _; r5 } -> (Array.make 16 ((-2) * 37))) in
(mix_ints n60 0 16; note_end 0);
let f64 p65 p66 p67 =
  let f68 x47 p69 p70 =
    v2
  in
  let g71 = f68 10.0 in
  let g72 = g71 (if v2 then (fun p73 p74 p75 -> C0) else (let rec f79 p76 p77' p78 = C0 in f79)) in
  let v89 = g72 (match n58 with | 8 -> (fun p80 -> -100.75) | (0 | 0) -> (let rec f82 p81 = x47 in f82) | 4 -> (let rec f84 p83 = x48 in f84) | ((-2147483647 as w85) | (-2147483647 as w85)) -> (fun p86' -> p65) | q87' -> (fun p88 -> 100.75)) in
  let v93 = g72 (if v89 then (let rec f91 p90 = 0.5 in f91) else (fun p92 -> 0.0)) in
  String.length (let v95 = fun p94 -> p67 in (clip "a") ^ "\000\255x")
in
let g96 = f64 (f35 { r4 = 2; r5 = x47 } ({ r4 = 18; r5 = x47 }, (13, (-1.0), n13), ("b c", n58), (Array.make 8 x48)) x48) in
let g97 = g96 (match v33 with | None -> n13 | Some _ -> n58 | None -> n58) in
let n98 = g97 (min n58 n13) in
note_int n98;
let n99 = g97 (if v2 then n98 else n13) in
let s101 = ref { r4 = n98; r5 = 3.25 } in
for i100 = 0 to 3 - 1 do
  (
    let n102 = !s101.r4 in
    ());
  s101 := (match snd (n99, { r4 = 10; r5 = x48 }) with | { r5 = 0.5; _ } -> !s101 | { r4 = x47; _ } -> (match Ok i100 with | Ok ((2 as w103) | w103) -> !s101 | Ok (-3) -> !s101 | Ok 5 -> !s101 | Ok n99 -> !s101 | ((Ok 9) | (Error 'a'..'m')) -> !s101 | Error ('0'..'9' as w104) -> !s101 | Error 'n' -> !s101 | ((Error q105) | (Error q105)) -> !s101) | { r4 = (-2147483648); r5 } -> !s101)
done;
let n106 = !s101 in
(mix_1 5 n106; note_end 0);
note_float x48;
(mix_0 5 v33; note_end 0);
note_int n58;
(mix_0 5 v34; note_end 0);
(mix_ints n60 0 16; note_end 0);
note_int n12;
note_int n99;
note_float x47;
()
