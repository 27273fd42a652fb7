type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y90, y91) -> mix_ints y90 0 8; mix_1 (d - 1) y91
and mix_1 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y92 :: y93) -> mix 1; mix (Char.code y92); mix_1 (d - 1) y93
in
let a0 = (let v1 = 5 in Array.make 2 v1) in
let n5 = Array.length a0 in
let rec loop4 i2 s3 =
  if i2 < n5 then (
    (a0.(i2) <- ((a0.(i2)) - s3));
    loop4 (i2 + 1) (compare (let s3 = s3 in false) ((Ok i2) < (Ok s3)))
  ) else
    s3
in
let n6 = loop4 0 0 in
note_int n6;
(match if (Array.make 9 0.0) <= (Array.make 9 (-3.25)) then (match C9 with | C10 -> "tail \" end" | ((C8 (q7, _, (-3))) | (C8 (q7, _, _))) -> "12" | C8 (_, _, q8) -> "" | C9 -> "\000\255x" | C7 (q9, _, q10) when q9 <> 6 -> "a" | C7 (a0, q11, _) -> "tail \" end") else (max "" "12") with | "a" -> (a0.(wrap (match [] with | ((_ :: q12) | ([] as q12)) -> 14 | ((q13 :: _) | (q13 :: _)) -> n6) 2) <- ((let rec f15 p14 = p14 in f15) n6)) | "a" -> (if false || true then (if false then () else ()) else (mix (if false then 1 else 0))) | q16 -> (match (let s17 = "" in let i18 = n6 in if i18 >= 0 && i18 < String.length s17 then s17.[i18] else '\255') with | 'a'..'m' -> (mix (Char.code '0'); note_end 0) | 'n' -> () | _ -> (a0.(1) <- n6)));
let a19 = create_float_array 16 10.0 in
let rec loop22 i20 n23 s21 =
  if i20 < n23 then (
    (a19.(i20) <- ((a19.(i20)) *. s21));
    loop22 (i20 + 2) n23 ((ceil s21) +. (abs_float s21))
  ) else
    s21
in
let n24 = loop22 0 (Array.length a19) (-2.0) in
note_float n24;
let rec loop28 i25 n29 s26 =
  if i25 <> n29 then (
    (a19.(i25) <- (s26 *. (a19.(i25))));
    loop28 (i25 + 1) n29 (let i27 = 4096 in if i27 >= 0 && i27 < Array.length a19 then a19.(i27) else ((); n24))
  ) else
    s26
in
let n30 = loop28 0 (hide 0 16) n24 in
note_float n30;
let v36 = (let v31 = ((if true then () else ()); C9) in min (if false then false else false) (match C9 with | C10 -> true | C8 (n24, q32, q33) -> false | (C9 | C10) -> true | C7 (_, q34, q35) -> true)) in
(mix (if v36 then 1 else 0); note_end 0);
let s38 = ref (-1.0) in
for i37' = 0 to Array.length a19 - 1 do
  a19.(i37') <- ((a19.(i37')) -. !s38);
  s38 := (max ((); (-100.75)) a19.(3))
