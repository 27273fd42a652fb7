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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0 = Array.make 4 3.25
let s2 = ref (-1.5)
let i1 = ref 0
let () = while !i1 < Array.length a0 do
  a0.(!i1) <- ((a0.(!i1)) -. !s2);
  s2 := (-. (match Ok !i1 with | Ok q3 -> 0.5 | Error _ -> !s2)); i1 := !i1 + 1
done
let n4 = !s2
let () = note_float n4
let () = (try (
  let a5' = (match ({ r1 = 11; r2 = (-1); r3 = (false, []) }, 8) with | (({ r1 = q6; r2 = q7; r3 = q8 }, (-2)) as w9) -> (Array.make 2 q7) | ({ r1 = _; r2 = q10'; r3 }, 8) -> (Array.make 2 12) | ({ r1; r2 = q11; r3 = n4 }, _) -> (Array.make 2 q11) | (_, _) -> (Array.make 2 12) | ({ r1 = q12; r2 = q13; r3 = n4 }, (3 | 3)) when q13 >= 19 -> (Array.make 2 q13) | _ -> (Array.make 2 12)) in
  let s15 = ref 17 in
  let i14 = ref (2 - 1) in
  while !i14 >= 0 do
    s15 := ((List.compare_lengths [] (let v16 = 20 in [])) * ((!s15) + a5'.(!i14))); i14 := !i14 - 1
  done;
  let n17 = !s15 in
  note_int n17;
  let i18 = ref 0 in
  while !i18 < 3 do
    a0.(!i18 + 1) <- ((Array.fold_left (fun p19 p20 -> p19) 1.0 a5') -. (a0.(!i18)));
    i18 := !i18 + 1
  done;
  (mix_floats a0 0 4; note_end 0);
  let a21 = (let _v22 = (n17, true, false) in Array.make 6 n17) in
  let s24 = ref n17 in
  let i23 = ref 0 in
  while !i23 < 9 do
    s24 := (if !i23 < Array.length a21 then ((!s24) + a21.(!i23)) else !s24); i23 := !i23 + 1
  done;
  let n25 = !s24 in
  note_int n25;
  let a26 = (match C6 with | (C6 | (C4 _)) -> (Array.make 10 n4) | ((C5 (q27, q28, _)) | (C5 (q27, q28, _))) -> (Array.make 10 n4) | (C6 | C6) -> (Array.make 10 n4)) in
  let i29 = ref 0 in
  while !i29 < (hide 1 5) do
    a26.(!i29 * 2 + 0) <- (a26.(9) *. (a26.(!i29 / 2)));
    i29 := !i29 + 1
  done;
  (mix_floats a26 0 10; note_end 0);
  ((Array.fold_left (let rec f31 () p30 = () in f31) () a5'); (a26.(0) <- 2.0))) with | _ -> (let a0 = n4 in ()))
let x72 = (match (let n4 = 4 lsr 16 in (let { r0 = q32 } = { r0 = 9 } in C6)) with | C4 _ -> (
  let x40 = (try (try (
    let s34' = ref n4 in
    let i33 = ref (8 - 1) in
    while !i33 >= 0 do
      (if !i33 = 8 then raise E0 else if max true true then raise E0);
      s34' := (let { r0 = _ } = snd ((Array.make 2 C6), { r0 = !i33 }) in !s34' *. 1.0); i33 := !i33 - 2
    done;
    let n35 = !s34' in
    note_float n35;
    n35) with | E0 -> (match [] with | ([] | (_ :: _)) when false -> n4 | [] -> n4 | ([|q36|] :: q37) -> q36 | (q38 :: q39) -> n4)) with | _ -> n4) in
  let p41 = x40 *. x40 in
  let p42 = (try (let v45 = fun p43 p44 -> true in x40) with | _ -> x40) in
  let p46 = (try (16 - 18) with | Invalid_argument q47 -> 10 | Division_by_zero -> 18 | E0 -> 11) in
  let p48 = p46 * (-3) in
  let p49 = List.length [] in
  let p50 = p49 + p49 in
  let p51 = fabs 2.0 in
  let p52 = (let rec f54 p53 = 14 in f54) 11 in
  let p55 = p48 in
  let p56 = p41 +. 0.0 in
  let p57' = if false then p42 else p51 in
  let p58 = p51 *. p57' in
  let p59 = -. x40 in
  let p60 = 0.5 in
  let p61 = p55 + p50 in
  let p62 = p55 + p55 in
  let p63 = p50 / 2 in
  let p64 = 12 + p49 in
  let p65 = float_of_int p52 in
  let p66 = p55 + 1 in
  let p67 = ((); p55) in
  mix 1;
  let n68 = 1 + ((((p63 - ((((((p49 + ((p46) + p48)) + p50) - p52) + p55) * p61) + p62)) lxor p64) - p66) + p67) in
  note_int n68;
  let x69 = (p65 +. (p60 +. ((p58 *. (p57' +. (p56 *. (((p41) *. p42) *. p51)))) *. p59))) -. 1.0 in
  note_float x69;
  p58 *. x69) | C5 (q70, _, q71) -> (
  q71) | C6 -> (
  coarse (log (limit n4 0.5 100.0))))
let () = note_float x72
let () = note_float n4
let () = (mix_floats a0 0 4; note_end 0)
let () = ()
