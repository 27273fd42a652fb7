type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y220 } -> mix 1; mix y220
    | C4 -> mix 2
    | C2 (y221, y222, y223) -> mix 3; mix_string y221; mix_floats y222 0 4; mix_float y223
and mix_2 d (v : (int * string * bool * int) t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y224; r7 = y229'; r8 = y230; r9 = y233' } -> mix 1; (let (m225, m226, m227, m228) = y224 in mix m225; mix_string m226; mix (if m227 then 1 else 0); mix m228); mix_float y229'; (let (m231, m232) = y230 in mix_4 (d - 1) m231; mix m232); mix_4 (d - 1) y233'
    | C15 -> mix 2
    | C10 y234' -> mix 3; (let (m235, m236, m237, m238) = y234' in mix m235; mix_string m236; mix (if m237 then 1 else 0); mix m238)
    | C11 { r12 = y239; r13 = y244; r14 = y245 } -> mix 4; (let (m240, m241, m242, m243) = y239 in mix m240; mix_string m241; mix (if m242 then 1 else 0); mix m243); mix_float y244; mix y245
and mix_3 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y246 } -> mix 1; (let (m247, m248) = y246 in mix m247; mix (if m248 then 1 else 0))
    | C4 -> mix 2
    | C2 (y249, y250, y251) -> mix 3; mix_string y249; mix_floats y250 0 4; mix_float y251
