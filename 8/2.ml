type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y158 -> mix 1; mix_float y158
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y159; r4 = y160; r5 = y161'; r6 = y162; r7 = y163 } -> mix_float y159; mix y160; mix_3 (d - 1) y161'; mix y162; mix_float y163
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y164; r1 = y165; r2 = y166 } -> mix_float y164; mix_float y165; mix_0 (d - 1) y166
and mix_3 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y167 -> mix 1; mix_4 (d - 1) y167
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y169) -> mix 1; mix_4 (d - 1) y169
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec f4' p5 p6 =
  if p5 < 1 then
    (match { r0 = 100.75; r1 = 0.0; r2 = None } with | { r0 = q7; r1 = (1.0 | _); r2 } -> (Array.make 3 p5) | (({ r0 = q8; r1 = q9; r2 } as w10) | ({ r0 = q8; r1 = q9; r2 } as w10)) -> (Array.make 3 p5) | { r0 = _; r1 = q11; r2 = q12 } when false -> (Array.make 3 p5))
  else (
    if v3 then raise E0 else (let r13' = f4' (p5 - 1) p6 in r13')
  )
let a16' = (try (f4' 9 (fst ((fun p14 -> ((fun p15 -> p15), p14)), 8))) with | E0 -> (Array.copy (Array.make 3 11)))
let a20 = (try (f4' 5 (snd (3.25, (let rec f19 p17 = ((fun p18' -> p18'), 14) in f19)))) with | E0 -> a16')
let f21 p22 p23 =
  let n33 = (try (-1073741824) with | _ -> (match p23 with | (None | None) -> (17 * 11) | ((Some [|_; _; 4; _|]) | None) -> (match p23 with | ((None as w26) | (None as w26)) -> 13 | Some q27' -> 4) | Some [|_; _; 3; _|] -> (( * ) 17 14) | Some [|q28; q29; q30; q31|] -> (- q28) | Some q32 -> (13 land 15))) in
  raise (Invalid_argument "a")
let v39 = (try (f21 (let _v34 = { r0 = (-2.0); r1 = 1.0; r2 = None } in Array.make 4 11) (if v3 then raise (Invalid_argument "12") else None)) with | Invalid_argument _ -> ((fun p35 -> None) (let rec f38 p36 p37 = true in f38)))
let () = (mix_0 5 v39; note_end 0)
let v44 = (try (f21 (Array.mapi (let rec f42' p40 p41 = p41 in f42') (Array.make 4 (-3))) (let f21 = { r0 = 0.0; r1 = (-10.0); r2 = v39 } in None)) with | Invalid_argument q43 -> (if v3 then v39 else v39))
let () = (mix_0 5 v44; note_end 0)
let () = (mix_0 5 v44; note_end 0)
let f45 p46 p47 =
  let n82 = (let v81 = (match (let v48 = 11 in []) with | [] -> (try (Ok 13) with | _ -> (Ok 6)) | (([|q49; q50|] :: q51) as w52) -> (match ((q49, v3, q50), q49, q50, v3) with | ((_, p47, _), _, (9 as w53), p46) -> (Ok 16) | (((q54, q55, _, q49) as w56) | ((((_, _, _) as q54), _, (-2147483648 as q55), q49) as w56)) when q49 -> (Ok q55) | ((q57, q58, _), _, (-2147483648), q59) -> (Ok (-3)) | ((_, q60, q61), _, 7, q62) -> (Ok q61) | ((_, q49, q63), _, 8, _) -> (Ok q63) | (((_, _, _), _, 6, true) | (_, _, _, _)) -> (Ok q50) | (((q67, q68, q69) as w70), q71, 6, false) -> (Ok q69) | ((q72', _, q73), q74, 0, q75) -> (Ok q74) | ((q76, _, _), q77, _, q78) -> (Ok 17) | _ -> (Ok q50)) | ((_ :: _) | []) -> (Ok 11)) in 9) in
  raise E0
let v84 = (try (f45 (match v39 with | None -> { r0 = 3.25; r1 = 2.0; r2 = v44 } | Some _ -> { r0 = 100.75; r1 = 2.0; r2 = v44 }) (2.0, 3.25, (ref v3))) with | E0 -> (match v44 with | None -> false | Some q83 -> v3))
let () = (mix (if v84 then 1 else 0); note_end 0)
let rec f85 p86 p87 =
  if p86 < 1 then
    true
  else (
    if v84 then raise E0 else (let r88 = f85 (p86 - 1) p87 in r88)
  )
let v96 = (try (f85 (hide 1 1) (if v84 then (fun p89 p90 -> ((fun p91 p92 -> 16), p89)) else (fun p93 p94 -> ((fun p95 f45 -> f45), p93)))) with | E0 -> (2 > 5))
let v105 = (try (f85 0 (fun p97 p98 -> ((let rec f101 p99 p100 = p97 in f101), p97))) with | E0 -> (try (let _v102 = 0 in v84) with | Invalid_argument q103 -> true | Division_by_zero -> v84 | Failure q104 -> true))
let v106' = ((note_int (14 lsr 9)); { r0 = ((-0.0) +. 100.75); r1 = 0.1; r2 = (try (f21 (Array.make 4 7) None) with | Invalid_argument v96 -> None) })
let rec f107 p108' p109 =
  if p108' < 1 then
    (String.length "")
  else (
    if v105 then raise E0 else (let r110 = f107 (p108' - 1) { r0 = p109.r0; r1 = (float p108'); r2 = ((); v44) } in r110)
  )
let n111 = (try (f107 4 { { r0 = 1.0; r1 = 1.0; r2 = v39 } with r1 = 10.0; r2 = v44 }) with | E0 -> (Array.length a20) | _ -> (18 mod (18 lor 1)))
let x112 = 0.5
let rec loop118 i113 n119 s114' =
  if i113 < n119 then (
    loop118 (i113 + 1) n119 (
      let s116 = ref s114' in
      for i115 = 0 to 5 - 1 do
        s116 := 7
      done;
      let n117 = !s116 in
      note_int n117;
      n117)
  ) else
    s114'
let n120 = loop118 0 2 (-3)
let () = note_int n120
let f121 p122 p123 =
  let n124 = n120 in
  raise E0
let v127 = (try (f121 ((); None) (x112 :: [])) with | E0 when ((List.fold_left (let rec f126 p125 n111 = p125 in f126) "\000\255x" []) > (string_of_bool true)) -> ((); ({ r3 = x112; r4 = n111; r5 = None; r6 = n120; r7 = x112 }, { r3 = x112; r4 = n120; r5 = None; r6 = n111; r7 = x112 }, { r3 = x112; r4 = n120; r5 = None; r6 = n120; r7 = x112 })) | _ -> ({ r3 = x112; r4 = 14; r5 = None; r6 = n120; r7 = x112 }, { r3 = x112; r4 = 19; r5 = None; r6 = n120; r7 = x112 }, { r3 = 1.0; r4 = 0; r5 = None; r6 = n120; r7 = x112 }))
let () = ((let (m128, m129, m130) = v127 in mix_1 5 m128; mix_1 5 m129; mix_1 5 m130); note_end 0)
let f131 p132 =
  let v137 = { r0 = x112; r1 = x112; r2 = (let { r3; r4 = q134; r5 = _; r6 = q135; r7 = q136' } = (let v133 = 10 in { r3 = x112; r4 = n111; r5 = None; r6 = 18; r7 = 1.0 }) in ((); None)) } in
  raise (Invalid_argument "b c")
let v143 = (try (f131 (if v96 then raise (Invalid_argument "12") else (let rec f139 p138 f107 = x112 in f139))) with | Invalid_argument q140 -> (let { r0 = _; r1 = q141; r2 = q142 } = { r0 = x112; r1 = x112; r2 = v39 } in { r0 = q141; r1 = 100.75; r2 = q142 }))
let () = (mix_2 5 v143; note_end 0)
let () = (mix_2 5 v143; note_end 0)
let v157 = (try (f131 (match { r3 = 3.25; r4 = n120; r5 = None; r6 = 18; r7 = (-1.5) } with | { r3 = q144; r4 = q145; r5; r6 = q146; _ } -> (let rec f149 p147 p148 = q144 in f149) | { r3 = q150; r4 = q151; r5; r6 = q152; r7 = q153 } when q152 <> 1 -> (fun p154 p155 -> 0.0))) with | Invalid_argument q156 -> { r0 = x112; r1 = x112; r2 = v44 })
let () = (mix_2 5 v157; note_end 0)
let () = (mix (if v84 then 1 else 0); note_end 0)
let () = note_int n111
let () = (mix (if v96 then 1 else 0); note_end 0)
let () = (mix_2 5 v143; note_end 0)
let () = (mix_2 5 v106'; note_end 0)
let () = (mix_0 5 v39; note_end 0)
let () = (mix_2 5 v157; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
