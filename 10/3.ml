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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y93 :: y94) -> mix 1; mix y93; mix_0 (d - 1) y94
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y95 :: y96) -> mix 1; mix_floats y95 0 8; mix_1 (d - 1) y96
and mix_2 d (v : (float * bool, int) result) =
  if d > 0 then
    match v with
    | Ok y97 -> mix 0; (let (m98, m99) = y97 in mix_float m98; mix (if m99 then 1 else 0))
    | Error y100 -> mix 1; mix y100
and mix_3 d (v : (float * int * bool) option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y101 :: y102) -> mix 1; mix_6 (d - 1) y101; mix_3 (d - 1) y102
and mix_4 d (v : (float * bool) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y103 :: y106) -> mix 1; (let (m104, m105) = y103 in mix_float m104; mix (if m105 then 1 else 0)); mix_4 (d - 1) y106
and mix_5 d (v : char array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108') -> mix 1; mix (Char.code y107.(7)); mix_5 (d - 1) y108'
and mix_6 d (v : (float * int * bool) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y109 -> mix 1; (let (m110, m111, m112) = y109 in mix_float m110; mix m111; mix (if m112 then 1 else 0))
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec poly4 x l = match l with [] -> x | y :: rest -> poly4 y rest
let a5 = fun p6 p7 p8' -> p6
let a9 = 10.0 >= (-10.0)
let a10 = []
let f11 = poly4 a5 a10
let a12 = (match a10 with | ([] | []) when ((if a9 then 1 else 12) <= (10 mod 7)) -> (Array.make 8 'z') | [] -> (Array.make 8 '\n') | (q13 :: _) -> (Array.make 8 ' '))
let a14 = ((-3) + (-1073741824)) >= 7
let a15 = []
let a16' = poly4 a12 a15
let () = (mix (Char.code a16'.(7)); note_end 0)
let v18 = a14 || (if snd ([], a14) then (10.0 <> 0.5) else ((fun p17 -> true) 11))
let () = (mix (if v18 then 1 else 0); note_end 0)
let a19 = Array.make 16 4
let () = for i20 = 16 - 1 downto 0 do
  a19.(i20) <- a19.(i20);
  ()
done
let () = (mix_ints a19 0 16; note_end 0)
let n28 = (let ((_, q26, v18) as w27) = Array.fold_left (fun (q21, q22, q23) p24 -> (q21, p24, p24)) (match a15 with | [] -> ("a", 5, (-3)) | (_ :: q25') -> ("tail \" end", 3, 11)) a19 in 15)
let poly29 x o = match o with Some y -> y | None -> x
let a30 = fun p31 p32 p33 -> Array.make 1 n28
let a34 = ((); (ref a14))
let a35 = (match a15 with | ([] | []) -> [] | (q36 :: q37) -> [])
let f38 = poly29 a30 (Some a30)
let a39 = ((-100.75), v18)
let a40 = min (-2.0) (-100.75)
let a41 = ((); [])
let v42 = poly29 a39 (Some a39)
let () = ((let (m43, m44) = v42 in mix_float m43; mix (if m44 then 1 else 0)); note_end 0)
let a45 = (try (let rec f47 p46 = 5 in f47) with | _ -> (fun p48 -> n28))
let a49 = !a34
let a50 = (fun p51 -> n28) :: []
let f52 = poly29 a45 (Some a45)
let rec poly53 n x l = if n <= 0 then l else poly53 (n - 1) x (x :: l)
let a54 = None
let a55 = a40 *. a40
let a56 = None :: []
let v57' = poly53 3 a54 a56
let a58 = n28 - n28
let a59 = (let v60 = Ok n28 in (v18, n28, 1.5, a49))
let a61 = []
let v62' = poly53 3 a58 a61
let () = (mix_0 5 v62'; note_end 0)
let a63 = (match [] with | [] -> (Array.make 8 a55) | (_ :: q64) -> (Array.make 8 a55))
let a65 = a3.(wrap (if v18 then n28 else a58) 7)
let a66' = ((); [])
let v67 = poly53 3 a63 a66'
let () = (mix_1 5 v67; note_end 0)
let poly68 x = x
let a69 = Ok (a65, v18)
let a70 = a55
let a71 = (Ok v42) :: []
let v72 = poly68 a69
let () = (mix_2 5 v72; note_end 0)
let a73 = (let i74 = a58 in if i74 >= 0 && i74 < 8 then a12.(i74) else 'a')
let a75 = []
let a76 = 'z' :: []
let v77 = poly68 a73
let a78 = (try (let rec f80 p79 a9 = a58 in f80) with | _ -> (fun ((q81, q82, _) as w83) p84 -> n28))
let a85 = a49 && a9
let a86 = (let v87 = n28 in [])
let f88 = poly68 a78
let () = (mix (Char.code a16'.(7)); note_end 0)
let () = ((let (m89, m90) = a39 in mix_float m89; mix (if m90 then 1 else 0)); note_end 0)
let () = (mix_3 5 v57'; note_end 0)
let () = (mix_4 5 a41; note_end 0)
let () = (mix_5 5 a15; note_end 0)
let () = ((let (m91, m92') = v42 in mix_float m91; mix (if m92' then 1 else 0)); note_end 0)
let () = (mix (Char.code a12.(7)); note_end 0)
let () = note_int n28
let () = ()
