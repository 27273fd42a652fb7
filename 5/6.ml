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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
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
let f12 p13 =
  Array.make 1 n8
in
let a14 = f12 () in
(mix_floats a14 0 1; note_end 0);
let f15 p16 p17 =
  n10
in
let n18 = f15 n11 (Char.chr (7 land 255)) in
let n21 = f15 3.25 (let s19 = "tail \" end" in let i20 = n10 in if i20 >= 0 && i20 < String.length s19 then s19.[i20] else '\255') in
let a29 = (try (Array.mapi (fun p22 p23 -> (match Ok { r2 = "tail \" end"; r3 = (Array.make 2 1.5); r4 = (ref n18) } with | Ok { r2 = q24; r3 = q25; r4 } -> (let v26 = n10 in p23) | Error _ -> ("tail \" end" > ""))) (Array.make 5 true)) with | _ -> [|("12" <= "b c"); (if true then false else false); (List.for_all (let rec f28 p27 = p27 in f28) []); ((n10, ("a", false, n10), n21, (Array.make 9 10.0)) >= (n10, ("a", true, n21), n9, (Array.make 9 n8))); (n21 = n9)|]) in
print_string ((let rec f31 p30 = string_of_bool true in f31) (match ((); (match None with | None -> { r2 = ""; r3 = (Array.make 2 10.0); r4 = (ref n10) } | Some _ -> { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref n21) })) with | ({ r2 = q32; r3 = [|_; q33|]; r4 = q34 } | { r2 = q32; r3 = [|_; q33|]; r4 = q34 }) -> (if n10 != n21 then (min (q33, n21) (q33, 11)) else ((); (n8, n18))) | ({ r2 = "a"; r3; r4 = f12 } | { r2 = _; r3 = ([|_; _|] as r3); r4 = f12 }) -> ((max 2.0 n11), !f12) | { r2 = q35; r3; r4 } -> (min (min ((-100.75), 2) ((-10.0), (-3))) (List.fold_right (let rec f39 p36 (q37', q38) = (n8, n21) in f39) [] (n11, n21)))));
let f40 p41 =
  n10
in
let n42 = f40 (float n21) in
let f43 p44 p45 =
  -10.0
in
let x46 = f43 ((n42, true), 18) (true || false) in
note_float x46;
let x48 = f43 (let _v47 = Ok None in ((n42, true), n42)) (9 <> (-3)) in
note_float x48;
let f49 { r2 = q50; r3 = q51; _ } p52 =
  n18
in
let n55 = f49 (match n10 with | (5 | 5) -> { r2 = ""; r3 = (Array.make 2 x48); r4 = (ref n21) } | (2 as w53) -> { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref n21) } | ((-1) | (-1)) -> { r2 = "tail \" end"; r3 = (Array.make 2 n8); r4 = (ref n18) } | -2147483647 when true -> { r2 = ""; r3 = (Array.make 2 x48); r4 = (ref 14) } | q54 -> { r2 = "tail \" end"; r3 = (Array.make 2 100.75); r4 = (ref n21) }) ((); true) in
note_int n55;
let p56 = (let { r0 = q57; r1 } = { r0 = true; r1 = None } in n9) in
let p58' = (match { r0 = false; r1 = None } with | { r0 = (false | true); r1 = _ } -> n9 | { r0 = false; r1 = f43 } -> n55) in
let p59 = coarse (atan (limit x48 (-9.0) 9.0)) in
let p60 = 1 in
let p61 = n42 in
let p62 = n10 lsr (3 land 31) in
let p63 = (try (let v64 = x46 in -3.25) with | _ -> 2.0) in
let p65 = p59 in
let p66 = p56 - n55 in
let p67' = p60 lor n10 in
let p68 = f49 { r2 = "a"; r3 = (Array.make 2 n8); r4 = (ref p67') } true in
let p69 = 1.0 in
let p70 = p65 *. p63 in
let p71 = ((); 0.0) in
mix 1;
let n72 = 1 + (p68 lxor (p67' - (((p61 lxor ((p58' + (p56)) + p60)) lxor p62) * p66))) in
note_int n72;
let x73 = 1.0 -. (p71 -. (p70 +. ((((p59) +. p63) *. p65) *. p69))) in
note_float x73;
note_int p60;
note_float p63;
note_int p68;
note_int p56;
note_int p67';
note_float x46;
note_int p66;
(mix_floats a14 0 1; note_end 0);
()
