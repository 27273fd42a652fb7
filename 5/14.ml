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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y104 -> mix 0; mix y104
    | Error y105 -> mix 1; mix y105
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107) -> mix 1; mix y106; mix_1 (d - 1) y107
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let f3 p4 p5 =
  x1
let x10 = f3 (6 + 16) (let o6 = 19 in let o7 = n2 in let o8 = n2 in let o9 = n0 in let ( + ) a b = (a lsl 1) + b and ( <= ) a b = a lxor (b + 1) in o6 <= o7 + o8 + o9)
let x10 = ((floor x1) -. (max x10 x1)) +. 2.0
let v47 = (match fst (let (_, x1) = (n0, []) in (None, false)) with | (None | None) -> (
  ((); n2) :: (15 :: [])) | (Some 0.0 as w11) -> (
  n0 :: (n2 :: [])) | Some 0.5 -> (
  let f12 p13 =
    '0'
  in
  let v14 = f12 n2 in
  let v15 = f12 n2 in
  let n34 = (try (
    let a16 = ((); (Array.make 16 x10)) in
    let rec loop18 i17 n19 =
      if i17 >= 0 then (
        (a16.(i17 + 1) <- (a16.(i17 + 2) -. ((a16.(i17)) -. a16.(i17 + 1))));
        loop18 (i17 - 1) n19
      ) else
        ()
    in
    loop18 (14 - 1) 14;
    (mix_floats a16 0 16; note_end 0);
    let f20 p21' =
      n0
    in
    let n29 = f20 (match v15 with | 'a'..'m' -> [] | 'a'..'m' when ((false = true) && (not true)) -> [] | ('0'..'9' as w22) -> [] | 'a'..'m' -> [] | (f3 | ('0'..'9' as f3)) -> [] | q23 when q23 < '\159' -> [] | f3 -> [] | '0'..'9' when ((let o24 = 17 in let o25 = n2 in let o26 = 0 in let o27 = 13 in let o28 = n2 in let ( != ) a b = b - a and ( -. ) a b = (a lsl 1) + b in o24 != o25 != o26 != o27 -. o28) <= (n2 / 8)) -> [] | '0'..'9' -> [] | _ -> []) in
    note_int n29;
    let f30 p31 p32 =
      Ok (-3)
    in
    let v33 = f30 ((clip "b c") ^ "a") 2147483646 in
    (mix_0 5 v33; note_end 0);
    (f20 []) mod ((-13) lor 1)) with | _ -> (-6)) in
  (match v15 with | 'a'..'m' -> (3 :: []) | n34 -> (let (q35, q36, v14, _) = (n2, false, [], x10) in []))) | ((Some q37) | (Some q37)) -> (
  let f38 p39 p40 =
    true
  in
  let v46 = f38 (match None with | (None | None) -> 1.5 | Some f38 -> 0.0) (match Ok (Array.make 2 n2) with | Ok [|q41; _|] -> (Array.make 1 q41) | Ok _ when (f38 (float_of_int n2) (if false then (Array.make 1 n0) else (Array.make 1 8))) -> (Array.make 1 n2) | Ok ([|q37; q42|] as w43) -> (Array.make 1 n2) | Ok q44 -> (Array.make 1 n2) | Error q45 -> (Array.make 1 n2)) in
  []))
let () = (mix_1 5 v47; note_end 0)
let f48 p49 p50 =
  (false, x10)
let v51 = f48 (Array.init 2 (fun x1 -> true)) (n2 lsl (n2 land 31))
let () = ((let (m52, m53) = v51 in mix (if m52 then 1 else 0); mix_float m53); note_end 0)
let _ = f48 (Array.mapi (fun p54 p55 -> false) (Array.make 2 true)) (fst (n2, "b c"))
let x56 = f3 n2 (int_of_float (x10 +. x1))
let () = note_float x56
let f57 p58' p59 =
  0.0
let x62 = f57 (5, "b c", (let rec f61 p60 = false in f61), (Array.make 16 13)) (fst ((ref 5), []))
let () = note_float x62
let v101 = (try (
  let f57 = (match (((n2 - 1024) > n0), ((let rec f64 p63 = x56 in f64) 2.0)) with | (v51, q65) when q65 = 10.0 -> (let v69 = (let o66 = n2 in let o67 = 20 in let o68 = n2 in let ( == ) a b = a * 2 - b and ( ** ) a b = b - a and ( - ) a b = (a lsl 1) + b in o66 == o67 == o68) in (clip "") ^ "12")) in
  (mix_string f57; note_end 0);
  let x62 = (match v47 with | [] when (String.exists (let rec f71 p70 = false || false in f71) (match v51 with | (q72, 1.0) -> "" | (_, q73) -> f57)) -> ((false >= false) || (match v51 with | (q74, 1.0) when q74 -> q74 | (q75, _) when q75 -> q75)) | (0 :: []) -> (List.fold_left (let rec f78 f57 p76 = (let v77 = n0 in false) in f78) (f57 <> f57) []) | ((0 :: (q79 :: q80)) | ((0 as q79) :: (_ :: q80))) -> ((match [] with | ((_ :: (_ :: _)) | []) -> n2 | (q82 :: []) -> 0) <= n2) | (5 :: q83) -> (try (let v47 = int_of_string (string_of_int n2) in true) with | Failure q84 -> (if true then true else false) | Not_found -> (let v85 = 'a' in false)) | (_ :: q86) -> (Result.get_error (Ok (-0.5)))) in
  let x96 = if not x62 then (if not x62 then x10 else (if n2 <= n2 then (if (try (n0 = n2) with | Division_by_zero -> x62 | Not_found -> x62 | _ -> x62) then (let _v94 = (true, (Array.make 4 n0), (fun p91 p92 p93' -> false), x56) in 1.5) else (if List.fold_left (fun p89 p90 -> p89) x62 v47 then x10 else (if x62 then (f3 n2 n0) else ((let rec f88 p87 = x10 in f88) (Array.make 2 n2))))) else (match v47 with | ([] | []) -> x1 | (_ :: q95) -> x56 | [] -> x10))) else (x56 *. x56) in
  note_float x96;
  let v97 = Option.get (List.nth_opt (if false then raise Division_by_zero else []) (-4097)) in
  true) with | Invalid_argument q98 -> (List.fold_left (fun p99 p100 -> p99) false []) | Division_by_zero -> ('0' != '\'') | Match_failure _ -> (min true false))
let () = note_float x1
let () = note_float x62
let () = note_float x56
let () = ((let (m102, m103) = v51 in mix (if m102 then 1 else 0); mix_float m103); note_end 0)
let () = note_int n2
let () = note_int n0
let () = (mix (if v101 then 1 else 0); note_end 0)
let () = (mix_1 5 v47; note_end 0)
let () = ()
