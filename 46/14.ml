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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y139 -> mix 1; mix_3 (d - 1) y139
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : (bool, char) result) =
  if d > 0 then
    match v with
    | Ok y140 -> mix 0; mix (if y140 then 1 else 0)
    | Error y141 -> mix 1; mix (Char.code y141)
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y142 :: y143) -> mix 1; mix y142; mix_3 (d - 1) y143
let _ = (match (match (try [] with | _ -> []) with | [] -> (if true then None else None) | (_ :: _) -> ((); None)) with | Some _ when (("a" < "b c") && (let _v0 = true in _v0)) -> (Some []) | None -> (let v1 = true || false in Some []) | Some 7 -> (let (q6, _, _) = ([], (let rec f5 p2 p3 p4 = p2 in f5), 19) in Some []) | ((Some _ as w7') | (Some _ as w7')) -> (Some (true :: [])) | Some 2 when true -> (match [(false, true, (-1), 2.0); (false, false, 15, (-1.0)); (true, false, (-2), 1.5)] with | [] -> ((); None) | (q8 :: _) -> (if true then None else None)))
let f9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21' p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 =
  ((((p36 +. ((p33 *. (p30 -. ((p33 *. (p33 *. ((p17 -. (((p13 *. (p21' +. (p10))) -. p14) +. p15)) -. p44))) *. p30))) +. p35)) +. p39) +. p39) -. p21') *. p36
let x53 = f9 (0.0 *. (-0.0)) (Array.fold_right (let rec f48 f9 p47 = p47 in f48) (Array.make 3 []) (-0.5)) [|1; 3; 20; 7; 9|] (2.0 *. (-1.0)) (float_of_string "1.5") (ceil (-2.0)) (let v49 = Array.make 4 (Ok 4) in ref 2.0) (-1.0) (float_of_int 6) ((); 12) (min 12 12) 0.1 'l' (14 * 10) (1 mod 10) (snd (9, 3.25)) (let _v50 = None in []) (Printf.sprintf "<%b>" true) (if false then 14 else 8) (18 mod 10) (f9 (-0.5) 10.0 (Array.make 5 (-3)) 1.0 (-10.0) 0.0 (ref 2.0) 0.0 0.5 11 1 1.0 'a' 17 11 0.5 [] "\000\255x" 0 13 (-0.5) 1.0 (ref (-3.25)) 1.5 (-1) (-10.0) 3.25 15 (-100.75) (-1.0) 20 [] 5 11 1.0 8 0) (float_of_string "-1.5") (ref 0.5) (float 1) ((-1) + 12) (f9 2.0 10.0 (Array.make 5 (-2)) (-1.0) (-3.25) 1.0 (ref 100.75) (-1.5) 1.0 6 8 (-100.75) 'a' 17 7 1.5 [] "tail \" end" 7 6 3.25 10.0 (ref 0.0) 1.5 0 (-1.0) 3.25 (-3) (-3.25) 1.5 11 [] 10 13 (-10.0) 0 16) ((); 0.5) (if false then 7 else 15) (3.25 /. 10.0) 10.0 (snd ([], 7)) (max [] []) (16 + 9) (5 - 20) (-1.5) (5 / (-1)) (let (q51, _, q52) = (None, (10.0, 3.25), None) in 3)
let v54 = (false, ((Array.make 16 19), [], []))
let v62 = ((if 100.75 >= x53 then (match v54 with | ((true, q55) | (true, (([|_|], _, _) as q55))) -> (Ok None) | ((true, (q56, _, _)) as w57) -> (Ok None) | (false, (q58, _, q59)) -> (Ok None)) else (match v54 with | ((false, (_, _, _)) | (_, _)) -> (Ok None))), ((0 - 18) + (-1910)))
let n63 = show_int 14 (if false = true then (snd (10, 1)) else (4 * 20))
let () = note_int n63
let a64 = if true then (Array.make 16 4) else (Array.make 16 n63)
let rec loop67 i65 s66 =
  if i65 <> 16 then (
    (a64.(i65) <- (a64.(12) lxor (s66)));
    loop67 (i65 + 1) ((a64.(12) * (s66)) * a64.(i65))
  ) else
    s66
let n69 = loop67 0 n63
let () = note_int n69
let n70 = 7484
let f71 v54 p72' p73 =
  let apply74 p75 p73 p76 =
    let n77 = p76 (-3.25) in
    (if 10.0 = (match Array.make 16 p72' with | q78 -> 1.5) then ((mix (String.length "\000\255x")); (Ok n70)) else (if n77 > n77 then (Ok 8) else (let _v79 = None in Ok n69)))
  in
  (let apply74 = ref [] in n70 * 5) - (20 * (n70 + 15))
let g80 = f71 (let v82 = Array.make 8 n70 in None)
let g81 = g80 (x53 *. x53)
let n86 = g81 (match v62 with | ((_, q83) | (_, q83)) -> (ref 'z') | (q84, q85) -> (ref 'z'))
let n87 = g81 (if true then (ref 'z') else (ref 'a'))
let () = note_int n87
let a88 = Array.make (hide 1 16) x53
let rec loop90 i89 n91 =
  if i89 >= n91 then () else (
    (a88.(i89) <- (coarse (sin (limit ((-3.25) *. x53) (-100.0) 100.0))));
    loop90 (i89 + 1) n91
  )
let () = loop90 0 16
let n92 = a64.(0)
let f93' p94 =
  let v96 = Ok ((); (let _v95 = Ok [] in [])) in
  (if not (String.contains "" 'a') then (if true then (if true then None else None) else (let v97 = Ok (Ok x53) in None)) else None)
let _ = f93' (if true then (Ok true) else (Ok true))
let v101 = f93' (Array.fold_left (let rec f100 p98 p99 = p98 in f100) (Ok true) a88)
let () = (mix_0 5 v101; note_end 0)
let () = (mix_0 5 v101; note_end 0)
let n102 = -1073741824
let () = note_int n102
let () = if (let v103' = Some n92 in ((match v103' with | (None | None) -> () | Some q104 -> ()); v101) >= (if not true then (max v101 v101) else (Some []))) then () else (a64.(0) <- 1073741824)
let () = a64.(8) <- (f71 None x53 (ref 'q'))
let v109 = (let _v105 = if n69 = n70 then [] else [] in (let v106 = if false then (ref []) else (ref []) in (let s107 = "b c" in let i108 = n102 in if i108 >= 0 && i108 < String.length s107 then s107.[i108] else 'z')))
let () = (mix (Char.code v109); note_end 0)
let c113 = (8 + (-2)) lxor ((8 + (-2)))
let c114 = (( * ) (let (q110, _, q111, q112) = ([], (Ok 20), [], []) in 20) (truncate x53)) lxor (c113)
let c115 = c113 - (c113)
let c116 = (( * ) (let (q110, _, q111, q112) = ([], (Ok 20), [], []) in 20) (truncate x53)) lxor ((8 + (-2)))
let c117 = c114 lxor (c114)
let c118 = c117 lxor ((8 + (-2)))
let c119 = c113 - (c117)
let () = note_int c119
let v128 = (match v101 with | (None | None) -> (match v101 with | None -> (match v54 with | (_, q120) -> (Ok false)) | Some _ when ((x53 -. 1.0) <= (( /. ) x53 x53)) -> (Ok false) | ((Some q121) | (Some ([] as q121))) -> (match q121 with | [] -> (Ok false) | ((q122 :: q123) | (q122 :: q123)) -> (Ok false))) | Some [] -> (if (4 + (-2147483647)) < c117 then (if false then (Ok true) else (Ok false)) else (snd (c116, (Ok false)))) | Some ((q124 :: []) | (q124 :: [])) -> (if (let v125 = [] in true) then (try (match v101 with | (None | None) -> (Ok false) | Some [] -> (Ok true) | Some ((_ :: _) as w126) -> (Ok true)) with | _ -> (Ok false)) else (if false then (Ok false) else (Ok true))) | Some (q127 :: (c117 :: _)) -> (Ok ((-2) <> q127)))
let rec f129 p130' p131 p132 p133 =
  if p130' <= 0 then
    (ref x53)
  else (
    let r134 = f129 (p130' - 1) p131 p132 p133 in
    let r135 = f129 (p130' - 1) p131 p132 p133 in
    (if not false then (match [] with | [] -> r134 | (q136 :: q137) -> r135 | [] -> r134) else r135)
  )
let v138 = f129 0 (ref c116) (ref []) (let n86 = ref [] in ((Ok 20), (Ok c117), None, []))
let () = (mix_1 5 v138; note_end 0)
let () = note_int c118
let () = (mix_2 5 v128; note_end 0)
let () = (mix (Char.code v109); note_end 0)
let () = note_float x53
let () = note_int c113
let () = (mix_0 5 v101; note_end 0)
let () = note_int n69
let () = note_int c117
let () = ()
