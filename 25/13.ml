type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | C1 -> 19 | C0 (q1, q2) -> 0) >= (int_of_float 1.0)) in
let n21 = (match String.fold_left (let rec f6 p4 p5 = p4 in f6) (C0 ([], ('a', C1, ((-2.0), 19), 1.5))) "a" with | ((C0 ((_ :: _), _)) | C1) -> (
  (String.length "a") mod 7) | C0 (q10, (q11, q12, q13, 0.5)) -> (
  (20 * 11) * 4096) | C0 (q14, (_, _, q15, q16)) -> (
  -(let o17 = 9 in let o18 = 6 in let o19 = 4 in let o20 = 16 in let ( = ) a b = a lxor (b + 1) and ( |> ) a b = (a lsl 1) + b and ( &&& ) a b = (a lsl 1) + b in o17 &&& o18 = o19 = o20)) | C0 (_, v3) when ("" >= "tail \" end") -> (
  19)) in
print_int n21;
print_byte 32;
print_float ((Array.fold_right (fun n21 p22 -> p22) (Array.make 3 0.0) 100.75) /. ((-0.0) /. 3.25));
print_newline ();
let a23 = (match -0.0 with | (0.0 | 0.0) -> (Array.make 4 1.0) | 1.0 -> (Array.make 4 1.0) | n21 -> (Array.make 4 n21) | 0.5 when v3 -> (Array.make 4 100.75)) in
let s25 = ref 2.0 in
let i24 = ref 0 in
while !i24 < Array.length a23 do
  a23.(!i24) <- ((a23.(!i24)) +. !s25);
  s25 := (match C1 with | C1 -> !s25 | C0 (q26, q27) -> !s25 | C0 (q28, q29) -> 0.5); i24 := !i24 + 1
