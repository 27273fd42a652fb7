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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y129 } -> mix_float y129
and mix_1 d (v : float array t0) =
  if d > 0 then
    match v with
    | { r0 = y130 } -> mix_float y130
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v19 = ref (let v11 = if (try (Printf.sprintf "<%b>" true) with | Invalid_argument q7 -> q7 | Division_by_zero -> "tail \" end" | Failure c3 -> c3 | Match_failure _ -> "tail \" end" | E0 3 -> "b c" | E0 q8 -> "" | E1 -> "tail \" end" | _ -> "12") >= "v" then (if { r0 = c4 } >= { r0 = 100.75 } then (-4097) else (try (0 - 7) with | Invalid_argument q9 -> 3 | Match_failure _ -> 7 | E0 _ -> 7 | E1 -> (-3))) else ((let _v10 = 8 in _v10) lsl (5 land 31)) in { r0 = (let (q17, q18) = (try (try (v11, (fun p12 -> p12)) with | _ -> (2, (let rec f14 p13 = p13 in f14))) with | _ -> (v11, (let rec f16 p15 = p15 in f16))) in c4) }) in
List.fold_left (let rec f21 () p20 = if false then () else () in f21) () [];
let v36 = (match [] with | [] -> (let v23 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (c4, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q22 } -> (0.0, 14)) in (match v23 with | (1.0, q24) when q24 < (-8426) -> { r0 = c5 } | (1.0, q25) -> { r0 = c6' } | (q26, 1) -> { r0 = c5 } | (_, 2) -> { r0 = c5 } | (q27, q28) -> { r0 = 1.0 })) | (q29 :: (([] as w30) | ([] as w30))) -> { r0 = (let v31 = 0.0 in c3) } | ((q32, c4) :: (q33 :: q34')) -> { r0 = (let v35 = c4 in c2) }) in
let f52 = (match (match v36 with | { r0 = 1.0 } -> (Array.map (fun c2 -> c6') (Array.make 8 c6')) | { r0 = _ } -> (List.fold_right (fun p37 p38 -> p38) [] (Array.make 8 10.0)) | { r0 = q39 } -> [|c4; q39; c4; c6'; c6'; 0.5; c2; 1.5|] | ({ r0 = q40 } | { r0 = q40 }) -> (List.fold_right (let rec f43 p41 p42 = p42 in f43) [] (Array.make 8 q40))) with | [|0.0|] -> (fun p44 -> true) | ([|q45|] | [|q45|]) -> (let rec f47 p46 = (let (_, _) = (true, c3) in false) in f47) | q48 -> (fun p49 -> (match v36 with | { r0 = _ } -> true | { r0 = (0.0 | 0.0) } -> false | { r0 = q50 } -> true)) | v19 when ({ r0 = c3 } > (if true then { r0 = c4 } else { r0 = c3 })) -> (fun p51 -> not true)) in
let f53 p54 c2 =
  let a56 = [|(let v55 = (match v36 with | { r0 = 1.0 } -> 14 | ({ r0 = 0.5 } | { r0 = _ }) when ((4 * 9) > (if false then 19 else 0)) -> 7 | { r0 = 0.5 } -> 1 | { r0 } -> 8 | _ -> (-2)) in float_of_string "-0.0")|] in
  let n57 = -2147483648 in
  0.0
