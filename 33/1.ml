type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y88 :: y89) -> mix 1; mix_float y88; mix_0 (d - 1) y89
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y90, y91) -> mix 0; mix_4 (d - 1) y90; mix_1 (d - 1) y91
    | C1 -> mix 1
and mix_2 d (v : float t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y93 -> mix 1; mix y93
and mix_4 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y94 -> mix 1; mix_float y94
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    true
  else (
    let v6 = (let _v4 = coarse (sin (limit (abs_float p3) (-100.0) 100.0)) in (((p1' lsr (p1' land 31)) + (8 * p1')) + 1024) < (p1' * (-5))) && ((((let v5 = ((); { r2 = (fun p3 -> 3) }) in p1') + 1073741824) > 17) || ((compare (if true then C1 else C1) (C0 (None, C1))) < (if (try (not true) with | _ -> false) then p1' else p1'))) in
    let r7 = f0 ((-1) + p1') p2' (2.0 +. p3) in
    (match p2' with | ((_ :: q8) as w9) -> (p3 <> p3) | [] -> (p1' >= 13) | [] -> (p1' != p1') | ([] :: _) -> v6 | (((q10 :: q11) :: q12) | ((q10 :: q11) :: q12)) -> (p3 >= 1.5))
  )
let v13 = f0 2 (min [] []) (-. 1.5)
let v17 = f0 0 (match { r2 = (fun p14 -> p14) } with | ({ r2 = q15 } | { r2 = q15 }) -> [] | { r2 = q16 } -> []) (if v13 then 3.25 else 0.0)
let () = (mix (if v17 then 1 else 0); note_end 0)
let a18 = Array.make 13 (-3)
let rec loop21 i19 s20 =
  if i19 < 13 then (
    if a18.(i19) <> 10 then loop21 (i19 + 1) ((s20) + a18.(i19)) else s20
  ) else
    s20
let n23 = loop21 0 0
let () = note_int n23
let () = mix n23
let v38' = (try (
  let rec f24 p25 p26 =
    if p25 > 0 then (
      let a27' = [|p26; 0.5|] in
      let r28 = f24 (p25 - 1) (ceil p26) in
      (if ((); v17) then r28 else [])
    ) else
      [p26; p26]
  in
  let v29 = f24 1 (float (-3)) in
  (mix_0 5 v29; note_end 0);
  let v31 = { r2 = (fun p30 -> a18.(wrap (-19) 13)) } in
  let f34 = fun p32 p33 -> v29 in
  (Array.for_all (fun p35 -> v13) a18) && (1.0 > 10.0)) with | Match_failure _ -> (String.contains "b c" '0') | E0 (0.5 as w36) -> v13 | E0 q37 -> v17)
let () = (mix (if v38' then 1 else 0); note_end 0)
let x39 = 0.5 +. 1.5
let f43 = fun p40 -> (let v42 = (let (_, q41, x39) = (C1, n23, v38') in '\n') in not v13)
let () = for i44 = 0 to 7 - 1 do
  a18.(i44 * 2 + 0) <- ((if v17 then i44 else 17) * (a18.(i44 mod 2)));
  ()
done
let () = (mix_ints a18 0 13; note_end 0)
let n45 = if (6 + 65536) < n23 then (if f0 2 [] 10.0 then (n23 * n23) else (if true then n23 else (if v38' then (if v38' then 8 else (if 1 <= n23 then (compare (Array.make 8 n23) (Array.make 8 n23)) else (if '\n' == '0' then (n23 + n23) else (if if v17 then v38' else v38' then ((); n23) else (11 * 15))))) else (if false then n23 else n23)))) else (n23 lor n23)
let v53 = (fun p46 -> Some (n45 - n45)) ((match C1 with | C0 (_, n45) -> () | C1 -> ()); (match C1 with | C0 (_, (C0 (q47, (C0 (_, _))))) -> { r2 = (fun p48 -> p48) } | ((C0 (q49, (C0 (_, C1)))) | (C0 (q49, (C0 (_, C1))))) -> { r2 = (fun a18 -> 15) } | ((C0 (q50, C1)) | (C0 (q50, C1))) -> { r2 = (fun p51 -> -3) } | C1 -> { r2 = (fun p52 -> p52) }))
let x54 = x39
let () = note_float x54
let v57 = (let v56 = { r2 = (fun p55 -> n45) } in a18.(0) <- a18.(1))
let _ = f0 0 [[]; []] (if false then x54 else x54)
let v62 = C0 ((match v53 with | ((Some _) | None) -> None | Some (9 | 2) -> ((fun p59 -> None) (12, false, x54)) | Some _ -> (Some 10.0)), (match v53 with | None -> (match v53 with | (None | None) -> C1 | Some q60' -> C1) | Some q61 when q61 < 8028 -> C1 | Some _ when (if v17 || v17 then (n23 <= n45) else (not v17)) -> (v57; C1) | ((Some _) | (Some _)) -> C1))
let () = (mix_1 5 v62; note_end 0)
let v64 = { r2 = (try (fun x54 -> n45 * (-5)) with | _ -> (v57; (fun p63 -> p63))) }
let _ = f0 2 ([] :: []) x39
let x65 = x54
let () = note_float x65
let x78 = (let (q75, q76, v64, (_, q77)) = (((clip "\000\255x") ^ "b c"), (match Ok (x54, '\255', n45) with | Ok (n45, 'a'..'m', _) -> (Array.make 1 3.25) | Ok (_, '0'..'9', 8) -> (Array.make 1 x54) | Ok (q66, '0'..'9', 5) -> (Array.make 1 x65) | (Ok ((q67, '0'..'9', 1) as w68) as w69) -> (Array.make 1 q67) | Ok (q70, ('0'..'9' | 'a'..'m'), q71) -> (Array.make 1 10.0) | Ok (_, q72, v53) -> (Array.make 1 1.5) | Error q73 -> (Array.make 1 x65)), (if v17 then (v38', v13) else (true, false)), (let v74 = None in (n45, n45))) in (try x65 with | _ -> (tick_float 9 x65)))
let () = note_float x78
let n79 = (v57; n23)
let () = note_int n79
let v82 = List.fold_right (fun p80 (q81, _) -> (v64, (if false then v17 else v13))) [] (v64, (v57; v38'))
let v85 = (match { r2 = (fun v82 -> n23) } with | { r2 = q83 } -> (match v82 with | ({ r2 }, true) -> 13 | ({ r2 = q84 }, false) -> (-2))) < (Array.length a18)
let () = (mix (if v85 then 1 else 0); note_end 0)
let () = note_float x54
let () = ((let (m86, m87) = v82 in mix_2 5 m86; mix (if m87 then 1 else 0)); note_end 0)
let () = (mix_ints a18 0 13; note_end 0)
let () = (mix_1 5 v62; note_end 0)
let () = note_float x65
let () = (mix (if v38' then 1 else 0); note_end 0)
let () = (mix_3 5 v53; note_end 0)
let () = ()
