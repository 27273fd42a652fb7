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
    | Some y124 -> mix 1; mix y124
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y125' :: y126) -> mix 1; mix y125'; mix_1 (d - 1) y126
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let v3 = (( -. ) (max 10.0 1.5) (-. 0.5)) >= (min (1.0 *. (-3.25)) (100.75 +. 0.0))
let f4 p5 v3 p6 =
  let v12 = (match None with | None -> (let p5 = 1.0 -. (-2.0) in (let rec f8 p7 = ref (ref p7) in f8) p5) | Some q9 -> ((fun p10' -> (let v11 = ([], (ref (-3.25)), (false, false)) in ref (ref p10'))) (if true then 0.0 else 100.75))) in
  assert (hide 1 3 = 3);
  None
let v15 = f4 (let v13 = Ok (-0.0) in None) n2 (fun p14 -> v3)
let () = (mix_0 5 v15; note_end 0)
let () = (mix_0 5 v15; note_end 0)
let v18 = f4 None (12 + n2) (let rec f17 p16 = v3 in f17)
let () = (mix_0 5 v18; note_end 0)
let c19 = (((); n2)) + ((); n2)
let c20 = c19 * (c19)
let c21 = ((n1 lxor 13) lsr 24) lxor (((); n2))
let c22 = (((); n2)) - ((); n2)
let c23 = ((n1 lxor 13) lsr 24) + (((); n2))
let c24 = c22 lxor (c20)
let c25 = c21 - (((n1 lxor 13) lsr 24))
let () = note_int c25
let () = (if 100.75 = 10.0 then (print_char '\123'))
let f26 p27 =
  (match v18 with | (None | None) -> [|c25; (let (q28, q29) = (0, c25) in q28); (c20 / (-3))|] | Some q30 -> ((fun p31 -> (match p31 with | (q32, q33) -> (Array.make 3 19))) (let _v34 = v3 in (13, (-10.0)))))
