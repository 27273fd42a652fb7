type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let s1' = ref 20
let s2 = ref (-1.0)
let s3 = ref 1.0
let s4 = ref (-0.5)
let s5 = ref 11
let s6 = ref 4
let s7 = ref 0.0
let s8 = ref 11
let s9 = ref 9
let s10 = ref (-1)
let s11 = ref 17
let s12 = ref (-3)
let s13 = ref 15
let () = for i0 = 0 to 5 - 1 do
  let u15 = !s1' in
  let u16 = (-2.0) +. 2.2250738585072014e-308 in
  let u17 = (sqrt !s7) *. (!s4 /. !s7) in
  let u18 = !s4 in
  let u19 = (match "tail \" end" with | "a" -> !s13 | ("a" | "a") when ((min !s13 !s11) = !s6) -> 10 | "a" -> 13 | "a" -> 5 | "" -> !s6 | q14 -> !s10 | _ -> !s13) lsl 22 in
  let u20 = !s13 in
  let u21 = !s2 in
  let u22 = !s12 in
  let u23 = !s1' in
  let u24 = !s12 in
  let u25 = !s10 in
  let u26 = !s8 in
  let u27 = !s8 in
  s1' := u15; s2 := u16; s3 := u17; s4 := u18; s5 := u19; s6 := u20; s7 := u21; s8 := u22; s9 := u23; s10 := u24; s11 := u25; s12 := u26; s13 := u27
done
let n28 = !s1'
let n29 = !s2
let n30 = !s3
let n31 = !s4
let n32 = !s5
let n33 = !s6
let n34 = !s7
let n35 = !s8
let n36 = !s9
let n37 = !s10
let n38 = !s11
let n39 = !s12
let n40 = !s13
let () = note_int n28
let () = note_float n29
let () = note_float n30
let () = note_float n31
let () = note_int n32
let () = note_int n33
let () = note_float n34
let () = note_int n35
let () = note_int n36
let () = note_int n37
let () = note_int n38
let () = note_int n39
let () = note_int n40
let s42 = ref n33
let () = for i41 = 0 to (hide 1 2) - 1 do
  s42 := (
    let rec loop45 i43 n46 s44 =
      if i43 < n46 then (
        loop45 (i43 + 1) n46 n39
      ) else
        s44
    in
    let n47' = loop45 0 2 !s42 in
    note_int n47';
    n47')
done
let n48 = !s42
let () = note_int n48
let () = note_int n48
let () = note_int n39
let () = note_int n33
let () = note_int n37
let () = note_int n36
let () = note_int n40
let () = note_int n32
let () = note_float n30
let () = ()
