type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s1' = ref "tail \" end"
let () = for i0 = 0 to 5 - 1 do
  s1' := (clip !s1' ^ clip ((clip !s1') ^ !s1'))
done
let n2 = !s1'
let () = (mix_string n2; note_end 0)
let rec loop7 i3 n8 s4 =
  if i3 < n8 then (
    loop7 (i3 + 1) n8 (clip s4 ^ clip (match Ok i3 with | Ok q5 -> "a" | Error q6 -> s4))
  ) else
    s4
let n9 = loop7 0 5 ""
let () = (mix_string n9; note_end 0)
let x13 = max (match if false then 100.75 else 2.0 with | 0.5 -> (coarse (tan (limit 1.5 (-1.0) 1.0))) | q10 -> (q10 *. 3.25)) (if Array.fold_right (fun p11 p12 -> p12) (Array.make 4 11) false then ((-1.0) *. 100.75) else (try (10.0 +. (-0.0)) with | Invalid_argument _ -> 10.0 | Match_failure _ -> 0.0 | E0 -> 3.25))
let () = note_float x13
let s15 = ref "\000\255x"
let () = for i14 = (hide 1 5) - 1 downto 0 do
  s15 := (clip !s15 ^ clip (match x13 with | (1.0 | 1.0) -> !s15 | q16 -> "tail \" end" | q17 -> !s15 | exception _ -> !s15))
done
let n18 = !s15
let () = (mix_string n18; note_end 0)
let s20 = ref n9
let () = for i19 = 0 to 5 - 1 do
  s20 := (clip !s20 ^ clip (if true then !s20 else "\000\255x"))
done
let n21 = !s20
let () = (mix_string n21; note_end 0)
let rec loop24 i22' s23 =
  if i22' < 5 then (
    loop24 (i22' + 1) (clip s23 ^ clip ((clip "b c") ^ n21))
  ) else
    s23
let n26 = loop24 0 n21
let () = (mix_string n26; note_end 0)
let s28 = ref "\000\255x"
let i27 = ref 0
let () = while !i27 < 5 do
  s28 := (clip !s28 ^ clip ((); n18)); i27 := !i27 + 1
done
let n29 = !s28
let () = (mix_string n29; note_end 0)
let x72 = (match { r1 = (int_of_string (string_of_int 19)); r2 = 16; r3 = (false, []) } with | { r1 = 2; r2 = (-2); r3 = (x13, _) } -> (
  Option.iter (let rec f31 p30 = () in f31) ((fun p32 -> (match { r1 = 16; r2 = (-2); r3 = (x13, []) } with | ({ r1 = 3; r2 = q33; r3 = _ } as w34) -> None | ({ r1 = 6; r2 = _; r3 = q35 } | { r1 = _; r2 = _; r3 = q35 }) -> None | { r1 = 2; r2 = q36; r3 = q37 } -> None | { r1 = 1; r2; r3 } -> None | { r1 = 2; r2 = 9; r3 = q38 } -> None | { r1 = 2; r2; r3 = _ } -> None | { r1 = _; r2 = q39; r3 = q40 } -> None)) { r1 = 18; r2 = 2; r3 = (x13, []) });
  let rec loop43 i41 s42 =
    if i41 <> 5 then (
      loop43 (i41 + 1) (clip s42 ^ clip "witagbva")
    ) else
      s42
  in
  let n45 = loop43 0 n21 in
  (mix_string n45; note_end 0);
  (let v48 = (match None with | None -> C6 | Some (-2) -> C6 | ((Some 3) | (Some 3)) when (try (((15 lxor 9) - 31) <= (if true then (-3) else 15)) with | Failure q46 -> (3 <> (-3)) | Match_failure _ -> (x13 <= true) | E0 -> (17 <> 15)) -> C6 | Some q47 -> C6 | _ -> C6) in (match Ok 10.0 with | Ok q49 -> 1.0 | Error true -> 10.0 | ((Error false) | (Error false)) -> 1.5))) | { r1 = 2; r2 = (-3); r3 = (q50, q51) } -> (
  let s53 = ref n29 in
  for i52 = 5 - 1 downto 0 do
    s53 := (clip !s53 ^ clip ((clip n29) ^ !s53))
  done;
  let n54' = !s53 in
  (mix_string n54'; note_end 0);
  max (max 2.0 x13) (100.75 *. x13)) | { r1 = (2 as w55); r2 = q56; r3 = (q57, q58) } -> (
  1e-310) | ({ r1 = q59; r2 = q60; r3 = (q61, _) } | { r1 = q60; r2 = q59; r3 = (q61, _) }) -> (
  let rec loop64 i62 n65' s63 =
    if i62 < n65' then (
      loop64 (i62 + 1) n65' (clip s63 ^ clip "nkxb")
    ) else
      s63
  in
  let n66 = loop64 0 5 n2 in
  (mix_string n66; note_end 0);
  let rec loop69 i67 n70 s68 =
    if i67 >= 0 then (
      loop69 (i67 - 1) n70 (clip s68 ^ clip ((clip "b c") ^ "a"))
    ) else
      s68
  in
  let n71 = loop69 (5 - 1) 5 n29 in
  (mix_string n71; note_end 0);
  x13))
let () = note_float x72
let () = note_float x72
let () = (mix_string n21; note_end 0)
let () = (mix_string n26; note_end 0)
let () = note_float x13
let () = (mix_string n9; note_end 0)
let () = (mix (String.length n18); note_end 0)
let () = (mix (String.length n2); note_end 0)
let () = (mix (String.length n29); note_end 0)
let () = ()
