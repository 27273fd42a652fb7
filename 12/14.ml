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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y101 :: y102) -> mix 1; mix y101; mix_0 (d - 1) y102
and mix_1 d (v : string ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y103 :: y104) -> mix 1; mix_3 (d - 1) y103; mix_1 (d - 1) y104
and mix_2 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106') -> mix 1; mix_ints y105 0 4; mix_2 (d - 1) y106'
and mix_3 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec build3 p4 p5 =
  if p4 <= 0 then [] else
    (truncate 100.75) :: (build3 (p4 - 1) (if false then p5 else 16))
let v6 = build3 1 (compare (Array.make 1 x1) (Array.make 1 (-1.5)))
let () = (mix_0 5 v6; note_end 0)
let v7 = build3 0 (if false then n2 else n2)
let () = (mix_0 5 v7; note_end 0)
let a8 = (let (q9, q10) = ([], 'z') in Array.make 2 100.75)
let i11 = ref 0
let () = while !i11 < (hide 1 1) do
  a8.(!i11 + 1) <- ((a8.(!i11)) -. (-0.0));
  i11 := !i11 + 1
done
let () = (mix_floats a8 0 2; note_end 0)
let rec build12 p13 p14 =
  if p13 <= 0 then [] else
    (ref "") :: (build12 (p13 - 1) (if true then p14 else p14))
let v15 = build12 4 x1
let () = (mix_1 5 v15; note_end 0)
let v16 = build12 8 (float (-1))
let () = (mix_1 5 v16; note_end 0)
let n17 = truncate 0.1
let n18 = n2
let () = note_int n18
let () = print_int (let _v19 = ( - ) n17 n18 in if true then _v19 else 16)
let () = print_byte 32
let () = print_float x1
let () = print_newline ()
let () = (match (min (((); ()); (false, n2, n18, (-3.25))) ((if true then false else true), (n2 * n17), (Array.fold_left (fun v6 p20 -> n0) n18 a8), x1)) :: ((if n18 = n18 then (max (false, n17, 10, x1) (true, n17, n18, 10.0)) else (false, n0, n18, 0.5)) :: (if false then (match v16 with | [] -> [] | (q21 :: q22) -> []) else ((true, n0, (-2), x1) :: []))) with | [] -> (match [] with | [] -> (try (let v36 = (match v16 with | [] -> (if false then raise (Invalid_argument "12") else (fun p23 -> 1.0)) | (q24 :: ((_ :: _) | [])) -> (try (if false then (fun p27 -> x1) else (fun p28 -> x1)) with | _ -> (fun p29 -> x1)) | (q30 :: (q31 :: q32)) when (not ([] <= [])) -> (let v33 = n18 in (let rec f35' p34 = 0.5 in f35'))) in if Option.get None then () else (if false then () else ())) with | Invalid_argument q37' -> (if (match Array.make 1 x1 with | [|q38|] -> false | [|0.0|] -> true | ([|q39|] | [|q39|]) -> true | [|_|] -> true | _ -> true) then (let v40 = n17 in ())) | Division_by_zero -> (mix (let v41 = n17 in 9)) | Match_failure _ -> (mix (if "b c" = "tail \" end" then 1 else 0); note_end 0)) | (q42 :: []) -> (match (let v43 = 1.0 in (ref "12") :: []) with | [] -> ((print_endline "tail \" end"); (a8.(0) <- x1)) | (q44 :: []) -> (fst ((), 17)) | (_ :: (q45 :: _)) when q42 -> () | (_ :: (_ :: n17)) -> (List.iteri (let rec f48 p46 p47 = a8.(1) <- x1 in f48) ('\'' :: []))) | ([] | (true :: (_ :: _))) -> (if max ((fun v7 -> false) n2) (x1 = x1) then (a8.((let o49 = n18 in let o50 = 5 in let o51 = n2 in let ( **! ) a b = (a lsl 1) + b in o49 **! o50 **! o51) land 1) <- (-. x1)) else (a8.(1) <- (-5e-324))) | (false :: (q52 :: _)) -> (a8.((-4) land 1) <- a8.(wrap n18 2))) | ((_, q53, q54, _) :: q55) -> (note_int (String.length (if "tail \" end" > "" then (match v16 with | ([] as w56) -> "a" | ((q57 :: []) | (q57 :: _)) -> "b c" | exception _ -> "\000\255x") else (Printf.sprintf "<%-4d|>" q53)))))
let rec build58 p59 p60 =
  if p59 <= 0 then [] else
    (match v16 with | [] -> (Array.make 4 p59) | (q61 :: []) -> (Array.make 4 n18) | (q62 :: (q63 :: q64)) -> (Array.make 4 p59)) :: (build58 (p59 - 1) (if p60 then true else true))
let v65 = build58 8 (n18 <= n2)
let () = (mix_2 5 v65; note_end 0)
let () = (mix_2 5 v65; note_end 0)
let v66 = build58 1 (x1 < x1)
let () = (mix_2 5 v66; note_end 0)
let () = (mix_2 5 v66; note_end 0)
let p67 = (match v6 with | [] -> 0.0 | (q68 :: q69) -> x1)
let p70 = n18 + n18
let p71 = p67
let p72 = p70 / (-2147483648)
let p73 = n2
let p74 = ( *. ) (-0.5) 0.0
let p75 = 1e-310
let p76 = Array.length a8
let p77 = a8.(0)
let p78 = x1 +. p71
let p79 = p72
let p80 = if false then p71 else p74
let p81 = if true then 1.0 else p77
let p82 = ( * ) p76 p72
let p83 = ((); p73)
let p84 = (match [] with | [] -> 17 | ((_ :: _) | []) when ((if false then false else true) == (if true then true else true)) -> n0 | (q86' :: q87) -> p76 | _ -> p76)
let p88 = 1.0 *. (-1.5)
let p89 = if false then p88 else p88
let p90' = List.length v7
let p91 = (-3) + p84
let p92' = (match [] with | ([] | []) -> p81 | (q93 :: _) -> p75 | (q94 :: (p77 :: q95)) -> 0.0)
let p96 = 1e-310
let p97 = p80
let p98 = ( *. ) p88 p74
let () = mix 1
let n99 = ((p90' + (((p82 lxor ((p76 - ((p72 - (p70)) - p73)) lxor p79)) * p83) - p84)) + p91) * 1
let x100 = (p98 -. (p97 -. (p96 +. ((p89 +. (p88 *. (p81 *. ((((p75 *. (p74 +. (p71 *. (p67)))) +. p77) -. p78) *. p80)))) -. p92')))) -. 1.0
let () = note_int p91
let () = note_float p97
let () = note_int p79
let () = (mix_2 5 v66; note_end 0)
let () = note_float p67
let () = note_int p83
let () = note_float p96
let () = note_float x100
let () = ()
