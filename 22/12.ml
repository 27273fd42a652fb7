type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y187, y188, y189) -> mix 1; mix (Char.code y187); mix_ints y188 0 2; mix_float y189
    | C9 -> mix 2
and mix_1 d (v : (int array * float array) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m190, m191) = !v in mix_ints m190 0 8; mix_floats m191 0 2)
in
let n0 = 15 in
note_int n0;
(try (
  (let _v1' = (-65536) * 39 in (try (mix (Char.code (Char.chr n0))) with | Invalid_argument q2 -> () | Division_by_zero -> (print_char (try (Result.get_error (if true then (Ok 'z') else (Ok '\255'))) with | Invalid_argument q3 -> ((let rec f5 p4 = '0' in f5) (Array.make 1 1.5)))) | E0 -> ()));
  let v11 = (let s6 = string_of_bool ((); true) in let i7 = List.fold_right (let v8 = n0 in fun p9 p10' -> v8) ((); []) n0 in if i7 >= 0 && i7 < String.length s6 then s6.[i7] else '\n') in
  mix (6 - (int_of_string (string_of_int n0)));
  let n12' = n0 in
  print_endline (string_of_int n12')) with | _ -> ());
let n13 = n0 in
let f21 = fun p14 p15 p16 -> Error (match C8 with | C8 -> (Array.make 9 n13) | C9 -> (Array.make 9 (-2)) | C7 (q17, [|p14; q18|], _) -> (Array.make 9 10) | C7 (p15, q19, q20) -> (Array.make 9 n13) | (C8 | C9) -> (Array.make 9 n13)) in
let (q23, _, q24) = if ((fun p22 -> true) ()) && ((n13 - 1023) < n0) then (if n13 <> n13 then ((); (10.0, n13, ((-0.0), n13, 3.25, 2.0))) else (0.0, n0, (3.25, n13, 1.0, 1.5))) else (4096.0, (n0 - 18), (3.25, n13, 1.0, 1.5)) in
let f25 p26 p27 p28 p29 =
  let n30 = n13 in
  let n31 = n30 in
  (match p27 with | 'a'..'m' -> (let v32 = p28 in (match p27 with | 'a'..'m' -> (Array.make 16 n31) | '0'..'9' -> (Array.make 16 n30) | 'n' -> (Array.make 16 n31) | 'a'..'m' -> (Array.make 16 n13) | ('0'..'9' | '0'..'9') -> (Array.make 16 n31) | 'n' -> (Array.make 16 n31) | q33 -> (Array.make 16 n31))) | '0'..'9' -> (Array.make 16 (match p27 with | 'a'..'m' -> n13 | 'n' -> n31 | ('0'..'9' | 'a'..'m') when (if (let v34 = n13 in true) then (p28 > 0.5) else (q23 = p28)) -> 4 | 'a'..'m' -> n30 | _ -> 13 | _ -> n30)) | _ -> (match p27 with | 'a'..'m' when (let v35 = C9 in false) -> (Array.make 16 n31) | 'a'..'m' -> ((); (Array.make 16 n31)) | ('n' | 'n') -> (if false then (Array.make 16 n31) else (Array.make 16 4)) | q36 -> (if false then (Array.make 16 n31) else (Array.make 16 n31))))
in
let a72 = f25 (match q24 with | (q37, (-1), _, q38) -> (fun ({ r0 = q39; r1 = _; r2 = q40; r3 = q24; r4 = q41; r5; r6 = q42 } as w43) p44 -> p44) | (_, 8, _, 0.5) -> (let rec f47 p45 p46 = p46 in f47) | ((q48, 8, _, q49) as w50) -> (fun p51 p52 -> 7) | (q53, (-3), q54, q55) -> (let rec f58 p56 p57 = p57 in f58) | (_, q59, _, q60) -> (fun { r0 = q61; r1 = _; r2; r3 = q62; r4 = q63; r5 = q64; _ } p65 -> n0)) ((let rec f67 p66 = '0' in f67) C8) (String.fold_left (fun p68 p69 -> p68) q23 "") ((); (fun p70 p71 -> p70)) in
let a72 = 19 in
let q24 = ((if (if true then (fst ("", q23)) else (String.capitalize_ascii (clip "\000\255x"))) >= (match q24 with | (q73, q74, q75, 1.0) -> (let (_, _, q76) = (8, q74, (Array.make 2 14)) in "\000\255x") | ((q77, q78, q79, q80) | (q80, q78, q79, q77)) -> "") then (min () (let v81 = (Array.make 16 a72) :: [] in (let v82 = ((Ok a72), 6) in ())))); (string_of_int (let n13 = { r10 = (q23 *. q23); r11 = ((); (Array.make 4 q23)); r12 = () } in abs ((); a72)))) in
(mix_string q24; note_end 0);
let (_, _, q94) = (((q23 *. q23) +. (match (Ok { r0 = q23; r1 = n13; r2 = (Array.make 4 (-0.0)); r3 = 16; r4 = None; r5 = q23; r6 = 18 }) with | Ok { r0; r1 = q83; r2; r3 = q84; r4 = _; r5 = _; r6 = f25 } -> (-1.0) | ((Error (q85, (-2))) | (Error (_, (-2 as q85)))) -> q23 | (Error (q86, 5) as w87') -> q23 | ((Error (_, 0)) | (Error (_, 0))) -> q23 | Error (q88, q89) when q89 < 10 -> q23 | Error (q90, _) -> q23 | exception Invalid_argument _ -> q23 | exception Not_found -> q23 | exception E0 -> q23)), (fun p91 p92 -> if p92 then a72 else a72), (let _v93 = a72 in n13)) in
(match (if true then (match (false, false) with | (q95', _) -> { r10 = q23; r11 = (Array.make 4 q23); r12 = () }) else (let v96 = [] in { r10 = q23; r11 = (Array.make 4 q23); r12 = () })) with | { r10 = 0.0; r11 = [|_; _; q97; _|]; r12 = q98 } -> q98 | ({ r10 = 0.0; r11 = [|_; _; _; _|]; r12 = _ } | { r12 = _; _ }) -> ((let rec f103 p102 = (try () with | Division_by_zero -> () | E0 -> () | _ -> ()) in f103) ((lxor) q94 6)) | ({ r10 = 0.0; r12 = q104; _ } | { r10 = 0.0; r11 = _; r12 = q104 }) -> () | { r10 = q105; r11 = _; r12 = q106 } -> (if true || true then (if true then () else q106)));
let a72 = ((let v120 = (match { r0 = 0.0; r1 = n13; r2 = (Array.make 4 q23); r3 = 2; r4 = None; r5 = q23; r6 = a72 } with | { r0 = 0.5; r1 = 8; r2 = _; r3; r4 = q107; r5; r6 } -> r5 | ({ r0 = 0.5; r1 = (-3); r2 = q108; r4 = q109; r5 = q110; r6 = q111; _ } | { r0 = q110; r1 = q111; r2 = q108; r3 = _; r4 = q109; r6 = _; _ }) -> q110 | ({ r0 = 0.5; r1 = _; r2 = q112; r3 = _; r4 = q113; r5 = q114; r6 } as w115) -> q114 | { r0 = q116; r1; r2 = q117; r4; r5 = 1.0; r6; _ } -> q116 | ({ r0; r1 = _; r4 = _; r5 = q118; r6 = q119; _ } | { r0 = q118; r1 = q119; r4 = _; r5 = r0; _ }) -> 1.5) in ()); (let { r0 = q123; r2 = _; r3; r4 = q124; r5 = q125; r6 = q126; _ } = (match n0 with | (-1 as w121) -> { r0 = q23; r1 = w121; r2 = (Array.make 4 q23); r3 = n0; r4 = None; r5 = 100.75; r6 = w121 } | 8 -> { r0 = 3.25; r1 = (-3); r2 = (Array.make 4 q23); r3 = n13; r4 = None; r5 = q23; r6 = q94 } | -2147483648 -> { r0 = q23; r1 = a72; r2 = (Array.make 4 q23); r3 = q94; r4 = None; r5 = q23; r6 = n13 } | ((-2) | (-2)) -> { r0 = q23; r1 = a72; r2 = (Array.make 4 q23); r3 = q94; r4 = None; r5 = q23; r6 = 17 } | 5 -> { r0 = q23; r1 = 10; r2 = (Array.make 4 q23); r3 = q94; r4 = None; r5 = 0.0; r6 = (-3) } | 9 -> { r0 = q23; r1 = a72; r2 = (Array.make 4 q23); r3 = a72; r4 = None; r5 = q23; r6 = q94 } | -3 -> { r0 = q23; r1 = a72; r2 = (Array.make 4 q23); r3 = 10; r4 = None; r5 = (-10.0); r6 = q94 } | q122 -> { r0 = 1.5; r1 = q122; r2 = (Array.make 4 q23); r3 = n0; r4 = None; r5 = q23; r6 = q122 }) in C9)) in
(mix_0 5 a72; note_end 0);
let n127 = n13 in
note_int n127;
let n128 = q94 in
let q94 = (match if q23 = q23 then a72 else C9 with | ((C8 as w129) | (C8 as w129)) -> (let v130 = n128 - 1 in ref ((Array.make 8 5), (Array.make 2 q23))) | C7 (q131, q132, q133) -> (ref ((Array.make 8 n127), (Array.make 2 q133))) | (C9 | (C7 (_, _, _))) when (not ((q94 - 2147483647) < 6)) -> (ref (let _v134 = q24 in ((Array.make 8 q94), (Array.make 2 1.0)))) | C9 -> ((if true then () else ()); (match a72 with | C8 -> (ref ((Array.make 8 12), (Array.make 2 q23))) | ((C7 (q135, q136, _)) | (C7 (q135, q136, _))) -> (ref ((Array.make 8 q94), (Array.make 2 q23))) | (C9 as w137) -> (ref ((Array.make 8 n127), (Array.make 2 q23))))) | _ -> (if true then (ref ((Array.make 8 n127), (Array.make 2 1.0))) else (ref ((Array.make 8 6), (Array.make 2 1.0))))) in
let a138 = create_array 4 (max (( /. ) 0.0 q23) q23) in
let n139 = -1 in
let n140 = n139 in
let n186 = (match { r10 = q23; r11 = [|q23; q23; q23; q23|]; r12 = (if true then () else ()) } with | { r10 = (0.0 as w141); r11 = [|q142|]; r12 } -> (
  (n139 lsl 4) + (n13 mod (n139 lor 1))) | { r10 = 0.0; r11 = [|_; _|]; r12 = q143 } -> (
  let n144 = (try (try (if (q143; false) then (truncate q23) else n127) with | _ -> n139) with | _ -> (q143; n128)) mod (-3) in
  note_int n144;
  (match Array.make 8 14 with | q145 when ((n139 mod (-2147483648)) <= n128) -> n144 | q146 -> n140) land (int_of_float q23)) | { r10 = (0.0 | 0.0); r11 = q147; r12 = q148 } -> (
  15) | { r11 = q149; r12 = q150; _ } -> (
  let p151 = min q23 q23 in
  let p152 = float_of_int 15 in
  let p153 = n128 + n127 in
  let p154 = p152 +. p151 in
  let p155 = (let q149 = fun { r0; r1; r2 = q156'; r3; r4 = q157; r5; r6 = _ } p158 p159 -> ((let rec f163 p160 p161 p162 = false in f163), 12) in p154) in
  let p164 = p153 mod (p153 lor 1) in
  let p165 = p153 in
  let p166 = (q150; 18) in
  let p167 = -. p151 in
  let p168 = max n13 n140 in
  let p169 = q149.(wrap p153 4) in
  let p170 = if true then p168 else p153 in
  let p171 = p154 in
  let p172 = 20 / (n128 lor 1) in
  let p173' = 0.5 in
  let p174 = p167 in
  let p175 = q149.(0) in
  let p176' = p171 /. (-3.25) in
  let p177 = (q150; p169) in
  let p178 = p172 / (p165 lor 1) in
  mix 1;
  let n179 = 1 * (p178 + (((p168 + (((p164 + (p153)) + p165) lxor p166)) lxor p170) lxor p172)) in
  let x180 = 1.0 +. (((p175 *. (p174 *. (p173' +. ((p169 +. (((((p151) -. p152) *. p154) +. p155) *. p167)) *. p171)))) -. p176') *. p177) in
  (let { r0; r1 = q182; r2 = _; r3 = q183'; r4 = q184; r5 = q185; _ } = (let v181 = n0 in { r0 = 10.0; r1 = 15; r2 = q149; r3 = p172; r4 = None; r5 = p173'; r6 = n139 }) in truncate p177))) in
note_float q23;
note_int n13;
note_int n128;
(mix_1 5 q94; note_end 0);
note_int n140;
note_int n127;
note_int n0;
note_int n139;
()
