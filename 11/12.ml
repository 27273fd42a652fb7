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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y182 :: y183) -> mix 1; mix_float y182; mix_0 (d - 1) y183
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y184 -> mix 1; mix y184
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y185 :: y186) -> mix 1; mix y185; mix_2 (d - 1) y186
and mix_3 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y187, y188, y189) -> mix 1; mix (Char.code y187); mix_ints y188 0 2; mix_float y189
    | C9 -> mix 2
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x181 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec fold26 p27 =
    match p27 with
    | [] ->
      []
    | ((_ :: q28) as w29') ->
      r0 :: []
  in
  let _ = fold26 (fold26 []) in
  let v30 = fold26 [] in
  (mix_0 5 v30; note_end 0);
  let rec fold31 p32 =
    match p32 with
    | ([] as w33) ->
      let a34 = if (if true then C8 else C8) >= C9 then q24' else q24' in
      q24'.(0) <- (abs_float r0);
      a34.(0) <- ((q24'.(0)) *. (r0 -. r0));
      Some (6 mod (q25 lor 1))
    | (q35 :: q36) ->
      let r37 = fold31 q36 in
      Some (let v38' = { r0 = 10.0; r1 = q25; r2 = q24'; r3 = q35; r4 = None; r5 = r0; r6 = (-2) } in 13)
  in
  let v42 = fold31 (match v30 with | [] -> [] | (1.0 :: []) -> [] | (q39 :: []) -> [] | (q40 :: (_ :: q41)) -> []) in
  (mix_1 5 v42; note_end 0);
  (mix_1 5 v42; note_end 0);
  let v43 = fold31 (q25 :: []) in
  (mix_1 5 v43; note_end 0);
  (match Result.map_error (fun p44' -> p44') (Ok true) with | Ok true -> (float_of_int 5) | Ok false -> q24'.(1073741824 land 3) | Error q45 -> (-1.0))) | { r0 = q46; r1; r2 = [|q47; q48; q49; _|]; r3 = q50; r4 = None; r5 = q51'; r6 = (-3) } when q51' <> 10.0 -> (
  let v85' = (match None with | Some (q52, q53, 'n', q54) -> (
    q52.(0) :: []) | (None | None) -> (
    List.merge compare (match { r10 = q51'; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q55; _; _; q56|]; r12 = q57 } -> [] | { r10 = 0.0; r11 = [|q58; _; r1; _|]; r12 = _ } -> [] | { r10 = 0.0; r11 = _; r12 = q59 } -> [] | ({ r10; r11; r12 = _ } | { r10; r11; r12 = _ }) -> []) [q50; r1; (-2)]) | Some (q60, q61, q62', q63) -> (
    (match [] with | [] -> (q60.(wrap (let o64 = r1 in let o65 = q50 in let o66 = q50 in let ( |> ) a b = a * 2 - b and ( - ) a b = a lxor (b + 1) and ( <> ) a b = (a lsl 1) + b in o64 - o65 |> o66) 8) <- q50) | ((_ :: _) | []) -> (match { r10 = q63; r11 = (Array.make 4 q48); r12 = () } with | { r10 = 0.5; r11 = [|_; _; q69; q70|]; r12 } -> (if q61 then r12 else r12) | ({ r10 = q71; r11 = [|_; _; q72; q73|]; r12 = _ } | { r10 = q72; r11 = [|_; _; q73; q71|]; r12 = _ }) -> (note_int r1) | ({ r10 = 0.5; r11 = q74; r12 = q75 } | { r10 = 0.5; r11 = q74; r12 = q75 }) -> (if q61 then q75 else ()) | { r10 = q76; r11; r12 = q77 } -> q77) | [] -> (print_endline (string_of_int q50)));
    (match q62' with | 'a'..'m' -> (if true then [] else []) | 'n' -> (match q62' with | 'a'..'m' -> [] | '0'..'9' -> [] | 'n' -> [] | q78 -> []) | q79 -> (match Array.make 4 q51' with | [|_; q80'; q81; q82|] -> [] | [|q83|] -> [] | q84 -> [])))) in
  (mix_2 5 v85'; note_end 0);
  let rec fold86 =
    function
    | [] ->
      q50
    | (q88 :: q89) ->
      let r90 = fold86 q89 in
      let n91' = 11 in
      int_of_float (float_of_int 7)
  in
  let n92 = fold86 [] in
  (floor q49) *. (match v85' with | [] -> q49 | ((2 :: q93) | (_ :: q93)) -> q48 | ((-2147483648) :: q94) -> (-1.0) | ((7 :: _) | (7 :: _)) -> q49 | ((1 as w95) :: []) -> q48 | ((-2) :: ([] as w96')) -> q46 | (8 :: []) -> 0.0 | (0 :: []) -> q49 | (q97 :: []) -> q49 | (_ :: (q98 :: q99)) -> q49)) | { r0 = q100; r1 = q101; r2 = [|q102; q103; q104; _|]; r3 = q105; r4 = None; r5 = q106; r6 = (-3) } -> (
  1.0) | { r0; r1 = _; r2 = q107; r3; r4 = None; r6 = (-3 as w108); _ } -> (
  let x109 = 3.25 in
  note_float x109;
  let n110 = -13 in
  x109) | { r0; r2 = q111; r3 = q112; r4 = None; r5 = q113; r6 = q114'; _ } -> (
  let n115 = q112 / ((int_of_float q111.(2)) lor 1) in
  -0.5) | ({ r0 = q116; r1 = q117; r3 = _; r4 = (Some _); r6 = q118; _ } | { r0 = q116; r1 = q117; r3 = q118; r4 = _; r5 = 1.0; r6 = _; _ }) -> (
  assert (hide 1 3 = 3);
  let rec fold119 p120 =
    match p120 with
    | [] ->
      let n121 = q117 in
      ((let q118 = 100.75 in ()); C9)
    | (q122 :: q123) ->
      let r124 = fold119 q123 in
      r124
  in
  let v125 = fold119 ((Array.make 1 q116) :: []) in
  (mix_3 5 v125; note_end 0);
  (mix_3 5 v125; note_end 0);
  let v126 = fold119 ((Array.make 1 q116) :: []) in
  (mix_3 5 v126; note_end 0);
  Array.fold_left (List.fold_right (fun p127 p128 -> p128) [] (fun p129 p130 -> 10.0)) 1.5 (let v131 = { r0 = q116; r1 = q118; r2 = (Array.make 4 q116); r3 = q118; r4 = None; r5 = q116; r6 = q118 } in Array.make 3 q117)) | { r1 = 8; r2 = q132; r3 = q133; r4; r5 = q134; r6 = q135; _ } when ((match r4 with | (None | None) -> false | Some q136 -> true) || (false && true)) -> (
  (let i137 = q135 in if i137 >= 0 && i137 < Array.length q132 then q132.(i137) else 100.75) *. ((); q134)) | _ -> (
  let v180 = Array.fold_right (let rec f141 p138 p139 = (({ r0 = (0.5 *. 0.0); r1 = (let v140 = Array.make 4 (-2) in 17); r2 = [|2.0; 100.75; 0.0; 1.5|]; r3 = (11 / 1); r4 = None; r5 = 3.25; r6 = 2 }, 14), 20) in f141) (max (Array.mapi (let rec f162 p142 p143 = not (match { r0 = p143; r1 = p142; r2 = (Array.make 4 2.0); r3 = 10; r4 = None; r5 = (-10.0); r6 = p142 } with | { r0 = q144; r1 = q145; r2; r3 = q146; r5 = 0.0; r6 = q147; _ } -> false | { r1 = _; r2 = p142; r3 = ((-1) | (-2147483647)); r4 = q148; r5 = _; r6 = q149; _ } -> true | { r0 = q150; r1 = q151; r3 = 3; r4 = q152; r5 = q153; r6; _ } -> true | { r0 = 0.0; r1 = _; r2; r3 = (-2147483647 as w154); r4 = q155; r5 = q156; r6 = _ } -> false | ({ r0 = q157; r1 = _; r2; r3 = _; r4 = q158; r5 = _; r6 = q159 } | { r0 = q157; r1 = _; r2; r3 = (-2147483647); r4 = q158; r6 = q159; _ }) -> false | ({ r0 = _; r2 = q160'; r3 = q161; r5 = p143; r6; _ } | { r0 = p143; r1 = (5 as r6); r2 = q160'; r3 = q161; r6 = _; _ }) -> false) in f162) (Array.make 4 2.0)) [|((let v163 = 1.5 in 16) != 16); (let (q164, q165, q166) = (try (false, 0.5, true) with | _ -> (true, 2.0, false)) in if q164 then q166 else q164); (((-3.25) /. 100.75) <= (sqrt 3.25)); ((12 - 7) > (10 / 4096))|]) (match (let v167 = -20 in { r0 = ((); 2.0); r1 = (if true then v167 else v167); r2 = (create_array 4 0.0); r3 = v167; r4 = (Some (ref v167)); r5 = (max (-2.0) (-3.25)); r6 = (-65536) }) with | ({ r0 = q168'; r1 = _; r2 = [|q169|]; r3 = q170; r4 = q171; r5; r6 = q172 } | { r0 = r5; r1 = _; r2 = [|q168'|]; r3 = q170; r4 = q171; r5 = q169; r6 = q172 }) -> (((if false then ()); ({ r0 = q169; r1 = q172; r2 = (Array.make 4 q169); r3 = q172; r4 = q171; r5 = q169; r6 = q170 }, q172)), 8149) | { r0; r1 = q173; r2; r3 = _; r4 = q174; r5 = q175; _ } -> ((let (_, r2, q179) = ((Ok false), false, (let rec f178 p176 p177 = p177 in f178)) in ({ r0 = q175; r1 = q173; r2 = (Array.make 4 q175); r3 = q173; r4 = None; r5 = q175; r6 = 18 }, q173)), q173)) in
  100.75)) in
note_float x181;
()
