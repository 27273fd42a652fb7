type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y102, y103) -> mix 0; mix_2 (d - 1) y102; mix_0 (d - 1) y103
    | C1 -> mix 1
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y105) -> mix 1; mix y104; mix_1 (d - 1) y105
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y106 -> mix 1; mix_float y106
let v101 = (match { r2 = (fun p0 -> 20) } with | ({ r2 } | { r2 }) -> (
  Array.to_list (let v1 = 13 in Array.make 3 v1)) | ({ r2 } | { r2 }) -> (
  let v3 = (match if false then { r2 = r2 } else { r2 = r2 } with | (({ r2 = _ } as w2) | ({ r2 = _ } as w2)) -> (
    C1)) in
  (mix_0 5 v3; note_end 0);
  let n99 = (match { r2 = (match v3 with | ((C0 (None, (C0 (_, (C0 (_, _)))))) | (C0 _)) -> r2 | ((C0 (q7, _)) | (C0 ((None as q7), (C0 (_, C1))))) -> r2 | (C1 | (C0 ((Some _), (C0 _)))) -> r2 | C0 (_, ((C0 (_, q8)) | (C1 as q8))) -> r2 | (C1 | C1) -> r2) } with | ({ r2 = q9 } | { r2 = q9 }) -> (
    let v72 = (match (let v10 = show_int 13 8 in None) with | (Some (0 | 0) as w11) when true -> (
      (match v3 with | ((C0 (q12, q13)) | (C0 (q12, q13))) -> (match [] with | ((_ :: (_ :: _)) | []) when ((4 asr 29) < ((-2) * 15)) -> C1 | ((1.0 :: q16) | ([] as q16)) -> v3 | ((0.0 :: q17) | ((0.0 :: _) as q17)) -> q13 | ((_ :: _) | []) -> q13) | ((C0 (q20, _)) | (C0 (q20, _))) when ("qq" <= (match w11 with | (None | None) -> "\000\255x" | ((Some _) | (Some _)) when (if 2.0 <= 2.0 then (if false then false else true) else false) -> "b c" | ((Some 4) | (Some 4)) -> "a" | ((Some 2) | (Some _)) -> "a" | ((Some _) | (Some 3)) -> "" | _ -> "\000\255x")) -> v3 | ((C0 (q21, q22)) | (C0 (q21, q22))) -> v3 | ((C1 as w23) | (C0 _ as w23)) -> (C0 (None, C1)) | _ -> C1)) | ((Some _) | None) -> (
      let v31 = (match { r2 = (let rec f25 q9 = 6 in f25) } with | ({ r2 } | { r2 }) when (if true then true else (false && true)) -> (
        let n28 = ((String.length "12") + (match v3 with | ((C0 _) | C1) -> 1 | (C1 | C1) -> 9)) + (( - ) ((-3) mod (15 lor 1)) (1 / 16)) in
        let n29 = n28 in
        note_int n29;
        (n29, [])) | ({ r2 } | { r2 }) -> (
        let v30 = (-2) >= (r2 (13 + 12)) in
        (mix (if v30 then 1 else 0); note_end 0);
        ((11 - 17), []))) in
      let n52 = (match v3 with | C0 (q32, ((C0 (q33, q34)) | (C0 (q33, q34)))) -> (
        let n35 = 11 in
        (try (q9 (List.compare_lengths [] [])) with | _ -> (-5683))) | C0 (None, ((C1 as w36) | (C1 as w36))) -> (
        let c38 = ((float 1)) -. (float 1) in
        let c39 = (let v37 = (try (Some 18) with | _ -> None) in 1e16) -. ((float 1)) in
        let c40 = (float 1) +. (c39) in
        let c41 = (let v37 = (try (Some 18) with | _ -> None) in 1e16) -. (c39) in
        let c42 = c39 *. (c39) in
        note_float c42;
        max (compare v3 w36) (10 * 9)) | C0 (((Some _) | None), C1) -> (
        -1) | (C1 | C1) -> (
        let n44 = 17 in
        note_int n44;
        let a45 = create_array (hide 0 11) (-2.0) in
        let rec loop49 i46 n50 s47 =
          if i46 <> n50 then (
            if (fun p48 -> true || false) ((); (Array.make 2 8)) then loop49 (i46 + 1) n50 (a45.(i46) -. (s47)) else s47
          ) else
            s47
        in
        let n51 = loop49 0 (hide 0 11) 10.0 in
        note_float n51;
        Array.length a45)) in
      (fun p53 -> C0 (None, C1)) (try (n52, false, 100.75) with | _ -> (n52, true, (-0.5)))) | ((Some q54) | (Some q54)) -> (
      let n71 = (match [] with | ((_ :: _) | []) -> (
        let n57 = q54 in
        let n58 = n57 in
        (n58 + n57) / 2) | (((-2147483647) | _) :: _) -> (
        let n59 = q54 in
        let n60 = n59 in
        note_int n60;
        (match v3 with | ((C0 (q61', q62)) | (C0 (q61', q62))) -> (n60 * n60) | (C1 | C1) -> n60)) | ((q63 :: q64) | ((-1 as q63) :: ([] as q64))) -> (
        let x65 = ((100.75 *. (-2.0)) +. (tick_float 0 10.0)) +. (match q64 with | ([] | []) -> 100.75 | ((_ :: _) | (_ :: _)) -> (0.0 -. 100.75)) in
        (q63 * 36) - q63) | (((-1) | 8) :: (q66 :: q67)) -> (
        let n68 = 4 in
        r2 2147483646) | ((q69 :: q70) | ((q69 :: _) as q70)) -> (
        q54)) in
      note_int n71;
      v3)) in
    (try (
      let s74 = ref [] in
      let i73 = ref 0 in
      while !i73 < 7 do
        (
          let x76 = min (floor 100.75) (ceil (let v75 = 3.25 in v75)) in
          let v78 = (match !s74 with | ([] | (_ :: _)) -> ((0 - (-4097)) < 17) | ((q77 :: v3) | (q77 :: ([] as v3))) -> (4 > 6)) || ((not true) < (x76 < x76)) in
          (mix (if v78 then 1 else 0); note_end 0);
          ());
        s74 := (!i73 :: (if false then [] else [])); i73 := !i73 + 1
      done;
      let n79 = !s74 in
      (mix_1 5 n79; note_end 0);
      let n89 = (match v72 with | (C1 | (C0 (None, (C0 (_, _))))) -> (
        (if ((); true) then raise Not_found else (2 mod (-3)))) | C0 (((Some _) | None), (C0 (q80, _))) -> (
        let n81 = 11 in
        let n82 = n81 in
        note_int n82;
        (List.compare_lengths [] n79) * (match q80 with | (None | None) -> 13 | Some (0.5 | _) -> n82 | Some (1.0 | 0.0) -> n82 | ((Some _) | None) -> n82)) | ((C0 (_, _)) | C1) -> (
        (let v84 = true in q9 12)) | (C1 | (C0 (_, C1))) -> (
        assert (compare (try (min (6 + 10) (min (-3) 5)) with | _ -> 7197) (try (min (6 + 10) (min (-3) 5)) with | _ -> 7197) = 0);
        (-1073741824) - (let _v85' = Ok (ref (-10.0)) in -1)) | (C1 | (C0 (_, _))) -> (
        (if 0.5 < 3.25 then (let v86 = ref None in 20) else (match v3 with | ((C0 (_, _)) | C1) -> 3 | (C1 | (C0 (_, _))) -> 5)))) in
      (if n89 > n89 then (if false then ()))) with | Not_found -> (match v3 with | ((C0 (q90, q91)) | (C0 ((None as q90), _) as q91)) -> () | (C1 | (C0 ((Some _), _))) -> () | ((C0 (_, q92)) | (C1 as q92)) -> ()));
    (let _v98 = if true then (fun p93 p94 -> 2.0) else (let rec f97 p95 p96 = 10.0 in f97) in if false then 1 else 8))) in
  (if 2.0 = 2.0 then (if true then [] else []) else (match v3 with | ((C1 as w100) | (C0 (_, _) as w100)) -> [] | (C1 | C1) -> []))))
let () = (mix_1 5 v101; note_end 0)
let () = ()
