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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y187, y188, _) -> mix 1; mix_ints y187 0 8; mix_2 (d - 1) y188
    | C25 (y190, y191) -> mix 2; mix_floats y190 0 4; mix y191
    | C27 -> mix 3
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | C1 y192 -> mix 0; (let (m193, m194) = y192 in mix_float m193; mix_string m194)
    | C0 (y195, y196, y197, y198, y199, y200, _) -> mix 1; mix y195; mix (Char.code y196); mix_3 (d - 1) y197; mix_1 (d - 1) y198; mix_float y199; mix_1 (d - 1) y200
    | C2 -> mix 2
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y202 -> mix 0; (let (m203, m204) = y202 in mix m203; mix_string m204)
    | C0 (y205, y206, y207, y208', y209, y210, _) -> mix 1; mix y205; mix (Char.code y206); mix_4 (d - 1) y207; mix_2 (d - 1) y208'; mix y209; mix_2 (d - 1) y210
    | C2 -> mix 2
and mix_3 d (v : float t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y212' :: y213) -> mix 1; mix_1 (d - 1) y212'; mix_3 (d - 1) y213
and mix_4 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y214' :: y215) -> mix 1; mix_2 (d - 1) y214'; mix_4 (d - 1) y215
let rec f0 p1 p2 p3 =
  if p1 < 1 then
    (match -2.0 with | 1.0 -> C26 | 0.0 -> C26 | 1.0 -> C26 | q4 -> C26)
  else (
    (try (let r5 = f0 (p1 - 1) p2 p3 in if p3 <= p1 then raise (Invalid_argument p2) else r5) with | Invalid_argument q6 -> (C24 ((Array.make 8 p3), C2, ())))
  )
let v7 = f0 3 "bhse" (14 mod ((-1) lor 1))
let () = (mix_0 5 v7; note_end 0)
let () = (mix_0 5 v7; note_end 0)
let v14 = f0 (hide 0 4) (match v7 with | C26 -> "b c" | C24 (q8, q9, q10) -> "12" | C25 (q11, q12) -> "a" | (C27 as w13) -> "b c") (20 / (17 lor 1))
let () = (mix_0 5 v14; note_end 0)
let () = (mix_0 5 v14; note_end 0)
let f15 p16 =
  (if List.mem (let (q17, v14, p16) = ((-1), 12, 1.5) in []) ([] :: []) then raise Division_by_zero);
  p16.(wrap 16 2)
let x18 = (try (f15 [|(-10.0); 0.0|]) with | Division_by_zero -> (float 6))
let () = note_float x18
let v43 = (match v14 with | (C26 | C26) -> (Array.exists (let rec f20 p19 = true && false in f20) (try (Array.map (let rec f22 p21 = p21 in f22) (Array.make 5 2)) with | _ -> (Array.make 5 3))) | C24 (q23, q24', q25) -> (((16 - 2147483646) <= (-2)) || ((9 + (-4096)) < (-1))) | C25 (q26, (-3)) -> (x18 <= (match C26 with | C26 -> x18 | C24 (_, (C1 v14 as w27'), q28) -> x18 | ((C24 (q29, (C0 (q30, q31, q32, q33, v7, q34, q35)), q36')) | (C24 (q29, (C0 (v7, q31, q32, q34, q30, _, q35) as q33), q36'))) -> x18 | C24 (_, C2, q37) -> x18 | (C25 (q38, x18) as w39) -> 1.5 | C27 -> x18)) | C25 (q40, _) -> ((false && false) && (List.for_all (let rec f42' p41 = false in f42') [])) | (C27 | (C24 (_, _, _))) -> (16 < (17 - 19)))
let () = (mix (if v43 then 1 else 0); note_end 0)
let rec f44 p45 p46 =
  if p45 <= 0 then
    p46
  else (
    (try (let r47 = f44 (p45 - 1) p46 in if v43 || v43 then raise Division_by_zero else r47) with | Division_by_zero -> (-. x18))
  )
