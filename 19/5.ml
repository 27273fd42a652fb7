type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let s0 = "loops and "
let rec loop3 i1 n4 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 1) n4 (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
let n5 = loop3 (10 - 1) 10 (-2)
let () = note_int n5
let s6 = "loops and "
let s8 = ref n5
let i7 = ref (10 - 1)
let () = while !i7 >= 0 do
  s8 := (Char.code s6.[!i7] + 3 * !s8); i7 := !i7 - 1
done
let n9 = !s8
let () = note_int n9
let v14 = ((create_array 8 n9), ((); (Array.make 1 2.0)), (if false then n9 else n5), n9) > (try (let v13 = (let (q10, _) = ((Array.make 2 (-1.5)), n9) in ("tail \" end", (let rec f12 p11 = 100.75 in f12))) in ((); ((Array.make 8 n9), (Array.make 1 (-2.0)), n9, n9))) with | _ -> ((); ((Array.make 8 n9), (Array.make 1 0.5), n9, n5)))
let n16 = (match ((); 3.25) /. 0.0 with | (0.0 | 0.0) -> n9 | 0.5 -> n9 | q15 -> (if v14 && v14 then (n5 / 2) else n9))
let x17 = 100.75
let s18 = "loops"
let s20 = ref 0
let () = for i19 = 0 to (hide 1 5) - 1 do
  s20 := (Char.code s18.[i19] + 3 * !s20)
done
let n21 = !s20
let () = note_int n21
let s22 = "loop"
let rec loop25 i23 n26 s24 =
  if i23 <> n26 then (
    loop25 (i23 + 1) n26 (Char.code s22.[i23] + 3 * s24)
  ) else
    s24
let n27 = loop25 0 4 9
let () = note_int n27
let s28 = "loops and "
let rec loop31 i29 n32 s30 =
  if i29 < n32 then (
    loop31 (i29 + 1) n32 (Char.code s28.[i29] + 3 * s30)
  ) else
    s30
let n33 = loop31 0 10 n21
let () = note_int n33
let s34 = "loops "
let s36 = ref 14
let i35' = ref (6 - 1)
let () = while !i35' >= 0 do
  s36 := (Char.code s34.[!i35'] + 3 * !s36); i35' := !i35' - 1
done
let n37 = !s36
let () = note_int n37
let s38 = "loops and l"
let s40 = ref 12
let () = for i39 = 0 to (hide 1 11) - 1 do
  s40 := (Char.code s38.[i39] + 3 * !s40)
done
let n41 = !s40
let () = note_int n41
let s42 = "loops a"
let rec loop45' i43 s44 =
  if i43 < 7 then (
    loop45' (i43 + 1) (Char.code s42.[i43] + 3 * s44)
  ) else
    s44
let n47 = loop45' 0 11
let () = note_int n47
let () = note_int n33
let () = note_int n37
let () = (mix (if v14 then 1 else 0); note_end 0)
let () = note_float x17
let () = note_int n27
let () = note_int n41
let () = note_int n9
let () = note_int n16
let () = ()
