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
let rec show_int k x = print_byte (65 + k); x
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
let rec mix_0 d (v : bool t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_1 d (v : float t0 t0) =
  if d > 0 then
    match v with
    | { r0 = y125 } -> mix_float y125
and mix_2 d (v : char t0 t0) =
  if d > 0 then
    match v with
    | { r0 = y126 } -> mix_float y126
and mix_3 d (v : ((float * char * int * char) * int * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y127 :: y135') -> mix 1; (let (m128, m133, m134) = y127 in (let (m129, m130, m131, m132) = m128 in mix_float m129; mix (Char.code m130); mix m131; mix (Char.code m132)); mix m133; mix_float m134); mix_3 (d - 1) y135'
and mix_4 d (v : (int * int t0) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m136, m137) = !v in mix m136; mix_6 (d - 1) m137)
and mix_5 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y138 } -> mix_float y138
and mix_6 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y139 } -> mix_float y139
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v22 = ref (let v10 = if (try (Printf.sprintf "<%b>" true) with | Invalid_argument q7 -> q7 | Division_by_zero -> "tail \" end" | Failure c3 -> c3 | Match_failure _ -> "tail \" end" | E0 3 -> "b c" | E0 q8 -> "" | E1 -> "tail \" end" | _ -> "12") >= "v" then (if 100.75 < c4 then ((fun p9 -> p9) 0) else (-18)) else ((match Array.make 8 c3 with | _ -> ()); (int_of_float c6')) in { r0 = (let (_, _) = (try (try (v10, (fun p11 -> p11)) with | _ -> (2, (fun p12 -> p12))) with | Failure q13 -> (v10, (fun p14 -> v10)) | Not_found -> ((-3), (fun p15 -> p15)) | E0 (6 as w16) -> (14, (fun p17 -> p17)) | E0 8 -> (v10, (fun p18 -> v10)) | E0 (-2147483648) -> (v10, (fun p19 -> v10)) | E0 _ -> (16, (fun p20 -> p20)) | E1 -> (v10, (fun p21 -> p21))) in c3) }) in
(mix_0 5 v22; note_end 0);
let n26 = (match (let v23 = 0.5 in (match { r0 = v23 } with | { r0 = 0.5 } -> { r0 = c5 } | { r0 = q24 } -> { r0 = c5 })) with | { r0 = q25 } -> (show_int 10 (-4451))) in
prerr_int (-2);
prerr_byte 32;
prerr_float (10.0 /. (1.5 -. c5));
prerr_newline ();
let v28 = (let v27 = (1.5 = c2) && ((n26 + 1073741824) < n26) in (n26, (n26 + 12))) in
let v31 = (if ((String.iter (fun p29 -> ()) "qhb"); (not ((n26 + (-2147483648)) >= n26))) then (if (try (if true then c2 else (-0.5)) with | _ -> c3) = (max c4 100.75) then (int_of_float c5) else ((-15) / ((let _v30 = c3 in 20) lor 1))) else (-1)) > 2 in
(mix (if v31 then 1 else 0); note_end 0);
let x39 = (let _v38 = (let (q32, q33, q34) = ({ r0 = c6' }, n26, (Array.make 4 20)) in Array.fold_left (fun p35 p36 -> p35) (fun p37 -> c6') q34) in 0.5) in
let f43 = fun p40 p41 p42 -> n26 in
let x44 = 0.0 /. 0.0 in
let n45 = ((((((0) + (if x44 = x44 then 57 else 0)) + (if x44 <> (if true then x39 else c6') then 22 else 0)) + (if x44 < x44 then 23 else 0)) + (if (c2 /. c5) > x44 then 50 else 0)) + (if (10.0 *. c3) <= x44 then 94 else 0)) + (if x44 >= 2.2250738585072014e-308 then 92 else 0) in
let v47 = (if Option.equal (fun c5 p46 -> v31) None None then n26 else (n45 lsr 3)) <> ((if v31 then ()); 723) in
let a48 = Array.make (hide 1 8) ((); n45) in
(mix_ints a48 0 8; note_end 0);
let v49 = [] in
let v47 = (((a48.(7) <- (-1)); (v22 := { r0 = c6' })); (fun p50 -> (match { r0 = x44 } with | { r0 = 0.5 } -> (n45, (0.5, n45, 8, n45), x44, n45) | { r0 = q51 } -> (n45, (x39, 18, n26, 3), c3, n26)))) in
(try (
  let v52 = if v31 || v31 then v31 else ((floor 0.5) > (-. 3.25)) in
  let v85 = (match (match (let _v53 = Array.make 4 n45 in v28) with | ((6, 8) as w54) -> { r0 = 1.0 } | ((9, q55) | (q55, 8)) -> { r0 = 0.5 } | (q56, 5) -> (let v57 = fun v49 -> { r0 = x39 } in { r0 = c3 }) | ((_, 3) as w58) -> { r0 = (-1.5) } | ((-3), q59) -> (let _v60 = q59 in { r0 = x44 }) | (v52, q61) -> (let _v62 = 7 in { r0 = x44 })) with | { r0 = (0.5 | 0.5) } -> (
    { r0 = (if v31 then c5 else c5) }) | { r0 = q63 } -> (
    let rec f64 p65 p66 =
      if p65 < 1 then
        (if false then ' ' else '0')
      else (
        if (n45 / (p65 lor 1)) <= a48.(5) then raise E1 else (let r67' = f64 (p65 - 1) p66 in r67')
      )
    in
    let v68 = f64 9 (6 / 100) in
    (mix (Char.code v68); note_end 0);
    let unused69 = (int_of_float c6') / (n45 lor 1) in
    min (let { r0 = _ } = { r0 = q63 } in { r0 = x39 }) ((); { r0 = 3.25 })) | ({ r0 = _ } | { r0 = 0.0 }) when ((n45 >= n45) && (n45 = 19)) -> (
    let n81 = (try (
      let _ = x39 in
      let f79 = (try (fun n45 p70 (q71', q72, q73', _) -> a48.(7)) with | _ -> (let (v31 :: q74) = min [] [] in ((); (fun p75 p76 (_, q77, _, q78) -> 15)))) in
      (let { r0 = q80' } = List.find (fun { r0 = _ } -> v52) [] in a48.(0))) with | Match_failure _ -> (n45 lsr 18)) in
    { r0 = 1.0 }) | _ -> (
    (try (match v28 with | (((8, 1) as w82) | ((_, _) as w82)) -> { r0 = x44 } | (7, 1) -> (if false then { r0 = x39 } else { r0 = c6' }) | (5, 1) -> { r0 = 0.5 } | (_, 1) -> (match v49 with | [] -> { r0 = 0.0 } | [] -> { r0 = x39 } | (_ :: q83) -> { r0 = c4 }) | (q84, _) -> { r0 = x44 }) with | _ -> { r0 = x39 }))) in
  (mix_1 5 v85; note_end 0);
  (if if v52 then raise Not_found else true then (a48.(7) <- n45))) with | Invalid_argument q86 -> (match v49 with | [] -> () | (q87 :: _) -> ()) | Not_found -> (v22 := { r0 = x44 }) | E1 -> (let { r0 = _ } = { r0 = (-1.5) } in ()));
let v89 = ((fun p88 -> float_of_int 18) (-17)) > (float_of_int (if true then n26 else 16)) in
let v97 = (try (ref (match v49 with | [] -> (n45, { r0 = x44 }) | (q90 :: ([] | [])) -> (n45, { r0 = x39 }) | (q91 :: (x44 :: q92)) -> (match q91 with | (_, _, 0.5) -> (n45, { r0 = 10.0 }) | (q93, q94, q95) -> (2, { r0 = x39 })))) with | _ -> ((fun p96 -> ((); (ref (p96, { r0 = c4 })))) (-8))) in
let f101 = fun p98 p99 p100' -> { r0 = p100' } in
let n108 = (let _v102 = n45 - 14 in _v102) / ((let (q103, q104, _) = ([], (-3), n45) in (let o105 = q104 in let o106' = 3 in let o107 = n45 in let ( <=> ) a b = a lxor (b + 1) and ( $ ) a b = (a lsl 1) + b and ( lxor ) a b = a lxor (b + 1) in o105 <=> o106' lxor o107)) lor 1) in
let v122 = (match { r0 = (-. x44) } with | { r0 = 1.0 } -> (
  let (q111, q112') = ((String.length (part ((clip ((clip "\000\255x") ^ "a")) ^ (let v110 = fun ({ r0 = _ } as w109) -> [] in "")) (n108 + n108) (List.length []))), (-4096.0)) in
  let n121 = (try (
    let _ = -(10 + (4 * 18)) in
    let v118 = (let s113 = (let (n108, q116) = ((fun p114 p115 -> p115), 0.0) in if v89 then "12" else "b c") in let i117 = q111 in if i117 >= 0 && i117 < String.length s113 then s113.[i117] else '\'') in
    (let v119 = v89 in 13) * 3) with | _ -> (let _v120 = Array.make 1 1.0 in n26)) in
  { r0 = ((); x44) }) | ({ r0 = 0.0 } | { r0 = _ }) -> (
  ((v97 := (n108, { r0 = c6' })); { r0 = x39 }))) in
(mix_2 5 v122; note_end 0);
((let (m123, m124) = v28 in mix m123; mix m124); note_end 0);
note_float c3;
note_int n26;
note_int n108;
note_float c2;
(mix_3 5 v49; note_end 0);
(mix_4 5 v97; note_end 0);
(mix (if v31 then 1 else 0); note_end 0);
()
