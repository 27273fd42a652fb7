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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y142; r13 = y143; r14 = _ } -> mix 1; mix_0 (d - 1) y142; (let (m144, m145) = y143 in mix_float m144; mix_5 (d - 1) m145)
    | C21 -> mix 2
    | C3 (y147, y148, y149) -> mix 3; mix_6 (d - 1) y147; mix_7 (d - 1) y148; mix_0 (d - 1) y149
    | C20 -> mix 4
    | C6 { r7 = y150; r8 = y151; r9 = y154 } -> mix 5; mix_0 (d - 1) y150; (let (m152, m153) = y151 in mix_0 (d - 1) m152; mix m153); mix_float y154
    | C15 (y155, y156) -> mix 6; mix y155; mix_0 (d - 1) y156
    | C17 { r18 = y157; _ } -> mix 7; mix_0 (d - 1) y157
    | C4 (y159, y160) -> mix 8; mix_6 (d - 1) y159; mix_0 (d - 1) y160
    | C22 -> mix 9
    | C5 y161 -> mix 10; mix_0 (d - 1) y161
    | C10 (y162, y167, y168) -> mix 11; (let (m163, m166) = y162 in (let (m164, m165) = m163 in mix m164; mix_float m165); mix_8 (d - 1) m166); mix_0 (d - 1) y167.(1); mix y168
    | C16 (y169, y170, y171, y172, _, y174) -> mix 12; mix_float y169; mix_9 (d - 1) y170; mix_float y171; mix_10 (d - 1) y172; mix_float y174
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | C1 y175 -> mix 0; (let (m176, m177) = y175 in mix_float m176; mix_string m177)
    | C0 (y178, y179, y180, y181, y182, y183', _) -> mix 1; mix y178; mix (Char.code y179); mix_11 (d - 1) y180; mix_1 (d - 1) y181; mix_float y182; mix_1 (d - 1) y183'
    | C2 -> mix 2
and mix_2 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y185 -> mix 1; mix y185
and mix_3 d (v : (int, (int -> bool -> bool) -> int -> bool) result) =
  if d > 0 then
    match v with
    | Ok y186 -> mix 0; mix y186
    | Error _ -> mix 1
and mix_4 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y188 :: y189) -> mix 1; mix y188; mix_4 (d - 1) y189
and mix_5 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y190 -> mix 1; mix_float y190
and mix_6 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y191 -> mix 1; mix_0 (d - 1) y191
and mix_7 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y192 -> mix 1; mix_string y192
and mix_8 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y193 -> mix 0; (let (m194, m195) = y193 in mix m194; mix_string m195)
    | C0 (y196, y197, y198, y199, y200, y201, _) -> mix 1; mix y196; mix (Char.code y197); mix_12 (d - 1) y198; mix_8 (d - 1) y199; mix y200; mix_8 (d - 1) y201
    | C2 -> mix 2
