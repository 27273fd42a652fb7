type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec f4 p5 p6 p7 p8 p9 p10' =
  if p5 > 0 then (
    f4 ((-1) + p5) p9 p7 p7 p6 p10'
  ) else
    p10'
let x14 = f4 6 (let v11 = 17 in 0.0) (Char.code '0') (try 7 with | _ -> (-1)) 2.0 (String.fold_left (fun p12 p13 -> p12) 3.25 "")
let a27 = (match (("\000\255x" = "\000\255x"), (List.fold_right (let rec f16 x14 p15 = p15 in f16) [] None), (if true then ("tail \" end", 1) else ("12", 13))) with | ((_, None, (_, _)) | (_, None, _)) -> (let v18 = -2.2250738585072014e-308 in a3) | (q19, (Some _), (q20, _)) -> [|((); x14); (fabs x14); x14; (match [] with | ([] as w21) -> x14 | (((_ :: ([] as w22)) as w23) | ((_ :: ([] as w22)) as w23)) -> x14 | (q24 :: (q20 :: q25)) -> 1.5); x14; 10.0; (let i26 = 16 in if i26 >= 0 && i26 < 7 then a3.(i26) else x14)|])
let () = assert (hide 1 3 = 3)
let x35 = (let v34 = (match (fun p32 -> []) (Array.make 8 5) with | [] -> (-2) | (q33' :: _) -> ((-2) * 10)) in x14)
let x77 = (try (
  let n76 = (try (
    let rec f36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 p47 p48 p49 p50 p51' p52 p53 p54 p55 p56 p57 p58 p59 p60 p61 p62 p63' p64 p65 p66 p67 p68 p69 =
      if p37 < 1 then
        p56
      else (
        f36 (p37 - 1) p65 p53 p56 p56 p58 p50 (let v71 = (let v70 = Array.make 5 4 in 1.0) in v71 -. p69) p44 p66 p58 p51' p48 p62 p56 p57 p53 p64 p44 p59 p48 p67 p63' p44 p66 p64 p52 p60 p60 p46 p47 p63' p54
      )
    in
    let n75 = f36 0 (float_of_int 8) (fabs x35) (match 3 with | 6 -> 3 | 3 -> (-3) | 2 -> (-1) | 4 -> 6 | 2 -> 17 | 4 -> 16 | 9 -> 0 | 3 -> 11 | q72 -> q72) (if true then 4 else 4) (x14 +. (-1.0)) a27.(wrap (13 + 5) 7) (if true then raise Not_found else x35) x35 (x35 /. x35) (1.0 -. x35) (-9) (15 land 1) (if false then (-2.0) else x35) (let (x35, q73, a3, q74) = ((-0.5), None, (Array.make 2 3.25), 7) in q74) (if true then 6 else 14) (min x14 x14) (x14 -. x35) x14 (f36 5 x14 x35 12 2 x14 1.5 x14 x14 x14 (-2.0) 0 0 x14 16 18 x35 x35 x35 7 0 x35 19 1.0 1.0 0.0 18 x35 x35 x35 x35 6 x14) ((); 16) (f4 5 x35 2 4 3.25 x35) (Array.length a27) (x14 *. x14) x14 ((); x35) (2 + 6) (if false then raise Not_found else x35) x14 2147483648.0 (f4 10 x35 13 6 3.25 (-1.5)) (2 * 12) (if true then x35 else x35) in
    note_int n75;
    ((-3) mod 1) / 10) with | _ -> (2 - 16)) in
  float_of_string "100.75") with | _ -> (( *. ) x35 (-0.5)))
let rec f78 p79 p80' p81 p82 p83 p84 p85 p86 p87 p88 p89 p90 =
  if p79 > 0 then (
    f78 (p79 - 1) p81 (let v91 = string_of_float (abs_float p81) in x77 *. 3.25) p82 p90 p83 p82 (p83 land (p86 + 17)) p85 p81 p82 ((Array.length a3) - (-4097))
  ) else
    (-0.5)
let x104 = f78 6 (x35 *. x35) (try (min x35 x77) with | _ -> x77) (match [] with | [] -> 100.75 | (_ :: q92) -> x77) ((let rec f94 p93 = 9 in f94) (let rec f96 p95 = p95 in f96)) (14 * 7) (let (q101, q102) = ((-2.0), (let rec f100 p97 p98 p99 = p99 in f100)) in x35) (3 * 12) (min x77 x77) (float 12) (coarse (exp (limit x77 (-9.0) 5.0))) (let v103 = ([], '\255', (false, false, x14), None) in 20)
let () = note_float x104
let x107 = f78 7 (let _v105 = (11, [], false, 0.0) in x77) (let i106 = 10 in if i106 >= 0 && i106 < Array.length a3 then a3.(i106) else x104) (float_of_int 6) (20 + 5) 17 (( +. ) x14 1.0) ((-1) lxor (-2)) (if false then x104 else x77) (f78 (hide 0 6) x77 x77 (-2.0) (-2) 2 x104 0 x104 x14 1.5 13) (fabs x104) (-17)
let rec f108 p109 p110 p111 p112 =
  if p109 > 0 then (
    f108 ((-1) + p109) (p110 + (p112 / (-3))) p111 (match false || true with | (true | false) -> (let o113 = p110 in let o114 = p112 in let o115 = p112 in let o116 = p110 in let o117 = p112 in let ( *. ) a b = a * 2 - b in o113 *. o114 *. o115 *. o116 *. o117) | false -> (p112 lor p112))
  ) else
    p112
let n118 = f108 3 (if true then 7 else 13) (-2.0) (compare true true)
let rec f119 p120 p121 p122 p123 p124 p125 p126 =
  if p120 < 1 then
    (let i127 = 17 in if i127 >= 0 && i127 < 7 then a3.(i127) else x107)
  else (
    f119 (p120 - 1) p121 p122 p126 p122 p123 p123
  )
let x133 = f119 (hide 1 5) 4096 (snd (n118, n118)) (match None with | None -> x77 | Some [|q128; _|] -> x77 | ((Some q129) | (Some q129)) -> x107) (let v130 = Array.make 1 n118 in n118) (try x104 with | Invalid_argument q131 -> x77 | Failure _ -> x107 | Not_found -> x107 | Match_failure _ -> 10.0 | E0 q132 -> x104) (ceil x77)
let s135 = ref x104
let i134 = ref 0
let () = while !i134 < 7 do
  s135 := (a27.(!i134) -. (!s135)); if (fun p136 -> (!i134 - 2147483647) < p136) (!i134 * 7) then (i134 := !i134 + 1) else i134 := 7
done
let n137 = !s135
let () = note_float n137
let v146 = (Result.is_error (if false then (Ok (ref (ref false))) else (Ok (ref (ref false))))) && (match (let v138 = ("b c", 4, n118) in []) with | [] -> true | ([] | (0 :: _)) -> (if false then false else false) | (((-2) | 6) :: q139) -> (n118 == 10) | ((q140 :: _) | ((2 as q140) :: _)) -> ((q140 + 2147483647) >= q140) | (((1 :: n118) as w141) | ((_ :: w141) as n118)) -> (x133 >= 0.0) | ((5 :: q142) as w143) -> (if false then false else false) | ((-3) :: q144) -> (min true true) | (9 :: q145) -> (n118 <= n118) | ([] | (_ :: _)) -> (x133 <= x77))
let () = (mix (if v146 then 1 else 0); note_end 0)
let x148 = -. (x107 +. (match Array.make 9 n118 with | q147 -> x104))
let rec f149 p150 p151 p152 p153 p154 p155 p156 p157 p158 =
  if p150 <= 0 then
    (match Ok n118 with | Ok (4 as w159) -> p158 | Ok 2 -> p154 | Ok _ -> p152 | Error (Ok q160) -> p153 | Error (Error _) -> p154)
  else (
    f149 (p150 - 1) p156 p153 p154 p152 p155 p157 p157 p152
  )
let n161 = f149 13 (n137 *. 2.0) (n118 mod (n118 lor 1)) (n118 * 39) 3 (-2346) (f119 8 14 n118 x104 n118 n137 (-3.25)) a3.(5) (f149 4 (-100.75) n118 n118 8 n118 x133 n137 n118)
let () = note_int n118
let () = note_float x35
let () = note_int n161
let () = note_float x77
let () = note_float n137
let () = note_float x133
let () = (mix (if v146 then 1 else 0); note_end 0)
let () = note_float x14
let () = ()
