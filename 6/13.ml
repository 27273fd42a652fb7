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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
print_int ((17 lor (-2)) lor 1023);
print_byte 32;
print_float ((( +. ) 0.5 1.5) *. (if true then 1.0 else 10.0));
print_newline ();
let x0 = 0.5 -. 1.0 in
(match -5687 with | -2147483647 -> () | (3 | 3) -> (match (Some 8) with | None -> (let v1 = ref None in ()) | Some _ -> (if false then () else ())) | 2 -> (let v2 = C0 ([], C1) in (match v2 with | C1 -> () | C0 (_, q3) -> ())) | 8 -> (print_string (match Array.make 1 x0 with | ([|q4|] as w5) -> "b c" | [|0.5|] -> "" | [|_|] -> "\000\255x" | (([|q6; q7|] as w8) | ([|q6; q7|] as w8)) -> "tail \" end" | q9 -> "")) | -3 -> () | q10 -> (if ((); false) then (if true then ()) else (String.fold_left (let rec f11 () q10 = () in f11) () "tail \" end")));
let f12 p13 =
  print_int ((5 + (-2)) / ((2 + (-3)) lor 1));
  print_byte 32;
  print_float (coarse (cos (limit ((); (-1.5)) (-100.0) 100.0)));
  print_newline ();
  C0 ([(try (match max (Ok C1) (try (Ok C1) with | _ -> (Ok C1)) with | Ok C1 when true -> (if true then () else ()) | Ok C1 when ((9 <= 4) || ("a" > "a")) -> (match (let _v14 = (true, false) in Ok 11) with | Ok _ when true -> ((); ()) | Error _ when (((let o15' = 5 in let o16 = -3 in let o17 = 4 in let o18 = 19 in let ( >= ) a b = (a lsl 1) + b and ( lsl ) a b = a lxor (b + 1) in o15' >= o16 lsl o17 lsl o18) - (-65536)) > 0) -> ()) | Ok (C0 (_, q19)) -> (if (let v20 = Array.make 4 (Array.make 8 1.0) in true) then (if false then () else ())) | Error "a" when (Option.is_some (match p13 with | (Ok C1 as w21) -> None | Ok (C0 (q22, 1)) when ((32767 - 1073741824) > (String.length "\000\255x")) -> None | Ok (C0 (_, 1)) -> None | Ok ((C0 (_, (-2147483647)) as w23) | (C0 (_, (-2147483647)) as w23)) -> None | Ok (C0 (_, 3)) -> None | Ok (C0 (q24, p13) as w25) -> None | ((Error q26) | (Error q26)) -> None)) -> (if true || true then (if true then raise (Failure "b c") else ()) else (if false then () else ())) | Error ("" | "") -> (if 1 > 12 then raise (Invalid_argument "b c") else (match (Ok C1) with | Ok C1 when ((if true then "" else "a") > (try (part "\000\255x" 19 6) with | _ -> "tail \" end")) -> () | ((Ok (C0 (p13, _)) as w27) | (Ok (C0 (p13, _)) as w27)) when (Option.is_some None) -> () | ((Error "") | (Error "")) -> () | Error _ -> () | _ -> ())) | Error q28 -> (List.hd [])) with | Invalid_argument q29 -> () | Failure q30 -> () | Match_failure _ -> ())], 3.25)
in
let _ = f12 (max (Ok C1) (Ok C1)) in
let _ = f12 ((); (Ok C1)) in
let _ = f12 (let (q31, _) = (14, C1) in Ok C1) in
let unused32 = f12 (Error "a") in
let a33 = create_float_array 12 x0 in
let rec loop35 i34 n36 =
  if i34 >= 0 then (
    (a33.(i34 * 3 + 0) <- ((a33.(i34 mod 3)) +. x0));
    loop35 (i34 - 2) n36
  ) else
    ()
