type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 p5 =
  (if min (false && true) (false || false) then raise (E0 (Ok 1)));
  ((try 7 with | _ -> (-1)) - (-4096)) <= 17
let v30 = (try (f4 (try (let rec f8 f4 p6 p7 = f4 in f8) with | Invalid_argument _ -> (let rec f12 p9 p10 p11 = 16 in f12) | Failure q13 -> (let rec f17 p14 p15 p16 = p14 in f17) | Not_found -> (let rec f21 p18 p19 p20 = p18 in f21) | E1 -> (fun p22 p23 p24 -> p22))) with | E0 (Ok _) -> (try (f4 (let rec f27 p25 p26 f4 = 16 in f27)) with | E0 (Ok q28) -> true | E0 (Error _) -> false) | E0 (Error q29) -> ((q29 - 2147483647) < 17))
let c34 = ((if v30 then (int_of_float 0.0) else (5 + 5))) lxor (match Array.make 3 0 with | [|0|] -> 7 | ([|4|] as w31) when (not (String.exists (fun p32 -> v30) "")) -> 2 | [|(4 | 4)|] when v30 -> 15 | [|4|] -> (-1) | [|_|] -> 16 | q33 -> 5 | _ -> 4)
let c35 = ((match Array.make 3 0 with | [|0|] -> 7 | ([|4|] as w31) when (not (String.exists (fun p32 -> v30) "")) -> 2 | [|(4 | 4)|] when v30 -> 15 | [|4|] -> (-1) | [|_|] -> 16 | q33 -> 5 | _ -> 4)) + (match Array.make 3 0 with | [|0|] -> 7 | ([|4|] as w31) when (not (String.exists (fun p32 -> v30) "")) -> 2 | [|(4 | 4)|] when v30 -> 15 | [|4|] -> (-1) | [|_|] -> 16 | q33 -> 5 | _ -> 4)
let c36' = ((if v30 then (int_of_float 0.0) else (5 + 5))) + (match Array.make 3 0 with | [|0|] -> 7 | ([|4|] as w31) when (not (String.exists (fun p32 -> v30) "")) -> 2 | [|(4 | 4)|] when v30 -> 15 | [|4|] -> (-1) | [|_|] -> 16 | q33 -> 5 | _ -> 4)
let c37 = c34 lxor (c35)
let () = note_int c37
let f38 p39 p40 =
  (if true then raise Division_by_zero);
  a3.(wrap (match 100.75 with | (0.5 | 0.5) -> p40 | q41 -> c37) 7)
