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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
assert (compare ((fun (q0, _) -> (match { r10 = q0; r11 = (Array.make 4 q0); r12 = () } with | ({ r10 = q1; r11 = [|_; q2; q3; q4|]; r12 } | { r10 = q4; r11 = [|q1; q2; q3; _|]; r12 }) -> 2 | ({ r10 = q0; r11; r12 = q5 } | { r10 = q0; r11; r12 = q5 }) -> 2)) (1.5, (-0.0))) ((fun (q0, _) -> (match { r10 = q0; r11 = (Array.make 4 q0); r12 = () } with | ({ r10 = q1; r11 = [|_; q2; q3; q4|]; r12 } | { r10 = q4; r11 = [|q1; q2; q3; _|]; r12 }) -> 2 | ({ r10 = q0; r11; r12 = q5 } | { r10 = q0; r11; r12 = q5 }) -> 2)) (1.5, (-0.0))) = 0);
let s44 = (match { { r0 = (-2.0); r1 = 10; r2 = (Array.make 4 (-3.25)); r3 = 4; r4 = None; r5 = (-1.0); r6 = 5 } with r6 = (1 * 16); r1 = (succ 18); r2 = [|1.5; (-1.0); 1.0; (-1.0)|]; r4 = ((); None) } with | { r0; r1 = _; r2 = [|_; q6; q7; q8|]; r3 = q9; r4; r5 = q10; r6 = q11 } -> (
  (let _v12 = float_of_int ((); q11) in ());
  string_of_int (7 * q11)) | { r0 = _; r1 = q13; r2 = [|q14; q15; _; q16|]; r3 = q17; r4; r5; _ } -> (
  let a18 = Array.make 4 ((compare (ref q17) (ref 10)) * (0 mod (-3))) in
  let a19 = [|q16; r5; r5|] in
  let s21 = ref q16 in
  for i20 = 0 to 3 - 1 do
    s21 := ((a19.(i20) +. (!s21)) *. 100.75)
  done;
  let n22 = !s21 in
  note_float n22;
  max (part "" q17 q17) ((clip "") ^ "12")) | ({ r0; r1 = 3; r3 = q23; r4 = q24; r5; r6 = q25; _ } | { r0 = r5; r1 = (3 as q23); r3 = _; r4 = q24; r5 = r0; r6 = q25; _ }) -> (
  String.iter (let rec f27 p26 = () in f27) ((clip (if true then "b c" else "b c")) ^ (match q24 with | None -> "12" | ((Some _) | (Some _)) -> "a"));
  (if (let r0 = false in r0) > (r5 > r5) then () else (match (if false then q24 else q24) with | None -> () | Some _ -> (note_float r5) | exception Division_by_zero -> () | exception Match_failure _ -> () | exception E1 (-2) -> () | exception E1 3 -> () | exception E1 q28 -> ()));
  (let _v34 = (match C8 with | (C8 as w29) -> { r0 = 2.0; r1 = q25; r2 = (Array.make 4 r5); r3 = 11; r4 = q24; r5 = 1.5; r6 = 11 } | C7 ('a'..'m', _, 1.0) -> { r0 = 1.0; r1 = q25; r2 = (Array.make 4 100.75); r3 = q23; r4 = None; r5 = r5; r6 = q25 } | C7 ('0'..'9', q30, 1.0) -> { r0 = r5; r1 = 15; r2 = (Array.make 4 r5); r3 = q25; r4 = None; r5 = r5; r6 = q23 } | C7 (q31, _, 1.0) -> { r0 = 0.0; r1 = q25; r2 = (Array.make 4 r5); r3 = q23; r4 = q24; r5 = r0; r6 = q23 } | C7 (q32, _, q33) -> { r0 = q33; r1 = q23; r2 = (Array.make 4 q33); r3 = 8; r4 = None; r5 = q33; r6 = q25 } | C9 -> { r0 = 0.5; r1 = q23; r2 = (Array.make 4 r5); r3 = q23; r4 = q24; r5 = 3.25; r6 = q25 }) in (let f35 : (int -> string -> string, unit, string) format = "%+d %%%s" in Printf.sprintf f35 q25 (clip "12")))) | ({ r0 = q36; r1 = q37; r3 = q38; r4 = q39; r5 = q40; r6 = q41; _ } as w42) -> (
  string_of_bool (let _v43 = () in false))) in
