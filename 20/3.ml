type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let rec loop5 i3 n6 s4 =
  if i3 >= n6 then s4 else (
    loop5 (i3 + 2) n6 (clip s4 ^ clip (part "a" i3 i3))
  )
let n7 = loop5 0 5 "tail \" end"
let () = (mix_string n7; note_end 0)
let s9 = ref n7
let i8 = ref 0
let () = while !i8 < 5 do
  s9 := (clip !s9 ^ clip (part "12" 10 15)); i8 := !i8 + 1
done
let n10' = !s9
let () = (mix_string n10'; note_end 0)
let s12 = ref n10'
let () = for i11 = 0 to 5 - 1 do
  s12 := (clip !s12 ^ clip ((clip !s12) ^ !s12))
done
let n13 = !s12
let () = (mix_string n13; note_end 0)
let unused14 = ((mix_float (1.5 /. 10.0)); (if not true then [] else []))
let s16 = ref n10'
let i15 = ref (5 - 1)
let () = while !i15 >= 0 do
  s16 := (clip !s16 ^ clip (part n13 !i15 11)); i15 := !i15 - 1
done
let n17 = !s16
let () = (mix_string n17; note_end 0)
let v24 = List.fold_right (fun p18 p19 -> p19 || p19) (Array.to_list (Array.make 5 10)) ((match Ok 100.75 with | (Ok 0.0 as w20) -> n17 | Ok q21 -> n13 | Error (true as w22) -> n17 | Error false -> n17) <> (Array.fold_right (fun p23 n17 -> n17) (Array.make 1 10.0) n17))
let () = (mix (if v24 then 1 else 0); note_end 0)
let rec loop27 i25 n28 s26 =
  if i25 < n28 then (
    loop27 (i25 + 1) n28 (clip s26 ^ clip n13)
  ) else
    s26
let n29 = loop27 0 5 n13
let () = (mix_string n29; note_end 0)
let rec loop32 i30 n33 s31 =
  if i30 >= n33 then s31 else (
    loop32 (i30 + 2) n33 (clip s31 ^ clip (Printf.sprintf "<%c>" '\255'))
  )
let n34 = loop32 0 5 n29
let () = (mix_string n34; note_end 0)
let rec loop37 i35 n38 s36 =
  if i35 < n38 then (
    loop37 (i35 + 1) n38 (clip s36 ^ clip n17)
  ) else
    s36
let n39 = loop37 0 5 "a"
let () = (mix_string n39; note_end 0)
let rec loop42 i40 s41 =
  if i40 < 5 then (
    loop42 (i40 + 2) (clip s41 ^ clip n17)
  ) else
    s41
let n44 = loop42 0 n7
let () = (mix_string n44; note_end 0)
let rec loop47 i45 n48 s46 =
  if i45 <> n48 then (
    loop47 (i45 + 1) n48 (clip s46 ^ clip s46)
  ) else
    s46
let n49 = loop47 0 5 n29
let () = (mix_string n49; note_end 0)
let () = (mix_string n17; note_end 0)
let () = (mix_string n29; note_end 0)
let () = (mix_string n39; note_end 0)
let () = (mix_string n34; note_end 0)
let () = (mix (String.length n10'); note_end 0)
let () = (mix (String.length n7); note_end 0)
let () = (mix (String.length n49); note_end 0)
let () = (mix (if v24 then 1 else 0); note_end 0)
let () = ()
