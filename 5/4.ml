type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let f4 p5 p6 =
  p6
in
let n16 = f4 (match 1.5 with | (0.0 as w7) -> 3 | q8 when ((match Ok [] with | ((Ok q9) | (Ok q9)) when false -> (Array.make 9 q8) | Ok q10 -> (Array.make 9 q8) | Error C10 -> (Array.make 9 q8) | Error (C8 (_, _, q11)) -> (Array.make 9 q8) | Error C9 -> (Array.make 9 q8) | Error (C7 (q12, q13, q14)) -> (Array.make 9 q8)) <= (max (Array.make 9 q8) (Array.make 9 q8))) -> n3 | q15 -> n3) (n3 / 2) in
note_int n16;
let n17 = f4 (n3 mod (n16 lor 1)) (n16 lor n3) in
let unused18 = (match ((Array.make 9 (Array.make 9 10.0)) < (Array.make 9 (Array.make 9 (-100.75)))) || ("" <= "tail \" end") with | true -> (let rec f22 f4 p19 p20 = (match ((C0 ((Array.make 8 f4), []) : t0) : t0) with | C0 (_, q21) -> '\'') in f22) | false -> (fun p23 p24 p25 -> (let v26 = Array.make 4 3.25 in ' '))) in
let f27 p28 p29 =
  n17
in
let n30 = f27 true (C0 ('0', "") : (int, (float, float) result) t2) in
note_int n30;
let n31 = f27 (not false) (snd ("12", (C0 ('\n', "") : (int, (float, float) result) t2))) in
(try (match ((match ((Array.make 4 0.5), 0.0, 6) with | ((q32, q33, q34) | (q32, q33, q34)) -> ()); (C7 (n30, (Array.make 2 C9), (C9, 6)))) with | C10 -> (print_char (List.fold_left (fun p35 p36 -> p35) '\'' [])) | (C9 | (C8 (_, _, _))) -> (if if false then raise (Failure "") else true then raise (Failure "a") else (if false then ())) | C9 -> (print_endline "") | C7 (q37', _, q38) -> ()) with | Failure q39 -> (note_int (n30 * 8)));
let f40 p41 =
  5
in
let n42 = f40 (min (C2 { r3 = (-3); r4 = n31; r5 = (1.5, (0.5, 0)) }) (C2 { r3 = n31; r4 = n17; r5 = (0.5, (0.0, n30)) })) in
note_int n42;
let n45 = f40 (Array.fold_left (fun p43 p44 -> C2 { r3 = 6; r4 = n42; r5 = ((-1.0), (10.0, n30)) }) (C2 { r3 = n31; r4 = n17; r5 = (0.0, (0.5, n42)) }) (Array.make 2 "")) in
assert (compare (max (if false then n45 else n30) (Char.code '\n')) (max (if false then n45 else n30) (Char.code '\n')) = 0);
let f46 p47 p48 =
  n45
in
let n52 = f46 (Array.map (fun p49 -> 12) (Array.make 3 n45)) ((fun n45 p50 p51 -> n31), n42) in
note_int n52;
let n60 = f46 (try (Array.make 3 n52) with | _ -> (Array.make 3 n31)) (if true then ((fun p53 p54 p55 -> n30), n42) else ((let rec f59 p56 p57 p58 = p56 in f59), n30)) in
note_int n60;
let x61 = float 65535 in
let f62 p63 =
  -3
in
let _ = f62 (fun p64 -> x61) in
(try (
  let s66 = ref n31 in
  let i65 = ref 0 in
  while !i65 < 4 do
    s66 := (
      let s68 = ref !s66 in
      for i67 = 0 to (hide 1 2) - 1 do
        s68 := i67
      done;
      let n69 = !s68 in
      note_int n69;
      n69); i65 := !i65 + 1
  done;
  let n70 = !s66 in
  note_int n70;
  (if false then (if (n60 + (-1073741824)) < n45 then (if true then raise (E0 'z') else ()) else (String.iter (fun p71 -> ()) "12")));
  note_float ((match Array.make 9 n31 with | _ -> () | ([|9; _|] | [||]) when (((- n31) + 1024) <= (-4097)) -> () | [|4; x61|] when x61 >= 13 -> () | [|(-2); _|] -> () | [|q73; q74|] when q74 <> (-10) -> () | q75 -> () | _ -> ()); (sqrt x61));
  ()) with | Match_failure _ -> (try () with | _ -> ()) | E0 'a'..'m' -> (let ((C0 (_, x61)) : (int, int) t2) = ((C0 (' ', "a") : (int, int) t2) : (int, int) t2) in ()) | E0 q76 -> ());
let f77 p78 =
  true
in
let v79 = f77 (max ((C2 { r3 = x61; r4 = 0.5; r5 = (x61, (x61, n45)) }), 3.25) ((C2 { r3 = x61; r4 = x61; r5 = (x61, (1.5, n30)) }), x61)) in
(mix (if v79 then 1 else 0); note_end 0);
let v80 = f77 ((C2 { r3 = x61; r4 = 1.5; r5 = (x61, (0.0, 5)) }), x61) in
(mix (if v80 then 1 else 0); note_end 0);
let v81 = '\n' in
note_float x61;
note_int n16;
note_int n52;
(mix (if v80 then 1 else 0); note_end 0);
note_int n42;
(mix (Char.code v81); note_end 0);
(mix (if v79 then 1 else 0); note_end 0);
note_int n17;
()
