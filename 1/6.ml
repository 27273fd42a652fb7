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
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
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
let rec pick12 p13 p14 p15 =
  if p13 then p14 else p15
in
let v16 = ref n0 in
(mix_0 5 v16; note_end 0);
let v17 = if false then v16 else v16 in
(pick12 ((let v18 = n10 in "b c") <> (Printf.sprintf "<%05d>" n10)) v16 v17) := (List.length []);
note_int !v16;
note_int !v17;
(try (
  let rec pick19 p20 p21 p22 =
    if p20 then p21 else p22
  in
  let v23 = pick19 false (ref 100.75) (ref n11) in
  let v24 = pick19 true (ref n8) v23 in
  (pick19 (min (try (n9 <= n10) with | _ -> false) ((ref (Array.make 16 n11)) = (ref (Array.make 16 n11)))) v23 v24) := ((-1.5) *. n8);
  note_float !v23;
  note_float !v24;
  let unused27 = pick19 (v23 == v24) (Array.fold_left (fun p25 p26 -> p25) v24 (Array.make 2 (Ok true))) (ref n11) in
  print_string ((let rec f29 p28 = "" in f29) (n11, 20))) with | _ -> (let v30 = Array.make 8 n8 in ()));
let v31 = false in
let s33 = ref 9 in
let i32 = ref (3 - 1) in
while !i32 >= 0 do
  s33 := (try (100 / (!i32 - 0)) with | Invalid_argument _ -> (!i32 * !i32) | Division_by_zero -> 65536); i32 := !i32 - 1
done;
let n34 = !s33 in
note_int n34;
let v68 = (try (
  let rec pick35 p36 p37 p38 =
    if p36 then p37 else p38
  in
  let a39 = Array.make 3 n11 in
  let a40 = [|n11; n11; 0.5|] in
  (pick35 ((); (max true v31)) a39 a40).(0) <- (let _v41 = v17 in n8);
  note_float a39.(0);
  note_float a40.(0);
  let rec pick42 p43 p44 p45 =
    if p43 then p44 else p45
  in
  let v46 = if v31 then (ref true) else (ref v31) in
  let v47 = ref v31 in
  (pick42 (((n34 mod 1) + (-2147483647)) < n34) v46 v47) := (n34 <= n34);
  (mix (if !v46 then 1 else 0); note_end 0);
  (mix (if !v47 then 1 else 0); note_end 0);
  let n49 = min 2147483646 ((let v48 = "tail \" end" in ()); ((-3) / 7)) in
  note_int n49;
  List.fold_left (match { r0 = v31; r1 = None } with | { r0 = q50; r1 = (None | None) } -> (fun p51 p52 -> p51) | { r0 = _; r1 = q53 } -> (let rec f56 p54 p55 = '\n' in f56) | { r0 = q57; r1 = (Some q58) } -> (let rec f61 p59 p60 = p59 in f61)) (List.fold_left (let rec f63 p62 n49 = p62 in f63) '\n' []) (List.filter (let rec f65 p64 = v31 in f65) [])) with | _ -> (try (let s66 = "\000\255x" in let i67 = n10 in if i67 >= 0 && i67 < String.length s66 then s66.[i67] else '\n') with | _ -> '\n')) in
note_int n10;
(mix_0 5 v17; note_end 0);
note_int n0;
note_float n8;
note_int n9;
(mix (Char.code v68); note_end 0);
(mix (if v31 then 1 else 0); note_end 0);
note_int n34;
()
