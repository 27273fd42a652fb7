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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y128 :: y129) -> mix 1; mix y128; mix_0 (d - 1) y129
and mix_1 d (v : (float, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y130, y131) -> mix 1; mix_4 (d - 1) y130; mix y131
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix_float y132
and mix_3 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y134) -> mix 1; mix_4 (d - 1) y134
in
let n0 = 18 in
let n1 = n0 in
note_int n1;
let n2 = n0 in
assert (hide 1 3 = 3);
let n9 = 15 in
note_int n9;
let x10 = 0.0 /. 0.0 in
let n14 = ((((((0) + (if (abs_float x10) = x10 then 78 else 0)) + (if x10 <> x10 then 34 else 0)) + (if x10 < (match C1 with | ((C0 (_, _)) | C1) -> x10 | C0 (n1, q13) -> 0.5) then 40 else 0)) + (if x10 > (x10 -. 10.0) then 68 else 0)) + (if x10 <= (-4096.0) then 94 else 0)) + (if x10 >= x10 then 10 else 0) in
note_int n14;
let rec count15 v =
  match v with
  | C1 -> 1
  | C0 (_, _) -> 2
in
let n16 = count15 (C0 ([], (match x10 with | 0.0 -> C1 | 0.5 -> C1 | _ -> C1))) in
let n17 = count15 C1 in
note_int n17;
let n19 = count15 (C0 ([(); ()], ((fun p18 -> '\n') (Array.make 9 n14)))) in
let n20 = n16 in
note_int n20;
let v91' = (match (match (let v21 = n20 in ((ref n19), false, false)) with | (_, true, q22) -> (List.init 7 (let rec f24 p23 = n17 in f24)) | (q25, false, q26) -> []) with | [] -> (
  let x80 = (match (match C1 with | (C1 as w27) -> C1 | C0 ([], q28) when q28 >= 20 -> ((fun p29 -> C1) x10) | C0 ([], q30) -> (try C1 with | _ -> C1) | C0 ((q31 :: n20), _) -> (if false then C1 else C1) | (C1 | (C0 _)) when ((( *. ) x10 0.5) > (float_of_int n19)) -> (match Ok n9 with | Ok (-3) -> C1 | ((Error q32) | (Ok q32)) -> C1 | Error (-2) -> C1 | ((Error (-3)) | (Error (-3))) -> C1 | ((Error (-2147483647)) | (Error (-2147483647))) -> C1 | Error q33 -> C1) | _ -> (match n19 with | (9 as w34) -> C1 | (7 | 7) -> C1 | 5 -> C1 | ((-2147483648) | 7) -> C1 | 0 -> C1 | (2 | 2) -> C1 | n14 -> C1)) with | C1 -> (
    (if (match n19 with | (1 as w35) -> true | 9 -> false | q36 -> false) then (fst (x10, x10)) else 1.5)) | (C0 (_, 3) as w37) -> (
    let n38 = n16 in
    mix (if List.fold_right (let rec f41 p39 p40 = p40 in f41) [] false then (match w37 with | (C1 | C1) -> n38 | C0 (_, q42) -> 20) else (let o43 = n38 in let o44 = n38 in let o45 = n19 in let ( +. ) a b = (a lsl 1) + b in o43 +. o44 +. o45));
    x10) | C0 (q46, (-3)) -> (
    let x69 = (try (
      let f47 p48 p49 p50 =
        ((if (n20 - (-32769)) <= p50 then [9; p50] else []), (p49 *. (match p48 with | (_, q51, _) -> p49)), C1)
      in
      let v56 = f47 ([], (let rec f53 p52 = x10 in f53), n20) (match q46 with | [] -> x10 | ((n1 :: q54) as w55) -> x10 | [] -> x10) (n20 / (n16 lor 1)) in
      ((let (m57, m58, m59) = v56 in mix_0 5 m57; mix_float m58; mix_1 5 m59); note_end 0);
      ((let (m60, m61, _) = v56 in mix_0 5 m60; mix_float m61); note_end 0);
      let v65 = f47 ([], (let rec f64 p63 = x10 in f64), 7) 100.75 (if false then n20 else n9) in
      (x10 *. x10) -. (x10 -. x10)) with | _ -> ((-10.0) /. 3.25)) in
    (let v70 = ((x69, x69, x10, 100.75), C1, false) in (let _v71 = C1 in 1.0))) | C0 (n19, q72) -> (
    print_int n20;
    print_byte 32;
    print_float 2.0;
    print_newline ();
    (match n19 with | ([] as w73) -> (x10 +. x10) | (q74 :: ([] as w75)) -> (let _v76 = x10 in 0.0) | (q77 :: ((_ :: _) | [])) -> (x10 -. x10)))) in
  ((if false then ()); (ref ""))) | (_ :: q81) -> (
  let x83 = ((fun p82 -> 0.0 *. x10) (max (Array.make 4 n20) (Array.make 4 n16))) /. 0.0 in
  note_float x83;
  let n90 = max ((let o84 = (n20 - n14) / ((if true then n9 else n20) lor 1) in let o85 = ((); (if false then n19 else 17)) in let o86 = -399 in let o87 = (abs 4) + (17 / (n17 lor 1)) in let ( >= ) a b = a * 2 - b and ( ** ) a b = a * 2 - b in o84 >= o85 >= o86 ** o87) * 35) (match q81 with | [] -> n16 | ((q88 :: _) as w89) -> (((n1 * n2) + (int_of_string (string_of_int n14))) mod 8)) in
  (try (ref (List.nth [] n17)) with | Invalid_argument _ -> (if false then (ref "\000\255x") else (ref "")) | Failure n19 -> (ref n19)))) in
