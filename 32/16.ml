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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y149 -> mix 1; mix y149
and mix_1 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y150' :: y151) -> mix 1; mix_2 (d - 1) y150'; mix_1 (d - 1) y151
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y152 :: y153) -> mix 1; mix y152; mix_2 (d - 1) y153
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let v3 = (( -. ) (max 10.0 1.5) (-. 0.5)) >= (min (1.0 *. (-3.25)) (100.75 +. 0.0))
let f4 p5 v3 p6 =
  let v12 = (match None with | None -> (let p5 = 1.0 -. (-2.0) in (let rec f8 p7 = ref (ref p7) in f8) p5) | Some q9 -> ((fun p10' -> (let v11 = ([], (ref (-3.25)), (false, false)) in ref (ref p10'))) (if true then 0.0 else 100.75))) in
  assert (hide 1 3 = 3);
  None
let v23 = f4 (let v13 = Ok (-0.0) in None) n2 (match [] with | (([] as w14) | ([] as w14)) -> (fun p15 -> v3) | ((None | None) :: []) -> (fun (q16, q17, _, q18) -> false) | (None :: ((q19 :: n2) | (q19 :: n2))) -> (fun p20 -> v3) | ((Some _) :: _) -> (let rec f22 p21 = true in f22))
let () = (mix_0 5 v23; note_end 0)
let () = (mix_0 5 v23; note_end 0)
let v25' = f4 (Some (n2, "")) (-2279) (fun p24 -> v3)
let () = (mix_0 5 v25'; note_end 0)
let () = (mix_0 5 v25'; note_end 0)
let v26 = true
let a27' = Array.init 8 (fun p28 -> 0.5)
let i29 = ref 0
let () = while !i29 < 2 do
  (
    let rec loop31 i30 =
      if i30 < 4 then (
        (a27'.(!i29 * 4 + i30) <- ((1.5 +. 0.0) *. (a27'.(!i29 * 4 + i30))));
        loop31 (i30 + 1)
      ) else
        ()
    in
    loop31 0;
    ());
  i29 := !i29 + 1
