type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec f4 p5 p6 p7 p8 p9 p10 p11' p12 p13 p14 p15 p16 p17 =
  if p5 <= 0 then
    (p13 lsl 31)
  else (
    f4 (p5 - 1) p14 p7 p17 p16 p13 p15 (((); p7) * (let ((q18, _), q19) = ((p9, p9), p12) in p13)) p10 p6 p8 (1e999 -. (p17 /. p15)) p6
  )
let n20 = f4 3 0.0 13 (ceil 1.0) (1.5 -. (-1.0)) (if v3 then 19 else 1) ((-100.75) *. 0.0) (try (if v3 then 20 else 10) with | _ -> 5) (try (-1073741824) with | _ -> 7) 2147483648.0 (max 2.0 0.5) (-1e999) (10.0 -. (-0.5))
let n22 = f4 1 (tick_float 4 1.5) (15 - (-2)) (let v21 = 'z' in 0.0) ((-3.25) *. 1.0) (int_of_string (string_of_int n20)) (snd (n20, 0.0)) n20 n20 (floor 2.0) (min 0.5 (-0.5)) (ceil 10.0) (min 1.5 0.0)
let () = note_int n22
let rec f23 p24 p25 p26' p27 p28 p29 p30 p31 p32 p33 =
  if p24 < 1 then
    (abs_float p32)
  else (
    f23 ((-1) + p24) p32 p31 p27 p28 (p33 *. (let p30 = { r3 = 1.0; r4 = p31; r5 = None; r6 = p28; r7 = p33 } in p33)) 5e-324 ((match Ok (Array.make 4 p31) with | Ok [|q34; q35; p29; 2|] -> 14 | Ok [|q36'; _; q37; q38|] -> 7 | Ok ([|q39; q40; _; q41|] as w42) -> p27 | Ok q43 -> p24 | Error _ -> p24 | Error _ when (try ((p28 > p27) || v3) with | _ -> (if v3 then true else v3)) -> (-3)) lxor (17 + p27)) p30 p25
  )
let x44 = f23 1 (if v3 then 100.75 else 10.0) (if v3 then n20 else 4) n22 (n22 + n22) 2147483648.0 (coarse (cos (limit 1.0 (-100.0) 100.0))) 9115 (if v3 then 3.25 else (-0.0)) ((-10.0) /. 0.0)
let n64 = f4 1 (abs_float (match Ok { r3 = (-2.0); r4 = n22; r5 = None; r6 = (-3); r7 = x44 } with | Ok { r3 = q45; r4 = q46; r5 = q47; r6; r7 } -> q45 | Error _ -> (-0.5))) ((f4 (hide 0 3) x44 n20 x44 3.25 n20 x44 14 n20 x44 3.25 10.0 10.0) * n22) (match n22 with | 9 -> (0.0 +. x44) | -2 -> (x44 -. x44) | 6 -> (max 2.0 x44) | _ when (x44 <= (float_of_int n22)) -> (match [] with | [] -> x44 | ((q48 :: []) | (q48 :: _)) -> x44 | (q49 :: (q50 :: q51)) -> x44) | (q52 | (-2147483648 as q52)) -> (float_of_int n20) | -3 -> 1.5 | ((-2) | (-3)) -> (x44 *. x44) | q53 -> (0.0 /. 0.0)) (float (n22 + n22)) (let { r0 = q54; r1 = q55; r2 = q56 } = ((); { r0 = 0.5; r1 = x44; r2 = None }) in n22 lxor n22) (let { r0 = q57'; r1 = q58; r2 = q59 } = snd (x44, { r0 = x44; r1 = x44; r2 = None }) in 0.0 /. 0.0) (tick_int 10 6) (1 + (-2147483647)) x44 (tick_float 13 x44) (match v3 with | true when (if v3 > false then v3 else (n22 > n20)) -> (x44 /. x44) | true -> (let (q61, q62, q63) = ((Ok x44), n22, (fun p60 -> v3)) in 1.0) | false -> (( +. ) x44 x44) | false when ((n22, 19, (ref n22)) >= (8, n20, (ref 14))) -> (1.5 -. x44)) ((fabs x44) -. (10.0 +. x44))
let () = note_int n64
let () = List.iter (fun p65' -> (match { r0 = 10.0; r1 = x44; r2 = None } with | { r0 = 1.0; r2 = q66; _ } when (match { r3 = x44; r4 = n64; r5 = None; r6 = n20; r7 = x44 } with | { r3 = f23; r4 = q67; r5 = q68; r6 = q69; r7 = q70' } -> (not true)) -> () | ({ r0 = _; _ } | { r0 = 1.0; r1 = _; r2 = _ }) -> () | { r0 = 0.0; r1 = 0.0; r2 } -> () | { r0 = 0.0; r1 = q71; _ } -> () | { r1 = q72; r2 = q73; _ } -> ())) (if n64 >= n64 then ((); []) else [])
let _ = [|n22|]
let () = prerr_int (f4 3 x44 (n22 + n64) ((); x44) ((); x44) ((fun p74 -> 3) (1.0, (-0.5), n64, n22)) 3.25 (try (n64 - 16) with | _ -> n22) (if true then n64 else 14) 0.0 x44 (match n20 with | 7 -> 100.75 | -1 -> x44 | 9 -> x44 | q75 -> x44) 0.0)
let () = prerr_byte 32
let () = prerr_float 3.25
let () = prerr_newline ()
let rec f76 p77 p78 p79 p80 p81' p82 p83 p84 =
  if p77 < 1 then
    p78
  else (
    f76 (p77 - 1) p78 p79 p81' p80 (let o85 = p79 in let o86 = p82 in let o87 = p84 in let ( >>= ) a b = (a lsl 1) + b in o85 >>= o86 >>= o87) p83 p84
  )
let _ = f76 5 (compare n20 n22) n22 (x44 /. x44) (x44 -. x44) ((); 15) (-11) (truncate x44)
let n89 = f76 9 (let f76 = v3 in n22) (-9) (float_of_string "1.0") 0.5 (n64 lor n64) (succ 2) (let _v88 = Array.make 16 1.0 in n64)
let rec f90 p91 p92 p93 p94 p95 p96 p97 p98 p99 p100 =
  if p91 <= 0 then
    (6 / (6 lor 1))
  else (
    f90 ((-1) + p91) p94 p95 p100 p93 p99 (if (p99 - (-32769)) >= (-2) then (try (10.0 /. 1.5) with | _ -> p100) else (float_of_int n89)) p96 p99 ((match Ok (-2) with | Ok (-2) -> () | Ok 3 -> () | (Ok (2 as w101) as w102) -> () | Ok _ -> () | Error "a" -> () | Error q103 -> ()); (let v104 = p93 in p94))
  )
let n105 = f90 0 (x44 -. x44) (-0.0) (-. 1.5) (try 4096.0 with | _ -> x44) (f76 2 n22 n89 x44 3.25 n89 8 0) 1e16 (n64 * (-5)) (-13) 3.25
let () = note_int n105
let p106 = x44
let p107 = 0.5
let p108 = f23 7 p107 n105 n105 n20 p106 p107 n64 p107 x44
let p109 = p108
let p110 = if v3 then n105 else 7
let p111 = n64 * p110
let p112 = p110
let p113 = (let o114 = n105 in let o115 = p112 in let o116 = p112 in let o117 = p112 in let ( <> ) a b = (a lsl 1) + b in o114 <> o115 <> o116 <> o117)
let p118 = 32767
let p119 = 0 / 2
let p120 = float p112
let p121 = 4096.0
let p122 = f23 9 p108 p113 n22 p119 0.5 (-1.5) 19 p121 p107
let p123' = 2.0 /. p108
let p124 = -9
let p125 = p118
let p126 = int_of_float p122
let p127 = p126 * 18
let p128 = p121
let p129 = p109
let () = mix 1
let n130 = 1 lxor ((p126 * ((p124 + ((((p112 * (p111 + (p110))) * p113) + p118) - p119)) + p125)) - p127)
let () = note_int n130
let x131 = ((p128 *. ((p122 +. ((p120 *. (p109 -. (p108 -. ((p106) +. p107)))) +. p121)) *. p123')) *. p129) -. 1.0
let () = note_float x131
let () = note_int p125
let () = note_int n89
let () = note_float p120
let () = note_float x44
let () = note_int p111
let () = note_float p121
let () = note_int n130
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
