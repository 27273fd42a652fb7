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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y42 -> mix 1; mix y42
and mix_2 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y43 :: y44) -> mix 1; mix (Char.code y43); mix_2 (d - 1) y44
let s1 = ref (ref 1.5)
let () = for i0 = 0 to (hide 1 7) - 1 do
  (
    let a2 = if false then (Array.make 4 (-100.75)) else (Array.make 4 1.0) in
    let i3 = ref 0 in
    while !i3 < 2 do
      a2.(!i3 * 3 + 0) <- (1.7976931348623157e308 +. (a2.(!i3 mod 3)));
      i3 := !i3 + 1
    done;
    ());
  s1 := (let v4 = (Array.make 1 i0) :: [] in !s1)
done
let n5 = !s1
let () = (mix_0 5 n5; note_end 0)
let () = assert (compare ((-7) lsl ((-65536) land 31)) ((-7) lsl ((-65536) land 31)) = 0)
let a6 = Array.make 2 12
let rec loop8 i7 =
  if i7 < 1 then (
    (a6.(i7 + 1) <- (((); i7) - (a6.(i7))));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let () = (mix_ints a6 0 2; note_end 0)
let () = assert (compare (-2147483648) (-2147483648) = 0)
let rec loop13' i10 n14 s11 s12 =
  if i10 >= 0 then (
    loop13' (i10 - 1) n14 (s11 + 1000000000) (s12 + (if s11 < s11 + 1000000000 then 1 else 3))
  ) else
    (s11, s12)
let (n15, n16) = loop13' (12 - 1) 12 2147483647 0
let () = note_int n15
let () = note_int n16
let () = assert (compare ((-32769) - (compare n15 n16)) ((-32769) - (compare n15 n16)) = 0)
let () = assert (hide 1 3 = 3)
let () = assert (compare 7367 7367 = 0)
let rec loop19 i17 n20 s18 =
  if i17 >= 0 then (
    loop19 (i17 - 1) n20 (0.1 +. ((float_of_int i17) *. (s18)))
  ) else
    s18
let n21 = loop19 (20 - 1) 20 10.0
let () = note_float n21
let s23 = ref None
let i22 = ref 0
let () = while !i22 < 10 do
  s23 := (match !s23 with None -> Some ((!i22 * 6) * (!i22 land !i22)) | Some o -> if o = ((!i22 * 6) * (!i22 land !i22)) then None else Some o); i22 := !i22 + 1
done
let n24 = !s23
let () = (mix_1 5 n24; note_end 0)
let n28' = (hide 1 20)
let rec loop27 i25 s26 =
  if i25 < n28' then (
    loop27 (i25 + 1) (1e16 *. ((float_of_int i25) -. (s26)))
  ) else
    s26
let n29 = loop27 0 n21
let () = note_float n29
let v41 = (match n24 with | None -> (
  let s31 = ref n21 in
  for i30 = 0 to (hide 0 20) - 1 do
    s31 := (((!s31) *. (float_of_int i30)) +. 0.0)
  done;
  let n32 = !s31 in
  note_float n32;
  let a33 = Array.map (fun p34 -> n29) (Array.make 4 false) in
  let rec loop38 i35 n39 =
    if i35 <> n39 then (
      (a33.(i35) <- (try (!n5 -. (2.0 *. (-0.5))) with | Invalid_argument _ -> (match n24 with | (None as w36) -> n29 | Some 3 -> n32 | Some 6 -> n32 | ((Some q37) | (Some q37)) -> n29) | Division_by_zero -> n32 | Match_failure _ -> 1e-310 | E0 -> (n32 /. n32)));
      loop38 (i35 + 1) n39
    ) else
      ()
  in
  loop38 0 4;
  (mix_floats a33 0 4; note_end 0);
  []) | Some q40 -> (
  []))
let () = note_float n29
let () = note_float n21
let () = (mix_ints a6 0 2; note_end 0)
let () = (mix_2 5 v41; note_end 0)
let () = note_int n16
let () = note_int n15
let () = (mix_0 5 n5; note_end 0)
let () = (mix_1 5 n24; note_end 0)
let () = ()