let n45 = 20 in
note_int n45;
let s47 = ref 0.5 in
let i46 = ref 0 in
while !i46 < 20 do
  s47 := ((-0.0) +. ((!s47) -. (float_of_int !i46))); i46 := !i46 + 1
done;
let n48 = !s47 in
note_float n48;
(if (match n45 with | -1 -> (n45 <> 7) | 8 -> ((); true) | -3 -> (List.mem_assoc 15 []) | q49 -> ((q49 + 4095) <= q49)) then ());
let n50 = n45 / (-1) in
(match [] with | [] -> () | (_ :: _) -> () | [] -> ());
print_int (String.fold_left (if true then (let rec f53 p51 p52 = p51 in f53) else (let rec f56 p54 p55 = p54 in f56)) (n45 * n50) (match { r0 = n48; r1 = n50; r2 = (Array.make 4 n48); r3 = (-2); r4 = None; r5 = n48; r6 = n50 } with | { r0 = q57; r1 = q58; r2 = q59; r3 = q60; r4 = _; r5 = (0.5 as w61); r6 } -> s44 | { r0 = q62; r1 = 5; r3; r4; r5 = q63; r6; _ } -> s44 | ({ r0 = q64; r1 = (-2147483648); r2 = q65; r3 = q66'; r4 = q67; r6 = q68; _ } as w69) -> "b c" | ({ r0; r2 = q70; r3; r4 = q71; r5 = _; r6; _ } | { r0; r1 = r3; r2 = q70; r4 = q71; r5 = _; r6; _ }) -> s44));
print_byte 32;
print_float n48;
print_newline ();
let n72' = n45 in
let x82 = (try (try (
  let rec loop77 i73 s74 =
    if i73 <> 6 then (
      (if i73 = 11 then raise (E1 (i73 mod ((-3) lor 1))) else if true || true then raise E0);
      loop77 (i73 + 1) (if (let (_, q75, q76') = (n48, i73, (Array.make 16 s44)) in false) then 2.0 else (s74 +. s74))
    ) else
      s74
  in
  let n79 = loop77 0 n48 in
  note_float n79;
  n79) with | E0 -> n48 | E1 (-2147483648) when ((let (q80, _, _, _) = (n72', false, n48, n50) in n72') >= (let v81 = true in n72')) -> (-1.0) | E1 4 -> n48 | E1 _ when ((18 lor n45) < (7 / (n50 lor 1))) -> n48 | _ -> ((-0.0) -. n48)) with | _ -> (n48 -. n48)) in
note_float x82;
let rec pick83 p84 p85' p86 =
  if p84 then p85' else p86
in
let a89 = Array.map (let rec f88 p87 = n50 in f88) (Array.make 1 n50) in
(mix_ints a89 0 1; note_end 0);
let a90 = create_array 1 n50 in
(mix_ints a90 0 1; note_end 0);
(pick83 true a89 a90).(0) <- (Char.code '0');
note_int a89.(0);
note_int a90.(0);
let a91 = (match { r10 = x82; r11 = (Array.make 4 x82); r12 = () } with | ({ r10; r11 = ([|q92; q93'; _; q94|] as w95); r12 = q96 } | { r10 = q94; r11 = ([|r10; q93'; _; q92|] as w95); r12 = q96 }) -> (Array.make 2 r10) | { r10 = q97; r11; r12 = q98 } -> (Array.make 2 q97)) in
let rec loop100 i99 =
  if i99 <> 2 then (
    (a91.(i99) <- (5e-324 *. (snd (n48, n48))));
    loop100 (i99 + 1)
  ) else
    ()
in
loop100 0;
(mix_floats a91 0 2; note_end 0);
note_int n50;
note_int n72';
(mix_floats a91 0 2; note_end 0);
note_float n48;
note_float x82;
(mix_ints a90 0 1; note_end 0);
(mix_string s44; note_end 0);
(mix_ints a89 0 1; note_end 0);
()
