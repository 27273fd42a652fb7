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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
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
let () = (match (try (if if false then true else true then (try (Error 0.5) with | Division_by_zero -> (Ok true) | E0 -> (Ok false) | E2 5 -> (Ok false) | E2 6 -> (Ok true) | E2 _ -> (Ok true)) else (let _v0 = { r7 = 1.5 } in Ok true)) with | _ -> (Result.map (fun p1 -> true) (Ok 14))) with | Ok (true | true) -> (Printf.printf "[%s %d]\n" "\000\255x" (2 + 6)) | ((Error _) | (Ok false)) -> (let v3 = ((); (Ok 16)) in List.fold_left (let rec f6 p4 p5 = p4 in f6) () []) | Error (0.0 | 0.0) -> (let v7 = (match true with | (true | true) -> 0.0 | (false | false) -> 2.0) in ()) | ((Error q8) | (Error q8)) -> (match Result.map (let rec f10 p9 = q8 in f10) (Ok 6) with | ((Ok 1.0) | (Ok 0.5)) -> (if true then ()) | Ok (0.5 | 0.5) -> ((let rec f12 p11 = () in f12) 1) | ((Error _) | (Ok 0.5)) -> () | ((Ok _) | (Error _)) -> (try (if true then () else ()) with | _ -> ()) | ((Error q16) | (Error q16)) -> ()))
let c17 = (7 + 15) lxor ((7 + 15))
let c18 = ((-6)) + c17
let c19 = (-6) + (c18)
let c20 = (-6) - ((-6))
let c21 = c20 - (c19)
let c22 = (c19) lxor c17
let c23 = c19 - (c21)
let c24 = c22 * (c23)
let c25 = (c23) lxor c21
let c26 = (c24) + c24
let () = note_int c26
let () = (try (
  let n29 = (match { r7 = (-2.0) } with | (({ r7 = q27 } as w28) | ({ r7 = q27 } as w28)) when q27 >= 1.0 -> (
    (try (-20) with | _ -> 7) + (int_of_float q27))) in
  let s31 = ref c26 in
  let i30 = ref 0 in
  while !i30 < 13 do
    s31 := ((((!s31) + ((); (c18 / (c24 lor 1))))) lxor ((); (c18 / (c24 lor 1)))); i30 := !i30 + 2
  done;
  let n32 = !s31 in
  note_int n32;
  let x33 = 2.0 in
  let a34 = (fun p35 -> Array.make 2 (-2)) (Array.make 6 n29) in
  let i36 = ref 0 in
  while !i36 < 1 do
    a34.(!i36 + 1) <- a34.(!i36);
    i36 := !i36 + 1
  done;
  (mix_ints a34 0 2; note_end 0);
  Array.fast_sort (fun x y -> compare y x) a34) with | Match_failure _ -> (let c22 = (c25, true, { r0 = "12"; r1 = []; r2 = "b c"; r3 = c21; r4 = None }) in ()))
