type t0 = C0 of int | C1
type t1 = C3 | C2 of int * int | C4
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C2 (y107, y108) -> mix 1; mix y107; mix y108
    | C4 -> mix 2
let x16 = (match max [|[]; ((let v0 = C1 in 100.75) :: (let v1 = [] in [])); ((3.25 +. 10.0) :: []); []|] (Array.copy (Array.make 4 [])) with | q2 when ("ofoqgkfzzja" <> (part "\000\255x" 1 5)) -> (try (-. ((match if false then None else None with | None -> (10.0 *. (-2.0)) | Some None -> ((-0.5) /. 0.0) | (Some (Some true) as w3) -> 5e-324 | Some ((Some q2) | (Some (false as q2))) -> (match C1 with | C0 (5 | 5) -> (-1.0) | (C1 | (C0 _)) -> 1.0 | C0 0 -> 3.25 | C0 _ -> (-1.0) | (C1 | C1) -> 0.5)) /. (-0.0))) with | _ -> (sqrt (-. (-0.1)))) | [|q4; q5; q6; q7|] -> (tick_float 2 (if C3 <> C3 then (-1.7976931348623157e308) else (if false && false then (100.75 *. 2.0) else (3.25 *. (-0.5))))) | q8 -> (let q8 = (match C2 ((let _v9 = C1 in -2), (match 10 with | -3 -> 13 | 2 -> 15 | 3 -> 7 | q10 -> q10 | -2 when (match (match C3 with | (C3 | (C2 (_, _))) -> [] | C2 (_, q8) -> [] | (C4 as w11) -> []) with | [] -> (5 = 4) | ((q12 :: q13) | ((q12 :: _) as q13)) -> true) -> 5)) with | (C3 | C3) -> 0.1 | C2 (q14, q15') -> (-. ((-2.0) -. (-100.75))) | C4 -> (tick_float 15 1e16)) in float_of_int (if false > true then ((-2) * 0) else ((); 7))))
let () = note_float x16
let n46 = (match (function | (C3 | (C2 _)) -> C1 | C2 ((-2147483647), x16) -> (let ((q18, q19, _, _), q20, q21) = ((x16, false, x16, 3.25), C3, true) in C1) | C2 (((1 as w22) | (1 as w22)), _) -> (C0 ((); w22)) | C2 ((-2), (6 | 6)) -> (let v23 = x16 /. x16 in C0 7) | C2 ((-2), (-2)) -> (if (let v24 = [] in false) then (C0 20) else (C0 13)) | C2 ((-2), q25) -> C1 | C2 (q26, q27) -> C1 | C4 -> (if true && true then C1 else C1)) C3 with | C0 5 -> (if min (match [] with | [] -> false | (_ :: q28) -> true) false then (match ((land) 9 15) with | 6 -> (-4097) | 8 -> (-7242) | q29 -> q29) else (-5)) | C0 _ -> (-7) | C1 -> (2147483646 + ((14 + 8) lsr 22))) + ((let rec f31 p30 = (-11) * (-9) in f31) ((match (match 'a' with | ('a'..'m' | '0'..'9') -> C3 | '0'..'9' -> C3 | q32 -> C3) with | C3 -> (try () with | _ -> ()) | ((C2 ((-2147483648), 1)) | (C2 ((-2147483648), 1))) -> () | C2 ((-2147483648), (-2147483648)) -> (if true then () else ()) | C2 ((-2147483648), q33) -> (mix q33) | C2 (8, q34) -> (min () ()) | ((C2 (6, _)) | C3) -> (match 7 with | ((-2) | (-2)) -> () | ((-3 as w36) | (-3 as w36)) -> () | q37 -> ()) | C2 (_, 8) -> (if false then () else ()) | C2 (_, 3) -> (fst ((), C1)) | C2 (q38, q39) -> (let (q40, q41, _, q42) = ((ref true), q38, [], C1) in ()) | C4 -> (Array.fold_right (let rec f45 p43 p44 = p44 in f45) (Array.make 3 x16) ())); (Ok true)))
let () = note_int n46
let s48 = ref false
let i47 = ref 0
let () = while !i47 < 4 do
  (
    let a49 = (let v50 = C3 in Array.make 16 C3) in
    let rec loop53 i51 n54 =
      if i51 >= 0 then (
        (a49.(i51) <- (let i52 = i51 * i51 in if i52 >= 0 && i52 < 16 then a49.(i52) else C3));
        loop53 (i51 - 1) n54
      ) else
        ()
    in
    loop53 (16 - 1) 16;
    (mix_0 5 a49.(15); note_end 0);
    ());
  s48 := ((!i47 lsr 4) != (3 + 5)); i47 := !i47 + 1
done
let n55 = !s48
let () = (mix (if n55 then 1 else 0); note_end 0)
let () = mix_float 0.0
let v57 = (let v56 = ((n46 :: []), (fst (C3, n46))) in C3)
let () = (mix_0 5 v57; note_end 0)
let a58 = [|x16; x16; x16; x16; x16; x16|]
let () = for i59' = 0 to (hide 1 3) - 1 do
  (
    let rec loop61 i60 =
      if i60 <> 2 then (
        (a58.(i59' * 2 + i60) <- ((a58.(i59' * 2 + i60)) *. x16));
        loop61 (i60 + 1)
      ) else
        ()
    in
    loop61 0;
    ());
  ()
done
let () = (mix_floats a58 0 6; note_end 0)
let a58 = (if n46 > n46 then (19 + 12) else (if n55 then n46 else n46)) * ((14 + n46) + 7461)
let c64 = (let v63 = v57 in x16) *. ((let v63 = v57 in x16))
let c65 = (float_of_int (compare [] [])) *. (c64)
let c66 = c65 -. ((let v63 = v57 in x16))
let c67' = (c64) -. c66
let c68 = c65 +. (c66)
let () = note_float c68
let unused69 = (let v70 = C3 in if (match v57 with | C3 -> n55 | C2 (_, q71) -> n55 | (C4 as w72) -> true) then (let rec f75 c67' p73 p74 = -10.0 in f75) else (let v70 = C1 in fun p76' p77 p78 -> c67'))
let n79 = int_of_float 4096.0
let () = note_int n79
let v80 = if n55 then v57 else C3
let n84 = (let v81 = if not n55 then C1 else (C0 15) in (String.length "") mod ((match v80 with | (C3 | (C2 (_, _))) when n55 -> n79 | (C4 | C3) -> n46 | ((C2 (q82, q83)) | (C2 (q83, q82))) -> q82 | C4 -> 17) lor 1))
let () = note_int n84
let p85 = a58 land n84
let p86 = 1.5
let p87 = p85 + p85
let p88 = -. x16
let p89 = n84 lsr 21
let p90 = (let o91 = p85 in let o92 = p89 in let o93 = 17 in let o94 = p87 in let ( -. ) a b = a lxor (b + 1) and ( lxor ) a b = b - a and ( |> ) a b = a * 2 - b in o91 -. o92 -. o93 -. o94)
let p95 = p87
let p96 = (let v97 = ref [] in -100.75)
let p98 = c68 /. p96
let p99 = (match v80 with | (C3 | C3) -> p95 | C2 (_, 5) -> 18 | C2 (_, q100) -> q100 | C4 -> p95)
let p101' = float_of_int 4
let p102 = (match v80 with | C3 -> c65 | C2 (_, _) -> 2.0 | C4 -> p88)
let p103 = Array.fold_left (fun p104 p99 -> p90) p90 (Array.make 6 n55)
let () = mix 1
let n105 = 1 + (((((p89 lxor (p87 + (p85))) + p90) + p95) lxor p99) - p103)
let () = note_int n105
let x106 = 1.0 +. (((p98 +. ((p88 +. (p86)) *. p96)) +. p101') *. p102)
let () = note_float c64
let () = note_int n84
let () = note_int p99
let () = note_int p103
let () = note_float p101'
let () = note_float p102
let () = note_float p88
let () = note_int a58
let () = ()
