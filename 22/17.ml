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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y98 } -> mix_float y98
in
let v37 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let n21 = 18 in
  let x25 = (((0.0 /. 0.0) -. (float (try (1 + n21) with | _ -> n21))) -. (((float_of_int 7) +. (if true then (-1.0) else (-0.5))) *. (try (match (match n21 with | ((-1) | (-3)) -> { r0 = 0.5 } | 1 -> { r0 = (-100.75) } | (q22 | (0 as q22)) -> { r0 = 1.5 } | 1 -> { r0 = (-10.0) } | q23 -> { r0 = (-1.5) }) with | { r0 = 1.0 } -> (let { r0 = _ } = { r0 = 3.25 } in -2.0) | { r0 = 1.0 } -> (3.25 +. (-0.5)) | { r0 } -> (if true then raise (E0 n21) else r0)) with | E0 _ -> (min (-2.0) 0.5) | E1 -> (0.5 +. 1.5)))) -. (1.7976931348623157e308 /. (( /. ) (abs_float ((fun n21 -> 3.25) n21)) (let v24 = ref 1.5 in 100.75 -. 1.0))) in
  (match List.append [] [] with | [] -> { r0 = x25 } | ('a'..'m' :: _) -> (min { r0 = x25 } { r0 = x25 }) | (('n' :: q26) | (_ :: q26)) -> (match [] with | ([] | (_ :: _)) -> { r0 = 1.0 } | ((q27 :: ([] as w28)) as w29) -> { r0 = x25 } | (q30 :: (_ :: q31)) -> { r0 = x25 }) | ('a'..'m' :: q32) -> (let v33 = n21 in { r0 = x25 }) | ('n' :: _) -> (let v34 = x25 in { r0 = v34 }) | ((q35 :: q36) | (q35 :: q36)) -> { r0 = x25 }))) in
(mix_0 5 v37; note_end 0);
let v38' = if (let v39 = v37.r0 in true <> true) then v37 else v37 in
let rec loop42 i40 s41 =
  if i40 < 10 then (
    (v37.r0 <- (s41 +. (v38'.r0)));
    loop42 (i40 + 1) ((v37.r0) *. v38'.r0)
  ) else
    s41
in
let n44 = loop42 0 1.5 in
note_float n44;
let x45 = v37.r0 in
let v46 = if ((9 / 100) + (-1073741824)) < (0 - 7) then v38' else v38' in
let rec loop49' i47 s48 =
  if i47 < 10 then (
    (v38'.r0 <- ((v46.r0) +. s48));
    loop49' (i47 + 2) ((v38'.r0) *. v46.r0)
  ) else
    s48
in
let n51 = loop49' 0 x45 in
note_float n51;
let v52 = if ((-2) >= 4) && (not false) then v46 else v46 in
let s54 = ref x45 in
for i53 = (hide 1 10) - 1 downto 0 do
  v46.r0 <- (!s54 *. (v52.r0));
  s54 := ((v46.r0) -. v52.r0)
done;
let n55 = !s54 in
note_float n55;
let v56' = if (match { r0 = n44 } with | { r0 = 1.0 } -> ((); true) | { r0 = q57 } -> (100.75 <= q57)) then v37 else v46 in
let s59 = ref n55 in
for i58 = 0 to 10 - 1 do
  v37.r0 <- (!s59 *. (v56'.r0));
  s59 := (v56'.r0 *. (v37.r0))
done;
let n60 = !s59 in
note_float n60;
let v61 = if (17 * 13) <= (try (Char.code '\'') with | _ -> 6) then v56' else v38' in
let s63 = ref n60 in
let i62 = ref 0 in
while !i62 < 10 do
  v56'.r0 <- (!s63 *. (v61.r0));
  s63 := ((v56'.r0) -. v61.r0); i62 := !i62 + 1
done;
let n64 = !s63 in
note_float n64;
let n96 = min (if (match ((String.iter (fun p65 -> ()) "12"); (17, ('\'', n60, '\'', false))) with | (1, q66) -> (let _v69 = (match Ok (Array.make 5 16) with | Ok n55 -> 14 | (Error q67 as w68) -> (-1)) in (match q66 with | ('a'..'m', _, q70, _) -> true | (_, q71, q72, q73) -> q73)) | (9, q74) -> (let v80 = (let (_, q77, q78, { r0 = _ }) = (true, 2, (fun p75 q74 p76 -> "tail \" end"), { r0 = n64 }) in (let rec f79 v56' = { r0 = n51 } in f79)) in 5 > 18) | (((-2147483648), q81) as w82) -> ((9 + 0) <> (match { r0 = 2.0 } with | ({ r0 = q83 } | { r0 = q83 }) -> 6)) | (q84, q85') -> (try (not (n64 = 0.5)) with | _ -> (not false))) then (min (if 10.0 = n64 then (let _v86 = { r0 = 1.5 } in 13) else (12 land 8)) (-2)) else (-(( - ) (List.fold_right (fun p87 p88 -> p88) [] 17) (let _v89 = n64 in 12)))) ((match v61 with | ({ r0 = 0.5 } as w90) -> (min (13 - 18) (( * ) (-2) 6)) | { r0 = _ } -> (if 1 != 19 then ((-3) mod (19 lor 1)) else (- 16))) lsr ((let o91 = (match v38' with | { r0 = v52 } -> 12) + (4 / 100) in let o92 = if '\255' == 'z' then ((lxor) 1 8) else ((let rec f94 p93 = 4 in f94) true) in let o95 = -20 in let ( lsr ) a b = (a lsl 1) + b in o91 lsr o92 lsr o95) land 31)) in
let x97 = 3.25 in
note_float x97;
print_int (-2147483648);
print_byte 32;
print_float n55;
print_newline ();
(mix_0 5 v52; note_end 0);
note_float n51;
note_float n64;
(mix_0 5 v61; note_end 0);
note_float n44;
note_float n55;
()
