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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int option, bool) result) =
  if d > 0 then
    match v with
    | Ok y171 -> mix 0; mix_2 (d - 1) y171
    | Error y172 -> mix 1; mix (if y172 then 1 else 0)
and mix_1 d (v : (string * char option * int * int, int) result) =
  if d > 0 then
    match v with
    | Ok y173 -> mix 0; (let (m174, m175, m176, m177) = y173 in mix_string m174; mix_4 (d - 1) m175; mix m176; mix m177)
    | Error y178 -> mix 1; mix y178
and mix_2 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y179 -> mix 1; mix y179
and mix_3 d (v : (int, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_4 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y180 -> mix 1; mix (Char.code y180)
and mix_5 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y181 -> mix 0; mix y181
    | Error y182 -> mix 1; mix y182
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let n22 = show_int 8 ((((); 2147483647) + (let v1 = 15 - 12 in if false then v1 else v1)) + (try (max (-32769) (compare (let (q2, _) = ([], false) in 11) (let v3 = ref None in 10))) with | _ -> (if (fun p4 -> false) [] then ((-3) + 14) else (match v0 with | (_, _, q5, ((6 as w6) | (6 as w6))) -> (-1) | (_, q7, 0.5, _) -> 3 | ((q8, q9, _, 9) | (q8, ((_, _) as q9), _, (-2147483647))) -> 15 | ((q10, q11, _, ((-1) | (-1))) as w12) -> 14 | (_, q13, _, q14) -> q14 | ((q15, q16, q17, q18) | (q15, q16, q17, q18)) -> q18 | (q19, q20, _, q21) -> (-3)))))
let () = note_int n22
let a140 = (match (if false then 3.25 else 3.25) :: [] with | ((_ :: _) | []) -> (
  let v30 = (let ((q27, q28) as w29) = if true > false then ((true, 1.0, 3.25, 16), (0.5, 10.0)) else (match n22 with | 8 -> ((false, (-0.5), 2.0, 7), (1.5, 3.25)) | ((-1) | (-1)) -> ((true, 3.25, (-3.25), n22), (0.5, 100.75)) | 6 -> ((false, 0.5, 1.0, 0), (1.0, 2.0)) | -2147483647 -> ((false, 0.0, 2.0, n22), (0.0, 0.5)) | q26 -> ((true, 0.5, 10.0, q26), ((-10.0), (-10.0)))) in Ok None) in
  (mix_0 5 v30; note_end 0);
  let n36 = (-2147483647) + ((match ((ref (Ok n22)), ((n22, n22, (-0.5)), n22), 0.5, n22) with | ((_, (q31, q32), q33, q34) as w35) -> ()); n22) in
  (match Error true with | Ok None -> (if false then (Array.make 9 0.5) else (Array.make 9 (-0.5))) | Ok (Some 2) -> (create_array 9 2.0) | Ok (Some q37) -> (let v38 = 16 in Array.make 9 100.75) | ((Error q39) | (Error q39)) -> (Array.make 9 0.5))) | (1.0 :: []) -> (
  let v54 = if (n22 lsr 0) <> (((n22 * 31) + ((); n22)) + ((); (n22 - 7))) then (let v46 = fun p40 -> if true = true then ((fun p41 p42 p43 -> '\''), 13) else ((fun p44 p40 p45 -> 'z'), n22) in max (match [] with | [] -> ((); ((Array.make 8 (-1.0)), (Ok (Array.make 5 false)))) | ((q47' :: q48) as w49) -> (List.fold_right (fun p50 p51 -> p51) [] ((Array.make 8 0.0), (Ok (Array.make 5 false))))) ([|100.75; (-3.25); 0.5; (-10.0); 10.0; 0.5; 1.5; 100.75|], (Error true))) else ((create_float_array 8 (if false || true then (sqrt 1.0) else (fst (10.0, [])))), (Error ((let v52 = Ok (Ok ' ') in "b c") = (Array.fold_right (fun v0 p53 -> p53) (Array.make 5 n22) "a")))) in
  create_array 9 ((-3.25) +. 100.75)) | ((0.5 | 0.0) :: []) -> (
  let v55 = Ok (if 1 <> n22 then ("a", None, n22, 4) else ("12", None, n22, n22)) in
  (mix_1 5 v55; note_end 0);
  mix (if true && (3.25 <> 100.75) then 1 else 0);
  ((); (match [] with | ([] | (_ :: _)) -> (Array.make 9 (-100.75)) | (_ :: []) -> (Array.make 9 (-100.75)) | (_ :: (q56 :: q57)) -> (Array.make 9 100.75)))) | (q58 :: []) -> (
  let n124 = (match if 13 >= n22 then (try (Error false) with | _ -> (Ok n22)) else (Error false) with | Ok 7 -> (
    let s59 = "loops and l" in
    let s61 = ref n22 in
    for i60 = 11 - 1 downto 0 do
      s61 := (Char.code s59.[i60] + 3 * !s61)
    done;
    let n62 = !s61 in
    note_int n62;
    -4097) | Ok 4 -> (
    let v78' = (match (let v63 = Ok n22 in v0) with | (_, q64, (1.0 as w65), 5) -> (w65 <> q58) | (_, q66, (1.0 as w67), (-1)) -> (if false then true else false) | ((_, q68, 1.0, (-3)) as w69) -> (let v70 = ([], [], false) in false) | (q71, q72', 1.0, q73) -> (let v74 = Array.make 16 1.0 in false) | (q75, q76, _, q77) -> false) || ((- n22) <= (if false then n22 else n22)) in
    let n87 = (match v0 with | (_, q79, q80, _) when q80 < (-1.5) -> ((n22 lxor n22) * ((fun p81 -> n22) (fun p82 p83 -> '\n'))) | ((q84, _, q85, _) as w86) -> 0) in
    note_int n87;
    ((match v0 with | (((q88, q89, 0.5, q90) as w91) | ((q88, q89, _, q90) as w91)) -> () | (q92', q93, n22, q94) -> ()); (let (_, q97, q98, q99) = (false, [], None, (fun p95 p96 -> p96)) in n87))) | Ok (-1 as w100) -> (
    w100 + (let v101 = w100 in v101)) | ((Ok _) | (Ok _)) -> (
    let rec g103 k106 () =
      if k106 <= 0 then (if true then ()) else (
        g105 (k106 - 1) (if true then () else ())
      )
    and g104 k107 () =
      if k107 <= 0 then () else (
        g104 (k107 - 1) (try () with | _ -> ())
      )
    and g105 k108 () =
      if k108 <= 0 then (if false then ()) else (
        g104 (k108 - 1) (match None with | None -> () | Some None -> () | Some (Some _) -> ())
      )
    in
    let v109 = g103 (hide 1 3) (g105 5 ()) in
    let _ = g103 (hide 0 5) (if true then v109) in
    let v110 = Some ((compare [] []) + n22) in
    (mix_2 5 v110; note_end 0);
    n22) | Error _ -> (
    (if (let v112 = fun p111 -> 3.25 in ((ref n22), q58)) < (if true then ((ref n22), q58) else ((ref n22), q58)) then (if 10.0 <= q58 then (if false then () else ()) else (if true then ())) else (if (-3) > n22 then () else (match v0 with | (_, (q113, q58), q114, (-3)) -> () | (q115, (q116, q117), _, 0) -> () | (_, (((_, _, _), _) | (_, _)), q121, q122) -> ())));
    let v123 = [] in
    n22)) in
  note_int n124;
  assert (hide 1 3 = 3);
  (let _v133 = (match v0 with | (q125, (_, _), q126, 1) -> (Array.make 8 q58) | (_, _, _, 7) -> (Array.make 8 q58) | ((_, (q127, q128), n124, 2) | (_, (q127, _), n124, (2 as q128))) -> (Array.make 8 q58) | (q129, q130, q131, q132) -> (Array.make 8 q131)) in (let (q134, q135) = (18, q58) in Array.make 9 q135))) | ((q136 :: ((v0 :: q137') as w138)) | (v0 :: ((q136 :: w138) as q137'))) -> (
  note_float (if false && false then (let _v139 = n22 in q136) else (q136 *. v0));
  min (if false then (Array.make 9 v0) else (Array.make 9 q136)) (Array.make 9 q136)))
let x141' = a140.(7)
let () = note_float x141'
let () = a140.(0) <- (-0.0)
let s147 = ((if false && false then (a140.(wrap (n22 / (-1)) 9) <- x141')); (String.fold_left (fun p142 n22 -> string_of_float (abs_float (-0.0))) (match v0 with | ((_, ((_, _, _), _), _, _) | (_, _, _, _)) -> "") (if true then "tail \" end" else "\000\255x")))
let f148 p149 p150 p151 =
  let f153 = fun p152 -> ref (p150, p152, p150, p150) in
  (try (Array.fold_left (fun p154' p150 -> None) (let v155 = -0.1 in (let p150 = (match (let v156 = true in Ok []) with | Error [] when true -> p151 | ((Error (q157 :: q158)) | (Error ((q157 :: _) as q158))) when q157 <> (-100.75) -> true | _ -> false) in None)) (Array.make 3 10.0)) with | Match_failure _ -> None)
let _ = f148 (fun p159 p160 p161 -> x141') (let (_, _) = (false, []) in n22) (4 <> n22)
let () = note_int n22
let () = (mix_string s147; note_end 0)
let () = ((let (m162, m163, m169, m170) = v0 in mix_3 5 m162; (let (m164, m168) = m163 in (let (m165, m166, m167) = m164 in mix m165; mix m166; mix_float m167); mix m168); mix_float m169; mix m170); note_end 0)
let () = note_float x141'
let () = ()
