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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y78 } -> mix_float y78
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec pick11 p12 p13 p14 =
  if p12 then p13 else p14
in
let a16 = (match [] with | [] -> (Array.make 4 3) | (q15 :: _) -> (Array.make 4 8)) in
let a17 = a16 in
(pick11 true a16 a17).(0) <- (let i18 = 17 in if i18 >= 0 && i18 < 4 then a17.(i18) else 9);
note_int a16.(0);
note_int a17.(0);
let p19 = 0.5 -. (-10.0) in
let p20 = 0.5 in
let p21 = (-100.75) /. (-1.0) in
let p22 = (fun p23 -> 13) p21 in
let p24 = 0.0 +. p20 in
let p25 = p21 -. 3.25 in
let p26 = ((); p22) in
let p27 = p20 -. p25 in
let p28 = p26 - p22 in
let p29 = p27 /. (-3.25) in
let p30' = p29 /. p20 in
let p31 = if false then 0.5 else p21 in
let p32 = (try (p27 +. 0.5) with | _ -> 1.5) in
let p33 = p28 / (p28 lor 1) in
let p34 = Array.length a17 in
let p35' = int_of_string (string_of_int p26) in
let p36 = if false then p35' else p34 in
let p37 = p34 + p35' in
let p38 = (let o39 = p37 in let o40 = p35' in let o41 = p34 in let o42 = p33 in let ( < ) a b = b - a and ( + ) a b = b - a and ( @! ) a b = b - a in o39 @! o40 + o41 @! o42) in
let p43 = if true then p28 else p36 in
let p44 = p20 in
let p45 = succ p36 in
mix 1;
let n46 = 1 - (p45 - (p43 + ((p37 * ((p35' - (p34 - ((((p22) + p26) - p28) + p33))) + p36)) + p38))) in
let x47 = (((p31 *. (p30' +. (p29 -. (p27 +. (p25 *. ((((p19) -. p20) *. p21) *. p24)))))) *. p32) -. p44) -. 1.0 in
let unused51 = pick11 (if false then false else true) (Array.init 4 (fun p48 -> p38)) (Array.map (let rec f50 p49 = p37 in f50) a17) in
let c56 = ((if (let rec f53 p52 = false in f53) (fun p54 -> p54) then p37 else (-5))) * ((fun p55 -> p45) "\000\255x") in
let c57 = (((fun p55 -> p45) "\000\255x")) + c56 in
let c58 = c57 - (((fun p55 -> p45) "\000\255x")) in
let c59 = (if (let rec f53 p52 = false in f53) (fun p54 -> p54) then p37 else (-5)) + ((if (let rec f53 p52 = false in f53) (fun p54 -> p54) then p37 else (-5))) in
let c60 = c58 lxor (c57) in
let c61 = c58 + (c56) in
let c62 = (c57) + c59 in
let c63 = (c56) + c57 in
let c64 = c56 + (c62) in
note_int c64;
let rec pick65 p66 p67 p68 =
  if p66 then p67 else p68
in
let v69 = ref { r0 = p44 } in
(mix_0 5 v69; note_end 0);
let v70 = ref { r0 = 1.0 } in
(mix_0 5 v70; note_end 0);
(pick65 (c60 <> (c62 + c62)) v69 v70) := { r0 = p44 };
(mix_1 5 !v69; note_end 0);
(mix_1 5 !v70; note_end 0);
let rec pick71 p72 p73 p74' =
  if p72 then p73 else p74'
in
let a75 = if false then (Array.make 2 x47) else (Array.make 2 x47) in
(mix_floats a75 0 2; note_end 0);
let a76 = pick71 false a75 (Array.make 2 p29) in
(pick71 ((Printf.sprintf "<%f>" (abs_float p20)) < (part "tail \" end" 0 p45)) a75 a76).(0) <- (let { r0 = q77 } = { r0 = p44 } in p27);
note_float a75.(0);
note_float a76.(0);
note_int p35';
note_float p31;
note_int c57;
note_int p38;
note_float p25;
note_int p34;
note_float p19;
note_int c63;
()
