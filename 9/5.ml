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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y276, y277', _) -> mix 1; mix_ints y276 0 8; mix_1 (d - 1) y277'
    | C25 (y279, y280') -> mix 2; mix_floats y279 0 4; mix y280'
    | C27 -> mix 3
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y281 -> mix 0; (let (m282, m283) = y281 in mix m282; mix_string m283)
    | C0 (y284, y285, y286, y287, y288, y289, _) -> mix 1; mix y284; mix (Char.code y285); mix_2 (d - 1) y286; mix_1 (d - 1) y287; mix y288; mix_1 (d - 1) y289
    | C2 -> mix 2
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y291 :: y292) -> mix 1; mix_1 (d - 1) y291; mix_2 (d - 1) y292
let f0 p1 p2' p3 =
  let f4 p5 p6 p7 =
    ((if p7 then (-3.25) else 0.0) +. 1e999) *. ((1.0 *. 10.0) +. (match '\'' with | 'a'..'m' -> (-100.75) | ('a'..'m' | 'a'..'m') -> (-2.0) | '0'..'9' -> 1.0 | q8' -> (-0.5)))
  in
  let g9 = f4 [|p1; 5; p2'; 1; 0; 16; p2'; 8|] in
  let g10 = g9 ((); (let rec f12 p11 = p2' in f12)) in
  let x14 = g10 (let _v13 = -100.75 in true) in
  note_float x14;
  let x15 = g10 (try (p1 >= p2') with | _ -> true) in
  let n16 = p2' + p2' in
  (match (C3 ((Some C20), None, (try (C5 C20) with | _ -> C20))) with | (C3 _ as w17) -> (match (false, (Ok (-2)), 10.0) with | (true, q18, 1.0) when ((if true then p1 else n16) > (7 * n16)) -> (if false then C26 else C26) | (true, _, 1.0) -> C26 | ((true, (Ok q19'), q20) as w21) -> (if true then C26 else C26) | (true, (Error q22), q23) -> ((); C26) | (false, q24, q25) -> (C25 ((Array.make 4 q25), n16))) | C15 (q26', _) -> (match n16 with | ((4 as w27) | w27) -> C26 | 8 -> (if true then C26 else C26) | q28 -> C26 | x14 -> (let v29 = n16 in C26)) | C17 { r18 = q30; r19 = _ } -> (match q30 with | (C23 as w31) -> (C24 ((Array.make 8 16), C2, ())) | C3 (q32, q33, _) -> (C24 ((Array.make 8 n16), C2, ())) | (C6 { r7 = q34; r8 = q35; r9 = 0.0 } as w36) -> C27 | C6 { r7 = q37'; r8 = q38; r9 = q39 } -> (C25 ((Array.make 4 q39), p2')) | q40 -> (match C26 with | (C26 as w41) -> w41 | C24 (q42, (C1 q43), q44) -> C26 | C24 (_, (C0 (q30, x15, _, q45, q46, q47, q48) as w49), q50) -> C26 | C24 (q51, C2, q52) -> C26 | (C25 (([|_; _; _; _|] | [|_; _|]), q57) as w58) -> C26 | C25 (q59, q60) -> C26 | C27 -> C26 | C24 (_, q61, q62) -> C26)) | C22 -> (try C26 with | _ -> (if false then C26 else C26)) | C10 (_, q63, 2) -> ((); (C25 ((Array.make 4 x14), n16))) | C10 (q64', q65, 3) -> (if Option.is_none None then C26 else (match ((3, x15), C2) with | ((((_ | 9), _) as w66), _) -> C26 | ((((4 as w67) | (4 as w67)), q68), q65) -> C26 | ((0, _), q69) -> C26 | ((_, q70), q71) -> C26)) | C10 (q72, _, (7 as w73)) -> (let v74 = if false then C2 else C2 in C24 ((Array.make 8 p2'), C2, ())) | ((C6 { r7 = C20; r9 = _; _ }) | (C10 (_, _, (-1)))) -> ((); (match C26 with | C26 -> C26 | C24 (q75, (C1 _), q76) -> C26 | C24 (_, (C0 (_, q77, q78, q79, q80, q81, q82)), _) -> C26 | C24 (_, C2, q83) -> C26 | C25 (q84, q85) -> C26 | C27 -> C26 | C27 when false -> C26)) | C10 (q86, q87, (-2147483648)) -> (C24 ((let (q90, _, q91) = ((n16, p2', true, false), (fun p88 p89 -> true), true) in Array.make 8 p1), C2, (mix_float x15))) | C10 (q92, x15, (0 as w93)) -> (match q92 with | (((q94, q95), q96) | ((q94, q95), q96)) -> ((); C26)) | C10 (q97, q98, q99) -> (if (fun p100 -> true) [] then (C25 ((Array.make 4 x15), 8)) else (let (q101, _, q102, q103) = ((p2', q99), (Array.make 9 x14), C20, 18) in C26)) | _ -> (if (match C26 with | C26 -> false | C24 ([|q104|], q105, _) -> false | C24 (q106, x15, x14) -> false | C25 (q107, q108) -> true | ((C27 as w109) | (C24 (_, _, _) as w109)) -> true) then (match n16 with | 5 -> C26 | (6 | 6) -> C26 | 0 -> C26 | q110 -> C26) else (snd (5, C26))))
let g111 = f0 (14 * (-9))
let g112 = g111 1024
let v118 = g112 (if false then (let rec f115 p113 p114 = p114 in f115) else (let rec f117 p116 f0 = f0 in f117))
let () = (mix_0 5 v118; note_end 0)
let v136 = g112 (match v118 with | ((C26 as w119) | (C25 (_, _) as w119)) -> (let rec f122 p120 p121 = C20 in f122) | ((C24 (q123, q124, q125)) | (C24 (q123, (C0 (_, _, _, _, _, _, _) as q124), q125))) -> (let rec f128 p126 p127 = p127 in f128) | C25 (q129, q130) -> (fun p131 p132 -> p132) | (C27 | C27) -> (let rec f135 p133 p134 = C20 in f135))
let f137 p138 p139 p140 =
  let n141 = -17 in
  float_of_int 17
let g142 = f137 (13, 15)
let g143 = g142 (let rec f147 p144 p145' p146 = Array.make 2 13 in f147)
let x148 = g143 (match v118 with | C26 -> None | ((C25 _) | (C24 (_, _, _))) -> None | (C27 | (C25 (_, _))) -> None | C27 -> None)
let () = note_float x148
let x149 = g143 ((); None)
let v158 = ((((succ (int_of_float x148)) asr ((-(try (compare '\n' ' ') with | Division_by_zero -> 1 | Failure q150 -> 8 | Not_found -> 3 | Match_failure _ -> 12)) land 31)) asr (0 land 31)) + (-4096)) >= (compare ((); ((20 * 10) + (18 mod (8 lor 1)))) (match (let v151 = C23 in v118) with | C26 -> (compare (false || true) false) | ((C24 (q152, q153, q154)) | (C24 (q152, q153, q154))) -> ((let _v155 = ((Array.make 5 x149), x149) in 0) - (max (-2) 11)) | ((C25 (_, _)) | (C24 (_, _, _))) -> (7808 lsl 23) | C27 -> ((3 / (14 lor 1)) mod 4)))
let () = (mix (if v158 then 1 else 0); note_end 0)
let f159 (q160, q161) p162 p163 =
  q161 land (-10)
let g164 = f159 (None, 8)
let g165 = g164 (x149 -. x149)
let n170 = g165 (let rec f169 p166 p167 p168 = x148 in f169)
let () = note_int n170
let n175 = g165 (let rec f174 p171' p172 p173' = 3.25 in f174)
let () = note_int n175
let x176 = 0.0 /. 0.0
let n181 = ((((((0) + (if x176 = (try (if false then raise Division_by_zero else x176) with | Division_by_zero -> x176) then 33 else 0)) + (if x176 <> x176 then 54 else 0)) + (if x176 < x176 then 91 else 0)) + (if x176 > x149 then 14 else 0)) + (if x176 <= (f137 (n175, n175) (let rec f180 p177 p178 p179 = Array.make 2 n175 in f180) None) then 35 else 0)) + (if (x176 +. x149) >= x176 then 45 else 0)
let () = note_int n181
let f182 p183 p184 p185 =
  let f186 p187 p188 p189 =
    let unused195 = f159 (try (None, p189) with | Invalid_argument _ -> (None, p183) | Failure q190 -> (None, 0) | Match_failure _ -> (None, p189)) (x176 -. 10.0) (let rec f194 p191 p192 p193 = x176 in f194) in
    (match p184 with | C1 ((q196, q197) | (q196, q197)) -> (let (q198, q199, q200, f159) = (try (p183, p184, p189, (p185, "a", x176)) with | _ -> (p189, C2, n170, (0.0, q197, (-0.0)))) in 3.25) | C0 (q201, q202, [], _, _, _, _) -> (match (match p184 with | C1 q203 -> ((Array.make 1 p185), q201) | C0 (q204, q205, q206, v158, q207, q208, _) -> ((Array.make 1 0.5), 0) | (C2 | C2) when (1.0 > (fabs 0.0)) -> ((Array.make 1 10.0), p189) | C2 -> ((Array.make 1 p185), 3) | C2 when ((2147483646 - (-4096)) < n170) -> ((Array.make 1 p185), 5) | C2 when ((Printf.sprintf "<%x>" (1 land 2147483647)) <> "12") -> ((Array.make 1 p185), 17) | _ -> ((Array.make 1 p185), 2)) with | ([|_|], q209) -> p185 | (_, q210) -> 1.5 | exception Match_failure _ -> 1.0) | C0 (q211', _, (_ :: q212), q213, q214, q215, q216) -> (float_of_string "3.25") | (C2 | C2) -> (if "tail \" end" <= "a" then 2.0 else p185))
  in
  let g217 = f186 v158 in
  let g218 = g217 (match v136 with | ((C24 (_, _, _)) | C26) -> (fun (_, q221, _) p222 -> 4) | C24 (q223', q224, q225) when (not true) -> (let rec f228 p226 p227 = 12 in f228) | C24 (q229, q230, _) -> (fun p231 p232 -> n181) | C25 (q233', q234) -> (let rec f237 p235 p236 = p183 in f237) | C27 -> (fun p238 p239 -> p183)) in
  let x240 = g218 (-7) in
  let x241 = g218 n175 in
  let f242 p243 p244 p245 =
    let n246 = 1023 in
    let s248 = if true then "\000\255x" else (if v158 then p244 else (if p244 = "tail \" end" then (if x241 >= x240 then p244 else (let v247 = false in p244)) else p244)) in
    Array.make 4 p245
  in
  let g249 = f242 (C1 ((-1.0), "12")) in
  let g250 = g249 ((); "\000\255x") in
  let a263 = g250 (match p184 with | C1 (q251', q252) -> n181 | C0 (1, _, q253, q254, q255, q256, _) -> n181 | C0 (q257, _, q258, q259, _, q260, q261) -> q257 | (C2 as w262) -> p183) in
  let a264 = g250 (-7) in
  max (match (match p183 with | 8 -> p184 | -3 -> p184 | _ -> p184) with | C1 (q265, q266) -> ((); 'a') | ((C0 (_, q267, _, _, _, p184, _)) | (C0 (_, q267, _, _, _, _, _) as p184)) -> q267 | C2 -> (if true then ' ' else '0')) (let s268 = if v158 then "tail \" end" else "12" in let i269 = (match p183 with | -2147483648 -> n181 | q270 -> q270) in if i269 >= 0 && i269 < String.length s268 then s268.[i269] else 'z')
let g271 = f182 (Char.code 'z')
let g272 = g271 (C1 (v158, "12"))
let v273 = g272 x176
let () = (mix (Char.code v273); note_end 0)
let v275 = g272 (let _v274 = 100.75 in _v274)
let () = (mix (Char.code v275); note_end 0)
let () = note_float x176
let () = (mix (Char.code v273); note_end 0)
let () = (mix_0 5 v118; note_end 0)
let () = note_int n175
let () = (mix_0 5 v136; note_end 0)
let () = (mix (Char.code v275); note_end 0)
let () = note_float x148
let () = note_float x149
let () = ()
