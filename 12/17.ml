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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y85 :: y86) -> mix 1; mix y85; mix_0 (d - 1) y86
and mix_1 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_2 d (v : (int * float * float * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y87 :: y92) -> mix 1; (let (m88, m89, m90, m91') = y87 in mix m88; mix_float m89; mix_float m90; mix m91'); mix_2 (d - 1) y92
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec build11 p12 p13 =
  if p12 <= 0 then [] else
    p12 :: (build11 (p12 - 1) (let (q14, _) = ({ r0 = p13 }, p12) in p13))
in
let v15 = build11 (hide 1 8) (float 10) in
(mix_0 5 v15; note_end 0);
(mix_0 5 v15; note_end 0);
let v17 = build11 5 (match v15 with | [] when ((2.0 *. 0.0) = (0.0 -. (-100.75))) -> 0.5 | [] -> 0.5 | ((q16 :: _) | (q16 :: _)) -> (-2.0)) in
(mix_0 5 v17; note_end 0);
let v34 = (try (
  let a18 = (match v17 with | [] -> (Array.make 16 (-3.25)) | ((q19 :: q20) | (q19 :: q20)) -> (Array.make 16 1.5)) in
  let s22 = ref 1.5 in
  for i21 = 0 to 16 - 1 do
    s22 := (((!s22) +. a18.(i21)) +. !s22)
  done;
  let n23 = !s22 in
  note_float n23;
  (if true then 15 else 6) >= (let o24 = 0 in let o25 = 9 in let o26 = -3 in let o27 = 19 in let ( ^ ) a b = a * 2 - b and ( >= ) a b = (a lsl 1) + b in o24 >= o25 ^ o26 >= o27)) with | Invalid_argument _ -> ((-1) == 18) | Failure q28 -> (let _v32 = (let rec f31 p29 p30 = 1.0 in f31) in false) | Not_found -> ("\000\255x" < "tail \" end") | Match_failure _ -> ("\000\255x" >= "12") | E0 q33 -> ("\000\255x" < "tail \" end") | E1 -> true) in
let x35 = 0.0 in
note_float x35;
let a36 = create_array 8 20 in
let rec loop38 i37 n39 =
  if i37 >= n39 then () else (
    (a36.(i37) <- i37);
    loop38 (i37 + 1) n39
  )
in
loop38 0 (hide 1 8);
(mix_ints a36 0 8; note_end 0);
let v41 = (fun p40 -> if "b c" > "tail \" end" then (not p40) else (let v34 = (x35, x35) in p40)) (if false then (if v34 then v34 else v34) else ({ r0 = x35 } <> { r0 = x35 })) in
(mix (if v41 then 1 else 0); note_end 0);
let v76 = (match (try { r0 = x35 } with | _ -> { r0 = x35 }) with | { r0 = 1.0 } -> (
  let v55 = (match (try (max (if v34 then { r0 = x35 } else { r0 = x35 }) { r0 = x35 }) with | _ -> { r0 = x35 }) with | ({ r0 = (0.5 as w42) } as w43) -> (
    let x44 = (0.0 /. 0.0) -. (float_of_int 65536) in
    note_float x44;
    { r0 = 0.0 }) | { r0 = 0.0 } -> (
    let n45 = (((-2) lsr 9) + (-1)) + (-10) in
    note_int n45;
    ((a36.(7) <- 19); (match v17 with | [] -> { r0 = x35 } | (q46 :: []) -> { r0 = x35 } | ((-2147483648) :: (q47 :: q48)) -> { r0 = 1.0 } | ((7 | (-2147483647)) :: (q49 :: q50)) -> { r0 = x35 } | (0 :: (7 :: _)) -> { r0 = x35 } | (0 :: (4 :: _)) -> { r0 = (-10.0) } | (0 :: (_ :: q51)) -> { r0 = 1.0 } | (_ :: (q52 :: _)) -> { r0 = (-0.0) } | [] -> { r0 = x35 }))) | ({ r0 = _ } | { r0 = _ }) -> (
    let n53 = truncate 1e999 in
    let unused54' = build11 4 (0.5 *. x35) in
    { r0 = x35 })) in
  let n64 = (let _v56 = -3 in (match v55 with | ({ r0 = 0.5 } as w57) -> (match v55 with | { r0 = q58 } -> _v56) | ({ r0 = q59 } as w60) -> (let o61 = _v56 in let o62 = _v56 in let o63 = _v56 in let ( land ) a b = (a lsl 1) + b and ( >>= ) a b = a lxor (b + 1) in o61 >>= o62 land o63))) in
  note_int n64;
  ref (n64 > 15)) | { r0 = 0.5 } when (not v34) -> (
  ref (20 <= 10)) | { r0 = 0.5 } -> (
  let n65 = 15 in
  fst ((ref v41), [])) | ({ r0 = q66 } | { r0 = q66 }) -> (
  let a73 = (match v17 with | ([] | []) -> (Array.mapi (let rec f68 p67 q66 = Array.length a36 in f68) (Array.sub a36 0 1)) | (0 :: ([] as w69')) -> [|(17 + (-3))|] | (0 :: (_ :: q70)) -> (min (create_array 1 (-2)) [|3|]) | (_ :: q71) -> (let v72 = Array.copy (Array.make 6 'a') in Array.make 1 14)) in
  (match v17 with | ([] | []) -> (try (if v41 then raise E1 else (ref v41)) with | E1 -> (ref v34) | _ -> (ref v41)) | (q74' :: q75) -> (ref v41)))) in
(mix_1 5 v76; note_end 0);
let rec build77 p78 p79 =
  if p78 <= 0 then [] else
    (try ((); (p78, 1.5, x35, 0)) with | _ -> (p78, x35, x35, p78)) :: (build77 (p78 - 1) (try { r0 = x35 } with | _ -> { r0 = x35 }))
in
let v83 = build77 (hide 0 8) (match v17 with | [] -> { r0 = (-3.25) } | (_ :: []) -> { r0 = x35 } | ((_ :: (_ :: _)) | []) -> { r0 = x35 }) in
(mix_2 5 v83; note_end 0);
let v84 = build77 6 { r0 = x35 } in
(mix_2 5 v84; note_end 0);
(mix_2 5 v84; note_end 0);
(mix_2 5 v84; note_end 0);
(mix (if v41 then 1 else 0); note_end 0);
(mix_0 5 v15; note_end 0);
(mix (if v34 then 1 else 0); note_end 0);
(mix_1 5 v76; note_end 0);
note_float x35;
(mix_2 5 v83; note_end 0);
()
