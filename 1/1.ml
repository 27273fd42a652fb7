type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y115, y116) -> mix 0; mix_4 (d - 1) y115; mix_1 (d - 1) y116
    | C1 -> mix 1
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y117 -> mix 1; mix y117
and mix_4 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y118 -> mix 1; mix_float y118
let rec pick0 p1 p2 p3 =
  if p1 then p2 else p3
let v4 = ref false
let v5 = pick0 true (ref false) v4
let () = (mix_0 5 v5; note_end 0)
let () = (pick0 (String.fold_left (fun p6 p7' -> p6) (false || true) (List.fold_right (fun p8' p9 -> p9) [] "b c")) v4 v5) := (List.equal (let rec f12 p10 p11 = false in f12) [] [])
let () = (mix (if !v4 then 1 else 0); note_end 0)
let () = (mix (if !v5 then 1 else 0); note_end 0)
let v26 = C0 ((let v19 = (let (pick0, q13, q14) = (10.0, true, C1) in (let rec f18 p15 p16 = ((fun p17 q13 -> pick0), 18) in f18)) in List.find_map (let rec f21 p20 = None in f21) []), (let { r2 = q24 } = ((); { r2 = (let rec f23 p22 = p22 in f23) }) in (try (let v25 = 12 in C1) with | _ -> C1)))
let () = (mix_1 5 v26; note_end 0)
let rec pick27 p28 p29 p30 =
  if p28 then p29 else p30
let a31 = pick27 true (Array.make 3 (-0.5)) (Array.make 3 10.0)
let () = (mix_floats a31 0 3; note_end 0)
let a32 = [|3.25; 1.5; (-3.25)|]
let () = (pick27 (((-1) asr 12) = (if false then 12 else (-3))) a31 a32).(0) <- 0.0
let () = note_float a31.(0)
let () = note_float a32.(0)
let rec pick33 p34 p35 p36 =
  if p34 then p35 else p36
