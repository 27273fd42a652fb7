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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let a0 = Array.mapi (let rec f3 p1 p2 = p1 in f3) (Array.make 4 5)
let () = for i4 = 2 - 1 downto 0 do
  a0.(i4 * 2 + 1) <- ((a0.(i4 mod 2)) + (i4 + i4));
  ()
done
let () = (mix_ints a0 0 4; note_end 0)
let a5 = (match C15 with | C16 -> (Array.make 7 (-2.0)) | C5 ({ r6; r7 = a0; r8 = q6; r9 = _ } as w7) -> (Array.make 7 a0) | C15 -> (Array.make 7 1.5) | C10 a0 -> (Array.make 7 a0) | C11 { r12; r13; r14 = (-2147483647 as w8) } -> (Array.make 7 r12) | C11 { r12 = q9; r13 = q10; r14 = 3 } -> (Array.make 7 q10) | C11 ({ r12 = q11; r13 = q12; r14 = (-3) } as w13) -> (Array.make 7 w13.r13) | C11 ({ r12 = q14; r13 = _; r14 } as w15) -> (Array.make 7 w15.r13) | C15 when (if (try (match C15 with | C16 -> false | ((C5 { r6 = q16; r7; r8; r9 }) | (C5 { r6 = q16; r7; r8; r9 })) when r7 < 100.75 -> true | (C15 | C15) when true -> true | (C15 | (C10 C3)) -> true | C10 (C0 ({ r1 } as w17)) when (((let o18 = -3 in let o19 = -2 in let o20 = 4 in let ( &&& ) a b = a * 2 - b in o18 &&& o19 &&& o20) - 4095) <= (9 lor 3)) -> false | ((C10 C4) | (C10 C4)) when ((false || true) = false) -> true | C10 (C2 (q21, q22, q23)) -> true | ((C11 { r12 = q24; r13 = q25; r14 = q26 } as w27) | (C11 { r12 = q24; r13 = q25; r14 = q26 } as w27)) -> false | _ -> false) with | Match_failure _ -> true) then ("a" = "") else (2.0 >= 10.0)) -> (Array.make 7 3.25))
let n30 = (hide 0 3)
let rec loop29 i28 =
  if i28 >= 0 then (
    (a5.(i28 * 2 + 1) <- ((if true then (-3.25) else 1.5) *. (a5.(i28 mod 2))));
    loop29 (i28 - 1)
  ) else
    ()
let () = loop29 ((hide 0 3) - 1)
let () = (mix_floats a5 0 7; note_end 0)
let s31 = string_of_float (-1.5)
let n34 = (hide 1 2)
let rec loop33 i32 =
  if i32 < n34 then (
    (a0.(i32 * 2 + 1) <- ((Array.length a0) lxor (a0.(i32 mod 2))));
    loop33 (i32 + 1)
  ) else
    ()
let () = loop33 0
let () = (mix_ints a0 0 4; note_end 0)
let () = for i35 = 2 - 1 downto 0 do
  a0.(i35 * 2 + 0) <- ((match -1.0 with | (0.5 as w36) -> i35 | q37 -> 3) + (a0.(i35 / 2)));
  ()
done
let () = (mix_ints a0 0 4; note_end 0)
let a38 = (match C3 with | (C3 | C4) -> (Array.make 5 3.25) | C0 { r1 = true } -> (Array.make 5 (-0.5)) | C0 { r1 = false } -> (Array.make 5 1.0) | C4 -> (Array.make 5 (-100.75)) | C2 (q39, q40, _) -> (Array.make 5 100.75))
let rec loop42 i41 n43 =
  if i41 >= n43 then () else (
    (a38.(i41 * 2 + 0) <- (a5.(i41) *. (a38.(i41 / 2))));
    loop42 (i41 + 1) n43
  )
let () = loop42 0 3
let () = (mix_floats a38 0 5; note_end 0)
let x44 = 0.0 /. 0.0
let n46 = ((((((0) + (if x44 = x44 then 73 else 0)) + (if x44 <> x44 then 52 else 0)) + (if x44 < x44 then 20 else 0)) + (if x44 > (let v45 = (C3, 16, (-3)) in 1.0) then 18 else 0)) + (if (3.25 -. 1.5) <= x44 then 84 else 0)) + (if (match None with | None -> x44 | Some true -> x44 | Some false -> x44) >= x44 then 22 else 0)
let () = note_int n46
let rec loop49 i47 n50 =
  if i47 < n50 then (
    (a38.(i47 * 3 + 0) <- ((a38.(i47 mod 3)) +. (let _v48 = false in x44)));
    loop49 (i47 + 1) n50
  ) else
    ()
let () = loop49 0 2
let () = (mix_floats a38 0 5; note_end 0)
let i51 = ref (2 - 1)
let () = while !i51 >= 0 do
  a0.(!i51 * 2 + 1) <- (((); 12) + (a0.(!i51 / 2)));
  i51 := !i51 - 1
done
let () = (mix_ints a0 0 4; note_end 0)
let () = for i52 = 0 to (hide 1 3) - 1 do
  a38.(i52 * 2 + 0) <- ((x44 *. (-1.5)) +. (a38.(i52 / 2)));
  ()
done
let () = (mix_floats a38 0 5; note_end 0)
let () = (mix_ints a0 0 4; note_end 0)
let () = note_float x44
let () = (mix_string s31; note_end 0)
let () = (mix_floats a5 0 7; note_end 0)
let () = note_int n46
let () = ()
