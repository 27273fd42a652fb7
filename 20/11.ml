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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref "tail \" end"
let i9 = ref 0
let () = while !i9 < 5 do
  s10 := (clip !s10 ^ clip (if false then "b c" else !s10)); i9 := !i9 + 1
done
let n11 = !s10
let () = (mix_string n11; note_end 0)
let rec loop14 i12 n15 s13 =
  if i12 >= n15 then s13 else (
    loop14 (i12 + 1) n15 (clip s13 ^ clip s13)
  )
let n16' = loop14 0 5 n11
let () = (mix_string n16'; note_end 0)
let rec loop19 i17 n20 s18 =
  if i17 <> n20 then (
    loop19 (i17 + 1) n20 (clip s18 ^ clip (if false then n11 else s18))
  ) else
    s18
let n21 = loop19 0 5 ""
let () = (mix_string n21; note_end 0)
let x22 = 0.0 /. 0.0
let n24 = ((((((0) + (if x22 = x22 then 54 else 0)) + (if x22 <> x22 then 75 else 0)) + (if (let _v23 = n21 in x22) < x22 then 9 else 0)) + (if x22 > x22 then 20 else 0)) + (if x22 <= x22 then 83 else 0)) + (if x22 >= (100.75 /. 1.5) then 15 else 0)
let () = note_int n24
let s26 = ref n11
let i25 = ref 0
let () = while !i25 < 5 do
  s26 := (clip !s26 ^ clip (match C1 with | C0 ((-2147483648) | (-2147483648)) -> n16' | C0 4 -> !s26 | C0 q27 -> "a" | C1 -> "12")); i25 := !i25 + 1
done
let n28 = !s26
let () = (mix_string n28; note_end 0)
let s30 = ref "a"
let i29 = ref 0
let () = while !i29 < 5 do
  s30 := (clip !s30 ^ clip ((); n16')); i29 := !i29 + 1
done
let n31' = !s30
let () = (mix_string n31'; note_end 0)
let x35 = (let (_, q34) = ((Array.init 6 (fun p32 -> 3)), (let _v33 = Array.make 2 3.25 in Array.make 16 n24)) in (x22 +. 10.0) -. (x22 +. x22))
let x54 = (try (
  List.fold_left (fun p36 p37 -> (match p37 with | -3 -> (match C1 with | C0 q38 -> p36 | C1 -> p36) | 2 -> p36 | 3 -> (match C1 with | (C0 9 as w39) -> p36 | C0 (-2147483648) -> p36 | C0 5 -> p36 | C0 (6 | 8) -> p36 | ((C0 3) | (C0 3)) -> () | C0 (-3) -> p36 | (C0 (-2) as w40) -> p36 | C0 _ -> p36 | C1 -> ()) | q41 -> p36 | -2 -> (let v44 = (let rec f43 p42 = p42 in f43) in p36))) () (if false || true then (7 :: []) else []);
  let rec loop47 i45 s46 =
    if i45 <> 5 then (
      loop47 (i45 + 1) (clip s46 ^ clip ((); n21))
    ) else
      s46
  in
  let n49' = loop47 0 n31' in
  (mix_string n49'; note_end 0);
  (match (let rec f51 p50 = C1 in f51) (n24, n24, 6) with | C0 (-3) -> (-100.75) | ((C0 (-3)) | C1) -> 0.0 | C0 (-2147483648) -> (let v52 = n24 in x35) | ((C0 x35) | (C0 x35)) when x35 < (-3) -> (1.5 *. x22) | ((C0 q53) | (C0 q53)) -> (x22 *. x22) | C1 -> (x35 *. x35) | _ -> (( -. ) x35 x35))) with | _ -> (if true then x35 else x35))
let s56 = ref n16'
let () = for i55 = 0 to 5 - 1 do
  s56 := (clip !s56 ^ clip ((clip "12") ^ "\000\255x"))
done
let n57 = !s56
let () = (mix_string n57; note_end 0)
let s59 = ref n28
let () = for i58 = 0 to 5 - 1 do
  s59 := (clip !s59 ^ clip (if false then n31' else "12"))
done
let n60 = !s59
let () = (mix_string n60; note_end 0)
let () = note_float x54
let () = (mix_string n16'; note_end 0)
let () = (mix_string n28; note_end 0)
let () = (mix_string n21; note_end 0)
let () = note_float x35
let () = (mix (String.length n57); note_end 0)
let () = (mix (String.length n31'); note_end 0)
let () = (mix (String.length n11); note_end 0)
let () = ()
