type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s1 = ref 15
let () = for i0 = 0 to (hide 0 14) - 1 do
  s1 := (((if (match { r2 = (fun p2 -> p2) } with | ({ r2 = q3 } | { r2 = q3 }) -> false) then ((!s1) + (compare true (not false))) else !s1)) + (compare true (not false)))
done
let n4 = !s1
let () = note_int n4
let v12 = (match ((mix n4); C1) with | C0 (q5, (C0 (q6, q7))) -> q7 | C0 (q8, C1) -> C1 | (C1 | C1) -> (C0 (None, (match C1 with | ((C0 (None, (C0 (_, q9)))) | (C0 (None, (C0 (_, _))) as q9)) -> C1 | C0 ((Some q10), (C0 (_, _) as w11)) -> C1 | (C1 | (C0 (_, C1))) -> C1 | C1 -> C1))))
let n16 = (hide 0 5)
let rec loop15 i13 s14 =
  if i13 < n16 then (
    loop15 (i13 + 1) (clip s14 ^ clip s14)
  ) else
    s14
let n17 = loop15 0 "b c"
let () = (mix_string n17; note_end 0)
let n24 = (try (try (
  let rec loop21 i18 n22 s19 =
    if i18 < n22 then (
      (if i18 = 3 then raise (E0 (100.75 *. 3.25)) else if Array.mem true (Array.make 3 true) then raise (E0 ((fun p20 -> 10.0) (Ok n4))));
      loop21 (i18 + 1) n22 (-11)
    ) else
      s19
  in
  let n23 = loop21 0 (hide 0 5) n4 in
  note_int n23;
  n23) with | _ -> (show_int 13 n4)) with | _ -> (if true then n4 else 7))
let f59 = (match v12 with | ((C0 (q25, q26)) | (C0 (q25, q26))) -> (match 1.0 :: [] with | ([] | []) -> (match false with | (true | false) -> (let rec f28 p27 = q26 in f28) | false -> (fun p29 -> p29)) | (q30 :: q31) when q30 = (-0.5) -> (let v34 = { r2 = (let rec f33 p32 = n4 in f33) } in fun p35 -> p35) | ((q36 :: _) | (q36 :: _)) -> ((); (fun p37 -> p37))) | C0 (q38, _) when (if n24 <= n24 then (if true then true else true) else true) -> (try (let rec f40 p39 = C1 in f40) with | _ -> (fun v12 -> C1)) | ((C0 (q41, q42)) | (C0 (q41, _) as q42)) when ((); true) -> (let v46 = fun p43 p44 p45 -> p43 in (let rec f48 p47 = q42 in f48)) | C1 -> (let rec f50 p49 = v12 in f50) | _ -> (function | (C0 ((None | None), n24) as w52) -> w52 | ((C0 (_, _)) | C1) when (match v12 with | C0 ((None | None), q54) -> (if false then true else false) | C0 ((Some q55), q56') -> true | ((C1 as w57) | (C0 (_, _) as w57)) -> (not false)) -> v12 | C0 (((Some _) | (Some _)), q58) -> C1 | C1 -> ((); C1) | _ -> v12))
let a60 = [|(-2.0); 2.0|]
let n63 = (hide 1 1)
let rec loop62 i61 =
  if i61 < n63 then (
    (a60.(i61 + 1) <- (a60.(i61) -. (a60.(i61))));
    loop62 (i61 + 1)
  ) else
    ()
let () = loop62 0
let () = (mix_floats a60 0 2; note_end 0)
let i64 = ref 0
let () = while !i64 < (hide 1 1) do
  a60.(!i64 + 1) <- ((a60.(!i64)) +. 4096.0);
  i64 := !i64 + 1
done
let () = (mix_floats a60 0 2; note_end 0)
let a65 = (let v66' = '\255' in Array.make 6 0.5)
let i67 = ref 0
let () = while !i67 < (hide 0 6) do
  a65.(!i67) <- (let v68 = -. 1.0 in 4096.0);
  i67 := !i67 + 1
done
let () = (mix_floats a65 0 6; note_end 0)
let s69 = "loops and"
let n73 = (hide 0 9)
let rec loop72 i70 s71 =
  if i70 >= n73 then s71 else (
    loop72 (i70 + 1) (Char.code s69.[i70] + 3 * s71)
  )
let n74 = loop72 0 0
let () = note_int n74
let a75 = Array.copy (Array.make 4 n24)
let rec loop77 i76 n78 =
  if i76 < n78 then (
    (a75.(i76 * 2 + 1) <- ((min 5 i76) lxor (a75.(i76 mod 2))));
    loop77 (i76 + 1) n78
  ) else
    ()
let () = loop77 0 (hide 0 2)
let () = (mix_ints a75 0 4; note_end 0)
let () = (mix_floats a65 0 6; note_end 0)
let () = (mix_floats a60 0 2; note_end 0)
let () = (mix_string n17; note_end 0)
let () = (mix_ints a75 0 4; note_end 0)
let () = note_int n24
let () = note_int n4
let () = note_int n74
let () = ()
