type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y99) -> mix 1; mix (Char.code y98); mix_0 (d - 1) y99
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y100 -> mix 1; mix y100
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 4 w4) | { r0; r1 = q5; r3 = q6; r4; r5 = q7; r6 = q8; _ } when q7 >= 0.0 -> (Array.make 4 r0) | { r0 = _; r1 = q9; r2 = q10; r3 = q11; r4; r5 = q12; r6 = (2 | 2) } -> q10 | { r0; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5; r6 = 4 } -> q14 | { r0 = q17; r2 = q18; r3 = q19; r4 = q20; r5; r6 = q21; _ } -> q18 | { r0 = _; r1; r2 = q22; r3; r4 = q23; r5; r6 = q24 } -> q22) in
let s26 = ref 2.0 in
let i25 = ref (4 - 1) in
while !i25 >= 0 do
  s26 := ((!s26) *. a0.(!i25)); if (int_of_string (string_of_int !i25)) > (!i25 + !i25) then (i25 := !i25 - 1) else i25 := -1
done;
let n27 = !s26 in
note_float n27;
let a0 = n27 in
let n33 = (hide 0 10) in
let rec loop32 i28 s29 =
  if i28 < n33 then (
    loop32 (i28 + 2) ((let s30' = (clip "tail \" end") ^ "" in let i31 = 12 in if i31 >= 0 && i31 < String.length s30' then s30'.[i31] else '\'') :: s29)
  ) else
    s29
in
let n34 = loop32 0 [] in
(mix_0 5 n34; note_end 0);
let rec loop37 i35 s36 =
  if i35 <> 20 then (
    loop37 (i35 + 1) (((s36) +. (float_of_int i35)) -. (-2147483648.0))
  ) else
    s36
in
let n39 = loop37 0 a0 in
note_float n39;
let a40 = [|None; None; None; None; None; None; None|] in
a40.(0) <- (match n34 with | ((_ :: _) | []) -> None | (q42 :: []) -> (match { r0 = 10.0; r1 = (-1); r2 = (Array.make 4 n39); r3 = 7; r4 = None; r5 = n39; r6 = (-1) } with | { r0 = 0.5; r1 = q43; r2 = [|q44; q45; q46; q47|]; r3 = q48; r4 = None; r5; r6 = q49 } -> None | ({ r0 = 0.5; r2 = [|_; _; _; _|]; r3 = _; r4 = (Some _); r5 = _; r6 = _; _ } | { r0 = _; r1 = (-1); r5 = _; _ }) -> None | { r0 = 0.5; r1 = _; r2; r3 = q56; r4 = q57; r5 = q58; r6 = q59 } -> None | { r0 = q60; r1 = q61; r2; r3 = q62; r4 = _; r5 = q63'; r6 } -> None) | (q64 :: (q65 :: [])) -> None | ((('a'..'m' as w66) :: (q67 :: (q68 :: _))) as w69) -> (let i70 = 4 in if i70 >= 0 && i70 < Array.length a40 then a40.(i70) else None) | (q71 :: (n27 :: (q72 :: _))) -> (Some 15));
a40.(1) <- ((if true then ()); (let v73 = n39 in None));
a40.(2) <- a40.(6);
a40.(3) <- a40.(wrap (match C8 with | C8 -> 16 | ((C7 (q74, q75, q76)) | (C7 (q74, q75, q76))) -> 9 | C9 -> 9) 7);
let s78 = ref 2.0 in
let i77 = ref 0 in
while !i77 < 7 do
  s78 := (match a40.(!i77) with | None -> ((!s78) -. (match n34 with | [] -> a0 | (('a'..'m' as w79) :: q80) -> a0 | (q81 :: q82) -> a0)) | Some q83 -> ((!s78) *. (1.5 +. !s78))); i77 := !i77 + 1
done;
let n84 = !s78 in
note_float n84;
let a85 = if true then (Array.make 4 n39) else (Array.make 4 (-2.0)) in
let rec loop88 i86 n89 s87 =
  if i86 >= n89 then s87 else (
    loop88 (i86 + 1) n89 (if i86 < Array.length a85 then ((s87) -. a85.(i86)) else s87)
  )
in
let n90 = loop88 0 7 n84 in
note_float n90;
let s92 = ref n90 in
for i91 = 20 - 1 downto 0 do
  s92 := (((!s92) +. (float_of_int i91)) -. (-2147483648.0))
done;
let n93' = !s92 in
note_float n93';
let a94 = [|14; 3; 13|] in
let rec loop96 i95 =
  if i95 >= 0 then (
    (a94.(i95 * 4 + 0) <- ((a94.(i95 / 4)) lxor (i95 mod 7)));
    loop96 (i95 - 1)
  ) else
    ()
in
loop96 (1 - 1);
(mix_ints a94 0 3; note_end 0);
note_float n90;
note_float n39;
note_float n93';
note_float a0;
(mix_ints a94 0 3; note_end 0);
(mix_floats a85 0 4; note_end 0);
note_float n27;
(mix_1 5 a40.(6); note_end 0);
()
