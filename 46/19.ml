type ('a, 'b) t0 = C1 | C0 of int * ('b list * 'b) option * bool
exception E0
exception E1 of (bool, bool) t0
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
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
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y131 :: y132) -> mix 1; mix_ints y131 0 1; mix_0 (d - 1) y132
and mix_1 d (v : (bool ref, float array) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y133, y134, y135) -> mix 1; mix y133; mix_5 (d - 1) y134; mix (if y135 then 1 else 0)
and mix_2 d (v : ((int, bool) t0, (bool, int) t0) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y136, y137, y138) -> mix 1; mix y136; mix_6 (d - 1) y137; mix (if y138 then 1 else 0)
and mix_3 d (v : ((float array, int * int * int) result, ((int, int) t0, float) t0) result) =
  if d > 0 then
    match v with
    | Ok y139 -> mix 0; mix_7 (d - 1) y139
    | Error y140 -> mix 1; mix_8 (d - 1) y140
and mix_4 d (v : (int ref, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y141, y142, y143) -> mix 1; mix y141; mix_9 (d - 1) y142; mix (if y143 then 1 else 0)
and mix_5 d (v : (float array list * float array) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y144 -> mix 1; (let (m145, m146) = y144 in mix_10 (d - 1) m145; mix_floats m146 0 4)
and mix_6 d (v : ((bool, int) t0 list * (bool, int) t0) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y147 -> mix 1; (let (m148, m149) = y147 in mix_11 (d - 1) m148; mix_12 (d - 1) m149)
and mix_7 d (v : (float array, int * int * int) result) =
  if d > 0 then
    match v with
    | Ok y150 -> mix 0; mix_floats y150 0 4
    | Error y151 -> mix 1; (let (m152, m153, m154) = y151 in mix m152; mix m153; mix m154)
and mix_8 d (v : ((int, int) t0, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y155, y156, y157) -> mix 1; mix y155; mix_13 (d - 1) y156; mix (if y157 then 1 else 0)
and mix_9 d (v : (bool list * bool) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y158 -> mix 1; (let (m159, m160) = y158 in mix_14 (d - 1) m159; mix (if m160 then 1 else 0))
and mix_10 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y161 :: y162) -> mix 1; mix_floats y161 0 4; mix_10 (d - 1) y162
and mix_11 d (v : (bool, int) t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163 :: y164) -> mix 1; mix_12 (d - 1) y163; mix_11 (d - 1) y164
and mix_12 d (v : (bool, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y165, y166, y167) -> mix 1; mix y165; mix_15 (d - 1) y166; mix (if y167 then 1 else 0)
and mix_13 d (v : (float list * float) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y168 -> mix 1; (let (m169, m170) = y168 in mix_16 (d - 1) m169; mix_float m170)
and mix_14 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y171 :: y172) -> mix 1; mix (if y171 then 1 else 0); mix_14 (d - 1) y172
and mix_15 d (v : (int list * int) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y173 -> mix 1; (let (m174, m175) = y173 in mix_17 (d - 1) m174; mix m175)
and mix_16 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix_float y176; mix_16 (d - 1) y177
and mix_17 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y178 :: y179) -> mix 1; mix y178; mix_17 (d - 1) y179
in
let unused0 = tick_float 3 (max (min 1.0 10.0) (float 7)) in
(let v1 = (100.75 +. (-0.5)) +. (( -. ) 2.0 1.0) in ());
let n16 = (let (q11, q12, q13, _) = ((true != (match ((let rec f3 p2 = Ok C1 in f3) 7) with | Ok (C1 | (C0 (_, _, _))) -> ([] < []) | Ok (C0 (q4, _, q5)) -> (q5 && q5) | ((Error None) | (Error None)) -> (18 <= 4) | Error (Some q6) -> (0.0 > (-1.0)))), (C0 ((fst (12, 3.25)), (let v10 = (fun ((q7, q8) as w9) -> C1) (6, 12) in None), ((if true then 19 else 18) != (-3)))), C1, (coarse (log (limit (1e-310 -. (3.25 /. (-1.5))) 0.5 100.0)))) in ((let v15 = ref (let v14 = 2.0 in v14) in (if q11 then (mix 8))); ((-8) mod 3))) in
let n17 = ((mix n16); (n16 lsr 17)) in
let n21 = (let o18 = n17 in let o19 = -2147483647 in let o20 = n16 - (snd (n17, 18)) in let ( + ) a b = (a lsl 1) + b in o18 + o19 + o20) in
let rec f22 p23 p24 =
  if p23 <= 0 then
    []
  else (
    let r25 = f22 (p23 - 1) p24 in
    let r26 = f22 (p23 - 1) 1e999 in
    []
  )
in
let v27 = f22 4 (float n21) in
(mix_0 5 v27; note_end 0);
let _ = f22 1 1.5 in
max () (if false then () else (if false then ()));
(match (let (q29, q30, q31) = Array.fold_right (fun n17 p28 -> (n21, (Array.make 4 2.0), (-0.0))) (Array.make 4 n21) (17, (Array.make 4 1.0), (-100.75)) in C1 :: []) with | ([] | []) when ((float n21) < ((); 2.0)) -> () | [] -> (if ((); true) then (mix n17) else ()) | ((C1 :: _) as w32) -> (try () with | _ -> ()) | (((C0 (q33, q34', q35) as w36) :: q37) as w38) -> (if "" <> "b c" then (mix_float 0.0)));
let _ = f22 4 (floor 1.5) in
let v41 = (match [] with | ([] as w39) -> (Error C1) | (_ :: q40) -> (Ok (Error (n21, n17, n21)))) in
let n81 = (try (
  (try (
    let s46 = String.map (let rec f45' p42 = (let s43 = string_of_int n21 in let i44 = (try n21 with | _ -> 10) in if i44 >= 0 && i44 < String.length s43 then s43.[i44] else p42) in f45') (clip (part (String.escaped (clip "b c")) (compare [] []) (if false then 7 else n21))) in
    let n51 = compare (try (Array.fold_right (if true then raise (Failure "a") else (let rec f49 p47 p48 = p48 in f49)) [|n16; 16|] C1) with | Failure q50 -> (let v41 = C1 in C1)) C1 in
    List.fold_right2 (fst ((let rec f55 p52 (_, q53) p54 = p54 in f55), n51)) [] (match [] with | ([] | []) -> [] | (q56 :: q57) -> []) ((); ())) with | Invalid_argument q58 -> (match C1 with | C1 -> () | C0 ((-1), None, _) -> () | C0 (9, None, q59) -> () | C0 (q60, ((None as w61) | (None as w61)), q62) -> () | ((C0 (q63, (Some _), _)) | (C0 (q63, (Some _), _))) -> ()));
  let v80 = (try (
    let f64 p65 p66 =
      let v78 = if n17 >= n21 then (let s76 = "" in let i77 = n17 in if i77 >= 0 && i77 < String.length s76 then s76.[i77] else '\n') else (if (let v74 = () in true) then (if "" < "\000\255x" then (let s72 = "\000\255x" in let i73 = n17 in if i73 >= 0 && i73 < String.length s72 then s72.[i73] else '\n') else (if false then ' ' else (if (let v67 = C1 in false) then (match p66 with | (None as w68') -> '\255' | ((Some (C0 (8, _, _))) | (Some _)) -> ' ' | Some q71' -> ' ') else '\n'))) else (let v75' = C1 in ' ')) in
      raise E0
    in
    let v79 = f64 (if false then (ref 3) else (ref n21)) (Some C1) in
    (mix_1 5 v79; note_end 0);
    (n16 + (-2147483647)) <= (9 + n21)) with | _ -> (3.25 <= 0.0)) in
  (if n21 != n17 then raise E0 else (max n17 n17))) with | E0 -> (n21 mod (18 lor 1))) in
let x82 = float_of_int n16 in
let n83 = n21 in
let x84 = floor ((-. x82) -. (10.0 -. x82)) in
note_float x84;
let _ = f22 2 (x84 +. (-100.75)) in
let x85 = x84 in
let v127 = (match C1 with | (C1 | (C0 (_, _, _))) -> (
  ((try (List.assoc 3.25 []) with | Not_found -> ()); ((fun p86 -> C1) true))) | C0 (q87, None, q88) -> (
  (match v27 with | [] -> (match v27 with | [] -> C1 | (q89 :: []) -> C1 | (_ :: ([|_|] :: q90)) -> C1 | (q91 :: (_ :: _)) -> C1) | (q92' :: q93) -> (C0 (n21, None, q88)))) | C0 (q94, (Some _), q95) -> (
  let v125 = (match C0 ((n17 lsl 18), (match v41 with | (Ok q96' as w97) when q95 -> None | ((Ok q98) | (Ok q98)) -> None | Error q99 -> None | Ok (Ok q100) when false -> None), (n81 == q94)) with | C1 when (not (let v101 = q95 in v101)) -> (
    let n102 = -32769 in
    let n108 = (try (
      let n107 = (let rec f106 (q103, q104, q105') = 2 in f106) (if q95 then (x85, x82, n83) else (x85, x85, n102)) in
      (n83 * n17) lsl 27) with | _ -> (- n102)) in
    (if (3 - 65535) < n81 then (if true then C1 else C1) else (C0 (q94, None, false)))) | (C1 | C1) -> (
    (match [] with | [] -> (C0 (1, None, q95)) | (q109 :: []) -> (max C1 C1) | (q110 :: (q111 :: q112)) -> (max C1 C1))) | C0 (q113, q114, (false | true)) -> (
    ((match Ok C1 with | ((Ok (C0 _)) | (Ok _)) -> () | Error C1 -> () | Error (C0 (q114, q116, q117)) -> ()); (String.fold_left (let rec f120 p118 p119 = p118 in f120) C1 "\000\255x"))) | (C1 | (C0 (_, _, false))) -> (
    (try (if ((); q95) then (match v27 with | [] when ((n21 mod (2 lor 1)) > (compare [] [])) -> C1 | ((_ :: (_ :: _)) | []) -> C1 | (q124 :: _) -> C1) else (C0 (12, None, q95))) with | _ -> C1))) in
  let q95 = (match v41 with | ((Ok _) | (Ok (Ok [|_; _; _; _|]))) -> n83 | Error C1 -> ((lxor) (compare (Array.make 8 None) (Array.make 8 None)) 31) | Error (C0 (_, _, q126)) -> ((n17 * 27) - (n81 lor n21))) in
  C1)) in
(mix_2 5 v127; note_end 0);
let v128 = C1 in
let n129 = n17 in
let v127 = ((-7) / 4) > n17 in
let x130 = if x84 >= x85 then (if v127 then (if ((); true) then 10.0 else (-100.75)) else 10.0) else (x85 -. x84) in
note_float x130;
note_float x82;
note_int n17;
note_int n83;
(mix_3 5 v41; note_end 0);
(mix_4 5 v128; note_end 0);
note_float x84;
note_int n81;
()
