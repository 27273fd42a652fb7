type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec loop2 i0 s1 =
  if i0 <> 5 then (
    loop2 (i0 + 1) (clip s1 ^ clip s1)
  ) else
    s1
let n4 = loop2 0 "12"
let () = (mix_string n4; note_end 0)
let rec loop7 i5' n8 s6 =
  if i5' >= 0 then (
    loop7 (i5' - 1) n8 (clip s6 ^ clip ((); s6))
  ) else
    s6
let n9 = loop7 (5 - 1) 5 n4
let () = (mix_string n9; note_end 0)
let s11 = ref n9
let () = for i10 = 0 to 5 - 1 do
  s11 := (clip !s11 ^ clip ((); n9))
done
let n12 = !s11
let () = (mix_string n12; note_end 0)
let n16' = (hide 1 5)
let rec loop15 i13 s14 =
  if i13 < n16' then (
    loop15 (i13 + 1) (clip s14 ^ clip n12)
  ) else
    s14
let n17 = loop15 0 n12
let () = (mix_string n17; note_end 0)
let rec loop20 i18 n21 s19 =
  if i18 <> n21 then (
    loop20 (i18 + 1) n21 (clip s19 ^ clip n9)
  ) else
    s19
let n22 = loop20 0 5 n17
let () = (mix_string n22; note_end 0)
let s24 = ref n9
let () = for i23 = 0 to 5 - 1 do
  s24 := (clip !s24 ^ clip !s24)
done
let n25 = !s24
let () = (mix_string n25; note_end 0)
let rec loop28 i26 s27 =
  if i26 >= 0 then (
    loop28 (i26 - 1) (clip s27 ^ clip (fst (n25, C6)))
  ) else
    s27
let n30 = loop28 (5 - 1) n22
let () = (mix_string n30; note_end 0)
let s32 = ref n30
let () = for i31 = 0 to 5 - 1 do
  s32 := (clip !s32 ^ clip ((clip n9) ^ n30))
done
let n33 = !s32
let () = (mix_string n33; note_end 0)
let rec loop36 i34 n37 s35 =
  if i34 <> n37 then (
    loop36 (i34 + 1) n37 (clip s35 ^ clip ((clip s35) ^ n25))
  ) else
    s35
let n38' = loop36 0 5 n30
let () = (mix_string n38'; note_end 0)
let () = (mix_string n17; note_end 0)
let () = (mix_string n38'; note_end 0)
let () = (mix_string n22; note_end 0)
let () = (mix_string n12; note_end 0)
let () = (mix (String.length n30); note_end 0)
let () = (mix (String.length n25); note_end 0)
let () = (mix (String.length n33); note_end 0)
let () = (mix (String.length n4); note_end 0)
let () = ()
