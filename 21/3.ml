type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool list ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y126 :: y127) -> mix 1; mix_floats y126 0 8; mix_1 (d - 1) y127
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y128 :: y129) -> mix 1; mix y128; mix_2 (d - 1) y129
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y130 -> mix 1; mix_float y130
and mix_4 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y131 :: y132) -> mix 1; mix (if y131 then 1 else 0); mix_4 (d - 1) y132
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let n7 = if ((); true) then (-8) else (if 0.5 <= 0.5 then (13 lsr 17) else (if (let _v6 = None in true) then (1 * 33) else (if 1.0 < 0.0 then (match [] with | [] -> 17 | ((_ :: []) as w3) -> 11 | (q4 :: (q5 :: _)) -> 20) else (( + ) (-2) 20))))
let f8 p9 p10 =
  let v53 = (if if (match p10 with | Ok 6 -> "b c" | ((Error (-2)) | (Ok (-2))) -> "\000\255x" | Ok 1 -> "tail \" end" | Ok (-1) -> "a" | Ok (-2) -> "b c" | (Ok (-3) as w11) -> "" | Ok 0 -> "tail \" end" | Ok 7 -> "tail \" end" | Ok (5 | 5) -> "tail \" end" | Ok q12 -> "tail \" end" | Error q13 -> "a") > ((clip "\000\255x") ^ "") then (match p10 with | Ok (-1 as w14) -> (let v23 = (let rec f22 p15 p16 p17' = ((let rec f21 p18 p19 p20 = "b c" in f21), p15) in f22) in true) | (Ok q24 as w25) -> (true && true) | Error 6 -> (let _v26 = -10.0 in true) | Error q27 -> ((q27 + (-32769)) > n7)) else ((4095 - 1023) >= (n7 lxor n7)) then (Array.make 8 (let (q28, q29) = (n7, n7) in (match p10 with | Ok q30 -> q28 | Error q31 when q31 < (-8335) -> q29 | ((Error q32) | (Error q32)) -> 20 | Ok q33 when (((q33 mod (-2147483648)) + 4095) < (0 * q28)) -> q33))) else [|n7; ((let v34 = ((Array.make 1 2.0), [], 4) in 5) - (let o35 = n7 in let o36 = 1 in let o37 = 3 in let ( ** ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o35 +. o36 +. o37)); (match (let _v38 = ref None in []) with | ([] | []) -> (Char.code p9) | (_ :: []) -> (4 + n7) | ((Ok q39) :: (((Ok _) :: _) | ((Ok _) :: _))) -> (min 7 q39) | ((Error q40) :: ((Ok q41) :: p10)) -> (min q41 0) | (q42 :: ((Error q43) :: q44)) -> (try (n7 mod 2147483647) with | Failure q45 -> 5 | Not_found -> q43 | E0 (Ok q46) -> n7 | E0 (Error 6) -> 13 | E0 (Error (-2147483647)) -> q43 | E0 (Error (-2)) -> q43 | E0 (Error _) -> 4 | E1 -> 11 | E2 -> q43)); (-9); n7; (let v50 = (("a", n7, n7), 10.0, (let rec f49 p47 p48 = n7 in f49)) in 1 - n7); (n7 lor 65536); n7|]) < [|(n7 lsr 9); ((); (compare (if true then n7 else n7) n7)); (Char.code p9); n7; (let _v51 = 1.0 in -15); n7; n7; ((land) (truncate (-0.0)) ((let v52 = 2.0 in ()); (n7 - n7)))|] in
  (mix (if v53 then 1 else 0); note_end 0);
  (let rec f56 p54 = if n7 <= n7 then (let v55 = ref n7 in ref []) else (ref []) in f56) (if 16 < 12 then (try (try ((-1.5) -. (-1.5)) with | _ -> 2.0) with | _ -> (-0.0)) else 2147483648.0)
let v58 = f8 (let v57 = n7 in 'z') (Ok n7)
let () = (mix_0 5 v58; note_end 0)
let v59 = f8 (if true then ' ' else '0') (Ok n7)
let () = (mix_0 5 v59; note_end 0)
let () = (mix_0 5 v59; note_end 0)
let a60 = Array.fold_left (fun p61 p62 -> p61) (Array.make 8 []) (Array.make 3 true)
let () = a60.(0) <- ((if true then ()); a60.(4))
let () = a60.(1) <- a60.(0)
let () = a60.(2) <- (match ((); None) with | (None | None) -> (let i63 = n7 in if i63 >= 0 && i63 < 8 then a60.(i63) else []) | ((Some _) | (Some _)) -> ((fun p64 -> []) n7))
let () = a60.(3) <- ([|1.0; (-0.5); (-100.75); 0.5; 2.0; 100.75; 1.5; 1.0|] :: ((Array.make 8 1.5) :: []))
let s66 = ref n7
let i65 = ref 0
let () = while !i65 < 4 do
  s66 := (match a60.(!i65) with | [] -> ((!s66) * !s66) | (_ :: q67) -> (!s66 * (!s66))); i65 := !i65 + 1
done
let n68 = !s66
let () = note_int n68
let a69 = [|[]; []; []; []|]
let () = a69.(0) <- (String.fold_left (let rec f72 p70 p71 = a69.(n68 land 3) in f72) [] ((clip "tail \" end") ^ "a"))
let () = a69.(1) <- ((List.fold_right (fun p73 p74 -> p74) [] (Array.make 6 10.0)) :: [(Array.make 6 (-10.0))])
let () = a69.(2) <- ([|3.25; (-3.25); (-1.5); 0.0; 2.0; 0.0|] :: [])
let () = a69.(3) <- (List.find_all (let rec f76 p75 = (n68 - (-2147483648)) < n68 in f76) ((Array.make 6 1.5) :: []))
let s78 = ref 12
let i77 = ref 0
let () = while !i77 < 4 do
  s78 := (match a69.(!i77) with | [] -> ((!s78 / 4) + (!s78)) | ([|q79; q80|] :: _) -> ((!i77 + !s78) lxor (!s78)) | (((q81 :: q82) as w83) | ((q81 :: q82) as w83)) -> ((!s78) lxor (!s78 / 16)) | ((_ :: q84) as w85) -> ((!s78) lxor (let _v86 = [] in !i77))); i77 := !i77 + 1
done
let n87 = !s78
let () = note_int n87
let a88 = if false then (Array.make 2 None) else (Array.make 2 None)
let () = a88.(0) <- None
let () = a88.(1) <- (let _v91 = (match (n68, (Array.make 2 4), (), 1.5) with | (a60, _, q89, q90) -> (7, ((-3.25), 0.5, q90), [], n68)) in (let v92 = Array.make 1 n7 in None))
let s94 = ref 0.0
let i93 = ref (2 - 1)
let () = while !i93 >= 0 do
  s94 := (match a88.(!i93) with | (None | (Some _)) -> ((!s94) +. ((); !s94)) | (None | (Some _)) -> ((!s94) *. (floor !s94))); i93 := !i93 - 1
done
let n95 = !s94
let () = note_float n95
let a96 = if true then (Array.make 8 None) else (Array.make 8 None)
let () = a96.(0) <- None
let () = a96.(1) <- (let ((q99, q100', q101) as w102) = List.fold_right (fun p97 p98 -> p98) [] ((ref false), false, n87) in (match w102 with | (_, true, q103) -> None | (q104, false, (-2)) -> None | (_, false, q105) -> None))
let () = a96.(2) <- (let i106 = n87 in if i106 >= 0 && i106 < 8 then a96.(i106) else None)
let () = a96.(3) <- (String.fold_left (fun p107 p108 -> p107) None "slpudmvmrx")
let s110 = ref 10.0
let () = for i109 = 8 - 1 downto 0 do
  s110 := (match a96.(i109) with | None -> ((!s110) +. (n95 +. !s110)) | Some q111 -> ((if false then n95 else !s110) -. (!s110)))
done
let n112 = !s110
let () = note_float n112
let x113 = 1.7976931348623157e308
let n114 = Array.length a96
let a115 = (let v116 = n68 in Array.make 3 [])
let () = a115.(0) <- ((succ n68) :: (19 :: []))
let () = a115.(1) <- (match if false then None else None with | None -> (let v117 = n87 in []) | Some _ -> (20 :: []))
let () = a115.(2) <- []
let rec loop123 i118 s119 =
  if i118 <> 3 then (
    loop123 (i118 + 1) (match a115.(i118) with | [] -> ((s119) * (-1487)) | ((_ :: q120) as w121) -> ((s119) lxor (let v122 = 3 in 8)))
  ) else
    s119
let n125 = loop123 0 n87
let () = note_int n125
let () = note_int n125
let () = (mix_1 5 a60.(7); note_end 0)
let () = (mix_2 5 a115.(2); note_end 0)
let () = (mix_3 5 a88.(1); note_end 0)
let () = note_int n7
let () = note_int n87
let () = note_float n112
let () = note_int n68
let () = ()
