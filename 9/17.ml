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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y103 } -> mix_float y103
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let f11 p12 p13 p14 =
  let a15 = create_array 7 p13 in
  let rec loop18 i16 n19' s17 =
    if i16 <> n19' then (
      if (-14) < (let s17 = Array.make 9 0.0 in i16) then loop18 (i16 + 1) n19' (a15.(i16) - (s17)) else s17
    ) else
      s17
  in
  let n20 = loop18 0 7 8 in
  (-177) land ((n20 + 9) + ((-2) + n20))
in
let g21 = f11 (let _v23 = 0.5 in (2, (fun p24 p25 p26 -> 11), { r0 = (-2.0) }, { r0 = 3.25 })) in
let g22 = g21 (match Ok (-1.0) with | ((Error q27 as w28) | (Error q27 as w28)) -> 14 | ((Ok 1.0) | (Ok _)) -> 1 | Ok q29 -> 15 | Error q30 -> 7) in
let n31 = g22 ((clip "a") ^ "b c") in
let n33 = g22 (let { r0 = q32 } = { r0 = 0.0 } in "b c") in
note_int n33;
let f34 p35 { r0 } p36 =
  let n37 = -1302 in
  ((if (let _v41 = (let rec f40 p38 p39 = p35 in f40) in false) then (if false then ())); ((if false then () else ()); (if false then (Array.make 2 n37) else (Array.make 2 n37))))
in
let g42 = f34 (3.25 -. 100.75) in
let g43 = g42 (max { r0 = 0.0 } { r0 = (-10.0) }) in
let a45 = g43 (let v44 = { r0 = 10.0 } in { r0 = 100.75 }) in
let a46 = g43 (match { r0 = (-1.0) } with | { r0 = 0.0 } -> { r0 = 100.75 } | { r0 = 0.5 } -> { r0 = (-2.0) } | { r0 = _ } -> { r0 = 0.0 }) in
(mix_ints a46 0 2; note_end 0);
let a47 = Array.init 4 (fun p48 -> 1.0) in
let rec loop51 i49 n52 s50 =
  if i49 <> n52 then (
    (a47.(i49) <- (a47.(0) +. (s50)));
    loop51 (i49 + 1) n52 (a47.(i49) +. ((s50) -. a47.(0)))
  ) else
    s50
in
let n53 = loop51 0 (hide 1 4) 0.5 in
note_float n53;
((print_endline (part "12" n33 n33)); (snd (let n53 = { r0 = n53 } in ('0', ()))));
let f54 p55 p56 (_, q57, _, q58) =
  -14
in
let g59 = f54 (0 + n33) in
let g60 = g59 ((n53, 0) >= (n53, n31)) in
let n62 = g60 (match None with | (None | (Some _)) -> ({ r0 = n53 }, true, n53, n33) | Some q61 -> ({ r0 = n53 }, true, n53, n33)) in
let n63 = g60 ({ r0 = n53 }, true, 1.5, 3) in
note_int n63;
let f64 p65 p66 p67 =
  let v78 = (match n53 with | 0.0 when ((p66 > n63) || (p65 = p66)) -> (let (q68, q69, q70, _) = ((Array.make 5 (-2)), false, { r0 = n53 }, (true, false, true, n53)) in { r0 = 0.5 }) | 0.0 -> { r0 = (ceil n53) } | 1.0 when ((match { r0 = n53 } with | { r0 = 1.0 } -> p66 | { r0 = _ } -> p66) >= (-11)) -> (let v76 = (let (_, q73, q74, { r0 = _ }) = (true, 2, (fun p71 p67 p72 -> "tail \" end"), { r0 = n53 }) in (let rec f75 n62 = { r0 = n53 } in f75)) in { r0 = n53 }) | 1.0 -> { r0 = n53 } | (0.0 | 1.0) -> ((match { r0 = 2.0 } with | ({ r0 = q77 } | { r0 = q77 }) -> ()); { r0 = n53 }) | _ -> { r0 = n53 }) in
  v78
in
let g79 = f64 (f11 (11, (let rec f84 p81 p82 p83 = p81 in f84), { r0 = 0.0 }, { r0 = n53 }) n33 "\000\255x") in
let g80 = g79 (n62 lsr (n62 land 31)) in
let v90 = g80 (match { r0 = 0.0 } with | { r0 = (1.0 as w85') } -> (let rec f87' p86 = { r0 = w85' } in f87') | { r0 = _ } -> (let rec f89 p88 = { r0 = n53 } in f89)) in
let v92 = g80 (fun p91' -> { r0 = n53 }) in
let x102 = (match Array.fold_left (fun { r0 = _ } p93' -> { r0 = n53 }) { r0 = n53 } a47 with | { r0 = (1.0 | _) } -> (
  let a94 = Array.copy (Array.make 6 'a') in
  n53 /. ((); n53)) | { r0 = _ } -> (
  let f64 = ((-1073741824) lsr ((if true then n33 else n33) land 31)) lor ((n33 - n62) - (-20)) in
  let f64 = if (try n63 with | _ -> n63) < (String.length "12") then (Array.mapi (let rec f97 p95 p96 = ((); f64) in f97) (Array.sub a46 0 1)) else (match (String.fold_left (fun { r0 = q98' } p99 -> v92) { r0 = n53 } "") with | { r0 = 0.5 } -> (create_array 1 f64) | ({ r0 = q100 } as w101) -> (if false then (Array.make 1 f64) else (Array.make 1 n33))) in
  (tick_float 8 n53) -. n53) | { r0 } -> (
  ( /. ) 1e999 n53)) in
note_float x102;
note_float x102;
(mix_0 5 v90; note_end 0);
(mix_ints a45 0 2; note_end 0);
note_int n33;
(mix_floats a47 0 4; note_end 0);
note_int n31;
note_int n63;
note_int n62;
()
