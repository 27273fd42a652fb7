type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let s0 = "loops and "
let rec loop3 i1 s2' =
  if i1 >= 0 then (
    loop3 (i1 - 1) (Char.code s0.[i1] + 3 * s2')
  ) else
    s2'
let n5 = loop3 (10 - 1) 2
let () = note_int n5
let s6 = "loops "
let rec loop9 i7 s8 =
  if i7 <> 6 then (
    loop9 (i7 + 1) (Char.code s6.[i7] + 3 * s8)
  ) else
    s8
let n11 = loop9 0 n5
let () = note_int n11
let s12' = "loops a"
let rec loop15' i13 s14 =
  if i13 < 0 then s14 else (
    loop15' (i13 - 1) (Char.code s12'.[i13] + 3 * s14)
  )
let n17 = loop15' (7 - 1) n11
let () = note_int n17
let s18 = "loo"
let s20 = ref n11
let () = for i19 = 0 to 3 - 1 do
  s20 := (Char.code s18.[i19] + 3 * !s20)
done
let n21 = !s20
let () = note_int n21
let () = (try (
  let n22 = 4095 in
  let s23 = "loops and l" in
  let rec loop26 i24 n27 s25 =
    if i24 >= n27 then s25 else (
      loop26 (i24 + 1) n27 (Char.code s23.[i24] + 3 * s25)
    )
  in
  let n28 = loop26 0 11 n17 in
  note_int n28;
  let x29 = 3.25 in
  note_float x29;
  (let _v30 = - n17 in Array.fold_right (fun p31 p32 -> p32) (Array.make 6 "\000\255x") ())) with | Division_by_zero -> () | Match_failure _ -> ())
let s33 = "loo"
let s35 = ref 16
let i34 = ref (3 - 1)
let () = while !i34 >= 0 do
  s35 := (Char.code s33.[!i34] + 3 * !s35); i34 := !i34 - 1
done
let n36' = !s35
let () = note_int n36'
let n41 = Array.fold_left (fun p37 p38 -> p37 mod (1073741824 lor 1)) ((-6633) + (n21 / (8 lor 1))) (if n11 <> n5 then (if true then (Array.make 1 (Array.make 2 2.0)) else (Array.make 1 (Array.make 2 (-1.0)))) else (Array.map (let rec f40' p39' = Array.make 2 0.5 in f40') (Array.make 1 n17)))
let () = note_int n41
let rec f42 p43' p44 =
  if p43' <= 0 then
    (n36' lor p43')
  else (
    (f42 (p43' - 1) 13) * (-8)
  )
let n46 = f42 0 (match 10.0 with | 1.0 -> n11 | q45 when q45 >= 3.25 -> 6 | _ -> n41)
let () = note_int n46
let () = note_int n41
let () = note_int n36'
let () = note_int n17
let () = note_int n21
let () = note_int n11
let () = note_int n5
let () = ()