let v94 = (match (try [] with | Division_by_zero -> (match ((true, 11), None, { r0 = ""; r1 = []; r2 = ""; r3 = c21; r4 = None }, None) with | ((q37, None, { r0 = q38; r1 = _; r2 = q39; r3 = q40; r4 = _ }, _) | (q37, None, { r0 = q38; r2 = q39; r3 = q40; r4 = _; _ }, _)) -> [] | ((_, (Some _), { r1 = _; r3 = _; r4 = _; _ }, _) | ((_, _), _, _, _)) -> []) | Failure q46 when (true > (if true then true else false)) -> [] | Match_failure _ when ("psujfb" <> (string_of_bool false)) -> ((Array.make 4 1.5) :: []) | E0 -> [] | _ -> (fst ([], c26))) with | ((_ :: _) | (_ :: _)) when ((c26 - c21) = 14) -> (
  let n47 = ((print_string (if false then "12" else "")); c23) in
  note_int n47;
  let n48 = c19 in
  ((List.exists (fun p49 -> true) []), (c20 asr 22))) | ([] | []) -> (
  let x63 = (float ((try ((c26 mod (c22 lor 1)) land (String.length "a")) with | Invalid_argument q50 -> (match { r0 = q50; r1 = []; r2 = ""; r3 = c24; r4 = None } with | ({ r0 = q51; r1 = []; r2 = _; r3 = _; _ } | { r0 = ""; r1 = _; r2 = q51; r4 = _; _ }) -> 9 | ({ r0 = ""; r3 = q52; r4 = q53; _ } | { r0 = _; r2 = _; r3 = q52; r4 = q53; _ }) when q52 <> (-18) -> 18 | { r0; r1 = ((_ :: (_ :: _)) | (_ :: _)); r2 = q55; r3 = q56; r4 = None } -> c26 | ({ r0 = ""; r1 = q57; r2 = c19; r4 = q58; _ } | { r1 = ((c19 :: _) as q57); r2 = _; r3 = _; r4 = (Some _ as q58); _ }) -> c25 | ({ r0 = q59; r1 = _; r2; r4 = None; _ } | { r0 = q59; r1 = _; r2; r3 = _; _ }) when ((if true then ()); ((); false)) -> c25 | _ -> c21 | exception _ -> c24) | Division_by_zero -> (-13) | Failure _ -> c24 | Not_found -> (c24 lxor c24) | E0 -> c26 | E1 -> (compare "\000\255x" "\000\255x") | E2 (-3) -> (c23 - c22) | E2 2 -> (truncate 100.75) | E2 6 -> (c24 lor c25) | E2 4 -> (c21 * 27) | E2 (-1 as w60) -> c25 | E2 (-2147483648) -> (let v61 = { r7 = 3.25 } in c22) | E2 q62 -> (c25 / 3)) - c24)) -. ((); (sqrt ((0.5 *. (-10.0)) *. (100.75 +. (-0.5))))) in
  note_float x63;
  ((match Ok 5 with | ((Ok _ as w64) | (Ok _ as w64)) -> true | ((Error q65) | (Error q65)) -> false), (-14))) | ((q66 :: q67) | ((q66 :: []) as q67)) when (((); 13) != ((); c23)) -> (
  let c68 = (c23 mod ((c26 / 10) lor 1)) + ((-32769)) in
  let c69 = (c23 mod ((c26 / 10) lor 1)) * (c68) in
  let c70 = (-32769) * ((c23 mod ((c26 / 10) lor 1))) in
  let c71 = (c68) - c68 in
  let c72' = ((c23 mod ((c26 / 10) lor 1))) lxor c70 in
  note_int c72';
  let n73 = int_of_float (if c26 <= c18 then 1.5 else (float c70)) in
  ((if false then false else true), (snd ((-1.0), c70)))) | ((q74 :: q75) | ((([|_; _; _; _|] as q74) :: []) as q75)) -> (
  ((if true then true else false), (show_int 4 c26))) | ([] | ([|_; _|] :: _)) when ((); (let _v76 = false in true)) -> (
  let v77 = if (c25, c26) >= (c25, c24) then ((c26 - (-1073741824)) < c24) else (if if true then false else false then (if false then false else false) else (if if true then false else true then (false || true) else false)) in
  (mix (if v77 then 1 else 0); note_end 0);
  ((c21 >= c25), (max c24 c25))) | _ -> (
  (match max (match { r0 = "a"; r1 = []; r2 = "a"; r3 = c26; r4 = None } with | ({ r0 = "a"; r2 = q78'; r3 = _; r4; _ } | { r0 = q78'; r1 = []; r2 = _; r4; _ }) -> { r7 = 2.0 } | ({ r0 = q79; r1 = q80; r2; r3 = q81; r4 = q82 } | { r0 = q79; r1 = (_ :: q80); r2; r3 = q81; r4 = q82 }) -> { r7 = 100.75 }) { r7 = 1.0 } with | { r7 = (0.5 | _) } -> (let v83 = None in ()) | ({ r7 = 0.5 } | { r7 = _ }) -> (mix (Char.code (match C6 with | (C5 ((C5 6) | (C5 0)) as w84) -> '\'' | C5 (C5 (0 | _)) -> ' ' | ((C5 (C5 (-1))) | C6) -> '\'' | C5 (C5 (5 | 4)) -> '\255' | ((C5 q85) | (C5 (C5 7 as q85))) -> '\255' | ((C5 (C5 q86)) | (C5 (C5 q86))) -> '\'' | C5 (C6 | (C5 7)) -> '\n' | ((C5 _) | C6) -> '\n')); note_end 0));
  (match (match { r7 = 0.0 } with | ({ r7 = 0.0 } | { r7 = 1.0 }) -> [] | ({ r7 = 0.5 } | { r7 = _ }) -> []) with | ([] | []) -> (if true then (false, c26) else (false, 19)) | ((('a'..'m' as w88) :: q89) | (_ :: ((w88 :: _) as q89))) -> ((); (true, 10)) | (('0'..'9' :: q90) | ([] as q90)) -> (if false then (true, (-1)) else (false, c25)) | ((q91 | ('n' as q91)) :: q92) -> (false, c26) | ((_ :: q93) | ((_ :: _) as q93)) -> (false, c24))))
