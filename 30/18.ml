type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
let x12 = Array.fold_left (let rec f2 p0 p1' = tick_float 15 p1' in f2) (( *. ) (sqrt 2.0) (let _v6 = ({ r2 = []; r3 = true; r4 = None }, 8, (fun p3 p4 p5 -> 0.0), C0) in 2.0)) (Array.fold_left (let rec f9 p7 p8 = p7 in f9) (if true then (Array.make 4 1.5) else (Array.make 4 100.75)) (Array.fold_right (fun p10 p11 -> p11) (Array.make 5 true) (Array.make 5 1.5)))
let () = Array.iteri (snd (match (Ok 17) with | ((Error _) | (Ok 6)) -> ('\n', (fun p13 p14 -> ())) | Ok 5 -> ('\n', (let rec f19 p15 (q16, q17, q18) = () in f19)) | Ok (-2147483647) -> ('\'', (let rec f21 x12 (_, q20, _) = () in f21)) | Error q22 -> ('z', (let rec f25 p23 p24 = () in f25)) | ((Error [|_|]) | (Ok 9)) -> (' ', (let rec f28 p26 p27 = () in f28)) | Ok 1 -> ('\n', (let rec f31 p29 (_, q30, x12) = () in f31)) | Ok 8 -> ('\255', (let rec f36 p32 (q33, q34, q35) = () in f36)) | ((Ok _) | (Error _)) -> (' ', (let rec f40 p38 p39 = () in f40)) | Error _ -> ('0', (let rec f43 p41 p42 = () in f43)))) [|(fst ((x12, "tail \" end", 8), x12))|]
let () = Array.iteri (let rec f48 p44 p45' = (match C0 with | C1 -> (match x12 with | 0.0 when true -> () | 0.0 -> () | 0.5 -> () | (q46 | (0.0 as q46)) -> () | p44 -> ()) | (C0 as w47) -> ()) in f48) (Array.fold_right (fun p49 p50 -> p50) (max (Array.make 4 4) (Array.make 4 0)) (match { r2 = []; r3 = false; r4 = None } with | { r2 = []; r3; r4 = q51 } -> (Array.make 5 1) | ({ r2 = (q52 :: q53); r3 = q54; r4 = q55 } as w56) -> (Array.make 5 6)))
let n61 = List.fold_left (fun p57 x12 -> p57) (List.fold_left (let rec f60 p58' p59 = 16 in f60) (abs 5) (snd ((-2), []))) (List.cons (float 6) (x12 :: []))
let a65 = String.fold_left (fun p62' p63 -> (let v64 = false in p62')) [|(max (( * ) (String.length "tail \" end") (max n61 n61)) (snd (snd ((-100.75), (true, n61)))))|] "\000\255x"
let f76 = snd (List.fold_left (let rec f70 (q66, _) p67 = (1.0, (fun p68 p69 -> 14)) in f70) (Array.fold_left (fun p71 p72 -> p71) (3.25, (let rec f75 p73 p74 = 0 in f75)) a65) (min [] []))
let a77 = List.fold_right (fun p78 p79 -> p79) [] (Array.make 16 x12)
let s81 = ref 1.0
let i80' = ref 0
let () = while !i80' < 19 do
  s81 := (if !i80' < Array.length a77 then ((!s81) +. a77.(!i80')) else !s81); i80' := !i80' + 1
