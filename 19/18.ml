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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s0 = "loops and"
let rec loop3 i1 s2 =
  if i1 <> 9 then (
    loop3 (i1 + 1) (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
let n5' = loop3 0 13
let () = note_int n5'
let n6 = ((-2147483648) / 10) * 21
let s7 = "loops"
let rec loop10' i8 s9 =
  if i8 < 5 then (
    loop10' (i8 + 1) (Char.code s7.[i8] + 3 * s9)
  ) else
    s9
let n12 = loop10' 0 n6
let () = note_int n12
let x13 = 0.1
let () = note_int n6
let () = (let v17 = fun n12 -> (fun () -> ((fun p14 p15 p16 -> false), n5')) () in (let v19 = ((fun p18 -> false), (Array.make 3 x13)) in (let x13 = () in x13)))
let s20 = "loops a"
let s22 = ref n12
let () = for i21 = 7 - 1 downto 0 do
  s22 := (Char.code s20.[i21] + 3 * !s22)
done
let n23 = !s22
let () = note_int n23
let s24 = "loops a"
let s26 = ref 1
let i25 = ref 0
let () = while !i25 < 7 do
  s26 := (Char.code s24.[!i25] + 3 * !s26); i25 := !i25 + 1
done
let n27 = !s26
let () = note_int n27
let s28 = "loops"
let rec loop31 i29 n32 s30 =
  if i29 < n32 then (
    loop31 (i29 + 2) n32 (Char.code s28.[i29] + 3 * s30)
  ) else
    s30
let n33 = loop31 0 5 n27
let () = note_int n33
let n34 = 4095
let () = note_int n34
let _ = fun p35 p36' -> if p36' || true then ((let rec f38 p37 = p37 in f38), n34) else ((fun p39 -> p39), (-2))
let s40 = "loop"
let rec loop43 i41 n44 s42 =
  if i41 < n44 then (
    loop43 (i41 + 1) n44 (Char.code s40.[i41] + 3 * s42)
  ) else
    s42
let n45 = loop43 0 (hide 1 4) 10
let () = note_int n45
let s46 = "loops"
let s48 = ref n45
let i47 = ref 0
let () = while !i47 < 5 do
  s48 := (Char.code s46.[!i47] + 3 * !s48); i47 := !i47 + 1
done
let n49 = !s48
let () = note_int n49
let () = note_int n45
let () = note_int n5'
let () = note_int n23
let () = note_int n6
let () = note_float x13
let () = note_int n27
let () = note_int n33
let () = note_int n49
let () = ()
