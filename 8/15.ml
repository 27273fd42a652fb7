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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float array t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y45; r7 = y46'; r8 = y47; r9 = y50 } -> mix 1; mix_floats y45 0 1; mix_float y46'; (let (m48, m49) = y47 in mix_1 (d - 1) m48; mix m49); mix_1 (d - 1) y50
    | C15 -> mix 2
    | C10 y51 -> mix 3; mix_floats y51 0 1
    | C11 { r12 = y52; r13 = y53; r14 = y54 } -> mix 4; mix_floats y52 0 1; mix_float y53; mix y54
and mix_1 d (v : float array t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y55 -> mix 2; mix (Char.code y55)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let f8 n7 =
  (if false then raise Division_by_zero);
  - n7
let n9 = (try (f8 (n7 mod (n7 lor 1))) with | Division_by_zero -> n7)
let () = note_int n9
let rec f10 p11 p12 =
  if p11 < 1 then
    (try C16 with | _ -> C15)
  else (
    (try (let r13 = f10 (p11 - 1) p12 in if true then raise Division_by_zero else r13) with | Division_by_zero -> (let v14 = C15 in C15))
  )
let v15' = f10 (hide 0 2) 100.75
let () = (mix_0 5 v15'; note_end 0)
let v16 = f10 (hide 1 0) 1.0
let () = (mix_0 5 v16; note_end 0)
let () = (mix_0 5 v16; note_end 0)
let rec f17 p18 p19 p20 =
  if p18 <= 0 then
    (not false)
  else (
    (try (let r21' = f17 (p18 - 1) p19 (compare ((n9, p18), p19, C15) (if true then ((p20, p20), p19, C15) else ((n9, p18), p19, C15))) in if false then raise Not_found else r21') with | Not_found -> (let v22 = p19 in false) | _ -> false)
  )
let v23 = f17 0 (100.75 /. 2.0) 17
let () = (mix (if v23 then 1 else 0); note_end 0)
let v32 = f17 5 (try (match [] with | ([] | []) when ((match v16 with | ((C5 { r6 = _; r7 = _; _ }) | C16) -> (-1.5) | C5 { r6; r7; r8; r9 = q26 } -> r7 | C15 -> 0.0 | ((C10 q27) | (C10 q27)) -> 3.25 | ((C11 { r12 = _; r13 = _; _ }) | (C10 [|_|])) -> (-1.0)) >= (if v23 then 0.0 else 100.75)) -> 1.0 | ((_ :: q31) | (_ :: ([] as q31))) -> (-0.5)) with | Match_failure _ -> 3.25) (n7 land n9)
let rec f33 p34 p35 =
  if p34 > 0 then (
    (try (let r36 = f33 ((-1) + p34) p35 in if p34 > n9 then raise Division_by_zero else r36) with | Division_by_zero -> (floor 0.0))
  ) else
    (if v32 then 0.0 else 100.75)
let x37 = f33 2 (v32 && v23)
let a38 = Array.make 6 16
let rec loop43 i39 n44 =
  if i39 < 0 then () else (
    (
      let rec loop41 i40 =
        if i40 < 3 then (
          (a38.(i39 * 3 + i40) <- ((a38.(i39 * 3 + i40)) - (12 * i40)));
          loop41 (i40 + 1)
        ) else
          ()
      in
      loop41 0;
      ());
    loop43 (i39 - 1) n44
  )
let () = loop43 ((hide 1 2) - 1) (hide 1 2)
let () = (mix_ints a38 0 6; note_end 0)
let () = (mix_0 5 v15'; note_end 0)
let () = (mix_ints a38 0 6; note_end 0)
let () = note_float x37
let () = note_int n7
let () = (mix (if v32 then 1 else 0); note_end 0)
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = (mix_0 5 v16; note_end 0)
let () = note_int n9
let () = ()
