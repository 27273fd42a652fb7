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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y185 } -> mix y185
let a26 = [|(if (Array.make 2 0.0) <= (Array.make 2 (-3.25)) then (match Ok 14 with | Ok 3 -> 5 | Ok 9 -> 1 | Ok _ -> 15 | Error _ -> 18) else (match ({ r1 = 11; r2 = (-1); r3 = (false, []) }, 8) with | (({ r1 = q0; r2 = q1; r3 = q2 }, (-2)) as w3) -> 8 | ({ r1 = q4; r2 = q5'; r3 }, 8) -> 8 | (({ r1 = q6; r2; r3 = q7 } as w8), q9) -> q6 | (q10, _) -> 12 | (({ r1 = q11; r2 = q12; r3 = q13 } as w14), (3 | 3)) when q12 < (-20) -> q12 | _ -> 14)); (max (let _v19 = (let rec f18 p15 p16 p17 = 'a' in f18) in 20) (Array.fold_left (let rec f22 p20 p21 = p21 in f22) 0 (Array.make 4 18))); ((let v23 = (17, false, false) in ()); (Array.fold_right (fun p24 p25 -> p25) (Array.make 2 0.0) (-1))); (List.length ((); []))|]
let () = (mix_ints a26 0 4; note_end 0)
let rec f27 p28 p29 p30 p31 =
  if p28 < 1 then
    true
  else (
    let v35 = ((if true then (match -100.75 with | 0.0 -> () | _ when false -> () | q32 -> ())); (if true then (let s33' = "tail \" end" in let i34 = p29 in if i34 >= 0 && i34 < String.length s33' then s33'.[i34] else 'a') else ((); '\255'))) in
    f27 (p28 - 1) ((truncate 1.5) - p31) (fun p36 p37' p38 -> p37') p31
  )
let v43 = f27 1 a26.(0) (snd (16, (let rec f42 p39 p40 p41 = p40 in f42))) (12 / (15 lor 1))
let v49 = f27 0 (match [] with | ([] | (_ :: _)) when ((try (C4 None) with | _ -> C6) <> C6) -> 8 | [] -> 11 | ([|q44|] :: _) -> (-3) | (_ :: q45) -> 5) (fun p46 p47 p48 -> 10.0) (7 lor 2)
let a50 = [|{ r0 = 13 }; { r0 = 9 }|]
let () = a50.(0) <- a50.(wrap (18 + 6) 2)
let () = a50.(1) <- a50.(wrap (6 mod (-3)) 2)
let rec loop55 i51 s52 =
  if i51 <> 2 then (
    loop55 (i51 + 1) (match a50.(i51) with | { r0 = 5 } -> ((s52) +. ((-1.0) *. 0.0)) | { r0 = ((-2147483647) | (-2147483647)) } -> ((s52) *. (match { r1 = i51; r2 = 7; r3 = (v49, []) } with | ({ r2 = (-2); r3 = q53; _ } | { r1 = _; r2 = _; r3 = q53 }) -> (-3.25))) | { r0 = q54 } -> ((s52 +. 0.0) +. (s52)))
  ) else
    s52
let n57 = loop55 0 1.0
let () = note_float n57
let x64 = (match C5 (None, (Array.make 2 n57), n57) with | C4 None -> (match 9 with | -2147483648 -> n57 | q58 -> n57) | C4 (Some q59') -> n57 | C5 (q60, q61, q62) -> q62 | C5 (_, v49, q63) -> (try v49.(1) with | _ -> n57) | C6 -> (tick_float 17 n57)) *. (sqrt (n57 *. 1.5))
let x113 = (match (if (let f27 = (let v68 = fun p65 p66 p67 -> Ok p67 in C6) in x64 >= x64) then ((let _v69 = ref x64 in -1) + (19 + 1)) else ((if v43 then 20 else 7) mod (a26.(0) lor 1))) - ((if x64 >= (-0.0) then (4 + 17) else (- 0)) + (-(let v70 = 10 in 19))) with | -3 -> (tick_float 4 x64) | 4 -> (abs_float (match 0.1 with | (1.0 | 1.0) -> (x64 -. (float_of_int 6)) | q71 -> 10.0 | q72 when q72 < 100.75 -> (( /. ) (if false then x64 else q72) (q72 -. q72)))) | (-2147483648 as w73) -> (snd (try ((w73 > w73), x64) with | Division_by_zero -> (match if v43 then { r0 = 13 } else { r0 = w73 } with | ({ r0 = (-2) } | { r0 = (-2) }) -> (match 4 with | -3 -> (v49, 1.5) | 2 -> (v49, x64) | _ -> (v43, n57)) | { r0 = 2 } -> (let v74 = false in (v74, x64)) | { r0 = _ } -> (v49, x64)) | Failure q75 -> (List.fold_left (fun p76' p77 -> (v49, x64)) (false, n57) (v49 :: [])))) | (5 | (-1)) -> ((((if true then ()); (if v49 then x64 else x64)) *. 0.0) *. (((Array.iteri (fun p78' n57 -> ()) a50); (let v79 = 6 in 0.0)) /. ((if v49 then x64 else 2.0) *. (x64 *. n57)))) | ((-2147483647) | (-2147483647)) -> (float (let o80 = 1023 in let o81 = (match (let rec f83 p82 = Ok (ref v49) in f83) (let rec f86 p84 p85 = v49 in f86) with | Ok q87 -> (- 0) | ((Error (C4 q88)) | (Error (C4 q88))) -> (-4096) | ((Error (C5 (q89, n57, (0.0 as w90)))) | (Error (C5 (q89, n57, w90)))) -> (Array.length n57) | ((Error (C5 (_, _, _))) | (Error _)) -> (compare 14 (-3)) | Error C6 -> a26.(wrap (truncate n57) 4)) in let o94 = (abs 19) + ((-2) mod 3) in let o95 = (try (-((let rec f97 p96 = p96 in f97) 16)) with | _ -> ((); 10)) in let ( ^ ) a b = a * 2 - b and ( +. ) a b = a lxor (b + 1) in o80 +. o81 ^ o94 +. o95)) | 0 -> (floor (n57 *. 0.5)) | (9 | 2) -> (float_of_int ((let v100 = if false then (fun p98 -> x64) else (fun p99 -> 100.75) in 5 + 5) * (if [] >= [] then a26.(wrap (let o101 = -1 in let o102 = 13 in let o103 = 13 in let o104 = 8 in let o105 = 3 in let ( <=> ) a b = a lxor (b + 1) and ( ^^ ) a b = a * 2 - b in o101 <=> o102 ^^ o103 ^^ o104 ^^ o105) 4) else (12 lsl ((-3) land 31))))) | -2147483647 -> (if x64 >= (-. (n57 /. 1.5)) then x64 else (try (x64 *. (-10.0)) with | _ -> x64)) | 2 -> n57 | q106 -> (let { r1 = q109; r2 = q110; r3 = _ } = { r1 = (max (q106 land 0) (int_of_string (string_of_int q106))); r2 = q106; r3 = ((f27 0 q106 (fun p107 p108 v43 -> p108) q106), []) } in (( *. ) (let _v111 = [] in n57) (List.fold_right (fun x64 p112 -> p112) [] 100.75)) -. (-1.5)))
let () = (mix_float x113; note_end 0)
let n114 = (Array.length a50) * (abs (-9638))
let () = note_int n114
let n115 = n114
let () = note_int n115
let () = mix 9400
let a153 = (match if { r1 = n114; r2 = n115; r3 = (v49, []) } <> { r1 = n115; r2 = n115; r3 = (v49, []) } then (Error (Ok (x113, n115))) else ((); (Ok "tail \" end")) with | ((Ok q116) | (Ok ("a" as q116))) -> (
  Array.init 2 (fun p117 -> if v49 then x113 else 2.0)) | ((Error q118) | (Error q118)) -> (
  let v151 = if ((Array.make 2 n114) >= (Array.make 2 (-2))) <> (({ r1 = n114; r2 = 11; r3 = (v43, []) }, n115) >= ({ r1 = n115; r2 = n114; r3 = (v49, []) }, n115)) then ((ref C6), [|(fun p119 p120 p121 -> n115); (fun p122 p123 a50 -> p123); (fun p124 p125 p126 -> n115); (fun p127 p128 p129 -> 11)|]) else ((let (_, _) = ((n115, v49, v49), v49) in ref C6), (match q118 with | ((Error _) | (Ok _)) -> (Array.make 4 (let rec f134 p131 p132 p133 = 4 in f134)) | ((Ok _) | (Error (Ok _))) -> (Array.make 4 (let rec f138 p135 p136 p137 = n115 in f138)) | Error (Error (3 as w139)) -> (Array.make 4 (let rec f143 p140' p141 p142' = w139 in f143)) | Error (Error 8) -> (Array.make 4 (fun p144 p145 p146' -> 15)) | Error (Error q147) -> (Array.make 4 (fun p148 p149 p150 -> n115)))) in
  Array.init 2 (fun p152 -> n57)))
let () = for i154 = 0 to 1 - 1 do
  a153.(i154 + 1) <- ((try x113 with | _ -> x64) +. (a153.(i154)));
  ()
done
let () = (mix_floats a153 0 2; note_end 0)
let n155 = 4
let n160 = (let (q158, q159) = (let v157' = (let (_, _, q156) = (n155, n115, v49) in C6) in (v49, (Array.make 9 10))) in 4096)
let v162 = n160 = (-(let i161' = n155 in if i161' >= 0 && i161' < 4 then a26.(i161') else 6))
let f165 = fun p163 -> (p163 C6 20) + (let i164 = n155 in if i164 >= 0 && i164 < 4 then a26.(i164) else n115)
let v169 = max { r0 = (n160 lsl 18) } (let v168 = (let rec f167 p166 = C6 in f167) n155 in { r0 = n160 })
let () = (mix_0 5 v169; note_end 0)
let rec f170 p171 p172 p173' =
  if p171 < 1 then
    (p173' := p171)
  else (
    (try (let r174 = f170 ((-1) + p171) p172 p173' in if true = v162 then raise E0 else r174) with | E0 -> (a50.(1) <- v169))
  )
let v175 = f170 (hide 0 2) (( -. ) x113 (-1.5)) (ref n160)
let v177 = f170 1 (let i176 = n155 in if i176 >= 0 && i176 < Array.length a153 then a153.(i176) else 1.0) (ref n115)
let n183 = Array.length a26
let rec loop182 i178 s179 =
  if i178 <> n183 then (
    (a26.(i178) <- ((a26.(i178)) + s179));
    loop182 (i178 + 1) ((let { r1; r2 = q180; r3 = q181 } = { r1 = i178; r2 = n155; r3 = (true, []) } in i178) - (- s179))
  ) else
    s179
let n184 = loop182 0 13
let () = note_int n184
let () = (mix_0 5 v169; note_end 0)
let () = note_float n57
let () = (mix_ints a26 0 4; note_end 0)
let () = (mix_0 5 a50.(1); note_end 0)
let () = (mix (if v162 then 1 else 0); note_end 0)
let () = note_int n184
let () = ()
