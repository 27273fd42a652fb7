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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y78 :: y79) -> mix 1; mix_1 (d - 1) y78; mix_0 (d - 1) y79
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y80, y81') -> mix_ints y80 0 8; mix_2 (d - 1) y81'
and mix_2 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y82 :: y83) -> mix 1; mix (Char.code y82); mix_2 (d - 1) y83
in
let rec loop3 i0 s1' =
  if i0 <> 9 then (
    loop3 (i0 + 1) (try (float_of_int (100 / (i0 - 5))) with | Invalid_argument q2 -> (-1.5) | Division_by_zero -> 0.5)
  ) else
    s1'
in
let n5' = loop3 0 0.0 in
note_float n5';
let v30 = (match ((None : t0 option) : t0 option) with | None -> (
  (match ((match ((C0 ('\'', "12") : (float, float ref) t2) : (float, float ref) t2) with | C0 (_, "a") -> (C0 ('\'', "b c") : (int, int) t2) | C0 (q6, "") -> (C0 (q6, "b c") : (int, int) t2) | C0 (_, _) -> (C0 ('\255', "\000\255x") : (int, int) t2)) : (int, int) t2) with | ((C0 (_, q7)) | (C0 (_, q7))) -> (if true then [] else []) | exception _ -> (match ((C9 : (int, (int, int) t2) t3) : (int, (int, int) t2) t3) with | C10 -> [] | C8 (q8, _, q9) -> [] | (C10 | C9) -> [] | C7 (q10, q11, q12) -> []))) | Some (C0 (q13, [])) -> (
  let rec loop17 i14 n18 s15 =
    if i14 <> n18 then (
      loop17 (i14 + 1) n18 (try (float_of_int (100 / (i14 - 3))) with | Invalid_argument q16 -> 1.0 | Division_by_zero -> (s15 -. n5'))
    ) else
      s15
  in
  let n19 = loop17 0 7 n5' in
  note_float n19;
  let rec loop23 i20 n24 s21 =
    if i20 >= n24 then s21 else (
      loop23 (i20 + 2) n24 (try (float_of_int (100 / (i20 - 1))) with | Invalid_argument q22 -> (if true then s21 else s21) | Division_by_zero -> (s21 +. n19))
    )
  in
  let n25 = loop23 0 3 n19 in
  note_float n25;
  ((q13.((7 - 11) land 7) <- 16); [])) | Some (C0 (q26, ((q27 :: q28) as w29))) -> (
  [])) in
(mix_0 5 v30; note_end 0);
let n38 = (if (let v31 = n5' in true) then (( - ) 4 5) else (let ((C0 (q32, q33)) : t0) = ((C0 ((Array.make 8 7), []) : t0) : t0) in 11)) lxor (match (v30 : t0 list) with | (([] as w34) | ([] as w34)) -> (2 * 15) | ((q35 :: _) as w36) -> (let v37 = 4 in v37)) in
let s40 = ref n38 in
let i39 = ref 0 in
while !i39 < 8 do
  s40 := (try (100 / (!i39 - 7)) with | Invalid_argument _ -> (match (v30 : t0 list) with | ([] | ((C0 (_, (_ :: _))) :: _)) -> !i39 | ((C0 (_, q41)) :: q42) -> !i39) | Division_by_zero -> (-9)); i39 := !i39 + 1
done;
let n43 = !s40 in
note_int n43;
let n50 = (hide 1 5) in
let rec loop49 i44 s45 =
  if i44 >= 0 then (
    loop49 (i44 - 1) (try (Array.make 0 7).(i44) with | Invalid_argument s45 -> (i44 - n43) | Division_by_zero -> (let o46 = i44 in let o47 = s45 in let o48 = i44 in let ( || ) a b = a * 2 - b and ( &&& ) a b = a lxor (b + 1) and ( %% ) a b = (a lsl 1) + b in o46 || o47 %% o48))
  ) else
    s45
in
let n51 = loop49 ((hide 1 5) - 1) n43 in
note_int n51;
(try (
  (let (q60, (q61, q62, q63), _) = (match (v30 : t0 list) with | [] -> ((C2 { r3 = 19; r4 = n38; r5 = (n5', (1.0, n38)) }), (n5', n51, n43), n43) | ((C0 (_, _) as w52) :: ([] as w53)) -> ((); ((C2 { r3 = 0; r4 = 7; r5 = (3.25, (n5', n51)) }), (n5', n51, 3), n51)) | ((C0 (q54, q55)) :: (q56 :: q57)) -> (let (((C0 (q58, _)), _, q59) : (string, float) t2 * int * float) = (((C0 ('a', "tail \" end") : (string, float) t2), 13, n5') : (string, float) t2 * int * float) in ((C2 { r3 = n51; r4 = n43; r5 = (1.5, (q59, n51)) }), (q59, n43, n51), n38))) in if (match ((ref true), 12) with | ((_, q64) | (_, q64)) when ((let rec f67' p65 = (try false with | Match_failure _ -> false | E0 'a'..'m' -> false | E0 q66' -> true | _ -> false) in f67') ((fun p68 -> C9) C9)) -> false) then () else (print_endline "tail \" end"));
  let s70 = ref n51 in
  for i69 = (hide 1 6) - 1 downto 0 do
    s70 := (try (100 / (i69 - 5)) with | Division_by_zero -> (!s70 * (-9)))
  done;
  let n71 = !s70 in
  note_int n71;
  let s73 = ref n43 in
  let i72 = ref 0 in
  while !i72 < 8 do
    s73 := (try (Array.make 5 7).(!i72) with | _ -> n43); i72 := !i72 + 1
  done;
  let n74 = !s73 in
  note_int n74;
  (if n74 > n74 then (match (v30 : t0 list) with | ([] | (_ :: _)) -> () | ((C0 (_, q75)) :: q76) when ((n74 - (-2147483647)) < (12 / (-1))) -> ()))) with | Invalid_argument q77 -> (print_string q77) | Match_failure _ -> ((); ()));
note_int n43;
note_float n5';
note_int n51;
note_int n38;
(mix_0 5 v30; note_end 0);
()
