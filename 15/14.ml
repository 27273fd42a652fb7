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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s1 = ref 2147483640
let s2 = ref 0
let i0 = ref (12 - 1)
let () = while !i0 >= 0 do
  let u3 = !s1 + 2147483647 in
  let u4 = !s2 + (if !s1 < !s1 + 2147483647 then 1 else 3) in
  s1 := u3; s2 := u4; if !s1 <> 2147483647 then (i0 := !i0 - 1) else i0 := -1
done
let n5 = !s1
let n6 = !s2
let () = note_int n5
let () = note_int n6
let s8 = ref 0
let s9 = ref 0
let i7 = ref 0
let () = while !i7 < (hide 0 12) do
  let u10 = !s8 + 1073741824 in
  let u11 = !s9 + (if !s8 < !s8 + 1073741824 then 1 else 3) in
  s8 := u10; s9 := u11; i7 := !i7 + 1
done
let n12 = !s8
let n13 = !s9
let () = note_int n12
let () = note_int n13
let rec loop17 i14' s15 s16 =
  if i14' >= 0 then (
    loop17 (i14' - 1) (s15 + 1073741824) (s16 + (if s15 < s15 + 1073741824 then 1 else 3))
  ) else
    (s15, s16)
let (n19, n20) = loop17 (12 - 1) (-2147483648) 0
let () = note_int n19
let () = note_int n20
let s22 = ref 2147483640
let s23 = ref 0
let () = for i21 = 0 to 12 - 1 do
  let u24 = !s22 + 1073741824 in
  let u25 = !s23 + (if !s22 < !s22 + 1073741824 then 1 else 3) in
  s22 := u24; s23 := u25
done
let n26 = !s22
let n27 = !s23
let () = note_int n26
let () = note_int n27
let v52 = (try (
  let x29 = -. (if ((); true) then (let v28 = None in 0.5) else ((-2.0) *. (-1.5))) in
  let rec loop33 i30 s31 s32 =
    if i30 < 12 then (
      loop33 (i30 + 1) (s31 + 1073741824) (s32 + (if s31 < s31 + 1073741824 then 1 else 3))
    ) else
      (s31, s32)
  in
  let (n35, n36) = loop33 0 0 0 in
  note_int n35;
  note_int n36;
  let s38 = ref (-2147483648) in
  let s39 = ref 0 in
  let i37 = ref (12 - 1) in
  while !i37 >= 0 do
    let u40 = !s38 + 1000000000 in
    let u41 = !s39 + (if !s38 < !s38 + 1000000000 then 1 else 3) in
    s38 := u40; s39 := u41; if !s38 <> 1000000000 then (i37 := !i37 - 1) else i37 := -1
  done;
  let n42 = !s38 in
  let n43 = !s39 in
  note_int n42;
  note_int n43;
  let s45 = ref 2147483640 in
  let s46 = ref 0 in
  let i44 = ref 0 in
  while !i44 < 12 do
    let u47 = !s45 + 1000000000 in
    let u48 = !s46 + (if !s45 < !s45 + 1000000000 then 1 else 3) in
    s45 := u47; s46 := u48; if !s45 <> 1000000000 then (i44 := !i44 + 1) else i44 := 12
  done;
  let n49 = !s45 in
  let n50 = !s46 in
  note_int n49;
  note_int n50;
  ((let v51' = ref (Array.make 5 x29) in n49) - 31) > (( - ) (-2) n36)) with | _ -> (not false))
let () = note_int n27
let () = note_int n26
let () = note_int n6
let () = note_int n13
let () = (mix (if v52 then 1 else 0); note_end 0)
let () = note_int n19
let () = note_int n5
let () = note_int n20
let () = ()
