exception E0
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix (Char.code y176); mix_0 (d - 1) y177
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y178 :: y179) -> mix 1; mix y178; mix_1 (d - 1) y179
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let n9 = 11
let () = note_int n9
let n9 = (let _v20 = (match ((x8, x8, 0.0, n9), false, false) with | (((_, _, q10, q11) as w12), q13, (true | true)) -> (fun q13 p14 n9 -> false) | ((_, _, q15, q16), _, false) -> (fun p17 p18 p19 -> false)) in if true != false then (match Ok n9 with | ((Ok q21) | (Ok q21)) -> (fun p22 p23 p24 -> ((let rec f29 p25 = ((fun p26 p27 p28 -> p28), q21) in f29), q21)) | Error true when ((match Ok None with | ((Ok q30') | (Ok q30')) -> n9 | Error _ -> n9) <= (4 lsl (n9 land 31))) -> (let rec f40 p31 p32 p33 = ((let rec f39' p34 = ((let rec f38 p35 p36 p37 = 2 in f38), n9) in f39'), n9) in f40) | Error true -> (let rec f47 _v20 p41 p42 = ((fun p43 -> ((let rec f46 p44 p45 n9 = p44 in f46), n9)), 16) in f47) | Error false -> (fun p48 p49 p50 -> ((let rec f55 p51 = ((fun p52 p53 p54 -> 14), n9) in f55), (-1)))) else (if false then (fun p56 p57 p58 -> ((fun p59 -> ((fun p60 p61 p62 -> p62), n9)), n9)) else (fun p63 p64 p65' -> ((let rec f70 p66 = ((fun p67 p68 p69 -> p67), n9) in f70), n9))))
let x74 = ((if (9 - 4096) < 0 then ((); ()) else ()); (try (-. ((-1.0) +. x8)) with | Failure q71 -> x8 | Not_found -> (let (q72, q73) = (true, []) in -2.0) | E0 -> 10.0))
let () = note_float x74
let n77 = compare (ref (x74 -. ((try (if true then raise Division_by_zero else x8) with | Invalid_argument q75 -> 10.0 | Division_by_zero -> (-0.0) | Not_found -> x74 | E0 -> x74) *. (let _v76 = 1.5 in 10.0)))) (ref 10.0)
let () = (try (
  let rec f78 p79 p80 p81 =
    if p79 <= 0 then
      (x74 /. (-0.0))
    else (
      let r82 = f78 ((-1) + p79) p80 p81 in
      let r83 = f78 ((-1) + p79) p80 ((); p81) in
      r83
    )
  in
  let x84 = f78 2 (n77 + 10) (not false) in
  let rec f85 p86 p87 p88 p89 p90 =
    if p86 < 1 then
      ('0' :: [])
    else (
      f85 (p86 - 1) (let v93 = (let s91 = "tail \" end" in let i92 = 12 in if i92 >= 0 && i92 < String.length s91 then s91.[i92] else 'a') in p87) 17 p89 (-1.0)
    )
  in
  let v94 = f85 4 (f85 10 [] n77 [] x74) (n77 / (n77 lor 1)) (List.cons 0.5 []) (x84 *. 3.25) in
  (mix_0 5 v94; note_end 0);
  let f95 p96 p97 p98 =
    apply0 (let (q108, _, q109) = (let (_, p97, q103) = ((Ok 5), (let rec f102 p99 p100 p101 = -100.75 in f102), p96) in ((let rec f107 p104 p105 p106 = n77 in f107), (Ok n77), false)) in ref (Ok 8)) ((19, 9, x84), n77) (fun p110 p111 -> p110)
  in
  let x112 = f95 (try ('0' :: []) with | _ -> []) n77 (min (true, v94, true, n77) (true, v94, false, n77)) in
  let x114 = f95 (let v113 = ((n77, 9), None) in v94) (n77 lsl (n77 land 31)) (max (true, v94, false, n77) (false, v94, false, 5)) in
  let n115 = 13 lsr 26 in
  (if x112 >= 100.75 then raise Division_by_zero else (let v116 = [] in ()))) with | Division_by_zero -> (if true then () else ()))
let n118' = if true || true then (if false || false then (n77 mod (n77 lor 1)) else (if Option.is_none None then (if (match 0.5 with | 0.0 -> false | 0.5 -> true | 1.0 -> true | q117 -> true) then 2147483647 else (if (Array.make 3 100.75) <= (Array.make 3 3.25) then (( * ) n77 8) else (if true then n77 else 12))) else n77)) else n77
let x120 = ((mix (if true then 1 else 0)); (let v119 = ((n118', "tail \" end", n118', n118'), n77, x74, (ref true)) in x74)) -. ((); (fst (x8, false)))
let a124 = Array.mapi (let rec f123 p121 p122 = -. 1.5 in f123) (Array.make 1 n77)
let n125 = -282
let () = note_int n125
let s128 = if if (let v126 = [] in false) then ((n118' - (-4096)) > n77) else (if false then true else true) then "mbmayqpl" else ((Array.fold_right (fun p127 () -> ()) a124 ()); (max "b c" "b c"))
let () = (mix_string s128; note_end 0)
let n167 = (try (
  let apply129 p130 p131 =
    let n132 = p131 n125 n118' in
    (match x74 with | 0.5 -> (let (_, q140, _, q141') = (match None with | None -> (false, [], None, (fun p133 p134 -> -2.0)) | Some 4 -> (true, [], None, (let rec f136 n132 p135 = 0.5 in f136)) | Some _ -> (true, [], None, (let rec f139 p137 p138 = x74 in f139))) in "cjo") | 1.0 -> s128 | q142 -> (try (Printf.sprintf "<%-6s|>" ((clip s128) ^ "tail \" end")) with | _ -> (let (_, q143, q144, (q145, q146, q147, n125)) = ((Array.make 8 n132), (ref false), [], (q142, false, 1.5, true)) in s128)))
  in
  let s152 = apply129 n125 (let v148 = -3 in (let rec f151 p149 p150' = n125 in f151)) in
  (mix_string s152; note_end 0);
  let n153 = 7 in
  let n154 = 2147483646 - ((-10) / 2) in
  let v165 = if if false || true then (match Ok (true, true, n154) with | Ok (q155, q156, q157) -> q156 | Ok q158 -> true | ((Ok (_, false, _)) | (Error None)) -> true | ((Error (Some _)) | (Ok (_, _, _))) -> false) else (not false) then (if true && true then [3] else (if true then raise (Invalid_argument s152) else [])) else (match (try (let s162 = s128 in let i163 = n125 in if i163 >= 0 && i163 < String.length s162 then s162.[i163] else '0') with | _ -> ' ') with | ('a'..'m' | 'a'..'m') -> (if false then [] else []) | 'n' -> (if false then [] else []) | q164 -> []) in
  (mix_1 5 v165; note_end 0);
  -(int_of_string (string_of_int n154))) with | Invalid_argument q166 -> (int_of_float x120) | _ -> (int_of_float (-0.5)))
let () = note_int n167
let n168 = 2
let n168 = (let s169 = "liglmytpto" in let i170 = (let (q174, q175) = String.fold_left (let rec f173 p171 p172' = p171 in f173) (x120, x120) s128 in n168 mod (-1)) in if i170 >= 0 && i170 < String.length s169 then s169.[i170] else 'z')
let () = (mix (Char.code n168); note_end 0)
let () = note_int n77
let () = note_int n125
let () = note_float x8
let () = (mix (Char.code n168); note_end 0)
let () = note_float x74
let () = note_int n167
let () = (mix_floats a124 0 1; note_end 0)
let () = note_int n118'
let () = ()
