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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n0 = -11 in
note_int n0;
let s1 = "loops " in
let s3 = ref 12 in
let i2 = ref (6 - 1) in
while !i2 >= 0 do
  s3 := (Char.code s1.[!i2] + 3 * !s3); i2 := !i2 - 2
done;
let n4 = !s3 in
note_int n4;
let s5 = "loops an" in
let n9 = (hide 1 8) in
let rec loop8 i6 s7 =
  if i6 < n9 then (
    loop8 (i6 + 1) (Char.code s5.[i6] + 3 * s7)
  ) else
    s7
in
let n10 = loop8 0 n4 in
note_int n10;
let s11 = "loops " in
let rec loop14 i12 n15 s13 =
  if i12 < n15 then (
    loop14 (i12 + 2) n15 (Char.code s11.[i12] + 3 * s13)
  ) else
    s13
in
let n16 = loop14 0 6 n10 in
note_int n16;
let s17' = "loops and l" in
let rec loop20 i18 s19 =
  if i18 >= 0 then (
    loop20 (i18 - 1) (Char.code s17'.[i18] + 3 * s19)
  ) else
    s19
in
let n22 = loop20 (11 - 1) n4 in
note_int n22;
let x31 = (1.0 *. (if 2 == (n22 + n16) then ((match 1.5 with | (0.0 | 0.0) -> () | 0.5 -> () | _ -> ()); (let v23 = None in -1.0)) else (String.fold_left (let rec f26 p24 p25 = p24 *. p24 in f26) (float_of_int n16) (String.concat "12" ["\000\255x"; clip "tail \" end"])))) -. (sqrt (match ( -. ) (abs_float (-3.25)) ((-3.25) /. (-0.0)) with | 0.5 -> ((let rec f28 p27 = p27 *. p27 in f28) ((); 1.0)) | q29 -> (match q29 with | 0.5 -> ((); q29) | 1.0 -> (if true then q29 else q29) | q30 -> (-0.0)))) in
let s32 = "loops " in
let rec loop35 i33 n36 s34 =
  if i33 >= 0 then (
    loop35 (i33 - 2) n36 (Char.code s32.[i33] + 3 * s34)
  ) else
    s34
in
let n37 = loop35 (6 - 1) 6 5 in
note_int n37;
let s38 = "loops a" in
let rec loop41 i39 s40 =
  if i39 >= 0 then (
    loop41 (i39 - 1) (Char.code s38.[i39] + 3 * s40)
  ) else
    s40
in
let n43 = loop41 (7 - 1) 15 in
note_int n43;
let f44 p45 =
  (if false then raise (E0 (let v46 = [] in { r0 = false; r1 = None })));
  [|x31; x31|]
in
let a53 = (try (f44 (let v47 = 1.5 in fun p48 -> false)) with | E0 ({ r0 = true; r1 = q49 }) -> (if false then (Array.make 2 (-1.0)) else (Array.make 2 10.0)) | E0 ({ r0 = false; r1 = q50 }) -> (match q50 with | (None | (Some _)) -> (Array.make 2 1.0) | ((Some q51 as w52) | (Some q51 as w52)) -> (Array.make 2 x31))) in
(mix_floats a53 0 2; note_end 0);
let a58 = (try (f44 (let rec f55 p54 = true in f55)) with | E0 (({ r0 = f44; r1 = q56 } as w57)) -> a53) in
note_int n10;
(mix_floats a58 0 2; note_end 0);
note_int n4;
note_int n16;
note_int n22;
(mix_floats a53 0 2; note_end 0);
note_int n43;
note_int n0;
()
