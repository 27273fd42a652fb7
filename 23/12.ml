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
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y67 :: y68) -> mix 1; mix (if y67 then 1 else 0); mix_0 (d - 1) y68
and mix_1 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y69 -> mix 1; mix (if y69 then 1 else 0)
and mix_2 d (v : (bool * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y70 :: y73) -> mix 1; (let (m71, m72) = y70 in mix (if m71 then 1 else 0); mix m72); mix_2 (d - 1) y73
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
let s29 = ref [] in
for i28 = (hide 1 10) - 1 downto 0 do
  s29 := (((match !s29 with | [] -> C8 | ((true :: q30) | ((_ :: _) as q30)) -> C8) = (C7 ('\255', (Array.make 2 i28), a0))) :: !s29)
done;
let n31 = !s29 in
(mix_0 5 n31; note_end 0);
assert (compare ((0 mod (-3)) * 38) ((0 mod (-3)) * 38) = 0);
let a32 = [|a0; a0; a0|] in
let s34 = ref a0 in
for i33 = 0 to 3 - 1 do
  s34 := ((a32.(i33) +. (!s34)) *. 100.75)
done;
let n35 = !s34 in
note_float n35;
let a36 = create_array (hide 1 8) 11 in
for i37 = 0 to 8 - 1 do
  (let k38 = wrap a36.(i37) 8 in a36.(k38) <- a36.(k38) + 1);
  ()
done;
(mix_ints a36 0 8; note_end 0);
let v41 = { { r10 = a0; r11 = (Array.make 4 2.0); r12 = () } with r12 = (if (((7 * 6) - (-4097)) <= (try (let i39 = 0 in if i39 >= 0 && i39 < 8 then a36.(i39) else 9) with | Division_by_zero -> 6 | Not_found -> (-2) | E0 -> 14)) && ((n35 <> n35) || ((4 - (-32769)) <= 12)) then ((fun p40 -> p40) (if ((), (4, (-3)), 6, false) > ((), ((-3), 7), 2, false) then ((); ()))) else ()) } in
let n43 = (let i42 = if (-2) == 15 then (Array.length a36) else (15 lxor 14) in if i42 >= 0 && i42 < Array.length a36 then a36.(i42) else ((int_of_string (string_of_int 20)) * (7 asr 16))) in
let x48 = (try (try (
  let s45 = ref n35 in
  for i44 = 0 to 5 - 1 do
    (if i44 = 8 then raise E0 else if List.mem 0.0 [] then raise E0);
    s45 := v41.r10
  done;
  let n46 = !s45 in
  note_float n46;
  n46) with | E0 -> (a0 *. n35) | _ -> (if false then n35 else n35)) with | _ -> (let i47 = 6 in if i47 >= 0 && i47 < Array.length a32 then a32.(i47) else n35)) in
let s50 = ref None in
for i49 = 0 to 10 - 1 do
  s50 := (match !s50 with None -> Some (let { r0 = q51; r3 = q52; r4; r5 = q53; r6 = q54; _ } = if true then { r0 = n35; r1 = n43; r2 = (Array.make 4 0.0); r3 = i49; r4 = None; r5 = 2.0; r6 = i49 } else { r0 = n35; r1 = 11; r2 = (Array.make 4 x48); r3 = i49; r4 = None; r5 = 0.0; r6 = i49 } in q53 > q53) | Some o -> if o = (let { r0 = q51; r3 = q52; r4; r5 = q53; r6 = q54; _ } = if true then { r0 = n35; r1 = n43; r2 = (Array.make 4 0.0); r3 = i49; r4 = None; r5 = 2.0; r6 = i49 } else { r0 = n35; r1 = 11; r2 = (Array.make 4 x48); r3 = i49; r4 = None; r5 = 0.0; r6 = i49 } in q53 > q53) then None else Some o)
done;
let n55 = !s50 in
(mix_1 5 n55; note_end 0);
let s57 = ref n35 in
for i56 = 0 to 6 - 1 do
  s57 := (if i56 < 3 then ((!s57) *. a32.(i56)) else !s57)
done;
let n58 = !s57 in
note_float n58;
let v62 = (match if List.mem_assoc n43 [] then (Some false) else (if true then None else n55) with | (None as w59) -> [] | Some q60 -> (if ((); false) then (let v61 = C8 in []) else [])) in
(mix_2 5 v62; note_end 0);
for i63 = 0 to 8 - 1 do
  (let k64 = wrap a36.(i63) 8 in a36.(k64) <- a36.(k64) + i63);
  ()
done;
(mix_ints a36 0 8; note_end 0);
let a65 = Array.make 12 1.0 in
for i66 = 0 to (hide 1 1) - 1 do
  a65.(i66 + 1) <- ((a32.(i66 + 1) *. (a32.(i66))) -. a32.(i66 + 2));
  ()
done;
(mix_floats a65 0 12; note_end 0);
(mix_floats a65 0 12; note_end 0);
note_int n43;
()