done;
let n39 = !s38 in
note_float n39;
let v89 = (match [(create_array 9 n39); (Array.mapi (fun p40 p41 -> n39) (Array.sub a19 0 9)); (create_array 9 (-0.5))] with | ([] | []) -> (
  let rec loop44 i42 s43 =
    if i42 <> 2 then (
      (a0.(i42) <- (s43 - (a0.(i42))));
      loop44 (i42 + 1) a0.(i42)
    ) else
      s43
  in
  let n46 = loop44 0 n6 in
  note_int n46;
  let n47' = compare ((match n39 with | 1.0 -> n46 | 0.5 -> 0 | 0.0 -> 6 | _ -> 3) + (n6 + n46)) ((List.length []) - (n46 mod (n6 lor 1))) in
  (try (match (let ((C0 (_, q48)) : t0) = ((C0 ((Array.make 8 n47'), []) : t0) : t0) in Ok v36) with | (Ok true as w49) when (n30 < (0.0 /. 0.0)) -> (match ((ref v36), n46) with | ((_, 3) | (_, 3)) when (Result.is_error (Ok '\'')) -> (C0 ((Array.make 8 n47'), []) : t0) | (q50, 7) -> (C0 ((Array.make 8 n46), []) : t0) | ((q51, q52) | (q51, q52)) -> (C0 ((Array.make 8 n46), []) : t0)) | Ok false -> (if v36 then (C0 ((Array.make 8 n46), []) : t0) else (C0 ((Array.make 8 n47'), []) : t0)) | (Error q53 as w54) -> (C0 ((Array.make 8 n46), []) : t0)) with | Match_failure _ -> (C0 ((Array.make 8 n47'), []) : t0))) | [] -> (
  let rec loop62 i55 s56 =
    if i55 < 2 then (
      (a0.(i55) <- (s56 lxor (a0.(i55))));
      loop62 (i55 + 1) (let o57 = s56 / 2 in let o58 = s56 in let o59 = a0.(0) in let o60 = s56 in let o61 = a0.(0) in let ( lsl ) a b = a * 2 - b and ( +. ) a b = a lxor (b + 1) and ( && ) a b = a lxor (b + 1) in o57 && o58 lsl o59 && o60 && o61)
    ) else
      s56
  in
  let n64 = loop62 0 11 in
  note_int n64;
  (if List.fold_right (fun p65' p66 -> true) [] v36 then (match Array.make 9 n6 with | (q67 | ([|9; _|] as q67)) -> (C0 ((Array.make 8 n64), []) : t0) | ([|4; q68|] | [|4; q68|]) -> (C0 ((Array.make 8 q68), []) : t0) | [|((-2147483647) | (-2)); q69|] -> (C0 ((Array.make 8 q69), []) : t0) | [|_; q70|] -> (C0 ((Array.make 8 1), []) : t0) | q71 -> (C0 ((Array.make 8 n64), []) : t0)) else (C0 ((Array.make 8 n64), []) : t0))) | ((([|_|] | _) :: q72) as w73) -> (
  (let ((C0 (q74, q75)) : (int, int) t2) = (if v36 then (C0 ('a', "12") : (int, int) t2) else (C0 ('a', "") : (int, int) t2) : (int, int) t2) in (C0 ((Array.make 8 n6), []) : t0))) | (q76 :: _) -> (
  let x87' = if (n6 - (-4097)) > 2 then (if v36 then ((); (-1.0)) else (if v36 then (if n30 >= n30 then (match ((C0 ('z', "b c") : (int -> int -> float, int array) t2) : (int -> int -> float, int array) t2) with | C0 ('a'..'m', _) -> n39 | C0 (('0'..'9' as w83), q84) -> 2.0 | C0 ('n', _) -> n30 | C0 (q85, q86) -> n30) else (if Option.equal (let rec f82 p80 p81 = v36 in f82) None None then (n39 -. 0.0) else (if (n6, (-1)) < (n6, n6) then (if v36 then n39 else n24) else (match ([] : t0 list) with | ([] | []) -> 2.0 | (q77 :: []) -> n39 | (q78 :: (_ :: q79)) -> 10.0)))) else 100.75)) else (max n39 1.5) in
  note_float x87';
  Array.fold_right (fun v36 p88 -> (C0 ((Array.make 8 v36), []) : t0)) a0 (if v36 then (C0 ((Array.make 8 n6), []) : t0) else (C0 ((Array.make 8 n6), []) : t0)))) in
(mix_ints a0 0 2; note_end 0);
(mix (if v36 then 1 else 0); note_end 0);
note_float n30;
note_float n39;
note_int n6;
(mix_0 5 v89; note_end 0);
note_float n24;
()
