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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let s1 = ref 2147483640 in
let s2 = ref 0 in
let i0 = ref (12 - 1) in
while !i0 >= 0 do
  let u3' = !s1 + 1 in
  let u4 = !s2 + (if !s1 < !s1 + 1 then 1 else 3) in
  s1 := u3'; s2 := u4; i0 := !i0 - 1
done;
let n5 = !s1 in
let n6 = !s2 in
note_int n5;
note_int n6;
let p7 = -11 in
let p8 = (-1.5) /. 1.0 in
let p9 = compare true true in
let p10 = p7 in
let p11 = compare p8 p8 in
let p12 = (try p7 with | Division_by_zero -> 15 | Failure q13 -> p10 | Not_found -> p11 | Match_failure _ -> 16 | E0 ('a'..'m' as w14) -> p11 | E0 q15 -> p9) in
let p16 = ( *. ) p8 p8 in
let p17 = 1.7976931348623157e308 in
let p18 = int_of_float p17 in
let p19 = p11 in
let p20 = - 17 in
let p21 = p16 *. p17 in
let p22 = 100.75 in
let p23 = (let ((C0 (q24, q25') as w26) : t0) = ((C0 ((Array.make 8 p20), []) : t0) : t0) in p17) in
let p27 = (let (q28, _) = ((Array.make 16 true), (-100.75)) in p7) in
let p29 = compare p10 p27 in
let p30' = if true then p20 else p29 in
let p31 = p30' + p30' in
let p32 = p18 in
let p33 = 1e-310 in
let p34 = p22 in
let p35 = if false then (-2) else p31 in
let p36 = String.length "12" in
let p37 = 1.7976931348623157e308 in
let p38 = ( /. ) 1.0 p37 in
let p39 = if true then p31 else 15 in
let p40 = p11 in
let p41 = Array.fold_left (let rec f44 p42 p43 = p38 in f44) p21 (Array.make 6 1.5) in
mix 1;
let n45 = 1 lxor (p40 + ((p36 - ((((p30' + (p29 lxor (p27 + ((p19 * (p18 * ((p11 + (p10 * ((p7) * p9))) - p12))) + p20)))) * p31) + p32) + p35)) lxor p39)) in
let x46 = (((((p33 +. (p23 -. ((p21 *. (p17 -. ((p8) *. p16))) -. p22))) *. p34) +. p37) -. p38) +. p41) +. 1.0 in
let s48 = ref 3.25 in
let i47 = ref 0 in
while !i47 < 3 do
  s48 := (
    let s50 = ref !s48 in
    let i49 = ref 0 in
    while !i49 < 3 do
      s50 := ((float p30') *. (p37 *. 1.0)); i49 := !i49 + 1
    done;
    let n51 = !s50 in
    note_float n51;
    n51); i47 := !i47 + 1
done;
let n52 = !s48 in
note_float n52;
let a53 = [|1.5; p22|] in
let a54 = a53 in
let i55 = ref (2 - 1) in
while !i55 >= 0 do
  a54.(!i55) <- a53.(!i55);
  i55 := !i55 - 1
done;
(mix_floats a54 0 2; note_end 0);
note_int p36;
note_int p9;
note_int p19;
note_int p29;
note_float p33;
note_int p10;
(mix_floats a54 0 2; note_end 0);
note_int p27;
()
