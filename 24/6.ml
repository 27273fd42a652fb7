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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : ((bool, float) t1, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : ((bool, float) t1, int) result) =
  if d > 0 then
    match v with
    | Ok y66 -> mix 0; mix_2 (d - 1) y66
    | Error y67 -> mix 1; mix y67
and mix_2 d (v : (bool, float) t1) =
  if d > 0 then
    match v with
    | { r2 = y68; r3 = y69; r4 = y70 } -> mix_string y68; mix_floats y69 0 2; mix_3 (d - 1) y70
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let a1 = ((); (Array.make 8 n0)) in
let s3 = ref n0 in
let i2 = ref 0 in
while !i2 < 8 do
  s3 := ((a1.(!i2) lxor (!s3)) lxor (-17)); i2 := !i2 + 1
done;
let n4 = !s3 in
note_int n4;
let s6 = ref 3.25 in
let i5 = ref (2 - 1) in
while !i5 >= 0 do
  s6 := (
    let s8 = ref !s6 in
    let i7 = ref 0 in
    while !i7 < 6 do
      s8 := !s8; i7 := !i7 + 1
    done;
    let n9 = !s8 in
    note_float n9;
    n9); i5 := !i5 - 1
done;
let n10 = !s6 in
note_float n10;
let v11 = (try ((Array.stable_sort (fun x y -> compare y x) a1); (n4 > n0)) with | _ -> (n4 != n4)) || (n10 = (n10 *. 0.0)) in
(mix (if v11 then 1 else 0); note_end 0);
let s13 = ref 0.5 in
let i12 = ref (20 - 1) in
while !i12 >= 0 do
  s13 := (1.7976931348623157e308 *. ((!s13) +. (float_of_int !i12))); i12 := !i12 - 1
done;
let n14 = !s13 in
note_float n14;
let s16 = ref n14 in
let i15 = ref 0 in
while !i15 < 20 do
  s16 := ((-1e999) *. ((float_of_int !i15) *. (!s16))); i15 := !i15 + 2
done;
let n17 = !s16 in
note_float n17;
let v20 = ref (if Array.for_all (fun p18 -> v11) a1 then (Error n0) else (try (if v11 then raise (E2 v11) else (Ok { r2 = "\000\255x"; r3 = (Array.make 2 n17); r4 = (ref 0) })) with | E2 true -> (Ok { r2 = "12"; r3 = (Array.make 2 n17); r4 = (ref n0) }) | E2 (false as w19) -> (Ok { r2 = "\000\255x"; r3 = (Array.make 2 n14); r4 = (ref n4) }))) in
(mix_0 5 v20; note_end 0);
let x25 = (match Error (match (n17, { r0 = v11; r1 = None }, [], n14) with | (n4, { r1 = q21; _ }, _, q22') -> "") with | Ok q23 -> 0.0 | Error "a" -> (-0.0) | Error "a" -> (-1.7976931348623157e308) | Error "a" -> 100.75 | Error "" -> (n14 *. (try (fabs n17) with | _ -> n17)) | Error q24 -> n17) in
note_float x25;
mix (if ((((fun p26 -> x25) (Array.make 8 n0)) *. 10.0) +. (( *. ) (let v27' = ref n4 in n17) (0.0 /. 0.0))) < (if (let _v28 = [] in v11) then (-. (max 2.0 x25)) else ((if true then ()); 0.1)) then 1 else 0);
let n29 = n4 in
note_int n29;
let x36 = (try (
  let a35 = Array.init 2 (fun p30 -> (let v34 = fun p31 p32 (q33, _) -> v11 in n17) *. (float n4)) in
  (0.5 -. 3.25) *. (100.75 *. n17)) with | _ -> (100.75 *. (-1.5))) in
note_float x36;
let make37 p38 n29 =
  fun p39 -> (try (let s40 = part "tail \" end" n0 11 in let i41 = if false then n4 else 15 in if i41 >= 0 && i41 < String.length s40 then s40.[i41] else ' ') with | Invalid_argument _ when v11 -> '\215' | Division_by_zero -> (Char.chr (11 land 255)) | Not_found -> (match p38 with | { r0 = q42; r1 = q43 } -> 'z') | E0 ({ r0 = true; r1 = q44 }) -> '\215' | E0 ({ r0 = false; r1 = q45 }) -> (if true then '\n' else '\255') | E2 q46 -> (if v11 then 'a' else 'z') | _ -> (min ' ' 'a'))
in
let c47 = make37 { r0 = v11; r1 = None } ((fun p48 -> Array.make 16 (-10.0)) 19) in
let v50 = c47 (fun p49 -> n4) in
let a51 = Array.init 16 (let rec f53 p52 = { r2 = "a"; r3 = (Array.make 2 x25); r4 = (ref 10) } in f53) in
a51.(0) <- { r2 = (if true then "" else ""); r3 = (Array.make (hide 0 2) x25); r4 = (ref n4) };
a51.(1) <- (if true then ((); { r2 = ""; r3 = (Array.make 2 n17); r4 = (ref n29) }) else { r2 = "\000\255x"; r3 = (Array.make 2 (-100.75)); r4 = (ref n29) });
a51.(2) <- { { r2 = ""; r3 = (Array.make 2 x36); r4 = (ref n29) } with r3 = (if v11 then (Array.make 2 x36) else (Array.make 2 1.0)) };
a51.(3) <- { r2 = "\000\255x"; r3 = (Array.make 2 x25); r4 = (ref n29) };
let s55 = ref n4 in
let i54 = ref 0 in
while !i54 < 16 do
  s55 := (match a51.(!i54) with | { r2 = "a"; r3 = q56; r4 = q57 } -> ((!s55) + (!i54 mod (3 lor 1))) | { r2 = (q58 | ("" as q58)); r3 = [|q59; q60|]; r4 = q61 } -> ((!s55) - (- n29)) | ({ r2 = q62; r3 = q63; r4 } | { r2 = ("" as q62); r3 = q63; r4 }) -> ((!s55 lsl 30) + (!s55)) | { r2; r4 = q64; _ } -> ((- !s55) * (!s55))); i54 := !i54 + 1
done;
let n65 = !s55 in
note_int n65;
note_float n17;
(mix_ints a1 0 8; note_end 0);
note_float n10;
note_int n4;
(mix (Char.code v50); note_end 0);
note_float x25;
(mix_0 5 v20; note_end 0);
note_float x36;
()
