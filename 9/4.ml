type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, int array) t2) =
  if d > 0 then
    match v with
    | C0 (y153, y154) -> mix (Char.code y153); mix_string y154
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let f4 p5' p6 p7 =
  let f8 p9 p10 p11 =
    (let ((C0 (q12, _)) : t0) = ((C0 ([|(-3); n3; n3; n3; 0; n3; 14; n3|], []) : t0) : t0) in p6)
  in
  (let v14 = (clip ((clip "b c") ^ "")) ^ (let v13 = "12" in v13) in (let ((C0 (q15, q16) as w17) : (float, int) t2) = ((C0 (' ', "a") : (float, int) t2) : (float, int) t2) in [|(ref 100.75); (ref p7); (ref p7); (ref 1.5); (ref p7); (ref p6)|]))
in
let g18 = f4 (match C2 { r3 = n3; r4 = n3; r5 = (3.25, (1.5, n3)) } with | ((C1 (_, _)) | (C1 (_, _))) -> (fun p20 p21 -> ((fun p22 -> p22), p21)) | C2 { r3 = q23; r4 = 9; r5 } -> (let rec f27' p24 p25 = ((fun p26 -> p26), p25) in f27') | ((C2 { r3 = _; r4 = _; r5 = _ }) | (C1 (_, []))) -> (fun p28 p29 -> ((let rec f31 p30 = -100.75 in f31), 14))) in
let g19 = g18 (match None with | (None as w32) -> (-1.5) | Some q33 -> 1.0 | None -> 2.0) in
let a34 = g19 (100.75 +. 3.25) in
let a35 = g19 (coarse (exp (limit 3.25 (-9.0) 5.0))) in
let x38 = (float_of_int (List.fold_left (fun p36 p37 -> p36) n3 [])) +. (if "12" >= "b c" then (100.75 *. 0.0) else 0.1) in
let f39 p40 p41 p42 =
  (C0 (((); (if false then 'a' else 'a')), ((clip (let ((C0 (_, q43)) : (int, unit) t2) = ((C0 ('\n', "a") : (int, unit) t2) : (int, unit) t2) in q43)) ^ ((); "tail \" end"))) : (int, int array) t2)
