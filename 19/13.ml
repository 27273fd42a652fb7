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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let s0 = "loops and " in
let s2 = ref 19 in
for i1 = 0 to 10 - 1 do
  s2 := (Char.code s0.[i1] + 3 * !s2)
done;
let n3 = !s2 in
note_int n3;
let s4 = "loops an" in
let rec loop7 i5 n8 s6 =
  if i5 >= 0 then (
    loop7 (i5 - 1) n8 (Char.code s4.[i5] + 3 * s6)
  ) else
    s6
in
let n9 = loop7 (8 - 1) 8 n3 in
note_int n9;
let s10 = "loops a" in
let rec loop13 i11 n14 s12 =
  if i11 >= n14 then s12 else (
    loop13 (i11 + 1) n14 (Char.code s10.[i11] + 3 * s12)
  )
in
let n15 = loop13 0 (hide 1 7) n9 in
note_int n15;
let s16 = "loops a" in
let s18 = ref 5 in
let i17 = ref 0 in
while !i17 < (hide 1 7) do
  s18 := (Char.code s16.[!i17] + 3 * !s18); i17 := !i17 + 1
done;
let n19 = !s18 in
note_int n19;
let s20 = "loo" in
let n24 = (hide 1 3) in
let rec loop23 i21' s22 =
  if i21' >= n24 then s22 else (
    loop23 (i21' + 1) (Char.code s20.[i21'] + 3 * s22)
  )
in
let n25 = loop23 0 n15 in
note_int n25;
let s26 = "loops and" in
let s28 = ref n25 in
let i27 = ref 0 in
while !i27 < (hide 1 9) do
  s28 := (Char.code s26.[!i27] + 3 * !s28); i27 := !i27 + 1
done;
let n29 = !s28 in
note_int n29;
let rec f30' p31 p32 =
  if p31 < 1 then
    (p32 + n29)
  else (
    ((f30' (p31 - 1) (match None with | None -> n29 | Some q33 -> n25)) - ((p32) - (f30' (p31 - 1) (n9 + p32)))) + (f30' (p31 - 1) n25)
  )
in
let n34 = f30' 0 (f30' (hide 0 1) (-3)) in
let n35 = f30' 2 (f30' 1 0) in
note_int n35;
let s36 = "loops and " in
let n40 = (hide 0 10) in
let rec loop39 i37 s38 =
  if i37 < n40 then (
    loop39 (i37 + 1) (Char.code s36.[i37] + 3 * s38)
  ) else
    s38
in
let n41 = loop39 0 n29 in
note_int n41;
note_int n29;
note_int n41;
note_int n9;
note_int n34;
note_int n25;
note_int n15;
note_int n3;
note_int n35;
()
