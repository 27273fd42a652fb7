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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec loop5 i0 s1 =
  if i0 < 3 then (
    loop5 (i0 + 1) (
      let s3' = ref s1 in
      let i2 = ref 0 in
      while !i2 < 5 do
        s3' := ((- !i2) mod ((!s3' - 2) lor 1)); i2 := !i2 + 1
      done;
      let n4 = !s3' in
      note_int n4;
      n4)
  ) else
    s1
let n7 = loop5 0 20
let () = note_int n7
let v30 = (((); ((- n7) * 21)) - 32767) > (if (compare (let (q8, _) = ((Array.make 2 (-1.5)), n7) in Array.make 3 n7) ((); (Array.make 3 18))) <> ((-13) lxor (match 100.75 with | (0.5 | 1.0) when ((match C20 with | (C6 { r7 = (C11 { r12; r13 = _; r14 = q9 }); r8 = (n7, q10); r9 = q11 } as w12) -> q9 | C6 ({ r7 = C21; r8 = (_, _); r9 = q13' } as w14) -> () | C6 { r7 = (C15 (q15, _)); r8 = (_, _); r9 = q16 } -> () | C6 ({ r7 = ((C5 (C10 (_, _, _))) | (C17 { r18 = _; _ })); r8 = (_, n7); _ } as w19) -> () | C6 { r7 = (C5 _); r8 = ((q20, q21) | (q20, q21)); r9 = q22 } -> () | ((C10 (q23, _, _)) | (C6 { r7 = (C10 (q23, _, _)); r8 = (_, _); r9 = _ })) -> () | C6 { r7 = q24; r8 = (q25, q26); r9 = q27 } -> () | n7 -> ()); (not false)) -> n7 | 0.5 -> n7 | q28 -> n7 | q29 -> n7)) then n7 else 9604)
let () = (mix (if v30 then 1 else 0); note_end 0)
let v30 = 4 land ((String.fold_left (fun p31 p32 -> p31) n7 "\000\255x") mod (-3))
let f36 = fun p33 p34 -> if min (("" > "12") && (not false)) ((try () with | _ -> ()); (match 0.5 with | (_ | 1.0) -> true | 0.5 -> true | q35 -> true)) then ((10 / 16), ((-0.0) > (0.5 -. 1.5))) else ((int_of_string (string_of_int 6)), false)
let f36 = "12" <> (match 7 / 100 with | 4 -> (string_of_float 10.0) | 5 -> (if false then "tail \" end" else "12") | -2147483647 -> (let v37 = ((Array.make 6 v30), (14, v30)) in "a") | -3 -> (match None with | (None as w38) -> "12" | ((Some _) | (Some _)) -> "tail \" end") | 2 -> ((clip "12") ^ "tail \" end") | (7 as w39) -> ((clip "12") ^ "12") | _ -> "v")
let a40 = Array.init 11 (fun p41 -> p41)
let rec loop44 i42 n45 s43 =
  if i42 < n45 then (
    loop44 (i42 + 1) n45 (1 lxor ((s43) * a40.(i42)))
  ) else
    s43
let n46 = loop44 0 11 v30
let () = note_int n46
let n50 = -(String.length (String.make 0 (match n7 with | ((9 as w47) | (-2 as w47)) -> (let s48 = "12" in let i49 = n46 in if i49 >= 0 && i49 < String.length s48 then s48.[i49] else '\n') | _ -> '\009')))
let v51 = ((-65536) + (-32769)) <= ((min n46 n50) / ((-16) lor 1))
let () = ((let v52 = [|2.0; 10.0|] in (let v53 = C26 in ())); (a40.(wrap ((); (-1)) 11) <- 65535))
let n70 = (match C10 ((if f36 then ((16, (-0.5)), C2) else ((v30, 0.5), C2)), (Array.make 2 C20), n50) with | ((C16 (_, _, _, _, _, 1.0)) | (C6 { r7 = _; r9 = 0.5; _ })) -> ((n50 / (-2147483648)) lor (- v30)) | C16 (_, _, q58, q59, v51, q60) -> (let v62 = (try (List.hd []) with | Failure q61 -> C26) in 1 - n46) | C23 -> ((mix_float 1.0); (let _v63 = n50 in 3)) | C21 -> n50 | (C20 as w64) -> (int_of_string (string_of_int (-6))) | (C4 (None, q65) as w66') -> n46 | (C23 | (C4 ((Some _), _))) -> ((1 + n50) + (n50 + n50)) | ((C17 { r19 = _; _ }) | C22) -> 6 | q69 -> (compare (max 10.0 (-0.5)) (10.0 *. 2.0)))
let () = (match (match (match n70 with | 5 -> C26 | (6 | 6) -> C26 | 0 -> C26 | q71 -> C26) with | (C26 | (C24 (_, (C1 _), _))) -> C21 | C24 (_, _, q72) -> (if v51 then C20 else C20) | C25 ([|_; q73|], q74) -> (match C2 with | C1 q75 -> C20 | C0 ((q76 | (-1 as q76)), q77, q78, q79, q80, q81, q82) -> C20 | C0 (1, q83, q84, q85, _, q86, q87) -> C20 | ((C2 as w88) | (C0 (2, _, _, _, _, w88, _))) -> C20 | C0 (_, q89, a40, q90, _, _, q91) -> C20 | C2 -> C20) | C25 (f36, q92) -> (if false then raise Not_found else C20) | C27 -> (C15 (11, C20))) with | C20 -> (if (try (if v51 then raise (Invalid_argument "tail \" end") else v51) with | Invalid_argument q93 -> v51) then (let v94 = 2.0 in ())) | (C15 (_, _) as w95) -> (mix (if false || v51 then 1 else 0); note_end 0) | C22 -> ((fun p96 -> ()) 0.1) | C5 C21 -> (match (match C20 with | C23 -> [] | ((C11 { r12 = _; r13 = _; _ }) | C22) -> [] | ((C6 { r7 = _; r8 = _; r9 = _ }) | (C15 (_, _))) -> [] | (C23 | C20) -> [] | (C21 | C21) -> [] | ((C3 (q100, q101, _) as w102) | (C3 (q100, q101, w102))) -> [] | C20 -> [] | ((C15 (q103, q104)) | (C15 (q103, q104))) -> [] | ((C20 as w105) | (C17 { r19 = _; _ } as w105)) -> [] | (C22 as w106) -> [] | ((C5 q107) | (C3 (_, None, _) as q107)) -> [] | C10 (q108, q109, q110) -> [] | ((C16 (_, q111, q112, q113, f36, q114)) | (C16 (q114, q111, q112, q113, f36, _))) -> [] | q115 -> []) with | [] -> (if f36 then () else ()) | (q116 :: q117) -> ((); ())) | C5 (C20 as w118) -> (if (match w118 with | C23 -> f36 | C6 { r7 = q119; r8 = q120; r9 = _ } -> v51 | (C22 | C22) -> v51 | C3 (_, q121, _) -> v51 | C20 -> false | C4 (v51, q122) -> false | C10 (_, _, q123) -> f36 | C16 (q124, q125', q126, q127, q128, _) -> true | q129 -> v51) then (List.iteri (fun p130 p131 -> ()) []) else (mix n50)) | C5 ((C6 { r7 = q132; r8; r9 = q133 }) | (C6 { r8; r9 = q133; _ } as q132)) -> (Array.sort (fun x y -> compare y x) a40) | C5 C22 -> (match C2 with | C1 q134 -> () | C0 ((-2), _, q135, q136, q137, q138, q139) -> (a40.(wrap 14 11) <- n46) | C0 (7, _, q140, q141, q142, _, q143) -> (print_string "a") | C0 (q144, q145, q146, q147, q148, _, _) when q148 >= (-1152) -> (mix 17) | (C2 | (C0 (_, _, _, _, _, _, _))) when (match (try (List.fold_left (fun p149 p150 -> p149) C2 []) with | Invalid_argument _ -> C2 | Division_by_zero -> C2 | Failure q151 -> C2 | Not_found -> C2) with | C1 (_, q152) -> (false || v51) | C0 (q153, 'a'..'m', _, n50, q154, q155, q156) -> ((-2) >= q153) | C0 (q157, '0'..'9', _, q158, q159', q160, q161) -> ((q157 + (-65536)) >= n46) | ((C1 _) | (C1 _)) -> (let v162 = C20 in f36) | C0 (q163, q164, _, q165, _, _, q166) -> (if v51 then v51 else v51) | C2 -> (14 < n50)) -> (a40.(wrap (5 - n70) 11) <- n70) | C0 (q167, _, q168, q169, q170, q171, q172) -> (String.fold_left (let rec f174 () p173 = () in f174) () "") | C2 -> (print_char '\255') | _ -> (let v175 = -1 in ())) | C5 (C10 (q176, _, q177)) -> (try (if "\000\255x" < "12" then (a40.(wrap q177 11) <- n50)) with | _ -> (match q176 with | (q178, (C1 q179)) -> () | ((((-2147483647), _), _) | (_, (C0 (_, _, _, _, _, _, _)))) -> () | ((q182, C2) | (q182, C2)) -> () | ((((q183, q184) as w185), q186) | (((q183, q184) as w185), q186)) -> ())) | C5 (C16 (q187, _, q188, q189, q190, _)) -> q190 | (C5 q191 as w192) -> (if v51 then (try (match w192 with | C11 { r12; r13 = ((q193, _) | ((0.5 as q193), _)); r14 = _ } -> () | C20 -> () | C15 (q194, C23) -> () | C15 (q195, (C11 { r12; r14 = q196; _ } as w197)) -> q196 | C15 (q198, (C10 (_, q199, q200))) -> () | ((C15 (_, q201)) | (C15 (_, q201))) -> () | ((C4 (_, q202)) | (C5 _ as q202)) -> () | C10 (_, q203', q204) -> () | C16 (q205, q206, _, q207, q208, q209) -> () | _ -> ()) with | _ -> ())) | q210 -> (mix (n50 + n46)) | exception Division_by_zero -> (Array.fast_sort compare a40) | exception Not_found -> (print_string ((clip "tail \" end") ^ "a")))
let x249 = (try (
  let x211 = (coarse (atan (limit (float_of_int n70) (-9.0) 9.0))) *. ((-100.75) *. (3.25 +. (-1.0))) in
  note_float x211;
  let a212 = [|n70; n50; n70; n46|] in
  let i213 = ref (2 - 1) in
  while !i213 >= 0 do
    a212.(!i213 * 3 + 0) <- ((match !i213 with | 8 -> n50 | -3 -> n46 | _ -> !i213) + (a212.(!i213 / 3)));
    i213 := !i213 - 1
  done;
  (mix_ints a212 0 4; note_end 0);
  let x215 = if ((if f36 then () else ()); true) then raise (Invalid_argument "a") else (let _v214 = [|v30; n70; n46|] in if true then x211 else x211) in
  note_float x215;
  2147483648.0) with | Invalid_argument q216 -> (match C2 with | ((C1 q217) | (C1 q217)) -> 1.5 | (C0 (q218, q219, q220, (C1 q221), _, _, q222) as w223') -> 10.0 | ((C0 (6, q224, q225', (C0 (q226', q227, q228, _, q229, q230', q231)), q232, _, q233)) | (C0 ((6 as q226'), q227, q225', (C0 (_, q224, q228, q230', q232, _, q233)), q229, _, q231))) -> q232 | ((C0 (4, q234, q235, (C0 (q236, n70, _, _, q237, _, q238)), _, q239, _)) | (C0 ((4 as q236), n70, q235, (C0 (_, q234, _, q239, q237, _, q238)), _, _, _))) -> q237 | ((C0 (q240, q241', q242, q243, q244, q245, q216)) | (C0 (q240, q241', _, (C0 (_, _, q242, _, q244, _, q216)), _, q245, _) as q243)) -> q244 | C0 (q246, _, q247, C2, a40, n70, _) -> 100.75 | (C2 as w248) -> 3.25))
let v250 = (fst (x249, x249)) < (-100.75)
let () = (mix (if v250 then 1 else 0); note_end 0)
let (_, _) = snd (try ((match Array.make 8 n50 with | [|q251; 6|] -> 2 | [|_; q252|] -> q252 | q253 -> 3 | [|4|] when true -> v30 | _ -> n50), ((Array.make 9 x249), n70)) with | Failure q254 -> (match C26 with | C26 -> ((-3), ((Array.make 9 x249), n50)) | ((C24 (_, q255, _) as w256) | (C24 (_, q255, _) as w256)) -> (n46, ((Array.make 9 x249), 9)) | (C26 | (C25 (_, _))) -> (4, ((Array.make 9 x249), n46)) | (C27 | C27) -> (9, ((Array.make 9 x249), n70))) | Not_found -> ((); (v30, ((Array.make 9 2.0), n70))) | Match_failure _ -> (match None with | None -> (n7, ((Array.make 9 0.0), n46)) | Some 1 -> (17, ((Array.make 9 x249), n50)) | ((Some 5) | (Some 5)) -> (n70, ((Array.make 9 x249), n46)) | ((Some _) | None) -> (0, ((Array.make 9 x249), n46))))
let n274 = (match x249 with | 1.0 -> (match (let v257 = -2.0 in C2) with | C1 (q258, _) -> (n50 / (-3)) | ((C0 (_, _, v51, q259', (7 as w260), _, q261)) | (C0 (_, _, v51, _, (7 as w260), q259', q261))) -> (6 mod 16) | C0 (n46, 'a'..'m', _, _, q262, q263, q264) -> (tick_int 13 q262) | C0 (v250, '0'..'9', q265, _, q266, q267, q268) -> (-4096) | C0 (_, q269, q270, _, q271, _, q272) -> n50 | C2 -> (-2147483647)) | _ -> (let v273 = Char.code 'z' in compare x249 x249))
let a275 = Array.map (fun p276 -> n7) (Array.make 16 "b c")
let rec loop281' i277 n282 =
  if i277 >= 0 then (
    (
      let rec loop279 i278 =
        if i278 >= 0 then (
          (a275.(i277 * 4 + i278) <- ((a275.(i277 * 4 + i278)) * (abs n70)));
          loop279 (i278 - 1)
        ) else
          ()
      in
      loop279 (4 - 1);
      ());
    loop281' (i277 - 1) n282
  ) else
    ()
let () = loop281' (4 - 1) 4
let () = (mix_ints a275 0 16; note_end 0)
let () = note_int v30
let () = (mix (if v51 then 1 else 0); note_end 0)
let () = note_float x249
let () = (mix (if v250 then 1 else 0); note_end 0)
let () = note_int n70
let () = note_int n7
let () = (mix (if f36 then 1 else 0); note_end 0)
let () = note_int n274
let () = ()
