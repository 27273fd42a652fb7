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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec f4 p5 p6 =
  if p5 < 1 then
    p5
  else (
    (-4) lxor (f4 (p5 - 1) (p6 lsr 20))
  )
let n7 = f4 2 ((-2) asr 1)
let v9 = (String.trim (clip ((); "b c"))) >= (string_of_int ((fun p8 -> n7) { r3 = 3.25; r4 = n7; r5 = None; r6 = 13; r7 = 1.5 }))
let () = (mix (if v9 then 1 else 0); note_end 0)
let rec f10 p11 p12 =
  if p11 < 1 then
    p12
  else (
    1 + (f10 (p11 - 1) (let o13 = p11 in let o14 = 4 in let o15 = p11 in let o16 = p12 in let ( <> ) a b = a * 2 - b and ( ^ ) a b = a * 2 - b and ( != ) a b = a * 2 - b in o13 ^ o14 ^ o15 ^ o16))
  )
let _ = f10 5 (n7 - 2)
let p17 = ((); n7)
let p18 = (-1.5) -. 10.0
let p19 = p17 mod 2
let p20 = sqrt p18
let p21 = p19 - p19
let p22 = p21 lsr (p19 land 31)
let p23 = 10.0
let p24 = -2147483648
let p25 = (match Ok (Array.make 5 v9) with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> p21 | Error q27 -> p21)
let p28 = 9 + p25
let () = mix 1
let n29 = 1 - (((((p21 + (p19 + (p17))) lxor p22) - p24) * p25) + p28)
let x30 = ((p20 +. (p18)) +. p23) +. 1.0
let rec f31 p32 p33 =
  if p32 < 1 then
    p28
  else (
    p33 lxor (f31 (p32 - 1) (int_of_string (string_of_int p33)))
  )
let n34 = f31 5 (17 + 17)
let n35 = f31 0 (f31 3 p28)
let () = note_int n35
let n29 = (match x30 with | (1.0 as w36) -> (-2147483647) | (1.0 | 0.0) -> 1023 | _ -> ((try (f31 3 ((int_of_float p23) + n34)) with | _ -> n29) + (snd (x30, (let { r3; r4 = q37; r5; r6 = q38; r7 = q39 } = { r3 = x30; r4 = n29; r5 = None; r6 = 13; r7 = x30 } in q38)))))
let () = note_int n29
let rec f40 p41 p42 =
  if p41 <= 0 then
    n29
  else (
    (f40 (p41 - 1) (-9969)) land 2
  )
let n43 = f40 6 (12 + 9)
let n44' = f40 4 (n34 lor n35)
let () = note_int n44'
let _ = f40 4 (n29 * 10)
let rec f45 p46 p47 =
  if p46 < 1 then
    ((fun p48 -> p22) 3)
  else (
    4 - (f45 (p46 - 1) (compare { r0 = p23; r1 = p20; r2 = None } { r0 = 1.5; r1 = p23; r2 = None }))
  )
let n49 = f45 5 (-65536)
let n50 = f45 7 (List.length [])
let rec f51 p52 p53 =
  if p52 < 1 then
    (let _v54 = Array.make 8 10 in p22)
  else (
    (f51 (p52 - 1) n35) + p53
  )
let n55 = f51 7 1
let n56 = f51 0 (try 4 with | Invalid_argument _ -> p28 | Division_by_zero -> n29 | Not_found -> (-3) | _ -> n29)
let () = note_int n56
let () = note_int p24
let () = note_float p20
let () = note_int n7
let () = note_int n34
let () = note_int p19
let () = note_float x30
let () = note_int p21
let () = note_int n50
let () = ()
