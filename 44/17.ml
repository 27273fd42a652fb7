type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : bool t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_1 d (v : float array t0) =
  if d > 0 then
    match v with
    | { r0 = y93 } -> mix_float y93
and mix_2 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y94 } -> mix_float y94
and mix_3 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y95 } -> mix_float y95
and mix_4 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix_6 (d - 1) y96; mix_4 (d - 1) y97
and mix_5 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y98 } -> mix_float y98
and mix_6 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix y99; mix_6 (d - 1) y100
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v7 = ref { r0 = (-0.0) } in
(mix_0 5 v7; note_end 0);
let c16 = ((let o8 = -2 in let o9' = 6 in let o10 = 14 in let o11 = 14 in let o12 = -3 in let ( lxor ) a b = a * 2 - b and ( || ) a b = a * 2 - b in o8 lxor o9' lxor o10 || o11 lxor o12) - (Array.fold_left (let rec f15 p13 p14 = p13 in f15) 7 (Array.make 4 c5))) lxor ((if false then 8 else 20)) in
let c17 = c16 + (c16) in
let c18 = (if false then 8 else 20) + (c16) in
let c19 = (c17) + c18 in
let c20 = c19 * (c16) in
let c21 = ((if false then 8 else 20)) - c20 in
let c22 = c19 + (c21) in
let c23 = c22 - ((if false then 8 else 20)) in
let c24 = (if false then 8 else 20) lxor (((let o8 = -2 in let o9' = 6 in let o10 = 14 in let o11 = 14 in let o12 = -3 in let ( lxor ) a b = a * 2 - b and ( || ) a b = a * 2 - b in o8 lxor o9' lxor o10 || o11 lxor o12) - (Array.fold_left (let rec f15 p13 p14 = p13 in f15) 7 (Array.make 4 c5)))) in
let c25 = ((let o8 = -2 in let o9' = 6 in let o10 = 14 in let o11 = 14 in let o12 = -3 in let ( lxor ) a b = a * 2 - b and ( || ) a b = a * 2 - b in o8 lxor o9' lxor o10 || o11 lxor o12) - (Array.fold_left (let rec f15 p13 p14 = p13 in f15) 7 (Array.make 4 c5))) lxor (c24) in
let c26 = (if false then 8 else 20) + (c25) in
note_int c26;
let a27 = [|(0 - ((); 8)); (1024 + c19)|] in
(mix_ints a27 0 2; note_end 0);
let v28 = { r0 = c5 } in
let s32 = if c16 < c18 then (Printf.sprintf "<%e>" (abs_float c1)) else (if false && false then (if c21 >= c26 then (match { r0 = c6' } with | { r0 } -> "12" | { r0 = 1.0 } -> "tail \" end" | ({ r0 = 1.0 } | { r0 = _ }) -> "") else (match { r0 = c2 } with | ({ r0 = _ } | { r0 = _ }) -> "b c" | ({ r0 = 0.5 } as w29) when ((c24 * (-6)) > (let c18 = (let rec f31 p30 = Array.make 8 c6' in f31) in c19)) -> "12")) else ((clip "b c") ^ "tail \" end")) in
(mix_string s32; note_end 0);
let v33 = { r0 = c6' } in
(mix_1 5 v33; note_end 0);
let x42 = (match { r0 = (-1.0) } with | { r0 = 0.0 } -> (
  let v34 = (List.length []) < (((); c25) - c21) in
  (mix (if v34 then 1 else 0); note_end 0);
  let x35 = 1e999 in
  note_float x35;
  (if c19 = c26 then (let { r0 = _ } = { r0 = c4 } in c1) else (tick_float 15 c6'))) | { r0 = 0.5 } -> (
  let n36 = c26 in
  note_int n36;
  v33.r0) | { r0 = q37 } -> (
  (try (
    let a38 = Array.make 1 ((if true then c24 else c24) * 21) in
    let c24 = { r0 = (-0.5) } in
    (mix_2 5 c24; note_end 0);
    let v39 = { r0 = 0.0 } in
    (mix_3 5 v39; note_end 0);
    v39.r0 <- c6') with | _ -> (a27.(0) <- c26));
  let a40 = Array.make 4 (-10) in
  (fun p41 -> v33.r0) c21)) in
note_float x42;
let a43 = Array.make 3 (((1.7976931348623157e308 /. (( /. ) x42 c4)) /. ((); (x42 -. (-2.0)))) *. ((0.5 /. (0.0 *. x42)) *. (float_of_int (20 / 10)))) in
let n44 = -16 in
let x45 = 0.0 /. 0.0 in
let n46 = ((((((0) + (if (-. x42) = x45 then 12 else 0)) + (if x45 <> x45 then 83 else 0)) + (if x45 < x45 then 32 else 0)) + (if x45 > x45 then 57 else 0)) + (if (max c4 c3) <= x45 then 53 else 0)) + (if c3 >= x45 then 61 else 0) in
note_int n46;
let v92 = (match [] with | ([] | []) -> (
  let a48' = [|(((compare c24 n44) - (-2147483647)) <= ((-2) + 16)); (((2 + 4095) >= (-3)) && false); (not (16 = c26)); (if (let v47 = 1.0 in false) then (match { r0 = x45 } with | { r0 = 1.0 } -> false | ({ r0 = 0.5 } | { r0 = _ }) when false -> false | { r0 = 0.5 } -> true | ({ r0 } | { r0 }) -> false | _ -> true) else (c19 <= n44))|] in
  (mix (if a48'.(3) then 1 else 0); note_end 0);
  []) | ((0.0, None) :: q49) -> (
  let n50 = c25 in
  note_int n50;
  let f87 = (match q49 with | [] -> (fun p51 p52 -> (match p51 with | (q53, [], q54) -> a27.(wrap (- n44) 2) | (((-2147483648), (q55 :: _), c20) as w56) -> n50 | ((7 | 7), ((c26 :: q57) as w58), q59') -> (a27.(1) * (let { r0 = q60 } = { r0 = 1.0 } in q59')) | ((0, (q61 :: q62), q63) | ((0 as q61), (_ :: q62), q63)) -> c25 | (q64, (7 :: _), _) -> ((-8) asr 0) | ((_, (4 :: _), _) | (_, _, _)) -> ((let rec f69 p68 = n50 - c26 in f69) (let v70 = n46 in x42)) | ((_, (_ :: q71), q72) | (q72, q71, 8)) -> a27.(1) | (q73, q74, _) when (match [] with | ([] | (_ :: _)) -> (String.contains s32 'a') | (q75 :: []) -> (not true) | (q76 :: ((_ :: q77) as w78)) -> (n44 <= 20)) -> ((let { r0 } = { r0 = c6' } in c26) * (int_of_float x42)))) | (q79 :: q80) -> (let v81 = n50 in fst ((match q80 with | [] -> (fun q80 p82 -> n50) | (q83' :: q84) -> (let rec f86 p85 c6' = v81 in f86)), []))) in
  []) | ((q88, None) :: q89) -> (
  []) | ((_, (Some q90)) :: q91) -> (
  []) | exception Invalid_argument _ -> [] | exception Not_found -> [] | exception Match_failure _ -> [] | exception E1 -> []) in
(mix_4 5 v92; note_end 0);
note_float c3;
(mix_floats a43 0 3; note_end 0);
note_int c20;
note_int c25;
note_float c1;
note_int c17;
note_float c6';
(mix_4 5 v92; note_end 0);
()
