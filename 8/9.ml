type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (float, bool) result) =
  if d > 0 then
    match v with
    | Ok y157 -> mix 0; mix_float y157
    | Error y158 -> mix 1; mix (if y158 then 1 else 0)
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let rec f0 p1 p2 =
  if p1 <= 0 then
    (match C6 with | C5 'a'..'m' -> p1 | C5 'n' -> p2 | C5 'a'..'m' -> p2 | C5 ('n' as w3) -> 19 | C5 q4 -> (-2) | (C6 as w5) -> p2)
  else (
    (try (let r6 = f0 (p1 - 1) 18 in if false = false then raise E1 else r6) with | E1 -> (p2 mod 8) | _ -> p2)
  )
let n7 = f0 0 (20 / 7)
let n8 = f0 8 (fst (n7, C6))
let rec f9 p10 p11 p12 =
  if p10 > 0 then (
    (try (let r13 = f9 ((-1) + p10) p11 p12 in if not false then raise E0 else r13) with | E0 -> [|n8; n8; p10; p10; n8; p10|])
  ) else
    (Array.make 6 n8)
let _ = f9 3 ((fun p14 -> Ok C6) false) (if true then (Array.make 8 1.5) else (Array.make 8 (-3.25)))
let unused16 = f9 (hide 0 4) (let v15 = n8 in Ok C6) (Array.make 8 100.75)
let n22 = List.fold_left (fun p17 p18 -> 12) (int_of_string (string_of_int n8)) (if true && false then (List.merge compare [] []) else (let v21 = (let rec f20 p19 n8 = (n7, n7) in f20) in []))
let v36 = (((let v23 = 10.0 in n8) / ((f0 7 n22) lor 1)), (List.fold_right (match Ok true with | ((Ok true) | (Ok true)) -> (let rec f26 p24 p25' = Ok 10.0 in f26) | Ok false -> (fun p27 f9 -> f9) | ((Error (q28, 0.0, q29, _)) | (Error (q28, _, _, q29))) -> (fun f9 p30 -> p30) | Error (_, q31, q32, f9) -> (fun p33 f9 -> f9)) [] (Error false)), (String.make 3 (let s34 = "" in let i35 = n8 in if i35 >= 0 && i35 < String.length s34 then s34.[i35] else '\n')))
let () = ((let (m37, m38, m39) = v36 in mix m37; mix_0 5 m38; mix_string m39); note_end 0)
let a40 = if false then (Array.make 4 n8) else (Array.make 4 n8)
let s42 = ref (-2)
let i41 = ref 0
let () = while !i41 < 4 do
  a40.(!i41) <- (a40.(3) lxor (!s42));
  s42 := (a40.(!i41) - (a40.(3) lxor (!s42))); i41 := !i41 + 1
done
let n43 = !s42
let () = note_int n43
let x47 = if Array.exists (fun p44 -> (let v45 = [] in true)) a40 then (let _v46 = (false, n22) in 0.0 /. 0.0) else (float (let { r1; r2 = f9; r3 = n43; r4; _ } = { r0 = "a"; r1 = []; r2 = "12"; r3 = n43; r4 = None } in n43))
let () = note_float x47
let rec f48 p49 p50 =
  if p49 > 0 then (
    if (8727 - (-2147483647)) <= (match p50 with | (_, n22, 7) -> p49 | ((q51, _, 9) | ((false as q51), _, 1)) -> n7 | (q52, _, 1) -> 16 | ((q53, _, q54) | ((true as q53), _, (0 as q54))) -> p49 | (false, q55, 0) -> n7 | (q56, q57, _) -> n43) then raise E0 else (let r58 = f48 (p49 - 1) p50 in r58)
  ) else
    false
let v62 = (try (f48 6 (true, (fun p59 p60 p61 -> 1.0), n7)) with | E0 -> (false && false) | _ -> (x47 >= (-3.25)))
let () = (mix (if v62 then 1 else 0); note_end 0)
let n80 = (match (if (match v36 with | ((q63, q64, q65) | ((0 as q63), q64, q65)) -> v62 | ((_, q66, n43) | (_, q66, n43)) -> v62) then raise Division_by_zero else ((); [])) with | ([] as w67) -> (int_of_string (string_of_int (n8 asr 22))) | (q68 :: q69) -> ((n43 - 1) asr 23) | exception Invalid_argument _ -> a40.(0) | exception Division_by_zero -> ((f0 6 16) lsr (((); n43) land 31)) | exception Failure q70 -> a40.((n7 / 1) land 3) | exception E1 -> ((match { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = n43; r4 = None } with | ({ r0 = q71; r2; r3 = (-2); r4 = q72; _ } | { r0 = r2; r1 = _; r2 = q71; r3 = _; r4 = q72 }) -> 2 | { r0 = _; r1 = []; r2 = q73'; r3 = 0; r4 = q74 } -> n43 | { r0 = _; r1 = (q75 :: q76); r2; r3 = 0; r4 = q77 } -> n7 | { r0 = q78; r1 = q79; r2 = _; r3 = v62; r4 = _ } -> n22) / 7))
let rec f81 p82 p83 p84 =
  if p82 < 1 then
    (match p83 with | ((q85, q86, (-2), _) | (q85, _, q86, _)) -> '\'' | ((_, 2, 5, q87) as w88) -> '\255' | (q89, q90, 5, _) -> '\255' | (q91, (-2147483648), q92, _) -> '0' | ((q93, 0, _, q94) | (q93, 0, _, q94)) -> ' ' | (x47, (-3), _, p82) -> '0' | ((_, _, _, (_, 3)) | (_, (-2), _, _)) -> '\n' | (q96, 7, q97, _) -> '\255' | (x47, 2, q98, _) -> '\n' | (q99, q100, q101, q102) -> ' ')
  else (
    (try (let r103' = f81 (p82 - 1) (try p83 with | _ -> p83) p84 in if v62 then raise E1 else r103') with | E1 -> 'a')
  )
let v110 = f81 (hide 0 7) (min (false, n22, n43, (v62, n43)) (v62, 13, n80, (v62, n80))) (let rec f109 p104 { r0; r1; r2 = q105; r4 = q106; _ } = ((let rec f108 p107 r1 = n7 in f108), n80) in f109)
let v127 = f81 3 (List.fold_left (let rec f113 p111 p112 = (v62, n43, p112, (v62, 2)) in f113) (v62, 19, n43, (v62, n80)) []) (if v62 then (fun p114 { r0 = q115'; r1; r2 = q116; r3 = _; r4 = n80 } -> ((fun p117 x47 -> 16), n22)) else (let rec f126 p118 { r0 = _; r1 = q119; r2 = q120; r3 = q121; r4 = q122 } = ((let rec f125 p123 p124 = q121 in f125), q121) in f126))
let () = (mix (Char.code v127); note_end 0)
let rec f128 p129 p130 =
  if p129 < 1 then
    v62
  else (
    (try (let r131' = f128 (p129 - 1) p130 in if r131' then raise E0 else r131') with | E0 -> (v62 && true))
  )
let v132 = f128 10 (12 - n22)
let v133 = f128 (hide 0 1) a40.((fst (n80, (-100.75))) land 3)
let () = (mix (if v133 then 1 else 0); note_end 0)
let f134 p135 p136 =
  let rec f137 p138 p139' () =
    if p138 <= 0 then
      (match v127 with | ('a'..'m' | 'a'..'m') -> (Array.make 1 x47) | '0'..'9' -> (Array.make 1 x47) | _ -> (Array.make 1 x47))
    else (
      if (n22 + n43) >= ((); p138) then raise (E2 19) else (let r140 = f137 (p138 - 1) p139' () in r140)
    )
  in
  let a143 = (try (f137 4 (if true then { r7 = x47 } else { r7 = 0.0 }) (let _v141 = None in ())) with | E2 8 -> (create_array 1 x47) | E2 (-2147483648) -> (if v133 then (Array.make 1 0.0) else (Array.make 1 x47)) | E2 7 -> (max (Array.make 1 x47) (Array.make 1 x47)) | E2 q142 -> [|x47|]) in
  raise E1
let v151 = (try (f134 (match v110 with | 'a'..'m' -> (let rec f145 p144 = -10.0 in f145) | '0'..'9' -> (let rec f147 p146 = x47 in f147) | ('n' | 'a'..'m') -> (fun p148 -> x47) | _ -> (let rec f150 p149' = x47 in f150)) (if v132 then n43 else 12)) with | E1 -> (ref 100.75))
let () = (mix_1 5 v151; note_end 0)
let v153 = (try (f134 (fun p152 -> x47) n80) with | E1 -> v151 | _ -> (try (f134 (fun { r7 } -> r7) n43) with | E1 -> v151))
let () = (mix_1 5 v153; note_end 0)
let () = ((let (m154', m155, m156) = v36 in mix m154'; mix_0 5 m155; mix_string m156); note_end 0)
let () = note_int n8
let () = note_int n43
let () = (mix_1 5 v153; note_end 0)
let () = note_int n7
let () = (mix (if v132 then 1 else 0); note_end 0)
let () = note_int n22
let () = (mix (Char.code v127); note_end 0)
let () = ()
