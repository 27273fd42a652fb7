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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (char -> int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y278) -> mix 1; mix_0 (d - 1) y278
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
let f8 p9 p10 p11 =
  (clip (string_of_int (-13))) ^ (let _v12 = Ok 0.5 in "schivckf")
let g13 = f8 ((); n7)
let g14 = g13 (6, true)
let s15 = g14 (int_of_float 10.0)
let s16 = g14 ((); n7)
let f17 p18 p19 p20 =
  Array.exists (let rec f22 p21 = false in f22) (Array.make 6 16)
let g23 = f17 (if false then C15 else C15)
let g24 = g23 (let v27 = fun p25 p26 -> 5 in None)
let v28 = g24 [n7]
let v30 = g24 (List.filteri (fun p29 v28 -> true) [])
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = print_int n7
let () = print_byte 32
let () = print_float ((1.5 +. (-10.0)) *. (-. (-0.5)))
let () = print_newline ()
let f31' p32 p33 p34 =
  (if true then ((if not (p34 && false) then (match [] with | ([] as w35) -> (match w35 with | [] -> () | ((p32 :: []) as w36) -> () | (q37 :: ((_ :: _) as w38)) -> ()) | (_ :: p34) -> (let v41 = (let rec f40 p39 = -2.0 in f40) in ())) else (if ((); v28) then (p33.(wrap (n7 asr 14) 2) <- 0.0) else (if false then () else ()))); '\136') else ((); (match p32 with | C16 -> (let (q42, _, q43) = (None, 1.5, n7) in ((); 'z')) | C5 { r6 = q44; r7 = 0.5; r8 = _; _ } -> (match C3 with | (C3 | C3) -> (Char.uppercase_ascii ' ') | C0 { r1 = [|q45; p34; 1.0; _|] } -> 'H' | C0 { r1 = [|q46; q47; q48; _|] } -> (match C15 with | C16 -> 'a' | C5 ({ r6 = q49; r7; r9 = _; _ } as w50) -> '\255' | (C15 | (C11 { r12 = _; r13 = _; _ })) -> '\'' | C10 q51 -> '\'' | C11 ({ r12 = q52; r13 = q53; r14 } as w54) -> 'a') | C0 { r1 } -> (let _v55 = C3 in ' ') | (C4 | C4) -> (fst ('\255', n7)) | C2 (q56, q57, q58) -> (fst ('\255', 10.0))) | ((C5 { r7 = q59; r8; r9 = q60; _ }) | (C5 { r7 = q59; r8; r9 = q60; _ })) -> (let s61 = f8 17 (n7, p34) n7 in let i62 = n7 in if i62 >= 0 && i62 < String.length s61 then s61.[i62] else '\255') | (C15 | C15) -> (let s63 = (let (q64, _, q65) = (((-3.25), v30, '\n', v30), n7, n7) in s16) in let i66 = List.length [] in if i66 >= 0 && i66 < String.length s63 then s63.[i66] else '0') | C10 q67 -> (let s68 = f8 n7 (n7, p34) n7 in let i69 = n7 in if i69 >= 0 && i69 < String.length s68 then s68.[i69] else 'z') | C11 { r12 = _; r13 = q70; _ } -> (if (n7 + (-2147483648)) <= (-1) then (let s71 = "" in let i72 = n7 in if i72 >= 0 && i72 < String.length s71 then s71.[i72] else '\n') else (try (if p34 then raise Division_by_zero else '0') with | Division_by_zero -> '\'')))))
