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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let f0 p1 p2 =
  let n3 = 15 in
  note_int n3;
  let n4 = n3 in
  n4
let n8 = f0 (let s5' = "" in let i6 = -1 in if i6 >= 0 && i6 < String.length s5' then s5'.[i6] else ' ') (let rec f7 f0 = (14, 12, 0.0, 6) in f7)
let n9 = if false <= true then (if C6 > C6 then (if true && false then (max n8 13) else (if false then n8 else n8)) else n8) else (( * ) n8 n8)
let () = note_int n9
let () = prerr_int ((match C6 with | C5 q10 -> 11 | C6 -> n8) * (n9 lxor n8))
let () = prerr_byte 32
let () = prerr_float (try (((-1.5) +. 1.0) *. (max 3.25 2.0)) with | Invalid_argument q11 -> (match Ok 1.5 with | ((Ok q12) | (Ok q12)) when q12 < 1.5 -> q12 | Ok (1.0 | 1.0) -> 0.0 | ((Ok q13) | (Error { r7 = q13 })) -> q13 | Error _ -> 100.75) | Division_by_zero -> (100.75 -. (-2.0)) | Failure q14 -> 100.75 | E0 -> 1.0 | E1 -> (float_of_string "1.5"))
let () = prerr_newline ()
let n15 = n9
let n19 = String.length (String.lowercase_ascii (clip (String.fold_left (let rec f18' p16 p17 = p16 in f18') "tail \" end" "\000\255x")))
let () = note_int n19
let n20 = n19
let _ = fun n20 (q21, q22, _, n19) () -> [|(-14); (try (-20) with | _ -> n15); (int_of_float (sqrt (10.0 /. 100.75))); n9; (let v26 = (match n19 with | ('a'..'m' | _) -> (create_array 2 n9) | '0'..'9' -> (if q21 then (Array.make 2 n15) else (Array.make 2 n15)) | _ -> (let { r0 = q23; r1; r2 = q24; r3 = q25; _ } = { r0 = "\000\255x"; r1 = []; r2 = "\000\255x"; r3 = (-2); r4 = None } in Array.make 2 n8)) in n9)|]
let n27 = n20
let () = note_int n27
let () = (if ((List.iter (let rec f29 p28 = () in f29) []); ((-0.5) = 2.0)) then (match (try { r7 = 0.0 } with | Invalid_argument q30 -> { r7 = (-2.0) } | Division_by_zero -> { r7 = 1.5 } | Not_found -> { r7 = (-2.0) } | Match_failure _ -> { r7 = (-3.25) } | E0 -> { r7 = 2.0 } | E1 -> { r7 = 10.0 }) with | { r7 = 0.0 } -> (let _v31 = true in ()) | { r7 = 1.0 } -> (if false then () else ()) | { r7 = 1.0 } -> (if true then () else ()) | { r7 = 0.5 } when (fst (match n19 with | 6 -> (false, n20) | -1 -> (true, n20) | -2 -> (true, 14) | q32 -> (true, n15))) -> () | { r7 = q33 } -> (if false then ()) | ({ r7 } | { r7 }) -> (List.iteri (let rec f36 p34 p35 = () in f36) []) | { r7 = q37 } when q37 >= 100.75 -> (if true then ()) | ({ r7 = _ } as w38) -> () | ({ r7 } | { r7 }) -> ()))
let unused43 = f0 (Array.fold_right (fun p39 p40 -> p40) (Array.make 5 n20) '0') (let rec f42 p41 = (n27, n20, 1.5, 5) in f42)
let () = assert (compare ((let rec f45 p44' = p44' - 1 in f45) (try (n20 land n27) with | Invalid_argument q46 -> n20 | Division_by_zero when ((-0.0) > (100.75 *. (-0.0))) -> n27 | Failure _ -> n27 | Not_found -> 17 | E0 when ((2.0 /. 1.0) > (min 100.75 (-100.75))) -> n27 | E1 when ((2 - 17) == (let o47 = n19 in let o48' = n20 in let o49 = 5 in let o50 = n27 in let o51 = n19 in let ( %% ) a b = (a lsl 1) + b and ( = ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o47 || o48' || o49 %% o50 %% o51)) -> n20 | E2 4 -> 12 | E2 1 -> n27 | E2 5 -> n27 | E2 _ -> n27 | _ -> n19)) ((let rec f45 p44' = p44' - 1 in f45) (try (n20 land n27) with | Invalid_argument q46 -> n20 | Division_by_zero when ((-0.0) > (100.75 *. (-0.0))) -> n27 | Failure _ -> n27 | Not_found -> 17 | E0 when ((2.0 /. 1.0) > (min 100.75 (-100.75))) -> n27 | E1 when ((2 - 17) == (let o47 = n19 in let o48' = n20 in let o49 = 5 in let o50 = n27 in let o51 = n19 in let ( %% ) a b = (a lsl 1) + b and ( = ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o47 || o48' || o49 %% o50 %% o51)) -> n20 | E2 4 -> 12 | E2 1 -> n27 | E2 5 -> n27 | E2 _ -> n27 | _ -> n19)) = 0)
let _ = n27 lsl (((-4796) + (match { r7 = 0.0 } with | ({ r7 = q52 } | { r7 = q52 }) -> n15 | { r7 = 0.5 } -> n15 | { r7 = 0.0 } -> n20 | ({ r7 = q53 } as w54) -> n20)) land 31)
let () = max (if (let (_, n19, _, q58) = (1.5, n8, (10.0, n20, false), (fun p55 p56 p57 -> true)) in true) then (List.iteri (let rec f61 p59 p60 = () in f61) [])) (note_int (min 19 n19))
let x62 = 0.0 /. 0.0
let n63 = ((((((0) + (if x62 = x62 then 19 else 0)) + (if x62 <> x62 then 74 else 0)) + (if x62 < x62 then 46 else 0)) + (if x62 > x62 then 81 else 0)) + (if x62 <= x62 then 95 else 0)) + (if x62 >= x62 then 81 else 0)
let s64 = "xna"
let () = (mix_string s64; note_end 0)
let n65 = n20
let x66 = -10.0
let n67 = n63
let () = note_int n67
let () = (try (if if true then raise Division_by_zero else (match Ok 17 with | Ok 5 -> false | ((Ok (-3)) | (Ok (-3))) -> true | Ok q68 -> true | Error _ -> false) then (note_int 16)) with | Division_by_zero -> (if (match { r0 = s64; r1 = []; r2 = ""; r3 = n27; r4 = None } with | { r0 = q69; r1; r2 = "a"; r3 = q70; r4 = q71 } -> false | { r0 = q72; r1 = q73; r2 = ""; r3 = q74; r4 } -> true | ({ r0; r1; r2 = x66; r3 = _; r4 = q75 } as w76) -> false | { r0 = _; r1; r2 = _; _ } when ((abs n67) <= ((land) n65 n65)) -> false | { r0; r1 = q77; r2 = q78; r3 = _; r4 = q79 } when ((n67 lor n63) > (20 - n19)) -> false) then (match { r7 = x62 } with | { r7 = 0.0 } -> () | { r7 = 1.0 } -> () | ({ r7 = q80 } as w81) -> () | { r7 = q82 } -> () | { r7 = 1.0 } when (((); n67) <= (String.length s64)) -> ()) else (match [] with | [] -> () | (((3 :: q83) as w84) | ((_ :: ([] as q83)) as w84)) -> () | (q85 :: (_ :: [])) -> () | (_ :: (q86 :: ((q87 :: q88) as w89))) -> ())))
let n90 = n67
let () = note_int n90
let rec f91' p92 p93 =
  if p92 > 0 then (
    f91' (p92 - 1) p93
  ) else
    (create_array 16 { r7 = x62 })
let a94 = f91' 6 (Array.make 16 { r7 = x66 })
let a95 = f91' (hide 0 8) (Array.make 16 { r7 = x66 })
let n102 = f0 (let _v97 = (let v96 = true in false) in if _v97 then '\255' else '\n') (if n27 >= 0 then (let rec f99 p98 = (n15, n63, x66, n27) in f99) else (match { r7 = x62 } with | { r7 = _ } -> (let rec f101 p100 = (n27, n63, (-10.0), n63) in f101)))
let _ = ((snd (n27, n102)) asr (16 land 31)) == (try (let (q103, _, q104) = if false then (6, (-1), C6) else (n90, n65, C6) in f0 '0' (let rec f106 p105 = ((-1), n65, x62, 11) in f106)) with | Division_by_zero -> (let (q107, _, q108, q109) = ((ref n19), 10, C6, (Array.make 1 x62)) in n67) | Failure q110 -> (n67 + n90) | Match_failure _ -> (show_int 15 n90) | E0 -> (List.compare_lengths [] []) | _ -> (let v111 = n90 in n63))
let v122 = (try (
  let n112 = 18 in
  (if (let (q113, q114, q115) = ((Array.make 2 n112), false, (n67, 13, 11)) in s64) < "ahzq" then ());
  let n116 = n112 in
  let n117' = 65535 in
  note_int n117';
  Array.exists (Result.get_ok (Ok (fun { r7 = q118 } -> false))) a94) with | Invalid_argument q119 -> (((-3) - 1024) < n90) | Division_by_zero -> ((let rec f121 p120 = p120 in f121) true) | E0 -> true | E1 -> false)
let () = (mix (if v122 then 1 else 0); note_end 0)
let x123 = x62
let () = note_float x123
let make124 p125 =
  fun p126 p127 p128 -> ((let o129 = p127 in let o130 = n102 in let o131 = 14 in let o132 = -3 in let ( < ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o129 lsl o130 lsl o131 lsl o132), "a", (x66 *. (-3.25)), (1.5 *. x66))
let c133 = make124 ((n90 - (-65536)) >= n63)
let v134 = c133 (Some x123) n20 (n67 + n65)
let () = ((let (m135, m136, m137, m138) = v134 in mix m135; mix_string m136; mix_float m137; mix_float m138); note_end 0)
let rec f139 p140 p141 p142 =
  if p140 <= 0 then
    (if v122 then (Array.make 8 n65) else (Array.make 8 n9))
  else (
    let n143' = int_of_float x66 in
    let r144 = f139 (p140 - 1) p141 (- p142) in
    let r145 = f139 (p140 - 1) (n143' == p142) p142 in
    (if { r0 = s64; r1 = []; r2 = s64; r3 = n65; r4 = None } <= { r0 = ""; r1 = []; r2 = s64; r3 = p142; r4 = None } then (Array.make 8 p140) else r145)
  )
let a146 = f139 1 (n27 > 7) (1 lsl 19)
let () = note_int n67
let () = (mix_string s64; note_end 0)
let () = note_int n27
let () = note_int n20
let () = note_int n63
let () = (mix (if v122 then 1 else 0); note_end 0)
let () = note_int n65
let () = ((let (m147, m148, m149, m150) = v134 in mix m147; mix_string m148; mix_float m149; mix_float m150); note_end 0)
let () = ()
