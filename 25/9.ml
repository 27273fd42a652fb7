type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (match (try (if if false then true else true then (try (Error 0.5) with | Division_by_zero -> (Ok true) | E0 -> (Ok false) | E2 5 -> (Ok false) | E2 6 -> (Ok true) | E2 _ -> (Ok true)) else (let _v0 = { r7 = 1.5 } in Ok true)) with | _ -> (Result.map (fun p1 -> true) (Ok 14))) with | Ok true -> (Array.iteri (fst ((let rec f4 p2 p3 = () in f4), true)) (Array.init 6 (let rec f6 p5 = [] in f6))) | Ok false -> (match (try (List.assoc 3.25 []) with | Not_found when ((2.0 *. (-1.5)) <= (0.0 +. 1.5)) -> C6 | _ -> C6) with | ((C5 _) | C6) -> () | C6 -> (mix 0)) | Error 0.0 -> (let v13 = List.fold_right (let rec f12 p7 (q8, { r7 = q9 }, q10, q11) = (q8, { r7 = (-1.5) }, { r0 = q8; r1 = []; r2 = q8; r3 = (-2); r4 = None }, q11) in f12) [] ("\000\255x", { r7 = 0.5 }, { r0 = "\000\255x"; r1 = []; r2 = "a"; r3 = 11; r4 = None }, (Array.make 8 0.0)) in ()) | Error _ -> (if false then () else (note_float 2.0)))
let x16 = ((let v14 = 10.0 in v14) *. (2.0 *. (-1.0))) -. (-. (let _v15 = false in 10.0))
let a17 = (match true with | ((false as w18) | (true as w18)) -> (Array.make 16 (-2)) | false -> (Array.make 16 15))
let n24 = Array.length a17
let rec loop23 i19 s20 =
  if i19 >= 0 then (
    (a17.(i19) <- ((a17.(i19)) + s20));
    loop23 (i19 - 1) (let i21 = (let i22 = s20 in if i22 >= 0 && i22 < 16 then a17.(i22) else s20) in if i21 >= 0 && i21 < 16 then a17.(i21) else (s20 * (-8)))
  ) else
    s20
let n25 = loop23 (Array.length a17 - 1) 20
let () = note_int n25
let () = (try (
  let p26 = x16 in
  let p27 = p26 in
  let p28 = p27 in
  let p29 = 0.0 in
  let p30 = n25 - n25 in
  let p31 = x16 in
  let p32 = if false then n25 else p30 in
  let p33 = n25 lsr 13 in
  let p34 = p31 /. p31 in
  let p35 = p26 in
  let p36 = (let v37 = p29 in 3.25) in
  let p38 = ( /. ) p29 p29 in
  let p39 = (match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q40; r1 = q41; r2 = "a"; r3 = 1; r4 = q42 } | { r0 = q40; r1 = q41; r2 = "a"; r3 = 1; r4 = q42 }) -> p38 | { r0 = q43'; r1; r2 = ""; r3 = 1; r4 = q44 } -> p34 | ({ r0; r1 = _; r2 = q45; r3 = 1; r4 = q46 } | { r0; r2 = q45; r3 = 1; r4 = q46; _ }) -> p31 | { r0 = p38; r1; r2 = p29; r3 = p35; r4 } -> p34) in
  let p47 = p32 * (-2) in
  let p48 = 3.25 +. p34 in
  let p49 = List.fold_right (let rec f52 p50 p51 = p35 in f52) [] p48 in
  mix 1;
  let n53 = ((p33 + ((p30) * p32)) + p47) lxor 1 in
  note_int n53;
  let x54 = 1.0 +. (p49 +. ((((p36 -. (p35 *. ((p31 -. (p29 -. (((p26) +. p27) +. p28))) *. p34))) +. p38) -. p39) -. p48)) in
  let s83' = (try (
    let x57 = (match (let v55 = C6 in fst ({ r7 = 1.0 }, n53)) with | { r7 = 0.5 } -> p31 | { r7 = q56 } -> 5e-324) in
    let rec f58 p59 p60 =
      let table63 = Array.make 2 (let rec g61 u62 = p59 in g61) in
      table63.(1) <- (let rec g61 u62 = (let rec f67 p64 p65 p66 = p66 in f67) in g61);
      table63.((hide 0 1)) p60
    in
    let f74 = f58 (let _v68 = 19 in (let rec f72 p69 p70' p71 = -2 in f72)) (match C6 with | C5 q73 -> n53 | C6 -> n25) in
    let f80 = f58 (let _v75 = { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = n53; r4 = None } in (let rec f79 p76 p77 p78 = p30 in f79)) p47 in
    let x81 = 0.0 /. 0.0 in
    let n82 = ((((((0) + (if x81 = (let p36 = None in 2.0) then 37 else 0)) + (if x81 <> x81 then 21 else 0)) + (if x81 < x81 then 74 else 0)) + (if x81 > x81 then 17 else 0)) + (if x81 <= (p38 *. p39) then 83 else 0)) + (if 2147483648.0 >= x81 then 95 else 0) in
    note_int n82;
    ((if true then raise E0 else ()); (string_of_bool true))) with | E0 -> "12") in
  ()) with | Invalid_argument _ -> () | Failure _ -> () | E0 -> () | E2 (-1) -> () | E2 (-2) -> () | E2 (-2147483648) -> () | E2 _ -> ())
let n89' = Array.length a17
let rec loop88 i84 s85 =
  if i84 < n89' then (
    (a17.(i84) <- (s85 + (a17.(i84))));
    loop88 (i84 + 1) (match { r7 = x16 } with | { r7 = 0.5 } -> (match s85 with | (-2147483647 as w86) -> w86 | 2 -> i84 | ((-3) | 3) -> s85 | 8 -> 3 | q87 -> i84) | ({ r7 } | { r7 }) -> 2147483647)
  ) else
    s85
let n90 = loop88 0 n25
let () = note_int n90
let n93 = (match min { r7 = x16 } { r7 = x16 } with | ({ r7 = 0.0 } | { r7 = _ }) -> n90 | { r7 = q91 } -> (- n90) | ({ r7 } as w92) -> (match C6 with | C5 1.0 -> n25 | C5 0.5 -> n90 | C5 _ -> n25 | (C6 | (C5 _)) -> n25)) mod 4096
let () = note_int n93
let x98 = ((-. x16) -. (x16 *. x16)) *. (let v97 = fun p94 p95 p96 -> { r0 = "a"; r1 = []; r2 = "\000\255x"; r3 = n93; r4 = None } in tick_float 6 100.75)
let rec loop101' i99 n102 s100' =
  if i99 >= n102 then s100' else (
    (a17.(i99) <- ((a17.(i99)) - s100'));
    loop101' (i99 + 2) n102 (max 65535 (max 9 s100'))
  )
let n103 = loop101' 0 (Array.length a17) n93
let () = note_int n103
let () = note_float x98
let () = note_int n90
let () = note_float x16
let () = note_int n93
let () = note_int n103
let () = note_int n25
let () = (mix_ints a17 0 16; note_end 0)
let () = ()
