type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec mix_0 d (v : (char, (float, int) t2) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y157, y158, y159) -> mix 1; mix_2 (d - 1) y157; mix (Char.code y158); mix_3 (d - 1) y159
    | C9 -> mix 2
    | C7 (y160, y161, y162) -> mix 3; mix_3 (d - 1) y160; mix_0 (d - 1) y161.(1); (let (m163, m164) = y162 in mix_0 (d - 1) m163; mix m164)
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y165 :: y166) -> mix 1; mix (if y165 then 1 else 0); mix_1 (d - 1) y166
and mix_2 d (v : (char, (float, int) t2) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y167 :: y168) -> mix 1; mix_0 (d - 1) y167; mix_2 (d - 1) y168
and mix_3 d (v : (float, int) t2) =
  if d > 0 then
    match v with
    | C0 (y169, y170) -> mix (Char.code y169); mix_string y170
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let x156 = (match ((try (if (Array.make 6 (ref (-1.5))) <> (Array.make 6 (ref 1.0)) then (C0 ('\'', "tail \" end") : (int, int) t2) else ((); (C0 ('z', "\000\255x") : (int, int) t2))) with | _ -> (if false then (C0 ('\'', "b c") : (int, int) t2) else (C0 ('\n', "\000\255x") : (int, int) t2))) : (int, int) t2) with | C0 ('a'..'m', _) -> (
  let n24 = (match (let v6 = Array.init 4 (let rec f5 p4 = Array.make 2 true in f5) in (let v7 = n3 in [])) with | [] -> (
    let n9' = if (n3 - 32767) < n3 then (if 13 = 0 then (int_of_string (string_of_int n3)) else (if (Array.make 9 (Array.make 9 10.0)) < (Array.make 9 (Array.make 9 (-100.75))) then (if (let _v8 = true in _v8) then (n3 asr (n3 land 31)) else (if (Array.make 4 n3) <> (Array.make 4 12) then (if n3 > n3 then (n3 + n3) else (n3 lor n3)) else (List.compare_lengths [] []))) else (Char.code '\255'))) else (n3 + 8) in
    -6) | (_ :: q10) -> (
    (match q10 with | [] -> ((let rec f12 p11 = n3 in f12) 3.25) | (q13 :: _) -> ((-3) / (-2147483648)))) | exception Invalid_argument q14 -> (let ((C0 (q16, q17)) : t0) = ((fun p15 -> (C0 ((Array.make 8 n3), []) : t0)) 8 : t0) in ((); n3)) | exception Division_by_zero -> (n3 * 18) | exception Failure q18 -> ((let v20 = ((C0 ((Array.make 8 4), []) : t0), false, (fun p19 -> q18)) in n3) - n3) | exception Not_found -> (try (if n3 < n3 then raise (Failure "\000\255x") else (-2147483647)) with | Failure q21 -> (- n3) | Not_found -> (n3 + n3) | E0 'a'..'m' -> (4 / (-3)) | E0 n3 -> (tick_int 10 9)) | exception E0 ('a'..'m' as w22) -> (8013 - (let v23 = true in -2)) | exception E0 '0'..'9' -> 17 | exception E0 _ -> n3) in
  note_int n24;
  float (20 mod (n3 lor 1))) | C0 ('0'..'9', q25) -> (
  let n145 = (match (Error C9) with | Ok 0.0 -> (
    (-3378) + (n3 / (-3))) | Ok q26 -> (
    String.length q25) | Error C10 -> (
    let v136 = (match (C8 ([], (let s27 = q25 in let i28 = 6 in if i28 >= 0 && i28 < String.length s27 then s27.[i28] else 'a'), (n3 + n3))) with | ((C7 (0, _, _)) | C10) -> (
      let v60 = (match ((C0 ((Array.copy (Array.make 8 n3)), ('0' :: [])) : t0) : t0) with | C0 (_, []) -> (
        let c29 = ((Char.code ((); '\255'))) lxor (int_of_float 1.5) in
        let c30 = c29 - ((Char.code ((); '\255'))) in
        let c31 = (Char.code ((); '\255')) * ((Char.code ((); '\255'))) in
        let c32 = (c29) * c29 in
        let c33 = ((int_of_float 1.5)) + c31 in
        let c34' = (c29) - (Char.code ((); '\255')) in
        let c35' = c33 + (c34') in
        let c36 = (c30) lxor c35' in
        let c37 = c31 lxor (c34') in
        note_int c37;
        Array.fold_right (match ((C0 (' ', q25) : (int, string) t2) : (int, string) t2) with | C0 (('n' | 'a'..'m'), q38) -> (fun p39 p40 -> p40) | (C0 ('0'..'9', q41) as w42) -> (fun p43 p44 -> (C9 : (char, (float, int) t2) t3)) | C0 ('n', q45') -> (let rec f48 p46 p47 = p47 in f48) | C0 (q49, _) -> (fun p50 p51 -> p51)) (min (Array.make 4 c36) (Array.make 4 13)) ((); (C9 : (char, (float, int) t2) t3))) | C0 (q52, ((_ :: q53) as w54)) -> (
        let n55 = n3 in
        let i56 = ref (3 - 1) in
        while !i56 >= 0 do
          q52.(!i56 * 3 + 1) <- ((q52.(!i56 / 3)) + (16 mod (!i56 lor 1)));
          i56 := !i56 - 1
        done;
        (mix_ints q52 0 8; note_end 0);
        ((let _v57 = n55 in ()); (let ((C0 (q58, q59)) : (float array, bool) t2) = ((C0 ('z', q25) : (float array, bool) t2) : (float array, bool) t2) in (C9 : (char, (float, int) t2) t3))))) in
      (mix_0 5 v60; note_end 0);
      let x68 = (match ((); (let _v61 = 19 in C9)) with | C10 -> (
        max 3.25 ((); (-100.75))) | C8 (_, q62, _) -> (
        (-. 1.5) *. (10.0 /. 0.5)) | (C9 as w63) -> (
        -2.2250738585072014e-308) | C7 (q64, q65, q66) -> (
        let n67 = n3 in
        floor (abs_float 100.75))) in
      note_float x68;
      List.fold_right (fun p69 (q70, q71, q72) -> ((-3), q71, q72)) (n3 :: []) (3, (2, x68), [])) | ((C8 (q73, _, _)) | (C8 (q73, _, _))) -> (
      (if if true then false else true then (6, (n3, (-3.25)), []) else (n3, (n3, 1.5), []))) | C9 -> (
      (if n3 >= n3 then (let v76 = (let rec f75 n3 p74 = C9 in f75) in (n3, (n3, 100.75), [])) else (12, (n3, 10.0), []))) | C7 (1, q77, _) -> (
      let x78' = max ((max 2.0 0.0) -. 1e999) (-. (float 4)) in
      note_float x78';
      let n87 = (match (C1 (((C2 { r3 = x78'; r4 = 0.0; r5 = (x78', (x78', n3)) }) :: []), (let _v79 = ref x78' in []))) with | C1 (_, ([] | [])) -> (
        8 + (n3 mod 100)) | C1 (_, (_ :: _)) -> (
        Array.fold_right (let _v80 = x78' in fun p81 p82 -> n3) q77 (n3 + n3)) | (C2 { r3; r4 = _; r5 = q83 } as w84) -> (
        let q83 = ((n3 + n3) * (-1)) mod 100 in
        let n85 = ((int_of_float x78') / 16) - (q83 lor (q83 * n3)) in
        note_int n85;
        (if max true true then n85 else (let _v86 = n3 in n85)))) in
      ((let v88 = 'z' in n3), (if false then (n3, x78') else (4, x78')), [])) | C7 (_, _, q89) -> (
      let v135 = (match (List.assoc (String.equal q25 q25) (try [] with | _ -> [])) with | (C1 ([], q90') as w91) -> (
        C9) | C1 (((_ :: []) as w92), q93) -> (
        let n94 = n3 in
        let n100 = if ((let v95' = 0.5 in ()); (let (q96, q97, q98, _) = ((Array.make 4 2.0), (C2 { r3 = n3; r4 = 16; r5 = (1.5, ((-1.5), n94)) }), ("\000\255x", '\n', 3), n94) in false)) then ((let _v99 = true in n3) * 1) else ((- n94) / (-1)) in
        note_int n100;
        (if (let rec f102 p101 = true in f102) n100 then (C7 ((Array.make 16 19), (Array.make 2 C9), (C9, n3))) else C10)) | (C1 ((((C1 (q103, _)) :: (q104 :: q105)) as w106), q107) as w108) -> (
        note_int (let v109 = [] in (match v109 with | [] -> 0 | (0.5 :: q104) -> 15 | (q110 :: _) -> n3 | (q111 :: _) -> n3));
        let n112 = n3 in
        C10) | ((C1 (_, ([] as w113))) | (C1 (((C2 { r3 = _; _ }) :: (_ :: _)), w113))) -> (
        let n114 = n3 in
        let n115 = 32767 in
        (match q89 with | ((C10, q116) | (C10, q116)) -> (try (if false then C9 else C9) with | _ -> C9) | ((C8 (_, _, n3)), q117) -> (fst (C9, 20)) | ((C10 | C9), 0) -> (match n114 with | 2 -> C9 | (-2147483648 as w118) -> C9 | 5 -> C9 | q119 -> C9) | (C9, (q120 | (-3 as q120))) when q120 = 5 -> (try (if true then raise Division_by_zero else C9) with | Division_by_zero -> C9) | (C9, (-3 as w121)) -> C9 | (C9, q122) -> C9 | (q123, _) -> C9 | (_, q124) when q124 < (-11) -> C9 | (q125, (-2 as w126)) -> C9 | (((C7 (q127, q128, q129')), q130) | (((C7 (q130, q128, _)), q127) as q129')) -> C9 | _ -> C9 | exception Invalid_argument q131 -> C9 | exception Failure q132 -> C9 | exception Not_found -> C9 | exception Match_failure _ -> C9 | exception E0 q133 -> C9)) | ((C2 { r3 = q134; r4 = q25; r5 = _ }) | (C2 { r3 = q25; r4 = q134; r5 = _ })) -> (
        C9) | exception Not_found when true -> C9 | exception _ -> C9) in
      (3, (15, 0.0), [])) | exception Match_failure _ -> (2, (n3, (-10.0)), []) | exception E0 'a'..'m' -> (n3, ((-1), 1.0), []) | exception E0 'a'..'m' -> (n3, (n3, 3.25), []) | exception E0 _ -> (n3, (n3, 10.0), [])) in
    ((let (m137, m138, m141) = v136 in mix m137; (let (m139, m140) = m138 in mix m139; mix_float m140); mix_1 5 m141); note_end 0);
    n3) | Error (C8 (_, q142, q143)) -> (
    n3) | Error C9 -> (
    -1) | Error (C7 (_, q144, _)) -> (
    n3) | exception _ -> n3) in
  note_int n145;
  1.5) | C0 (q146, ("a" as w147)) -> (
  -10.0) | (C0 ('a'..'m', "") as w148') -> (
  0.0) | C0 (n3, ("" as w149)) -> (
  0.5) | C0 (q150, q151) -> (
  -0.5) | (C0 (_, q152) as w153) when true -> (
  -0.0) | C0 ('a'..'m', "a") -> (
  100.75) | exception Invalid_argument _ -> 100.75 | exception Failure q154 -> 100.75 | exception E0 'a'..'m' -> 1.5 | exception E0 'n' -> 100.75 | exception E0 q155 -> 1.5) in
note_float x156;
note_int n3;
()
