type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
type t2 = C5 of int ref
type ('a, 'b) t3 = { r1 : 'b; r7 : 'a; r8 : unit; r9 : 'a; mutable r10 : 'b; mutable r11 : string; mutable r12 : int; r13 : float; mutable r14 : (float, int) t0 }
exception E0 of float
exception E1 of (int, float) t1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int list, t2 list) t1) =
  if d > 0 then
    match v with
    | { r2 = y214; r3 = y215; r4 = y216 } -> mix_string y214; mix_floats y215 0 2; mix_4 (d - 1) y216
and mix_1 d (v : (t2, char) t0) =
  if d > 0 then
    match v with
    | { r0 = y217; r1 = y218 } -> mix (if y217 then 1 else 0); mix_5 (d - 1) y218
and mix_2 d (v : (bool, bool) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y219 -> mix 1; mix_6 (d - 1) y219
and mix_3 d (v : (float, t2) result) =
  if d > 0 then
    match v with
    | Ok y220 -> mix 0; mix_float y220
    | Error y221 -> mix 1; mix_7 (d - 1) y221
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_5 d (v : (t2, char) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y222 -> mix 1; mix_1 (d - 1) y222
and mix_6 d (v : (bool, bool) t0) =
  if d > 0 then
    match v with
    | { r0 = y223; r1 = y224 } -> mix (if y223 then 1 else 0); mix_2 (d - 1) y224
and mix_7 d (v : t2) =
  if d > 0 then
    match v with
    | C5 y225 -> mix_4 (d - 1) y225
let v87 = (match (({ r0 = (((2 * 31) - (if true then (-1) else 10)) <> ((14 + 12) lxor (match 1.5 with | (0.0 | 0.0) -> 13 | (0.5 | 0.5) -> 18 | q0 -> 12))); r1 = (let v3 = (match Ok (C5 (ref 4)) with | ((Ok q1) | (Ok q1)) -> 12 | Error q2' -> 12) = ((-3) * 20) in (let v5 = Array.map (fun p4 -> p4) (Array.make 4 (-1)) in (let _v6 = [] in (None : (bool array, t2) t0 option)))) } : (bool array, t2) t0) : (bool array, t2) t0) with | { r0 = _; r1 = q7 } -> (Array.fold_left (List.fold_left (let { r2 = q8; r3 = q9; r4 } = (match (q7 : (bool array, t2) t0 option) with | None -> { r2 = ""; r3 = (Array.make 2 (-3.25)); r4 = (ref 3) } | (None | (Some { r1 = _; _ })) -> { r2 = "12"; r3 = (Array.make 2 (-10.0)); r4 = (ref 9) }) in (let rec f12 p10 p11 = p10 in f12)) (let v13 = -. 1.5 in (let rec f16 p14 p15 = p14 in f16)) ((let q7 = ({ r0 = true; r1 = (None : (int, int) t0 option) } : (int, int) t0) in ()); [])) (if (( * ) 5 13) = (19 mod (11 lor 1)) then (let _v19 = (match (q7 : (bool array, t2) t0 option) with | None -> 2 | (Some { r0 = q17; _ } as w18) -> 1 | (None | None) when (not ("b c" = "")) -> 8 | _ -> 17) in { { r2 = "b c"; r3 = (Array.make 2 1.0); r4 = (ref (-2)) } with r3 = (Array.make 2 0.5) }) else (match ((None : (bool array, t2) t0 option) : (bool array, t2) t0 option) with | None -> { r2 = "b c"; r3 = (Array.make 2 100.75); r4 = (ref 1) } | None when ((compare (false, (C5 (ref 1))) (false, (C5 (ref 11)))) < (match (q7 : (bool array, t2) t0 option) with | ((Some _) | None) -> (-2) | Some { r0 = q21'; r1 = q22 } when q21' -> 15 | Some { r0 = (true | true); r1 = _ } -> 11 | Some { r0 = false; r1 = q7 } -> 13)) -> { r2 = "b c"; r3 = (Array.make 2 3.25); r4 = (ref (-3)) } | ((Some { r0 = false; r1 = _ }) | (Some { r0 = _; r1 = _ })) -> (if false then { r2 = "b c"; r3 = (Array.make 2 1.5); r4 = (ref 11) } else { r2 = "b c"; r3 = (Array.make 2 2.0); r4 = (ref 19) }))) (create_array 4 ((compare (C5 (ref 11)) (C5 (ref 15))) + (11 land 4)))) | { r0 = true; r1 = q23 } -> (match (q23 : (bool array, t2) t0 option) with | None -> (if (min "12" "") = (String.fold_left (fun p24' p25 -> p24') "b c" "b c") then (let ({ r1 = { r2 = q27; r3 = q28; r4 = q23 }; r7; r8; r9 = q29; r10 = q30; r11 = q31; r12 = q32; r13; r14 = { r0 = q33; r1 = q34 } } : (float array, (bool, int) t1) t3) = ((let _v26 = 'a' in ({ r1 = { r2 = "a"; r3 = (Array.make 2 2.0); r4 = (ref 4) }; r7 = (Array.make 16 2.0); r8 = (); r9 = (Array.make 16 (-0.5)); r10 = { r2 = "tail \" end"; r3 = (Array.make 2 2.0); r4 = (ref 16) }; r11 = "a"; r12 = 6; r13 = 10.0; r14 = ({ r0 = true; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (float array, (bool, int) t1) t3)) : (float array, (bool, int) t1) t3) in (let v35 = 15 in { r2 = q31; r3 = q28; r4 = q23 })) else (if (-2) <= 18 then { r2 = ""; r3 = (Array.make 2 0.0); r4 = (ref 6) } else { { r2 = "a"; r3 = (Array.make 2 3.25); r4 = (ref 11) } with r2 = "\000\255x" })) | Some { r0; r1 = None } -> { r2 = (part ((clip "b c") ^ "a") (19 - 5) (- 8)); r3 = (Array.make 2 (1.0 /. (-100.75))); r4 = (match (q23 : (bool array, t2) t0 option) with | None -> (let ({ r0 = q36; r1 } : (int list, float option) t0) = (({ r0 = r0; r1 = (None : (int list, float option) t0 option) } : (int list, float option) t0) : (int list, float option) t0) in ref 9) | Some { r0 = true; r1 = q37 } -> (max (ref 20) (ref 20)) | Some { r0 = (false | false); r1 } -> (match ((), (ref 0), (Array.make 7 1.0), 10.0) with | ((_, _, q38', (0.5 as w39)) as w40) -> (ref 5) | (q41, q42, q43, (q44 | (0.0 as q44))) -> q42 | (q45, q46, _, _) -> q46)) } | ((Some { r0 = true; r1 = (Some _) }) | (Some _)) -> { r2 = ((clip (List.fold_left (fun p49 p50 -> p49) "12" [])) ^ ((clip "") ^ "tail \" end")); r3 = [|(if true then 100.75 else 10.0); (2.0 *. 0.5)|]; r4 = (match (q23 : (bool array, t2) t0 option) with | (None | None) -> (if false then (ref (-2)) else (ref 20)) | Some { r0; r1 = None } -> (ref (-3)) | ((Some { r0; r1 = (Some { r1; _ }) }) | (Some { r0; r1 = (Some { r0 = _; r1 = _ }) } as r1)) -> (let ({ r0; r1 } : (int, bool * float) t0) = (({ r0 = r0; r1 = (None : (int, bool * float) t0 option) } : (int, bool * float) t0) : (int, bool * float) t0) in ref 19)) } | Some ({ r0 = false; r1 = (Some q51) } | ({ r0 = false; r1 = (Some _) } as q51)) -> { r2 = (string_of_bool ((-1.0) = 10.0)); r3 = (Array.mapi (fun p52 p53 -> (let v54 = p52 in p53)) (Array.make 2 1.0)); r4 = (ref (1 - 19)) }) | { r0 = false; r1 = None } -> { r2 = (match List.cons (Array.fold_left (let rec f57 p55 p56 = p55 in f57) (C5 (ref 4)) (Array.make 1 false)) [] with | [] -> (String.lowercase_ascii (clip (string_of_bool false))) | (_ :: q58) -> (String.capitalize_ascii (clip ((); "b c")))); r3 = (Array.make 2 (if 13 <> 17 then (( /. ) (-100.75) 10.0) else (100.75 *. (-1.5)))); r4 = (ref (-((lxor) 11 16))) } | { r0 = (false as w59); r1 = (Some q60) } -> (List.fold_left (((function | C5 q62 -> (let v63 = false in ()) | C5 q64 -> (try () with | _ -> ())) (Array.fold_left (let rec f67 p65 p66 = p65 in f67) (C5 (ref 0)) (Array.make 1 w59))); (let rec f70 p68 p69 = (try { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref 17) } with | _ -> { r2 = "tail \" end"; r3 = (Array.make 2 100.75); r4 = (ref 17) }) in f70)) (try { r2 = (if w59 then (match (({ r0 = w59; r1 = (None : (int list, (float, float) t0) t0 option) } : (int list, (float, float) t0) t0) : (int list, (float, float) t0) t0) with | { r0 = (false | true); r1 = None } when (try (if 8 == (-3) then (w59 && false) else w59) with | _ -> (4 >= (-2))) -> "a" | { r0 = false; r1 = None } -> "\000\255x" | { r0 = q71; r1 = (Some _ as w72) } when w59 -> "12" | { r0; r1 = (Some q73) } -> "12") else "ooia"); r3 = [|((); 1.0); ((let rec f75 p74' = 1.0 in f75) ({ r1 = 10.0; r7 = 0.5; r8 = (); r9 = (-100.75); r10 = 2.0; r11 = "tail \" end"; r12 = 0; r13 = 3.25; r14 = ({ r0 = w59; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (float, float) t3))|]; r4 = (let { r2 = q76; r3 = q77; r4 = q78 } = if w59 then { r2 = "tail \" end"; r3 = (Array.make 2 0.0); r4 = (ref 18) } else { r2 = "tail \" end"; r3 = (Array.make 2 0.0); r4 = (ref 1) } in ref 18) } with | Match_failure _ -> ((if true then ()); { { r2 = "tail \" end"; r3 = (Array.make 2 1.5); r4 = (ref 18) } with r2 = "12" })) [(Array.mapi (fun p79 p80 -> ref p80) (Array.make 4 14)); (if (q60 : (bool array, t2) t0).r0 then (fst ((Array.make 4 (ref 13)), 100.75)) else [|(ref 13); (ref 8); (ref 3); (ref 12)|]); (let v82 = (let v81 = 7 in None) in (try (try (Array.mapi (fun p83 p84 -> ref p84) (Array.make 4 19)) with | Invalid_argument _ -> (Array.make 4 (ref 11)) | Failure _ -> (Array.make 4 (ref 13)) | Not_found when w59 -> (Array.make 4 (ref 5)) | E0 0.5 -> (Array.make 4 (ref 11)) | E0 1.0 when ((-12) <= (7 + 10)) -> (Array.make 4 (ref 18)) | E0 _ -> (Array.make 4 (ref 7)) | E1 ({ r2 = q85; r3 = _; r4 = q86 }) -> (Array.make 4 q86) | _ -> (Array.make 4 (ref 2))) with | _ -> (Array.make 4 (ref (-1)))))]))
let () = (mix_0 5 v87; note_end 0)
let v115 = ({ r0 = ((String.make (hide 1 0) '\255') >= (match v87 with | { r2; r3 = [|_; q88|]; r4 = _ } -> r2 | { r2 = v87; r3 = _; r4 = q89 } -> v87)); r1 = (match { r2 = "tail \" end"; r3 = (Array.make 2 1.0); r4 = (ref (-3)) } with | { r2 = "a"; r3 = [|_; 1.0|]; r4 = q90 } -> (match (({ r1 = None; r7 = (Array.make 6 17); r8 = (); r9 = (Array.make 6 8); r10 = None; r11 = ""; r12 = 17; r13 = 10.0; r14 = ({ r0 = true; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (int array, bool option) t3) : (int array, bool option) t3) with | ({ r1 = q91; r7; r8 = q92; r9 = [||]; r10 = None; r11 = q93; r12 = q94; r13; r14 = q95' } | { r7; r8 = q92; r9 = [||]; r10 = (None as q91); r11 = q93; r12 = q94; r13; r14 = q95'; _ }) -> (None : (t2, char) t0 option) | { r1 = q96; r7; r8 = q97; r9 = [||]; r10 = (Some q98); r11 = _; r12 = q99; r13 = q100; r14 = q101 } -> (None : (t2, char) t0 option) | { r1 = q102; r7; r8 = q103; r9 = q104; r12 = q90; r13 = q105; _ } -> (None : (t2, char) t0 option)) | { r2 = q106; r3 = [|v87; 1.0|]; _ } -> (let _v107 = 2 in (None : (t2, char) t0 option)) | { r2 = q108; r3 = [|q109; q110|]; _ } -> (None : (t2, char) t0 option) | { r2 = _; r4 = _; _ } -> (None : (t2, char) t0 option) | exception Invalid_argument q111 -> (if false then (None : (t2, char) t0 option) else (None : (t2, char) t0 option)) | exception Not_found -> (if false then (None : (t2, char) t0 option) else (None : (t2, char) t0 option)) | exception Match_failure _ -> (if true then (None : (t2, char) t0 option) else (None : (t2, char) t0 option)) | exception E0 0.0 -> (None : (t2, char) t0 option) | exception E0 1.0 -> (None : (t2, char) t0 option) | exception E0 q112 -> (try (if true then (None : (t2, char) t0 option) else (None : (t2, char) t0 option)) with | _ -> (None : (t2, char) t0 option)) | exception E1 ({ r2 = q113; r3 = q114; _ }) -> (None : (t2, char) t0 option)) } : (t2, char) t0)
let () = (mix_1 5 v115; note_end 0)
let rec fold116 p117 =
  match p117 with
  | [] ->
    let x124 = (let v118 = 1 + (-2) in 2.0 *. 0.5) /. (let v119 = 0 - 17 in (match p117 with | ([] as w120) -> 0.0 | ((q121 :: []) as w122) -> 0.5 | (_ :: (_ :: q123)) -> 2.0)) in
    (clip (match C5 (ref 19) with | C5 q125 -> "12")) ^ "tail \" end"
  | (q126 :: _) ->
    String.concat "a" [""; clip (match (v115 : (t2, char) t0) with | { r0; r1 = q126 } when ((match (({ r0 = r0; r1 = (None : (int list, bool) t0 option) } : (int list, bool) t0) : (int list, bool) t0) with | ({ r0 = true; r1 = None } as w127) -> 9 | { r0 = true; r1 = (Some q128) } -> 18 | { r0 = false; r1 = None } -> 7 | ({ r0 = q126; r1 } | { r0 = (false as q126); r1 = (Some _ as r1) }) -> 13) = 9) -> "a" | { r0; r1 = _ } when r0 -> "b c" | { r0; r1 = q129 } -> "\000\255x")]
let s131 = fold116 (match (v115 : (t2, char) t0) with | { r0; r1 = None } -> [] | { r1 = (Some q130); _ } -> [])
let s132 = if 16 >= 13 then (if if false then true else true then (if ((); false) then s131 else (if false || true then ((clip s131) ^ s131) else (if false <= false then (if v115 == v115 then s131 else ((clip s131) ^ s131)) else (String.lowercase_ascii (clip s131))))) else v87.r2) else (fold116 [])
let s134 = ref 100.75
let i133 = ref 0
let () = while !i133 < 20 do
  s134 := (((!s134) *. (float_of_int !i133)) *. 1e16); i133 := !i133 + 1
done
let n135 = !s134
let () = (fun p136 -> ()) { (({ r1 = true; r7 = '0'; r8 = (); r9 = 'a'; r10 = false; r11 = "tail \" end"; r12 = (-1); r13 = n135; r14 = ({ r0 = false; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (char, bool) t3) : (char, bool) t3) with r14 = ({ r0 = (try (if (v115 : (t2, char) t0).r0 then raise Not_found else (16 <> 5)) with | Not_found -> (Array.fold_right (fun n135 s132 -> false) (Array.make 1 true) true)); r1 = (None : (float, int) t0 option) } : (float, int) t0); r10 = ((let v137 = (let (C5 _) = C5 (ref 16) in ({ r1 = None; r7 = 5; r8 = (); r9 = 12; r10 = None; r11 = s132; r12 = 16; r13 = n135; r14 = ({ r0 = true; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (int, int option) t3)) in C5 (ref (-1))) <= ((let rec f139' p138 = C5 (ref 16) in f139') (C5 (ref 15)))); r11 = s132 }
let v145 = (match (v115 : (t2, char) t0) with | ({ r0 = true; r1 } as w140) -> (let ({ r2 = _; r3; r4 = q141 } : (int, (float, int) t3) t1) = (({ r2 = "\000\255x"; r3 = (Array.make 2 1.5); r4 = (ref 8) } : (int, (float, int) t3) t1) : (int, (float, int) t3) t1) in if true then (Ok n135) else (Ok 1.5)) | { r0 = false; r1 } -> ((let rec f143 p142 = Ok n135 in f143) (let _v144 = ref ({ r1 = false; r7 = '0'; r8 = (); r9 = 'a'; r10 = true; r11 = "12"; r12 = 13; r13 = n135; r14 = ({ r0 = true; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (char, bool) t3) in { r2 = "b c"; r3 = (Array.make 2 n135); r4 = (ref (-3)) })))
let s147 = max "bqm" ((clip ((fun p146 -> "\000\255x") { r2 = "a"; r3 = (Array.make 2 n135); r4 = (ref 14) })) ^ (if true then s131 else s132))
let () = (mix (String.length s147); note_end 0)
let x148' = 1e999
let () = note_float x148'
let s147 = compare (let ({ r1 = _; r7 = _; r8 = q149; r9 = q150; r10 = v145; r11 = q151; r13 = q152; _ } : (float list, int list) t3) = (({ r1 = []; r7 = []; r8 = (); r9 = []; r10 = []; r11 = s132; r12 = 6; r13 = 1.5; r14 = ({ r0 = false; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (float list, int list) t3) : (float list, int list) t3) in if true then 18 else 10) ((11 - 6) * (6 - 4))
let () = note_int s147
let n161 = if (match v145 with | Ok (0.0 | 0.5) -> false | Ok 1.0 -> true | Ok q158 -> true | Error q159' -> false) then (if x148' = n135 then (if s147 >= 20 then (if false then (if true || true then (s147 / (s147 lor 1)) else (if '\255' <> 'a' then (0 / 7) else (truncate 0.0))) else 4095) else (match [] with | [] -> s147 | (q153 :: q154) -> s147 | exception Invalid_argument q155 -> s147 | exception Failure q156 -> s147 | exception E0 0.5 -> s147 | exception E0 q157 -> 3)) else (if false then (-3) else s147)) else (let _v160 = 17 in s147)
let () = note_int n161
let x162 = n135
let () = print_int (truncate (if true then x162 else x148'))
let () = print_byte 32
let () = print_float x162
let () = print_newline ()
let n163 = Char.code '\013'
let () = note_int n163
let rec f164 p165 p166 p167 =
  if p165 < 1 then
    (match C5 (ref 9) with | C5 q168 -> ({ r1 = (C5 (ref n161)); r7 = (C5 (ref p166)); r8 = (); r9 = (C5 q168); r10 = (C5 q168); r11 = s132; r12 = n161; r13 = n135; r14 = ({ r0 = false; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (t2, t2) t3))
  else (
    if true then raise (E1 { r2 = s132; r3 = (Array.make 2 x148'); r4 = (ref s147) }) else (let r169 = f164 ((-1) + p165) p166 p167 in r169)
  )
let v171' = (try (f164 4 4 (match ((None : (float, float) t0 option) : (float, float) t0 option) with | None -> ({ r0 = false; r1 = (None : ((int, bool) t0, float list) t0 option) } : ((int, bool) t0, float list) t0) | ((Some _) | (Some { r0 = _; r1 = (Some _) })) -> ({ r0 = true; r1 = (None : ((int, bool) t0, float list) t0 option) } : ((int, bool) t0, float list) t0))) with | E1 q170' -> (snd (x162, ({ r1 = (C5 (ref 13)); r7 = (C5 (ref n163)); r8 = (); r9 = (C5 (ref s147)); r10 = (C5 (ref n163)); r11 = s131; r12 = n163; r13 = n135; r14 = ({ r0 = false; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (t2, t2) t3))))
let ({ r0 = q172; r1 = q173 } : (bool, bool) t0) = ({ (({ r0 = true; r1 = (None : (bool, bool) t0 option) } : (bool, bool) t0) : (bool, bool) t0) with r0 = true } : (bool, bool) t0)
let v175' = ((let v174 = ({ r1 = q172; r7 = []; r8 = (); r9 = []; r10 = false; r11 = s132; r12 = n163; r13 = x162; r14 = ({ r0 = q172; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (int list, bool) t3) in n161) - n161) > 12
let x179 = (match (q173 : (bool, bool) t0 option) with | None -> (fabs x148') | ((Some { r0 = true; r1 = q176 }) | (Some { r0 = true; _ } as q176)) -> (-. (fabs x162)) | (Some { r0 = (false | false); r1 = q177' } as w178) -> x162)
let () = assert (hide 1 3 = 3)
let f164 = (let o180 = n163 in let o181 = (v171' : (t2, t2) t3).r12 in let o182 = (match (q173 : (bool, bool) t0 option) with | None -> n161 | Some _ -> n163) in let o183 = -2 in let o184 = n161 in let ( != ) a b = (a lsl 1) + b in o180 != o181 != o182 != o183 != o184)
let x185 = if v175' then (-3.25) else (if v175' then (if s132 > s132 then (if v175' && true then 0.1 else (if (v115 : (t2, char) t0).r0 then (if (n163 - (-65536)) >= n161 then (-1.5) else x148') else (x179 *. x179))) else (-0.0)) else x179)
let () = (v171' : (t2, t2) t3).r10 <- (C5 (match (v171' : (t2, t2) t3) with | { r1 = _; r7 = q186; r9 = _; r10 = q187; r11; r12 = q188; r13 = q189; r14 = q190; _ } -> (ref q188)))
let () = ((v171' : (t2, t2) t3).r8; (v171' : (t2, t2) t3).r8)
let v191 = (v171' : (t2, t2) t3).r12 <- (if v175' then (f164 lsl 18) else ((); f164))
let n192' = ((n163 - 1) / (-1)) + (-5445)
let v193 = C5 v87.r4
let n194 = f164
let n195 = n192'
let () = (v171' : (t2, t2) t3).r8
let v199 = (match (({ r2 = "eolu"; r3 = v87.r3; r4 = (ref n195) } : ((int, int) t0, int) t1) : ((int, int) t0, int) t1) with | { r2 = q196; r3 = q197; r4 = q198 } -> ((n195 / (10 lor 1)) <> (truncate x179)))
let x148' = ((match v145 with | Ok (0.0 | 0.0) -> (None :: []) | Ok (1.0 | 1.0) -> (match (v171' : (t2, t2) t3) with | ({ r1 = q200; r7 = q201; r8 = q202; r9; r11; r12 = q203; r13 = q204; r14 = q205; _ } | { r1 = r9; r8 = q202; r9 = q200; r10 = q201; r11; r12 = q203; r13 = q204; r14 = q205; _ }) -> []) | (Ok q206' as w207) -> [] | Error (C5 q208) -> []), (Some { r2 = "\000\255x"; r3 = (Array.make 2 (-1.5)); r4 = (ref n194) }))
let n161 = if (v191; true) && (n192' >= 10) then (match C5 (ref (-3)) with | C5 q209 -> (let v199 = (Ok ({ r1 = n135; r7 = n195; r8 = v191; r9 = n192'; r10 = 0.0; r11 = s132; r12 = n192'; r13 = x185; r14 = ({ r0 = true; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : (int, float) t3) : ((int, float) t3, int list) result) in n161) | C5 _ -> (v191; n194) | C5 _ -> (v171' : (t2, t2) t3).r12) else (-(let ({ r1; r7 = q210; r8 = q211; r10 = v175'; r12 = q212; r13 = _; r14 = q213; _ } : ((int, int) result, bool list) t3) = (({ r1 = []; r7 = (Ok 8); r8 = v191; r9 = (Ok n194); r10 = []; r11 = s132; r12 = n195; r13 = x179; r14 = ({ r0 = v175'; r1 = (None : (float, int) t0 option) } : (float, int) t0) } : ((int, int) result, bool list) t3) : ((int, int) result, bool list) t3) in q212))
let () = note_int n192'
let () = (mix_string s132; note_end 0)
let () = note_int n161
let () = (mix_2 5 q173; note_end 0)
let () = (mix_0 5 v87; note_end 0)
let () = note_float x185
let () = (mix_3 5 v145; note_end 0)
let () = note_float x162
let () = ()
