type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v6 = (try (
  let a0 = create_array 2 2 in
  let n4' = (hide 0 2) in
  let rec loop3' i1 s2 =
    if i1 < n4' then (
      loop3' (i1 + 1) (((s2) * a0.(i1)) lxor 3)
    ) else
      s2
  in
  let n5 = loop3' 0 9 in
  note_int n5;
  (if true && true then raise Not_found else (not true))) with | Not_found -> ((Array.make 4 18) <> (Array.make 4 18)))
let a7 = Array.copy (Array.make 9 10)
let rec loop10 i8 s9 =
  if i8 < 9 then (
    loop10 (i8 + 2) (a7.(i8) + ((s9) - a7.(6)))
  ) else
    s9
let n12' = loop10 0 3
let () = note_int n12'
let () = assert (compare ((let rec f13 n12' = a7.(1) in f13) n12') ((let rec f13 n12' = a7.(1) in f13) n12') = 0)
let () = assert (compare (max n12' (n12' + n12')) (max n12' (n12' + n12')) = 0)
let () = assert (compare (int_of_float (0.0 +. 2.0)) (int_of_float (0.0 +. 2.0)) = 0)
let a14 = if false then (Array.make 6 n12') else (Array.make 6 n12')
let i15 = ref 0
let () = while !i15 < (hide 0 2) do
  (
    for i16 = 3 - 1 downto 0 do
      a14.(!i15 * 3 + i16) <- ((a14.(!i15 * 3 + i16)) + (let v17 = n12' in i16));
      ()
    done;
    ());
  i15 := !i15 + 2
done
let () = (mix_ints a14 0 6; note_end 0)
let rec loop20 i18 n21 =
  if i18 >= 0 then (
    (a7.(i18) <- (if v6 then (if true then i18 else n12') else (match 10.0 with | 1.0 -> n12' | q19 when q19 >= 3.25 -> 6 | _ -> i18)));
    loop20 (i18 - 1) n21
  ) else
    ()
let () = loop20 (9 - 1) 9
let () = (mix_ints a7 0 9; note_end 0)
let () = assert (hide 1 3 = 3)
let v22 = v6
let () = assert (hide 1 3 = 3)
let () = assert (hide 1 3 = 3)
let a23 = min (Array.make 13 (-0.0)) (Array.make 13 (-1.0))
let rec loop25 i24 n26 =
  if i24 <> n26 then (
    (a23.(i24) <- 1e-310);
    loop25 (i24 + 1) n26
  ) else
    ()
let () = loop25 0 13
let () = (mix_floats a23 0 13; note_end 0)
let rec loop31 i27 n32 =
  if i27 < n32 then (
    (a23.(i27) <- (let _v30 = Array.fold_left (fun p28 p29 -> Array.make 4 (-100.75)) (Array.make 4 0.0) a14 in if v22 then 0.0 else 100.75));
    loop31 (i27 + 1) n32
  ) else
    ()
let () = loop31 0 13
let () = (mix_floats a23 0 13; note_end 0)
let () = (mix_ints a7 0 9; note_end 0)
let () = (mix (if v22 then 1 else 0); note_end 0)
let () = (mix (if v6 then 1 else 0); note_end 0)
let () = note_int n12'
let () = (mix_ints a14 0 6; note_end 0)
let () = ()
