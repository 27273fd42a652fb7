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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : ((char * int * int) * float) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y89 -> mix 1; (let (m90, m94) = y89 in (let (m91, m92, m93) = m90 in mix (Char.code m91); mix m92; mix m93); mix_float m94)
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y95 -> mix 1; mix_float y95
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix y96; mix_2 (d - 1) y97
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
let f6 p7 =
  let n8 = 10 in
  raise (E0 (match Array.make 8 None with | (q9 | ([|_; None|] as q9)) -> n8 | [|q10; (Some q11)|] -> n0 | q12' -> n8))
in
let _ = (try (f6 (let (q13, (n5', q14), q15, (f6, _, _)) = (n0, (true, x4), 6, (false, n0, x4)) in (let rec f18 p16 p17 = Array.make 4 q14 in f18))) with | E0 9 -> (' ' <> '\'') | E0 (-3) -> (let v19 = [] in false) | E0 3 -> ((3 - (-4096)) <= n5') | E0 (-2147483647 as w20) -> ((); true) | E0 3 -> ((ref (ref false)) >= (ref (ref true))) | E0 2 -> (try (5 > n5') with | _ -> false) | E0 _ -> ('\'' != '\n')) in
let _ = (try (f6 (fun n5' ((q21, q22, q23, q24) as w25) -> Array.make 4 (-0.0))) with | E0 7 -> (14 = n5') | E0 _ -> ((fun p26 -> false) x4)) in
let v29 = ((Array.iter (let rec f28 p27 = (match false with | true -> () | (false | false) -> ()) in f28) (if true then (Array.make 5 x4) else (Array.make 5 (-2.0)))); None) in
(mix_0 5 v29; note_end 0);
let f30 p31' =
  let rec f32 p33 p34' p35 =
    if p33 <= 0 then
      x4
    else (
      if (n0 - n5') < p35.(0) then raise (E2 (let v36 = p33 in ref true)) else (let r37 = f32 (p33 - 1) p34' p35 in r37)
    )
  in
  let x44 = (try (f32 0 (let _v38 = Array.make 2 x4 in ref '\'') ((let rec f40 p39 = Array.make 16 n5' in f40) x4)) with | E2 _ -> (match v29 with | (None | (Some (_, _))) -> x4 | Some (q41, q42) -> 10.0 | ((Some _) | None) when true -> x4 | _ -> x4 | exception _ -> x4)) in
  raise (E2 (ref true))
in
let n49' = (try (f30 (let rec f46 p45 = Ok false in f46)) with | E2 q47 -> ((fun p48 -> n5') 1.0)) in
note_int n49';
let n54 = (try (f30 (let v50 = n49' in (let rec f52 p51 = Ok true in f52))) with | E2 q53 -> (if true then n0 else 8)) in
note_int n54;
let rec f55 p56 p57 p58 =
  if p56 < 1 then
    (Some x4)
  else (
    (try (let r60' = f55 (p56 - 1) (Char.code (try (let v59' = Ok p57 in '\255') with | _ -> '\255')) p58 in if true then raise Division_by_zero else r60') with | Division_by_zero -> None)
  )
in
let v62 = f55 0 (n54 * n5') (match v29 with | None -> n0 | None when ((n54 + 10) <> 0) -> n54 | Some (q61, _) -> n49') in
(mix_1 5 v62; note_end 0);
let s64 = ref v62 in
let i63 = ref (10 - 1) in
while !i63 >= 0 do
  s64 := (match !s64 with None -> Some (coarse (cos (limit (-. x4) (-100.0) 100.0))) | Some o -> if o = (coarse (cos (limit (-. x4) (-100.0) 100.0))) then None else Some o); i63 := !i63 - 1
done;
let n65 = !s64 in
(mix_1 5 n65; note_end 0);
let n66 = n54 - (try (-(let v29 = [] in n54)) with | _ -> 17) in
note_int n66;
let f67 (q68, q69, _, _) p70 =
  (let v71 = int_of_float (-. x4) in ());
  raise (E0 n49')
in
let _ = (try (f67 ((let rec f75 p72 p73 p74 = false in f75), x4, (Array.make 9 x4), (Ok n5')) (-11)) with | E0 4 -> (try (f67 ((fun p76 p77 n49' -> true), x4, (Array.make 9 x4), (Ok 8)) n66) with | E0 q78 -> []) | E0 (-1) -> (n54 :: []) | E0 3 -> (if true then [] else []) | E0 (-2) -> (try (f67 ((let rec f81 p79 f30 p80 = false in f81), x4, (Array.make 9 x4), (Ok n49')) n5') with | E0 _ -> []) | E0 _ -> (match v62 with | None -> [] | Some q82 -> [])) in
let v88 = (try (f67 ((let rec f86 p83' p84 p85 = true in f86), x4, (Array.make 9 x4), (Ok 10)) (4 mod (n5' lor 1))) with | E0 q87 -> (n54 :: [])) in
(mix_2 5 v88; note_end 0);
note_float x4;
note_int n66;
(mix_1 5 n65; note_end 0);
(mix_2 5 v88; note_end 0);
note_int n0;
(mix_1 5 v62; note_end 0);
note_int n5';
note_int n49';
()
