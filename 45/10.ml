type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y73 } -> mix y73
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y74 -> mix 1; mix y74
let x0 = tick_float 14 1.0
let () = note_float x0
let rec f1 p2 p3 =
  let rec g4 u5 = p2
  in
  g4 p3
let n14 = f1 (match { r1 = 8; r2 = 7; r3 = (true, []) } with | ({ r1 = (-3); r2 = q6; r3 = (_, q7) } as w8) -> q6 | { r1 = 4; r2 = q9; r3 = q10 } -> q9 | { r1 = (-2); r2 = q11; r3 = x0 } -> 12 | { r1 = q12; r2 = q13; _ } -> q12) 2147483647
let n15 = f1 (- n14) (f1 18 20)
let s40 = (match { r1 = (let _v20 = (let rec f19 p16 p17 p18 = 'a' in f19) in n15); r2 = (Array.fold_left (let rec f23 p21 p22 = p22 in f23) n15 (Array.make 3 18)); r3 = (let _v24 = (n15, true, false) in (true, [])) } with | { r1 = q25; r3 = (q26, _); _ } -> (
  (match if q26 then (let v27 = { r0 = 1 } in C6) else (let { r0 = _ } = { r0 = n15 } in C6) with | C4 _ -> () | C5 (_, _, (0.0 as w28)) -> (mix (if q25 = n15 then 1 else 0); note_end 0) | ((C4 None) | (C5 (_, _, _))) -> () | C6 -> ((try () with | _ -> ()); ()));
  let c29 = (abs_float (float_of_int n15)) +. ((abs_float (float_of_int n15))) in
  let c30 = (2.2250738585072014e-308) +. (abs_float (float_of_int n15)) in
  let c31 = 2.2250738585072014e-308 +. (c30) in
  let c32 = (c29) *. c30 in
  let c33 = c29 *. (2.2250738585072014e-308) in
  let c34 = (c33) -. 2.2250738585072014e-308 in
  let c35 = (c32) +. c30 in
  let c36 = c29 *. (c35) in
  let c37' = (c33) *. c35 in
  let c38 = c30 -. (c31) in
  let c39 = (c31) *. c31 in
  note_float c39;
  string_of_int q25))
let rec loop49' i41 s42 =
  if i41 < 2 then (
    (
      s42.r0 <- (f1 (((n14 lor n15) - (n14 lxor i41)) lxor (let { r1 = q43; r3 = (q44', _); _ } = if true then { r1 = i41; r2 = n15; r3 = (false, []) } else { r1 = i41; r2 = 8; r3 = (false, []) } in q43 * 13)) (f1 ((compare x0 x0) * 12) (fst (i41, n15))));
      ());
    loop49' (i41 + 1) ((let rec f46 p45 = (let p45 = [] in s42) in f46) (match s42 with | { r0 = (-2147483647) } -> x0 | { r0 = 9 } -> x0 | { r0 = (4 as w47) } -> x0 | { r0 = 5 } -> x0 | { r0 } when r0 <> (-11) -> x0 | { r0 = _ } when (String.equal (string_of_float 2147483648.0) s40) -> x0 | { r0 = q48 } -> 0.0))
  ) else
    s42
let n51 = loop49' 0 { r0 = n15 }
let () = (mix_0 5 n51; note_end 0)
let () = n51.r0 <- ((n15 / (-2147483648)) + (f1 n14 n15))
let v59 = (match n51 with | { r0 = 6 } -> (
  (12 + n14) = (n15 - n15)) | { r0 = (0 | _) } -> (
  (15 - n15) > (let o52 = n15 in let o53 = n15 in let o54 = n15 in let ( *. ) a b = a lxor (b + 1) in o52 *. o53 *. o54)) | { r0 = 3 } -> (
  let _ = n15 in
  not (match n51 with | { r0 = 8 } -> false | ({ r0 } | { r0 = (-1 as r0) }) -> true | ({ r0 = (6 | _) } as w55) -> true | { r0 = (-2147483647) } -> true | ({ r0 = 4 } | { r0 = 4 }) -> true | { r0 = q56 } when q56 >= (-17) -> false | { r0 = 9 } -> true | { r0 } -> false)) | ({ r0 = q57 } | { r0 = q57 }) -> (
  n51.r0 <- n51.r0;
  let _ = 0.1 in
  (let _v58 = false in ' ') < (if true then '\255' else '\255')))
let n61 = if ((); v59) then (n15 * 0) else (if n15 > n15 then (17 - 19) else (if false then (match n51 with | { r0 } -> r0) else (if (-1.0) < 100.75 then (if 6 >= n15 then n15 else (if v59 then (let v60 = true in n15) else (n15 - n14))) else n51.r0)))
let rec loop64 i62 s63 =
  if i62 < 5 then (
    loop64 (i62 + 2) (clip s63 ^ clip (match n51 with | ({ r0 } | { r0 }) -> "\000\255x" | { r0 = 5 } -> s40))
  ) else
    s63
let n66 = loop64 0 ""
let () = (mix_string n66; note_end 0)
let v67 = None
let () = n51.r0 <- n15
let () = n51.r0 <- ((5 * n15) lor (n14 / 3))
let rec loop70 i68 s69 =
  if i68 < 8 then (
    loop70 (i68 + 2) (try (Array.make 5 7).(i68) with | Invalid_argument _ -> ((-2) + s69) | Division_by_zero -> (-2147483648))
  ) else
    s69
let n72 = loop70 0 19
let () = note_int n72
let () = (mix (if v59 then 1 else 0); note_end 0)
let () = (mix_1 5 v67; note_end 0)
let () = (mix_0 5 n51; note_end 0)
let () = note_int n14
let () = note_int n72
let () = note_float x0
let () = (mix_string s40; note_end 0)
let () = (mix_string n66; note_end 0)
let () = ()