let x53 = f44 3 (match v14 with | C26 -> (-1.0) | (C24 (_, q48, _) as w49) -> 0.5 | ((C25 (_, q50)) | (C25 (_, (4 as q50)))) -> x18 | C25 (q51, q52) -> x18 | C27 -> x18)
let f54 f44 v43 =
  (if false then raise (Invalid_argument ""));
  (match v14 with | C25 (_, q55) when q55 < 4 -> (let v56 = x53 -. (-3.25) in C26) | C26 -> (match v14 with | C26 -> (if false then v14 else v14) | ((C24 (_, q57, q58)) | (C24 (_, q57, q58))) -> (if false then v14 else C26) | C25 ([|q59; _; _; q60|], 3) -> (C25 ((Array.make 4 x53), f44)) | C25 (q61', 3) -> (if true then C26 else C26) | C25 (q62, 6) -> (C24 ((Array.make 8 (-2)), C2, ())) | C25 (_, ((-3) | (-2147483647))) -> (if true then C26 else v14) | C25 (_, q63) -> v7 | ((C25 (_, 5)) | C27) -> C26) | ((C24 (_, (C1 q64), v43)) | (C24 (_, (C1 q64), v43))) -> (let v65 = Char.chr (f44 land 255) in v14) | C24 (q66, (C0 (q67, q68, q69, _, q70, q71, q72)), q73) -> (C24 (q66, (let v74 = x18 in C2), (q66.(6) <- f44))) | C24 (q75, C2, _) -> (match ((); v14) with | C26 -> (match v14 with | C26 -> C26 | C24 (q76, (C1 q77), _) -> v7 | C24 (q78, (C0 (q79, q80, q81, q82, v43, _, q83)), q84') -> v14 | (C24 (q85, C2, q86) as w87) -> w87 | C25 (q88, q89) -> v14 | C27 -> C26) | ((C24 (_, _, _)) | C27) -> v7 | C25 (q92, q93) -> v14 | C27 -> C26 | C24 (_, C2, q94') -> (if true then raise (Invalid_argument "a") else v7)) | C25 (_, _) -> (try C26 with | Division_by_zero -> (if false then raise (Invalid_argument "a") else C26) | Failure q95 -> (try (try v14 with | _ -> C26) with | _ -> v7)) | (C27 | C27) -> (let _v96 = ((Array.make 2 f44), x53) in ((); C26)))
let v106 = (try (f54 (if true then 15 else 16) (if v43 then (fun p97' p98 p99 -> p99) else (fun p100 p101 p102 -> p102))) with | Invalid_argument _ -> (try (f54 14 (fun p103 p104 x53 -> x53)) with | Invalid_argument q105 -> v14))
let () = (mix_0 5 v106; note_end 0)
let () = (mix_0 5 v106; note_end 0)
let v120 = (try (f54 (if v43 then 2 else 18) (fst ((fun f54 p107 p108 -> 14), 19))) with | Invalid_argument q109 when ((let v112 = fun q109 p110 p111 -> true in q109) > (string_of_float (abs_float x53))) -> (C24 ((Array.make 8 16), C2, ())) | _ -> (match v14 with | (C26 | C27) -> v14 | C24 (q113, q114, _) -> v14 | C25 ([|_; q115; q116; q117|], _) -> C26 | C25 (q118, q119) -> C26 | C27 -> v7))
let () = (mix_0 5 v120; note_end 0)
let f121 p122 =
  let x123 = x18 in
  raise Not_found
let a150 = (try (f121 (match v120 with | ((C24 _) | C26) -> C26 | C24 (q127, (C1 q128), q129) -> v120 | C24 (q130, (C0 (q131, 'a'..'m', q132, q133, q134, _, _)), _) when q134 < 2 -> v120 | C24 (q135, (C0 (_, 'a'..'m', q136, f44, q137, _, q138)), f54) -> v106 | C24 (_, (C0 (q139, _, q140, q141, _, q142, q143)), _) -> v14 | (C26 | (C24 ([|_; _|], C2, _))) -> C26 | C26 when (("\000\255x" < "12") && (match v106 with | C26 -> v43 | C24 (_, q144, _) -> v43 | C25 (_, _) -> v43 | C27 -> v43 | C25 (q145, x53) -> false)) -> v14 | C24 (q146, C2, q147) -> v106 | C25 _ -> v120 | (C26 | C27) -> v120 | _ -> v120)) with | Not_found -> (Array.mapi (fun p148 p149 -> p149) (Array.make 16 0)))
let unused151 = (((let o152 = 13 in let o153 = 15 in let o154 = 12 in let ( || ) a b = (a lsl 1) + b in o152 || o153 || o154) = (truncate x18)), (try (Option.get (match v120 with | C26 -> None | C24 (q155', (C1 _), q156) -> None | (C27 | (C24 (_, (C0 (_, _, _, _, _, _, _)), _))) -> None | ((C24 (q157, C2, _)) | (C24 (q157, C2, _))) -> None | ((C24 (_, (C0 (_, _, _, _, _, _, _)), _)) | (C25 _)) -> None | C27 -> None)) with | Invalid_argument q164 -> '\197'))
let n173 = (hide 0 5)
let rec loop172 i165 s166 =
  if i165 >= n173 then s166 else (
    loop172 (i165 + 1) (
      let rec loop169 i167' n170 s168 =
        if i167' <> n170 then (
          loop169 (i167' + 1) n170 s166
        ) else
          s168
      in
      let n171 = loop169 0 3 s166 in
      note_int n171;
      n171)
  )
let n174 = loop172 0 0
let () = note_int n174
let () = Array.stable_sort compare a150
let f175 p176 p177 =
  let n178 = n174 in
  raise (Invalid_argument "12")
let v180 = (try (f175 ((); false) (n174, (x18, v43, n174))) with | Invalid_argument q179 -> ((); (C2, v14, n174)))
let () = ((let (m181, m182, m183) = v180 in mix_1 5 m181; mix_0 5 m182; mix m183); note_end 0)
let () = note_float x18
let () = note_float x53
let () = ((let (m184, m185, m186) = v180 in mix_1 5 m184; mix_0 5 m185; mix m186); note_end 0)
let () = (mix_0 5 v106; note_end 0)
let () = note_int n174
let () = (mix_0 5 v14; note_end 0)
let () = (mix (if v43 then 1 else 0); note_end 0)
let () = (mix_ints a150 0 16; note_end 0)
let () = ()
