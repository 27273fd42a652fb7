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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y109, y110) -> mix_ints y109 0 8; mix_1 (d - 1) y110
and mix_1 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y111 :: y112) -> mix 1; mix (Char.code y111); mix_1 (d - 1) y112
in
let s1 = ref 2147483640 in
let s2 = ref 0 in
for i0 = (hide 0 12) - 1 downto 0 do
  let u3' = !s1 + 1 in
  let u4 = !s2 + (if !s1 < !s1 + 1 then 1 else 3) in
  s1 := u3'; s2 := u4
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
while !i47 < (hide 0 3) do
  s48 := (
    let s50 = ref !s48 in
    for i49 = 0 to (hide 0 6) - 1 do
      s50 := p33
    done;
    let n51 = !s50 in
    note_float n51;
    n51); i47 := !i47 + 1
done;
let n52 = !s48 in
note_float n52;
let x108 = (match (let ((C0 (q54, q55)) : t0) = ((fun p53 -> (C0 ((Array.make 8 p27), []) : t0)) 8 : t0) in []) with | [] -> (
  (if false != true then (coarse (cos (limit p37 (-100.0) 100.0))) else p37)) | (1.0 :: q56) -> (
  let a57 = [|2.0; 10.0; n52; p38; p34; 2.0; p22; p38|] in
  let i58 = ref 0 in
  while !i58 < (hide 0 7) do
    a57.(!i58 + 1) <- ((a57.(!i58)) +. 1.5);
    i58 := !i58 + 2
  done;
  (mix_floats a57 0 8; note_end 0);
  let s60 = ref p39 in
  for i59 = 0 to (hide 0 5) - 1 do
    s60 := (
      let rec loop63 i61 n64' s62 =
        if i61 >= 0 then (
          loop63 (i61 - 1) n64' (try p35 with | _ -> p35)
        ) else
          s62
      in
      let n65 = loop63 ((hide 0 6) - 1) (hide 0 6) !s60 in
      note_int n65;
      n65)
  done;
  let n66 = !s60 in
  note_int n66;
  ((mix (if true then 1 else 0); note_end 0); a57.(p40 land 7))) | (_ :: _) -> (
  let s68 = ref (C0 ((Array.make 8 20), []) : t0) in
  let s69 = ref p20 in
  let s70 = ref n45 in
  let s71 = ref p38 in
  let s72 = ref p29 in
  let s73 = ref p31 in
  let s74 = ref p38 in
  let s75 = ref p39 in
  let s76 = ref p41 in
  let s77 = ref p11 in
  let s78 = ref (true, 8) in
  let s79 = ref p29 in
  for i67 = 0 to (hide 1 3) - 1 do
    let u80 = !s68 in
    let u81 = !s69 in
    let u82 = !s72 in
    let u83 = !s76 in
    let u84 = !s75 in
    let u85 = !s72 in
    let u86 = !s74 in
    let u87 = !s70 in
    let u88 = !s76 in
    let u89 = !s69 in
    let u90 = !s78 in
    let u91 = !s73 in
    s68 := u80; s69 := u81; s70 := u82; s71 := u83; s72 := u84; s73 := u85; s74 := u86; s75 := u87; s76 := u88; s77 := u89; s78 := u90; s79 := u91
  done;
  let n92 = !s68 in
  let n93 = !s69 in
  let n94 = !s70 in
  let n95 = !s71 in
  let n96 = !s72 in
  let n97 = !s73 in
  let n98 = !s74 in
  let n99 = !s75 in
  let n100 = !s76 in
  let n101 = !s77 in
  let n102 = !s78 in
  let n103 = !s79 in
  (mix_0 5 n92; note_end 0);
  note_int n93;
  note_int n94;
  note_float n95;
  note_int n96;
  note_int n97;
  note_float n98;
  note_int n99;
  note_float n100;
  note_int n101;
  ((let (m104, m105) = n102 in mix (if m104 then 1 else 0); mix m105); note_end 0);
  note_int n103;
  (if (try ((C2 { r3 = p40; r4 = 9; r5 = (n95, (n98, p20)) }) = (C2 { r3 = n96; r4 = p36; r5 = (2.0, (p33, p31)) })) with | Division_by_zero -> false | Failure q106' -> false | Match_failure _ -> false) then 3.25 else (let ((C0 (_, q107)) : t0) = ((C0 ((Array.make 8 n101), []) : t0) : t0) in n100)))) in
note_int n5;
note_int p36;
note_float p37;
note_float p41;
note_float p16;
note_float p17;
note_int p7;
note_int p19;
()
