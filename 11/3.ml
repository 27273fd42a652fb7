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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y88 :: y89) -> mix 1; mix y88; mix_0 (d - 1) y89
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y90 :: y91) -> mix 1; mix_float y90; mix_1 (d - 1) y91
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec fold4 p5' =
  match p5' with
  | [] ->
    let c6 = ((sqrt (-1.0))) *. ((min 1.5 (-1.5)) /. (let p5' = [] in 1.0)) in
    let c7 = ((min 1.5 (-1.5)) /. (let p5' = [] in 1.0)) *. (c6) in
    let c8 = (sqrt (-1.0)) +. ((sqrt (-1.0))) in
    let c9' = c6 -. ((sqrt (-1.0))) in
    let c10 = ((min 1.5 (-1.5)) /. (let p5' = [] in 1.0)) -. (c7) in
    let c11 = (c7) +. c7 in
    let c12 = (sqrt (-1.0)) +. ((sqrt (-1.0))) in
    let c13 = c9' -. (c6) in
    let c14 = c9' -. (c10) in
    let c15 = c9' +. (c6) in
    []
  | (q16 :: _) ->
    let n17 = 15 in
    [19]
let v18 = fold4 []
let () = (mix_0 5 v18; note_end 0)
let () = (mix_0 5 v18; note_end 0)
let x56 = (try (
  let unused19 = 2147483647 + (match Array.make (hide 0 2) (false, 3.25, '\n', (-0.0)) with | (q20 | ([|_; _|] as q20)) -> (let v21 = -3 in v21) | [|q22|] -> (11 mod 4) | q23 -> (-9)) in
  a3.(hide 1 6) <- (if true then ((-3.25) *. 3.25) else (-1.5));
  let rec fold24 p25 =
    match p25 with
    | [] ->
      let unused26 = ((-1.5) *. (let v27 = 1.0 in v27)) +. ((if true then ()); (match p25 with | [] -> 2.0 | (q28 :: []) -> 10.0 | ((1.0 :: (q29 :: _)) | (1.0 :: (q29 :: _))) -> q29 | (0.0 :: (q30 :: q31)) -> q30 | (q32 :: ((_ :: _) as w33)) -> q32)) in
      (Char.code 'z') lsl 29
    | (_ :: q34) ->
      let r35 = fold24 q34 in
      1024
  in
  let n36 = fold24 (10.0 :: []) in
  let n37 = fold24 (if false then [] else []) in
  note_int n37;
  let v50 = (try (if ((List.mem 2 v18) = (n36 < 3)) && ((coarse (sin (limit (-0.5) (-100.0) 100.0))) < a3.(6)) then raise (Invalid_argument "\000\255x") else (match v18 with | [] -> ((let i38 = n37 in if i38 >= 0 && i38 < 7 then a3.(i38) else 1.0) +. a3.(0)) | ((-3) :: _) when ((n37 / 1) == (Array.length a3)) -> (coarse (tan (limit (2.0 -. 0.0) (-1.0) 1.0))) | (3 :: _) -> (Option.get (Option.join None)) | ((_ :: _) | []) when (let v44' = (let v43 = (let rec f42 p41 = "" in f42) in -1.5) in n37 < n36) -> ((-5e-324) *. 10.0) | _ -> a3.(0))) with | Invalid_argument v18 -> (100.75 +. (-5e-324)) | Match_failure _ -> (Array.fold_left (snd (if false then (n36, (let rec f47 p45 p46 = p46 in f47)) else (n37, (fun p48 p49 -> 0.5)))) 2.0 a3) | E2 -> 0.5 | _ -> 100.75) = 1e-310 in
  List.fold_left (let rec f54 p51 p52 = (match v18 with | [] -> p51 | [] when true -> p51 | ((-2147483648) :: q53) -> p51 | (_ :: _) -> p51) in f54) a3.(wrap ((); 3) 7) []) with | _ -> (Array.fold_left (let rec f55 v18 fold4 = fold4 in f55) (-0.5) a3))
let rec fold57 =
  function
  | [] ->
    []
  | (_ :: q59) ->
    let r60 = fold57 q59 in
    0.0 :: r60
let v64 = fold57 (Array.fold_left (let rec f63 p61 p62 = p61 in f63) [] a3)
let () = (mix_1 5 v64; note_end 0)
let () = (mix_1 5 v64; note_end 0)
let v65 = fold57 ((); [])
let () = (mix_1 5 v65; note_end 0)
let () = (mix_1 5 v65; note_end 0)
let _ = (match ((match v18 with | [] -> () | (q66 :: q67) -> ()); (Some (ref false))) with | (None | None) -> ((Array.length a3) land (match None with | None -> 5 | Some q68 -> q68 | None -> 7)) | Some q69 -> 19)
let v84 = Array.fold_left (try (let rec f71 v65 p70 = Error (coarse (log (limit a3.(wrap (-32769) 7) 0.5 100.0))) in f71) with | _ -> (match (match v18 with | ([] | []) -> x56 | ((6 | (-1)) :: ([] as w72)) -> x56 | (q73 :: []) -> (-1.5) | (_ :: (q74 :: q75)) -> x56) :: ((-10.0) :: []) with | [] -> (let rec f78 p76 p77 = if true then p76 else p76 in f78) | (q79 :: q80) -> (let rec f83 p81 p82 = p81 in f83))) (Ok (try [] with | _ -> [])) a3
let rec fold85 =
  function
  | [] ->
    (match [] with | [] -> x56 | (_ :: _) -> x56) *. x56
  | (_ :: _) ->
    (try (if (let v84 = Array.make 3 x56 in true) then raise Division_by_zero else (x56 +. x56)) with | Division_by_zero -> x56)
let _ = fold85 []
let x87 = fold85 (if false then [] else [])
let () = note_float x87
let () = note_float x87
let () = (mix_floats a3 0 7; note_end 0)
let () = (mix_1 5 v64; note_end 0)
let () = note_float x56
let () = ()
