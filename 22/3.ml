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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y135 :: y136) -> mix 1; mix_ints y135 0 8; mix_0 (d - 1) y136
and mix_1 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y137 -> mix 1; mix_floats y137 0 8
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let () = prerr_int ((fun p3 -> (match None with | None -> 17 | Some (0 as w4) -> w4 | Some q5 -> (-2))) (let rec f7 p6 = -3.25 in f7))
let () = prerr_byte 32
let () = prerr_float ((if false then (-1.5) else 0.0) *. 1e-310)
let () = prerr_newline ()
let x8 = 2.0
let () = note_float x8
let n12 = -((let v9' = (19, x8) in 19) + (List.fold_right (let rec f11 x8 p10 = p10 in f11) [] 19))
let () = note_int n12
let v22 = if not (match Ok (1, 'a', true, 1.0) with | ((Ok (q13, _, _, q14)) | (Ok (q13, _, _, q14))) -> true | (Error 2 as w15) -> true | (Ok (q16, _, false, q17) as w18) -> false | Error (-3) -> true | Error q19 -> true) then ([|11|], [], n12) else ((if true then (Array.make 1 3) else (Array.make 1 n12)), (let (_, q20, q21) = ("", 20, 15) in []), (n12 + n12))
let x23 = x8 /. 100.75
let () = note_float x23
let n24 = n12
let () = note_int n24
let () = (try (
  (if 9 <= (let _v25 = x23 in n24) then raise E2 else (let (q26, q27, q28) = ("b c", n24, n24) in (let rec f30 p29 = () in f30) (q26, q28, q27)));
  let a35 = if (-8) <> (match None with | None -> n12 | Some q31 -> q31) then (List.fold_left (let rec f33 n12 p32 = n12 in f33) (Array.make 1 n24) []) else [|(let v34 = ((Array.make 1 x23), [], 4) in 5)|] in
  mix (if (match (a35, [], n24) with | (_, _, (5 | 5)) -> true | (q36, q37, 3) -> false | ((_, q38, 7) as w39) -> true | (_, q40, q41) when q41 <> (-9) -> true) then 1 else 0)) with | Match_failure _ -> (print_char ' ') | E2 -> (max () ()))
let _ = coarse (atan (limit 0.5 (-9.0) 9.0))
let n12 = fun p42 p43 p44 -> []
let n45 = (try (-2147483648) with | _ -> n24)
let n46 = n45
let v68 = (match ((if true then ()); (if true then [] else [])) with | [] -> (
  let a63 = [|((clip (part "12" n45 5)) ^ (try "vvrqx" with | Invalid_argument q47 -> q47 | Division_by_zero when (((let ((q48, q49, q50) as w51) = (n46, true, n45) in n46) + (-65536)) < n45) -> "" | Failure x23 -> "12" | E0 (Ok q52') -> "" | E0 (Error q53) -> "\000\255x" | E2 -> "tail \" end" | _ -> "\000\255x")); ""; (min (try ((clip "12") ^ "b c") with | _ -> "\000\255x") ((let rec f55 p54 = "tail \" end" in f55) (ref n45))); (Printf.sprintf "<%5d>" (-9)); "jb"; "hfxvdielmml"; (List.fold_left (let rec f58 p56 p57 = p56 in f58) (part "a" n46 n24) (List.filteri (let rec f61 p59 p60 = true in f61) [])); (Printf.sprintf "<%b>" (let v62 = Array.make 4 3 in false))|] in
  print_endline "";
  None) | ((q64 :: q65) as w66) -> (
  let n67 = n45 in
  note_int n67;
  None))
let v84 = (truncate (( *. ) (0.0 *. (x8 *. x8)) (match ((Array.make 1 n45), [], n45) with | (q69, [], 0) -> (x23 *. x8) | (q70, (q71 :: q72), 0) -> (x8 +. x23) | (q73, _, 0) -> (match (q73, [], n46) with | (([|q74|], ([] | []), q75) as w76) -> x23 | (q77, [], q78) -> x8 | (q79, (q80 :: q81), _) -> 100.75) | (q82, _, q83) -> x23))) < (((lxor) ((compare (Array.make 4 true) (Array.make 4 false)) / 7) ((int_of_float x23) lxor (n46 * 40))) mod (n46 lor 1))
let () = (try (
  let c85 = ((float n45) *. (if false then x8 else x23)) -. (((float n45) *. (if false then x8 else x23))) in
  let c86 = c85 *. ((( /. ) 3.25 (-10.0))) in
  let c87 = c85 +. (((float n45) *. (if false then x8 else x23))) in
  let c88 = (c86) *. c87 in
  let c89 = (c88) *. c86 in
  let c90 = c87 *. ((( /. ) 3.25 (-10.0))) in
  let c91 = ((( /. ) 3.25 (-10.0))) *. c90 in
  let c92' = (( /. ) 3.25 (-10.0)) +. ((( /. ) 3.25 (-10.0))) in
  let c93 = c89 -. (c92') in
  note_float c93;
  let n94 = (Option.get None) + (abs ((try ((fst (n46, n46)) lxor (n45 mod 3)) with | _ -> (11 lor n45)) mod 2)) in
  (match (match (n45, (Array.make 2 4), (), c87) with | (c85, _, q95, q96) -> (1.5, (-3.25), 0.5)) :: [] with | [] -> (match if true then raise (Failure "a") else ((Array.make 1 n24), [], n94) with | (_, q97, q98) -> ((let rec f99 c87 = () in f99) (let rec f102 p100 p101 = n94 in f102))) | [] when false -> (let _v105 = Array.fold_left (fun p103 p104 -> n46) n94 (Array.make 3 c93) in if v84 then () else ()) | [] -> () | ((_ :: _) | []) -> (let v107' = ("a", n94, 20) in note_int n94));
  (if (n45 - 1073741824) <= n24 then (match ((Array.make 1 n45), [], n45) with | (q108, [], q109) -> () | (q110, (c86 :: _), q111) -> ()) else (if v84 then () else ()))) with | Invalid_argument q112 -> (match v68 with | None -> () | ((Some _ as w113) | (Some _ as w113)) -> ()) | Failure q114 -> ())
let n115 = 12
let n116 = n115
let () = note_int n116
let () = (try (
  let (q117, q118) = ((create_array 1 (n115 lsr (n116 land 31))), ((); (x23, n46))) in
  let n119 = n45 in
  q117.(((land) 18 15) land 0) <- (int_of_string (string_of_int 17))) with | Invalid_argument _ -> () | Not_found -> (let (q120, q121, q122) = ("b c", n24, n115) in ()) | E1 -> (if v84 then ()) | E2 -> (mix (Char.code '0')))
let f124' = fun p123 n115 -> ("\000\255x", n115, 9)
let () = (try (
  let x125 = 2147483648.0 in
  let n126 = (try (truncate x125) with | _ -> ((n116 * 9) * 6)) in
  let n127 = n126 in
  ()) with | _ -> (Array.iter (fun p128 -> ()) (Array.make 5 n116)))
let () = Printf.printf "[%s %d]\n" "12" (compare (n45 < n116) (n115 <= n45))
let () = Array.iteri (fun p129' p130 -> ()) (Array.make 3 x23)
let n131' = tick_int 2 (n115 asr 28)
let () = note_int n131'
let () = ((let (m132, m133, m134) = v22 in mix_ints m132 0 1; mix_0 5 m133; mix m134); note_end 0)
let () = note_float x23
let () = note_int n24
let () = (mix_1 5 v68; note_end 0)
let () = note_int n46
let () = note_int n116
let () = note_int n131'
let () = (mix (if v84 then 1 else 0); note_end 0)
let () = ()
