type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec loop2 i0 n3 s1 =
  if i0 >= 0 then (
    loop2 (i0 - 1) n3 (clip s1 ^ clip ((clip s1) ^ s1))
  ) else
    s1
in
let n4 = loop2 (5 - 1) 5 "12" in
(mix_string n4; note_end 0);
assert (hide 1 3 = 3);
let rec loop7 i5 s6 =
  if i5 < 5 then (
    loop7 (i5 + 1) (clip s6 ^ clip (if false then n4 else s6))
  ) else
    s6
in
let n9 = loop7 0 "a" in
(mix_string n9; note_end 0);
let rec loop13 i10 n14 s11' =
  if i10 < n14 then (
    loop13 (i10 + 1) n14 (clip s11' ^ clip (let v12 = i10 in s11'))
  ) else
    s11'
in
let n15' = loop13 0 5 n4 in
(mix_string n15'; note_end 0);
let s17 = ref n4 in
for i16 = 0 to 5 - 1 do
  s17 := (clip !s17 ^ clip ((); !s17))
done;
let n18 = !s17 in
(mix_string n18; note_end 0);
let n20 = (show_int 16 (17 mod (7 lor 1))) lsl (((let _v19 = 10 in _v19) lsl 14) land 31) in
let rec loop23 i21 n24 s22 =
  if i21 < n24 then (
    loop23 (i21 + 1) n24 (clip s22 ^ clip "jmye")
  ) else
    s22
in
let n25 = loop23 0 5 n18 in
(mix_string n25; note_end 0);
let n28 = if true then ((let v26 = (1.0, (Array.make 2 (-0.0))) in n20) lxor (if false then n20 else n20)) else (let _v27 = 'Z' in if true then n20 else n20) in
let a37 = if (let (q32, _, q33) = ((fun p29 p30 p31' -> p29), false, 100.75) in '0') != '\017' then (Array.make 4 2) else (let v36 = (let rec f35 p34 = -3.25 in f35) n20 in if false then (Array.make 4 n28) else (Array.make 4 n28)) in
let rec loop40 i38 n41 s39 =
  if i38 <> n41 then (
    loop40 (i38 + 1) n41 (clip s39 ^ clip n18)
  ) else
    s39
in
let n42 = loop40 0 5 "" in
(mix_string n42; note_end 0);
let rec loop45 i43 n46 s44 =
  if i43 <> n46 then (
    loop45 (i43 + 1) n46 (clip s44 ^ clip ((clip n18) ^ n15'))
  ) else
    s44
in
let n47 = loop45 0 5 n15' in
(mix_string n47; note_end 0);
let s53 = if n28 > (n20 lsl 16) then (Printf.sprintf "<%o>" ((let (q50, q51, q52) = (10.0, C8, (fun p48 p49 -> 1.5)) in 9) land 2147483647)) else "xgktb" in
(mix_string s53; note_end 0);
(mix_string n4; note_end 0);
(mix_string n47; note_end 0);
(mix_string n18; note_end 0);
(mix_ints a37 0 4; note_end 0);
(mix_string n42; note_end 0);
note_int n28;
()
