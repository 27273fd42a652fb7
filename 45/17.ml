type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((); (try (let { r0 = q10 } = { r0 = 0.5 } in v9) with | _ -> v9)))) lsr 30 in
(if (min 100.75 100.75) >= (let (q11, _, q12, q13) = ((-1), 3, "b c", ((-100.75), 7)) in 2.0) then () else (if 2 = 19 then ()));
let _ = (let v15 = ((11 + 11), (true, 15, 1, 2.0), (let { r0 = q14 } = { r0 = 1.0 } in false)) in (match v15 with | ((-3), (q16, q17, v15, _), q18) -> (match 13 with | (9 | 5) -> 'z' | 1 -> '\n' | -2 -> '0' | ((-2147483647) | (-2147483647)) -> 'a' | 0 -> ' ' | 9 -> 'z' | _ -> '\255') | (2, (q19, q20, _, q21), q22) -> (if true then 'a' else '0') | ((-1), (q23, q24, q25, q26), _) -> (let { r0 = _ } = { r0 = q26 } in ' ') | ((q27, (_, q28, _, q29), q30) | (q27, (q30, q28, _, q29), _)) -> (let s31 = "tail \" end" in let i32 = q28 in if i32 >= 0 && i32 < String.length s31 then s31.[i32] else '\255'))) in
let x43 = if ((let { r0 = _ } = if Array.mem true (Array.make 3 false) then (Array.fold_right (let rec f35 p33 p34 = p34 in f35) (Array.make 5 false) { r0 = 0.5 }) else { r0 = 1.0 } in (let v40 = (let v36 = 10.0 in (let rec f39 p37 p38 = Array.make 2 true in f39)) in 9 / 7)) + 4096) > ((max (- 1) (5 mod (2 lor 1))) / ((if 0 = 16 then ((let rec f42 p41 = 10 in f42) (0, 5)) else (Char.code 'a')) lor 1)) then 1e999 else (-0.1) in
(mix_float x43; note_end 0);
let v63 = (match { r0 = x43 } with | { r0 = _ } when (if (let v44 = 1.0 in false) then (match 7 with | 7 -> true | (7 as w45) -> false | q46 -> false) else false) -> (
  (let { r0 = q49 } = (let rec f48 p47 = { r0 = x43 } in f48) (Array.make 1 x43) in (let s50 = "12" in let i51 = 17 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else '\255'))) | ({ r0 = q52 } | { r0 = q52 }) -> (
  let x43 = float_of_int (tick_int 16 (8 + 12)) in
  note_float x43;
  (let _v53 = false in '\094')) | { r0 = q54 } when (match (match 6 with | 1 -> { r0 = q54 } | 4 -> { r0 = 1.5 } | 8 -> { r0 = 1.5 } | q55 -> { r0 = (-100.75) }) with | ({ r0 = q56 } as w57) -> (Result.is_error (Ok q54))) -> (
  let x58 = floor (if q54 <> (-10.0) then (q54 -. 100.75) else (match false with | (true | false) -> 10.0 | false -> q54)) in
  (match { r0 = x58 } with | { r0 = 0.0 } -> (match None with | (None | (Some (-1))) -> 'a' | Some _ -> '\n') | ({ r0 = q59 } | { r0 = (0.5 as q59) }) -> (match None with | None when (min (match None with | (None | None) -> true | Some None -> false | Some ((Some _) | (Some _)) -> false) (9 <> 15)) -> '\n' | None -> '\'' | None -> '0' | Some true when ({ r0 = x58 } = { r0 = x58 }) -> 'a' | Some true -> 'a' | Some false -> '\255') | { r0 } -> '\012')) | ({ r0 = 1.0 } | { r0 = _ }) -> (
  (let rec f61 p60 = Char.chr (6 land 255) in f61) (let v62 = x43 in ref true))) in
