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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = if false then (Array.make 16 3) else (Array.make 16 5) in
let s2 = ref 15 in
for i1 = (hide 1 16) - 1 downto 0 do
  a0.(i1) <- (!s2 + (a0.(i1)));
  s2 := ((-3) lsl ((match C7 with | C18 -> !s2 | C28 -> 13 | C11 -> !s2 | C26 -> 12 | (C10 | C10) -> !s2 | ((C20 as w3) | (C20 as w3)) -> !s2 | C31 -> i1 | (C30 | C25) -> !s2 | C16 -> i1 | q4 -> !s2) land 31))
done;
let n5 = !s2 in
note_int n5;
let v26 = (try (
  let a6' = Array.map (fun p7 -> p7) (Array.sub a0 0 8) in
  let rec loop10 i8 s9 =
    if i8 < 8 then (
      (a6'.(i8) <- (s9 * (a6'.(i8))));
      loop10 (i8 + 1) (i8 lsr 1)
    ) else
      s9
  in
  let n12 = loop10 0 n5 in
  note_int n12;
  (try (
    let n16 = Array.length a0 in
    let rec loop15 i13 s14 =
      if i13 <> n16 then (
        (a0.(i13) <- ((a0.(i13)) + s14));
        loop15 (i13 + 1) 31
      ) else
        s14
    in
    let n17 = loop15 0 n12 in
    note_int n17;
    (if not true then (mix n12))) with | _ -> ((); ()));
  let a18 = Array.make 7 1.0 in
  let s20 = ref (-1.5) in
  let i19 = ref 0 in
  while !i19 < 7 do
    a18.(!i19) <- ((a18.(!i19)) +. !s20);
    s20 := a18.(!i19); i19 := !i19 + 1
  done;
  let n21 = !s20 in
  note_float n21;
  (try (let _v22 = 5 land n12 in (let v23 = n21 in true)) with | _ -> (let n21 = fun (_, q24, q25) -> 100.75 in false))) with | _ -> ('0' != '0')) in
(mix (if v26 then 1 else 0); note_end 0);
let n45 = Array.length a0 in
let rec loop44 i27 s28 =
  if i27 < n45 then (
    (a0.(i27) <- (s28 - (a0.(i27))));
    loop44 (i27 + 1) ((function | { r0; r1 = q30; r2; r3; r4 = (-2); r5 = [||]; r6 = q31 } -> a0.(i27) | { r0 = q32; r1 = s28; r2 = q33; r3; r4 = 2; r5 = [||]; r6 = q34 } -> ((-2) lsl 28) | { r0 = q35; r1 = q36; r2; r3 = q37; r4 = q38; r5 = [||]; r6 = q39 } -> (- 2) | { r0 = q40; r1; r2 = _; r3 = q41; r4 = q42; r5 = q43; r6 } -> (q41 + q41)) { { r0 = "b c"; r1 = (-0.5); r2 = None; r3 = 17; r4 = i27; r5 = (Array.make 2 s28); r6 = [] } with r5 = (Array.make 2 s28); r6 = []; r1 = 0.0; r2 = None })
  ) else
    s28
in
let n46 = loop44 0 n5 in
note_int n46;
let rec loop49 i47 s48 =
  if i47 <> 16 then (
    (a0.(i47) <- (s48 - (a0.(i47))));
    loop49 (i47 + 1) ((match v26 with | true -> i47 | false -> 7) + (16 + s48))
  ) else
    s48
in
let n51 = loop49 0 n46 in
note_int n51;
(mix_ints a0 0 16; note_end 0);
(mix (if v26 then 1 else 0); note_end 0);
note_int n5;
note_int n51;
note_int n46;
()
