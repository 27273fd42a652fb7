type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : (int * bool) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y107) -> mix 1; (let (m105, m106) = y104 in mix m105; mix (if m106 then 1 else 0)); mix_0 (d - 1) y107
and mix_1 d (v : int option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix_7 (d - 1) y108; mix_1 (d - 1) y109
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y110 :: y111) -> mix 1; mix y110; mix_2 (d - 1) y111
and mix_3 d (v : int t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y112 } -> mix 1; mix y112
    | C4 -> mix 2
    | C2 (y113, y114, y115) -> mix 3; mix_string y113; mix_floats y114 0 4; mix_float y115
and mix_4 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y116 :: y117) -> mix 1; mix_floats y116 0 2; mix_4 (d - 1) y117
and mix_5 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y118 :: y119) -> mix 1; mix_ints y118 0 2; mix_5 (d - 1) y119
and mix_6 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y120 :: y121) -> mix 1; mix (if y120 then 1 else 0); mix_6 (d - 1) y121
and mix_7 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y122 -> mix 1; mix y122
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec poly8 n x l = if n <= 0 then l else poly8 (n - 1) x (x :: l)
let a9' = if false then ((-2), false) else (n7, true)
let a10 = 13 * (-1)
let a11 = if true then [] else []
let v12 = poly8 3 a9' a11
let () = (mix_0 5 v12; note_end 0)
let a13 = (try (if false then None else None) with | _ -> None)
let a14 = (let (_, q15, _, q16') = (a10, "a", a10, a10) in (let rec f20 p17 p18 p19 = p17 in f20))
let a21 = if false then [] else []
let v22 = poly8 3 a13 a21
let () = (mix_1 5 v22; note_end 0)
let poly23 x y = ignore y; x
let a24 = (let v25 = a13 in (a10, (let rec f29 p26 p27 p28 = p26 in f29), None, (Array.make 16 (-0.0))))
let a30 = []
let a31 = (match v22 with | ((_ :: q32) | ([] as q32)) -> [] | [] -> [] | (q33 :: q34) -> [] | ((q35 :: a14) | (q35 :: a14)) -> [] | ((q36 :: q37) as w38) when ((if false then true else true) && true) -> [])
let v39 = poly23 a30 a24
let () = (mix_2 5 v39; note_end 0)
let a40 = 100.75 <> 10.0
let a41 = Array.map (let rec f43 p42 = a10 in f43) (Array.make 1 (-0.5))
let a44 = (match v39 with | ([] | (_ :: (_ :: _))) -> [] | ((v39 :: q45) as w46) -> [] | exception Failure a13 -> [] | exception Not_found -> [])
let a47 = poly23 a41 a40
let a48 = (let _v52 = fun p49 -> ((let rec f51 p49 p50 = 10.0 in f51), n7) in -10.0)
let a53 = (n7, a10, a40)
let a54 = (let _v55 = true in [])
let v56 = poly23 a53 a48
let poly57 r = match r with Ok x -> x | Error (x, _) -> x
let a58 = (let rec f60 (_, q59) = a48 in f60)
let a61 = (a10, n7, a10, 15)
let a62 = (try ((let rec f64 p63 = a48 in f64) :: []) with | _ -> [])
let f65 = poly57 (Error (a58, a61))
let a66 = Array.mapi (let rec f69 p67' p68 = 1.0 in f69) (Array.make 2 '\'')
let a70 = (a48, '\'', a10)
let a71 = (match a61 with | (8, q72, q73, q74) -> [] | ((-3), q75, v56, _) -> [] | ((0, q76, _, _) | (0, q76, _, _)) -> [] | (q77, q78, _, q79) -> [])
let a80 = poly57 (Error (a66, a70))
let a81 = fst ((let rec f83 p82 = a40 in f83), n7)
let a84 = (let rec f86 p85 = a10 in f86)
let a87 = (match v39 with | ([] | []) -> [] | ((6 :: q88) | ((6 :: _) as q88)) -> [] | ((-1) :: _) -> [] | (_ :: q89) -> [])
let f90' = poly57 (Error (a81, a84))
let poly91 r = match r with Ok x -> x | Error (x, _) -> x
let a92 = [|17; a10|]
let a93 = [|1.0; a48; a48; a48; 3.25|]
let a94 = if a40 then [] else []
let a95 = poly91 (Error (a92, a93))
let () = (mix_ints a95 0 2; note_end 0)
let a96 = C0 { r1 = a10 }
let a97 = (match C18 with | ((C17 _) | C19) -> (a10, a10, a10, a48) | C18 -> (a10, 13, n7, a48) | C17 'a'..'m' -> (n7, a10, a10, 0.0) | ((C17 _) | C18) -> (a10, n7, a10, a48))
let a99 = []
let v100 = poly91 (Error (a96, a97))
let () = (mix_3 5 v100; note_end 0)
let () = (mix_4 5 a71; note_end 0)
let () = note_int a10
let () = (mix_floats a66 0 2; note_end 0)
let () = (mix_5 5 a94; note_end 0)
let () = note_float a48
let () = ((let (m101, m102, m103) = a53 in mix m101; mix m102; mix (if m103 then 1 else 0)); note_end 0)
let () = (mix_6 5 a44; note_end 0)
let () = ()
