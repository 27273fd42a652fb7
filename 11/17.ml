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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y64 :: y65) -> mix 1; mix y64; mix_0 (d - 1) y65
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec fold11 p12 =
  match p12 with
  | [] ->
    let n13 = ((3 * 16) + (truncate 3.25)) - (((); 15) + (-2)) in
    (n13 + n13) / 8
  | (q14 :: q15) ->
    let r16 = fold11 q15 in
    r16 lsr ((let o17 = 13 in let o18 = r16 in let o19 = r16 in let ( lsr ) a b = a lxor (b + 1) and ( := ) a b = a * 2 - b in o17 lsr o18 lsr o19) land 31)
in
let n20 = fold11 (try [] with | _ -> []) in
let n22 = fold11 (try (0.0 :: []) with | Division_by_zero -> [] | Not_found -> [] | E0 q21 -> []) in
note_int n22;
let rec fold23 p24 =
  match p24 with
  | [] ->
    []
  | (q25 :: q26) ->
    let r27 = fold23 q26 in
    n22 :: r27
in
let v28 = fold23 (n22 :: []) in
(mix_0 5 v28; note_end 0);
(mix_0 5 v28; note_end 0);
let _ = fold23 (if false then [] else v28) in
let x29 = float_of_int n22 in
note_float x29;
let rec fold30' p31 =
  match p31 with
  | [] ->
    n22
  | (_ :: _) ->
    let n20 = x29 in
    (- n22) / ((n22 + n22) lor 1)
in
let n32' = fold30' ((); []) in
let n33 = fold30' (List.merge compare [] []) in
let f36 = fun p34 p35' -> true in
let c40 = (n22) * (if (let rec f38 p37 = false in f38) (fun p39 -> p39) then n32' else (fold30' [])) in
let c41 = (c40) + n22 in
let c42 = (c41) - c40 in
let c43 = (c41) lxor c41 in
let c44 = n22 + (n22) in
let c45 = (c43) lxor n22 in
let c46 = (c41) - c41 in
let c47 = (c44) - (if (let rec f38 p37 = false in f38) (fun p39 -> p39) then n32' else (fold30' [])) in
note_int c47;
let rec fold48 =
  function
  | { r0 = _ } ->
    (if ((); true) then c43 else (n33 * 3))
in
let n50 = fold48 { r0 = x29 } in
note_int n50;
let n52 = fold48 (List.fold_left (fun { r0 = q51 } n50 -> { r0 = 1.0 }) { r0 = x29 } []) in
(match v28 with | [] -> (print_endline (part "tail \" end" 0 c43)) | (7 :: q53) when ((x29, c42) >= (x29, 8)) -> (print_endline (min "12" "b c")) | (7 :: _) -> (if false || false then (print_string "") else (if true then ())) | (q54 :: _) -> ());
let x56 = (let _v55 = (match { r0 = x29 } with | { r0 } when r0 = 0.5 -> '0' | ({ r0 = _ } | { r0 = _ }) -> '\'') in (match _v55 with | ('a'..'m' | _) -> x29 | '0'..'9' -> x29 | 'n' -> 1.5 | _ -> x29)) *. ((float 18) /. 1.5) in
note_float x56;
let rec fold57 p58 =
  match p58 with
  | { r0 } ->
    (try ((Result.get_error (Ok n50)); (match p58 with | { r0 = 0.0 } -> v28 | { r0 = 0.0 } -> v28 | { r0 = (1.0 as w59) } -> [] | { r0 = q60 } -> v28)) with | Invalid_argument q61 -> v28)
in
let v62 = fold57 (max { r0 = x56 } { r0 = x56 }) in
(mix_0 5 v62; note_end 0);
(mix_0 5 v62; note_end 0);
let v63 = fold57 { r0 = x29 } in
(mix_0 5 v63; note_end 0);
(mix_0 5 v62; note_end 0);
note_int n22;
note_int n20;
note_int c44;
note_int c45;
(mix_0 5 v63; note_end 0);
note_int c43;
note_float x56;
()
