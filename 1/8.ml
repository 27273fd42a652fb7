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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec mix_0 d (v : t1 ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y67; r5 = y68 } -> mix y67; mix_float y68
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec pick3 p4 p5 p6 =
  if p4 then p5 else p6
in
let v8 = (match 0.0 with | 0.0 -> (ref { r4 = 16; r5 = 3.25 }) | q7 -> (ref { r4 = 11; r5 = q7 })) in
(mix_0 5 v8; note_end 0);
let v10 = (let { r4 = q9; r5 = _ } = { r4 = 16; r5 = 10.0 } in v8) in
(pick3 (if ((); v2) then (7 <> 19) else true) v8 v10) := (min { r4 = 13; r5 = 3.25 } { r4 = 20; r5 = 2.0 });
(mix_1 5 !v8; note_end 0);
(mix_1 5 !v10; note_end 0);
let rec pick11 p12 p13 p14 =
  if p12 then p13 else p14
in
let a15 = pick11 v2 (Array.make 2 0.5) (Array.make 2 1.0) in
let a16 = create_float_array 2 0.0 in
(pick11 (let v17 = Array.make 8 11 in v2) a15 a16).(0) <- (if false then 2.0 else 0.0);
note_float a15.(0);
note_float a16.(0);
let rec pick18 p19 p20 p21 =
  if p19 then p20 else p21
in
let v22 = ref { r4 = 13; r5 = 3.25 } in
(mix_0 5 v22; note_end 0);
let v23' = ref { r4 = 8; r5 = (-0.0) } in
(mix_0 5 v23'; note_end 0);
(pick18 ((20 lsl 4) >= (15 lsl (6 land 31))) v22 v23') := (if v2 then { r4 = 18; r5 = 1.0 } else { r4 = 0; r5 = (-2.0) });
assert (compare (let o24 = 11 + 20 in let o25 = -5808 in let o26 = (let o27 = 0 in let o28 = 18 in let o29 = 14 in let ( >= ) a b = b - a in o27 >= o28 >= o29) in let ( lxor ) a b = b - a in o24 lxor o25 lxor o26) (let o24 = 11 + 20 in let o25 = -5808 in let o26 = (let o27 = 0 in let o28 = 18 in let o29 = 14 in let ( >= ) a b = b - a in o27 >= o28 >= o29) in let ( lxor ) a b = b - a in o24 lxor o25 lxor o26) = 0);
let rec pick30 p31 p32 p33 =
  if p31 then p32 else p33
in
let a34 = min (Array.make 1 4) (Array.make 1 12) in
let a39 = (let v38 = fun p35 p36 p37 -> ' ' in a34) in
(pick30 (((19 + (-1)) + (-2147483648)) > 1023) a34 a39).(0) <- ((); 19);
note_int a34.(0);
note_int a39.(0);
let unused40 = if v2 then C1 else (min C0 (if v2 then C0 else C0)) in
let rec pick41 p42 p43 p44 =
  if p42 then p43 else p44
in
let a47 = Array.map (let rec f46 p45 = -1.0 in f46) (Array.sub a16 0 1) in
let a48 = fst (a47, 0.5) in
(mix_floats a48 0 1; note_end 0);
(pick41 false a47 a48).(0) <- (float_of_int 17);
note_float a47.(0);
note_float a48.(0);
let rec pick49 p50 p51 p52 =
  if p50 then p51 else p52
in
let a53 = a16 in
let a55 = (let v54 = Array.make 4 10 in a16) in
(pick49 ((let _v56 = Array.make 8 0.5 in ()); (true && false)) a53 a55).(0) <- (sqrt 3.25);
note_float a53.(0);
note_float a55.(0);
let pick18 = List.fold_right (let rec f58 p57 a55 = 2.0 in f58) [] (((); ()); (-. 10.0)) in
note_float pick18;
mix_float 1.5;
let rec pick59 p60 p61 p62 =
  if p60 then p61 else p62
in
let a63 = Array.make 4 15 in
let a64 = if false then a63 else a63 in
(pick59 (match if v2 then 0 else 13 with | (5 | 5) -> ((14 - 2147483647) < (-2)) | 1 -> ((); false) | -2147483648 -> (not true) | -2147483647 -> (v23' != v23') | -1 -> (v23' != v23') | (3 | 3) -> ((); v2) | 8 -> (let _v65 = { r4 = 16; r5 = (-1.5) } in v2) | -2 -> v2 | q66 -> (if v2 then v2 else true)) a63 a64).(0) <- (-6);
note_int a63.(0);
note_int a64.(0);
(mix_0 5 v8; note_end 0);
(mix_0 5 v22; note_end 0);
note_float pick18;
(mix_ints a39 0 1; note_end 0);
(mix_0 5 v10; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
(mix_floats a47 0 1; note_end 0);
()
