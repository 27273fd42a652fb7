type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float array option t1) =
  if d > 0 then
    match v with
    | C5 y107 -> mix 0; mix_1 (d - 1) y107
    | C6 -> mix 1
and mix_1 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y108 -> mix 1; mix_floats y108 0 4
let x5 = (try (try (
  let rec loop2 i0 n3 s1 =
    if i0 < 0 then s1 else (
      (if i0 = 8 then raise E1 else if false <= true then raise E1);
      loop2 (i0 - 1) n3 s1
    )
  in
  let n4 = loop2 (5 - 1) 5 0.0 in
  note_float n4;
  n4) with | E1 -> (floor 3.25) | _ -> (if true then 0.5 else 2.0)) with | _ -> (0.5 *. 0.0))
let x6 = x5
let () = note_float x6
let x13 = (try (try (
  let s8 = ref 0.0 in
  for i7 = 5 - 1 downto 0 do
    (if i7 = 9 then raise E0 else if (fun p9 -> false) (Ok i7) then raise (E2 ((fun p10 -> i7) (Array.make 6 10.0))));
    s8 := (if !s8 >= 1.5 then (floor 3.25) else 10.0)
  done;
  let n11 = !s8 in
  note_float n11;
  n11) with | E0 -> (if true then raise (E2 16) else x6) | E2 _ -> (match false with | true -> x6 | false -> x6) | _ -> 10.0) with | E2 q12 -> (tick_float 19 x6))
