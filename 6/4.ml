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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec mix_0 d (v : int array ref) =
  if d > 0 then
    match v with
    | _ -> mix_ints !v 0 16
in
let _ = (C0 ((if true then (let s0 = "b c" in let i1' = 17 in if i1' >= 0 && i1' < String.length s0 then s0.[i1'] else '\'') else (Char.chr ((-1) land 255))), (let f2 = Printf.sprintf (if true then "%#d %s" else "%d%s") ((-3) - 17) in f2 (clip "\000\255x"))) : (string, int) t2) in
let a3 = (match 1.5 with | (0.0 as w4) -> (Array.make 11 7) | q5 when q5 < 0.5 -> (Array.make 11 15) | _ -> (Array.make 11 14)) in
let rec loop8 i6 s7 =
  if i6 >= 11 then s7 else (
    (a3.(i6) <- (a3.(7) + (s7)));
    loop8 (i6 + 1) (a3.(i6) * (a3.(7) - (s7)))
  )
in
let n10 = loop8 0 17 in
note_int n10;
let (q11, q12) = ((Array.make 3 (100.75 *. 1.5)), (Array.make (hide 1 16) n10)) in
let n13' = if (true && true) || ("tail \" end" <> "") then (compare 18 (Char.code 'z')) else ((n10 lsr 6) lsr 22) in
note_int n13';
let n17 = (List.fold_left (let rec f16 p14 p15 = p14 / (p14 lor 1) in f16) n10 (min [] [])) asr 6 in
let v18 = if (Array.length q12) = (int_of_string (string_of_int n17)) then (Char.uppercase_ascii (try (Result.get_ok (Ok '0')) with | Invalid_argument _ -> '\'' | Division_by_zero -> '\255')) else 'a' in
(mix (Char.code v18); note_end 0);
assert (hide 1 3 = 3);
let rec f20 p21 p22 =
  let table25 = Array.make 2 (let rec g23 u24 = p21 in g23) in
  table25.(1) <- (let rec g23 u24 = (if true then p21 else p21) in g23);
  table25.((hide 0 0)) p22
in
let f28 = f20 (f20 (let rec f27 v18 p26 = 'z' in f27) 12) (n13' + 15) in
let f30 = f20 f28 (let i29 = n13' in if i29 >= 0 && i29 < Array.length q12 then q12.(i29) else 15) in
assert (hide 1 3 = 3);
let unused36 = f20 (f20 f30 n13') (let o33 = n13' in let o34 = n17 in let o35 = n17 in let ( || ) a b = a * 2 - b and ( &&& ) a b = a lxor (b + 1) and ( %% ) a b = (a lsl 1) + b in o33 || o34 %% o35) in
let x37 = 0.0 /. 0.0 in
let n40 = ((((((0) + (if x37 = x37 then 78 else 0)) + (if x37 <> x37 then 82 else 0)) + (if x37 < (if false then 2.0 else x37) then 50 else 0)) + (if x37 > x37 then 77 else 0)) + (if x37 <= (List.fold_left (fun p38 p39 -> p38) 1.0 []) then 53 else 0)) + (if x37 >= x37 then 84 else 0) in
note_int n40;
print_int q12.(15);
print_byte 32;
print_float q11.(1);
print_newline ();
let v41 = if min (true <= true) false then ((Printf.printf "[%s %d]\n" "b c" 10); (try (ref q12) with | _ -> (ref q12))) else (ref q12) in
let rec f42' p43 p44 =
  if p43 < 1 then
    p44
  else (
    (f42' (p43 - 1) (match p43 with | 8 -> 14 | 4 -> p43 | -1 -> n13' | q45 -> n40)) + ((f42' (p43 - 1) (- p44)) + (p44))
  )
in
let n48 = f42' 0 (match ((ref true), 12) with | (q46, q47) -> 7) in
let v49 = Result.is_error (Ok '9') in
prerr_int ((-(-3)) lsl 1);
prerr_byte 32;
prerr_float (q11.(wrap (-4) 3) /. (Array.fold_right (let rec f52 p50 p51 = 0.5 in f52) q12 x37));
prerr_newline ();
prerr_int ((n17 / 100) + n13');
prerr_byte 32;
prerr_float (float_of_int (f42' 2 n13'));
prerr_newline ();
let v96 = (match (if if v49 then v49 else v49 then raise (E0 (max v18 v18)) else (let v53 = n40 in C2 { r3 = C9; r4 = C9; r5 = (x37, (1.0, n13')) })) with | C1 (_, q54) -> (
  let a55 = Array.mapi (let rec f56 n40 v41 = -0.5 in f56) (Array.sub q11 0 2) in
  let a57 = create_float_array 13 x37 in
  let s59 = ref 10.0 in
  let i58 = ref 0 in
  while !i58 < (hide 0 13) do
    a57.(!i58) <- (a55.(0) *. (!s59));
    s59 := (a57.(!i58) -. (a55.(0) *. (!s59))); i58 := !i58 + 1
  done;
  let n60 = !s59 in
  note_float n60;
  'i') | C2 ({ r3 = q61; r4 = C10; r5 = (q62, q63) } as w64) -> (
  snd ((); (6, v18))) | C2 ({ r3 = _; r4 = (C8 (q65, q66, _)); r5 = (q67, q68) } as w69) -> (
  let q67 = (fun p70 -> n17) ((function | ((C1 (q72, q73)) | (C1 (q72, q73))) -> q12.(13) | C2 { r3 = q74; r4 = (4 as w75'); r5 = (q76, q77) } -> (-2147483647) | C2 { r3; r4 = q78; _ } -> (int_of_float x37) | C2 { r3; r4 = q79; r5 = q80 } -> (Array.length q12) | C1 (_, _) -> (n10 + n13')) (C2 { r3 = 10; r4 = n17; r5 = (q67, q68) })) in
  note_int q67;
  assert (hide 1 3 = 3);
  f30 (true, v49, v49) (let i84 = n40 in if i84 >= 0 && i84 < Array.length q12 then q12.(i84) else 3)) | C2 { r3 = _; r4 = (C9 as w85'); r5 = (q86, _) } -> (
  v18) | C2 { r3 = q87; r4 = (C7 (q88, q89, (q90, q91))); r5 = (q92, q93) } -> (
  Char.uppercase_ascii v18) | exception E0 'a'..'m' -> v18 | exception E0 '0'..'9' -> (f30 ((); (false, v49, v49)) n17) | exception E0 'n' -> (try (f30 ((let rec f95 p94 = (v49, v49, v49) in f95) C9) n40) with | _ -> (if false then v18 else '\n')) | exception E0 f42' -> f42') in
(mix_0 5 v41; note_end 0);
note_int n48;
(mix_floats q11 0 3; note_end 0);
(mix (if v49 then 1 else 0); note_end 0);
(mix (Char.code v96); note_end 0);
note_float x37;
note_int n10;
note_int n40;
()
