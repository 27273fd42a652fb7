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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : float option ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y90 -> mix 1; mix_float y90
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let rec pick7 p8 p9 p10 =
  if p8 then p9 else p10
let a11 = ((); (Array.make 1 n6))
let a12 = [|n6|]
let () = (mix_ints a12 0 1; note_end 0)
let () = (pick7 ((let v13 = -3 in ()); ("12" < "tail \" end")) a11 a12).(0) <- n6
let () = note_int a11.(0)
let () = note_int a12.(0)
let rec pick14 p15 p16 p17 =
  if p15 then p16 else p17
let a19 = (let _v18 = ([], (ref true), n6, n6) in Array.make 4 (-1.5))
let a20 = [|1.0; 0.0; 1.0; 0.0|]
let () = (mix_floats a20 0 4; note_end 0)
let () = (pick14 ((if true then n6 else n6) >= (- n6)) a19 a20).(0) <- (match [] with | [] -> 0.5 | (_ :: []) -> 0.0 | ((q21 :: (_ :: q22)) | (_ :: (q21 :: q22))) -> q21)
let () = note_float a19.(0)
let () = note_float a20.(0)
let rec pick23 p24 p25 p26 =
  if p24 then p25 else p26
let v28 = (let v27 = None in ref "12")
let v29 = (try v28 with | _ -> v28)
let () = (mix_0 5 v29; note_end 0)
let () = (pick23 true v28 v29) := (let _v30 = ref n6 in "a")
let () = (mix_string !v28; note_end 0)
let () = (mix_string !v29; note_end 0)
let rec pick31 p32 p33 p34 =
  if p32 then p33 else p34
let v37 = (let (q35, q36) = ((false, 100.75, 10.0, n6), ((-3.25), (-0.5))) in ref n6)
let v38 = pick31 true v37 v37
let () = (pick31 true v37 v38) := ((); n6)
let () = note_int !v37
let () = note_int !v38
let () = v38 := !v38
let rec pick39 p40 p41 p42 =
  if p40 then p41 else p42
let a43 = ((); (Array.make 2 n6))
let a45 = (try (Array.init 2 (fun p44 -> n6)) with | _ -> (Array.make 2 n6))
let () = (pick39 (false || ("a" < "12")) a43 a45).(0) <- !v38
let () = note_int a43.(0)
let () = note_int a45.(0)
let rec pick46 p47 p48 p49 =
  if p47 then p48 else p49
let v50 = ref 0.0
let () = (mix_1 5 v50; note_end 0)
let v51 = ref 1.5
let () = (pick46 (n6 < (n6 + n6)) v50 v51) := 10.0
let () = note_float !v50
let () = note_float !v51
let () = mix (if if (((); a45.(0)) + 31) <= (-((fun v51 -> n6) (false, n6, 5))) then (((v51 := 0.5); 2.0) = a20.(3)) else (v29 != v29) then 1 else 0)
let () = (let (q80, q81) = if (match (let rec f53 p52 = [] in f53) None with | [] -> (let (q54, _) = ((Array.make 2 3.25), (n6, true)) in ((-1), n6, (n6, 1.5, false))) | (0 :: q55') -> (n6, n6, (17, 2.0, false)) | ((1 as w56) :: q57) -> (if false then (w56, 13, (w56, 2.0, true)) else (16, n6, (0, 1.0, true))) | (((7 | 7) :: []) as w58) -> (7, n6, (11, 0.5, true)) | ((7 as w59) :: (q60 :: q61)) -> (q60, n6, ((-3), 10.0, false)) | (q62 :: q63) -> (try (match q63 with | (([] as w64) | ([] as w64)) when (((ref None) <> (ref None)) && (try ((); false) with | _ -> false)) -> (n6, q62, (n6, 1.0, false)) | ((q65 :: _) as w66) when q65 <> (-3) -> (q62, q65, (9, (-3.25), true)) | (q67 :: q68) -> (q62, 13, (q67, 100.75, true))) with | Not_found -> (n6, q62, (q62, (-0.5), false)) | Match_failure _ -> (q62, 18, (q62, (-100.75), true)))) = (!v38, (- n6), (14, 1.0, false)) then (try (if if 2.0 < 0.0 then (String.exists (let rec f70 p69 = false in f70) "\000\255x") else (0 <= n6) then (let v71 = true = true in (match v71 with | (true | true) -> ((Array.make 4 n6), None) | false -> ((Array.make 4 n6), None))) else ((mix_float 3.25); (try (try ((Array.make 4 n6), None) with | _ -> ((Array.make 4 5), None)) with | Invalid_argument q72 -> ((Array.make 4 11), None) | Failure q73 -> ((Array.make 4 n6), None) | E0 -> ((Array.make 4 8), None)))) with | _ -> ((v28 := "\000\255x"); (if false then ((Array.make 4 n6), None) else ((Array.make 4 n6), None)))) else (match List.fold_left (let rec f76 p74 p75 = p74 in f76) (Some (n6, (-2))) (1.0 :: []) with | None -> (min ((Array.make 4 n6), None) ((Array.make 4 17), None)) | Some q77 -> ((let rec f79 p78 = ((Array.make 4 18), None) in f79) (n6 + n6))) in Array.iter (let rec f83 p82 = q80.(3) <- a45.(0) in f83) a43)
let rec pick84 p85 p86 p87 =
  if p85 then p86 else p87
let v88 = pick84 true (ref None) (ref None)
let v89 = ref None
let () = (mix_2 5 v89; note_end 0)
let () = (pick84 ((if false then (Ok (-100.75)) else (Ok 10.0)) < (Ok 100.75)) v88 v89) := (snd (0.5, None))
let () = (mix_3 5 !v88; note_end 0)
let () = (mix_3 5 !v89; note_end 0)
let () = (mix_ints a43 0 2; note_end 0)
let () = (mix_ints a45 0 2; note_end 0)
let () = (mix_2 5 v89; note_end 0)
let () = (mix_floats a19 0 4; note_end 0)
let () = (mix_ints a12 0 1; note_end 0)
let () = (mix_ints a11 0 1; note_end 0)
let () = (mix_4 5 v38; note_end 0)
let () = (mix_0 5 v28; note_end 0)
let () = ()
