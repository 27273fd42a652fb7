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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y130 -> mix 1; mix_1 (d - 1) y130
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y131 -> mix 1; mix y131
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let f3 p4' p5 p6 =
  let x32 = (let v31 = (try (match (let _v10 = (let rec f9 p7 p8 = Ok n2 in f9) in []) with | [] -> (if false then (fun p11 p12' -> p12') else (fun p13 p6 -> p4')) | (n2 :: []) -> (let rec f16 p14 p15 = [] in f16) | (q17 :: ((x1 :: q18) as w19')) -> (let rec f22 p20 p21 = p21 in f22)) with | Invalid_argument _ -> (let _v23 = Array.make 1 (fun p6 -> n2) in fun p24 p25 -> p25) | Division_by_zero -> (let rec f28 p26 p27 = [] in f28) | Not_found -> (fun p29 p30' -> [])) in x1) in
  let f33' p34 p35 p36 =
    let c37 = n2 lxor (n2) in
    let c38' = (n2) - (let x32 = ((), n2, p5) in (try (n2 asr 6) with | _ -> n2)) in
    let c39 = ((let x32 = ((), n2, p5) in (try (n2 asr 6) with | _ -> n2))) * c38' in
    let c40 = (c37) * c38' in
    let c41 = c40 + (c39) in
    let c42 = ((let x32 = ((), n2, p5) in (try (n2 asr 6) with | _ -> n2))) lxor c37 in
    let c43 = (c38') * c38' in
    let c44 = (c37) lxor c41 in
    let c45 = (c40) + c41 in
    let c46 = (c43) + n2 in
    let c47 = c38' * (c45) in
    '0'
  in
  let g48 = f33' (0.0 /. 0.0) in
  let g49 = g48 (let v50 = n2 in []) in
  let v51 = g49 "u" in
  let v52 = g49 (String.concat "b c" ["a"; clip "b c"]) in
  int_of_float (floor ((); x1))
let g53 = f3 (15 :: [])
let g54 = g53 (not true)
let n55 = g54 (true, (Ok false), (Array.make 1 n2))
let n56 = g54 (match n2 with | 5 -> (false, (Ok false), (Array.make 1 n55)) | ((-1) | (-1)) -> (true, (Ok false), (Array.make 1 n55)) | (9 | 0) -> (false, (Ok true), (Array.make 1 n55)) | _ -> (false, (Ok true), (Array.make 1 n2)))
let () = note_int n56
let f57 p58 p59 p60' =
  (match Array.make 1 (snd (n56, x1)) with | ([|_|] | [|1.0|]) -> (n56 + n2) | [|q61|] -> (16 mod ((let v62 = n55 in 9) lor 1)) | q63 -> (try (Char.code (if true then ' ' else ' ')) with | _ -> (let o64 = 7 in let o65 = n56 in let o66 = n56 in let o67 = n56 in let o68 = n55 in let ( @@ ) a b = (a lsl 1) + b in o64 @@ o65 @@ o66 @@ o67 @@ o68)))
let g69 = f57 (try (if false then raise (Invalid_argument "a") else []) with | Invalid_argument _ -> [])
let g70 = g69 (Array.map (let rec f72 p71 = n56 in f72) (Array.make 5 18))
let n73 = g70 (min [] [])
let n77' = g70 (match [] with | [] -> [] | (q74 :: q75) when false -> [] | ([] | (_ :: _)) -> [] | exception Invalid_argument q76 -> [] | exception Division_by_zero -> [] | exception Not_found -> [])
let () = note_int n77'
let f78 p79 p80 p81 =
  let f82 p83 p84 p85 =
    Char.code (match p81 with | ([] | []) -> (match p81 with | [] -> '0' | ([] | (_ :: [])) -> '0' | (q86 :: (q87 :: _)) -> ' ') | ((q88 :: []) | (q88 :: _)) -> ' ')
  in
  let g89 = f82 [|n73|] in
  let g90 = g89 (match p81 with | [] -> 9 | (_ :: []) -> 0 | ((q91 :: (q92' :: p80)) as w93) -> 3) in
  let n94 = g90 p79 in
  let n95 = g90 (n55 + 3) in
  "\000\255x"
let g96 = f78 (f57 [] (Array.make 5 n77') [])
let g97 = g96 (match true with | true -> (Array.make 4 n56) | false -> (Array.make 4 n73))
let s98 = g97 ((ref true) :: [])
let () = (mix_string s98; note_end 0)
let s99 = g97 []
let () = (mix_string s99; note_end 0)
let f100 p101 p102 p103 =
  let f104 n2 p105 p106 =
    -. (let i107 = 3 in if i107 >= 0 && i107 < 16 then p105.(i107) else (float_of_int n77'))
  in
  let g108 = f104 (match p103 with | ([] | []) -> None | ((_ :: q110) :: q111) -> None | ((_ :: _) | []) -> None | exception Invalid_argument q114 -> None | exception Failure q115 -> None | exception _ -> None) in
  let g109 = g108 (create_float_array 16 x1) in
  let x120 = g109 ((let rec f119 p116' p117 p118 = p101 in f119), false, (ref x1)) in
  let x124' = g109 ((fun p121 p122 p123 -> p121), true, (ref x1)) in
  None
let g125 = f100 n56
let g126 = g125 (-1)
let v128 = g126 (List.map (fun p127 -> []) [])
let v129 = g126 []
let () = note_int n77'
let () = (mix_0 5 v128; note_end 0)
let () = note_int n2
let () = note_int n73
let () = (mix_string s99; note_end 0)
let () = (mix_0 5 v129; note_end 0)
let () = note_float x1
let () = note_int n0
let () = ()
