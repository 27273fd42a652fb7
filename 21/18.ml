type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y138', y139) -> mix 0; mix_0 (d - 1) y138'; mix_2 (d - 1) y139
    | C8 { r9 = y140; r10 = y143 } -> mix 1; (let (m141, m142) = y140 in mix_0 (d - 1) m141; mix m142); mix_0 (d - 1) y143
    | C11 -> mix 2
    | C6 { r7 = y144 } -> mix 3; mix_0 (d - 1) y144
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y145 :: y146') -> mix 1; mix_float y145; mix_1 (d - 1) y146'
and mix_2 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y147 -> mix 1; mix_0 (d - 1) y147
let a0 = Array.make 13 C11
let () = a0.(0) <- (C8 { r9 = (let _v2 = fun p1 -> true in (C11, 1)); r10 = (match [] with | ([] as w3) -> C11 | (_ :: q4) -> C11 | exception _ -> C11) })
let () = a0.(1) <- (match 0.0 with | 0.5 -> (C5 (C11, None)) | 0.5 -> (min C11 C11) | q5 -> (C8 { r9 = (C11, (-3)); r10 = C11 }))
let () = a0.(2) <- (let (_, q7) = ((fun p6 -> false), (Array.make 3 10.0)) in (match C0 with | (C1 as w8) -> C11 | C0 -> C11))
let () = a0.(3) <- C11
let rec loop12 i9 s10 =
  if i9 < 13 then (
    loop12 (i9 + 1) (match a0.(i9) with | C5 (q11, _) -> ((s10 / (8 lor 1)) - (s10)) | C8 { r9; r10 } -> (4095 * (s10)) | (C11 | C11) -> ((s10) * s10) | ((C6 { r7 = C11 }) | (C6 { r7 = _ })) -> ((s10) lxor 2))
  ) else
    s10
let n14 = loop12 0 13
let () = note_int n14
let a15 = (match () with | q16 -> (Array.make 4 C0))
let () = a15.(0) <- (match { r2 = []; r3 = true; r4 = None } with | { r2 = []; r3; r4 = q17 } -> ((); C0) | { r2 = (q18 :: q19); r3 = q20; _ } -> a15.((n14 * 19) land 3))
let () = a15.(1) <- C0
let () = a15.(2) <- C0
let () = a15.(3) <- (String.fold_left (let rec f23 p21 p22 = C0 in f23) (let _v24 = 100.75 in C0) "tetuu")
let s26 = ref 2.0
let i25 = ref 0
let () = while !i25 < 4 do
  s26 := (match a15.(!i25) with | C1 -> ((!s26) -. (3.25 /. !s26)) | (C0 | C0) -> ((!s26) -. !s26)); i25 := !i25 + 2
done
let n27 = !s26
let () = note_float n27
let a28 = Array.make (hide 0 16) []
let () = a28.(0) <- (match n27 with | 0.5 -> (n27 :: []) | q29' -> (List.map (let rec f31 p30 = 1.5 in f31) []))
let () = a28.(1) <- (match (match C0 with | (C1 | C1) -> C11 | C0 -> C11) with | (C11 | (C5 (_, _))) -> (List.cons n27 []) | C8 { r9 = q32; r10 } -> (max [] []) | C11 -> [] | C6 { r7 = q33 } -> [(-100.75); 1.5; n27] | ((C6 { r7 = _ }) | (C6 { r7 = _ })) -> (if true then [] else []))
let () = a28.(2) <- (try (10.0 :: (n27 :: [])) with | _ -> a28.(0))
let () = a28.(3) <- ((n27 *. n27) :: ((); []))
let rec loop38 i34 s35 =
  if i34 < 11 then (
    loop38 (i34 + 1) (match a28.(i34) with | [] when ((n14 / 1) <> 32767) -> (((); s35) -. (s35)) | ([] | []) -> ((fabs s35) -. (s35)) | ((_ :: _) | []) -> ((s35) -. s35))
  ) else
    s35
let n40 = loop38 0 10.0
let a41 = [|[]; []; []; []; []; []; []; []|]
let () = a41.(0) <- (if false && true then a41.(wrap (n14 + 5) 8) else (3.25 :: []))
let () = a41.(1) <- ((); ((fun p42 -> []) n14))
let () = a41.(2) <- (let i43 = 31 in if i43 >= 0 && i43 < 16 then a28.(i43) else (List.filter (fun p44 -> true) []))
let () = a41.(3) <- (((); ()); a41.(7))
let rec loop53' i45' s46 =
  if i45' < 8 then (
    loop53' (i45' + 1) (match a41.(i45') with | [] -> ((min i45' i45') * (s46)) | (((0.0 as w47) | (0.0 as w47)) :: q48) -> ((s46) - (String.length "\000\255x")) | (1.0 :: _) -> ((s46) - i45') | ((q49 :: []) as w50') -> ((n14 + 16) * (s46)) | ((q51 :: (_ :: q52)) | ((q51 :: (_ :: _)) as q52)) -> (i45' + (s46)))
  ) else
    s46
