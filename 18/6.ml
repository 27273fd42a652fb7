type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n0 = -11 in
note_int n0;
let rec loop4 i1 s2 =
  if i1 >= 0 then (
    loop4 (i1 - 1) (try (float_of_int ((Array.make 6 7).(i1))) with | Invalid_argument q3 -> (-1.5) | Division_by_zero -> (tick_float 9 s2))
  ) else
    s2
in
let n6 = loop4 (8 - 1) 3.25 in
note_float n6;
let a7' = Array.init 10 (let rec f8 n6 = n0 in f8) in
let i9 = ref 0 in
while !i9 < 8 do
  a7'.(!i9 + 1) <- (a7'.(!i9 + 2) + (a7'.(!i9 + 1) lxor (a7'.(!i9))));
  i9 := !i9 + 2
done;
(mix_ints a7' 0 10; note_end 0);
let n10 = ((2 * 31) - (if true then (-1) else 10)) * 12 in
let rec loop17 i11 s12 =
  if i11 < 2 then (
    loop17 (i11 + 1) (try (float_of_int ((Array.make 1 7).(i11))) with | Invalid_argument q13 -> (match { r2 = q13; r3 = (Array.make 2 s12); r4 = (ref i11) } with | { r2 = "a"; r3 = q14; r4 } -> 10.0 | { r2 = q15; r3 = _; r4 = q16 } -> s12) | Division_by_zero -> 1.7976931348623157e308)
  ) else
    s12
in
let n19 = loop17 0 n6 in
note_float n19;
let s21 = ref n6 in
for i20 = 7 - 1 downto 0 do
  s21 := (try (float_of_int ((Array.make 3 7).(i20))) with | Invalid_argument q22 -> (-3.25) | Division_by_zero -> (match 1.5 with | 0.0 -> !s21 | 0.5 -> n19 | (0.5 | 0.5) -> 10.0 | _ -> n19))
done;
let n23 = !s21 in
note_float n23;
let rec loop30 i24 s25 =
  if i24 <> 6 then (
    loop30 (i24 + 1) (try (100 / (i24 - 3)) with | Invalid_argument q26 when ((20 land n10) <> (-2147483648)) -> (match { r0 = true; r1 = None } with | ({ r0 = q27; r1 = q28' } | { r0 = (true as q27); r1 = (None as q28') }) -> s25 | { r0 = false; r1 = None } -> s25 | { r1 = (Some i24); _ } -> s25) | Division_by_zero -> a7'.(i24) | _ -> (let v29 = n10 in v29))
  ) else
    s25
in
let n32 = loop30 0 n0 in
note_int n32;
let s34 = ref n32 in
let i33 = ref 0 in
while !i33 < 9 do
  s34 := (try (Array.make 3 7).(!i33) with | Invalid_argument q35 -> (!i33 - n32) | Division_by_zero -> (String.length "tail \" end")); i33 := !i33 + 1
done;
let n36 = !s34 in
note_int n36;
let x37 = n19 in
let n75 = (match (match { { r2 = "\000\255x"; r3 = (Array.make 2 (-1.0)); r4 = (ref 16) } with r4 = (ref n36) } with | { r2 = "a"; r3 = [|q38; q39|]; r4 = _ } when (min (n36 <= n36) (Array.mem 5 a7')) -> (let v41 = fun p40 -> [] in { r2 = "12"; r3 = (Array.make 2 q38); r4 = (ref n36) }) | ({ r2 = "a"; r3 = [|_; q42|]; _ } | { r2 = "a"; r3 = [|_; q42|]; _ }) -> { { r2 = ""; r3 = (Array.make 2 n23); r4 = (ref n36) } with r4 = (ref n32) } | { r2 = "a"; r3 = [|q43; q44|]; r4 = q45 } when q44 >= (-1.5) -> { r2 = "b c"; r3 = (Array.make 2 q44); r4 = (ref 1) } | { r2 = q46; r3 = [|q47; q48|]; r4 = _ } -> { r2 = q46; r3 = (Array.make 2 100.75); r4 = (ref 3) } | { r2 = ("" | "a"); _ } -> { r2 = "b c"; r3 = (Array.make 2 n19); r4 = (ref n36) } | { r2 = ""; r3 = q49; r4 = _ } -> { r2 = "\000\255x"; r3 = q49; r4 = (ref 1) } | ({ r2 = _; r3 = [|_; _|]; _ } | { r2 = _; r4 = _; _ }) -> { r2 = "b c"; r3 = (Array.make 2 3.25); r4 = (ref n0) } | { r2 = _; r3 = _; r4 = q53 } when (!q53 == (let v54 = 0.0 in n10)) -> { r2 = "tail \" end"; r3 = (Array.make 2 n23); r4 = (ref n32) } | { r2 = n32; r4 = q55; _ } -> { { r2 = n32; r3 = (Array.make 2 n23); r4 = (ref n10) } with r2 = n32 } | _ -> (match { r2 = ""; r3 = (Array.make 2 n6); r4 = (ref n36) } with | ({ r2 = "a"; r3 = [|_|]; _ } | { r2 = "a"; r3 = _; _ }) -> { r2 = "tail \" end"; r3 = (Array.make 2 x37); r4 = (ref n0) } | ({ r2 = ""; r3; _ } | { r3; r4 = _; _ }) -> { r2 = "\000\255x"; r3 = r3; r4 = (ref n36) } | { r2 = "a"; r4 = _; _ } -> { r2 = ""; r3 = (Array.make 2 x37); r4 = (ref n36) } | ({ r2 = q57; r3 = q58; r4 = q59 } | { r2 = ("" as q57); r3 = q58; r4 = q59 }) -> { r2 = q57; r3 = q58; r4 = q59 } | { r2 = q60'; r3; r4 } -> { r2 = q60'; r3 = r3; r4 = (ref n32) })) with | { r2 = "a"; r3 = q61; r4 = q62 } -> (
  Array.length q61) | { r2 = q63; r3 = q64; r4 = q65 } -> (
  let (q70, q71, q72, _) = ((let _v67 = (let v66 = Ok x37 in { r0 = false; r1 = None }) in ((); ((-3), 17))), n32, (let i68 = !q65 in if i68 >= 0 && i68 < 2 then q64.(i68) else n19), ((clip q63) ^ (String.map (fun p69 -> p69) (clip q63)))) in
  (let rec f74 p73 = -6 in f74) (q71 lsl 30))) in
let n82 = if false then ((truncate (if if true then true else true then (if false then 3.25 else n19) else n23)) + (((try 9 with | Not_found -> 2 | E1 ({ r2 = "a"; r3 = n75; r4 }) -> 2 | E1 ({ r2 = ""; r3 = q76; r4 = q77 }) -> n10 | E1 ({ r2 = q78; r4 = q79; _ }) -> n32 | E2 true -> n75 | E2 (false as w80) -> n75) - (n75 + n75)) * ((3 + n36) / 10))) else (n75 / (((let i81 = compare true false in if i81 >= 0 && i81 < Array.length a7' then a7'.(i81) else (n36 - n75)) / 4096) lor 1)) in
note_int n82;
let c84 = ((compare (if false then [] else []) (let _v83 = ((-2), n23) in []))) + (n36 / (-1)) in
let c85 = (compare (if false then [] else []) (let _v83 = ((-2), n23) in [])) lxor (c84) in
let c86 = (c85) + (compare (if false then [] else []) (let _v83 = ((-2), n23) in [])) in
let c87 = ((compare (if false then [] else []) (let _v83 = ((-2), n23) in []))) * (n36 / (-1)) in
let c88 = c85 * ((compare (if false then [] else []) (let _v83 = ((-2), n23) in []))) in
note_int c88;
note_float n19;
note_float n23;
note_int n32;
note_int c84;
note_float n6;
note_float x37;
note_int n0;
note_int c85;
()
