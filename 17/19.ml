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
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let n12 = (try (try (
  let s10 = ref 12 in
  for i9 = 0 to 3 - 1 do
    (if i9 = 7 then raise E0);
    s10 := (!s10 + (max !s10 !s10))
  done;
  let n11 = !s10 in
  note_int n11;
  n11) with | _ -> ((); (-3))) with | _ -> (String.length "tail \" end"))
let x22 = (try (try (
  let rec loop19 i13 n20' s14 =
    if i13 >= 0 then (
      (if i13 = 7 then raise E0 else if (fun p15 -> true) (Ok i13) then raise E0);
      loop19 (i13 - 1) n20' ((s14 -. x8) *. (apply0 (ref (Ok i13)) ((n12, i13, 0.0), i13) (let rec f18 p16 p17 = p17 in f18)))
    ) else
      s14
  in
  let n21 = loop19 (8 - 1) 8 1.0 in
  note_float n21;
  n21) with | E0 -> x8) with | _ -> x8)
let n28 = (try (try (
  let n26 = (hide 0 2) in
  let rec loop25 i23 s24 =
    if i23 < n26 then (
      (if i23 = 11 then raise E0 else if (try (s24 = s24) with | _ -> false) then raise E0);
      loop25 (i23 + 1) 14
    ) else
      s24
  in
  let n27' = loop25 0 10 in
  note_int n27';
  n27') with | _ -> n12) with | _ -> n12)
let n32 = (try (try (
  let s30 = ref n28 in
  for i29 = (hide 0 8) - 1 downto 0 do
    (if i29 = 8 then raise E0 else if (-3) >= n28 then raise E0);
    s30 := (compare (- !s30) (-2147483648))
  done;
  let n31 = !s30 in
  note_int n31;
  n31) with | E0 -> (n12 lsl (n28 land 31)) | _ -> (10 lor n12)) with | _ -> (int_of_float x22))
let n38 = (try (try (
  let rec loop35 i33 n36 s34 =
    if i33 < n36 then (
      (if i33 = 4 then raise E0 else if "a" >= "12" then raise E0);
      loop35 (i33 + 1) n36 (String.length (string_of_float (abs_float x22)))
    ) else
      s34
  in
  let n37 = loop35 0 4 14 in
  note_int n37;
  n37) with | E0 -> (truncate 3.25)) with | _ -> n32)
let () = note_int n38
let v43 = min ((match Ok None with | Ok None -> false | Ok (Some _) when ((19 != n28) || (match [] with | [] -> true | ((x22 :: []) | (x22 :: [])) -> true | (_ :: (_ :: q39)) -> false)) -> true | ((Ok (Some q40)) | (Ok (Some q40))) -> true | Error 0.0 -> false | Error q41 -> false) && (let v42 = "" in true)) ((n32 * 13) = (if true then n38 else n38))
let () = (mix (if v43 then 1 else 0); note_end 0)
let () = note_float x8
let () = note_int n32
let () = note_int n38
let () = (mix (if v43 then 1 else 0); note_end 0)
let () = note_int n12
let () = note_float x22
let () = note_int n28
let () = ()
