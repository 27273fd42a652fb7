exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y49 :: y50) -> mix 1; mix_float y49; mix_0 (d - 1) y50
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let rec loop9 i7 n10 s8 =
  if i7 < n10 then (
    loop9 (i7 + 2) n10 (clip s8 ^ clip (Printf.sprintf "<%c>" ' '))
  ) else
    s8
let n11 = loop9 0 5 "tail \" end"
let () = (mix_string n11; note_end 0)
let x18 = if 7 >= ((); 6) then (let v17 = fun p12 p13 p14 -> ((fun n11 p15 p16 -> 10.0), p12) in 0.0 +. 1.0) else 2.0
let rec loop21 i19 n22 s20 =
  if i19 < n22 then (
    loop21 (i19 + 1) n22 (clip s20 ^ clip ((clip s20) ^ s20))
  ) else
    s20
let n23 = loop21 0 5 "\000\255x"
let () = (mix_string n23; note_end 0)
let v35 = (try (
  let _ = (fun p24 -> not (true && false)) (let _v25 = x18 in ()) in
  let s27 = ref n23 in
  let i26 = ref 0 in
  while !i26 < 5 do
    s27 := (clip !s27 ^ clip ((clip "b c") ^ "tail \" end")); i26 := !i26 + 1
  done;
  let n28 = !s27 in
  (mix_string n28; note_end 0);
  let s30 = ref n28 in
  let i29 = ref 0 in
  while !i29 < 5 do
    s30 := (clip !s30 ^ clip ((clip "") ^ "a")); i29 := !i29 + 1
  done;
  let n31 = !s30 in
  (mix_string n31; note_end 0);
  let s33 = ref n28 in
  for i32 = 0 to 5 - 1 do
    s33 := (clip !s33 ^ clip (if true then "b c" else !s33))
  done;
  let n34 = !s33 in
  (mix_string n34; note_end 0);
  ((clip n34) ^ "tail \" end") <> (String.sub n23 3 3)) with | Invalid_argument _ -> (true || true))
let s37 = ref n11
let () = for i36 = 5 - 1 downto 0 do
  s37 := (clip !s37 ^ clip n23)
done
let n38 = !s37
let () = (mix_string n38; note_end 0)
let s40 = ref n38
let () = for i39 = 0 to 5 - 1 do
  s40 := (clip !s40 ^ clip (part !s40 i39 4))
done
let n41 = !s40
let () = (mix_string n41; note_end 0)
let s43 = ref n41
let i42 = ref (5 - 1)
let () = while !i42 >= 0 do
  s43 := (clip !s43 ^ clip (min n23 "")); i42 := !i42 - 1
done
let n44 = !s43
let () = (mix_string n44; note_end 0)
let () = (mix_string n38; note_end 0)
let () = ((let (m45', m46, m47, m48) = v2 in mix m45'; mix m46; mix (Char.code m47); mix_0 5 m48); note_end 0)
let () = (mix_string n44; note_end 0)
let () = (mix_string n41; note_end 0)
let () = (mix (String.length n11); note_end 0)
let () = (mix (if v35 then 1 else 0); note_end 0)
let () = (mix (String.length n23); note_end 0)
let () = ()
