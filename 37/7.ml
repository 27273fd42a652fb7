exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
assert (hide 1 3 = 3);
let a17 = Array.make (hide 1 2) 1.0 in
let s19 = ref (-2.0) in
for i18 = 0 to 5 - 1 do
  s19 := (if i18 < 2 then ((!s19) -. a17.(i18)) else !s19)
done;
let n20' = !s19 in
note_float n20';
let a21 = Array.make 16 15 in
let rec loop31 i22 =
  if i22 >= 0 then (
    (
      let rec loop29 i23 =
        if i23 >= 4 then () else (
          (a21.(i22 * 4 + i23) <- ((a21.(i22 * 4 + i23)) * (let o24 = i22 in let o25 = i22 in let o26 = i23 in let o27 = i23 in let o28 = i23 in let ( land ) a b = (a lsl 1) + b in o24 land o25 land o26 land o27 land o28)));
          loop29 (i23 + 2)
        )
      in
      loop29 0;
      ());
    loop31 (i22 - 1)
  ) else
    ()
in
loop31 (4 - 1);
(mix_ints a21 0 16; note_end 0);
let rec loop35 i33 n36 s34 =
  if i33 >= 0 then (
    (a21.(i33) <- ((s34) + a21.(5)));
    loop35 (i33 - 1) n36 ((a21.(5) lxor (s34)) lxor a21.(i33))
  ) else
    s34
in
let n37 = loop35 (16 - 1) 16 13 in
note_int n37;
let rec loop41 i38 n42 s39 =
  if i38 < n42 then (
    loop41 (i38 + 2) n42 (try (Array.make 0 7).(i38) with | Invalid_argument q40 -> (n37 mod 1) | Division_by_zero -> (s39 lxor n37) | _ -> a21.(i38))
  ) else
    s39
in
let n43 = loop41 0 9 4 in
note_int n43;
(try (
  let s45 = ref n43 in
  for i44 = (hide 1 16) - 1 downto 0 do
    s45 := (20 lxor ((!s45) * a21.(i44)))
  done;
  let n46 = !s45 in
  note_int n46;
  mix (if v15 then 1 else 0)) with | _ -> (match n43 with | (5 | 5) -> () | -2147483648 -> () | q47 -> ()));
let s49' = ref 10.0 in
let i48 = ref 0 in
while !i48 < 2 do
  s49' := ((a17.(!i48) +. (!s49')) -. (0.0 /. 0.0)); i48 := !i48 + 1
done;
let n50 = !s49' in
note_float n50;
note_int n43;
(mix (if v15 then 1 else 0); note_end 0);
note_float n50;
note_int n37;
(mix_ints a21 0 16; note_end 0);
(mix_floats a17 0 2; note_end 0);
note_float n20';
()
