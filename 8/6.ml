type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (float * int * float * string) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y165 :: y170) -> mix 1; (let (m166, m167, m168, m169) = y165 in mix_float m166; mix m167; mix_float m168; mix_string m169); mix_0 (d - 1) y170
and mix_1 d (v : (bool, (float, int) t0) t1) =
  if d > 0 then
    match v with
    | { r2 = y171; r3 = y172; r4 = y173 } -> mix_string y171; mix_floats y172 0 2; mix_4 (d - 1) y173
and mix_2 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y174 :: y175) -> mix 1; mix_5 (d - 1) y174; mix_2 (d - 1) y175
and mix_3 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix (Char.code y176); mix_3 (d - 1) y177
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y178 :: y179) -> mix 1; mix y178; mix_5 (d - 1) y179
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let f12 p13 p14 =
  let v15 = Char.chr (p13 land 255) in
  raise (E2 (match v15 with | ('a'..'m' | 'a'..'m') -> false | '0'..'9' -> p14 | _ -> p14))
in
let v17 = (try (f12 n10 (n11 >= 100.75)) with | E2 true -> (try (f12 n9 true) with | E2 q16 -> []) | E2 false -> []) in
(mix_0 5 v17; note_end 0);
let v20 = (try (f12 (- n9) ("" = "b c")) with | E2 true -> (let ({ r0; r1 = q18 } as w19) = { r0 = true; r1 = None } in []) | E2 false -> [((-1.5), n0, n11, "tail \" end"); (n11, 8, 10.0, "")]) in
(mix_0 5 v20; note_end 0);
(try (
  let x21 = n8 in
  note_float x21;
  let f22 p23 p24 =
    let { r0 = v17; r1 } = (match { { r0 = p23; r1 = None } with r0 = (match p24 with | Ok true -> p23 | Ok false -> p23 | Error true -> false | ((Error false) | (Error false)) -> p23) } with | (({ r0 = q25; r1 = q26 } as w27) | ({ r0 = q25; r1 = q26 } as w27)) -> { r0 = (q25 <> q25); r1 = None }) in
    raise (E2 (n9 != n9))
  in
  let n31 = (try (f22 (not true) (Ok false)) with | E2 true -> (let ({ r2 = q28'; r3 = q29; r4 } as w30) = { r2 = "tail \" end"; r3 = (Array.make 2 x21); r4 = (ref n9) } in n10) | E2 false -> n10) in
  note_int n31;
  ()) with | _ -> (let v17 = { r2 = "a"; r3 = (Array.make 2 0.0); r4 = (ref n10) } in ()));
let n51 = (try (
  let f32 p33 n9 =
    let f34 n9 =
      (if (if true then n11 else 100.75) <> (let v35 = n10 in p33) then raise (E0 { r0 = true; r1 = None }));
      (if (let v36 = None in 100.75) < (p33 /. n9) then (((); ()); (if true then raise (E0 { r0 = false; r1 = None }) else '0')) else (let s37 = Printf.sprintf "<%i>" 20 in let i38 = n10 in if i38 >= 0 && i38 < String.length s37 then s37.[i38] else 'z'))
    in
    let v46 = (try (f34 (fabs 2.0)) with | E0 ({ r0 = true; _ }) -> (let (q42, _, q43, q44) = ((Array.make 16 n11), n9, 4, (let rec f41' p39 p40 = 2 in f41')) in '\255') | E0 ({ r0 = false; _ }) -> (try (try "\000\255x".[3] with | Invalid_argument _ when n9 -> '\255' | Match_failure _ -> '\255' | E0 ({ r0 = true; r1 = q45 }) -> 'a' | E0 ({ r0 = false; r1 = _ }) -> '\n' | E2 _ -> 'a' | _ -> '\n') with | _ -> '\n')) in
    let v49 = (try (f34 (( +. ) n11 p33)) with | E0 q47 -> (let { r2 = q48; r3; r4 } = { r2 = ""; r3 = (Array.make 2 n11); r4 = (ref 20) } in '0')) in
    (mix (Char.code v49); note_end 0);
    raise (Invalid_argument "b c")
  in
  let x50 = f32 (coarse (exp (limit n8 (-9.0) 5.0))) (not false) in
  n0) with | Invalid_argument _ -> ((); n9) | Division_by_zero -> (min n10 14) | Failure n10 -> 18 | Not_found -> ((land) 14 n9) | E1 f12 -> n9) in
note_int n51;
let x164 = (match if true then ((); { r0 = true; r1 = None }) else (let _v52 = -1 in { r0 = false; r1 = None }) with | { r0 = q53; r1 } -> (
  let p54 = n8 -. n8 in
  let p55 = ((); n8) in
  let p56 = (land) n9 n51 in
  let p57 = - 18 in
  let p58 = n51 in
  let p59 = p57 * n51 in
  let p60 = n9 lsr (3 land 31) in
  let p61 = (try (let v62 = n11 in -3.25) with | _ -> 2.0) in
  let p63 = p55 in
  let p64 = p57 - p56 in
  let p65' = p59 lor n10 in
  let p66 = ((); n9) in
  let p67 = (try p61 with | _ -> 1.5) in
  let p68 = 11 in
  let p69 = - p68 in
  let p70 = p65' in
  let p71 = 10.0 in
  let p72 = float p59 in
  mix 1;
  let n73 = (p70 lxor (p69 lxor (p68 lxor (p66 - ((((p59 - (p58 - (p57 + (p56)))) - p60) + p64) + p65'))))) - 1 in
  let x74 = (p72 +. ((p67 *. (p63 +. (((p54) -. p55) +. p61))) *. p71)) -. 1.0 in
  note_float x74;
  let v163 = (match ((try (if q53 then ()) with | _ -> ()); (List.find_opt (let rec f76 p75 = q53 in f76) [])) with | None -> (
    let rec f77 p78 p79 =
      if p78 > 0 then (
        if true then raise Division_by_zero else (let r82 = f77 (p78 - 1) p79 in r82)
      ) else
        (match None with | Some _ -> { r2 = ""; r3 = (Array.make 2 p67); r4 = (ref n73) } | (None as w80) -> { r2 = "\000\255x"; r3 = (Array.make 2 p67); r4 = (ref p66) } | Some q81 -> { r2 = "tail \" end"; r3 = (Array.make 2 p67); r4 = (ref p60) })
    in
    let v87 = (try (f77 2 (let v83 = Array.make 4 p63 in (let rec f86 p84 p85 = x74 in f86))) with | Division_by_zero -> (fst ({ r2 = "\000\255x"; r3 = (Array.make 2 p72); r4 = (ref p56) }, p67))) in
    (mix_1 5 v87; note_end 0);
    (let s88 = part "b c" 0 n73 in let i89 = p70 + 18 in if i89 >= 0 && i89 < String.length s88 then s88.[i89] else '\n')) | Some (-2147483647) -> (
    let n92 = (let v90 = p68 * p66 in if 'a' >= '\n' then (p66 lsl 10) else (let v91 = [] in v90)) in
    let f93' p94 p95 =
      let x96 = tick_float 5 ((-. p63) /. (0.5 *. x74)) in
      raise (E0 (match r1 with | Some q97 -> { r0 = q53; r1 = None } | (None | (Some { r0 = _; r1 = None })) -> { r0 = q53; r1 = None } | (Some { r0 = q98; r1 = _ } as w99') -> { r0 = q98; r1 = None }))
    in
    let v110 = (try (f93' (p68 land p69) ('0', (fun p100 p101 p102 -> n73), 3.25, p69)) with | E0 _ -> (match v20 with | (((_, _, _, _) :: []) | []) -> [] | ((q104, _, q105, q106) :: _) -> [] | (_ :: q107) when (max ((); q53) ((let rec f109 p108 = false in f109) (fun p60 -> true))) -> [])) in
    (mix_2 5 v110; note_end 0);
    (mix_2 5 v110; note_end 0);
    let v121 = (try (f93' (Char.code '\255') (let v111 = false in ('z', (let rec f115 p112 p113 p114 = 9 in f115), 0.0, p68))) with | E0 ({ r0 = q116; r1 = q117 }) -> (try (f93' p66 ('\255', (fun p118 p119 p120 -> p65'), x74, p65')) with | E0 ({ r0; _ }) -> [] | _ -> v110)) in
    (mix_2 5 v121; note_end 0);
    (if q53 then (let s122 = "b c" in let i123 = n51 in if i123 >= 0 && i123 < String.length s122 then s122.[i123] else 'z') else ((); 'a'))) | ((Some _ as w124') | (Some _ as w124')) when ((if q53 then p65' else p56) = (p70 / (p56 lor 1))) -> (
    ' ') | Some q125 -> (
    (let s126 = (let f127 format = Printf.ksprintf (fun s -> s ^ "!") format in f127 "%d" p59 ^ f127 "%s %b" (clip "") q53) in let i128 = if false then n73 else p58 in if i128 >= 0 && i128 < String.length s126 then s126.[i128] else '0')) | _ -> (
    let rec f129 p130' p131 =
      if p130' > 0 then (
        (try (let r133 = f129 ((-1) + p130') p131 in if false then raise (E2 q53) else r133) with | E2 true -> [] | E2 false -> [])
      ) else
        (let v132 = (p59, (p55, 0), (Array.make 8 p67)) in [])
    in
    let v134 = f129 10 (if q53 then 1 else p69) in
    (mix_3 5 v134; note_end 0);
    (mix_3 5 v134; note_end 0);
    let v135 = f129 7 (-18) in
    (mix_3 5 v135; note_end 0);
    (mix_3 5 v135; note_end 0);
    let f136 p137 =
      (if not (match p137 with | ([] as w138) -> q53 | ({ r2; r3 = [|_; q139|]; r4 = _ } :: q140) -> q53 | ({ r2 = "a"; r3 = q141; r4 = q142 } :: _) -> q53 | ({ r2 = ""; r3 = _; r4 } :: q143) -> false | ({ r2 = q144; r3 = q145; r4 = q146 } :: q147) -> q53) then raise (E2 (true == false)));
      65536
    in
    let n148 = (try (f136 ({ r2 = "tail \" end"; r3 = (Array.make 2 x74); r4 = (ref p66) } :: [])) with | E2 true -> (int_of_float x74) | E2 false -> (if q53 then p65' else p68)) in
    let n157 = (try (f136 (let v149 = 20 in [])) with | E2 true when ((match v20 with | [] -> p59 | (((_, q150, _, q151) as w152) :: q153) -> p64 | (p69 :: q154') when true -> p59) < p64) -> (try (f136 []) with | E2 q155 -> n73 | _ -> p58) | E2 false -> (try (f136 []) with | E2 q156 -> p64) | _ -> (p68 - p68)) in
    note_int n157;
    String.fold_left (fun p158 p159 -> (match r1 with | None -> p159 | Some { r0 = q160; r1 } -> p159)) (let s161 = "12" in let i162 = p60 in if i162 >= 0 && i162 < String.length s161 then s161.[i162] else '\n') ((clip "tail \" end") ^ ""))) in
  ((mix (if q53 then 1 else 0)); (p61 -. 100.75)))) in
note_float x164;
note_float n11;
note_int n51;
note_float x164;
note_float n8;
(mix_0 5 v20; note_end 0);
note_int n0;
note_int n10;
note_int n9;
()
