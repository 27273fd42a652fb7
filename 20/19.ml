exception E0
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
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let s10 = ref "\000\255x"
let i9 = ref (5 - 1)
let () = while !i9 >= 0 do
  s10 := (clip !s10 ^ clip (if false then !s10 else !s10)); i9 := !i9 - 1
done
let n11 = !s10
let () = (mix_string n11; note_end 0)
let s13 = ref n11
let i12 = ref 0
let () = while !i12 < 5 do
  s13 := (clip !s13 ^ clip (Printf.sprintf "<%.3f>" (-0.0))); i12 := !i12 + 1
done
let n14 = !s13
let () = (mix_string n14; note_end 0)
let rec loop17 i15 n18 s16 =
  if i15 <> n18 then (
    loop17 (i15 + 1) n18 (clip s16 ^ clip "")
  ) else
    s16
let n19 = loop17 0 5 n14
let () = (mix_string n19; note_end 0)
let rec loop22 i20 n23 s21 =
  if i20 < n23 then (
    loop22 (i20 + 1) n23 (clip s21 ^ clip n11)
  ) else
    s21
let n24 = loop22 0 5 n19
let () = (mix_string n24; note_end 0)
let x25 = 0.0 /. 0.0
let n32 = ((((((0) + (if x25 = (match ((1.0, x25, x25, 6), false, true) with | ((_, true, q26) as w27) -> x25 | (q28, false, q29') -> x25 | exception Invalid_argument q30 -> x25 | exception Division_by_zero -> x25 | exception Failure q31 -> x8 | exception Match_failure _ -> x25 | exception E0 -> 3.25) then 52 else 0)) + (if x25 <> x25 then 78 else 0)) + (if x25 < (try (-. 0.0) with | _ -> x8) then 35 else 0)) + (if x8 > x25 then 75 else 0)) + (if (coarse (log (limit x25 0.5 100.0))) <= x25 then 96 else 0)) + (if x25 >= x25 then 20 else 0)
let () = (let v40 = (match false || false with | true -> ((fun p33 -> (x25, (Array.make 5 x8), (let rec f36 p34 p35 = false in f36), x25)) 8) | false -> (x25, (Array.make 5 x25), (let rec f39 p37 p38 = true in f39), x25)) in (let v49 = (let (q45, (q46, _, _), q47, q48') = ((Array.make 4 3.25), (18, 1.0, x25), (fun p41 p42' -> false), (let rec f44 p43 = n32 in f44)) in None) in List.fold_right (let rec f51 p50 () = () in f51) [] ()))
let rec loop54 i52 s53 =
  if i52 < 5 then (
    loop54 (i52 + 1) (clip s53 ^ clip (part n24 i52 i52))
  ) else
    s53
let n56 = loop54 0 n14
let () = (mix_string n56; note_end 0)
let n60 = (hide 1 5)
let rec loop59 i57 s58 =
  if i57 < n60 then (
    loop59 (i57 + 1) (clip s58 ^ clip (if true then s58 else s58))
  ) else
    s58
let n61 = loop59 0 "tail \" end"
let () = (mix_string n61; note_end 0)
let rec loop64 i62 s63' =
  if i62 <> 5 then (
    loop64 (i62 + 1) (clip s63' ^ clip (if true then n61 else n61))
  ) else
    s63'
let n66 = loop64 0 n24
let () = (mix_string n66; note_end 0)
let s68 = ref n56
let i67 = ref 0
let () = while !i67 < (hide 0 5) do
  s68 := (clip !s68 ^ clip (string_of_float (abs_float x25))); i67 := !i67 + 1
done
let n69 = !s68
let () = (mix_string n69; note_end 0)
let () = (mix_string n11; note_end 0)
let () = (mix_string n61; note_end 0)
let () = note_int n32
let () = note_float x8
let () = (mix_string n56; note_end 0)
let () = note_float x25
let () = (mix (String.length n19); note_end 0)
let () = (mix (String.length n66); note_end 0)
let () = ()