done;
let n30 = !s25 in
note_float n30;
let rec f31 p32 p33 p34 p35 p36' p37 p38 p39 p40 p41 p42 p43 p44' p45' p46 p47 p48 p49 p50' p51 p52 p53 p54 p55' p56 p57 p58 p59 p60 p61 p62 p63 p64 =
  if p32 <= 0 then
    (-1e16)
  else (
    f31 (p32 - 1) p59 p49 p38 p39 p58 p46 p46 p44' p57 p59 p53 p54 ((Array.length a23) + (17 / (p64 lor 1))) p42 p38 p40 p49 p54 p54 p58 (match if true then C1 else C1 with | C1 -> p55' | ((C0 ([], _)) | (C0 ([], _))) -> p62 | C0 ((q65 :: p44'), _) -> p62) p61 p43 p35 p57 p41 p36' p54 p40 p64 p57 p58
  )
in
let x72 = f31 (hide 1 5) n30 ((); 0) (f31 4 n30 n21 n30 2.0 n21 n30 n30 n30 n21 n30 n21 n30 0 (-1.5) 1.5 (-0.5) n21 n30 n30 n21 n21 n30 n21 n30 n21 n21 n30 n30 0.0 16 15 n21) (-0.0) (n21 lxor n21) (let (q66, q67, q68, q69) = (' ', '\255', n21, (5, n21, v3, 0)) in n30) (n30 *. n30) (min n30 n30) ((-2) mod 7) n30 (n21 + n21) (f31 1 n30 n21 n30 n30 12 n30 3.25 n30 16 (-0.0) 3 n30 n21 n30 n30 n30 20 n30 n30 3 n21 (-0.5) n21 n30 n21 n21 n30 n30 n30 n21 n21 12) n21 (floor n30) 0.0 (let _v70 = v3 in n30) (- 7) (tick_float 18 n30) (n30 -. n30) (int_of_string (string_of_int 15)) (-4097) (let (q71, _) = (4, n30) in n30) (if v3 then n21 else n21) (n30 *. n30) (- n21) (-1) 0.1 (if v3 then (-100.75) else (-100.75)) (f31 6 n30 n21 n30 n30 n21 n30 (-10.0) 3.25 (-1) n30 14 n30 n21 n30 n30 10.0 5 n30 n30 12 n21 n30 n21 n30 8 n21 n30 n30 n30 n21 n21 17) n21 (n21 - n21) (n21 - n21) in
let x87 = f31 2 (n30 *. n30) (n21 * 8) (float_of_string "0.0") (x72 +. n30) (int_of_float x72) (x72 -. x72) (n30 /. x72) n30 (n21 / (n21 lor 1)) x72 n21 (x72 /. x72) (11 mod (n21 lor 1)) (match Array.make 3 2 with | [||] -> n30 | q73 -> x72) 0.0 (float_of_int n21) (max n21 7) n30 (let v74 = v3 in x72) (-65536) (match [] with | ((-2147483647) :: (q75 :: q76)) -> q75 | ((q77 :: (_ :: q78)) as w79) when q77 <> 17 -> q77 | ([] as w80) -> 8 | ((-2) :: q81) -> n21 | (((-1) :: q82) | ((_ :: _) as q82)) -> n21 | ((q83 :: []) | (q83 :: [])) -> 15 | (f31 :: (q84 :: q85)) when q84 <> (-19) -> 2 | (_ :: (q86 :: _)) -> 12) x72 (( * ) n21 n21) (f31 5 n30 n21 n30 x72 n21 (-100.75) x72 3.25 n21 x72 n21 x72 5 x72 n30 n30 16 x72 100.75 n21 18 n30 n21 n30 n21 n21 n30 x72 0.0 n21 17 n21) 0 n21 x72 x72 (-10.0) n21 n21 n21 in
(try (
  print_int (if false then (n21 land (-1)) else (- 3));
  print_byte 32;
  print_float (match (match C1 with | C1 -> [] | C0 (([] | []), q88) -> [] | C0 ((q89 :: []), _) -> [] | C0 ((_ :: (q90 :: q91)), _) -> []) with | ([] as w92) -> ((); x87) | ('a'..'m' :: q93) -> a23.(3) | ('0'..'9' :: []) -> (String.fold_left (fun p94 p95 -> p94) n30 "a") | ('0'..'9' :: (_ :: q96)) -> a23.(2) | (q97 :: q98) -> (x87 *. x72));
  print_newline ();
  let x99 = 0.0 /. 0.0 in
  let n100 = ((((((0) + (if (if false then (-1.5) else x87) = x99 then 24 else 0)) + (if (max 0.0 x87) <> x99 then 35 else 0)) + (if x99 < x99 then 33 else 0)) + (if x99 > 0.0 then 23 else 0)) + (if x99 <= x99 then 47 else 0)) + (if (x87 -. x87) >= x99 then 6 else 0) in
  note_int n100;
  let s102 = (clip ((clip (part "12" n100 n100)) ^ ((); "12"))) ^ (match C1 with | C1 -> (Printf.sprintf "<%10.2f>" 2.2250738585072014e-308) | C0 (q101, x72) -> (string_of_int n100)) in
  let unused124 = f31 7 (x99 *. x87) (match C1 with | C1 when (try (true && (if v3 then false else v3)) with | _ -> v3) -> 7 | C0 (x87, [|q103; (-2147483647)|]) -> n21 | C0 (q104, [|q105; (-1)|]) when ((); (n21 >= 8)) -> q105 | C0 (_, [|q106; q107|]) when q106 >= 17 -> q106 | C0 (_, q108) when v3 -> n100 | _ -> n100) (0.0 *. (-0.5)) (match C1 with | C1 when (((n100, (Array.make 7 x72)) <> (n100, (Array.make 7 x99))) && (v3 <= false)) -> x99 | C0 (q109, (_, _)) when (((let o110 = n100 in let o111 = n21 in let o112 = 5 in let o113' = n21 in let o114 = n21 in let ( @ ) a b = a lxor (b + 1) in o110 @ o111 @ o112 @ o113' @ o114) - (-32769)) < (match C1 with | (C1 | C1) -> n100 | C0 (q115, q116) -> n100)) -> x99 | C1 when v3 -> x99 | C0 (q117, q118) when (((); s102) >= (string_of_int n100)) -> x99 | C1 -> n30 | C1 when ((0.5 = x87) && (x99 >= n30)) -> x99 | C0 (q119, (q120, x87)) when x87 < 'I' -> x99 | ((C0 (_, _)) | C1) -> 0.0 | C0 (x99, x72) -> 0.0) 10 (x87 +. x87) (x87 -. x99) x99 (List.hd []) ((); x72) (n100 / 10) (-2.0) (- n100) (x99 +. x99) a23.(1) a23.(hide 0 0) n100 ((); x99) a23.(1) (match v3 with | (false as w123) when (not true) -> n100 | false when (x87 >= (-0.5)) -> n21 | (false | false) when (a23.(0) <> 2.0) -> n100 | (false | false) when v3 -> n100 | _ -> n100) n100 x87 14 x72 n100 n100 0.0 x87 x72 n100 (-1) n100 in
  ()) with | Failure q125 -> () | Match_failure _ -> ());
let n126 = ((18 / (n21 lor 1)) mod ((if v3 then n21 else n21) lor 1)) * 39 in
let v127 = ref n21 in
prerr_int (n21 / ((n21 + 13) lor 1));
prerr_byte 32;
prerr_float x72;
prerr_newline ();
a23.(2) <- n30;
let v129 = (let _v128 = Ok x87 in n126 / (15 lor 1)) <= (truncate 1e16) in
let n130 = 9 in
let n131 = n130 * (-7) in
let v132 = ((clip "") ^ "tail \" end") <= "a" in
let n133 = if 1.5 < x87 then (if (n131 + (-1073741824)) > n130 then (if true && v132 then (5 - n130) else 3500) else n126) else (4 mod 4) in
let n134' = (-14) / ((-65536) lor 1) in
let n135 = -2147483648 in
let v138 = (let v136 = C0 ([], (not v129)) in (try (let (q137', _, _) = if v3 then (v3, (Array.make 16 x87), C1) else (v132, (Array.make 16 x87), C1) in ' ') with | _ -> '\'')) in
print_int n131;
print_byte 32;
print_float (-. 0.0);
print_newline ();
(try (if ((-2) + n135) != (-5) then (let (C0 (_, q139)) = C1 in (match v138 with | (('a'..'m' as w140) | ('a'..'m' as w140)) -> () | '0'..'9' when ((x72 >= x87) && true) -> () | '0'..'9' -> () | _ -> () | _ -> ()))) with | Match_failure _ -> () | _ -> ());
let n141 = !v127 in
note_int n21;
(mix (Char.code v138); note_end 0);
note_float x87;
note_int n134';
note_int n130;
note_int n135;
(mix_floats a23 0 4; note_end 0);
note_float x72;
()
