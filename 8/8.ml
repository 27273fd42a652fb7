type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y98; r5 = y99 } -> mix y98; mix_float y99
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let f3 p4 v2 =
  (if (v2 +. v2) <> (if true then v2 else 10.0) then raise (Invalid_argument "tail \" end"));
  C1
in
let v9 = (try (f3 (fun p5 p6 p7 -> { r4 = p6; r5 = (-100.75) }) (max 10.0 (-100.75))) with | Invalid_argument q8 -> (max C0 C0)) in
(mix_0 5 v9; note_end 0);
let v14 = (try (f3 (fun p10 p11 p12 -> { r4 = p11; r5 = (-1.0) }) (max (-10.0) (-2.0))) with | Invalid_argument q13' -> (match v9 with | (C3 | C3) -> v9 | C0 -> v9 | (C2 | C1) -> v9 | (C2 | C2) -> v9)) in
(mix_0 5 v14; note_end 0);
(mix_0 5 v14; note_end 0);
let f15 p16 p17 =
  (if (match v14 with | (C3 | C3) -> (if false then raise Not_found else v2) | (C0 | C0) -> (match v14 with | C3 -> true | C0 -> v2 | (C1 | C1) -> v2 | C2 -> v2 | exception Division_by_zero -> v2 | exception Match_failure _ -> v2 | exception _ -> false) | C1 -> (p17 = 1) | (C2 | C2) -> (v2 && true)) then raise Not_found);
  (let v36 = if p17 != p17 then (match v14 with | C3 -> (fun p18 p19 p20 -> ' ') | C0 -> (fun p21 v14 p22 -> 'a') | (C3 | C1) -> (fun p23 p17 p24 -> '\255') | (C2 | C2) -> (let rec f27 p25 p16 p26 = '\'' in f27)) else (try (fun p28 p17 p29 -> 'z') with | Failure _ -> (fun p30 p31 p32 -> '\255') | Match_failure _ -> (fun p33' p34 p35 -> ' ')) in ((let _v37 = Array.make 8 0.5 in ()); ((Array.make 8 p17), "")))
in
let v40' = (try (f15 (let v38 = v2 in Array.make 16 (Array.make 1 10)) (let v39 = (15, (19, 1.0, ' ')) in 1)) with | Not_found -> ((); ((Array.make 8 0), ""))) in
((let (m41, m42) = v40' in mix_ints m41 0 8; mix_string m42); note_end 0);
let f43 p44 p45 =
  let unused46 = min (let _v47 = (try (if v2 then raise Not_found else "a") with | Not_found -> "\000\255x" | _ -> "b c") in (match 12 with | 6 -> true | 7 -> v2 | ((-2147483647) | 1) -> v2 | -2147483648 -> v2 | -2147483647 -> true | 7 -> false | q48 -> v2)) (((13 * 3) - 1024) < (9 - 7)) in
  raise (Invalid_argument "tail \" end")
in
let n51 = (try (f43 (if v2 then 100.75 else 0.0) ((fun p49 -> Array.make 8 0) [])) with | Invalid_argument q50 -> (12 - 19)) in
let f52 p53 p54 =
  (if false then raise Division_by_zero);
  (if 3.25 >= (-. 1.0) then raise Division_by_zero else 0.5)
in
let x63 = (try (f52 (v2, (n51, n51)) (let rec f62 p55' (f43, q56, q57, q58) p59 = ((fun p60 p61 -> q58), q58) in f62)) with | Division_by_zero -> (coarse (tan (limit 3.25 (-1.0) 1.0)))) in
let x70 = (try (f52 (if v2 then (v2, (n51, n51)) else (false, (0, (-1)))) (fun p64 p65 p66 -> ((let rec f69 p67 p68 = p67 in f69), n51))) with | Division_by_zero -> ((-0.5) /. x63)) in
let rec f71 p72 p73 p74 =
  if p72 < 1 then
    (if v2 then p73 else 15)
  else (
    if "a" > "" then raise Not_found else (let r75 = f71 ((-1) + p72) p73 p74 in r75)
  )
in
let n76 = (try (f71 (hide 0 1) (try (f71 2 8 (x70, { r4 = 12; r5 = x63 }, (n51, x70, n51), ())) with | Not_found -> n51) (if true then (x70, { r4 = n51; r5 = x70 }, (n51, x70, n51), ()) else (x70, { r4 = 14; r5 = x63 }, (n51, 3.25, 4), ()))) with | Not_found -> n51 | _ -> (compare n51 n51)) in
note_int n76;
let x77 = 0.0 /. 0.0 in
let n85 = ((((((0) + (if x77 = (let v78 = v9 in -1.0) then 24 else 0)) + (if x77 <> ((); x63) then 10 else 0)) + (if (try (f52 (v2, (7, 12)) (fun p79 p80' p81 -> ((fun p82 p83 -> p82), n76))) with | Division_by_zero -> x77) < x77 then 2 else 0)) + (if x77 > x77 then 44 else 0)) + (if (let v84 = None in x70) <= x77 then 7 else 0)) + (if x77 >= x77 then 22 else 0) in
note_int n85;
let a86 = ((); (Array.make 9 n85)) in
for i87 = 0 to 8 - 1 do
  a86.(i87 + 1) <- ((n76 lxor i87) + (a86.(i87)));
  ()
done;
(mix_ints a86 0 9; note_end 0);
let x89 = ((mix (10 + 15)); ((print_char ' '); (let _v88 = 'a' in x63))) in
let rec f90 p91 p92 =
  if p91 < 1 then
    (match v9 with | (C1 | C3) -> { r4 = p91; r5 = 1.0 } | (C0 | C0) -> { r4 = n85; r5 = (-100.75) } | C2 -> { r4 = 16; r5 = 0.5 } | (C1 | C1) -> { r4 = 18; r5 = x77 } | (C2 | C2) when false -> { r4 = p91; r5 = (-0.0) } | C2 -> { r4 = 2; r5 = 10.0 } | _ -> { r4 = (-2); r5 = x89 })
  else (
    if true then raise Not_found else (let r93 = f90 (p91 - 1) 11 in r93)
  )
in
let v94 = (try (f90 0 a86.(8)) with | Not_found -> { { r4 = n85; r5 = 0.5 } with r5 = (-3.25) }) in
(mix_1 5 v94; note_end 0);
let v95 = (try (f90 2 v94.r4) with | Not_found -> { r4 = 5; r5 = x70 }) in
(mix_1 5 v95; note_end 0);
let x96 = 0.0 /. 0.0 in
let n97 = ((((((0) + (if x96 = x96 then 61 else 0)) + (if x96 <> (coarse (cos (limit x70 (-100.0) 100.0))) then 70 else 0)) + (if x96 < x96 then 41 else 0)) + (if x96 > x96 then 20 else 0)) + (if x96 <= x96 then 1 else 0)) + (if x96 >= x96 then 25 else 0) in
note_int n97;
note_int n97;
note_float x70;
note_float x89;
note_int n76;
(mix (if v2 then 1 else 0); note_end 0);
note_float x96;
note_int n51;
(mix_0 5 v14; note_end 0);
()
