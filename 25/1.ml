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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y174 :: y175) -> mix 1; mix_floats y174 0 6; mix_0 (d - 1) y175
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y176 -> mix 0; mix_float y176
    | Error y177 -> mix 1; mix y177
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y178 :: y179) -> mix 1; mix y178; mix_2 (d - 1) y179
let v20 = (match { r2 = (fun p0 -> 20) } with | { r2 = q1 } -> (
  let x15 = min (( -. ) 3.25 (match ((let (q1, _, _) = (4, (Array.make 8 (-0.0)), (let rec f4 p2 p3 = -1.5 in f4)) in ()); { r2 = (fun p5 -> 6) }) with | { r2 } when (not (12 >= 8)) -> 1e-310 | ({ r2 = q6 } | { r2 = q6 }) when (match (let v7 = 4 in []) with | ([] | []) -> (1.5 < 2.0) | (q8 :: _) -> q8) -> (max (if false then 10.0 else 0.5) (coarse (tan (limit (-1.5) (-1.0) 1.0)))) | { r2 = q9' } -> (-10.0) | _ -> ((max 1.5 1.5) -. (1.5 +. (-10.0))))) ((try (-. ((fun p10 -> (let v11 = 6 in 0.0)) (match C1 with | C0 (None, _) -> (Array.make 1 0.0) | C0 ((Some _), q12) -> (Array.make 1 0.5) | C1 -> (Array.make 1 1.0)))) with | _ -> (try (if (let q1 = Array.make 16 (-0.5) in false) then ((); 10.0) else 10.0) with | _ -> (100.75 *. 100.75))) +. ((((let rec f14 p13 = 3.25 in f14) { r2 = q1 }) /. 3.25) +. (if (-0.5) <> 0.5 then (1.5 +. 2.0) else (0.0 *. 3.25)))) in
  List.mapi (let rec f18 p16 p17 = p17 in f18) (0 :: [])) | { r2 } -> (
  List.rev_map (fun p19 -> 6) []))
let () = mix_float (-1.0)
let x24 = (match v20 with | ([] as w21) -> 2.0 | (q22 :: _) when (let (q23, q22) = (true, []) in not true) -> ((1.0 -. 10.0) -. 1.0) | (_ :: _) -> (-. (if false then 100.75 else (-0.0))))
let n25 = 7032
let () = (try (
  let x29 = (let _v28' = fun p26 p27 -> String.contains "b c" '0' in x24) in
  note_float x29;
  let f30 p31 p32 =
    assert (hide 1 3 = 3);
    Array.make 2 (let v37 = ((let rec f36 p33 p34 p35 = p33 in f36), 'a', n25) in p32 *. p31)
  in
  let a38 = f30 (x24 *. x29) (float n25) in
  let a39 = f30 (-1.0) (x29 *. 10.0) in
  ()) with | Failure n25 -> (if false then () else ()) | Match_failure _ -> (note_float (-2.0)))
let a40 = Array.make 11 x24
let rec loop43' i41 n44 s42 =
  if i41 < n44 then (
    (a40.(i41) <- ((a40.(i41)) *. s42));
    loop43' (i41 + 1) n44 a40.(i41)
  ) else
    s42
let n45 = loop43' 0 (Array.length a40) x24
let () = note_float n45
let n46 = n25
let n47 = 5609
let () = note_int n47
let rec f48 p49 p50 p51 p52 p53 =
  if p49 <= 0 then
    (n45 -. x24)
  else (
    let v73 = (let v72 = (match p52 with | C0 (None, q54) -> (try (if false then raise (Failure "12") else (let s55 = min "\000\255x" "a" in let i56 = p49 in if i56 >= 0 && i56 < String.length s55 then s55.[i56] else '\'')) with | Failure _ -> p53 | _ -> ((if false then ()); (let s57 = "\000\255x" in let i58 = n46 in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else p53))) | C0 ((Some (0.5 as w59)), (C0 (q60, q61))) -> (Char.chr (((match C1 with | ((C0 (_, q62)) | (C0 (_, q62))) -> p51 | C1 -> p51) + (p49 mod (n47 lor 1))) land 255)) | C0 ((Some 0.5), C1) -> p53 | C0 ((Some _), q63) -> (try (match (fun x24 -> [|10.0|]) (x24 +. n45) with | [|q64|] -> p53 | q65 -> p53) with | Invalid_argument _ -> p53 | Failure q66 -> (if (match C1 with | C0 (_, (C0 (q67, q68))) -> false | (C0 (_, C1) as w69) -> false | C1 -> true) then (let s70 = q66 in let i71 = 18 in if i71 >= 0 && i71 < String.length s70 then s70.[i71] else '\n') else ((); p53))) | (C1 | (C0 _)) -> p53) in p52) in
    if (let v80 = fun p79 -> (n46, n45) in false) then 2.0 else f48 (p49 - 1) (if false then v73 else (match v73 with | C0 (None, _) -> v73 | C0 ((Some 1.0), q74) -> q74 | C0 ((Some q75), q76) -> v73 | C1 -> p52)) p49 p50 (try (if not true then raise Not_found else (if true then p53 else p53)) with | Not_found -> (let s77 = "" in let i78 = p51 in if i78 >= 0 && i78 < String.length s77 then s77.[i78] else p53))
  )
let _ = f48 1 C1 (n47 / (n47 lor 1)) C1 (let _v81' = -1.5 in ' ')
let x88 = f48 5 (match v20 with | ([] as w82) -> C1 | ((_ :: q83) | ((_ :: _) as q83)) when (n45 > (match q83 with | [] -> (-100.75) | (_ :: q84) -> n45)) -> C1 | (_ :: q85) -> C1 | _ -> C1) (n46 + n47) C1 (String.fold_left (fun p86 p87 -> p87) 'a' "a")
let () = note_float x88
let n46 = (try (((mix_float x88); (a40.(17) <- n45)); (if 1.5 >= x88 then raise (E0 (ceil n45)) else (x88 +. n45))) with | Invalid_argument _ -> ((1.0 *. n45) /. (x88 -. n45)) | Division_by_zero -> (-2.0) | Failure a40 -> ((-3.25) -. x88) | Not_found -> ((a40.(wrap ((); 20) 11) <- x88); a40.(10)) | E0 (0.5 as w89) -> (if if false then true else false then ((); w89) else (( -. ) w89 x88)) | E0 x88 -> (f48 (hide 0 1) (match v20 with | ([] | (_ :: [])) -> C1 | ((_ :: q90) | (_ :: q90)) -> C1 | ([] | (1 :: [])) when ((fst (x88, ((Array.make 3 false), n47, (n47, x24, x88)))) <> (if false then x88 else n45)) -> C1 | _ -> C1) (- 10) (let v93 = { r2 = (let rec f92 p91 = p91 in f92) } in C1) (match x88 with | 0.5 -> '\'' | 1.0 -> 'a' | q94 -> '\255')))
let () = note_float n46
let x95 = 0.0 /. 0.0
let n96 = ((((((0) + (if (-. x95) = x95 then 93 else 0)) + (if x95 <> x95 then 25 else 0)) + (if x95 < (min x88 100.75) then 69 else 0)) + (if x95 > x95 then 63 else 0)) + (if x95 <= a40.(wrap (16 + n47) 11) then 78 else 0)) + (if x95 >= x95 then 42 else 0)
let () = note_int n96
let f97 n47 p98 p99 p100 =
  (if p100 then (let v102 = (let _v101 = () in n96) in (Array.make 6 x95) :: []) else (match v20 with | [] -> (let v103 = n96 in []) | ((q104 :: _) as w105) -> (let _v106 = 16 in [])))
let v110 = f97 (true || true) { r2 = (fun p107 -> n47) } (C1, n96, (fun p108 p109 -> p108), (ref n45)) false
let () = (mix_0 5 v110; note_end 0)
let () = (mix_0 5 v110; note_end 0)
let unused111 = C0 (((match (Array.make 1 n96) with | [|q112|] -> () | q113 -> () | _ -> ()); (let _v114 = n47 in None)), (match v20 with | [] -> (match [] with | [] -> C1 | ((q115 :: []) | (q115 :: (_ :: (_ :: _)))) -> C1 | (_ :: (q116 :: q117)) -> C1) | (((-1) :: []) as w118) -> (C0 (None, C1)) | (q119 :: []) -> C1 | (_ :: ((q120 :: q121) | (q120 :: q121))) -> (let v122 = C1 in C1)))
let v125 = (match v20 with | [] -> (if false && false then (match Array.make 7 n47 with | q123 -> (Ok n46)) else (match n25 with | (2 | 2) -> (Ok x88) | 7 -> (Ok x95) | 0 -> (Ok x24) | q124 -> (Ok x95))) | (n46 :: n96) -> (Ok (-1.5)))
let () = print_int (Char.code (match v110 with | ([] | []) -> ' ' | ((a40 :: _) | (a40 :: _)) -> ' '))
let () = print_byte 32
let () = print_float x95
let () = print_newline ()
let v165 = (match v20 with | [] -> (let (q128, n96, _) = ((let rec f127 v125 p126 = p126 in f127), n96, x88) in { r2 = (let rec f130 p129 = n47 in f130) }) | (1 :: q131) -> (match q131 with | [] -> { r2 = (fun p132 -> n96) } | (_ :: []) -> (match v125 with | Ok (0.5 | 0.0) -> { r2 = (let rec f134 p133 = n96 in f134) } | Ok 0.0 -> { r2 = (fun p135 -> p135) } | Ok q136 -> { r2 = (fun p137 -> p137) } | ((Error _) | (Error _)) -> { r2 = (let rec f139' p138 = p138 in f139') }) | (8 :: (n96 :: _)) -> { r2 = (fun p140 -> 0) } | ([] | (2 :: (_ :: _))) -> (try { r2 = (fun p141 -> 20) } with | _ -> { r2 = (let rec f143 p142 = -2 in f143) }) | (_ :: (q144 :: _)) -> (try (try (if false then { r2 = (let rec f146 p145 = q144 in f146) } else { r2 = (fun p147 -> n47) }) with | Division_by_zero -> { r2 = (let rec f149 p148 = p148 in f149) } | Match_failure _ -> { r2 = (fun n47 -> n47) } | E0 q150 -> { r2 = (let rec f152 p151 = n96 in f152) }) with | _ -> { r2 = (let rec f154 p153' = n47 in f154) }) | (_ :: q155) -> { r2 = (fun p156 -> 5) }) | ((q157 :: _) | (q157 :: _)) -> (if x24 >= x24 then (match C1 with | C0 (_, q158) -> { r2 = (fun p159 -> 13) } | ((C0 ((Some _), q160)) | (C1 as q160)) -> { r2 = (let rec f162 p161' = -2 in f162) }) else { r2 = (let rec f164 p163' = p163' in f164) }))
let x168 = if false then (let v125 = fun p166 -> (p166, n47, n96) in n46) else (let i167 = n47 in if i167 >= 0 && i167 < Array.length a40 then a40.(i167) else n46)
let n169 = 9
let v172 = (match v165 with | { r2 = q170 } -> false | { r2 = q171 } -> ((true && true) || ("a" = "12")))
let n173 = n169
let () = note_int n47
let () = (mix_1 5 v125; note_end 0)
let () = (mix_2 5 v20; note_end 0)
let () = note_float x88
let () = note_int n96
let () = note_float x24
let () = (mix (if v172 then 1 else 0); note_end 0)
let () = note_float n45
let () = ()
