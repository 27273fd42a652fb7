exception E0 of char list
exception E1 of (int, int) result
exception E2 of float
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (float array, float option) result) =
  if d > 0 then
    match v with
    | Ok y140' -> mix 0; mix_floats y140' 0 1
    | Error y141 -> mix 1; mix_8 (d - 1) y141
and mix_1 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y142 -> mix 1; mix (if y142 then 1 else 0)
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y143 :: y144') -> mix 1; mix y143; mix_2 (d - 1) y144'
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_4 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y145 -> mix 1; mix y145
and mix_5 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y146 -> mix 0; mix_float y146
    | Error y147 -> mix 1; mix y147
and mix_6 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y148 -> mix 1; mix_3 (d - 1) y148
and mix_7 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix (if y149 then 1 else 0); mix_7 (d - 1) y150
and mix_8 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix_float y151
let v0 = Char.lowercase_ascii '\014'
let v5 = ((Error (let (q1, q2, q3) = ((ref 100.75), (-3), (Ok false)) in None)), (fun p4 -> Ok 10.0), None)
let () = ((let (m6, _, m8) = v5 in mix_0 5 m6; mix_1 5 m8); note_end 0)
let () = (try (
  let rec f9 p10 p11 p12 =
    if p10 > 0 then (
      (try (let r13 = f9 ((-1) + p10) p11 p12 in if not false then raise (E0 []) else r13) with | E0 [] -> ([], (ref p10), None) | E0 ((_ :: q14)) -> ([], (ref p10), None))
    ) else
      ([], (ref p10), None)
  in
  let v15 = f9 2 (Array.make 16 false) (List.concat []) in
  ((let (m16, m17, m18) = v15 in mix_2 5 m16; mix_3 5 m17; mix_4 5 m18); note_end 0);
  let v20 = f9 (hide 1 5) ((); (Array.make 16 false)) (let v19 = ref (ref 100.75) in []) in
  ((let (m21, m22, m23) = v20 in mix_2 5 m21; mix_3 5 m22; mix_4 5 m23); note_end 0);
  ((let (m24, m25, m26) = v20 in mix_2 5 m24; mix_3 5 m25; mix_4 5 m26); note_end 0);
  Array.iter (fun p27 -> ((); ())) [|(-2); 8; 15; 12; 18|]) with | _ -> (match v0 with | ('0'..'9' | 'a'..'m') -> () | q28 -> () | ('a'..'m' | 'a'..'m') -> ()))
