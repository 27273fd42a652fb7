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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y81 :: y82') -> mix 1; mix y81; mix_0 (d - 1) y82'
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y83 :: y84) -> mix 1; mix_float y83; mix_1 (d - 1) y84
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y85 :: y86) -> mix 1; mix (if y85 then 1 else 0); mix_2 (d - 1) y86
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec fold3 p4 =
  match p4 with
  | [] ->
    []
  | (_ :: _) ->
    n2 :: []
let v8 = fold3 (let _v7 = (let rec f6 p5 n2 = None in f6) in [])
let () = (mix_0 5 v8; note_end 0)
let () = (mix_0 5 v8; note_end 0)
let n16 = (match v8 with | [] -> 1023 | (6 :: []) -> (-5) | (((8 as w9) | (-1 as w9)) :: []) -> (int_of_float (2.0 *. 10.0)) | (((9 | 9) :: []) as w10) -> (14 + n2) | ((_ :: []) | []) -> (abs (compare (-0.0) x1)) | ((q12 :: (q13 :: q14)) as w15) -> ((lxor) (15 - q13) 4))
let () = note_int n16
let () = (let rec f18 p17 = (if true then ((); ())) in f18) (min (Array.copy (Array.make 16 (-1.5))) (Array.mapi (fun p19 p20 -> 0.0) (Array.make 16 0.5)))
let rec fold21 =
  function
  | ([] as w23) ->
    ((); (match w23 with | ([] | []) -> true | ([] | []) when ((match v8 with | ((_ :: _) | []) -> n0 | ((7 as w26) :: ([] as w27)) -> w26 | (7 :: (q28 :: q29)) -> n16 | (4 :: q30) -> 18 | ([] | ((-2) :: _)) -> n2 | ((0 as w31) :: q32) -> n16 | ((-2147483647) :: q33) -> n2 | ((-2147483648) :: q34') -> n16 | ((6 :: q35) as w36) -> n16 | (q37 :: q38) -> q37) < (5 * n16)) -> true | (_ :: q39) -> false | _ -> true))
  | (_ :: q40) ->
    let r41 = fold21 q40 in
    (-1.5) < (let v42 = ref n0 in 3.25)
let v43 = fold21 (if false then [] else [])
let rec fold44 p45 =
  match p45 with
  | [] ->
    []
  | (q46 :: q47') ->
    let r48 = fold44 q47' in
    0.5 :: r48
let v49 = fold44 []
let () = (mix_1 5 v49; note_end 0)
let v50 = fold44 []
let () = (mix_1 5 v50; note_end 0)
let () = (mix_1 5 v50; note_end 0)
let () = (let v51 = (x1 -. x1) *. x1 in ())
let () = prerr_int ((); n2)
let () = prerr_byte 32
let () = prerr_float (if ((Array.make 1 x1), (ref n16), (Array.make 5 x1), v43) <> ((Array.make 1 x1), (ref n0), (Array.make 5 x1), v43) then (let v52 = 0.0 in v52) else x1)
let () = prerr_newline ()
let rec fold53 p54 =
  match p54 with
  | [] ->
    []
  | (q55 :: _) ->
    true :: []
let v57 = fold53 (let v56 = n0 in [])
let () = (mix_2 5 v57; note_end 0)
let v58 = v43
let n59 = -16
let v60 = 4095 < 31
let n69 = (Char.code (if v58 then '0' else '\'')) - (let o61 = (match v50 with | [] -> 11 | (q62 :: q63) -> n59 | exception _ -> n59) in let o64 = (let v65 = n16 in 18) in let o66 = n16 in let o67 = n16 in let o68 = fst (11, 15) in let ( @@ ) a b = (a lsl 1) + b in o61 @@ o64 @@ o66 @@ o67 @@ o68)
let () = note_int n69
let a70 = Array.make 16 ((7 + (-12)) - ((-4096) mod ((n59 + n16) lor 1)))
let rec fold71' p72 =
  match p72 with
  | [] ->
    let c73 = (n59 * 8) * ((n59 * 8)) in
    let c74 = (try (-3) with | _ -> n69) * ((n59 * 8)) in
    let c75 = (c74) + c73 in
    let c76 = (c75) * c73 in
    let c77 = c73 * (c74) in
    (-781) - (-2147483647)
  | ((q78 :: q79') as w80) ->
    n69
let _ = fold71' []
let () = (mix_2 5 v57; note_end 0)
let () = (mix (if v43 then 1 else 0); note_end 0)
let () = (mix_1 5 v50; note_end 0)
let () = (mix (if v58 then 1 else 0); note_end 0)
let () = (mix_0 5 v8; note_end 0)
let () = (mix (if v60 then 1 else 0); note_end 0)
let () = note_int n2
let () = (mix_1 5 v49; note_end 0)
let () = ()
