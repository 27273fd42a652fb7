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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s0 = "loops and "
let s2 = ref 5
let i1 = ref 0
let () = while !i1 < 10 do
  s2 := (Char.code s0.[!i1] + 3 * !s2); i1 := !i1 + 2
done
let n3 = !s2
let () = note_int n3
let s4 = "loops a"
let s6 = ref n3
let () = for i5 = 0 to (hide 0 7) - 1 do
  s6 := (Char.code s4.[i5] + 3 * !s6)
done
let n7 = !s6
let () = note_int n7
let s8 = "loops and l"
let n12 = (hide 0 11)
let rec loop11 i9 s10 =
  if i9 <> n12 then (
    loop11 (i9 + 1) (Char.code s8.[i9] + 3 * s10)
  ) else
    s10
let n13 = loop11 0 3
let () = note_int n13
let s14 = "loo"
let s16 = ref n13
let () = for i15 = 3 - 1 downto 0 do
  s16 := (Char.code s14.[i15] + 3 * !s16)
done
let n17 = !s16
let () = note_int n17
let s18 = "loops a"
let s20 = ref n13
let () = for i19 = 0 to 7 - 1 do
  s20 := (Char.code s18.[i19] + 3 * !s20)
done
let n21 = !s20
let () = note_int n21
let x25 = max (match if false then 100.75 else 2.0 with | 0.5 -> (coarse (tan (limit 1.5 (-1.0) 1.0))) | q22 -> (q22 *. 3.25)) (if Array.fold_right (fun p23 p24 -> p24) (Array.make 4 n13) true then ((-1.0) *. 100.75) else (try (10.0 +. (-0.0)) with | Invalid_argument _ -> 10.0 | Match_failure _ -> 0.0 | E0 -> 3.25))
let () = note_float x25
let s26 = "loops and "
let rec loop29 i27 s28 =
  if i27 < 10 then (
    loop29 (i27 + 1) (Char.code s26.[i27] + 3 * s28)
  ) else
    s28
let n31 = loop29 0 n3
let () = note_int n31
let s32 = "loops an"
let s34 = ref 8
let i33 = ref ((hide 1 8) - 1)
let () = while !i33 >= 0 do
  s34 := (Char.code s32.[!i33] + 3 * !s34); i33 := !i33 - 1
done
let n35 = !s34
let () = note_int n35
let c41 = (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25) *. (x25)
let c42 = (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25) -. (c41)
let c43 = (c41) -. (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25)
let c44 = ((match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25)) +. (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25)
let c45 = (c42) *. (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25)
let c46 = x25 *. (c44)
let c47 = c46 -. ((match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25))
let c48 = (c42) -. c45
let c49 = (c44) -. (match Array.make 6 x25 with | [|0.5; 0.0|] -> x25 | [|(q36 | (0.5 as q36)); q37|] -> x25 | [|q38; q39|] -> 0.0 | q40 -> x25)
let () = note_float c49
let () = note_float c41
let () = note_int n17
let () = note_float c45
let () = note_float c44
let () = note_int n13
let () = note_float c49
let () = note_float x25
let () = note_float c43
let () = ()
