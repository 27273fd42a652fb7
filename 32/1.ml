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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int ref t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_1 d (v : float t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    true
  else (
    let v6 = (let _v4 = coarse (sin (limit (abs_float p3) (-100.0) 100.0)) in (((p1' lsr (p1' land 31)) + (8 * p1')) + 1024) < (p1' * (-5))) && ((((let v5 = ((); { r2 = (fun p3 -> 3) }) in p1') + 1073741824) > 17) || ((compare (if true then C1 else C1) (C0 (None, C1))) < (if (try (not true) with | _ -> false) then p1' else p1'))) in
    let r7 = f0 ((-1) + p1') p2' (2.0 +. p3) in
    (match p2' with | ((_ :: q8) as w9) -> (p3 <> p3) | [] -> (p1' >= 13) | [] -> (p1' != p1') | ([] :: _) -> v6 | (((q10 :: q11) :: q12) | ((q10 :: q11) :: q12)) -> (p3 >= 1.5))
  )
let v13 = f0 2 (min [] []) (-. 1.5)
let v17 = f0 0 (match { r2 = (let rec f15 p14 = p14 in f15) } with | { r2 = q16 } -> []) 1e-310
let () = (mix (if v17 then 1 else 0); note_end 0)
let n22 = List.fold_right (fun p18 p19 -> (if v17 then 6 else p19) lxor (p18 + p19)) (let v20 = [] in (fun p21 -> []) (10, 2)) ((-14) lxor (14 land 8))
let () = note_int n22
let n25 = Char.code (let s23 = "qj" in let i24' = - n22 in if i24' >= 0 && i24' < String.length s23 then s23.[i24'] else '\255')
let () = note_int n25
let n30 = if v17 then ((List.fold_left (let rec f28 p26 p27 = p26 in f28) n25 []) * (-19)) else (if false then (try (14 lsl 1) with | Failure _ -> n25 | Not_found -> 10 | E0 1.0 -> n22 | E0 q29' -> 4) else n25)
let x31 = if ((( * ) n22 n30) - 65535) > n30 then ((2.0 *. 1.5) *. (if v17 then 1.0 else 1.0)) else 1.0
let n30 = Array.init 5 (fun p32 -> x31)
let () = (mix_floats n30 0 5; note_end 0)
let v33 = []
let a34 = Array.make 7 n25
let () = for i35 = 0 to 2 - 1 do
  a34.(i35 * 4 + 0) <- ((a34.(i35 mod 4)) * (n25 + (-1)));
  ()
done
let () = (mix_ints a34 0 7; note_end 0)
let n36 = n25 - a34.(hide 0 4)
let n37 = n25
let n38 = n22
let () = note_int n38
let () = (match v33 with | [] -> (a34.(hide 1 0) <- (let i39' = n38 in if i39' >= 0 && i39' < 7 then a34.(i39') else n37)) | ((_ :: []) | []) -> (if (let _v41 = x31 in v17) then (a34.(wrap (List.compare_lengths [] v33) 7) <- 19) else ()) | (q42 :: (q43 :: q44)) -> (n30.(0) <- x31))
let a47 = Array.mapi (let rec f46 n37 p45 = n30.(1) in f46) n30
let () = (mix_floats a47 0 5; note_end 0)
let f49 = fun a47 p48 -> Array.make 8 n38
let n50 = -19
let () = note_int n50
let a53 = Array.map (let rec f52 p51 = 1024 / 4096 in f52) (Array.make 8 n50)
let x54 = if if n36 <> 7 then (x31 > x31) else ((n50 + 65536) > n50) then (( *. ) (match v33 with | [] -> (-2.0) | (_ :: _) -> x31) a47.(1)) else ((n30.(3) <- x31); (x31 *. x31))
let poly55 x = x
let a56 = 7 <> n50
let a57 = { r2 = (let rec f59 p58 = p58 in f59) }
let a60 = (match v33 with | [] -> [] | ((_ :: (_ :: _)) | []) when (((-1) lxor n38) < ((fun f49 -> n38) x54)) -> [] | (q63 :: []) -> [] | ((-2) :: (q64 :: [])) -> [] | (8 :: (q65 :: [])) -> [] | (0 :: (q66 :: [])) -> [] | ((4 | 4) :: ((a47 :: []) as w67)) -> [] | (1 :: (_ :: [])) -> [] | (_ :: (q68 :: [])) -> [] | (q69 :: (q70 :: (q71 :: q72'))) -> [] | _ -> [])
let v73 = poly55 a56
let () = (mix (if v73 then 1 else 0); note_end 0)
let a74 = -1e999
let a75 = (land) n50 (-3)
let a76 = []
let x77 = poly55 a74
let n85' = max (match v33 with | ([] | []) -> (Array.length a47) | (q78 :: []) -> (let { r2 = q80 } = { r2 = (fun p79 -> n50) } in n50) | (((_ :: (q81 :: _)) as w82) | (_ :: ((q81 :: _) as w82))) -> (n38 asr 25)) (let (q83, q84) = ((Array.make 2 a74), '\255') in abs a75)
let () = note_int n85'
let () = (try (
  let v86 = a56 in
  (mix (if v86 then 1 else 0); note_end 0);
  let n91 = (((fun p87' -> ()) (Array.make 5 a75)); (match a76 with | ([] as w88) -> n36 | (q89 :: _) when q89 = 10.0 -> n50 | (_ :: q90) -> 9)) + ((n38 - n85') - (if v73 then n38 else n85')) in
  mix a53.(0)) with | _ -> (print_char ' '))
let n137 = (match Error (min n37 n85') with | Ok q92 -> (
  let rec f93 p94 =
    if p94 <= 0 then
      (match a60 with | ([] as w95) -> { r2 = (fun p96 -> p94) } | ((true :: _) as w97) -> { r2 = (fun p98 -> p98) } | (false :: q99) -> { r2 = (let rec f101 p100 = n38 in f101) })
    else (
      let r102 = f93 (p94 - 1) in
      r102
    )
  in
  let v103 = f93 2 in
  (mix_0 5 v103; note_end 0);
  (mix_0 5 v103; note_end 0);
  let v104 = f93 0 in
  (mix_0 5 v104; note_end 0);
  let v108 = { r2 = (if n38 <> n85' then v103.r2 else (fun p107 -> p107)) } in
  a75) | ((Error _) | (Error _)) when v73 -> (
  let rec loop111 i109 n112 =
    if i109 < n112 then (
      (let k110 = wrap a53.(i109) 8 in a53.(k110) <- a53.(k110) + i109);
      loop111 (i109 + 1) n112
    ) else
      ()
  in
  loop111 0 8;
  (mix_ints a53 0 8; note_end 0);
  a53.(0)) | Error _ -> (
  let p113 = n85' * a75 in
  let p114 = (try ((-1.5) -. 100.75) with | E0 0.0 -> x31 | E0 _ -> x77 | _ -> a74) in
  let p115 = -. 2.0 in
  let p116 = x77 in
  let p117 = 5 in
  let p118 = truncate p115 in
  let p119 = p118 in
  let p120 = if a56 then p119 else p117 in
  let p121 = p120 * 33 in
  let p122 = if v13 then p115 else p114 in
  let p123 = Array.fold_left (let rec f126 p124 p125 = p124 in f126) x77 a47 in
  let p127 = p113 / (7 lor 1) in
  let p128 = 16 + p127 in
  let p129 = Char.code 'z' in
  let p130 = p122 +. p123 in
  let p131 = 2.0 in
  let p132 = p113 in
  mix 1;
  let n133 = (((p128 * ((p121 + (((p118 + (p117 + (p113))) * p119) lxor p120)) * p127)) lxor p129) + p132) * 1 in
  note_int n133;
  let x134 = 1.0 *. ((p130 *. ((p122 *. ((p115 -. (p114)) *. p116)) *. p123)) -. p131) in
  65536) | _ -> (
  let i135 = ref (5 - 1) in
  while !i135 >= 0 do
    a47.(!i135) <- 2.2250738585072014e-308;
    i135 := !i135 - 1
  done;
  (mix_floats a47 0 5; note_end 0);
  let x136 = a74 in
  note_float x136;
  (17 + 20) mod ((n22 - 2) lor 1)))
let () = note_int n137
let () = (mix_ints a34 0 7; note_end 0)
let () = note_int n38
let () = (mix_floats a47 0 5; note_end 0)
let () = note_float x54
let () = note_int n36
let () = (mix_1 5 a57; note_end 0)
let () = note_float x77
let () = ()
