type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let s0 = "loops and "
let n4 = (hide 0 10)
let rec loop3 i1 s2 =
  if i1 < n4 then (
    loop3 (i1 + 1) (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
let n5 = loop3 0 4
let () = note_int n5
let x10 = (let v6 = '\249' in (100.75 *. (-0.5)) *. (try (match v6 with | ('a'..'m' | 'a'..'m') -> 3.25 | 'a'..'m' when (let (q7, _) = ('z', n5) in List.exists (fun p8 -> true) []) -> 100.75 | ('0'..'9' | _) -> 0.0 | '0'..'9' -> (-100.75) | q9 -> (-3.25) | _ -> (-100.75)) with | Match_failure _ -> (-3.25)))
let () = note_float x10
let n11 = n5 / (-2147483648)
let s12 = "loops "
let s14 = ref n11
let i13 = ref 0
let () = while !i13 < 6 do
  s14 := (Char.code s12.[!i13] + 3 * !s14); i13 := !i13 + 1
done
let n15 = !s14
let () = note_int n15
let s16 = "loops a"
let rec loop19 i17 s18 =
  if i17 <> 7 then (
    loop19 (i17 + 1) (Char.code s16.[i17] + 3 * s18)
  ) else
    s18
let n21 = loop19 0 n5
let () = note_int n21
let s22 = "loo"
let s24 = ref n11
let i23 = ref (3 - 1)
let () = while !i23 >= 0 do
  s24 := (Char.code s22.[!i23] + 3 * !s24); i23 := !i23 - 1
done
let n25 = !s24
let () = note_int n25
let s26 = "loops "
let s28 = ref n21
let () = for i27 = 0 to 6 - 1 do
  s28 := (Char.code s26.[i27] + 3 * !s28)
done
let n29 = !s28
let () = note_int n29
let s30 = "loo"
let s32 = ref n15
let i31 = ref 0
let () = while !i31 < 3 do
  s32 := (Char.code s30.[!i31] + 3 * !s32); i31 := !i31 + 1
done
let n33 = !s32
let () = note_int n33
let s34 = "loop"
let rec loop37 i35 n38' s36 =
  if i35 < 0 then s36 else (
    loop37 (i35 - 1) n38' (Char.code s34.[i35] + 3 * s36)
  )
let n39 = loop37 ((hide 1 4) - 1) (hide 1 4) n29
let () = note_int n39
let s40 = "loops and l"
let s42 = ref n33
let i41 = ref 0
let () = while !i41 < 11 do
  s42 := (Char.code s40.[!i41] + 3 * !s42); i41 := !i41 + 1
done
let n43 = !s42
let () = note_int n43
let () = note_int n21
let () = note_int n25
let () = note_int n15
let () = note_int n33
let () = note_float x10
let () = note_int n39
let () = note_int n11
let () = note_int n29
let () = ()
