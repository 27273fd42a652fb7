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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (char, char list array) result) =
  if d > 0 then
    match v with
    | Ok y81 -> mix 0; mix (Char.code y81)
    | Error y82 -> mix 1; mix_1 (d - 1) y82.(1)
and mix_1 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y83 :: y84) -> mix 1; mix (Char.code y83); mix_1 (d - 1) y84
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let x8 = (try (try (
  let n6 = (hide 1 7) in
  let rec loop5 i3 s4 =
    if i3 < n6 then (
      (if i3 = 6 then raise E2);
      loop5 (i3 + 1) (float (i3 asr 0))
    ) else
      s4
  in
  let n7 = loop5 0 100.75 in
  note_float n7;
  n7) with | _ -> (2.0 *. 0.0)) with | E2 -> (sqrt (-1.0)))
let n15 = (try (try (
  let rec loop11 i9 n12 s10 =
    if i9 >= 0 then (
      (if i9 = 0 then raise E1);
      loop11 (i9 - 1) n12 s10
    ) else
      s10
  in
  let n13 = loop11 ((hide 0 4) - 1) (hide 0 4) 17 in
  note_int n13;
  n13) with | E1 -> (if false then 1 else 4) | _ -> (13 lsr 17)) with | E2 -> (let v14' = (19, x8) in 19))
let x29 = (try (try (
  let s17 = ref x8 in
  let i16' = ref 0 in
  while !i16' < 4 do
    (if !i16' = 6 then raise (E0 (snd ([], (Ok !i16')))) else if if true then false else false then raise (E0 (Ok n15)));
    s17 := ((List.iteri (fun p18 p19 -> ()) []); (float_of_int 4)); i16' := !i16' + 1
  done;
  let n20 = !s17 in
  note_float n20;
  n20) with | E0 (Ok 0) -> (x8 /. x8) | E0 (Ok q21) -> (match Ok x8 with | (Ok 0.0 as w22) -> x8 | Ok q23 -> q23 | Error (true as w24) -> x8 | Error false -> x8) | E0 (Error q25) -> (-3.25)) with | _ -> (let _v28 = fun p26 p27 -> (p27, false) in x8))
let () = note_float x29
let v38 = (let rec f34 p30 = Error (match (Ok n15) with | Ok 9 -> (Array.make 2 []) | (Ok 1 as w31) -> (Array.make 2 []) | Ok 6 -> (Array.make 2 []) | Ok q32 -> (Array.make 2 []) | Error q33 -> (Array.make 2 [])) in f34) ((n15 * 23) = (match [] with | [] -> 8 | (q35 :: []) -> n15 | ([] | (None :: (None :: _))) -> n15 | (None :: ((Some q36) :: _)) -> q36 | ((Some _) :: (q37 :: _)) -> n15))
let () = (mix_0 5 v38; note_end 0)
let n39 = n15
let () = note_int n39
let () = (try (
  (let rec f41 p40 = if true then (if false then ()) else (if true then ()) in f41) (create_float_array 2 (match v38 with | Ok 'a'..'m' -> 10.0 | Ok ('a'..'m' | 'a'..'m') -> x29 | Ok '0'..'9' -> x29 | Ok 'a'..'m' -> 1.0 | Ok ('0'..'9' | '0'..'9') -> 1.0 | (Ok _ as w42) -> x29 | Error _ -> x29));
  let rec f43 p44 p45 =
    let table48 = Array.make 2 (let rec g46 u47 = p44 in g46) in
    table48.(1) <- (let rec g46 u47 = (fun p49 p50 -> p45) in g46);
    table48.(1) p45
  in
  let f56 = f43 (fst ((let rec f55 p51 (q52, q53, q54) = 7 in f55), x29)) (min 7 n39) in
  let f59 = f43 (if false then (fun p57 p58 -> 5) else f56) (min n39 0) in
  ((mix (if true then 1 else 0)); (List.fold_right (fun f59 () -> ()) [] ()))) with | _ -> (List.iter (let rec f60 n39 = () in f60) []))
let x61 = x29
let n80 = (match Some (n39, '\'', []) with | None -> (
  (if false then (n39 * n39) else (n15 mod 7))) | Some _ -> (
  let n62 = (n15 lxor ((if n39 = n39 then (let x61 = x61 in ()) else (let n39 = Array.make 8 x8 in ())); n15)) - n15 in
  let x78 = (try (try (
    let n73 = (hide 0 7) in
    let rec loop72 i63' s64 =
      if i63' < n73 then (
        (if i63' = 3 then raise (E0 (if false then raise (E0 (Ok n39)) else (Ok n15))) else if i63' >= n39 then raise (E0 (Result.map_error (let rec f66 p65' = i63' in f66) (Ok 2))));
        loop72 (i63' + 1) ((s64 -. 1.0) +. (match v38 with | ((Ok 'a'..'m') | (Ok _)) -> x29 | Ok '0'..'9' -> x61 | Ok _ -> x61 | Error _ when (let (q67, q68) = (n39, "") in (let (_, q69, q70) = (q68, (-1), n62) in false)) -> s64 | Error q71 -> 0.5))
      ) else
        s64
    in
    let n74 = loop72 0 x29 in
    note_float n74;
    n74) with | E0 (Ok q75) when q75 = (-1714) -> (tick_float 5 x61) | E0 (Error q76') -> x29 | _ -> (let v77 = n62 in x61)) with | _ -> (x29 /. 0.5)) in
  (-4096) * (match v38 with | Ok ('a'..'m' | 'a'..'m') -> n62 | Ok '0'..'9' -> n62 | ((Ok _ as w79') | (Error _ as w79')) -> n39 | Error _ -> 15)))
let () = (mix_0 5 v38; note_end 0)
let () = note_int n80
let () = note_float x8
let () = note_float x29
let () = note_int n39
let () = note_int n15
let () = note_float x61
let () = ()
