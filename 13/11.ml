type t0 = C0 of int | C1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y99 -> mix 1; mix_1 (d - 1) y99
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y100 -> mix 0; mix_2 (d - 1) y100
    | Error y101' -> mix 1; mix_float y101'
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y102 :: y103) -> mix 1; mix y102; mix_2 (d - 1) y103
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let p15 = 1.0 *. 1.5
let p16 = 17 - 8
let p17 = p15 *. p15
let p18 = (let _v19 = p17 in _v19)
let p20' = p18 /. p15
let p21 = 5 + 8
let p22 = p16 / 4096
let p23 = p17
let p24 = (match C1 with | ((C0 q25 as w26) | (C0 q25 as w26)) -> q25 | C1 -> p21)
let p27 = (let _v29 = ('\'', p23, (fun p28 -> "12"), (Array.make 4 p22)) in 18)
let p30 = (let v31 = () in 0.0)
let p32 = p23
let p33 = p22 land p27
let p34 = p27
let p35 = (-1.0) -. p23
let p36' = if true then p27 else p24
let p37 = p20' *. 2.0
let p38' = p34 - p27
let () = mix 1
let n39 = ((p36' + (p34 + (p33 + ((p24 lxor (p22 * (p21 + (p16)))) - p27)))) * p38') + 1
let () = note_int n39
let x40 = (p37 *. ((p32 -. ((((p18 -. (p17 *. (p15))) *. p20') -. p23) +. p30)) -. p35)) *. 1.0
let () = note_float x40
let n51 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let n46 = p24 in
  note_int n46;
  let v50 = ((print_char '\129'); ((let rec f48 p47 = '\030' in f48) (let v49 = true in v49))) in
  (p34 * 26) + (p33 + n46)))
let rec loop55 i52 s53 =
  if i52 < 9 then (
    loop55 (i52 + 1) (try (float_of_int ((Array.make 6 7).(i52))) with | Invalid_argument q54 -> p32 | Division_by_zero -> (float p24))
  ) else
    s53
let n57 = loop55 0 p32
let () = note_float n57
let rec long58 n l =
  if n = 0 then l else long58 (n - 1) (float_of_int n :: l)
let l59 = long58 114 []
let l60 = List.map (fun x -> x *. 1.0) l59
let () = note_int (compare l59 l60 + List.length l60)
let () = note_float (List.fold_left (+.) 0.0 l60)
let n61 = p36'
let n62 = n39
let () = (let v63 = [(n39 - 4); (13 / 10)] in ())
let n64 = ((); (p22 lor (n39 land p34)))
let x65 = p18
let v67 = (((-0.0) +. 1.0) +. (p23 +. 0.0)) >= (match false || true with | true -> (match None with | None -> x40 | Some q66 -> n57) | false -> x40 | (false | false) -> (sqrt x40))
let n68' = ((n39 / (-2147483648)) + (4 / (3 lor 1))) asr 2
let n82 = (let v81 = (match None with | None when (let v69 = '\133' in (let _v70 = None in v67)) -> (((); C1) :: (try [] with | _ -> [])) | None -> (if not (match (n57, (Array.make 1 p35)) with | (q71, q72) -> v67) then [] else (let _v73 = -16 in [C1; C1; C1])) | ((Some q74) | (Some q74)) -> (try ((match n68' with | -2 -> (if false then ()) | ((-3) | (-3)) -> (let v78 = fun p75' p76 p77 -> (v67, n39, 5) in ()) | q79 -> (let v80 = "" in ()) | _ -> (if v67 then raise Not_found else ())); []) with | Not_found -> [])) in n39)
let n84 = ((let v83 = C1 in ()); (p38' - p21)) * n82
let x85 = 0.0 /. 0.0
let n86 = ((((((0) + (if x85 = x85 then 36 else 0)) + (if x85 <> (if v67 then x65 else x85) then 98 else 0)) + (if x85 < x85 then 28 else 0)) + (if x85 > x85 then 83 else 0)) + (if x85 <= x85 then 95 else 0)) + (if 0.0 >= x85 then 60 else 0)
let n87 = ((if true then n39 else (-2)) mod 10) - (int_of_float (float n68'))
let n88 = -3
let x89 = if v67 then (if (n62 - (-2147483648)) < n88 then 10.0 else (if p32 > p20' then (p37 *. p30) else (x85 *. p37))) else (p32 -. p17)
let n97 = (let v93 = ((let rec f92 p90 p91 = 1 in f92), (-6441), (2 * n62), (create_array 8 p32)) in (let o94 = p27 in let o95 = n64 in let o96 = p38' in let ( lor ) a b = a lxor (b + 1) and ( *. ) a b = a lxor (b + 1) in o94 *. o95 *. o96))
let n98 = p22
let () = note_int n97
let () = note_int n86
let () = note_float x40
let () = note_int n82
let () = (mix_0 5 v14; note_end 0)
let () = note_float x85
let () = note_int p38'
let () = note_int n61
let () = ()
