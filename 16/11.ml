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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y126 -> mix 0; mix y126
    | C1 -> mix 1
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let a9 = Array.make 16 100.75
let s11 = ref 1.5
let i10 = ref ((hide 0 16) - 1)
let () = while !i10 >= 0 do
  a9.(!i10) <- ((a9.(!i10)) -. !s11);
  s11 := (if if true then true else false then !s11 else a9.(!i10)); i10 := !i10 - 1
done
let n12 = !s11
let () = note_float n12
let () = if (let (q22, q23, q24, q25) = ([], (if (let v13 = C1 in false) then (let v14 = 17 in fun p15 p16 -> true) else ((); (let rec f19 p17 p18 = false in f19))), 5718, (let rec f21 p20 = -0.0 in f21)) in Array.fold_right (let rec f32' p26 p27 = (let v31 = (let rec f30 p28' p29 = [] in f30) in p27) && (p26 > p26) in f32') a9 (match q22 with | ([] | (_ :: _)) -> (q24 = q24) | ([] | ((-3) :: _)) -> (match q22 with | ([] | (_ :: [])) -> true | (_ :: ([] as w33)) -> false | (_ :: ((q34 :: q35) as w36)) -> true) | (2 :: _) -> ("12" > "tail \" end") | ((3 as w37) :: q38) -> (let q23 = "a" in true) | (q39 :: _) -> (n12 > n12))) then (if true then (match (let _v40 = Error C1 in (match Ok 17 with | Ok 3 -> C1 | ((Ok 8 as w41) | (Ok 8 as w41)) -> C1 | Ok ((-2147483647) | (-2147483647)) -> C1 | Ok q42 -> C1 | Error _ -> C1)) with | C0 6 -> (let (q43, q44, q45) = max ((Ok (-2)), (9, (-2), 1), C1) ((Ok 18), (17, 10, 17), C1) in if false then () else ()) | C0 (-3) -> () | ((C0 q46) | (C0 q46)) -> (let _v48 = Array.map (fun p47 -> p47) (Array.make 1 q46) in _v48.(0) <- q46) | C1 -> ())) else (a9.(wrap (8 / (-1)) 16) <- 4096.0)
let n52 = Array.length a9
let rec loop51 i49 s50 =
  if i49 >= n52 then s50 else (
    (a9.(i49) <- (s50 -. (a9.(i49))));
    loop51 (i49 + 1) (coarse (log (limit s50 0.5 100.0)))
  )
let n53 = loop51 0 n12
let () = note_float n53
let f54 p55 p56 p57 =
  let n58 = p55 in
  let unused59 = if (n58 * 5) <= 1 then (if true && true then (let (q60, q61) = (p55, 15) in Array.make 7 q61) else (create_array 7 n58)) else (Array.make 7 (if true then 18 else n58)) in
  (match p57 with | Ok None -> C1 | Ok (Some q62) -> (match Ok None with | Ok q63 -> C1 | (Error q64 as w65) -> C1) | Error (0.0, q66) -> (if p55 <= (-1) then C1 else C1) | Error (q67, q68) -> C1)
let v69 = f54 13 n53 (match C1 with | C0 (9 | 1) -> (Ok None) | ((C0 _) | (C0 _)) -> (Ok None) | C1 -> (Ok None))
let () = (mix_0 5 v69; note_end 0)
let () = (mix_0 5 v69; note_end 0)
let v89 = (match ((match v69 with | C0 q70 -> () | (C1 as w71) -> () | exception _ -> ()); (match v69 with | C0 8 -> (Ok n12) | C0 q72 when q72 >= (-16) -> (Ok n53) | (C1 | (C0 6)) -> (Ok n12) | C0 5 -> (Ok n53) | C0 q73' -> (Ok n53) | (C1 | C1) -> (Ok n53))) with | Ok 0.0 -> (
  let x74' = a9.(8) in
  ((if true then (2, false, 20, 0) else (2, true, 14, 13)), (let v78 = fun p75' p76 p77 -> (false, p75', p76) in (4, false)), (match v69 with | C0 _ -> 13 | C1 -> 6 | C1 -> 2))) | Ok _ -> (
  ((let _v79 = v69 in (18, false, (-2), (-3))), (20, true), (match v69 with | (C0 7 as w80) -> 19 | C0 q81 -> q81 | (C1 | (C0 (-1))) -> 15))) | Error q82 -> (
  let a83 = create_float_array 9 n53 in
  let rec loop86 i84 n87 s85 =
    if i84 >= 0 then (
      (a83.(i84) <- ((a83.(i84)) +. s85));
      loop86 (i84 - 1) n87 a83.(i84)
    ) else
      s85
  in
  let n88 = loop86 (Array.length a83 - 1) (Array.length a83) 3.25 in
  note_float n88;
  (try (if q82 && q82 then ((7, q82, 1, (-3)), ((-1), true), 13) else ((5, q82, (-2), 9), (16, q82), 5)) with | _ -> ((12, q82, 20, 13), (4, q82), 9))))
let () = ((let (m90, m95, m98) = v89 in (let (m91, m92, m93, m94) = m90 in mix m91; mix (if m92 then 1 else 0); mix m93; mix m94); (let (m96, m97) = m95 in mix m96; mix (if m97 then 1 else 0)); mix m98); note_end 0)
let n104 = ((let (q102, q103, _) = ((fun p99 p100 p101 -> p99), n53, (Array.make 8 (-0.5))) in ()); (14 + 13)) lsr 10
let () = note_int n104
let n105 = snd (try (if not true then (n53, n104) else (if false then (n53, n104) else (n53, n104))) with | _ -> (n53, n104))
let rec loop108 i106 n109 s107 =
  if i106 < n109 then (
    (a9.(i106) <- (s107 -. (a9.(i106))));
    loop108 (i106 + 1) n109 0.5
  ) else
    s107
let n110 = loop108 0 16 (-3.25)
let () = note_float n110
let a111 = if false then (Array.make 13 n53) else (Array.make 13 n53)
let rec loop114 i112 n115 s113 =
  if i112 <> n115 then (
    (a111.(i112) <- (s113 +. (a111.(i112))));
    loop114 (i112 + 1) n115 (let a9 = (match v69 with | (C1 | (C0 (-2147483647))) -> i112 | ((C0 1) | (C0 (-2))) -> i112 | C0 _ -> i112 | ((C0 1) | C1) -> n104) in n53 /. n12)
  ) else
    s113
let n116 = loop114 0 (Array.length a111) 0.0
let () = note_float n116
let () = note_int n105
let () = note_float n53
let () = ((let (m117, m122, m125') = v89 in (let (m118, m119, m120, m121) = m117 in mix m118; mix (if m119 then 1 else 0); mix m120; mix m121); (let (m123, m124) = m122 in mix m123; mix (if m124 then 1 else 0)); mix m125'); note_end 0)
let () = note_float n12
let () = note_float n116
let () = note_int n104
let () = ()
