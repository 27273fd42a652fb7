type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y181 -> mix 2; mix (Char.code y181)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let () = ((); (match (match C15 with | C16 -> "b c" | C5 ({ r6; r7 = q8; r8; r9 = q9 } as w10) -> "" | C15 -> "" | C10 q11 -> "\000\255x" | C11 ({ r12 = n7; r13; r14 = (-2147483647) } as w12) -> "\000\255x" | ((C11 { r12; r13 = _; r14 = 3 }) | (C11 { r12; r14 = _; _ })) -> "" | C11 { r12 = _; r13 = q13; r14 = (-3) } -> "" | ((C11 { r12; r13 = q14; r14 = (8 as w15) }) | (C11 { r12 = q14; r13 = r12; r14 = w15 })) -> "a" | C15 -> "\000\255x") with | ("a" | "a") -> () | "" -> () | q16 -> ()))
let c17 = 2147483648.0 +. (1.0)
let c18 = 2147483648.0 -. (2147483648.0)
let c19 = (c17) *. 1.0
let c20 = 1.0 *. (1.0)
let c21 = c17 +. (c17)
let () = note_float c21
let f27 = fun p22 -> ((); (try (match p22 with | ((C3 as w23) | (C3 as w23)) -> C3 | C0 { r1 } -> C3 | C4 -> C3 | C2 (q24, q25, q26) -> C3) with | _ -> C3))
let a28 = Array.mapi (let rec f31 p29 p30 = p30 in f31) (Array.make 11 13)
let s33 = ref n7
let i32 = ref (11 - 1)
let () = while !i32 >= 0 do
  s33 := ((String.length "\000\255x") - ((!s33) + a28.(!i32))); i32 := !i32 - 1
done
let n34 = !s33
let () = note_int n34
let s35 = if (string_of_int a28.(0)) <> "\000\255x" then "" else "mxujgppqncn"
let n36 = 1023
let () = note_int n36
let () = a28.(10) <- (Char.code (let (q37, _) = (true, 1) in 'z'))
let () = Array.fast_sort compare a28
let rec f38 p39 p40 p41 p42 =
  if p39 > 0 then (
    let x43 = 0.0 /. 0.0 in
    f38 (p39 - 1) p40 (((-1.5) *. c21) = (match C15 with | C16 -> 100.75 | (C5 { r6 = q44; r7 = q45; r9 = C19; _ } as w46) -> c20 | ((C5 { r9 = C18; _ }) | (C5 { r6 = _; r9 = C18; _ })) -> 1.0 | C5 ({ r6 = q47; r7 = q48; r9 = (C17 _); _ } as w49) -> (-1.0) | (C15 as w50) -> x43 | ((C10 q51) | (C5 { r6 = q51; r8 = _; r9 = _; _ })) -> c20 | C11 ({ r12 = q52; r14 = q53; _ } as w54) -> c19)) p42
  ) else
    (c20, C18)
