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
let rec f65 p66 p67 p68 p69 =
  if p66 < 1 then
    ((); p68)
  else (
    let f70 p31 p71 { r0 = q72 } =
      let v73 = not p68 in
      (try p68 with | _ -> false)
    in
    let v74 = f70 (Array.make 2 c57) (p29 *. 1.5) { r0 = (-10.0) } in
    f65 (p66 - 1) p68 (((); c64) <= (-2038)) (match (let v77 = (let rec f76 p75 = p44 in f76) in None) with | (None as w78) -> (let v79 = "" in c63) | Some [||] -> (try (c60 + 18) with | _ -> (-2)) | None when (try ((let s80 = "tail \" end" in let i81 = 2 in if i81 >= 0 && i81 < String.length s80 then s80.[i81] else '0') == ((); '\255')) with | _ -> (f70 (Array.make 2 c62) 3.25 { r0 = p44 })) -> (if v74 then c58 else p38) | (None as w82) when (let v83 = Error (Array.make 8 '0') in p29 <> (-10.0)) -> (c60 - 19) | Some _ -> (let o84 = c58 in let o85 = p69 in let o86 = c62 in let o87 = 13 in let ( @@ ) a b = b - a and ( +! ) a b = (a lsl 1) + b and ( + ) a b = a * 2 - b in o84 +! o85 @@ o86 +! o87))
  )
in
let v89 = f65 2 (if false then false else false) (f65 1 true false p45) (match c63 with | 4 -> c63 | 9 -> c61 | -1 -> 2 | 3 -> c57 | (1 as w88) -> c61 | _ -> c63) in
(mix (if v89 then 1 else 0); note_end 0);
let f90 p91 p92 p93 p94 =
  (let i95 = if if true then v89 else v89 then c64 else a17.(0) in if i95 >= 0 && i95 < 4 then a16.(i95) else (match None with | None when ((c57 mod (c59 lor 1)) > p45) -> ((); 9) | None -> (Array.length a16) | Some None -> (p43 * c63) | Some (Some _ as w96) -> (let v97' = c60 in c56)))
in
let n102 = f90 (try (string_of_int c60) with | Failure q98 -> q98 | E0 (-1) -> "\000\255x" | E0 q99 -> "a") { r0 = 10.0 } c61 (match { r0 = p30' } with | { r0 = (0.0 as w100) } -> [] | { r0 = q101 } -> []) in
let n104 = f90 (string_of_float (abs_float 3.25)) (if v89 then { r0 = x47 } else { r0 = x47 }) (let _v103 = p44 in c58) [(Array.make 5 n102); (Array.make 5 19)] in
note_float p29;
note_int p38;
note_int p36;
note_int p22;
note_float p31;
note_int c63;
note_int p26;
note_float p27;
()
