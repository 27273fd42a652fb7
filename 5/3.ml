type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y115 :: y116) -> mix 1; mix (if y115 then 1 else 0); mix_0 (d - 1) y116
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 a3 p5 =
  -2
let n6 = f4 ((-100.75) +. (-3.25)) [false; true; true]
let n7 = f4 1.5 []
let f8 p9 =
  n7
let n20 = f8 (match 1.0 with | (1.0 as w10) -> (let rec f14 p11 p12 p13 = ('a', (-0.5), p12) in f14) | q15 -> (let rec f19 p16 p17 p18 = ('0', p16, 0) in f19))
let n25 = f8 (let v21 = [] in fun p22 p23 p24 -> ('a', 1.0, 6))
let f26 p27 =
  Array.make 2 100.75
let a28 = f26 (show_int 16 n25)
let () = (mix_floats a28 0 2; note_end 0)
let a29 = f26 (n7 mod (n25 lor 1))
let n46 = if true >= true then (match Ok n7 with | Ok q43 -> n20 | Error 1.0 -> n7 | (Error q44 as w45) -> n20) else (if (match [] with | [] -> true | (q39 :: []) -> false | ((None :: (None :: f26)) | (None :: (None :: f26))) -> false | (None :: (((Some _) :: _) | (_ :: _))) -> true | ((Some _) :: (_ :: q42')) -> true) then n7 else (if (match Array.make 2 (true, 100.75, ' ', 3.25) with | (q30 | ([|(_, _, _, _); (_, _, _, 0.0)|] as q30)) -> true | [|(q31, q32, q33, q34); (q35, q36, q37, _)|] -> false | q38 -> true) then (n25 * 23) else (if Option.is_none None then (max 17 0) else n7)))
let () = a28.(1) <- ((0.5 -. 3.25) *. ((fun p47 -> 1.0) n25))
let f48 p49 =
  false
let v55 = f48 (List.fold_left (fun p50 p51 -> fun p52 -> None) (let rec f54 p53 = None in f54) [])
let () = (mix (if v55 then 1 else 0); note_end 0)
let v60 = f48 (let rec f59 (q56, q57, q58) = None in f59)
let n61 = ((min 7 n46) * (n7 - (-3))) land (16 - (Array.length a29))
let f62 p63 =
  1.5
let x64 = f62 ((); None)
let f65 p66 =
  x64
let x70 = f65 (String.fold_left (let rec f69 p67 p68 = p67 in f69) (ref n46) "")
let () = note_float x70
let x71 = f65 (if v60 then (ref 9) else (ref n46))
let v73 = (let v72 = (try ((((((); n25) / 1) + ((n46 lsr 9) * ((); n61))) - (-4096)) < (- n46)) with | _ -> (not v55)) in v60)
let () = (mix (if v73 then 1 else 0); note_end 0)
let a74 = if v73 then (Array.make 6 n7) else (Array.make 6 n7)
let rec loop77 i75 =
  if i75 >= 0 then (
    (let k76 = wrap a74.(i75) 6 in a74.(k76) <- a74.(k76) + i75);
    loop77 (i75 - 1)
  ) else
    ()
let () = loop77 (6 - 1)
let () = (mix_ints a74 0 6; note_end 0)
let n80 = (land) (truncate (-0.0)) ((let v79 = x71 in ()); (n61 - n46))
let () = note_int n80
let unused81 = 10.0
let c82' = (-9) * ((-9))
let c83 = c82' - (c82')
let c84 = ((Array.length a3)) - (Array.length a3)
let c85 = (c84) - c83
let c86 = c84 - (c85)
let c87 = (c86) + (Array.length a3)
let c88 = (-9) + ((Array.length a3))
let () = note_int c88
let f89 p90 p91 =
  n61
let n96 = f89 (let rec f95 p92 = ((fun p93 p94 -> x70), 3) in f95) a74.(wrap a74.(5) 6)
let () = note_int n96
let n101 = f89 (let rec f100 p97 = ((fun p98 p99 -> x64), 17) in f100) (19 + 13)
let f102 p103 p104 =
  ([], n101, (Array.make 1 x64))
let v105 = f102 (x70 < x70) (Ok c87)
let () = ((let (m106, m107, m108) = v105 in mix_0 5 m106; mix m107; mix_floats m108 0 1); note_end 0)
let () = ((let (m109, m110, m111) = v105 in mix_0 5 m109; mix m110; mix_floats m111 0 1); note_end 0)
let () = note_int c82'
let () = (mix (if v73 then 1 else 0); note_end 0)
let () = note_int n46
let () = ((let (m112, m113', m114) = v105 in mix_0 5 m112; mix m113'; mix_floats m114 0 1); note_end 0)
let () = note_int c83
let () = note_float x71
let () = note_int n20
let () = note_int c87
let () = ()