done
let () = (mix_floats a27' 0 8; note_end 0)
let a36 = Array.init 4 (fun p33 -> (17 asr (p33 land 31)) - (match v25' with | None -> p33 | (Some 1 as w34) -> 14 | Some (-1) -> 12 | ((Some q35) | (Some (0 as q35))) -> 11))
let () = (mix_ints a36 0 4; note_end 0)
let n39 = (match if v26 then [] else [] with | [] -> (match v3 with | true -> 13 | false -> n2) | (q37 :: q38) -> (n1 mod (n2 lor 1))) * 14
let x41 = (5e-324 /. ((); 10.0)) -. (let v40 = Ok ((-0.5), (-1.0), (-1.5)) in max (-10.0) 1.0)
let v52 = (match None with | (None | None) -> (
  let v43 = ((Array.fast_sort (fun x y -> compare y x) a36); ((let _v42 = n39 in n2) <> (n39 / 16))) in
  let n48 = (((fun p44 -> 11) (n2, 0.0)) - (n2 + n39)) * (try (match (Some n2) with | (None | None) -> a36.(n39) | Some (-3) -> (match v25' with | None -> n39 | Some 1 -> n1 | Some 8 -> 18 | Some q45 -> 18) | (Some 1 as w46) -> (truncate x41) | Some v25' -> (max 4 v25')) with | Invalid_argument q47 -> (if v43 then n2 else 7)) in
  note_int n48;
  [] :: (match v25' with | None -> [] | Some q49 -> [])) | Some ([||] | [||]) -> (
  (match max v25' v25' with | (None | (Some _)) -> (match [] with | [] -> [] | (_ :: _) -> []) | Some 5 -> (snd (v26, [])) | Some (-2) -> [] | Some n2 -> (max [] []))) | ((Some [|_|]) | (Some _)) -> (
  let n51 = -8 in
  note_int n51;
  ((); []) :: []))
let () = (mix_1 5 v52; note_end 0)
let v53 = (try (if (n39 + 7) > (-1073741824) then ((min v26 v26) && (not v26)) else ((if v26 then x41 else x41) <> (coarse (tan (limit x41 (-1.0) 1.0))))) with | _ -> ((x41 < x41) || (if v26 then v26 else v26)))
let f129 = fun p54 p55' -> if if if n39 <> 9 then v26 else (if false then v53 else v53) then (((-2) <> n2) || v3) else true then (match [] with | [] -> (match v25' with | None -> ((let rec f59 p56 p57 p58 = "a" in f59), n2) | Some (5 | 5) -> ((fun p60 p61 p62 -> "12"), 7) | Some 3 -> ((let rec f66 p63 p64 p65 = "tail \" end" in f66), (-1)) | Some 2 -> ((fun p67 p68' p69 -> "12"), n2) | Some 9 -> ((let rec f72 v23 p70 p71 = "\000\255x" in f72), n39) | Some 0 -> ((fun p73 p74 p75 -> "\000\255x"), n2) | ((Some q76) | (Some (6 as q76))) -> ((let rec f80 p77 p78 p79 = "12" in f80), q76) | Some (3 | 4) -> ((let rec f84' p81 p82 p83 = "12" in f84'), n39) | Some (-3) -> ((fun p85 p86 p87 -> "12"), n2) | Some q88 -> ((fun p89 p90 p91 -> "a"), 5)) | ([] :: []) -> ((let rec f95 p92 p93 p94 = "12" in f95), 6731) | ((q96 :: q97) :: []) -> ((match v52 with | ([] as w98) -> () | ([] :: []) -> () | ([] :: (_ :: q99)) -> () | ((((_ :: _) as w100) :: q101) as w102) -> ()); (if v53 then ((fun p103 p104 p105 -> "12"), 15) else ((let rec f109 p106 p107 p108 = "tail \" end" in f109), 7))) | (q110 :: (q111 :: _)) -> ((match q111 with | [] -> (let rec f114' n2 p112 p113 = "tail \" end" in f114') | (_ :: []) -> (fun p115 p116 p117 -> "b c") | (((q118 :: q119') as w120') | ((q118 :: q119') as w120')) -> (let rec f124 p121 p122 p123 = "a" in f124)), (-9))) else ((let v125 = not v53 in fun p126 p127 p128' -> "a"), (n39 - (Array.length p54)))
let rec f130 p131' p132 p133 =
  if p131' <= 0 then
    n39
  else (
    let v134 = v3 in
    let r135 = f130 (p131' - 1) ((15, x41, v53), (n39, "", (-3.25), 15), n39, 7) (if false then p133 else p133) in
    r135 + (String.length "b c")
  )
let n140 = f130 0 (min ((n1, x41, v53), (1, "b c", x41, n39), n39, n39) ((n39, 2.0, false), (n39, "b c", x41, n39), 13, n2)) (let rec f139 p136 p137 p138 = true in f139)
let n145 = f130 7 ((18, x41, v26), (n39, "b c", 10.0, n2), n140, n39) (let rec f144 p141 p142 p143 = v53 in f144)
let () = note_int n145
let x146 = 0.0 /. 0.0
let n148 = ((((((0) + (if x146 = x146 then 97 else 0)) + (if (if v53 then x146 else 0.5) <> x146 then 76 else 0)) + (if (let i147 = 1 in if i147 >= 0 && i147 < Array.length a27' then a27'.(i147) else x146) < x146 then 81 else 0)) + (if x146 > x146 then 46 else 0)) + (if (x146 +. x146) <= x146 then 10 else 0)) + (if x146 >= (x146 -. (-2.0)) then 54 else 0)
let () = note_int n148
let () = note_float x146
let () = note_int n1
let () = (mix (if v53 then 1 else 0); note_end 0)
let () = note_int n145
let () = (mix_ints a36 0 4; note_end 0)
let () = note_float x41
let () = (mix_0 5 v23; note_end 0)
let () = (mix_0 5 v25'; note_end 0)
let () = ()