let x43 = (try (f38 (fun p42 -> ("", 7, c36')) (if v30 then raise Division_by_zero else (-2))) with | Division_by_zero -> (coarse (cos (limit 3.25 (-100.0) 100.0))))
let () = note_float x43
let () = a3.(hide 1 6) <- (if true then (try (f38 (fun p44 -> ("b c", c36', 20)) c36') with | Division_by_zero -> x43) else (-2.0))
let unused47 = (try (f38 (let rec f46 p45 = ("b c", c37, 3) in f46) (succ c36')) with | Division_by_zero -> (x43 *. x43))
let rec f48 p49 p50 p51 =
  if p49 < 1 then
    ((x43, p50, '\255', v30), true, [])
  else (
    if String.contains (let v52 = Array.make 3 16 in "tail \" end") (let s53 = "" in let i54 = c36' in if i54 >= 0 && i54 < String.length s53 then s53.[i54] else '\255') then raise E1 else (let r55 = f48 (p49 - 1) p50 (match c35 with | 6 -> 19 | (3 as w56') -> (w56' - p51) | 2 -> (8 - 0) | 4 -> (max c35 c36') | 2 -> c35 | (4 | 4) -> (18 mod 1) | 9 -> 3934 | 3 -> p49 | q57 -> q57) in r55)
  )
let v60 = (try (f48 1 ((v30, (x43, x43)) >= (v30, (x43, x43))) (let (x43, q58, a3, q59) = ((-0.5), None, (Array.make 2 3.25), 7) in c37)) with | E1 -> (let f48 = x43 in ((x43, v30, '\n', v30), v30, [])))
let () = ((let (m61, m66, _) = v60 in (let (m62, m63', m64, m65) = m61 in mix_float m62; mix (if m63' then 1 else 0); mix (Char.code m64); mix (if m65 then 1 else 0)); mix (if m66 then 1 else 0)); note_end 0)
let () = ((let (m68, m73, _) = v60 in (let (m69, m70, m71, m72) = m68 in mix_float m69; mix (if m70 then 1 else 0); mix (Char.code m71); mix (if m72 then 1 else 0)); mix (if m73 then 1 else 0)); note_end 0)
let f75 p76 =
  (if (c36' + 1023) > (p76 + c36') then raise E1);
  16
let n77 = (try (f75 (c37 - c37)) with | E1 -> (int_of_string (string_of_int c36')))
let n80 = (try (f75 ((let rec f79 p78 = 3 in f79) 0.0)) with | E1 -> c36')
let () = note_int n80
let n293 = (match if (try (f4 (fun p81 p82 p83 -> c35)) with | E0 (Ok (7 as w84)) -> v30 | E0 (Ok (-2147483647)) -> v30 | E0 ((Ok (-2) as w85)) -> v30 | E0 (Ok q86) -> v30 | E0 (Error _) -> v30) then (if v30 then [] else []) else ([] :: []) with | [] -> (
  let unused94 = (try (f4 (let v87 = Array.make 4 3 in (let rec f91 p88 p89 p90 = p88 in f91))) with | E0 (Ok q92') -> v30 | E0 (Error q93) -> ((n77 + 1023) <= 15) | _ -> v30) in
  let x196 = (try (
    let v172 = (match (match v60 with | ((q95, true, q96, q97), q98, []) -> ((fun p99 -> []) n80) | ((q100, (true | true), _, _), _, ((q101 :: q102) as w103)) -> [((Ok v30), q100, [], (n77, c35, n77)); ((Ok v30), q100, [], (n77, q101, q101)); ((Ok false), x43, [], (n80, q101, q101))] | ((_, false, _, q104), f75, _) -> (match v60 with | (q105', _, []) -> [] | (((q106, _, q107, _), _, (q108 :: q109)) | ((q106, _, q107, _), _, ((q108 :: _) as q109))) -> [])) with | [] -> (
      let f110 p111 p112 =
        (if (try (f4 (fst ((let rec f116 p113 p114 p115 = c34 in f116), v30))) with | E0 (Ok q117) -> (try ((n80 + (-1073741824)) <= c36') with | Invalid_argument q118 -> v30 | Not_found -> v30 | E0 ((Ok 1 as w119)) -> v30 | E0 (Ok 4) when (x43 >= (coarse (atan (limit x43 (-9.0) 9.0)))) -> v30 | E0 (Ok q120) -> v30 | E0 (Error q121) -> v30 | E1 when false -> v30 | _ -> v30) | E0 (Error q122) -> ((n80 - 2147483647) > 11)) then raise E2);
        p111.(0)
      in
      let x123 = (try (f110 [|x43; x43; x43; x43|] (try [|x43|] with | _ -> (Array.make 1 x43))) with | E2 -> x43) in
      let x131 = (try (f110 ((fun p124' -> Array.make 4 x123) "b c") (match v60 with | (((q125, q126, q127) as w128) | ((q125, q126, q127) as w128)) -> (Array.make 1 2.0))) with | E2 -> (match v60 with | ((q129, q130, _) | (((_, _, _, _) as q129), q130, _)) -> x123)) in
      let rec f132 p133 p134 p135 =
        if p133 <= 0 then
          (- n77)
        else (
          if (match v60 with | (((1.0 as w136), q137, q138, _), q139, []) -> (match q138 with | 'a'..'m' -> q137 | 'n' -> q137 | (('a'..'m' as w140) | ('n' as w140)) -> false | '0'..'9' -> q137 | q141 -> true) | ((1.0, q142, q143, _), _, (q144 :: _)) -> true | ((_, _, q145, q146), q147, _) -> (n77 = p133)) then raise (E0 ((); (Ok n77))) else (let r148 = f132 (p133 - 1) p134 p135 in r148)
        )
      in
      let n149 = f132 5 (match n80 with | (6 | 6) -> (Array.make 4 c37) | -2 -> (Array.make 4 n80) | _ -> (Array.make 4 n80)) 8 in
      note_int n149;
      ((false :: []), (n80 + c37), (let v150 = c37 in Array.make 1 x131))) | ((_, q151, q152, (q153, q154, q155)) :: f48) -> (
      let x156 = 1.7976931348623157e308 in
      let rec f157 p158 p159 =
        if p158 < 1 then
          (q155 < c36')
        else (
          if Result.is_error (if v30 then (Ok (ref (ref true))) else (Ok (ref (ref v30)))) then raise E1 else (let r160 = f157 (p158 - 1) (if v30 then (let (q161, q162, _) = ([], (ref '0'), q151) in p159) else (if v30 then p159 else p159)) in r160)
        )
      in
      let v170' = f157 9 (let rec f169 p163 p164 p165 = ((fun p166 p167 p168 -> 0.0), n80) in f169) in
      (((fun p171 -> []) x156), (10 * 1), (create_array 1 x156)))) in
    let f173 c36' =
      (if (x43 >= 0.0) && (let _v174 = n80 in v30) then raise E1);
      x43
    in
    let x175' = f173 (if v30 then (x43, c37) else (x43, c36')) in
    note_float x175';
    let x187 = f173 (match v60 with | (((_, _, _, _), _, _) | (_, _, [])) -> (x175', 9) | (_, _, (q180 :: [])) -> (x43, c36') | (q181, q182, (q183 :: (q184 :: []))) -> (x175', n77) | ((_, _, (_ :: (_ :: (_ :: _)))) | ((_, _, _, true), _, _)) -> (x175', (-1))) in
    let f190 = fun v172 -> x175' *. ((if v30 && v30 then (try (if v30 then () else ()) with | Invalid_argument _ -> () | Not_found -> () | Match_failure _ -> () | E0 (Ok q188) -> () | E0 (Error q189) -> () | E1 -> () | E2 -> ())); x175') in
    let x192 = (fun p191 -> p191) (try (f173 ((-0.5), n80)) with | E1 -> a3.(5)) in
    (float (-3)) *. (x192 -. x192)) with | E0 (Ok q193) -> (1.5 +. x43) | E0 (Error q194) -> (try (f38 (fun p195 -> ("a", q194, c37)) n80) with | Division_by_zero -> x43) | E1 -> (if true then 2.0 else 100.75)) in
  note_float x196;
  (let _v198 = (let v197 = x196 in ref x196) in Array.length a3)) | ((_ :: []) | (_ :: [])) -> (
  let rec f199 p200 p201 p202 =
    if p200 < 1 then
      (ref 7)
    else (
      if (try (f4 (let _v203 = p201 in (let rec f207 p204 p205 p206 = n80 in f207))) with | E0 _ -> p202) then raise (E0 (let _v208 = "a" in Ok 7)) else (let r209 = f199 (p200 - 1) p201 p202 in r209)
    )
  in
  let v213 = (try (f199 4 (-5e-324) (not false)) with | E0 (Ok q210) -> (ref n77) | E0 (Error 4) -> (let _v211 = n77 in ref c36') | E0 (Error 1) -> (ref n80) | E0 (Error q212) -> (max (ref c35) (ref q212))) in
  (mix_0 5 v213; note_end 0);
  let v219 = (try (f199 3 (float_of_string "1.0") v30) with | E0 _ -> (match v60 with | (q214, q215, []) -> v213 | (q216, q217, (q218 :: v60)) -> v213)) in
  (mix_0 5 v219; note_end 0);
  let f220 p221 =
    (if (let (q222, _, q223) = if v30 then raise Not_found else ((Array.make 8 10.0), v30, x43) in n80 > c35) then raise Not_found);
    'g'
  in
  let v224 = (try (f220 1) with | Not_found when (if if false then true else v30 then ("\000\255x" = "tail \" end") else v30) -> 'G' | _ -> (try (f220 c36') with | Not_found -> 'a')) in
  let v225 = (try (f220 (succ 13)) with | Not_found -> (Char.lowercase_ascii v224)) in
  n80 * (n80 - n80)) | ((_ :: []) | (_ :: (_ :: _))) -> (
  let v292 = (match Result.bind (let v226 = v30 in Ok x43) (fun p227' -> (let v228 = -2 in Ok 11)) with | Ok (0 | 0) -> (
    let rec f229 p230 p231 =
      if p230 > 0 then (
        if (if v30 then x43 else x43) > (try (f38 (let rec f233 p232 = ("b c", n77, n80) in f233) (-3)) with | Division_by_zero -> x43) then raise E2 else (let r234 = f229 (p230 - 1) p231 in r234)
      ) else
        x43
    in
    let x237 = (try (f229 0 (let f75 = ((fun p235 -> "b c"), c37) in Array.make 2 ('a', n80, 17))) with | E2 -> ((let rec f236 f75 = x43 in f236) (ref n80))) in
    note_float x237;
    []) | Ok 5 -> (
    let n256 = min (c34 + c37) (max (n77 - (-2)) (match v60 with | (q238, (true | true), []) -> c37 | (q239, (false | true), []) when ((string_of_bool false) < (String.make 4 '\'')) -> c37 | ((q240', false, []) | (q240', _, _)) when (not (match q240' with | (_, q241, 'a'..'m', q242) -> q242 | ((q243, q244, '0'..'9', _) | (q243, _, 'n', q244)) -> v30 | (q245, _, q246, _) -> v30)) -> n80 | (q247, false, []) -> c37 | ((q248, n77, _) | (q248, n77, _)) -> (-3) | (q249, (true as w250), (q251 :: q252)) -> c34 | (q253, false, (q254 :: q255)) -> 9 | _ -> c35)) in
    let rec f257 p258 p259 =
      if p258 <= 0 then
        p259
      else (
        if not (v30 && false) then raise E2 else (let r260 = f257 ((-1) + p258) p259 in r260)
      )
    in
    let x261 = (try (f257 (hide 0 0) (x43 -. 1.5)) with | E2 -> x43) in
    let x262 = (try (f257 3 a3.(5)) with | E2 -> (3.25 -. x261)) in
    ((let _v266 = (let rec f265 p263 n80 p264 = Ok p264 in f265) in ()); [])) | (Ok (1 | 1) as w267) -> (
    (let (q268, q269) = ((Array.make 4 x43), false) in (let (_, _) = (x43, []) in []))) | Ok (-2147483647) -> (
    let v283 = (match v60 with | ((_, q270, _, q271), _, []) -> (try (f75 n80) with | E1 -> 8) | (((q272, q273, q274, q275), _, (q276 :: q277)) as w278) -> (match v60 with | (q279, true, []) -> c37 | (_, false, []) -> n77 | (q280, q281, (q282 :: _)) -> q276)) == ((-19) mod (c36' lor 1)) in
    let f284 p285 =
      let v286 = ((if v283 then 0.5 else (-100.75)) /. (-10.0)) < x43 in
      raise (Invalid_argument "a")
    in
    let x288 = (try (f284 true) with | Invalid_argument q287 -> x43 | _ -> x43) in
    note_float x288;
    []) | Error q289 -> (
    []) | ((Ok q290) | (Ok q290)) -> (
    []) | Error q291 -> (
    [])) in
  8))
let () = note_int n293
let () = note_int n80
let () = note_int n293
let () = note_int c35
let () = note_int n77
let () = (mix_floats a3 0 7; note_end 0)
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = note_int c36'
let () = ((let (m294, m299, _) = v60 in (let (m295, m296, m297, m298) = m294 in mix_float m295; mix (if m296 then 1 else 0); mix (Char.code m297); mix (if m298 then 1 else 0)); mix (if m299 then 1 else 0)); note_end 0)
let () = ()
