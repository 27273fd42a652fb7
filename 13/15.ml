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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107') -> mix 1; mix y106; mix_0 (d - 1) y107'
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
let n8 = n7
let () = note_int n8
let n8 = truncate (((-10.0) *. 100.75) *. (float_of_int n7))
let v15 = if (let rec f13 p12 = true in f13) "tail \" end" then (if if false then true else true then ((-1.0) >= (-0.5)) else (if (try ((n7 - 31) <= 8) with | _ -> false) then (if true then (Array.exists (let rec f11 p10 = false in f11) (Array.make 6 n8)) else (if 0 >= 14 then (not false) else (if '0' != '0' then true else (if not true then (true && true) else (let (q9, _) = ((1.5, n7, n8, n8), n7) in true))))) else (false && true))) else (let v14 = -100.75 in false)
let s17 = ref 0.0
let i16 = ref (14 - 1)
let () = while !i16 >= 0 do
  s17 := ((if v15 < true then (100.75 /. 0.0) else 10.0) -. (((if v15 < true then (100.75 /. 0.0) else 10.0) *. (!s17)))); i16 := !i16 - 1
done
let n18 = !s17
let () = note_float n18
let n32 = if n18 <= n18 then (if v15 then (if (match n18 with | (0.5 | 0.5) when (((n8 + n8) + 1024) > (match C15 with | C16 -> n8 | C5 ({ r6 = n18; r7 = _; _ } as w19) -> n8 | C15 -> n8 | C10 q20 -> n8 | C11 ({ r12 = q21; r13 = q22; r14 = 5 } as w23) -> 1 | C11 { r12 = n18; r13 = q24; r14 = (-3) } -> n8 | C11 { r12 = _; r14 = 9; _ } -> 16 | C11 { r12 = n18; r13 = q25; r14 = 3 } -> n8 | C11 { r12 = _; r14 = 1; _ } -> n8 | C11 { r12 = n18; r13 = q26; r14 = _ } -> n7)) -> true | (_ | 0.5) -> v15 | q27 -> v15) then (-1073741824) else (if if v15 then v15 else false then (if n18 > n18 then (if 5 == n7 then n7 else (if v15 then (if 0.0 = n18 then (-32769) else (compare (ref n18) (ref n18))) else ((); n8))) else n8) else (compare n18 n18))) else (match Ok (n8, n7, n8) with | Ok _ -> 15 | Error (1.0 | 0.0) -> 12 | Error _ -> n8 | Error q28 when (let v29 = n8 * 34 in false || v15) -> n8)) else (let (q30, _, q31) = ((n18, v15, '\n', v15), n8, n7) in q31)
let () = (try (
  let n33 = -2147483648 in
  ()) with | _ -> (mix_float (-10.0)))
let n36 = n7 + (List.fold_left ((); (fun p34 p35 -> n7)) ((fun n18 -> n32) n18) (n18 :: []))
let n37 = n36
let a38 = Array.make 16 3
let n42 = Array.length a38
let rec loop41 i39 s40 =
  if i39 < n42 then (
    (a38.(i39) <- (s40 lxor (a38.(i39))));
    loop41 (i39 + 1) ((- n36) + (- s40))
  ) else
    s40
let n43 = loop41 0 8
let () = note_int n43
let () = a38.(0) <- ((n43 / (n43 lor 1)) lsr 14)
let a44 = Array.fold_left (let rec f47 p45 p46 = p45 in f47) (Array.make 7 n18) a38
let s49 = ref 1.0
let i48 = ref 0
let () = while !i48 < 7 do
  s49 := (!s49 +. ((!s49) -. a44.(!i48))); i48 := !i48 + 1
done
let n50 = !s49
let () = note_float n50
let x52 = (match n43 with | 9 -> (let i51 = n32 in if i51 >= 0 && i51 < 7 then a44.(i51) else n50) | _ -> a44.(6)) /. ((float_of_string "100.75") +. 2.0)
let n53 = n36
let s56 = ((a44.(wrap (if v15 then n53 else 16) 7) <- (n50 -. n18)); (part (Printf.sprintf "<%s>" "") 1073741824 (match Ok x52 with | Ok q54 -> n43 | Error q55 -> n36)))
let n105 = (match (match C3 :: [] with | [] -> (match s56 with | "a" -> [] | "" -> [] | "a" -> [] | "" -> [] | n37 -> []) | (_ :: []) -> [] | (q57' :: (n53 :: q58)) -> ((); [])) with | [] -> (
  String.fold_left (let rec f61 p59 p60 = p59 in f61) (abs n32) (try ((clip s56) ^ s56) with | _ -> s56)) | (_ :: []) -> (
  let rec loop64 i62 s63 =
    if i62 >= 0 then (
      loop64 (i62 - 2) (a38.(i62) :: s63)
    ) else
      s63
  in
  let n66 = loop64 (10 - 1) [] in
  (mix_0 5 n66; note_end 0);
  (match C5 { r6 = n36; r7 = 1.5; r8 = (C18, n32); r9 = C18 } with | (C16 | C16) -> (let o67 = n32 in let o68 = 18 in let o69 = n37 in let o70 = n53 in let ( ^^ ) a b = (a lsl 1) + b and ( && ) a b = a * 2 - b in o67 ^^ o68 ^^ o69 && o70) | ((C5 { r6 = q71; r8; r9 = _; _ }) | (C5 { r6 = q71; r8; _ })) -> (match [] with | [] -> n36 | (q72 :: []) -> q72 | (q73 :: (q74 :: _)) -> 13) | C15 when ((min n53 n36) <> (n43 / (17 lor 1))) -> (if v15 then n32 else 19) | C15 -> (-19) | C10 q75 -> (try (n53 + q75) with | _ -> n37) | C11 { r12 = q76; r13 = x52; r14 = q77 } -> 14)) | (s56 :: (q78 :: _)) -> (
  let n104 = (try (
    let s80 = ref n43 in
    let s81' = ref x52 in
    let s82 = ref n53 in
    let s83 = ref 0.5 in
    let s84 = ref x52 in
    let s85 = ref (-0.5) in
    let s86' = ref n50 in
    let s87 = ref n43 in
    let i79 = ref (5 - 1) in
    while !i79 >= 0 do
      let u88 = !s80 in
      let u89 = !s83 in
      let u90 = !s80 in
      let u91 = !s83 in
      let u92 = !s83 in
      let u93 = !s85 in
      let u94 = !s81' in
      let u95 = !s80 in
      s80 := u88; s81' := u89; s82 := u90; s83 := u91; s84 := u92; s85 := u93; s86' := u94; s87 := u95; i79 := !i79 - 1
    done;
    let n96' = !s80 in
    let n97 = !s81' in
    let n98 = !s82 in
    let n99 = !s83 in
    let n100 = !s84 in
    let n101 = !s85 in
    let n102 = !s86' in
    let n103 = !s87 in
    note_int n96';
    note_float n97;
    note_int n98;
    note_float n99;
    note_float n100;
    note_float n101;
    note_float n102;
    note_int n103;
    show_int 18 2241) with | _ -> (7 / 2)) in
  7))
let () = note_int n37
let () = (mix_floats a44 0 7; note_end 0)
let () = note_float n18
let () = note_int n36
let () = note_int n105
let () = note_int n7
let () = (mix_ints a38 0 16; note_end 0)
let () = ()
