type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
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
let unused0 = List.mem (( /. ) (sqrt 0.5) (floor 10.0)) (List.filter_map (let rec f2 p1 = None in f2) []) in
let n9 = min (snd (Array.fold_left (fun (q3, q4) p5 -> (q3, p5)) (false, 5) (Array.make 5 17))) (( + ) (fst (8, 16)) (Array.fold_right (let rec f8 p6 p7 = p7 in f8) (Array.make 3 'z') 7)) in
note_int n9;
let p10 = floor (-0.5) in
let p11' = List.fold_left (let rec f13 p12 p10 = 0 in f13) n9 [] in
let p14 = (let v15 = "12" in n9) in
let p16 = List.fold_left (fun p17 p18 -> p14) p11' [] in
let p19 = p16 in
let p20 = p10 *. p10 in
let p21 = fst (p20, p20) in
let p22 = p21 /. p21 in
let p23 = List.length [] in
let p24 = abs p23 in
let p25 = p11' mod 10 in
let p26 = float_of_int p23 in
let p27 = snd (p25, p24) in
let p28 = max p19 p27 in
let p29 = (let v30 = "\000\255x" in p21) in
let p31 = (try (List.fold_left2 (fun p32 p33 p34 -> p22) p29 [] []) with | Invalid_argument _ -> 0.0) in
let p35 = ( +. ) p31 p31 in
let p36 = (let _v37 = ((13, 'z', p11'), p25, (1.5, 3.25, p29, false), false) in p35) in
let p38 = snd (p31, p21) in
let p39 = snd ("", 17) in
let p40 = max p16 p39 in
let p41 = List.compare_lengths [] [] in
let p42 = ( -. ) 100.75 p31 in
let p43 = ( -. ) (-1.5) p42 in
let p44 = max p28 p41 in
let p45 = succ p19 in
let p46 = p41 + p19 in
let p47' = min p43 1.0 in
let p48 = ( -. ) p36 p22 in
let p49 = 3 in
let p50 = 1.5 in
let p51 = -10.0 in
let p52 = if false then 3.25 else p29 in
let p53 = truncate p47' in
let p54 = p48 in
let p55 = p41 in
let p56 = p55 in
mix 1;
let n57 = 1 * (p56 + ((((p46 * ((((p40 lxor (((p27 + ((p24 lxor (p23 lxor (p19 - (p16 lxor ((p11') lxor p14))))) - p25)) * p28) lxor p39)) + p41) lxor p44) - p45)) + p49) + p53) * p55)) in
let x58 = (p54 *. (p52 +. (p51 -. ((p48 +. (p47' +. (((p38 -. (((p31 *. (((p22 *. (((p10) +. p20) *. p21)) +. p26) -. p29)) *. p35) -. p36)) -. p42) *. p43))) +. p50)))) *. 1.0 in
let x59 = abs_float ((abs_float p43) +. (( +. ) p50 0.5)) in
let n66 = List.fold_left (List.fold_left (let rec f62 p60 p61 = p60 in f62) (let rec f65 p63 p64 = 4 in f65) (List.flatten [])) (( * ) (( - ) (-3) p40) (( + ) n57 n57)) (List.append (x59 :: []) []) in
note_int n66;
let v72 = Array.fold_right (let rec f69 p67 p68 = p68 in f69) (fst (Array.fold_right (fun p70 p71 -> p71) (Array.make 5 "12") ((Array.make 2 17), p51))) ((); (("\000\255x", { r0 = "b c"; r1 = 3.25; r2 = None; r3 = 3; r4 = 16; r5 = (Array.make 2 19); r6 = [] }), (Array.make 4 p21), 12, false)) in
let x73 = ( -. ) 10.0 p48 in
let n75 = (match snd (p41, (Ok C7)) with | Ok q74 -> (
  List.length (List.stable_sort compare [])) | ((Error _) | (Ok C22)) -> (
  List.length (fst ([], 15)))) in
let p39 = 'a' in
let n76 = String.length (string_of_float (abs_float x58)) in
let v77 = C7 in
let v78 = p44 > p14 in
let n79 = n76 in
let x80 = p51 in
let v84' = ((fun p81 p82 -> { r0 = ""; r1 = p50; r2 = None; r3 = n79; r4 = p56; r5 = (Array.make 2 p49); r6 = [] }), (let v83 = v78 in v77)) in
let v86 = (v78, 0.5, (let v85 = p29 in p55)) in
let x87 = if (p45 * 33) >= p14 then (p54 *. p43) else (fabs (-4096.0)) in
note_int p11';
note_int p24;
note_float p52;
note_int n57;
note_float x59;
note_float p54;
note_float p48;
((let (m88, m89, m90) = v86 in mix (if m88 then 1 else 0); mix_float m89; mix m90); note_end 0);
()
