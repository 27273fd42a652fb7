type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (bool, int) result) =
  if d > 0 then
    match v with
    | Ok y144 -> mix 0; mix (if y144 then 1 else 0)
    | Error y145 -> mix 1; mix y145
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y146'; r13 = y147; _ } -> mix 1; mix_1 (d - 1) y146'; (let (m148, m149) = y147 in mix_float m148; mix_3 (d - 1) m149)
    | C21 -> mix 2
    | C3 (y151, y152, y153) -> mix 3; mix_4 (d - 1) y151; mix_5 (d - 1) y152; mix_1 (d - 1) y153
    | C20 -> mix 4
    | C6 { r7 = y154; r8 = y155; r9 = y158 } -> mix 5; mix_1 (d - 1) y154; (let (m156, m157) = y155 in mix_1 (d - 1) m156; mix m157); mix_float y158
    | C15 (y159, y160) -> mix 6; mix y159; mix_1 (d - 1) y160
    | C17 { r18 = y161; r19 = _ } -> mix 7; mix_1 (d - 1) y161
    | C4 (y163, y164) -> mix 8; mix_4 (d - 1) y163; mix_1 (d - 1) y164
    | C22 -> mix 9
    | C5 y165 -> mix 10; mix_1 (d - 1) y165
    | C10 (y166, y171, y172) -> mix 11; (let (m167, m170') = y166 in (let (m168, m169') = m167 in mix m168; mix_float m169'); mix_6 (d - 1) m170'); mix_1 (d - 1) y171.(1); mix y172
    | C16 (y173, y174, y175, y176, _, y178) -> mix 12; mix_float y173; mix_7 (d - 1) y174; mix_float y175; mix_8 (d - 1) y176; mix_float y178
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y179 :: y180) -> mix 1; mix (if y179 then 1 else 0); mix_2 (d - 1) y180
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y181 -> mix 1; mix_float y181
and mix_4 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y182 -> mix 1; mix_1 (d - 1) y182
and mix_5 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y183 -> mix 1; mix_string y183
and mix_6 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y184 -> mix 0; (let (m185, m186) = y184 in mix m185; mix_string m186)
    | C0 (y187, y188, y189, y190, y191, y192, _) -> mix 1; mix y187; mix (Char.code y188); mix_9 (d - 1) y189; mix_6 (d - 1) y190; mix y191; mix_6 (d - 1) y192
    | C2 -> mix 2
