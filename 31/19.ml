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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int option, bool) result) =
  if d > 0 then
    match v with
    | Ok y152 -> mix 0; mix_1 (d - 1) y152
    | Error y153 -> mix 1; mix (if y153 then 1 else 0)
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y154 -> mix 1; mix y154
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let n23 = show_int 8 ((((); 2147483647) + (let v1 = 15 - 12 in if false then v1 else v1)) + (try (max (-32769) (compare (let (q2, _) = ([], false) in 11) (let v3 = ref None in 10))) with | _ -> (if (let rec f5 p4 = false in f5) [] then ((-3) + 14) else (match v0 with | (_, _, q6, ((6 as w7) | (6 as w7))) -> (-1) | (_, q8, 0.5, _) -> 3 | ((q9, q10, _, 9) | (q9, ((_, _) as q10), _, (-2147483647))) -> 15 | ((q11, q12, _, ((-1) | (-1))) as w13) -> 14 | (_, q14, _, q15) -> q15 | ((q16, q17, q18, q19) | (q16, q17, q18, q19)) -> q19 | (q20, q21, _, q22) -> (-3)))))
let () = note_int n23
let a73 = (match (if false then 3.25 else 3.25) :: [] with | ((_ :: _) | []) -> (
  let v31 = (let ((q28, q29) as w30) = if true > false then ((true, 1.0, 3.25, 16), (0.5, 10.0)) else (match n23 with | 8 -> ((false, (-0.5), 2.0, 7), (1.5, 3.25)) | ((-1) | (-1)) -> ((true, 3.25, (-3.25), n23), (0.5, 100.75)) | 6 -> ((false, 0.5, 1.0, 0), (1.0, 2.0)) | -2147483647 -> ((false, 0.0, 2.0, n23), (0.0, 0.5)) | q27 -> ((true, 0.5, 10.0, q27), ((-10.0), (-10.0)))) in Ok None) in
  (mix_0 5 v31; note_end 0);
  let n37 = (-2147483647) + ((match ((ref (Ok n23)), ((n23, n23, (-0.5)), n23), 0.5, n23) with | ((_, (q32, q33), q34, q35) as w36) -> ()); n23) in
  (match Error true with | Ok None -> (if false then (Array.make 9 0.5) else (Array.make 9 (-0.5))) | Ok (Some 2) -> (create_array 9 2.0) | Ok (Some q38) -> (let v39 = 16 in Array.make 9 100.75) | ((Error q40) | (Error q40)) -> (Array.make 9 0.5))) | (1.0 :: []) -> (
  let v62 = if (n23 lsr 0) <> (((n23 * 31) + ((); n23)) + ((); (n23 - 7))) then (let v46 = fun p41 -> ((let rec f45 p42 p43 p44 = '0' in f45), n23) in ((let (q53, q54, _) = (match true with | true -> ((Ok n23), (fun p47 p48 p49 -> 0.0), []) | (false | false) -> ((Ok n23), (fun p50 p51 p52 -> p50), [])) in Array.fold_right (let rec f56 v46 p55 = p55 in f56) (Array.make 5 n23) (Array.make 8 2.0)), (Ok (Array.mapi (let rec f59 p57 p58 = p58 in f59) (Array.make 5 true))))) else (let v60 = None in (match v60 with | (None | None) -> (if false then ((Array.make 8 10.0), (Ok (Array.make 5 true))) else (fst (((Array.make 8 3.25), (Ok (Array.make 5 false))), n23))) | (None | (Some _)) -> ((Array.fold_left (fun v60 p61' -> v60) (Array.make 8 (-0.0)) (Array.make 3 10)), (Error false)))) in
  (((); ()); (match [] with | ([] | (_ :: _)) -> (Array.make 9 (-100.75)) | (_ :: []) -> (Array.make 9 (-100.75)) | (_ :: (q63 :: q64)) -> (Array.make 9 100.75)))) | (0.0 :: []) -> (
  Array.copy (Array.make 9 (-0.5))) | (q65 :: []) -> (
  Array.make 9 1.5) | (q66 :: ((q67 :: q68) as w69)) -> (
  let x70 = min q67 ((( *. ) q67 q67) *. (1.0 /. 1.5)) in
  Array.fold_left (fun p71 p72 -> if true then p71 else (Array.make 9 (-0.0))) (create_array 9 q67) (Array.copy (Array.make 3 1.0))))
let x78 = coarse (sin (limit ((); a73.(wrap (let o74' = 3 in let o75 = 19 in let o76 = n23 in let o77 = 8 in let ( +. ) a b = a * 2 - b in o74' +. o75 +. o76 +. o77) 9)) (-100.0) 100.0))
let f82 = (let rec f81 p79 p80 = Array.make 8 x78 in f81)
let rec loop88' i83 n89 s84 s85 s86 =
  if i83 < n89 then (
    loop88' (i83 + 1) n89 s84 ((let (_, _, q87, _) = ((i83, s86), (Array.make 2 s84), false, (s86, 11)) in s85) *. (s86 -. s85)) s86
  ) else
    (s84, s85, s86)
let (n90, n91, n92) = loop88' 0 (hide 0 9) (-3) x78 x78
let () = note_int n90
let () = note_float n91
let () = note_float n92
let n103 = (try (
  let x93 = fabs n92 in
  let rec f94 p95 p96 () =
    if p95 <= 0 then
      (p95 > p95)
    else (
      let x97 = n92 in
      if n92 <> x93 then (false && p96) else f94 ((-1) + p95) ((Array.make 7 10) < (Array.make 7 n90)) ()
    )
  in
  let v98 = f94 4 ((); true) (try (if false then raise E0 else ()) with | E0 -> ()) in
  let v100 = f94 6 true (let v99 = ([], 7, []) in ()) in
  (mix (if v100 then 1 else 0); note_end 0);
  let unused101 = f94 0 (f94 (hide 0 0) v98 ()) (if v100 then ()) in
  (if (n90 - 4096) < 10 then (try (Array.length (Array.make 2 n23)) with | Invalid_argument q102 -> n90) else (if v100 then 18 else n90))) with | _ -> n90)
let a104 = if false then (Array.make 16 n103) else (Array.make 16 n90)
let rec loop107' i105 n108 s106 =
  if i105 <> n108 then (
    (a104.(i105) <- ((s106) lxor a104.(10)));
    loop107' (i105 + 1) n108 (a104.(i105) - ((s106) + a104.(10)))
  ) else
    s106
let n109 = loop107' 0 16 n103
let () = note_int n109
let x110' = -. (if n109 = 8 then n91 else (0.5 *. 1.0))
let v117 = ((let rec f114 p111 p112 p113 = n109 in f114), (((); ()); 16), (let s115 = if true then "tail \" end" else "12" in let i116 = n109 in if i116 >= 0 && i116 < String.length s115 then s115.[i116] else 'z'))
let n125 = int_of_float (match v0 with | (q118', (q119, q120), q121, f82) -> (0.5 +. 3.25) | (q122, _, q123, q124) -> (n92 +. (-0.0)))
let () = (fun p126 -> (match v0 with | ((n103, (_, _), _, (-2147483647)) as w127) -> (let v128 = n125 in ()) | (q129, (_, q130), q131, 3) -> (max () ()) | (q132, (q133', q134), _, q135) -> (q132 := (Ok 4)))) (let rec f138 p136 p137 = p136 in f138)
let v139 = ((9 * 11) mod (a104.(5) lor 1)) > n109
let n140 = a104.((n109 mod 3) land 15)
let () = note_int n140
let v141 = None
let v142 = ((- n90) + (compare 4 n125)) > (int_of_string (string_of_int (truncate (-100.75))))
let rec f143 p144 p145 =
  let rec g146 u147 = p144
  in
  g146 p145
let n148 = f143 (n125 mod (n125 lor 1)) 19
let () = note_int n125
let () = (mix_ints a104 0 16; note_end 0)
let () = note_int n109
let () = note_float n91
let () = ((let (_, m150, m151) = v117 in mix m150; mix (Char.code m151)); note_end 0)
let () = note_int n140
let () = note_int n90
let () = note_float x78
let () = ()
