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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (try (
  let n191 = (match (match ((); C20) with | C11 { r13 = q0; r14; _ } -> (C5 C20) | C3 (q1, q2, q3) -> q3 | C20 -> (if true then raise (Invalid_argument "b c") else C20) | C15 (q4, q5) when q4 <> (-14) -> (match q4 with | -2147483648 -> q5 | 5 when (false || true) -> q5 | q4 -> q5) | ((C17 { r18 = q6; r19 = q7 }) | (C11 { r12 = C20; r13 = _; r14 = q7 } as q6)) -> q6 | C4 (q8, q9) when false -> C23 | C16 (q10, q11, q12, ([] as w13), q14, q15) when q15 >= 0.0 -> (try C22 with | _ -> C20) | ((C16 (q16, q17, _, ((_ :: q18) as w19), _, q20)) | (C16 (_, q17, q16, ((_ :: q18) as w19), _, q20))) -> (if false then C20 else C20) | _ when (match (float (-1)) with | 0.0 -> ((15 - 32767) <= 19) | 0.5 -> (not true) | q21' -> (false || false) | exception Invalid_argument q22 -> (3.25 = 1.0) | exception Match_failure _ -> (true && true)) -> ((); C20)) with | ((C15 _) | C20) when (match (match 11 with | 4 when ((13 + 7) = (4 / (19 lor 1))) -> C20 | ((-1 as w25) | (8 as w25)) -> C20) with | C11 ({ r13 = q26; r14 = _; _ } as w27') -> (12 > 3) | C20 -> false | C4 (q28, C23) -> (min false false) | C4 (_, C21) -> (min false true) | C4 (q29, (C3 (q30, _, q31))) -> (let v32 = 16 in false) | C4 (q33, (C20 as w34)) -> (let v35 = Array.make 1 3.25 in true) | C4 (q36, (C15 (_, q37))) -> (match q36 with | Some q38 -> true | None -> false | Some _ -> true) | C4 (q39, (C17 ({ r18 = _; r19 = q40 } as w41))) -> false | C4 (q42, C22) -> (1 != 5) | C4 (q43, (C16 (q44, _, q45, q46, _, _))) -> (let v47 = ((Array.make 6 9), (18, (-3))) in true) | C4 (q48, _) -> (2.0 > 100.75) | C10 (q49, _, q50) -> false | q51 -> false | exception Match_failure _ -> (2 <> (-3))) -> (
    let x65 = (try (
      let a52 = (match [] with | [] -> (Array.make 4 C2) | ([] | (_ :: _)) -> (Array.make 4 C2)) in
      a52.(0) <- C2;
      a52.(1) <- a52.(3);
      a52.(2) <- C2;
      a52.(3) <- (C1 (false, "12"));
      let s54 = ref 10 in
      let i53 = ref 0 in
      while !i53 < 4 do
        s54 := (match a52.(!i53) with | (C0 (_, _, q55, q56, q57, q58, _) as w59) when ((fabs 10.0) <= 0.1) -> ((!s54) * !s54) | ((C1 (_, _)) | C2) -> ((!s54) + (min !s54 9))); i53 := !i53 + 1
      done;
      let n61 = !s54 in
      note_int n61;
      abs_float (-2147483648.0)) with | Failure q62 -> (String.fold_left (fun p63 p64 -> p63) (-10.0) q62) | Match_failure _ -> 3.25) in
    note_float x65;
    let x185 = (match C27 with | C26 -> (
      (match C3 (None, None, C20) with | C21 when (if if true then true else true then (let _v68 = (8, x65, (fun p66 p67 -> 19)) in true) else (not false)) -> (-. 0.0) | C20 when (let v72 = ((12, 5, false, true), (let rec f71 p69 p70 = true in f71), true) in true && true) -> (try (if false then x65 else x65) with | _ -> x65) | ((C15 (_, q73)) | (C15 (_, _) as q73)) -> (if true then x65 else x65) | C17 { r18 = C21; r19 = q74 } -> (ceil x65) | C17 { r18 = (C20 | C20); r19 = q75 } -> (let _v76 = Array.make 1 true in -100.75) | C17 ({ r18 = (C6 { r7 = x65; r8 = q77; r9 = q78 }); r19 = q79 } as w80) when ((1 + 20) >= (20 + (-2))) -> (max q78 0.5) | C17 { r18 = (C15 (q81, _)); r19 = q82 } -> (if false then x65 else x65) | C17 { r18 = ((C17 { r18 = q83'; r19 = q84 }) | (C17 { r18 = q83'; r19 = q84 })); r19 = q85 } when ((max 10.0 x65) < (x65 *. 2.0)) -> (q85; x65) | (C17 { r18; r19 = q86 } as w87) when (match w87 with | C11 { r12 = q88; r13 = q89; _ } -> ((20 + 31) <= 9) | C6 { r7 = q90; r9 = q91; _ } -> (if true then true else true) | C17 { r18 = C23; r19 = _ } -> (true && false) | C17 { r18 = (C11 { r12 = q92'; r13 = _; r14 = q93 }); r19 } -> ("tail \" end" < "") | C17 ({ r18 = C21; r19 = q94 } as w95) -> (let v96 = 13 in true) | C17 ({ r18 = (C6 ({ r8; r9 = q97; _ } as w98)); r19 = q99 } as w100) -> (if true then true else true) | C17 { r18 = C22; r19 = _ } -> (((-1) - 1023) < 1) | C17 { r18 = (C5 q101); r19 = q102 } -> (String.for_all (fun p103 -> false) "\000\255x") | ((C17 { r18 = q104; r19 = _ }) | (C17 { r18 = (C16 (_, _, _, _, _, _)); _ } as q104)) -> (5 <> 18) | (C17 { r18 = q105; r19 = _ } as w106) -> (20 >= 11) | ((C4 (q107, q108)) | (C4 (q107, q108))) -> false | ((C5 q109) | (C5 q109)) -> (String.exists (let rec f111 p110 = false in f111) "\000\255x") | (C16 (q112, q113, q114, q115, _, r18) as w116) -> false | q117 -> (false || false)) -> (Array.fold_left (fun p118 p119 -> 100.75) (-2.0) (Array.make 3 (-3))) | C16 (q120, q121, _, q122, q123, _) -> (q120 *. q120) | q124 when (min false (10 <> 13)) -> (match q124 with | (C11 { r12 = _; r13; r14 = q125 } as w126) when ((let rec f128 p127' = p127' != p127' in f128) (12 < 12)) -> x65 | C3 (_, None, q129) -> x65 | (C20 | C20) when (((); true) && (let v130 = () in false)) -> (-1.0) | ((C16 (_, _, _, _, _, 1.0)) | C22) -> x65 | C16 (q135, q136, q137, _, q138, q139) -> q139 | q140 -> x65 | _ -> x65) | _ -> (match x65 with | 0.0 when ((if true then false else true) || (if true then true else true)) -> x65))) | C25 ([|q141; _; q142; q143'|], _) -> (
      let v160 = (match (match Array.fold_right (fun p144 p145 -> Ok p144) (Array.make 4 false) (Ok true) with | Error q146 when (((let rec f148 p147 = 2 in f148) "b c") <= 2272) -> (C0 (1, 'z', [], C2, (true, q141, C2), C2, (let rec f150 p149 = p149 in f150)))) with | C1 q151 when true -> (
        let n152' = -1 in
        note_int n152';
        let n153 = ((); (14 + (n152' - n152'))) in
        note_int n153;
        (let (C2 as w154) = C2 in (n153, true, true))) | (C1 q155 as w156) -> (
        (((-1) + 16), false, (16 <> 8))) | C2 -> (
        ((match 4 with | -3 -> 13 | q157 -> 16), (List.for_all (let rec f159 p158 = true in f159) []), (18 < 8)))) in
      let n173 = max (if not true then (compare true true) else (snd ("a", 1))) (match v160 with | (1, q161, _) -> (- 16) | ((0 as w162), q163, q164) -> w162 | ((q165, true, q166) | (q165, true, q166)) -> (match v160 with | (q167, (true | false), q168') -> 5 | ((-2147483648), false, q169) -> q165 | ((-2), false, (true as w170')) -> q165 | ((-2), false, (false | false)) -> 0 | (_, false, q166) -> q165) | (q171, false, q172) -> (try ((); 16) with | _ -> q171)) in
      (coarse (cos (limit 2.0 (-100.0) 100.0))) -. 10.0) | ((C25 (_, _)) | C26) -> (
      (try (
        let x176 = 0.0 /. 0.0 in
        let n177 = ((((((0) + (if x176 = x176 then 20 else 0)) + (if x176 <> (x176 *. 10.0) then 39 else 0)) + (if x176 < x176 then 80 else 0)) + (if x176 > x176 then 91 else 0)) + (if x176 <= (100.75 -. 10.0) then 98 else 0)) + (if x176 >= (snd (x176, x65)) then 4 else 0) in
        let f183 = if (ceil x176) >= 0.5 then (let rec f180 p178 p179 = (Ok p178) :: [] in f180) else (fun p181 p182 -> []) in
        ()) with | Invalid_argument q184 -> () | Match_failure _ -> () | _ -> ());
      x65) | (C27 | C27) -> (
      2.0)) in
    note_float x185;
    19) | C20 -> (
    1) | C6 ({ r7 = _; r9; _ } as w186) when r9 = 1.5 -> (
    15) | C10 (_, q187, q188) -> (
    q188) | C15 (q189, q190) when q189 <> (-20) -> (
    q189) | _ when false -> (
    13)) in
  ()) with | Invalid_argument _ -> () | Match_failure _ -> ())
let () = (try (
  (try (
    let v233 = (try (
      let x192 = 0.0 /. 0.0 in
      let n193 = ((((((0) + (if x192 = x192 then 43 else 0)) + (if x192 <> x192 then 52 else 0)) + (if x192 < x192 then 10 else 0)) + (if x192 > x192 then 96 else 0)) + (if x192 <= x192 then 41 else 0)) + (if (abs_float x192) >= x192 then 68 else 0) in
      note_int n193;
      let n193 = String.length (let n193 = (let (q194, q195, q196) = (C26, 11, (Array.make 2 n193)) in []) in string_of_float (abs_float 10.0)) in
      note_int n193;
      (try (
        let v222' = (try ((try (if if false then true else false then raise Not_found else (3.25 +. x192)) with | Not_found -> (match Array.make 9 9 with | [|((-1) | 5)|] when (if (n193 + 65535) <= n193 then (not false) else (let v199 = fun p197 p198' -> p197 in true)) -> x192 | [|4|] -> 3.25 | [|(-3)|] -> x192 | [|(-3)|] -> x192 | ([|_|] | _) -> x192 | _ when (((match false with | true -> n193 | false -> n193) + (-2147483647)) <= (int_of_float 3.25)) -> 1.0) | _ -> (if true then raise Division_by_zero else x192)) <> (0.0 /. 0.0)) with | _ -> (List.exists (match C20 with | C23 -> (fun p201 -> false) | (C11 { r12 = q202; r13; r14 = q203 } as w204) -> (fun p205 -> false) | C20 -> (let rec f206 n193 = true in f206) | (C4 (q207, _) as w208) -> (fun p209' -> false) | C22 -> (fun p210 -> true) | q211 -> (let rec f213 p212 = false in f213)) (match C26 with | C26 -> [] | (C24 (n193, _, _) as w214) -> [] | (C25 ([|q215; q216; q217; _|], (-2147483648)) as w218) -> [] | ((C25 (_, (-2147483648))) | C26) -> [] | C25 (_, (-3)) -> [] | C25 (q220, q221) -> [] | C27 -> []))) in
        let a223 = Array.make 13 n193 in
        let s225 = ref 0 in
        for i224 = 13 - 1 downto 0 do
          (if false then (s225 := ((!s225) + a223.(i224))))
        done;
        let n226 = !s225 in
        note_int n226;
        let a227 = min (Array.make 4 n226) (Array.make 4 16) in
        let s229 = ref n226 in
        for i228 = 4 - 1 downto 0 do
          s229 := ((a227.(i228) - (!s229)) - a227.(i228))
        done;
        let n230 = !s229 in
        note_int n230;
        let n231 = 2 in
        (if v222' then (mix n231))) with | _ -> (if true then () else ()));
      (if false then n193 else n193) <= (let _v232 = n193 in n193)) with | _ -> (4 < 13)) in
    print_endline (String.concat "a" ["b c"; clip "tail \" end"])) with | _ -> ());
  print_string "tail \" end") with | _ -> ())
let () = ()
