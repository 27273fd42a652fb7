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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 4 w4) | { r0; r1 = q5; r3 = q6; r4; r5 = q7; r6 = q8; _ } when q7 >= 0.0 -> (Array.make 4 r0) | { r0 = _; r1 = q9; r2 = q10; r3 = q11; r4; r5 = q12; r6 = (2 | 2) } -> q10 | { r0; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5; r6 = 4 } -> q14 | { r0 = q17; r2 = q18; r3 = q19; r4 = q20; r5; r6 = q21; _ } -> q18 | { r0 = _; r1; r2 = q22; r3; r4 = q23; r5; r6 = q24 } -> q22) in
let s26 = ref 2.0 in
let i25 = ref (Array.length a0 - 1) in
while !i25 >= 0 do
  a0.(!i25) <- (!s26 +. (a0.(!i25)));
  s26 := ((); (let _v27 = Array.make 3 (-3) in !s26)); i25 := !i25 - 1
done;
let n28 = !s26 in
note_float n28;
a0.(3) <- (if if false then true else false then 1e-310 else n28);
let a29 = [|8; 5; 18|] in
let s31 = ref 0 in
for i30' = 3 - 1 downto 0 do
  a29.(i30') <- ((a29.(i30')) + !s31);
  s31 := 3
done;
let n32 = !s31 in
note_int n32;
let rec loop46 i33 n47 s34 =
  if i33 <> n47 then (
    (a29.(i33) <- ((a29.(i33)) + s34));
    loop46 (i33 + 1) n47 ((match (C8, (6, n28), (ref "tail \" end")) with | (q35, (_, 0.5), q36) -> () | (q37, (a29, q38), _) when q38 < (-100.75) -> () | (q39, (q40, (q41' | (0.0 as q41'))), _) -> () | (q42, (_, q43), _) -> ()); (try ((fun i33 -> s34) (let rec f45 p44 = n28 in f45)) with | _ -> 11))
  ) else
    s34
in
let n48 = loop46 0 3 3 in
note_int n48;
let a51 = [|(-. (n28 +. n28)); ((let i49' = n48 in if i49' >= 0 && i49' < 4 then a0.(i49') else n28) *. n28); a0.(wrap (let i50 = n48 in if i50 >= 0 && i50 < Array.length a29 then a29.(i50) else 5) 4)|] in
(mix_floats a51 0 3; note_end 0);
let n52 = Array.length a51 in
let rec loop55 i53 s54 =
  if i53 < 3 then (
    (a51.(i53) <- (s54 *. (a51.(i53))));
    loop55 (i53 + 1) (s54 /. 1.5)
  ) else
    s54
in
let n57' = loop55 0 (-1.0) in
note_float n57';
let n63 = (fun p58 -> n52) (let rec f62 p59 p60 p61 = p59 /. p61 in f62) in
let a64 = Array.map (let rec f66 p65 = 4 in f66) (Array.make 4 false) in
let rec loop69 i67 n70 s68 =
  if i67 >= n70 then s68 else (
    (a64.(i67) <- (s68 - (a64.(i67))));
    loop69 (i67 + 1) n70 (-20)
  )
in
let n71 = loop69 0 (hide 0 4) 13 in
note_int n71;
let n72 = -(truncate n57') in
let s74 = ref n72 in
for i73 = 0 to 4 - 1 do
  a64.(i73) <- (!s74 * (a64.(i73)));
  s74 := ((compare true true) * 3)
done;
let n75 = !s74 in
note_int n75;
let s77 = ref n75 in
for i76 = 0 to 3 - 1 do
  a29.(i76) <- ((a29.(i76)) - !s77);
  s77 := (min (match Ok true with | Ok q78 -> i76 | Error 0.0 -> 15 | Error 0.5 when ((let rec f81 p79 = (match [] with | [] when ((float_of_int i76) > 5e-324) -> true | [] -> true | (q80 :: _) -> false) in f81) (Array.fold_left (fun p82 p83 -> p82) n63 a51)) -> !s77 | ((Error 0.5) | (Error 0.5)) -> (-1) | Error q84 -> 18) (match { r10 = 1.0; r11 = a0; r12 = () } with | { r10 = 0.0; r11 = [|q85; q86; 1.0; q87|]; r12 = q88 } -> i76 | { r10 = 0.0; r11 = [|q89; _; q90; q91|]; r12 = _ } -> n63 | { r10 = (0.0 | 0.0); r11 = q92; r12 = q93 } -> 16 | (({ r10 = q94; r11; r12 = q95 } as w96) | ({ r10 = (1.0 as q94); r11 = ([|_; _; _; _|] as r11); r12 = q95 } as w96)) -> i76))
done;
let n97 = !s77 in
note_int n97;
note_int n32;
note_int n48;
note_int n63;
note_int n72;
note_int n71;
note_float n28;
note_int n52;
note_float n57';
()
