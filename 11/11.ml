type t0 = C0 of int | C1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y108 -> mix 1; mix_2 (d - 1) y108
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y109 -> mix 0; mix y109
    | C1 -> mix 1
and mix_2 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y110 -> mix 0; mix_3 (d - 1) y110
    | Error y111 -> mix 1; mix_float y111
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y112 :: y113) -> mix 1; mix y112; mix_3 (d - 1) y113
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let p15 = 1.0 *. 1.5
let p16 = 17 - 8
let p17 = p15 *. p15
let p18 = (let _v19 = p17 in _v19)
let p20' = p18 /. p15
let p21 = 5 + 8
let p22 = p16 / 4096
let p23 = p17
let p24 = (match C1 with | ((C0 q25 as w26) | (C0 q25 as w26)) -> q25 | C1 -> p21)
let p27 = (let _v29 = ('\'', p23, (fun p28 -> "12"), (Array.make 4 p22)) in 18)
let p30 = (let v31 = () in 0.0)
let p32 = p23
let p33 = p22 land p27
let p34 = p27
let p35 = (-1.0) -. p23
let p36' = if true then p27 else p24
let p37 = p20' *. 2.0
let p38' = p34 - p27
let () = mix 1
let n39 = ((p36' + (p34 + (p33 + ((p24 lxor (p22 * (p21 + (p16)))) - p27)))) * p38') + 1
let () = note_int n39
let x40 = (p37 *. ((p32 -. ((((p18 -. (p17 *. (p15))) *. p20') -. p23) +. p30)) -. p35)) *. 1.0
let () = note_float x40
let n68 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec fold46 p47 =
    match p47 with
    | (C0 q48' as w49) ->
      (try () with | _ -> (let v50 = n39 in ()));
      (if (let v51' = true in v51') then (let _v52 = Array.make 1 p33 in ()) else (if false then ()))
    | C1 ->
      (match (C0 p38') with | ((C0 _) | (C0 4)) -> (if true then () else ()) | C1 -> ())
  in
  let v56 = fold46 (match None with | None -> C1 | Some (Ok [] as w53) -> C1 | Some (Ok (_ :: q54)) -> C1 | Some (Error q55) -> C1) in
  let rec fold57 p58 =
    match p58 with
    | (C0 q59 as w60) ->
      C0 q59
    | C1 ->
      C1
  in
  let v61 = fold57 (if true then C1 else C1) in
  (mix_1 5 v61; note_end 0);
  let v62 = fold57 v61 in
  (mix_1 5 v62; note_end 0);
  (mix_1 5 v62; note_end 0);
  (let o63 = n39 lxor n39 in let o64 = p33 / (p38' lor 1) in let o65' = 11 in let o66 = max n39 p34 in let o67 = 5 in let ( @@ ) a b = b - a and ( - ) a b = b - a in o63 - o64 - o65' @@ o66 - o67)))
let x70 = List.fold_left (fun p69 p27 -> (try p18 with | _ -> (-0.5))) 2.0 [(float (-3)); x40]
let rec loop105 i71' s72 =
  if i71' < 3 then (
    (
      (try (
        let rec fold73 =
          function
          | C0 q75 ->
            C0 (-1)
          | C1 ->
            C1
        in
        let v77 = fold73 (let v76 = ref (p33, p38', i71', p36') in s72) in
        (mix_1 5 v77; note_end 0);
        let _ = fold73 (if true then raise Division_by_zero else s72) in
        let unused81 = fold73 (match v77 with | C0 8 -> C1 | C0 q78 when ((n68 = i71') && ("" > "a")) -> s72 | (C0 6 as w79) -> w79 | C0 (5 | _) -> C1 | C0 q80 -> v77 | C1 -> s72) in
        let a82 = create_array 8 C1 in
        a82.(0) <- (fold73 a82.(7));
        a82.(1) <- s72;
        a82.(2) <- (C0 (let o83 = -3 in let o84 = p36' in let o85 = n68 in let ( <=> ) a b = b - a in o83 <=> o84 <=> o85));
        a82.(3) <- (let v96 = [|(let rec f88 p86 p87 = p32 in f88); (fun p89 p90' -> -0.0); (fun p91 p92' -> p32); (let rec f95' p93 p94 = 1.0 in f95')|] in a82.(i71'));
        let rec loop99 i97 n100 s98 =
          if i97 < n100 then (
            loop99 (i97 + 1) n100 (match a82.(i97) with | C0 _ -> ((s98) - (truncate 10.0)) | C1 -> ((if false then (-2) else p33) + (s98)))
          ) else
            s98
        in
        let n101 = loop99 0 1 n68 in
        let n102 = ((p21 / 10) - n101) lsr ((truncate (p20' *. x40)) land 31) in
        (match v77 with | C0 q103 -> (print_string "b c") | (C1 | C1) -> (a82.(i71') <- v77))) with | Division_by_zero -> (try () with | Invalid_argument q104 -> () | Division_by_zero -> () | Failure _ -> () | Not_found -> ()));
      ());
    loop105 (i71' + 1) s72
  ) else
    s72
let n107 = loop105 0 C1
let () = note_int p27
let () = note_float p17
let () = note_float x40
let () = note_int p16
let () = note_float p32
let () = note_int p24
let () = note_float p37
let () = note_int p38'
let () = ()
