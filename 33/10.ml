type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y199 -> mix 0; mix_2 (d - 1) y199
    | C5 (y200, y201, y202) -> mix 1; mix_3 (d - 1) y200; mix_floats y201 0 2; mix_float y202
    | C6 -> mix 2
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r1 = y203; r2 = y204; r3 = y205 } -> mix y203; mix y204; (let (m206, m207') = y205 in mix (if m206 then 1 else 0); mix_4 (d - 1) m207')
and mix_2 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y208 -> mix 1; mix (Char.code y208)
and mix_3 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y209 -> mix 1; mix_0 (d - 1) y209
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y210 :: y211) -> mix 1; mix_float y210; mix_4 (d - 1) y211
let a10 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let v8 = 1 - 12 in Array.fold_left (fun p9 v8 -> 10) v8 (Array.make 6 v8))|]
let n47 = (match (let _v12 = (let i11 = 16 in if i11 >= 0 && i11 < Array.length a10 then a10.(i11) else 17) in List.mapi (fun p13 p14 -> Array.make 2 ("b c", 'z', p13, p14)) []) with | ([] | []) -> (
  List.fold_left ( * ) 2147483646 (let v15 = { r0 = 1 } in [])) | (([|_; _|] :: _) | []) -> (
  let v22 = { { r1 = 8; r2 = 15; r3 = (false, []) } with r1 = (let i18 = (match C6 with | C4 _ -> 6 | C5 (q19, [||], _) -> 5 | (C5 (q20, _, _) as w21) -> 12 | (C6 | (C5 (None, _, _))) -> (-3)) in if i18 >= 0 && i18 < 4 then a10.(i18) else (List.compare_lengths [] [])) } in
  let v22 = v22.r2 in
  note_int v22;
  show_int 5 (int_of_float (-0.5))) | (_ :: q23) -> (
  let v26 = String.fold_left (fun p24' p25 -> false) (not ((fun a10 -> true) false)) ((clip (part "" 15 16)) ^ (Printf.sprintf "<%i>" 1)) in
  let n46 = (let i27 = (let o28 = (if 3 <> 18 then (-9) else (Array.length a10)) + ((15 lxor 9) mod 100) in let o29 = if (match [] with | [] -> (try (v26 <= true) with | _ -> v26) | ([|(_, q30, q31, _); q32|] :: q33) -> (max v26 v26) | (q34 :: _) -> (((100.75, 4), 0.5, []) > ((3.25, 9), 100.75, []))) then (try (31 - (-1073741824)) with | Invalid_argument q35 -> (11 * 10) | Division_by_zero -> (11 lor 7) | E0 -> (if v26 then (-3) else 17)) else 2147483647 in let o36 = ((function | { r0 = 8 } -> (let _v38 = -0.0 in 8) | { r0 = 1 } -> (15 + 2) | { r0 = ((-2) | 0) } -> (let _v39 = { r0 = (-3) } in 0) | { r0 = _ } -> (12 + 11)) { r0 = 20 }) + (min (9 - 6) (let i40 = 10 in if i40 >= 0 && i40 < Array.length a10 then a10.(i40) else 16)) in let ( || ) a b = a * 2 - b in o28 || o29 || o36) in if i27 >= 0 && i27 < Array.length a10 then a10.(i27) else (a10.(1) land (((let o41 = -3 in let o42 = 16 in let o43' = 10 in let ( ^ ) a b = a * 2 - b in o41 ^ o42 ^ o43') + (Array.fold_right (fun p44 p45 -> 13) a10 (-3))) + 1073741824))) in
  note_int n46;
  n46))
let () = note_int n47
let () = (if not (match n47 with | 8 -> (true || ((n47 - 4095) > n47)) | (-1 as w48) -> (true || (n47 != w48)) | (6 as w49) -> (if min false false then (false && true) else (None > None)) | -2147483647 -> ((- n47) > ((fun p50 -> 8) n47)) | (q51 | (4 as q51)) -> ((let _v52 = false in ' ') < (if true then '\255' else '\255')) | 9 -> (match [] with | ([] | (_ :: (_ :: _))) -> ((-1.0) < 100.75) | (_ :: q53) -> (not true) | (([] as w54) | ([] as w54)) when (Option.equal (fun w54 p55 -> 1 >= (-1)) (List.find_map (fun p56 -> None) []) (Some n47)) -> true | [] -> false | _ -> (false || true)) | _ -> (("b c" <> "b c") <> (not true))) then ())
let _ = ((tick_int 1 13) + (if true then n47 else 15)) + (int_of_float (if false then 0.5 else 10.0))
let x61 = (match n47 + a10.(wrap n47 4) with | 5 -> (((-0.5) +. (-0.5)) /. (match C6 with | C4 q57 -> 10.0 | C5 (q58, _, q59) -> q59 | C6 -> 2.0)) | 2 -> 0.5 | (4 as w60) -> 100.75 | _ -> 2.0)
let () = note_float x61
let n62 = ((-65536) + (String.length "")) - (List.length (if true then [] else []))
let x66 = ((let v64 = fun p63 -> Array.make 4 x61 in -0.5) *. ((fun n62 -> x61) "tail \" end")) *. (let v65 = n62 in x61)
let n72 = ((n47 - 18) mod (n62 lor 1)) + (let v71 = (let v70 = fun p67 p68 p69 -> Array.make 2 0.0 in Array.make 16 (n62, n62, n62, 14)) in n62 - n62)
let () = note_int n72
let x73 = 0.0 /. 0.0
let n78 = ((((((0) + (if x73 = x73 then 29 else 0)) + (if (-1e999) <> x73 then 54 else 0)) + (if x73 < x73 then 11 else 0)) + (if x73 > x73 then 65 else 0)) + (if x73 <= (let (_, q74, q75') = (n47, true, true) in 10.0) then 63 else 0)) + (if (match C6 with | ((C5 (_, _, _)) | (C4 _)) -> x73 | (C6 | (C5 (_, _, _))) -> x66 | C6 -> x73) >= x73 then 68 else 0)
let () = note_int n78
let () = (let _v79' = compare (n72 / 7) ((-1) - n47) in a10.(3) <- (16 - _v79'))
let x106 = if (if (compare { r1 = n78; r2 = n78; r3 = (false, []) } { r1 = n78; r2 = n72; r3 = (false, []) }) <= (match Ok x73 with | Ok 0.5 -> n78 | Ok q80 -> n78 | Error true -> n78 | Error false -> n62) then (let v84 = fun p81 p82 -> ((fun p83 -> 'a'), p81) in Char.chr (n78 land 255)) else (Char.uppercase_ascii ((fun p85 -> '0') (n78, x61, x66)))) = (let (q88, q89, q90) = ((let v87 = fun () p86 -> { r0 = n78 } in ()); ((); ((Array.make 8 n78), (n78, false, true), 'a'))) in (let (q96, q97, q98, q99) = (try ((fun q90 p91 p92 -> -0.0), n72, n72, 13) with | _ -> ((fun p93' p94 p95 -> x73), n78, n78, n62)) in q90)) then (tick_float 8 3.25) else (abs_float (match { r1 = ((); 12); r2 = (n78 mod (-2147483648)); r3 = (false, []) } with | { r1 = 5; r2 = 6; r3 = x73 } -> (if x66 < x66 then ((); x61) else 10.0) | { r1 = 5; r3 = q100; _ } -> (-. (if true then 3.25 else 3.25)) | { r1 = q101; r2 = q102'; r3 = q103 } -> ((); (let { r1 = q104; r2 = q105; r3 } = { r1 = (-3); r2 = q102'; r3 = (true, []) } in x66))))
let () = note_float x106
let n107 = n72
let x108 = ((x73 -. 0.0) +. (x73 *. 1.0)) /. (if snd (x61, false) then ((); x73) else 0.0)
let () = note_float x108
let f109 p110 p111 =
  "12"
let s116 = f109 (x108 +. (-1.5)) (match [] with | ((_ :: _) | []) -> x106 | (q114 :: []) -> x73 | (q115 :: ([] | (_ :: _))) -> x66)
let s135 = f109 (coarse (exp (limit x108 (-9.0) 5.0))) (match { r1 = n72; r2 = n107; r3 = (true, []) } with | { r1 = 9; r2 = _; r3 = (_, q117) } -> (-3.25) | { r1 = 7; r2; r3 = (q118, q119) } -> 1.0 | ({ r1 = (0 as w120); r2; r3 = ((q121, q122) as w123) } as w124) -> x108 | { r1 = 5; r2 = _; r3 = (q125, q126) } -> x106 | { r1 = 2; r2; r3 = ((true, q127) as w128) } -> x73 | { r1 = 2; r2 = _; r3 = (false, q129) } -> x108 | { r1 = 4; r2 = q130; r3 = (q131, q132) } -> x106 | { r1 = _; r2; r3 = (q133, q134) } -> x106)
let () = (mix_string s135; note_end 0)
let n136 = -10
let () = note_int n136
let v138 = C4 (Some (let v137 = (n62, false, false) in '\n'))
let () = (mix_0 5 v138; note_end 0)
let n144 = (match C5 ((let v139 = "" in None), (create_float_array 2 x106), (x106 +. 1.5)) with | C4 q140 -> ((n72 * (-8)) * 2) | C5 (None, _, _) -> (let i141 = n72 * n136 in if i141 >= 0 && i141 < 4 then a10.(i141) else a10.(3)) | C5 (q142, q143, _) -> 32767 | C6 -> (Char.code 'z'))
let () = note_int n144
let x147 = (match C6 with | C4 q145 -> ((min x108 1.0) *. (x108 *. x108)) | (C5 (x108, n144, 1.0) as w146) -> x106 | ((C5 (_, _, _)) | C6) -> (tick_float 13 x108) | (C6 | C6) -> x108)
let () = note_float x147
let n151' = a10.(wrap (let (q148, q149', q150) = (x147, (Array.make 5 n72), n144) in n107) 4)
let f152 p153 =
  let v155 = { r1 = (-(if false then 14 else (-1))); r2 = ((-3) / (((); 9) lor 1)); r3 = (let _v154' = -553 in (true, [])) } in
  (if (match v155 with | { r1 = q156; r2 = 6; r3 = q157 } -> ((); true) | { r1 = q158; r2 = 7; r3 = q159 } -> ((); true) | ({ r1 = q160; r2 = (-2147483648); r3 = q161 } as w162) -> (match w162 with | { r1 = (3 as w163); r2 = q164; r3 = q165 } -> true | ({ r1 = q166; r2; r3 = w162 } | { r1 = (1 as q166); r2; r3 = w162 }) -> true) | ({ r1 = q167; r2 = v155; r3 = _ } | { r1 = q167; r2 = (3 as v155); r3 = _ }) -> (try (try ((-100.75) < (-0.0)) with | Division_by_zero -> false | Failure _ -> false) with | _ -> false) | ({ r1 = q168; r2 = (-1); r3 = q169 } | { r1 = _; r2 = (-1 as q168); r3 = q169 }) -> ((15 + (-2147483647)) > q168) | { r1; r2 = (-3); r3 = q170 } -> (let v171 = r1 in true) | ({ r1 = q172; r2 = (1 as w173); r3 = (_, _) } | { r1 = q172; r2 = (1 as w173); r3 = (_, _) }) -> (0.5 > 100.75) | ({ r2 = _; r3 = (_, _); _ } | { r2 = _; r3 = _; _ }) -> (2 >= 8) | { r1 = q178; r2 = q179; r3 = q180 } -> false) then (let _v181 = ref 18 in { r1 = 3; r2 = 12; r3 = (true, []) }) else v155)
let v186 = f152 (let _v182 = { r1 = n151'; r2 = n144; r3 = (false, []) } in fun p183 p184 p185 -> None)
let () = (mix_1 5 v186; note_end 0)
let () = (try (
  let n187 = ((String.length s135) * 20) + n78 in
  note_int n187;
  let s189 = ref x108 in
  let i188 = ref 0 in
  while !i188 < (hide 0 7) do
    s189 := ((( +. ) (coarse (log (limit x73 0.5 100.0))) 0.0) *. (((( +. ) (coarse (log (limit x73 0.5 100.0))) 0.0) -. (!s189)))); i188 := !i188 + 1
  done;
  let n190 = !s189 in
  note_float n190;
  let c191 = (x106 -. n190) *. ((float_of_int v186.r2)) in
  let c192 = ((x106 -. n190)) *. (float_of_int v186.r2) in
  let c193 = c192 +. ((x106 -. n190)) in
  let c194 = (float_of_int v186.r2) *. (c193) in
  let c195 = (c192) +. (float_of_int v186.r2) in
  note_float c195;
  let rec loop197 i196 n198 =
    if i196 <> n198 then (
      (a10.(i196) <- ((n107 lsr (n107 land 31)) lor ((lxor) n144 n136)));
      loop197 (i196 + 1) n198
    ) else
      ()
  in
  loop197 0 4;
  (mix_ints a10 0 4; note_end 0);
  Array.stable_sort compare a10) with | _ -> (a10.(0) <- 4))
let () = note_float x106
let () = note_int n144
let () = note_int n62
let () = (mix_ints a10 0 4; note_end 0)
let () = note_float x147
let () = note_float x73
let () = (mix_0 5 v138; note_end 0)
let () = note_int n78
let () = ()
