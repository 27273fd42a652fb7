type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y47 -> mix 1; mix y47
in
let s1 = ref None in
for i0 = 10 - 1 downto 0 do
  s1 := (match !s1 with None -> Some ((let (q2, _) = ((3.25, i0), true) in 16) / (-3)) | Some o -> if o = ((let (q2, _) = ((3.25, i0), true) in 16) / (-3)) then None else Some o)
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let s5 = ref 2147483647 in
let s6 = ref 0 in
for i4 = 0 to 12 - 1 do
  let u7 = !s5 + 715827883 in
  let u8 = !s6 + (if !s5 < !s5 + 715827883 then 1 else 3) in
  (if !s5 <> 715827883 then (s5 := u7; s6 := u8))
done;
let n9 = !s5 in
let n10 = !s6 in
note_int n9;
note_int n10;
let x16 = (try (try (
  let s12 = ref 100.75 in
  for i11 = 2 - 1 downto 0 do
    (if i11 = 6 then raise (E0 ((i11 + 31) > 13)));
    s12 := (Array.fold_left (fun p13 n10 -> sqrt 1.0) (-1e999) ((); (Array.make 5 i11)))
  done;
  let n14' = !s12 in
  note_float n14';
  n14') with | E0 true -> (let v15 = ref (n9, 1.0, 0.5, n10) in -2.0) | E0 false -> (float_of_int 17)) with | _ -> 1.0) in
let rec pick17 p18 p19 p20 =
  if p18 then p19 else p20
in
let a24 = (match n3 with | None -> (Array.make 1 x16) | (None | (Some _)) when (if 4 <= n9 then (n9 < n10) else (true || true)) -> (Array.make 1 x16) | (Some q21 as w22) -> (Array.make 1 x16) | Some q23 -> (Array.make 1 x16) | _ -> (Array.make 1 (-2.0))) in
let a25 = [|x16|] in
(pick17 ((String.escaped (clip "\000\255x")) <> ((fun p26 -> "b c") 9)) a24 a25).(0) <- (x16 *. x16);
note_float a24.(0);
note_float a25.(0);
let a27 = fst ((Array.make 12 x16), 5) in
for i28 = (hide 0 10) - 1 downto 0 do
  a27.(i28 + 1) <- (a27.(i28 + 2) -. ((a27.(i28)) -. a27.(i28 + 1)));
  ()
done;
(mix_floats a27 0 12; note_end 0);
let s30 = ref x16 in
for i29 = 0 to 20 - 1 do
  s30 := (((float_of_int i29) +. (!s30)) -. 4096.0)
done;
let n31 = !s30 in
note_float n31;
let s33 = ref n10 in
for i32' = 7 - 1 downto 0 do
  s33 := ((((!s33) + n10)) + n10)
done;
let n34 = !s33 in
note_int n34;
let f35 p36 p37 =
  (if n31 > (if true then n31 else 1.0) then raise E1);
  not (Option.is_some None)
in
let v39 = (try (f35 0 (fun p38 -> ("\000\255x", false, 16, true))) with | E1 -> true) in
(mix (if v39 then 1 else 0); note_end 0);
let s41 = ref (-2147483648) in
let s42 = ref 0 in
for i40 = 0 to (hide 1 12) - 1 do
  let u43 = !s41 + 1073741824 in
  let u44 = !s42 + (if !s41 < !s41 + 1073741824 then 1 else 3) in
  (if !s41 <> 1073741824 then (s41 := u43; s42 := u44))
done;
let n45 = !s41 in
let n46 = !s42 in
note_int n45;
note_int n46;
note_int n34;
(mix_floats a24 0 1; note_end 0);
note_float x16;
note_int n10;
note_int n45;
(mix_floats a25 0 1; note_end 0);
note_int n46;
note_float n31;
()
