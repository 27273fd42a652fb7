type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n6 = Char.code (if List.mem 13 [] then (if true then 'a' else '\n') else (match [] with | [] -> '\'' | ((_ :: []) as w4) -> '\n' | (a3 :: (_ :: q5)) -> '0'))
let s19 = (let v7 = n6 in String.fold_left (fun v7 p8 -> v7) (match ((); (create_array 3 v7)) with | ([||] | [|_; _; _|]) -> "f" | [|q9; q10; q11|] -> (Printf.sprintf "<%s>" ((clip "tail \" end") ^ "tail \" end")) | q12 -> (match [] with | ([] as w13) -> (match None with | None -> "\000\255x" | Some _ -> "\000\255x") | ((q14 :: q15) as w16) -> (part "b c" v7 n6))) ((clip (if false then (string_of_int v7) else ((clip "b c") ^ "12"))) ^ (match [] with | [] -> (match None with | None -> "12" | (None | (Some _)) -> "tail \" end") | (q17 :: _) when (((v7 mod (-2147483648)) + 4095) < (0 * n6)) -> (part "a" 17 v7) | (_ :: _) -> (let v18 = ((Array.make 1 2.0), [], 4) in "b c"))))
let a20 = Array.copy (Array.make 5 n6)
let v44 = (match n6 with | 6 -> (if (match [] with | [] -> true | ([|q21|] :: q22) -> false | (q23 :: _) -> true) then ([], n6, true, 1.5) else (try (if true then ([], n6, false, 100.75) else ([], (-1), false, 0.0)) with | _ -> ([], n6, false, 1.0))) | 3 -> ((try (n6 :: []) with | _ -> []), (try n6 with | _ -> n6), (true && true), (float 8)) | 2 -> (match n6 with | (-3 as w24) -> (let _v26 = ((Array.make 1 n6), (fun p25 -> p25)) in ([], 1, true, 0.5)) | (7 | (-1)) -> ([], n6, false, 0.0) | q27 -> ([], q27, true, 1.0)) | 4 -> ((match [] with | [] -> [] | (q28 :: _) -> []), (match [] with | [] -> 17 | (((q29 :: q30) as w31) | ((q29 :: w31) as q30)) -> q29), true, a3.(3)) | 2 -> (((); []), (compare (Array.make 9 3.25) (Array.make 9 3.25)), (n6 <= n6), (let v32 = ref (Ok 10) in 0.5)) | ((-2) | 4) -> ((n6 :: []), a20.(wrap a20.(4) 5), ((n6 + 4095) >= n6), (100.75 +. (-0.5))) | ((9 as w33) | (9 as w33)) -> (Array.fold_left (let rec f36 p34 p35 = if false then ([], 6, true, 0.0) else p34 in f36) (let (q37, q38, q39) = ((Array.make 16 3.25), [], ()) in ([], n6, false, (-1.0))) a20) | 3 -> (((fun p40 -> []) n6), (n6 land 17), (1.5 < 3.25), (let v41 = n6 in -0.0)) | a20 -> (Array.fold_right (fun p42 p43 -> ([], a20, false, p42)) a3 (match 10.0 with | 1.0 -> ([], a20, true, (-2.0)) | (0.0 | 0.0) -> ([], 16, false, 10.0) | 0.5 -> ([], a20, true, 0.5) | _ -> ([], a20, false, (-2.0)))))
let () = assert (hide 1 3 = 3)
let () = (if not (n6 <> n6) then (let (q45, _, _, q46) = (n6, (ref 6), None, true) in note_float 10.0))
let () = a3.(2) <- (0.0 +. (10.0 /. 2.0))
let () = ((if String.exists (fun p47 -> true) "\000\255x" then ()); (if true || true then (mix n6) else ()))
let s49 = ref 3.25
let i48 = ref 0
let () = while !i48 < 4 do
  s49 := (try (float_of_int ((Array.make 3 7).(!i48))) with | Invalid_argument v44 -> 100.75 | Division_by_zero -> (-. !s49)); i48 := !i48 + 1