let g73 = f31' (match [] with | [] -> C15 | (q75 :: q76) -> C15)
let g74 = g73 (create_float_array 2 1.5)
let v77 = g74 ('a' == '0')
let v78 = g74 (f17 C15 None [])
let () = (mix (Char.code v78); note_end 0)
let n276 = (match (C5 { r6 = (n7 / (n7 lor 1)); r7 = (try (if v30 then raise (Failure s16) else 10.0) with | Failure q79 -> 0.5); r8 = (C18, (-2)); r9 = (let ((q80, _, q81, q82') as w83) = (n7, C15, (Array.make 1 n7), (4, 0.0)) in C18) }) with | C16 -> (
  let f84 p85 p86 p87 =
    let v78 = C18 in
    (p87 asr ((p87 * p87) land 31)) = (let o88 = p87 in let o89 = 11 in let o90 = p87 in let ( || ) a b = (a lsl 1) + b and ( ||| ) a b = a * 2 - b and ( mod ) a b = (a lsl 1) + b in o88 || o89 || o90)
  in
  let g91 = f84 (let v93 = ((n7, (-1), false, false), v30, v28, 16) in n7) in
  let g92 = g91 (fun p94 -> (9, 1.5, n7, n7)) in
  let v95 = g92 n7 in
  let v96 = g92 (String.length s16) in
  (mix (if v96 then 1 else 0); note_end 0);
  let f97 p98 v30 p99 =
    (((let rec f104 f31' = (match if v96 then (let v100 = v96 in f31') else f31' with | None -> (Error (2 + p99)) | Some q101 -> (Ok q101) | None -> (Ok p99) | None when (let v102 = not v30 in (let v103 = 0.0 in v30)) -> (Error (try (p99 + p99) with | _ -> p99))) in f104) None), ((100.75 *. 1.0) +. (match p99 with | -1 -> (float_of_string "100.75") | (-2147483647 as w105) -> (float_of_int (let v106 = C15 in p99)) | 0 -> (match (let rec f108 p107 = v78 in f108) None with | ('a'..'m' as w109) -> ((-1.5) -. 0.5) | '0'..'9' -> (match ((4, "b c", p99, n7), (-2)) with | (((q110, q111, q112, q113) as w114), 8) -> 0.5 | ((q115, f84, q116, _), (-2147483647)) -> 0.0 | ((q117, q118, _, q119), 7) -> 0.5 | ((q120, p98, _, s15), q121) when q121 < (-9) -> 0.5 | (((_, q122, q123, q124) | (_, q122, q123, (-2147483648 as q124))), q125) -> 0.0) | ('n' | 'n') -> (0.0 +. 3.25) | q126 -> (let s16 = p99 in 1.0) | 'a'..'m' -> (-1e16)) | _ -> ((let _v127 = 3.25 in _v127) *. 1.0))), (let v128 = s16 in (match (match (match ((p99, s16, n7, p99), p99) with | ((q129, q130, 6, 8), _) -> v78 | ((_, _, (-2), 8), f84) when f84 = (-20) -> v78 | (((_, q131, q132, (q133 | (8 as q133))) as w134), _) -> v78 | ((q135, _, q136', (-2)), q137') -> v77 | ((q138, _, _, q139), q140) when q140 <> 11 -> '\255') with | ('a'..'m' | 'a'..'m') -> (C17 v78) | '0'..'9' when false -> (if v30 then raise Not_found else C18) | (('n' as w141) | ('n' as w141)) when w141 < '\024' -> ((); C18) | 'a'..'m' when ((p99 * 21) > n7) -> (C17 'z') | _ -> C18 | _ -> (if v96 then C18 else C18) | exception Match_failure _ -> (try (if v30 then C18 else C18) with | _ -> C18)) with | C19 -> (C0 { r1 = (match p98 with | ((_, _, q142, (-2)), q143) -> q143 | ((v128, _, v78, 5), q144) -> v128 | ((q145, q146, _, q147), 9) -> q147 | (((_, "a", _, q148), q149) | ((_, _, q149, _), (2 as q148))) -> q148 | (((q150, q151, q152, q153) | (q152, q151, q150, q153)), q154) -> q154) }) | C18 -> (C2 (s16, [|3.25; (-3.25); (-1.0); (-100.75)|], ((); (-10.0)))) | C17 'a'..'m' -> C3 | C17 q155 -> (if (n7 + (-2147483648)) >= p99 then ((); C3) else (if v30 then C3 else C3)) | exception Not_found -> (min C4 (C2 ("b c", (Array.make 4 (-3.25)), (-0.5)))) | exception Match_failure _ -> (match 2.2250738585072014e-308 with | (1.0 | 1.0) -> (let v159 = fun p156 p157 p158' -> 2.0 in C3) | 0.5 -> C3 | 0.5 -> C3 | q160 -> (C0 { r1 = 2 })))), (if ((); (match (match p98 with | ((q161, _, q162, _), (-3)) -> C18 | (((_, _, _, q163), 1) as w164) -> C18 | ((q165, (-2)) | (((_, _, _, _) as q165), (-1))) -> C18 | (((_, q166, q167, _), q168) | ((_, q166, (-3), q167), (6 as q168))) -> C18 | ((_, _, q169, q170), 6) -> C18 | ((_, q171, q172, q173), 9) -> C18 | ((q174, q175, q176, v78), 0) -> C18 | ((q177, _, q178, q179), _) -> C18) with | C19 -> v96 | C18 -> (f84 n7 (let rec f181 p180 = (p99, 0.5, p99, p99) in f181) 18) | (C18 as w182') -> v96 | C17 q183 -> true)) then ((let v184 = float_of_string "0.0" in 2.0), 2.0) else (0.5, (-1.0))))
  in
  let g185 = f97 (let (_, q187) = (n7, 100.75) in ((n7, s15, n7, n7), 1)) in
  let g186 = g185 (s16 <= s16) in
  let v188 = g186 (min n7 n7) in
  let v189 = g186 3 in
  ((print_endline s16); (if v96 then n7 else 20))) | C5 { r6 = _; r7 = q190; r8 = _; r9 } -> (
  let f191 p192 p193 p194 =
    let f195 p196 p197 p198 =
      (p194 / 1) = ((let v202 = (let rec f201 p199 p200 = 2.0 in f201) in ()); (match C15 with | C16 -> p194 | (C5 { r6 = _; r7 = q203'; r8; r9 } as w204) -> p197 | C15 -> 2 | C10 q205 -> 13 | C11 ({ r13 = q206; r14 = q207'; _ } as w208) -> 13))
    in
    let g209 = f195 0.1 in
    let g210 = g209 (let _v211 = Array.make 1 p194 in p194) in
    let v212 = g210 (float_of_string "10.0") in
    let v213 = g210 ((); q190) in
    let f214 p215 p216 p217 =
      1e999
    in
    let g218 = f214 false in
    let g219 = g218 (match p192 with | C3 -> false | C0 { r1 = [|q220; q221|] } -> true | C0 ({ r1 = _ } as w222) -> v212 | ((C4 as w223) | (C4 as w223)) -> v213 | C2 (_, q224, q225) -> v213) in
    let x226 = g219 (match r9 with | C19 -> (Array.make 4 p194) | (C18 | C18) -> (Array.make 4 p193) | C17 f31' -> (Array.make 4 p193)) in
    let x227 = g219 (Array.make 4 p193) in
    (match int_of_float 2.0 with | 5 -> ((match p192 with | ((C0 { r1 = _ }) | C3) -> () | C0 { r1 } -> () | C4 -> () | C2 (("a" | "a"), q229, _) -> () | C2 ("a", _, _) -> () | C2 ("", q230, _) -> () | C2 (_, q231, _) -> ()); []) | (3 | 3) -> ((let rec f240 p232 p233 = (let o234 = p193 in let o235 = (match r9 with | (C18 | C19) -> 14 | C18 -> p233 | C17 q236 -> p233 | exception _ -> p194) in let o237 = 1 + 20 in let o238 = (let v239' = v78 in p193) in let ( /. ) a b = a * 2 - b and ( @ ) a b = b - a and ( *! ) a b = a * 2 - b in o234 @ o235 *! o237 /. o238) in f240) :: (try [] with | Invalid_argument _ -> [] | Match_failure _ -> [])) | 1 -> ((let _v241 = (clip "") ^ "12" in fun p242 p243 -> p194) :: []) | 8 -> [] | 5 -> (let v249 = (match p192 with | C3 -> true | C0 { r1 = [|f195; 7|] } -> v30 | C0 { r1 = [|q244; _|] } -> v212 | C0 { r1 = _ } -> v213 | (C4 | C4) -> v212 | C2 (q245, q246, (0.5 | _)) -> v30 | ((C2 (_, q247, q248)) | (C2 (_, q247, q248))) -> v212) in []) | q250' -> (match p192 with | C3 -> [] | C0 ({ r1 = _ } as w251) -> [] | C4 -> [] | C2 ("a", q252, q253) -> [] | C2 ("", _, q254) -> [] | C2 (_, q255, _) -> []))
  in
  let g256 = f191 (try C3 with | Invalid_argument q258 -> C3) in
  let g257 = g256 (n7 mod 2147483647) in
  let v263 = g257 (let o259 = n7 in let o260 = 11 in let o261 = n7 in let o262 = n7 in let ( ||| ) a b = a lxor (b + 1) in o259 ||| o260 ||| o261 ||| o262) in
  (mix_0 5 v263; note_end 0);
  let v265 = g257 (let (q264, q190) = (q190, n7) in q190) in
  (mix_0 5 v265; note_end 0);
  Char.code (Char.chr ((-3) land 255))) | C15 -> (
  max 1073741824 (match v78 with | 'a'..'m' -> n7 | 'n' -> n7 | _ -> n7 | q266 when q266 < '\041' -> n7)) | C10 _ -> (
  let a267 = (match None with | (None | (Some _)) when ((truncate (-2.0)) > n7) -> (Array.make 11 9) | None -> (Array.make 11 11) | Some q268 when v30 -> (Array.make 11 n7) | Some q269 -> (Array.make 11 n7) | Some _ -> (Array.make 11 17) | None -> (Array.make 11 n7)) in
  let n272 = (hide 0 10) in
  let rec loop271 i270 =
    if i270 <> n272 then (
      (a267.(i270 + 1) <- ((a267.(i270)) - i270));
      loop271 (i270 + 1)
    ) else
      ()
  in
  loop271 0;
  (mix_ints a267 0 11; note_end 0);
  n7) | C11 ({ r12 = q273; r13 = _; r14 = q274 } as w275) -> (
  q274))
let () = note_int n276
let () = (mix_string s16; note_end 0)
let () = (mix (Char.code v78); note_end 0)
let () = (mix (if v28 then 1 else 0); note_end 0)
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = (mix (Char.code v77); note_end 0)
let () = note_int n7
let () = (mix_string s15; note_end 0)
let () = note_int n276
let () = ()
