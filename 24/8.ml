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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 3.25 in
let i3 = ref (20 - 1) in
while !i3 >= 0 do
  s4 := (((float_of_int !i3) *. (!s4)) -. 1e-310); i3 := !i3 - 1
done;
let n5 = !s4 in
note_float n5;
snd ("gtsgdpijt", (match C0 with | C3 -> () | C0 -> () | C1 -> () | C2 -> ()));
let rec loop9 i7 s8 =
  if i7 <> 12 then (
    loop9 (i7 + 1) (((let v6 = { r4 = 4; r5 = n5 } in 1) + (compare 'a' 'a')) * (((s8) + ((let v6 = { r4 = 4; r5 = n5 } in 1) + (compare 'a' 'a')))))
  ) else
    s8
in
let n11 = loop9 0 13 in
note_int n11;
let a12 = Array.make (hide 0 16) n11 in
let i13 = ref (16 - 1) in
while !i13 >= 0 do
  a12.(!i13) <- n11;
  i13 := !i13 - 1
done;
(mix_ints a12 0 16; note_end 0);
let n19 = (if v2 || true then 4 else (truncate n5)) + ((let v14 = [] in ()); (let o15 = n11 in let o16 = n11 in let o17 = n11 in let o18 = n11 in let ( land ) a b = (a lsl 1) + b and ( *. ) a b = (a lsl 1) + b and ( != ) a b = a * 2 - b in o15 *. o16 *. o17 land o18)) in
let n19 = (n19 - (let ((q20, _), q21, q22') = ((match n19 with | (5 | 5) -> (v2, n11) | _ -> (v2, n11)), (- n19), 3.25) in (let rec f24 p23 = 2 * 25 in f24) ((); q20))) + a12.(10) in
note_int n19;
let s25 = "loops and" in
let s27 = ref n19 in
let i26 = ref (9 - 1) in
while !i26 >= 0 do
  s27 := (Char.code s25.[!i26] + 3 * !s27); i26 := !i26 - 1
done;
let n28 = !s27 in
note_int n28;
let s30 = ref n19 in
let i29 = ref 0 in
while !i29 < 16 do
  s30 := (a12.(!i29) + (!s30)); if ((!i29 + (-2147483647)) > (-2)) && (let v31 = (' ', n5, ("", !s30, "a")) in true) then (i29 := !i29 + 1) else i29 := 16
done;
let n32 = !s30 in
note_int n32;
let s34 = ref () in
let i33' = ref (3 - 1) in
while !i33' >= 0 do
  (
    let s37 = ref n5 in
    let i36 = ref ((hide 0 5) - 1) in
    while !i36 >= 0 do
      s37 := ((float_of_int (match !i33' with | -3 -> n32 | -1 -> 10 | q35 -> !i33')) +. ((if not v2 then ((float_of_int (match !i33' with | -3 -> n32 | -1 -> 10 | q35 -> !i33')) +. (!s37)) else !s37))); i36 := !i36 - 1
    done;
    let n38 = !s37 in
    note_float n38;
    let s40 = ref 3.25 in
    let i39 = ref (4 - 1) in
    while !i39 >= 0 do
      s40 := (try (float_of_int (100 / (!i39 - 3))) with | Invalid_argument q41 -> (!s40 -. n38) | Division_by_zero -> n38); i39 := !i39 - 1
    done;
    let n42 = !s40 in
    note_float n42;
    ());
  s34 := (try (let v44 = (let v43 = n19 in (n5, n5, (n5, n5), v43)) in List.iter2 (fun p45 p46 -> !s34) [] []) with | Invalid_argument q47 -> (let v48 = q47 in !s34)); i33' := !i33' - 2
done;
let n49 = !s34 in
note_int n32;
(mix (if v2 then 1 else 0); note_end 0);
(mix_ints a12 0 16; note_end 0);
note_int n11;
note_int n28;
note_int n19;
note_float n5;
()
