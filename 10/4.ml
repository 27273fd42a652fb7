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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y136 :: y137) -> mix 1; mix y136; mix_0 (d - 1) y137
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y138 :: y139) -> mix 1; mix_float y138; mix_1 (d - 1) y139
and mix_2 d (v : (float, int) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y140, y141, y142) -> mix 1; mix_3 (d - 1) y140; mix (Char.code y141); mix y142
    | C9 -> mix 2
    | C7 (y143, y144, y145) -> mix 3; mix y143; mix_2 (d - 1) y144.(1); (let (m146, m147) = y145 in mix_2 (d - 1) m146; mix m147)
and mix_3 d (v : (float, int) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y148 :: y149') -> mix 1; mix_2 (d - 1) y148; mix_3 (d - 1) y149'
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let poly4 r = match r with Ok x -> x | Error (x, _) -> x
in
let a5' = if false then n3 else 8 in
let a6 = 13 + 18 in
let a7 = max [] [] in
let n8 = poly4 (Error (a5', a6)) in
let a9 = (let v10 = n8 in 100.75) in
let a11 = (match [] with | [] -> (false, a5', 'z', 2) | (q12 :: []) -> (false, n8, 'a', 3) | (_ :: (q13 :: _)) -> (true, a6, '0', a6)) in
let a14 = (-1.5) :: [] in
let x15 = poly4 (Error (a9, a11)) in
let v34 = (if if ((if true then () else ()); (n8 > a5')) then ((max 0.5 x15) <> (a9 +. a9)) else (((n8 / 2) - 4096) >= (String.length "12")) then ((fun a14 -> ((); 14) lor (if true then n8 else 15)) true) else ((let rec f17 p16 = a6 in f17) ((a6 asr (14 land 31)) asr ((-2147483647) land 31)))) < ((let rec f20 ((_, q18) as w19) = 31 + (a6 - (18 mod 1)) in f20) (match min (false, 5, 'a', a5') (false, n3, ' ', a5') with | (_, 8, _, _) -> (let v21 = [|1.5|] in ((); (a9, a5'))) | (q22, 2, 'a'..'m', _) -> (100.75, 4096) | (_, 2, 'n', q23) -> (x15, q23) | ((_, 2, q24, _) as w25) -> (try ((let rec f31 p26 = (match C9 with | C10 -> (x15, a6) | C8 (_, q27, q28) -> (0.5, a5') | C9 -> (a9, a6) | C7 (q29, _, q30) -> (x15, q29)) in f31) (create_array 7 x15)) with | _ -> ((-2.0), 14)) | (q32, x15, q33, _) -> (a9, a6))) in
let poly35 x y = let g z = (y, z) in g x
in
let a36 = if v34 then (fun p37 p38 -> p38) else (let rec f40 p39 a11 = 10 in f40) in
let a41 = if v34 then [] else [] in
let a42 = (match C2 { r3 = (15, n8); r4 = (a6, a6); r5 = (x15, (x15, 3)) } with | (C1 ([], ([] as w43)) as w44) -> [] | C1 ([], (_ :: q45)) -> [] | C1 (((C1 (_, q46)) :: _), q47) -> [] | C1 (((C2 { r4 = v34; r5 = q48; _ }) :: q49), q50) when (List.fold_right (let rec f53 p51 p52 = a9 >= 10.0 in f53) (fst ([], false)) (5 == n8)) -> [] | C1 (((C2 { r3 = q54; r4 = q55'; r5 = _ }) :: _), q56) -> [] | ((C2 { r3 = _; r4 = q57; r5 = q58 } as w59) | (C2 { r3 = _; r4 = q57; r5 = q58 } as w59)) -> [] | C1 (q60, []) when v34 -> []) in
let v61 = poly35 a36 a41 in
((let (m62, _) = v61 in mix_0 5 m62); note_end 0);
let a64 = n8 + a6 in
let a65 = C9 in
let a66 = if v34 then [] else [] in
let v67 = poly35 a64 a65 in
let a68 = [|a6; a6; a6|] in
let rec loop70 i69 n71 =
  if i69 < n71 then (
    (a68.(i69 + 1) <- (i69 lxor (a68.(i69))));
    loop70 (i69 + 1) n71
  ) else
    ()
in
loop70 0 (hide 0 2);
(mix_ints a68 0 3; note_end 0);
let v86 = (match (match v61 with | (([] as w72), q73) -> v61 | ((q74 :: _), _) -> ([], a36)) with | ([], _) when (try (if false then raise (Failure "\000\255x") else v34) with | Failure a42 -> ((Array.make 2 x15) < (Array.make 2 x15))) -> (let o75 = a5' in let o76 = 0 in let o77 = n3 in let o78 = n8 in let o79 = n3 in let ( +. ) a b = a * 2 - b and ( >= ) a b = a lxor (b + 1) and ( $ ) a b = a * 2 - b in o75 >= o76 +. o77 >= o78 +. o79) | ([], _) -> (match C2 { r3 = v34; r4 = v34; r5 = (x15, (a9, 1)) } with | C1 (_, q80) -> 2 | C2 { r3; r4 = q81; r5 = q82 } -> a64) | ((q83 :: q84), _) -> a64 | (([], q85) | (_, q85)) -> (a5' + a5')) > a5' in
(mix (if v86 then 1 else 0); note_end 0);
(try (
  let poly87 (x, y) = (y, x)
  in
  let a88 = if v86 then (v86, a64, n8) else (v86, 13, a6) in
  let a89 = float n8 in
  let a90 = if false then [] else [] in
  let v91 = poly87 (a88, a89) in
  ((let (m92, m93) = v91 in mix_float m92; (let (m94, m95, m96) = m93 in mix (if m94 then 1 else 0); mix m95; mix m96)); note_end 0);
  let a97 = (let rec f99 p98 = a89 in f99) in
  let a100 = ((); None) in
  let a101 = if v86 then [] else [] in
  let v102 = poly87 (a97, a100) in
  a68.(0) <- a64;
  let poly103' x y = let g z = (y, z) in g x
  in
  let a104 = (let v106 = (let rec f105 a88 = "12" in f105) in a6) in
  let a107 = (let v110 = (let rec f109 p108 = C9 in f109) in ()) in
  let a111 = n8 :: [] in
  let v112' = poly103' a104 a107 in
  let a113 = n8 - a104 in
  let a114 = (let a104 = a89 in C9) in
  let a115 = if v86 then [] else [] in
  let v116 = poly103' a113 a114 in
  let a117 = fun p118 p119 p120 -> p120 in
  let a121 = (let v124 = (let rec f123 a41 p122 = C9 in f123) in fun v91 p125 p126 -> p125) in
  let a127 = if v86 then [] else [] in
  let v128 = poly103' a117 a121 in
  let v133 = (let v131 = if a104 <= a6 then raise Division_by_zero else (if v34 then x15 else a89) in ((Printf.printf "[%s %d]\n" "12" a113); (match v102 with | (None, _) -> ((C0 ('a', "\000\255x") : (int, float) t2), 0.5, (C0 ('0', "12") : (int, int) t2)) | ((_, q132) | (None, q132)) -> ((C0 ('\255', "b c") : (int, float) t2), a89, (C0 ('\255', "tail \" end") : (int, int) t2)) | ((Some _), _) -> ((C0 ('a', "\000\255x") : (int, float) t2), v131, (C0 ('z', "b c") : (int, int) t2))))) in
  a107) with | Division_by_zero -> (a68.(wrap (-2147483648) 3) <- n3));
(mix_1 5 a14; note_end 0);
((let (m134, _) = v61 in mix_0 5 m134); note_end 0);
(mix_2 5 a65; note_end 0);
note_int a5';
(mix_0 5 a7; note_end 0);
(mix (if v34 then 1 else 0); note_end 0);
()
