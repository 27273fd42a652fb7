type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
let x5 = (match [[|0.5; 100.75; 0.5; (-0.0)|]] with | ([] | ([|_|] :: _)) -> ((-2.2250738585072014e-308) -. 1e16) | ((q0 :: ([] as w1)) | (q0 :: ([] as w1))) -> ((fabs 2.0) *. (if false then (-0.5) else 3.25)) | (q2 :: (q3 :: q4)) -> ((min 0.5 0.0) +. 0.1))
let () = (try (
  let x6 = x5 in
  note_float x6;
  let x7 = ((try (x6 /. 1.5) with | _ -> x6) +. (floor x5)) +. x5 in
  note_float x7;
  let v38 = ((clip (max (String.map (fun p8 -> (let _v10 = fun p9 p8 -> x7 in '\255')) (clip ((clip "b c") ^ "12"))) (try (if false then ((clip "\000\255x") ^ "\000\255x") else (let f11 = Printf.sprintf (if false then "%#d <%s>" else "%d%s") 13 in f11 (clip "b c"))) with | _ -> (match Ok { r2 = []; r3 = true; r4 = None } with | Ok q12 -> "\000\255x" | Error 4 -> "a" | Ok { r2; _ } when (match (match [] with | [] -> (Array.make 2 5) | (_ :: []) -> (Array.make 2 (-2)) | (q13 :: (q14 :: q15)) -> (Array.make 2 17)) with | [|(-1); _|] -> false | [|2; q16|] -> (true || true) | [|q17; _|] -> true | [|_; q18|] -> (0.0 >= x7) | [|q19; q20|] -> (not true) | q21 -> (((-3) - 32767) < (-1))) -> "b c" | Error (0 as w22) -> "a" | Error ((-2147483648) | (-2147483648)) -> "b c" | ((Error q23) | (Error q23)) -> "")))) ^ (Printf.sprintf "<%u>" (((-(-1)) - (match C11 with | C5 (q24, q25) when (("" >= "") && ("b c" <> "12")) -> (-1) | C5 (q26, q27) -> 9 | (C11 | (C8 { r9 = ((C5 (_, _)), _); r10 = _ })) when ((int_of_float x6) != (17 / (20 lor 1))) -> (-1) | ((C5 (C11, q28)) | (C8 { r9 = ((C5 (_, q28)), _); r10 = _ })) -> (-3) | C8 { r9 = ((C8 ({ r9; r10 = q29 } as w30)), _); r10 = q31 } -> 0 | C8 { r9 = (C11, x6); r10 = q32 } -> x6 | C8 { r9 = (((C6 { r7 }), q33) | ((C6 { r7 = _ } as r7), q33)); r10 } -> q33 | C11 -> (-2) | C6 { r7 = _ } -> (-1) | _ -> 12)) land 2147483647))) < ((clip "ffig") ^ (String.make 4 (let s34 = (match [] with | [] -> "b c" | (((q35, _, _, _) as w36) :: []) -> "b c" | ([] | ((_, _, _, _) :: (_ :: _))) -> "tail \" end") in let i37 = -13 in if i37 >= 0 && i37 < String.length s34 then s34.[i37] else '0'))) in
  (mix (if v38 then 1 else 0); note_end 0);
  (fun ((q39, x6, x7) as w40) -> (let v41 = -0.0 in ())) (match 3 with | (9 | 9) -> (x5, 3, x7) | q42 -> ((-1.0), q42, x6))) with | _ -> (match { r2 = []; r3 = false; r4 = None } with | ({ r2 = _; r3 = (true as w43); r4 = None } as w44) -> () | { r2 = []; r3 = false; r4 = None } -> () | ({ r2 = (_ :: _); r3 = false; r4 = None } as w45) when ((x5 +. x5) > x5) -> () | { r2 = q46; r3 = _; _ } -> () | { r2 = ((x5 :: q47) as w48'); r3 = false; r4 = None } -> () | { r2; r4 = (Some x5); _ } -> ()))
let a49 = (match None with | None -> (Array.make 6 13) | Some q50 -> (Array.make 6 q50))
let i51 = ref 0
let () = while !i51 < 5 do
  a49.(!i51 + 1) <- ((a49.(!i51)) + (- !i51));
  i51 := !i51 + 1
done
let () = (mix_ints a49 0 6; note_end 0)
let n56 = (let v55 = ((if (fun p52 -> true) [] then (if false then () else ()) else (Array.iter (fun a49 -> ()) a49)); (let v53 = 1e-310 in (fun p54 -> []) C0)) in a49.(3)) mod 100
let () = note_int n56
let v59 = if (n56 - n56) < (n56 / 1) then (List.fold_right (fun p57 p58 -> p58) [x5; 10.0] (Some (Array.make 6 false))) else (Some (if true then (Array.make 6 false) else (Array.make 6 false)))
let x76 = ( *. ) (match v59 with | (None | None) -> x5 | Some q60 -> (try (((q60.(2) <- false); (let a49 = '\'' in x5)) *. (match (fun p61 -> []) 'a' with | [] -> x5 | ([] | []) -> (3.25 +. x5) | (((0.5 as w62) :: []) as w63) -> 2147483648.0 | (q64 :: []) when q64 < 2.0 -> ((-10.0) -. (-0.0)) | ((q65 :: ([] as w66)) | (q65 :: ([] as w66))) -> (q65 -. q65) | (q67 :: ((_ :: q68) as w69)) -> (-2147483648.0))) with | _ -> (-4096.0))) (if ((let (q72, _, _) = (C0, (fun p70 p71 -> n56), None) in 16 * n56) + (-32769)) >= (let v73 = -7645 in - v73) then (10.0 -. (match v59 with | (None as w74) -> (x5 *. x5) | Some _ -> (let _v75 = Array.make 3 1.0 in x5))) else 0.5)
let () = note_float x76
let a80 = (let v77 = int_of_float (float_of_string "-100.75") in if (match n56 with | 4 -> true | (9 as w78) -> false | _ -> true) then (Array.make 9 x5) else (let _v79 = None in Array.make 9 x5))
let x81' = -2.2250738585072014e-308
let () = note_float x81'
let n82 = a49.(0)
let () = note_int n82
let v84' = ((Array.length a80) asr 22) = (match v59 with | None -> ((0 + n82) + 4096) | Some q83 -> n82)
let () = (mix (if v84' then 1 else 0); note_end 0)
let v85 = if v84' then (x81', (String.concat "a" ["\000\255x"; clip "b c"]), (n82 + n56)) else ((fun v84' -> (x81', "b c", n56)) (n82 land 12))
let v90 = Option.equal (fun p86 p87' -> x81' = x76) (String.fold_left (fun p88 p89 -> p88) None ((clip "\000\255x") ^ "a")) (Some (String.concat "" ["b c"; clip "b c"]))
let () = print_int ((try (Char.code '\n') with | _ -> n82) - (match v85 with | (q91, q92, (2 as w93)) -> 0 | (_, "a", 9) -> 16 | (q94, "", 9) -> n56 | (_, _, 9) -> n56 | (q95, "a", q96) -> 9 | ((0.5, _, 0) | (_, "", _)) -> (-1) | ((_, q97, _) | (0.5, q97, (-2147483647))) -> n56))
let () = print_byte 32
let () = print_float 0.1
let () = print_newline ()
let a105 = (match v85 with | ((q98, _, q99) | (q98, _, q99)) -> (Array.make 2 { { r2 = []; r3 = true; r4 = None } with r3 = ((let o100 = q99 in let o101 = n82 in let o102 = n82 in let o103 = n82 in let o104 = 15 in let ( lsl ) a b = (a lsl 1) + b in o100 lsl o101 lsl o102 lsl o103 lsl o104) < (n82 mod (n82 lor 1))) }))
let n107 = if n82 < 1 then (if v90 && v90 then (-4096) else (if false || v84' then n56 else (if (13 + (-2147483648)) <= n56 then (let i106 = n56 in if i106 >= 0 && i106 < 6 then a49.(i106) else n82) else (( + ) n82 n82)))) else (String.length "")
let n113 = (match v85 with | (q108, q109, 8) -> (n107 * 16) | (_, q110, (-2147483648)) -> (n107 - n107) | (q111, q112, _) -> a49.(5)) * ((n107 lsl 16) + n82)
let n114 = 7
let () = note_int n114
let v129 = (match v84' with | true -> C0 | false -> (match v85 with | (_, ("a" | "a"), _) -> C0 | ((_, "", 0) as w115) -> C1 | (q116, "", q117) -> (fst (C0, x76)) | (q118, "a", q119) -> (match v85 with | (q120, q121, (-2147483647)) -> C0 | (n107, _, 8) -> C0 | (q122, q123, 2) -> C0 | (q124, q125, (-3)) -> C0 | (q126, _, q127) -> C0) | ((q128, "a", n114) | (q128, _, n114)) -> C1))
let () = (mix_0 5 v129; note_end 0)
let n130 = 8
let a131 = min (Array.make 13 n130) (Array.make 13 n114)
let i132 = ref 0
let () = while !i132 < (hide 0 4) do
  a131.(!i132 + 1) <- ((a49.(!i132 + 1) * (a49.(!i132))) + a49.(!i132 + 2));
  i132 := !i132 + 1
done
let s133 = String.make 3 '\199'
let () = (mix_string s133; note_end 0)
let s139 = Array.fold_right (fun p134 p135 -> s133) a80 (let v138 = ((); (fun p136 p137' -> x81')) in part s133 n113 7)
let () = (mix (String.length s139); note_end 0)
let x140 = x5
let x140 = (Array.length a131) * (-4)
let () = note_int x140
let () = if (abs_float x81') <> (0.0 *. (-1.5)) then (a105.(1) <- (let v141 = -3 in { r2 = []; r3 = false; r4 = None })) else ()
let () = prerr_int (let i142 = x140 in if i142 >= 0 && i142 < 13 then a131.(i142) else (n114 lsl 28))
let () = prerr_byte 32
let () = prerr_float x81'
let () = prerr_newline ()
let () = note_float x81'
let () = (mix_string s133; note_end 0)
let () = (mix_0 5 v129; note_end 0)
let () = (mix_string s139; note_end 0)
let () = (mix_ints a131 0 13; note_end 0)
let () = note_int n82
let () = note_int n130
let () = ()
