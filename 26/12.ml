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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 4 w4) | { r0; r1 = q5; r3 = q6; r4; r5 = q7; r6 = q8; _ } when q7 >= 0.0 -> (Array.make 4 r0) | { r0 = _; r1 = q9; r2 = q10; r3 = q11; r4; r5 = q12; r6 = (2 | 2) } -> q10 | { r0; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5; r6 = 4 } -> q14 | { r0 = q17; r2 = q18; r3 = q19; r4 = q20; r5; r6 = q21; _ } -> q18 | { r0 = _; r1; r2 = q22; r3; r4 = q23; r5; r6 = q24 } -> q22) in
let s26 = ref 2.0 in
let i25 = ref ((hide 0 4) - 1) in
while !i25 >= 0 do
  s26 := ((!s26) -. a0.(!i25)); if a0.(!i25) <> 0.5 then (i25 := !i25 - 1) else i25 := -1
done;
let n27 = !s26 in
note_float n27;
let rec loop35 i28 n36 s29 =
  if i28 <> n36 then (
    (
      let rec loop32 i30 n33 s31' =
        if i30 <> n33 then (
          loop32 (i30 + 1) n33 ((if i28 >= i30 then 4096 else (Array.length a0)) :: s31')
        ) else
          s31'
      in
      let n34 = loop32 0 (hide 1 10) [] in
      ());
    loop35 (i28 + 1) n36 s29
  ) else
    s29
in
let n37 = loop35 0 (hide 0 6) "\000\255x" in
(mix_string n37; note_end 0);
let rec loop40 i38 n41 s39 =
  if i38 < n41 then (
    loop40 (i38 + 1) n41 (((float_of_int i38) +. (s39)) +. (-1.7976931348623157e308))
  ) else
    s39
in
let n42 = loop40 0 (hide 0 20) n27 in
note_float n42;
let s45 = ref 1.5 in
let i44 = ref 0 in
while !i44 < (hide 0 14) do
  s45 := ((((!s45) -. (float (let v43 = 12 in v43)))) -. (float (let v43 = 12 in v43))); i44 := !i44 + 1
done;
let n46 = !s45 in
note_float n46;
let a47 = (let _v48 = 10.0 in Array.make 4 n42) in
let rec loop51 i49 n52 s50 =
  if i49 < n52 then (
    (a47.(i49) <- (a0.(2) -. (s50)));
    loop51 (i49 + 1) n52 (((s50) *. a0.(2)) +. a47.(i49))
  ) else
    s50
in
let n53' = loop51 0 (hide 0 4) 0.0 in
note_float n53';
let a54 = [|4; 3; 10; 0; 20; 3; 4; 7|] in
let n57 = (hide 0 7) in
let rec loop56 i55 =
  if i55 < n57 then (
    (a54.(i55 + 1) <- ((a54.(i55)) + (i55 + i55)));
    loop56 (i55 + 1)
  ) else
    ()
in
loop56 0;
(mix_ints a54 0 8; note_end 0);
(mix_string n37; note_end 0);
note_float n46;
(mix_ints a54 0 8; note_end 0);
note_float n42;
note_float n27;
(mix_floats a0 0 4; note_end 0);
(mix_float n53'; note_end 0);
()
