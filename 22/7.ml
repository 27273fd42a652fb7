exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
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
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix (if y151 then 1 else 0)
and mix_1 d (v : (float list, (float array, string list) result) result) =
  if d > 0 then
    match v with
    | Ok y152 -> mix 0; mix_3 (d - 1) y152
    | Error y153 -> mix 1; mix_4 (d - 1) y153
and mix_2 d (v : (int * float * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y154 :: y158) -> mix 1; (let (m155, m156, m157) = y154 in mix m155; mix_float m156; mix_float m157); mix_2 (d - 1) y158
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y159 :: y160) -> mix 1; mix_float y159; mix_3 (d - 1) y160
and mix_4 d (v : (float array, string list) result) =
  if d > 0 then
    match v with
    | Ok y161 -> mix 0; mix_floats y161 0 16
    | Error y162 -> mix 1; mix_5 (d - 1) y162
and mix_5 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163 :: y164) -> mix 1; mix_string y163; mix_5 (d - 1) y164
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let s16 = if '\'' != '\n' then (if v15 then "12" else "") else (if 5 > 9 then (String.make 2 '\255') else (if ((); false) then (if [] <> [] then (string_of_float 1.0) else (if ' ' <> '\'' then (part "\000\255x" 1 0) else ((); "\000\255x"))) else ((clip "\000\255x") ^ "12"))) in
(mix_string s16; note_end 0);
let x19 = snd (try (try (1.0, (-. 100.75)) with | _ -> ((if (15 + (-65536)) < 1 then (if v15 then raise (Invalid_argument s16) else ()) else ()); ((if v15 then (-1.5) else 3.25), (10.0 -. 3.25)))) with | Invalid_argument q17 -> ((float_of_int (6 + 2)), ((100.75 -. 100.75) *. (let _v18 = -2.0 in _v18)))) in
note_float x19;
(let v20 = (match None with | (None | None) -> s16 | None when (if 14 < 3 then v15 else ((); false)) -> s16 | ((Some _) | None) -> s16) = (string_of_int 14) in ((); (if v20 then () else ())));
let n21 = 6 in
let x22 = 0.0 in
note_float x22;
let n23 = n21 in
let n45 = (try (
  let v38 = (match List.find_all (fun x22 -> x22) ((); []) with | ([] | []) -> (
    ((print_char '0'); v15)) | ((true as w24) :: q25) -> (
    let v26 = (if max w24 v15 then raise Division_by_zero else []) :: ((4 :: []) :: []) in
    let x36 = if List.equal (let rec f29 p27 p28 = w24 in f29) (match q25 with | ([] | []) -> [] | (q30 :: _) when v15 -> [] | (q31 :: _) -> [] | ([] | []) when ((( * ) n23 n23) > (let o32 = 14 in let o33 = n23 in let o34' = n21 in let o35 = n21 in let ( /. ) a b = a lxor (b + 1) in o32 /. o33 /. o34' /. o35)) -> [] | _ -> []) [] then x22 else (-. x22) in
    not ((7 + (-1073741824)) < n23)) | (false :: q37) -> (
    n21 <> (if v15 then (-2) else n23))) in
  let v44 = if (-(-2)) <> (try (let o39 = 5 in let o40 = n21 in let o41' = n23 in let ( +! ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b in o39 +. o40 +! o41') with | Invalid_argument _ -> n21 | Division_by_zero -> n23 | Not_found -> n21 | Match_failure _ -> n23 | E0 _ -> (-2)) then raise Division_by_zero else (if max v38 v15 then (match Array.make 16 x22 with | [|q42; q43|] -> None | n23 -> None) else (match 'z' with | ('n' | 'a'..'m') -> None | '0'..'9' -> None | 'n' -> None | _ -> None)) in
  (mix_0 5 v44; note_end 0);
  n21) with | Division_by_zero -> (-19)) in