in
let g44 = f39 (create_array (hide 0 4) x38) in
let g45 = g44 (let rec f48' p46 p47' = 9 in f48') in
let v49 = g45 (if true then [] else []) in
(mix_0 5 v49; note_end 0);
let v54 = g45 (match (v49 : (int, int array) t2) with | C0 ('a'..'m', q50) -> [] | C0 ('a'..'m', _) -> [] | C0 ('0'..'9', q51') -> [] | C0 (q52, q53) -> []) in
let f55 p56 p57 p58 =
  let f59 p60 p61 p62 =
    n3
  in
  let g63 = f59 (n3, p58, (n3, 4, x38), p57) in
  let g64' = g63 (if p58 then C9 else C9) in
  let n69 = g64' (match (v49 : (int, int array) t2) with | C0 (q65, "a") -> [] | C0 (('n' | 'a'..'m'), ("" as w66)) -> [] | C0 ('0'..'9', "") -> [] | C0 (q67, "") -> [] | ((C0 (q68, v54)) | (C0 (q68, v54))) -> []) in
  let n70 = g64' [] in
  [|x38; (match (if false then v54 else v54 : (int, int array) t2) with | C0 (q71, "a") -> x38 | (C0 (_, q72) as w73) -> x38); x38; 2.0; x38; x38; x38; x38|]
in
let g74 = f55 (try (let rec f79 p76 p77 p78 = x38 in f79) with | Invalid_argument q80 -> (let rec f83 p81 q80 p82 = 1.0 in f83) | Division_by_zero -> (fun p84 p85 a35 -> x38) | Failure q86 -> (let rec f90 p87' p88 p89 = -10.0 in f90) | _ -> (let rec f94 p91 p92 p93 = x38 in f94)) in
let g75 = g74 (let (q96, q97, q98, q99) = ((x38, n3), x38, (let rec f95 f55 = x38 in f95), x38) in "") in
let a100 = g75 ("b c" = "12") in
(mix_floats a100 0 8; note_end 0);
let a108 = g75 (match (v54 : (int, int array) t2) with | C0 ('a'..'m', "a") -> false | (C0 (('a'..'m' | 'n'), "") as w101) -> false | C0 ('a'..'m', q102) -> false | C0 ('n', q103) -> true | (C0 (q104, "a") as w105) -> false | C0 (q106, q107) -> true) in
let n118 = (match C1 ((match (v49 : (int, int array) t2) with | C0 (q109, "a") -> [] | C0 (q110, q111) -> []), (n3 :: [])) with | C1 ([], []) -> (
  let n112 = ((n3 * n3) - n3) mod ((Array.length a35) lor 1) in
  note_int n112;
  tick_int 19 n112) | ((C1 ((_ :: _), [])) | (C2 { r3 = _; _ })) -> (
  let x38 = (Array.length a108) / ((int_of_float (x38 +. x38)) lor 1) in
  note_int x38;
  - x38) | C1 (_, (_ :: q115)) -> (
  31) | ((C2 { r3 = _; r4 = q116; r5 = (_, _) }) | (C2 { r3 = q116; r4 = _; _ })) -> (
  let n117 = -8 in
  (n117 / 2147483647) + (Char.code '\''))) in
note_int n118;
let f119 p120' p121 p122 =
  (if ((); (let (q123, _, q124) = ((Array.make 16 x38), n118, (ref n3)) in false)) then (abs (n118 + n3)) else (2 + n118))
in
let g125 = f119 (C0 ('0', "b c") : (int, float) t2) in
let g126 = g125 (let i127' = 17 in if i127' >= 0 && i127' < Array.length a108 then a108.(i127') else x38) in
let n128 = g126 (C0 ('z', "12") : (int, int) t2) in
note_int n128;
let n129 = g126 (C0 ('a', "a") : (int, int) t2) in
note_int n129;
let f130 p131 p132' p133 =
  let f134 p135 f119 p136 =
    (match -10 with | (-2 as w137) -> ((let _v138 = None in n129), (n128, n129), (C0 (p133, "a") : (float, float) t2), w137) | 0 -> (n128, (let (q140, _, q141, _) = (1.5, (fun p139 -> false), p136, x38) in (n129, n129)), (C0 (p133, "tail \" end") : (float, float) t2), p136) | (2 | 2) -> (n128, (n118, p136), (let _v142 = C9 in (C0 (p133, "12") : (float, float) t2)), 1) | 2 -> ((let v143 = ((Array.make 4 x38), (C2 { r3 = p131; r4 = n3; r5 = (2.0, (x38, n3)) }), ("\000\255x", '\n', 11), 3) in n128), (p136, p136), (C0 (p133, "b c") : (float, float) t2), 18) | q144 -> (let _v146 = (match f119 with | (q145, n129) -> (Array.make 4 q144)) in (q144, (18, n128), (C0 (p133, "12") : (float, float) t2), q144)))
  in
  f119 (try (C0 (p133, (let f4 = [] in "a")) : (int, float) t2) with | _ -> (C0 (p133, "tail \" end") : (int, float) t2)) x38 (C0 (p133, "\000\255x") : (int, int) t2)
in
let g147 = f130 (-16) in
let g148 = g147 ((); (Array.make 8 (C2 { r3 = "b c"; r4 = "tail \" end"; r5 = (x38, (x38, n118)) }))) in
let n149 = g148 (if false then 'z' else ' ') in
let n152 = g148 (let s150 = "b c" in let i151 = n149 in if i151 >= 0 && i151 < String.length s150 then s150.[i151] else '\n') in
(mix_floats a108 0 8; note_end 0);
note_int n152;
note_int n129;
note_int n128;
(mix_1 5 a34.(5); note_end 0);
(mix_1 5 a35.(5); note_end 0);
note_int n118;
()
