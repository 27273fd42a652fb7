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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y102 -> mix 1; mix (if y102 then 1 else 0)
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec fold3 p4 =
  match p4 with
  | [] ->
    Some v2
  | (q5 :: q6) ->
    let r7 = fold3 q6 in
    Some (q5 <> (-1))
in
let v8 = fold3 (List.rev []) in
(mix_0 5 v8; note_end 0);
let rec fold9 p10 =
  match p10 with
  | { r4 = q11; r5 = q12 } ->
    ((); 1.5)
in
let x14 = fold9 ((let rec f13 v2 = { r4 = (-1); r5 = 100.75 } in f13) C0) in
let x18 = fold9 (Array.fold_right (let rec f17 p15 p16' = { r4 = 8; r5 = x14 } in f17) (Array.make 6 (false, '0', 17)) { r4 = 18; r5 = 3.25 }) in
let rec fold19 p20 =
  match p20 with
  | C3 ->
    let n21 = 14 in
    3.25
  | C0 ->
    assert (hide 1 3 = 3);
    x18
  | C1 ->
    1.5
  | (C2 as w25) ->
    let v29 = (let ({ r4 = q26; r5 = q27 } as w28) = { r4 = (if v2 then 13 else 15); r5 = (try (0.5 +. x18) with | _ -> 1.0) } in v2) in
    x18
in
let x30 = fold19 (if v2 then C0 else C0) in
note_float x30;
let x31 = fold19 C1 in
let n101 = (match List.rev (let _v32 = (' ', x31, ("", 20, "a")) in []) with | ([] | []) -> (
  let c34 = (((let rec f33 () = 20 in f33) ())) - ((let rec f33 () = 20 in f33) ()) in
  let c35' = c34 - (((if v2 then (-3) else 17) lxor (truncate x31))) in
  let c36 = ((let rec f33 () = 20 in f33) ()) + (c34) in
  let c37 = (c35') * c35' in
  let c38 = (((if v2 then (-3) else 17) lxor (truncate x31))) + c34 in
  let c39 = c36 lxor (c38) in
  let c40' = (c36) - ((let rec f33 () = 20 in f33) ()) in
  let c41 = ((let rec f33 () = 20 in f33) ()) lxor (c34) in
  let c42 = c36 - (c34) in
  let c43 = (c39) - c40' in
  let c44 = (c42) + c34 in
  note_int c44;
  1023) | ([|_|] :: []) -> (
  (try (
    let rec fold45 p46 =
      match p46 with
      | C3 ->
        let x48 = ((); (-2.2250738585072014e-308)) -. (if (-15) <> ((let _v47 = Array.make 7 18 in 20) lsl ((7 + 6) land 31)) then x30 else 1.5) in
        10.0
      | C0 ->
        x18
      | (C1 as w49) ->
        ceil (0.0 +. x30)
      | C2 ->
        assert (compare (-12) (-12) = 0);
        1e999
    in
    let x53 = fold45 (Array.fold_left (let rec f52 p50 p51 = p50 in f52) C0 (Array.make 4 13)) in
    let x54 = fold45 (if true then C0 else C0) in
    let rec fold55 p56 =
      match p56 with
      | (C3 as w57) ->
        let n58 = 15 in
        [|(x54 *. x54); ((-2.0) *. x54); (-. 1.0); (float_of_int n58); 3.25; x30; (x54 *. x31); 1.0|]
      | C0 ->
        (let v59 = (match p56 with | C3 -> (ref p56) | (C0 | C0) -> (ref p56) | C1 -> (ref p56) | (C3 | C2) -> (ref p56)) in (match { r4 = 1; r5 = x30 } with | { r4; r5 = 0.5 } -> (Array.make 8 x54) | ({ r4 = (-2147483647); r5 = 1.0 } as w60) -> (Array.make 8 x54) | ({ r4 = q61; r5 } | { r4 = q61; r5 }) -> (Array.make 8 (-10.0)) | { r4; _ } -> (Array.make 8 x31)))
      | C1 ->
        let (q64, _) = ((); ((truncate x31), (let _v62 = 20 in fun p63 x30 -> x30))) in
        (match C0 with | C3 -> (if false then (Array.make 8 x54) else (Array.make 8 x53)) | (C0 as w65) -> (Array.make 8 x53) | C1 -> (let (q66, q67) = (x31, { r4 = 3; r5 = x54 }) in Array.make 8 x54) | C2 -> (let v68 = Array.make 16 q64 in Array.make 8 1.5))
      | C2 ->
        ((match v8 with | None -> () | (Some q69 as w70) -> ()); (let _v76' = fun p71 p72 p73 -> ((let rec f75 p74 = x54 in f75), p71) in Array.make 8 (-1.0)))
    in
    let a77' = fold55 (let (_, _) = (5, 1.0) in C0) in
    let a79 = fold55 (match 4 with | -3 when (x31 <> 0.5) -> C0 | -2147483647 when true -> C0 | 2 -> C0 | 6 when (match None with | None -> (let v78 = ((16, x54, 0.5), (Array.make 2 12)) in v2) | Some _ -> false) -> C0 | _ when ((compare true v2) <= (10 lxor 7)) -> C0) in
    (mix_floats a79 0 8; note_end 0);
    let rec fold80 =
      function
      | [] ->
        - 4096
      | (q82 :: _) ->
        (try (
          let rec loop85 i83 n86 s84 =
            if i83 < n86 then (
              loop85 (i83 + 1) n86 ((x31 /. (fold9 { r4 = q82; r5 = 0.5 })) -. (((s84) +. (x31 /. (fold9 { r4 = q82; r5 = 0.5 })))))
            ) else
              s84
          in
          let n87 = loop85 0 5 x54 in
          ()) with | _ -> ());
        19
    in
    let n88 = fold80 (max [] []) in
    a79.(65536 land 7) <- (match v8 with | (None | None) when ((float_of_int n88) < x31) -> x18 | (None | (Some true)) -> x31)) with | Match_failure _ -> ());
  12) | ([|q89|] :: (q90 :: q91)) -> (
  (match Array.make (hide 1 4) q89 with | ([|q92; _; q93; q94|] as w95') -> q92 | q96 -> 4752)) | (x31 :: x18) -> (
  let rec fold97 p98 =
    match p98 with
    | C3 ->
      20
    | C0 ->
      let n99 = 3 in
      n99
    | C1 ->
      x31.(1) + (if v2 then 10 else 10)
    | C2 ->
      20
  in
  let _ = fold97 (let v100 = x30 in C0) in
  (20 + 15) / (-1))) in
note_float x31;
note_float x14;
note_float x30;
note_float x18;
note_int n101;
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 v8; note_end 0);
()
