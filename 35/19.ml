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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (string, string) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y192 :: y193) -> mix 1; mix_string y192; mix_1 (d - 1) y193
and mix_2 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y194 :: y195) -> mix 1; mix_floats y194 0 1; mix_2 (d - 1) y195
and mix_3 d (v : (string, string) result) =
  if d > 0 then
    match v with
    | Ok y196 -> mix 0; mix_string y196
    | Error y197 -> mix 1; mix_string y197
let v18 = ((ref (if true then (Ok "") else (Ok "tail \" end"))), (("a", "a", '\''), (String.concat "" [""; clip "12"])), (match (List.filter (fun p0 -> true) []) with | [] -> (let s1 = "12" in let i2 = 10 in if i2 >= 0 && i2 < String.length s1 then s1.[i2] else 'z') | (q3 :: []) when false -> !q3 | (_ :: []) when ((if false then None else None) < (try (List.fold_right2 (let rec f7 p4 p5 p6 = p6 in f7) [] [] None) with | Invalid_argument _ -> None)) -> (match [] with | [] -> ' ' | ((_ :: []) | (_ :: [])) -> '0' | ([] | (_ :: (_ :: _))) -> 'z') | ((_ :: []) as w8) -> (List.fold_left (fun p9 w8 -> w8) ' ' []) | (_ :: _) -> ((); '\255') | ((q10 :: _) | (q10 :: _)) -> (let q10 = "a" in '\255') | exception Division_by_zero -> (match Ok '\n' with | Ok 'a'..'m' -> 'z' | Ok ('0'..'9' | _) -> '\255' | ((Ok q11) | (Ok q11)) -> q11 | Error "a" -> '0' | ((Error "") | (Ok 'a'..'m')) -> 'a' | Error q12 -> '\n') | exception Not_found -> ((); '\'') | exception E0 -> ((let rec f14 p13 = '\n' in f14) (fun p15 p16 p17 -> p15)) | exception _ -> '\029'), (String.concat "" [string_of_float (abs_float 1.0); clip (Printf.sprintf "<%05d>" 19)]))
let () = ((let (m19, m20, m26, m27) = v18 in mix_0 5 m19; (let (m21, m25) = m20 in (let (m22, m23, m24) = m21 in mix_string m22; mix_string m23; mix (Char.code m24)); mix_string m25); mix (Char.code m26); mix_string m27); note_end 0)
let v31 = fst ((let s28 = "\000\255x" in let i29 = -2 in if i29 >= 0 && i29 < String.length s28 then s28.[i29] else '\n'), (match Ok (Array.make 8 17) with | Ok q30 -> '\'' | Error _ -> 'z'))
let v37 = ((print_string (String.concat "" ["a"; clip "12"])); (match Printf.sprintf "<%c>" '\n' with | ("a" | "a") -> (Char.uppercase_ascii v31) | ("a" | "") -> (let s32 = "12" in let i33 = 14 in if i33 >= 0 && i33 < String.length s32 then s32.[i33] else v31) | q34 -> (let s35 = q34 in let i36 = 2 in if i36 >= 0 && i36 < String.length s35 then s35.[i36] else v31)))
let v38 = '\005'
let s39 = string_of_int ((8 + (-2)) * 30)
let rec f40 p41 =
  if p41 < 1 then
    (if false then ([], (v38, s39, ' ', s39), s39, (Array.make 8 1.5)) else ([], (v38, s39, v37, s39), s39, (Array.make 8 (-0.5))))
  else (
    let v44 = (let _v42 = String.concat s39 [string_of_float 4096.0; clip (string_of_int p41)] in (match '\015' with | 'a'..'m' -> v38 | '0'..'9' -> 'c' | q43 -> v38)) in
    let r45 = f40 (p41 - 1) in
    r45
  )