in
loop35 ((hide 1 4) - 1) (hide 1 4);
(try (match ((match (match (match false with | (true | true) -> C1 | false -> C1) with | (C1 as w37) -> (try ((Array.make 3 8), x0, (-3), C1) with | _ -> ((Array.make 3 18), 100.75, 2, C1)) | C0 (_, _) -> ((Array.make 3 6), 1.0, 9, C1)) with | ((q38, q39, f12, _) as w40) -> (mix (Char.code (Char.lowercase_ascii '0')))); (Some (int_of_float 5e-324))) with | (None | (Some 6)) when ((fun f12 -> "12" < "12") (Array.init 8 (let rec f42 p41 = 1.5 in f42))) -> (List.find (let rec f51 () = ((match (let _v44 = (7, 4, 12, (fun p43 -> 12)) in []) with | ((_ :: _) | []) -> () | ((1 | _) :: q46) -> () | (_ :: []) -> (match 20 with | -2147483648 -> () | 8 -> () | 4 -> () | (0 | 0) -> () | _ -> ()) | ((_ :: (q47 :: q48)) | (_ :: ((q47 :: _) as q48))) -> (if true then ()) | [] when ((match C1 with | (C1 as w49) -> 19 | C0 (q50, _) -> 19) < (7 mod 1)) -> (if false then () else ())); false) in f51) (if List.mem_assoc (4 + 9) (let _v52 = [] in []) then [()] else ((let v53 = x0 in ()) :: [(); (); ()]))) | None -> () | ((Some 9 as w54) | (None as w54)) -> () | ((Some 0) | None) -> (match a33.(wrap 65535 12) with | 0.0 -> (a33.(wrap (7 / (-2147483648)) 12) <- (( -. ) (if false then x0 else x0) (x0 *. x0))) | 0.0 -> (mix (Char.code (if "b c" = "\000\255x" then raise Not_found else (if false then '\255' else 'z')))) | 0.5 -> (if ((Array.length a33) + 2147483647) < (11 * 13) then raise Not_found else (if (match None with | (None | None) -> false | Some C1 -> true | Some (C0 (_, q55) as w56) -> false) then raise Not_found else (if true then ()))) | q57 -> (if (if false then [] else []) < [] then raise Not_found else (if 1 <= (-3) then (if false then () else ()) else (if false then raise Not_found else ())))) | Some (-1) -> (match (fst ((if true then C1 else C1), (match C1 with | C1 -> 5 | ((C0 ([], q58)) | (C0 ([], q58))) -> (-2) | C0 ((_ :: _), q59) -> 15))) with | (C1 | C1) -> () | C0 (_, (((q60, (-2147483647), _) as w61) | ((q60, _, _) as w61))) -> (if false then (a33.(0) <- (-0.5))) | C0 (q62, f12) -> ((a33.(hide 0 9) <- (float_of_int (-3))); (a33.(0) <- (x0 -. x0))) | ((C0 (_, (q63, 2, q64))) | (C0 (_, (q63, _, q64)))) -> (if (-17) != 1795 then (match C1 with | C1 -> (if false then ()) | C0 (q65, (_, q66)) -> (let v67 = Array.make 8 3.25 in ()))) | C0 (q68', (q69, (-1), _)) -> (min (match q68' with | [] -> (let v70 = '\255' in ()) | (_ :: []) when true -> (Result.iter (fun p71 -> ()) (Ok 10)) | (q72' :: []) when (q72'; true) -> (let _v73 = Ok (ref q69) in ()) | ((q74 :: q75) | (q74 :: q75)) -> q74 | (_ :: []) -> (match C1 with | (C1 | C1) -> () | ((C0 (_, _)) | C1) -> ()) | (q78 :: (q79 :: [])) -> (if false then q79) | ((q80 :: []) | (_ :: (_ :: (q80 :: _)))) -> (match q68' with | [] when ((if true then true else false) < true) -> q80 | [] -> q80 | (q81 :: []) -> q81 | (q68' :: (_ :: _)) -> () | ((_ :: []) as w82) when true -> q80)) (if not true then ())) | C0 (f12, ((q83, _, _) | (_, q83, _))) -> () | exception Not_found -> (a33.(11) <- a33.(7)) | exception E0 -> (List.iteri (let rec f86 p84 p85' = (if x0 <> x0 then (a33.(wrap (7 + p84) 12) <- x0)) in f86) [((land) (-3) 13)]) | exception E1 1 -> (print_string ((match false with | true when (if if true then false else false then (false && false) else (match C1 with | C1 -> false | C0 (q87, 8) -> false | C0 (q88, 2) -> true | (C0 (q89, q90) as w91) -> false)) -> () | (true | true) when (let ((q95, q96') as w97) = ((), (fun p92 p93 p94 -> 17)) in false || true) -> () | true -> () | false -> () | _ -> ()); (string_of_int 20))) | exception E1 (-2147483648) -> (Result.iter (fun p98 -> a33.(3) <- x0) (if false then raise (E1 (5 - 14)) else (Error x0))) | exception E1 (-1) -> () | exception E1 q99 -> ()) | Some q100 -> ()) with | Not_found -> (a33.(8) <- a33.(7)) | E1 4 -> () | E1 2 -> ((let rec f102 p101 = if 10.0 = a33.(wrap (4 mod 4) 12) then (a33.(10) <- (x0 *. x0)) else () in f102) ((3874 - (-19)), (max (16 + 11) (11 / (7 lor 1))), x0)) | E1 8 -> () | E1 q103 -> ());
(let rec f109 p104 = (try (if (9 + (-4097)) < 20 then (let v107' = (let rec f106 p105 = 15 in f106) in ()) else (a33.(0) <- x0)) with | _ -> (try (match p104 with | Ok q108 when q108 < 15 -> () | ((Ok (-1)) | (Error _)) -> ()) with | Match_failure _ -> () | _ -> ())) in f109) (match 20 :: [] with | (([] as w110) | ([] as w110)) -> (Ok 15) | (q111 :: _) -> (match x0 with | 1.0 -> (Ok 18) | a33 -> (Ok q111)));
let unused114 = f12 (Array.fold_right (let rec f113 p112 a33 = a33 in f113) a33 (Ok C1)) in
let v122 = ((let rec f116 p115 = p115 *. x0 in f116) 100.75) >= (match C1 with | ((C0 (_, _)) | C1) -> (x0 *. x0) | C0 ([], q118) -> 1.7976931348623157e308 | (C0 (_, _) as w119) -> (coarse (cos (limit x0 (-100.0) 100.0))) | C0 ((q120 :: _), q121) -> 3.25) in
let x127 = if (let (q123, _, _) = ("a", 2.0, 1.0) in false) || (v122 || v122) then ((let i124 = 19 in if i124 >= 0 && i124 < Array.length a33 then a33.(i124) else x0) *. x0) else (if 18 < (-2) then (match Ok x0 with | Ok (0.0 as w125) -> w125 | Ok v122 -> v122 | ((Error q126) | (Ok q126)) -> x0) else (abs_float x0)) in
(try (
  let rec f128 p129 p130 =
    if p129 < 1 then
      p130
    else (
      (-4) * (f128 ((-1) + p129) (p129 / (p130 lor 1)))
    )
  in
  let n131 = f128 8 (truncate x127) in
  let p132 = n131 mod 4 in
  let p133 = 8 + p132 in
  let p134 = (-2) / (10 lor 1) in
  let p135 = ((); x0) in
  let p136 = ceil 10.0 in
  let p137 = truncate p136 in
  let p138 = a33.(10) in
  let p139 = 19 / (p137 lor 1) in
  let p140 = f128 (hide 0 1) p137 in
  let p141 = p136 in
  let p142' = f128 4 p140 in
  let p143 = f128 7 p137 in
  let p144 = p143 * 16 in
  let p145 = p143 - 4 in
  let p146 = -. p141 in
  let p147 = (try p138 with | _ -> p138) in
  let p148 = p134 lor p142' in
  let p149 = Array.length a33 in
  let p150 = p143 in
  let p151 = p136 /. p147 in
  mix 1;
  let n152 = (p150 * (p149 + (((p144 * ((((((((p132) * p133) - p134) * p137) lxor p139) + p140) * p142') + p143)) + p145) * p148))) + 1 in
  let x153 = 1.0 -. (p151 -. ((((((p135) +. p136) *. p138) *. p141) +. p146) -. p147)) in
  let v154 = a33.(11) <- (-2.0) in
  (if (let C1 = C1 in v122) then raise (Failure "") else (if v122 then raise E0 else v154))) with | Failure q155 -> (if true then ()) | Match_failure _ -> (snd (x0, ())) | E0 -> (if true then () else ()));
note_float x0;
note_float x127;
(mix (if v122 then 1 else 0); note_end 0);
()
