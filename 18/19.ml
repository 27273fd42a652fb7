exception E0
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let s10 = ref 0
let () = for i9 = 0 to 3 - 1 do
  s10 := (try (Array.make 1 7).(i9) with | Invalid_argument q11 -> i9 | Division_by_zero -> (try (max !s10 !s10) with | _ -> 3))
done
let n12 = !s10
let () = note_int n12
let s17 = (let v13 = ref (Some x8) in max ((let rec f15 p14 = "" in f15) []) (List.fold_left (fun p16 v13 -> p16) "b c" []))
let s19 = ref x8
let i18 = ref ((hide 0 3) - 1)
let () = while !i18 >= 0 do
  s19 := (try (float_of_int (100 / (!i18 - 2))) with | Invalid_argument q20 -> !s19 | Division_by_zero -> (-0.0)); i18 := !i18 - 1
done
let n21 = !s19
let () = note_float n21
let s23 = ref n12
let () = for i22 = 8 - 1 downto 0 do
  s23 := (try (Array.make 4 7).(i22) with | Invalid_argument q24 -> (if false then !s23 else i22) | Division_by_zero -> (compare n21 n21))
done
let n25 = !s23
let () = note_int n25
let s27 = ref n25
let i26 = ref 0
let () = while !i26 < 2 do
  s27 := (try (100 / (!i26 - 1)) with | Invalid_argument n12 -> ((fun p28 -> !s27) (Array.make 2 x8)) | Division_by_zero -> n25); i26 := !i26 + 1
done
let n29 = !s27
let () = note_int n29
let rec loop33 i30 s31 =
  if i30 < 6 then (
    loop33 (i30 + 1) (try (100 / (i30 - 1)) with | Invalid_argument q32 -> (i30 asr 20) | Division_by_zero -> (tick_int 9 s31))
  ) else
    s31
let n35 = loop33 0 n29
let () = note_int n35
let s37 = ref n21
let i36 = ref 0
let () = while !i36 < (hide 1 5) do
  s37 := (try (float_of_int ((Array.make 4 7).(!i36))) with | Invalid_argument _ -> !s37 | Division_by_zero -> (apply0 (ref (Ok n29)) ((20, 4, n21), !i36) (let rec f40 p38 p39 = p38 in f40))); i36 := !i36 + 1
done
let n41 = !s37
let () = note_float n41
let s43 = ref n35
let () = for i42 = 0 to 3 - 1 do
  s43 := (try (Array.make 2 7).(i42) with | Invalid_argument q44' -> (let (_, _, _, q45) = (7, (-2.0), !s43, n29) in 5) | Division_by_zero -> (match [] with | [] -> (-1) | ((n25 :: []) | (n25 :: [])) -> n35 | (_ :: (q46 :: q47)) -> n25))
done
let n48 = !s43
let () = note_int n48
let rec loop52 i49 s50 =
  if i49 <> 7 then (
    loop52 (i49 + 1) (try (float_of_int (100 / (i49 - 1))) with | Invalid_argument q51 -> 0.0 | Division_by_zero -> (s50 -. n41))
  ) else
    s50
let n54 = loop52 0 n41
let () = note_float n54
let n55 = tick_int 3 (-18)
let () = note_int n55
let () = note_int n48
let () = (mix_string s17; note_end 0)
let () = note_int n29
let () = note_float n21
let () = note_float x8
let () = note_float n41
let () = note_float n54
let () = note_int n55
let () = ()
