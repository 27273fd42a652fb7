type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C17 of { r18 : 'a; r19 : int; r20 : 'a } | C11 of 'a t2 * 'a * 'a t2
type t3 = C28 | C23 of { r24 : t4 } | C26 of t4 array | C27 of unit * t4 * float t2 | C29 | C25 of (t3 * int) * t4 | C22 of string * string * t4 list * float option * (float * unit) * float | C30
and t4 = C26 of bool | C31 of float * int | C34 | C33 of float list
type t5 = C36 of unit * t5 | C26 of ((unit * unit) * (bool * int)) * float
type ('a, 'b) t6 = { r37 : int -> int; mutable r38 : 'b; r39 : 'a; mutable r40 : float t2 }
and ('a, 'b) t7 = C11 of int
exception E0 of int
exception E1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : t3 t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y101; r7 = y102'; r8 = y103; r9 = y106 } -> mix 1; mix_2 (d - 1) y101; mix_float y102'; (let (m104, m105) = y103 in mix_3 (d - 1) m104; mix m105); mix_3 (d - 1) y106
    | C15 -> mix 2
    | C10 y107 -> mix 3; mix_2 (d - 1) y107
    | C11 { r12 = y108; r13 = y109'; r14 = y110 } -> mix 4; mix_2 (d - 1) y108; mix_float y109'; mix y110
and mix_1 d (v : (bool t2, int t1) result) =
  if d > 0 then
    match v with
    | Ok y111 -> mix 0; mix_4 (d - 1) y111
    | Error y112 -> mix 1; mix_5 (d - 1) y112
and mix_2 d (v : t3) =
  if d > 0 then
    match v with
    | C28 -> mix 0
    | C23 { r24 = y113 } -> mix 1; mix_6 (d - 1) y113
    | C26 y114 -> mix 2; mix_6 (d - 1) y114.(1)
    | C27 (_, y116, y117) -> mix 3; mix_6 (d - 1) y116; mix_7 (d - 1) y117
    | C29 -> mix 4
    | C25 (y118, y121) -> mix 5; (let (m119, m120) = y118 in mix_2 (d - 1) m119; mix m120); mix_6 (d - 1) y121
    | C22 (y122, y123, y124, y125, y126, y129) -> mix 6; mix_string y122; mix_string y123; mix_8 (d - 1) y124; mix_9 (d - 1) y125; (let (m127, _) = y126 in mix_float m127); mix_float y129
    | C30 -> mix 7
and mix_3 d (v : t3 t2) =
  if d > 0 then
    match v with
    | C17 { r18 = y130; r19 = y131; r20 = y132 } -> mix 0; mix_2 (d - 1) y130; mix y131; mix_2 (d - 1) y132
    | C11 (y133, y134, y135) -> mix 1; mix_3 (d - 1) y133; mix_2 (d - 1) y134; mix_3 (d - 1) y135
and mix_4 d (v : bool t2) =
  if d > 0 then
    match v with
    | C17 { r18 = y136; r19 = y137; r20 = y138 } -> mix 0; mix (if y136 then 1 else 0); mix y137; mix (if y138 then 1 else 0)
    | C11 (y139, y140, y141) -> mix 1; mix_4 (d - 1) y139; mix (if y140 then 1 else 0); mix_4 (d - 1) y141
and mix_5 d (v : int t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y142; r7 = y143; r8 = y144; r9 = y147 } -> mix 1; mix y142; mix_float y143; (let (m145, m146) = y144 in mix_10 (d - 1) m145; mix m146); mix_10 (d - 1) y147
    | C15 -> mix 2
    | C10 y148 -> mix 3; mix y148
    | C11 { r12 = y149; r13 = y150; r14 = y151 } -> mix 4; mix y149; mix_float y150; mix y151
and mix_6 d (v : t4) =
  if d > 0 then
    match v with
    | C26 y152 -> mix 0; mix (if y152 then 1 else 0)
    | C31 (y153, y154) -> mix 1; mix_float y153; mix y154
    | C34 -> mix 2
    | C33 y155 -> mix 3; mix_11 (d - 1) y155
and mix_7 d (v : float t2) =
  if d > 0 then
    match v with
    | C17 { r18 = y156; r19 = y157; r20 = y158 } -> mix 0; mix_float y156; mix y157; mix_float y158
    | C11 (y159, y160, y161) -> mix 1; mix_7 (d - 1) y159; mix_float y160; mix_7 (d - 1) y161
and mix_8 d (v : t4 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y162 :: y163) -> mix 1; mix_6 (d - 1) y162; mix_8 (d - 1) y163
and mix_9 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y164 -> mix 1; mix_float y164
and mix_10 d (v : int t2) =
  if d > 0 then
    match v with
    | C17 { r18 = y165; r19 = y166; r20 = y167 } -> mix 0; mix y165; mix y166; mix y167
    | C11 (y168, y169, y170) -> mix 1; mix_10 (d - 1) y168; mix y169; mix_10 (d - 1) y170
and mix_11 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y171 :: y172) -> mix 1; mix_float y171; mix_11 (d - 1) y172
let f0 p1 p2 p3 =
  let n4 = ((-16) + (-3)) * (-4) in
  (Error (C16 : int t1) : (bool t2, int t1) result)
