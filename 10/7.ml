exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y95 :: y96) -> mix 1; mix_string y95; mix_0 (d - 1) y96
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y97 -> mix 0; mix_float y97
    | Error y98 -> mix 1; mix y98
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix y99; mix_2 (d - 1) y100
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let poly6 x = x
in
let a7 = fun p8 p9 -> Array.make 4 x4 in
let a10 = max true false in
let a11' = (let rec f16 (q12, q13, q14) p15 = Array.make 4 x4 in f16) :: [] in
let f17 = poly6 a7 in
let a18 = "" :: [] in
let a19 = (let rec f23 p20 p21 p22 = n5' in f23) in
let a24 = (match a11' with | ([] as w25) -> [] | ((_ :: q26) | ((_ :: _) as q26)) -> []) in
let v27 = poly6 a18 in
(mix_0 5 v27; note_end 0);
let v33 = Array.fold_left (let rec f31 p28 p29 = (match Some x4 with | (None | None) -> p28 | Some q30 -> (Ok 1.5)) in f31) (fst ((Ok x4), x4)) (let v32 = abs_float 1.0 in fst ((Array.make 1 n0), 'z')) in
(mix_1 5 v33; note_end 0);
let poly34 x y = let g z = (y, z) in g x
in
let a35' = if a10 then ((fun p36 p37 -> '\''), a10) else ((fun p38 p39 -> 'a'), a10) in
let a40 = ref x4 in
let a41 = [] in
let v42 = poly34 a35' a40 in
let a43 = fun p44 v42 p45 -> None in
let a46 = int_of_float x4 in
let a47 = (let rec f51 p48 p49 p50 = None in f51) :: [] in
let v52' = poly34 a43 a46 in
let poly53 x y = ignore y; x
in
let a54 = if a10 then a46 else a46 in
let a55 = (match v27 with | ([] | (_ :: _)) -> x4 | (q56 :: q57) -> x4) in
let a58 = (match v52' with | ((-2147483648), q59) -> [] | (((-1), q60) | (4, q60)) -> [] | ((2 as w61'), q62) -> [] | ((-2147483647), _) -> [] | ((-2 as w63), v52') -> [] | (_, _) -> []) in
let x64 = poly53 a55 a54 in
note_float x64;
let a65 = a55 <> x64 in
let a66 = [] in
let a67 = [] in
let v68 = poly53 a66 a65 in
(mix_2 5 v68; note_end 0);
let a69 = Ok a54 in
let a70 = snd (x4, x64) in
let a71 = [] in
let x72 = poly53 a70 a69 in
let x73 = 0.0 /. 0.0 in
let n75 = ((((((0) + (if (String.fold_left (fun a65 p74 -> a55) x64 "\000\255x") = x73 then 64 else 0)) + (if ((-1.0) /. a55) <> x73 then 27 else 0)) + (if (float_of_int n5') < x73 then 10 else 0)) + (if x73 > x72 then 61 else 0)) + (if x73 <= (-. 2.0) then 57 else 0)) + (if x73 >= (1.0 -. x64) then 83 else 0) in
let poly76 r = match r with Ok x -> x | Error (x, _) -> x
in
let a77 = fst (4, a70) in
let a78 = 17 + a54 in
let a79 = ((); []) in
let n80 = poly76 (Error (a77, a78)) in
note_int n80;
let a81 = (match a24 with | [] -> (Array.make 1 n80) | ((_ :: q82) | (_ :: q82)) -> (Array.make 1 a78)) in
let a83 = [] in
let a84 = (let _v91 = (let rec f90 p85 p86 = ((fun p87 p88 p89 -> p89), a54) in f90) in []) in
let a92 = poly76 (Error (a81, a83)) in
(mix_ints a92 0 1; note_end 0);
(mix_1 5 v33; note_end 0);
(mix_0 5 v27; note_end 0);
(mix_2 5 a66; note_end 0);
note_float x4;
note_int a78;
note_int n5';
((let (m93, _) = v52' in mix m93); note_end 0);
(mix_ints a92 0 1; note_end 0);
()
