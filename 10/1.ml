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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y112, y113) -> mix 0; mix_2 (d - 1) y112; mix_1 (d - 1) y113
    | C1 -> mix 1
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y114 -> mix 1; mix_float y114
let poly0 x o = match o with Some y -> y | None -> x
let a1 = not false
let a2 = C1
let a3 = if false then [] else []
let v4 = poly0 a1 (Some a1)
let a5 = (match a3 with | [] -> { r2 = (fun p6 -> p6) } | (q7' :: []) -> { r2 = (let rec f9 p8 = 10 in f9) } | (q10 :: (_ :: q11)) -> { r2 = (fun p12 -> p12) } | ([] as w13) -> { r2 = (fun p14 -> 15) } | ((q15 :: (q16 :: _)) as w17) -> { r2 = (fun p18 -> p18) })
let a19 = []
let a20 = (match a2 with | C0 (_, (C0 (q21, q22) as w23)) -> [] | C0 (None, C1) -> [] | C0 ((Some q24), (C1 | C1)) -> [] | C1 -> [])
let v25 = poly0 a5 (Some a5)
let () = (mix_0 5 v25; note_end 0)
let a26 = a1 && true
let a27 = (let rec f29 p28 = "b c" in f29)
let a30 = if a1 then [] else []
let v31 = poly0 a26 (Some a26)
let poly32 r = match r with Ok x -> x | Error (x, _) -> x
let a33 = { r2 = (fun p34 -> p34) }
let a35 = Array.init 2 (let rec f37 p36 = -0.5 in f37)
let a38 = ((); [])
let v39 = poly32 (Error (a33, a35))
let () = (mix_0 5 v39; note_end 0)
let a40 = (if v31 then ())
let a41 = max (Array.make 7 0.5) (Array.make 7 1.5)
let a42 = []
let v43' = poly32 (Error (a40, a41))
let a44 = Array.make 16 100.75
let a45 = (v43'; C1)
let a46 = if v31 then [] else []
let a47 = poly32 (Error (a44, a45))
let rec poly48 g l = match l with [] -> [] | x :: rest -> g x :: poly48 g rest
let a49 = 12 + 19
let a50 = if a26 then 6 else 13
let a51' = (match v25 with | { r2 } -> [])
let v52 = poly48 (fun x -> x) a51'
let a53 = (match v52 with | [] -> (Ok (Array.make 8 a50)) | (q54 :: ((_ :: _) | [])) -> (Ok (Array.make 8 a50)) | (q56 :: (v31 :: q57)) -> (Ok (Array.make 8 v31)))
let a58 = if v4 then 3.25 else (-10.0)
let a59 = if a26 then [] else []
let v60 = poly48 (fun x -> x) a59
let a61 = (a50, a50, (fun p62 p63' p64 -> a50), C1)
let a65 = (match "a" with | "a" -> a58 | ("" | "") -> a58 | q66 -> a58)
let a67 = []
let v68 = poly48 (fun x -> x) a67
let poly69 r x = let old = !r in r := x; old
let a70 = a50 - 12
let a71' = 2.0 *. a65
let a72 = (let (_, q76, q77, _) = (a50, "a", (fun p73 p74 p75 -> 1), (-3.25)) in [])
let n78 = poly69 (ref a70) a70
let a79 = (let rec f82 p80 p81 { r2 = _ } = (p81, a26) in f82)
let a83 = v43'
let a84 = if v4 then [] else []
let f85 = poly69 (ref a79) a79
let a86 = (v43'; n78)
let a87' = String.lowercase_ascii (clip "12")
let a88 = (let _v93 = ((ref a71'), (let rec f92 p89 p90 p91 = a70 in f92), 'z') in [])
let n94 = poly69 (ref a86) a86
let poly95 x = x
let a96 = snd (a65, 0.5)
let a97 = (match n78 with | 8 -> 10.0 | (0 | 0) when v31 -> 0.0 | 0 -> a71' | 3 -> a58 | q98 -> (-0.5) | _ -> a65)
let a99 = if a26 then [] else []
let x100 = poly95 a96
let a101 = 1024
let a102' = (match v68 with | [] -> a47 | (q103 :: q104) -> a47)
let a105 = []
let n106 = poly95 a101
let () = ((let (m107, m108, _, m110) = a61 in mix m107; mix m108; mix_1 5 m110); note_end 0)
let () = note_int a101
let () = (mix_0 5 v25; note_end 0)
let () = ()
