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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int * bool * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y139 :: y143) -> mix 1; (let (m140, m141, m142) = y139 in mix m140; mix (if m141 then 1 else 0); mix m142); mix_0 (d - 1) y143
and mix_1 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y144 :: y145) -> mix 1; mix_2 (d - 1) y144; mix_1 (d - 1) y145
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let rec fold7 p8 =
  match p8 with
  | [] ->
    (-2147483648) mod (-3)
  | (_ :: q9) ->
    let r10 = fold7 q9 in
    r10 land (let o11 = r10 in let o12' = r10 in let o13 = 7 in let ( == ) a b = a lxor (b + 1) in o11 == o12' == o13)
let n15' = fold7 (let v14 = -1.0 in [])
let s30 = Array.fold_right (fun p16 p17 -> ((); (match (let v18 = Error (Array.make 5 0.0) in (match v18 with | Ok q19 -> (Ok 0.0) | Error q20 -> (Ok 0.0))) with | ((Ok _) | (Error _)) -> (String.concat p17 [p17; clip p17]) | Error 3 -> (part p17 p16 12) | ((Ok 0.5) | (Error _)) -> (let v25 = ((let rec f24 p21 p22 p23 = 13 in f24), (Ok n15')) in part p17 p16 p16)))) ((let v26 = (let (_, fold7, _, _) = (try ((); (n15', (-0.0), n15', n15')) with | _ -> (14, 10.0, n15', n15')) in -65536) in ()); (Array.mapi (let rec f29 p27 p28 = if false >= false then n6 else n15' in f29) (Array.make 2 "\000\255x"))) ((clip (if (-8) > 6 then (String.concat "b c" ["b c"; clip "a"]) else (Printf.sprintf "<%6s>" (if true then "12" else "\000\255x")))) ^ "b c")
let () = (let (q54, _) = if (match (let rec f32 p31 = [] in f32) None with | [] -> (let (q33, _) = ((Array.make 2 3.25), (n15', true)) in ((-1), n15', (n6, 1.5, false))) | (0 :: q34') -> (n15', n15', (17, 2.0, false)) | ((1 as w35) :: q36) -> (if false then (n15', 13, (w35, 2.0, true)) else (16, n15', (0, 1.0, true))) | (((7 | 7) :: []) as w37) -> (7, n15', (11, 0.5, true)) | ((7 as w38) :: (q39 :: q40)) -> (q39, n6, ((-3), 10.0, false)) | (q41 :: q42) -> (try (match q42 with | (([] as w43) | ([] as w43)) when (((ref None) <> (ref None)) && (try ((); false) with | _ -> false)) -> (n6, q41, (n6, 1.0, false)) | ((q44 :: _) as w45) when q44 <> (-3) -> (q41, q44, (9, (-3.25), true)) | (q46 :: q47) -> (q41, 13, (q46, 100.75, true))) with | Not_found -> (n15', q41, (q41, (-0.5), false)) | Match_failure _ -> (q41, 18, (q41, (-100.75), true)))) = ((n6 + n15'), (n15' lxor n15'), (n15', 2.0, true)) then ((Array.mapi (fun p48 p49 -> (let _v50 = ref 1 in n15')) (Array.make 4 false)), (if s30 = s30 then None else (Some 3.25))) else (try (let v51 = List.merge compare (if false then [] else []) ((); []) in if 1.0 <> 1.5 then raise (Invalid_argument s30) else ((Array.make 4 13), None)) with | Invalid_argument q52 -> (let v53 = None in (match v53 with | (None | None) -> ((Array.make 4 n15'), None) | Some v53 -> ((Array.make 4 n15'), None)))) in q54.(0) <- (((-15) lsl ((-3) land 31)) + (Char.code (match None with | (None | None) -> 'a' | Some ((-2147483647), q55, q56, (-2)) -> '\'' | Some (0, q57, q58, (-2)) -> '\n' | Some ((-3), q59, _, (-2)) -> 'z' | Some (q60, q61, q62, (-2)) -> '\255' | Some (q63, _, q64, 1) -> 'z' | Some (q65, _, _, q66) -> '0'))))
let n95 = (match if 13 >= n15' then (try (Error false) with | _ -> (Ok n15')) else (Error false) with | Ok 7 -> (
  let s67 = "loops and l" in
  let s69 = ref n15' in
  for i68 = 11 - 1 downto 0 do
    s69 := (Char.code s67.[i68] + 3 * !s69)
  done;
  let n70 = !s69 in
  note_int n70;
  -4097) | Ok 4 -> (
  let v78 = (match snd (0.5, None) with | None -> (true || false) | (Some [] as w71) -> (Array.fold_left (fun p72 p73 -> p72) false (Array.make 5 1.5)) | None when ((); (6 > n15')) -> ((); true) | Some (q74 :: q75) -> ((let rec f77 p76 = false in f77) (fun q75 -> q74))) || false in
  let v83 = if (n15', (Array.make 6 (-0.0)), 100.75, []) <= (try (let v79 = [] in (n15', (Array.make 6 2.0), 1.5, [])) with | Division_by_zero -> (n6, (Array.make 6 (-100.75)), (-1.5), []) | Failure q80 -> (n6, (Array.make 6 1.5), 0.0, []) | E0 -> (n15', (Array.make 6 2.0), 10.0, [])) then (let v81 = () in (try (n15' :: []) with | _ -> [])) else (try [(match [] with | ([] as w82) -> n15' | (_ :: []) -> 9 | (_ :: (_ :: v78)) -> 16)] with | _ -> (n6 :: [])) in
  (match (let v87' = (let rec f86 p84 p85 = 19 in f86) in []) with | ((_ :: q88) | ([] as q88)) -> (9 + n15') | (q89 :: []) -> (11 * n15') | (_ :: ((q90 :: q91) | ((q90 :: _) as q91))) -> (if v78 then n6 else n15'))) | ((Ok (-1) as w92) | (Ok (-1) as w92)) -> (
  fold7 (Result.to_list (Ok n15'))) | Ok _ -> (
  n15') | Error q93 -> (
  (let v94 = n15' in v94) lxor (compare (Ok []) (Ok []))))
let v101 = if (2.0 *. (-3.25)) > ((fun p96 -> 1.0) n95) then '0' else (let (n95, q98) = (match n6 with | 1 -> (10, ('\'', (-0.5), 0.5, (-10.0))) | ((-1 as w97') | w97') -> (n95, ('0', (-1.0), 3.25, (-2.0))) | ((-2147483647) | (-2147483647)) -> (n15', ('\'', 0.5, 2.0, 100.75)) | 6 -> (n15', ('\n', (-3.25), 2.0, 0.5)) | (4 | 2) -> (4, ('\255', 10.0, 0.0, 0.5)) | (5 | 1) -> (12, ('\n', (-3.25), (-1.5), 3.25)) | _ -> (8, ('z', 0.5, 10.0, 1.0))) in (let s99 = s30 in let i100 = n15' in if i100 >= 0 && i100 < String.length s99 then s99.[i100] else '0'))
let a102 = (let v103 = (false, true) in Array.make 8 (-2.0))
let s105 = ref (-0.0)
let i104 = ref 0
let () = while !i104 < 11 do
  s105 := (if !i104 < 8 then (a102.(!i104) *. (!s105)) else !s105); i104 := !i104 + 1
done
let n106 = !s105
let () = note_float n106
let () = (let rec f110 p107 = p107.(wrap (match v101 with | (q108 | ('a'..'m' as q108)) -> n6 | '0'..'9' -> n95 | q109 -> n95) 2) <- (n95 / (n15' lor 1)) in f110) (let ((s30, q111') as w112) = min (n15', 0.0) (n95, n106) in Array.mapi (fun p113 p114 -> s30) (Array.make 2 true))
let rec fold115 p116 =
  match p116 with
  | [] ->
    []
  | ((_ :: q117) as w118) ->
    (n95, false, n6) :: []
let v119 = fold115 (if true then [] else [])
let () = (mix_0 5 v119; note_end 0)
let a120 = [|n106; n106; n106; n106; n106; n106|]
let s122 = ref n106
let () = for i121 = 0 to 6 - 1 do
  a120.(i121) <- (a102.(1) +. (!s122));
  s122 := ((a102.(1) *. (!s122)) +. a120.(i121))
done
let n123 = !s122
let () = note_float n123
let rec fold124 p125 =
  match p125 with
  | [] ->
    []
  | (_ :: q126) ->
    let r127 = fold124 q126 in
    (ref n15') :: r127
let v137 = fold124 (match (None, n15') with | (q128, q129) when (if (match v101 with | ('a'..'m' | 'a'..'m') -> true | ('0'..'9' | '0'..'9') -> true | q130 when ((let v131 = -3 in s30) < (match Array.make 9 n15' with | (([|9|] as w132) | ([|9|] as w132)) -> "" | [|(8 as w133)|] -> s30 | [|q134|] -> s30 | _ -> s30)) -> false | 'a'..'m' -> true | _ -> false | q135 -> true) then (100.75 <> n123) else (true && false)) -> [] | ((v101, q136) | ((Some _ as v101), q136)) -> [])
let () = (mix_1 5 v137; note_end 0)
let v138 = fold124 v137
let () = (mix_1 5 v138; note_end 0)
let () = (mix_floats a102 0 8; note_end 0)
let () = (mix_1 5 v137; note_end 0)
let () = note_float n123
let () = note_int n6
let () = note_int n95
let () = ()
