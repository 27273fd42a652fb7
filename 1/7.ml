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
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 16
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
let rec pick6 p7 p8 p9' =
  if p7 then p8 else p9'
in
let a10 = pick6 false (Array.make 1 x4) (Array.make 1 1.5) in
(mix_floats a10 0 1; note_end 0);
let a11 = [|x4|] in
(pick6 (min false (max true false)) a10 a11).(0) <- x4;
note_float a10.(0);
note_float a11.(0);
let s13 = ref n0 in
for i12 = 0 to 4 - 1 do
  (
    let rec pick14 p15 p16 p17 =
      if p15 then p16 else p17
    in
    let v18 = if true then (ref false) else (ref false) in
    let v19 = ref true in
    (pick14 ((-15) = (i12 * !s13)) v18 v19) := (!s13 < 5);
    (mix (if !v18 then 1 else 0); note_end 0);
    (mix (if !v19 then 1 else 0); note_end 0);
    let v24 = ((if "" <= "12" then (a11.(0) <- 10.0) else (a11.((let (q20, q21, q22, v18) = (x4, [], (), []) in 1) land 0) <- (-0.5))); ((if true then [] else []) <> (let v23 = x4 in []))) in
    let unused25' = Array.make 16 (let v26 = (7, (Array.make 4 (-3))) in x4) in
    ());
  s13 := (truncate (match Array.make 2 x4 with | [|1.0; q27|] -> q27 | ([|_; _|] as w28) -> 100.75 | q29 -> (-10.0)))
done;
let n30 = !s13 in
note_int n30;
let rec pick31 p32 p33 p34 =
  if p32 then p33 else p34
in
let v35 = pick31 false (ref (Array.make 16 x4)) (ref (Array.make 16 x4)) in
(mix_0 5 v35; note_end 0);
let v36 = ref (Array.make 16 x4) in
(pick31 ((9 > 17) && (false || true)) v35 v36) := (Array.fold_right (let rec f39 p37 p38 = p38 in f39) a10 (Array.make 16 x4));
(mix_floats !v35 0 16; note_end 0);
(mix_floats !v36 0 16; note_end 0);
let rec pick40 p41 p42 p43 =
  if p41 then p42 else p43
in
let a45 = (fun p44 -> Array.make 2 p44) x4 in
let a47 = (let _v46 = true in Array.make 2 (-2.0)) in
(pick40 (match (match n5' with | (5 | 5) -> [] | -2147483648 -> [] | q48 -> []) with | ((_ :: _) | []) when ((if false then () else ()); (0 <> 7)) -> (try (not false) with | _ -> false) | ([] | []) when (not (x4 > x4)) -> false | ([] | []) -> ((-1) = n30) | (q50 :: q51) -> true | _ -> (n5' <> n0)) a45 a47).(0) <- ((fun p52' -> x4) n30);
note_float a45.(0);
note_float a47.(0);
let rec pick53 p54 p55 p56 =
  if p54 then p55 else p56
in
let a57 = Array.make 3 n30 in
let a58 = Array.make (hide 0 3) n0 in
(mix_ints a58 0 3; note_end 0);
(pick53 ((n5' - 2147483647) >= n5') a57 a58).(0) <- (String.length "");
note_int a57.(0);
note_int a58.(0);
note_int n0;
(mix_floats a47 0 2; note_end 0);
(mix_0 5 v36; note_end 0);
note_int n5';
(mix_ints a57 0 3; note_end 0);
(mix_floats a10 0 1; note_end 0);
(mix_ints a58 0 3; note_end 0);
(mix_0 5 v35; note_end 0);
()
