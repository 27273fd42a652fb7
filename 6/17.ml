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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y116' :: y117) -> mix 1; mix_float y116'; mix_0 (d - 1) y117
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y118 } -> mix_float y118
in
let make0 p1 =
  fun p2 p3 -> if p3 = p3 then { r0 = (-0.0) } else { r0 = 10.0 }
in
let c4 = make0 ((); { r0 = (-100.75) }) in
let v6 = c4 ((); '\'') (let v5 = { r0 = 100.75 } in true) in
v6.r0 <- 1.0;
mix (if (-18) <= ((match v6 with | ({ r0 } | { r0 }) -> (if false then () else ())); (((); 16) / 4)) then 1 else 0);
let rec loop9 i7 s8 =
  if i7 <> 20 then (
    loop9 (i7 + 1) (0.0 *. ((float_of_int i7) *. (s8)))
  ) else
    s8
in
let n11' = loop9 0 1.5 in
note_float n11';
let n12 = -14 in
let rec f13 p14 p15' p16 =
  if p14 <= 0 then
    (n11', 2.0, n12, true)
  else (
    let r17 = f13 (p14 - 1) (if true then p15' else p15') p16 in
    (let (q20, (q21, q22), q23) = if true then ((Array.make 16 p14), (p16, 3), (fun p18 -> p16)) else ((Array.make 16 p14), (p16, p14), (fun p19 -> p16)) in r17)
  )
in
let v24 = f13 0 [|(-3); n12; n12; n12; n12|] (-7) in
((let (m25, m26, m27, m28) = v24 in mix_float m25; mix_float m26; mix m27; mix (if m28 then 1 else 0)); note_end 0);
let v29 = f13 (hide 0 3) (Array.make 5 n12) (n12 + 5) in
((let (m30, m31, m32, m33) = v29 in mix_float m30; mix_float m31; mix m32; mix (if m33 then 1 else 0)); note_end 0);
let unused34 = f13 2 [|n12; n12; n12; n12; 19|] (n12 lsr (n12 land 31)) in
let n38 = (List.fold_right (fun p35 p36 -> p36) (try (try (n11' :: []) with | Division_by_zero -> [] | Not_found -> [] | E0 q37 -> []) with | _ -> []) (n12 lsl 29)) land (-2147483648) in
note_int n38;
let v53 = (try (
  let _ = f13 (hide 0 4) (Array.copy (Array.make 5 8)) ((fun p39' -> n38) (Array.make 2 n11')) in
  (match v29 with | ((_, 0.5, q40, q41) | (_, _, q40, q41)) when q41 -> (let _v42 = n11' in false) | (_, q43, 6, _) -> (try (false <> true) with | _ -> false) | ((q44, q45, 4, q46) | (q45, q44, 0, q46)) -> (q46 || q46) | (_, 0.5, (-3), q47) -> (let _v48 = { r0 = n11' } in false) | (q49, _, (-3), q50) when q49 = (-100.75) -> ((n12 - 32767) >= n38))) with | Match_failure _ -> (let (q51, q52) = (None, (Array.make 4 n38)) in false)) in
let unused54 = f13 4 (if v53 then (Array.make 5 n38) else (Array.make 5 0)) (n38 - 20) in
let f58 = (let rec f57 p55 p56 = Array.make 8 p55 in f57) in
let _ = f13 4 (min (Array.make 5 n38) (Array.make 5 n38)) ((let rec f60 p59 = n38 in f60) (n38, 2)) in
let v29 = "yecvfkgh" in
(mix_string v29; note_end 0);
let unused67 = f13 5 (let v61 = n11' in Array.make 5 n38) (let o62 = n38 in let o63 = n38 in let o64 = n38 in let o65 = n12 in let o66 = 5 in let ( asr ) a b = (a lsl 1) + b in o62 asr o63 asr o64 asr o65 asr o66) in
(try (
  let f68 p69 =
    (if 14 == (17 lsl 13) then ((); (3.25 *. (-0.0))) else ((if p69 then (-10.0) else 1.5) +. (-. (-1.5))))
  in
  let x70 = f68 (n38 = n38) in
  let x71 = f68 (max v53 true) in
  note_float x71;
  print_string v29;
  note_int 4095) with | Invalid_argument q72 -> ((); ()) | Division_by_zero -> (v6.r0 <- n11') | Not_found -> (match { r0 = n11' } with | { r0 } when r0 = 0.5 -> () | { r0 = q73 } -> ()) | Match_failure _ -> (print_char '\'') | E1 -> (match v24 with | (q74, 1.0, 5, _) -> () | (q75, q76, 5, q77) -> () | (_, q78, _, true) -> () | (n12, _, q79, false) -> () | (q80, q81, (8 as w82), q83') -> ()));
let rec loop98 i84 s85 s86 s87 s88 s89 s90 s91 s92 s93 s94 s95 s96 =
  if i84 < 10 then (
    loop98 (i84 + 1) s95 (compare ((); s93) (let { r0 = q97 } = { r0 = s88 } in s96)) s95 s88 s89 s90 s91 s93 s96 s86 s95 s93
  ) else
    (s85, s86, s87, s88, s89, s90, s91, s92, s93, s94, s95, s96)
in
let (n100, n101, n102, n103, n104, n105, n106', n107, n108, n109, n110, n111) = loop98 0 n38 n38 n38 3.25 (-10.0) n38 [] 11 (-2) 19 n38 n38 in
note_int n100;
note_int n101;
note_int n102;
note_float n103;
note_float n104;
note_int n105;
(mix_0 5 n106'; note_end 0);
note_int n107;
note_int n108;
note_int n109;
note_int n110;
note_int n111;
((let (m112, m113, m114, m115) = v24 in mix_float m112; mix_float m113; mix m114; mix (if m115 then 1 else 0)); note_end 0);
note_int n38;
(mix_string v29; note_end 0);
(mix (if v53 then 1 else 0); note_end 0);
note_int n107;
(mix_1 5 v6; note_end 0);
note_int n109;
note_int n101;
()
