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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int array, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y204, y205) -> mix 1; mix_1 (d - 1) y204; mix y205
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y207) -> mix 1; mix_1 (d - 1) y207
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let rec f45 p46 p47 p48 p49 p50 p51 p52 p53 p54 p55 =
  if p46 <= 0 then
    (match None with | None -> 10.0 | Some q56' -> p55)
  else (
    f45 (p46 - 1) p55 p51 p53 p53 p49 p52 65536 ((compare 0.0 p55) mod 16) p55
  )
in
let x59 = f45 (hide 0 1) (let v58 = fun p57 -> '\255' in 1.0) (Char.code '0') n44 (5 + n44) (n44 - n44) (float_of_int n44) (min n44 n44) (n44 - n44) ((-0.5) +. n40) in
note_float x59;
let x60 = f45 3 x59 12 n44 12 9 x59 n44 n44 x59 in
let rec f61 p62 p63 p64 p65 p66 p67 p68 p69 p70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 p81 p82 p83 =
  if p62 < 1 then
    a35.(0)
  else (
    f61 (p62 - 1) p70 p64 p80 p67 p71 p82 p79 p63 p71 p76 p79 p77 p69 p66 p73 p73 p79 (p69 /. (let _v88 = (let rec f87 p84 p85 p86 = Array.make 16 p63 in f87) in 1.5)) ((2 * p81) + p82) p70 p80
  )
in
let x92 = f61 4 ((); n44) (x59 +. x60) (try (try (-100.75) with | _ -> x59) with | _ -> x60) (11 + n44) (17 + 18) n44 (if false then x60 else x59) (match Ok (Array.make 16 n44) with | Ok q89' -> 1 | ((Error q90) | (Error q90)) -> 0) (n44 - n44) (n44 - n44) (float n44) (x60 /. x59) (ceil x59) n44 x60 x60 x59 (x60 /. x59) (11 mod (n44 lor 1)) (match Array.make 3 2 with | [||] -> n44 | q91 -> n44) 0.0 in
note_float x92;
let x113 = f61 4 n44 (x92 +. x59) (let _v93 = false in x60) n44 (match [] with | ((-2147483647) :: (q94 :: q95)) -> q94 | ((q96 :: (_ :: q97)) as w98) when q96 <> 17 -> q96 | ([] as w99) -> 8 | ((-2) :: q100) -> n44 | (((-1) :: q101) | ((_ :: _) as q101)) -> n44 | ((q102 :: []) | (q102 :: [])) -> 15 | (x60 :: (q103 :: q104)) when q103 <> (-19) -> 2 | (_ :: (q105 :: _)) -> 12) n44 a35.(0) (( - ) n44 n44) (- n44) n44 (float 20) (-. x92) (let i106 = n44 in if i106 >= 0 && i106 < 2 then a35.(i106) else x60) n44 x92 x59 (-2.0) x92 n44 (match n44 with | (3 | 2) -> n44 | (9 as w107) -> w107 | q108 -> q108) (match C1 with | (C1 | C1) -> x60 | C0 ((q109 :: q110), q111) when (match q110 with | ([] | (_ :: _)) -> ((12 - (-4097)) >= n44) | (_ :: f61) -> (false || true)) -> x92 | ((C0 ([], _)) | (C0 ([], _))) -> x92 | C0 (((_ :: _) as w112), _) -> x92) in
let rec f114 p115 p116 p117 p118 p119 p120 p121 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133 p134 p135 p136 p137 p138 =
  if p115 > 0 then (
    f114 (p115 - 1) p129 p133 p133 x92 p136 p117 p137 p131 p119 p124 p120 p127 p136 (float_of_int (p138 - p115)) p134 p131 p128 ((if true then p132 else p121) + (try p121 with | _ -> 8)) p117 ((2.0 *. 100.75) *. (x113 *. 2.0)) p128 p122 p132
  ) else
    (-. x92)
in
let x147 = f114 8 (fst (n40, 7)) (- 2) (match [] with | [] -> n44 | (q139 :: (q140 :: q141)) when q140 >= (-2489) -> q139 | ([] | (8 :: _)) -> n44 | ((-2) :: []) -> n44 | ((-2) :: ((f61 :: q142) | ((f61 :: _) as q142))) when (if true then ("b c" > "b c") else ((); false)) -> f61 | ((-2) :: (f114 :: q143')) -> n44 | [] -> n44 | (q144 :: x59) -> 18 | _ -> n44) (let i145 = -2 in if i145 >= 0 && i145 < 2 then a35.(i145) else (-3.25)) (n44 / 4096) (n44 mod (-2147483648)) 0.0 (float n44) x92 0.0 (let v146 = n44 in v146) ((); x60) (n44 / 1) (abs_float x59) (-2392) (x113 /. x113) 4095 (n44 + n44) 8 2147483648.0 (int_of_string (string_of_int n44)) (if true then x92 else x113) (17 - n44) in
let x149 = f114 2 (match n44 with | -3 -> x60 | -1 -> x59 | _ -> x59) (match C1 with | C1 -> n44 | C0 (_, q148) -> 1) (n44 - 10) (-0.0) (if true then n44 else 3) (n44 + n44) a35.(0) x113 (x92 *. 0.5) (x113 +. x113) n44 2.2250738585072014e-308 (try (-20) with | _ -> n44) (x113 +. (-1.5)) (Char.code 'z') ((-10.0) -. x60) n44 (min n44 n44) 5 2147483648.0 (n44 lsr 11) x147 32767 in
note_float x149;
let rec f150 p151 p152 p153 p154 p155 =
  if p151 > 0 then (
    f150 (p151 - 1) p154 p155 (let o156 = -7029 in let o157 = 7 / 16 in let o158 = (try (4 - p152) with | _ -> p151) in let o159' = 19 in let ( @! ) a b = b - a and ( ^ ) a b = b - a in o156 ^ o157 @! o158 @! o159') x149
  ) else
    (p153 +. p155)
in
let x163 = f150 13 (n44 * 19) (float_of_int n44) (let o160 = n44 in let o161 = n44 in let o162 = n44 in let ( = ) a b = a * 2 - b in o160 = o161 = o162) (x147 +. 100.75) in
let rec f164 p165 p166' p167 p168 p169 p170 p171 p172 p173 p174 =
  if p165 < 1 then
    (p171 - p167)
  else (
    f164 (p165 - 1) p170 p171 p172 p173 p166' p174 p170 p166' p171
  )
in
let n179 = f164 8 (f61 1 n44 2.0 x60 4 n44 n44 x147 n44 n44 n44 x163 x147 x60 13 x163 x149 x147 x59 n44 n44 x149) (let v175' = n44 in v175') x147 (x163 *. x113) (Array.fold_left (fun p176 p177 -> x163) x92 a35) (f164 0 10.0 n44 x149 x163 x163 n44 x113 x92 n44) (x147 *. 10.0) (let i178 = n44 in if i178 >= 0 && i178 < Array.length a35 then a35.(i178) else x59) 2147483646 in
let v184 = (match Result.map (fun p180' -> 5 + 0) (Ok n179) with | Ok (4 as w181) -> C1 | Ok q182 -> (C0 ([(); ()], (if false then q182 else q182))) | Error _ -> (if if true then false else true then C1 else ((fun p183 -> C1) (Array.make 8 'z')))) in
(mix_0 5 v184; note_end 0);
let rec f185 p186 p187 p188 p189 p190 p191 p192' =
  if p186 > 0 then (
    f185 (p186 - 1) p188 p191 p190 p192' a35.(0) p190
  ) else
    (p186 mod (n179 lor 1))
in
let n193 = f185 8 a35.(wrap (compare C1 C1) 2) ((-10.0) -. x92) (-2147483647) n179 (min 0.0 x163) (f164 2 x60 n179 x163 x113 x163 n179 x149 10.0 n44) in
note_int n193;
let n203 = f185 1 (-4096.0) x147 (let (q197, q198, q199, _) = (10.0, (false, true, n193, n193), C1, (fun p194 p195 p196 -> p195)) in 16) ((fun p200 -> n179) true) (match n44 with | (3 | 0) -> x149 | (0 as w201) -> 1.5 | ((-1) | 7) -> 0.5 | 1 -> x149 | (7 | 7) -> x147 | q202' -> x60) n193 in
(mix_floats a35 0 2; note_end 0);
note_float x60;
note_int n203;
note_float x147;
note_float x149;
note_int n193;
note_float x59;
note_float x92;
()
