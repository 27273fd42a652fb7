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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n8 = (try (try (
  let n5 = (hide 1 2) in
  let rec loop4 i0 s1 =
    if i0 >= 0 then (
      (if i0 = 4 then raise (E0 (let s2 = "" in let i3 = i0 in if i3 >= 0 && i3 < String.length s2 then s2.[i3] else 'z')));
      loop4 (i0 - 1) s1
    ) else
      s1
  in
  let n6 = loop4 ((hide 1 2) - 1) (-2) in
  note_int n6;
  n6) with | E0 'a'..'m' -> (17 * 16) | E0 'a'..'m' -> (-(-2)) | E0 q7 -> (show_int 7 4) | _ -> 4095) with | _ -> (0 + 18)) in
let x15 = (try (try (
  let rec loop12 i9 s10 =
    if i9 >= 0 then (
      (if i9 = 3 then raise (E0 (try (Char.chr (i9 land 255)) with | Division_by_zero -> '\n' | Failure _ -> 'z' | E0 q11 -> '\'')) else if [] > [] then raise (E0 '8'));
      loop12 (i9 - 1) 100.75
    ) else
      s10
  in
  let n14 = loop12 (5 - 1) 0.5 in
  note_float n14;
  n14) with | E0 _ -> (-. 1.5) | _ -> (abs_float 0.0)) with | _ -> (0.5 +. (-100.75))) in
note_float x15;
let n24 = (try (try (
  let rec loop19 i16 s17 =
    if i16 <> 2 then (
      (if i16 = 2 then raise (E0 (let v18' = C9 in '0')));
      loop19 (i16 + 1) (compare (create_float_array 8 0.5) [|x15; x15; x15; x15; x15; x15; x15; 3.25|])
    ) else
      s17
  in
  let n21 = loop19 0 20 in
  note_int n21;
  n21) with | E0 'a'..'m' -> ((); 14) | E0 q22 -> n8) with | _ -> ((fun p23 -> 4) n8)) in
note_int n24;
let n35 = (try (try (
  let rec loop32 i25 s26 =
    if i25 < 4 then (
      (if i25 = 8 then raise (E0 (let s27 = "tail \" end" in let i28 = 18 in if i28 >= 0 && i28 < String.length s27 then s27.[i28] else ' ')));
      loop32 (i25 + 1) (((fun ((_, q29, q30, _) as w31) -> i25) (false, "", 0.0, 2.0)) - 12)
    ) else
      s26
  in
  let n34 = loop32 0 19 in
  note_int n34;
  n34) with | _ -> (int_of_string (string_of_int n8))) with | _ -> (n8 lxor n24)) in
note_int n35;
let x44' = (try (try (
  let rec loop38 i36 s37 =
    if i36 <> 7 then (
      (if i36 = 6 then raise (E0 ((); '\'')));
      loop38 (i36 + 1) ((-100.75) *. (float 15))
    ) else
      s37
  in
  let n40 = loop38 0 100.75 in
  note_float n40;
  n40) with | E0 q41 -> x15 | _ -> (Array.fold_right (fun p42 p43 -> p43) (Array.make 2 n35) x15)) with | _ -> (1.5 +. x15)) in
note_float x44';
note_int n24;
note_float x15;
note_float x44';
note_int n35;
note_int n8;
()
