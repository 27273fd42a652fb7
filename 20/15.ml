type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec loop2 i0' n3 s1 =
  if i0' >= 0 then (
    loop2 (i0' - 1) n3 (clip s1 ^ clip (string_of_int i0'))
  ) else
    s1
let n4 = loop2 (5 - 1) 5 "tail \" end"
let () = (mix_string n4; note_end 0)
let s6 = ref n4
let () = for i5 = 5 - 1 downto 0 do
  s6 := (clip !s6 ^ clip (if false then !s6 else n4))
done
let n7 = !s6
let () = (mix_string n7; note_end 0)
let n21 = (hide 0 5)
let rec loop20 i8' s9 =
  if i8' < n21 then (
    loop20 (i8' + 1) (clip s9 ^ clip (match C15 with | C16 -> "b c" | C5 ({ r6; r7 = q10; r8; r9 = q11 } as w12) -> n4 | C15 -> n7 | C10 q13 -> n7 | ((C11 { r12 = _; r14 = (-2147483647); _ }) | (C5 { r8 = _; _ })) -> s9 | C11 { r12 = q16; r13 = q17; r14 = 3 } -> n7 | C11 { r13 = q18; r14 = (-3); _ } -> "\000\255x" | (C11 { r12; _ } as w19) -> n4 | C15 -> n7))
  ) else
    s9
let n22 = loop20 0 n7
let () = (mix_string n22; note_end 0)
let rec loop25 i23 n26 s24 =
  if i23 >= n26 then s24 else (
    loop25 (i23 + 1) n26 (clip s24 ^ clip (max "b c" "a"))
  )
let n27 = loop25 0 5 ""
let () = (mix_string n27; note_end 0)
let x29' = (let v28 = Char.chr ((4 + 1) land 255) in coarse (tan (limit (0.5 *. (-3.25)) (-1.0) 1.0)))
let () = note_float x29'
let s31 = ref n7
let i30 = ref 0
let () = while !i30 < (hide 1 5) do
  s31 := (clip !s31 ^ clip (part n7 !i30 2)); i30 := !i30 + 2
done
let n32 = !s31
let () = (mix_string n32; note_end 0)
let rec loop37 i33 n38 s34 =
  if i33 >= n38 then s34 else (
    loop37 (i33 + 2) n38 (clip s34 ^ clip (match x29' with | (0.0 | 0.0) -> n22 | (0.5 | 0.5) -> n27 | q35 -> n32 | exception Invalid_argument q36 -> s34 | exception Not_found -> "\000\255x" | exception Match_failure _ -> "tail \" end"))
  )
let n39 = loop37 0 (hide 0 5) n32
let () = (mix_string n39; note_end 0)
let rec loop42 i40 s41 =
  if i40 < 5 then (
    loop42 (i40 + 2) (clip s41 ^ clip n32)
  ) else
    s41
let n44 = loop42 0 n7
let () = (mix_string n44; note_end 0)
let rec loop47 i45 n48 s46 =
  if i45 < 0 then s46 else (
    loop47 (i45 - 1) n48 (clip s46 ^ clip n22)
  )
let n49 = loop47 ((hide 0 5) - 1) (hide 0 5) n44
let () = (mix_string n49; note_end 0)
let rec loop52 i50 n53' s51 =
  if i50 >= 0 then (
    loop52 (i50 - 1) n53' (clip s51 ^ clip n27)
  ) else
    s51
let n54 = loop52 (5 - 1) 5 n39
let () = (mix_string n54; note_end 0)
let () = (mix_string n7; note_end 0)
let () = (mix_string n54; note_end 0)
let () = note_float x29'
let () = (mix_string n49; note_end 0)
let () = (mix_string n39; note_end 0)
let () = ()
