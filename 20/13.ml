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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec loop2 i0 n3 s1 =
  if i0 <> n3 then (
    loop2 (i0 + 1) n3 (clip s1 ^ clip s1)
  ) else
    s1
in
let n4 = loop2 0 5 "\000\255x" in
(mix_string n4; note_end 0);
let rec loop8 i5 n9 s6 =
  if i5 < n9 then (
    loop8 (i5 + 1) n9 (clip s6 ^ clip (let v7 = C1 in n4))
  ) else
    s6
in
let n10 = loop8 0 5 n4 in
(mix_string n10; note_end 0);
let rec loop13 i11 s12 =
  if i11 >= 0 then (
    loop13 (i11 - 1) (clip s12 ^ clip n4)
  ) else
    s12
in
let n15 = loop13 (5 - 1) "12" in
(mix_string n15; note_end 0);
let rec loop18 i16 n19' s17 =
  if i16 < n19' then (
    loop18 (i16 + 2) n19' (clip s17 ^ clip "iq")
  ) else
    s17
in
let n20 = loop18 0 5 "tail \" end" in
(mix_string n20; note_end 0);
let rec loop23 i21 s22 =
  if i21 < 5 then (
    loop23 (i21 + 1) (clip s22 ^ clip (string_of_bool false))
  ) else
    s22
in
let n25 = loop23 0 n10 in
(mix_string n25; note_end 0);
let s27 = ref "a" in
let i26 = ref 0 in
while !i26 < 5 do
  s27 := (clip !s27 ^ clip n25); i26 := !i26 + 1
done;
let n28 = !s27 in
(mix_string n28; note_end 0);
let s30 = ref "12" in
let i29 = ref (5 - 1) in
while !i29 >= 0 do
  s30 := (clip !s30 ^ clip n25); i29 := !i29 - 2
done;
let n31 = !s30 in
(mix_string n31; note_end 0);
let f32' p33 p34 p35 =
  let n36 = 18 in
  'j'
in
let g37 = f32' ((fun p39 -> C1) (Array.make 8 1.0)) in
let g38' = g37 (10.0 -. 10.0) in
let v40 = g38' [|(14, false, 19, true)|] in
(mix (Char.code v40); note_end 0);
let v41 = g38' (snd ((-1.0), (Array.make 1 (9, false, 16, false)))) in
(mix_string n20; note_end 0);
(mix (Char.code v41); note_end 0);
(mix_string n28; note_end 0);
(mix_string n15; note_end 0);
(mix_string n31; note_end 0);
(mix (Char.code v40); note_end 0);
(mix (String.length n25); note_end 0);
(mix (String.length n10); note_end 0);
()
