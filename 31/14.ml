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
let rec show_int k x = print_byte (65 + k); x
let f2 = (let rec f1 p0 = Ok (-10.0) in f1)
let x7 = max (if 1.5 = 100.75 then (100.75 -. 10.0) else (try ((-0.0) *. 100.75) with | Invalid_argument _ -> 3.25 | Division_by_zero -> 2.0 | Failure q3 -> 2.0 | Match_failure _ -> (-2.0))) (if (match [] with | ([] as w4) -> false | (q5 :: q6) -> false) then (min 1.0 0.5) else 0.1)
let n11 = (let v8' = ( - ) 14 7 in truncate x7) + (((let rec f10 p9 = () in f10) (ref 8)); (if true then 19 else 16))
let () = note_int n11
let n14 = if (match x7 with | (1.0 | 1.0) -> false | 1.0 -> true | 1.0 -> true | _ -> true) then (n11 lor 0) else (if Array.fold_left (fun n11 p13 -> n11) true (Array.make 6 x7) then (if (Ok n11) > (Ok (-3)) then (if n11 <= (-3) then (if false then (- n11) else (let v12 = true in 1)) else (-12)) else (n11 * n11)) else (-16))
let x15 = 0.0 /. 0.0
let n16 = ((((((0) + (if x15 = x15 then 47 else 0)) + (if x15 <> x15 then 39 else 0)) + (if x15 < x15 then 20 else 0)) + (if x15 > (-1e-310) then 63 else 0)) + (if x15 <= x15 then 89 else 0)) + (if x7 >= x15 then 78 else 0)
let p17 = int_of_float x7
let p18 = p17 * 30
let p19 = 1.0 *. x7
let p20' = -13
let p21 = 3.25
let p22 = p21 -. p21
let p23 = if true then p21 else p22
let p24 = p20' + (-2)
let p25 = Array.fold_right (let rec f27 p17 p26 = x15 in f27) (Array.make 3 []) x7
let p28 = p25 -. p25
let p29 = int_of_float p22
let p30 = if false then p23 else x15
let p31 = (try 1 with | _ -> 4)
let p32 = (match None with | (None | None) -> 1.5 | Some p31 -> 0.0)
let p33 = (let o34 = p17 in let o35 = 18 in let o36 = 1 in let ( := ) a b = b - a and ( - ) a b = b - a in o34 := o35 - o36)
let p37 = 7 mod 2
let p38 = (let p23 = Ok false in p24)
let p39 = 10.0
let p40 = 1.0 -. p32
let p41 = -2147483647
let p42 = 2147483646
let p43 = (let v44 = p37 in n11)
let p45 = min p37 p33
let p46 = 16
let p47 = p45 + p41
let p48 = (let o49 = -1 in let o50 = p33 in let o51 = 12 in let o52 = 16 in let ( && ) a b = b - a and ( < ) a b = b - a in o49 && o50 < o51 && o52)
let p53 = p32 *. p30
let p54 = 11 - p42
let () = mix 1
let n55 = 1 + (p54 + (p48 - ((p46 * (((p42 + (p41 - (p38 * (p37 - (((p29 + (p24 + ((p18 + (p17)) + p20'))) + p31) + p33))))) + p43) + p45)) * p47)))
let x56 = ((((((p28 +. ((((p21 -. (p19)) *. p22) *. p23) +. p25)) +. p30) -. p32) *. p39) *. p40) -. p53) +. 1.0
let () = note_float x56
let n57 = (7 + (-12)) - ((-4096) mod ((p42 + p38) lor 1))
let v58 = []
let n59 = (-65536) / 8
let () = note_int n59
let v64 = (max (if true then (Array.make 8 (-3)) else (Array.make 8 p48)) (if true then (Array.make 8 n59) else (Array.make 8 (-3)))) <= ((match v58 with | ([] as w60) -> () | (("a" | "a") :: []) -> () | (q61 :: []) -> () | (q62 :: (q63 :: _)) -> ()); (snd ("", (Array.make 8 (-1)))))
let unused65 = if (String.length "a") < (5 - n59) then () else (if v64 then ())
let v78 = ((((truncate p53) - (match [] with | [] -> 6 | (q66 :: ([] | [])) -> p45 | (_ :: (q67 :: q68)) -> 19)) + n57) + (try ((String.fold_left (fun p69 p70 -> if false then n55 else p54) (match v58 with | [] -> n55 | ("a" :: []) -> p20' | (q71 :: ([] | [])) -> n57 | ((q72 :: (_ :: _)) as w73) -> p43 | (q74 :: q75) -> (-3)) ((let rec f77 p76 = "b c" in f77) x56)) + p20') with | _ -> (abs n57))) < (-1910)
let n79 = show_int 14 (if v78 = v64 then p41 else (6 + p46))
let v112 = if (let o80 = if (11 + 32767) >= p45 then (( - ) p43 p41) else (match [] with | [] -> 17 | ((_ :: _) | []) when (v64 == (try (p38 = p54) with | Division_by_zero -> v64 | Not_found -> v64 | _ -> v78)) -> p46 | (q82 :: q83) -> n57 | _ -> p33) in let o84 = (5 / (p18 lor 1)) + (truncate p53) in let o85' = n79 + (Char.code '\255') in let o86 = int_of_float ((-2.0) /. (-1.0)) in let o87 = (let v88' = Error v58 in String.length "") in let ( +. ) a b = b - a and ( $ ) a b = (a lsl 1) + b in o80 $ o84 +. o85' +. o86 +. o87) >= (compare (ref (Array.make 1 v78)) (ref (Array.map (fun p89 -> p89) (Array.make 1 v64)))) then (try (min (match (let v92 = (let s90 = "12" in let i91 = n79 in if i91 >= 0 && i91 < String.length s90 then s90.[i91] else '\'') in v58) with | [] -> (let v94 = (match "\000\255x" with | "a" -> "" | "a" -> "a" | ("" | "a") -> "tail \" end" | "a" -> "" | _ -> "12" | ("" as w93) -> w93 | exception _ -> "tail \" end") in (let s95 = "12" in let i96 = n57 in if i96 >= 0 && i96 < String.length s95 then s95.[i96] else 'z')) | ((q97 :: x56) | (q97 :: x56)) -> (Char.chr ((String.length q97) land 255))) '\132') with | Not_found -> (if Array.fold_left (fun p98 p99 -> ((); p98)) (match v58 with | ([] | []) -> v78 | (q100 :: q101) -> true) (let _v107 = ((fun p102 p103 n79 -> p48), (Ok p46), (let rec f106 p104 p105 = n57 in f106), []) in Array.make 3 p28) then (let p24 = v58 in (let _v110 = (let rec f109 p108 = p38 in f109) in '\'')) else (Char.uppercase_ascii ((fun p111 -> 'a') p17)))) else '\028'
let () = (mix (Char.code v112); note_end 0)
let x114 = (try (
  let x113 = 2.0 in
  note_float x113;
  p25) with | _ -> (if v78 then p53 else p23))
let () = note_float x114
let n115' = p46 lsl 19
let () = note_int n115'
let c116 = (1e-310) *. p32
let c117 = p32 -. (p32)
let c118 = (1e-310) +. 1e-310
let c119 = (1e-310) +. p32
let c120 = (1e-310) +. c118
let c121 = (1e-310) *. c119
let c122 = c117 *. (c118)
let c123 = (c120) *. p32
let c124 = c123 +. (c116)
let c125 = (c124) +. c116
let c126 = (c124) -. c117
let () = note_float c126
let () = note_float x56
let () = note_float c118
let () = note_float c120
let () = note_int p48
let () = note_int p24
let () = note_float c126
let () = note_int p42
let () = note_float c119
let () = ()
