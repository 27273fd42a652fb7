type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y94 :: y95) -> mix 1; mix (if y94 then 1 else 0); mix_0 (d - 1) y95
let poly0 (x, y) = (y, x)
let a1 = Array.make 4 (-2)
let a2 = C1
let a3 = (Array.make 4 13) :: []
let v4 = poly0 (a1, a2)
let a5 = Array.mapi (fun p6 p7 -> (1.5, p6, 1.5)) (Array.make 16 "")
let a8 = if true then [] else []
let a9 = (Array.make 16 (2.0, 1, (-100.75))) :: []
let v10 = poly0 (a5, a8)
let a11 = a1.(0)
let a12 = None
let a13 = []
let v14' = poly0 (a11, a12)
let poly15 x y = let g z = (y, z) in g x
let a16 = (let v17 = 100.75 in Array.make 3 0.5)
let a18 = (let v10 = () in ((-0.0), "\000\255x", 9))
let a19' = []
let v20 = poly15 a16 a18
let a21 = max (Array.make 4 100.75) (Array.make 4 1.5)
let a22 = (true, 1.0)
let a23' = if true then [] else []
let v24' = poly15 a21 a22
let a25 = C0
let a26 = (match (a8, (Array.make 16 (1.5, a11, (-1.5)))) with | (q27, _) -> a12)
let a28 = C0 :: []
let v29 = poly15 a25 a26
let rec poly30 g l = match l with [] -> [] | x :: rest -> g x :: poly30 g rest
let a31 = if false then (10.0, (Array.make 16 "a"), C11) else ((-1.0), (Array.make 16 "tail \" end"), C11)
let a32 = (3.25, "", a11)
let a33 = (match v14' with | (_, 1) -> [] | ((_, _) | (_, _)) -> [] | (None, _) -> [] | (None, _) -> [] | ((Some _), q34) -> [] | (q35', 0) -> [])
let v36 = poly30 (fun x -> x) a33
let a37 = if false then (2.0, "\000\255x", a11) else a18
let a38 = Array.make 4 13
let a39 = (match a23' with | [] -> [] | ((_ :: []) | (_ :: _)) -> [])
let v40 = poly30 (fun x -> x) a39
let rec poly41 x l = match l with [] -> x | y :: rest -> poly41 y rest
let a42 = a11 * a11
let a43 = (match a28 with | [] when false -> false | [] -> true | (_ :: _) when (true < (a11 < 18)) -> false | (q44 :: q45) -> false)
let a46 = []
let n47 = poly41 a42 a46
let a48 = (try (fst (a37, 1.5)) with | _ -> a18)
let a49 = a42 <= n47
let a50 = (let v51 = 10.0 in [])
let v52 = poly41 a48 a50
let poly53 x = x
let a54 = Array.length a5
let a55 = -. 3.25
let a56' = n47 :: []
let n57 = poly53 a54
let a58 = n47
let a59 = { { r2 = []; r3 = a49; r4 = None } with r3 = a49 }
let a60 = ((); [])
let n61 = poly53 a58
let rec poly62 x l = match l with [] -> x | y :: rest -> poly62 y rest
let a63 = if a49 then n61 else a42
let a64 = (let s65 = "b c" in let i66 = n47 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else 'z')
let a67 = n57 :: []
let n68 = poly62 a63 a67
let a69 = if a43 then (Array.make 1 ()) else (Array.make 1 ())
let a70 = 1 lsr 20
let a71 = (match a48 with | (0.5, _, _) -> [] | ((1.0 as w72), q73, (-2)) -> [] | (q74, q75, ((-2) | 6)) -> [] | (q76, q77, (-2147483647)) -> [] | (_, q78, 1) -> [] | ((_, q79, q80) | (_, q79, q80)) -> [])
let a81 = poly62 a69 a71
let () = ((let (m82, m86) = v20 in (let (m83, m84, m85) = m82 in mix_float m83; mix_string m84; mix m85); mix_floats m86 0 3); note_end 0)
let () = (mix_0 5 a8; note_end 0)
let () = (mix_ints a38 0 4; note_end 0)
let () = ((let (m87', m88) = a22 in mix (if m87' then 1 else 0); mix_float m88); note_end 0)
let () = ((let (_, m90) = v10 in (let (_, m92, _) = m90.(15) in mix m92)); note_end 0)
let () = ()
