type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s1 = ref "\000\255x"
let () = for i0' = 0 to 5 - 1 do
  s1 := (clip !s1 ^ clip (min !s1 !s1))
done
let n2 = !s1
let () = (mix_string n2; note_end 0)
let x3 = (0.0 *. (float 11)) +. (if 5 = 20 then (if true then 0.0 else 0.0) else ((-100.75) *. 100.75))
let s5 = ref n2
let () = for i4 = 0 to 5 - 1 do
  s5 := (clip !s5 ^ clip ((clip "a") ^ "\000\255x"))
done
let n6' = !s5
let () = (mix_string n6'; note_end 0)
let n11 = (hide 0 5)
let rec loop10 i7 s8 =
  if i7 < n11 then (
    loop10 (i7 + 1) (clip s8 ^ clip (match x3 with | 0.0 -> n6' | (0.5 | 0.5) -> "12" | q9 -> "\000\255x"))
  ) else
    s8
let n12 = loop10 0 "b c"
let () = (mix_string n12; note_end 0)
let s14 = ref ""
let i13 = ref 0
let () = while !i13 < 5 do
  s14 := (clip !s14 ^ clip (string_of_int !i13)); i13 := !i13 + 1
done
let n15 = !s14
let () = (mix_string n15; note_end 0)
let s17 = ref n15
let () = for i16 = 5 - 1 downto 0 do
  s17 := (clip !s17 ^ clip (if false then !s17 else "\000\255x"))
done
let n18 = !s17
let () = (mix_string n18; note_end 0)
let s20 = ref "a"
let () = for i19 = 0 to 5 - 1 do
  s20 := (clip !s20 ^ clip n15)
done
let n21 = !s20
let () = (mix_string n21; note_end 0)
let c28 = ((match C11 with | C5 (_, q22) -> x3 | C8 ({ r9 = _; r10 = (C5 (q23, q24)) } as w25) -> x3 | ((C8 { r9 = _; r10 = (C8 { r10 = _; _ }) }) | (C5 (C11, None))) -> x3 | C8 { r9; r10 = C11 } -> 10.0 | C8 { r10 = (C6 { r7 = q26 }); _ } -> x3 | C11 -> x3 | C6 { r7 = q27 } -> x3)) +. x3
let c29 = (match C11 with | C5 (_, q22) -> x3 | C8 ({ r9 = _; r10 = (C5 (q23, q24)) } as w25) -> x3 | ((C8 { r9 = _; r10 = (C8 { r10 = _; _ }) }) | (C5 (C11, None))) -> x3 | C8 { r9; r10 = C11 } -> 10.0 | C8 { r10 = (C6 { r7 = q26 }); _ } -> x3 | C11 -> x3 | C6 { r7 = q27 } -> x3) +. ((match C11 with | C5 (_, q22) -> x3 | C8 ({ r9 = _; r10 = (C5 (q23, q24)) } as w25) -> x3 | ((C8 { r9 = _; r10 = (C8 { r10 = _; _ }) }) | (C5 (C11, None))) -> x3 | C8 { r9; r10 = C11 } -> 10.0 | C8 { r10 = (C6 { r7 = q26 }); _ } -> x3 | C11 -> x3 | C6 { r7 = q27 } -> x3))
let c30 = (c28) -. c28
let c31 = (c30) +. x3
let c32 = c31 +. (x3)
let c33 = (x3) *. (match C11 with | C5 (_, q22) -> x3 | C8 ({ r9 = _; r10 = (C5 (q23, q24)) } as w25) -> x3 | ((C8 { r9 = _; r10 = (C8 { r10 = _; _ }) }) | (C5 (C11, None))) -> x3 | C8 { r9; r10 = C11 } -> 10.0 | C8 { r10 = (C6 { r7 = q26 }); _ } -> x3 | C11 -> x3 | C6 { r7 = q27 } -> x3)
let c34 = c29 -. (c32)
let c35 = (c34) +. c34
let c36 = (c34) -. c35
let () = note_float c36
let rec loop50 i37 s38 =
  if i37 <> 5 then (
    loop50 (i37 + 1) (clip s38 ^ clip (match { r2 = []; r3 = false; r4 = None } with | { r2 = q39; r3 = true; r4 = None } when ((let v40 = 100.75 in i37) <= (match Array.make 2 17 with | [|q41; q42|] -> 18 | [|q43'; q44|] -> q44 | [|q45|] -> i37 | [|q46; _|] -> q46 | q47 -> i37)) -> n18 | { r2; r3 = (true | true); r4 = None } -> n6' | { r2; r3 = false; r4 = None } -> s38 | { r2 = q48; r3 = q49; r4 = (Some _) } -> n21))
  ) else
    s38
let n52 = loop50 0 n12
let () = (mix_string n52; note_end 0)
let s54 = ref n21
let i53 = ref 0
let () = while !i53 < 5 do
  s54 := (clip !s54 ^ clip ((clip n6') ^ n21)); i53 := !i53 + 1
done
let n55 = !s54
let () = (mix_string n55; note_end 0)
let () = note_float c31
let () = (mix_string n12; note_end 0)
let () = (mix_string n2; note_end 0)
let () = note_float x3
let () = note_float c32
let () = note_float c33
let () = (mix (String.length n6'); note_end 0)
let () = note_float c28
let () = ()
