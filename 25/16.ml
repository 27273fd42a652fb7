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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y179 -> mix 1; mix y179
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y180 :: y181) -> mix 1; mix (if y180 then 1 else 0); mix_1 (d - 1) y181
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let () = print_int (succ n2)
let () = print_byte 32
let () = print_float (if false then (try (1.0 *. (-3.25)) with | _ -> (-1.0)) else (match 1.5 with | 1.0 -> (-100.75) | q3 -> 0.5))
let () = print_newline ()
let rec f4 p5 p6 p7 p8 p9 p10 p11 p12 =
  if p5 > 0 then (
    f4 (p5 - 1) p9 1.5 p6 p9 (-1.0) p12 p11
  ) else
    (p12 /. p12)
let x19 = f4 5 (match [] with | ((_ :: q13) | ([] as q13)) -> n2 | (q14 :: []) -> n2 | ((q15 :: (q16 :: q17)) | ((q16 :: (q15 :: _)) as q17)) -> n2) (f4 (hide 0 11) n1 0.5 n2 8 0.0 2.0 10.0) (( * ) n2 n2) (n2 / (-1)) (float_of_int n2) (1.5 /. 1.0) (let v18 = ref (ref true) in 1.5)
let x20 = f4 0 (1 - n1) (x19 *. (-100.75)) 65535 n2 x19 (float_of_string "0.5") (2.0 +. x19)
let v21 = []
let (q22', q23, q24) = (((land) n2 (compare n2 n2)), (snd ((-2), n2)), (compare x20 (x20 *. x19)))
let q22' = (try (if max ((12 - 1073741824) >= q24) ((((); q22') + 4096) < (let (_, _, _) = ('\255', (Array.make 4 x20), None) in q23)) then (match (match (match [] with | ([] as w25) -> [] | (q26 :: _) -> []) with | [] -> [true] | ((1.0 :: _) as w27) -> (match w27 with | ((_ :: []) | []) -> [] | (q28 :: q29) -> []) | ((_ :: q30) | ((_ :: _) as q30)) -> ((); [])) with | ([] as w31) -> ((match true with | true -> 13 | false -> q24) mod ((12 + 18) lor 1)) | (_ :: q32) -> ((land) 1023 3)) else (((n2 lxor 13) lsr 24) + ((( + ) 16 7) lsl 0))) with | _ -> ((let q23 = (try (Result.get_ok (Ok [])) with | Invalid_argument q33 -> []) in fst (q22', true)) lsr 15)) / (q23 lor 1)
let v69 = (match Some (6073, true, ((q24 + (-65536)) > 8), (n2 / (-3))) with | (None as w34) -> ((try (match (Some (n2, true, false, q24)) with | None -> q22' | Some (_, q35, true, q36) -> (Result.get_error (Ok q35)) | Some (_, (true | true), false, q37') -> (q23 lxor 18) | Some (_, (false as w38), false, _) -> (q24 / q22') | exception Invalid_argument _ -> (truncate x20) | exception Division_by_zero -> (min q22' q24) | exception Failure _ -> (compare q22' q22') | exception Match_failure _ -> (let v39' = q24 in q22') | exception E0 q40 -> q23 | exception E1 (6, q41) -> ((); n2) | exception E1 (q42, q43) -> q24) with | Invalid_argument q23 -> (match [] with | [] -> q24 | (q44 :: q45) -> n2) | Division_by_zero -> (compare q23 4)), (let (q47, q48, q49, _) = (match [] with | [] -> (q24, (Array.make 8 x20), q22', '0') | (_ :: q46) -> (q24, (Array.make 8 10.0), q22', '0')) in None)) | ((Some (q50, _, _, _)) | (Some (_, _, true, q50))) -> (let v21 = (let v51 = if true then (-2.0) else x19 in if true then (Array.make 16 (fun p52 -> false)) else (Array.make 16 (let rec f54 p53 = false in f54))) in ((match None with | None -> n2 | Some 1.0 -> q22' | Some q23 -> q22'), (if false then None else None)))) < (((q24 mod 4096) - (match [] with | [] -> (let _v55 = q24 in _v55) | (q56 :: []) -> ((fun p57 -> 4) q23) | ((_ :: (_ :: _)) | (_ :: [])) -> (q22' lsl 12))), (Some (f4 1 q22' (Array.fold_right (let rec f63 p61 p62 = x20 in f63) (Array.make 4 false) 3.25) (7 mod (q22' lor 1)) (let (q64, q65) = (x20, true) in q23) ((); x20) (match [] with | [] -> 10.0 | ((q66 :: []) | ((false as q66) :: _)) -> x20 | (true :: (q67 :: q68)) -> x20 | ([] | (false :: (_ :: _))) -> x20) (x20 *. x20))))
let () = (mix (if v69 then 1 else 0); note_end 0)
let rec f70 p71 () p72 p73 =
  if p71 > 0 then (
    let r75 = f70 (p71 - 1) () (let v74 = x20 in (p73, [], v74)) (x20 +. x20) in
    let r77 = f70 (p71 - 1) () (let _v76 = 14 in (x20, [], p73)) p73 in
    Array.make 8 q24
  ) else
    [|q24; 0; q24; q22'; p71; p71; p71; 11|]
let a79 = f70 (hide 1 3) (let _v78 = v69 in ()) (x20, [], x20) (if v69 then x19 else x19)
let a80 = [|q24; n2; q24; 4|]
let rec loop83 i81 n84' =
  if i81 >= n84' then () else (
    (let x82 = a80.(i81) in a80.(i81) <- a80.(3 - i81); a80.(3 - i81) <- x82);
    loop83 (i81 + 1) n84'
  )
let () = loop83 0 (hide 1 2)
let () = (mix_ints a80 0 4; note_end 0)
let x92 = f4 8 (if q22' > q22' then a80.(q22' land 3) else (match [] with | ([] | []) -> q23 | (q85 :: []) when q85 -> q24 | (q86 :: ([] | [])) -> 18 | ((q87 :: (v69 :: q88)) | (v69 :: ((q87 :: _) as q88))) -> q24)) 0.5 n1 (snd (if v69 then (x20, q24) else (x19, q24))) x19 (-100.75) (max (Array.fold_right (let rec f91 p89 p90 = 3.25 in f91) a80 x20) (if v69 then 100.75 else 100.75))
let () = note_float x92
let rec g94 k96 p97 =
  if k96 <= 0 then (Array.length a80) else (
    g95 (k96 - 1) (q24 - 10)
  )
and g95 k98 p99 =
  if k98 <= 0 then (let o100 = q24 in let o101 = k98 in let o102 = q22' in let o103 = k98 in let ( &&& ) a b = a lxor (b + 1) and ( / ) a b = a * 2 - b in o100 / o101 &&& o102 &&& o103) else (
    g95 (k98 - 1) (Array.length a80)
  )
let n106 = g94 0 ((let rec f105 p104 = n2 in f105) x20)
let () = note_int n106
let n107 = g94 3 (List.compare_lengths [] [])
let () = (try (
  a80.((-6304) land 3) <- (match (if true then raise Not_found else []) with | [] -> (try (n107 - 1) with | _ -> n107) | (true :: q108) -> (if true then n107 else n106) | (false :: q109) -> 10 | exception Invalid_argument q110 -> (String.length q110) | exception Division_by_zero -> (-5) | exception Not_found -> (n106 + n106) | exception Match_failure _ -> (max q24 13) | exception E0 ((_, q111) as w112) -> (match None with | None -> n106 | Some 1 -> q22' | Some 0 -> n107 | Some 4 -> q22' | Some 5 -> 0 | ((Some q113) | (Some q113)) -> 1));
  let a114 = [|x19; x92; x20; x20|] in
  let s116 = ref x92 in
  for i115 = Array.length a114 - 1 downto 0 do
    a114.(i115) <- ((a114.(i115)) -. !s116);
    s116 := !s116
  done;
  let n117 = !s116 in
  note_float n117;
  (match min [] [] with | [] -> (Array.iteri (fun p118 p119 -> ()) a114))) with | Invalid_argument _ -> (Array.sort compare a79) | Division_by_zero -> (Array.fold_right (let rec f121 p120 () = () in f121) a80 ()) | Failure q122 -> (note_int n1) | Not_found -> (try (match [] with | ((_ :: q123) | ((_ :: _) as q123)) -> () | (q124 :: q125) when v69 -> ()) with | Match_failure _ -> ()) | Match_failure _ -> (a80.(0) <- n107) | E2 -> (Printf.printf "[%s %d]\n" "\000\255x" q24))
let f126 p127 p128 =
  let n144 = -(let v140 = (match p128 with | ((_, q129) | (0.5, q129)) -> (fun p130 p131 -> []) | (q132, (5 | 7)) -> (fun p133 p134 -> []) | (q135, (-1)) -> (fun p136 p137 -> []) | (_, q138) -> (let rec f139 x20 g95 = [] in f139)) in (match p128 with | (1.0, (1 as w141)) -> (-3) | ((1.0, q142) | (_, q142)) -> 15 | (_, q143') -> q143')) in
  let a145 = create_float_array 4 1.0 in
  let n150 = Array.length a145 in
  let rec loop149 i146 s147 =
    if i146 <> n150 then (
      (a145.(i146) <- ((a145.(i146)) -. s147));
      loop149 (i146 + 1) (let i148 = n2 lor q22' in if i148 >= 0 && i148 < 4 then a145.(i148) else (0.5 *. x92))
    ) else
      s147
  in
  let n151 = loop149 0 x20 in
  max (fst ((Some n144), n106)) (let (_, _) = (match (match Ok () with | Ok q152 -> (match [] with | ((_ :: _) | []) -> (Ok (5, 100.75, n106)) | ((q155 :: []) | (q155 :: [])) -> (Ok (19, 100.75, n106)) | (_ :: (q156 :: _)) -> (Ok (n144, x92, n144))) | ((Error 7) | (Error 7)) -> ((); (Ok (12, 1.5, q22'))) | Error 6 -> (if v69 then (Ok (n106, x20, q23)) else (Ok (q23, 1.5, n144))) | ((Error 9) | (Error _)) -> (match p128 with | (0.5, q157) -> (Ok (n144, n151, n144)) | (_, 3) -> (Ok (n106, x92, n107)) | (p128, 9) -> (Ok (n144, p128, n144)) | ((_, (-3)) | (_, (-3))) -> (Ok (q23, x92, q22')) | ((q158, q159) | (q158, q159)) -> (Ok (q159, q158, n107)) | exception _ -> (Ok (n107, n151, q22')))) with | ((Ok (_, _, 2)) | (Ok (_, _, _))) -> (false, (Array.make 2 (-2))) | Ok ((-2), q160, 9) -> (v69, (Array.make 2 q24)) | Ok ((q161, _, 9) as w162) -> (v69, (Array.make 2 n144)) | Ok (q163, q164, 1) -> (v69, (Array.make 2 1)) | Ok (q165, q166, q167) -> (v69, (Array.make 2 q167)) | ((Error q23) | (Error ([] as q23))) -> (v69, (Array.make 2 5))) in None)
let v178 = f126 (let v172 = (let rec f171 p168 p169 p170 = a79 in f171) in (let rec f177 p173 = ((fun p174 p175 p176 -> 19), q23) in f177)) (if v69 then (x20, 1) else (x92, n107))
let () = (mix_0 5 v178; note_end 0)
let () = (mix_0 5 v178; note_end 0)
let () = note_float x92
let () = note_int q23
let () = note_int n106
let () = (mix_1 5 v21; note_end 0)
let () = (mix_ints a80 0 4; note_end 0)
let () = note_int n107
let () = note_int q24
let () = note_int n2
let () = ()
