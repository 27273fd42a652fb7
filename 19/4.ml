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
let s0 = "loop" in
let rec loop3 i1 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 1) (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
in
let n5 = loop3 (4 - 1) (-3) in
note_int n5;
let s6 = "loop" in
let rec loop9 i7 n10 s8' =
  if i7 < n10 then (
    loop9 (i7 + 1) n10 (Char.code s6.[i7] + 3 * s8')
  ) else
    s8'
in
let n11 = loop9 0 4 n5 in
note_int n11;
let s12 = "loops and " in
let rec loop15 i13 s14 =
  if i13 < 10 then (
    loop15 (i13 + 2) (Char.code s12.[i13] + 3 * s14)
  ) else
    s14
in
let n17 = loop15 0 2 in
note_int n17;
let s18 = "loops and l" in
let rec loop21 i19 s20 =
  if i19 >= 0 then (
    loop21 (i19 - 1) (Char.code s18.[i19] + 3 * s20)
  ) else
    s20
in
let n23 = loop21 (11 - 1) n11 in
note_int n23;
let n35 = (8 + (match 1.5 with | (0.0 as w24) -> 3 | q25 when ((match Ok [] with | ((Ok q26) | (Ok q26)) when false -> (Array.make 9 q25) | Ok q27 -> (Array.make 9 q25) | Error C10 -> (Array.make 9 q25) | Error (C8 (_, _, q28)) -> (Array.make 9 q25) | Error C9 -> (Array.make 9 q25) | Error (C7 (q29, q30, q31)) -> (Array.make 9 q25)) <= (max (Array.make 9 q25) (Array.make 9 q25))) -> n17 | q32 -> n17)) land ((match [] with | ((_ :: q33) | ([] as q33)) -> 14 | ((q34 :: _) | (q34 :: _)) -> n5) / 7) in
let s36 = "loo" in
let rec loop39 i37 n40 s38 =
  if i37 < n40 then (
    loop39 (i37 + 1) n40 (Char.code s36.[i37] + 3 * s38)
  ) else
    s38
in
let n41 = loop39 0 3 n23 in
note_int n41;
let s42 = "loops and" in
let rec loop45 i43 n46 s44 =
  if i43 < n46 then (
    loop45 (i43 + 1) n46 (Char.code s42.[i43] + 3 * s44)
  ) else
    s44
in
let n47 = loop45 0 9 n35 in
note_int n47;
note_int (Char.code (if true then '0' else '\n'));
let s48' = "loops " in
let rec loop51 i49 n52 s50' =
  if i49 <> n52 then (
    loop51 (i49 + 1) n52 (Char.code s48'.[i49] + 3 * s50')
  ) else
    s50'
in
let n53 = loop51 0 6 n35 in
note_int n53;
note_int n17;
note_int n11;
note_int n47;
note_int n41;
note_int n5;
note_int n53;
note_int n23;
note_int n35;
()
