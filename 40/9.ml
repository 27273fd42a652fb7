type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y131; r1 = y132; r2 = y133; r3 = y134; r4 = y135 } -> mix_string y131; mix_1 (d - 1) y132; mix_string y133; mix y134; mix_2 (d - 1) y135
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y136 :: y137) -> mix 1; mix_string y136; mix_1 (d - 1) y137
and mix_2 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y138 -> mix 1; mix_0 (d - 1) y138
let n130 = (match C6 with | ((C5 q0) | (C5 q0)) -> (
  let n120 = (match { r7 = (if true then 0.5 else 2.0) } with | { r7 = ((1.0 as w1) | (1.0 as w1)) } -> (
    let n3 = if q0 >= q0 then (int_of_string (string_of_int (q0 lsl 19))) else (q0 + ((fun p2 -> q0) (Array.make 6 10.0))) in
    let c5 = (String.length ((clip "\000\255x") ^ "\000\255x")) lxor ((String.length ((clip "\000\255x") ^ "\000\255x"))) in
    let c6 = (String.length ((clip "\000\255x") ^ "\000\255x")) * ((String.length ((clip "\000\255x") ^ "\000\255x"))) in
    let c7 = (c5) + (String.length ((clip "\000\255x") ^ "\000\255x")) in
    let c8 = c5 - (c7) in
    note_int c8;
    (match (try (List.assoc w1 []) with | Not_found when ((w1 *. (-1.5)) <= (0.0 +. 1.5)) -> C6 | _ -> C6) with | ((C5 _) | C6) -> 2 | (C6 | C6) -> (if true then 7 else 16))) | ({ r7 = 0.5 } | { r7 = 0.5 }) -> (
    let x67 = (match (match ((); (Ok q0)) with | ((Ok q9) | (Ok (1 as q9))) -> ((Array.make 8 1.5) :: []) | ((Ok 7) | (Ok 7)) -> (Array.fold_right (fun p10 q0 -> q0) (Array.make 5 false) []) | ((Ok 3) | (Ok 5)) -> (let v17' = fun p11 p12 p13 -> ((let rec f16 p14 p15 = p15 in f16), 20) in []) | ((Ok q18) | (Ok q18)) -> (List.append [] []) | ((Error q19) | (Error q19)) when q19 < (-9194) -> ((Array.make 8 0.0) :: []) | ((Error _) | (Error _)) -> ((Array.make 8 (-2.0)) :: []) | _ -> ((Array.make 8 0.0) :: [])) with | ([] | (_ :: _)) -> (
      let rec fold20' =
        function
        | { r0 = q22; r1 = q23; r2; r3 = q24'; r4 = _ } ->
          (if (-1.5) = (-3.25) then (if true then { r0 = r2; r1 = []; r2 = r2; r3 = q0; r4 = None } else { r0 = r2; r1 = []; r2 = r2; r3 = q24'; r4 = None }) else { r0 = q22; r1 = []; r2 = r2; r3 = q24'; r4 = None })
      in
      let v25 = fold20' { r0 = "tail \" end"; r1 = []; r2 = "a"; r3 = q0; r4 = None } in
      (mix_0 5 v25; note_end 0);
      (mix_0 5 v25; note_end 0);
      let x51 = (match [((q0 - (-4097)) >= q0); ((q0 + 1073741824) > q0); (5 = q0)] with | ([] | []) -> (
        let v25 = ((let { r0 = q26'; r1 = _; r3 = q27; r4 = q28; _ } = (let v25 = 1.0 in { r0 = "\000\255x"; r1 = []; r2 = ""; r3 = q0; r4 = None }) in (-2) / (q27 lor 1)) - 2147483646) < (let _v29 = if false then v25 else v25 in (match _v29 with | ({ r0 = _; r1 = (_ :: _); r3 = _; r4 = _; _ } | { r0 = "a"; r4 = None; _ }) -> (-1) | { r0 = (q35 | ("a" as q35)); r1 = _; r2; r3 = q36; r4 = (Some q37) } -> q36 | ({ r0; r1 = q38; r2 = v25; r3 = q39; r4 = _ } | { r0 = ("" as r0); r1 = q38; r2 = v25; r3 = q39; _ }) -> q0 | ({ r0 = q40; r2 = q41; r3 = q42; r4 = q43; _ } | { r0 = q40; r1 = _; r2 = q41; r3 = q42; r4 = q43 }) -> 12)) in
        ( -. ) (0.5 *. 0.0) (let { r0 = q44; r2 = q45; r3; r4 = q46; _ } = { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = q0; r4 = None } in -0.5)) | ((q47 :: v25) | ((q47 :: _) as v25)) -> (
        (let (q49, q50) = (let v48 = 10.0 in (v48, C6)) in 3.25 -. q49))) in
      note_float x51;
      4096.0) | ((q52 :: q53) | (q52 :: q53)) -> (
      (let (_, q60, _, _) = (match [] with | ([] | []) -> ((fun p54 p55 -> '\''), false, (), q0) | ((q56 :: (_ :: q57)) | ((q56 :: _) as q57)) -> ((let rec f59 p58 q57 = '\n' in f59), false, (), (-1))) in (match q53 with | ([] | []) -> 10.0 | (q61 :: ([] | [])) -> 100.75 | (q62 :: ((q63 :: []) | (q63 :: []))) -> 1.0 | ((q64 :: ((_ :: (_ :: q65)) | ((_ :: (_ :: _)) as q65))) as w66) -> 1.5)))) in
    note_float x67;
    (q0 + 4) / ((String.length "") lor 1)) | ({ r7 } | { r7 }) -> (
    let n119 = (match (let _v68 = int_of_string (string_of_int q0) in if true then { r0 = ""; r1 = []; r2 = "\000\255x"; r3 = 5; r4 = None } else { r0 = "tail \" end"; r1 = []; r2 = "b c"; r3 = _v68; r4 = None }) with | ({ r0 = "a"; r1 = []; r2 = q69; r4 = q70; _ } | { r0 = "a"; r1 = []; r2 = q69; r3 = _; r4 = q70 }) -> (
      let v77 = (match Ok q0 with | ((Ok q71) | (Ok q71)) -> (
        'c') | ((Error q72) | (Error q72)) -> (
        let n73 = q0 in
        (let (q74, _, q70) = (n73, (ref n73), (true, 3.25, true, false)) in (let s75' = q69 in let i76 = 17 in if i76 >= 0 && i76 < String.length s75' then s75'.[i76] else '\'')))) in
      (mix (Char.code v77); note_end 0);
      let a78 = create_array 11 { r0 = "\000\255x"; r1 = []; r2 = q69; r3 = q0; r4 = None } in
      a78.(0) <- (String.fold_left (let rec f81 p79 p80 = { r0 = q69; r1 = []; r2 = q69; r3 = q0; r4 = None } in f81) (if false then { r0 = q69; r1 = []; r2 = q69; r3 = q0; r4 = None } else { r0 = q69; r1 = []; r2 = ""; r3 = q0; r4 = None }) ((); "\000\255x"));
      a78.(1) <- (Array.fold_right (let rec f87 { r0 = q82; r1 = q83; r2 = q84; r3; r4 = q85 } p86 = ((); p86) in f87) a78 { { r0 = q69; r1 = []; r2 = q69; r3 = q0; r4 = None } with r3 = q0 });
      a78.(2) <- ((); ((fun p88 -> { r0 = q69; r1 = []; r2 = q69; r3 = p88; r4 = None }) q0));
      a78.(3) <- { r0 = (let f89 format = Printf.ksprintf (fun s -> s ^ "!") format in f89 "%-3d" q0 ^ f89 "%6s %b" (clip q69) false); r1 = []; r2 = "lffyhmlgqae"; r3 = (if true then 15 else q0); r4 = (Some { r0 = "12"; r1 = []; r2 = q69; r3 = q0; r4 = None }) };
      let rec loop104 i90 n105 s91 =
        if i90 < n105 then (
          loop104 (i90 + 1) n105 (match a78.(i90) with | { r0 = q92; r1 = q93; r2; r3; r4 = (None | None) } -> ((match [] with | ([] | []) -> i90 | ((_ :: _) | (_ :: [])) -> r3 | (_ :: ([] | ("a" :: _))) -> s91 | ((_ :: (q94 :: q95)) | ((_ :: (q94 :: _)) as q95)) -> 17) * (s91)) | ({ r0 = q96; r1 = q97; r2 = q98; r3 = q99; r4 } | { r0 = ("a" as q98); r1 = ([] as q97); r2 = q96; r3 = q99; r4 }) when q99 < (-4549) -> ((s91) + (-16)) | ({ r0 = _; r1 = q100; r2 = q101; r3 = q102; r4 = (Some q103) } | ({ r0 = q101; r1 = q100; r3 = q102; r4 = (Some _); _ } as q103)) -> ((s91) - (min 1 i90)) | _ -> ((s91) - ((); s91)))
        ) else
          s91
      in
      let n106 = loop104 0 11 q0 in
      note_int n106;
      (match { r7 = r7 } with | ({ r7 = 0.5 } | { r7 = 0.5 }) -> q0 | { r7 = (1.0 | 1.0) } -> n106 | ({ r7 = q107 } | { r7 = (0.5 as q107) }) -> n106) land n106) | { r0 = (q108 | ("a" as q108)); r1 = (q109 :: _); r2; r3 = q110; r4 = q111 } -> (
      (q110 mod 2) + (q110 + q110)) | { r0 = q112'; r1 = _; r2 = ("a" | "a"); r3; r4 = q0 } -> (
      (truncate 100.75) land (( * ) r3 r3)) | ({ r0; r1 = q113; r2 = r7; r3; r4 = q114' } | { r0 = r7; r1 = q113; r2 = r0; r3; r4 = q114' }) -> (
      let n118 = truncate (coarse (sin (limit (float_of_int (match (let (q115, q116, _, _) = ((Array.make 2 r3), 1.0, q0, C6) in None) with | (None | None) -> r3 | Some (0.5 | 0.5) -> (0 lsl (q0 land 31)) | ((Some _) | (Some _)) when (r3 < ((lxor) r3 10)) -> (q0 + 4) | ((Some q117) | (Some q117)) -> (abs (-1)) | _ -> ((); r3))) (-100.0) 100.0))) in
      tick_int 15 (-8))) in
    note_int n119;
    (n119 * n119) - 31)) in
  n120) | ((C6 as w121) | (C5 _ as w121)) -> (
  let c123 = ((coarse (exp (limit 1.5 (-9.0) 5.0)))) +. ((let v122 = Array.make 1 1.5 in 10.0) +. (-10.0)) in
  let c124 = ((let v122 = Array.make 1 1.5 in 10.0) +. (-10.0)) -. ((coarse (exp (limit 1.5 (-9.0) 5.0)))) in
  let c125 = (c123) *. ((let v122 = Array.make 1 1.5 in 10.0) +. (-10.0)) in
  let c126 = (c124) +. c124 in
  let c127 = (c123) +. c126 in
  let c128 = ((coarse (exp (limit 1.5 (-9.0) 5.0)))) -. c126 in
  let c129 = ((coarse (exp (limit 1.5 (-9.0) 5.0)))) -. c126 in
  note_float c129;
  2147483646))
let () = note_int n130
let () = ()
