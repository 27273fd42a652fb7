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
let rec mix_0 d (v : (int t1 -> (bool * bool * bool * char) -> unit -> int array) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y86) -> mix 1; mix_0 (d - 1) y86
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y87 :: y88') -> mix 1; mix y87; mix_1 (d - 1) y88'
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y90) -> mix 1; mix_2 (d - 1) y90
let rec poly0 x l = match l with [] -> x | y :: rest -> poly0 y rest
let a1 = int_of_float 100.75
let a2 = (match C6 with | C5 'a'..'m' -> 5 | C5 ('n' | 'n') -> 12 | C5 ('a'..'m' | 'a'..'m') -> 19 | C5 ('a'..'m' | 'n') -> (-1) | C5 q3 -> 16 | (C6 as w4) -> 16)
let a5 = []
let n6 = poly0 a1 a5
let a7 = n6
let a8 = Array.make 16 a1
let a9 = (match [] with | [] -> [] | (_ :: ([] | [])) -> [] | ((q10 :: (q11 :: [])) | (q11 :: (q10 :: []))) -> [] | ((_ :: (q12 :: (6 :: _))) as w13) when (match w13 with | [] -> (0.0 < 2.0) | (3 :: n6) -> (q12 > 17) | (_ :: _) -> ((fun p14 -> false) ((-1), 0, a2, true))) -> [] | (q15 :: (n6 :: (6 :: _))) -> [] | ((_ :: (_ :: (_ :: _))) | ((-2147483647) :: _)) -> [])
let n19 = poly0 a7 a9
let () = note_int n19
let rec poly20 n x l = if n <= 0 then l else poly20 (n - 1) x (x :: l)
let a21 = (true, (Array.make 1 n19), (-1.5), "tail \" end") >= (true, (Array.make 1 a7), (-3.25), "b c")
let a22 = Array.fold_right (let rec f23 a8 a2 = a2 in f23) a8 false
let a24 = (match n19 with | 6 -> [] | ((3 as w25) | (3 as w25)) -> [] | (8 | 8) -> [] | (7 | (-3)) -> [] | _ -> [])
let v26 = poly20 3 a21 a24
let a27 = fun a24 (q28, q29, _, v26) () -> Array.make 5 a7
let a30 = if a22 then { r7 = 2.0 } else { r7 = (-2.0) }
let a31 = []
let v32 = poly20 3 a27 a31
let () = (mix_0 5 v32; note_end 0)
let a33 = if a22 then [] else []
let a34 = 0.0 > 100.75
let a35 = if a22 then [] else []
let v36 = poly20 3 a33 a35
let s37 = Printf.sprintf "<%e>" 4096.0
let () = (mix_string s37; note_end 0)
let v38 = ((int_of_float (-100.75)) mod 4096) >= ((if a22 then n6 else n19) - (-11))
let poly39 x y = let g z = (y, z) in g x
let a40 = 3.25 +. (-3.25)
let a41 = 2147483648.0
let a42 = []
let v43 = poly39 a40 a41
let () = ((let (m44, m45) = v43 in mix_float m44; mix_float m45); note_end 0)
let a46 = a22
let a47 = n19 + n6
let a48 = (let v49' = a41 in [])
let v50 = poly39 a46 a47
let () = ((let (m51, m52) = v50 in mix m51; mix (if m52 then 1 else 0)); note_end 0)
let a53 = 0.0 +. a40
let a54 = (let v55 = a40 in n19)
let a56 = []
let v57 = poly39 a53 a54
let rec poly58 g l = match l with [] -> [] | x :: rest -> g x :: poly58 g rest
let a59 = 14 + 15
let a60 = if a34 then (a34, a53) else (false, a53)
let a61 = if v38 then [] else []
let v62 = poly58 (fun x -> x) a61
let a63' = if a46 then a59 else a2
let a64 = fun p65 p66 p67 -> a7
let a68 = (let v69 = a53 in [])
let v70 = poly58 (fun x -> x) a68
let () = (mix_1 5 v70; note_end 0)
let a71 = ()
let a72 = a8.(3)
let a73 = (let _v74 = 10 in [])
let v75 = poly58 (fun x -> x) a73
let () = (mix_2 5 v75; note_end 0)
let c76 = 5 * (5)
let c77 = c76 - (c76)
let c78 = (c77) * (if a46 then a7 else a54)
let c79 = (5) + c76
let c80 = (c77) + 5
let c81 = (5) + c77
let c82 = (c78) * 5
let c83 = c77 lxor (c76)
let c84 = (5) - c80
let () = note_int c84
let () = note_int c82
let () = (mix_0 5 a31; note_end 0)
let () = note_int c78
let () = (mix (if a34 then 1 else 0); note_end 0)
let () = note_int a72
let () = (mix_1 5 a68; note_end 0)
let () = note_int c76
let () = note_int c84
let () = ()
