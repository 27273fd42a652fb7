type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y100; r3 = y101; r4 = y102 } -> mix_string y100; mix_floats y101 0 2; mix_1 (d - 1) y102
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v16 = { r2 = ((clip (string_of_int n9)) ^ (String.make 4 'a')); r3 = (match if true then (Array.make 1 n9) else (Array.make 1 n9) with | [|q12|] -> ((); (Array.make 2 n11)) | q13 -> (Array.map (let rec f15 p14 = p14 in f15) (Array.make 2 n11))); r4 = (ref (n10 - n9)) } in
(mix_0 5 v16; note_end 0);
(if false then (v16.r4 <- v16.r4) else (mix (Char.code (let s17 = "12" in let i18 = n10 in if i18 >= 0 && i18 < String.length s17 then s17.[i18] else '\''))));
let v21 = (let v19 = n9 in (if true then (ref (Array.make 16 n11)) else (ref (Array.make 16 n11))) = (let v20 = '\'' in ref (Array.make 16 1.5))) in
let x22 = n11 in
note_float x22;
let s35 = String.concat "tail \" end" [part (let { r1; _ } = { r0 = v21; r1 = None } in "") (match v16 with | { r2 = ("a" as w23); r3 = [|q24; 0.0|]; r4 = q25 } -> 4 | { r2 = q26; r3 = [|q27; (q28 | (0.0 as q28))|]; r4 = q29 } -> n10 | ({ r2 = v21; r3 = [|q30; q31|]; r4 = q32 } | { r2 = v21; r3 = [|q30; q31|]; r4 = q32 }) -> n9 | ({ r2 = q33; r3; r4 = q34 } | { r2 = q33; r3; r4 = q34 }) -> n9) (int_of_float n8); clip (Printf.sprintf "<%e>" (abs_float (n11 +. n11)))] in
(mix_string s35; note_end 0);
(if (n9 asr 25) < (max 3 n10) then ((v16.r4 <- (ref n10)); ((); ())));
let n36 = 4095 in
note_int n36;
let f38 = fun p37 -> "tail \" end" in
let n11 = max (max 1e16 (if v21 then n8 else n8)) (match v16 with | { r2 = q39; r3; r4 = q40 } -> x22 | { r2 = "a"; r3 = q41; r4 = q42 } when ((n36 lor n10) > n36) -> (sqrt x22)) in
let f45 = (let rec f44 p43 = ' ' in f44) in
let n46 = n36 * 10 in
let x99 = (match if true then ((); { r0 = v21; r1 = None }) else (let _v47 = -1 in { r0 = false; r1 = None }) with | { r0 = q48; r1 } -> (
  let p49 = x22 -. x22 in
  let p50 = ((); n8) in
  let p51 = (land) n10 n46 in
  let p52 = - 18 in
  let p53 = n46 in
  let p54 = p52 * n36 in
  let p55 = n9 lsr (3 land 31) in
  let p56 = (try (let v57 = n11 in -3.25) with | _ -> 2.0) in
  let p58 = p50 in
  let p59 = p51 - p51 in
  let p60' = p53 lor n10 in
  let p61 = ((); n9) in
  let p62 = (try p56 with | _ -> 1.5) in
  let p63 = 11 in
  let p64 = - p63 in
  let p65 = p60' in
  let p66 = 10.0 in
  let p67 = float p54 in
  mix 1;
  let n68 = (p65 lxor (p64 lxor (p63 lxor (p61 - ((((p54 - (p53 - (p52 + (p51)))) - p55) + p59) + p60'))))) - 1 in
  let x69 = (p67 +. ((p62 *. (p58 +. (((p49) -. p50) +. p56))) *. p66)) -. 1.0 in
  note_float x69;
  let v97 = (match ((v16.r4 <- (ref p59)); None) with | (None | None) -> (
    let n70 = p59 in
    note_int n70;
    (match Some { r0 = q48; r1 = None } with | None -> (max '\255' '0') | None -> (min '\'' '\255') | None when v21 -> 'O' | (Some ({ r0 = _; r1 = q71' } as w72) as w73) -> '\014')) | Some q74 -> (
    let x76 = (p62 *. (coarse (log (limit p62 0.5 100.0)))) /. (let v75 = 0.5 in if q48 then p58 else v75) in
    note_float x76;
    (if (let _v77 = p63 in p61) = p55 then (mix (if true then 1 else 0); note_end 0));
    (match (match r1 with | ((Some _) | None) -> r1 | Some { r0 = q78; r1 = p67 } -> p67) with | None -> (let s79 = s35 in let i80 = n68 in if i80 >= 0 && i80 < String.length s79 then s79.[i80] else '\'') | (Some { r1 = _; _ } as w81) -> (if q48 then '\n' else 'z'))) | ((Some q82) | (Some q82)) when (if ((); q48) then (q48 && q48) else false) -> (
    (try (Char.chr ((if q48 then q82 else p64) land 255)) with | _ -> (try (if q48 then '0' else '\'') with | Division_by_zero -> 'z' | Failure q83 -> '\'' | Not_found -> 'z' | Match_failure _ -> '\255' | E1 ({ r2 = "a"; r3 = q84; r4 = q85 }) -> ' ' | E1 ({ r2 = ""; r3 = q86; r4 = q87 }) -> '0' | E1 ({ r2 = _; r4 = q88; _ }) -> '\'' | E2 q89 -> '0'))) | _ -> (
    let n91 = tick_int 7 (let v90 = float_of_int (-2) in p64) in
    let rec f92 p93 p94 =
      if p93 > 0 then (
        f92 (p93 - 1) p94
      ) else
        (-. x69)
    in
    let x95 = f92 2 (-. p58) in
    note_float x95;
    let x96 = f92 (hide 1 1) p67 in
    note_float x96;
    max '\044' (if v21 then '\'' else '\n'))) in
  ( /. ) (match v97 with | 'a'..'m' -> (-1.5) | 'n' -> p49 | q98 -> x69) (p67 -. p66))) in
note_float x22;
note_int n46;
(mix_string s35; note_end 0);
note_float n11;
note_int n10;
note_int n0;
note_int n9;
note_float x99;
()
