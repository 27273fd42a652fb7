exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y102' -> mix 0; mix_float y102'
    | Error y103 -> mix 1; mix y103
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y104 -> mix 1; mix y104
and mix_2 d (v : (bool, bool) result) =
  if d > 0 then
    match v with
    | Ok y105 -> mix 0; mix (if y105 then 1 else 0)
    | Error y106 -> mix 1; mix (if y106 then 1 else 0)
and mix_3 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix_4 (d - 1) y107; mix_3 (d - 1) y108
and mix_4 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y109 :: y110') -> mix 1; mix y109; mix_4 (d - 1) y110'
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = Array.make 8 (Ok v15) in
a16.(0) <- (Ok v15);
a16.(1) <- (Ok ((-1) >= 1));
a16.(2) <- (Error false);
a16.(3) <- (match '\059' with | 'a'..'m' -> (Ok v15) | ('0'..'9' | '0'..'9') -> (Error v15) | ('a'..'m' | 'n') -> (Error false) | 'a'..'m' -> (let v17 = ((Array.make 1 2), 15, (v15, 0.5)) in Ok v15) | '0'..'9' -> a16.(2) | 'a'..'m' -> ((let rec f19 p18 = Ok v15 in f19) (Array.make 1 (-2))) | '0'..'9' -> (Error true) | q20 -> (if v15 then (Ok v15) else (Ok v15)));
let s22 = ref 0.5 in
for i21 = 0 to 8 - 1 do
  s22 := (match a16.(i21) with | Ok q23 -> ((let (_, _, q28) = ((let rec f27 p24 p25 p26 = p26 in f27), !s22, !s22) in 10.0) +. (!s22)) | Error true -> ((!s22) +. (!s22 *. !s22)) | ((Error q29' as w30') | (Error (false as q29') as w30')) -> ((abs_float !s22) *. (!s22)) | ((Ok _) | (Error false)) -> ((!s22) *. (let _v31 = ref i21 in !s22)))
done;
let n32 = !s22 in
note_float n32;
let a33 = Array.init 16 (let rec f35 p34 = None in f35) in
a33.(0) <- a33.(13);
a33.(1) <- a33.(0);
a33.(2) <- (let i36 = (-1) - (-2) in if i36 >= 0 && i36 < 16 then a33.(i36) else (if v15 then None else None));
a33.(3) <- (Result.to_option (if v15 then (Ok 3) else (Ok 14)));
let rec loop40 i37 n41 s38' =
  if i37 <> n41 then (
    loop40 (i37 + 1) n41 (match a33.(i37) with | None -> ((s38') lxor s38') | ((Some 5) | (Some 5)) -> ((s38') + (let v39 = i37 in v39)) | Some 4 -> (s38' * (s38')) | Some 7 -> ((min s38' s38') + (s38')) | Some _ -> ((if v15 then s38' else s38') * (s38')))
  ) else
    s38'
in
let n42 = loop40 0 (hide 0 16) (-1) in
note_int n42;
let a43 = Array.init 12 (let rec f45 p44 = Ok 0.0 in f45) in
a43.(0) <- (Ok (n32 /. n32));
a43.(1) <- (if true then (Error n42) else (Error 11));
a43.(2) <- (match (min None None) with | None -> (try (if v15 then raise (E2 (ref false)) else (Ok (-100.75))) with | E2 _ -> (Ok n32)) | ((Some 0.5) | (Some 0.5)) -> (Error n42) | Some q46 -> ((fun p47' -> Ok q46) n42));
a43.(3) <- (let a43 = if false then (let rec f49 p48 = v15 in f49) else (let rec f51 p50 = v15 in f51) in Error n42);
let rec loop55 i52 n56 s53 =
  if i52 < n56 then (
    loop55 (i52 + 2) n56 (match a43.(i52) with | Ok 0.0 -> ((s53) - (-2)) | Ok q54 -> ((s53) lxor (Array.length a33)) | Error _ -> ((-9) lxor (s53)))
  ) else
    s53
in
let n57 = loop55 0 12 20 in
note_int n57;
let a58 = if v15 then (Array.make 5 []) else (Array.make 5 []) in
a58.(0) <- ((let (_, q60, _) = (n57, (Array.make 4 n32), (fun p59 -> 8)) in ()); a58.(0));
a58.(1) <- (let i61 = (let _v62 = n57 in _v62) in if i61 >= 0 && i61 < 5 then a58.(i61) else (List.concat_map (fun p63 -> []) []));
a58.(2) <- ((if v15 then [] else []) :: []);
a58.(3) <- ((n57 :: []) :: (let ((q68, _) as w69) = ((fun p64 -> '\n'), (fun p65 p66 p67 -> n42)) in []));
let s71 = ref (-3.25) in
for i70 = 0 to 5 - 1 do
  s71 := (match a58.(i70) with | [] -> ((!s71) *. (let ((q73, q74, q75) as w76) = ((Array.make 4 13), n57, (fun p72 -> p72)) in !s71)) | ([] :: q77) -> ((1.0 *. !s71) *. (!s71)) | ((q78 :: q79) :: []) -> ((!s71) -. ((-1.5) -. 0.0)) | ((_ :: q80) :: (q81 :: _)) -> ((!s71) +. !s71))
done;
let n82' = !s71 in
let a83 = (let v85 = fun a43 p84 -> (v15, n82', n57) in Array.make 16 None) in
a83.(0) <- a83.(0);
a83.(1) <- (let (q93', q94, q95, _) = (try (if v15 then ((Ok n82'), (Array.make 8 n57), n57, (let rec f88 p86 p87 = p86 in f88)) else ((Ok 0.0), (Array.make 8 (-1)), 10, (fun p89 p90 -> p89))) with | _ -> ((Ok n82'), (Array.make 8 n42), n57, (fun p91 p92 -> n42))) in None);
a83.(2) <- None;
a83.(3) <- None;
let rec loop99 i96 s97 =
  if i96 >= 0 then (
    loop99 (i96 - 1) (match a83.(i96) with | ((Some 'n') | None) -> ((-7) - (s97)) | Some q98 -> ((s97 lsr 21) lxor (s97)))
  ) else
    s97
in
let n101 = loop99 (16 - 1) n42 in
note_int n101;
(mix_0 5 a43.(11); note_end 0);
note_int n57;
(mix_1 5 a33.(15); note_end 0);
note_float n32;
(mix_2 5 a16.(7); note_end 0);
(mix (if v15 then 1 else 0); note_end 0);
(mix_3 5 a58.(4); note_end 0);
note_int n101;
()
