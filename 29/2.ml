type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
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
    | { r0 = y146; r1 = y147; r2 = y148 } -> mix_float y146; mix_float y147; mix_1 (d - 1) y148
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y149 -> mix 1; mix_float y149
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f10 = fun v3 -> ((fun p4 p5 p6 -> ((fun p7 p8 p9 -> p7), (-2))), 8)
let x34 = (match (match Ok (-1.0) with | ((Ok q11) | (Error (0.0 as q11))) -> (if v3 then { r0 = q11; r1 = q11; r2 = None } else { r0 = q11; r1 = q11; r2 = None }) | Error q12 -> { { r0 = q12; r1 = q12; r2 = None } with r0 = q12 }) with | { r0 = _; r1 = 0.5; r2 = q13 } -> (
  let a19 = (let { r0 = _; r1 = q14; r2 = _ } = max { r0 = 3.25; r1 = 0.0; r2 = q13 } (if v3 then { r0 = 1.5; r1 = 0.5; r2 = q13 } else { r0 = 3.25; r1 = 3.25; r2 = q13 }) in (try (Array.init 1 (let rec f16' p15 = p15 + p15 in f16')) with | _ -> (match q13 with | None -> (Array.make 1 11) | Some (0.5 | _) -> (Array.make 1 1) | (Some q17 as w18) -> (Array.make 1 17)))) in
  let q13 = (let v20 = (truncate 0.0) / ((( - ) 17 10) lor 1) in abs 16) in
  note_int q13;
  floor 1e-310) | { r0 = q21; r1; r2 } -> (
  let f22 p23 p24 p25 p26 =
    let p25 = if (v3 < p25) && (p26 != p26) then ((p26.r3 <- r1); (create_array 9 20)) else (if p25 then (let p24 = { r0 = r1; r1 = r1; r2 = r2 } in Array.make 9 11) else (Array.make 9 0)) in
    (let v27 = 3.25 in { r0 = (100.75 -. v27); r1 = q21; r2 = r2 })
  in
  let v32 = f22 (create_float_array 6 2.0) (create_array 7 r1) (match [] with | [] -> false | (q28 :: q29) -> v3 | exception Failure q30 -> v3 | exception Match_failure _ -> v3 | exception E0 -> v3) (let v31' = r1 in { r3 = 1.5; r4 = 20; r5 = None; r6 = 10; r7 = r1 }) in
  (mix_0 5 v32; note_end 0);
  let v33' = f22 (Array.copy (Array.make 6 r1)) (max (Array.make 7 r1) (Array.make 7 r1)) v3 { r3 = r1; r4 = 7; r5 = None; r6 = 3; r7 = (-0.5) } in
  (mix_0 5 v33'; note_end 0);
  (mix_0 5 v33'; note_end 0);
  (if v3 && v3 then (q21 -. r1) else (max q21 r1))))
let () = note_float x34
let v39 = { r0 = (match fst ((Ok { r3 = x34; r4 = 18; r5 = None; r6 = 4; r7 = x34 }), v3) with | Ok { r3 = x34; r4 = q35; r5; r6 = v3; r7 = q36 } -> 2.0 | Error 6 -> (try (x34 *. 100.75) with | _ -> x34) | Error _ -> x34); r1 = (float_of_int (String.length "a")); r2 = (max (try None with | _ -> None) (match [] with | ([] | []) -> None | (q37 :: q38) -> None)) }
let () = (mix_0 5 v39; note_end 0)
let f44 = (let rec f43 p40 p41 p42 = () in f43)
let () = assert (compare (match { r0 = 100.75; r1 = x34; r2 = None } with | { r0 = 0.0; r1 = 0.0; r2 = None } -> (9 - 8) | { r0 = 0.0; r1 = (0.0 | 0.0); r2 = (Some q45) } -> (let o46 = 15 in let o47 = 3 in let o48 = 7 in let ( mod ) a b = b - a in o46 mod o47 mod o48) | { r0 = _; r1 = 0.0; r2 } -> (-3292) | { r0 = q49; r2; _ } -> (-10)) (match { r0 = 100.75; r1 = x34; r2 = None } with | { r0 = 0.0; r1 = 0.0; r2 = None } -> (9 - 8) | { r0 = 0.0; r1 = (0.0 | 0.0); r2 = (Some q45) } -> (let o46 = 15 in let o47 = 3 in let o48 = 7 in let ( mod ) a b = b - a in o46 mod o47 mod o48) | { r0 = _; r1 = 0.0; r2 } -> (-3292) | { r0 = q49; r2; _ } -> (-10)) = 0)
let a90' = [|32767; 3; (compare (let v52' = (match v39 with | { r0 = _; r1; r2 = q50 } -> (let v51 = ((fun f10 -> f10), (Array.make 2 r1), 11, (Array.make 8 v3)) in -3)) in (try { r0 = (if v3 then x34 else x34); r1 = v39.r0; r2 = (Some 10.0) } with | _ -> (try (if v3 then { r0 = x34; r1 = x34; r2 = None } else { r0 = 0.5; r1 = x34; r2 = None }) with | _ -> { r0 = 0.0; r1 = x34; r2 = None }))) (if (let (_, _, _, q53) = ('\255', false, [], x34) in v3) || ((-3) == 19) then { r0 = (x34 *. x34); r1 = (if v3 then x34 else 10.0); r2 = (match v39 with | ({ r0 = q54; r1 = q55; r2 = None } | { r0 = (0.5 as q55); r1 = (1.0 as q54); _ }) -> None | ({ r0; r1 = (1.0 as w56); r2 = q57 } | { r0; r1 = (1.0 as w56); r2 = q57 }) -> q57 | { r1 = _; r2 = _; _ } -> None) } else (try (let v58 = x34 +. 2.0 in { r0 = v58; r1 = 0.5; r2 = None }) with | Invalid_argument q59 -> { r0 = x34; r1 = x34; r2 = None } | Division_by_zero -> (min { r0 = x34; r1 = x34; r2 = None } { r0 = 1.5; r1 = x34; r2 = None }) | Not_found -> { r0 = x34; r1 = x34; r2 = None }))); (-11); ((let v60' = (clip "") ^ (part "tail \" end" (-2) 12) in -(let v61 = 0 in 15)) + (String.length (Printf.sprintf "<%X>" ((7 asr (15 land 31)) land 2147483647)))); (let v68 = (let _v62 = if x34 > 1.5 then (("b c", (-1)), 5) else (("", 1), 13) in (try (if 3 = 0 then ((-1.5), (), 16) else (x34, (), 15)) with | _ -> (List.fold_right (let rec f67 p63 (q64, q65', q66) = (x34, q65', q66) in f67) [] (x34, (), 17)))) in 1023 + (if (let rec f70' p69 = v3 in f70') (Array.make 16 x34) then (let (_, q74, q75, q76) = ((let rec f73 p71 p72 = x34 in f73), (19, x34), v3, { r3 = x34; r4 = 20; r5 = None; r6 = 15; r7 = 3.25 }) in 5) else (if v3 then 19 else 11))); (let (q84, q85, { r3 = q86; r4 = q87; r5 = q88; r6; r7 = f44 }, q89) = ((match { r0 = x34; r1 = x34; r2 = None } with | { r0 = 1.0; r1 = 0.0; r2 = None } -> (let o77 = 10 in let o78 = 11 in let o79 = 11 in let ( >>= ) a b = (a lsl 1) + b in o77 >>= o78 >>= o79) | { r0 = 1.0; r1 = 0.0; r2 = (Some q80) } -> (- 11) | { r0 = q81; r1 = 0.0; _ } -> (if v3 then 15 else 12) | ({ r0 = q82; r1 = q83'; r2 } | { r0 = q83'; r1 = q82; r2 }) -> (11 * 17)), 7, { r3 = 10.0; r4 = 6; r5 = None; r6 = 13; r7 = x34 }, x34) in r6); 1|]
let v100' = String.exists (fun p91 -> (((match p91 with | ('a'..'m' | 'a'..'m') -> () | q92 -> ((); ())); (try (match (match 0.5 with | 0.5 -> v39 | 0.0 -> v39 | (_ | 1.0) -> v39 | q93 -> v39) with | { r0 = 0.5; r1 = 0.0; r2 = q94 } -> (if v3 then raise (Failure "a") else ()) | { r0 = _; r1 = 0.0; _ } -> (a90'.(0) <- 4) | ({ r0 = q95; r1 = q96; _ } | { r0 = (0.5 as q95); r1 = q96; r2 = _ }) -> ()) with | Failure q97 -> (if v3 then ()))); v3)) (String.concat "12" [(clip (let _v99 = (let _v98 = None in 19) in if true then "b c" else "\000\255x")) ^ (string_of_float (abs_float (abs_float x34))); clip "rle"])
let n101 = Array.length a90'
let () = note_int n101
let p102 = x34
let p103 = 0.5
let p104 = p102
let p105 = 16 mod (n101 lor 1)
let p106 = 0.5
let p107 = v39.r0
let p108' = List.fold_right (fun p109 p110 -> p110) [] 1.5
let p111 = n101 / 4
let p112 = p111 * 31
let p113 = v39.r0
let p114 = (let i115 = p112 in if i115 >= 0 && i115 < Array.length a90' then a90'.(i115) else p112)
let p116 = (let { r3 = _; r4 = _; r5 = q117; r6 = q118; r7 = q119 } = { r3 = p106; r4 = p114; r5 = None; r6 = n101; r7 = p103 } in p111)
let p120 = p102 *. p107
let p121 = (let { r3; r4; r7 = q122; _ } = { r3 = (-2.0); r4 = p112; r5 = None; r6 = p114; r7 = p106 } in r3)
let p123 = p108' *. p108'
let p124 = a90'.(6)
let p125 = coarse (log (limit p123 0.5 100.0))
let p126 = a90'.(4)
let p127 = p120 *. 0.0
let p128 = fst (p126, "12")
let () = mix 1
let n129 = 1 + ((((p116 * (p114 + (p112 + ((p105) lxor p111)))) + p124) * p126) + p128)
let x130 = ((p125 *. ((p121 *. ((p113 -. (p108' *. (p107 +. (p106 -. ((p103 -. (p102)) +. p104))))) *. p120)) -. p123)) -. p127) -. 1.0
let () = note_float x130
let rec loop133 i131 n134 s132 =
  if i131 < n134 then (
    loop133 (i131 + 1) n134 (clip s132 ^ clip (string_of_float (abs_float p113)))
  ) else
    s132
let n135 = loop133 0 5 "a"
let () = (mix_string n135; note_end 0)
let f141 = fun p136 p137 p138 -> ((let rec f140 p139 = p128 in f140), 2)
let p123 = (let rec f143 p142 n101 = Array.make 6 n129 in f143)
let unused144 = a90'.(6) - ((let _v145 = Ok 3.25 in p128) / ((20 lsl 3) lor 1))
let () = note_float p125
let () = note_float x130
let () = (mix_0 5 v39; note_end 0)
let () = note_int n129
let () = note_int p124
let () = note_float p120
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_float p106
let () = ()
