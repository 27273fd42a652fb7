type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_int k x = mix k; x
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y167 :: y168) -> mix 1; mix_float y167; mix_0 (d - 1) y168
and mix_1 d (v : (float option, (float, bool) t0 * unit * (float, bool) t0 * (int, char) t0) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y169, y170) -> mix 1; mix_3 (d - 1) y169; (let (m171, _, m173, m174) = y170 in mix_4 (d - 1) m171; mix_4 (d - 1) m173; mix_5 (d - 1) m174)
and mix_2 d (v : (int array, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y175', y176) -> mix 1; mix_3 (d - 1) y175'; mix y176
and mix_3 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y178) -> mix 1; mix_3 (d - 1) y178
and mix_4 d (v : (float, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y179, y180) -> mix 1; mix_3 (d - 1) y179; mix (if y180 then 1 else 0)
and mix_5 d (v : (int, char) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y181', y182) -> mix 1; mix_3 (d - 1) y181'; mix (Char.code y182)
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | C1 -> 19 | C0 (q1, q2) -> 0) >= (int_of_float 1.0)) in
let f4 p5 p6 p7 =
  let (_, (_, q14)) = (((18 - p6) + ((); p6)), (let _v12 = (let rec f11 p8 p9 p10 = '\255' in f11) in (let v13 = p6 in (v13, 100.75)))) in
  -1.0
in
let x18 = f4 (String.fold_left (let rec f17 p15 p16 = p15 in f17) C1 "b c") (if false then 18 else 9) (v3, (Array.make 7 20)) in
let n19 = 13 / (-1) in
let v41 = (try (try (n19, n19, (Char.uppercase_ascii '\248')) with | _ -> (let v20 = Result.is_ok in List.hd [])) with | Failure q21 -> (try (if (match C1 with | C1 when false -> false) then (let v22 = Array.make 6 2.0 in (n19, n19, '\'')) else (5, n19, '\n')) with | Match_failure _ -> ((fun p23 -> (n19, n19, 'z')) (fun p24 p25 p26 -> -3))) | Not_found -> ((let o27' = n19 in let o28 = n19 in let o29 = n19 in let o30 = n19 in let ( >= ) a b = (a lsl 1) + b and ( lsl ) a b = a lxor (b + 1) in o27' lsl o28 lsl o29 >= o30), (-2147483648), (match None with | None -> '\255' | Some (q31 | ([|_; _|] as q31)) -> '0' | Some q32 -> '0')) | Match_failure _ -> ((18 - n19), (n19 + 3), (Array.fold_right (let rec f33 n19 x18 = x18 in f33) (Array.make 3 n19) '\'')) | E0 -> (match x18 with | 0.5 -> (n19, (-2), '\n') | 0.5 -> (19, n19, 'z') | 1.0 -> (n19, n19, ' ') | q34 -> ((); (n19, n19, ' '))) | E1 q35 -> (try (if v3 then (Array.fold_left (fun (q36, q37, q38') p39 -> (12, q37, q38')) (3, 0, '\n') (Array.make 6 x18)) else (q35, n19, '\255')) with | _ -> (match n19 with | 4 -> (q35, q35, '\255') | 8 -> (q35, 17, '\'') | 5 -> (11, 7, ' ') | -2147483647 -> (n19, q35, ' ') | ((-3) | (-3)) -> (n19, q35, '\255') | q40 -> (12, q35, 'z')))) in
let v41 = n19 in
note_int v41;
let v42 = v3 in
let a48 = ((let _v43 = ((); []) in ()); (match tick_int 18 v41 with | 7 -> (min (Array.make 8 10) (Array.make 8 n19)) | q44 when q44 = 11 -> (Array.make 8 v41) | 0 -> (if v3 then (Array.make 8 n19) else (Array.make 8 v41)) | 8 -> (max (Array.make 8 10) (Array.make 8 v41)) | (5 | 2) -> (if v3 then (Array.make 8 7) else (Array.make 8 v41)) | ((-2147483647) | (-2147483648)) -> (match v42 with | (true | true) -> (Array.make 8 n19) | false -> (Array.make 8 v41)) | (8 | 6) when (((fst (v41, (-2.0))) + 1024) <= (try (v41 * 31) with | _ -> 11)) -> [|v41; v41; n19; v41; v41; 14; 4; v41|] | 6 -> (try (min (Array.make 8 0) (Array.make 8 14)) with | _ -> (Array.make 8 v41)) | (_ | (-1)) -> [|v41; v41; v41; v41; v41; v41; v41; n19|] | q45 -> (Array.mapi (fun p46 p47 -> p46) (Array.make 8 q45)) | _ -> (match v42 with | true when v3 -> (Array.make 8 v41) | (true | false) -> (Array.make 8 v41) | false -> (Array.make 8 v41)))) in
let a73 = [|(f4 (match [] with | ((-2147483647) :: (q49 :: q50)) -> C1 | ((q51 :: (q52 :: q53)) as w54) when q52 <> 17 -> C1 | [] -> C1 | ((((-2) :: _) as w55) | ((-2) :: w55)) -> C1 | (((-1) :: q56) | ((-1) :: q56)) -> C1 | ((q57 :: []) as w58) -> C1 | (q59 :: (_ :: q60)) when q59 >= (-12) -> C1 | (_ :: (q61 :: q62)) -> C1) (let v63' = [] in v41) (v42, (Array.make 7 v41))); (ceil (-1.5)); (f4 (max C1 C1) (match Array.make 8 x18 with | q64 -> v41) (v3, (Array.make 7 n19))); (try (if (match v41 with | (3 | 2) -> v42 | (9 as w65) -> v42 | q66 -> v42) then raise Not_found else (match C1 with | (C1 | C1) -> x18 | C0 ((q67 :: q68), q69) when (match q68 with | ([] | (_ :: _)) -> ((12 - (-4097)) >= v41) | (_ :: a48) -> (v42 && v42)) -> 0.5 | C0 ([], q70) -> 10.0 | C0 ((_ :: q71), q72) -> 0.0)) with | Not_found -> (-2.0)); x18; x18; x18; ((if true then 1.5 else x18) -. (f4 C1 v41 (v42, (Array.make 7 v41))))|] in
let x92 = (try (
  let _ = (try (if v42 then (try v3 with | _ -> (Result.is_error (Ok v42))) else (if true then v42 else v42)) with | _ -> (Option.equal (let rec f79 p74 p75 = if (match None with | None -> (false && false) | Some _ -> (match C1 with | C1 -> v3 | C0 ([], _) -> v42 | C0 (((_ :: q76) as w77), q78) -> false)) then v3 else ("tail \" end" <= "12") in f79) (match if v3 && v42 then (match v42 with | true -> C1 | (false as w80) -> C1) else ((let rec f81 x18 = C1 in f81) v41) with | C1 -> (Option.bind (max None None) (let rec f83 p82 = None in f83)) | C1 -> (match v41 with | 7 -> (match C1 with | C1 -> None | C0 (q84, q85) -> None) | 9 -> (Some x18) | -3 -> (Some x18) | 0 -> ((); None) | _ -> (match C1 with | C0 (q86, q87) -> None | (C1 | C1) -> None | (C0 (_, _) as w88) -> None)) | ((C0 (q89, q90)) | (C0 (q89, q90))) -> None) (let _v91 = max (fst (C1, (-1.5))) C1 in None))) in
  (-. x18) +. (x18 *. x18)) with | _ -> x18) in
let s97 = if not (try (v41 < v41) with | Invalid_argument q93 -> v42 | Failure q94 -> true | Not_found -> false | Match_failure _ -> false | E0 -> v42) then (min ((let rec f96 p95 = "b c" in f96) n19) ((clip "\000\255x") ^ "\000\255x")) else (string_of_bool (false < true)) in
(mix_string s97; note_end 0);
let n19 = [] in
(mix_0 5 n19; note_end 0);
let rec f98' p99 =
  if p99 > 0 then (
    let r100 = f98' (p99 - 1) in
    (part "a" p99 p99) >= s97
  ) else
    (v41 >= p99)
in
let v101 = f98' 2 in
let v102 = f98' (hide 0 2) in
let v107 = (let s103 = if (match C1 with | C1 -> true | ((C0 ([], 0.0)) | (C0 ([], 0.0))) -> true | C0 ((q104 :: q105), 0.0) -> v101 | C0 (_, 0.0) -> v101 | ((C0 ([], _)) | (C0 _)) -> v101 | C1 -> v3) then ((); s97) else ((clip s97) ^ s97) in let i106 = 14 in if i106 >= 0 && i106 < String.length s103 then s103.[i106] else '\'') in
(mix (Char.code v107); note_end 0);
let x108 = a73.(0) in
note_float x108;
let v110 = (((); true) && v102) && ((let v109 = x108 in 12) > (-2147483648)) in
(mix (if v110 then 1 else 0); note_end 0);
let a111 = if ("12" <> s97) || (v101 && v110) then a73 else a73 in
a73.(4) <- (f4 (C0 ([], v102)) (if v110 then v41 else 15) (Array.fold_left (fun p112 p113 -> p112) (v102, (Array.make 7 v41)) a73));
a111.(7) <- ((( /. ) x108 x92) +. (a73.(4)));
note_float a73.(4);
assert (hide 1 3 = 3);
let n114 = - v41 in
let v122 = C0 ((match v107 with | ('a'..'m' | 'a'..'m') -> [(if f98' 2 then (if v110 then ()) else ())] | ('n' | '0'..'9') -> [(); (fst ((), (-1))); ()] | 'n' -> (if if f98' 0 then v110 else (f98' 1) then [(try (if v102 then raise (E1 v41) else ()) with | E1 4 -> () | E1 _ -> ())] else ((match C1 with | C1 -> () | C0 (q115, q116) -> ()) :: (min [] []))) | v107 -> (match if (match n19 with | [] -> v110 | (q117 :: _) -> true) then (List.fold_right (let rec f119 a73 p118 = p118 in f119) [] C1) else (max C1 C1) with | ((C0 (_, C1)) | C1) -> (if false then [] else []) | ((C0 (q121, _)) | (C0 (q121, _))) -> [])), ((n114 - (if v110 <= false then 1024 else (n114 mod (-1)))) + a48.(0))) in
let v125 = (match a48 with | (q123 | ([|_; _|] as q123)) -> (C0 ((try (() :: []) with | _ -> []), (C1, (), C1, C1))) | q124 -> (C0 (((); []), (if v110 then (C1, (), C1, C1) else (C1, (), C1, C1))))) in
(mix_1 5 v125; note_end 0);
let p126 = 3.25 /. x92 in
let p127 = a111.(4) in
let p128 = 11 - v41 in
let p129 = (let p128 = p128 in p128) in
let p130 = float_of_int p128 in
let p131 = p129 in
let p132 = p129 in
let p133 = p130 in
let p134' = (match v122 with | (C1 | C1) -> p126 | C0 (q135, 4) -> p127 | ((C0 (_, q136)) | (C0 (_, q136))) -> 2.0) in
let p137 = p127 *. p134' in
let p138 = f4 C1 p129 (v110, (Array.make 7 9)) in
let p139 = (match C1 with | C1 -> p130 | C0 ([], q140) -> 3.25 | C0 ((_ :: []), _) -> 3.25 | C0 ((q141 :: (_ :: q142)), q143) -> 10.0) in
let p144 = (match C1 with | C1 -> 20 | C0 ([], q145) -> 7 | C0 ((q146 :: ([] as w147)), _) -> p129 | C0 ((q148' :: (q149 :: q150)), 6) -> p131 | C0 ((_ :: (q151 :: q152)), 0) -> p132 | C0 ((_ :: (_ :: q153)), (-2)) -> p129 | ((C0 ((_ :: (_ :: q154)), q155)) | (C0 ((_ :: (_ :: q154)), q155))) -> p131 | exception Invalid_argument f98' -> p131 | exception Failure q156 -> p132 | exception E0 -> p128) in
let p157 = 2147483648.0 in
let p158 = p128 in
let p159 = (match v125 with | C1 -> p157 | C0 (_, (q160, _, _, C1)) -> 1.0 | C0 (_, (_, q161, q162, (C0 (q163, _)))) -> 1.5) in
let p164 = (land) p144 p131 in
mix 1;
let n165 = 1 - ((p158 lxor (p144 + ((((p128) - p129) * p131) + p132))) lxor p164) in
let x166 = 1.0 -. (p159 -. (p157 +. (p139 -. ((p137 *. (p134' -. (p133 +. (p130 *. (p127 -. (p126)))))) -. p138)))) in
note_float x166;
(mix (if v101 then 1 else 0); note_end 0);
note_int p131;
(mix (if v3 then 1 else 0); note_end 0);
(mix (Char.code v107); note_end 0);
(mix_2 5 v122; note_end 0);
note_int p132;
note_float x92;
note_int p129;
()
