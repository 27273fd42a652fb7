type t0 = C0 of int | C1
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s9 = "loops and l"
let s11 = ref 15
let i10 = ref 0
let () = while !i10 < 11 do
  s11 := (Char.code s9.[!i10] + 3 * !s11); i10 := !i10 + 1
done
let n12 = !s11
let () = note_int n12
let s13 = "loops an"
let s15 = ref (-2)
let i14 = ref 0
let () = while !i14 < 8 do
  s15 := (Char.code s13.[!i14] + 3 * !s15); i14 := !i14 + 2
done
let n16 = !s15
let () = note_int n16
let x18 = if true && false then (10.0 *. 2.0) else (if n16 > 3 then (if false && false then (if "tail \" end" > "b c" then (if n12 != 14 then (-1.0) else (if n16 <> n16 then (-. 1.0) else (if if true then true else true then (try (if true then 0.0 else (-100.75)) with | Division_by_zero -> 100.75 | Failure q17 -> 0.5 | Match_failure _ -> 0.0) else (match C1 with | C0 (5 | 5) -> (-1.0) | (C1 | (C0 _)) -> 1.0 | C0 0 -> 3.25 | C0 _ -> (-1.0) | (C1 | C1) -> 0.5)))) else (1.0 *. 1.5)) else (float_of_int n16)) else (if false then 1.0 else 0.0))
let s19 = "loops and"
let s21 = ref 8
let i20 = ref 0
let () = while !i20 < 9 do
  s21 := (Char.code s19.[!i20] + 3 * !s21); i20 := !i20 + 1
done
let n22' = !s21
let () = note_int n22'
let v29 = max (if n22' <= 2 then (C0 4) else ((); C1)) (match n16 with | -3 -> (match C1 with | C0 q23 -> C1 | (C1 | C1) -> C1) | 2 -> (max C1 C1) | 3 -> (let n22' = C1 in C1) | q24 -> (C0 n16) | ((-2) | 9) when (x18 <= (x18 +. x18)) -> (let _v25 = Ok n22' in C1) | _ -> (match ('\'', C1, 9) with | ((_, q26, q27) as w28) -> C1))
let s30 = "loop"
let s32 = ref n16
let i31 = ref 0
let () = while !i31 < 4 do
  s32 := (Char.code s30.[!i31] + 3 * !s32); i31 := !i31 + 1
done
let n33 = !s32
let () = note_int n33
let s34 = "loo"
let s36 = ref n22'
let i35 = ref 0
let () = while !i35 < 3 do
  s36 := (Char.code s34.[!i35] + 3 * !s36); i35 := !i35 + 2
done
let n37 = !s36
let () = note_int n37
let s38 = "loops"
let rec loop41 i39 n42 s40 =
  if i39 >= n42 then s40 else (
    loop41 (i39 + 1) n42 (Char.code s38.[i39] + 3 * s40)
  )
let n43 = loop41 0 (hide 1 5) n16
let () = note_int n43
let s44 = "loops "
let rec loop47 i45 s46 =
  if i45 < 6 then (
    loop47 (i45 + 1) (Char.code s44.[i45] + 3 * s46)
  ) else
    s46
let n49 = loop47 0 n33
let () = note_int n49
let s50 = "loops "
let rec loop53' i51 n54 s52 =
  if i51 < n54 then (
    loop53' (i51 + 1) n54 (Char.code s50.[i51] + 3 * s52)
  ) else
    s52
let n55 = loop53' 0 6 6
let () = note_int n55
let () = note_int n33
let () = note_float x18
let () = note_int n12
let () = note_int n16
let () = note_int n55
let () = note_int n43
let () = note_int n22'
let () = note_int n49
let () = ()
