type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let s1 = ref 2147483647
let s2 = ref 0
let () = for i0' = 0 to 12 - 1 do
  let u3 = !s1 + 715827883 in
  let u4 = !s2 + (if !s1 < !s1 + 715827883 then 1 else 3) in
  (if !s1 <> 715827883 then (s1 := u3; s2 := u4))
done
let n5 = !s1
let n6 = !s2
let () = note_int n5
let () = note_int n6
let rec loop10 i7 n11 s8 s9 =
  if i7 >= 0 then (
    loop10 (i7 - 2) n11 (s8 + 715827883) (s9 + (if s8 < s8 + 715827883 then 1 else 3))
  ) else
    (s8, s9)
let (n12, n13) = loop10 (12 - 1) 12 2147483640 0
let () = note_int n12
let () = note_int n13
let s15 = ref 2147483647
let s16 = ref 0
let () = for i14 = 0 to 12 - 1 do
  let u17 = !s15 + 1000000000 in
  let u18 = !s16 + (if !s15 < !s15 + 1000000000 then 1 else 3) in
  (if !s15 <> 1000000000 then (s15 := u17; s16 := u18))
done
let n19 = !s15
let n20 = !s16
let () = note_int n19
let () = note_int n20
let rec loop24 i21 n25' s22 s23 =
  if i21 < n25' then (
    loop24 (i21 + 1) n25' (s22 + 1) (s23 + (if s22 < s22 + 1 then 1 else 3))
  ) else
    (s22, s23)
let (n26, n27) = loop24 0 12 2147483640 0
let () = note_int n26
let () = note_int n27
let () = (try (
  let rec loop31 i28 n32 s29 s30 =
    if i28 <> n32 then (
      loop31 (i28 + 1) n32 (s29 + 1073741824) (s30 + (if s29 < s29 + 1073741824 then 1 else 3))
    ) else
      (s29, s30)
  in
  let (n33', n34) = loop31 0 12 2147483647 0 in
  note_int n33';
  note_int n34;
  let s36 = ref 2147483647 in
  let s37 = ref 0 in
  for i35 = 0 to 12 - 1 do
    let u38 = !s36 + 1073741824 in
    let u39 = !s37 + (if !s36 < !s36 + 1073741824 then 1 else 3) in
    s36 := u38; s37 := u39
  done;
  let n40 = !s36 in
  let n41 = !s37 in
  note_int n40;
  note_int n41;
  let s43 = ref 2147483640 in
  let s44 = ref 0 in
  let i42 = ref 0 in
  while !i42 < 12 do
    let u45 = !s43 + 1073741824 in
    let u46 = !s44 + (if !s43 < !s43 + 1073741824 then 1 else 3) in
    s43 := u45; s44 := u46; i42 := !i42 + 1
  done;
  let n47 = !s43 in
  let n48 = !s44 in
  note_int n47;
  note_int n48;
  Printf.printf "[%s %d]\n" "12" (if false then n13 else n34)) with | _ -> (let v50 = ((fun p49 -> false), (Array.make 3 100.75)) in ()))
let () = note_int n27
let () = note_int n6
let () = note_int n20
let () = note_int n12
let () = note_int n5
let () = note_int n26
let () = note_int n19
let () = note_int n13
let () = ()
