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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y92 :: y93) -> mix 1; mix_ints y92 0 1; mix_1 (d - 1) y93
and mix_2 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y94 :: y95) -> mix 1; mix_ints y94 0 4; mix_2 (d - 1) y95
let a2 = (let v0 = 8 in create_array 7 ((fun p1 -> 1.5) 100.75))
let () = (mix_floats a2 0 7; note_end 0)
let v7 = min (if List.mem 13 [] then (if true then 'a' else '\n') else (match [] with | [] -> '\'' | ((_ :: []) as w3) -> '\n' | (a2 :: (_ :: q4)) -> '0')) (List.fold_right (fun p5 p6 -> 'a') [] ((); '0'))
let f8 p9 =
  (if (let p9 = ref None in -3.25) > (10.0 +. (-0.5)) then raise E1);
  p9
let n10 = (try (f8 (9 + 1)) with | E1 -> (Array.length a2))
let () = note_int n10
let n11 = -3431
let v15' = [(match v7 with | 'a'..'m' -> (List.fold_left (fun p12 p13 -> p12) (Array.make 1 n10) []) | q14 -> (Array.make 1 n10))]
let f18 = fun p16' v15' p17' -> v15'
let v19 = ((); [])
let a20 = a2
let () = a2.(3) <- (match Array.make (hide 0 2) (false, 3.25, '\n', (-0.0)) with | (q21 | ([|_; _|] as q21)) -> (if false then (-2.0) else 100.75) | [|q22|] -> (let v23 = 0.5 in -0.5) | _ -> 1.0)
let () = a20.(3) <- ((a2.(3)) +. (100.75 +. 100.75))
let () = note_float a2.(3)
let n29 = Array.fold_right (fun p24 p25 -> (-2) * (14 * 13)) a2 (match v15' with | ([] | []) -> (n10 land n10) | ((q26 :: q27) | (([|_|] as q26) :: ([] as q27))) -> (match v7 with | 'a'..'m' -> n11 | ('a'..'m' as w28) -> n11 | _ -> n11))
let v30 = ((3.25 -. 0.0) /. (2.0 -. (-100.75))) <= a20.(5)
let v31 = []
let a32 = Array.make 16 1.0
let rec f33 p34 p35 p36 =
  if p34 > 0 then (
    let r40 = f33 (p34 - 1) p35 (fun p37 p38 p39 -> []) in
    Array.make 2 (try (-2147483648) with | _ -> p34)
  ) else
    (create_array 2 n29)
let a44 = f33 2 None ((); (fun p41 p42 p43 -> []))
let n45 = Array.length a32
let () = note_int n45
let a46 = a20
let () = a20.(2) <- (let v47 = 1 - n45 in a2.(1))
let () = a46.(2) <- ((a20.(2)) +. 2147483648.0)
let () = note_float a20.(2)
let n48 = (try (f8 (-19)) with | E1 -> (if v30 || v30 then n10 else n45))
let () = note_int n48
let n52 = (try (f8 a44.((try (f8 n11) with | E1 -> n45 | _ -> 7) land 1)) with | E1 -> ((((land) (truncate (-0.0)) ((); n48)) * 1) / 7) | _ -> ((((fun p49 -> (match v15' with | ([] | (_ :: _)) -> 0 | (q50 :: q51') -> n48)) (-0.1)) * 65536) * 14))
let () = note_int n52
let v53 = Ok (try (f8 (-16)) with | E1 -> (try (f8 5) with | E1 -> n11) | _ -> a44.(0))
let x54 = if (Printf.sprintf "<%b>" v30) <= (part "b c" n48 n52) then (-. 1.7976931348623157e308) else (float (n45 + n29))
let () = note_float x54
let v62 = (((clip (let _v55 = ("", n52, n48) in "tail \" end")) ^ (try (Printf.sprintf "<%o>" (n45 land 2147483647)) with | _ -> "")), (max a44.(0) (let _v56 = ([], n52, (Array.make 1 x54)) in n52)), ((match v15' with | ((_ :: _) | []) -> () | (q57 :: []) -> () | (v30 :: (([|v53|] | [|v53|]) :: q58)) -> () | (q59 :: (q60 :: q61)) -> ()); (match [] with | [] -> 20 | (_ :: _) -> n48)))
let () = ((let (m63, m64, m65) = v62 in mix_string m63; mix m64; mix m65); note_end 0)
let a32 = (-. ((fun (_, q66) -> q66) (v7, x54))) *. ((match v7 with | 'a'..'m' -> x54 | '0'..'9' -> 0.0 | 'n' -> x54 | q67 -> x54) *. (float n45))
let v72 = (match v62 with | (_, _, _) -> (let (q68, q69, q70, q71) = max ([], v7, (v30, v30, a32), None) ([], v7, (v30, true, (-3.25)), None) in v30))
let () = (mix (if v72 then 1 else 0); note_end 0)
let v73 = 'Y'
let c75 = (float_of_int a44.(0)) -. ((match v19 with | [] -> a32 | (_ :: q74) -> a32 | [] -> a32))
let c76 = (match v19 with | [] -> a32 | (_ :: q74) -> a32 | [] -> a32) +. ((match v19 with | [] -> a32 | (_ :: q74) -> a32 | [] -> a32))
let c77 = (c75) *. (match v19 with | [] -> a32 | (_ :: q74) -> a32 | [] -> a32)
let c78 = (float_of_int a44.(0)) -. (c75)
let c79 = (float_of_int a44.(0)) +. (c75)
let () = note_float c79
let v80 = ref (-. (fabs c79))
let () = (mix_0 5 v80; note_end 0)
let () = (try (
  let n81 = a44.(0) in
  note_int n81;
  v80 := 2.0) with | Division_by_zero -> (v80 := c78))
let v91 = ((let (q82, q83) = (try (if v72 then raise Division_by_zero else ((Array.make 8 a32), [])) with | Division_by_zero -> ((Array.make 8 3.25), [])) in a44.(0) <- n52); ((-2.0), (List.fold_right (fun p84 p85 -> p85) [] (fun p86 p87 -> ((fun p88 p89 p90 -> n52), n45))), (n29 >= n52), (n11 > n52)))
let () = note_float 10.0
let () = note_int n29
let () = (mix_1 5 v15'; note_end 0)
let () = note_int n52
let () = note_float c79
let () = note_float c75
let () = (mix (if v72 then 1 else 0); note_end 0)
let () = (mix_2 5 v19; note_end 0)
let () = ()
