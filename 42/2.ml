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
let v12 = (match ((if true then ()); ((let rec f1 p0 = { r0 = 0.0; r1 = (-3.25); r2 = None } in f1) { r0 = (-1.0); r1 = 1.0; r2 = None })) with | { r0 = _; r1 = 0.5; r2 = None } -> (((let rec f6 { r3 = _; r4 = q2; r5 = q3; r6 = q4; r7 = q5 } = "\000\255x" in f6) { r3 = 3.25; r4 = 2; r5 = None; r6 = 14; r7 = 0.0 }) <= "izvabhlksw") | { r0 = q7; r1 = 0.5; r2 = (Some 0.0) } -> true | ({ r0 = _; r1 = (0.5 as w8); r2 = (Some q9) } | { r1 = (0.5 as w8); r2 = (Some q9); _ }) -> (if false then (let v10 = [] in false) else ((-2) > 3)) | { r0 = q11; r1 = _; _ } -> (q11 <= q11))
let () = (mix (if v12 then 1 else 0); note_end 0)
let n46 = (match (match { r3 = (-1.0); r4 = 2; r5 = None; r6 = 0; r7 = 3.25 } with | { r3 = q13; r4 = q14; r6; r7 = q15'; _ } -> { r0 = q15'; r1 = 0.5; r2 = None } | { r3 = q16; r4 = q17; r5; r6 = q18; r7 = q19 } -> (match r5 with | ((Some _) | None) when (try (((-1.0) *. 1.5) >= (-3.25)) with | Division_by_zero -> (q19 <> q19) | Not_found -> v12 | Match_failure _ -> ((let rec f21 p20 = true in f21) None) | E0 -> (try (match r5 with | (None | None) -> v12 | ((Some []) | (Some [])) -> v12 | Some (q22 :: []) -> true | Some (_ :: (q23 :: q17)) -> v12) with | Not_found -> v12 | E0 -> false)) -> { r0 = 10.0; r1 = q19; r2 = None } | ((None as w24) | (None as w24)) -> { r0 = q19; r1 = q19; r2 = None } | (Some ([] as w25) as w26) -> { r0 = 100.75; r1 = 10.0; r2 = None } | Some ([] | (_ :: _)) -> { r0 = q19; r1 = q19; r2 = None })) with | ({ r1 = _; r2 = (Some _); _ } | { r0 = 0.5; r1 = _; r2 = None }) -> (
  -2147483647) | ({ r1 = q29; r2 = None; _ } | { r0 = (0.5 as q29); r1 = 1.0; r2 = _ }) -> (
  (int_of_float q29) lor (compare (Array.make 8 (q29, v12)) (Array.make 8 (0.0, false)))) | { r0 = q30; r1; r2 = (Some _) } -> (
  (try (try (int_of_float (if v12 then raise Not_found else r1)) with | _ -> 5) with | Invalid_argument q31 -> (9 / 2) | Failure q32 -> (let o33 = 7 in let o34 = 12 in let o35 = 6 in let o36 = 16 in let o37 = 18 in let ( || ) a b = (a lsl 1) + b and ( ||| ) a b = (a lsl 1) + b in o33 ||| o34 || o35 ||| o36 ||| o37) | Not_found -> (13 + 13))) | exception Invalid_argument q38 -> ((let v39 = Ok 6 in 1) + (truncate 1.0)) | exception Not_found -> (-1) | exception E0 -> (match (if false then { r0 = (-3.25); r1 = 3.25; r2 = None } else { r0 = 3.25; r1 = 10.0; r2 = None }) with | ({ r2 = q40; _ } | { r0 = _; r1 = _; r2 = q40 }) -> (-19) | { r0 = q41; r1 = (q42' | (0.0 as q42')); r2 } when q41 < 100.75 -> (13 + 9) | ({ r0; r1 = q43; r2 = q44 } | { r0; r1 = q43; r2 = q44 }) -> 9115 | _ -> (let _v45 = (0.0, 9, 10.0, { r3 = (-1.0); r4 = 11; r5 = None; r6 = 4; r7 = 0.5 }) in 15)))
