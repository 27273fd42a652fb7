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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let () = Printf.printf "[%s %d]\n" "tail \" end" 65536
let () = (if ((4 - (-32769)) < 12) && ((Array.make 4 (-2)) < (Array.make 4 11)) then (if List.equal (let rec f6 p4 p5 = true in f6) [] [] then ()))
let x7 = 0.0 /. 0.0
let n12 = ((((((0) + (if x7 = x7 then 28 else 0)) + (if x7 <> (floor 1.5) then 70 else 0)) + (if (try (let (q10, q11, _, _) = ((fun p8 p9 -> '0'), "", x7, None) in x7) with | _ -> x7) < x7 then 12 else 0)) + (if x7 > x7 then 1 else 0)) + (if x7 <= x7 then 7 else 0)) + (if x7 >= x7 then 28 else 0)
let () = note_int n12
let x22 = (match { r0 = x7; r1 = (x7 -. x7); r2 = (Some x7) } with | ({ r0 = q13; r1 = q14; r2 = None } | { r0 = q14; r1 = (1.0 as q13); r2 = _ }) -> (ceil 2147483648.0) | { r0 = q15; r1 = _; r2 = (Some q16) } -> (abs_float q16) | exception Invalid_argument _ -> (float_of_int (-1073741824)) | exception Failure q17 -> 2147483648.0 | exception Match_failure _ -> (max (x7 -. x7) x7) | exception _ -> (List.fold_left (fun p18 p19 -> x7) (10.0 *. 1.0) (List.fold_right (let rec f21 n12 p20 = p20 in f21) [] [])))
let v23 = false
let () = (mix (if v23 then 1 else 0); note_end 0)
let _ = n12
let x24 = 100.75
let () = note_float x24
let make25 v23 p26 =
  fun p27 p28 p29 -> ((not true), (match None with | None -> n12 | Some p27 -> n12), (n12 lsl 15))
