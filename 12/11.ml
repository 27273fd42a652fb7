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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y139 -> mix 1; mix_1 (d - 1) y139
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y140 -> mix 0; mix_2 (d - 1) y140
    | Error y141 -> mix 1; mix_float y141
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y142 :: y143) -> mix 1; mix y142; mix_2 (d - 1) y143
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
let n48 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let n46 = 14 in
  let v47 = ((-13) - (let x40 = n46 in p38')) > 4096 in
  (p34 * 26) + (p33 + n46)))
let rec loop52 i49 s50 =
  if i49 < 9 then (
    loop52 (i49 + 1) (try (float_of_int ((Array.make 6 7).(i49))) with | Invalid_argument q51 -> p32 | Division_by_zero -> (float p24))
  ) else
    s50
let n54 = loop52 0 p32
let () = note_float n54
let () = (if List.fold_right (let rec f57 p55 p56 = p56 in f57) ((); []) (n54 <> x40) then (mix_float (n54 *. (-0.5))))
let f77 = if (p38' < 6) || (p38' < p33) then (try (let (q58, _) = (n39, n48) in fun p59 p60 -> q58) with | _ -> (fun p61 p62 -> n48)) else (match false || true with | true -> (match None with | None -> (fun p63 p64 -> n48) | Some _ -> (let rec f66 n39 p65 = p38' in f66)) | false when (p22 <= (Array.fold_right (let rec f69 p67 p68 = n48 in f69) (Array.make 4 '\255') n48)) -> (fun p30 p70 -> p22) | (false as w71) -> (match C1 with | C0 q72 -> (let rec f74 w71 p73 = 6 in f74) | ((C0 (-1)) | C1) -> (fun p75 p76 -> p75)))
let _ = (match ((p37 *. p20'), [|n54|]) with | (0.5, [|q78|]) -> p38' | (q79, q80) -> (let v86 = snd (p37, (let rec f85 p81 p82 p83 = ((fun p84 -> p33), p34) in f85)) in int_of_float n54) | ((0.5 | 0.5), p24) -> p27 | (q87, _) -> p21)
let f77 = [|(p32 /. 2.0); (Array.fold_right (let rec f90 p88 p89 = p89 in f90) (Array.make 2 p32) p37)|] = (Array.make 2 p37)
let unused91 = Array.init 3 (let rec f93 p92 = (if f77 then p30 else p37) *. (try (x40 -. p30) with | Division_by_zero -> p35 | Match_failure _ -> x40) in f93)
let x102 = (fun p94 -> ((); (match None with | None -> p30 | Some _ -> 0.5))) (match None with | (None | (Some _)) -> ((fun p95 -> Array.make 1 p30) p36') | None -> (create_float_array 1 x40) | Some (Ok q96) -> (match q96 with | [] -> (Array.make 1 n54) | (q97 :: q98) -> (Array.make 1 n54)) | Some ((Error _) | (Error _)) -> (let _v101' = fun p99 n54 p100 -> Array.make 4 2.0 in Array.make 1 p32))
let () = Option.iter (let rec f104 p103 = if 100.75 <= x102 then () else (if f77 then () else ()) in f104) None
let () = (match max None None with | ((None as w105) | (None as w105)) -> (if n48 < n48 then ((); ()) else ((); ())) | ((Some (Error _)) | (Some (Ok _))) -> () | Some (Error _) -> ((let rec f110 p108 = (match None with | (None | None) -> () | Some q109 -> ()) in f110) (n39 * 17)))
let rec loop115 i113 s114 =
  if i113 < 0 then s114 else (
    loop115 (i113 - 1) (((match None with | ((Some (Error _)) | None) -> 4 | Some (Ok _) -> p36' | Some ((Error q112) | (Error (1.0 as q112))) -> p34) land (min p34 p34)) lxor ((((match None with | ((Some (Error _)) | None) -> 4 | Some (Ok _) -> p36' | Some ((Error q112) | (Error (1.0 as q112))) -> p34) land (min p34 p34)) - (s114))))
  )
let n117 = loop115 (5 - 1) n48
let () = note_int n117
let s123 = if f77 then "hzpoiapmk" else (if List.mem 0.5 [] then (if p30 <= x40 then (if (let v119 = 'z' in false) then (match None with | None when (((int_of_string (string_of_int p36')) + 2147483646) < p24) -> "tail \" end" | (None | None) -> "a" | None -> "\000\255x" | Some q120 -> "tail \" end") else (if false then (min "12" "") else (if n117 = 5 then (let v118 = n39 in "a") else ((clip "tail \" end") ^ "a")))) else (match None with | (None | None) -> "tail \" end" | Some (Ok q121) -> "\000\255x" | Some (Error 1.0) -> "12" | ((Some (Error q122)) | (Some (Error q122))) -> "a")) else (Printf.sprintf "<%-6s|>" "a"))
let () = (mix_string s123; note_end 0)
let v128 = (((-0.0) -. n54), (let v124 = [] in None), (( * ) p22 p38')) < (let p35 = (let rec f127 p125 p126 = p18 in f127) in (x40, None, n117))
let unused129 = Array.map (let rec f130 p32 = 5 mod 10 in f130) (Array.make 16 x40)
let x131 = x40
let a138 = (match (match if v128 then None else None with | None -> (C0 p34) | ((Some (Error _)) | (Some _)) -> (min C1 C1)) with | ((C0 5) | (C0 5)) when f77 -> (
  (if v128 then ());
  ((try () with | _ -> ()); (if f77 then (Array.make 2 10.0) else (Array.make 2 1.5)))) | ((C0 _) | C1) -> (
  Array.make 2 (( /. ) 10.0 p30)) | C1 -> (
  let unused133 = float_of_int ((match None with | ((None as w134) | (None as w134)) -> n117 | ((None as w135) | (None as w135)) -> n39 | Some q136 -> p36') * (-1)) in
  Array.init 2 (fun p137 -> 10.0)) | exception Division_by_zero -> (Array.make 2 (x131 -. (-100.75))))
let () = note_int n39
let () = note_float p23
let () = note_float p18
let () = note_float x40
let () = note_float p32
let () = (mix_0 5 v14; note_end 0)
let () = (mix (if f77 then 1 else 0); note_end 0)
let () = note_int p36'
let () = ()
