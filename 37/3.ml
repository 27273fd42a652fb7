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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec loop3 i0 s1 s2 =
  if i0 < 12 then (
    loop3 (i0 + 1) (s1 + 1) (s2 + (if s1 < s1 + 1 then 1 else 3))
  ) else
    (s1, s2)
let (n5, n6) = loop3 0 2147483640 0
let () = note_int n5
let () = note_int n6
let () = assert (hide 1 3 = 3)
let n7 = n6
let rec loop10 i8 n11 s9 =
  if i8 < n11 then (
    loop10 (i8 + 2) n11 (n7 * (((s9) lxor n7)))
  ) else
    s9
let n12 = loop10 0 14 20
let () = note_int n12
let a13 = [|n12; n12; n12; (-2); 11; n12; n12|]
let () = for i14 = 0 to 3 - 1 do
  (let x15 = a13.(i14) in a13.(i14) <- a13.(6 - i14); a13.(6 - i14) <- x15);
  ()
done
let () = (mix_ints a13 0 7; note_end 0)
let a16 = ((); (Array.make 3 (-1.5)))
let () = for i17 = 2 - 1 downto 0 do
  a16.(i17 + 1) <- ((a16.(i17)) +. 1e-310);
  ()
done
let () = (mix_floats a16 0 3; note_end 0)
let rec loop19 i18 n20 =
  if i18 < n20 then (
    (a13.(i18 + 1) <- ((Array.length a16) - (a13.(i18))));
    loop19 (i18 + 2) n20
  ) else
    ()
let () = loop19 0 6
let () = (mix_ints a13 0 7; note_end 0)
let () = String.iter (match [] :: [] with | [] -> (let rec f22 p21 = () in f22) | (_ :: q23) -> (let rec f25 p24 = () in f25)) (try ((clip (match Array.make 3 0 with | [|0|] -> "b c" | ([|4|] as w26) when (not ("a" < "\000\255x")) -> "tail \" end" | [|(1 | 4)|] when ((part "tail \" end" (-3) n7) >= "mhbb") -> "tail \" end" | [|4|] -> "12" | [|_|] -> "" | _ -> "tail \" end" | _ -> "12")) ^ "b c") with | _ -> (String.concat "a" ["12"; clip "tail \" end"]))
let rec loop30 i27 n31 s28 s29 =
  if i27 >= n31 then (s28, s29) else (
    loop30 (i27 + 1) n31 (s28 + 715827883) (s29 + (if s28 < s28 + 715827883 then 1 else 3))
  )
let (n32, n33) = loop30 0 12 (-2147483648) 0
let () = note_int n32
let () = note_int n33
let x34 = 0.0 /. 0.0
let n36' = ((((((0) + (if x34 = (let v35 = n6 in x34) then 24 else 0)) + (if x34 <> (x34 +. 1.0) then 91 else 0)) + (if (x34 *. 1.5) < x34 then 59 else 0)) + (if x34 > 1.0 then 20 else 0)) + (if x34 <= x34 then 74 else 0)) + (if x34 >= (min (-2.0) x34) then 4 else 0)
let () = note_int n36'
let () = assert (hide 1 3 = 3)
let s38 = ref n12
let () = for i37' = 7 - 1 downto 0 do
  a13.(i37') <- (!s38 lxor (a13.(i37')));
  s38 := ((match Ok [] with | Ok _ when (not (Result.is_ok (Ok false))) -> n12 | Ok q39 -> n36' | Error q40 -> q40) / 16)
done
let n41 = !s38
let () = note_int n41
let () = assert (compare ((n41 * n41) * (if false then n36' else n36')) ((n41 * n41) * (if false then n36' else n36')) = 0)
let () = assert (compare ((compare x34 x34) - 1073741824) ((compare x34 x34) - 1073741824) = 0)
let () = assert (hide 1 3 = 3)
let s46 = ref 1.5
let () = for i45 = 0 to 20 - 1 do
  s46 := (((float_of_int i45) -. (!s46)) -. 1e999)
done
let n47 = !s46
let () = note_float n47
let () = note_float x34
let () = (mix_floats a16 0 3; note_end 0)
let () = note_float n47
let () = (mix_ints a13 0 7; note_end 0)
let () = note_int n5
let () = note_int n7
let () = note_int n12
let () = note_int n41
let () = ()
