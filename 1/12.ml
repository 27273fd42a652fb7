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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
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
let rec mix_0 d (v : int list ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y202 :: y203) -> mix 1; mix y202; mix_1 (d - 1) y203
and mix_2 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_3 d (v : (bool * int) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m204, m205') = !v in mix (if m204 then 1 else 0); mix m205')
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x181 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec pick26 p27 p28 p29 =
    if p27 then p28 else p29
  in
  let v31 = (let (_, q30) = ("b c", r0) in ref (Array.make 8 r0)) in
  let v32 = v31 in
  (pick26 (let (_, (q39, q40, _), _, q41) = (let v33 = r0 in ((fun p34 p35 p36 -> p34), (q25, true, q25), (fun p37 p38 -> 2.0), (Array.make 4 q25))) in q40) v31 v32) := [|r0; r0; r0; r0; 10.0; r0; 3.25; r0|];
  (mix_floats !v31 0 8; note_end 0);
  (mix_floats !v32 0 8; note_end 0);
  let rec pick42 p43 p44 p45 =
    if p43 then p44 else p45
  in
  let v46 = if true then (ref []) else (ref []) in
  let v47 = v46 in
  (mix_0 5 v47; note_end 0);
  (pick42 (not (not false)) v46 v47) := (min [] []);
  (mix_1 5 !v46; note_end 0);
  (mix_1 5 !v47; note_end 0);
  float (6 * 35)) | { r0 = q48; r1 = q49; r2 = [|q50; _; q51; q52|]; r3 = q53; r4 = None; r5 = q54; r6 = (-3) } when q54 >= 0.5 -> (
  let rec pick55 p56 p57 p58 =
    if p56 then p57 else p58
  in
  let v59 = ref q52 in
  (mix_2 5 v59; note_end 0);
  let v60 = ref q51 in
  (mix_2 5 v60; note_end 0);
  (pick55 true v59 v60) := (-. q50);
  note_float !v59;
  note_float !v60;
  (try q50 with | _ -> (ceil q54))) | ({ r0 = _; r2 = [|_; _; _; _|]; r3 = _; r4 = None; r5 = _; r6 = (-3); _ } | { r0 = _; r1 = _; r2 = _; r3 = _; r4 = _; r5 = _; r6 = _ }) -> (
  let a163 = (match (let ((q75, q76, _) as w77) = (try (match (let ((q66, _, q67, q68) as w69) = (true, { r10 = (-10.0); r11 = (Array.make 4 100.75); r12 = () }, "", true) in if true then false else true) with | true -> ((3 + 10), (Array.make (hide 1 8) 15), (truncate 100.75))) with | Match_failure _ -> (String.fold_left (let v70 = 3 in fun (q71, _, _) p72 -> (13, (Array.make 8 v70), 3)) (match Ok 0.0 with | ((Ok 0.5) | (Ok 0.5)) -> (16, (Array.make 8 3), 16) | Ok q73 -> (3, (Array.make 8 8), (-1)) | ((Error 1.0) | (Error 1.0)) -> (6, (Array.make 8 4), 4) | Error (1.0 | 1.0) -> (3, (Array.make 8 4), (-1)) | Error q74 -> (1, (Array.make 8 9), 0)) ((clip "b c") ^ "\000\255x"))) in Array.make 16 (if ((-2) + (-4097)) < q75 then (if true then (Array.make 1 0.5) else (Array.make 1 (-10.0))) else (try (Array.copy (Array.make 1 0.5)) with | _ -> (Array.make 1 2.0)))) with | (q78 | ([|_; _|] as q78)) -> (let _v79 = ceil 2147483648.0 in if ((let rec f81 p80 = p80 in f81) 15) <> (int_of_string (string_of_int 14)) then (Array.init 16 (let rec f83 p82 = _v79 in f83)) else (Array.fold_left (let rec f86 p84 p85' = p84 in f86) (let v87 = [] in Array.make 16 (-1.5)) q78)) | q88 -> (try (match (match Array.copy (Array.make 16 8) with | ([||] | _) when ((fun p89 -> (0 + (-1073741824)) > 7) (List.filter (fun p90 -> false) [])) -> (if (9 - 1023) > 9 then raise E0 else (Array.map (fun p91 -> p91) (Array.make 4 100.75))) | q92 -> (if if true then raise (E1 20) else true then raise (E1 ((fun p93 -> -2) 3.25)) else (Array.make 4 2.0))) with | [|0.5; q94; _; _|] -> (Array.fold_left (let _v95 = 4 <> 19 in if _v95 then (fun _v95 p96 -> Array.make 16 (-1.0)) else (let rec f99 p97 p98 = p97 in f99)) (match { r10 = q94; r11 = (Array.make 4 q94); r12 = () } with | { r10 = 0.5; r11 = ([|q100; q101; 0.5; q102|] as w103); r12 = q104 } -> (Array.mapi (fun p105 p106 -> q101) (Array.make 16 18)) | { r10 = 0.5; r11 = [|q107; q108'; _; _|]; r12 = q88 } -> (try ((let rec f110 p109 = Array.make 16 q108' in f110) 4) with | _ -> (Array.make 16 q108')) | { r10 = 0.5; r11 = q111; r12 = q112 } -> (create_float_array 16 q94) | { r10 = q113; r11 = q114; r12 } -> (Array.map (let rec f115 r12 = q113 in f115) (Array.make 16 10))) q88) | [|_; _; q116; q117|] when ((4 / (11 lor 1)) <= (let o118 = 8 in let o119 = 19 in let o120 = 11 in let ( >= ) a b = a * 2 - b and ( = ) a b = a * 2 - b in o118 >= o119 = o120)) -> (if (try true with | _ -> (if false then true else false)) then (String.fold_left (if false then (fun p121 p122 -> p121) else (let rec f125 p123 p124 = p123 in f125)) (create_float_array 16 q117) (part "a" 13 4)) else (create_float_array 16 q116)) | [|_; q126|] -> (if (int_of_float q126) > ((-1) - 2) then (let v128 = (match None with | (None | None) -> (Array.make 4 { r0 = q126; r1 = 10; r2 = (Array.make 4 q126); r3 = 17; r4 = None; r5 = q126; r6 = 4 }) | None -> (Array.make 4 { r0 = q126; r1 = 15; r2 = (Array.make 4 q126); r3 = 12; r4 = None; r5 = q126; r6 = 12 }) | Some q127 when (if 6 != 2 then (if true then true else false) else (19 < (-3))) -> (Array.make 4 q127) | None -> (Array.make 4 { r0 = 10.0; r1 = 0; r2 = (Array.make 4 q126); r3 = 1; r4 = None; r5 = q126; r6 = 3 })) in (match [] with | [] -> (Array.make 16 0.5) | ((-3) :: q88) when false -> (Array.make 16 q126) | (q129 :: q130) when q129 = 20 -> (Array.make 16 q126))) else (match ((let rec f132' p131 = p131 in f132') 8) with | 8 when (match (let rec f134' p133 = C8 in f134') (Array.make 2 q126) with | C8 -> (try false with | _ -> false) | C7 (q135, q136, 0.0) -> (not false) | C7 (q137, q138, _) -> (q126 = 0.5) | (C9 | C9) -> ("\000\255x" <> "")) -> (Array.copy (Array.make 16 q126)) | 5 -> (match None with | None -> (Array.make 16 q126) | ((Some _) | None) when (max (q126 < (-1.5)) (7 > 15)) -> (Array.make 16 q126) | _ -> (Array.make 16 q126)) | q140 -> (Array.make 16 q126) | exception Division_by_zero -> (create_float_array 16 q126) | exception Failure q141 -> (min (Array.make 16 q126) (Array.make 16 10.0)) | exception _ -> ((let rec f143 p142 = Array.make 16 q126 in f143) []))) | [|q144|] -> ((Printf.printf "[%s %d]\n" "tail \" end" ((-2) * 29)); (let v145 = if true then raise Division_by_zero else [] in Array.make 16 q144)) | _ -> (create_float_array 16 ((match { r0 = 1.0; r1 = 5; r2 = (Array.make 4 1.5); r3 = 4; r4 = None; r5 = 3.25; r6 = 9 } with | { r0 = 0.0; r1 = q146; r2 = q88; r3 = q147; r4 = q148; r5 = q149; r6 = q150' } -> q149 | ({ r0 = q151; r2 = q152; r3 = q153; r4 = _; r5 = q154; r6; _ } | { r0 = q151; r1 = _; r2 = q152; r3 = q153; r5 = q154; r6; _ }) -> q151) +. (2.0 +. 0.0)))) with | Division_by_zero -> ((Array.fold_left (fun p155 p156 -> q88.(wrap 1073741824 16) <- p156) (mix 1) q88); (if false && false then (create_array 16 (-3.25)) else (Array.make 16 0.0))) | Match_failure _ -> ((let rec f158' p157 = create_array 16 (1.5 *. 0.0) in f158') (let rec f161 p159 p160 = true in f161)) | E0 -> (fst ((Array.make 16 100.75), 18)) | E1 (-2) -> (create_float_array 16 (coarse (log (limit (sqrt (-1.5)) 0.5 100.0)))) | E1 9 -> (Array.make 16 1.5) | E1 _ -> (Array.make 16 1.5)) | exception Not_found -> (Array.make 16 (-2.0)) | exception Match_failure _ -> (Array.make 16 10.0) | exception E1 q162 -> (Array.make 16 (-0.5))) in
  1.0) | { r1 = q164; r2 = _; r3 = q165'; r4 = None; r5 = q166; r6 = (-3); _ } -> (
  q166) | { r0; r1 = q167; r2 = q168; r3; r4 = None; r5 = _; r6 = q169 } -> (
  1.5) | { r0 = q170; r1 = q171'; r2 = q172; r3 = q173; r4 = (Some q174); r5; r6 = q175 } -> (
  r5) | { r0 = q176; r1 = 8; r2 = q177; r3; r4 = q178; r5 = q179; r6 = q180 } -> (
  q176) | _ -> (
  -3.25)) in
let rec pick182 p183 p184 p185 =
  if p183 then p184 else p185
in
let v186 = ref (true, 14) in
let v187 = pick182 false v186 v186 in
(mix_3 5 v187; note_end 0);
(pick182 ((x181 *. x181) >= (-. x181)) v186 v187) := !v186;
((let (m188, m189) = !v186 in mix (if m188 then 1 else 0); mix m189); note_end 0);
((let (m190, m191) = !v187 in mix (if m190 then 1 else 0); mix m191); note_end 0);
let rec pick192 p193 p194 p195 =
  if p193 then p194 else p195
in
let a196 = pick192 false (Array.make 3 0) (Array.make 3 13) in
let a197' = pick192 false a196 (Array.make 3 10) in
(mix_ints a197' 0 3; note_end 0);
(pick192 (let v198 = x181 -. x181 in 2 <= 3) a196 a197').(0) <- ((-1) lsl (14 land 31));
note_int a196.(0);
note_int a197'.(0);
let s200 = ref x181 in
let i199 = ref (20 - 1) in
while !i199 >= 0 do
  s200 := ((-2.2250738585072014e-308) +. ((!s200) +. (float_of_int !i199))); i199 := !i199 - 2
done;
let n201 = !s200 in
note_float n201;
(mix_3 5 v187; note_end 0);
note_float n201;
note_float x181;
(mix_ints a196 0 3; note_end 0);
(mix_3 5 v186; note_end 0);
(mix_ints a197' 0 3; note_end 0);
()
