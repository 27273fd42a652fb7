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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y70 :: y71) -> mix 1; mix y70; mix_1 (d - 1) y71
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let n9 = -2
let () = note_int n9
let x11 = if true && false then (10.0 *. 2.0) else (if n9 > 3 then (if false && false then (if "tail \" end" > "b c" then (if n9 != 14 then (-1.0) else (if n9 <> n9 then (-. 1.0) else (if if true then true else true then (try (if true then 0.0 else (-100.75)) with | Division_by_zero -> 100.75 | Failure q10 -> 0.5 | Match_failure _ -> 0.0) else (match C1 with | C0 (5 | 5) -> (-1.0) | (C1 | (C0 _)) -> 1.0 | C0 0 -> 3.25 | C0 _ -> (-1.0) | (C1 | C1) -> 0.5)))) else (1.0 *. 1.5)) else (float_of_int n9)) else (if false then 1.0 else 0.0))
let n12 = 11
let () = note_int n12
let n13 = 20
let rec pick14 p15 p16 p17 =
  if p15 then p16 else p17
let v18 = fst ((ref n12), true)
let v20 = (fun p19 -> v18) x11
let () = (mix_0 5 v20; note_end 0)
let () = (pick14 (List.for_all (let rec f22 p21 = false && true in f22) ((); [])) v18 v20) := (n13 lsl 12)
let () = note_int !v18
let () = note_int !v20
let n23 = n13
let _ = pick14 (false || false) v18 (pick14 true v20 v18)
let () = print_int (n23 * (-3))
let () = print_byte 32
let () = print_float (float n13)
let () = print_newline ()
let n24 = (snd (if false then (n13, n23) else (n13, n23))) + (n23 * 18)
let n25 = n24
let () = (let v26 = false in ())
let n27 = if max false true then (-32769) else (if List.mem n24 [] then (n13 + n23) else (if true then (if x11 <> x11 then n23 else (if ((); false) then n25 else (String.length "\000\255x"))) else (if true then n24 else n13)))
let v28 = ((-13) - (let n27 = n27 in n24)) > 4096
let n29 = n27
let () = prerr_int (let v31 = (fun p30 -> (true, p30, (Array.make 7 x11))) C1 in -2147483648)
let () = prerr_byte 32
let () = prerr_float (try (if if v28 then v28 else v28 then raise (Failure "a") else (x11 *. x11)) with | Division_by_zero -> (coarse (tan (limit x11 (-1.0) 1.0))) | Failure q32 -> x11 | Match_failure _ -> ((); x11))
let () = prerr_newline ()
let _ = pick14 (v28 || v28) v20 (ref n23)
let p33 = String.length "12"
let p34 = 10.0
let p35 = ((); p34)
let p36 = -10.0
let p37 = p35 -. p34
let p38' = p37 -. p37
let p39 = floor p38'
let p40 = p36 *. p35
let () = mix 1
let n41' = (p33) - 1
let x42 = 1.0 +. ((p39 -. (p38' *. ((p36 *. ((p34) *. p35)) *. p37))) *. p40)
let v44 = ((fun p43' -> Array.make 9 n23), [], !v18)
let () = ((let (_, m46, m47) = v44 in mix_1 5 m46; mix m47); note_end 0)
let unused55 = pick14 (match ((fun p48 -> Array.make 9 16), [], 6) with | (q49, [], _) -> v28 | ((q50, (q51 :: []), q52) | (q50, (q51 :: []), q52)) -> v28 | (_, (_ :: (q53 :: q54)), _) -> v28) ((); (ref 3)) v20
let n57 = (match C1 with | C0 x42 -> (1073741824 lsl (!v20 land 31)) | ((C0 _) | C1) -> (if (n41' + (-65536)) > 14 then (18 mod (n27 lor 1)) else (-16)) | exception _ -> (n25 mod ((( * ) n27 n41') lor 1)))
let () = note_int n57
let () = if "cay" > (if v28 then "b c" else "a") then () else ()
let x58 = x42
let () = note_float x58
let c62 = (((match n57 with | ((-2) | (-2)) -> x42 | -3 -> p40 | q59 -> x42) +. (let v60 = v28 in 0.5))) +. (let v61 = 8 in p38')
let c63 = (let v61 = 8 in p38') +. ((let v61 = 8 in p38'))
let c64 = c63 +. (((match n57 with | ((-2) | (-2)) -> x42 | -3 -> p40 | q59 -> x42) +. (let v60 = v28 in 0.5)))
let c65 = c63 *. (c62)
let c66 = (((match n57 with | ((-2) | (-2)) -> x42 | -3 -> p40 | q59 -> x42) +. (let v60 = v28 in 0.5))) -. ((match n57 with | ((-2) | (-2)) -> x42 | -3 -> p40 | q59 -> x42) +. (let v60 = v28 in 0.5))
let c67 = ((match n57 with | ((-2) | (-2)) -> x42 | -3 -> p40 | q59 -> x42) +. (let v60 = v28 in 0.5)) *. (c66)
let () = note_float c67
let x68 = p36
let n69 = n29
let () = note_float c62
let () = note_int p33
let () = note_int n41'
let () = note_float p35
let () = note_float c67
let () = (mix_0 5 v20; note_end 0)
let () = note_float p36
let () = note_int n57
let () = ()
