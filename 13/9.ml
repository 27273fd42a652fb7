type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y180' :: y181) -> mix 1; mix_float y180'; mix_0 (d - 1) y181
let n9 = (match (try (if if false then true else true then (try (Error 0.5) with | Division_by_zero -> (Ok true) | E0 -> (Ok false) | E2 5 -> (Ok false) | E2 6 -> (Ok true) | E2 _ -> (Ok true)) else (let _v0 = { r7 = 1.5 } in Ok true)) with | _ -> (Result.map (fun p1 -> true) (Ok 14))) with | Ok true -> (if 0.5 >= 1.5 then (String.length "tail \" end") else (( * ) 15 12)) | Ok false -> ((try (compare true false) with | Invalid_argument q2 -> 0 | Division_by_zero -> 11 | Failure q3 -> 6 | Match_failure _ -> 12 | E2 4 -> 6 | E2 8 -> 10 | E2 _ -> 7) * (-6)) | ((Error 0.0) | (Error 0.0)) -> ((8 + 10) / 10) | Error q4 -> (try (-4) with | _ -> (match Ok q4 with | ((Ok q5) | (Ok q5)) when q5 < 1.5 -> 11 | ((Ok q6) | (Ok (1.0 as q6))) -> 15 | ((Ok q7) | (Error { r7 = q7 })) -> 14 | Error q8 -> 5)))
let x10 = sqrt 100.75
let () = note_float x10
let f57 = (match C5 (4, n9) with | C5 (q11, q12) -> (match String.fold_left (fun q12 q11 -> Array.make 5 n9) (Array.make 5 q12) "b c" with | [|6|] -> (match "a" with | ("a" | _) -> (let rec f16 p13 (q14, _, q15) = x10 in f16) | "" -> (let rec f19 p17 p18 = 3.25 in f19) | ("" | "a") when true -> (fun p20 p21 -> -2.0) | _ -> (let rec f24 n9 (q22, _, q23) = n9 in f24) | _ -> (fun p25 p26 -> p25)) | [|q27|] -> (match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q28; r1 = q29; r2 = "a"; r3 = 1; r4 = q30 } | { r0 = q28; r1 = q29; r2 = "a"; r3 = 1; r4 = q30 }) -> (let rec f33 p31 p32' = p31 in f33) | { r0 = q34; r1 = q35; r2 = ""; r3 = 1; r4 } -> (let rec f38 p36 p37' = 100.75 in f38) | ({ r0; r1 = q39; r2 = q40; r3 = (1 as w41); r4 = q42 } as w43) -> (fun q42 (_, q44, q45) -> q42) | { r0 = q46; r1 = _; r2; r3 = q47; _ } -> (fun p48 p49 -> p48)) | q50 -> (if true then (fun p51 p52 -> p51) else (fun p53 (q11, _, q54) -> p53))) | C6 -> (fun p55 p56 -> 2.0))
let v59 = ((let v58 = false in n9 - n9) + 32767) >= n9
let () = (mix (if v59 then 1 else 0); note_end 0)
let c63 = (x10) *. x10
let c64' = ((( -. ) (x10 *. x10) (let { r0 = q60; r2 = q61; r3; r4 = q62; _ } = { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = n9; r4 = None } in -0.5))) *. c63
let c65 = x10 +. (x10)
let c66 = c63 +. (c65)
let c67 = (( -. ) (x10 *. x10) (let { r0 = q60; r2 = q61; r3; r4 = q62; _ } = { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = n9; r4 = None } in -0.5)) *. (c66)
let c68 = c65 -. (c63)
let () = note_float c68
let () = assert (hide 1 3 = 3)
let n73 = compare ((n9 lsl (n9 land 31)) - n9) 2147483646
let s101 = (match { r7 = (fst (match min { r7 = c66 } { r7 = c63 } with | ({ r7 = 0.0 } | { r7 = _ }) -> (100.75, n73) | { r7 = _ } when (match C6 with | C5 q74 -> ((n73 - 65535) <= n73) | C6 -> true) -> (List.fold_left (fun (q75, _) p76 -> (q75, 10)) (c63, 11) []) | { r7 = q77 } -> (try (if v59 then raise Division_by_zero else ((-1.0), n73)) with | Division_by_zero -> (x10, n9)))) } with | { r7 = 1.0 } -> (Printf.sprintf "<%g>" (abs_float c68)) | ({ r7 = 0.0 } as w78) -> "b c" | { r7 = v59 } -> "obpwzxivs" | { r7 } when r7 < (-100.75) -> ((clip (match n73 with | 1 -> ((clip (Array.fold_right (fun p79 v59 -> "\000\255x") (Array.make 5 12) "tail \" end")) ^ (part "b c" n9 12)) | (7 | 4) -> (match n9 with | (5 | (-2147483647)) -> (part "tail \" end" n73 n73) | 6 -> "\000\255x" | (2 | 2) -> (string_of_bool v59) | q80 -> ((clip "a") ^ "a")) | ((-2147483648) | 8) -> (string_of_float (abs_float (match { r0 = "12"; r1 = []; r2 = "b c"; r3 = n9; r4 = None } with | ({ r0; r1 = []; r2; r3 = 8; r4 = n73 } | { r0 = r2; r1 = _; r2 = r0; r4 = n73; _ }) -> c68 | { r0 = q81; r1 = (q82 :: _); r2 = _; r3 = 8; r4 = q83 } -> c68 | { r0; r1; r2 = _; r3 = q84; r4 = None } -> (-10.0) | { r0 = q85; r1 = _; r3; r4 = (Some q86); _ } -> r7))) | (1 as w87) -> "a" | 0 -> (part (let v88 = r7 in "b c") (-32769) (if v59 then n73 else n9)) | -3 -> (let _v90 = (let (q89, _, _, _) = (n73, n73, c67, n9) in (c66, n73, { r7 = c68 })) in (try (match (c68, 17, { r7 = c68 }) with | (1.0, q91, _) -> "12" | (_, q92, q93) -> "") with | _ -> "\000\255x")) | 2 -> (if c66 <= r7 then ((fun p94 -> "tail \" end") c63) else (let v95 = v59 in "tail \" end")) | (-1 as w96) -> ((clip (let _v100 = (let rec f99 p97 p98 = 3.25 in f99) in "")) ^ (if v59 then "\000\255x" else "tail \" end")) | c64' -> (Printf.sprintf "<%-4d|>" (( * ) c64' c64')))) ^ "awpoyyl"))
let () = (match { r7 = (coarse (sin (limit (float_of_int (match None with | None -> 12 | Some (1.0 | _) -> 4 | Some q102 -> n9)) (-100.0) 100.0))) } with | { r7 = _ } when ((20 - (-4096)) < n73) -> (note_int n73) | { r7 = 1.0 } -> () | { r7 = 0.0 } -> (if snd ((n73 + n73), v59) then (print_string ((clip ((clip s101) ^ s101)) ^ (match { r0 = s101; r1 = []; r2 = s101; r3 = n9; r4 = None } with | ({ r1; r2 = "a"; r3 = q103; r4 = None; _ } | { r0 = _; r1; r3 = q103; r4 = _; _ }) -> "12" | ({ r1 = q104; r2 = "a"; r3; r4 = (Some _); _ } | { r0 = _; r1 = q104; r2 = _; r3; _ }) -> "" | { r0 = q105; r1 = []; r2 = ""; r3 = q106; r4 } -> q105 | ({ r0 = q107; r1; r2 = ""; r3 = _; r4 = q108 } | { r0 = q107; r1 = (_ :: r1); r2 = ""; r3 = _; r4 = q108 }) -> q107 | { r0 = q109; r1; r2 = c64'; r3; r4 = q110 } -> q109)))) | { r7 = _ } -> ((fun p111 -> ()) (let rec f113 p112 = (int_of_float c63) / ((0 * p112) lor 1) in f113)))
let n114 = n9
let a115 = Array.map (fun p116 -> n73) (Array.make 8 n9)
let i117 = ref 0
let () = while !i117 < 8 do
  a115.(!i117) <- n73;
  i117 := !i117 + 1
done
let x118 = -. (-1.5)
let x121 = (x118 +. (float n73)) /. (List.fold_right (fun p119 p120 -> float_of_int 18) (List.sort_uniq compare []) c63)
let () = note_float x121
let v133 = if n73 > 7 then ((-0.5) <= 10.0) else (if true >= false then (match { r0 = "\000\255x"; r1 = []; r2 = s101; r3 = 20; r4 = None } with | { r0 = q129; r1 = q130; r2 = "a"; r4; _ } -> v59 | { r1 = q131; r2 = q132'; r3; _ } -> v59) else (if true then (try (if v59 then raise (Invalid_argument s101) else false) with | Invalid_argument _ -> false) else (if (match { r0 = s101; r1 = []; r2 = s101; r3 = n73; r4 = None } with | { r0 = _; r1 = q122; r2 = (("a" as w123) | w123); r3; r4 = q124 } -> v59 | ({ r0 = a115; r1 = q125; r3 = q126; r4 = q127; _ } | { r0 = a115; r1 = q125; r2 = "a"; r3 = q126; r4 = q127 }) -> v59) then (if v59 < false then (not v59) else (if n73 > n114 then (match { r7 = x118 } with | { r7 = 0.5 } -> v59 | { r7 = _ } -> v59) else (if false then false else false))) else (match { r7 = c64' } with | ({ r7 = 0.0 } as w128) -> v59 | { r7 } -> v59))))
let () = (match 2.0 with | (0.0 as w134) -> (a115.(wrap 4096 8) <- (n114 - n114)) | q135 -> ())
let v137 = (match (List.assoc_opt (if false then 1 else 10) (List.merge compare [] [])) with | None -> (
  false) | None -> (
  (n73 - (-65536)) > (3 asr 27)) | Some _ -> (
  let n136 = (min (if v133 then n73 else 5) (( - ) n114 n114)) * 2365 in
  Result.is_error (Ok v59)))
let () = (mix (if v137 then 1 else 0); note_end 0)
let n138 = n73
let () = assert (hide 1 3 = 3)
let x147 = (match c65 with | 1.0 -> (abs_float (let v142 = c68 in x118)) | 0.0 -> (float_of_int a115.(wrap n138 8)) | q143 -> ((mix_float x118); (match C6 with | (C6 as w144) -> 0.0 | ((C5 (q145, q146)) | (C5 (q145, q146))) -> (-0.0) | ((C5 _) | C6) -> c67)))
let n148 = 4
let _ = (match n114 with | -3 -> ((match n73 with | 0 -> c65 | (6 | 6) -> c68 | 1 -> c66 | q149 -> x121) -. (match ({ r7 = c65 }, { r7 = x121 }, n138, []) with | (({ r7 = q150 }, _, 8, q151) | ({ r7 = q150 }, _, 8, q151)) -> 1.5 | (q152, _, _, []) -> 2.0 | (n114, q153, q154, (q155 :: _)) -> x121)) | _ -> ((c67 *. x118) -. (ceil x147)) | -3 -> ((match Ok n114 with | ((Ok q156) | (Ok q156)) -> x121 | Ok 8 -> x147 | Error ({ r7 = 0.0 } as w157) -> c66 | Error { r7 = q158 } -> q158) /. (x121 -. c68)))
let n159' = n114
let () = note_int n159'
let x160 = c65
let () = for i161' = 0 to 7 - 1 do
  a115.(i161' + 1) <- ((let i162 = 7 in if i162 >= 0 && i162 < 8 then a115.(i162) else n148) lxor (a115.(i161')));
  ()
done
let () = (mix_ints a115 0 8; note_end 0)
let v165 = if v137 then ((coarse (cos (limit x121 (-100.0) 100.0))) >= (let _v163 = x147 in 1.0)) else (((match C6 with | C5 q164 -> n148 | C6 -> n159') - (-32769)) <= n114)
let () = (mix (if v165 then 1 else 0); note_end 0)
let () = a115.(wrap (n138 + n73) 8) <- (20 / 100)
let v167 = (let i166' = n159' in if i166' >= 0 && i166' < 8 then a115.(i166') else (n138 mod 4096)) >= (-2147483647)
let () = (mix (if v167 then 1 else 0); note_end 0)
let n168' = show_int 11 (n114 + (- 6))
let v137 = tick_int 16 (17 lsr 5)
let () = Result.iter (let rec f170 p169 = if (-16) = n159' then () else (a115.(0) <- ((v137 * 3) lor (n168' mod 3))) in f170) (let v171 = { r7 = (1.0 *. (if false then 3.25 else c68)) } in ((); (if v165 then (Ok n168') else (if v133 then (Ok n148) else (Ok v137)))))
let v172 = []
let () = (let v176 = ((let rec f175 (q173, q174) = 2.0 in f175) (17, v167)) *. (f57 (-1.0) ((Array.make 8 ' '), (-1.5), n159')) in min (let _v177 = n168' in ()) (if v59 then () else ()))
let n179 = (let i178 = n168' + v137 in if i178 >= 0 && i178 < Array.length a115 then a115.(i178) else (7 lsl 15)) + (a115.(7) / 4096)
let () = note_int n179
let () = note_int n168'
let () = (mix (if v165 then 1 else 0); note_end 0)
let () = note_int n114
let () = note_int n179
let () = note_float x118
let () = (mix_0 5 v172; note_end 0)
let () = note_float x160
let () = note_float c67
let () = ()
