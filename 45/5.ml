type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float array t0) =
  if d > 0 then
    match v with
    | C1 y196 -> mix 0; (let (m197, m198) = y196 in mix_floats m197 0 5; mix_string m198)
    | C0 (y199, y200, y201, y202, y203, y204, _) -> mix 1; mix y199; mix (Char.code y200); mix_2 (d - 1) y201; mix_0 (d - 1) y202; mix_floats y203 0 5; mix_0 (d - 1) y204
    | C2 -> mix 2
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y206 -> mix 0; (let (m207, m208) = y206 in mix m207; mix_string m208)
    | C0 (y209, y210, y211, y212, y213, y214, _) -> mix 1; mix y209; mix (Char.code y210); mix_3 (d - 1) y211; mix_1 (d - 1) y212; mix y213; mix_1 (d - 1) y214
    | C2 -> mix 2
and mix_2 d (v : float array t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y216 :: y217) -> mix 1; mix_0 (d - 1) y216; mix_2 (d - 1) y217
and mix_3 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y218 :: y219) -> mix 1; mix_1 (d - 1) y218; mix_3 (d - 1) y219
let () = mix (tick_int 15 (match C20 with | ((C5 q0') | (C11 { r12 = _; r13 = _; r14 = _ } as q0')) -> 6 | C3 (q1, q2, q3) -> 3 | C6 { r7 = q4; r8 = q5; r9 } -> (-1) | (C15 (q6, _) as w7) -> q6 | C4 (q8, q9) -> 12 | (q10 | (C22 as q10)) -> 18 | C5 C23 -> 7 | (C5 C21 as w11) -> 12 | C5 (C3 (q12, q13, q14)) -> (-3) | C5 (C6 { r7; r8; r9 = q15 }) -> 5 | C5 (C17 { r18 = q16; r19 = q17 } as w18) -> 20 | C5 (C4 (_, q19)) -> 18 | C5 q20 -> 12 | q21 -> (-1)))
let n25 = -((let v24 = fun p22 p23 -> 0.0 in 2) + (try (-16) with | _ -> 0))
let () = note_int n25
let () = print_endline ((); "nbqvhltsq")
let n27 = (try (
  (if (not false) || (n25 < 14) then raise (Invalid_argument "") else ());
  n25 land n25) with | Invalid_argument q26 -> (n25 + n25))
