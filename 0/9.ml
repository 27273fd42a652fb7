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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r7 = y77 } -> mix_float y77
and mix_1 d (v : int ref ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let rec f0 p1 p2 =
  let table5 = Array.make 2 (let rec g3 u4 = p1 in g3) in
  table5.(1) <- (let rec g3 u4 = (p2, p2, (-1.0)) in g3);
  table5.(1) p2
let v6 = f0 (f0 (18, 13, (-1.0)) 5) (15 / (2 lor 1))
let () = ((let (m7, m8, m9) = v6 in mix m7; mix m8; mix_float m9); note_end 0)
let () = ((let (m10, m11, m12) = v6 in mix m10; mix m11; mix_float m12); note_end 0)
let rec f13 p14 p15 =
  let rec g16 u17' = p14
  in
  mix p15;
  g16 p15
let v19 = f13 (fst ({ r7 = 3.25 }, "\000\255x")) ((fun p18 -> -3) 100.75)
let () = (mix_0 5 v19; note_end 0)
let x20 = 1.5
let rec f21 p22 p23 =
  let table26 = Array.make 2 (let rec g24 u25 = p22 in g24) in
  table26.(1) <- (let rec g24 u25 = (fst ((ref (ref p23)), true)) in g24);
  table26.((hide 0 1)) p23
let v27 = f21 ((); (ref (ref 10))) (truncate 100.75)
let () = (mix_1 5 v27; note_end 0)
let v28 = ((6 / (4 lor 1)) + (- 3)) < ((try 5768 with | _ -> 14) - (7 mod 4096))
let () = (mix (if v28 then 1 else 0); note_end 0)
let () = v27 := (if (match Ok x20 with | ((Ok q29) | (Ok q29)) when q29 < 1.5 -> v28 | Ok (1.0 | 1.0) -> v28 | ((Ok q30) | (Error { r7 = q30 })) -> v28 | Error _ -> v28) then !v27 else (ref 19))
let v6 = x20
let rec f31 p32 p33 =
  let rec g34 u35 = p32
  in
  mix p33;
  g34 p33
let x42 = f31 (let _v41 = fun p36 p37 -> ((let rec f40 p38 p39 = false in f40), p37) in -3.25) (7 + 15)
let rec f43 p44 p45 =
  let table48 = Array.make 2 (let rec g46 u47 = p44 in g46) in
  table48.(1) <- (let rec g46 u47 = x42 in g46);
  table48.(0) p45
let x54 = f43 v19.r7 (let v53 = (let rec f52 p49 p50 p51 = v28 in f52) in 14)
let () = note_float x54
let x55 = f43 (x54 *. x42) (Char.code 'a')
let rec f56 p57' p58 =
  let table61 = Array.make 2 (let rec g59 u60 = p57' in g59) in
  table61.(1) <- (let rec g59 u60 = p58 in g59);
  table61.(1) p58
let n62 = f56 (int_of_float x55) 7
let () = note_int n62
let rec f63 p64 p65 =
  let rec g66 u67 = p64
  in
  mix p65;
  g66 p65
let _ = f63 "" (n62 + n62)
let s68 = f63 (if false then "" else "12") (- n62)
let () = (mix_string s68; note_end 0)
let rec f69 p70 p71 =
  let rec g72 u73 = p70
  in
  mix p71;
  g72 p71
let n74 = f69 n62 (abs n62)
let v76 = (f43 (let _v75 = v28 in 1.0) (n62 lor (-2))) <> (f43 (min v6 x42) (-1))
let () = (mix (if v76 then 1 else 0); note_end 0)
let () = (mix (if v28 then 1 else 0); note_end 0)
let () = (mix_1 5 v27; note_end 0)
let () = note_float x54
let () = note_float x20
let () = (mix_0 5 v19; note_end 0)
let () = (mix_string s68; note_end 0)
let () = (mix (if v76 then 1 else 0); note_end 0)
let () = note_float x42
let () = ()
