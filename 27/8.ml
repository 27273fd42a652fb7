type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 3.25 in
let i3 = ref (20 - 1) in
while !i3 >= 0 do
  s4 := (((float_of_int !i3) *. (!s4)) -. 1e-310); i3 := !i3 - 1
done;
let n5 = !s4 in
note_float n5;
let a6 = min (Array.make 6 0) (Array.make 6 14) in
let s8 = ref 0 in
for i7 = 0 to 6 - 1 do
  (if a6.(i7) <> (20 / (!s8 lor 1)) then (s8 := ((!s8) * a6.(i7))))
done;
let n9 = !s8 in
note_int n9;
(try (
  let v13' = Error (match Error (n9, n9, n9, n9) with | Ok q10 -> (match C0 with | (C3 | C3) -> C0 | C0 -> C0 | C1 -> C0 | (C2 as w11) -> C0) | Error q12 -> C2) in
  let n37 = (match n5 with | 1.0 when (if n5 <= 1.5 then v2 else v2) -> 1 | 1.0 when ((((ref n9), n9) > ((ref n9), 5)) <> (n9 == n9)) -> ((match v13' with | Ok (q14, q15, (true | true), q16) -> (if if v2 then true else v2 then ((-3) - n9) else (Array.length q15)) | ((Ok (q17, _, false, q18)) | (Ok (q17, _, false, q18))) -> (match q18 with | ((q19, q20, _, q21) | (q19, q21, _, q20)) -> (match q17 with | [] -> n9 | (q22 :: q23) -> 8)) | Error C3 -> n9 | (Error C2 as w24) when (((n9 + 4095) < n9) && (3 = n9)) -> (if n5 < n5 then n9 else (abs n9)) | Error C0 -> (match Error C0 with | Ok ([], q25, q26, n5) -> 4095 | ((Error _) | (Ok ((_ :: _), _, _, _))) -> ((lxor) n9 (-1)) | ((Error _) | (Ok _)) -> (match v13' with | Ok q29 -> n9 | Error C3 -> n9 | ((Ok (_, _, _, _)) | (Error C0)) -> (-2) | Error C1 -> 3 | Error C2 -> n9)) | Error C1 -> (let i33 = ( - ) n9 n9 in if i33 >= 0 && i33 < 6 then a6.(i33) else (n9 * 29)) | Error C2 -> (-1073741824)) mod 1) | 1.0 -> ((- a6.(5)) * 0) | _ when true -> ((print_string (if v2 && v2 then (let _v34 = n5 in "tail \" end") else (let _v35 = v2 in "tail \" end"))); (tick_int 14 ((match v13' with | Ok _ -> 20 | Error C3 -> n9 | Error C0 -> n9 | Error (C1 | C1) -> 17 | Error (C2 as w36) -> n9) + (Array.length a6))))) in
  note_int n37;
  let s39 = ref "a" in
  for i38 = (hide 1 5) - 1 downto 0 do
    s39 := (clip !s39 ^ clip !s39)
  done;
  let n40 = !s39 in
  (mix_string n40; note_end 0);
  let a41 = [|n5; (-0.5)|] in
  for i42 = 0 to 1 - 1 do
    a41.(i42) <- a41.(i42 + 1);
    ()
  done;
  (mix_floats a41 0 2; note_end 0);
  ()) with | Match_failure _ -> (let n5 = Array.make 8 n9 in ()));
(try (
  let n52 = (match C0 with | C3 -> ((int_of_float n5) mod (-2147483648)) | C0 -> (let i43 = -32769 in if i43 >= 0 && i43 < 6 then a6.(i43) else (match (Array.make 4 n9) with | [|8|] -> n9 | [|_|] -> n9 | ([|a6; q44; q45; q46|] | [|q45; a6; q44; q46|]) -> a6 | [|q47; q48; n9; _|] -> n9 | q49 -> n9 | exception Division_by_zero -> n9 | exception Match_failure _ -> n9)) | C1 -> n9 | (C2 as w50) -> (let i51 = int_of_float n5 in if i51 >= 0 && i51 < 6 then a6.(i51) else (8 lsl 10))) in
  let s54 = ref 2147483647 in
  let s55 = ref 0 in
  for i53 = 12 - 1 downto 0 do
    let u56 = !s54 + 1000000000 in
    let u57 = !s55 + (if !s54 < !s54 + 1000000000 then 1 else 3) in
    s54 := u56; s55 := u57
  done;
  let n58 = !s54 in
  let n59 = !s55 in
  note_int n58;
  note_int n59;
  Result.get_error (Ok 'a')) with | Invalid_argument q60 -> ());
let n64 = if n5 = 0.5 then (if (fun p61 -> false) (let rec f63 p62 = 16 in f63) then a6.(wrap n9 6) else (if "a" > "" then ((); n9) else (if n5 > n5 then (match v2 with | true -> n9 | false -> 8) else n9))) else n9 in
note_int n64;
let s66 = ref n5 in
let i65 = ref 0 in
while !i65 < 20 do
  s66 := ((-2147483648.0) *. ((!s66) *. (float_of_int !i65))); i65 := !i65 + 2
done;
let n67 = !s66 in
note_float n67;
let rec loop71 i68 n72 s69 =
  if i68 < n72 then (
    loop71 (i68 + 1) n72 (try (100 / (i68 - 2)) with | Invalid_argument q70' -> (compare s69 s69) | Division_by_zero -> (Char.code 'z'))
  ) else
    s69
in
let n73 = loop71 0 7 n64 in
note_int n73;
(mix_ints a6 0 6; note_end 0);
note_int n9;
note_float n67;
(mix (if v2 then 1 else 0); note_end 0);
note_int n64;
note_float n5;
note_int n73;
()
