type 'a t0 = { mutable r0 : float }
exception E0 of string
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec mix_0 d (v : string t0) =
  if d > 0 then
    match v with
    | { r0 = y150 } -> mix_float y150
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y151 :: y152) -> mix 1; mix_ints y151 0 2; mix_1 (d - 1) y152
in
(try (
  let apply0 p1 p2 p3' =
    let s4 = (try (p3' (string_of_float 1e-310) (Printf.sprintf "<%g>" (-10.0)) (string_of_bool false)) with | E1 -> (string_of_bool false)) in
    Array.make 2 1
  in
  let a7 = apply0 (Char.chr (16 land 255)) (Printf.sprintf "<%.3f>" 1.0) ((); (fun p5 apply0 p6' -> apply0)) in
  let v10 = if 8 <> 4 then ((fun p9 -> p9) 'z') else (if Result.is_ok (Ok "b c") then (if false then '\255' else 'a') else (if (match Array.make 8 (-1.5) with | _ -> false) then '\235' else (if List.mem_assoc "" [] then (match [] with | [] -> 'z' | (_ :: q8) -> ' ') else (if (18 - (-1073741824)) > 4 then (if false then ' ' else '\'') else ((); '\n'))))) in
  (mix (Char.code v10); note_end 0);
  Array.sort (fun x y -> compare y x) a7;
  let s13 = string_of_bool (match v10 with | 'a'..'m' -> (2.0 > 1.5) | '0'..'9' -> (match [] with | [] -> true | (_ :: q11') -> false) | q12 -> (19 > 8)) in
  (let [] = [s13; s13; s13] in List.iteri (fun p14 p15 -> ()) [])) with | Match_failure _ -> (mix_string ""; note_end 0));
let s40 = (try (
  let s17 = string_of_bool (((let (_, q16) = ('a', '0') in 10.0 /. 2.0) +. (5e-324 -. (-0.5))) > 4096.0) in
  let v35 = Char.chr (((if (part "a" 5 (-2)) <= (string_of_int (-1)) then ((let rec f24 p18 = (let (q19, q20, { r0 = q21 }, ((q22, _) as w23)) = ("12", '\'', { r0 = 3.25 }, ('\255', "b c")) in ()) in f24) ('\255', s17, '0'))); (match (match s17 with | "a" when false -> (match { r0 = (-1.0) } with | { r0 = 1.0 } -> { r0 = (-0.5) } | { r0 = _ } -> { r0 = 3.25 }) | ("a" | "a") -> (let (q27, q28) = ({ r0 = 1.0 }, (fun p25 p26 -> ' ')) in { r0 = (-2.0) }) | _ -> (min { r0 = (-10.0) } { r0 = (-1.0) })) with | { r0 = (0.5 | _) } -> (let _v29 = { r0 = 3.25 } in (let v30 = (None, (Array.make 4 "a")) in 8)) | { r0 = q31 } -> (( - ) (-1660) ((let rec f33 p32 = 14 in f33) (Array.make 4 14))) | { r0 = q34 } -> ((-16) + (if true then 13 else 4)))) land 255) in
  (mix (Char.code v35); note_end 0);
  let v38 = (let s36 = String.concat s17 [string_of_bool false; clip (string_of_int 3)] in let i37 = ((); 20) + (max 12 15) in if i37 >= 0 && i37 < String.length s36 then s36.[i37] else v35) in
  print_int (let _v39 = '\021' in 360);
  print_byte 32;
  print_float ((if false then ()); (3.25 +. 1.0));
  print_newline ();
  String.concat "a" [string_of_float (abs_float (-100.75)); clip (string_of_float (abs_float 0.0))]) with | Division_by_zero -> (Printf.sprintf "<%6s>" "a") | Failure _ -> (string_of_float 2.2250738585072014e-308) | E1 -> (Printf.sprintf "<%.3f>" 0.0)) in
let a41' = [|1.5; 1.5; 2.0; (-0.5)|] in
let rec loop44 i42 n45 s43 =
  if i42 >= n45 then s43 else (
    loop44 (i42 + 1) n45 (if i42 < 4 then (a41'.(i42) -. (s43)) else s43)
  )
in
let n46 = loop44 0 7 1.5 in
note_float n46;
let s149 = (match [] with | [] -> (
  let unused47 = string_of_float (abs_float (max a41'.(3) (n46 *. n46))) in
  let f48 p49 p50 p51 =
    let s52 = string_of_float (abs_float 1.5) in
    Array.make 9 5
  in
  let g53 = f48 (if true then '\n' else '\255') in
  let g54 = g53 (Printf.sprintf "<%i>" 19) in
  let a57 = g54 ((let rec f56 p55' = [] in f56) { r0 = 10.0 }) in
  (mix_ints a57 0 9; note_end 0);
  let a60 = g54 ((let rec f59 p58 = [] in f59) (s40, "b c", s40)) in
  (mix_ints a60 0 9; note_end 0);
  String.concat s40 [string_of_float 100.75; clip "jaj"]) | (_ :: ((_ :: _) | [])) -> (
  let s63 = string_of_bool (((); true) || (true || true)) in
  String.concat "\000\255x" [string_of_int (-3); clip (Printf.sprintf "<%f>" (abs_float 1.0))]) | (_ :: ("a" :: q64)) when (match (let v65 = Array.make 4 20 in []) with | [] -> (0.5 >= n46) | (q66' :: q67) -> ((7 + 65535) < (-1))) -> (
  String.concat s40 [String.concat "12" [s40; clip s40]; clip (Printf.sprintf "<%05d>" 18)]) | (q68 :: ("a" :: _)) -> (
  let v105 = (try (
    let v71 = (let v69 = Printf.sprintf "<%f>" (abs_float (if true then n46 else n46)) in if 14 <> 13 then (try (match None with | (None | (Some 'a'..'m')) -> ' ' | Some ('a'..'m' | 'a'..'m') -> '\255' | Some q70 when q70 < 'r' -> q70) with | _ -> '\255') else 'L') in
    (mix (Char.code v71); note_end 0);
    let s78 = String.make 3 (String.fold_left (let rec f77 n46 p72' = (try (try (match { r0 = 2.0 } with | ({ r0 = q73 } | { r0 = q73 }) when ((sqrt q73) = q73) -> p72' | { r0 = q74 } -> p72') with | Invalid_argument _ -> p72' | Division_by_zero -> p72' | Failure q75 -> p72' | Match_failure _ -> n46 | E0 "a" -> p72' | E0 "" -> v71 | E0 "a" -> p72' | E0 q76 -> p72' | E1 -> p72') with | _ -> ' ') in f77) ((); v71) (Printf.sprintf "<%X>" (0 land 2147483647))) in
    (mix_string s78; note_end 0);
    let c82 = ((let v79 = (v71, { r0 = n46 }, 'z') in 9 land 4)) + (let v79 = (v71, { r0 = n46 }, 'z') in 9 land 4) in
    let c83 = c82 + (c82) in
    let c84 = ((List.fold_right (fun p80 p81 -> p81) [] 6)) * (List.fold_right (fun p80 p81 -> p81) [] 6) in
    let c85 = (List.fold_right (fun p80 p81 -> p81) [] 6) * ((List.fold_right (fun p80 p81 -> p81) [] 6)) in
    let c86 = (List.fold_right (fun p80 p81 -> p81) [] 6) * ((let v79 = (v71, { r0 = n46 }, 'z') in 9 land 4)) in
    let c87 = c82 * (c86) in
    let c88 = c85 + ((let v79 = (v71, { r0 = n46 }, 'z') in 9 land 4)) in
    let c89 = (c83) + c86 in
    let c90 = c89 - (c89) in
    let c91 = c82 lxor (c82) in
    let c92 = (c91) + (let v79 = (v71, { r0 = n46 }, 'z') in 9 land 4) in
    note_int c92;
    let rec f93 p94' p95 p96 =
      if p94' < 1 then
        (let (_, q97, q98, _) = (a41', v71, s78, (p95, p95)) in q97)
      else (
        f93 (p94' - 1) p95 p96
      )
    in
    let v102' = f93 5 (match q68 with | ("a" | "a") -> v71 | "a" -> v71 | "" -> v71 | q99 -> v71) (match v71 with | ('a'..'m' as w100) -> { r0 = n46 } | '0'..'9' -> { r0 = 2.0 } | q101 when q101 >= '\041' -> { r0 = n46 }) in
    (mix (Char.code v102'); note_end 0);
    (let ({ r0 = q103 } as w104) = { r0 = (-10.0) } in 'a')) with | Match_failure _ -> ((); 'a')) in
  (mix (Char.code v105); note_end 0);
  let v146 = (match [] with | [] -> (
    let v110 = if false then (min ((fun p106 -> v105) (s40, v105, v105, v105)) (Char.chr (3 land 255))) else (List.fold_left (fun p107 p108 -> v105) v105 (List.rev_map (fun p109 -> q68) [])) in
    let rec f111 p112 p113 p114 =
      if p112 <= 0 then
        ((q68, p113, p114, ' '), { r0 = 3.25 })
      else (
        (try (let r115 = f111 (p112 - 1) p114 p114 in if (let v116 = ((q68, q68, p113), q68, s40) in false) then raise (E0 (Printf.sprintf "<%u>" (p112 land 2147483647))) else r115) with | E0 _ -> (if true then (("tail \" end", p114, v110, v110), { r0 = n46 }) else ((q68, v110, 'a', p114), { r0 = n46 })))
      )
    in
    let v119 = f111 2 (let v117 = { r0 = n46 } in v110) (match v110 with | 'a'..'m' -> 'a' | 'n' -> '\255' | 'a'..'m' -> v110 | '0'..'9' -> '\255' | _ -> v110 | ('a'..'m' | _) when ((let v118 = s40 in { r0 = n46 }) <= { r0 = n46 }) -> v110 | _ -> v105) in
    ((let (m120, m125) = v119 in (let (m121, m122', m123, m124) = m120 in mix_string m121; mix (Char.code m122'); mix (Char.code m123); mix (Char.code m124)); mix_0 5 m125); note_end 0);
    ((let (m126, _) = v119 in (let (m127, m128, m129', m130) = m126 in mix (String.length m127); mix (Char.code m128); mix (Char.code m129'); mix (Char.code m130))); note_end 0);
    (if not false then (max ('0', (Array.make 6 v105)) (v110, (Array.make 6 v110))) else ('\n', (Array.make 6 v110)))) | (_ :: []) -> (
    ((if false then () else ()); (List.fold_right (fun p132 p133 -> p133) [] (v105, (Array.make 6 v105))))) | (q134 :: ((q135 :: q136) as w137)) -> (
    let rec build138 p139 p140 =
      if p139 <= 0 then [] else
        ((); (Array.make 2 p139)) :: (build138 (p139 - 1) q68)
    in
    let v141 = build138 6 (string_of_float (abs_float n46)) in
    (mix_1 5 v141; note_end 0);
    let v142 = build138 6 (string_of_int 19) in
    (mix_1 5 v142; note_end 0);
    ((Char.chr (14 land 255)), (let (q143, _, q144, q145) = (v105, 'a', ("", 'a', v105), (Array.make 2 q68)) in Array.make 6 q143)))) in
  string_of_int 1) | (q147 :: (_ :: q148)) -> (
  string_of_bool (q147 >= q147))) in
(mix_string s40; note_end 0);
note_float n46;
(mix_floats a41' 0 4; note_end 0);
(mix_string s149; note_end 0);
()
