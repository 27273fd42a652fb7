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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let a0 = Array.mapi (let rec f3 p1 p2 = p1 in f3) (Array.make 4 5)
let s5 = ref 17
let () = for i4 = Array.length a0 - 1 downto 0 do
  a0.(i4) <- ((a0.(i4)) * !s5);
  s5 := ((3 + 20) + (int_of_float (-1.5)))
done
let n6 = !s5
let () = note_int n6
let a7 = [|1.5; 10.0; 0.0; 0.5|]
let n14 = Array.length a7
let rec loop13 i8 s9 =
  if i8 < n14 then (
    (a7.(i8) <- ((a7.(i8)) *. s9));
    loop13 (i8 + 1) ((sqrt s9) *. (let (q10, _, q11, q12) = (s9, i8, C15, s9) in q12))
  ) else
    s9
let n15 = loop13 0 3.25
let () = note_float n15
let v19 = ((if false then C3 else C3) = (let v16 = n15 in C3)) && ((true > false) || (List.equal (fun p17 p18 -> true) [] []))
let n20 = 2147483647
let () = note_int n20
let s22 = ref n15
let () = for i21 = 0 to Array.length a7 - 1 do
  a7.(i21) <- (!s22 *. (a7.(i21)));
  s22 := (coarse (tan (limit n15 (-1.0) 1.0)))
done
let n23 = !s22
let () = note_float n23
let rec loop26 i24 n27 s25 =
  if i24 <> n27 then (
    (a0.(i24) <- (s25 - (a0.(i24))));
    loop26 (i24 + 1) n27 i24
  ) else
    s25
let n28 = loop26 0 (Array.length a0) n20
let () = note_int n28
let a29 = (match C18 with | ((C19 as w30) | (C19 as w30)) -> (Array.make 7 0.0) | C18 -> (Array.make 7 10.0) | C17 'a'..'m' -> (Array.make 7 n23) | C17 q31 -> (Array.make 7 n23))
let rec loop35 i32 n36 s33 =
  if i32 < n36 then (
    (a29.(i32) <- ((a29.(i32)) *. s33));
    loop35 (i32 + 1) n36 (try (if true then raise Division_by_zero else 1.5) with | Division_by_zero -> (let i34 = i32 in if i34 >= 0 && i34 < Array.length a29 then a29.(i34) else (-100.75)))
  ) else
    s33
let n37 = loop35 0 (Array.length a29) n23
let () = note_float n37
let n41 = Array.length a7
let rec loop40 i38' s39 =
  if i38' <> n41 then (
    (a7.(i38') <- (s39 *. (a7.(i38'))));
    loop40 (i38' + 1) s39
  ) else
    s39
let n42' = loop40 0 n37
let () = note_float n42'
let () = if ((n37 *. (coarse (sin (limit n37 (-100.0) 100.0)))) *. (-. n23)) < (Array.fold_left (fun p43 p44 -> (match p43 with | (0.5 | 0.5) when (((n28 + n28) + 1024) > a0.(2)) -> a29.(0) | 0.5 -> (let v45 = ref n28 in p43) | q46 -> p44)) (((); ()); (let _v47 = (C3, 16, n28) in n42')) a7) then (if (String.length "mrkvizpuwyl") > (if v19 then (match v19 with | true -> n28 | false -> (-2)) else 20) then (print_string (Printf.sprintf "<%-4d|>" (n20 + 15))) else (a0.(0) <- ((fst (n28, n20)) lor (-8)))) else ((fst (match n42' with | 0.0 -> ((), n15) | q48 -> (if false then ((), n42') else ((), 0.5)))); (mix (if false then 1 else 0)))
let rec loop51 i49 s50 =
  if i49 < 7 then (
    (a29.(i49) <- ((a29.(i49)) *. s50));
    loop51 (i49 + 2) (s50 -. n37)
  ) else
    s50
let n53 = loop51 0 n37
let () = note_float n53
let () = note_float n42'
let () = (mix_floats a7 0 4; note_end 0)
let () = note_int n20
let () = (mix_ints a0 0 4; note_end 0)
let () = note_int n6
let () = note_float n23
let () = note_float n37
let () = ()
