type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let n6' = (try (try (
  let rec loop3 i0 n4 s1 =
    if i0 >= n4 then s1 else (
      (if i0 = 8 then raise E0 else if s1 <> s1 then raise E0);
      loop3 (i0 + 1) n4 (int_of_float (match Ok s1 with | Ok q2 -> 0.5 | Error _ -> 0.5))
    )
  in
  let n5 = loop3 0 4 11 in
  note_int n5;
  n5) with | E0 -> (18 - 12) | _ -> (match 0.0 with | 1.0 -> 16 | 0.0 -> 2 | 0.5 -> 19 | _ -> 5)) with | E0 -> (13 asr 17) | _ -> (5 - 8))
let n10 = (try (try (
  let s8 = ref n6' in
  for i7 = 0 to 4 - 1 do
    (if i7 = 5 then raise E0 else if { r1 = 7; r2 = n6'; r3 = (true, []) } <> { r1 = 12; r2 = i7; r3 = (true, []) } then raise E0);
    s8 := (int_of_float (snd (!s8, 0.0)))
  done;
  let n9 = !s8 in
  note_int n9;
  n9) with | E0 -> (n6' land n6')) with | _ -> n6')
let () = note_int n10
let x51 = (match C6 with | (C4 None as w11) -> (
  (match w11 with | C4 (None | None) -> (100.75 +. (-0.5)) | C4 (Some q12) -> (Array.fold_left (let rec f15 p13 p14 = p13 in f15) 0.5 (Array.make 3 18)) | (C5 (q16, [|q17; w11|], _) as w18) -> (match None with | None -> w11 | ((Some q19) | (Some (C4 _ as q19))) when true -> w11 | Some _ -> w11 | _ -> w11) | ((C5 (_, _, _)) | C6) -> 0.0 | C6 -> (ceil 0.0))) | C4 (Some _) -> (
  let x28 = (try (try (
    let rec loop23 i21 s22 =
      if i21 < 9 then (
        (if i21 = 0 then raise E0);
        loop23 (i21 + 1) (s22 *. 1.7976931348623157e308)
      ) else
        s22
    in
    let n25 = loop23 0 3.25 in
    note_float n25;
    n25) with | E0 -> ((let rec f27 p26 = 3.25 in f27) 1.5)) with | _ -> ((-100.75) /. 2.0)) in
  (if n10 < 19 then (match C6 with | (C4 None as w29) -> x28 | C4 (Some _) -> x28 | C5 (q30, q31, q32) -> x28 | (C6 as w33) -> x28) else x28)) | ((C5 (_, _, q34)) | (C5 (_, _, q34))) -> (
  let { r1; r2 = q35; r3 = q36 } = { r1 = n10; r2 = ((n10 lxor n10) - 5470); r3 = ((q34 <= q34), [q34]) } in
  let x41 = (try (try (
    let s38 = ref q34 in
    let i37 = ref (4 - 1) in
    while !i37 >= 0 do
      (if !i37 = 6 then raise E0 else if (r1, { r0 = q35 }) = (!i37, { r0 = q35 }) then raise E0);
      s38 := q34; i37 := !i37 - 1
    done;
    let n39 = !s38 in
    note_float n39;
    n39) with | E0 -> (q34 *. q34) | _ -> (floor q34)) with | _ -> (match Ok q34 with | Ok q40 -> 1.0 | Error true -> 10.0 | ((Error false) | (Error false)) -> q34)) in
  note_float x41;
  1e999) | ((C4 (Some _)) | C6) -> (
  let x46 = (try (try (
    let s43 = ref 0.0 in
    for i42 = (hide 1 9) - 1 downto 0 do
      (if i42 = 10 then raise E0 else if (10 + 4095) <= n10 then raise E0);
      s43 := (2147483648.0 -. !s43)
    done;
    let n44 = !s43 in
    note_float n44;
    n44) with | _ -> (-. 1.0)) with | _ -> (let _v45 = n10 in 3.25)) in
  let n50 = (try (try (
    let s48 = ref n6' in
    let i47 = ref 0 in
    while !i47 < (hide 0 9) do
      (if !i47 = 5 then raise E0);
      s48 := (0 / 2147483647); i47 := !i47 + 1
    done;
    let n49 = !s48 in
    note_int n49;
    n49) with | E0 -> n10 | _ -> (n10 land n10)) with | _ -> (n10 - n10)) in
  note_int n50;
  -0.5))
let () = note_int n10
let () = note_int n6'
let () = note_float x51
let () = ()