in
let x63' = f53 (Array.init 2 (let rec f59 p58 = v36 in f59)) (let _v60' = 3.25 in (let rec f62 p61 { r0 = _ } = { r0 = c4 } in f62)) in
note_float x63';
let n65 = (match v36 with | { r0 = q64 } -> (-8)) in
let v70 = Array.fold_left (let rec f69 { r0 = q66 } p67 = (let _v68 = (try { r0 = x63' } with | _ -> v36) in (let c6' = p67 in { r0 = c2 })) in f69) { r0 = (0.0 +. c4) } (Array.make 3 (c6' > 0.5)) in
(mix_0 5 v70; note_end 0);
let cell71 = Array.make 1 0.0 in
let rec get72 p73 =
  cell71.(0)
in
let rec set74 p75 =
  cell71.(0) <- (cell71.(0)) +. p75;
  cell71.(0)
in
let x77 = set74 (match v70 with | { r0 = 0.0 } -> 0.0 | { r0 = 0.0 } -> c6' | { r0 = 0.0 } -> c5 | { r0 = q76 } -> c3) in
let x78 = set74 (get72 n65) in
note_float x78;
let x79 = set74 ((-2.0) *. c6') in
note_float x79;
print_int (Char.code (let { r0 = x77 } = { r0 = x63' } in '\n'));
print_byte 32;
print_float (if (fun p80' -> false) 19 then cell71.(0) else (x79 -. x77));
print_newline ();
let n82 = (-1377) - (if v70 > { r0 = x79 } then (List.compare_lengths [] []) else (try (let { r0 = q81 } = { r0 = c3 } in 13) with | _ -> n65)) in
let n83 = 1024 in
print_int ((int_of_float x63') / (n83 lor 1));
print_byte 32;
print_float (sqrt x78);
print_newline ();
let unused84 = Array.length cell71 in
v19 := { r0 = 2147483648.0 };
let n85 = -2 in
let v86 = { r0 = 3.25 } in
let v91 = if x79 = (max 1.0 c5) then ((let (q88, _, q89, q90) = (false, false, (fun p87 x78 n85 -> x63'), None) in ()); (true, { r0 = c3 }, n85)) else (true, { r0 = c6' }, n83) in
let v96 = { r0 = (match v91 with | (true, q92, q93) -> (get72 n83) | ((v70, q94, q95) | ((false as v70), q94, q95)) -> (-. c6')) } in
let v101' = ((); (let (q97, q98, { r0 = q99 }, _) = (v96, '\'', { r0 = x63' }, (Ok x79)) in ((Array.make 5 n83), (fun p100 -> p100)))) in
((let (m102, _) = v101' in mix_ints m102 0 5); note_end 0);
let x128 = (try (
  let a104 = (fun p105 -> Array.make 2 n82) c3 in
  let a106 = String.fold_left (fun p107 p108' -> p107) (Array.make 5 n85) "12" in
  let rec loop111 i109 n112 s110 =
    if i109 < 0 then s110 else (
      loop111 (i109 - 1) n112 ((a104.(0) * (s110)) + a106.(i109))
    )
  in
  let n113 = loop111 ((hide 0 5) - 1) (hide 0 5) n85 in
  note_int n113;
  let x126 = (match (match v101' with | (_, q114) -> (try (List.fold_left (fun (_, { r0 = q115 }, _) p116 -> (false, { r0 = x78 }, n83)) (((ref (Array.make 4 (-2.0))) > (ref (Array.make 4 x77))), { r0 = 0.0 }, (Char.code '\n')) ((n113 * n113) :: [])) with | _ -> (let v119 = Array.fold_right (fun p117 p118 -> p118) a104 ((n85, n85, true), 0, n113) in v91)) | ((q120, q121) as w122') when (q120.(wrap (n83 mod 10) 5) >= n113) -> (if (if true then c1 else 3.25) < 0.5 then ((((Array.make 6 n82), true) <= ((Array.make 6 n113), false)), { r0 = x79 }, 15) else (({ r0 = (-1.5) } < { r0 = x78 }), { r0 = x77 }, (truncate x78)))) with | (((true as w123), q124, c3) | ((true as w123), q124, c3)) -> v36.r0 | (false, _, q125) -> (if n83 > n113 then raise (Failure "a") else c6')) in
  (if (let { r0 } = v70 in false) then (get72 n82) else (-. 1.5))) with | Failure q127 -> (c4 *. x79)) in
(mix_0 5 v36; note_end 0);
note_float c6';
note_float c3;
(mix_1 5 v86; note_end 0);
note_float x63';
note_float x77;
(mix_floats cell71 0 1; note_end 0);
()