done
let n82 = !s81
let () = note_float n82
let () = prerr_int ((lxor) (( - ) n61 n61) (( - ) n61 (-2)))
let () = prerr_byte 32
let () = prerr_float ((max 0.0 n82) +. (( -. ) n82 100.75))
let () = prerr_newline ()
let n83 = snd ((fst ([], n61)), (if false then n61 else n61))
let s84 = min "a" (min (snd (n83, "a")) (min "b c" "b c"))
let () = print_int (min n61 (snd (C11, n83)))
let () = print_byte 32
let () = print_float (( *. ) (abs_float (-0.5)) (Array.fold_right (let rec f87 p85 p86 = 10.0 in f87) a65 n82))
let () = print_newline ()
let n61 = min () (max (if false then () else ()) (fst ((), n83)))
let v88 = fst ((min (1.0, s84, 15) (x12, s84, n83)), (min n83 10))
let () = ((let (_, m90, m91) = v88 in mix (String.length m90); mix m91); note_end 0)
let v96 = if ((snd (' ', ())); (Array.fold_left (let rec f93 p92 s84 = true in f93) false a65)) then (match v88 with | (_, "a", q94) -> (fst ((Ok (n61, 1.5, x12, 19)), 12)) | (_, "", q95) -> (max (Ok (n61, n82, (-2.0), n83)) (Ok (n61, n82, (-2.0), 3))) | (_, _, _) -> (fst ((Ok ((), 0.5, (-10.0), n83)), n83))) else (Ok (n61, 0.5, n82, 18))
let v97 = Result.to_list (Ok [])
let n102 = ((Array.iter (fun p98 -> (let ({ r2; r4 = _; _ } as w99) = { r2 = []; r3 = false; r4 = None } in n61)) a65); (compare (snd (match v97 with | [] -> (8, '\n') | (((q100' :: _) as w101) | (q100' :: ([] as w101))) -> (n83, '\255'))) (max (n61; 'a') '0'))) + (int_of_float n82)
let () = note_int n102
let a104 = min (Array.make 4 10.0) (let v103 = n102 in Array.make 4 n82)
let () = n61
let v105 = ([], (ref { r2 = []; r3 = true; r4 = None }), (Array.make 4 n102))
let n106 = 7
let () = n61
let n107 = n106
let n108 = 16
let unused109 = Array.make 3 x12
let f114 = fun p110 p111 -> ((fun p112 p113 -> a65), n107)
let f118 = (let rec f117 p115' p116 = n107 in f117)
let () = assert (hide 1 3 = 3)
let v119 = true
let n120 = n102
let a121 = Array.make 9 n120
let x122 = -100.75
let x123 = x122
let f126 = fun p124 p125 -> p124
let v127 = '\n'
let x128 = x123
let x129 = 0.0 /. 0.0
let x130 = x123
let n131 = -2147483647
let v132 = if v119 then v127 else v127
let a133 = Array.make 4 n107
let x134 = 0.0 /. 0.0
let n137 = ((((((0) + (if x134 = (floor x134) then 77 else 0)) + (if x130 <> x134 then 54 else 0)) + (if x134 < (match v132 with | 'a'..'m' -> x134 | 'a'..'m' -> x130 | ('n' as w135) -> x128 | _ -> x129) then 7 else 0)) + (if x134 > 1e-310 then 18 else 0)) + (if (let i136 = n131 in if i136 >= 0 && i136 < Array.length a104 then a104.(i136) else x129) <= x134 then 39 else 0)) + (if x134 >= x134 then 32 else 0)
let f140 = fun p138 p139 -> v88
let x141 = if false then (if x123 < (-10.0) then n82 else (if v119 then x130 else (if false then 10.0 else x128))) else x134
let v148 = (match v132 with | 'a'..'m' -> C0 | 'n' -> (let n108 = C11 in (match n108 with | ((C8 { r10 = _; _ }) | (C5 (_, _))) -> C0 | C8 { r9 = q145; r10 = _ } -> C0 | C11 -> C0 | C6 { r7 = _ } -> C0)) | ('a'..'m' | 'a'..'m') -> C0 | 'n' -> C0 | q146 -> (let (x141, q147) = (n106, C11) in C0))
let () = (mix_0 5 v148; note_end 0)
let () = note_float x129
let () = note_float x122
let () = note_float x130
let () = note_int n131
let () = (mix (if v119 then 1 else 0); note_end 0)
let () = note_float x141
let () = note_float x12
let () = ()
