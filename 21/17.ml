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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y79 } -> mix_float y79
and mix_1 d (v : (int * bool * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y80 :: y84) -> mix 1; (let (m81, m82, m83) = y80 in mix m81; mix (if m82 then 1 else 0); mix m83); mix_1 (d - 1) y84
and mix_2 d (v : int t0 t0) =
  if d > 0 then
    match v with
    | { r0 = y85 } -> mix_float y85
and mix_3 d (v : (float * int * float) t0) =
  if d > 0 then
    match v with
    | { r0 = y86 } -> mix_float y86
in
let v41 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let a21 = if false then (Array.make 2 { r0 = 0.0 }) else (Array.make 2 { r0 = (-1.5) }) in
  a21.(0) <- (max { r0 = 10.0 } (let (_, _, { r0 = q22 }, (_, q23)) = (11, 100.75, { r0 = 10.0 }, (false, 7)) in { r0 = q22 }));
  a21.(1) <- ((let _v24 = 1 in ()); (match { r0 = (-3.25) } with | { r0 = 0.0 } -> { r0 = 0.0 } | { r0 = q25 } -> { r0 = q25 }));
  let s27 = ref 0 in
  let i26 = ref 0 in
  while !i26 < 2 do
    s27 := (match a21.(!i26) with | { r0 = q28 } -> ((!s27) - !s27)); i26 := !i26 + 2
  done;
  let n29 = !s27 in
  note_int n29;
  let a30 = Array.mapi (let rec f33 p31 p32 = p32 in f33) (Array.make 10 None) in
  a30.(0) <- (if n29 <= n29 then (List.find_map (fun p34 -> None) []) else (if false then None else None));
  a30.(1) <- a30.(4);
  a30.(2) <- (let { r0 = q35 } = { r0 = (-3.25) } in if false then None else None);
  a30.(3) <- ((if true then ()); (Some { r0 = 2.0 }));
  let rec loop38 i36 s37 =
    if i36 >= 4 then s37 else (
      loop38 (i36 + 1) (match a30.(i36) with | (None | None) -> ((s37) - s37) | Some { r0 = 0.5 } -> ((s37 / 2147483647) - (s37)) | Some { r0 } -> ((s37) + i36))
    )
  in
  let n40 = loop38 0 n29 in
  note_int n40;
  { r0 = (if false then 0.5 else 100.75) })) in
let a42 = Array.init 3 (let rec f44 p43 = { r0 = 3.25 } in f44) in
a42.(0) <- ((List.iter (fun p45 -> ()) []); (let _v46 = 4 in { r0 = 2.0 }));
a42.(1) <- { r0 = (let v47 = 0.0 in -2.0) };
a42.(2) <- (snd (let a42 = { r0 = 0.0 } in ('0', { r0 = (-1.0) })));
let rec loop50 i48 n51 s49 =
  if i48 >= 0 then (
    loop50 (i48 - 1) n51 (match a42.(i48) with | { r0 = 0.5 } -> (7697 lxor (s49)) | { r0 = 0.5 } -> ((if true then s49 else 0) * (s49)) | { r0 = _ } -> (s49 * (s49)))
  ) else
    s49
in
let n52 = loop50 (3 - 1) 3 19 in
note_int n52;
let a53 = create_array 12 { r0 = 1.5 } in
a53.(0) <- ((let rec f55 p54 = { r0 = 0.0 } in f55) (try (if false then (Array.make 1 (-10.0)) else (Array.make 1 3.25)) with | Division_by_zero -> (Array.make 1 (-1.5)) | Failure q56 -> (Array.make 1 (-0.0)) | Not_found -> (Array.make 1 (-3.25))));
a53.(1) <- (let v57 = coarse (atan (limit (-0.5) (-9.0) 9.0)) in { r0 = v57 });
a53.(2) <- (max (try ((); { r0 = 1.0 }) with | _ -> { r0 = 0.0 }) (min { r0 = (-1.0) } { r0 = (-3.25) }));
a53.(3) <- (match (match v41 with | { r0 = q58 } -> { r0 = q58 }) with | { r0 = q59 } -> (match v41 with | (({ r0 = 0.5 } as w60) | ({ r0 = 0.0 } as w60)) -> { r0 = q59 } | { r0 = (0.5 as w61) } -> { r0 = w61 } | ({ r0 = 0.5 } | { r0 = 0.5 }) when (((); false) && (min false false)) -> { r0 = 100.75 } | { r0 = 0.5 } -> { r0 = q59 } | ({ r0 = q62 } as w63) -> { r0 = (-100.75) } | _ -> { r0 = q59 }) | { r0 = q64 } when q64 >= 0.0 -> (Array.fold_right (let rec f66 { r0 } p65 = p65 in f66) a53 { r0 = q64 }));
let rec loop70 i67 n71 s68 =
  if i67 >= 0 then (
    loop70 (i67 - 1) n71 (match a53.(i67) with | { r0 = 0.5 } -> ((s68) *. (s68 *. s68)) | { r0 = q69 } -> ((s68) *. ((); q69)))
  ) else
    s68
in
let n72 = loop70 ((hide 0 12) - 1) (hide 0 12) 1.5 in
note_float n72;
let a73 = ((); (Array.make 2 [])) in
a73.(0) <- (List.sort_uniq compare ((); []));
a73.(1) <- ((); ((n52, false, n52) :: []));
let s75 = ref n52 in
let i74 = ref 0 in
while !i74 < 2 do
  s75 := (match a73.(!i74) with | [] -> ((!s75) + !s75) | (q76 :: q77) -> ((-10) + (!s75))); i74 := !i74 + 2
done;
let n78 = !s75 in
note_int n78;
note_int n52;
note_int n78;
(mix_0 5 v41; note_end 0);
(mix_1 5 a73.(1); note_end 0);
(mix_2 5 a42.(2); note_end 0);
(mix_3 5 a53.(11); note_end 0);
()
