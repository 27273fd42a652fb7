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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y73 :: y74) -> mix 1; mix_1 (d - 1) y73; mix_0 (d - 1) y74
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
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
let f6 p7 p8 =
  (if (tick_float 9 x4) = (x4 *. x4) then raise (E1 (truncate x4)));
  (compare ((-1.5) *. 0.0) (if true then x4 else x4)) mod 2
in
let _ = (try (f6 (fun p9' -> Array.make 16 n5') (Some [])) with | E1 q10 -> (q10 / (q10 lor 1))) in
let rec fold11 p12 =
  match p12 with
  | [] ->
    []
  | (_ :: q13) ->
    let r14 = fold11 q13 in
    (ref n5') :: r14
in
let v15 = fold11 (if true then [] else []) in
(mix_0 5 v15; note_end 0);
(mix_0 5 v15; note_end 0);
let v19 = fold11 (List.fold_left (let rec f18 p16' p17 = p16' in f18) [] []) in
(mix_0 5 v19; note_end 0);
let a20 = Array.mapi (let rec f23 p21 p22 = x4 in f23) (Array.make 4 x4) in
let rec loop25 i24 n26 =
  if i24 < 0 then () else (
    (a20.(i24 + 1) <- ((-. (-1.0)) *. (a20.(i24))));
    loop25 (i24 - 1) n26
  )
in
loop25 (3 - 1) 3;
(mix_floats a20 0 4; note_end 0);
let rec f27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38' =
  if p28 < 1 then
    (p31 /. p36)
  else (
    f27 ((-1) + p28) p34 p36 p30 (let o39 = p35 in let o40 = p37 in let o41 = p33 in let o42 = p38' in let ( >= ) a b = b - a in o39 >= o40 >= o41 >= o42) p37 p31 p32 p30 p32 p32
  )
in
let x45 = f27 1 (coarse (atan (limit 10.0 (-9.0) 9.0))) x4 (float_of_int n5') 18 20 (match [] with | [] -> 100.75 | (q43' :: q44) -> x4) (n0 + n5') x4 (n5' * 38) (compare n5' n5') in
let n46 = n5' in
let rec f47 p48 p49 p50 p51 p52 =
  if p48 > 0 then (
    f47 (p48 - 1) p49 p50 p50 (p50 + (p51 * p51))
  ) else
    (let (q53, q54) = ([], p51) in 3)
in
let n57 = f47 (hide 0 0) (if false then x45 else (-0.0)) (match v19 with | [] -> 2 | (q55 :: q56) -> n0) (n46 lxor 15) (f47 7 x45 n46 n46 n5') in
let rec pick58 p59 p60 p61 =
  if p59 then p60 else p61
in
let a66 = (match v15 with | ((_ :: (_ :: _)) | []) -> (Array.make 3 0.0) | (q64 :: q65') -> (Array.make 3 x45) | [] -> (Array.make 3 (-0.0))) in
let a67 = pick58 true a66 a66 in
(pick58 ((match v19 with | [] -> true | (([] as w68) | ([] as w68)) when ((List.length []) <= (n57 + 19)) -> false | (q69 :: []) -> false | (q70 :: (q71 :: q72)) -> false | _ -> true) && (0.0 = (-1.5))) a66 a67).(0) <- (x45 /. x4);
note_float a66.(0);
note_float a67.(0);
note_int n46;
note_int n0;
(mix_0 5 v15; note_end 0);
(mix_0 5 v19; note_end 0);
note_float x4;
note_int n5';
note_int n57;
(mix_floats a66 0 3; note_end 0);
()