and mix_9 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_10 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y203 :: y204) -> mix 1; mix_0 (d - 1) y203; mix_10 (d - 1) y204
and mix_11 d (v : float t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y205 :: y206) -> mix 1; mix_1 (d - 1) y205; mix_11 (d - 1) y206
and mix_12 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y207 :: y208) -> mix 1; mix_8 (d - 1) y207; mix_12 (d - 1) y208
let () = (try (
  let n71 = (match C20 with | C23 -> (
    let x19 = (try (
      let n6 = (try (
        let v0 = C20 in
        (mix_0 5 v0; note_end 0);
        let c1 = (6) + 6 in
        let c2 = c1 - (c1) in
        let c3 = 6 + (6) in
        let c4 = 6 * (6) in
        note_int c4;
        let n5 = c3 in
        note_int n5;
        c4) with | _ -> 3) in
      let v12 = (match Ok false with | ((Ok _) | (Error _)) when true -> (
        C2) | Ok q8 when q8 -> (
        C2) | Error q9 when q9 < (-1.5) -> (
        let n10 = n6 in
        note_int n10;
        let x11 = q9 in
        C2)) in
      (mix_1 5 v12; note_end 0);
      (try (
        let v13 = if false then (if false then ' ' else (if false then (if true then (if false then '\'' else 'a') else '\255') else 'z')) else 'a' in
        (mix (Char.code v13); note_end 0);
        let x14 = -1.0 in
        let n15 = n6 in
        note_int n15;
        let x16 = 0.0 /. 0.0 in
        let n17 = ((((((0) + (if x16 = 100.75 then 55 else 0)) + (if x16 <> x16 then 32 else 0)) + (if x16 < x16 then 7 else 0)) + (if x16 > x16 then 17 else 0)) + (if x16 <= x16 then 70 else 0)) + (if x16 >= x16 then 63 else 0) in
        ()) with | _ -> ());
      (try (
        let x18 = -100.75 in
        ()) with | _ -> ());
      0.0) with | Match_failure _ -> 100.75) in
    let s25 = (try (
      let rec loop22 i20 s21 =
        if i20 < 10 then (
          loop22 (i20 + 1) (match s21 with None -> Some 16 | Some o -> if o = 16 then None else Some o)
        ) else
          s21
      in
      let n24 = loop22 0 None in
      (mix_2 5 n24; note_end 0);
      "b c") with | _ -> "b c") in
    (mix_string s25; note_end 0);
    0) | C21 -> (
    let rec pick26 p27 p28 p29 =
      if p27 then p28 else p29
    in
    let v30 = ref C20 in
    let v31 = ref C20 in
    (pick26 false v30 v31) := C20;
    (mix_0 5 !v30; note_end 0);
    (mix_0 5 !v31; note_end 0);
    (try (
      let n33 = (try (
        let x32 = 1.5 in
        20) with | _ -> 15) in
      note_int n33;
      let n37 = (try (
        let n34 = n33 in
        let v35 = Ok 18 in
        (mix_3 5 v35; note_end 0);
        let n36 = n34 in
        let _ = pick26 false v31 (ref C20) in
        n34) with | _ -> n33) in
      ()) with | _ -> ());
    7) | C20 -> (
    17) | C15 (q38, q39) when q38 < (-2) -> (
    let x40 = 100.75 in
    q38) | (C17 { r18 = _; r19 } as w41) when false -> (
    (try (
      let f42 p43 p44 p45 p46' =
        Array.make 4 p45
      in
      let a47 = f42 "12" (Array.make 2 w41) 12 w41 in
      let a48 = f42 "b c" (Array.make 2 w41) a47.(hide 1 0) w41 in
      let n49 = if true then (if true then (if true then 8 else (if false then (if false then 9 else (if true then 3 else (if true then 4 else (if false then 17 else 4)))) else 18)) else 14) else 14 in
      note_int n49;
      r19) with | Invalid_argument q50 -> r19 | Failure _ -> r19);
    let s51 = "a" in
    5) | (C22 | (C5 _)) -> (
    let n52 = if false then (if true then (if true then (-1) else 20) else 10) else 12 in
    let rec fold53 =
      function
      | [] ->
        []
      | (q55 :: _) ->
        q55 :: []
    in
    let v56 = fold53 [] in
    (mix_4 5 v56; note_end 0);
    let v57 = fold53 [] in
    (mix_4 5 v57; note_end 0);
    n52) | C5 q58 -> (
    17) | C10 (q59, q60, q61) when q61 >= 3 -> (
    q61) | q62 -> (
    let rec f63 p64 p65 =
      if p64 <= 0 then
        13
      else (
        (f63 (p64 - 1) p65) - 7
      )
    in
    let n66 = f63 4 (-3) in
    let v70 = (try (
      let unused67 = f63 0 n66 in
      let x68 = 2.0 in
      note_float x68;
      true) with | Invalid_argument q69 -> false | Division_by_zero -> false | Match_failure _ -> false) in
    n66)) in
  note_int n71;
  let n72 = n71 in
  (try (
    let v77 = (try (
      let x76 = (try (
        let n73 = n72 in
        note_int n73;
        let x74 = 0.5 in
        note_float x74;
        let _ = n73 in
        let n75 = n73 in
        note_int n75;
        2.0) with | _ -> 100.75) in
      false) with | _ -> false) in
    let a78 = Array.make 8 C20 in
    let rec f79 p80 p81 p82 =
      if p80 < 1 then
        (Ok p80)
      else (
        let x83 = 0.5 in
        let r84 = f79 (p80 - 1) p81 p82 in
        r84
      )
    in
    let _ = f79 3 ((Array.make 1 6), C2, (1.0, v77)) None in
    let rec f85 p86 p87' =
      let table90 = Array.make 2 (let rec g88 u89 = p86 in g88) in
      table90.(1) <- (let rec g88 u89 = p86 in g88);
      table90.(1) p87'
    in
    let x91 = f85 100.75 n72 in
    let _ = f85 x91 n72 in
    ()) with | _ -> ());
  (try (
    let rec fold92 p93 =
      match p93 with
      | (C1 q94 as w95) ->
        C1 q94
      | C0 (q96, q97, q98, q99, _, q100, q101) ->
        let r102 = fold92 q99 in
        let r103 = fold92 q100 in
        C0 (n72, ' ', [], r102, 0.0, r103, q101)
      | C2 ->
        C2
    in
    let v104 = fold92 C2 in
    (mix_1 5 v104; note_end 0);
    let rec fold105 p106 =
      match p106 with
      | C1 _ ->
        n71
      | (C0 (q107, q108, q109, q110, q111, q112, _) as w113) ->
        q107
      | C2 ->
        n72
    in
    let n114 = fold105 v104 in
    let x141 = (try (
      (try (
        let n115' = 13 in
        ()) with | _ -> ());
      let v140 = (try (
        let x116 = 100.75 in
        let rec loop128 i117 s118 s119 s120' s121 s122 s123 s124 s125 s126 s127 =
          if i117 < 3 then (
            loop128 (i117 + 1) s121 s127 s127 s121 s118 s123 s126 s120' s119 s126
          ) else
            (s118, s119, s120', s121, s122, s123, s124, s125, s126, s127)
        in
        let (n130, n131, n132, n133, n134, n135, n136, n137, n138, n139) = loop128 0 n72 1.5 x116 n72 n72 x116 x116 x116 x116 x116 in
        note_int n130;
        note_float n131;
        note_float n132;
        note_int n133;
        note_int n134;
        note_float n135;
        note_float n136;
        note_float n137;
        note_float n138;
        note_float n139;
        true) with | _ -> true) in
      (mix (if v140 then 1 else 0); note_end 0);
      0.5) with | _ -> (-3.25)) in
    ()) with | _ -> ());
  ()) with | Match_failure _ -> ())
let () = ()
