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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let _ = C2 ((match C5 { r6 = (if "a" <> "a" then (3 + 20) else (int_of_float (-1.5))); r7 = (-. (2.0 *. 1.5)); r8 = ((match C3 with | C3 -> C18 | C2 (_, q0, _) -> C18 | C0 { r1 = (Ok q1) } -> C18 | ((C0 { r1 = (Error _) }) | (C0 { r1 = _ })) -> C18 | ((C0 { r1 = (Ok _) }) | C4) -> C18 | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> C18), (String.length "a")); r9 = C18 } with | C16 -> (match Array.fold_left (let rec f5 p3 p4 = C15 in f5) (if false then C15 else C15) (Array.init 3 (fun p6 -> true)) with | (C16 | (C10 _)) -> (match (try (-8460) with | _ -> 1) with | 9 -> (let v7 = 4 in "tail \" end") | -2147483648 -> (let v8 = C3 in "a") | (1 as w9) -> "jboakwbri" | (0 | 0) -> "xd" | q10 -> (match [] with | [] -> "a" | (((q11 :: []) as w12) | ((q11 :: []) as w12)) -> "b c" | (_ :: (q13 :: [])) -> "" | (q14' :: ((q15 :: (q16 :: _)) as w17)) -> "12")) | (C5 { r6; r7; r8; r9 = q18 } as w19) -> (if (try (if true then false else true) with | _ -> false) then (try (string_of_int 13) with | _ -> "b c") else (Array.fold_left (fun p20 w19 -> "\000\255x") "\000\255x" (Array.make 2 r7))) | C15 -> (if Option.is_some None then ((clip "b c") ^ "") else (max "12" "")) | ((C10 q21) | (C10 q21)) -> "lqybw" | C11 { r12 = q22; r14 = q23; _ } -> (List.fold_right (fun p24 p25 -> if true then p25 else p25) [] ((clip "tail \" end") ^ "\000\255x"))) | C5 ({ r6; r7 = q26; r8 = _; r9 = q27 } as w28) -> "mrkvizpuwyl" | C15 -> (try "ju" with | _ -> (let v29 = (match true with | true -> C18 | (true | false) -> C18) in Printf.sprintf "<%-4d|>" 8)) | C10 (-2) -> ((clip (if 2 <> 17 then ((clip "a") ^ "a") else (let v32 = fun p30 p31 -> '\255' in "a"))) ^ (Printf.sprintf "<%i>" (let v33 = 3.25 in 9))) | C10 (-3) -> (let v37 = (fun p34 -> "otvdomrm") (fun p35 p36 -> p35) in max (match 12 with | -1 -> v37 | _ -> "12") (string_of_int 0)) | C10 1 -> "yemajkk" | C10 (4 | 4) -> (snd ((false && true), (part "a" 18 18))) | C10 0 -> (let v38 = ((mix (Char.code ' ')); ((-1.0) *. 1.5)) in (match (match C18 with | C19 -> [] | C18 -> [] | C17 'a'..'m' -> [] | C17 ('a'..'m' | '0'..'9') -> [] | C17 q39 -> []) with | [] -> (try "b" with | _ -> "a") | (q40 :: q41) -> ((let rec f43 p42' = "12" in f43) None))) | C10 q44 -> ((); (string_of_float (abs_float ((); (-10.0))))) | C11 { r12 = q45; r13 = q46; r14 = q47 } -> (string_of_float (abs_float ((q46 /. 0.0) -. (max q46 (-10.0)))))), (match (((if false then 7 else 0) * ((-3) mod (-1))) > (if false then (let v48 = true in 18) else (compare 9 7))) with | false -> (match C17 (try (let (q53, q54) = ((-1), (let rec f52 p49 p50 p51 = p49 in f52)) in '\n') with | _ -> ' ') with | C19 -> (List.fold_left (let _v55 = C18 in fun p56 p57 -> p56) (match [] with | [] -> (Array.make 4 10.0) | (_ :: q58) -> (Array.make 4 1.5) | (C19 :: _) -> (Array.make 4 (-0.0))) ((fun p59 -> []) 4)) | C18 -> ((match C15 with | (C16 | C16) -> () | C5 ({ r6 = _; r7 = _; r8 = q60; _ } as w61) -> () | C15 -> () | ((C10 _) | C15) -> () | C11 { r12; r13 = q63; _ } -> ()); [|2.0; (-1.0); 2.0; 0.5|]) | C17 q64' -> [|((-1.5) *. 1.0); (match C15 with | C16 -> 0.0 | C5 { r7; r8 = (q65, _); _ } -> (-0.5) | C15 -> 1.5 | C10 8 -> 0.0 | C10 _ -> 2.0 | ((C11 { r12 = _; r13 = _; r14 = _ }) | C15) -> 1.0); (sqrt (-100.75)); (let v67 = ((Array.make 16 0), 0.0, [], 18) in 0.0)|]) | true -> (let (_, q70) = ((let (_, q68, q69) = (C15, false, (-1)) in 10), (if true then (-0.5) else 100.75)) in (let (_, _, q71, q72) = if true then ('z', 19, (Array.make 5 true), 1.5) else ('\'', 6, (Array.make 5 true), q70) in max (Array.make 4 (-0.5)) (Array.make 4 q72))) | false -> (match (let v73 = C16 in C5 { r6 = (Array.make 16 18); r7 = (-1.5); r8 = (C18, 17); r9 = C18 }) with | C16 -> (let v75 = (let _v74 = ((Array.make 3 2), C18, (-1), C15) in 13) in Array.init 4 (let rec f77 p76 = -1.5 in f77)) | ((C5 { r6 = q78; r8 = q79; r9 = q80; _ }) | (C5 { r6 = q78; r8 = q79; r9 = q80; _ })) -> [|(-1e16); (match q79 with | (C19, q81) -> 0.0 | (C18, q78) -> 3.25 | ((C17 'a'..'m'), q82') -> (-1.5) | ((C17 'n'), _) -> 100.75 | (((C17 q83), _) as w84) -> 0.5); (match 20 with | 5 -> (-10.0) | 3 -> 1.0 | q85 -> (-0.0)); (3.25 *. 100.75)|] | C15 -> [|(float 3); 4096.0; (0.0 /. 1.0); ((let rec f87 p86 = 0.5 in f87) true)|] | C10 q88 -> (match (let q88 = fun () -> Ok false in C15) with | C16 -> [|100.75; 100.75; 10.0; 1.5|] | C5 ({ r6 = q89; r7; r8 = q88; _ } as w90) -> (min (Array.make 4 w90.r7) (Array.make 4 w90.r7)) | C15 -> (match C15 with | C16 -> (Array.make 4 2.0) | C5 ({ r6 = (C19 as w91); r7 = _; r8 = q92'; r9 = q93' } as w94) -> (Array.make 4 1.0) | C5 { r6 = C18; r7 = q95; r8 = _; r9 = q96 } -> (Array.make 4 1.5) | C5 { r6 = ((C17 q97) | (C17 q97)); r7 = q98; r8 = q99; r9 = q100 } -> (Array.make 4 q98) | C15 -> (Array.make 4 0.0) | (C10 C19 as w101) -> (Array.make 4 10.0) | C10 C18 -> (Array.make 4 10.0) | C10 (C17 q102) -> (Array.make 4 100.75) | C11 { r12 = q103; r14 = q104; _ } -> (Array.make 4 1.0)) | C10 q105 -> ((let rec f107 p106 = Array.make 4 (-0.5) in f107) q105) | C10 _ when (let _v109 = (let v108 = (18, (Array.make 6 false)) in C3) in not false) -> (if true then (Array.make 4 1.0) else (Array.make 4 3.25)) | C11 { r13 = _; r14 = 6; _ } -> (Array.init 4 (let rec f110 q88 = 0.5 in f110)) | ((C11 { r12; r13 = q111'; r14 = _ }) | (C11 { r12; r13 = q111'; r14 = _ })) -> (Array.fold_right (let rec f114 p112 p113 = p113 in f114) q88 (Array.make 4 q111'))) | ((C11 { r12; r13 = _; r14 = _ }) | (C11 { r12; r13 = _; r14 = _ })) -> (Array.mapi (fun p115 p116 -> if true then p116 else (-0.5)) (Array.make 4 100.75))) | exception Invalid_argument q117 -> (if (Array.fold_right (fun q117 p118 -> q117) (Array.make 6 100.75) 1.5) <= ((-1.5) -. 1.0) then (try (if false >= true then raise Division_by_zero else [|0.0; 1.0; (-100.75); (-0.5)|]) with | Division_by_zero -> (create_float_array 4 0.0) | Match_failure _ -> (List.fold_left (let rec f120 q117 p119 = Array.make 4 2.0 in f120) (Array.make 4 0.0) []) | _ -> [|0.5; 1.0; (-0.0); (-2.0)|]) else (create_array (hide 0 4) (let q117 = (((-0.5), 10.0, 1, true), 0, 3, (fun p121 p122 -> 0.0)) in -2.0))) | exception Division_by_zero -> (max (Array.make 4 (-3.25)) (Array.make 4 (-0.0))) | exception Failure q123 -> (Array.make 4 100.75) | exception Not_found -> (Array.make 4 (-2.0))), 2.0)
let x264 = (match (try (List.tl []) with | Failure _ -> [] | _ -> (None :: [])) with | [] -> (
  let n262 = (try (
    let n261 = (match C2 ((string_of_bool true), (Array.mapi (fun p124 p125 -> 100.75) (Array.make 4 (-1.0))), (coarse (exp (limit 0.5 (-9.0) 5.0)))) with | C3 -> (
      ((fun p126 -> p126) 3) lxor ((-3) mod 16)) | C0 { r1 = _ } -> (
      7497 + 6) | (C4 as w127) -> (
      let w127 = (truncate (fabs (abs_float (let _v128 = Array.make 4 (-1.5) in 0.5)))) + (if ((18 < 13) || (match w127 with | (C3 | C4) -> false | C0 ({ r1 = q129 } as w130) -> true | C4 -> false | C2 (q131, q132, q133') -> false)) || ((compare 16 20) <> (let o134 = 5 in let o135 = 3 in let o136 = 20 in let ( asr ) a b = a * 2 - b and ( *. ) a b = a lxor (b + 1) in o134 *. o135 *. o136)) then (min ((match w127 with | (C3 as w137) -> 5 | C0 { r1 = true } -> 18 | C0 { r1 = false } -> (-1) | C4 -> 12 | ((C2 (q138, q139, q140)) | (C2 (q138, q139, q140))) -> 13) / 4096) (min (String.length "12") (17 mod (10 lor 1)))) else (compare (truncate 1.7976931348623157e308) ((4 asr 30) * (4 mod ((-3) lor 1))))) in
      let rec f141 p142 p143 p144 =
        if p142 > 0 then (
          (try (let r145 = f141 (p142 - 1) p143 p144 in if "\000\255x" < "12" then raise Not_found else r145) with | Not_found -> (let v146 = 0.5 in -3))
        ) else
          (p142 / (p142 lor 1))
      in
      let n147 = f141 (hide 1 7) C18 ((); []) in
      (if "\000\255x" <= "tail \" end" then (1 + 18) else (if false then 8 else n147))) | C2 (("a" as w148), [|q149; q150'; _; q151|], q152) -> (
      let rec f153' p154 p155 =
        if p154 > 0 then (
          ((f153' (p154 - 1) q152) -. ((f153' (p154 - 1) (p155 +. q151)) *. (p155))) -. (f153' (p154 - 1) q151)
        ) else
          (p155 +. p155)
      in
      let x156 = f153' 1 (sqrt q151) in
      let x157 = f153' 2 (try ((); q150') with | Division_by_zero -> q152 | Failure _ -> 0.5 | Match_failure _ -> 2.0) in
      note_float x157;
      let n174 = (match (match (let _v158 = C3 in C3) with | C3 -> (C15 :: []) | C0 { r1 = q159 } -> (C15 :: []) | C4 -> (Option.to_list None) | C2 (_, [|q160; q161; _; q162|], _) -> (max [] []) | C2 (q163, q164, q165) -> ((); []) | exception Failure q152 -> ((); []) | exception Not_found -> (C15 :: []) | exception _ -> (C15 :: [])) with | [] -> (
        let x166 = q151 in
        (-1073741824) asr 5) | (_ :: []) -> (
        let v170 = (let s167 = w148 in let i168' = (let v169 = fst (6, false) in 4096) in if i168' >= 0 && i168' < String.length s167 then s167.[i168'] else 'a') in
        (mix (Char.code v170); note_end 0);
        -32769) | (q171 :: (q172' :: q173)) -> (
        -7)) in
      (n174 + 0) asr 25) | C2 ("a", q175, _) -> (
      q175.((5 asr 0) land 3) <- q175.(3);
      13) | C2 ("", q176, q177) -> (
      let f178 p179 p180 p181 p182 p183 p184 p185 p186 p187 p188 p189 p190 q177 p191 p192 p193 p194 q176 p195' p196 p197 p198 p199 p200 p201 p202 p203 p204 p205 p206 =
        (p199 + (p205 * ((p192 + (p201 * (((q176 * (((p190 - ((p203 lxor ((p187) + p182)) * p192)) + p206) lxor q176)) * p196) + p206))) lxor p201))) + p206
      in
      let n233' = f178 q177 (match C15 with | ((C11 { r12 = _; r13 = _; r14 = _ }) | C16) -> C15 | C5 ({ r6 = _; r7; r8 = q207; r9 } as w208) -> C15 | (C15 as w209) when ((((let rec f211 p210 = 5 in f211) (Array.make 8 14)) - 1024) >= (3 * 12)) -> C15 | C15 when ((f178 q177 C15 8 20 8 q177 q177 (Ok 6) 8 q177 1.0 5 q177 12 17 q177 q177 20 q177 17 12 C15 12 100.75 19 q177 3 q177 8 20) = (( - ) 1 19)) -> C15 | (C15 | C15) -> C15 | ((C11 { r12; r13 = _; r14 = _ }) | (C10 r12)) -> C15 | C11 { r12; r13 = q212; r14 = q213 } -> C15) (f178 q177 C15 10 3 17 q177 q177 (Ok 9) 20 3.25 q177 (-2) 0.5 14 1 q177 q177 11 q177 7 1 C15 7 0.0 18 q177 18 q177 17 10) (min 13 10) (- 11) (match C18 with | C19 -> (-2.0) | C18 -> (-1.0) | C17 q214 -> q177) (List.assoc q177 []) (if true then (Ok (-3)) else (Ok 2)) (compare false true) q177 (match C15 with | C16 -> (-10.0) | C5 { r6 = q215; r7 = 1.0; r9; _ } -> q177 | C5 { r6 = _; r7 = q216; r8; r9 = q217 } -> q216 | C15 -> q177 | C10 (C3 | C4) -> q177 | C10 (C0 { r1 = q218 }) -> q177 | C10 (C4 | C4) -> q177 | C16 when (C18 < (let (q219, q177) = ([], (Array.make 2 10)) in C18)) -> q177 | C10 (C2 (q220, _, q221) as w222) -> q221 | C11 { r12 = q223; r13; r14 } -> r13) (0 / (17 lor 1)) q176.(1) (15 + 13) (8 + 17) (float_of_int (-3)) (-. q177) (match 4 with | -2147483648 -> (-3) | 1 -> 13 | -2 -> 13 | (2 as w224) -> (-2) | (4 as w225) -> w225 | 5 -> 12 | (9 | (-2)) -> 19 | 0 -> 12 | (3 | 1) -> 13 | q226 -> q226) (if false then q177 else q177) (16 + 5) (let o227 = 3 in let o228 = 20 in let o229 = 17 in let ( := ) a b = b - a and ( ** ) a b = a * 2 - b in o227 := o228 := o229) (C10 q177) (9 mod 7) (100.75 -. 1.0) (let o230 = 5 in let o231' = 4 in let o232 = 13 in let ( || ) a b = a * 2 - b in o230 || o231' || o232) (min q177 q177) (min 17 (-1)) q176.(0) (try (15 mod (20 lor 1)) with | _ -> 15) ((); 2) in
      note_int n233';
      let n234 = f178 (try q177 with | _ -> q177) C16 (n233' mod (n233' lor 1)) (max 5 18) (Array.length q176) q176.(3) (try ((); (-100.75)) with | _ -> q177) (Ok 14) (f178 q177 C15 n233' n233' 6 q177 q177 (Ok 18) n233' q177 q177 17 q177 n233' 3 q177 3.25 n233' q177 n233' 17 C15 n233' q177 7 q177 n233' q177 n233' 15) q177 0.0 n233' q177 n233' n233' q177 (-10.0) 18 q177 n233' n233' C15 n233' q177 1 q177 n233' q177 n233' n233' in
      n234) | C2 (q235, q236, q237') -> (
      let v260 = (match if if true then false else false then raise Not_found else C18 with | C19 -> (
        let a252 = (match Array.fold_right (fun p238' p239 -> p239) q236 (C17 '0') with | C19 -> (let _v244 = (let rec f243 p240 p241 p242 = q237' in f243) in if true then (Array.make 3 q237') else (Array.make 3 3.25)) | (C18 | C19) -> [|(try (q237' +. q237') with | _ -> q237'); (if false then q237' else q237'); (match q235 with | "a" -> q237' | "a" -> q237' | "a" -> q237' | ("" as w245) -> 2.0 | _ -> 100.75)|] | C17 'a'..'m' -> (Array.fold_left (let v246' = C18 in fun p247 p248 -> p247) (match C18 with | C19 -> (Array.make 3 q237') | (C18 | (C17 'a'..'m')) -> (Array.make 3 q237') | C17 'a'..'m' -> (Array.make 3 q237') | ((C17 'a'..'m') | (C17 _)) -> (Array.make 3 q237')) q236) | C17 'a'..'m' -> (try (fst (min ((Array.make 3 q237'), 6) ((Array.make 3 (-3.25)), 11))) with | Invalid_argument _ -> (match false with | (true | true) -> (Array.make 3 q237') | false -> (Array.make 3 q237'))) | ((C17 _) | C19) -> (if true then (let v249 = C3 in Array.make 3 q237') else (Array.init 3 (let rec f251 p250 = q237' in f251)))) in
        let a253 = [|(-3); (-2)|] in
        let rec loop256 i254 n257' s255 =
          if i254 < n257' then (
            (a253.(i254) <- (s255 + (a253.(i254))));
            loop256 (i254 + 1) n257' 8
          ) else
            s255
        in
        let n258 = loop256 0 (Array.length a253) 18 in
        note_int n258;
        false) | C18 -> (
        true) | C17 'a'..'m' -> (
        false) | C17 '0'..'9' -> (
        false) | C17 q259 -> (
        false)) in
      (mix (if v260 then 1 else 0); note_end 0);
      6)) in
    n261) with | Not_found when true -> 14 | _ -> 2) in
  1.0) | (q263 :: _) -> (
  1.0))
let () = note_float x264
let () = ()