(mix (Char.code v63); note_end 0);
let n64' = 9 in
let x65 = 0.0 /. 0.0 in
let n68 = ((((((0) + (if x65 = (x65 /. 1.0) then 16 else 0)) + (if x65 <> x65 then 72 else 0)) + (if x65 < x65 then 5 else 0)) + (if x65 > x65 then 83 else 0)) + (if x65 <= x65 then 96 else 0)) + (if x65 >= (List.fold_right (fun p66 p67 -> x65) [] x65) then 4 else 0) in
let n69 = (n68 + n64') - ((Char.code v63) land n68) in
note_int n69;
let v70 = ((Array.make 6 v63), n69) in
let v75 = { r0 = (match v70 with | ((q71, 9) as w72) -> (x65 *. x65) | (x65, 3) -> (x43 *. 0.5) | ((q73, q74) | (q73, q74)) -> (abs_float x65)) } in
v75.r0 <- (if ((-3) - (-2147483648)) < n69 then (min x43 3.25) else (x65 -. x43));
v75.r0 <- (-. (floor x65));
v75.r0 <- ((x43 -. 2.0) /. (0.5 +. x43));
let n80 = (try (
  v75.r0 <- ((); (ceil x65));
  let x76 = x65 in
  (-2147483647) * 23) with | _ -> (match v75 with | { r0 = q77 } -> n69 | { r0 = (0.5 | 0.5) } when ((x65 < 0.0) || ((let rec f79 p78 = true in f79) x65)) -> n68 | _ -> n69)) in
v75.r0 <- v75.r0;
v75.r0 <- 0.0;
v75.r0 <- (if n80 < n69 then v75.r0 else (float_of_int n80));
let n86 = (let v85 = (let rec f84 p81 p82 p83 = { r0 = p82 } in f84) in min n80 (try (abs n80) with | _ -> n69)) in
v75.r0 <- (match snd ((try (if false then raise (Failure "a") else n80) with | Failure q87 -> n86 | Not_found -> n69 | Match_failure _ -> n68 | E0 q88 -> 20), (match { r0 = x65 } with | { r0 = 0.0 } -> { r0 = x65 } | { r0 = q89 } -> { r0 = x43 } | ({ r0 = q90 } | { r0 = q90 }) when ((n69 / (n80 lor 1)) <= (n64' * 36)) -> { r0 = q90 } | _ -> { r0 = x65 })) with | { r0 = 1.0 } -> (x43 /. x65) | { r0 = _ } -> (snd (if false then (List.fold_right (fun p91 p92 -> p92) [] (n86, x65)) else (if true then (11, x43) else (0, x65)))));
let x95 = coarse (exp (limit ((try (1.7976931348623157e308 /. (if (let _v93 = n80 in true) then x65 else (try (if false then raise (E0 n86) else x65) with | _ -> x65))) with | _ -> (sqrt (if true then x65 else x65))) *. (let v94 = if x65 = x65 then (try (x65 /. 0.0) with | _ -> x65) else x65 in v75.r0)) (-9.0) 5.0)) in
note_float x95;
v75.r0 <- x95;
let n96 = ((try (2 + n86) with | _ -> n69) * 12) lsr 21 in
note_int n96;
let x97 = v75.r0 in
v75.r0 <- (-1.0);
v75.r0 <- v75.r0;
(try (
  let v98 = false in
  v75.r0 <- v75.r0) with | _ -> (v75.r0 <- 2.0));
let a109 = (match v70 with | (q99, (3 as w100)) -> (Array.make (hide 1 1) ((truncate (match v63 with | 'a'..'m' -> x65 | ('a'..'m' | '0'..'9') -> 1.5 | ('a'..'m' | 'a'..'m') -> x97 | _ -> x97)) land (let _v101 = w100 >= n86 in n96 + n69))) | ((q102, (-2147483648)) | (q102, 0)) -> [|(Array.length q102)|] | (q103, 2) -> (create_array 1 (int_of_float (match v70 with | (_, (-1)) -> (-. x97) | (q104, (-2)) -> 1e999 | (q105, (-3)) -> (let v106 = "a" in x97) | ((_, q107) | (_, q107)) -> (-0.0)))) | ((q108, _) | (q108, _)) -> (create_array (hide 0 1) (n96 lsr 28))) in
let n138 = (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> (
  let f110' p111 p112 p113 =
    4
  in
  let g114 = f110' (let v116 = n96 in false) in
  let g115 = g114 (match v75 with | { r0 = 0.0 } -> n80 | { r0 = q117 } -> n68) in
  let n118 = g115 (if true then (Array.make 5 false) else (Array.make 5 true)) in
  let n120 = g115 (let v119 = true in Array.make 5 v119) in
  (let i121 = n69 mod (n80 lor 1) in if i121 >= 0 && i121 < Array.length a109 then a109.(i121) else (n118 mod ((-2) lor 1)))) | ({ r0 = 1.0 } as w122) -> (
  v75.r0 <- ((float_of_string "2.0") +. x95);
  w122.r0 <- (match w122 with | { r0 = 0.0 } -> x65 | { r0 } -> v75.r0);
  String.length (Printf.sprintf "<%d>" n68)) | ({ r0 = _ } | { r0 = _ }) -> (
  let n127 = if (n96 + 4096) <= 12 then (String.fold_left (let rec f126 p124 p125 = n64' in f126) 11 "12") else (if if true then false else true then a109.(0) else (if n86 <= n86 then (truncate x65) else (if [] < [] then (Array.length a109) else (if if false then true else false then (if false && false then (n96 - n96) else (if (n86 - 4096) < n86 then (if (Array.make 4 x97) > (Array.make 4 (-2.0)) then (let v123 = ((Array.make 16 false), 10) in n86) else a109.(((); n96) land 0)) else (n69 + 1))) else 19)))) in
  note_int n127;
  note_float ((v75.r0 <- 0.5); (-. x95));
  (try 7 with | Invalid_argument q128 -> 11 | Failure q129 -> n127 | Not_found -> n86 | Match_failure _ -> n96) / (-3)) | { r0 = q130 } -> (
  let a131 = Array.copy (Array.make 8 n96) in
  let a132 = Array.mapi (let rec f135 p133 p134 = 9 in f135) (Array.sub a131 0 6) in
  let i136' = ref (8 - 1) in
  while !i136' >= 0 do
    (let k137 = wrap a131.(!i136') 6 in a132.(k137) <- a132.(k137) + 1);
    i136' := !i136' - 2
  done;
  (mix_ints a132 0 6; note_end 0);
  Char.code '\006')) in
note_int n64';
note_float x43;
note_float x65;
(mix_ints a109 0 1; note_end 0);
note_float x95;
note_int n86;
note_int n138;
(mix (Char.code v63); note_end 0);
()
