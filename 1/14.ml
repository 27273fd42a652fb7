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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_0 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y62 :: y63) -> mix 1; mix_2 (d - 1) y62; mix_0 (d - 1) y63
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec pick3 p4 p5 p6 =
  if p4 then p5 else p6
let a11 = (let (q7, q8, q9, q10) = ((Ok true), (Array.make 1 n2), n2, true) in q8)
let () = (mix_ints a11 0 1; note_end 0)
let a12 = if false then a11 else a11
let () = (mix_ints a12 0 1; note_end 0)
let () = (pick3 (((let v13' = ref (Array.make 5 x1) in n2) - 31) > (( - ) (-2) n2)) a11 a12).(0) <- (max n2 n0)
let () = note_int a11.(0)
let () = note_int a12.(0)
let v14 = (let a12 = (land) (compare (-0.0) x1) (n2 + 17) in (match None with | None -> (ref n2) | Some "a" -> (ref n0) | Some (_ | "") -> (ref n0) | Some a12 -> (ref n2)) :: ((ref n2) :: []))
let () = (mix_0 5 v14; note_end 0)
let rec pick15 p16 p17 p18' =
  if p16 then p17 else p18'
let a19 = [|n2; n2|]
let a20 = a19
let () = (pick15 ((min n2 5) < (truncate x1)) a19 a20).(0) <- (20 + n2)
let () = note_int a19.(0)
let () = note_int a20.(0)
let () = (let v21 = if min false false then 0.0 else (x1 *. x1) in if 5 >= n2 then ((); ()) else (Array.fold_left (let rec f23 () p22 = () in f23) () a19))
let rec pick24 p25 p26 p27 =
  if p25 then p26 else p27
let v28 = ((); (ref n2))
let v29 = v28
let () = (pick24 (((let rec f30 a11 = true in f30) false) || (false && true)) v28 v29) := n0
let () = note_int !v28
let () = note_int !v29
let rec pick31 p32 p33 p34 =
  if p32 then p33 else p34
let v35 = pick31 false (ref x1) (ref x1)
let v36 = ref 0.5
let () = (mix_1 5 v36; note_end 0)
let () = (pick31 (a20.(0) == (let i37 = n2 in if i37 >= 0 && i37 < Array.length a20 then a20.(i37) else n0)) v35 v36) := 10.0
let () = note_float !v35
let () = note_float !v36
let x61 = (try (
  let rec pick38 p39 p40 p41 =
    if p39 then p40 else p41
  in
  let a42 = pick3 true (Array.make 1 n2) a12 in
  let a43 = a11 in
  (pick38 false a42 a43).(0) <- ((); n2);
  note_int a42.(0);
  note_int a43.(0);
  let rec pick44 p45 p46 p47 =
    if p45 then p46 else p47
  in
  let v48 = ref 15 in
  let v49 = ref n2 in
  (pick44 (!v29 <= !v48) v48 v49) := (let i50 = n0 in if i50 >= 0 && i50 < Array.length a43 then a43.(i50) else n2);
  note_int !v48;
  note_int !v49;
  let rec pick51 p52' p53' p54 =
    if p52' then p53' else p54
  in
  let v55 = ref n2 in
  (mix_2 5 v55; note_end 0);
  let v56 = ref n2 in
  (mix_2 5 v56; note_end 0);
  (pick51 ((try (if false then raise (Invalid_argument "12") else ((Array.make 1 x1), v49, (Array.make 5 x1), false)) with | Invalid_argument q57 -> ((Array.make 1 3.25), (ref n2), (Array.make 5 2.0), true)) <> (let v58 = n2 in ((Array.make 1 0.5), (ref n2), (Array.make 5 1.5), false))) v55 v56) := (-3169);
  note_int !v55;
  note_int !v56;
  0.1) with | Failure _ -> ((let rec f60 p59 = x1 in f60) "12") | Match_failure _ -> ((-2.0) +. x1))
let () = note_float x61
let () = (mix_ints a11 0 1; note_end 0)
let () = (mix_2 5 v28; note_end 0)
let () = (mix_ints a20 0 2; note_end 0)
let () = (mix_ints a19 0 2; note_end 0)
let () = note_float x61
let () = (mix_2 5 v29; note_end 0)
let () = (mix_ints a12 0 1; note_end 0)
let () = (mix_1 5 v36; note_end 0)
let () = ()