let n55 = loop53' 0 n14
let () = note_int n55
let a56 = (match C11 with | C5 (q57, q58) -> (Array.make 10 C11) | C8 { r9 = (q59, q60); r10 = q61 } when q60 = (-18) -> (Array.make 10 q59) | C8 { r9 = (q62, q63); r10 = a15 } -> (Array.make 10 a15) | (C11 as w64) -> (Array.make 10 w64) | C6 { r7 = q65 } -> (Array.make 10 C11))
let () = a56.(0) <- (C8 { r9 = (try ((); (C11, n55)) with | _ -> (C11, 13)); r10 = (if true then C11 else C11) })
let () = a56.(1) <- ((fun p66 -> (let v67 = ref false in C11)) (match C11 with | C5 (q68, (None | (Some (C6 { r7 = C11 })))) -> C0 | ((C5 (q69, (Some q70))) | (C5 (q70, (Some q69)))) -> C0 | ((C8 { r9; r10 = (C5 (_, q71)) }) | (C8 { r9; r10 = (C5 (_, q71)) })) -> C0 | C8 { r9 = q72; r10 = (C8 ({ r9 = n40; r10 = _ } as w73)) } -> C0 | C11 -> C0 | C8 { r9 = q74; r10 = C11 } -> C0 | C8 { r9 = q75; r10 = (C6 { r7 = _ }) } -> C0 | C11 -> C0 | C6 { r7 = q76 } when (match q76 with | C5 (n27, q77) -> (let _v82 = (let rec f81 p78 p79 p80 = true in f81) in false) | C8 { r9 = q83'; r10 = (C5 (q84, q85) as w86) } -> (try (if true then raise Division_by_zero else false) with | Division_by_zero -> true) | ((C8 { r9 = q87; r10 = _ }) | (C8 { r9 = q87; r10 = (C8 { r9 = _; _ }) })) -> (true || true) | ((C8 { r9 = q88; r10 = C11 }) | (C8 { r9 = q88; r10 = C11 })) -> ((n55 - 65536) >= n55) | ((C5 (C11, _)) | (C8 { r10 = (C6 { r7 = _ }); _ })) -> (n55 != n55) | (C11 | C11) -> ((19 + (-4097)) >= n55) | C6 { r7 = (C5 (q91, _)) } -> (if true then true else false) | ((C6 { r7 = (C8 { r10 = _; _ }) }) | (C6 { r7 = (C8 { r10 = _; _ }) })) -> (if false then false else true) | C6 { r7 = C11 } -> (not true) | C6 { r7 = (C6 { r7 = _ }) } -> (snd (n55, true))) -> C0 | C6 ({ r7 = q92 } as w93) -> C0))
let () = a56.(2) <- (let i94 = n55 mod (n55 lor 1) in if i94 >= 0 && i94 < Array.length a0 then a0.(i94) else (match n55 with | -3 -> C11 | -2147483648 -> C11 | _ -> C11))
let () = a56.(3) <- a0.(12)
let s96 = ref n40
let () = for i95 = 10 - 1 downto 0 do
  s96 := (match a56.(i95) with | C5 (q97, q98) -> ((( *. ) 1.0 !s96) *. (!s96)) | ((C8 { r10 = _; _ }) | (C5 (_, _))) -> ((!s96) *. (!s96 -. n27)) | C11 -> ((!s96) *. (max n40 2.0)) | C6 { r7 = (C5 (q99, q100)) } -> ((!s96) *. ((-2.0) +. !s96)) | ((C6 { r7 = (C8 { r9 = _; r10 = _ }) }) | (C6 { r7 = _ })) -> (!s96 *. (!s96)) | C6 ({ r7 = (C11 | (C8 { r9 = _; r10 = _ })) } as w102) -> ((!s96) -. (!s96 +. !s96)) | C6 ({ r7 = (C6 { r7 }) } as w103) -> ((!s96) -. (float i95)))
done
let n104 = !s96
let () = note_float n104
let a105 = (match { r2 = []; r3 = false; r4 = None } with | { r2 = []; r3 = q106; r4 } -> (Array.make 8 []) | { r2 = ((_ :: n14) | ([] as n14)); r3 = true; _ } -> (Array.make 8 []) | { r2 = (q107 :: q108); r3 = false; r4 } -> (Array.make 8 []) | ({ r2; r3 = false; r4 = (Some q109) } | ({ r2 = ([] as r2); r3 = false; _ } as q109)) -> (Array.make 8 []))
let () = a105.(0) <- ((String.iter (fun p110 -> ()) "tail \" end"); (try a105.(wrap n14 8) with | _ -> []))
let () = a105.(1) <- ((4 + n14) :: (n55 :: []))
let () = a105.(2) <- (match C8 { r9 = (C11, n55); r10 = C11 } with | C5 ((C5 ((C5 (q111, _)), _)), q112) -> (n55 :: []) | C5 ((C5 ((C8 { r9 = q113; r10 }), _) as w114), q115) -> [(-2); n55] | ((C6 { r7 = C11 }) | (C5 ((C5 (C11, _)), _))) -> (try (fst ([], n55)) with | _ -> []) | C5 ((C5 ((C6 { r7 = q116 }), q117)), q118) -> (match q118 with | None -> [] | ((Some _) | (Some (C8 { r10 = _; _ }))) -> []) | C5 ((C8 { r10 = q119; _ }), None) -> (let i120 = n55 in if i120 >= 0 && i120 < 8 then a105.(i120) else []) | C5 ((C8 { r9 = q121; _ }), (Some q122)) -> (let v123 = '0' in []) | C5 (C11, _) -> (5 :: []) | C5 ((C6 { r7 = q124 }), q125) -> a105.(0) | C8 ({ r10 = q126; _ } as w127) -> [] | C11 -> [n55; n55] | C6 { r7 } -> [])
let () = a105.(3) <- (n55 :: [])
let s129 = ref n14
let i128 = ref 0
let () = while !i128 < 8 do
  s129 := (match a105.(!i128) with | [] -> ((!s129) + (-8)) | (8 :: []) -> ((!s129) + (let v130 = (false, (Array.make 2 10.0), 19) in !i128)) | (8 :: (q131 :: q132)) -> (!i128 + (!s129)) | ((q133 :: q134) | (((3 as q133) :: _) as q134)) -> ((!s129) + (if false then !s129 else q133)) | (9 :: q135) -> ((- !s129) lxor (!s129)) | [] -> ((!s129) - 4095) | (q136 :: _) -> ((!s129) + (truncate (-100.75)))); i128 := !i128 + 1
done
let n137 = !s129
let () = note_int n137
let () = (mix_0 5 a0.(12); note_end 0)
let () = note_int n14
let () = note_float n40
let () = note_int n137
let () = (mix_0 5 a56.(9); note_end 0)
let () = (mix_1 5 a41.(7); note_end 0)
let () = note_int n55
let () = ()
