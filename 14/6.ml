type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = -11 in
note_int n0;
let a1 = ((); (Array.make 8 n0)) in
let i2 = ref 0 in
while !i2 < (hide 1 4) do
  a1.(!i2 * 2 + 1) <- ((a1.(!i2 mod 2)) lxor a1.(!i2));
  i2 := !i2 + 1
done;
(mix_ints a1 0 8; note_end 0);
let i3 = ref 0 in
while !i3 < (hide 1 3) do
  a1.(!i3 * 3 + 0) <- ((truncate (-2.0)) * (a1.(!i3 mod 3)));
  i3 := !i3 + 1
done;
(mix_ints a1 0 8; note_end 0);
let a4 = max (Array.make 6 3.25) (Array.make 6 1.0) in
let rec loop7 i5 n8 =
  if i5 <> n8 then (
    (a4.(i5 * 2 + 0) <- ((let i6 = i5 in if i6 >= 0 && i6 < 6 then a4.(i6) else (-10.0)) -. (a4.(i5 mod 2))));
    loop7 (i5 + 1) n8
  ) else
    ()
in
loop7 0 3;
(mix_floats a4 0 6; note_end 0);
for i9 = 0 to 2 - 1 do
  a4.(i9 * 3 + 0) <- ((float_of_int i9) *. (a4.(i9 / 3)));
  ()
done;
(mix_floats a4 0 6; note_end 0);
let rec loop11' i10 n12 =
  if i10 < n12 then (
    (a1.(i10 * 4 + 0) <- ((a1.(i10 / 4)) * (int_of_float 3.25)));
    loop11' (i10 + 2) n12
  ) else
    ()
in
loop11' 0 2;
(mix_ints a1 0 8; note_end 0);
print_int n0;
print_byte 32;
print_float (min (let { r3 = _; _ } = { r2 = ""; r3 = (Array.make 2 (-1.0)); r4 = (ref n0) } in -2.0) (float n0));
print_newline ();
let v16 = if (match ( -. ) 0.5 (-3.25) with | 1.0 -> (n0 == n0) | (0.0 | 0.0) -> false | q13 -> (n0 <> 20) | 0.5 when ((match { r0 = true; r1 = None } with | ({ r0 = q14; r1 = q15' } | { r0 = (true as q14); r1 = (None as q15') }) -> 10.0 | { r0 = false; r1 = None } -> 0.0 | { r1 = (Some a4); _ } -> 10.0) <> a4.(0)) -> (0.5 = (-100.75)) | 1.0 when (((-2790) - 31) <= (n0 + n0)) -> (false < true)) then (not false) else ((n0 * 10) != a1.(0)) in
(mix (if v16 then 1 else 0); note_end 0);
let rec loop18 i17 n19 =
  if i17 <> n19 then (
    (a1.(i17 * 3 + 0) <- ((a1.(i17 / 3)) - (max 3 i17)));
    loop18 (i17 + 1) n19
  ) else
    ()
in
loop18 0 3;
(mix_ints a1 0 8; note_end 0);
let n20 = if (if v16 then n0 else n0) = (Array.length a1) then (compare ((Array.make 4 100.75), "\000\255x") ((Array.make 4 100.75), "b c")) else (n0 mod 1) in
note_int n20;
let n24 = (let _v21 = List.rev_append [n20] [] in (match _v21 with | [] -> (compare (n20, ('a', "b c", 2)) (n0, ('\'', "a", n0))) | ((q22 :: q23) | ((q22 :: _) as q23)) -> (if v16 then q22 else q22))) in
note_int n24;
let _ = ((compare 18 n20) < (1 + n24)) || (if false != v16 then (v16 <= v16) else (not v16)) in
assert (hide 1 3 = 3);
note_int n20;
(mix_ints a1 0 8; note_end 0);
(mix (if v16 then 1 else 0); note_end 0);
(mix_floats a4 0 6; note_end 0);
note_int n24;
note_int n0;
()
