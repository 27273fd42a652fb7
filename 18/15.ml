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
let rec loop3' i0 s1' =
  if i0 < 0 then s1' else (
    loop3' (i0 - 1) (try (Array.make 5 7).(i0) with | Invalid_argument q2 -> (i0 + s1') | Division_by_zero -> (if false then s1' else s1'))
  )
let n5 = loop3' (8 - 1) 2
let () = note_int n5
let rec loop9 i6 s7 =
  if i6 >= 0 then (
    loop9 (i6 - 1) (try (100 / (i6 - 6)) with | Invalid_argument q8 -> (truncate 2.0) | Division_by_zero -> (String.length ""))
  ) else
    s7
let n11 = loop9 (8 - 1) n5
let () = note_int n11
let rec loop14' i12 s13 =
  if i12 < 5 then (
    loop14' (i12 + 1) (try (100 / (i12 - 0)) with | Invalid_argument s13 -> (i12 - i12) | Division_by_zero -> (if false then i12 else n11))
  ) else
    s13
let n16 = loop14' 0 n11
let () = note_int n16
let rec loop22 i17 n23' s18 =
  if i17 >= n23' then s18 else (
    loop22 (i17 + 1) n23' (try (float_of_int ((Array.make 6 7).(i17))) with | Invalid_argument _ -> ((let rec f20 p19 = s18 in f20) (fun p21 -> n16)) | Division_by_zero -> 100.75)
  )
let n24 = loop22 0 7 0.0
let () = note_float n24
let n25 = 1023 * (truncate 2.0)
let () = note_int n25
let s27 = ref 11
let () = for i26 = 0 to 6 - 1 do
  s27 := (try (100 / (i26 - 3)) with | Invalid_argument q28 -> (compare ((n11, n25), n24, C15) ((n5, n16), n24, C15)) | Division_by_zero -> (match i26 with | -2147483647 -> !s27 | -3 -> 6 | _ when (((let rec f30 p29 = n25 in f30) n24) >= ((-3) + !s27)) -> 16 | q31 -> q31 | (7 | 1) when ((-. 0.5) >= (-1.0)) -> i26 | _ -> !s27))
done
let n32 = !s27
let () = note_int n32
let x40 = (match C19 with | ((C17 _ as w33') | (C19 as w33')) -> n24 | (C18 | C18) -> (try (let v35 = (let _v34 = 1.0 in Array.make 1 n16) in Array.fold_left (fun p36 p37 -> 0.0) 10.0 v35) with | _ -> (let _v38 = n32 in 2.0)) | C17 q39 -> 2147483648.0)
let rec loop44 i41 s42 =
  if i41 >= 0 then (
    loop44 (i41 - 1) (try (100 / (i41 - 5)) with | Invalid_argument q43 -> (if true then i41 else i41) | Division_by_zero -> (if false then i41 else n25))
  ) else
    s42
let n46 = loop44 (9 - 1) 4
let () = note_int n46
let s48 = ref 1.5
let i47 = ref 0
let () = while !i47 < 4 do
  s48 := (try (float_of_int ((Array.make 0 7).(!i47))) with | Invalid_argument q49 -> (x40 /. !s48) | Division_by_zero -> ((); x40)); i47 := !i47 + 1
done
let n50 = !s48
let () = note_float n50
let rec loop54 i51 n55 s52 =
  if i51 <> n55 then (
    loop54 (i51 + 1) n55 (try (100 / (i51 - 1)) with | Invalid_argument q53 -> (n25 + n32) | Division_by_zero -> (16 - s52) | _ -> (-8))
  ) else
    s52
let n56 = loop54 0 2 n46
let () = note_int n56
let rec loop61 i57 n62 s58 =
  if i57 >= n62 then s58 else (
    loop61 (i57 + 1) n62 (try (float_of_int (100 / (i57 - 4))) with | Invalid_argument q59 -> s58 | Division_by_zero -> (match n11 with | (0 | 6) when (((); 12) <> (n56 / 4)) -> x40 | 0 -> n50 | 1 -> x40 | (2 | 2) -> s58 | q60 -> s58))
  )
let n63 = loop61 0 5 1.5
let () = note_float n63
let () = note_int n46
let () = note_int n16
let () = note_float n63
let () = note_float x40
let () = note_float n50
let () = note_int n56
let () = note_int n32
let () = note_int n25
let () = ()
