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
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y181 -> mix 1; mix (if y181 then 1 else 0)
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let a10 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let v8 = 1 - 12 in Array.fold_left (fun p9 v8 -> 10) v8 (Array.make 6 v8))|]
let n38 = (match (let _v12 = (let i11 = 16 in if i11 >= 0 && i11 < Array.length a10 then a10.(i11) else 17) in List.mapi (fun p13 p14 -> Array.make 2 ("b c", 'z', p13, p14)) []) with | ([] | []) -> (
  List.fold_left ( * ) 2147483646 (let v15 = { r0 = 1 } in [])) | (([|_; _|] :: _) | []) -> (
  let v22 = { { r1 = 8; r2 = 15; r3 = (false, []) } with r1 = (let i18 = (match C6 with | C4 _ -> 6 | C5 (q19, [||], _) -> 5 | (C5 (q20, _, _) as w21) -> 12 | (C6 | (C5 (None, _, _))) -> (-3)) in if i18 >= 0 && i18 < 4 then a10.(i18) else (List.compare_lengths [] [])) } in
  let v22 = v22.r2 in
  note_int v22;
  show_int 5 (int_of_float (-0.5))) | (_ :: q23) -> (
  let v32 = String.fold_left (let rec f26 p24 p25 = p24 in f26) (try ((false && true) <= ((let rec f28 p27 = true in f28) 12)) with | _ -> (false = false)) (Printf.sprintf "<%.3f>" (abs_float (let v31 = fun p29 p30 -> true in 1.0))) in
  (mix (if v32 then 1 else 0); note_end 0);
  let x33' = (-1.7976931348623157e308) -. (max (max 2.0 2.0) (100.75 *. 2.0)) in
  min (5 - 18) (let (q34, (q35, q36, q37)) = ("tail \" end", (x33', 1, 9)) in q36)))
let () = note_int n38
let v39 = ref ((n38 + n38) mod (((); n38) lor 1))
let v46 = max (let v40 = ((-3), true, true) in ((Array.make 2 n38), (-10.0), n38, false)) ((Array.mapi (fun p41 p42 -> p41) (Array.make 2 "tail \" end")), ((-100.75) *. (-0.5)), (let (q43, _) = ('\255', n38) in n38), (let (q44, q45, _) = (n38, true, true) in q45))
let n47 = 4096
let v54 = ((match { r0 = n47 } with | ({ r0 } as w48) -> 2.0) = ((); 2.0)) || (let v53 = (match C6 with | ((C4 None) | (C5 (_, _, _))) -> 16 | C4 (Some q49) -> n38 | ((C5 (q50, _, _)) | (C5 (q50, _, _))) -> n47 | C6 -> (-2) | C5 (q51, v46, q52) -> 7) in false && true)
let a147 = (match C5 ((let v55 = false in None), (create_float_array 2 0.0), (float_of_int 6)) with | C4 ((None as w56) | (None as w56)) -> (
  Array.make 8 n47) | (C4 (Some 'a'..'m') as w57) -> (
  let v58 = false in
  let x92 = (if v58 then 4096.0 else (-. (if ((); v58) then (let v59 = 10.0 in v59) else (let (_, q60, q61, q62) = ([], n47, w57, "tail \" end") in -0.0)))) /. (if (match w57 with | C4 q63 -> ((match w57 with | C4 n47 -> true | C5 (None, q64, q65) -> false | C4 None -> v58 | C5 ((Some _ as w66), _, q67') -> v58 | (C6 | C6) -> v54 | C5 (q68, q69, 1.0) -> v58) && (try (not v58) with | _ -> v54)) | ((C5 (None, q70, w57)) | (C5 (None, q70, w57))) -> (n47 < n47) | (C6 | (C5 ((Some _), [|_; _|], _))) -> ((match v46 with | ([|q71; q72|], q73, q74, _) -> () | (q75, q76, 6, q77) -> () | (q78, q79, 4, true) -> () | (q80, _, 4, false) -> () | (q81, _, q82, q83) -> ()); (2.0 >= 0.0)) | C5 ((Some q84), _, q85) -> (List.exists (let rec f87 p86 = v58 <> true in f87) (n38 :: [])) | C6 -> true) then ((float_of_string "0.0") -. (tick_float 5 (0.0 /. 0.0))) else (sqrt (let { r0 = q89 } = (match w57 with | C4 None -> { r0 = n47 } | C4 ((Some _) | (Some _)) -> { r0 = n38 } | C5 (v58, _, q88) -> { r0 = n38 } | (C6 | (C4 _)) -> { r0 = n47 }) in List.fold_right (fun p90 p91 -> -0.0) [] 2.0))) in
  [|(succ n47); ((let rec f94 p93 = n47 in f94) x92); (n47 + n38); (15 lor 4); (String.length "12"); (match C6 with | C4 q95 -> n47 | C5 (_, _, q96) -> n47 | C6 -> 18); (12 * n47); (tick_int 16 n47)|]) | C6 -> (
  let n106 = ((max () ()); (-20)) * (let (q100, q101, q102, q103) = String.fold_left (let rec f99 p97 p98 = p97 in f99) (0, v54, (-0.5), 2.0) "" in (match { r1 = n38; r2 = n47; r3 = (q101, []) } with | ({ r1 = q104; r3 = (_, q105); _ } | { r1 = _; r2 = q104; r3 = (_, q105) }) -> q100)) in
  note_int n106;
  let f110 = fun p107 p108 p109 -> v54 in
  [|(n106 + n38); (compare C6 C6); (13 * n106); (n47 mod (n38 lor 1)); n47; !v39; (-9); (abs 10)|]) | ((C4 (Some _ as w111)) | (C4 (Some _ as w111))) -> (
  let n112 = -15 in
  let n113 = if true then a10.(0) else (Char.code '\255') in
  [|a10.(3); (n112 + n113); (n47 mod (5 lor 1)); (( - ) 12 n113); (-4097); (n112 lsl 22); (n112 / 4096); n112|]) | C5 (q114, _, q115) -> (
  let rec loop118 i116 n119 s117 =
    if i116 <> n119 then (
      loop118 (i116 + 1) n119 (match s117 with None -> Some false | Some o -> if o = false then None else Some o)
    ) else
      s117
  in
  let n120 = loop118 0 10 None in
  (mix_0 5 n120; note_end 0);
  let n129 = if not false then (int_of_float 100.75) else (if false then (Array.fold_right (let rec f128' q114 p127 = p127 in f128') a10 n38) else (if v54 then a10.(0) else (if v54 || v54 then (4 + (-2)) else (if (match v46 with | (_, 1.0, q123, true) -> v54 | ((q114, _, _, true) | (q114, _, _, _)) -> v54 | (q124, q125, q126, false) -> false) then (n47 mod (-3)) else (if n47 > n47 then (n47 * 38) else (let (_, q121, q122) = (n47, true, v54) in n47)))))) in
  note_int n129;
  [|(let i130 = n47 in if i130 >= 0 && i130 < 4 then a10.(i130) else n129); 15; (match n120 with | None -> n38 | Some (true as w131) when w131 -> n129 | Some (true as w132) -> n129 | Some q133 when q133 -> n129 | (Some false as w134) -> n47); (n129 + n38); (-1073741824); a10.(2); (n129 + n129); (- n47)|]) | C5 (q135, q136, _) -> (
  let n141 = (let o137 = n38 + 20 in let o138 = (lxor) n47 n38 in let o139 = if true then 5 else n47 in let o140 = -14 in let ( * ) a b = b - a and ( |> ) a b = a * 2 - b in o137 * o138 |> o139 |> o140) + 32767 in
  (if v54 then (let _v142 = C6 in Array.make 8 n141) else (if v54 then (Array.make 8 n141) else (Array.make 8 n47)))) | C5 (_, _, _) when (try (List.hd (min [] [])) with | Failure q143 -> (0.5 = 100.75)) -> (
  Array.make 8 (if v54 then 17 else n47)) | C6 -> (
  a10.(2) <- 17;
  let v46 = 'V' in
  (let (q144', q145, q146) = (100.75, (Array.make 5 n47), 5) in create_array 8 q146)))
let () = (mix_ints a147 0 8; note_end 0)
let x148 = float_of_string "-10.0"
let () = note_float x148
let a150 = Array.make 16 ((let i149 = 1 in if i149 >= 0 && i149 < 8 then a147.(i149) else n47) mod (-3))
let v164 = List.equal (fun p151 p152 -> ((let i153' = n47 in if i153' >= 0 && i153' < 4 then a10.(i153') else n38) - 1024) < (if v54 then n38 else n47)) [] (try (match v46 with | ([|q154; q155|], 0.5, _, q156) -> (max [] []) | ([|q157; q158|], q159, _, true) when q157 >= 6585 -> ((); []) | ((_, q160, _, q161) | (_, q160, _, q161)) when q161 -> (let (q162, q163, _) = (n47, q161, q161) in []) | _ -> (List.rev_append [] [])) with | Match_failure _ -> (if v54 then [] else []))
let n165 = !v39
let () = assert (hide 1 3 = 3)
let x171 = ((Result.iter (fun p170 -> v39 := n165) (Ok 2)); (0.5 /. (float_of_string "10.0")))
let () = (try (
  let n173 = ((String.length "12") * 1) + ((if false then n165 else n165) + (List.fold_left (fun p172 n47 -> n47) n165 [])) in
  let a175 = Array.init 8 (fun p174' -> ((-65536) + (-32769)) < 1073741824) in
  (mix (if a175.(7) then 1 else 0); note_end 0);
  let c176 = (n165 - (n173 - (-2))) * ((n165 - (n173 - (-2)))) in
  let c177 = (n165 - (n173 - (-2))) * (c176) in
  let c178 = (a150.(8)) - c177 in
  let c179 = (c176) + (n165 - (n173 - (-2))) in
  note_int c179;
  let n180 = -2147483648 in
  note_int n180;
  a147.(7) <- (compare 15 c177)) with | Match_failure _ -> (Array.stable_sort (fun x y -> compare y x) a147))
let () = (mix_1 5 v39; note_end 0)
let () = (mix_ints a10 0 4; note_end 0)
let () = note_int n47
let () = (mix_ints a147 0 8; note_end 0)
let () = note_int n38
let () = note_int n165
let () = (mix_ints a150 0 16; note_end 0)
let () = (mix (if v164 then 1 else 0); note_end 0)
let () = ()
