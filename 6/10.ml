type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y156' -> mix 0; mix_2 (d - 1) y156'
    | C5 (y157, y158, y159') -> mix 1; mix_3 (d - 1) y157; mix_floats y158 0 2; mix_float y159'
    | C6 -> mix 2
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y160 } -> mix y160
and mix_2 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y161 -> mix 1; mix (Char.code y161)
and mix_3 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y162 -> mix 1; mix_0 (d - 1) y162
let () = (fun (q0, q1) -> ()) (match Error true with | Ok q2 -> (if true then ((-2.0), q2) else (0.5, 17)) | ((Ok (-2147483647)) | (Error _)) -> (1.5, 16))
let rec f3 p4 p5 p6 p7 p8 =
  if p4 < 1 then
    (p4 = 8)
  else (
    f3 (p4 - 1) true ((let v11 = (let rec f10 p9 = { r1 = p4; r2 = p4; r3 = (p6, []) } in f10) in ()); (0.0 <= 10.0)) p7 (let rec f14 p8 p12 p13 = (1.5, (-0.5), p5) in f14)
  )
let v18 = f3 8 ((1 + (-4096)) < 19) (not true) [|(-0.5)|] (fun p15 p16 p17 -> (100.75, 1.5, false))
let () = (mix (if v18 then 1 else 0); note_end 0)
let v23 = f3 9 (v18 <> v18) (10 != 14) (let v19 = { r0 = 1 } in Array.make 1 (-100.75)) (fun p20 p21 p22 -> (1.5, 0.0, v18))
let n24 = -6750
let () = note_int n24
let _ = f3 6 (((-2) - 65536) >= n24) v23 (Array.init 1 (fun p25 -> 1.0)) (let rec f29 p26 p27 p28 = ((-0.5), 100.75, v23) in f29)
let table30 = Array.make 3 (let rec f43' k p = if k < 0 then f43' k p else p in f43')
let () = table30.(0) <- (let rec g33 k31' p32 =
  if k31' <= 0 then p32 else (
    table30.(2) (k31' - 1) p32
  )
in g33)
let () = table30.(1) <- (let rec g39 k34 p35 =
  if k34 <= 0 then (match None with | None -> p35 | (Some (-2 as w36) as w37) -> C6 | Some (3 as w38) when w38 <> (-12) -> p35 | Some _ -> p35) else (
    table30.(0) (k34 - 1) (C5 (None, (Array.make 2 1.0), (-100.75)))
  )
in g39)
let () = table30.(2) <- (let rec g42 k40 p41 =
  if k40 <= 0 then C6 else (
    table30.(0) (k40 - 1) p41
  )
in g42)
let v44 = table30.(0) 4 (C5 (None, (Array.make 2 0.5), 1.0))
let () = (mix_0 5 v44; note_end 0)
let v45 = table30.(0) 4 v44
let () = (mix_0 5 v45; note_end 0)
let () = fst (Array.fold_left (fun p46 p47 -> p46) (snd ("", ((), 10))) (if v23 then (Array.make 2 1.0) else (Array.make 2 2.0)))
let v58 = if v23 then (let { r1 = q56; r2 = _; r3 = q57 } = { r1 = n24; r2 = n24; r3 = (v23, []) } in '\n') else (if v18 && false then (if (match ((0.5, n24), ((-3), 11, 14, 6), (Array.make 8 1.0), n24) with | ((0.0, q48), q49, [||], v18) -> v23 | ((q50, q51), _, ([||] | _), q52) -> v18 | ((_, q53, q54, 0) | ((_, _), q53, q54, _)) -> true) then (snd (false, ' ')) else (let v55 = n24 in '\255')) else 'X')
let n60 = min 4096 (let (q59, _) = ((if v23 && v23 then '\127' else (max v58 v58)), n24) in 7102)
let a61 = max (Array.make 11 100.75) (Array.make 11 0.5)
let rec loop65 i62 s63 =
  if i62 <> 11 then (
    (a61.(i62) <- ((a61.(i62)) +. s63));
    loop65 (i62 + 1) (try a61.(i62) with | _ -> (let i64 = n24 in if i64 >= 0 && i64 < Array.length a61 then a61.(i64) else s63))
  ) else
    s63
let n67 = loop65 0 (-1.5)
let () = note_float n67
let n68 = n60
let () = note_int n68
let _ = f3 11 (List.fold_right (let rec f71 p69 p70 = true in f71) [] v23) v23 (try (if v23 then (Array.make 1 n67) else (Array.make 1 n67)) with | _ -> (Array.make 1 0.0)) (let rec f75 p72 p73 p74 = (1.5, (-1.5), false) in f75)
let v76 = '\034'
let unused83' = f3 6 (v76 = '0') (if v23 then true else v23) (let v77 = -10.0 in Array.make 1 v77) (let (_, q78, q79, _) = ((-100.75), [], true, { r1 = n60; r2 = n60; r3 = (v18, []) }) in fun p80 p81 p82 -> (n67, 100.75, true))
let rec f84 p85 p86 p87 p88 p89 =
  if p85 <= 0 then
    { r0 = n68 }
  else (
    let x90 = (-0.0) *. n67 in
    f84 ((-1) + p85) (fun p89 p91 -> v44) p87 p88 (fun p92' p93 p94 -> 4096)
  )
let v112 = f84 6 (let rec f97 p95 p96 = C6 in f97) (n67 = n67) (let s98 = "a" in let i99 = 6 in if i99 >= 0 && i99 < String.length s98 then s98.[i99] else v76) (match v76 with | 'a'..'m' -> (let rec f102' n67 p100 p101 = n60 in f102') | '0'..'9' -> (fun p103 n24 p104 -> n68) | ('n' | 'a'..'m') -> (fun p105 p106 p107 -> n68) | q108 -> (fun p109 p110 p111' -> 6))
let () = (mix_1 5 v112; note_end 0)
let v155 = (match Error ((land) n68 15) with | Ok _ -> (
  let _ = f84 1 (let rec f115 p113 p114 = C6 in f115) (f3 6 v23 v23 (Array.make 1 n67) (fun p116 p117 p118 -> (n67, n67, v23))) 'K' (let v119 = n67 in (let rec f122 p120 v119 p121 = 0 in f122)) in
  v112) | Error (-2) -> (
  let unused132 = f84 (hide 0 6) ((); (fun p123 v112 -> v45)) (if v18 then v18 else false) (Char.chr (n68 land 255)) (let rec f131' p128 p129 p130 = n60 in f131') in
  (try (match v23 with | (true as w133) -> v112 | (false | false) -> (match Ok n67 with | Ok 0.5 -> v112 | Ok q134 -> v112 | Error true -> v112 | Error false -> v112)) with | _ -> (f84 3 (let rec f137 p135 p136 = v45 in f137) v23 v76 (let rec f140' p138 a61 p139 = n68 in f140')))) | Error 5 -> (
  let n141 = 19 in
  note_int n141;
  { r0 = (try ((); 17) with | _ -> n141) }) | Error q142 -> (
  let x143 = n67 in
  let s144 = ((snd (if v18 then (v18, ()) else (v23, ()))); (string_of_float 100.75)) in
  { r0 = (let (_, (_, q151, q152), q153, q154) = ((let rec f147 p145 p146 = p146 in f147), (q142, v23, false), v76, (fun p148 p149 p150 -> p150)) in n68) }))
let () = note_int n68
let () = (mix_floats a61 0 11; note_end 0)
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = (mix (Char.code v76); note_end 0)
let () = (mix (if v18 then 1 else 0); note_end 0)
let () = note_int n24
let () = ()
