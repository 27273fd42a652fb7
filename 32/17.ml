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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y145 } -> mix_float y145
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v19 = ref (let v11 = if (try (Printf.sprintf "<%b>" true) with | Invalid_argument q7 -> q7 | Division_by_zero -> "tail \" end" | Failure c3 -> c3 | Match_failure _ -> "tail \" end" | E0 3 -> "b c" | E0 q8 -> "" | E1 -> "tail \" end" | _ -> "12") >= "v" then (if 100.75 < c4 then ((let rec f10 p9 = p9 in f10) 16) else (-18)) else ((match Array.make 8 c3 with | _ -> ()); (int_of_float c6')) in { r0 = (let (q17, q18) = (try (try (v11, (fun p12 -> p12)) with | _ -> (2, (let rec f14 p13 = p13 in f14))) with | _ -> (v11, (let rec f16 p15 = p15 in f16))) in c4) }) in
List.fold_left (let rec f21 () p20 = if false then () else () in f21) () [];
let v36 = (match [] with | [] -> (let v23 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (c4, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q22 } -> (0.0, 14)) in (match v23 with | (1.0, q24) when q24 < (-8426) -> { r0 = c5 } | (1.0, q25) -> { r0 = c6' } | (q26, 1) -> { r0 = c5 } | (_, 2) -> { r0 = c5 } | (q27, q28) -> { r0 = 1.0 })) | (q29 :: (([] as w30) | ([] as w30))) -> { r0 = (let v31 = 0.0 in c3) } | ((q32, c4) :: (q33 :: q34')) -> { r0 = (let v35 = c4 in c2) }) in
let f42 = (match Array.mapi (fun p37 p38 -> -1.0) (Array.make 8 (-3)) with | q39 -> (let _v40 = ((); false) in fun p41 -> _v40)) in
let x43 = 0.0 /. 0.0 in
let n44 = ((((((0) + (if x43 = x43 then 48 else 0)) + (if (let { r0 = _ } = { r0 = c5 } in c4) <> x43 then 82 else 0)) + (if (3.25 +. (-0.5)) < x43 then 10 else 0)) + (if x43 > x43 then 42 else 0)) + (if c1 <= x43 then 69 else 0)) + (if x43 >= v36.r0 then 10 else 0) in
let n45 = n44 in
note_int n45;
let n48 = show_int 14 (if (let v46 = 3.25 in false) then (let v47 = n45 in 8) else (n45 mod 2147483647)) in
let _ = Array.init 4 (fun p49 -> (fabs x43) *. (coarse (tan (limit c3 (-1.0) 1.0)))) in
let x74 = (match { r0 = (float n48) } with | { r0 = 0.5 } -> (
  let unused50 = ((float n45) *. (-0.0)) *. 0.5 in
  let a51 = [|c5; c5; c6'; c6'|] in
  let s53 = ref c4 in
  for i52 = 0 to (hide 1 4) - 1 do
    a51.(i52) <- (a51.(0) +. (!s53));
    s53 := (a51.(i52) +. ((!s53) -. a51.(0)))
  done;
  let n54 = !s53 in
  note_float n54;
  ( *. ) (c5 *. x43) (n54 *. n54)) | { r0 = (0.5 as w55) } -> (
  w55 *. (try 2.2250738585072014e-308 with | _ -> 2.0)) | { r0 = q56 } -> (
  let x71 = (try (
    let c57 = ((if false then c1 else x43) +. 1.5) +. (((if false then c1 else x43) +. 1.5)) in
    let c58 = c57 -. (((if false then c1 else x43) +. 1.5)) in
    let c59 = (x43) +. x43 in
    let c60 = c58 -. (c57) in
    let c61 = c58 *. (((if false then c1 else x43) +. 1.5)) in
    let c62 = (x43) *. c59 in
    let c63 = x43 -. (x43) in
    let c64 = (c59) +. x43 in
    let c65 = (c59) *. c57 in
    note_float c65;
    v36.r0) with | Division_by_zero -> 3.25 | Failure q66 -> 0.0 | Match_failure _ -> c6' | E0 2 -> c6' | E0 5 -> (x43 -. c6') | E0 q67 -> (let v70 = fun p68 p69 -> (q67, c2, "\000\255x") in c6') | E1 -> 3.25) in
  (match v36 with | { r0 = 1.0 } -> (float_of_string "1.0") | { r0 = 0.0 } -> (min x71 x43) | { r0 = q72 } -> (let v73 = { r0 = q56 } in -0.5)))) in
let s82 = if (match ((); (n45, ('\255', x74, ' ', false))) with | ((-2147483647), q75) -> ((let rec f77 p76 = p76 in f77) false) | (8, q78) -> (true <> false) | (3, (_, q79, _, q80)) -> false | (_, f42) -> ((n45 + 4096) >= n45)) then (match v36 with | { r0 = 0.5 } -> (match v36 with | { r0 = 0.0 } -> "tail \" end" | { r0 } -> "b c") | { r0 } -> (let v81 = c3 in "")) else "ducfgfsavgb" in
(mix_string s82; note_end 0);
(let ((c5, _, q121, { r0 = q122 }) as w123) = (try ((match v36 with | { r0 = q83 } -> ()); (try (if true then raise (E0 1) else (false, n44, (fun p84 p85 p86 -> s82), { r0 = c6' })) with | Invalid_argument q87 -> (true, n48, (let rec f91 p88 p89 p90 = q87 in f91), v36) | Failure _ when (((n45 - (-4097)) < n48) && (not false)) -> (false, n48, (let rec f95 p92 p93 p94 = "\000\255x" in f95), { r0 = c5 }) | Not_found -> (true, n48, (let rec f99 p96 p97 p98 = s82 in f99), { r0 = c6' }) | Match_failure _ -> (false, n45, (let rec f103 p100 p101 p102 = s82 in f103), { r0 = 2.0 }) | E0 (3 as w104) -> (true, 8, (let rec f107' c3 p105 p106 = s82 in f107'), { r0 = (-100.75) }) | E0 q108 -> (false, q108, (let rec f112 p109 p110 p111' = "" in f112), { r0 = 3.25 }) | _ -> (true, n45, (let rec f116 p113 p114' p115 = s82 in f116), v36))) with | _ -> (false, n48, (let rec f120 p117' p118 p119 = "12" in f120), v36)) in v19 := { r0 = q122 });
let n124 = (match v36 with | { r0 = f42 } -> (n45 land n48)) + (if '\255' == 'z' then ((lxor) n48 n45) else n45) in
let v129 = (let v125' = x43 in if false && false then (match v36 with | { r0 = 0.0 } -> None | { r0 = 0.0 } -> None | { r0 = q126 } -> None | exception Invalid_argument q127 -> None | exception Division_by_zero -> None | exception Failure _ -> None | exception E0 q128 -> None | exception E1 -> None) else (Option.join None)) in
let n130 = n45 in
note_int n130;
let n133 = (try (
  let v131 = if (false || false) && (n124 >= n124) then raise (E0 ((n45 - n130) / 10)) else false in
  (mix (if v131 then 1 else 0); note_end 0);
  n45 / 1) with | E0 (-2) -> n45 | E0 _ -> ((fun p132 -> n48) true)) in
let n137 = n133 * (snd (match v129 with | None -> (false, n133) | ((Some q134) | (Some q134)) when q134 <> (-7) -> (false, n130) | ((Some q135) | (Some q135)) -> (false, q135) | Some q136 -> (true, n130) | None when (snd (n124, true)) -> (false, 9) | _ -> (true, 7))) in
note_int n137;
let s139 = ref 2147483647 in
let s140 = ref 0 in
let i138 = ref 0 in
while !i138 < 12 do
  let u141 = !s139 + 715827883 in
  let u142 = !s140 + (if !s139 < !s139 + 715827883 then 1 else 3) in
  s139 := u141; s140 := u142; i138 := !i138 + 1
done;
let n143' = !s139 in
let n144 = !s140 in
note_int n143';
note_int n144;
note_int n48;
note_int n137;
(mix_0 5 v19; note_end 0);
note_int n130;
note_float c4;
note_float x43;
note_int n133;
(mix_string s82; note_end 0);
()
