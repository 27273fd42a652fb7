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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref "\000\255x" in
for i3 = 0 to 5 - 1 do
  s4 := (clip !s4 ^ clip !s4)
done;
let n5 = !s4 in
(mix_string n5; note_end 0);
let s7 = ref "a" in
for i6 = 0 to 5 - 1 do
  s7 := (clip !s7 ^ clip (String.make 5 '\255'))
done;
let n8 = !s7 in
(mix_string n8; note_end 0);
let f9 p10' p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 v2 n5 p25 p26 p27 p28 p29 =
  ((((((v2 -. (((p29) +. p16) *. p19)) -. p24) *. p27) -. v2) *. p11) *. p29) *. p29
in
let x34 = f9 (let _v30 = (18, (Array.make 16 8), 9, 20) in None) (match C0 with | C3 -> 1.5 | C0 -> (-2.0) | C1 -> 10.0 | (C2 | C0) -> 0.0) (v2 = v2) (7 mod ((-1) lor 1)) (compare (Array.make 9 0.5) (Array.make 9 3.25)) { r4 = 13; r5 = 10.0 } (10.0 *. 0.5) 15 (2 * 25) (let v31 = v2 in 3.25) (- 0) (compare 14 8) ((fun p32 -> 12) C0) ((-3.25) *. 1.0) (if v2 then 1.5 else (-0.0)) ((-2.0) -. 2.0) 32767 0.5 (9 + 2) (let _v33 = 16 in 10.0) (4 * (-3)) (100.75 *. (-2.0)) in
note_float x34;
let x51 = f9 (let v35 = { r4 = 6; r5 = x34 } in None) (match { r4 = 19; r5 = x34 } with | { r4 = (0 as w36); r5 = _ } -> 2.0 | { r4 = 5; r5 } -> x34 | ({ r4 = 9; r5 = q37 } as w38) -> x34 | { r4; r5 = q39 } -> 3.25) (if true then v2 else true) (18 * 10) (let v40 = (15, (19, x34, ' ')) in 1) (match 4 with | -2147483648 -> { r4 = 14; r5 = x34 } | 2 -> { r4 = 13; r5 = 1.5 } | 4 -> { r4 = 17; r5 = 0.0 } | n8 when n8 < 0 -> { r4 = 7; r5 = (-2.0) } | _ -> { r4 = 4; r5 = x34 }) (f9 None x34 v2 0 0 { r4 = 2; r5 = x34 } x34 1 9 (-100.75) 4 2 18 x34 x34 x34 6 1.0 13 x34 15 2.0) (let o41 = 3 in let o42 = 19 in let o43 = 9 in let o44 = 16 in let o45 = 9 in let ( >>= ) a b = a lxor (b + 1) and ( %% ) a b = a lxor (b + 1) and ( != ) a b = a * 2 - b in o41 %% o42 %% o43 != o44 != o45) 4 (Array.fold_left (fun v2 p46 -> v2) x34 (Array.make 4 12)) (if v2 then 12 else 7) (18 * 19) (- 3) (try ((let rec f48 p47 = x34 in f48) ((-3), (-1), x34, x34)) with | _ -> 0.0) (x34 /. 1.5) (-. x34) (13 - 0) (match (Array.make 4 19) with | [|q49'; _|] -> x34 | q50 -> 1.0) (compare 17 12) x34 (try (-65536) with | _ -> 3) x34 in
let rec loop60 i52 s53 =
  if i52 < 5 then (
    loop60 (i52 + 1) (clip s53 ^ clip (match { r4 = i52; r5 = x34 } with | { r4 = 6; r5 = q54 } -> s53 | { r4 = (-2147483648); _ } -> n8 | ({ r4 = 9; r5 = q55 } as w56) -> "12" | { r4 = 0; r5 = q57 } -> n8 | { r4 = 7; _ } -> "tail \" end" | ({ r4 = 2; r5 } | { r4 = _; r5 }) when r5 >= (-2.0) -> "b c" | { r4 = 8; r5 = q58 } -> s53 | { r5 = q59; _ } -> n8 | _ -> s53))
  ) else
    s53
in
let n62 = loop60 0 n8 in
(mix_string n62; note_end 0);
let rec loop65 i63 s64 =
  if i63 >= 0 then (
    loop65 (i63 - 2) (clip s64 ^ clip (if v2 then "tail \" end" else s64))
  ) else
    s64
in
let n67 = loop65 (5 - 1) "a" in
(mix_string n67; note_end 0);
let s69 = ref n8 in
for i68 = 0 to (hide 1 5) - 1 do
  s69 := (clip !s69 ^ clip "sessxumtey")
done;
let n70' = !s69 in
(mix_string n70'; note_end 0);
let rec loop73 i71 n74 s72 =
  if i71 < n74 then (
    loop73 (i71 + 1) n74 (clip s72 ^ clip ((clip n8) ^ s72))
  ) else
    s72
in
let n75 = loop73 0 5 "a" in
(mix_string n75; note_end 0);
let rec loop78 i76 s77 =
  if i76 <> 5 then (
    loop78 (i76 + 1) (clip s77 ^ clip "bqbshw")
  ) else
    s77
in
let n80 = loop78 0 n70' in
(mix_string n80; note_end 0);
let c81 = ((try (if v2 then (-10.0) else x51) with | _ -> x34)) +. (try (if v2 then (-10.0) else x51) with | _ -> x34) in
let c82 = x51 +. (x51) in
let c83 = (c82) -. x51 in
let c84' = (try (if v2 then (-10.0) else x51) with | _ -> x34) *. ((try (if v2 then (-10.0) else x51) with | _ -> x34)) in
let c85 = c81 -. (c84') in
let c86 = ((try (if v2 then (-10.0) else x51) with | _ -> x34)) -. x51 in
note_float c86;
note_float c85;
(mix (if v2 then 1 else 0); note_end 0);
note_float x34;
note_float c83;
note_float c84';
note_float x51;
note_float c81;
(mix_string n5; note_end 0);
()
