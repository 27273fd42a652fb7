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
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y146 -> mix 1; mix y146
and mix_1 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y147 -> mix 1; mix_string y147
let f1 = fun p0 -> Ok (-1.0)
let n9 = (-32769) land (let o2 = (let v3 = [] in 2) in let o4 = (let (q5, q6, q7) = (None, 0.5, 2) in q7) in let o8 = 14 + 10 in let ( <> ) a b = b - a and ( = ) a b = b - a in o2 = o4 <> o8)
let () = (let (q12, q13, _) = ((max false false), (let (q10, q11) = ([], 'z') in Array.make 2 19), (Some '\n')) in mix (show_int 12 17))
let n9 = if ((List.length []) + 32767) >= (n9 + n9) then (match [] with | ([] as w14) -> ((ref (ref n9)) :: []) | ((q15 :: n9) | ((q15 :: []) as n9)) -> ((); []) | (q16 :: (_ :: f1)) -> (max [] [])) else [(Array.fold_left (fun p17 p18 -> p17) (ref (ref 15)) (Array.make 6 (-0.5))); (ref (ref n9))]
let x19 = ( -. ) ((if true then (-0.0) else 0.5) /. (100.75 *. 1.0)) (if true <> true then (float 2) else (0.5 *. 3.25))
let () = (let rec f42' n9 = (match None with | None -> () | Some 7 -> (match [] with | [] -> (match (match "tail \" end" with | "a" -> [] | ("a" as w20) -> [] | "" -> [] | q21 -> []) with | ([] | []) -> (let v26' = fun p22 -> ((fun p23 p24 p25 -> n9), p22) in ()) | ((q27 :: q28) | (q27 :: q28)) -> ()) | (0.0 :: q29) -> (try (if 9 = 11 then raise (Invalid_argument "a") else (match q29 with | [] -> ())) with | Invalid_argument _ -> () | Failure q30 -> (match q29 with | [] -> () | ((1.0 :: q31) as w32) -> () | ((q33 :: _) | (q33 :: _)) -> ()) | Match_failure _ -> (match q29 with | [] when n9 -> () | [] -> () | (q34 :: q35) -> ())) | ((q36 :: q37) | ((q36 :: _) as q37)) -> (if (match Array.make 1 x19 with | [|q38|] -> n9 | [|(0.0 | 1.0)|] -> true | [|_|] -> n9 | ([|q39'|] | [|q39'|]) -> n9 | q40 -> n9) then ()) | ([] | (_ :: _)) -> (if 11 == 16 then (if n9 then () else ()))) | Some 1 -> (if if if n9 then n9 else true then true else (if n9 then true else n9) then ((); ())) | Some q41 -> ()) in f42') (if false then (not ((fst ("12", "\000\255x")) >= (Printf.sprintf "<%s>" "12"))) else (if false then (if if true then true else true then (14 < 5) else (if true then false else true)) else ((if false then () else ()); (match n9 with | ([] | []) -> true | ((q43 :: q44) | (q43 :: ([] as q44))) -> false))))
let v62 = Array.fold_right (let rec f47 p45' p46 = p46 in f47) (if (-100.75) <= x19 then (Array.mapi (fun p48 p49 -> p49) (Array.make 3 15)) else (if true then (Array.make 3 17) else (Array.make 3 16))) (try (max (let v50 = 16 in ref 9) (match n9 with | [] when ((15 + 11) > (Array.fold_left (fun p51 p52 -> p52) 17 (Array.make 4 19))) -> (ref 16) | [] -> (ref 4) | ((q53 :: q54) | ((q53 :: _) as q54)) when ((compare (Ok false) (Ok false)) >= (let v55 = x19 in 2)) -> (ref (-3)) | (q56 :: q57) -> (ref 0) | _ -> (ref 8))) with | _ -> (let (q58, q59, q60, q61) = (0, false, (0.0, x19, (-1), '\''), (true, 12, 19)) in ref q58))
let v64 = min (try (if (-1) == 1 then (if true then raise (Failure "\000\255x") else (Ok None)) else (if false then raise (Failure "\000\255x") else (Ok None))) with | Failure q63 -> (Error true) | _ -> ((); (Ok None))) (Ok None)
let v81 = (match true :: [] with | ([] | []) -> (
  let a69 = (let v65 = 65536 in List.fold_left (fun p66 p67 -> p66) (Array.make 2 v65) (List.map (fun p68 -> v65) [])) in
  let x19 = ( -. ) x19 ((note_float 1.0); x19) in
  note_float x19;
  (if false then (Some 6) else None)) | ((true :: q70) | ((true :: _) as q70)) -> (
  let n71 = 20 lxor (-15) in
  note_int n71;
  (match n71 with | (-1 as w72) -> ((); None) | q73 -> ((); None))) | (false :: []) -> (
  let n75' = ((16 * 10) * (abs 20)) lor (!v62 + (Array.fold_left (fun p74 v62 -> p74) 19 (Array.make 3 (Array.make 16 3)))) in
  note_int n75';
  let x76' = 0.0 /. 0.0 in
  let n77 = ((((((0) + (if ((); 10.0) = x76' then 7 else 0)) + (if x76' <> x76' then 72 else 0)) + (if x76' < (x76' *. x76') then 64 else 0)) + (if x76' > 2.0 then 98 else 0)) + (if (sqrt x76') <= x76' then 24 else 0)) + (if x76' >= x76' then 32 else 0) in
  note_int n77;
  min None (Result.to_option (Ok n77))) | ((false :: (q78 :: q79)) as w80) -> (
  Some !v62))
let () = (mix_0 5 v81; note_end 0)
let v82 = None
let x83 = x19
let rec f84 p85 p86 p87 p88 =
  if p85 > 0 then (
    let a98' = (match p86 with | ([] | []) -> (if true then (if true then (Array.make 16 p88) else (Array.make 16 x83)) else (let _v94 = ((fun p89 p90 p88 -> p85), (Ok p85), (let rec f93 p91 p92 = p85 in f93), []) in Array.make 16 x83)) | (q95' :: q96) -> (if "12" = "\000\255x" then (Array.make 16 x83) else (let _v97 = p85 in Array.make 16 p88))) in
    if (let (_, q99) = (None, []) in true) then (Some "") else f84 (p85 - 1) p86 (if not true then (max p87 p87) else (ref None)) 1.5
  ) else
    (Some "12")
let v101 = f84 0 [] (try (if true then (ref None) else (ref None)) with | Failure q100 -> (ref None) | Not_found -> (ref None) | Match_failure _ -> (ref None)) (0.0 /. 0.0)
let () = (mix_1 5 v101; note_end 0)
let () = (mix_1 5 v101; note_end 0)
let n107 = compare (if (let rec f103 p102 = true in f103) (fun p104 -> p104) then (min (Array.make 4 x83) (Array.make 4 x83)) else [|x83; x19; 100.75; x83|]) (Array.map (fun p105 -> (match v82 with | None -> (-100.75) | Some true -> p105 | (Some false as w106) -> p105)) (Array.make 4 x83))
let p108 = 8 + (-2)
let p109 = x83 *. x83
let p110 = x83 -. x83
let p111 = (-1.5) *. p110
let p112 = p110
let p113 = ( * ) p108 n107
let p114 = (try (match v82 with | (None | None) when (Array.mem (float_of_string "3.25") (Array.map (fun p115 -> p115) (Array.make 6 0.5))) -> 3 | ((Some q116) | (Some q116)) -> 11 | Some (false | false) -> 9) with | Match_failure _ -> p113)
let p117 = p112
let p118 = p110 *. p111
let p119 = if false then 2 else p113
let p120 = p112 -. p117
let p121 = (match v101 with | None -> p112 | Some "a" -> p120 | Some _ -> p120)
let p122 = p121 *. p110
let p123 = 2.0 -. p120
let p124 = !v62
let p125 = !v62
let p126 = p123
let p127 = List.fold_right (let rec f129 p123 p128 = p128 in f129) [] p119
let p130 = p113
let p131 = p126
let p132 = (let ((_, _, q133) as w134) = (p131, v81, p112) in p122)
let p135 = (try 9 with | _ -> p125)
let p136 = 2.0
let p137' = ( *. ) p111 p131
let p138 = (let v139 = false in p123)
let p140 = ( + ) p125 9
let p141 = List.fold_left (fun p142 p140 -> p135) p130 []
let p143' = p135 - p124
let () = mix 1
let n144 = 1 + (p143' + (p141 - (p140 + (p135 lxor (p130 + ((p125 lxor (p124 + (p119 + ((p113 + (p108)) + p114)))) * p127))))))
let () = note_int n144
let x145 = (p138 +. (p137' -. ((p132 +. ((p126 *. ((p122 +. (((p118 *. (p117 *. (p112 *. (((p109) *. p110) +. p111)))) *. p120) *. p121)) +. p123)) +. p131)) +. p136))) *. 1.0
let () = note_float x145
let () = note_float p111
let () = note_int p143'
let () = note_float p110
let () = note_float p132
let () = note_float p121
let () = note_int p113
let () = note_float x19
let () = note_float p109
let () = ()
