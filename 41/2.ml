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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v4 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | ({ r0 = q0; r1 = q1; r2 = None } | { r0 = q1; r1 = q0; r2 = None }) -> ((try (((Array.make 8 2), q1, { r0 = q1; r1 = q1; r2 = None }, (-3)) < ((Array.make 8 18), q1, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2))) with | _ -> false) || ((19 - 32767) > (-1))) | ({ r0; r1 = q2; r2 = (Some q3) } | { r0; r1 = q3; r2 = (Some q2) }) -> (((4 - (-32769)) < 12) && ((Array.make 4 (-2)) < (Array.make 4 11))))
let () = (mix (if v4 then 1 else 0); note_end 0)
let f23 = Array.fold_right (fun p5 p6 -> p6) (match List.fold_right (let rec f10 p7 { r0 = q8; r1; r2 = q9' } = { r0 = q8; r1 = r1; r2 = q9' } in f10) [] { r0 = (-1.5); r1 = (-0.5); r2 = None } with | ({ r0 = q11; r1 = q12; r2 = q13 } | { r0 = (0.5 as q12); r1 = (0.5 as q11); r2 = q13 }) -> (let v14 = '0' in Array.make 2 q11) | { r0 = 0.5; r1 = (1.0 | 0.0); r2 } -> (String.fold_left (let rec f17 p15 p16 = p15 in f17) (Array.make 2 3.25) "\000\255x") | ({ r0 = 0.5; r1 = q18; r2 = q19 } | { r0 = (0.5 as q18); r1 = _; r2 = q19 }) -> (Array.make 2 (-0.0)) | ({ r1 = _; r2; _ } | { r0 = _; r1 = _; r2 }) -> (Array.make 2 2.0)) (fun p20 p21 p22 -> -1e999)
let x24 = 0.0 /. 0.0
let n34 = ((((((0) + (if x24 = x24 then 62 else 0)) + (if x24 <> x24 then 46 else 0)) + (if 1.7976931348623157e308 < x24 then 40 else 0)) + (if x24 > x24 then 87 else 0)) + (if x24 <= x24 then 85 else 0)) + (if x24 >= (match { r3 = x24; r4 = 11; r5 = None; r6 = 15; r7 = x24 } with | ({ r3 = 0.5; r4 = q25; r5 = q26; r6 = _; r7 = q27 } | { r3 = _; r4 = q25; r5 = (Some _ as q26); r7 = q27; _ }) -> x24 | ({ r3 = q28; r4 = q29; r5; r6 = _; r7 = 1.0 } | { r3 = _; r5; r6 = q29; r7 = (1.0 as q28); _ }) -> x24 | ({ r3 = q30; r4 = q31; r5 = q32; r6 = q33; r7 } | { r3 = q30; r4 = q33; r5 = (None as q32); r6 = q31; r7 }) -> r7 | exception _ -> x24) then 60 else 0)
let a35 = [|n34; 5; n34; 20|]
let () = for i36 = 0 to 4 - 1 do
  a35.(i36) <- ((i36 asr 0) land (int_of_float 0.0));
  ()
