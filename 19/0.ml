type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y45 :: y46) -> mix 1; mix y45; mix_0 (d - 1) y46
in
let s0 = "loops " in
let s2 = ref 19 in
let i1 = ref (6 - 1) in
while !i1 >= 0 do
  s2 := (Char.code s0.[!i1] + 3 * !s2); i1 := !i1 - 1
done;
let n3 = !s2 in
note_int n3;
let s4 = "loops and" in
let rec loop7 i5 n8 s6 =
  if i5 <> n8 then (
    loop7 (i5 + 1) n8 (Char.code s4.[i5] + 3 * s6)
  ) else
    s6
in
let n9 = loop7 0 (hide 0 9) n3 in
note_int n9;
let s10 = "loop" in
let rec loop13 i11 s12 =
  if i11 < 4 then (
    loop13 (i11 + 1) (Char.code s10.[i11] + 3 * s12)
  ) else
    s12
in
let n15 = loop13 0 n3 in
note_int n15;
let s16 = "loo" in
let s18 = ref n15 in
let i17 = ref 0 in
while !i17 < 3 do
  s18 := (Char.code s16.[!i17] + 3 * !s18); i17 := !i17 + 1
done;
let n19 = !s18 in
note_int n19;
let make20 p21 =
  fun p22 -> (let v23 = (true, 14, n19, n9) in n15 :: [])
in
let c24 = make20 (true && true) in
let v25 = c24 (max ((-2.0), false, n19) (0.0, true, n9)) in
let s26 = "loops a" in
let rec loop29 i27 n30 s28 =
  if i27 <> n30 then (
    loop29 (i27 + 1) n30 (Char.code s26.[i27] + 3 * s28)
  ) else
    s28
in
let n31 = loop29 0 7 n15 in
note_int n31;
let n32 = n9 + (String.length "yqbfaghdnj") in
note_int n32;
let s33 = "loops and " in
let rec loop36 i34 s35 =
  if i34 <> 10 then (
    loop36 (i34 + 1) (Char.code s33.[i34] + 3 * s35)
  ) else
    s35
in
let n38 = loop36 0 n19 in
note_int n38;
let s39 = "loops an" in
let rec loop42 i40 s41 =
  if i40 < 8 then (
    loop42 (i40 + 1) (Char.code s39.[i40] + 3 * s41)
  ) else
    s41
in
let n44 = loop42 0 n19 in
note_int n44;
note_int n44;
note_int n9;
note_int n19;
note_int n3;
note_int n38;
note_int n31;
(mix_0 5 v25; note_end 0);
note_int n15;
()
