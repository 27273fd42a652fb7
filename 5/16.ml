exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y112 :: y113) -> mix 1; mix y112; mix_1 (d - 1) y113
and mix_2 d (v : int option ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_4 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y114 -> mix 1; mix y114
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let f17 p18 p19' =
  (p18, (ref false), false)
let v20 = f17 (1.5 *. 10.0) ((-2), n1, (-1))
let () = ((let (m21, m22, m23) = v20 in mix_float m21; mix_0 5 m22; mix (if m23 then 1 else 0)); note_end 0)
let () = ((let (m24, m25, m26) = v20 in mix_float m24; mix_0 5 m25; mix (if m26 then 1 else 0)); note_end 0)
let v27 = f17 ((-0.5) /. 0.0) (n1, n1, n1)
let () = ((let (m28', m29, m30) = v27 in mix_float m28'; mix_0 5 m29; mix (if m30 then 1 else 0)); note_end 0)
let () = ((let (m31, m32, m33) = v27 in mix_float m31; mix_0 5 m32; mix (if m33 then 1 else 0)); note_end 0)
let v39 = Char.uppercase_ascii (max (match None with | None when (match [] with | ([] | []) -> (true > false) | (q34 :: []) -> (match v27 with | (_, q35, true) -> false | ((q36', _, false) | (q36', _, false)) -> true) | (v20 :: (_ :: q37)) -> (n1 >= n1)) -> '\'' | None -> '\'' | Some q38 -> 'z') (if false then '\n' else 'z'))
let () = (mix (Char.code v39); note_end 0)
let f40' p41 =
  (0.0, [])
let v42 = f40' (match true with | true -> false | false -> false)
let () = ((let (m43, m44) = v42 in mix_float m43; mix_1 5 m44); note_end 0)
let v46 = f40' (List.exists (fun p45 -> false) [])
let () = ((let (m47, m48) = v46 in mix_float m47; mix_1 5 m48); note_end 0)
let x53 = ((); (let _v52 = ((); (fun p49 p50 p51 -> p49)) in ((); 100.75)))
let () = note_float x53
let f54 p55 p56' =
  ref None
let _ = f54 (let v57 = false in 2) (ref n1)
let v62 = f54 (n1 + 17) ((fun p58 -> ref n1) (fun p59 p60 p61 -> p61))
let () = (mix_2 5 v62; note_end 0)
let f63 p64 p65 =
  n1
let n67 = f63 ((fun p66 -> ((n1, x53), false, (p66, p66, p66, p66))) n1) x53
let _ = f40' ((n67 + (-4097)) < n67)
let unused68 = f63 (try ((18, x53), false, (3, n67, n1, 16)) with | _ -> ((n67, 3.25), false, (n67, n67, n67, n67))) (-. 1.5)
let s69 = "loops a"
let rec loop72 i70 n73 s71 =
  if i70 < 0 then s71 else (
    loop72 (i70 - 1) n73 (Char.code s69.[i70] + 3 * s71)
  )
let n74 = loop72 (7 - 1) 7 20
let () = note_int n74
let s76 = ref 2147483640
let s77 = ref 0
let () = for i75 = (hide 0 12) - 1 downto 0 do
  let u78 = !s76 + 2147483647 in
  let u79 = !s77 + (if !s76 < !s76 + 2147483647 then 1 else 3) in
  (if !s76 <> 2147483647 then (s76 := u78; s77 := u79))
done
let n80 = !s76
let n81 = !s77
let () = note_int n80
let () = note_int n81
let v84 = (let rec f83 p82 = not p82 in f83) ((max "a" "") >= (string_of_float (abs_float x53)))
let () = (mix (if v84 then 1 else 0); note_end 0)
let f85 p86 =
  (n81, (ref 5))
let v87 = f85 (part "\000\255x" n81 9)
let () = ((let (m88, m89) = v87 in mix m88; mix_3 5 m89); note_end 0)
let _ = f85 (Printf.sprintf ("%d" ^^ "<%s>|%c") n81 (clip "tail \" end") v39)
let n91 = max ((let v90 = Array.make 1 n74 in n74) / ((n81 - n81) lor 1)) ((n81 + 7) + (-1073741824))
let () = (try (
  let f92 p93 =
    n81
  in
  let n97 = f92 (Array.mapi (let rec f96 p94 p95 = x53 in f96) (Array.make 3 n81)) in
  let n100 = f92 (Array.map (let rec f99 p98 = p98 in f99) (Array.make 3 2.0)) in
  note_int n100;
  (let v101 = if v84 then 1.0 else x53 in v62 := None)) with | _ -> ())
let () = ((let (m102, m103) = v46 in mix_float m102; mix_1 5 m103); note_end 0)
let () = (mix_2 5 v62; note_end 0)
let () = ((let (m104', m105) = v42 in mix_float m104'; mix_1 5 m105); note_end 0)
let () = ((let (m106, m107, m108) = v27 in mix_float m106; mix_0 5 m107; mix (if m108 then 1 else 0)); note_end 0)
let () = note_float x53
let () = note_int n81
let () = ((let (_, _, m111) = v20 in mix (if m111 then 1 else 0)); note_end 0)
let () = note_int n91
let () = ()
