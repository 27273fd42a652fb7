type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop3 i0 n4 s1 =
  if i0 >= 0 then (
    loop3 (i0 - 1) n4 (try (100 / (i0 - 1)) with | Invalid_argument q2 -> (s1 lor 9) | Division_by_zero -> (- s1))
  ) else
    s1
let n5 = loop3 (2 - 1) 2 (-2)
let () = note_int n5
let rec loop9 i6 n10 s7 =
  if i6 >= n10 then s7 else (
    loop9 (i6 + 2) n10 (try (Array.make 0 7).(i6) with | Invalid_argument q8 -> ((); s7) | Division_by_zero -> (-5))
  )
let n11 = loop9 0 6 2
let () = note_int n11
let s13 = ref 0.5
let i12 = ref 0
let () = while !i12 < (hide 0 6) do
  s13 := (try (float_of_int (100 / (!i12 - 5))) with | Invalid_argument _ -> (-. !s13) | Division_by_zero -> (-1.5)); i12 := !i12 + 1
done
let n14 = !s13
let () = note_float n14
let () = print_endline (let _v15 = n14 in if true then "b c" else "")
let s17 = ref n14
let i16 = ref 0
let () = while !i16 < 5 do
  s17 := (try (float_of_int ((Array.make 0 7).(!i16))) with | Invalid_argument n14 -> (10.0 *. !s17) | Division_by_zero -> (1.5 /. !s17)); i16 := !i16 + 1
done
let n18 = !s17
let () = note_float n18
let rec loop22 i19 n23 s20' =
  if i19 < n23 then (
    loop22 (i19 + 1) n23 (try (float_of_int ((Array.make 0 7).(i19))) with | Invalid_argument q21 -> 5e-324 | Division_by_zero -> n14)
  ) else
    s20'
let n24 = loop22 0 6 n18
let () = note_float n24
let s26 = ref n11
let () = for i25 = 0 to 8 - 1 do
  s26 := (try (Array.make 0 7).(i25) with | Invalid_argument q27 -> 4096 | Division_by_zero -> (!s26 - !s26))
done
let n28 = !s26
let () = note_int n28
let p29 = n24
let p30 = n28
let p31 = 1e16
let p32 = n24
let p33 = n11
let p34 = p31 +. p29
let p35 = 14
let p36 = p31
let p37 = (land) p35 p35
let p38 = (let o39 = p37 in let o40 = n11 in let o41 = 17 in let o42 = 2 in let ( || ) a b = a lxor (b + 1) and ( @! ) a b = b - a in o39 @! o40 || o41 @! o42)
let p43 = - p35
let p44 = -8896
let p45 = p34 *. p31
let p46 = List.fold_left (fun p47 p48 -> p48) p43 []
let p49 = ((); p43)
let p50 = p45
let p51 = p34 *. p45
let p52 = -17
let p53 = n28 * (-1)
let p54 = p50
let p55 = (try p35 with | _ -> p52)
let p56 = p44 + p55
let () = mix 1
let n57 = 1 + (p56 + (p55 + ((p52 - ((p46 + ((p43 + (p38 lxor (p37 lxor ((p33 + (p30)) - p35)))) - p44)) + p49)) lxor p53)))
let () = note_int n57
let x58' = 1.0 +. (p54 *. (p51 +. ((p45 +. (p36 -. (((p31 +. (p29)) -. p32) *. p34))) +. p50)))
let () = note_int p37
let () = note_float x58'
let () = note_float p45
let () = note_float p54
let () = note_int n28
let () = note_float n18
let () = note_float n24
let () = note_float p32
let () = ()
