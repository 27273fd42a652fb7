type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let n0 = -11 in
note_int n0;
let s2 = ref "b c" in
let i1 = ref 0 in
while !i1 < (hide 1 5) do
  s2 := (clip !s2 ^ clip (part !s2 n0 n0)); i1 := !i1 + 1
done;
let n3 = !s2 in
(mix_string n3; note_end 0);
let s5 = ref n3 in
for i4 = 0 to 5 - 1 do
  s5 := (clip !s5 ^ clip ((fun i4 -> "\000\255x") 100.75))
done;
let n6 = !s5 in
(mix_string n6; note_end 0);
let rec loop11 i7 s8 =
  if i7 < 5 then (
    loop11 (i7 + 1) (clip s8 ^ clip (Array.fold_right (fun p9 p10 -> p10) (Array.make 1 i7) "a"))
  ) else
    s8
in
let n13 = loop11 0 "\000\255x" in
(mix_string n13; note_end 0);
let rec loop16 i14 s15 =
  if i14 < 5 then (
    loop16 (i14 + 1) (clip s15 ^ clip (Printf.sprintf "<%05d>" i14))
  ) else
    s15
in
let n18 = loop16 0 "\000\255x" in
(mix_string n18; note_end 0);
let rec loop21 i19 n22 s20 =
  if i19 >= n22 then s20 else (
    loop21 (i19 + 1) n22 (clip s20 ^ clip s20)
  )
in
let n23 = loop21 0 5 "12" in
(mix_string n23; note_end 0);
let s25 = ref n23 in
for i24 = 5 - 1 downto 0 do
  s25 := (clip !s25 ^ clip (if true then !s25 else "\000\255x"))
done;
let n26 = !s25 in
(mix_string n26; note_end 0);
let s28 = ref "12" in
for i27 = 0 to 5 - 1 do
  s28 := (clip !s28 ^ clip (try (if true then n18 else !s28) with | _ -> !s28))
done;
let n29' = !s28 in
(mix_string n29'; note_end 0);
let s31 = ref n23 in
for i30 = 0 to 5 - 1 do
  s31 := (clip !s31 ^ clip (string_of_int 0))
done;
let n32 = !s31 in
(mix_string n32; note_end 0);
let rec loop35 i33 s34 =
  if i33 >= 0 then (
    loop35 (i33 - 1) (clip s34 ^ clip s34)
  ) else
    s34
in
let n37 = loop35 (5 - 1) "b c" in
(mix_string n37; note_end 0);
(mix_string n13; note_end 0);
(mix_string n29'; note_end 0);
(mix_string n32; note_end 0);
(mix_string n26; note_end 0);
(mix (String.length n23); note_end 0);
(mix (String.length n37); note_end 0);
(mix (String.length n3); note_end 0);
(mix (String.length n18); note_end 0);
()
