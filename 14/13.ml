type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let a0 = Array.make (hide 1 13) 2.0 in
let i1 = ref 0 in
while !i1 < 4 do
  a0.(!i1 * 3 + 1) <- ((a0.(!i1 mod 3)) -. (let v2 = Array.make 16 0 in 3.25));
  i1 := !i1 + 2
done;
(mix_floats a0 0 13; note_end 0);
let a3 = [|5; 9|] in
let i4 = ref 0 in
while !i4 < (hide 1 1) do
  a3.(!i4 * 4 + 0) <- (10 + (a3.(!i4 mod 2)));
  i4 := !i4 + 1
done;
(mix_ints a3 0 2; note_end 0);
let a5 = Array.fold_left (fun p6 p7 -> p6) (Array.make 2 1.0) a3 in
let rec loop9' i8' n10 =
  if i8' < n10 then (
    (a5.(i8' * 4 + 0) <- ((a5.(i8' mod 2)) -. (100.75 +. 3.25)));
    loop9' (i8' + 1) n10
  ) else
    ()
in
loop9' 0 1;
(mix_floats a5 0 2; note_end 0);
let a11 = if not ((14 + 32767) < 15) then a3 else a3 in
a3.(1) <- (Array.fold_right (match C1 with | (C1 | C1) -> (fun p12 p13 -> p13) | ((C0 (_, (C0 (_, _)))) | C1) -> (fun p16 p17 -> p17) | C0 (_, C1) -> (let rec f20 p18 p19 = p19 in f20) | C0 (_, (C0 (q21, q22))) -> (let rec f24 p23' q21 = q21 in f24)) a5 (String.length "\000\255x"));
a11.(1) <- ((a3.(1)) + a11.((match Ok C1 with | Ok C1 -> 11 | ((Ok (C0 _) as w25) | (Error _ as w25)) -> 2 | Error (false | true) -> 4 | Error false -> 19) land 1));
note_int a3.(1);
let rec loop27 i26 n28' =
  if i26 < n28' then (
    (a11.(i26 * 3 + 0) <- ((a11.(i26 / 3)) + (i26 mod (i26 lor 1))));
    loop27 (i26 + 1) n28'
  ) else
    ()
in
loop27 0 1;
(mix_ints a11 0 2; note_end 0);
let a29 = min (Array.make 11 3) (Array.make 11 12) in
let rec loop31 i30 n32 =
  if i30 >= 0 then (
    (a29.(i30 * 2 + 1) <- ((-19) * (a29.(i30 / 2))));
    loop31 (i30 - 1) n32
  ) else
    ()
in
loop31 (5 - 1) 5;
(mix_ints a29 0 11; note_end 0);
let a33 = a11 in
let i34 = ref 0 in
while !i34 < (hide 0 1) do
  a33.(!i34 * 2 + 1) <- ((a33.(!i34 mod 2)) lxor a33.(0));
  i34 := !i34 + 1
done;
(mix_ints a33 0 2; note_end 0);
let c35 = ((Char.code ((); ' '))) * 1024 in
let c36 = ((Char.code ((); ' '))) + 1024 in
let c37 = (c35) * c35 in
let c38' = (Char.code ((); ' ')) - (c36) in
let c39 = c38' + ((Char.code ((); ' '))) in
note_int c39;
(mix_ints a3 0 2; note_end 0);
(mix_ints a11 0 2; note_end 0);
note_int c39;
note_int c38';
note_int c35;
note_int c37;
note_int c36;
(mix_ints a29 0 11; note_end 0);
()
