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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
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
  (Result.to_list (Ok n15')) |> fold7) | Ok _ -> (
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
let rec f115 p116 p117 =
  if p116 < 1 then
    (match v101 with | 'a'..'m' -> p117 | '0'..'9' -> p117 | 'n' -> p117 | _ -> p117)
  else (
    let r118 = f115 (p116 - 1) (not true) in
    let r119 = f115 (p116 - 1) p117 in
    r118
  )
let _ = f115 2 ((); true)
let s120 = (clip (string_of_bool (f115 0 true))) ^ ((clip (try s30 with | _ -> s30)) ^ (if true then "\000\255x" else s30))
let n121 = ((land) n95 (n95 mod (n15' lor 1))) + (if if false then false else true then 1024 else (fold7 @@ []))
let s123 = fst (let _v122 = 31 in (s30, _v122))
let () = (mix_string s123; note_end 0)
let f124 p125 =
  (if (let rec f127 p126 = false in f127) (let v128 = true in None) then raise E0);
  a102.(4) <- ((fun p129 -> n106 *. n106) ((); (Array.make 16 true)))
let v133 = (try (f124 (part s120 (-3) n95)) with | E0 -> (match Array.make 9 n15' with | (([|9|] as w130) | ([|9|] as w130)) -> () | ([|8|] | _) -> () | [|q131|] -> () | q132 -> ()))
let v134 = (try (f124 "xquviqd") with | E0 when ((fst (n106, 9)) <> (2.0 *. 2.0)) -> (a102.((n15' / 2) land 7) <- n106) | _ -> v133)
let cell135 = ref n106
let rec get136 p137 =
  !cell135
let rec set138 p139 =
  cell135 := (!cell135) +. p139;
  !cell135
let x140 = set138 (float n121)
let x141 = get136 (Array.length a102)
let x142 = set138 (max x141 10.0)
let () = note_float x142
let x145 = set138 (match v101 with | 'a'..'m' -> x142 | ('0'..'9' as w143) -> x141 | q144 -> 10.0)
let () = note_float x145
let () = (mix (Char.code v101); note_end 0)
let () = (mix_string s123; note_end 0)
let () = (mix_0 5 cell135; note_end 0)
let () = note_float x140
let () = note_int n121
let () = note_float n106
let () = (mix_string s120; note_end 0)
let () = ()
