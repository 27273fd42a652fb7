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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s1 = ref 15
let () = for i0 = 0 to (hide 0 14) - 1 do
  s1 := (((if (match { r2 = (fun p2 -> p2) } with | ({ r2 = q3 } | { r2 = q3 }) -> false) then ((!s1) + (compare true (not false))) else !s1)) + (compare true (not false)))
done
let n4 = !s1
let () = note_int n4
let v12 = (match ((mix n4); C1) with | C0 (q5, (C0 (q6, q7))) -> q7 | C0 (q8, C1) -> C1 | (C1 | C1) -> (C0 (None, (match C1 with | ((C0 (None, (C0 (_, q9)))) | (C0 (None, (C0 (_, _))) as q9)) -> C1 | C0 ((Some q10), (C0 (_, _) as w11)) -> C1 | (C1 | (C0 (_, C1))) -> C1 | C1 -> C1))))
let s14 = ref "b c"
let () = for i13 = 0 to 5 - 1 do
  s14 := (clip !s14 ^ clip !s14)
done
let n15 = !s14
let () = (mix_string n15; note_end 0)
let s17 = ref 1.5
let () = for i16 = 7 - 1 downto 0 do
  s17 := (((if i16 != i16 then ((!s17) +. (try ((float_of_int n4) /. (-0.5)) with | _ -> (100.75 *. 3.25))) else !s17)) *. (try ((float_of_int n4) /. (-0.5)) with | _ -> (100.75 *. 3.25)))
done
let n18 = !s17
let () = note_float n18
let a19 = if true then (Array.make 8 n18) else (Array.make 8 0.0)
let () = for i20 = 0 to 4 - 1 do
  (let x21 = a19.(i20) in a19.(i20) <- a19.(7 - i20); a19.(7 - i20) <- x21);
  ()
done
let s23 = ref n18
let s24 = ref n4
let s25 = ref 3.25
let () = for i22 = 0 to 6 - 1 do
  let u26 = !s23 in
  let u27 = !s24 in
  let u28 = -. !s25 in
  s23 := u26; s24 := u27; s25 := u28
done
let n29 = !s23
let n30 = !s24
let n31 = !s25
let () = note_float n29
let () = note_int n30
let () = note_float n31
let s33 = ref n30
let () = for i32 = 0 to 3 - 1 do
  s33 := (
    let s35 = ref !s33 in
    for i34' = 4 - 1 downto 0 do
      s35 := (if ((); false) then n30 else (snd (((Array.make 16 n18), []), !s33)))
    done;
    let n36 = !s35 in
    note_int n36;
    n36)
done
let n37 = !s33
let () = note_int n37
let s39 = ref 1.5
let () = for i38 = 8 - 1 downto 0 do
  (if true then (s39 := (a19.(i38) +. (!s39))))
done
let n40 = !s39
let () = note_float n40
let s42 = ref n31
let () = for i41 = 0 to 8 - 1 do
  s42 := (a19.(i41) +. ((!s42) -. a19.(7)))
done
let n43 = !s42
let () = note_float n43
let () = note_float n31
let () = note_float n18
let () = note_int n4
let () = note_float n29
let () = note_float n43
let () = (mix_string n15; note_end 0)
let () = note_int n37
let () = note_float n40
let () = ()
