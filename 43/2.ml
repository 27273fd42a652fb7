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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y237; r4 = y238; r5 = y239; r6 = y240; r7 = y241 } -> mix_float y237; mix y238; mix_1 (d - 1) y239; mix y240; mix_float y241
and mix_1 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y242 -> mix 1; mix_2 (d - 1) y242
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y244) -> mix 1; mix_2 (d - 1) y244
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let rec loop8 i7 =
  if i7 < 4 then (
    (a4.(i7 * 3 + 0) <- ((a4.(i7 / 3)) +. (1.5 *. 0.0)));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let () = (try (
  a4.(4) <- (-. (let v10 = 10 in 1.5));
  a4.(10) <- ((); 0.0)) with | _ -> (a4.(wrap (let v11 = -2 in 8) 11) <- 0.5))
let v12 = { r3 = 3.25; r4 = 10; r5 = None; r6 = 1; r7 = (-10.0) }
let () = (mix_0 5 v12; note_end 0)
let v96 = (try (
  let n13 = Array.length a4 in
  note_int n13;
  (try (
    List.nth (List.filteri (match v12 with | ({ r4 = _; r5 = None; r6; r7 = q14; _ } | { r3 = _; r4 = r6; r6 = _; r7 = q14; _ }) -> (match v12 with | { r3 = _; r4 = q15; r6 = _; r7 = q16; _ } -> ((); (fun p17 p18 -> false))) | { r3 = 1.0; r4 = 8; r5 = (Some a4); r6 = q19; r7 = q20' } -> (let rec f22 p21 () = v3 in f22) | ({ r3; r4 = (-2147483648); r5; r6 = _; r7 = _ } | { r3 = 1.0; r4 = (-2); r5 = (Some _ as r5); r7 = r3; _ }) -> (let rec f25 p23 p24 = false in f25) | { r3 = 1.0; r4 = (q26 | (-1 as q26)); r5 = (Some q27); r6; r7 = q28 } -> (try (let v31 = fun p29 r6 p30 -> q26 in if v3 then raise E0 else (let rec f33 p32 () = v3 in f33)) with | E0 -> (try (let rec f35 r6 p34 = v3 in f35) with | _ -> (let rec f37 p36 () = v3 in f37)) | _ -> (let rec f40 p38 p39 = v3 in f40)) | ({ r3 = 1.0; r4; r5 = (Some v12); r6; _ } | { r3 = 1.0; r4; r5 = (Some v12); r6; r7 = _ }) -> (if false != v3 then (let rec f43 p41 p42' = true in f43) else (let rec f46 p44 p45 = v3 in f46)) | { r5 = (Some n13); r6 = q47; r7 = q48; _ } -> (fun p49 p50 -> v3 && v3)) (try [] with | Invalid_argument q51 -> [] | Division_by_zero -> (() :: (if false then [] else [])) | E0 -> ((fst ((), "a")); (match { r3 = 2.0; r4 = 9; r5 = None; r6 = n13; r7 = 3.25 } with | ({ r3 = (1.0 as w52); r4 = _; r5 = q53; r6 = v12; r7 = q54' } | { r3 = (1.0 as w52); r5 = q53; r6 = v12; r7 = q54'; _ }) -> [] | { r3; r4 = v12; r5 = q55; r7 = 0.0; _ } -> [] | { r3 = q56; r4 = 4; r5 = q57; r6 = q58; r7 = q59 } -> [] | (({ r3 = q60; r4 = q61; r6 = q62; r7 = q63; _ } as w64) | ({ r3 = q60; r4 = q62; r5 = _; r6 = q61; r7 = q63 } as w64)) -> [])))) (let _v65 = 1.5 in n13);
    let f66 p67 p68 =
      let a83 = (match fst (match p67 with | { r1 = _; r2 = None; _ } -> ((Ok (Array.make 3 0.0)), p68) | { r0 = q69'; r1 = q70; r2 = (Some q71) } -> ((Ok (Array.make 3 100.75)), p68)) with | ((Error { r4 = _; r5 = _; r6 = _; _ }) | (Ok [|_; _; _|])) -> (
        let n75 = -1 in
        Array.make 8 17) | Ok _ -> (
        (if false then ((); (Array.make 8 p68)) else (create_array 8 p68))) | Error { r3; r4; r5; r7 = q76; _ } -> (
        let a80 = snd (let v78 = (match p67 with | { r0 = _; r1; r2 = q77 } -> r4) in (let _v79 = ((Array.make 2 q76), r4, (Array.make 8 false)) in (r4, (Array.make 2 10.0)))) in
        (let v82 = (fun p81 -> "") q76 in Array.make (hide 1 8) (-1)))) in
      (match p67 with | ({ r0 = q84; r1 = q85; r2 = q86 } | { r0 = q85; r1 = q84; r2 = q86 }) -> (q85 /. p67.r1))
    in
    let _ = f66 (Array.fold_right (fun p87 n13 -> n13) a4 { r0 = (-0.0); r1 = 1.5; r2 = None }) (-10) in
    note_int n13;
    let n89 = (match -3.25 with | 0.0 -> (-(n13 * 28)) | (1.0 as w88) when w88 < 1.5 -> n13) in
    ((if v3 then raise E0 else ()); (mix_float (-3.25)))) with | Invalid_argument q90 -> (mix n13) | Match_failure _ -> (v12.r5 <- None));
  let n91 = v12.r6 in
  note_int n91;
  Char.chr ((let v92 = 100.75 in n91) land 255)) with | Failure q93 -> (let s94 = "b c" in let i95 = -3 in if i95 >= 0 && i95 < String.length s94 then s94.[i95] else ' ') | E0 -> '\161')
let v236 = (try (
  let v178 = (try (
    (try (
      let n137 = (try (
        let p97 = (let v98 = "12" in 0.0) in
        let p99 = p97 *. p97 in
        let p100 = List.length [] in
        let p101 = p99 in
        let p102 = fst (p100, p100) in
        let p103 = Array.length a4 in
        let p104' = (let p100 = (p99, (), p102) in p103) in
        let p105 = p99 *. p101 in
        let p106 = p99 /. p101 in
        let p107' = abs_float (-0.5) in
        let p108 = a4.(10) in
        let p109 = String.fold_left (let rec f112 p110 p111 = p104' in f112) p104' "12" in
        let p113 = p99 /. p108 in
        let p114 = 10.0 *. p108 in
        let p115 = p113 -. p114 in
        let p116 = -2147483648.0 in
        let p117 = p109 mod 8 in
        let p118' = p103 in
        let p119 = v12.r3 in
        let p120 = 0.1 in
        let p121 = if v3 then p118' else 10 in
        let p122 = a4.(0) in
        let p123 = - p118' in
        let p124 = p123 - p109 in
        let p125 = - p124 in
        let p126 = v12.r4 in
        mix 1;
        let n127' = 1 - (p126 + (p125 + (((p121 * (p118' - (((((p102 + (p100)) - p103) * p104') - p109) + p117))) + p123) + p124))) in
        note_int n127';
        let x128 = (p122 +. (p120 +. (((((((p107' *. (((((p97) *. p99) *. p101) *. p105) *. p106)) +. p108) -. p113) *. p114) *. p115) *. p116) -. p119))) +. 1.0 in
        (let (q129, q130, { r3; r4 = q131; r5; r6 = q132; r7 = q133 }, _) = (10, p117, v12, p120) in (match v12 with | { r3 = q134; r5 = (Some q135); r6; r7 = q136; _ } when q136 <> (-3.25) -> p109))) with | Match_failure _ -> (-2)) in
      let x141 = abs_float (match (let n137 = ((fun p138 p139 -> p138), (Array.make 5 16), n137, { r0 = 1.0; r1 = 3.25; r2 = None }) in v96) with | 'a'..'m' -> (try (if v3 then 100.75 else 10.0) with | Division_by_zero -> 1.5 | Match_failure _ when v3 -> 3.25 | _ -> 3.25) | ('n' | _) -> ((-3.25) /. 1.5) | q140 -> (100.75 *. 10.0)) in
      let x152 = (try (
        let ({ r0 = q142; r1 = _; r2 = q143 } as w144) = List.assoc (Char.code v96) (if (try v3 with | _ -> true) then [(n137, { r0 = x141; r1 = x141; r2 = None })] else []) in
        let n145 = n137 in
        note_int n145;
        let s149 = (match w144 with | ({ r0 = q146; r2 = q147; _ } as w148) -> (Result.get_ok (Error v3))) in
        let (q142, q150, q151) = ((if v3 then ()); ((a4.(8) <- 10.0); ((Array.make 4 q142), n137, None))) in
        (if 13 <> (-2) then raise E0 else x141)) with | Not_found -> 1.5 | E0 -> v12.r7) in
      let n167 = (match v12 with | { r3 = q153; r5 = None; r6 = q154; r7 = q155; _ } when q155 = 3.25 -> (
        let a156 = [|q154; q154; n137; n137; q154; n137; q154; n137|] in
        let i157 = ref 0 in
        while !i157 < 8 do
          (let k158 = wrap a156.(!i157) 8 in a156.(k158) <- a156.(k158) + 1);
          i157 := !i157 + 1
        done;
        (mix_ints a156 0 8; note_end 0);
        let a159 = if not (12 <> q154) then a4 else a4 in
        a4.(6) <- v12.r7;
        a159.(wrap (let o160 = q154 in let o161 = q154 in let o162 = 18 in let ( * ) a b = a lxor (b + 1) and ( $ ) a b = a lxor (b + 1) in o160 $ o161 $ o162) 11) <- (a159.(wrap ((lxor) n137 q154) 11) *. (a4.(6)));
        note_float a4.(6);
        q154) | ({ r5 = (Some q163); r6 = q164; r7 = q165; _ } as w166) when q164 >= 14 -> (
        (-65536) - w166.r4)) in
      (if v3 then (a4.(n167) <- x152))) with | Invalid_argument q168 -> (a4.(wrap (if true then 10 else 3) 11) <- 10.0) | Failure q169 -> () | Not_found -> (a4.(8) <- (-0.0)) | Match_failure _ -> () | E0 -> (a4.(10) <- (-0.0)));
    (try (
      (try (
        let n170 = (Array.length a4) * 34 in
        let v171 = min v3 true in
        (mix (if v171 then 1 else 0); note_end 0);
        print_string (part "tail \" end" n170 n170)) with | _ -> (v12.r7 <- 1.5));
      (let v172 = if false then raise E0 else 20 in v12.r7 <- 10.0)) with | E0 -> (a4.(9) <- 100.75));
    List.iteri (fun p173 p174 -> ()) ((compare '\'' 'z') :: []);
    prerr_int (((-1) + (-1)) + (4 - 5));
    prerr_byte 32;
    prerr_float v12.r3;
    prerr_newline ();
    (Array.mapi (fun p175 a4 -> p175) (Array.make 1 4)) <= (Array.mapi (fun p176 p177 -> 0) (Array.make 1 19))) with | _ -> v3) in
  (mix (if v178 then 1 else 0); note_end 0);
  let v235 = (try (
    let n195 = (try (
      let x179 = 0.0 /. 0.0 in
      let n180 = ((((((0) + (if v12.r3 = x179 then 44 else 0)) + (if x179 <> x179 then 77 else 0)) + (if x179 < x179 then 83 else 0)) + (if x179 > x179 then 80 else 0)) + (if x179 <= x179 then 68 else 0)) + (if (let { r3; r5; r7; _ } = v12 in r7) >= x179 then 46 else 0) in
      note_int n180;
      let c181 = v12.r6 * (v12.r6) in
      let c182 = v12.r6 lxor ((n180 land 0)) in
      let c183 = c181 * ((n180 land 0)) in
      let c184 = (c183) - c183 in
      let c185 = ((n180 land 0)) + c181 in
      note_int c185;
      let c186 = v12.r4 - (c185) in
      let c187 = (c186) * v12.r4 in
      let c188 = (c187) + c185 in
      let c189 = (c185) + c188 in
      let c190 = c187 + (c188) in
      let c191 = c189 lxor (c189) in
      let c192 = c191 - (c189) in
      let c193 = c190 * (c191) in
      note_int c193;
      let n194 = 9990 / c184 in
      -706) with | Division_by_zero -> (compare 2.0 1.5)) in
    let v196 = ((sqrt 3.25) *. (3.25 +. 1.5)) > (min 0.5 (3.25 +. 0.5)) in
    let n212 = (try (
      let x198 = if v196 then a4.(wrap n195 11) else (let i197 = v12.r4 in if i197 >= 0 && i197 < 11 then a4.(i197) else (-. 1.5)) in
      note_float x198;
      abs (n195 lsl 7)) with | Division_by_zero when (try false with | Invalid_argument q199 -> (match { r0 = 2.0; r1 = 3.25; r2 = None } with | ({ r0 = 1.0; r1; r2 = None } | { r0 = 1.0; r1; r2 = None }) -> false | ({ r0 = v196; r2 = None; _ } | { r1 = v196; r2 = None; _ }) -> v3 | ({ r0; r1 = q200; r2 = (Some _) } | { r0; r1 = q200; r2 = None }) -> v196) | Failure q201 -> (q201 > "12") | Match_failure _ -> ((n195 - (-4096)) <= n195) | E0 -> (n195 != 6)) -> (match v96 with | ('a'..'m' | 'a'..'m') -> n195 | '0'..'9' when (((); "\000\255x") >= (match v12 with | { r3 = q202; r4 = q203; r5 = q204; r6 = v3; r7 = q205 } -> "a")) -> n195 | q206' -> n195 | _ -> n195) | Not_found -> (match v96 with | ('a'..'m' | 'a'..'m') -> 8 | 'n' when (((clip "b c") ^ "") >= (Array.fold_left (fun p207 p208' -> p207) "b c" a4)) -> 11) | Match_failure _ -> (let o209 = 12 in let o210' = n195 in let o211 = n195 in let ( lor ) a b = b - a in o209 lor o210' lor o211) | E0 -> v12.r6 | _ -> (- 20)) in
    note_int n212;
    let n234 = (try (
      let v233 = (match v12 with | { r3 = q213; r4 = q214; r5 = (None as w215); r6 = 2; r7 = 1.0 } -> (
        List.fold_left ((); (fun (q216, _) p217 -> (q216, 0.5))) ((); ({ r3 = q213; r4 = q214; r5 = None; r6 = 3; r7 = 0.5 }, 0.0)) (let v218 = q213 in [])) | { r3 = q219; r4; r5 = None; r6 = 2; r7 = q220 } when q220 <> (-1.5) -> (
        let n221 = 3 in
        let rec loop225 i222 n226 s223' s224 =
          if i222 < n226 then (
            if s223' <> 1073741824 then loop225 (i222 + 1) n226 (s223' + 1073741824) (s224 + (if s223' < s223' + 1073741824 then 1 else 3)) else (s223', s224)
          ) else
            (s223', s224)
        in
        let (n227', n228) = loop225 0 12 (-2147483648) 0 in
        note_int n227';
        note_int n228;
        ((if v178 then v12 else v12), (match [] with | [] -> (-0.0) | ((q229 :: q230) | (q229 :: q230)) -> (-3.25)))) | ({ r4 = q231; r5 = None; r6; _ } | { r3 = _; r4 = q231; r5 = None; r6; r7 = _ }) -> (
        (match Char.chr q231 with | ('a'..'m' | 'a'..'m') when (if v196 then v178 else v178) -> (v12, (-1.5)) | '0'..'9' when v196 -> (v12, 2.0) | q232 -> (v12, 1.0) | _ -> (v12, 0.0)))) in
      n212) with | Invalid_argument _ -> n195 | Division_by_zero -> 1 | Not_found -> n212 | Match_failure _ -> n212 | E0 -> n212) in
    v96) with | Match_failure _ -> v96) in
  v178) with | _ -> v3)
let () = (mix (if v236 then 1 else 0); note_end 0)
let () = (mix (Char.code v96); note_end 0)
let () = (mix_0 5 v12; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
