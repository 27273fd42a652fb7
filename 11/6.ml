type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (bool, float) t0) =
  if d > 0 then
    match v with
    | { r0 = y58; r1 = y59' } -> mix (if y58 then 1 else 0); mix_2 (d - 1) y59'
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y60 :: y61) -> mix 1; mix y60; mix_1 (d - 1) y61
and mix_2 d (v : (bool, float) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y62 -> mix 1; mix_0 (d - 1) y62
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let rec fold12 p13 p14 =
  if p13 <= 0 then n11 else
  match p14 with
  | { r3 = q15; r4; _ } ->
    float_of_int (List.length [])
in
let x16' = fold12 1 { r2 = "12"; r3 = (Array.make 2 n8); r4 = (ref n10) } in
let rec fold17 p18 p19 =
  if p18 <= 0 then { r0 = false; r1 = None } else
  match p19 with
  | { r3 = q20; r4; _ } ->
    let n21 = p18 in
    { r0 = (let (_, _) = (n9, (n11, 6, true, p18)) in false); r1 = (if true then None else None) }
in
let v23 = fold17 2 (let v22 = '\'' in { r2 = "tail \" end"; r3 = (Array.make 2 10.0); r4 = (ref n9) }) in
(mix_0 5 v23; note_end 0);
let v24 = fold17 (hide 1 3) { { r2 = ""; r3 = (Array.make 2 n8); r4 = (ref 4) } with r4 = (ref n10); r2 = "tail \" end" } in
(mix_0 5 v24; note_end 0);
let n32 = if (let v29 = n10 in false) then (if String.equal "12" "\000\255x" then (match v24 with | { r0 = true; r1 = q27 } -> n10 | { r0 = false; r1 = None } -> n9 | { r0 = false; r1 = (Some q28) } -> n10) else (if 0.5 = x16' then (String.length "tail \" end") else (if (let v25 = x16' in true) then (let { r0 = q26'; r1 = _ } = { r0 = true; r1 = None } in n9) else (if min false false then (- n9) else (if false then n10 else n10))))) else (let { r2 = q30; r3; r4 = q31 } = { r2 = "\000\255x"; r3 = (Array.make 2 x16'); r4 = (ref n9) } in n10) in
let rec fold33' p34 p35' =
  if p34 <= 0 then true else
  match p35' with
  | { r2; r3 = q36; r4 = q37 } ->
    p34 <= n10
in
let v38 = fold33' 1 { { r2 = ""; r3 = (Array.make 2 n11); r4 = (ref n32) } with r4 = (ref n10) } in
let v41 = fold33' (hide 1 2) (let (_, _, q39, q40) = (n32, true, n11, n11) in { r2 = "b c"; r3 = (Array.make 2 q39); r4 = (ref n10) }) in
let rec fold42 p43 =
  match p43 with
  | [] ->
    assert (hide 1 3 = 3);
    int_of_float (x16' *. n11)
  | (q44 :: q45') ->
    let r46 = fold42 q45' in
    let v49 = (try (let s47 = part "tail \" end" n0 11 in let i48 = r46 in if i48 >= 0 && i48 < String.length s47 then s47.[i48] else '\255') with | _ -> '\255') in
    r46
in
let n50 = fold42 ((); []) in
note_int n50;
let n51 = fold42 (v38 :: []) in
let rec fold52 =
  function
  | [] ->
    []
  | (q54 :: q55) ->
    let r56 = fold52 q55 in
    20 :: r56
in
let v57 = fold52 (if v41 then [] else []) in
(mix_1 5 v57; note_end 0);
note_int n32;
(mix (if v41 then 1 else 0); note_end 0);
note_int n51;
(mix_0 5 v23; note_end 0);
note_float n11;
note_float x16';
(mix_0 5 v24; note_end 0);
note_float n8;
()
