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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y118 } -> mix 1; (let (m119, m120) = y118 in mix m119; mix (if m120 then 1 else 0))
    | C4 -> mix 2
    | C2 (y121, y122', y123') -> mix 3; mix_string y121; mix_floats y122' 0 4; mix_float y123'
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
let v19 = if (match C11 { r12 = (-3.25); r13 = (-1.5); r14 = n7 } with | C16 -> (n7 <= n7) | ((C5 { r6 = _; r8 = _; r9 = C19; _ }) | (C11 { r12 = _; r13 = _; r14 = _ })) -> (n7 = n7) | ((C5 { r6; r7 = _; r9 = C18; _ }) | (C11 { r12 = r6; r14 = _; _ })) -> ('0' != '0') | ((C11 { r13 = _; _ }) | (C5 { r8 = _; r9 = (C17 _); _ })) -> ((n7 - (-2147483648)) >= n7) | C15 -> (false || false) | C10 q10 -> (not false) | C11 ({ r13; r14 = q11; _ } as w12) -> (if false then true else true)) then (let v15 = fun p13 (q14, _) -> n7 in (let _v16 = 1.0 in C3)) else (Array.fold_left (fun p17 p18 -> C3) C3 [|3.25; 1.5; 1.0; 100.75; 1.0|])
let () = (mix_0 5 v19; note_end 0)
let n7 = (fun p20 -> (match (match C3 with | C3 -> v19 | C0 ({ r1 = q21 } as w22) -> C3 | (C4 as w23) -> v19 | C2 ("a", _, q24) -> C3 | C2 ("", q25, q26) -> v19 | C2 (q27, q28, q29) -> v19) with | C3 -> (String.length "a") | C0 { r1 = _ } -> (let v30 = 3.25 in n7) | C4 -> (if true then n7 else n7) | C2 ("a", q31, _) -> 3427 | C2 (q32, _, q33) -> (n7 * 4))) (let rec f37 p34 p35 p36 = n7 in f37)
let v19 = (match List.fold_right (fun p38 p39 -> p39) (snd (n7, [])) (match v19 with | (C3 | (C0 { r1 = _ })) -> (Array.make 2 100.75) | (C4 | C4) -> (Array.make 2 1.0) | (C4 | (C0 { r1 = _ })) -> (Array.make 2 0.0) | C4 -> (Array.make 2 3.25) | C2 (q40, q41, q42) -> (Array.make 2 q42)) with | [|0.0; q43|] -> 1e-310 | ([|_; 0.5|] as w44) -> (tick_float 17 (-0.1)) | [|_; q45|] -> (match v19 with | (C3 | C3) -> (max q45 q45) | C3 -> (tick_float 16 q45) | C0 ({ r1 = q46 } as w47) -> q45 | C4 -> ((); q45) | C2 ("a", q48, q49) -> (String.fold_left (let rec f52 p50 p51 = p50 in f52) 1.0 "tail \" end") | C2 ("", q53, q54) -> q53.(1) | C4 -> q45 | C2 (_, _, _) -> (if true then q45 else q45)) | ([||] | [||]) -> (let v62 = (match C15 with | C16 -> true | ((C5 { r6; r7 = n7; r8 = _; r9 }) | (C5 { r6; r7 = n7; r9; _ })) -> true | (C15 | C15) when ((n7 / (-2147483648)) == (match C3 with | C3 -> n7 | C0 ({ r1 = [|q55; _|] } as w56) -> n7 | ((C2 (n7, _, q57)) | (C2 (n7, _, q57))) -> 7 | ((C0 { r1 }) | (C0 { r1 })) -> n7 | C4 -> n7 | C2 (q58, _, q59) -> n7)) -> false | (C15 | (C5 { r6 = _; r7 = _; r9 = C19; _ })) -> false | C10 _ -> false | C11 { r12 = q60; r13 = q61; _ } -> true | _ -> true) in ((); 10.0)) | q63 -> ((float_of_string "100.75") *. (abs_float 0.5)))
let x64 = if 0.0 > v19 then (v19 -. v19) else (if n7 >= n7 then (if if true then true else true then (max (-100.75) v19) else (if C18 < C18 then (max v19 v19) else (if if false then false else false then (if n7 = n7 then 1.7976931348623157e308 else (if ((); true) then v19 else (v19 -. v19))) else (0.0 +. v19)))) else (ceil 1.0))
let x65 = x64
let n68 = (try (n7 * 30) with | Invalid_argument q66 -> ((truncate x65) - (-4097)) | Failure q67 -> (List.length ((); [])) | Not_found -> (-15))
let () = note_int n68
let () = (try (
  let a69 = create_array 10 n7 in
  let s71 = ref n68 in
  let i70 = ref 0 in
  while !i70 < 10 do
    a69.(!i70) <- (!s71 - (a69.(!i70)));
    s71 := (12 / 1); i70 := !i70 + 1
  done;
  let n72 = !s71 in
  note_int n72;
  let n68 = (clip ((clip (part "tail \" end" n7 n68)) ^ ((clip "\000\255x") ^ "a"))) ^ "jpek" in
  (mix_string n68; note_end 0);
  let n74 = (try ((truncate (x65 /. 3.25)) * ((let v73 = [] in n72) lor (-15))) with | _ -> (a69.(wrap (if true then raise Not_found else n7) 10) * 40)) in
  (try (mix_float (( +. ) x64 x65)) with | _ -> (Option.iter (let rec f76 p75' = () in f76) None))) with | Not_found -> (if false then () else ()))
let a77 = create_float_array 9 x65
let () = print_int (Array.length a77)
let () = print_byte 32
let () = print_float x65
let () = print_newline ()
let n78' = n68
let () = note_int n78'
let v88 = (let _v82 = Array.mapi (let rec f81 p79 p80 = ((); p80) in f81) (Array.sub a77 0 2) in (n7 lsl 4) < (let o83 = n78' in let o84 = n78' in let o85 = n68 in let o86 = n78' in let o87 = n78' in let ( / ) a b = a lxor (b + 1) and ( < ) a b = (a lsl 1) + b in o83 < o84 / o85 < o86 / o87))
let () = (mix (if v88 then 1 else 0); note_end 0)
let f89 p90 p91 ((_, _), q92) =
  let v102 = (let v93 = false in (match C11 { r12 = false; r13 = p90; r14 = n78' } with | C16 -> (if v93 then (n78', n68, "a") else (n78', (-1), "a")) | C5 { r6 = true; r7; r8 = q94; r9 = q95 } -> (n78', n68, "b c") | C5 ({ r6 = false; r7 = q96; r8 = _; r9 = q97 } as w98) -> (match w98.r9 with | C19 -> (n78', n78', "") | C18 -> (n68, n78', "tail \" end") | ((C17 q99) | (C17 q99)) -> ((-1), n78', "tail \" end")) | (C15 | C15) -> (1, 11, "12") | (C10 q100 as w101) -> (15, 9, "12") | C11 { r13 = _; r14 = _; _ } -> (if true then (n78', 19, "a") else (n68, 1, "tail \" end")))) in
  let unused103 = n78' / 100 in
  C16
let g104 = f89 (fabs x64)
let g105 = g104 String.length
let v106 = g105 (if v88 then ((n68, x64), (Array.make 4 x65)) else ((5, x65), (Array.make 4 x65)))
let v107 = g105 (if v88 then ((12, 0.0), (Array.make 4 0.5)) else ((n7, 100.75), (Array.make 4 x64)))
let x108 = (100.75 -. x64) -. (float_of_int (( - ) n68 n78'))
let () = note_float x108
let make109 p110 p111 =
  fun f89 p112 -> String.length (String.concat "a" [""; clip "12"])
let c113 = make109 (fun p114 p115 p116 -> p116) (v88 || v88)
let n117' = c113 n68 (create_array 16 x108)
let () = note_int n117'
let () = note_int n117'
let () = note_float x64
let () = note_float x65
let () = (mix (if v88 then 1 else 0); note_end 0)
let () = (mix_floats a77 0 9; note_end 0)
let () = note_int n68
let () = ()
