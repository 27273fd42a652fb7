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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y101 :: y102) -> mix 1; mix (if y101 then 1 else 0); mix_0 (d - 1) y102
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    (false || false)
  else (
    let n4 = -(( + ) p1' (min p1' p1')) in
    let r5 = f0 (p1' - 1) [] p3 in
    not r5
  )
let v6 = f0 2 (List.concat []) (( *. ) 1.0 0.5)
let n14 = (let o7 = List.compare_lengths (List.filteri (fun p8 p9 -> p9) []) (List.flatten []) in let o10 = List.length (Array.to_list (Array.make 4 9)) in let o11 = ( + ) (abs 13) (17 + 9) in let o12 = (( + ) 11 20) mod ((fst (15, 7)) lor 1) in let o13 = List.length (List.append [] []) in let ( lor ) a b = a lxor (b + 1) and ( +. ) a b = a * 2 - b in o7 lor o10 lor o11 lor o12 lor o13)
let () = note_int n14
let v21 = fst (let v18 = fst (snd (Array.fold_right (let rec f17 p15 p16 = p16 in f17) (Array.make 3 n14) ((Array.make 2 n14), ("", 2.0)))) in (((fun p19 p20 -> Array.make 16 0.0), [], n14, (10.0, v6)), 3.25))
let () = ((let (_, m23, m24, m25) = v21 in mix_0 5 m23; mix m24; (let (m26, m27) = m25 in mix_float m26; mix (if m27 then 1 else 0))); note_end 0)
let f33 = List.fold_left (let rec f30 p28 p29 = fst (p28, (-3)) in f30) (let rec f32 p31 = Array.make 2 p31 in f32) []
let _ = f0 (hide 0 1) (List.append [] []) (max 1.0 0.0)
let v34 = ((ref 0.5), C1, '\'')
let n37 = ( * ) ((lxor) (String.length "") (succ (-1))) (Array.fold_right (fun p35 p36 -> 9) (snd (n14, (Array.make 5 false))) 3)
let n42 = (Array.fold_left (fun p38 p39 -> n37) ((lxor) n14 n37) (List.fold_left (fun p40 p41 -> Array.make 5 p41) (Array.make 5 n37) [])) / 10
let rec f43 p44 p45 =
  if p44 < 1 then
    (Array.make 3 [])
  else (
    (try (let r46 = f43 ((-1) + p44) (-2.0) in if if v6 then true else v6 then raise (E0 2.0) else r46) with | E0 q47 -> (let v48 = () in Array.make 3 []))
  )
let a49 = f43 0 (max 0.5 1.5)
let _ = f43 9 (( *. ) 1.0 (-0.0))
let v52 = snd (List.fold_left (let rec f51 a49 p50 = a49 in f51) (max (0.5, v6) (2.0, v6)) (Array.to_list (Array.make 2 n42)))
let n53 = n37
let n57 = List.compare_lengths (List.rev_append (let _v56 = Array.make 16 { r2 = (let rec f55 p54 = p54 in f55) } in []) []) (Option.to_list (if true then None else None))
let a61 = [|n37; n53; (if v52 then n53 else 4095); (let o58 = n57 in let o59 = n57 in let o60 = n37 in let ( -. ) a b = b - a and ( = ) a b = (a lsl 1) + b in o58 -. o59 -. o60)|]
let n62 = n42
let a63 = Array.make 5 20
let () = a61.(0) <- 2496
let f65 = fun p64 -> Array.make 2 n62
let a49 = Array.make 16 (-2.0)
let v70 = ((fun p66 p67 -> n53), ((v52, n57, ""), n62), ('\255', n37, (1.5, 20, n62, v52), (let rec f69 p68 = '\n' in f69)), (ref (-1.5)))
let v70 = (n53 - 1024) >= ((let (q71', q72, _) = (n62, (n57, v52), 1.0) in 4) land n42)
let x77 = ((let i73 = a63.(0) * 37 in if i73 >= 0 && i73 < Array.length a49 then a49.(i73) else 2.0) -. 10.0) -. (match { r2 = (let rec f75 p74 = p74 in f75) } with | { r2 = q76' } -> 100.75)
let v80 = { r2 = (let rec f79 p78 = 10 in f79) }
let a81 = if v70 then a49 else a49
let () = a49.(4) <- (match v80 with | { r2 = _ } -> (-2.0))
let () = a81.(2) <- (x77 -. (a49.(4)))
let x82 = x77
let () = assert (compare n62 n62 = 0)
let c83 = (x82) *. x82
let c84 = (c83) *. x82
let c85 = ((-1.5)) +. (-1.5)
let c86 = (c85) +. c84
let c87 = c86 *. ((-1.5))
let c88 = (c87) -. c87
let a89 = Array.make 2 ((-1) * n57)
let v90 = 'z'
let n93 = (match v80 with | ({ r2 = q91 } | { r2 = q91 }) -> (let i92 = n37 in if i92 >= 0 && i92 < Array.length a63 then a63.(i92) else a63.(4)))
let f95 = fun p94 -> x77
let a96 = if v6 then a89 else a89
let () = a89.(1) <- n53
let () = a96.(1) <- ((-65536) + (a89.(1)))
let n97 = 65536
let () = (match v90 with | 'a'..'m' -> () | q98 -> ())
let n100 = (match v80 with | { r2 = q99 } when (n62 <= n57) -> a63.(3) | { r2 = _ } -> n97)
let () = note_float c85
let () = note_float c83
let () = note_int n42
let () = note_float c86
let () = (mix_ints a63 0 5; note_end 0)
let () = note_int n53
let () = note_int n100
let () = note_float c84
let () = ()
