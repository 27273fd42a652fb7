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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop3 i0 n4 s1 s2' =
  if i0 <> n4 then (
    if s1 <> 2147483647 then loop3 (i0 + 1) n4 (s1 + 2147483647) (s2' + (if s1 < s1 + 2147483647 then 1 else 3)) else (s1, s2')
  ) else
    (s1, s2')
let (n5, n6) = loop3 0 12 2147483647 0
let () = note_int n5
let () = note_int n6
let s8 = ref 2147483647
let s9 = ref 0
let i7 = ref 0
let () = while !i7 < (hide 1 12) do
  let u10 = !s8 + 715827883 in
  let u11 = !s9 + (if !s8 < !s8 + 715827883 then 1 else 3) in
  s8 := u10; s9 := u11; i7 := !i7 + 2
done
let n12 = !s8
let n13 = !s9
let () = note_int n12
let () = note_int n13
let n20 = (truncate (if true then 0.5 else 2.0)) - ((let _v19 = fun p14 n6 -> ((let rec f18 p15 p16 p17 = true in f18), n13) in 6) mod (-1))
let rec pick21 p22 p23 p24 =
  if p22 then p23 else p24
let a26 = (try (Array.make 1 n13) with | Division_by_zero -> (Array.make 1 7) | Failure q25 -> (Array.make 1 14) | Not_found -> (Array.make 1 6) | Match_failure _ -> (Array.make 1 n5) | E2 _ -> (Array.make 1 (-2)) | _ -> (Array.make 1 n20))
let () = (mix_ints a26 0 1; note_end 0)
let a29 = Array.map (let rec f28 p27 = n12 in f28) a26
let () = (pick21 ((n20 + n12) < (n12 / 16)) a26 a29).(0) <- (n12 - n12)
let () = note_int a26.(0)
let () = note_int a29.(0)
let n31 = ((8 + n12) mod (-2147483648)) - (compare ((fun p30 -> None) false) (if true then None else None))
let () = note_int n31
let s33 = ref 2147483640
let s34 = ref 0
let i32 = ref 0
let () = while !i32 < (hide 0 12) do
  let u35 = !s33 + 1073741824 in
  let u36 = !s34 + (if !s33 < !s33 + 1073741824 then 1 else 3) in
  s33 := u35; s34 := u36; i32 := !i32 + 1
done
let n37 = !s33
let n38 = !s34
let () = note_int n37
let () = note_int n38
let rec loop42 i39 n43 s40 s41 =
  if i39 >= n43 then (s40, s41) else (
    loop42 (i39 + 2) n43 (s40 + 715827883) (s41 + (if s40 < s40 + 715827883 then 1 else 3))
  )
let (n44, n45) = loop42 0 12 (-2147483648) 0
let () = note_int n44
let () = note_int n45
let s47 = ref 2147483640
let s48 = ref 0
let () = for i46 = 0 to 12 - 1 do
  let u49 = !s47 + 1000000000 in
  let u50 = !s48 + (if !s47 < !s47 + 1000000000 then 1 else 3) in
  s47 := u49; s48 := u50
done
let n51 = !s47
let n52 = !s48
let () = note_int n51
let () = note_int n52
let () = note_int n31
let () = note_int n44
let () = note_int n13
let () = note_int n20
let () = note_int n51
let () = note_int n12
let () = (mix_ints a26 0 1; note_end 0)
let () = note_int n52
let () = ()
