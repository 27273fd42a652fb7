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
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y94' } -> mix_float y94'
in
let v28 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let x24 = (try (try (
    let s22 = ref 2.0 in
    for i21 = 0 to 4 - 1 do
      (if i21 = 2 then raise E1);
      s22 := ((!s22 *. 2.0) +. (if false then !s22 else !s22))
    done;
    let n23 = !s22 in
    note_float n23;
    n23) with | E1 -> (if false then raise E1 else 0.5)) with | E1 -> (if true then (-1.0) else 3.25)) in
  note_float x24;
  let x25 = 0.0 /. 0.0 in
  let n26 = ((((((0) + (if x25 = (3.25 +. 1.5) then 71 else 0)) + (if x25 <> 2147483648.0 then 12 else 0)) + (if x25 < (try (if true then x24 else (-0.5)) with | _ -> x24) then 84 else 0)) + (if x25 > 1.5 then 99 else 0)) + (if (x25 /. (-3.25)) <= x25 then 2 else 0)) + (if x25 >= x25 then 62 else 0) in
  (if ((); false) then ((); { r0 = 0.5 }) else ((fun p27 -> { r0 = x25 }) n26)))) in
(mix_0 5 v28; note_end 0);
let f50 = (let { r0 = _ } = (try (let (_, _, q29) = (v28, 5, (Array.make 4 14)) in { r0 = (-10.0) }) with | _ -> (let v30 = { r0 = 10.0 } in { r0 = 100.75 })) in (match v28 with | { r0 = _ } -> (if false then (let rec f34 p31 p32 p33 = None in f34) else (fun p35' p36 { r0 = q37 } -> None)) | ({ r0 = (0.0 as w38) } as w39) -> (let _v42 = fun p40 p41 -> p40 in (let rec f46 p43 p44 p45 = None in f46)) | { r0 = q47 } -> (fun p48 p49 q47 -> None))) in
let a52 = [|(let v51 = (match v28 with | { r0 = 1.0 } -> 14 | ({ r0 = 0.5 } | { r0 = _ }) when false -> 10 | { r0 = 0.5 } -> (-1) | ({ r0 } | { r0 }) -> 13 | _ -> 1) in v28.r0)|] in
let x56 = -. (Array.fold_left (let rec f55 p53' p54 = p54 in f55) ((-3.25) -. 10.0) a52) in
note_float x56;
let n64 = (try (try (
  let rec loop60 i57 n61 s58 =
    if i57 < n61 then (
      (if i57 = 0 then raise (E0 (int_of_string (string_of_int s58))));
      loop60 (i57 + 1) n61 ((i57 lsl 12) + (match v28 with | { r0 = q59 } -> s58))
    ) else
      s58
  in
  let n62 = loop60 0 9 1 in
  note_int n62;
  n62) with | E0 _ -> (let { r0 = q63 } = { r0 = x56 } in 4)) with | _ -> (Char.code '\'')) in
let n72 = (try (try (
  let s66 = ref n64 in
  let i65 = ref 0 in
  while !i65 < 7 do
    (if !i65 = 3 then raise (E0 !i65));
    s66 := !s66; i65 := !i65 + 1
  done;
  let n67 = !s66 in
  note_int n67;
  n67) with | E0 (-3) -> n64 | E0 7 -> n64 | E0 (-2147483647 as w68) -> (let _v71 = (let rec f70 p69 = false in f70) in w68) | E0 _ -> (19 - n64)) with | _ -> (show_int 19 n64)) in
let c76' = (x56) -. x56 in
let c77 = ((x56 *. 10.0) *. (try (Array.fold_right (let rec f75' p73 p74 = 1.0 in f75') a52 x56) with | _ -> x56)) -. (((x56 *. 10.0) *. (try (Array.fold_right (let rec f75' p73 p74 = 1.0 in f75') a52 x56) with | _ -> x56))) in
let c78 = (c76') -. ((x56 *. 10.0) *. (try (Array.fold_right (let rec f75' p73 p74 = 1.0 in f75') a52 x56) with | _ -> x56)) in
let c79 = (c77) +. c78 in
note_float c79;
let n93 = (try (try (
  let rec loop90 i80 n91 s81 =
    if i80 < n91 then (
      (if i80 = 2 then raise (E0 (min i80 n72)) else if true <= true then raise (E0 (if true then 3 else s81)));
      loop90 (i80 + 1) n91 (let v88' = (let _v82 = s81 in fun p83 _v82 -> ((let rec f87 p84 p85 p86 = c79 in f87), _v82)) in (match { r0 = (-1.5) } with | { r0 = 1.0 } -> 1 | { r0 = (0.5 | 1.0) } -> i80 | { r0 = q89 } -> 14))
    ) else
      s81
  in
  let n92' = loop90 0 6 n64 in
  note_int n92';
  n92') with | _ -> n72) with | E0 9 -> (show_int 19 n64) | E0 c78 -> (n72 / (c78 lor 1))) in
(mix_0 5 v28; note_end 0);
note_int n72;
note_float c77;
note_float x56;
note_float c79;
note_int n64;
(mix_floats a52 0 1; note_end 0);
note_float c78;
()
