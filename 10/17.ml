type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : float t0 t0) =
  if d > 0 then
    match v with
    | { r0 = y101 } -> mix_float y101
and mix_1 d (v : (string t0 -> (int -> int -> int) -> float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y103) -> mix 1; mix_1 (d - 1) y103
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec poly11 x l = match l with [] -> x | y :: rest -> poly11 y rest
in
let a12 = { r0 = 10.0 } in
let a13 = 7 + 3 in
let a14 = ((); []) in
let v15 = poly11 a12 a14 in
(mix_0 5 v15; note_end 0);
let a16 = (let rec f19 { r0 = q17 } p18 = q17 in f19) in
let a20 = (19, 10.0) in
let a21' = (fun p22 p23 -> 0.5) :: [] in
let f24 = poly11 a16 a21' in
let poly25 x = x
in
let a26' = 0.0 -. (-100.75) in
let a27 = 2.0 in
let a28 = ((); []) in
let x29 = poly25 a26' in
note_float x29;
let a30 = a13 mod 16 in
let a31 = (match a28 with | ([] | []) -> a13 | (((0.5 as w32) | (0.5 as w32)) :: []) -> a13 | (0.5 :: (q33 :: q34)) -> a13 | ((q35' :: _) | (q35' :: _)) -> a13) in
let a36 = if true then [] else [] in
let n37 = poly25 a30 in
let x38 = 0.0 in
note_float x38;
let v45 = (if if false then false else false then (let o39 = 0 in let o40 = n37 in let o41 = a13 in let o42 = 12 in let ( ^ ) a b = a * 2 - b and ( >= ) a b = (a lsl 1) + b in o39 ^ o40 >= o41 ^ o42) else (0 + a31)) >= (let _v43 = { r0 = x29 } in (let v44 = (None, (Array.make 4 4)) in 8)) in
String.iter (let rec f47 p46 = () in f47) (part (Printf.sprintf ("%d" ^^ "<%s>|%c") n37 (clip "b c") '\255') (match a36 with | ([] | []) -> (-2) | (q48 :: _) -> q48) (compare (v45, (v45, a30, a30)) (true, (false, a31, n37))));
(try (
  let s50 = ref (-2147483648) in
  let s51' = ref 0 in
  let i49 = ref 0 in
  while !i49 < 12 do
    let u52 = !s50 + 715827883 in
    let u53 = !s51' + (if !s50 < !s50 + 715827883 then 1 else 3) in
    s50 := u52; s51' := u53; if !s50 <> 715827883 then (i49 := !i49 + 1) else i49 := 12
  done;
  let n54 = !s50 in
  let n55 = !s51' in
  note_int n54;
  note_int n55;
  let a56 = Array.init 4 (fun p57 -> x38) in
  let rec loop60 i58 n61 s59 =
    if i58 <> n61 then (
      (a56.(i58) <- (a56.(0) +. (s59)));
      loop60 (i58 + 1) n61 (a56.(i58) +. ((s59) -. a56.(0)))
    ) else
      s59
  in
  let n62 = loop60 0 (hide 1 4) x29 in
  note_float n62;
  let poly63 x y = ignore y; x
  in
  let a64 = Array.make 9 n62 in
  let a65 = v45 in
  let a66 = (let { r0 = q67 } = { r0 = n62 } in []) in
  let v68 = poly63 a65 a64 in
  let a69 = compare { r0 = n62 } { r0 = a26' } in
  let a70 = () in
  let a71 = if a65 then [] else [] in
  let v72 = poly63 a70 a69 in
  let a73 = truncate n62 in
  let a74 = fun p75 p76 -> n54 in
  let a77 = [] in
  let f78 = poly63 a74 a73 in
  let rec poly79 n x l = if n <= 0 then l else poly79 (n - 1) x (x :: l)
  in
  let a80' = n55 mod 16 in
  let a81 = if v68 then (Array.make 8 x29) else (Array.make 8 x38) in
  let a82 = if v68 then [] else [] in
  let v83 = poly79 3 a80' a82 in
  let a84' = (a70; n37) in
  let a85 = (match a36 with | ([] as w86) -> (a80', 20, n62) | (q87 :: _) -> (0, 8, x38) | (q88 :: _) -> (a69, a80', x38) | (_ :: q89) when ((let ((q90, _, _) as w91) = ({ r0 = 0.5 }, 13, x38) in n62) > (float_of_int 19)) -> (3, 5, n62) | (q92 :: q93) -> (a69, q92, n62)) in
  let a94 = a73 :: [] in
  let v95 = poly79 3 a84' a94 in
  let a96 = Char.code '\n' in
  let a97 = [|n37; 19|] in
  let a98 = 3 :: [] in
  let v99 = poly79 3 a96 a98 in
  v15.r0 <- x29) with | _ -> (match a28 with | [] -> () | (0.0 :: _) -> () | (q100 :: _) -> ()));
(mix_0 5 v15; note_end 0);
note_int a31;
note_int a13;
note_int a30;
(mix_1 5 a21'; note_end 0);
(mix_0 5 a12; note_end 0);
note_float x29;
note_float a27;
()