let v46 = f40 0
let () = ((let (m47, m48, m53, _) = v46 in mix_1 5 m47; (let (m49, m50, m51, m52) = m48 in mix (Char.code m49); mix (String.length m50); mix (Char.code m51); mix (String.length m52)); mix (String.length m53)); note_end 0)
let () = ((let (_, m56, m61, _) = v46 in (let (m57, m58, m59, m60) = m56 in mix (Char.code m57); mix (String.length m58); mix (Char.code m59); mix (String.length m60)); mix (String.length m61)); note_end 0)
let () = (try (
  (try (
    (if not ((2 + 2147483647) < 5) then (let (q63, q64) = ((Array.make 8 1.5), (Ok '\n')) in ()));
    let f65 p66 p67' p68 s39 p69 p70 p71 v46 p72 p73 p74 p75 p76 p77 p78 p79 p80' p81 p82 p83' p84 p85' f40 =
      p83' -. (p81 +. (((p80' +. (p79 -. (p83' *. ((p70 *. (p79)) *. p72)))) -. p80') +. f40))
    in
    let x113 = f65 (18 - 11) (tick_float 8 (-1.5)) (try (match v37 with | 'a'..'m' -> (ref "\000\255x") | 'a'..'m' -> (ref s39) | _ when ((2 / (8 lor 1)) < (compare (ref (Array.make 16 5)) (ref (Array.make 16 9)))) -> (ref s39)) with | Invalid_argument q86 -> (ref "a") | Division_by_zero -> (ref s39) | Failure _ -> (ref s39)) (if false then [] else []) (19 - 19) (0.0 *. 1.0) (let rec f88 p87 = "b c" in f88) (-16) (0.0 /. 0.0) (0.0 -. (-1.5)) (match v38 with | 'a'..'m' -> (-1) | '0'..'9' -> 9 | q89 -> 0) (string_of_int 18) (14 - 14) (let v93 = (let rec f92 p90 p91 = None in f92) in 20) ((); (-3)) (f65 16 1.0 (ref "") [] 9 1.0 (fun p94 -> "b c") 3 0.5 0.0 4 s39 7 2 9 1.0 1.0 10.0 0 0.5 16 (fun p95 p96 -> 'z') 10.0) ((-2.0) /. 2.0) (1.5 *. 1.5) (Char.code '0') (1.0 +. 1.0) (let o97 = 11 in let o98 = 3 in let o99 = 3 in let o100 = 6 in let o101 = 6 in let ( land ) a b = a lxor (b + 1) and ( *! ) a b = a lxor (b + 1) in o97 land o98 land o99 land o100 *! o101) (let v105 = (let rec f104 p102 p103 = v37 in f104) in (let rec f108 p106 p107 = v38 in f108)) (f65 6 0.5 (ref s39) [] 20 3.25 (fun p109' -> "tail \" end") 0 10.0 2.0 13 s39 17 2 14 2.0 (-2.0) 1.0 15 (-100.75) 11 (let rec f112 p110 p111 = v38 in f112) 10.0) in
    let v124 = if (x113 <> x113) || (false && false) then (match v38 with | ('a'..'m' | 'a'..'m') -> (let v114 = "12" in []) | '0'..'9' when (if ((); true) then (false || false) else (2 != 6)) -> [(Array.make 1 x113); (Array.make 1 x113)] | q115 -> [] | _ -> (if true then raise E0 else [])) else (List.find_all (fun x113 -> (match v46 with | ([], q116, q117, q118) -> false | ((q119 :: q120), q121, q122, q123) -> false)) (if true then [] else [])) in
    (mix_2 5 v124; note_end 0);
    let s125 = string_of_float (abs_float (tick_float 12 x113)) in
    print_string (Printf.sprintf "<%s>" s125)) with | Match_failure _ -> () | E0 -> ());
  (if 8 <> (-2) then raise (Failure s39) else (Result.get_error (Ok v38)))) with | Invalid_argument q126 -> (match v46 with | (((q127, q128, "a", q129) as w130) | ((q127, q128, _, q129) as w130)) -> () | (q131', q132, v37, q133) -> ()) | Failure q134 -> (match v38 with | 'a'..'m' -> () | '0'..'9' -> () | q135 -> ()) | _ -> (max () ()))
let a136 = (let (_, q137, q138) = ("12", (ref s39), v38) in Array.make 13 10.0)
let rec loop140 i139 n141 =
  if i139 <> n141 then (
    (a136.(i139 + 1) <- ((a136.(i139)) -. (if true then 1.5 else 0.0)));
    loop140 (i139 + 1) n141
  ) else
    ()
let () = loop140 0 12
let () = (mix_floats a136 0 13; note_end 0)
let () = (try (
  assert (compare (compare (match v37 with | 'a'..'m' -> (Array.make 2 0.0) | '0'..'9' -> (Array.make 2 0.0) | ('a'..'m' | 'a'..'m') -> (Array.make 2 0.0) | _ -> (Array.make 2 (-3.25))) (try (Array.make 2 0.0) with | _ -> (Array.make 2 (-2.0)))) (compare (match v37 with | 'a'..'m' -> (Array.make 2 0.0) | '0'..'9' -> (Array.make 2 0.0) | ('a'..'m' | 'a'..'m') -> (Array.make 2 0.0) | _ -> (Array.make 2 (-3.25))) (try (Array.make 2 0.0) with | _ -> (Array.make 2 (-2.0)))) = 0);
  let x142 = 0.0 /. 0.0 in
  let n143 = ((((((0) + (if x142 = x142 then 95 else 0)) + (if x142 <> x142 then 6 else 0)) + (if x142 < (x142 -. x142) then 45 else 0)) + (if x142 > x142 then 20 else 0)) + (if x142 <= x142 then 16 else 0)) + (if x142 >= x142 then 86 else 0) in
  ()) with | _ -> (mix_string s39))
let v147 = (let (q145, q146) = (match v37 with | 'a'..'m' -> (s39, (v38, v38, v38, v38)) | 'n' -> (if true then (s39, (v38, v37, 'a', v31)) else (s39, ('\n', v38, v37, v38))) | q144 -> (s39, (v38, v38, q144, v38))) in v37)
let () = (try (
  let s148 = String.concat s39 [string_of_bool ((-3) > 0); clip (string_of_bool (s39 <> s39))] in
  (mix (String.length s148); note_end 0);
  let s150 = string_of_bool ((s148, [], []) < ((fun p149 -> (s148, [], [])) (Array.make 1 v147))) in
  Printf.printf "[%s %d]\n" "" (19 / 16)) with | _ -> (if false then ()))
let () = (let _v151 = if Result.is_error (Ok v147) then (v147, '0') else (snd (s39, (v147, '\n'))) in if if false then true else false then (match [] with | ([] as w152) -> () | (q153 :: q154) -> ()) else (a136.(wrap (let (q155, q156) = _v151 in 17) 13) <- 1.5))
let s163 = Printf.sprintf "<%05d>" ((let (q160, _, _, q161) = ((let s157 = s39 in let i158 = 0 in if i158 >= 0 && i158 < String.length s157 then s157.[i158] else v31), (s39 :: []), (let v159 = Array.make 1 (-100.75) in []), (String.concat s39 ["12"; clip "a"])) in ((fun p162 -> 3) s39) / (-3)) asr 19)
let () = (mix (String.length s163); note_end 0)
let s168 = string_of_float (abs_float (let i164 = if true then ((let rec f166 p165 = 16 + 13 in f166) (String.make (hide 0 1) v147)) else ((19 lor 3) + ((); 9)) in if i164 >= 0 && i164 < 13 then a136.(i164) else ((floor (0.0 *. 2.0)) +. (let i167 = 5 in if i167 >= 0 && i167 < Array.length a136 then a136.(i167) else (if true then (-0.5) else 0.5)))))
let () = (mix (String.length s168); note_end 0)
let v187 = (match Error (try (if false then [] else []) with | _ -> []) with | ((Ok None) | (Ok None)) -> 'k' | Ok (Some q169) -> (let (q170, q171) = (q169, (ref q169)) in max v38 q170) | ((Error []) | (Error [])) -> v147 | Ok _ when ((let ((q176, _), q177, _) = (("b c", v147), (ref v37), (let rec f175 p172' p173 p174 = v147 in f175)) in ()); (try false with | _ -> false)) -> ((try () with | Invalid_argument s163 -> () | Not_found -> () | Match_failure _ -> ()); (match s39 with | "a" -> v147 | (q178 | ("" as q178)) -> v147 | q179 -> v147)) | ((Error (_ :: _)) | (Ok None)) -> (let v181 = [|3.25; 1.0|] in (let s182' = s163 in let i183 = 1 in if i183 >= 0 && i183 < String.length s182' then s182'.[i183] else '\'')) | Error q184 -> (let s185 = string_of_float 100.75 in let i186 = 4 + 13 in if i186 >= 0 && i186 < String.length s185 then s185.[i186] else v37))
let x188 = 0.0 /. 0.0
let n189 = ((((((0) + (if x188 = x188 then 83 else 0)) + (if x188 <> (try (x188 +. 1.5) with | _ -> 0.5) then 99 else 0)) + (if x188 < x188 then 40 else 0)) + (if x188 > x188 then 80 else 0)) + (if x188 <= x188 then 29 else 0)) + (if x188 >= x188 then 13 else 0)
let () = note_int n189
let v190 = ((if false || false then (v187, v38, v187) else (v187, v38, v147)), (Some (if true then v37 else v187)), s168, (string_of_bool false))
let s191 = Printf.sprintf "<%.3f>" (abs_float x188)
let () = (mix (Char.code v37); note_end 0)
let () = (mix_string s191; note_end 0)
let () = (mix_string s39; note_end 0)
let () = (mix (Char.code v31); note_end 0)
let () = note_int n189
let () = (mix_string s163; note_end 0)
let () = (mix (Char.code v38); note_end 0)
let () = ()