note_int n45;
let v135 = (match ((); ((); [])) with | ([] | []) -> (
  []) | ((q46 :: q47) as w48') -> (
  let n127 = (match (((let rec f50 p49 = () in f50) None); (List.fold_left (fun p51 p52 -> p51) None [])) with | None -> (
    let n79 = (match q47 with | ((_ :: q53) | ([] as q53)) when v15 -> 65535 | [] -> (let (q76, _, q46, q77) = (match q47 with | ([] | (_ :: [])) -> ((let rec f55 p54 = v15 in f55), (let rec f59 p56 p57 p58 = 100.75 in f59), 1.0, (n23, n45)) | ((q60, q61) :: []) -> ((let rec f63' p62 = v15 in f63'), (let rec f67 p64 p65 p66 = 1.5 in f67), x19, (2, q60)) | (q68 :: (q47 :: q69)) -> ((let rec f71' p70 = true in f71'), (let rec f75' p72 p73 p74 = x22 in f75'), x22, q68)) in int_of_string (string_of_int n45)) | ((q78 :: _) | (q78 :: _)) -> ((- 5) / ((n45 mod (n45 lor 1)) lor 1))) in
    let n80 = n79 in
    -5) | Some q81 -> (
    let v116 = (match List.stable_sort compare ((); []) with | (([] as w82') | ([] as w82')) -> (
      let n89 = if (x22 *. 0.0) > x22 then (match n45 with | -1 -> (n45 lsr 21) | ((3 as w83) | (8 as w83)) -> (n23 + w83) | 4 -> (- n45) | _ -> n45 | exception Failure _ -> (n45 lor n45) | exception E0 2 -> 1023 | exception E0 _ -> (n23 + n21) | exception E1 5 -> (n23 + n23) | exception E1 q84 -> (match n45 with | (1 | 1) -> q84 | 6 -> q84 | (7 | 7) -> n45 | q85 -> q84) | exception E2 q86 -> (abs n23)) else (match w82' with | [] -> (-17) | ([] :: []) -> (n45 lxor n45) | ((q87 :: _) :: []) -> 6793 | ((_ :: q88) | ((_ :: (_ :: _)) as q88)) -> (18 mod (12 lor 1))) in
      let n90 = 17 in
      (match w82' with | ([] | []) -> ((n23, 1.5, x22) :: []) | ((q91 :: q92) | (([] as q91) :: q92)) -> ((n45, x22, x22) :: []))) | ([] | []) -> (
      let table93 = Array.make 2 (let rec f100' k p = if k < 0 then f100' k p else p in f100') in
      table93.(0) <- (let rec g96 k94 p95 =
        if k94 <= 0 then p95 else (
          mix (if p95 then 1 else 0);
          table93.(1) (k94 - 1) ((k94 - 1023) >= k94)
        )
      in g96);
      table93.(1) <- (let rec g99 k97 p98 =
        if k97 <= 0 then (if p98 then p98 else false) else (
          mix (if p98 then 1 else 0);
          table93.(0) (k97 - 1) v15
        )
      in g99);
      let v106 = table93.(0) (hide 0 0) (match w48' with | [] -> v15 | (((-2147483647), _) :: q101) -> true | (((_, _) :: _) | (_ :: _)) -> v15 | exception Invalid_argument _ -> true | exception Division_by_zero -> false | exception Not_found -> v15 | exception E2 _ -> false) in
      (mix (if v106 then 1 else 0); note_end 0);
      let v107 = table93.(0) (hide 0 2) (if v106 then v15 else v106) in
      let v108 = Error (Ok (snd (10, (Array.make 16 1.0)))) in
      (mix_1 5 v108; note_end 0);
      (let rec f110 p109 = [] in f110) (Array.mapi (fun p111 p112 -> x19) (Array.make 4 n23))) | (((q113 :: q114) as w115) | (_ :: ((q113 :: q114) as w115))) -> (
      (n45, x22, x22) :: ((5, x22, x22) :: []))) in
    (mix_2 5 v116; note_end 0);
    (truncate x22) lsr 31) | Some _ -> (
    let x122 = (match w48' with | ([] | []) -> ((0.0 /. 0.0) +. (-0.5)) | ((q117 :: []) as w118) -> 3.25 | (q119 :: (q120 :: q121)) -> (abs_float (x22 +. x22))) in
    note_float x122;
    tick_int 15 (let v126 = (let rec f125 p123 (_, q124) = v15 in f125) in n45))) in
  let v134 = ((n127 - n45) * (-2)) == (((let rec f129 p128 = n127 in f129) (let rec f133 p130 p131 p132 = v15 in f133)) - (n127 / (n23 lor 1))) in
  min [] (None :: []))) in
let rec f136 p137 p138 p139 () =
  if p137 < 1 then
    (let o140 = p138 in let o141 = 20 in let o142 = 8 in let ( mod ) a b = b - a in o140 mod o141 mod o142)
  else (
    if false && v15 then p138 else f136 (p137 - 1) p138 p139 ()
  )
in
let n145 = f136 1 (n21 mod 2) (if v15 then (Array.make 7 n45) else (Array.make 7 n23)) (match v135 with | [] -> () | (q143 :: q144) -> ()) in
let n150 = f136 0 (f136 0 0 (Array.make 7 14) ()) ((let rec f147 p146 = Array.make 7 n145 in f147) (Array.make 16 x22)) (List.iteri (fun p148 p149 -> ()) []) in
note_float x22;
(mix (if v15 then 1 else 0); note_end 0);
note_int n21;
note_int n150;
(mix_string s16; note_end 0);
note_int n145;
note_float x19;
note_int n45;
()
