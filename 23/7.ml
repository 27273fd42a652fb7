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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : bool list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y59 :: y60) -> mix 1; mix_1 (d - 1) y59; mix_0 (d - 1) y60
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y61 :: y62) -> mix 1; mix (if y61 then 1 else 0); mix_1 (d - 1) y62
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = create_array (hide 0 13) 16 in
let s18 = ref (-3) in
for i17 = 0 to 13 - 1 do
  s18 := (a16.(i17) + ((!s18) lxor a16.(3)))
done;
let n19 = !s18 in
note_int n19;
let a20 = if true then (Array.make 8 []) else (Array.make 8 []) in
a20.(0) <- [];
a20.(1) <- (let v21 = abs_float 1.0 in List.stable_sort compare []);
a20.(2) <- (List.mapi (let rec f23 p22 a20 = [] in f23) (match Array.make 2 0.5 with | [|1.0; q24|] -> [] | ([|q25; _|] as w26) -> [] | _ -> []));
a20.(3) <- [];
let s28 = ref 10.0 in
for i27 = 0 to 8 - 1 do
  s28 := (match a20.(i27) with | [] -> ((-. (-1.0)) *. (!s28)) | (q29 :: _) -> ((!s28) -. (!s28 *. !s28)))
done;
let n30 = !s28 in
note_float n30;
let n34' = int_of_float (if (not v15) || (if 17 >= n19 then (match v15 with | true -> v15 | (false as w31) -> w31) else (v15 < v15)) then ((coarse (atan (limit (try n30 with | _ -> n30) (-9.0) 9.0))) +. 1e999) else (coarse (sin (limit (match Some 100.75 with | None -> (n30 *. n30) | Some 0.5 -> 2147483648.0 | Some q32 -> (let v33 = "tail \" end" in -0.5)) (-100.0) 100.0)))) in
let n35 = show_int 18 19 in
note_int n35;
let s37 = ref n19 in
for i36 = 0 to 4 - 1 do
  s37 := (try (Array.make 0 7).(i36) with | Invalid_argument q38 -> ((fun p39 -> p39) !s37) | Division_by_zero -> (i36 * 9))
done;
let n40 = !s37 in
note_int n40;
let s42 = ref (Array.make 2 n30) in
for i41 = 0 to 3 - 1 do
  (
    let s44 = ref 3 in
    for i43 = 3 - 1 downto 0 do
      s44 := (
        let s46' = ref !s44 in
        for i45 = 0 to 2 - 1 do
          s46' := ((i45 - 10) - (min 9 n35))
        done;
        let n47 = !s46' in
        note_int n47;
        n47)
    done;
    let n48 = !s44 in
    note_int n48;
    let v49 = false in
    let s51 = ref n30 in
    for i50 = 0 to 2 - 1 do
      !s42.(i50) <- ((!s51) +. !s42.(0));
      s51 := (!s42.(i50) +. ((!s51) -. !s42.(0)))
    done;
    let n52 = !s51 in
    note_float n52;
    ());
  s42 := (try [|!s42.(1); (if v15 then n30 else n30)|] with | _ -> (max !s42 (Array.make 2 n30)))
done;
let n53 = !s42 in
(mix_floats n53 0 2; note_end 0);
let rec loop56 i54 n57 s55 =
  if i54 <> n57 then (
    loop56 (i54 + 1) n57 (clip s55 ^ clip (part s55 8 (-1)))
  ) else
    s55
in
let n58 = loop56 0 5 "" in
(mix_string n58; note_end 0);
note_int n35;
note_int n19;
(mix_0 5 a20.(7); note_end 0);
note_float n30;
(mix_floats n53 0 2; note_end 0);
(mix (if v15 then 1 else 0); note_end 0);
(mix_ints a16 0 13; note_end 0);
(mix_string n58; note_end 0);
()
