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
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let f9 p10 p11 { r1; r2 = q12; r3 = q13 } =
  let unused14 = { r0 = ((-4097) - q12) } in
  (try (try '\019' with | _ -> '\240') with | _ -> (min (try (let _v15 = q12 in '\n') with | _ -> 'a') (snd (false, '0'))))
let g16 = f9 (float_of_int 10)
let g17 = g16 (if false then (Array.make 5 0.5) else (Array.make 5 100.75))
let v18' = g17 { r1 = 19; r2 = (-1); r3 = (false, []) }
let () = (mix (Char.code v18'); note_end 0)
let v20 = g17 (let v19 = { r0 = 1 } in { r1 = 19; r2 = 15; r3 = (true, []) })
let f21 p22 p23 { r1; r2; r3 = (q24, v20) } =
  r2 mod 7
let g25 = f21 (int_of_float 2.0)
let g26 = g25 (20 / 8)
let n27' = g26 { { r1 = (-1); r2 = 15; r3 = (true, []) } with r2 = 6 }
let () = note_int n27'
let n30 = g26 (List.fold_right (fun p28 p29 -> { r1 = n27'; r2 = n27'; r3 = (true, []) }) [] { r1 = n27'; r2 = n27'; r3 = (false, []) })
let f31 p32' p33 p34 =
  let f35 p36 p37 p38 =
    let f39 p40 p41 p42 =
      let n43 = n27' in
      p33
    in
    let g44 = f39 n30 in
    let g45 = g44 (compare p37 p37) in
    let v48 = g45 ([], p36, (let rec f47 p46 = false in f47)) in
    let v51 = g45 (let _v49 = { r0 = 11 } in ([], p36, (fun p50 -> p50))) in
    { r0 = (-2) }
  in
  let g52 = f35 (if true then (-10.0) else 100.75) in
  let g53 = g52 (f21 p34 p34 { r1 = n30; r2 = n30; r3 = (false, []) }) in
  let v54 = g53 (create_array 1 p34) in
  let v55 = g53 (snd ("", (Array.make 1 p34))) in
  (if (try ((let rec f56' p34 = n30 >= 19 in f56') (create_float_array 2 10.0)) with | _ -> ((n30 - (-4096)) <= 19)) then (let _v57 = p34 in (try (Array.make 16 _v57) with | _ -> (Array.make 16 _v57))) else (Array.copy (Array.make 16 p34)))
let g58 = f31 (C5 (None, (Array.make 2 0.5), (-1.0)))
let g59 = g58 (let (q60, q61, q62) = (10, n30, C6) in C6)
let a65 = g59 (List.fold_left (fun p63 p64 -> 13) n30 [])
let () = (mix_ints a65 0 16; note_end 0)
let a66 = g59 a65.(wrap (try 11 with | _ -> 16) 16)
let f67 n27' p68 p69 =
  let n70 = p69 in
  let v72 = (sqrt ((-1.0) *. 1.5)) <= (((-100.75) *. (-0.5)) *. (let v71 = ('\n', (-3)) in 100.75)) in
  2857 + ((match v18' with | 'a'..'m' -> n70 | ('n' | 'n') -> n70 | (('a'..'m' as w73) | ('0'..'9' as w73)) -> n70 | q74' -> n70) * 31)
let g75 = f67 (try (let _v77 = (v20, (n30, n30, (-0.0)), { r1 = n30; r2 = n30; r3 = (false, []) }) in (let rec f80 n30 p78 p79 = () in f80)) with | Invalid_argument q81 -> (let rec f84 a66 p82 p83 = () in f84) | Failure q85 -> (let rec f88 f31 p86 p87 = () in f88))
let g76 = g75 ((); { r1 = 7; r2 = n30; r3 = (false, []) })
let n89 = g76 (n30 + n30)
let n90 = g76 (try (- 18) with | _ -> n89)
let f187 = (match v20 with | 'a'..'m' -> (fun p91 p92 p93 -> n90) | ('0'..'9' as w94) -> (if 2 != n89 then (fun p95 p96 p97 -> n30) else (match w94 with | 'a'..'m' -> (let rec f100 p98 a65 p99 = n89 in f100) | 'n' -> (fun p101 p102 p103 -> n90) | _ -> (let rec f107 p104 p105 p106 = n90 in f107))) | ('n' | 'a'..'m') -> (fun p108 v20 p109 -> 15) | 'a'..'m' -> (fun n89 p110 n27' -> (match -1.5 with | q111 -> 10 | 0.5 -> n90 | 0.5 -> n30 | q112 -> n90)) | '0'..'9' -> (if n89 < n90 then (let rec f116' p113 p114 p115 = n89 in f116') else (if false then (let rec f120 p117 p118 p119 = n90 in f120) else (fun p121' p122 p123 -> n90))) | q124 -> (let rec f130 p125 p126 p127 = Array.fold_right (fun p128 p129 -> 14) p125 7 in f130) | exception Invalid_argument q131 -> (match v20 with | 'a'..'m' -> (fun p132 p133 p134 -> 0) | '0'..'9' -> (let rec f138 p135 p136 p137 = n89 in f138) | 'n' -> (let rec f142 p139 p140 p141 = 15 in f142) | ('a'..'m' | 'a'..'m') -> (fun p143 p144 p145 -> n90) | 'n' -> (fun p146' p147 p148 -> n89) | 'a'..'m' -> (if false then (fun p149 p150 p151 -> n30) else (let rec f155 p152 p153 p154 = 7 in f155)) | '0'..'9' -> ((); (fun p156 q131 p157 -> n30)) | q158 -> (let rec f160 n90 p159 q131 = 15 in f160)) | exception Failure q161' -> ((let _v162 = Array.make 4 n89 in ()); (let rec f166 p163 p164 p165 = n90 in f166)) | exception E0 -> (let (_, _, q167) = (try (n30, false, false) with | _ -> (9, false, true)) in (match v20 with | 'a'..'m' -> (let rec f170 p168 p169 n90 = n30 in f170) | ('0'..'9' | '0'..'9') -> (let rec f173 p171 a65 p172 = n90 in f173) | 'a'..'m' -> (let rec f177 p174 p175 p176 = n89 in f177) | '0'..'9' -> (let rec f181 p178 p179 p180 = 20 in f181) | q182 -> (let rec f186' p183 p184 p185 = n90 in f186'))))
let n277 = f187 (match v20 with | ('a'..'m' | 'a'..'m') -> (Array.make 1 (if not false then (match { r1 = n27'; r2 = n30; r3 = (false, []) } with | { r1 = q188; r2 = (-2147483647); r3 = q189' } -> n89 | { r2 = 4; r3 = q190; _ } -> n30 | { r1; r2 = 7; r3 = q191 } -> n90 | { r1 = q192; r2 = 3; r3 = q193 } -> 12 | ({ r2 = 5; r3 = (_, _); _ } | { r1 = _; r3 = _; _ }) -> n90) else a66.(9))) | '0'..'9' -> (Array.mapi (let rec f198 p196' p197' = ((); 65536) in f198) (Array.sub a66 0 1)) | ('n' | _) -> (Array.make 1 n90) | ('a'..'m' | 'a'..'m') -> (Array.make (hide 0 1) (match v20 with | ('a'..'m' | 'a'..'m') -> (let _v199 = 2.0 in n30) | ('n' | 'a'..'m') -> (let o200 = n89 in let o201 = 20 in let o202 = n89 in let o203 = n27' in let ( /. ) a b = b - a and ( +! ) a b = (a lsl 1) + b in o200 /. o201 +! o202 /. o203) | 'a'..'m' -> (let (q204, q205) = ({ r0 = n90 }, n90) in n27') | ('0'..'9' | '0'..'9') when ((part "\000\255x" 13 n90) <= (part "\000\255x" n89 n27')) -> (- n90) | '0'..'9' -> a65.(9) | 'n' -> (n90 mod (-3)) | _ -> (let v206 = { r1 = (-3); r2 = (-3); r3 = (false, []) } in n30) | _ -> (f187 (Array.make 1 n30) (let rec f209 p207 p208 a66 = a66 in f209) v20))) | '0'..'9' -> (try (match v20 with | 'n' when (let v213 = (let rec f212 p210 p211 = n30 in f212) in false) -> [|(n30 - 13)|] | 'a'..'m' -> (if (9 + (-32769)) < 0 then (create_array 1 n89) else (match v20 with | 'a'..'m' -> (Array.make 1 n89) | q214 -> (Array.make 1 n89) | exception Invalid_argument q215 -> (Array.make 1 n90) | exception Division_by_zero -> (Array.make 1 n90) | exception Not_found -> (Array.make 1 n89) | exception Match_failure _ -> (Array.make 1 n90) | exception E0 -> (Array.make 1 16))) | '0'..'9' -> (if false then (let f9 = (n89, false, true) in Array.make 1 n90) else (Array.copy (Array.sub a66 0 1))) | ('n' | 'n') -> (String.fold_left (List.fold_right (let rec f218 p216 p217 = p217 in f218) [] (fun p219 p220 -> p219)) (Array.mapi (let rec f223 p221 p222 = p221 in f223) (Array.make 1 true)) ((clip "tail \" end") ^ "tail \" end")) | 'a'..'m' when (List.mem_assoc (let (a66, q224) = (true, (Array.make 9 n89)) in n89) (let v225 = C6 in [])) -> (create_array 1 (n89 * 11)) | ('a'..'m' as w226) -> (Array.map (fun p227 -> if true then n27' else 20) (Array.sub a66 0 1)) | '0'..'9' -> (match v18' with | 'a'..'m' -> (try (Array.make (hide 1 1) n90) with | _ -> (Array.make 1 n89)) | ('0'..'9' | '0'..'9') -> (Array.make 1 n90) | q228 -> [|n30|]) | ('n' as w229) -> [|(let o230 = n30 in let o231 = n90 in let o232 = n89 in let o233 = n90 in let ( <=> ) a b = b - a and ( &&& ) a b = b - a and ( <> ) a b = (a lsl 1) + b in o230 <> o231 &&& o232 &&& o233)|] | q234 -> (if (n90 - 4096) > n89 then [|n30|] else (if true then raise E0 else (Array.make 1 n89))) | _ -> (match if false then raise Not_found else ((Array.make 1 3.25), true) with | (f21, true) when false -> (Array.map (let rec f236 p235 = p235 in f236) (Array.sub a66 0 1)) | ((q237, true) as w238) -> (let v240 = ((Array.make 4 1), (fun p239 -> p239)) in Array.make 1 9) | ([||], false) -> (if true then raise Not_found else (Array.make 1 13)) | ((([|_|] | [|_|]), false) as w241) -> [|n90|] | ((q242, false) | (q242, false)) -> (Array.make 1 n89))) with | Not_found -> (List.fold_right (fun f67 p243 -> p243) (if false then [] else []) (let _v244 = n30 in Array.make 1 _v244)) | E0 -> (((fun p245' -> ()) (fun p246 p247 p248 -> p248)); (Array.make 1 3))) | _ -> (Array.copy (Array.sub a66 0 1))) (match { r0 = n90 } with | { r0 = (-3 as w249) } -> (let rec f254 p250 p251 p252 = (let _v253 = true in p252) *. p252 in f254) | { r0 = ((-1) | (-1)) } -> (if ((truncate 10.0) + 4095) <= (f67 (let rec f258 p255 p256 p257 = () in f258) { r1 = n30; r2 = n90; r3 = (true, []) } n90) then (fun p259 p260 p261 -> -0.0) else (if if true then false else false then (let rec f265 p262 p263 p264 = 0.0 in f265) else ((); (let rec f269 p266 p267 p268 = p268 in f269)))) | (({ r0 = q270 } as w271) | ({ r0 = q270 } as w271)) -> (let rec f274 f67 p272 p273 = p273 in f274)) (let s275 = String.concat "b c" [string_of_float (abs_float 2.0); clip "tail \" end"] in let i276 = n89 in if i276 >= 0 && i276 < String.length s275 then s275.[i276] else '\n')
let v278 = (part "a" n277 (-3)) >= ""
let x280 = if v278 then (-1.0) else (if false then 2.0 else (if true then 2.0 else (if not v278 then (if v278 then ((-1.5) +. 0.5) else (match Array.make 8 n89 with | [|_|] -> 2.0 | [|_|] -> 0.5 | q279 -> 3.25)) else (10.0 +. 1.0))))
let () = (match v20 with | 'a'..'m' -> (if (14 + (-4097)) > n277 then (if v278 then () else ())) | '0'..'9' -> (a66.(6) <- n277) | ('n' as w281) -> (try ((a66.(3) <- n30); ()) with | _ -> ()) | a65 -> ())
let v282 = ((Array.length a66) + (truncate x280)) < a66.(0)
let n286 = f21 (n90 + 12) (-2147483648) (let v283 = ((); (Array.make 4 n277)) in (match { r1 = 13; r2 = n90; r3 = (v278, []) } with | { r1 = q284; r2; r3 = q285 } -> { r1 = r2; r2 = (-1); r3 = (true, []) }))
let x287 = x280
let n288 = n277
let x295 = (let v293 = (let rec f292 p289' p290 p291 = (try ((); (Array.make 2 p291)) with | _ -> (Array.make 2 p291)) in f292) in float (let v294 = Array.make 2 16 in n277))
let n296 = a66.(12) * 14
let x298 = (sqrt (let _v297 = n277 in x287)) -. (-2147483648.0)
let () = (match v20 with | 'a'..'m' -> () | _ when (n288 <= (f21 n286 n286 { r1 = n90; r2 = n286; r3 = (v282, []) })) -> () | q299 -> (try (a65.(15) <- (let i300 = n296 in if i300 >= 0 && i300 < 16 then a66.(i300) else n286)) with | _ -> (match v18' with | (q301 | ('a'..'m' as q301)) -> () | ('n' as w302) -> () | 'a'..'m' -> () | '0'..'9' -> () | q303 -> ())) | exception Invalid_argument q304 -> () | exception Failure _ -> () | exception Not_found -> () | exception E0 -> ())
let () = ((); ())
let () = (mix_ints a66 0 16; note_end 0)
let () = (mix (Char.code v18'); note_end 0)
let () = note_float x280
let () = note_int n89
let () = note_float x298
let () = (mix (Char.code v20); note_end 0)
let () = note_float x287
let () = (mix (if v282 then 1 else 0); note_end 0)
let () = ()
