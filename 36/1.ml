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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int * int) t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y202, y203) -> mix 0; mix_2 (d - 1) y202; mix_1 (d - 1) y203
    | C1 -> mix 1
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y204 -> mix 1; mix_float y204
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    (false || false)
  else (
    let n4 = 4762 in
    let r5 = f0 (p1' - 1) [] (min p3 p3) in
    (-. (-1.5)) < p3
  )
let v6 = f0 (hide 0 1) [] (2.0 /. 2.0)
let () = (mix (if v6 then 1 else 0); note_end 0)
let v7 = f0 2 (if true then [] else []) ((); 1.5)
let () = (mix (if v7 then 1 else 0); note_end 0)
let f11 = fun p8 p9 p10 -> 65536 <= p9
let n17' = ((-8551) + (18 / 8)) mod ((min 6 (let o12 = 13 in let o13 = -1 in let o14 = 19 in let o15 = -2 in let o16 = 18 in let ( mod ) a b = a * 2 - b and ( lxor ) a b = b - a and ( <=> ) a b = (a lsl 1) + b in o12 lxor o13 lxor o14 mod o15 <=> o16)) lor 1)
let x20 = (let _v18 = (1.5, n17') :: [] in (match _v18 with | [] -> (-10.0) | (q19 :: _v18) -> (-0.5))) +. (-. 1e-310)
let f21 p22 p23 =
  let a29 = if f0 1 [] (-4096.0) then (max (Array.mapi (let rec f26 p24 p25 = x20 in f26) p23) p23) else (Array.map (let rec f28 p27' = (-1.0) *. (3.25 /. x20) in f28) p23) in
  let n32 = Char.code (let s30 = "qj" in let i31' = - n17' in if i31' >= 0 && i31' < String.length s30 then s30.[i31'] else '\255') in
  { r2 = (let rec f34 p33 = ((); p33) in f34) }
let v35 = f21 (x20 = x20) (Array.make 4 x20)
let () = (mix_0 5 v35; note_end 0)
let v36 = f21 (n17' <> 10) (if v7 then (Array.make 4 x20) else (Array.make 4 x20))
let () = (mix_0 5 v36; note_end 0)
let (f11, q41, _) = if (let (_, q37) = (v7, []) in Array.make 16 x20) <= (match v36 with | { r2 = q38 } -> (Array.make 16 10.0) | (({ r2 = v35 } as w39) | ({ r2 = v35 } as w39)) -> (Array.make 16 x20)) then (if (n17', (true, x20), C1, n17') < (n17', (v7, x20), C1, n17') then ("", n17', ()) else (let f11 = x20 in ("b c", n17', ()))) else ((String.lowercase_ascii (clip "12")), (if v7 then 19 else n17'), (match v35 with | { r2 = q40' } -> ()))
let v42 = ((truncate 0.5) - (2 mod 4096)) :: (if n17' = q41 then (try [] with | _ -> []) else (try (if true then [] else []) with | _ -> []))
let x43' = 0.5 *. (float_of_string "-0.5")
let () = note_float x43'
let apply44' p45 p46 p47 =
  let x52 = (try (p47 (match v42 with | ([] as w48) -> n17' | ((q49 :: q50) | (q49 :: q50)) -> q41 | ((q51 :: []) | (q51 :: _)) when q51 < 18 -> p45 | _ -> q41)) with | E0 1.0 -> (-. x43') | E0 x43' -> (if false then x43' else x20)) in
  (match (match (try C1 with | _ -> C1) with | ((C0 (_, q53)) | (C0 (_, q53))) when ((match { r2 = (let rec f55 p54 = p54 in f55) } with | ({ r2 = _ } | { r2 = _ }) -> (Array.make 2 x52)) <> [|x43'; x20|]) -> (if v6 then { r2 = (fun p56 -> p56) } else { r2 = (let rec f58 p57 = p57 in f58) }) | C0 (q59, (C0 (_, q60))) -> { r2 = (fun p61 -> p61) } | (C1 | (C0 (_, C1))) -> { r2 = (fun p62 -> p45) } | (C1 | (C0 (_, (C0 (_, _))))) -> (if v7 then { r2 = (let rec f64 p63 = p45 in f64) } else { r2 = (let rec f66 p65 = 5 in f66) })) with | ({ r2 = q67 } as w68) -> (-65536))
let n74 = apply44' ((fun p69 -> q41) (let rec f71 p70 = q41 in f71)) (create_float_array 16 x43') (match [] with | [] -> (fun p72 -> 3.25) | ((_ :: q41) | (_ :: q41)) -> (fun p73 -> x43'))
let v78 = (let _v75 = n74 in C0 ((List.fold_left (fun p76 p77 -> p76) None v42), (match v42 with | [] when ((C0 (None, C1)) > (C0 (None, C1))) -> C1 | [] -> C1 | ([] | (_ :: _)) -> C1 | [] -> C1)))
let x84 = tick_float 13 (let ((_, q82) as w83) = ((fun p79 p80 p81 -> 13), '\n') in x20)
let n86 = (apply44' q41 (Array.make 16 x43') (fun p85' -> x43')) mod 2
let n87 = q41
let () = note_int n87
let f93 = (let rec f92 p88 = Array.make (hide 1 2) (match { r2 = (fun p89 -> n86) } with | { r2 = q90 } -> n86 | { r2 = q91 } -> n86) in f92)
let v98 = if (match v42 with | (([] as w94) | ([] as w94)) -> (Ok n87) | ((-3) :: _) -> (Ok n87) | (5 :: q95) -> (Ok n74) | ((1 | 8) :: q96) -> (Ok n87) | (_ :: q97) -> (Ok q41)) <= ((); (Ok n74)) then ((List.sort compare []), (("a", n87, 4, x43') < (f11, q41, n17', x43')), (Char.uppercase_ascii 'a')) else ((note_float x84); ([], v7, ' '))
let v100 = { r2 = (fst ((fun p99 -> p99), ((Array.make 3 v6), n86, (q41, 2.0, 0.0)))) }
let () = mix (if n87 >= 13 then (compare v78 v78) else (apply44' n87 (Array.make 16 x20) (fun p101' -> x43')))
let n110' = (match v100 with | { r2 = q102 } -> (apply44' (16 + n87) (Array.init 16 (let rec f104 p103 = x84 in f104)) (try (match v78 with | C0 (_, q105) -> (fun p106 -> 100.75) | (C1 | C1) -> (let rec f108 p107 = 0.0 in f108)) with | _ -> (fun p109 -> -10.0))))
let n200 = (match v78 with | C0 (_, (C0 (q111, q112))) -> (
  let x113 = 0.0 /. 0.0 in
  let n114 = ((((((0) + (if x113 = x113 then 25 else 0)) + (if x113 <> 5e-324 then 34 else 0)) + (if x113 < x113 then 32 else 0)) + (if x113 > x113 then 57 else 0)) + (if x113 <= x113 then 61 else 0)) + (if x113 >= x113 then 5 else 0) in
  note_int n114;
  (if f11 <= f11 then (-11) else ((fun p115 -> n110') (let rec f119 p116 p117 p118 = q41 in f119)))) | C0 (_, C1) when ((if v6 then (Array.make 8 (-100.75)) else (Array.make 8 x84)) = (Array.init 8 (fun p120 -> x43'))) -> (
  let n133 = (match v42 with | [] -> (show_int 4 q41) | ((-2147483647) :: q121) -> (n87 / (n86 lor 1)) | (8 :: q122) -> (Char.code '0') | ((-2147483648) :: q123) -> (n74 lsl (11 land 31)) | ((5 | 3) :: _) -> n110' | (9 :: q124) -> (n87 + 15) | (4 :: _) -> (apply44' n86 (Array.make 16 x43') (let rec f126 p125 = x84 in f126)) | (5 :: q127) -> (n110' + 6) | (q128 :: ([] | [])) -> (match ([], v6, '\n') with | (q129, _, _) -> q128) | (q130 :: (q131 :: q132)) -> q41) / (-2147483648) in
  note_int n133;
  let x134 = tick_float 14 3.25 in
  (if v6 then 16 else n110') mod ((match v78 with | C0 (q135, (C0 (q136, n87))) -> n86 | C0 (None, C1) -> n86 | C0 ((Some (1.0 | 0.5)), C1) -> q41 | ((C0 (q137, _)) | (C0 ((Some _ as q137), C1))) -> n133 | C1 -> 6 | exception Invalid_argument q138 -> n74 | exception Division_by_zero -> 13 | exception Failure _ -> n110' | exception Not_found -> n133 | exception E0 q139 -> n110') lor 1)) | C0 (q140', C1) -> (
  let v150 = if (if v7 then 5 else n87) < (14 mod (-2147483648)) then (List.fold_left (let rec f143 p141 p142 = p141 in f143) (if v7 then 'a' else '\'') (if false then [] else [])) else (min (match ([], false, ' ') with | ((([] as w144), q145, _) | (([] as w144), q145, _)) -> '0' | ((q146 :: []), q147, _) -> '0' | ((q148 :: (_ :: f93)), q149, n110') -> n110') (min '\n' '\n')) in
  (n87 * n86) + n74) | C1 -> (
  let p151 = 20 - n86 in
  let p152 = -15 in
  let p153' = p151 + n110' in
  let p154 = ((); p153') in
  let p155 = (let v156 = n74 in v156) in
  let p157 = 0.0 in
  let p158' = compare v7 v6 in
  let p159 = (let v160 = x84 in 11) in
  let p161 = (let p154 = { r2 = (fun p162 -> p159) } in n110') in
  let p163 = -. p157 in
  let p164 = p163 +. x84 in
  let p165 = p158' in
  let p166 = 4095 in
  let p167 = (fun () -> p164) () in
  let p168 = if false then p158' else 2 in
  let p169' = (match v35 with | ({ r2 = q170 } as w171) -> p165) in
  let p172 = 100.75 in
  let p173 = p164 /. p172 in
  let p174 = if v7 then 2.0 else p173 in
  let p175 = (match v42 with | [] -> 11 | (1 :: _) -> p165 | ((-2) :: _) -> n87 | ((_ :: []) | (_ :: _)) -> p151 | (((q176 :: (_ :: _)) as w177) | ((q176 :: _) as w177)) -> 4) in
  let p178 = (let v179 = p154 in p169') in
  let p180 = p164 /. 3.25 in
  let p181 = if true then x43' else p164 in
  let p182 = (match C1 with | C0 (_, q183) -> p172 | C1 -> p181 | exception _ -> p181) in
  let p184 = (let rec f186 p185 = 2.0 in f186) p182 in
  let p187' = p174 in
  let p188 = p168 in
  let p189' = List.fold_left (fun p190 p191 -> p172) p173 [] in
  mix 1;
  let n192 = 1 + (p188 + ((p175 - (p169' + (p168 - (p166 + ((p161 * ((p158' - ((p154 - (p153' - ((p151) + p152))) * p155)) lxor p159)) - p165))))) * p178)) in
  let x193 = (p189' +. ((p184 -. ((p181 +. (p180 -. ((p173 *. (p172 -. ((p164 +. (p163 +. (p157))) *. p167))) +. p174))) -. p182)) +. p187')) *. 1.0 in
  (if (let p161 = (let rec f195 p194 = p157 in f195) in p178) <> (15 - (-2)) then (Printf.printf "[%s %d]\n" f11 (let v196 = Array.make 4 2.0 in p165)) else (let (q197, q198, _, q199) = (p151, p175, p188, v100) in Printf.printf "[%s %d]\n" "a" p154));
  -2147483647))
let () = note_int n200
let () = note_float x20
let () = (mix (if v7 then 1 else 0); note_end 0)
let () = (mix_0 5 v35; note_end 0)
let () = note_int n74
let () = note_float x43'
let () = (mix (if v6 then 1 else 0); note_end 0)
let () = note_int q41
let () = (mix_1 5 v78; note_end 0)
let () = ()