done
let () = (mix_ints a35 0 4; note_end 0)
let n46' = if ((); v4) then (if (7 - (-65536)) > n34 then (match 'z' with | ('a'..'m' | 'a'..'m') -> n34 | ('0'..'9' | '0'..'9') when (Array.fold_left (fun p42 p43 -> p42) (false < v4) a35) -> n34 | q44' when q44' >= 'D' -> n34 | ('a'..'m' | '0'..'9') -> 7 | ('a'..'m' | 'a'..'m') -> n34 | x24 when x24 = 'S' -> n34 | q45 -> (-3) | _ -> n34) else (if v4 || v4 then (if true then (if true then (n34 lsl 15) else (n34 / 4)) else (let o37 = n34 in let o38 = n34 in let o39 = n34 in let o40 = 16 in let o41 = 9 in let ( || ) a b = (a lsl 1) + b and ( ||| ) a b = (a lsl 1) + b in o37 || o38 || o39 ||| o40 ||| o41)) else (n34 + n34))) else (-6)
let n53 = n46' lxor (let { r4 = q50; r5 = _; r6 = q51; r7 = q52; _ } = (let { r3 = _; r4; r5 = q48; r6 = q49'; r7 = _ } = { r3 = (if true then x24 else x24); r4 = ((let rec f47 a35 = n46' in f47) n46'); r5 = (if v4 then None else None); r6 = ((); n46'); r7 = (x24 *. 100.75) } in { { r3 = 10.0; r4 = q49'; r5 = None; r6 = q49'; r7 = x24 } with r7 = x24 }) in max q51 n46')
let f54 p55 p56 p57 =
  let _ = { r3 = (match { r3 = 100.75; r4 = 2; r5 = None; r6 = 20; r7 = 3.25 } with | ({ r3 = q58; r5; r7; _ } | { r3 = q58; r4 = _; r5; r6 = _; r7 = (0.0 as r7) }) -> (if p57 then q58 else 10.0) | { r3; r4 = q59; r5 = q60; r6 = (q61 | (0 as q61)); r7 } when q61 >= 6 -> 100.75 | _ -> 2.0); r4 = (if p55 then 32767 else 3); r5 = (Some (let v62 = 16 in [])); r6 = (let { r0 = q63; r1 = q64; r2 = q65 } = ((); { r0 = 0.5; r1 = (-1.0); r2 = None }) in 16 lxor (-1)); r7 = (let { r0 = q66; r1 = q67; _ } = { r0 = (-2.0); r1 = 1.5; r2 = None } in (try q67 with | Not_found -> q67 | Match_failure _ -> q67 | E0 -> q67)) } in
  12
let n68 = f54 true (match v4 with | (true | false) when v4 -> ('\'', (ref x24)) | (true | true) -> ('\n', (ref x24)) | (false | true) -> ('z', (ref x24)) | (false | false) when ((0.0 *. 100.75) = (x24 /. 1.0)) -> ('a', (ref x24)) | _ -> ('a', (ref 3.25))) v4
let () = note_int n68
let n76 = (try (try (
  let s70 = ref n53 in
  let i69 = ref 0 in
  while !i69 < 8 do
    (if !i69 = 2 then raise E0);
    s70 := ((-12) + (snd (!s70, 14))); i69 := !i69 + 2
  done;
  let n71' = !s70 in
  note_int n71';
  n71') with | E0 -> (let v72 = x24 in n68)) with | _ -> (let _v75 = Array.make 4 (fun p73 p74 -> 1.5) in 11))
let poly77 (x, y) = (y, x)
let a78 = (let rec f79 n76 = n34 in f79)
let a80 = "12"
let a81 = (fun p82 -> n68) :: []
let v83 = poly77 (a78, a80)
let a84 = (match { r3 = x24; r4 = n68; r5 = None; r6 = n53; r7 = x24 } with | ({ r3 = 0.0; r4 = q85; r5 = q86; r7 = q87; _ } | { r3 = q87; r4 = q85; r5 = q86; r6 = _; _ }) -> (Array.make 8 100.75) | ({ r3 = q88; r4 = q89; r5; r6; r7 = _ } | { r3 = q88; r4 = q89; r5; r6; r7 = _ }) -> (Array.make 8 x24))
let a90 = create_array (hide 0 16) x24
let a91 = (let ({ r0; r1 = _; r2 = q92' } as w93) = { r0 = (-100.75); r1 = x24; r2 = None } in [])
let v94' = poly77 (a84, a90)
let () = ((let (_, m96') = v94' in mix_floats m96' 0 8); note_end 0)
let v109 = (try (
  let f97 p98' =
    let v101 = (int_of_float (match { r3 = x24; r4 = p98'; r5 = None; r6 = n76; r7 = x24 } with | (({ r3; r4 = q99; r5 = _; r6 = _; r7 = _ } as w100) | ({ r4 = q99; r5 = _; r7 = r3; _ } as w100)) -> x24)) < (let n68 = floor x24 in int_of_string (string_of_int n76)) in
    x24
  in
  let x102 = f97 (String.length "tail \" end") in
  note_float x102;
  let x103 = f97 (-9918) in
  let f106 = ((if List.mem (-3) [] then (a90.(0) <- 100.75)); (fun p104 p105 -> ((); []))) in
  1.7976931348623157e308 > a84.(wrap (match v94' with | ((q107, q108) | (q107, q108)) -> 13) 8)) with | _ -> ((12 + (-2147483647)) < 4))
let n110 = a35.(2)
let () = note_int n110
let () = if ((try (match a91 with | ([] | []) -> 11 | ([] | (_ :: _)) -> n110 | ((q111 :: (q112 :: q113')) | (q111 :: (q112 :: q113'))) when ((if v109 then a80 else "\000\255x") >= (Array.fold_right (fun p114 p115 -> p115) a35 a80)) -> n68 | _ -> n110) with | _ -> n76) + (-32769)) <= (-3) then ((try (match v83 with | ((_, q116') | ("a", q116')) -> () | ((q117, v94') | (("" as q117), v94')) -> () | ((("a" | "a"), q118) as w119) -> () | ((_, _) | (_, _)) -> ()) with | _ -> ()); (max () ())) else (match { r0 = x24; r1 = 10.0; r2 = None } with | ({ r0 = q120; r1 = 0.0; r2 = q121' } | { r0 = (0.0 as q120); r2 = q121'; _ }) -> ((); ()) | ({ r0 = _; r1 = _; _ } | { r1 = 0.0; r2 = _; _ }) -> (match a91 with | ([] | []) -> () | (_ :: (([] as w122) | ([] as w122))) -> () | (((q123 :: (q124 :: q125)) as w126) | ((q123 :: ((q124 :: _) as q125)) as w126)) -> ()) | ({ r0 = 1.0; r1 = q127; _ } | { r0 = q127; r1 = _; _ }) -> (a35.(0) <- n76))
let () = Result.iter (match List.sort compare [] with | ([] | []) -> (match a91 with | ([] | []) -> (fun p128 -> ()) | ((q129 :: []) | (q129 :: [])) -> (let rec f131 p130 = () in f131) | (([] as w132) | ((_ :: (_ :: _)) as w132)) -> (fun p133 -> ())) | (_ :: ([] | [])) -> (try (let rec f135 p134 = () in f135) with | _ -> (let rec f137 p136 = () in f137)) | ((_ :: (_ :: _)) | []) -> (fun p141 -> ()) | (((_ :: q142') as w143) | ((_ :: w143) as q142')) when false -> (match w143 with | ([] | (_ :: _)) -> (fun p144 -> ()) | ((None :: q145) | ((None :: _) as q145)) -> (fun p146 -> ()) | (((Some q147) :: _) | ((Some q147) :: _)) -> (let rec f148 w143 = () in f148)) | _ -> (try (let rec f150 p149 = () in f150) with | _ -> (let rec f152 p151 = () in f152))) (let { r1 = q153; r2 = q154; _ } = { { r0 = 1.0; r1 = 10.0; r2 = None } with r2 = None; r0 = x24 } in (let v155 = v109 in Ok 1.5))
let v166 = (match max (let { r0 = q156; r1; _ } = { r0 = x24; r1 = x24; r2 = None } in None) (let v159 = (let rec f158 p157 = n110 in f158) in None) with | (None | (Some _)) -> (match [] with | ((_ :: ([] as w160)) | ([] as w160)) -> (not false) | (((q161 :: []) as w162) | ((q161 :: []) as w162)) -> ((n76 - (-2147483647)) < n46') | (([|_; _|] :: (_ :: _)) | []) -> (x24 <> x24) | ([] | (_ :: (_ :: []))) -> (n110 >= n53) | ((q165 :: []) | (q165 :: (_ :: (_ :: _)))) -> false) | ((Some _) | (Some _)) -> (((8 + (-1073741824)) > n34) == (a80 >= "a")))
let v167 = { r0 = x24; r1 = x24; r2 = None }
let x168 = 2.0
let c169 = ((x24 +. x24)) -. ((-. x168) /. (if v109 then x168 else x168))
let c170 = ((-. x168) /. (if v109 then x168 else x168)) *. (((-. x168) /. (if v109 then x168 else x168)))
let c171 = ((x24 +. x24)) -. ((-. x168) /. (if v109 then x168 else x168))
let c172 = ((x24 +. x24)) *. (x24 +. x24)
let n173 = (if v166 then n53 else n76) * n53
let () = (mix (if v109 then 1 else 0); note_end 0)
let () = note_int n110
let () = note_float x24
let () = note_float c172
let () = note_int n34
let () = (mix_floats a84 0 8; note_end 0)
let () = (mix_ints a35 0 4; note_end 0)
let () = ((let (m174, _) = v83 in mix (String.length m174)); note_end 0)
let () = ()
