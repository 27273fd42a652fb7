type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
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
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y177 :: y178') -> mix 1; mix_float y177; mix_1 (d - 1) y178'
and mix_2 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y179', y180, y181) -> mix 1; mix (Char.code y179'); mix_ints y180 0 2; mix_float y181
    | C9 -> mix 2
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y182 :: y183) -> mix 1; mix y182; mix_3 (d - 1) y183
and mix_4 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y184 :: y185) -> mix 1; mix_floats y184 0 1; mix_4 (d - 1) y185
and mix_5 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y186' -> mix 1; mix y186'
and mix_6 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y187 :: y188) -> mix 1; mix_ints y187 0 4; mix_6 (d - 1) y188
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (let x0 = (try 1e16 with | _ -> (if true then x0 else x0)) in ref (false && false))) in
((let (m2, m3, m4) = a1.(15) in mix_float m2; mix (if m3 then 1 else 0); mix_0 5 m4); note_end 0);
Array.fold_left (let v5 = 9 <= 7 in fun () p6 -> ()) (match -2147483648 with | (3 | (-3)) -> (if true then ()) | 6 -> () | 0 -> (let v7 = -2 in ()) | (5 | _) -> () | -3 -> () | _ -> () | (1 as w8') when w8' < (-16) -> ()) a1;
let v21 = ((( /. ) x0 (try (match (C8, (6, x0), (ref "tail \" end")) with | (q9, (q10, 0.0), _) when q10 < (-16) -> x0 | ((q11, (q12, _), q13) | (q11, (q12, _), q13)) -> x0) with | Invalid_argument q14 -> x0 | Division_by_zero -> x0 | Not_found -> x0 | Match_failure _ -> (-2.0) | E0 -> x0)), (match (let _v17 = fun p15 p16 -> x0 in { r10 = x0; r11 = (Array.make 4 3.25); r12 = () }) with | { r10 = q18; r11 = q19; r12 = q20 } -> (13, 3))) in
((let (m22, m23) = v21 in mix_float m22; (let (m24, m25) = m23 in mix m24; mix m25)); note_end 0);
let v37 = x0 :: (let (q32, (_, q33, q34), q35', _) = (let v26 = x0 in ((fun p27 p28 p29 -> p27), (6, false, 14), (fun p30 p31 -> v26), (Array.make 4 7))) in (let _v36 = x0 in [])) in
(mix_1 5 v37; note_end 0);
let v106 = (match Some (match v37 with | [] -> { r10 = x0; r11 = (Array.make 4 x0); r12 = () } | (0.5 :: q38) -> { r10 = (-3.25); r11 = (Array.make 4 x0); r12 = () } | ((1.0 :: []) | (_ :: _)) -> { r10 = x0; r11 = (Array.make 4 x0); r12 = () }) with | None -> (
  let p39 = 10.0 in
  let p40 = p39 /. p39 in
  let p41 = float 15 in
  let p42 = min 16 11 in
  let p43 = (match v37 with | ([] as w44) -> p40 | (q45 :: q46) -> p41) in
  let p47 = 1.5 in
  let p48 = (fun p49' -> p42) 1.0 in
  let p50 = (let _v51 = { r10 = p47; r11 = (Array.make 4 p40); r12 = () } in p40) in
  let p52 = ( /. ) 0.5 (-0.5) in
  let p53 = p39 /. (-0.0) in
  let p54 = if true then p42 else p48 in
  let p55 = (match v37 with | [] -> 4 | (q56 :: q57) -> p54) in
  let p58 = p48 in
  let p59 = coarse (cos (limit p53 (-100.0) 100.0)) in
  let p60 = snd (4, p58) in
  let p61 = fst ((-0.5), true) in
  let p62 = (let _v65 = ((fun p63 p64 -> p64), []) in p59) in
  mix 1;
  let n66 = (p60 lxor (p58 + ((p54 - (p48 lxor (p42))) lxor p55))) * 1 in
  let x67 = 1.0 *. (p62 *. (((p53 *. (p52 *. ((p47 -. ((p41 -. ((p39) -. p40)) -. p43)) +. p50))) *. p59) -. p61)) in
  let a81 = String.fold_left (let v69 = (let v68 = true <> false in abs (if v68 then n66 else p60)) in fun p70 v21 -> (let (q71, _) = (p39, (Ok false)) in if true then p70 else p70)) (Array.mapi (fun p72 p73' -> p55 * 19) (Array.make 8 true)) (match v21 with | ((q74, q75) | (q74, q75)) when (try (((n66 + 31) > p58) >= (p58 <> 13)) with | Failure _ -> ((-0.5) > p52) | Match_failure _ -> (if true then false else false)) -> (part "12" (try (if true then raise E0 else p60) with | E0 -> (-2)) (compare p59 x67)) | ((q76, _) | (q76, _)) -> ((a1.(0) <- (100.75, true, (ref true))); ((a1.(0) <- (3.25, false, (ref false))); (match v37 with | ([] | (_ :: _)) -> "\000\255x" | (q77 :: ([] | [])) -> "" | (q78 :: (q79 :: q80)) -> "")))) in
  (mix_ints a81 0 8; note_end 0);
  List.sort_uniq compare []) | ((Some { r10 = 0.0; r11 = _; _ }) | (Some _)) -> (
  let unused83 = ((let (q84, _, q85, _) = if true then (12, false, 3.25, 0) else (18, false, 0.5, 5) in int_of_float q85) + (-1073741824)) > 13 in
  let v102 = C7 ((Array.fold_right (try (match v37 with | [] -> (fun (q86, q87, q88) p89 -> p89) | (_ :: []) -> (fun p90 p91 -> p91) | (_ :: (_ :: q92)) -> (fun (q93, q94, _) p95 -> 'a')) with | _ -> (fun a1 p96 -> p96)) a1 (max 'a' '\'')), (if 11 >= 5 then (match v37 with | ([] | (_ :: _)) -> (Array.make 2 4) | (0.0 :: q97) -> (Array.make 2 6) | (0.5 :: []) -> (Array.make 2 18) | ((q98 :: q99) | ((q98 :: []) as q99)) -> (Array.make 2 7) | (_ :: ((q100 :: _) as w101)) -> (Array.make 2 15)) else [|7; 2|]), x0) in
  (mix_2 5 v102; note_end 0);
  (let v105 = String.fold_left (fun p103 p104 -> (x0, 14, (-2), (Array.make 8 17))) (x0, 12, 17, (Array.make 8 20)) "12" in []))) in
(mix_3 5 v106; note_end 0);
let v112 = (fun p107 -> (let _v108 = false && true in ((); []))) (let (q109, q110', q111, _) = (17, 14, true, { r0 = x0; r1 = 5; r2 = (Array.make 4 x0); r3 = 14; r4 = None; r5 = x0; r6 = (-1) }) in (q111, 1.5, q110')) in
(mix_4 5 v112; note_end 0);
print_endline (Printf.sprintf ("%#d" ^^ "<%s>|%c") (int_of_float x0) (clip "tail \" end") '\'');
(match v112 with | [] -> (if true == true then (if false then () else ())) | ((_ :: q113) | (_ :: q113)) -> () | ((q114 :: _) | (q114 :: _)) when (not (try (2 < (-2)) with | _ -> false)) -> () | _ -> () | exception Division_by_zero -> (note_int (if true then 7 else 10)) | exception Not_found -> (if if true then false else false then (a1.((10 + 0) land 15) <- (x0, false, (ref false))) else ((fun (q115, q116) -> ()) (13, (-1)))) | exception Match_failure _ -> (try () with | _ -> (mix (if false then 1 else 0))) | exception E0 -> (a1.(15) <- (x0, true, (ref true))) | exception E1 (-2147483648) -> () | exception E1 q117 -> (note_float (-. (-10.0))));
let n121 = (try (try (
  let s119 = ref 6 in
  for i118 = 0 to (hide 0 4) - 1 do
    (if i118 = 8 then raise E0);
    s119 := 10
  done;
  let n120 = !s119 in
  note_int n120;
  n120) with | E0 -> (20 * 19)) with | _ -> 10) in
let v122 = None in
(mix_5 5 v122; note_end 0);
let x123 = x0 in
note_float x123;
let v169 = (match String.fold_left (fun p124 p125' -> p124) (Some { r10 = x123; r11 = (Array.make 4 x123); r12 = () }) ((clip "12") ^ "12") with | ((Some { r10 = _; r12 = _; _ }) | None) -> (
  let v132 = ((if (try (match v106 with | ((_ :: q126) | ([] as q126)) -> true | ((_ :: q127) | ((_ :: _) as q127)) -> true) with | Invalid_argument q128 -> false | Failure q129 -> true | Not_found -> false | E0 -> true | E1 2 -> true | E1 3 -> false | E1 q130 -> true) then (let (_, _, q131) = ((true, x123), 18, n121) in 'z') else '3'), (match None with | None -> n121 | ((Some 5) | (Some 5)) -> (n121 + n121) | Some 1 -> (11 + n121) | Some _ -> n121), (if if true then true else true then (n121 mod 4096) else (n121 asr (n121 land 31)))) in
  Array.to_list [|(Array.make 4 n121); (Array.make 4 n121); (Array.make 4 n121); (Array.make 4 9); (Array.make 4 3); (Array.make 4 n121)|]) | Some q133 -> (
  let n144 = (int_of_float ((-1.0) +. 1.0)) land (let o134 = n121 / 4096 in let o135 = int_of_string (string_of_int 19) in let o136 = if false then 0 else n121 in let o137 = n121 in let o138 = (let o139 = n121 in let o140 = n121 in let o141 = n121 in let o142 = n121 in let o143 = n121 in let ( >= ) a b = a lxor (b + 1) in o139 >= o140 >= o141 >= o142 >= o143) in let ( mod ) a b = (a lsl 1) + b in o134 mod o135 mod o136 mod o137 mod o138) in
  note_int n144;
  let a145 = create_array 3 [] in
  a145.(0) <- (match v37 with | [] -> (max [] []) | ((_ :: []) | []) -> (if false then [] else []) | ([] | (1.0 :: (_ :: _))) -> a145.(1) | ([] | (_ :: (_ :: _))) -> ((); []));
  a145.(1) <- (((); '\n') :: (try [] with | _ -> []));
  a145.(2) <- [];
  let s147 = ref 18 in
  for i146 = 0 to 3 - 1 do
    s147 := (match a145.(i146) with | ([] | ('a'..'m' :: _)) -> ((!s147) + !s147) | (q148 :: []) -> ((match { r0 = 100.75; r1 = i146; r2 = (Array.make 4 0.0); r3 = n144; r4 = None; r5 = x0; r6 = 17 } with | { r1; r3 = q149; r4 = q150; r5 = _; r6 = (-2); _ } -> !s147 | { r0 = q151; r1; r2 = q152; r3; r4 = _; r5 = q153; r6 = 3 } -> r1 | { r0; r1 = q154; r2 = _; r3 = q155; r4 = q156; r5 = q157; _ } -> i146 | { r1 = q158; r2 = q159; r3 = q160; r4 = q161; r5; r6 = q162; _ } when r5 = 0.0 -> q162) lxor (!s147)) | (q163 :: (q164 :: q165)) -> ((if false then !s147 else !s147) * (!s147)))
  done;
  let n166 = !s147 in
  note_int n166;
  (match v37 with | [] -> (match v112 with | [] -> [] | (q167 :: q168) -> []) | (n144 :: _) -> ((Array.make 4 n166) :: [])))) in
(mix_5 5 v122; note_end 0);
(mix_4 5 v112; note_end 0);
((let (m170, m171) = v21 in mix_float m170; (let (m172, m173) = m171 in mix m172; mix m173)); note_end 0);
(mix_3 5 v106; note_end 0);
note_float x0;
(mix_6 5 v169; note_end 0);
((let (_, m175, _) = a1.(15) in mix (if m175 then 1 else 0)); note_end 0);
()
