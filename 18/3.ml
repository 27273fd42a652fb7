type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec tick_float k x = mix k; x
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let rec loop8 i3 n9 s4 =
  if i3 >= n9 then s4 else (
    loop8 (i3 + 1) n9 (try (100 / (i3 - 0)) with | Invalid_argument q5 -> (match None with | None -> 17 | Some (0 as w6) -> w6 | Some q7 -> (-2)) | Division_by_zero -> (-2147483647))
  )
let n10 = loop8 0 9 14
let () = note_int n10
let n11 = n10
let () = note_int n11
let rec loop15 i12 s13 =
  if i12 <> 8 then (
    loop15 (i12 + 1) (try (float_of_int (100 / (i12 - 0))) with | Invalid_argument q14 -> s13 | Division_by_zero -> (tick_float 13 s13))
  ) else
    s13
let n17 = loop15 0 (-10.0)
let () = note_float n17
let s19 = ref n10
let i18 = ref 0
let () = while !i18 < 6 do
  s19 := (try (100 / (!i18 - 1)) with | Invalid_argument n17 -> (!i18 lsr (20 land 31)) | Division_by_zero -> (let o20 = n10 in let o21 = !i18 in let o22 = -2 in let o23 = !i18 in let o24 = n11 in let ( mod ) a b = (a lsl 1) + b in o20 mod o21 mod o22 mod o23 mod o24)); i18 := !i18 + 1
done
let n25 = !s19
let () = note_int n25
let x52 = (try (
  let rec loop33 i26 s27 =
    if i26 >= 0 then (
      loop33 (i26 - 1) (try (float_of_int ((Array.make 3 7).(i26))) with | Invalid_argument q28 -> (let v32 = fun p29 p30 p31 -> 16 in 10.0) | Division_by_zero -> (-. s27) | _ -> (0.0 /. 0.0))
    ) else
      s27
  in
  let n35' = loop33 (6 - 1) 100.75 in
  note_float n35';
  let rec loop40' i36 s37 =
    if i36 < 0 then s37 else (
      loop40' (i36 - 1) (try (100 / (i36 - 5)) with | Division_by_zero -> (let (q38, _, q39) = ("12", i36, n11) in 15))
    )
  in
  let n42 = loop40' (8 - 1) n25 in
  note_int n42;
  let n43 = n25 in
  let rec loop46 i44 s45' =
    if i44 < 8 then (
      loop46 (i44 + 1) (try (float_of_int (100 / (i44 - 2))) with | Division_by_zero -> (List.nth [] i44))
    ) else
      s45'
  in
  let n48 = loop46 0 n35' in
  note_float n48;
  (if (match (Array.make 7 n25) with | [|_|] -> true | _ -> false | exception Failure q49 -> true | exception E0 (Ok q50) -> true | exception E0 (Error _) -> true | exception E1 -> false | exception E2 -> false) then raise (Invalid_argument "tail \" end") else (n35' *. n48))) with | Invalid_argument _ -> (n17 *. (-3.25)) | Failure q51 -> (n17 +. 1.0))
let s54 = ref n10
let () = for i53 = 9 - 1 downto 0 do
  s54 := (try (100 / (i53 - 5)) with | Invalid_argument q55 -> (n11 + 1) | Division_by_zero -> (-2))
done
let n56 = !s54
let () = note_int n56
let x57 = (try x52 with | _ -> x52)
let x67 = (try (
  print_int n56;
  print_byte 32;
  print_float (if true then (x52 *. x57) else (-1.5));
  print_newline ();
  (match x52 with | 0.5 -> n17 | 0.5 -> x57 | q58 -> x57) *. (let v59 = Array.make 16 [] in x52)) with | Invalid_argument q60 -> (let v61 = Array.make 5 4 in 1.0) | Failure _ -> (match Ok 1 with | Ok 8 when (String.contains (let v62 = Array.make 3 16 in "tail \" end") (let s63 = "" in let i64 = n11 in if i64 >= 0 && i64 < String.length s63 then s63.[i64] else '\255')) -> x57 | ((Ok 8) | (Ok 8)) -> n17 | Ok 5 -> x52 | ((Ok 0) | (Ok 0)) -> 1.5 | Ok 9 -> x57 | Ok 6 -> x57 | Ok _ -> (-1.5) | ((Error n56) | (Error n56)) -> 100.75) | Not_found -> (try (if false then raise (Invalid_argument "") else 1.5) with | Invalid_argument q65 -> x57) | Match_failure _ -> 5e-324 | E0 q66 -> (n17 +. (-1.0)))
let () = note_float x52
let () = note_int n10
let () = note_int n25
let () = note_float x67
let () = note_float x57
let () = note_int n56
let () = note_int n11
let () = note_float n17
let () = ()
