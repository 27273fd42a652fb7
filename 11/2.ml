type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y120; r4 = y121; r5 = y122; r6 = y123; r7 = y124' } -> mix_float y120; mix y121; mix_2 (d - 1) y122; mix y123; mix_float y124'
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y125; r1 = y126; r2 = y127 } -> mix_float y125; mix_float y126; mix_3 (d - 1) y127
and mix_2 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y128 -> mix 1; mix_4 (d - 1) y128
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y129 -> mix 1; mix_float y129
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y131) -> mix 1; mix_4 (d - 1) y131
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec fold4 p5 p6 =
  if p5 <= 0 then 10.0 else
  match p6 with
  | { r3 = q7; r4 = q8; r5 = q9; r6 = q10'; r7 = q11 } ->
    q11
let x12 = fold4 3 { { r3 = (-100.75); r4 = (-1); r5 = None; r6 = 16; r7 = 3.25 } with r6 = 3 }
let () = note_float x12
let x22 = fold4 0 (match { r3 = x12; r4 = 12; r5 = None; r6 = (-2); r7 = x12 } with | { r3 = 0.5; r4; r5; r6 = q13; _ } -> { r3 = x12; r4 = q13; r5 = None; r6 = q13; r7 = x12 } | ({ r3 = q14; r4 = x12; r5; r6 = 0; r7 = 1.0 } | { r3 = q14; r4 = x12; r5; r6 = 0; r7 = 1.0 }) -> { r3 = q14; r4 = x12; r5 = None; r6 = x12; r7 = 10.0 } | { r3 = q15; r4; r5 = q16'; r6 = 0; _ } -> { r3 = x12; r4 = (-3); r5 = None; r6 = r4; r7 = q15 } | ({ r3 = _; r4 = q17; r6 = (-1); r7 = q18; _ } as w19) -> { r3 = q18; r4 = q17; r5 = None; r6 = q17; r7 = q18 } | { r4; r5 = q20; r6 = q21; r7 = _; _ } -> { r3 = x12; r4 = q21; r5 = None; r6 = r4; r7 = 3.25 })
let x23 = abs_float 100.75
let rec fold24 p25 p26 =
  if p25 <= 0 then p26 else
  match p26 with
  | { r3 = q27; r4 = q28; r5 = q29; r6; r7 } ->
    { r3 = (if v3 then x23 else x23); r4 = q28; r5 = (try (match { r3 = x22; r4 = q28; r5 = None; r6 = q28; r7 = (-3.25) } with | { r3 = _; r4 = q30; r5; r6 = (-2147483648 as w31); r7 = _ } -> None | { r3 = q32'; r4 = 6; r5 = None; r6 = _; r7 = _ } when q32' <> 0.5 -> None | ({ r3 = q33; r4 = _; r5; r6 = 9; r7 = _ } | { r3 = _; r4 = _; r5; r6 = 9; r7 = q33 }) when v3 -> None | { r3 = q34; r4; r5 = q35; r6 = 8; r7 } -> None | { r3; r4 = _; r5 = _; r6 = 7; r7 = q36 } when q36 <> 100.75 -> None | { r3; r5 = q37; r6 = 1; r7 = q38; _ } when q38 < 3.25 -> None | ({ r3; r4 = q39; r5 = q40; r6 = 3; r7 = q41 } | { r3; r4 = q39; r5 = q40; r6 = 3; r7 = q41 }) when q39 = 4 -> None | { r3 = 1.0; r4 = q42; r5; r6 = (6 as w43); r7 = q44 } -> None | ({ r3; r4 = q45; r5 = _; r6 = _; r7 = q46 } | { r3; r4 = q45; r5 = _; r6 = 6; r7 = q46 }) -> None | { r3; r4 = q47; r5 = q48; r6 = q49; _ } -> None | _ -> None) with | Match_failure _ -> None); r6 = r6; r7 = x22 }
let v50 = fold24 0 (fold24 2 { r3 = (-1.0); r4 = (-1); r5 = None; r6 = 6; r7 = x22 })
let () = (mix_0 5 v50; note_end 0)
let v51 = fold24 1 { r3 = x23; r4 = 6; r5 = None; r6 = 7; r7 = 1.5 }
let () = (mix_0 5 v51; note_end 0)
let () = (mix_0 5 v51; note_end 0)
let x52 = 0.0 /. 0.0
let n53 = ((((((0) + (if x52 = v51.r7 then 61 else 0)) + (if x52 <> x52 then 55 else 0)) + (if x52 < ((-100.75) +. (-0.0)) then 13 else 0)) + (if x52 > x52 then 87 else 0)) + (if (x23 +. x52) <= x52 then 44 else 0)) + (if x52 >= (x52 -. x12) then 11 else 0)
let rec fold54 p55 =
  match p55 with
  | { r0 = q56; r1 = q57; r2 = _ } ->
    let n58 = ((); n53) in
    (let { r3; r4; r5; r6 = q61; r7 = _ } = (let { r3 = _; r4 = q59; r6 = _; r7 = q60; _ } = v51 in v51) in ((); p55))
let v62 = fold54 (fold54 { r0 = x22; r1 = x52; r2 = None })
let rec fold63 p64 =
  match p64 with
  | { r0 = q65; r1 = _; r2 = q66' } ->
    { r0 = q65; r1 = 1.5; r2 = None }
let v70 = fold63 (match [] with | [] -> { r0 = x23; r1 = x52; r2 = None } | ((_ :: []) | (_ :: (_ :: _))) -> v62 | ((q67 :: (_ :: q68)) as w69') -> v62)
let () = (mix_1 5 v70; note_end 0)
let () = (mix_1 5 v70; note_end 0)
let v71 = fold63 (fold63 v62)
let () = (mix_1 5 v71; note_end 0)
let x86 = (match (match v71 with | { r0 = q72; r1 = 0.0; r2 = None } -> { r0 = q72; r1 = x52; r2 = None } | { r0; r1 = 0.0; r2 = (Some q73) } -> (try v71 with | _ -> v71) | (({ r0 = q74; r1 = _; r2 = None } as w75) | ({ r0 = q74; r2 = _; _ } as w75)) -> (match v71 with | { r0 = q76; r1 = 0.5; r2 } -> w75 | { r0 = (0.5 | 1.0); r1 = 1.0; r2 } -> v71 | ({ r0 = 1.0; r1; r2 = q77 } as w78) -> w78 | { r0 = q79; r2 = q80; _ } -> { r0 = x22; r1 = q79; r2 = q80 }) | { r0 = q81; r1 = q82; r2 = (Some q83) } -> (fold63 v70)) with | { r1 = q84; r2 = q85; _ } -> (
  v51.r3))
let () = print_int (if n53 > n53 then 4096 else (if v3 then 0 else n53))
let () = print_byte 32
let () = print_float (-10.0)
let () = print_newline ()
let x87 = -2147483648.0
let () = note_float x87
let rec fold88 p89 p90 =
  if p89 <= 0 then { r0 = 10.0; r1 = x87; r2 = None } else
  match p90 with
  | { r3 = q91; r4 = q92; r5; r6 = q93; r7 = q94 } ->
    let n95 = (match x22 with | 1.0 -> (int_of_string (string_of_int q93)) | 0.5 -> (-(p89 * 28)) | r5 -> (q92 mod 10)) in
    v71
let v97 = fold88 2 (let _v96 = x23 in v51)
let () = (mix_1 5 v97; note_end 0)
let () = (mix_1 5 v97; note_end 0)
let v111 = (match List.fold_left (let rec f100 p98 p99' = (let fold4 = ((0.5, n53, v3, v3), n53, (ref x22)) in Ok { r0 = x22; r1 = 0.0; r2 = None }) in f100) (Ok { r0 = x87; r1 = x86; r2 = None }) (try (0.0 :: []) with | _ -> []) with | Ok q101 -> (match v71 with | ({ r0 = x86; r1 = 1.0; r2 = None } | { r0 = x86; r1 = 0.5; r2 = _ }) when (let v102 = if v3 then 14 else n53 in true) -> (if v3 then '\255' else 'a') | { r0 = (0.0 | 0.0); r1 = x86; r2 } -> (if v3 then '\'' else 'z') | ({ r0; r1 = q103; r2 = fold54 } as w104) -> (min 'a' '0')) | Error (-2) -> (if n53 >= n53 then ((); '\255') else (let ({ r0 = _; r1 = q105; r2 } as w106) = { r0 = x86; r1 = x87; r2 = None } in '\n')) | Error (6 as w107) -> (let s108 = Printf.sprintf "<%f>" (abs_float x87) in let i109 = w107 + w107 in if i109 >= 0 && i109 < String.length s108 then s108.[i109] else '\255') | (Error 9 as w110) -> 'h' | Error _ -> (fst ('z', v3)))
let () = if ((- n53) - 32767) <= (let { r0 = q112; r1 = q113; r2 = _ } = { r0 = 0.0; r1 = x52; r2 = None } in -2) then (if 9 = n53 then (v51.r3 <- x87)) else (try (v51.r5 <- (let (q114, _, q115) = (x23, n53, "a") in None)) with | _ -> (v50.r7 <- x87))
let v119 = (let v116 = 0.0 in (match n53 with | ((8 as w117) | (8 as w117)) -> (Array.make 16 w117) | 6 -> (Array.make 16 n53) | ((-2147483648) | (-2147483648)) -> (Array.make 16 n53) | q118 -> (Array.make 16 q118))) > (create_array 16 (abs 18))
let () = assert (hide 1 3 = 3)
let () = prerr_int 4
let () = prerr_byte 32
let () = prerr_float v97.r0
let () = prerr_newline ()
let () = (mix_1 5 v71; note_end 0)
let () = (mix_1 5 v70; note_end 0)
let () = (mix (Char.code v111); note_end 0)
let () = (mix_0 5 v51; note_end 0)
let () = (mix_1 5 v97; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
