type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 3.25 in
let i3 = ref (20 - 1) in
while !i3 >= 0 do
  s4 := (((float_of_int !i3) *. (!s4)) -. 1e-310); i3 := !i3 - 1
done;
let n5 = !s4 in
note_float n5;
let a6 = min (Array.make 6 0) (Array.make 6 14) in
let s8 = ref 0 in
for i7 = 0 to 6 - 1 do
  (if a6.(i7) <> (20 / (!s8 lor 1)) then (s8 := ((!s8) * a6.(i7))))
done;
let n9 = !s8 in
note_int n9;
assert (compare (-(int_of_string (string_of_int 16))) (-(int_of_string (string_of_int 16))) = 0);
let rec loop12 i10 s11 =
  if i10 < 5 then (
    loop12 (i10 + 1) (clip s11 ^ clip s11)
  ) else
    s11
in
let n14 = loop12 0 "tail \" end" in
(mix_string n14; note_end 0);
let s16 = ref n5 in
let i15 = ref (3 - 1) in
while !i15 >= 0 do
  s16 := (
    let s18 = ref !s16 in
    for i17 = 0 to (hide 0 2) - 1 do
      s18 := 1.0
    done;
    let n19 = !s18 in
    note_float n19;
    n19); i15 := !i15 - 1
done;
let n20' = !s16 in
note_float n20';
(try (
  assert (compare ((fst (n9, v2)) / 4096) ((fst (n9, v2)) / 4096) = 0);
  let a21 = (match C0 with | (C3 | C3) -> (Array.make 3 C0) | C0 -> (Array.make 3 C0) | (C3 | C1) -> (Array.make 3 C0) | C2 -> (Array.make 3 C0)) in
  a21.(0) <- a21.(2);
  a21.(1) <- C1;
  a21.(2) <- C0;
  let n27 = (hide 1 3) in
  let rec loop26 i22 s23 =
    if i22 <> n27 then (
      loop26 (i22 + 1) (match a21.(i22) with | (C1 | C1) when (((ref 14), i22) > ((ref s23), (-2))) -> ((s23) lxor (if v2 then i22 else i22)) | C3 -> ((s23) + (-5808)) | (C0 as w24) when (((s23 + s23) - 1024) < (i22 * s23)) -> ((s23) + s23) | C1 -> (s23 - (s23)) | C2 when (match { r4 = i22; r5 = (-3.25) } with | { r4; r5 = q25 } -> (v2 = v2)) -> ((- n9) - (s23)))
    ) else
      s23
  in
  let n28 = loop26 0 n9 in
  note_int n28;
  assert (hide 1 3 = 3);
  ()) with | Match_failure _ -> (match C0 with | C3 -> () | C0 -> () | (C1 | C1) -> () | (C2 | C2) -> () | (C1 | C2) -> ()));
let n30 = (let n5 = if v2 then n9 else n9 in 13 land n9) * 1023 in
assert (hide 1 3 = 3);
let rec loop41' i33 s34 =
  if i33 >= 0 then (
    loop41' (i33 - 2) (
      let s36 = ref s34 in
      for i35 = 0 to 5 - 1 do
        s36 := (Array.fold_left (let rec f39 p37 p38 = p37 -. s34 in f39) (!s36 -. !s36) a6)
      done;
      let n40 = !s36 in
      note_float n40;
      n40)
  ) else
    s34
in
let n43 = loop41' (3 - 1) n5 in
note_float n43;
(mix_string n14; note_end 0);
note_int n30;
(mix_ints a6 0 6; note_end 0);
note_int n9;
note_float n43;
note_float n5;
note_float n20';
(mix (if v2 then 1 else 0); note_end 0);
()