let v40 = if (19 mod 4) = (( + ) 15 11) then (match v0 with | ('a'..'m' as w29) -> (if false then (ref (Array.make 1 4)) else (ref (Array.make 1 17))) | '0'..'9' -> (max (ref (Array.make 1 5)) (ref (Array.make 1 16))) | 'a'..'m' -> (match None with | None when (match (19, v0, 18) :: [] with | [] -> true | (q30' :: _) -> (let v31 = [] in false) | ((q32 :: _) | (((_, _, _) as q32) :: [])) when (((); ((Ok 0.5), (Array.make 16 12), true, (ref 5))) >= ((Ok 100.75), (Array.make 16 16), true, (ref (-3)))) -> ((-1.0) = 3.25) | _ -> (match [] with | [] -> false | (_ :: q33) -> false)) -> (ref (Array.make 1 18)) | None -> (ref (Array.make 1 17)) | ((Some 0.5) | (Some _)) -> (ref (Array.make 1 1))) | ('n' | 'n') -> (ref (Array.make 1 12)) | '0'..'9' -> (if false then (ref (Array.make 1 3)) else (ref (Array.make 1 11))) | q34 -> (ref (Array.make 1 15))) else (List.fold_right (let rec f36 p35 v5 = v5 in f36) (Array.fold_left (let rec f39 p37 p38 = [] in f39) [] (Array.make 5 2.0)) (ref (Array.make 1 11)))
let x43 = ceil (match Some (Ok "12") with | ((Some _) | None) -> 1.0 | Some q42 -> (0.5 +. 1.5))
let (q78, _, q79) = ((try (List.find (fun x43 -> false) (try (try [] with | Invalid_argument _ -> [] | Not_found -> [] | E0 [] -> [] | E0 ((q44 :: _)) -> [] | E1 (Ok 6) -> [] | E1 (Ok _) -> [] | E1 (Error q45) -> []) with | Invalid_argument _ -> [] | Division_by_zero -> [] | Match_failure _ -> [] | E0 [] -> [] | E0 ((_ :: [])) -> [] | E0 ((q46' :: ((q47 :: q48) as w49))) -> [])) with | Invalid_argument q50' -> (fun p51 x43 p52 -> x43) | Not_found -> (let rec f56 p53 p54 p55 = x43 in f56) | Match_failure _ -> (let v57 = Ok None in (let rec f60' v5 p58 p59 = x43 in f60')) | E1 (Ok q61) -> (fun p62 p63 x43 -> p63) | E1 (Error 9) -> (fun p64 p65 p66 -> p65) | E1 (Error q67) -> (fun p68 p69 p70 -> p69) | E2 0.0 -> (fun v40 p71 p72 -> 1.5) | E2 q73 -> (let rec f77 p74 p75 p76 = x43 in f77)), ((if false then x43 else (-0.5)) <> (coarse (tan (limit x43 (-1.0) 1.0)))), (Error (-2)))
let () = assert (compare ((8 * 26) mod 16) ((8 * 26) mod 16) = 0)
let a84 = [|(4096.0 /. x43); (x43 *. 1.0); x43; (Array.fold_right (let rec f82 p80 p81 = p81 *. 3.25 in f82) [|true; false; true; false; false|] (( -. ) 1.0 x43)); ((x43 -. x43) +. (1.5 -. x43)); (match q79 with | Ok 0.0 -> ((-100.75) +. x43) | Ok q83 -> ((); x43) | Error (7 | 3) -> 1.5 | Error _ -> (x43 +. x43)); ((x43 *. x43) +. x43); (-1.0)|]
let x85 = 100.75
let a86 = Array.make 8 17
let () = for i87 = 0 to 8 - 1 do
  (let k88' = wrap a86.(i87) 8 in a86.(k88') <- a86.(k88') + i87);
  ()
done
let f89 p90 p91 p92 =
  let a93 = (match [] with | ((_ :: []) | []) -> (Array.make 4 5) | ('a'..'m' :: q95) -> (Array.make 4 (-3)) | ('n' :: q96) -> (Array.make 4 (-1)) | ((q97 :: q98) | ((q97 :: _) as q98)) -> (Array.make 4 5)) in
  let rec loop101 i99 n102 s100 =
    if i99 <> n102 then (
      (a93.(i99) <- (a93.(0) lxor (s100)));
      loop101 (i99 + 1) n102 (a93.(i99) + ((s100) - a93.(0)))
    ) else
      s100
  in
  let n103 = loop101 0 4 14 in
  (if ((Array.make 3 x43) <= (Array.make 3 x85)) && (x85 < x85) then (match q79 with | ((Ok _) | (Ok _)) -> (let _v104 = n103 in Array.make 3 100.75) | ((Error 9) | (Error 9)) -> (try (match p92 with | (None as w105') when ((x85 *. x85) < 10.0) -> (Array.make 3 x43)) with | Match_failure _ -> (Array.make 3 (-0.0))) | Error 5 -> (Array.make 3 x43) | Ok _ when !p90 -> (let v106 = ref a84 in Array.make 3 2.0) | (Error _ as w107) -> [|x43; 1.0; 0.0|]) else [|(floor x85); (sqrt x85); (x85 /. x43)|])
let g108 = f89 ((fun p110 -> ref true) None)
let g109' = g108 ((); (Ok true))
let a112 = g109' (match q79 with | Ok _ -> None | ((Error 7) | (Error 4)) -> None | Error (4 | 4) -> None | Error (-1) -> None | Error q111 -> None)
let a113 = g109' (Some None)
let v122 = min (try ((if (let a113 = if false then (Ok []) else (Ok []) in Result.is_error (Ok 7)) then (List.find_map (let rec f115 p114 = Some (ref 5) in f115) (if false then [] else [])) else (max (min None None) None)), (if if (match None with | None -> true | Some None -> true | Some (Some 0.5) -> true | Some (Some a112) -> false | ((Some None) | (Some None)) -> false) then ((); true) else (if true then true else true) then [(false && true)] else [])) with | _ -> ((let v116 = int_of_float x85 in Some (ref v116)), (min (match q79 with | Ok q117 -> [] | Error 1 -> [] | Error 0 -> [] | Error _ -> []) (match v5 with | (q118, _, None) when (((Array.length a113) - 31) < a86.(3)) -> [] | (q119, q120, None) -> [] | (_, q121, (Some _)) -> [])))) ((Option.join (if if false then true else true then (if true then None else None) else ((); None))), (((if true then (-3) else 12) <= 8) :: []))
let f89 = 1e-310
let () = print_int ((17 lor 16) * (0 + 4))
let () = print_byte 32
let () = print_float (q78 (try "kqqfz" with | _ -> "\000\255x") (x85 -. f89) ("tail \" end" >= ""))
let () = print_newline ()
let n123 = a86.(((); 9) land 7)
let s125 = ref 7
let () = for i124 = 0 to 8 - 1 do
  (if a86.(i124) <> (!s125 + !s125) then (s125 := ((!s125) lxor a86.(i124))))
done
let n126 = !s125
let () = note_int n126
let a112 = coarse (sin (limit 1.5 (-100.0) 100.0))
let () = note_float a112
let n127 = n126
let unused128 = (let i129 = Array.length a113 in if i129 >= 0 && i129 < 8 then a86.(i129) else (a86.(6) + (n127 / 16)))
let rec loop132 i130 n133 s131 =
  if i130 >= 0 then (
    (a113.(i130) <- ((a113.(i130)) *. s131));
    loop132 (i130 - 1) n133 s131
  ) else
    s131
let n134 = loop132 (Array.length a113 - 1) (Array.length a113) 2.0
let () = note_float n134
let () = note_int n126
let () = (mix_5 5 q79; note_end 0)
let () = ((let (m135, m136) = v122 in mix_6 5 m135; mix_7 5 m136); note_end 0)
let () = note_int n123
let () = (mix (Char.code v0); note_end 0)
let () = note_float f89
let () = ((let (m137, _, m139) = v5 in mix_0 5 m137; mix_1 5 m139); note_end 0)
let () = ()
