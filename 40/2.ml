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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v4 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | ({ r0 = q0; r1 = q1; r2 = None } | { r0 = q1; r1 = q0; r2 = None }) -> ((try (((Array.make 8 2), q1, { r0 = q1; r1 = q1; r2 = None }, (-3)) < ((Array.make 8 18), q1, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2))) with | _ -> false) || ((19 - 32767) > (-1))) | ({ r0; r1 = q2; r2 = (Some q3) } | { r0; r1 = q3; r2 = (Some q2) }) -> (((4 - (-32769)) < 12) && ((Array.make 4 (-2)) < (Array.make 4 11))))
let () = (mix (if v4 then 1 else 0); note_end 0)
let n173 = (match List.init 7 (fun p5 -> p5 == p5) with | ([] | []) -> (
  let n13 = (match if v4 then (List.fold_right (let rec f9 p6 { r0 = q7; r1; r2 = q8' } = { r0 = q7; r1 = r1; r2 = q8' } in f9) [] { r0 = (-1.5); r1 = (-0.5); r2 = None }) else { r0 = (-1.0); r1 = 3.25; r2 = None } with | { r0 = v4; r1 = (1.0 | 0.5); r2 = q10 } -> (
    13) | ({ r1 = _; r2 = (Some _); _ } | { r0 = _; r1 = _; r2 = _ }) -> (
    (-32769) lsr ((try (if v4 then 20 else 10) with | _ -> 5) land 31))) in
  n13 / ((if v4 then n13 else n13) lor 1)) | (q14 :: ([] | [])) -> (
  ( * ) (( * ) 11 8) (try (if q14 then 6 else (-2)) with | _ -> 17)) | ((_ :: (q15' :: _)) | (q15' :: (_ :: _))) -> (
  let x172 = (match { { r0 = 3.25; r1 = (-3.25); r2 = None } with r1 = (snd (0, (-10.0))) } with | ({ r0 = q16; r1 = q17; r2 = None } | { r0 = q17; r1 = q16; r2 = None }) -> (
    let n116 = (match List.find_all (let rec f19 p18 = true in f19) (if q15' then [] else []) with | ([] | []) -> (
      let n93 = (match (ref (Array.make 3 13)) :: (let v20 = { r0 = q17; r1 = q17; r2 = None } in []) with | (([] as w21) | ([] as w21)) -> (
        ( + ) (-9969) (18 / ((-1) lor 1))) | ((_ :: (_ :: (_ :: _))) | (_ :: [])) -> (
        let n25 = 11 in
        let n26 = n25 in
        4096) | (q27 :: (q28 :: ([] | []))) -> (
        let { r0 = q48; r1 = _; r2 = q49 } = { r0 = (let _v31 = Array.map (let rec f30 p29 = p29 in f30) (Array.make 2 6) in q17); r1 = (match max ((2, v4, 4), (-3), 9, true) ((13, q15', 14), 19, 8, q15') with | ((q32, 4, q33, true) | (q32, q33, 5, _)) -> q17 | (((q27, q34, _, _) as w35) | ((q27, 4, q34, false) as w35)) -> 5e-324 | ((q36, q37, _, q38) | (((_, q38, _) as q36), _, q37, _)) -> (match q36 with | (((-2), q39, q40) | ((-2), q39, q40)) -> q17 | ((8 as w41), (true | true), q42) -> 10.0 | ((0, q43, q44) | (_, q43, q44)) -> 10.0 | ((_, _, v4) | (_, false, v4)) -> q17)); r2 = (if q15' then (List.find_map (fun p45 -> None) []) else ((let rec f47 p46 = None in f47) { r3 = 10.0; r4 = 18; r5 = None; r6 = 20; r7 = q17 })) } in
        (let o50 = compare q48 q17 in let o51 = (let o52 = 3 in let o53 = 2 in let o54 = -1 in let o55 = 20 in let ( mod ) a b = b - a and ( @! ) a b = a * 2 - b in o52 mod o53 mod o54 @! o55) in let o56 = -3292 in let ( @@ ) a b = b - a and ( == ) a b = a lxor (b + 1) and ( @! ) a b = a lxor (b + 1) in o50 @@ o51 @! o56)) | ((_ :: (_ :: (_ :: _))) | (_ :: [])) -> (
        let v88 = (let (q85', q86, q87) = if (let v61 = (if v4 then 10 else 12) > (if q15' then 12 else 8) in (if v61 then 15 else 18) <= (match { r3 = q16; r4 = 1; r5 = None; r6 = 6; r7 = q16 } with | ({ r3; r4 = q62; r5 = q16; r6 = 7; r7 = _ } | { r3; r4 = _; r5 = q16; r6 = q62; _ }) -> 1 | ({ r3 = q63; r4 = 8; r5; r6 = 3; r7 } | { r3 = r7; r5; r7 = (0.0 as q63); _ }) -> 13 | ({ r3; r4 = 2; r6 = 3; r7 = q64; _ } | { r3 = q64; r4 = _; r5 = _; r6 = _; r7 = r3 }) -> 0 | { r3; r4 = v61; r5 = _; r6 = ((3 as w65) | (3 as w65)); r7 = 1.0 } -> w65 | (({ r3 = _; r4 = q15'; r5; r6 = 3; r7 } as w66) | ({ r3 = r7; r4 = (0 as q15'); r5; r6 = _; _ } as w66)) -> q15' | ({ r3 = 0.0; r4 = _; r5 = q67; r6 = q68; r7 = q69 } | { r3 = q69; r4 = q68; r5 = q67; _ }) -> q68)) then ((let rec f73' p70 p71 p72 = 0.1 in f73'), (let v74 = q16 +. 2.0 in Some 11), (let v75 = q17 in List.fold_left (let rec f78 p76 p77' = 10 in f78) 9 [])) else ((match { r3 = q17; r4 = 18; r5 = None; r6 = 0; r7 = q16 } with | ({ r3; r4 = q79; r5; r6 = q80'; r7 } | { r3; r4 = q79; r5; r6 = q80'; r7 }) -> (let rec f84 p81' p82 p83 = q17 in f84)), (Some (String.length "\000\255x")), ((7 asr (15 land 31)) / ((15 lor 9) lor 1))) in []) in
        let n89 = -1 in
        int_of_float (match v88 with | ((q90 :: _) | (q90 :: _)) -> (-0.5) | ([] | []) -> q17 | ((1.0 :: q91) | ((1.0 :: _) as q91)) -> q17 | ((v88 :: q92) | ((v88 :: _) as q92)) -> v88))) in
      let rec f94 p95 p96 =
        if p95 > 0 then (
          (f94 ((-1) + p95) q17) +. (((p96) +. (f94 ((-1) + p95) q17)) *. (f94 ((-1) + p95) p96))
        ) else
          p96
      in
      let x97 = f94 2 (q17 -. q17) in
      (match Ok n93 with | ((Ok _) | (Error _)) -> (-4227) | ((Error _) | (Error 0.5)) -> (String.length "") | ((Error q99' as w100) | (Error (0.0 as q99') as w100)) -> (min n93 n93))) | (q101 :: ([] | [])) -> (
      (let _v103 = (let v102 = { r3 = q17; r4 = 6; r5 = None; r6 = 13; r7 = q17 } in { r3 = q16; r4 = 11; r5 = None; r6 = 4; r7 = q17 }) in 15 + 9)) | ((_ :: (_ :: q104)) | (_ :: q104)) -> (
      let x115 = ((Result.iter (fun p105 -> (match q104 with | ([] | []) -> () | ((_ :: _) | []) -> ())) (Error 10)); (match (fun p108 p109 p110 -> ()) :: [] with | ([] | []) -> q17 | ((q111 :: q112) | ((q111 :: _) as q112)) -> (( /. ) q17 q17) | ((q113 :: q114) | (q113 :: q114)) -> (if v4 then 0.0 else (-0.5)))) in
      (7 * 40) + (- 12))) in
    note_int n116;
    let n168 = (match (match if q15' then q17 else q17 with | (1.0 | 1.0) -> (if false then { r3 = q17; r4 = n116; r5 = None; r6 = n116; r7 = 1.5 } else { r3 = q17; r4 = n116; r5 = None; r6 = n116; r7 = q17 }) | (0.5 | 0.5) -> (try { r3 = q16; r4 = n116; r5 = None; r6 = n116; r7 = q16 } with | _ -> { r3 = q17; r4 = n116; r5 = None; r6 = n116; r7 = q16 }) | q117 -> (match { r0 = q117; r1 = q117; r2 = None } with | ({ r0 = q118; r1 = q119; r2 = q120 } | { r0 = q119; r1 = q118; r2 = (None as q120) }) -> { r3 = q117; r4 = n116; r5 = None; r6 = n116; r7 = q16 } | { r1 = 1.0; r2 = ((Some _) | None); _ } -> { r3 = q17; r4 = n116; r5 = None; r6 = (-2); r7 = q117 } | { r0 = _; r1 = (0.0 | _); r2 = (Some q122) } -> { r3 = q117; r4 = n116; r5 = None; r6 = 1; r7 = q17 } | { r0; r1 = q123; r2 = ((Some _) | None) } -> { r3 = 100.75; r4 = n116; r5 = None; r6 = n116; r7 = (-1.5) })) with | ({ r3 = q124; r4 = _; r5 = q125; r6 = n116; _ } | { r3 = _; r4 = _; r5 = q125; r6 = n116; r7 = q124 }) -> (
      let s161 = (match Some (let o126 = 6 in let o127 = n116 in let o128 = 0 in let o129 = n116 in let o130 = n116 in let ( := ) a b = (a lsl 1) + b in o126 := o127 := o128 := o129 := o130) with | (None | None) when (match if q15' then { r0 = q124; r1 = q124; r2 = None } else { r0 = q124; r1 = 2.0; r2 = None } with | { r0 = (q131 | (0.0 as q131)); r1 = q132; r2 = None } -> (q15' > q15') | ({ r0 = _; r1 = q133; r2 = q124 } | { r0 = q133; r1 = _; r2 = (None as q124) }) -> q15' | ({ r0; r1 = q134; r2 = (Some _) } | { r0 = q134; r1 = r0; r2 = _ }) -> (min q15' q15')) -> (
        let n137 = (try (-4787) with | Failure _ -> (n116 lor n116)) lor (match (let v135 = n116 in Ok '0') with | Ok ('a'..'m' | '0'..'9') -> (if q15' then n116 else n116) | ((Ok _) | (Ok _)) -> (n116 mod (2 lor 1)) | ((Error q136) | (Error q136)) -> ((-1) + q136)) in
        let v138 = { { r0 = q124; r1 = q124; r2 = None } with r1 = q124 } in
        ((match q125 with | (None | None) -> () | (None | (Some _)) -> ()); "yq")) | (None | None) -> (
        let n142 = Array.fold_right (try (fst ((let rec f141 p139 p140 = 4 in f141), [])) with | _ -> min) ((if true then () else ()); [|6|]) ((- n116) land 65536) in
        assert (compare (String.length (String.concat "b c" ["tail \" end"; clip "tail \" end"])) (String.length (String.concat "b c" ["tail \" end"; clip "tail \" end"])) = 0);
        string_of_bool (match q125 with | ((Some q143) | (Some (_ :: q143))) when (max (match [] with | ([] | (_ :: [])) -> v4 | ((q144 :: _) | (_ :: (q144 :: _))) -> q15') (not q15')) -> v4 | ((Some []) | None) -> q15' | ((Some []) | (Some [])) -> q15' | ((Some (_ :: [])) | (Some _)) -> q15' | Some (q145 :: ((q146 :: q147) | (q146 :: q147))) -> q15' | exception Failure q148' -> true | exception Not_found -> v4 | exception Match_failure _ -> q15' | exception E0 -> true)) | ((Some 8) | None) -> (
        let x149 = 0.0 /. 0.0 in
        let n152 = ((((((0) + (if x149 = x149 then 94 else 0)) + (if x149 <> q17 then 46 else 0)) + (if x149 < x149 then 69 else 0)) + (if (x149 /. (-100.75)) > x149 then 5 else 0)) + (if (match q125 with | ((Some _) | None) -> q17 | (None | None) -> 1.0 | Some ([] | []) -> x149 | ((Some (q150 :: q151)) | (Some ((q150 :: _) as q151))) -> x149) <= x149 then 74 else 0)) + (if (-100.75) >= x149 then 86 else 0) in
        (let rec f154 p153 = "gexvhihiezf" in f154) { r0 = 3.25; r1 = 2.0; r2 = None }) | Some ((-2) | (-2)) -> (
        let n155 = n116 in
        note_int n155;
        (clip (let f156 = Printf.sprintf (if q15' then "%-3d %%%s" else "%d%s") 17 in f156 (clip "a"))) ^ ((clip "") ^ "a")) | (None | (Some _)) -> (
        let a157 = [|2; n116; n116; n116; n116|] in
        let s159' = ref n116 in
        for i158 = (hide 0 5) - 1 downto 0 do
          a157.(i158) <- ((!s159') * a157.(3));
          s159' := (a157.(i158) lxor ((!s159') - a157.(3)))
        done;
        let n160 = !s159' in
        note_int n160;
        "\000\255x")) in
      n116) | ({ r3 = _; r4 = _; r5 = (Some _); r6 = _; r7 = 0.0 } | { r3 = _; r5 = None; r7 = _; _ }) -> (
      n116) | { r3 = q165; r4 = q166; r5 = (None as w167); r6 = ((-2) | 3); _ } -> (
      q166)) in
    note_int n168;
    q17) | ({ r0 = 0.0; r1 = 1.0; r2 = (Some q169) } | { r0 = 0.0; r1 = (1.0 as q169); r2 = (Some _) }) -> (
    q169) | { r0 = 0.0; r1; r2 = ((Some _) | None) } -> (
    r1) | ({ r0 = q170; r1 = q171; r2 = (Some _) } | { r0 = q171; r1 = _; r2 = (Some q170) }) -> (
    q171)) in
  note_float x172;
  -3))
let () = (mix (if v4 then 1 else 0); note_end 0)
let () = note_int n173
let () = ()