and mix_4 d (v : (int * string * bool * int) t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y252 -> mix 2; mix (Char.code y252)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let n7 = if (match C11 { r12 = (-3.25); r13 = (-1.5); r14 = n7 } with | C16 -> (n7 <= n7) | ((C5 { r6 = _; r8 = _; r9 = C19; _ }) | (C11 { r12 = _; r13 = _; r14 = _ })) -> (n7 = n7) | ((C5 { r6; r7 = _; r9 = C18; _ }) | (C11 { r12 = r6; r14 = _; _ })) -> ('0' != '0') | ((C11 { r13 = _; _ }) | (C5 { r8 = _; r9 = (C17 _); _ })) -> ((n7 - (-2147483648)) >= n7) | C15 -> (false || false) | C10 q10 -> (not false) | C11 ({ r13; r14 = q11; _ } as w12) -> (if false then true else true)) then (let v16 = (let rec f15 p13 (_, q14) = q14 in f15) in if true then C3 else C3) else (match C4 with | C3 -> (List.fold_left (let rec f19 p17 p18' = p17 in f19) C3 []) | ((C0 { r1 = q20 } as w21) | (C0 { r1 = q20 } as w21)) -> (match n7 with | 9 -> C3 | _ -> C3) | C4 -> (let v23' = fun p22 -> 1.5 in C3) | C2 (q24, _, _) -> (let (_, q26, q27') = ((n7, true), (fun p25 -> 0.0), ("\000\255x", true)) in C3))
let n34 = (let (q31, q32, n7, q33) = ((if false then 1.5 else 3.25), (Char.code 'a'), (max (Ok 8) (Ok 7)), (match n7 with | C3 -> None | C0 w28 -> None | ((C0 { r1 = _ }) | C4) -> None | (C2 ("a", n7, q29) as w30) -> None | C2 ("", _, n7) -> None | C2 (_, _, n7) -> None)) in -(min q32 q32))
let c38 = (13 * 18) * ((match n34 with | (0 | 6) when (((); 12) <> (n34 / 4)) -> (n34 + n34) | 0 -> (if false then 7 else n34) | 1 -> (let v37 = (let rec f36 p35 = ref 2.0 in f36) in n34) | (2 | _) -> (n34 - n34) | _ -> (n34 * 6)))
let c39 = ((13 * 18)) - (13 * 18)
let c40 = (c39) + (match n34 with | (0 | 6) when (((); 12) <> (n34 / 4)) -> (n34 + n34) | 0 -> (if false then 7 else n34) | 1 -> (let v37 = (let rec f36 p35 = ref 2.0 in f36) in n34) | (2 | _) -> (n34 - n34) | _ -> (n34 * 6))
let c41 = (c38) + c39
let c42 = (c39) + (13 * 18)
let c43 = ((13 * 18)) * (13 * 18)
let c44 = c41 - (c40)
let c45 = (match n34 with | (0 | 6) when (((); 12) <> (n34 / 4)) -> (n34 + n34) | 0 -> (if false then 7 else n34) | 1 -> (let v37 = (let rec f36 p35 = ref 2.0 in f36) in n34) | (2 | _) -> (n34 - n34) | _ -> (n34 * 6)) lxor (c42)
let c46 = (c43) lxor c41
let c47 = (match n34 with | (0 | 6) when (((); 12) <> (n34 / 4)) -> (n34 + n34) | 0 -> (if false then 7 else n34) | 1 -> (let v37 = (let rec f36 p35 = ref 2.0 in f36) in n34) | (2 | _) -> (n34 - n34) | _ -> (n34 * 6)) lxor (c41)
let c48 = (c44) + c47
let () = note_int c48
let n61 = (int_of_string (string_of_int (match C15 with | C16 -> c47 | C5 { r6 = q49; r7 = q50; r8 = q51; r9 = _ } -> c46 | C15 -> c39 | C10 q52 -> c48 | ((C5 { r7 = _; r8 = (_, _); r9 = C19; _ }) | (C11 { r12 = _; r13 = _; _ })) -> 0))) - (let v60 = (try (let _v59' = (let rec f58 p56 p57 = C15 in f58) in C3) with | _ -> C3) in (let c43 = 3 in c38))
let () = note_int n61
let rec pick62 p63 p64 p65 =
  if p63 then p64 else p65
let a66' = Array.make 2 3
let () = (mix_ints a66' 0 2; note_end 0)
let a67 = a66'
let () = (pick62 ((int_of_float (-3.25)) != (let _v68 = c45 in n61)) a66' a67).(0) <- (Array.length a67)
let () = note_int a66'.(0)
let () = note_int a67.(0)
let () = (if ((compare ((let rec f69 pick62 = (-100.75) >= (-0.0) in f69) (Array.mapi (fun p70 p71 -> p70) (Array.make 16 false))) (max (List.for_all (let rec f72 c45 = true in f72) []) (true != false))) + 31) > c43 then (a67.(1) <- (match n7 with | C3 -> (if ((); true) then (match C18 with | ((C17 _) | C19) -> c39 | C18 -> c48 | (C19 | C19) when (((c43 - c48) + 1073741824) >= (-1073741824)) -> c42 | ((C17 'a'..'m') | C19) -> 2 | C17 _ -> c42 | C17 'n' -> n61 | _ -> c48) else (match n7 with | C3 -> c46 | C0 { r1 = q74 } -> c45 | C4 -> c43 | C2 (q75, q76, a66') -> c43)) | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> (1073741824 * (try (n61 + 1) with | _ -> 2)) | C4 -> a67.(0) | (C2 ("a", q77, c43) as w78) -> a66'.((let i79 = 18 in if i79 >= 0 && i79 < Array.length a66' then a66'.(i79) else 19) land 1) | C2 ("", q80', q81) -> a67.(1) | C2 (q82, q83, q84) -> c44)))
let f86 = fun p85 -> -10.0
let v219 = (match ((if false then () else ()); C18) with | (C19 | C19) -> (
  'k') | C18 -> (
  let rec loop90 i87 s88 s89 =
    if i87 < 12 then (
      loop90 (i87 + 1) (s88 + 715827883) (s89 + (if s88 < s88 + 715827883 then 1 else 3))
    ) else
      (s88, s89)
  in
  let (n92, n93) = loop90 0 2147483640 0 in
  note_int n92;
  note_int n93;
  (let s94 = (clip "b c") ^ "a" in let i95 = -16 in if i95 >= 0 && i95 < String.length s94 then s94.[i95] else 'z')) | C17 'a'..'m' -> (
  let v118' = ((fun p96' p97 p98 -> None), (if min false true then (try (String.fold_left (let rec f101 p99 p100 = ref c43 in f101) (ref 19) "") with | _ -> (ref c48)) else ((let rec f103 p102 = ref c46 in f103) c44)), (match C3 with | C3 -> ('\'', C3) | ((C2 (_, _, _)) | (C0 { r1 = _ })) -> ('\255', C3) | C4 -> (match C3 with | C2 (_, _, q107) when (Array.mem (c40 + 14) a67) -> ('0', C3) | (C3 | C3) -> ('\n', C3) | C0 ({ r1 = ((-1), q108) } as w109) -> ('0', C3) | C0 { r1 = (a66', a67) } -> ('a', C3) | (C3 as w110) -> ('\n', C3) | C4 -> ('\255', C3) | C2 ("a", q111, c43) -> ('\n', C3) | C2 ("", _, _) -> ('z', C3) | ((C2 (q112, q113, q114)) | (C2 (q112, q113, q114))) -> ('\n', C3)) | C2 (q115, q116, q117) -> ('0', C3)), C16) in
  ((let (_, m120, m121, m124) = v118' in mix_0 5 m120; (let (m122', m123) = m121 in mix (Char.code m122'); mix_1 5 m123); mix_2 5 m124); note_end 0);
  (match (match C3 with | C3 when ((); (1.5 <> (-1.5))) -> C18 | C0 ({ r1 } as w125') when (match String.concat "tail \" end" ["b c"; clip "12"] with | "a" -> (not false) | "a" -> ((); true) | ("" | "") -> ((c47 + (-32769)) < 20) | q126 -> ('a' != 'z')) -> C18 | C4 -> C18 | C2 (_, q127, _) when (c47 >= (-2)) -> C18) with | ((C17 _) | C18) -> (let s128 = "b c" in let i129 = c44 in if i129 >= 0 && i129 < String.length s128 then s128.[i129] else ' ') | C19 -> ((); '\n') | (C18 as w130) -> (let s131 = "\000\255x" in let i132 = c48 in if i132 >= 0 && i132 < String.length s131 then s131.[i132] else 'a') | (C18 | (C17 _)) -> (try (match ((fun p133 p134 p135 -> None), (ref c42), ('0', C3), C15) with | (q136, q137, ('a'..'m', _), q138) -> ' ' | ((_, c40, ('0'..'9', _), q139) | (_, c40, (_, _), q139)) -> '\'' | (_, _, ('n', C3), q140) -> ' ' | (_, q141, ('n', (C0 ({ r1 = q142 } as w143))), _) -> ' ' | (_, q144, ('n', C4), q145) -> 'z' | (q146, q147, ('n', (C2 (q148, _, q149))), q150) -> '0' | (q151, q152, (q153, q154), _) -> q153 | exception _ -> '\255') with | _ -> '\n') | exception Failure q155 -> (try (snd (n61, 'a')) with | Division_by_zero -> 'a' | Failure q156 -> '\n' | Not_found -> 'z' | Match_failure _ -> '\255') | exception Not_found when (if if false then false else true then (false && false) else (not false)) -> (match n7 with | (C3 | C3) -> '\'' | C0 { r1 = q157 } -> '\255' | C4 -> '\'' | C2 (_, q158, _) -> '\'') | exception Match_failure _ -> 'z' | exception _ -> (Char.chr (c45 land 255)))) | C17 ('0'..'9' as w159) -> (
  print_int (if Result.is_error (Ok "12") then 2147483646 else (String.length "tail \" end"));
  print_byte 32;
  print_float (if false >= true then (if true then 0.5 else 0.5) else (10.0 +. 1.5));
  print_newline ();
  List.fold_left (let rec f162 a67 p160 = (let _v161 = false in a67) in f162) (Char.chr (c47 land 255)) (C15 :: [])) | (C17 'n' as w163) -> (
  let n167 = if if List.equal (fun a67 p164 -> true) [] [] then (16 <> c46) else (c44 = 16) then ((-4097) lxor ((let rec f166 p165 = 3 in f166) (-0.0))) else c44 in
  note_int n167;
  (try (
    let rec f168 p169 p170 =
      let table173 = Array.make 2 (let rec g171 u172 = p169 in g171) in
      table173.(1) <- (let rec g171 u172 = (match C3 with | (C3 | C3) -> 1.0 | C0 { r1 = (0.0 | 0.0) } -> p169 | ((C2 (_, _, _)) | (C0 { r1 = _ })) -> p169 | (C4 | C4) -> p169 | C2 (_, q176, q177) -> p169) in g171);
      table173.(1) p170
    in
    let x184' = f168 (let (_, (q182', q183), _) = ((fun p178 -> true), ('\n', 10.0), (fun p179 p180 p181 -> p180)) in q183) a67.(18 land 1) in
    note_float x184';
    let x186 = (try (
      assert (hide 1 3 = 3);
      let n185 = a67.(1) in
      (x184' /. (-0.5)) +. (100.75 *. 2.0)) with | _ -> (f86 (Array.make 2 100.75))) in
    let x189 = f86 (min (Array.fold_right (let rec f188 p187 n167 = n167 in f188) a66' (Array.make 2 x186)) (Array.make 2 (-10.0))) in
    note_float x189;
    a67.(1) <- 65536) with | _ -> (try (let v190 = (c48, c48, C15) in ()) with | _ -> ()));
  max '\182' '\021') | C17 q191 -> (
  let v216 = Array.fold_left (fun pick62 p192 -> pick62) ((try (match ((List.fold_left (fun () p193 -> ()) () []); (fst (10.0, true))) with | 0.5 -> (let (q194, q195, q196, q197) = if true then (false, (1.5, c45), [], (10.0, (-3.25), "12")) else (true, ((-3.25), c44), [], (10.0, 100.75, "")) in if q194 then ((c46, c47, c48, q194), 10.0, n61, C15) else ((20, c40, n61, q194), 3.25, c42, C15)) | (0.5 as w198) -> (((); (n61, c48, 6, true)), ((); w198), (n61 lor c41), (C10 "b c")) | _ -> (((); (c43, c46, 7, false)), (floor 10.0), (-9), (match C3 with | C3 -> C15 | ((C0 { r1 }) | (C0 { r1 })) -> C15 | (C3 | C4) -> C15 | C2 _ -> C15))) with | _ -> ((match n7 with | C3 -> () | C0 { r1 = _ } -> () | ((C4 as w199) | (C0 { r1 = _ } as w199)) -> () | (C2 (q200, _, _) as w201) -> ()); ((c39, c48, n61, false), 1.0, c38, C15))), (if false then ((); q191) else (match q191 with | 'a'..'m' -> ((let rec f204 (q202, _, q203) = q191 in f204) (5, false, c45)) | 'a'..'m' -> (let (q205, _) = ((ref false), q191) in q191) | ('n' | 'n') -> (let s206 = "12" in let i207 = c44 in if i207 >= 0 && i207 < String.length s206 then s206.[i207] else q191) | 'a'..'m' -> (let v213 = fun p208 p209 -> ((let rec f212 p210 p211 = p208 in f212), c46) in q191) | 'n' -> q191 | q214 -> q214)), (let _v215' = a66'.(wrap (List.compare_lengths [] []) 2) in ((ref _v215'), (Ok false), [], (compare c40 c47)))) a67 in
  let _ = pick62 (0.0 <= (-1.5)) (Array.map (let rec f218 p217 = n61 in f218) a67) a67 in
  '\226'))
let () = (mix (Char.code v219); note_end 0)
let () = note_int c41
let () = note_int c40
let () = note_int n34
let () = (mix_3 5 n7; note_end 0)
let () = note_int c44
let () = note_int c42
let () = note_int c38
let () = ()