let g5 = f0 [|(-100.75); 0.5; 100.75; 1.0; 0.0; 1.5; 0.5|]
let g6 = g5 (List.fold_left (let rec f9 p7 p8' = p7 in f9) (None : (float, float) t7 option) [])
let v10 = g6 (if true then (None : t3 option) else (None : t3 option))
let v11 = g6 (None : t3 option)
let v12 = (C30 : t3)
let x22 = (match [] with | ([] as w13) -> (match w13 with | [] -> (-5e-324) | (q14' :: []) -> (if (string_of_int 20) <> (string_of_int 19) then (-1e999) else 1e-310) | (q15 :: (q16 :: q17)) -> (coarse (sin (limit (let v19 = Array.fold_left (fun p18 q17 -> (C17 { r18 = C3; r19 = (-1); r20 = C3 } : bool t0 t2)) (C17 { r18 = C3; r19 = 1; r20 = C3 } : bool t0 t2) (Array.make 5 0.5) in (let v20 = 3 in -10.0)) (-100.0) 100.0)))) | (q21 :: _) -> 1e16)
let a23 = Array.make 8 6
let rec loop26 i24 =
  if i24 >= 4 then () else (
    (let x25 = a23.(i24) in a23.(i24) <- a23.(7 - i24); a23.(7 - i24) <- x25);
    loop26 (i24 + 1)
  )
let () = loop26 0
let () = (mix_ints a23 0 8; note_end 0)
let () = (if List.for_all ((); (let rec f28 v12 = true in f28)) [] then (a23.(6) <- (14 * 6)))
let p29 = ((); x22)
let p30 = x22 /. p29
let p31 = -. p30
let p32 = (-1.5) *. p31
let p33 = min p30 p30
let p34 = - 4
let p35 = (let i36 = -2 in if i36 >= 0 && i36 < 8 then a23.(i36) else 16)
let p37 = p34 lsl (6 land 31)
let p38 = (let v39 = (C11 p37 : (int t2, (int, float) t7) t7) in p35)
let p40 = -2147483647
let p41 = 3.25
let p42 = p41
let p43 = p37 + 15
let p44 = 1.0
let p45 = float_of_string "3.25"
let () = mix 1
let n46 = 1 + (p43 - ((p38 - (((p34) - p35) - p37)) - p40))
let x47 = (p45 *. (p44 -. (p42 *. (p41 -. (((p31 -. ((p29) *. p30)) +. p32) *. p33))))) +. 1.0
let c51 = (if (try ("a" >= "12") with | _ -> true) then (String.length "12") else (let o48 = p40 in let o49 = n46 in let o50 = p40 in let ( < ) a b = b - a and ( lxor ) a b = a * 2 - b in o48 lxor o49 lxor o50)) + ((p43 - p38))
let c52 = (p43 - p38) - ((if (try ("a" >= "12") with | _ -> true) then (String.length "12") else (let o48 = p40 in let o49 = n46 in let o50 = p40 in let ( < ) a b = b - a and ( lxor ) a b = a * 2 - b in o48 lxor o49 lxor o50)))
let c53 = ((p43 - p38)) lxor c51
let c54 = (c51) + c53
let c55 = (if (try ("a" >= "12") with | _ -> true) then (String.length "12") else (let o48 = p40 in let o49 = n46 in let o50 = p40 in let ( < ) a b = b - a and ( lxor ) a b = a * 2 - b in o48 lxor o49 lxor o50)) - (c54)
let c56 = c55 * (c51)
let c57 = ((if (try ("a" >= "12") with | _ -> true) then (String.length "12") else (let o48 = p40 in let o49 = n46 in let o50 = p40 in let ( < ) a b = b - a and ( lxor ) a b = a * 2 - b in o48 lxor o49 lxor o50))) lxor c54
let c58 = c55 + (c55)
let c59 = c55 + (c55)
let () = note_int c59
let () = (try (
  a23.(4095 land 7) <- ((match (v12 : t3) with | (C28 | _) -> n46 | ((C23 { r24 = q60 }) | (C23 { r24 = q60 })) -> c55 | C27 (_, q61, p43) -> c56 | C29 -> c54 | (C25 (q62, (C26 _)) as w63) -> 12 | ((C27 (_, C34, _)) | (C25 (_, (C31 (_, _))))) -> 17 | C25 (_, C34) -> c58 | C25 (_, (C33 q64)) -> c59 | (_ | (C22 (_, _, _, _, _, _))) -> p40 | C30 -> c57 | q65 -> p35) lxor (c57 lsl 27));
  let _ = f0 (create_array 7 p44) (None : (float, float) t7 option) (None : t3 option) in
  a23.(3) <- (if false then raise (E0 15) else 2)) with | E0 5 -> (if true then ()) | E0 6 -> (let v66 = ref [] in ()) | E0 5 -> (let _v67 = Ok false in ()) | E0 q68 -> (print_char 'z'))
let () = assert (compare ((fun p69 -> (-3) mod (-1)) (x47, 1, c55, 18)) ((fun p69 -> (-3) mod (-1)) (x47, 1, c55, 18)) = 0)
let rec f70 p71 p72 =
  if p71 < 1 then
    (let _v73 = (C11 c55 : (t5, (int, float) t7) t7) in (C15 : t3 t1))
  else (
    if true then raise (E0 (truncate 2.0)) else (let r74 = f70 (p71 - 1) p72 in r74)
  )
let v80 = (try (f70 2 (List.fold_left (let rec f77 p75 p76' = (C17 { r18 = (c59, p44); r19 = c58; r20 = (c51, 0.5) } : (int * float) t2) in f77) (C17 { r18 = (c57, x47); r19 = 1; r20 = (p40, p44) } : (int * float) t2) [])) with | E0 q78 -> (match ((Ok (C11 c51 : (string, float) t7) : ((string, float) t7, string option) result) : ((string, float) t7, string option) result) with | Ok q79 -> (C15 : t3 t1) | Error None -> (C15 : t3 t1) | Error (Some _) -> (C15 : t3 t1)))
let () = (mix_0 5 v80; note_end 0)
let f100 = (match (((print_char 'z'); (match ((C34 : t4) : t4) with | C26 _ -> (C17 { r18 = C3; r19 = 17; r20 = C3 } : int t0 t2) | C31 (q81, _) -> (C17 { r18 = C3; r19 = 11; r20 = C3 } : int t0 t2) | (C34 | C34) -> (C17 { r18 = C3; r19 = c51; r20 = C3 } : int t0 t2) | C33 c56 -> (C17 { r18 = C3; r19 = 9; r20 = C3 } : int t0 t2))) : int t0 t2) with | C17 { r18; r19 = q82; r20 = _ } -> (fun p83 p84 p85 -> (let f70 = false in (C17 { r18 = (17, f70, c51); r19 = p83; r20 = (c56, f70, q82) } : (int * bool * int) t2))) | C11 (q86, q87, q88) -> (fun p89 p90 p91 -> ((); (C17 { r18 = (c53, true, 0); r19 = 17; r20 = (c59, true, p89) } : (int * bool * int) t2))) | C17 ({ r18 = q92; r19 = q93; r20 = q94 } as w95) -> (let rec f99 p96 p97 p98 = (C17 { r18 = (c54, false, 7); r19 = 0; r20 = (c57, false, p96) } : (int * bool * int) t2) in f99))
let () = (mix_ints a23 0 8; note_end 0)
let () = note_float p41
let () = note_int c53
let () = note_float x22
let () = (mix_1 5 v10; note_end 0)
let () = note_int c56
let () = note_int c58
let () = note_float p42
let () = ()
