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
let rec mix_0 d (v : bool ref t1) =
  if d > 0 then
    match v with
    | C5 y52 -> mix 0; mix_1 (d - 1) y52
    | C6 -> mix 1
and mix_1 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
let n6 = (hide 1 6)
let rec loop5 i0 s1 =
  if i0 >= 0 then (
    loop5 (i0 - 1) (try (Array.make 5 7).(i0) with | Invalid_argument _ -> (match C6 with | C5 'a'..'m' -> i0 | C5 'n' -> s1 | C5 'a'..'m' -> s1 | C5 ('n' as w2) -> 19 | C5 q3 -> (-2) | (C6 as w4) -> s1) | Division_by_zero -> (- 0))
  ) else
    s1
let n7 = loop5 ((hide 1 6) - 1) 8
let () = note_int n7
let rec loop11 i8 s9 =
  if i8 < 5 then (
    loop11 (i8 + 1) (try (100 / (i8 - 2)) with | Invalid_argument q10 -> (s9 / 3) | Division_by_zero -> (compare C6 C6))
  ) else
    s9
let n13 = loop11 0 (-3)
let () = note_int n13
let s15 = ref 13
let i14 = ref 0
let () = while !i14 < 8 do
  s15 := (try (Array.make 5 7).(!i14) with | Invalid_argument q16 -> !s15 | Division_by_zero -> (try (if false then raise E1 else !s15) with | E1 -> n7)); i14 := !i14 + 1
done
let n17 = !s15
let () = note_int n17
let rec loop23 i18 n24 s19 =
  if i18 <> n24 then (
    loop23 (i18 + 1) n24 (try (float_of_int (100 / (i18 - 7))) with | Invalid_argument q20 -> (if true then s19 else s19) | Division_by_zero -> (match Ok n13 with | ((Ok _) | (Error _)) -> s19 | Error 1.0 -> (-1.5) | ((Error q22) | (Error q22)) -> 100.75))
  ) else
    s19
let n25 = loop23 0 8 3.25
let () = note_float n25
let c26 = (1.5) -. 1.5
let c27 = 1.5 +. (1.5)
let c28 = (c26) -. ((); 0.5)
let c29 = ((); 0.5) -. (((); 0.5))
let c30 = (c27) -. ((); 0.5)
let c31 = c30 +. (((); 0.5))
let c32 = c29 -. (1.5)
let c33 = c32 +. (c27)
let c34 = c28 *. (c27)
let () = note_float c34
let s36 = ref n17
let () = for i35 = 0 to 4 - 1 do
  s36 := (try (100 / (i35 - 0)) with | Invalid_argument q37 when false -> (n17 asr 14) | Division_by_zero -> (let _v38 = Array.make 2 i35 in !s36) | _ -> (n13 / 4096))
done
let n39 = !s36
let () = note_int n39
let s41 = ref c31
let () = for i40 = 8 - 1 downto 0 do
  s41 := (try (float_of_int ((Array.make 7 7).(i40))) with | Invalid_argument _ -> ((-10.0) *. c28) | Division_by_zero -> 100.75)
done
let n42 = !s41
let () = note_float n42
let rec loop46 i43 n47 s44 =
  if i43 < 0 then s44 else (
    loop46 (i43 - 1) n47 (try (100 / (i43 - 4)) with | Invalid_argument q45 -> i43 | Division_by_zero -> (- s44))
  )
let n48 = loop46 (8 - 1) 8 n39
let () = note_int n48
let rec fold49 =
  function
  | C5 _ ->
    C5 (ref true)
  | C6 ->
    C6
let v51 = fold49 C6
let () = (mix_0 5 v51; note_end 0)
let () = note_float c34
let () = note_int n7
let () = note_int n39
let () = note_float c30
let () = note_float c26
let () = note_float c28
let () = note_int n13
let () = note_int n48
let () = ()