let () = (match (let v28 = (-1.0) *. (-0.5) in C1 (3.25, "")) with | ((C1 q29) | (C1 q29)) -> (let v35 = (let _v32 = fun p30' p31 -> 100.75 in fun p33 p34 -> 15) in ()) | ((C0 (q36, q37, q38, n27, _, q39, q40)) | (C0 ((-2147483648 as q36), q37, q38, _, _, q39, q40) as n27)) -> () | ((C0 (_, _, _, _, _, _, _)) | C2) -> (if false && false then (if false then () else ())))
let rec loop47 i45 n48 s46 =
  if i45 <> n48 then (
    loop47 (i45 + 1) n48 (((n27 * 38) + n27) lxor (((s46) + ((n27 * 38) + n27))))
  ) else
    s46
let n49 = loop47 0 13 n27
let () = note_int n49
let () = (try (
  let a50 = ((); (Array.make 8 3.25)) in
  let i51 = ref 0 in
  while !i51 < 8 do
    a50.(!i51) <- ((match "b c" with | "a" -> 3.25 | ("" | "") -> 1.0 | ("a" | "a") -> (-3.25) | _ -> 1.0 | q52 when (fst (false, (-10.0))) -> 100.75) /. 10.0);
    i51 := !i51 + 1
  done;
  let x100 = List.fold_left (fun p53' p54 -> (let i55 = (let _v56 = (true && true) != (n49 > 0) in (match C24 ((Array.make 8 (-2)), C2, ()) with | ((C25 (_, _)) | C26) -> 4 | C24 (_, q59, _) -> p54 | ((C25 (q60, _v56)) | (C25 (q60, _v56))) -> n25 | C27 -> n49 | C25 ([|q61; _|], ((-3) | 9)) -> p54)) in if i55 >= 0 && i55 < Array.length a50 then a50.(i55) else p53')) (match None with | None -> (float (match C3 (None, None, C20) with | C21 -> (let o62 = n25 in let o63 = n27 in let o64 = n49 in let ( lxor ) a b = a * 2 - b in o62 lxor o63 lxor o64) | (C20 | C20) -> (-12) | C15 (n49, q65) -> (truncate (-100.75)) | (C17 { r18 = C21; r19 = q66 } as w67) -> ((-3) - n49) | C17 { r18 = (C20 | C20); r19 = q68 } -> n49 | C17 { r18 = (C6 { r7 = q69; r8 = q70; r9 }); r19 = _ } -> (- n25) | C17 ({ r18 = (C15 (_, _)); r19 = q71 } as w72') -> (n49 + 9) | C17 { r18 = (C17 { r18 = q73; r19 = q74 }); r19 } -> n49 | C17 { r18 = q75; r19 = q76 } -> (Char.code ' ') | (C22 | C22) -> ((); n49) | (C16 (q77, q78, q79, q80, q81, q82) as w83) -> (match w83 with | C23 -> n49 | C21 -> n27 | C17 ({ r19 = q82; _ } as w84) -> 20 | (C23 | (C16 (_, _, _, [], _, _))) -> 4 | C21 when ((part "12" 14 15) > (let _v85 = 11 in "a")) -> 10 | C16 (q86, q87, q88, ((q89 :: _) as w90), w83, _) -> n49 | _ -> n49) | q91 -> n49)) | Some _ -> a50.((-4096) land 7)) (match create_array 2 (let o92 = if false then n27 else n49 in let o93' = 1024 in let o94 = (let _v95 = ref true in n27) in let o96 = - n27 in let o97 = n49 - n25 in let ( lor ) a b = b - a and ( != ) a b = a lxor (b + 1) in o92 lor o93' lor o94 != o96 lor o97) with | [|q98; n27|] -> [] | q99 -> []) in
  ()) with | _ -> ())
let v185 = (match ((print_char ' '); (C1 ((-0.5), "a"))) with | (C2 | (C0 _)) -> (
  let v102 = ((-(let v101 = 16 in v101)) - (-2147483648)) <= n27 in
  let rec build103 p104 p105 =
    if p104 <= 0 then C2 else
      C0 ((truncate 3.25), (let (q106, q107, q108, q109) = (p105, p105, (n49, 4, (-10.0)), '\'') in q109), (if v102 then [] else []), (build103 (p104 - 1) (-13)), (max (Array.make 5 (-0.5)) (Array.make 5 10.0)), (build103 (p104 - 1) (n25 mod (n27 lor 1))), (fun p110 -> 20))
  in
  let v111 = build103 1 n49 in
  (mix_0 5 v111; note_end 0);
  (mix_0 5 v111; note_end 0);
  let v112 = build103 2 (-4096) in
  (mix_0 5 v112; note_end 0);
  (try (let _v113 = v102 in (match v111 with | ((C0 _) | C2) when (match v112 with | (C1 ((_, _) as w119) as w120) -> (let v121 = v102 in v121) | C0 (_, _, q122, _, q123, (C1 q124), q125) when true -> (3.25 > 2.0) | C0 (q126, q127, _, v112, q128, (C1 q129), q130) -> (let v131 = () in _v113) | C0 (n49, n27, q132, v111, q133, (C0 (_, q134, q135, q136, _v113, _, q137)), q138) -> false | C0 (q139, q140, q141, _, q142, C2, q143) -> (q139 >= n25) | C1 (q144, _) -> (3 >= n27) | C2 -> (not _v113)) -> C2 | C2 -> C2 | C2 when _v113 -> C2)) with | Match_failure _ -> (C0 (n49, '0', [], C2, 18, C2, (let rec f146 p145 = 5 in f146))))) | C1 _ -> (
  C0 ((abs 17), '\033', (if false then [] else []), (match '\255' with | 'a'..'m' -> C2 | '0'..'9' -> C2 | ('n' | 'n') -> C2 | q147 -> C2), (n49 / (n27 lor 1)), (try (C1 (n49, "12")) with | _ -> C2), (match -2.0 with | (0.5 | 0.0) -> (fun p148 -> n49) | 0.5 -> (fun p149 -> n49) | (1.0 | 1.0) -> (let rec f151 p150 = n27 in f151) | q152 -> (fun p153 -> 6)))) | C0 (q154, q155, q156, q157, q158, q159, q160) -> (
  let n164 = (List.length (let v163 = fun p161 p162 -> q158 in [])) + (8 * n49) in
  (let v166 = (let v165 = q154 in Array.make 8 q154) in (let _v167 = (C2, None, v166) in C2))) | C2 -> (
  let n27 = tick_int 5 (let o168 = 65535 in let o169 = n25 in let o170 = n27 in let ( || ) a b = a * 2 - b and ( /. ) a b = (a lsl 1) + b in o168 || o169 /. o170) in
  let a184 = if (match (n49, true, [], []) with | ((-2147483647), n27, q171, q172) -> (n25, 0.5) | ((q173, q174, _, q175) | ((2 as q173), q174, _, ([] as q175))) -> (n49, 1.0) | (2, q176, q177, (_ :: _)) -> (n27, 1.0) | (_, _, _, q178) -> (0, (-2.0))) = (if true then (n27, 1.0) else (n27, 100.75)) then (Array.copy (Array.make 8 (-100.75))) else (max (let (_, _, q180, q181) = (6, C26, (Array.make 16 10.0), (let rec f179 n27 = n49 in f179)) in Array.make 8 0.0) (Array.mapi (fun p182 p183 -> p183) (Array.make 8 3.25))) in
  C2))
let () = (mix_1 5 v185; note_end 0)
let a186 = Array.make 4 100.75
let n190 = (hide 1 7)
let rec loop189 i187 s188 =
  if i187 < n190 then (
    loop189 (i187 + 1) (if i187 < Array.length a186 then (a186.(i187) *. (s188)) else s188)
  ) else
    s188
let n191 = loop189 0 (-0.0)
let () = note_float n191
let () = (try (
  let v192 = ((); (fst ('z', n27))) in
  (mix (Char.code v192); note_end 0);
  ()) with | _ -> ())
let s194 = ref n191
let () = for i193' = 0 to 4 - 1 do
  a186.(i193') <- ((!s194) +. a186.(3));
  s194 := (a186.(i193') *. (a186.(3) *. (!s194)))
done
let n195 = !s194
let () = note_float n195
let () = note_float n191
let () = note_int n27
let () = note_int n49
let () = note_float n195
let () = (mix_1 5 v185; note_end 0)
let () = (mix_floats a186 0 4; note_end 0)
let () = note_int n25
let () = ()
