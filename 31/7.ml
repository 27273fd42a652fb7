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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y72 :: y73) -> mix 1; mix y72; mix_0 (d - 1) y73
and mix_1 d (v : float list list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y74 -> mix 1; mix_2 (d - 1) y74
and mix_2 d (v : float list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y75 :: y76) -> mix 1; mix_3 (d - 1) y75; mix_2 (d - 1) y76
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y77 :: y78) -> mix 1; mix_float y77; mix_3 (d - 1) y78
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
let n0 = [] in
(mix_0 5 n0; note_end 0);
let a6 = Array.make 4 (Ok n5') in
a6.(0) <- (Ok n5');
a6.(1) <- (Ok n5');
a6.(2) <- (if 1.0 < x4 then (match (Ok false) with | Ok (true as w7) -> (Ok n5') | Ok false -> (Ok n5') | Error _ -> (Ok n5')) else (match x4 with | 1.0 when (List.fold_right (let rec f9 n0 p8 = n5' >= 16 in f9) (List.sort compare []) (n5' <> 3)) -> (Ok n5') | (1.0 as w10) -> (Ok (-2)) | (0.5 as w11) -> (Ok n5') | _ -> (Ok n5')));
a6.(3) <- (Ok n5');
let s13 = ref n5' in
let i12 = ref 0 in
while !i12 < 4 do
  s13 := (match a6.(!i12) with | Ok q14 -> ((!s13) + (q14 * 21)) | ((Error _) | (Error _)) -> ((!s13) lxor (( - ) !i12 2))); i12 := !i12 + 1
done;
let n15 = !s13 in
note_int n15;
let rec f16 p17 p18 p19 =
  if p17 > 0 then (
    let v26 = ((if (p19 + (-4096)) >= p17 then (try (if true then raise (Invalid_argument "a") else ()) with | Invalid_argument q22 -> ()) else ()); (match (x4 <> (-1.0)) with | true -> (match Ok n5' with | ((Ok q23) | (Error q23)) -> (Ok n15) | Error 0 -> (Ok n5') | Error 2 -> (Ok 20) | Error (-2147483647) -> (Ok p17) | Error q24 -> (Ok n15)) | ((false as w25) | (false as w25)) -> (Ok n15))) in
    f16 (p17 - 1) (((); ()); (fst (p18, n15))) (try (((); ()); (-1070)) with | _ -> ((); p17))
  ) else
    (match Array.make 2 x4 with | [|1.0; q20|] -> (Array.make 8 0.0) | [|_; q21|] -> (Array.make 8 q21) | _ -> (Array.make 8 x4))
in
let a27 = f16 8 (n5', (Array.make 4 n15)) (String.length "12") in
(mix_floats a27 0 8; note_end 0);
let v28 = [((-8279) - n5')] in
let v29 = None in
let f16 = (min 2147483647 (((); ()); (abs ((fun p30 -> n15) 1.0)))) lsr 25 in
assert (compare n15 n15 = 0);
let v34 = ref (let _v33 = Error (let v32 = (let _v31 = (a27, true, 4, n15) in f16) in n5' land n5') in not ((not true) > (n15 >= 1))) in
let v37 = (let _v35 = (v28, ()) in ((let _v36 = false in x4), "qybmtejt")) in
let a40 = Array.init 4 (let rec f39 p38 = if true then (n15 - 14) else (n5' + 9) in f39) in
let p41 = x4 in
let p42 = if false then n15 else 20 in
let p43 = a40.(hide 1 3) in
let p44' = coarse (tan (limit p41 (-1.0) 1.0)) in
let p45 = p44' -. 1.0 in
let p46 = (-1.0) -. 2.0 in
let p47 = if false then p46 else p44' in
let p48 = Array.length a27 in
let p49 = 5 / (-3) in
let p50' = a27.(hide 0 7) in
let p51 = String.length "12" in
let p52 = (let i53 = p51 in if i53 >= 0 && i53 < 8 then a27.(i53) else p45) in
let p54 = 0.0 in
let p55 = -1.0 in
let p56 = -1e16 in
let p57 = p48 / 8 in
let p58 = if false then p57 else p48 in
let p59 = sqrt p44' in
let p60 = min 7 p43 in
let p61 = int_of_string (string_of_int f16) in
let p62 = sqrt 0.0 in
let p63 = p60 in
let p64 = 2147483648.0 in
let p65 = 5e-324 in
let p66 = p61 + p48 in
let p67 = (let _v68 = p66 in p50') in
let p69 = p60 in
mix 1;
let n70 = 1 + (p69 * ((p63 lxor (p61 + (p60 - (((p51 - (p49 + (p48 + (p43 - (p42))))) + p57) + p58)))) + p66)) in
let x71' = 1.0 *. (p67 +. (p65 +. (p64 *. ((p59 +. ((((((p47 +. ((p45 +. (p44' +. (p41))) *. p46)) *. p50') *. p52) -. p54) +. p55) *. p56)) -. p62)))) in
note_float p67;
note_int p61;
note_float p55;
(mix_1 5 v29; note_end 0);
note_float p50';
note_int p43;
note_float p45;
note_int n70;
()