let a37 = (match false with | (true | false) -> (Array.make 3 1.0) | false -> a32)
let a38 = if true then a37 else a37
let () = (mix_floats a38 0 3; note_end 0)
let () = (pick33 ((0.0 /. 0.0) <> (1.5 +. 2.0)) a37 a38).(0) <- (0.0 *. 3.25)
let () = (try (
  let n39 = -((try 5 with | _ -> 18) * (truncate (-0.5))) in
  note_int n39;
  let rec pick40 p41 p42 p43 =
    if p41 then p42 else p43
  in
  let a44 = create_array (hide 0 4) 2.0 in
  (mix_floats a44 0 4; note_end 0);
  let a45 = Array.make 4 2.0 in
  (mix_floats a45 0 4; note_end 0);
  (pick40 true a44 a45).(0) <- 4096.0;
  note_float a44.(0);
  note_float a45.(0);
  (try (
    let rec pick46 p47 p48 p49 =
      if p47 then p48 else p49
    in
    let a50 = Array.make 3 n39 in
    let a51 = a50 in
    (mix_ints a51 0 3; note_end 0);
    (pick46 false a50 a51).(0) <- (Array.length a37);
    note_int a50.(0);
    note_int a51.(0);
    v5 := (let ((q52', q53) as w54) = (false, []) in q52')) with | _ -> (note_int n39));
  v4 := (try ((fun p55 -> true) (Array.make 5 (-1.0))) with | Invalid_argument q56 -> false | Division_by_zero -> true | Match_failure _ -> true)) with | _ -> (v4 := false))
let () = (if (let (a38, q62, q63', _) = if true then (15, true, 'z', (fun v5 p57 p58 -> -1.5)) else ((-3), true, ' ', (fun p59 p60 p61 -> -1.5)) in !v4) then (if ((-2) + 65535) > 18 then (if true then () else ())))
let x68' = (((-2.0) *. 0.5) +. (match 8 with | 8 -> 10.0 | (0 | 0) when ((let s64 = "a" in let i65 = 9 in if i65 >= 0 && i65 < String.length s64 then s64.[i65] else '0') == '\164') -> (-0.5) | 0 -> 10.0 | 3 -> (-2.0) | _ -> (-100.75) | _ -> 1.0)) *. ((let rec f67 p66 = -. 10.0 in f67) (4 + (-1)))
let a73 = (let v69 = [(if true then None else None); (Some 4)] in (let (q70, q71) = (0.0, 7) in Array.init 8 (fun p72 -> 13)))
let v111 = (match v26 with | ((C0 (_, q74)) | (C0 (_, q74))) when (((2 * 40) - (-65536)) < (compare 'z' 'a')) -> (
  let n79 = if true || false then (if 3 <> 0 then (Array.length a38) else (if ((-3) + 65536) > 14 then (if ((-3) + 4096) >= 19 then (abs 9) else (match q74 with | ((C0 (q75, (C0 (_, q76)))) | (C0 (q75, _) as q76)) -> 20 | C0 (q77, C1) -> (-1) | (C1 | C1) -> 5)) else 83)) else (try (if false then raise (E0 1.0) else 13) with | E0 (1.0 as w78) -> 0 | E0 q74 -> 15) in
  (try (if false then ((fun a73 -> (q74, None, x68')) x68') else (q74, None, 10.0)) with | _ -> (match q74 with | (C0 (x68', (C0 (q80, q81))) as w82) -> (w82, None, 1.0) | ((C0 (q83, C1)) | (C0 (q83, C1))) -> (q74, None, 100.75) | C1 -> (q74, None, x68')))) | ((C0 (_, (C0 _))) | C1) -> (
  let v87 = ((x68' -. 100.75) +. (coarse (exp (limit x68' (-9.0) 5.0)))) >= (-. x68') in
  ((C0 (None, C1)), None, (x68' +. x68'))) | ((C0 (q88, _)) | (C0 (q88, C1))) -> (
  (C1, (let v90 = fun p89 -> (3, x68') in None), (try (-. x68') with | _ -> x68'))) | C1 -> (
  let v108 = (match C1 with | C0 (q91, q92) -> (
    v26) | C1 -> (
    let rec pick93 p94' p95 p96' =
      if p94' then p95 else p96'
    in
    let v97 = if false then (ref 9) else (ref (-2)) in
    let v98 = v97 in
    (mix_2 5 v98; note_end 0);
    (pick93 (x68' = a38.(2)) v97 v98) := ((-2) * 4);
    note_int !v97;
    note_int !v98;
    (match C0 (None, C1) with | C0 (None, C1) -> (C0 (None, C1)) | (C1 | (C0 (_, _))) -> C1 | C1 -> C1)) | exception Invalid_argument q99 -> (let v105 = ((); (let rec f104 p100 p101 = ((let rec f103 p102 = 4 in f103), p100) in f104)) in v26) | exception Division_by_zero -> (max (try (if false then C1 else C1) with | _ -> C1) (let v106 = Ok x68' in C1)) | exception Failure q107 -> v26 | exception E0 0.0 -> v26 | exception E0 _ -> (if if true then false else true then C1 else v26)) in
  (mix_1 5 v108; note_end 0);
  ((C0 (None, C1)), (List.fold_right (let rec f110 p109 a38 = a38 in f110) [] None), ((); x68'))) | exception _ -> (if (-1) = 9 then (v26, None, x68') else (v26, None, (-1.5))))
let () = ((let (_, m113, m114) = v111 in mix_3 5 m113; mix_float m114); note_end 0)
let () = note_float x68'
let () = (mix_floats a37 0 3; note_end 0)
let () = (mix_floats a31 0 3; note_end 0)
let () = (mix_0 5 v5; note_end 0)
let () = (mix_ints a73 0 8; note_end 0)
let () = (mix_1 5 v26; note_end 0)
let () = ()