let n14 = ((Char.code ' ') + (19 - 14)) mod 10
let v25 = if (compare x13 (-10.0)) < (n14 lsr 26) then (C5 (try (try None with | _ -> None) with | _ -> None)) else ((print_char 'z'); (match { r7 = x13 } with | { r7 = (1.0 | 1.0) } -> C6 | { r7 = q15 } -> C6 | { r7 = 1.0 } when (Array.fold_right (fun p16 x5 -> (let v17 = x13 in x5)) (max (Array.make 2 false) (Array.make 2 false)) (let v24' = fun p18 p19 p20 -> ((let rec f23 p21 p22 = p22 in f23), 20) in false)) -> C6))
let () = (mix_0 5 v25; note_end 0)
let n32 = (try (try (
  let s27 = ref 11 in
  let i26 = ref (2 - 1) in
  while !i26 >= 0 do
    (if !i26 = 0 then raise (E2 (!s27 + !s27)) else if if false then false else false then raise E0);
    s27 := (let v28' = 5 + !i26 in !s27 + v28'); i26 := !i26 - 1
  done;
  let n29' = !s27 in
  note_int n29';
  n29') with | E0 -> (- n14) | E2 (-2 as w30) -> n14 | E2 5 -> n14 | E2 8 -> (n14 - n14) | E2 0 -> (n14 asr 21) | E2 2 -> n14 | E2 (-2147483648) -> (- n14) | E2 1 -> (int_of_float x6) | E2 q31 -> (- q31)) with | _ -> (n14 land n14))
let () = note_int n32
let n40 = (try (try (
  let s34 = ref (-2) in
  let i33 = ref 0 in
  while !i33 < 7 do
    (if !i33 = 2 then raise (E2 (!s34 + !i33)));
    s34 := !s34; i33 := !i33 + 1
  done;
  let n35 = !s34 in
  note_int n35;
  n35) with | E2 3 -> (if false then 1 else 14) | E2 (8 as w36) -> 65536 | E2 q37 -> (-1)) with | _ -> (let (q38, q39) = (false, n32) in 1))
let x52 = (try (try (
  let rec loop43 i41 n44 s42 =
    if i41 < n44 then (
      (if i41 = 4 then raise (E2 ((); n32)) else if (Array.make 4 x6) <> (Array.make 4 3.25) then raise (E2 2147483646));
      loop43 (i41 + 1) n44 (5e-324 *. (s42 *. x13))
    ) else
      s42
  in
  let n45 = loop43 0 2 100.75 in
  note_float n45;
  n45) with | E2 q46 -> (if true then raise (E2 n40) else x6)) with | E2 6 -> (Array.fold_left (let rec f49 p47 p48 = p47 in f49) x5 (Array.make 5 n32)) | E2 4 -> (try (ceil x13) with | _ -> x6) | E2 6 -> (let _v50' = Array.make 9 true in 1.0) | E2 q51 -> (x5 -. x13))
let () = note_float x52
let n106 = (match { { r0 = "12"; r1 = []; r2 = "b c"; r3 = n32; r4 = None } with r4 = (Some { r0 = ""; r1 = []; r2 = "b c"; r3 = n40; r4 = None }) } with | { r0; r2 = q53; r3; r4 = (None | None); _ } -> (
  (let { r7 = x52 } = { r7 = 1.0 } in n32) asr 15) | ({ r0 = _; r1; r2 = "a"; r3 = q54; r4 = q55 } | { r0 = "a"; r1 = ([] as r1); r3 = q54; r4 = (Some _ as q55); _ }) -> (
  -2147483647) | ({ r0 = _; r1 = _; r2 = n32; r4 = q56; _ } | { r0 = ("a" as n32); r3 = _; r4 = (None as q56); _ }) -> (
  (n40 lor n40) land (if false then n14 else n40)) | { r0 = "a"; r1 = (q57 :: q58); r2 = q59; r3 = _; r4 = (Some q60) } -> (
  (match q60 with | ({ r0 = x6; r1 = ([] as w61'); r2 = q62; r3 = 3; r4 = q63 } as w64) -> w64.r3 | { r0 = q65; r1 = []; r2 = q66; r3 = (-2147483647); r4 = q67 } -> (n32 * (-2)) | { r0 = q68; r1 = []; r2 = q69; r3 = (-3); r4 = q70 } -> n32 | { r0; r1 = []; r2 = _; r3 = 2; r4 = None } -> (let o71 = n32 in let o72' = n40 in let o73 = 5 in let o74 = n40 in let o75 = n32 in let ( %% ) a b = (a lsl 1) + b and ( = ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o71 || o72' || o73 %% o74 %% o75) | { r0; r1 = []; r2 = _; r3 = 2; r4 = ((None as w76) | (Some _ as w76)) } -> (0 + n32) | { r0 = q77; r1 = []; r2; r3 = x52; r4 = q78 } -> (String.length r2) | ({ r0 = q79; r1 = ((_ :: _) as w80); r2 = q81; r3; r4 = q82 } | { r0 = q79; r1 = ((_ :: _) as w80); r2 = q81; r3; r4 = q82 }) -> (n32 * (-7)))) | { r0; r1 = _; r2 = q83; r3 = q84; r4 = (Some q85 as w86') } -> (
  let n91 = (try (try (
    let s88 = ref q84 in
    for i87 = 0 to (hide 0 9) - 1 do
      (if i87 = 11 then raise E1 else if true then raise (E2 (i87 + i87)));
      s88 := ((n32 / (4 lor 1)) / (-2147483648))
    done;
    let n89 = !s88 in
    note_int n89;
    n89) with | E1 -> (if true then raise (E2 20) else 10)) with | E2 q90 when q90 <> 12 -> q85.r3 | _ -> (show_int 16 18)) in
  let rec fold92 =
    function
    | { r1 = q94; r2; r3 = q95; r4 = _; _ } ->
      ((truncate 1.0), (q95 * n91), q84, (let v96 = ref false in true))
  in
  let v97 = fold92 (if false then q85 else q85) in
  ((let (m98, m99, m100, m101) = v97 in mix m98; mix m99; mix m100; mix (if m101 then 1 else 0)); note_end 0);
  ((let (m102', m103, m104, m105') = v97 in mix m102'; mix m103; mix m104; mix (if m105' then 1 else 0)); note_end 0);
  n32))
let () = note_int n106
let () = note_float x13
let () = note_float x52
let () = (mix_0 5 v25; note_end 0)
let () = note_float x6
let () = note_int n32
let () = note_int n40
let () = note_int n14
let () = ()
