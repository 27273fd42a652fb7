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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y55 :: y58) -> mix 1; (let (m56, m57) = y55 in mix m56; mix m57); mix_0 (d - 1) y58
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y59 :: y60) -> mix 1; mix_float y59; mix_1 (d - 1) y60
and mix_2 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y61 :: y62) -> mix 1; mix_floats y61 0 9; mix_2 (d - 1) y62
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
let rec build6' p7 p8 =
  if p7 <= 0 then [] else
    n5' :: (build6' (p7 - 1) [|x4; x4|])
in
let _ = build6' 2 (create_float_array 2 10.0) in
let v15 = (try (true || (((match (Ok false) with | Ok (true as w9) -> (-15) | Ok (false | false) -> (18 + n0) | Error q10 -> 14) == (Char.code (let v11 = n0 in '0'))) <= (List.fold_right (let rec f13 n5' p12 = n0 >= (Char.code '\'') in f13) (match Some x4 with | (None | None) -> [] | Some q14 -> []) ((-4096) >= (String.length ""))))) with | _ -> true) in
(if ((); 'z') > (if v15 then '\n' else '0') then (if n5' <= n5' then (String.fold_left (fun () p16 -> ()) () "a") else (if false then () else ())) else (List.iter (try (if v15 then raise (E1 n5') else (let rec f17 build6' = () in f17)) with | E1 5 -> (let rec f19 p18 = () in f19) | E1 9 -> (let rec f21 p20 = () in f21) | E1 q22 -> (fun p23' -> ())) (x4 :: [])));
let n24 = -17 in
note_int n24;
let rec build25 p26 p27' =
  if p26 <= 0 then [] else
    (match x4 with | 0.0 when (if v15 then v15 else (p27' > n5')) -> (16, n24) | (0.5 | 0.0) -> (p26, p26) | q28 -> (p27', (-1))) :: (build25 (p26 - 1) (p26 * 9))
in
let v29 = build25 3 (n24 / 4096) in
(mix_0 5 v29; note_end 0);
let rec build30 p31 p32 =
  if p31 <= 0 then [] else
    x4 :: (build30 (p31 - 1) (-1))
in
let v33 = build30 4 (3 lsl 5) in
(mix_1 5 v33; note_end 0);
(mix_1 5 v33; note_end 0);
let _ = build30 (hide 0 2) (n5' + n24) in
let rec build34 p35 p36 =
  if p35 <= 0 then [] else
    (Array.make 9 x4) :: (build34 (p35 - 1) ((fun p37 -> p35) 1.0))
in
let v40 = build34 (hide 0 7) (match v33 with | [] -> 2 | (q38 :: q39) -> n0) in
(mix_2 5 v40; note_end 0);
let v41 = build34 6 (n24 - n24) in
(mix_2 5 v41; note_end 0);
(mix_2 5 v41; note_end 0);
let n42 = -1 in
let rec build43 p44 p45 =
  if p44 <= 0 then [] else
    (10.0 *. (-3.25)) :: (build43 (p44 - 1) (let ((_, q46) as w47) = ((Ok x4), p44) in '\n'))
in
let v51 = build43 0 (match v41 with | [] -> 'z' | (q48 :: ([] | [])) -> 'a' | (_ :: ((q49 :: q50) | (q49 :: q50))) -> '\'') in
(mix_1 5 v51; note_end 0);
mix (- n24);
let a52 = Array.copy (Array.make 12 n5') in
let i53 = ref 0 in
while !i53 < 4 do
  (
    for i54 = 3 - 1 downto 0 do
      a52.(!i53 * 3 + i54) <- ((a52.(!i53 * 3 + i54)) * n24);
      ()
    done;
    ());
  i53 := !i53 + 2
done;
(mix_ints a52 0 12; note_end 0);
note_int n0;
(mix (if v15 then 1 else 0); note_end 0);
note_int n5';
(mix_1 5 v51; note_end 0);
(mix_ints a52 0 12; note_end 0);
(mix_2 5 v41; note_end 0);
(mix_1 5 v33; note_end 0);
note_int n24;
()