and mix_7 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_8 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y194 :: y195) -> mix 1; mix_1 (d - 1) y194; mix_8 (d - 1) y195
and mix_9 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y196 :: y197) -> mix 1; mix_6 (d - 1) y196; mix_9 (d - 1) y197
let n8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> ((max 6 14) + 2147483647) | ((C6 { r7 = _; r8 = _; _ }) | C20) -> (truncate ((-1.5) /. (-1.5))) | ((C11 { r12 = _; r14 = _; _ }) | (C4 _)) -> ((); (show_int 3 0)) | C22 -> (compare (ref []) (if false then (ref []) else (ref []))) | q7 -> 1023)
let x33 = (match C4 (((); None), C23) with | C22 -> 100.75 | ((C3 (_, _, _)) | (C5 _)) -> (float (match n8 with | 0 when (((-0.0) +. (-2.0)) <= (1.5 -. (-2.0))) -> n8 | 0 -> n8 | 6 -> n8 | 3 -> n8 | 7 -> n8 | _ -> n8 | (9 | (-2147483647)) -> n8)) | q11 -> ((match q11 with | C3 (q11, q12, _) -> () | C20 -> () | C6 ({ r7 = q13; r8 = _; _ } as w14) -> () | (C4 (q15, q16) as w17) -> () | (C22 | _) -> () | C10 (q18, _, q19) -> () | C6 { r7; r8 = q20; r9 = q21 } -> () | ((C15 _) | _) -> () | C4 (_, q24) -> () | C10 (q25, q26, q27) -> () | ((C16 (q28, _, q29, q11, _, _)) | (C16 (q28, _, _, q11, _, q29))) -> () | _ -> ()); (List.fold_left (let rec f32 p30 p31 = p31 in f32) 1.0 [])))
let v35 = (Char.chr ((n8 + n8) land 255)) == (let v34 = C26 in if true then '\255' else '\255')
let () = (mix (if v35 then 1 else 0); note_end 0)
let () = print_int (-(match "b c" with | "a" -> n8 | ("" | "") -> n8 | ("a" | "a") -> n8 | _ -> n8 | q36 when ((ceil x33) > (float_of_string "0.5")) -> 14))
let () = print_byte 32
let () = print_float x33
let () = print_newline ()
let v37 = ((mix (if 'a' < 'z' then 1 else 0); note_end 0); (try (Error n8) with | _ -> (Ok v35)))
let () = (mix_0 5 v37; note_end 0)
let v41 = (n8 lsr (n8 land 31)) < (match (match n8 with | _ -> v37 | -2 when ((n8 + 19) <= (min n8 9)) -> (Ok v35) | q38' when q38' <> 9312 -> v37 | -3 -> v37) with | Ok q39' -> 4 | Ok true -> (n8 - n8) | Error 5 -> (n8 asr 27) | Error 0 -> n8 | Error q40 -> (int_of_float 0.0) | exception Match_failure _ -> 65535)
let f44 = (let rec f43 p42 = x33 in f43)
let v46 = [((if v41 then 6 else n8) <= (let v45 = Array.make 4 n8 in 8)); ((Array.make 8 x33) >= [|(-3.25); x33; x33; x33; x33; 3.25; x33; x33|])]
let n50 = (try (
  note_float ((if v41 then x33 else 0.0) +. (match v46 with | [] -> 0.5 | (f44 :: q47) -> x33));
  let v48 = ((Some ((-3) mod (n8 lor 1))), n8) in
  let v49 = ((if v41 > true then (mix n8) else (try (mix n8) with | _ -> ())); []) in
  tick_int 12 (14 + 15)) with | Division_by_zero -> (-19) | Failure _ -> (17 / (-2147483648)) | Not_found -> (n8 + n8))
let () = note_int n50
let a51 = (match v37 with | (Ok q52 as w53) -> (Array.make 2 x33) | Error (-2147483647) -> (Array.make 2 x33) | ((Error _) | (Error 1)) -> (Array.make 2 x33) | Error 7 -> (Array.make 2 1.0))
let rec loop56 i54 s55 =
  if i54 >= 2 then s55 else (
    loop56 (i54 + 1) ((a51.(i54) *. (s55)) *. (if v41 then x33 else s55))
  )
let n58 = loop56 0 (-3.25)
let () = note_float n58
let n59' = 3
let () = note_int n59'
let () = assert (hide 1 3 = 3)
let n62 = 65535
let unused63 = ((Array.make 4 2.0), v41, (Ok v41), "tail \" end") <> ([|n58; x33; n58; n58|], ('a' < ' '), (Error x33), ((clip "a") ^ "\000\255x"))
let x69 = (match [] with | [] -> (match v46 with | [] when (([], n58, (Array.make 2 false), n58) <> ([], n58, (Array.make 2 false), 100.75)) -> n58 | [] -> x33 | (_ :: []) -> n58 | ((_ :: (q64 :: q65)) | (q64 :: ((_ :: _) as q65))) -> n58) | (q66 :: []) -> (if q66 then 0.0 else x33) | (_ :: (q67 :: q68)) -> ((); 0.0)) +. (float_of_int (-13))
let () = note_float x69
let () = prerr_int ((truncate x33) * 7)
let () = prerr_byte 32
let () = prerr_float ((fabs n58) -. (float_of_string "-100.75"))
let () = prerr_newline ()
let v71 = (match n59' with | -2147483648 -> n62 | q70 -> (n59' land q70)) < (-92)
let () = (try (
  let v73 = ((let _v72 = () in C23), (-8), n58, (f44 [v41])) in
  ((let (m74, m75, m76, m77) = v73 in mix_1 5 m74; mix m75; mix_float m76; mix_float m77); note_end 0);
  let rec f78 p79 p80 p81 p82 p83 p84 p85 p86 p87' p88 p89 p90 p91 =
    if p79 <= 0 then
      (match v73 with | (q92, (3 | 8), q93, q94) -> q93 | (((C11 ({ r12 = q95; r13 = q96; _ } as w97)), q98, 0.0, q99) as w100) -> 100.75 | ((C3 (p79, p87', _)), _, 0.0, _) -> p91 | (((C15 (q101, _)), _, 0.0, q102) as w103) -> p89 | ((C22, _, 0.0, q104) | (C22, _, (0.0 as q104), _)) -> p83 | (q105, q106, (0.0 | _), q107) when q107 < 2.0 -> p84 | (q108, _, (0.0 as w109), q110) -> p83 | (v73, q111, q112, q113) -> p81 | _ -> 0.0)
    else (
      f78 (p79 - 1) p87' (if Array.fold_right (let rec f116 p114' p115' = v41 in f116) a51 true then (try (p81 +. 0.0) with | _ -> p86) else 1e999) p82 p82 p83 p90 1.0 p87' p90 p91 p87' p81
    )
  in
  let x118 = f78 (hide 1 8) (if v41 then n59' else n59') a51.((- n59') land 1) 1.0 (sqrt 3.25) 2147483648.0 8 n58 (let _v117 = C20 in n59') n62 (-1e16) (n62 - (-3)) x69 in
  let x124 = f78 (hide 0 3) (n50 - 15) a51.(1) (fabs 0.5) (min x118 0.5) (f44 v46) n59' x69 (match v37 with | Ok true when ((match v73 with | (q119, _, 0.5, 1.0) -> (n59', n58) | ((q120, v73, 0.0, _) | (q120, v73, _, 1.0)) -> (n62, n58) | ((f78, _, q121, _) | (f78, _, _, q121)) -> (n8, 0.5)) = ((fun p122 -> (n62, n58)) (5, 9))) -> n62 | Ok false -> 15 | Ok _ -> n62 | Error q123 -> (-1)) n62 x118 (( * ) 15 14) (0.5 *. x69) in
  let table125 = Array.make 2 (let rec f142 k p = if k < 0 then f142 k p else p in f142) in
  table125.(0) <- (let rec g137 k126 p127 =
    if k126 <= 0 then (match v73 with | (q128, _, 1.0, _) -> n58 | (_, q129, x118, q130) -> x118) else (
      table125.(1) (k126 - 1) a51.(wrap (match C2 with | C1 (_, "a") -> n62 | C1 (_, q131) -> 12 | C0 (q132, _, _, q133, q134, q135, q136) -> 20 | C2 -> n59') 2)
    )
  in g137);
  table125.(1) <- (let rec g141 k138 p139 =
    if k138 <= 0 then a51.(0) else (
      let r140' = table125.(1) (k138 - 1) (-. x69) in
      (n58 /. 1.0) -. (0.0 /. 0.0)
    )
  in g141);
  let x143 = table125.(0) (hide 1 1) ((-1.0) +. x124) in
  note_float (if v71 then x143 else x143)) with | Match_failure _ -> ())
let () = note_float x33
let () = note_float x69
let () = note_int n50
let () = (mix_floats a51 0 2; note_end 0)
let () = (mix (if v71 then 1 else 0); note_end 0)
let () = (mix_0 5 v37; note_end 0)
let () = note_float n58
let () = (mix_2 5 v46; note_end 0)
let () = ()