let c30 = make25 [{ r0 = x24; r1 = x7; r2 = None }; { r0 = x24; r1 = x24; r2 = None }] true
let () = print_endline "kcxqdv"
let x31 = 0.0 /. 0.0
let n35 = ((((((0) + (if x31 = x31 then 66 else 0)) + (if x31 <> x31 then 66 else 0)) + (if x31 < x31 then 68 else 0)) + (if (let v34 = fun p32 p33 -> n12 in x24) > x31 then 96 else 0)) + (if x31 <= ((); x31) then 35 else 0)) + (if (max x24 x22) >= x31 then 26 else 0)
let () = note_int n35
let () = note_int ((lxor) (try (- n35) with | _ -> n35) (match ((n12, v3, n35), n12, n35, v23) with | ((_, make25, _), _, (9 as w36), x24) -> w36 | (((q37, q38, _, c30) as w39) | ((((_, _, _) as q37), _, (-2147483648 as q38), c30) as w39)) when c30 -> q38 | ((q40, _, q41), q42, (-2147483648), q43) -> (-3) | ((_, q44, q45), _, 7, q46) -> 2 | ((q47, c30, q48), _, 8, _) -> q47 | ((q49, q50, q51'), q52, 6, true) -> n35 | ((q53, q54, q55), _, 6, false) -> q53 | (((q56', _, _), _, 0, _) | ((_, _, _), _, (0 as q56'), _)) -> 17 | ((_, q57, _), q58, q59', _) -> q59' | _ -> 18))
let () = ((); (note_int (match max ({ r0 = x31; r1 = x31; r2 = None }, x31, true, v3) ({ r0 = x24; r1 = x22; r2 = None }, x31, v23, v23) with | ({ r0 = q60; r1 = q61; r2 }, 0.5, q62, q63) -> (if "b c" <> "a" then (match None with | None -> n35 | Some (1 as w64) -> w64 | Some 5 -> 18 | ((Some q65) | (Some (-1 as q65))) -> q65) else (compare { r0 = x24; r1 = q61; r2 = None } { r0 = x24; r1 = (-1.5); r2 = r2 })) | ({ r0 = q66; r1; r2 = q67 }, _, _, q68) -> (if (n12 + 65535) < n35 then (n35 lor (-2)) else (if q68 then n35 else 13)))))
let x69 = 0.0 /. 0.0
let n70 = ((((((0) + (if x24 = x69 then 26 else 0)) + (if x69 <> x69 then 73 else 0)) + (if x69 < x69 then 55 else 0)) + (if (-. x22) > x69 then 20 else 0)) + (if x69 <= x69 then 46 else 0)) + (if x69 >= x69 then 71 else 0)
let () = Array.fold_left (fun p71 p72 -> ()) (if (let rec f74 (_, _, _, q73) = v23 in f74) (v23, 18, x31, x69) then ()) (Array.make 1 (-298))
let () = Array.iter (let rec f76 p75' = () in f76) (match x7 with | 1.0 -> (let v77 = n70 in Array.make 4 "\000\255x") | 0.5 -> (Array.mapi (let rec f79 p78 x69 = "a" in f79) (Array.make 4 x69)) | _ -> [|""; "b c"; "\000\255x"; ""|])
let v96 = (match List.fold_left (let rec f82 p80 p81' = (let x7 = ((0.5, n70, v23, v3), n35, (ref x22)) in Ok { r0 = x22; r1 = 0.0; r2 = None }) in f82) (Ok { r0 = x69; r1 = x31; r2 = None }) (try (0.0 :: []) with | _ -> []) with | Ok q83 -> (match q83 with | ({ r0 = n35; r1 = 1.0; r2 = None } | { r0 = n35; r1 = 0.5; r2 = _ }) when (let v84 = if v23 then 14 else n70 in String.for_all (let rec f86 p85 = v23 in f86) "") -> 'E' | { r0 = 0.0; r1; r2 = _ } -> (List.fold_right (let rec f89 p87 p88 = p88 in f89) [] '\255') | { r1; r2; _ } -> (if true then '\'' else '\'')) | (Error (-2) as w90) -> '\144' | Error 6 -> (if v3 then 'k' else (let ({ r0 = _; r1 = q91; r2 } as w92) = { r0 = x31; r1 = x69; r2 = None } in '\n')) | Error (9 as w93) -> (let s94 = Printf.sprintf "<%f>" (abs_float x69) in let i95 = w93 + w93 in if i95 >= 0 && i95 < String.length s94 then s94.[i95] else '\255') | Error v23 -> 'h')
let a97 = [|n70; n70; n12|]
let s99 = ref n70
let () = for i98 = 0 to 3 - 1 do
  a97.(i98) <- ((a97.(i98)) * !s99);
  s99 := ((match v96 with | ('a'..'m' as w100) -> 6 | '0'..'9' -> n70 | q101 -> i98) + (!s99 lxor n70))
done
let n102 = !s99
let () = note_int n102
let () = (match v96 with | 'a'..'m' -> () | '0'..'9' -> (match { r3 = x31; r4 = n102; r5 = None; r6 = 14; r7 = x24 } with | ({ r3 = q103; r4 = q104'; r5; r6 = _; r7 = _ } | { r3 = q103; r5; r6 = (-2147483647 as q104'); r7 = _; _ }) -> () | { r4 = 0; r5 = _; r6 = 0; r7 = a97; _ } -> () | ({ r3 = _; r4 = (1 as w105); r5; r6 = 0; _ } | { r3 = _; r4 = _; r5; r6 = w105; _ }) -> () | ({ r4; r5; r6 = 0; r7 = q106; _ } | { r3 = q106; r5; r6 = (0 as r4); r7 = _; _ }) -> ((); ()) | { r3 = q107; r4 = q108; r5 = q109; r6 = (-2147483648); r7 = _ } -> (match 0.5 with | 0.5 -> () | (0.0 as w110) -> () | 1.0 -> () | q111 -> ()) | { r3 = a97; r4 = q112; r5 = q113; r6; _ } -> ()) | 'n' -> () | _ -> ())
let rec loop116 i114 n117 s115' =
  if i114 >= 0 then (
    loop116 (i114 - 1) n117 (if i114 < Array.length a97 then ((s115') + a97.(i114)) else s115')
  ) else
    s115'
let n118 = loop116 (6 - 1) 6 n35
let () = note_int n118
let () = Array.stable_sort compare a97
let n119 = n118
let rec loop127 i120 s121 =
  if i120 >= 0 then (
    (
      let n126 = -(Array.fold_left (let rec f125 p122 p123 = (let v124 = n35 in p123) in f125) (n119 * 5) a97) in
      ());
    loop127 (i120 - 1) s121
  ) else
    s121
let n129 = loop127 (8 - 1) (x31, x24, n35, n102)
let () = ((let (m130, m131, m132, m133) = n129 in mix_float m130; mix_float m131; mix m132; mix m133); note_end 0)
let unused135 = make25 (try (let v134 = 1.0 in []) with | _ -> []) v3
let a97 = ((Array.length a97) * 0) - (String.length (String.make (hide 0 2) v96))
let v140 = (let v136 = a97 in (fun p137 -> (let { r0 = _; r1 = q138; _ } = { r0 = 0.5; r1 = x31; r2 = None } in v96)) (Array.exists (fun p139 -> false) (Array.make 6 v136)))
let n150 = compare (try ((( - ) n102 n119) :: (if v23 then [] else [])) with | Invalid_argument q141 -> (let _v142 = { r3 = x24; r4 = 7; r5 = None; r6 = 10; r7 = x24 } in []) | Division_by_zero -> [] | Failure n12 -> ((let rec f148 { r3 = q143; r4 = q144'; r5 = q145; r6 = q146; r7 = q147 } = [] in f148) { r3 = (-3.25); r4 = 16; r5 = None; r6 = 7; r7 = x31 }) | Match_failure _ -> (let _v149 = Array.make 9 x69 in [])) [(-4787); a97; (n35 lor a97)]
let x154 = (let v153 = ((let rec f152 p151 = 17 in f152) a97) + (n70 lor 17) in coarse (exp (limit 3.25 (-9.0) 5.0)))
let () = (if (compare '\'' 'z') <= (9 + n118) then ())
let () = note_float x31
let () = note_float x7
let () = note_int n150
let () = note_float x69
let () = ((let (m155, m156, m157, m158) = n129 in mix_float m155; mix_float m156; mix m157; mix m158); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int a97
let () = note_int n119
let () = ()
