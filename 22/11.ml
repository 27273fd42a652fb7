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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let p9 = 15 mod (6 lor 1)
let p10 = p9
let p11 = 1.5 *. 10.0
let p12 = ((); p11)
let p13 = p9
let p14 = 5e-324
let p15 = p12
let p16 = 4095
let p17 = ((); p15)
let p18 = 2147483648.0
let p19 = p14 /. p17
let p20 = p19
let p21 = 7
let p22 = (let v23 = "tail \" end" in p18)
let p24' = p19
let p25 = coarse (exp (limit p24' (-9.0) 5.0))
let p26 = truncate p25
let p27 = p19
let p28 = 1023
let p29 = if false then p28 else p16
let p30 = p27
let p31 = -2
let p32 = 4096
let p33 = p30 -. p24'
let p34 = 1e16
let p35 = if true then p30 else 3.25
let p36 = (let v37 = None in -2)
let p38 = p30
let p39 = 1024
let p40 = p27
let p41 = (let ((q42, (q43, q44, q45), q46) as w47) = (C1, (20, true, false), []) in p40)
let p48 = if false then p32 else p39
let () = mix 1
let n49 = (((((((p28 - ((p21 - ((p13 - ((p9) + p10)) lxor p16)) + p26)) + p29) + p31) lxor p32) + p36) lxor p39) + p48) lxor 1
let x50 = 1.0 +. ((p40 -. ((((p33 *. (p30 *. (p27 *. ((((p20 *. (p19 *. (((p15 -. (((p11) +. p12) +. p14)) +. p17) *. p18))) *. p22) -. p24') -. p25)))) +. p34) *. p35) +. p38)) *. p41)
let () = assert (hide 1 3 = 3)
let n51 = n49
let () = note_int n51
let a62 = (match if (match C1 with | C0 ((-3) | 0) -> false | C0 (q52 | (-1 as q52)) -> false | ((C0 7) | (C0 7)) -> false | C1 when false -> false | C0 q53 -> false | C1 -> true) then ((); C1) else (let _v54 = C1 in _v54) with | C1 when ((String.length "b c") <= p39) -> (
  let n55 = p26 in
  ((); [|p14; p19; p34; p40; p41|])) | C0 _ when false -> (
  (let v56 = if false then true else false in [|p24'; p18; p34; x50; p25|])) | ((C0 p39) | (C0 p39)) -> (
  let n57' = p48 in
  Array.copy (Array.make 5 p24')) | ((C0 _) | C1) -> (
  let s59 = if (p32 asr (p16 land 31)) == (p31 - 12) then (Printf.sprintf "<%g>" (abs_float (x50 *. (-0.5)))) else "fuqguel" in
  Array.mapi (fun p60 p61 -> (match C1 with | C0 _ -> p33 | C1 -> p19)) (Array.make 5 p30)))
let n63 = p39 land p29
let () = (if (n51 - 65535) >= ((((-1) * (-4)) * 22) lxor ((n49 + n49) + (match [] with | [] -> n63 | (q64 :: q65) -> (-1) | exception _ -> n63))) then (try (Option.iter ((match if true then (Ok (Ok "b c")) else (Ok (Ok "a")) with | Ok q66 -> () | Ok q67 -> () | Error (2 | 2) -> () | Error _ -> ()); (let _v68 = ref (p28, 16, p36, 4) in fun p69 -> ())) ((fun p70 -> (match p70 with | ('a'..'m' | 'a'..'m') -> (let _v71' = C1 in None) | '0'..'9' -> (if false then None else None) | ('n' | 'n') -> (try (Some p40) with | _ -> None) | q72 -> ((); None))) 'a')) with | _ -> (try () with | _ -> (a62.(2) <- (coarse (atan (limit p35 (-9.0) 9.0)))))))
let n51 = 3.25 *. (-1.0)
let () = mix (-4097)
let _ = Char.lowercase_ascii '3'
let () = assert (hide 1 3 = 3)
let () = (try (
  let n73 = n49 in
  let v75 = (if p22 <> p19 then [false] else (match C1 with | ((C0 q74) | (C0 (-3 as q74))) -> [] | C1 -> [])) <> [] in
  a62.(wrap (p39 mod 1) 5) <- (p38 -. (-1.5))) with | _ -> (try () with | _ -> ()))
let c80 = p39 * ((Array.fold_left (fun p76 p77 -> p76) (match C1 with | (C0 8 as w78) -> p29 | ((C0 q79) | (C0 q79)) -> p28 | C1 -> p29) a62))
let c81 = (c80) - p39
let c82 = ((Array.fold_left (fun p76 p77 -> p76) (match C1 with | (C0 8 as w78) -> p29 | ((C0 q79) | (C0 q79)) -> p28 | C1 -> p29) a62)) + c81
let c83 = c80 + (c80)
let c84 = c80 + (c83)
let () = note_int c84
let () = note_int p16
let () = note_float p38
let () = note_float p33
let () = note_float p35
let () = note_float p41
let () = note_float p25
let () = note_float p14
let () = note_float p11
let () = ()
