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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y66 :: y67) -> mix 1; mix (Char.code y66); mix_0 (d - 1) y67
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y68 :: y69) -> mix 1; mix_float y68; mix_1 (d - 1) y69
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec loop7 i5 n8 s6 =
  if i5 < n8 then (
    loop7 (i5 + 2) n8 (((if min v2 v2 then ((s6) lxor (((let rec f4 p3 = 8 in f4) 5) + (match C0 with | C3 -> 18 | C0 -> 17 | C1 -> 6 | (C2 | C2) -> 19))) else s6)) - (((let rec f4 p3 = 8 in f4) 5) + (match C0 with | C3 -> 18 | C0 -> 17 | C1 -> 6 | (C2 | C2) -> 19)))
  ) else
    s6
in
let n9 = loop7 0 15 13 in
note_int n9;
note_int (-65536);
let x10 = ((); 1.5) /. (floor (0.5 *. 0.0)) in
let x14 = if (let _v13 = ref n9 in v2) then (if (match x10 with | 1.0 -> v2 | 1.0 -> v2 | (1.0 as w12) -> v2 | n9 -> v2) then (x10 -. x10) else (if v2 then (let v11' = n9 in x10) else x10)) else (x10 *. x10) in
note_float x14;
let n21 = (try (
  let s15 = "loops " in
  let s17 = ref n9 in
  for i16 = 0 to 6 - 1 do
    s17 := (Char.code s15.[i16] + 3 * !s17)
  done;
  let n18 = !s17 in
  note_int n18;
  List.fold_right (fun p19 p20 -> -17) (if v2 then [] else []) (-2147483648)) with | _ -> (min n9 n9)) in
note_int n21;
print_int n21;
print_byte 32;
print_float (match (match "b c" with | ("a" | "a") -> { r4 = 6; r5 = x14 } | (("" as w22) | ("" as w22)) -> { r4 = n21; r5 = x10 } | "a" -> { r4 = 12; r5 = x14 } | q23 -> { r4 = n21; r5 = x14 }) with | { r4 = q24; r5 = q25 } -> q25 | { r4; r5 = (0.5 as w26) } when (let r4 = min C0 C0 in false || v2) -> 2.2250738585072014e-308);
print_newline ();
let v28 = ((let rec f27 () = n21 - 18 in f27) ()) < 1023 in
let n38 = (match List.flatten ([] :: []) with | ([] | []) -> (
  let x10 = (((); x14) -. (float_of_int n21)) *. (if n9 <> n21 then (float_of_string "2.0") else (if v28 then x14 else 10.0)) in
  note_float x10;
  (match { { r4 = n9; r5 = x10 } with r4 = n21 } with | { r4 = 3; r5 = 0.5 } -> (-12) | { r4 = 6; r5 = 0.5 } -> 8 | { r4 = (4 as w29); r5 = (0.5 | 1.0) } -> (-4097) | { r4 = 2; r5 = 0.5 } -> (match v28 with | true -> 4 | false -> n21 | false when ((100.75 <= x10) != (match C0 with | C3 -> v28 | C0 -> v28 | C1 -> v28 | (C2 as w30) -> v2)) -> 18) | { r4 = (-3 as w31); r5 = (0.5 as w32) } -> n9 | { r4 = 1; r5 = 0.5 } -> (fst (6, n21)) | { r4 = 4; r5 = (0.5 as w33) } -> (snd (w33, n9)) | { r4 = q34; r5 = 0.5 } -> (1 + 20) | ({ r4 = _; r5 = q35 } | { r4 = _; r5 = q35 }) -> 65535)) | (q36 :: q37) -> (
  20)) in
let a39 = (match (Array.make 4 n38) with | [|8|] -> (Array.make 7 n38) | [|q40'|] -> (Array.make 7 16) | [|n21; q41; q42; q43|] -> (Array.make 7 n21) | [|q44; q45; q46; n38|] -> (Array.make 7 n38) | q47 -> (Array.make 7 12) | exception Division_by_zero -> (Array.make 7 n21) | exception Match_failure _ -> (Array.make 7 n38)) in
for i48 = (hide 0 7) - 1 downto 0 do
  (let x49 = a39.(i48) in a39.(i48) <- a39.(6 - i48); a39.(6 - i48) <- x49);
  ()
done;
(mix_ints a39 0 7; note_end 0);
let rec build50 p51 p52 =
  if p51 <= 0 then [] else
    (let s53 = "\000\255x" in let i54 = p52 in if i54 >= 0 && i54 < String.length s53 then s53.[i54] else '\'') :: (build50 (p51 - 1) p52)
in
let v55 = build50 1 2147483647 in
(mix_0 5 v55; note_end 0);
(mix_0 5 v55; note_end 0);
Array.fold_left (fun p56 p57 -> a39.(wrap 1079 7) <- (if 8 > (-3) then a39.(wrap a39.(3) 7) else (truncate x14))) (print_endline (String.escaped (clip (try (Printf.sprintf "<%s>" ((clip "a") ^ "")) with | _ -> (String.fold_left (fun p58 p59 -> p58) "" "12"))))) a39;
let rec build60 p61 p62 =
  if p61 <= 0 then [] else
    (if v2 then (-10.0) else x14) :: (build60 (p61 - 1) [])
in
let v64 = build60 3 (match { r4 = n9; r5 = x14 } with | { r4 = 7; r5 } -> [] | ({ r4 = q63; r5 = a39 } | { r4 = q63; r5 = a39 }) -> [] | { r4 = (-2); r5 = 0.5 } -> []) in
(mix_1 5 v64; note_end 0);
(mix_1 5 v64; note_end 0);
print_int (List.compare_lengths [] v64);
print_byte 32;
print_float 0.5;
print_newline ();
let x65 = ( *. ) (if (try (18 < n21) with | _ -> true) then x14 else (x10 -. x14)) x14 in
note_float x65;
(mix (if v28 then 1 else 0); note_end 0);
(mix_1 5 v64; note_end 0);
note_int n21;
note_float x10;
note_float x14;
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 v55; note_end 0);
note_int n9;
()
