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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix (if y132 then 1 else 0)
and mix_1 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y133 :: y134) -> mix 1; mix (Char.code y133); mix_1 (d - 1) y134
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let rec f7 p8 p9 =
  let rec g10 u11 = p8
  in
  mix p9;
  g10 p9
let f16' = f7 (let v15 = (let rec f14 p12 p13 = -10.0 in f14) in fun v15 -> n6) 32767
let f18' = f7 (List.fold_left (fun p17 f16' -> p17) f16' []) (n6 + (-1))
let () = (try (
  String.fold_left (let rec f21 p19 p20 = if not ((truncate 2.0) <> (- n6)) then () else p19 in f21) (match Error (n6 > (n6 asr 6)) with | ((Ok q22) | (Ok q22)) -> (if (if true then q22 else q22) <> (if false then 12 else q22) then ()) | Error q23 -> (try () with | _ -> (match (match n6 with | 4 -> None | (5 as w24) -> None | 4 -> None | 2 -> None | -1 -> None | q25 -> None) with | None -> () | Some q26 -> ()))) "mtfea";
  let rec f27 p28 p29 =
    let table32 = Array.make 2 (let rec g30 u31 = p28 in g30) in
    table32.(1) <- (let rec g30 u31 = (16 / (p28 lor 1)) in g30);
    table32.(1) p29
  in
  let n33 = f27 (if true then n6 else 20) n6 in
  note_int n33;
  let rec f34 p35 p36' =
    let rec g37 u38 = p35
    in
    g37 p36'
  in
  let a41 = f34 [|n6|] ((let rec f40 p39 = n33 in f40) n33) in
  note_int (n33 asr 4);
  (match (fun (q42, _) -> []) ("a", 2.0) with | [] -> () | (n33 :: q43) -> ((fun q43 -> ()) n6))) with | _ -> (if true then () else ()))
let rec f44 p45 p46 =
  let table49 = Array.make 2 (let rec g47 u48 = p45 in g47) in
  table49.(1) <- (let rec g47 u48 = p45 in g47);
  table49.(0) p46
let v50 = f44 (Some true) (n6 * n6)
let () = (mix_0 5 v50; note_end 0)
let x51 = 0.0
let rec f52 () p53 =
  let table56 = Array.make 2 (let rec g54 u55 = () in g54) in
  table56.(1) <- (let rec g54 u55 = (try () with | _ -> ()) in g54);
  table56.(0) p53
let v57 = f52 (try (f52 () n6) with | _ -> ()) ((); n6)
let v59 = f52 (if false then v57) (let (q58, _) = (n6, x51) in q58)
let rec f60 p61' p62 =
  let table65 = Array.make 2 (let rec g63 u64 = p61' in g63) in
  table65.(1) <- (let rec g63 u64 = (fun p66 p67' -> ((let rec f69' p68 = false in f69'), p62)) in g63);
  table65.(0) p62
let f74 = f60 (let rec f73 p70 p71 = ((fun p72 -> true), 4) in f73) (n6 - 7)
let () = (if not (true = false) then (mix n6))
let rec f75 p76 p77 =
  let rec g78 u79 = p76
  in
  g78 p77
let a80 = f75 (create_array (hide 0 16) x51) (n6 mod 4096)
let a83' = f75 (Array.mapi (fun p81 p82 -> 1.0) (Array.make 16 8)) (f16' x51)
let rec f84 p85 p86 =
  let table89 = Array.make 2 (let rec g87 u88 = p85 in g87) in
  table89.(1) <- (let rec g87 u88 = p85 in g87);
  table89.((hide 1 1)) p86
let v91 = f84 (true, [], false, 13) (match None with | None -> n6 | ((Some q90) | (Some q90)) -> n6)
let () = ((let (m92', m93, m94, _) = v91 in mix (if m92' then 1 else 0); mix_1 5 m93; mix (if m94 then 1 else 0)); note_end 0)
let x105 = (let i96 = n6 in if i96 >= 0 && i96 < 16 then a80.(i96) else (if false then x51 else x51)) /. (match v91 with | (q97, ([] as w98'), q99, q100) -> (match Ok x51 with | Ok 1.0 -> (-3.25) | (Ok 0.0 as w101) -> x51 | Ok q102 -> q102 | Error true -> 1.5 | Error false when (a83'.(0) >= (if true then x51 else x51)) -> x51 | Error (false | false) -> x51) | (_, (a80 :: q103), _, q104) -> (v57; 2.0))
let v127 = (match v91 with | (q106', q107, true, f60) -> (v59; (x105 <> x105)) | (((true as w108) | (true as w108)), q109, q110, q111) when q111 = 12 -> ((v59; x105) >= x105) | (q112, _, false, q113) -> false | (q114, q115, q116, q117) -> ((let v118 = 17 in v118) >= (17 - q117)) | _ -> (match (let v122 = fun p119 p120 p121 -> true in []) with | [] -> false | ((q123 :: q124) as w125) when q123 = 10.0 -> true | (_ :: q126) -> false))
let () = note_float x51
let () = (mix (if v127 then 1 else 0); note_end 0)
let () = ((let (m128, m129, m130, m131) = v91 in mix (if m128 then 1 else 0); mix_1 5 m129; mix (if m130 then 1 else 0); mix m131); note_end 0)
let () = note_int n6
let () = ()
