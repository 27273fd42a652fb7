type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y82 -> mix 1; mix y82
and mix_2 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y83 -> mix 1; mix (if y83 then 1 else 0)
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let poly3 x = x
in
let a4 = { r4 = 5; r5 = 0.5 } in
let a5 = () in
let a6 = (match C0 with | C3 -> [] | C0 -> [] | C1 -> [] | (C2 | C2) -> []) in
let v7 = poly3 a4 in
let a8 = Array.init 16 (let rec f10 p9 = 10 in f10) in
let a11 = (try (max None None) with | Invalid_argument _ -> None | Not_found -> None) in
let a12 = (match v7 with | { r4 = q13; r5 = 0.0 } -> [] | ({ r4 = 5; r5 } | { r4 = 0; r5 = (0.5 as r5) }) -> [] | { r4 = 1; r5 = 1.0 } -> [] | { r4 = (5 as w14); r5 = (0.5 as w15) } -> [] | ({ r4; r5 = 0.5 } | { r4; r5 = 0.5 }) -> [] | { r4; r5 = v7 } -> []) in
let a16 = poly3 a8 in
let a17 = (true, (let rec f19 v7 p18 = 2.0 in f19)) in
let a20 = 0.5 -. 100.75 in
let a21 = if v2 then [] else [] in
let v22 = poly3 a17 in
((let (m23, _) = v22 in mix (if m23 then 1 else 0)); note_end 0);
let a25 = Array.make (hide 1 16) 0.5 in
let poly26 x = x
in
let a27 = if v2 then (1, C0) else (4, C0) in
let a28 = (try (let rec f32 p29' p30 p31 = 15 in f32) with | _ -> (let rec f36 p33 p34 p35 = p33 in f36)) in
let a37 = [] in
let v38 = poly26 a27 in
((let (m39, m40) = v38 in mix m39; mix_0 5 m40); note_end 0);
let a41 = v2 in
let a42 = v2 = v2 in
let a43 = v2 :: [] in
let v44 = poly26 a41 in
let a45 = (1, ("", 15), 18) in
let a46 = (try (let rec f48 p47' = v2 in f48) with | _ -> (fun p49 -> a41)) in
let a50 = if false then [] else [] in
let v51 = poly26 a45 in
let v54 = (v7 != v7) && (Option.equal (a5; (fun p52 p53 -> v44)) (Some 19) None) in
(mix (if v54 then 1 else 0); note_end 0);
let v55 = if a46 (7 lsl (17 land 31)) then C1 else C0 in
(mix_0 5 v55; note_end 0);
let poly56 r = match r with Ok x -> x | Error (x, _) -> x
in
let a57 = C2 in
let a58 = a25.(15) in
let a59 = (let (a8, { r4 = _; r5 = q60 }, q61) = ((a20, 14, a20, v2), { r4 = 0; r5 = 0.0 }, a20) in []) in
let v62 = poly56 (Error (a57, a58)) in
(mix_0 5 v62; note_end 0);
let a63 = a25.(wrap (20 / 100) 16) in
let a64 = min (Ok 9) (Ok 3) in
let a65 = (a5; []) in
let x66 = poly56 (Error (a63, a64)) in
note_float x66;
let poly67 x o = match o with Some y -> y | None -> x
in
let a68 = None in
let a69 = Array.fold_left (let rec f72 (q70, q71) a41 = (x66, (-3)) in f72) (x66, 11) a16 in
let a73 = [] in
let v74 = poly67 a68 (Some a68) in
let a75 = (try ((Array.make 8 (-3)), None) with | _ -> ((Array.make 8 (-1)), None)) in
let a76 = 14 mod 100 in
let a77 = (let v78 = Array.make 16 a63 in []) in
let v79 = poly67 a75 (Some a75) in
print_int (v7.r4 - a16.(14));
print_byte 32;
print_float (-. (x66 +. x66));
print_newline ();
note_int a76;
(mix_ints a16 0 16; note_end 0);
note_float x66;
(mix_0 5 v62; note_end 0);
((let (m80, m81) = v79 in mix_ints m80 0 8; mix_1 5 m81); note_end 0);
(mix_2 5 a11; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
()
