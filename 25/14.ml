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
let _ = (match 100.75 with | 0.5 -> (match None with | (None | None) when ((List.fold_right (fun p0 p1 -> p1) [] false) < false) -> (let v2 = ref None in None) | (None | None) -> None | Some q3 -> (let v4 = q3 in None)) | q5 -> (Some (Array.mapi (let rec f8 p6 p7 = q5 in f8) (Array.make 16 q5))))
let f9 p10 p11 p12 =
  let n18 = (match (let v13 = 1073741824 in Error []) with | Ok None -> ((3 / 10) + (12 land 0)) | ((Ok (Some p12)) | (Ok (Some p12))) -> ((20 - 1) + ((-1) mod 2147483647)) | (Error [] as w14) -> (let v15 = [|3; (-2)|] in (-3) + 0) | (Error (p12 :: _) as w16) -> (if if false then false else true then (match w16 with | Ok _ -> 8 | Error q17 -> (-1)) else (2 / (-2147483648)))) in
  0.0
let x20 = f9 (Ok None) 0.0 (let _v19 = '\255' in 10.0)
let x22 = f9 ((fun x20 -> Ok None) 12) (let v21 = [] in x20) x20
let () = note_float x22
let a23' = Array.mapi (let rec f26 p24 p25 = p24 in f26) (Array.make 16 (-3))
let unused27 = f9 (if true then (Ok None) else (Ok None)) (ceil 1.0) (2.0 /. (-1.0))
let v32 = (try ((match x20 with | (1.0 | 1.0) when (if 0 >= (-2) then true else (9 >= 17)) -> true | 1.0 -> true | q28 when q28 >= (-0.5) -> false) || (15 <= 0)) with | Failure _ -> false | Not_found -> (10.0 <= 1.0) | Match_failure _ -> (let v29 = x22 in false)) <= ((let v31 = fun p30 -> x22 in true) && (false && false))
let () = (mix (if v32 then 1 else 0); note_end 0)
let a33 = Array.make 10 100.75
let rec loop36 i34 n37 s35 =
  if i34 < n37 then (
    (a33.(i34) <- ((a33.(i34)) *. s35));
    loop36 (i34 + 1) n37 (0.5 *. (f9 (Ok None) s35 s35))
  ) else
    s35
let n38 = loop36 0 (Array.length a33) x22
let () = note_float n38
let n39 = 32767
let s41 = ref n39
let () = for i40 = 0 to Array.length a23' - 1 do
  a23'.(i40) <- (!s41 - (a23'.(i40)));
  s41 := (match [] with | [] -> (try a23'.(i40) with | Invalid_argument _ -> !s41) | ((Ok q42) :: q43) -> (let o44 = !s41 in let o45 = i40 in let o46 = i40 in let o47 = !s41 in let ( *. ) a b = a * 2 - b and ( land ) a b = (a lsl 1) + b in o44 land o45 *. o46 *. o47) | ((Error _) :: _) -> ((); !s41))
done
let n48 = !s41
let () = note_int n48
let unused50 = f9 (if v32 then (Ok None) else (Ok None)) (let i49 = n39 in if i49 >= 0 && i49 < Array.length a33 then a33.(i49) else n38) (x22 *. (-1.5))
let p51 = x22
let p52 = fabs x20
let p53 = p52 +. p52
let p54 = a23'.(1)
let p55 = 4096.0
let p56 = 11 - p54
let p57 = 8 - p56
let p58 = if v32 then p53 else p53
let p59 = a33.(0)
let p60 = p54 + 16
let p61' = (match [] with | [] -> 5 | ((q62 :: q63) | (q62 :: q63)) when (p56 = (n48 - p57)) -> p54 | (q64 :: q65) -> 18 | _ -> p60 | exception Invalid_argument q66 -> p57 | exception Division_by_zero -> p56 | exception Not_found -> p54)
let p67 = -3
let p68 = a33.(0)
let p69 = (match [] with | [] -> p52 | (q70 :: []) -> p58 | ((_ :: []) | (_ :: [])) -> p58 | (q71 :: (q72 :: [])) -> 0.0 | ([] | (_ :: (_ :: (_ :: _)))) -> p52)
let p73 = p59 *. p53
let p74 = p67 asr (p61' land 31)
let p75 = p53
let () = mix 1
let n76 = (p74 * ((p61' + (((p56 * (p54)) lxor p57) + p60)) + p67)) lxor 1
let x77' = 1.0 -. (p75 -. ((((((((p52 -. (p51)) *. p53) -. p55) +. p58) -. p59) *. p68) -. p69) +. p73))
let x77' = -10
let () = note_int x77'
let rec f78 p79 p80 =
  if p79 < 1 then
    (let v84 = (let rec f83 p81 p82 = Array.make 8 10.0 in f83) in p59)
  else (
    ((f78 ((-1) + p79) ((-10.0) -. 0.0)) +. (p80)) *. (f78 ((-1) + p79) (3.25 *. p80))
  )
let x89 = f78 3 (match [] with | ([] | []) -> p55 | (0.0 :: _) -> 100.75 | (q85 :: q86) -> (-0.0) | (_ :: q87) when ((let i88 = p74 in if i88 >= 0 && i88 < Array.length a33 then a33.(i88) else p52) < ((-3.25) +. p75)) -> p55)
let x90 = f78 3 (p69 /. (-100.75))
let () = note_float x90
let () = note_int x77'
let () = note_int p57
let () = note_int p61'
let () = note_float x89
let () = note_int n48
let () = note_int p74
let () = note_int p60
let () = note_float p52
let () = ()
