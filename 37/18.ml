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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop14 i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 >= n15 then (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13') else (
    loop14 (i0 + 1) n15 (32767 * 1) s2 s7 s2 s10 s12 s2 s10 s5 (-17) s1 (6645 * (s9 / (-2147483648))) (s12 mod (-2147483648))
  )
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27, n28) = loop14 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
let () = note_int n16
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n20
let () = note_int n21
let () = note_float n22
let () = note_int n23
let () = note_int n24
let () = note_int n25
let () = note_int n26
let () = note_int n27
let () = note_int n28
let a29 = (let rec f31 p30 = Array.make 8 2.0 in f31) (Ok false)
let rec loop34 i32 s33 =
  if i32 < 8 then (
    (a29.(i32) <- ((a29.(i32)) +. s33));
    loop34 (i32 + 1) 2.0
  ) else
    s33
let n36 = loop34 0 1.0
let () = note_float n36
let s38 = ref n36
let () = for i37 = 0 to 6 - 1 do
  s38 := (try (float_of_int (100 / (i37 - 4))) with | Invalid_argument q39 -> (floor !s38) | Division_by_zero -> (if false then n36 else !s38))
done
let n40 = !s38
let () = note_float n40
let s41' = "loop"
let rec loop44 i42 s43 =
  if i42 >= 0 then (
    loop44 (i42 - 2) (Char.code s41'.[i42] + 3 * s43)
  ) else
    s43
let n46 = loop44 (4 - 1) n28
let () = note_int n46
let x47 = sqrt 1.0
let () = assert (compare (match (let v50 = (let rec f49 p48 = false in f49) in C0) with | C1 -> (n46 mod (n24 lor 1)) | C0 -> 13) (match (let v50 = (let rec f49 p48 = false in f49) in C0) with | C1 -> (n46 mod (n24 lor 1)) | C0 -> 13) = 0)
let () = assert (compare ((let v51 = false in 9) - (n20 lxor n27)) ((let v51 = false in 9) - (n20 lxor n27)) = 0)
let rec loop54 i52 =
  if i52 <> 4 then (
    (let x53 = a29.(i52) in a29.(i52) <- a29.(7 - i52); a29.(7 - i52) <- x53);
    loop54 (i52 + 1)
  ) else
    ()
let () = loop54 0
let () = (mix_floats a29 0 8; note_end 0)
let s57 = ref 0.0
let s58 = ref 16
let s59' = ref n24
let () = for i56 = 0 to 8 - 1 do
  let u60' = !s57 in
  let u61 = !s59' in
  let u62 = -9277 in
  s57 := u60'; s58 := u61; s59' := u62
done
let n63 = !s57
let n64 = !s58
let n65 = !s59'
let () = note_float n63
let () = note_int n64
let () = note_int n65
let () = note_float n40
let () = (mix_floats a29 0 8; note_end 0)
let () = note_int n27
let () = note_int n46
let () = note_float n18
let () = note_int n21
let () = note_float x47
let () = note_int n65
let () = ()