let () = note_int (let (q96, _) = (try (snd (try ((let _v95 = (None, (-0.5)) in "12"), (if false then (10, 16) else (c23, c25))) with | Invalid_argument c22 -> (c22, (19, c23)) | E0 -> ("b c", (c26, 19)))) with | _ -> ((- c25), (if false then c18 else 5))) in q96)
let n97 = ((print_endline (String.make 4 'a')); ((-18) / (-2147483648)))
let s158 = (match Ok (Char.uppercase_ascii '\255') with | Ok ('a'..'m' | 'a'..'m') -> (
  let rec f98 p99 p100 p101 p102 p103 p104 p105' p106 p107 p108 p109 p110 p111 p112 p113 p114 p115' p116 p117 p118 p119 p120 p121 p122 =
    if p99 < 1 then
      p111
    else (
      f98 (p99 - 1) (p101 *. (fabs 2.0)) p119 p113 ((if true then p112 else 2.0) +. (1.5 *. p103)) (int_of_string (string_of_int p114)) p108 p115' p119 p113 p117 p120 p122 p107 p105' p110 p102 p119 p100 p118 p109 p115' p108 p101
    )
  in
  let x125 = f98 12 0.5 (try (1.5 *. 0.5) with | _ -> 1.5) (if true then n97 else c26) (max 2.0 1.5) (c21 lsl 30) (let (q123, c19) = ((Array.make 8 (-1)), c23) in c25) (c19 mod 1) 0.5 ((land) 20 n97) (-. 3.25) (compare true true) ((); (-10.0)) (coarse (sin (limit 0.5 (-100.0) 100.0))) (11 * n97) c23 (-4097) (let _v124 = true in -10.0) ((-1.0) *. 1.0) (1.0 -. 2.0) (-. (-0.5)) (Char.code ' ') ((land) c23 c24) (float n97) in
  note_float x125;
  String.concat "tail \" end" [(match v94 with | ((_, q126) | (_, q126)) -> "12"); clip (try ((clip "a") ^ "tail \" end") with | _ -> "")]) | Ok ('0'..'9' | '0'..'9') -> (
  let rec f127 p128 p129 =
    if p128 < 1 then
      (match C6 with | ((C5 9) | (C5 9)) -> p128 | ((C5 q130) | (C5 q130)) -> q130 | ((C5 4) | C6) -> c25)
    else (
      (f127 (p128 - 1) 2147483646) land p129
    )
  in
  let n133 = f127 (hide 1 3) (List.fold_left (fun p131 p132 -> -3) c20 []) in
  Printf.sprintf "<%o>" ((c26 - n97) land 2147483647)) | ((Ok q134') | (Ok q134')) -> (
  let v148 = if (match q134' with | ('a'..'m' | 'a'..'m') -> false | ('n' | 'n') when (try (c26 <= (match q134' with | ('0'..'9' | 'a'..'m') -> c20 | ('n' | 'n') -> c26 | _ -> (-3))) with | _ -> (100.75 <> 10.0)) -> false | ('n' | 'n') when ((c25 + n97) = (try (compare { r0 = "tail \" end"; r1 = []; r2 = "a"; r3 = c20; r4 = None } { r0 = "\000\255x"; r1 = []; r2 = "tail \" end"; r3 = c22; r4 = None }) with | _ -> c21)) -> true | ('0'..'9' | '0'..'9') -> true | q147 -> false | _ -> false) then (Char.chr (11 land 255)) else (if (fun { r0 = q142; r1 = q143; r2; r3 = q134'; r4 = q144 } -> false) { r0 = "a"; r1 = []; r2 = "12"; r3 = c25; r4 = None } then (if (let v141 = 1.0 in false) then (if (-10.0) = (-1.0) then ((); q134') else (if false then (if ((); true) then (let s135' = "b c" in let i136 = c20 in if i136 >= 0 && i136 < String.length s135' then s135'.[i136] else '\255') else q134') else (let (_, _, q139, q140) = (c22, (let rec f138' p137 = c25 in f138'), C6, n97) in q134'))) else q134') else (match q134' with | (('a'..'m' as w145) | ('0'..'9' as w145)) -> w145 | ('0'..'9' | '0'..'9') -> '0' | q146 -> ' ')) in
  (match v148 with | ('a'..'m' | 'a'..'m') -> ((clip "12") ^ "\000\255x") | ('0'..'9' | '0'..'9') -> (part "" c22 c24) | q149 -> ((clip "a") ^ "\000\255x"))) | ((Error _) | (Ok _)) -> (
  let n157 = String.fold_left (fun p151 p152' -> (match p152' with | ('a'..'m' | 'a'..'m') -> (p151 * 28) | ('0'..'9' | 'n') -> (tick_int 17 p151) | q153 -> (match q153 with | ('0'..'9' | 'a'..'m') -> c24 | q154 -> c20))) (min (n97 + c22) c24) ((clip (if true then "" else "")) ^ (match v94 with | ((false, _) | (false, _)) when (not (let v155 = n97 in true)) -> "tail \" end" | (((false, c24) as w156) | ((_, c24) as w156)) -> "b c")) in
  note_int n157;
  part (part "" 10 c24) ((fun c21 -> 5) (-0.5)) c24))
let () = note_int c26
let () = note_int c20
let () = (mix_string s158; note_end 0)
let () = note_int c21
let () = note_int c25
let () = note_int c23
let () = note_int c24
let () = ((let (m159', m160) = v94 in mix (if m159' then 1 else 0); mix m160); note_end 0)
let () = ()