let v48' = (if '\255' != '\255' then ((); (-3)) else (n46 - 10)) != ((if true then n46 else n46) * ((let rec f47 n46 = n46 in f47) n46))
let () = (mix (if v48' then 1 else 0); note_end 0)
let x181 = (match [] with | [] -> (
  let v113 = (match (if (match [] with | (q49 :: []) -> v48' | (n46 :: (_ :: [])) when (if v48' then ({ r0 = 10.0; r1 = 100.75; r2 = None } < { r0 = 100.75; r1 = 1.0; r2 = None }) else ((Array.make 16 2) >= (Array.make 16 19))) -> false | (q50 :: (v48' :: (_ :: _))) -> false | exception Match_failure _ -> v48' | exception E0 -> v48') then raise (Failure "12") else (try (Some None) with | _ -> None)) with | (Some _ as w51) -> (
    let v60 = (match (if v48' then { r0 = 3.25; r1 = 10.0; r2 = None } else { r0 = 100.75; r1 = (-0.0); r2 = None }) with | { r0 = q52; r1; r2 = q53 } -> (q52 >= q52)) || (match { r0 = (-100.75); r1 = 0.0; r2 = None } with | { r0 = 0.0; r1 = 0.0; r2 = q54 } -> (true || v48') | { r0; r1 = 0.0; r2 = (None | None) } -> (false || v48') | ({ r0 = q55'; r1 = 0.0; r2 = (Some n46) } as w56) -> (Array.mem 3.25 (Array.make 4 n46)) | ({ r1 = q57; r2 = q58; _ } | { r0 = q57; r2 = q58; _ }) -> (let v59 = Array.make 4 0.5 in v48')) in
    (mix (if v60 then 1 else 0); note_end 0);
    (-3.25) >= (-. (-3.25))) | (None | None) when ((n46 - 31) >= (int_of_float 10.0)) -> (
    let rec loop64' i61 s62 s63' =
      if i61 >= 0 then (
        loop64' (i61 - 1) (s62 + 1) (s63' + (if s62 < s62 + 1 then 1 else 3))
      ) else
        (s62, s63')
    in
    let (n66, n67) = loop64' (12 - 1) 2147483647 0 in
    note_int n66;
    note_int n67;
    let x72 = (-100.75) *. (3.25 /. (let (q69, q70, q71) = ((Ok 10.0), n66, (fun p68 -> v12)) in 1.0)) in
    ((n66 - 1073741824) < 15) != true) | None -> (
    let v110 = (match (List.fold_left (let rec f75 p73 p74' = (let v12 = ((0.5, n46, v48', v12), n46, (ref p74')) in Ok { r0 = p74'; r1 = 0.0; r2 = None }) in f75) (Ok { r0 = 100.75; r1 = 0.0; r2 = None }) (try (0.0 :: []) with | _ -> [])) with | Ok { r0 = q76; r1 = q77; r2 } -> '\021' | Error 9 -> 'R' | (Error (-3) as w78) -> ((let rec f83 p79 = (match w78 with | Ok { r0 = 1.0; r2 = None; _ } -> '\'' | Ok { r0 = 1.0; r1 = q80; r2 = (Some _) } -> 'z' | (Ok { r0 = _; r1 = q81; r2 = _ } as w82) -> '\'' | Error _ -> 'z') in f83) [|n46; n46; n46; n46; n46; 18; (-3); n46|]) | Error 3 -> (match n46 with | -3 -> 'a' | 1 -> (if v48' then '\255' else '0') | 0 -> '6' | 2 -> (let s84 = "12" in let i85 = n46 in if i85 >= 0 && i85 < String.length s84 then s84.[i85] else '\'') | (1 | 1) -> (match { r0 = 10.0; r1 = 2.0; r2 = None } with | { r0; r1 = v48'; r2 = None } -> 'z' | { r0 = q86; r1 = q87; r2 = (Some 0.0) } -> '\'' | { r0 = n46; r1 = q88'; r2 = (Some 0.0) } -> '\'' | { r0 = q89; r1; r2 = (Some _ as w90) } -> '\n') | 6 -> ((let rec f92 p91 = '\n' in f92) ()) | _ -> (match { r3 = (-10.0); r4 = n46; r5 = None; r6 = n46; r7 = 2.0 } with | ({ r3 = _; r4 = (-2147483648); r5 = q93; r6 = q94; r7 = _ } | { r3 = _; r4 = (-2147483648 as q94); r5 = q93; r6 = _; _ }) -> 'a' | { r3 = n46; r4 = 1; r5 = q95; r6 = q96; r7 = q97 } -> '0' | ({ r3 = _; r4 = q98; r5 = q99; r6 = q100; r7 = q101 } | { r3 = _; r4 = (3 as q100); r5 = q99; r6 = q98; r7 = q101 }) -> 'a' | { r3 = q102; r4 = _; r5 = q103; r6 = q104; r7 = q105 } -> 'a' | exception Failure _ -> '0' | exception Not_found -> 'a' | exception E0 -> '0')) | Error q106 -> (match ((-1.5) *. 3.25) with | (0.5 | 0.5) -> (Char.chr (n46 land 255)) | ((1.0 as w107) | (0.5 as w107)) -> ((fun p108 -> 'a') (Array.make 2 w107)) | q109 -> (match q109 with | 0.0 -> '\'' | 1.0 -> '0' | (_ | 0.0) -> '\'' | _ -> ' ') | exception _ -> (match (-100.75) with | (1.0 | 1.0) -> 'z' | _ -> '\255'))) in
    (mix (Char.code v110); note_end 0);
    n46 < n46) | Some _ -> (
    let a111 = Array.make 4 (min (-3.25) (float_of_string "0.0")) in
    (Some None) < None) | _ -> (
    (let _v112 = None in n46) <> 8) | exception Failure _ -> ((try 3.25 with | _ -> 0.5) >= ((); 0.5)) | exception Match_failure _ -> true) in
  (mix (if v113 then 1 else 0); note_end 0);
  let n169 = (match { { r3 = 100.75; r4 = n46; r5 = None; r6 = n46; r7 = (-100.75) } with r7 = (floor (-0.5)); r3 = (if true then 1.0 else 100.75) } with | { r3 = 0.0; r4; r5 = _; r6 = 6; _ } when r4 = (-672) -> (
    (-20) * r4) | { r3; r4; r5 = q114'; r6 = _; r7 = _ } -> (
    let v168 = (match { r3 = (let (q115, _) = ({ r3 = r3; r4 = r4; r5 = None; r6 = r4; r7 = 1.0 }, []) in -1.5); r4 = (r4 * n46); r5 = None; r6 = (r4 + r4); r7 = (match None with | ((Some q116) | (Some q116)) -> r3 | (None | None) -> r3 | Some q117 -> r3 | exception Division_by_zero -> r3 | exception Match_failure _ -> 2.0 | exception E0 -> r3) } with | { r3; r4 = q118; r5; r6 = q119; r7 = q120' } when q119 <> 2 -> (
      let v132 = (match (match None with | None when v113 -> { r3 = q120'; r4 = q119; r5 = None; r6 = 20; r7 = (-2.0) } | Some q121 -> (let ({ r0 = _; r1 = q122; r2 = q123 } as w124) = { r0 = r3; r1 = 10.0; r2 = None } in { r3 = (-1.0); r4 = q119; r5 = None; r6 = q119; r7 = q122 })) with | ({ r3 = q125'; r5 = (Some _); r6 = _; r7 = _; _ } | { r3 = q125'; r4 = _; r6 = _; r7 = _; _ }) -> (
        let n126 = q119 in
        note_int n126;
        v113) | exception Match_failure _ -> ((v12 || false) && true) | exception _ -> (let v129 = (let rec f128 p127 = -2 in f128) in (match r5 with | None -> true | ((Some []) | (Some [])) -> v113 | Some _ -> v12 | Some (q130 :: _) -> false | exception Failure q131 -> v113 | exception Not_found -> v48' | exception E0 -> v48'))) in
      ()) | ({ r3; r4 = q133; r5 = None; r6 = 4; r7 = _ } as w134) -> (
      (if ((); true) then (w134.r3 <- r3))) | { r3 = _; r4 = q135; r5 = None; r6; r7 = q136 } -> (
      let x163 = (match (match q114' with | None -> (match { r3 = q136; r4 = r6; r5 = None; r6 = r6; r7 = 10.0 } with | { r3 = q137'; r4 = v113; r5 = _; r6 = 9; r7 = 0.5 } -> { r0 = 10.0; r1 = q137'; r2 = None } | { r3; r4; r5 = q138; r6 = (-2); r7 = 0.5 } -> { r0 = r3; r1 = 1.5; r2 = None } | { r3 = q139; r4 = _; r5; r6 = 2; r7 = 0.5 } -> { r0 = q136; r1 = q139; r2 = None } | ({ r3 = _; r5 = (Some _); r6 = _; _ } | { r3 = _; r4 = _; r5 = _; r7 = 0.5; _ }) -> { r0 = r3; r1 = q136; r2 = None } | { r3; r4 = q135; r5; r6; r7 = q143 } -> { r0 = q143; r1 = r3; r2 = None } | exception _ -> { r0 = q136; r1 = q136; r2 = None }) | Some _ when false -> (match q114' with | Some q144 -> { r0 = q136; r1 = q136; r2 = None } | None -> { r0 = q136; r1 = (-3.25); r2 = None } | None when true -> { r0 = 100.75; r1 = r3; r2 = None } | Some q145 -> { r0 = q136; r1 = q136; r2 = None }) | Some q146 -> ((); { r0 = (-1.0); r1 = 10.0; r2 = None })) with | { r0 = 0.0; r1 = 1.0; r2 = None } -> (
        let n147 = 17 in
        note_int n147;
        1e999) | { r0; r1 = 1.0; r2 = None } -> (
        let c150 = r0 +. ((match q114' with | None when ((floor r3) <> (r0 *. q136)) -> (-3.25) | None -> q136 | (Some ([] | []) as w148) -> r0 | Some (_ :: q149) -> r0)) in
        let c151 = ((match q114' with | None when ((floor r3) <> (r0 *. q136)) -> (-3.25) | None -> q136 | (Some ([] | []) as w148) -> r0 | Some (_ :: q149) -> r0)) *. (match q114' with | None when ((floor r3) <> (r0 *. q136)) -> (-3.25) | None -> q136 | (Some ([] | []) as w148) -> r0 | Some (_ :: q149) -> r0) in
        let c152 = c150 *. ((match q114' with | None when ((floor r3) <> (r0 *. q136)) -> (-3.25) | None -> q136 | (Some ([] | []) as w148) -> r0 | Some (_ :: q149) -> r0)) in
        let c153 = ((match q114' with | None when ((floor r3) <> (r0 *. q136)) -> (-3.25) | None -> q136 | (Some ([] | []) as w148) -> r0 | Some (_ :: q149) -> r0)) *. r0 in
        let c154' = (c151) -. c152 in
        let c155 = c153 +. (c151) in
        let c156 = c155 -. (c154') in
        let c157 = (c155) +. c152 in
        c152) | { r0 = q158; r1 = (1.0 as w159); r2 = (Some _) } -> (
        let x160 = (float_of_string "-0.5") *. q158 in
        -. 100.75) | { r0 = q161; r1 = _; r2 = q162 } -> (
        note_int r4;
        100.75 +. (-. q136)) | exception Not_found -> q136 | exception E0 -> q136) in
      ()) | { r3; r4; r5 = (Some _); r6 = q164; r7 } -> (
      (let { r3; r4 = q167; r6; r7 = _; _ } = (match q114' with | None -> { r3 = (-100.75); r4 = n46; r5 = None; r6 = r4; r7 = r7 } | Some [] -> { r3 = r7; r4 = r4; r5 = None; r6 = (-1); r7 = r3 } | Some (q165 :: q166) -> { r3 = 10.0; r4 = q164; r5 = None; r6 = r4; r7 = 3.25 }) in ()))) in
    r4) | exception _ -> n46) in
  1.5) | (_ :: _) -> (
  mix_float (let _v174 = (let rec f171 p170 = Array.copy (Array.make 1 3.25) in f171) (let rec f173 v48' p172 = p172 in f173) in (-0.5) -. 1e16);
  let n177 = if false then (if false then (if n46 <> n46 then (-4096) else 2147483647) else (let _v175 = (0.5, (n46, v12)) in 4)) else (let _v176 = 1.5 in 14) in
  note_int n177;
  (let { r3 = _; r5 = q178; r6 = _; r7 = q179; _ } = { r3 = 1.5; r4 = n46; r5 = None; r6 = n177; r7 = 0.0 } in 100.75) *. (float_of_string "1.0")) | exception Invalid_argument q180' when v12 -> 0.5 | exception Division_by_zero when v12 -> 0.0 | exception Not_found -> 1.0 | exception E0 -> 0.5 | exception _ -> 3.25)
let () = (mix (if v48' then 1 else 0); note_end 0)
let () = note_float x181
let () = (mix (if v12 then 1 else 0); note_end 0)
let () = note_int n46
let () = ()
