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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y82, y83) -> mix 0; mix_1 (d - 1) y82; mix_0 (d - 1) y83
    | C1 -> mix 1
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y84 -> mix 1; mix_float y84
let n3 = (try (try (
  let s1 = ref 18 in
  let i0 = ref 0 in
  while !i0 < 4 do
    (if !i0 = 1 then raise (E0 100.75) else if "" > "" then raise (E0 (float_of_string "100.75")));
    s1 := ((fst (!s1, !s1)) * 30); i0 := !i0 + 1
  done;
  let n2 = !s1 in
  note_int n2;
  n2) with | _ -> ((-3) / 100)) with | _ -> ((-3) + 6))
let v11 = (match ((mix n3); C1) with | C0 (q4, (C0 (q5, q6))) -> q6 | C0 (q7, C1) -> C1 | (C1 | C1) -> (C0 (None, (match C1 with | ((C0 (None, (C0 (_, q8)))) | (C0 (None, (C0 (_, _))) as q8)) -> C1 | C0 ((Some q9), (C0 (_, _) as w10)) -> C1 | (C1 | (C0 (_, C1))) -> C1 | C1 -> C1))))
let x20 = (try (try (
  let n17 = (hide 0 5) in
  let rec loop16 i12' s13 =
    if i12' < n17 then (
      (if i12' = 7 then raise (E0 (if true then 1.0 else s13)));
      loop16 (i12' + 1) (let (_, q15) = (8, (fun p14 -> -2)) in -0.0)
    ) else
      s13
  in
  let n18 = loop16 0 (-3.25) in
  note_float n18;
  n18) with | E0 0.5 -> (float_of_int n3) | E0 q19 -> (if false then q19 else 2.0)) with | _ -> (1.5 /. 10.0))
let () = note_float x20
let x56 = (try (try (
  let rec loop47 i21 s22 =
    if i21 >= 4 then s22 else (
      (if i21 = 4 then raise (E0 ((fun p23 -> s22) (Array.make 1 s22))) else if "" >= "b c" then raise (E0 0.0));
      loop47 (i21 + 1) (match v11 with | ((C0 (q24, q25)) | (C0 (q24, q25))) -> (try (if true then s22 else s22) with | _ -> x20) | ((C0 (q26, q27)) | (C0 (_, (C0 (q26, _) as q27)))) when (match q27 with | C0 (q28, q29') -> (q29' <> q29') | C0 (q30, ((C0 (q26, q31)) | (C0 (q26, _) as q31))) when ((let v32 = () in s22) = (if true then s22 else s22)) -> (let { r2 = q34 } = { r2 = (fun p33 -> 10) } in false) | (C1 | C1) -> (n3 > i21) | _ -> (match v11 with | C0 (None, q35) -> false | (C0 ((Some 1.0), q36) as w37) -> false | ((C0 ((Some q38 as w39), q40)) | (C0 ((Some q38 as w39), q40))) -> true | ((C1 as w41) | (C1 as w41)) -> false)) -> (floor x20) | C0 (q42, _) when (let v46 = fun p43 p44 p45 -> p43 in Option.is_none None) -> (if true then s22 else s22) | C1 -> s22 | _ -> (( *. ) s22 s22))
    )
  in
  let n49 = loop47 0 3.25 in
  note_float n49;
  n49) with | E0 q50 -> (try (let q50 = ("b c", n3) in x20) with | _ -> q50)) with | _ -> (let v55 = ((let rec f54 p51 p52 p53 = 1 in f54), '\'', n3) in x20))
let n63 = (try (try (
  let s58 = ref 9 in
  for i57 = 0 to (hide 0 5) - 1 do
    (if i57 = 2 then raise (E0 (x56 *. 0.5)) else if (match i57 with | 8 -> false | (0 as w59) when w59 < (-18) -> true | 0 -> true | 3 -> true | _ -> true) then raise (E0 (-3.25)));
    s58 := ((-2147483648) lxor (i57 - 14))
  done;
  let n60 = !s58 in
  note_int n60;
  n60) with | E0 q61 -> ((fun p62' -> -1) C1)) with | _ -> n3)
let rec f64 p65 p66 p67 =
  if p65 <= 0 then
    C1
  else (
    let n68 = 6 in
    let r69' = f64 ((-1) + p65) p66 p67 in
    C1
  )
let v71 = f64 4 (let v70 = n63 in v70) (List.compare_lengths [] [])
let () = (mix_0 5 v71; note_end 0)
let () = (mix_0 5 v71; note_end 0)
let n81 = (try (try (
  let s73 = ref 14 in
  let i72 = ref 0 in
  while !i72 < 2 do
    (if !i72 = 5 then raise (E0 (match v71 with | C0 (q74, q75) -> x56 | ((C0 (_, (C0 (_, _)))) | C1) -> x56)));
    s73 := ((match C1 with | ((C0 (_, q78)) | (C0 (_, q78))) -> !s73 | C1 -> !s73) + (!i72 mod (!i72 lor 1))); i72 := !i72 + 1
  done;
  let n79 = !s73 in
  note_int n79;
  n79) with | E0 v71 -> (match v11 with | C0 (_, q80) -> 0 | C1 -> n3)) with | _ -> n3)
let () = note_int n81
let () = (mix_0 5 v71; note_end 0)
let () = note_int n3
let () = (mix_0 5 v11; note_end 0)
let () = note_float x56
let () = note_int n63
let () = note_float x20
let () = ()