let v60 = f38 4 (fun p55 p56' -> C3) false (let v59 = (let rec f58 p57 = ref c19 in f58) in n7)
let () = ((let (m61, m62) = v60 in mix_float m61; mix_0 5 m62); note_end 0)
let () = ((let (m63, m64) = v60 in mix_float m63; mix_0 5 m64); note_end 0)
let v67' = f38 1 (fst ((let rec f66 p65 s35 = C3 in f66), c20)) true (13 * 18)
let () = ((let (m68, m69) = v67' in mix_float m68; mix_0 5 m69); note_end 0)
let a70 = ((); (Array.make 7 c21))
let s76 = if (match v67' with | (1.0, _) -> (if false then false else false) | ((_, C18) | (_, _)) -> (not false)) then (let _v71 = c20 in fst (s35, n34)) else (match v67' with | ((q72, C19) as w73) -> (part s35 n36 14) | ((q74, C18) | (q74, C18)) -> (let _v75 = C3 in s35) | (_, (C17 _)) -> (string_of_float (abs_float 1.5)))
let () = a28.(9) <- a28.(0)
let () = (try () with | _ -> (Array.fold_right (fun p77 p78 -> p78) a70 ()))
let n79 = ( + ) (n34 / (-3)) n36
let x80 = 1.5
let () = (match v67' with | (q81, q82) -> (a28.(10) <- 18))
let n178 = (match (try (if (match v67' with | (q83', C19) -> true | (_, q84) when (match v67' with | (q85, C19) -> true | (_, C18) -> ((9 - 4096) > n36) | (_, (C17 ('a'..'m' as w86))) -> false | ((_, _) | (_, (C17 '0'..'9'))) -> (n36 != n79) | (q87, (C17 'n')) -> (q87 < (-0.5)) | (q88, (C17 q89)) -> (snd (q88, false))) -> true | (0.0, C18) when ((n7 - n34) < n36) -> true | (q90, C18) -> true | (0.5, (C17 _)) -> false | (_, (C17 q91)) when q91 = '\046' -> true) then raise Division_by_zero else ((); C15)) with | Division_by_zero -> (String.fold_left (fun a28 p92 -> a28) C15 s76) | Match_failure _ -> ((fun p93 -> C15) n79)) with | C16 -> (
  let _ = (tick_float 13 (c19 *. (match (List.fold_right (fun p94 p95 -> C15) [] C15) with | C16 -> (sqrt x80) | ((C5 { r6 = q96; r7; r8; r9 = C19 }) | (C5 { r6 = q96; r7; r8; r9 = C19 })) -> (match C3 with | C3 -> c21 | C0 ({ r1 = [|q97; _|] } as w98) -> r7 | ((C2 (x80, _, q99)) | (C2 (x80, _, q99))) -> c19 | C0 ({ r1 = q100 } as w101) -> r7 | C4 -> c20 | C2 (q102, q103, q104) -> q104) | C5 ({ r6 = q105; r7 = q106; r8 = q107; r9 = C18 } as w108) -> (( /. ) c19 100.75) | (C5 { r6; r7 = q109; r8 = q110; r9 = (C17 'a'..'m') } as w111) -> a70.(wrap (n36 + 7) 7) | C5 { r6 = q112; r7 = q113; r8 = q114; r9 = (C17 '0'..'9') } -> (if false then 0.5 else x80) | ((C5 { r6 = _; r7 = _; r9 = (C17 _); _ }) | (C11 { r13 = _; r14 = _; _ })) -> (1.5 +. c17) | C15 -> (c19 /. c19) | C10 q118 -> 100.75 | C11 ({ r12 = _; r13 = q119; r14 = q120 } as w121) -> w121.r13))) +. ((); (max a70.(2) c19)) in
  (match (try (if (let (Ok _) = Ok n36 in false) then (let (C17 q122) = C18 in C3) else (C2 (s76, (Array.make 4 c20), c19))) with | Match_failure _ -> (C0 { r1 = x80 })) with | C3 -> (a70.(1) <- (c20 -. 1.5)) | C0 { r1 = q123 } -> (a70.(3) <- (coarse (tan (limit 2.0 (-1.0) 1.0)))) | C0 { r1 } -> ((); ()) | (C3 | C4) -> (match v60 with | (0.5, C19) -> () | (0.5, C18) -> (match s76 with | "a" -> () | ("" | "") -> () | "a" -> () | _ -> ()) | ((0.5, (C17 q124)) as w125) -> () | (_, v67') -> ()) | (C2 (q126, _, _) as w127) when ((int_of_float 0.5) <> (n36 mod (n36 lor 1))) -> (min (if true then () else ()) ()) | C2 (q128, q129, _) -> ());
  max n79 (-2)) | C5 { r6 = ((_, a70, q130) as w131); r7; r9 = q132; _ } -> (
  let cell133 = Array.make 1 c20 in
  let rec get134 p135 =
    cell133.(0)
  in
  let rec set136 p137 =
    cell133.(0) <- p137 *. (cell133.(0));
    cell133.(0)
  in
  let x138 = get134 q130 in
  note_float x138;
  let x141 = get134 (match v67' with | (q139, q140) -> n36) in
  let x142 = set136 (get134 6) in
  let x144 = set136 (try (let _v143 = true in x142) with | _ -> x142) in
  note_float x144;
  let x145 = get134 (if true then a70 else n36) in
  note_float x145;
  let x146 = get134 (if false then q130 else 11) in
  note_float x146;
  (try (
    let n147 = ((); (Array.length cell133)) in
    let n158 = if (let v148 = C3 in true) = (match q132 with | C19 -> true | C18 -> false | C17 'a'..'m' -> true | C17 _ when ((Result.is_error (Ok n147)) || (Array.mem n34 a28)) -> false | ((C17 q149) | (C17 q149)) -> false) then a70 else (match (f38 2 (fun p150' p151 -> C3) false 9) with | (q152, C19) when (let v153' = 0.5 in if false then false else false) -> ((); n36) | (0.0, C18) when (((); q130) <= (List.fold_left (let rec f156 p154 p155 = a70 in f156) a70 [])) -> (- a70) | (_, C18) when ((if true then x145 else x141) <= (( -. ) x146 c20)) -> (show_int 4 n147) | (x145, (C17 q157)) -> (max n147 n79)) in
    ()) with | Match_failure _ -> (Array.fold_right (let rec f161 p159 p160 = p160 in f161) cell133 ()));
  a28.(wrap (let (q164, q165, q166) = ((fun p162 p163 -> 16), C18, (a70, true)) in n34) 11)) | (C15 as w167) -> (
  17 * (-2)) | C10 _ -> (
  let a168 = a70 in
  a70.(0) <- a168.(3);
  a168.(0) <- ((a70.(0)) +. c20);
  note_float a70.(0);
  min a28.(10) (n36 asr 16)) | C11 ({ r12 = q169; r13 = _; r14 = q170 } as w171) -> (
  let n175 = (if false < false then q170 else (let o172 = w171.r14 in let o173 = 6 in let o174 = n34 in let ( && ) a b = a lxor (b + 1) in o172 && o173 && o174)) - a28.(2) in
  note_int n175;
  let n79 = (fun p176 -> (Array.length a70) / (-1)) 13 in
  ((let _v177 = (n36, C18) in ()); (n36 * 10))))
let () = (mix_floats a70 0 7; note_end 0)
let () = ((let (m179, m180) = v67' in mix_float m179; mix_0 5 m180); note_end 0)
let () = note_int n34
let () = note_int n178
let () = note_int n79
let () = note_int n36
let () = note_int n7
let () = ()
