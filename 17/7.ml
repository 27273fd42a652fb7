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
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y74 :: y75) -> mix 1; mix (if y74 then 1 else 0); mix_0 (d - 1) y75
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let x25 = (try (try (
  let rec loop19 i16 n20 s17 =
    if i16 < n20 then (
      (if i16 = 5 then raise (E2 (ref v15)) else if v15 && true then raise (E2 (fst ((ref true), 0.5))));
      loop19 (i16 + 2) n20 (let v18 = if v15 then i16 else 19 in 0.1)
    ) else
      s17
  in
  let n21 = loop19 0 (hide 1 9) 0.0 in
  note_float n21;
  n21) with | E2 q22 -> (let q22 = (15, (Array.make 4 10)) in 0.0)) with | _ -> (match Array.make 1 (Array.make 2 1.0) with | (([|q23|] as w24) | ([|q23|] as w24)) -> 0.5 | _ -> 2.0)) in
let x33 = (try (try (
  let rec loop28 i26 n29' s27 =
    if i26 < n29' then (
      (if i26 = 11 then raise (E1 (-1073741824)) else if s27 = s27 then raise (E1 i26));
      loop28 (i26 + 1) n29' ((); (float_of_int i26))
    ) else
      s27
  in
  let n30 = loop28 0 4 3.25 in
  note_float n30;
  n30) with | E1 2 -> (x25 +. x25) | E1 7 -> (if v15 then x25 else x25) | E1 (-3) -> (match [] with | [] -> x25 | (q31' :: _) -> x25) | E1 q32 -> 1e999) with | _ -> 1.0) in
let f34 p35 p36 =
  2147483648.0
in
let x37 = f34 ([], x25, (ref x33), '\255') (if v15 then (Array.make 16 20) else (Array.make 16 8)) in
note_float x37;
print_int (((); ()); (-1070));
print_byte 32;
print_float (( +. ) (x33 /. x25) ((-100.75) *. x33));
print_newline ();
let n38 = 12 in
let x47 = (try (try (
  let rec loop43 i39 s40 =
    if i39 < 0 then s40 else (
      (if i39 = 9 then raise (E0 (match [] with | ([] | []) -> (-2) | (_ :: q41) -> i39)));
      loop43 (i39 - 1) (abs_float (let _v42 = x33 in x25))
    )
  in
  let n45 = loop43 (8 - 1) x33 in
  note_float n45;
  n45) with | E0 5 -> (x37 -. x37) | E0 _ -> x37 | _ -> (let _v46 = (true, (Array.make 6 x37), n38, x37) in 100.75)) with | _ -> ((-10.0) +. x33)) in
let unused48 = f34 (max ([], x47, (ref 0.0), '0') ([], x33, (ref (-0.5)), ' ')) (if true then (Array.make 16 n38) else (Array.make 16 n38)) in
let x55 = (try (try (
  let n52 = (hide 0 8) in
  let rec loop51 i49 s50 =
    if i49 <> n52 then (
      (if i49 = 0 then raise (E0 (-4096)));
      loop51 (i49 + 1) ((if v15 then s50 else s50) *. s50)
    ) else
      s50
  in
  let n53 = loop51 0 x37 in
  note_float n53;
  n53) with | E0 (-3) -> ((); x47) | E0 (-2147483648) -> (x47 -. x33) | E0 q54 -> (x47 *. x47) | _ -> x37) with | _ -> 4096.0) in
let rec fold56 p57 =
  match p57 with
  | [] ->
    (match p57 with | [] -> (match p57 with | ([] as w58) -> [] | ((_ :: q59) | (_ :: q59)) -> []) | ((q60 :: q61') as w62) -> (match w62 with | [] -> [] | (q63 :: q64) -> [] | [] when (n38 >= (max n38 n38)) -> [] | [] when ((n38 >= n38) || v15) -> [] | [] -> []))
  | (q65 :: _) ->
    let n72 = (try (try (
      let rec loop68 i66 s67 =
        if i66 < 3 then (
          (if i66 = 1 then raise (E0 (show_int 7 i66)));
          loop68 (i66 + 1) (-(-9))
        ) else
          s67
      in
      let n70 = loop68 0 3 in
      n70) with | E0 _ -> (String.length "12") | _ -> ((); n38)) with | E1 q71 -> (-65536)) in
    ((); ((); []))
in
let v73 = fold56 [] in
(mix_0 5 v73; note_end 0);
note_float x25;
note_float x37;
note_float x47;
note_float x55;
(mix (if v15 then 1 else 0); note_end 0);
note_int n38;
(mix_0 5 v73; note_end 0);
note_float x33;
()