let f92 p93 p94 =
  (if (string_of_bool true) >= "tail \" end" then raise (Invalid_argument ""));
  (false, (-1.5), p94, [])
in
let v95 = (try (f92 (if true then C1 else C1) '\146') with | Invalid_argument _ when true -> (true, x10, '0', []) | _ -> (false, x10, 'a', [])) in
((let (m96, m97, m98, m99') = v95 in mix (if m96 then 1 else 0); mix_float m97; mix (Char.code m98); mix_0 5 m99'); note_end 0);
let _ = (try (f92 (match Array.make 9 x10 with | q100 -> C1) (match v95 with | ((_, q101, _, []) | (_, q101, _, [])) -> '\255' | (_, q102, q103, (q104 :: q105')) -> q103 | exception Invalid_argument q106 -> 'z' | exception Division_by_zero -> '\255' | exception Not_found -> 'z' | exception E0 -> '\n' | exception E1 q107 -> '\255')) with | Invalid_argument _ -> (false, 0.0, '\n', [])) in
let n114 = ((let v109 = fun p108 -> n19 in n20) + (let o110 = n17 in let o111 = n14 in let o112 = n17 in let o113' = n19 in let ( @! ) a b = a * 2 - b and ( %% ) a b = b - a in o110 %% o111 @! o112 %% o113')) - (if max true true then (let n19 = 0.0 in n20) else 1024) in
note_int n114;
let make115 p116 =
  fun p117 p118 p119 -> fst (None, 7)
in
let c120 = make115 (float_of_string "-100.75") in
let v123 = c120 (let rec f122 p121 = x10 in f122) (max (Array.make 1 false) (Array.make 1 true)) (Array.make 5 n19) in
(mix_2 5 v123; note_end 0);
note_int n9;
note_float x10;
note_int n114;
((let (m124, m125, m126, m127) = v95 in mix (if m124 then 1 else 0); mix_float m125; mix (Char.code m126); mix_0 5 m127); note_end 0);
(mix_3 5 v91'; note_end 0);
note_int n19;
(mix_2 5 v123; note_end 0);
note_int n16;
()
