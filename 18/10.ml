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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s1 = ref 5
let i0 = ref 0
let () = while !i0 < 4 do
  s1 := (try (Array.make 0 7).(!i0) with | Invalid_argument q2 -> (!i0 - !s1) | Division_by_zero -> (match Ok !s1 with | Ok q3 -> 1 | Error q4 -> !s1)); i0 := !i0 + 2
done
let n5 = !s1
let () = note_int n5
let s7 = ref (-3)
let i6 = ref 0
let () = while !i6 < (hide 1 4) do
  s7 := (try (100 / (!i6 - 2)) with | Invalid_argument q8 -> (show_int 4 9) | Division_by_zero -> (truncate 0.0)); i6 := !i6 + 1
done
let n9 = !s7
let () = note_int n9
let n13 = (hide 1 5)
let rec loop12 i10 s11 =
  if i10 <> n13 then (
    loop12 (i10 + 1) (try (Array.make 0 7).(i10) with | Invalid_argument _ -> (13 asr 17) | Division_by_zero -> (5 - n9))
  ) else
    s11
let n14 = loop12 0 n9
let () = note_int n14
let s16 = ref n9
let i15 = ref 0
let () = while !i15 < 7 do
  s16 := (try (100 / (!i15 - 0)) with | Invalid_argument q17 -> (show_int 9 n5) | Division_by_zero -> (8 * 29)); i15 := !i15 + 1
done
let n18 = !s16
let () = note_int n18
let v24 = (let s19 = string_of_bool (max true false) in let i20 = Array.fold_left (let rec f23 p21 p22 = 10 in f23) n18 (try (if false then raise E0 else (Array.make 4 n18)) with | E0 -> (Array.make 4 n18)) in if i20 >= 0 && i20 < String.length s19 then s19.[i20] else '0')
let s26 = ref (-0.5)
let () = for i25' = 0 to 5 - 1 do
  s26 := (try (float_of_int (100 / (i25' - 3))) with | Invalid_argument q27 -> (let v28 = i25' in 1.0) | Division_by_zero -> !s26)
done
let n29 = !s26
let () = note_float n29
let () = ((if (match v24 with | 'a'..'m' -> true | '0'..'9' -> false | 'n' -> true | _ -> true) then (let { r1; r2 = _; r3 = _ } = { r1 = n18; r2 = n14; r3 = (false, []) } in ()) else (match 'z' with | ('a'..'m' | 'a'..'m') -> () | _ -> ())); (let _v30 = ((); C6) in Printf.printf "[%s %d]\n" "b c" 5))
let rec loop35 i31 n36 s32 =
  if i31 <> n36 then (
    loop35 (i31 + 1) n36 (try (100 / (i31 - 4)) with | Invalid_argument q33 -> (-6750) | Division_by_zero -> (match ' ' with | 'a'..'m' -> i31 | ('0'..'9' | '0'..'9') -> s32 | ('a'..'m' | 'a'..'m') -> i31 | 'n' -> n18 | q34 -> n14))
  ) else
    s32
let n37' = loop35 0 5 n18
let () = note_int n37'
let s39 = ref n37'
let () = for i38 = 5 - 1 downto 0 do
  s39 := (try (Array.make 0 7).(i38) with | Invalid_argument _ -> (n18 lsr 8) | Division_by_zero -> n37')
done
let n40 = !s39
let () = note_int n40
let s42 = ref 2.0
let () = for i41 = 0 to 3 - 1 do
  s42 := (try (float_of_int ((Array.make 1 7).(i41))) with | Invalid_argument _ -> 100.75 | Division_by_zero -> (coarse (tan (limit !s42 (-1.0) 1.0))))
done
let n43 = !s42
let () = note_float n43
let x44 = 0.0 /. 0.0
let n45 = ((((((0) + (if x44 = (floor x44) then 64 else 0)) + (if x44 <> x44 then 31 else 0)) + (if x44 < (let { r0 = _ } = { r0 = n14 } in 10.0) then 52 else 0)) + (if x44 > x44 then 33 else 0)) + (if x44 <= (( /. ) n43 x44) then 30 else 0)) + (if x44 >= x44 then 4 else 0)
let rec loop48 i46 n49 s47 =
  if i46 < 0 then s47 else (
    loop48 (i46 - 2) n49 (try (Array.make 1 7).(i46) with | Invalid_argument _ -> (i46 + n45) | Division_by_zero -> n37')
  )
let n50 = loop48 (3 - 1) 3 n37'
let () = note_int n50
let () = note_int n18
let () = note_int n45
let () = note_int n14
let () = (mix (Char.code v24); note_end 0)
let () = note_float n29
let () = note_int n50
let () = note_int n5
let () = note_float x44
let () = ()
