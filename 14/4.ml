type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let a0 = (let v1 = 5 in Array.make 2 v1) in
let rec loop3 i2 =
  if i2 >= 1 then () else (
    (a0.(i2 * 2 + 0) <- ((a0.(i2 mod 2)) * (10 land (-1))));
    loop3 (i2 + 1)
  )
in
loop3 0;
(mix_ints a0 0 2; note_end 0);
let i5 = ref 0 in
while !i5 < 1 do
  a0.(!i5 * 4 + 1) <- (!i5 * (a0.(!i5 mod 2)));
  i5 := !i5 + 1
done;
(mix_ints a0 0 2; note_end 0);
let a6 = (let v7 = 0.0 in Array.make 3 v7) in
let i8' = ref 0 in
while !i8' < 1 do
  a6.(!i8' * 4 + 1) <- ((a6.(!i8' / 4)) *. (min (-1.5) 2.0));
  i8' := !i8' + 1
done;
(mix_floats a6 0 3; note_end 0);
let v17 = ((a0.(0) <- (int_of_string (string_of_int 65535))); (((match (let v9 = Array.make 4 (Array.make 2 true) in C2 { r3 = 6; r4 = 6; r5 = (1.0, (0.5, 8)) }) with | (C1 (_, []) as w10) -> (max (ref "b c") (ref "")) | C1 (q11, (q12 :: q13)) -> (ref "b c") | C2 { r3 = q14; r4; r5 = q15 } -> (ref "tail \" end")) <> ((); (ref "a"))) || ((1.0 <= (let i16 = 10 in if i16 >= 0 && i16 < 3 then a6.(i16) else 3.25)) && ((match false with | true -> false | false -> false) && (2.0 <= (-0.0)))))) in
(mix (if v17 then 1 else 0); note_end 0);
let n18 = Array.length a6 in
note_int n18;
let rec loop20 i19 n21' =
  if i19 < n21' then (
    (a0.(i19 * 3 + 1) <- ((Char.code ' ') - (a0.(i19 mod 2))));
    loop20 (i19 + 1) n21'
  ) else
    ()
in
loop20 0 1;
(mix_ints a0 0 2; note_end 0);
let n22 = a0.(0) in
let p23 = if v17 then 1.0 else 1.0 in
let p24 = a6.(wrap (n22 * 22) 3) in
let p25 = ( - ) n22 n22 in
let p26' = 0.0 /. 0.0 in
let p27 = a6.(wrap (-1) 3) in
let p28 = (match [] with | ([] as w29) -> p25 | (q30 :: q31) -> q30) in
let p32 = (fun p33 -> p24) p27 in
let p34 = min p28 p25 in
let p35 = (match ((C9 : (t0, int array) t3) : (t0, int array) t3) with | (C10 | C10) -> p28 | C8 ([], q36, _) -> p28 | ((C8 ((_ :: _), _, _)) | (C7 (_, _, (_, _)))) -> p34 | (C9 as w40) -> 14 | C7 (q41, p32, q42) -> 18 | exception _ -> p34) in
let p43 = p34 in
let p44 = (-1.5) *. p32 in
let p45 = p32 -. 100.75 in
let p46 = sqrt (-1.0) in
let p47 = p28 + p35 in
let p48 = 0.0 in
let p49 = p46 in
let p50 = (let v51 = '\n' in 2.0) in
let p52 = p28 - p35 in
let p53 = if true then p34 else 5 in
let p54 = p27 in
let p55 = p53 lor p52 in
let p56 = p43 in
let p57 = (match p55 with | 2 -> p53 | 4 -> p43 | -2147483647 -> p47 | 0 -> p55 | q58 -> p25) in
mix 1;
let n59' = 1 lxor (p57 lxor (p56 lxor (p55 + ((p52 + ((p43 * (p35 lxor (p34 - (p28 lxor (p25))))) lxor p47)) * p53)))) in
let x60 = 1.0 *. (p54 +. (p50 *. (p49 *. (((p45 *. ((((p26' *. (p24 -. (p23))) +. p27) *. p32) +. p44)) *. p46) *. p48)))) in
note_float x60;
(mix_floats a6 0 3; note_end 0);
note_float p45;
note_int p57;
note_int p53;
note_int p34;
note_int p47;
note_float x60;
note_float p44;
()
