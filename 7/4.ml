type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let rec f4 p5 p6 =
  if p5 <= 0 then
    4095
  else (
    (f4 (p5 - 1) p6) lxor p6
  )
in
let n7 = f4 (hide 1 3) (min (-2) n3) in
note_int n7;
let _ = f4 6 (10 - n7) in
print_int (let v8 = truncate 1.0 in (match Ok [] with | ((Ok q9) | (Ok q9)) when false -> n3 | Ok q10 -> n7 | Error C10 -> 0 | Error (C8 (q11, q12, q13)) -> n7 | Error C9 -> n3 | Error (C7 (q14, q15, q16)) -> v8));
print_byte 32;
print_float 0.0;
print_newline ();
let n20 = (hide 0 15) in
let rec loop19 i17 s18 =
  if i17 >= n20 then s18 else (
    loop19 (i17 + 1) ((max 1.0 (1.5 +. (-1.0))) -. ((if (Array.make 4 n7) <> (Array.make 4 12) then ((max 1.0 (1.5 +. (-1.0))) *. (s18)) else s18)))
  )
in
let n21 = loop19 0 2.0 in
note_float n21;
let unused23 = f4 8 ((fun p22 -> 4) n7) in
let rec f24 p25 p26 =
  if p25 < 1 then
    (-2147483648)
  else (
    (f24 (p25 - 1) (try (-2147483647) with | _ -> 6)) lxor p26
  )
in
let _ = f24 3 (if false then 0 else (-2)) in
let n27 = f24 3 (n7 + 0) in
let rec f28 p29 p30 =
  if p29 < 1 then
    (snd (true, p29))
  else (
    (-5) lxor (f28 ((-1) + p29) (p30 / 7))
  )
in
let n31 = f28 6 n3 in
note_int n31;
let n32 = f28 4 (n31 asr 23) in
let rec f33 p34 p35 =
  if p34 <= 0 then
    (if true then p35 else p35)
  else (
    (f33 (p34 - 1) (f24 1 n7)) land (-2)
  )
in
let n38 = f33 0 (Array.fold_right (fun p36 p37 -> p37) (Array.make 2 n32) n32) in
note_int n38;
let x72 = (match C10 with | C10 -> (
  min 0.1 (100.75 *. n21)) | C8 (_, q39, _) -> (
  let rec f40 p41 p42 =
    if p41 <= 0 then
      (-12)
    else (
      (-7) lxor (f40 ((-1) + p41) p42)
    )
  in
  let n43 = f40 2 (- n38) in
  note_int n43;
  100.75) | (C9 | C9) -> (
  let rec f44 p45' p46 =
    if p45' < 1 then
      n38
    else (
      (f44 ((-1) + p45') (p46 - n27)) + p46
    )
  in
  let n47 = f44 2 (List.length []) in
  (match n21 with | 0.0 -> n21 | q48 -> 0.0) *. n21) | C7 (q49, q50, n38) -> (
  let rec f51 p52 p53 =
    if p52 > 0 then (
      (-7) - (f51 ((-1) + p52) (if true then n32 else 5))
    ) else
      (q49 * 8)
  in
  let n54 = f51 3 (f51 3 q49) in
  let n69 = (try (
    let rec f55 p56 p57 =
      if p56 > 0 then (
        (f55 (p56 - 1) (let _v61 = fun p58' p59 p60 -> p60 in -1)) + p57
      ) else
        (q49 lxor p56)
    in
    let n62 = f55 1 n31 in
    note_int n62;
    Array.iter (fun p63 -> q50.(1) <- (if false then C9 else C9)) q50;
    let rec f64 p65 p66 =
      if p65 <= 0 then
        (q49 lxor p65)
      else (
        8 + (f64 (p65 - 1) (n32 * n54))
      )
    in
    let n67 = f64 4 (String.length "tail \" end") in
    let unused68 = f33 2 (f28 6 n67) in
    n62) with | _ -> (n27 * 8)) in
  (match n38 with | (q70, q71) -> (n21 +. n21)))) in
note_float x72;
note_int n7;
note_int n32;
note_int n38;
note_int n3;
note_float x72;
note_float n21;
note_int n27;
note_int n31;
()