let a35' = f26 (11 * 14)
let a36 = f26 (c24 / 7)
let n63 = (match (c24 :: []) :: (let v37 = Array.make 1 (ref 18) in []) with | ([] | []) -> (
  let rec loop40 i38 s39 =
    if i38 < 12 then (
      loop40 (i38 + 1) ((snd (snd (2.0, (c25, 100.75)))) *. (((s39) -. (snd (snd (2.0, (c25, 100.75)))))))
    ) else
      s39
  in
  let n42 = loop40 0 3.25 in
  note_float n42;
  c24 * (c22 * 7)) | ([] :: q43) -> (
  (let _v44 = v3 && v3 in c23)) | ((q45 :: q46) :: q47) -> (
  let v62 = min (let v48 = ((); (19, (Array.make 8 1.0), (-2), 'z')) in (match v48 with | (_, [|_|], _, 'a'..'m') -> ((Array.make 2 (-0.0)), 100.75, (Ok v3), (-1.0)) | ((-2), [|_|], _, '0'..'9') -> ((Array.make 2 0.5), 3.25, (Ok v3), 0.5) | ((-3), [|q49|], q50, '0'..'9') -> ((Array.make 2 q49), q49, (Ok v3), q49) | (6, [|q51|], q52, '0'..'9') -> ((Array.make 2 q51), 3.25, (Ok true), q51) | (q53, (_ | [|_|]), q54, '0'..'9') -> ((Array.make 2 1.0), 2.0, (Ok v3), 1.0) | (q55, [|c23|], _, q56) -> ((Array.make 2 c23), c23, (Ok v3), c23) | (_, q57, q58, _) -> ((Array.make 2 (-100.75)), 2.0, (Ok false), (-2.0)))) ((try (if v3 then raise (E1 (n1, 1.0)) else (Array.make 2 0.0)) with | E1 (c21, c24) -> (Array.make 2 1.5)), 0.5, (Array.fold_left (let rec f61 p59 p60' = p59 in f61) (Ok v3) a36), ((-1.0) *. 1.0)) in
  let _ = f26 q45 in
  (- q45) / ((9 + 14) lor 1)))
let s65 = ref None
let i64 = ref (6 - 1)
let () = while !i64 >= 0 do
  (
    (match Array.fold_right (let rec f68 p66 p67 = p67 in f68) a35' (let (q71, q72, q73) = (((); (c24, c21, false)), [], (fun n1 p69' p70 -> c25)) in []) with | [] when (((ref 13) < (ref !i64)) <= (not v3)) -> (note_int (if ((c24 / (-2147483648)) + 65535) >= (- n63) then (Char.code (Array.fold_left (fun p74 p75 -> p74) '\'' a36)) else (c25 - (Array.length a36)))) | [] -> ((mix (if (n63 / (c23 lor 1)) <= c23 then 1 else 0)); ((List.fold_right (fun p76 p77 -> p77) (match !s65 with | (None | (Some _)) -> [] | ((Some _) | (Some _)) -> []) ()); (if (match !s65 with | None -> true | Some (-2147483648) -> false | Some (4 | 1) -> false | Some (-3) -> v3 | Some 5 -> v3 | Some q78 -> true | Some (1 | (-2)) -> v3 | exception Invalid_argument q79 -> v3 | exception Division_by_zero -> true | exception Not_found -> v3 | exception Match_failure _ -> v3 | exception E0 q80 -> v3) then (Array.sort compare a36) else (mix c24)))) | (q81 :: ((_ :: (_ :: _)) | [])) -> (if false then (let _v85 = Ok (let v84 = ref c21 in Array.make 2 1.5) in ((if v3 then () else ()); (Array.iteri (fun p86 p87 -> ()) q81)))) | (q88 :: (q89 :: q90)) -> (Array.fold_right (fun c19 () -> ()) q89 ()));
    let _ = (let rec f94 p91 p92 p93 = p92 in f94) in
    ());
  s65 := (try v18 with | Division_by_zero -> (let v95 = 2.0 in !s65) | E0 ((-1 as w96), q97) -> None | E0 (_, q98) -> (match Ok (5, 1.5, c21) with | Ok _ -> None | Error [] -> None | Error (q99 :: q100) -> v15) | E1 (_, _) -> !s65); i64 := !i64 - 1
done
let n101 = !s65
let () = (mix_0 5 n101; note_end 0)
let n102 = c23
let v105 = (((match [] with | [] -> (n102, true) | (q103 :: ([] | [])) -> (n102, true) | (q104 :: (_ :: _)) -> (14, true)), (c20 * c25), (if v3 then [] else []), (float_of_int n63)), false)
let () = ((let (m106, m113) = v105 in (let (m107, m110, m111, m112) = m106 in (let (m108, m109) = m107 in mix m108; mix (if m109 then 1 else 0)); mix m110; mix_1 5 m111; mix_float m112); mix (if m113 then 1 else 0)); note_end 0)
let c115 = (fst (1.0, 3.25)) -. ((if true then (let v114 = [] in 100.75) else (1.0 +. 3.25)))
let c116 = (fst (1.0, 3.25)) -. ((if true then (let v114 = [] in 100.75) else (1.0 +. 3.25)))
let c117 = (c116) -. c116
let c118 = (c117) -. (fst (1.0, 3.25))
let c119 = c118 -. (c118)
let c120 = ((fst (1.0, 3.25))) -. (fst (1.0, 3.25))
let c121 = (c116) *. c117
let c122 = (c115) +. (fst (1.0, 3.25))
let c123 = c121 *. (c121)
let () = (mix_float c123; note_end 0)
let () = note_int n1
let () = note_int c25
let () = note_float c123
let () = note_int n63
let () = (mix_ints a35' 0 3; note_end 0)
let () = note_float c120
let () = note_int c23
let () = (mix_0 5 v15; note_end 0)
let () = ()
