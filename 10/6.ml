type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 16
and mix_1 d (v : (float list, float) result) =
  if d > 0 then
    match v with
    | Ok y88 -> mix 0; mix_4 (d - 1) y88
    | Error y89 -> mix 1; mix_float y89
and mix_2 d (v : (float list, float) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y90 :: y91) -> mix 1; mix_1 (d - 1) y90; mix_2 (d - 1) y91
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y92 :: y93') -> mix 1; mix y92; mix_3 (d - 1) y93'
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y94 :: y95) -> mix 1; mix_float y94; mix_4 (d - 1) y95
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let poly12 x = x
in
let a13 = Array.fold_right (fun p14 p15 -> p15) (Array.make 1 n10) 2 in
let a16 = 10 <= n10 in
let a17 = [] in
let n18 = poly12 a13 in
let a19 = (let rec f21 p20 = Array.make 2 n11 in f21) in
let a22 = String.length "\000\255x" in
let a23 = [] in
let f24 = poly12 a19 in
let a25 = (a16, n9, (Array.make 16 n11)) in
let a26 = (let _v27 = a16 in { r2 = ""; r3 = (Array.make 2 n11); r4 = (ref n18) }) in
let a28 = min [] [] in
let v29 = poly12 a25 in
((let (m30, m31, _) = v29 in mix (if m30 then 1 else 0); mix m31); note_end 0);
let a33 = (fun p34 -> Array.make 2 16) "12" in
let s36 = ref a22 in
let i35 = ref 0 in
while !i35 < Array.length a33 do
  a33.(!i35) <- ((a33.(!i35)) + !s36);
  s36 := !i35; i35 := !i35 + 1
done;
let n37 = !s36 in
note_int n37;
let x38 = n8 in
note_float x38;
let poly39 x o = match o with Some y -> y | None -> x
in
let a40 = (let _v44 = ((fun p41 p42' p43 -> 2.0), a13, (Array.make 2 n9)) in ref (Array.make 16 n11)) in
let a45 = x38 /. (-1.0) in
let a46 = [] in
let v47 = poly39 a40 (Some a40) in
(mix_0 5 v47; note_end 0);
let a48 = if a16 then (Array.make 8 n11) else (Array.make 8 a45) in
let a49 = (match [] with | [] -> a22 | ((q50 :: []) as w51) -> n10 | (q52' :: []) -> n18 | (_ :: (q53 :: [])) -> n10 | (q54 :: (q55 :: (q56 :: q57))) -> 1) in
let a58 = [] in
let a59 = poly39 a48 (Some a48) in
let poly60 r = match r with Ok x -> x | Error (x, _) -> x
in
let a61 = (let (_, q62) = (5, a48) in fun p63' -> n37) in
let a64 = 5 - a22 in
let a65 = (match [] with | [] when (match v29 with | ((true, q66, q67') as w68) -> ((fun p69' -> true) a33) | ((false, 0, q70) | (false, 0, q70)) -> (List.mem 20 a17) | ((false, (-2), _) | (false, (-2), _)) -> ((n18 - 4096) >= n18) | (false, 3, _) -> (8 <> a49) | (false, q71, _) -> ([] < [])) -> [] | ([] | []) -> [] | (q72 :: q73) -> []) in
let f74 = poly60 (Error (a61, a64)) in
let a75 = Ok [] in
let a76 = (let rec f80 p77 p78 p79 = x38 in f80) in
let a81 = (Ok []) :: [] in
let v82 = poly60 (Error (a75, a76)) in
(mix_1 5 v82; note_end 0);
let a83 = (land) a49 a64 in
let a84 = (let v85 = Array.make 8 12 in (n0, "tail \" end", a64)) in
let a86 = a49 :: [] in
let n87 = poly60 (Error (a83, a84)) in
note_int n87;
(mix_2 5 a81; note_end 0);
(mix_3 5 a86; note_end 0);
note_int a64;
note_float n11;
note_int n9;
note_int n0;
note_int a22;
()
