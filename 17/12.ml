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
let rec tick_float k x = mix k; x
in
let x10 = (try (try (
  let s1 = ref 100.75 in
  let i0 = ref 0 in
  while !i0 < 3 do
    (if !i0 = 9 then raise E0 else if if false then false else false then raise (E1 (match { r10 = !s1; r11 = (Array.make 4 !s1); r12 = () } with | ({ r10 = q2; r11 = [|_; q3; q4; q5|]; r12 } | { r10 = q5; r11 = [|q2; q3; q4; _|]; r12 }) -> !i0 | ({ r10 = q6; r11 = q7; r12 = _ } | { r10 = q6; r11 = q7; _ }) -> !i0)));
    s1 := 1e16; i0 := !i0 + 1
  done;
  let n8 = !s1 in
  note_float n8;
  n8) with | E0 -> (if true then 10.0 else 10.0) | E1 5 -> ((); 0.5) | E1 q9 -> (0.5 +. 1.5)) with | _ -> (100.75 +. 10.0)) in
note_float x10;
let n17 = (try (try (
  let s12 = ref 16 in
  let i11 = ref 0 in
  while !i11 < 5 do
    (if !i11 = 3 then raise (E1 !i11) else if (let v13 = 0.0 in true) then raise E0);
    s12 := (if if false then false else true then (max !s12 !s12) else (int_of_string (string_of_int !s12))); i11 := !i11 + 2
  done;
  let n14' = !s12 in
  note_int n14';
  n14') with | E1 1 -> ((-3) / 3) | E1 5 -> (if true then (-1) else 5) | E1 (6 as w15) -> w15 | E1 (-2147483648) -> (7 * 19) | E1 q16 -> (int_of_string (string_of_int q16))) with | E0 -> (5 + 18)) in
let x18 = float_of_int 3 in
let n24 = (try (try (
  let rec loop21 i19 n22 s20 =
    if i19 <> n22 then (
      (if i19 = 7 then raise E0 else if (-100.75) > x18 then raise E0);
      loop21 (i19 + 1) n22 ((-2147483648) mod (-2147483648))
    ) else
      s20
  in
  let n23' = loop21 0 4 n17 in
  note_int n23';
  n23') with | E0 -> (n17 mod (8 lor 1))) with | _ -> (min n17 n17)) in
let x40 = (try (try (
  let rec loop31 i25 n32 s26 =
    if i25 >= n32 then s26 else (
      (if i25 = 0 then raise (E1 (n24 * 33)) else if (let _v27 = x18 in true) then raise E0);
      loop31 (i25 + 2) n32 (5e-324 *. (let (q28', _, q29, q30) = ((n24, n24), C8, x18, s26) in q30))
    )
  in
  let n33 = loop31 0 5 x18 in
  note_float n33;
  n33) with | E1 q34 -> x18) with | E0 -> (match C8 with | C8 -> x18 | ((C7 (_, _, _)) | C8) -> x18 | (C9 as w39) -> x10)) in
let x44 = (try (try (
  let s42 = ref x40 in
  let i41 = ref 0 in
  while !i41 < 3 do
    (if !i41 = 3 then raise (E1 (String.length "a")));
    s42 := (fabs (float_of_int n24)); i41 := !i41 + 1
  done;
  let n43 = !s42 in
  note_float n43;
  n43) with | E1 1 -> 4096.0 | E1 0 -> (0.5 *. x40) | E1 6 -> (tick_float 3 0.5) | E1 _ -> x18) with | E0 -> (if false then 1.5 else x40)) in
let n55 = (try (try (
  let s46 = ref (-1) in
  let i45 = ref 0 in
  while !i45 < 3 do
    (if !i45 = 7 then raise E0 else if true && false then raise (E1 (!i45 asr 11)));
    s46 := ((!s46 mod 7) - (try (truncate x44) with | _ -> 4)); i45 := !i45 + 2
  done;
  let n47 = !s46 in
  note_int n47;
  n47) with | E0 -> (-(-2)) | E1 9 -> (if true then raise (E1 (-2)) else 13) | E1 (-2 as w48) -> (truncate x44) | E1 q49 -> (n24 mod (-2147483648))) with | E1 5 -> (- n24) | E1 8 -> (-1) | E1 4 -> (let { r10 = q50; r11 = q51; r12 = q52 } = { r10 = (-2.0); r11 = (Array.make 4 x40); r12 = () } in n24) | E1 (-2147483648) -> (let { r10 = q53; r11; r12 = q54 } = { r10 = 1.0; r11 = (Array.make 4 0.5); r12 = () } in n17) | E1 2 -> (( - ) n24 n24) | E1 (-2) -> (-4096) | E1 0 -> (n24 * 13) | E1 _ -> (max n24 13)) in
note_int n17;
note_int n24;
note_int n55;
note_float x18;
note_float x10;
note_float x44;
note_float x40;
()
