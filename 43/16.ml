exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let () = (try (
  let v92 = (match (let v0 = 13 + 2 in Ok v0) with | Ok (9 as w1) -> (
    let n52 = (try (
      (try (
        let v3 = if (if false then raise (Failure "a") else w1) = 7 then raise Not_found else (List.for_all (fun p2 -> not false) []) in
        let n5 = int_of_float (try ((1.5 -. 10.0) *. (float_of_int 3)) with | Failure q4 -> (100.75 -. 0.5) | _ -> (( -. ) 100.75 (-100.75))) in
        note_int n5;
        let n6 = n5 in
        note_int n6;
        let x10 = (String.fold_left (let rec f9 p7' p8 = 2.0 in f9) (1.0 +. 0.0) (if v3 then "12" else "b c")) -. (float_of_int n6) in
        note_float x10;
        (if not v3 then (let v11 = x10 in ()))) with | _ -> (let v12 = 2.0 in ()));
      print_string (((); ()); (Printf.sprintf "<%i>" 17));
      (try (
        let unused13 = (match (match (Some (w1 + 1)) :: [] with | [] when ((); (w1 = 17)) -> (List.assoc (match [(-100.75)] with | [] -> (((Ok '\n'), w1, 0.0) > ((Ok '\n'), w1, 1.0)) | ((q14 :: w1) | ((q14 :: _) as w1)) -> (max false true)) [(max (true, []) (false, []))]) | (((None :: _) as w15) | ([] as w15)) when ((try (1.0 -. 1.0) with | _ -> 0.0) <> (min 3.25 100.75)) -> (let v19 = (let rec f18 p16 p17 = Ok p17 in f18) in []) | _ -> (List.flatten (let w1 = ((Array.make 6 w1), (Array.make 2 w1)) in ((); [])))) with | [] -> (if (-1) <= w1 then raise Not_found else ((- 1073741824), ((if false then w1 else 12) lxor (-3953)), (ref ((-100.75) <= (-3.25))), [|(1.0 /. (-10.0)); ((); 10.0); (let v20 = Ok (1.0, 0.5, (-0.5)) in 2.0); (float_of_string "0.0"); ((); 100.75); (100.75 +. 0.5)|])) | exception Not_found -> (Option.get None)) in
        let c22 = ((w1 - w1) + (try (match '\n' with | 'a'..'m' -> w1 | 'n' -> (-2) | q21 -> w1) with | _ -> w1)) * ((max 1 3)) in
        let c23 = c22 + (c22) in
        let c24 = (c22) lxor c23 in
        let c25 = ((w1 - w1) + (try (match '\n' with | 'a'..'m' -> w1 | 'n' -> (-2) | q21 -> w1) with | _ -> w1)) - (((w1 - w1) + (try (match '\n' with | 'a'..'m' -> w1 | 'n' -> (-2) | q21 -> w1) with | _ -> w1))) in
        let c26 = (c25) * c25 in
        let c27 = (c22) + ((w1 - w1) + (try (match '\n' with | 'a'..'m' -> w1 | 'n' -> (-2) | q21 -> w1) with | _ -> w1)) in
        let c28 = c27 lxor (c27) in
        let c29 = c27 * (c28) in
        let c30 = (c27) + c29 in
        let c31 = c27 lxor (c24) in
        let c32 = c29 + (c30) in
        note_int c32;
        let v34 = snd (let v33 = max ([], (-0.5), 1.5) ([], (-100.75), 10.0) in ((-1.5), true)) in
        (mix (if v34 then 1 else 0); note_end 0);
        let (Ok q36) = Error (let _v35 = Array.make 2 (Ok c29) in Array.make 4 w1) in
        ()) with | Invalid_argument _ -> (match 16 with | -2147483647 -> () | 0 when (not (match false with | true -> false | false -> false)) -> () | -2 -> () | ((-3) | (-3)) -> () | q37 when (if if false then false else false then ("b c" <> "") else (9 < q37)) -> ()) | Failure _ -> (if true then () else ()) | Not_found -> (note_int w1) | Match_failure _ -> (if false then () else ()) | E0 q38 -> (let (_, _, q42, _) = (w1, 10, w1, (let rec f41 p39 p40 = true in f41)) in ()) | E2 -> ((); ()) | _ -> (if false then ()));
      let x51 = if false then (if false then 10.0 else (if (match None with | None -> true | Some None -> true | Some (Some q50) -> false) then (if w1 > 14 then (if not false then (if (try (match [] with | ((q43' :: q44) | ((q43' :: _) as q44)) -> false) with | Division_by_zero -> true | Failure _ -> false | Not_found -> false | Match_failure _ -> true | E0 (q45, q46) -> q46 | E1 (q47, 0.5) -> true | E1 (q48, q49) -> false) then (float_of_int 19) else (-. 0.5)) else ((); 1.0)) else (100.75 *. 0.0)) else 1.5)) else 2.0 in
      w1) with | _ -> w1) in
    []) | ((Ok q53) | (Ok q53)) when ((( /. ) (-2.0) 1.0) > ((); 0.0)) -> (
    []) | Error [|1.0; q54; _; q55|] -> (
    1.5 :: (match [] with | [] -> [] | ((q56, q55, _, q57) :: _) -> [])) | (Error [|q58; q59; q60; _|] as w61) -> (
    (try (
      (try (
        let x62 = 1.5 in
        let x63 = (((-1.0) /. q60) +. ((); x62)) /. 1e16 in
        (match (let v64 = - 14 in (let _v65 = (int_of_float x63) lor 5 in if if true then raise Division_by_zero else true then ('\255' :: []) else ((let rec f67 p66 = [] in f67) (_v65, x63, _v65, _v65)))) with | [] when ((15 / 8) <> (17 + 7)) -> (match w61 with | ((Ok q68) | (Ok q68)) when ((Array.fold_left (let rec f71 p69 p70' = p69 in f71) true (Array.make 1 "tail \" end")) && (match q68 with | (0 | (-2147483648)) -> false | (0 as w72') -> false | (q73 | (5 as q73)) -> true | -1 -> true | 4 -> true | q74 -> true)) -> (mix (-1073741824)) | Error [|_; _; q75; q76|] -> (let v78 = (let v77 = snd (2, (Array.make 9 [])) in ref 8) in (mix (if 11 <= 11 then 1 else 0); note_end 0)) | Error w61 when ((match [] with | ([] as w79) -> (-2) | (_ :: q80) -> 0) < (List.fold_right (fun p81 p82 -> 17) [] 20)) -> ()) | ('a'..'m' :: (q83 :: _)) when false -> () | (('0'..'9' :: q84) as w85) -> () | (_ :: q86) -> () | _ -> ());
        ()) with | Division_by_zero -> ());
      ()) with | Invalid_argument q87 -> () | Failure _ -> () | Match_failure _ -> () | E0 (_, _) -> () | E2 -> ());
    []) | ((Error [|_; _; _; _|]) | (Error _)) when false -> (
    []) | _ -> (
    [])) in
  ()) with | Failure q93 -> () | Match_failure _ -> () | E0 (q94, true) -> () | E0 (q95, false) -> () | E1 (q96, q97) -> () | E2 -> ())
let x99 = if (fun p98 -> true) (Array.make 3 0.5) then (if true && false then (if 11 > 13 then (if if false then false else false then (float_of_string "0.5") else (if (10 - 1024) <= 7 then (float 15) else (if [] >= [] then (if 20 > 8 then (min (-0.0) 10.0) else (1.5 *. (-3.25))) else (1.5 /. 1.0)))) else (if false then 3.25 else 1.5)) else (float_of_int 19)) else (if false then 0.5 else (-100.75))
let p100 = -. x99
let p101 = String.length "b c"
let p102 = p101 + p101
let p103 = coarse (exp (limit p100 (-9.0) 5.0))
let p104 = p103 +. 0.0
let p105 = - p101
let p106 = p105 + p105
let p107 = -4097
let p108 = -100.75
let p109 = 1.5 +. p108
let p110 = (fun p111 -> p111) p104
let p112 = (let rec f114 p113' = p104 in f114) 1.5
let p115 = -3
let p116 = p109
let p117 = List.fold_right (fun p118 p119 -> 0.5) [] p116
let p120 = p116
let p121 = 65535
let p122 = p104 *. p117
let p123 = 1e16
let p124 = -1.0
let () = mix 1
let n125 = (p121 * (p115 lxor (p107 * (p106 * (p105 - ((p101) * p102)))))) lxor 1
let x126 = 1.0 *. (((((p117 +. ((p112 *. (p110 -. (((p104 -. ((p100) -. p103)) +. p108) *. p109))) +. p116)) +. p120) -. p122) +. p123) *. p124)
let () = note_int p105
let () = note_float p100
let () = note_int p102
let () = note_float p120
let () = note_float p103
let () = note_int p106
let () = note_float p116
let () = note_float p110
let () = ()