done
let n50 = !s49
let () = note_float n50
let x72 = (match ([], n6, false, n50) with | (((q51, _, q52, q53) as w54) | ((q51, _, q52, q53) as w54)) -> (match w54 with | (q55, _, q56, 0.0) -> q53 | ((q57, _, true, q58) | (([] as q57), _, _, q58)) -> q58 | ((q59 :: q60), q61, q62, 0.5) -> q53 | (((_ :: _) | (_ :: _)), q63, q64, q65) -> q65)) *. (match ([], n6, false, n50) with | ((q66, q67, true, _) | (q66, q67, _, 1.0)) -> (n50 /. n50) | ((q68, q69, q70, _) as w71) -> 10.0)
let () = note_float x72
let p73 = if true then n6 else n6
let p74 = p73 + p73
let p75 = (let v76 = p74 in p73)
let p77 = 1.0
let p78 = (fun p79 -> p75) (Ok 6)
let p80 = p78 asr 2
let p81 = a3.(0)
let p82 = -. p81
let p83 = a3.(wrap (let v84 = None in p74) 7)
let p85 = (let v86 = None in p75)
let p87 = p83 +. p81
let p88 = 0.1
let p89 = p75
let p90 = -3.25
let p91 = p85 asr 8
let p92 = a3.(1)
let p93 = p92
let p94 = (try (1.0 /. p82) with | _ -> p92)
let p95 = if false then 1.0 else 100.75
let p96 = (match None with | None -> p91 | (Some [] as w97') -> p85 | Some ((q98 :: []) | (q98 :: _)) -> 9)
let p99 = a3.(0)
let p100 = - p78
let p101 = p99 *. p93
let p102 = -0.0
let p103 = (match ([], 8, false, p94) with | (q104, 4, true, q105) -> p92 | (q106, (4 as w107), false, q108) -> p90 | ((q109, q110, _, q111) as w112) -> p102)
let p113 = (match p85 with | (1 | 3) -> p78 | -1 -> (-1) | q114 -> 8)
let p115' = Array.length a20
let p116 = p101 +. p101
let p117 = p100 * p80
let p118 = truncate p102
let () = mix 1
let n119 = 1 + ((((p113 + ((p96 + (p91 lxor (p89 + (p85 - (p80 - (p78 + (((p73) * p74) - p75))))))) + p100)) lxor p115') + p117) + p118)
let () = note_int n119
let x120 = 1.0 -. (p116 -. (p103 -. (p102 -. (((((((((p87 -. ((p82 +. (p81 *. (p77))) -. p83)) +. p88) +. p90) +. p92) +. p93) *. p94) *. p95) *. p99) *. p101))))
let n121' = 16
let () = note_int n121'
let v136 = (match v44 with | ([], q122, q123, 0.5) when q123 -> ((try "ozsadjcwmc" with | _ -> "tail \" end"), (match Ok p73 with | Ok (4 as w124) -> n119 | Ok 2 -> p113 | Ok _ -> p85 | Error (Ok q125) -> p91 | Error (Error _) -> p113), (q122 / (n119 lor 1))) | ([], q126, q127, 0.5) -> ("mounydqqlc", n121', p118) | (((q128 :: q129), q130, q131, 0.5) | ((q130 :: q129), q128, (true as q131), _)) -> (if q131 then (if q131 then (s19, n119, p113) else (s19, 0, q130)) else ("tail \" end", p117, n119)) | (q132, q133, q134, q135) -> (min (s19, p78, n121') (s19, p100, 17)))
let () = ((let (m137, m138, m139) = v136 in mix_string m137; mix m138; mix m139); note_end 0)
let () = prerr_int (fst (match v136 with | (q140, (-2), 6) -> (p96, n119) | (q141, (-3), 6) -> (n119, 20) | (n119, q142, 6) -> (q142, p117) | (_, q143, 4) -> ((-3), 13) | (q144, q145, (-2)) -> (p73, p80) | (((q146, q147, (4 as w148)) as w149) | ((q146, w148, (4 as q147)) as w149)) -> (15, p75) | (q150, q151, (-1)) -> (n121', n119) | (((_, p88, 1) as w152) | ((_, p88, 1) as w152)) -> (p115', p75) | (q153, q154, q155) -> (p96, p89)))
let () = prerr_byte 32
let () = prerr_float (-2.2250738585072014e-308)
let () = prerr_newline ()
let () = note_float x72
let () = note_float x120
let () = note_float p83
let () = note_int n6
let () = note_float p116
let () = ((let (m156, m157, m158) = v136 in mix_string m156; mix m157; mix m158); note_end 0)
let () = note_float p77
let () = ()
