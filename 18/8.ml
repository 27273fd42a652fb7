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
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec loop5' i3 n6 s4 =
  if i3 >= n6 then s4 else (
    loop5' (i3 + 1) n6 (try (Array.make 0 7).(i3) with | Invalid_argument _ -> (8 lsr 2) | Division_by_zero -> (int_of_string (string_of_int s4)))
  )
in
let n7 = loop5' 0 2 16 in
note_int n7;
let s9 = ref n7 in
for i8 = 0 to 3 - 1 do
  s9 := (try (100 / (i8 - 2)) with | Invalid_argument q10 -> (match None with | (None as w11) -> i8 | Some q12 -> n7) | Division_by_zero -> (!s9 - !s9))
done;
let n13 = !s9 in
note_int n13;
let s15 = ref (-3.25) in
for i14 = 0 to 3 - 1 do
  s15 := (try (float_of_int (100 / (i14 - 1))) with | Invalid_argument q16 -> (let v17 = [] in !s15) | Division_by_zero -> 1.5)
done;
let n18 = !s15 in
note_float n18;
let n23 = (hide 0 2) in
let rec loop22' i19 s20 =
  if i19 >= 0 then (
    loop22' (i19 - 1) (try (float_of_int (100 / (i19 - 0))) with | Invalid_argument q21 -> (n18 *. s20) | Division_by_zero -> ((-1.0) +. s20))
  ) else
    s20
in
let n24 = loop22' ((hide 0 2) - 1) (-2.0) in
note_float n24;
let rec loop28 i25 s26 =
  if i25 < 0 then s26 else (
    loop28 (i25 - 1) (try (float_of_int (100 / (i25 - 1))) with | Invalid_argument q27 -> (float 19) | Division_by_zero -> (n24 /. s26))
  )
in
let n30 = loop28 (2 - 1) 0.0 in
note_float n30;
let n36 = (n13 - (let ((q31, _), q32, q33') = ((match n13 with | (5 | 5) -> (v2, n7) | _ -> (v2, n7)), (- n13), 3.25) in (let rec f35 p34 = 2 * 25 in f35) ((); q31))) + ((int_of_float ((); (max n30 n18))) / 4096) in
note_int n36;
let rec loop40 i37 s38 =
  if i37 <> 3 then (
    loop40 (i37 + 1) (try (Array.make 0 7).(i37) with | Invalid_argument q39 -> (- 8) | Division_by_zero -> (( + ) n36 n36))
  ) else
    s38
in
let n42 = loop40 0 n13 in
note_int n42;
let rec loop46 i43 n47 s44' =
  if i43 >= 0 then (
    loop46 (i43 - 1) n47 (try (float_of_int ((Array.make 0 7).(i43))) with | Invalid_argument q45 -> (if true then n30 else 1.5) | Division_by_zero -> ((-1.0) -. s44'))
  ) else
    s44'
in
let n48 = loop46 (2 - 1) 2 n30 in
note_float n48;
let rec loop52 i49 n53 s50 =
  if i49 >= 0 then (
    loop52 (i49 - 1) n53 (try (100 / (i49 - 1)) with | Invalid_argument _ -> ((let rec f51 () = s50 in f51) ()) | Division_by_zero when ((if true then C0 else C0) >= C0) -> (max n42 10) | _ -> n36)
  ) else
    s50
in
let n54 = loop52 (3 - 1) 3 9 in
note_int n54;
note_float n48;
note_float n24;
note_int n7;
(mix (if v2 then 1 else 0); note_end 0);
note_int n36;
note_int n13;
note_float n18;
note_float n30;
()
