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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix (if y99 then 1 else 0); mix_0 (d - 1) y100
and mix_1 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y101 } -> mix_float y101
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let f11 { r0 = _ } p12 =
  9
in
let n13 = f11 { r0 = (-100.75) } { r0 = 1.5 } in
let f14 p15 p16 =
  n13
in
let n17 = f14 (min (Array.make 4 1) (Array.make 4 n13)) ((n13 + 2147483647) <= n13) in
let f18 n17 =
  -100.75
in
let x19 = f18 (0.5 <> 1.0) in
note_float x19;
let x20 = f18 (not false) in
let f21 p22 =
  16
in
let n23' = f21 (if true then x19 else (-0.5)) in
note_int n23';
(try (
  let c24 = (n23' lor n23') + ((-(20 + n13))) in
  let c25 = ((-(20 + n13))) + (-(20 + n13)) in
  let c26 = c24 lxor ((-(20 + n13))) in
  let c27 = (c24) - c24 in
  let c28 = (-(20 + n13)) + (c24) in
  let c29 = (c27) * (-(20 + n13)) in
  let c30 = c29 - (c24) in
  note_int c30;
  fst (try (let v31 = 'r' in if true then ((), c26) else ((), c28)) with | _ -> ((), 5));
  ()) with | _ -> (note_int n23'));
let f32 p33 p34 =
  x19
in
let x35 = f32 (Result.is_error (Ok n13)) (n23' / (n17 lor 1)) in
let v43 = (match Error { r0 = x35 } with | ((Ok { r0 = _ }) | (Ok { r0 = _ })) -> (
  let f36 p37 =
    Array.make 4 (true, n17, 17)
  in
  let a38 = f36 (List.flatten []) in
  max ((let rec f40 p39 = ((Array.make 7 x20), { r0 = x20 }, (n17, x20, x20)) in f40) (n23', n13)) ((Array.make 7 x35), { r0 = 1.5 }, (n17, x35, x35))) | Error { r0 = 0.0 } -> (
  snd (let x35 = { r0 = x20 } in ('0', ((Array.make 7 x19), { r0 = x19 }, (n23', x19, x19))))) | Error { r0 = q41 } -> (
  (let _v42 = { r0 = x35 } in ((Array.make 7 x35), { r0 = 0.5 }, (15, x20, x35))))) in
let v92 = (match None with | None -> (
  let f44 p45 =
    n13
  in
  let n47 = f44 (match { r0 = x19 } with | { r0 } when r0 = 0.5 -> x20 | { r0 = q46 } -> q46) in
  let n48 = f44 (f32 false 9) in
  List.fold_left (fun p49 p50 -> [false]) (match v43 with | ((q51, { r0 = q52 }, x19) as w53) -> []) (let { r0 = q54 } = { r0 = x20 } in [])) | Some (0.0 | 0.0) -> (
  let f55 p56 =
    n23'
  in
  let n57 = f55 [n23'; n17; n23'] in
  let n58 = f55 (n57 :: []) in
  note_int n58;
  let x63 = if false then (if (match None with | (None | None) -> true | Some None -> false | Some ((Some _) | (Some _)) -> false) then (x20 *. x35) else (if (match v43 with | (n58, { r0 }, (_, q61, q62)) -> true) then (if "b c" > "b c" then (fst (x35, false)) else (if true <= true then (if false then x35 else x35) else (if (match v43 with | (_, { r0 = q59 }, q60) -> false) then (if ((); true) then (if "\000\255x" > "a" then (f32 true n58) else (-0.1)) else ((-2.0) *. x20)) else (if true then x20 else x20)))) else (if true then x35 else 0.0))) else (x35 -. x35) in
  note_float x63;
  []) | Some _ when (let (_, q67) = (match v43 with | (_, q64, q65) -> ((fun p66 -> 18), [])) in (match ((Array.make 7 x20), { r0 = x35 }, (n13, x35, x20)) with | ((_, _, (8, _, _)) | (_, _, _)) -> false)) -> (
  let _ = Array.mapi (fun p71 p72 -> f14 ((); (Array.make 4 12)) ("\000\255x" >= "b c")) (Array.make 4 n17) in
  let f73 n23' v43 =
    false
  in
  let v76' = f73 (false, false, (fun p74 f32 p75 -> x19), None) { r0 = x20 } in
  min [false] (let v77 = { r0 = x35 } in [])) | Some q78 when ((match v43 with | ((x20, { r0 = q79 }, q80) | (x20, { r0 = q79 }, q80)) -> 1 | (_, { r0 = 0.0 }, _) -> n23' | (_, ({ r0 = _ } | { r0 = _ }), q81) -> n23') < n23') -> (
  [(not true); (String.fold_left (fun p82 p83' -> p82) true "\000\255x"); (false || false)]) | Some q84 -> (
  let f85 p86 =
    x19
  in
  let x91 = f85 ((let rec f90 p87 p88 p89 = 6 in f90), '0') in
  [])) in
(mix_0 5 v92; note_end 0);
note_float x35;
((let (m93, m94, m95) = v43 in mix_floats m93 0 7; mix_1 5 m94; (let (m96', m97, _) = m95 in mix m96'; mix_float m97)); note_end 0);
note_int n23';
note_int n17;
()
