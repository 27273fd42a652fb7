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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let s16 = "loops and" in
let s18' = ref 20 in
let i17 = ref (9 - 1) in
while !i17 >= 0 do
  s18' := (Char.code s16.[!i17] + 3 * !s18'); i17 := !i17 - 1
done;
let n19 = !s18' in
note_int n19;
let s20 = "loops" in
let rec loop23 i21 n24 s22 =
  if i21 >= 0 then (
    loop23 (i21 - 1) n24 (Char.code s20.[i21] + 3 * s22)
  ) else
    s22
in
let n25 = loop23 (5 - 1) 5 n19 in
note_int n25;
let s26 = "loops and " in
let rec loop29 i27 n30 s28 =
  if i27 < n30 then (
    loop29 (i27 + 1) n30 (Char.code s26.[i27] + 3 * s28)
  ) else
    s28
in
let n31 = loop29 0 10 0 in
note_int n31;
let s32 = "loops and" in
let rec loop35 i33 n36 s34 =
  if i33 >= n36 then s34 else (
    loop35 (i33 + 1) n36 (Char.code s32.[i33] + 3 * s34)
  )
in
let n37 = loop35 0 9 n19 in
note_int n37;
let s38 = "loops a" in
let rec loop41 i39 n42 s40 =
  if i39 < 0 then s40 else (
    loop41 (i39 - 1) n42 (Char.code s38.[i39] + 3 * s40)
  )
in
let n43 = loop41 (7 - 1) 7 n37 in
note_int n43;
let s44 = "loops and" in
let rec loop47 i45' s46 =
  if i45' >= 0 then (
    loop47 (i45' - 1) (Char.code s44.[i45'] + 3 * s46)
  ) else
    s46
in
let n49' = loop47 (9 - 1) 5 in
note_int n49';
let s50 = "loops" in
let s52 = ref n49' in
let i51 = ref 0 in
while !i51 < (hide 0 5) do
  s52 := (Char.code s50.[!i51] + 3 * !s52); i51 := !i51 + 1
done;
let n53 = !s52 in
note_int n53;
note_int n43;
(mix (if v15 then 1 else 0); note_end 0);
note_int n37;
note_int n31;
note_int n19;
note_int n25;
note_int n49';
note_int n53;
()
