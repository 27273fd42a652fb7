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
let x56 = (try (
  let s15 = (let rec f14 p13 = string_of_float (abs_float (1.5 *. 1.5)) in f14) (C11 { r12 = (-10); r13 = 100.75; r14 = n12' }) in
  (mix_string s15; note_end 0);
  (if (try (if (try (match C15 with | C16 -> v6 | C5 ({ r6 = q16; r7 = q17; r8; r9 = q18 } as w19) when w19.r7 <> 0.0 -> v6 | (C15 | (C5 { r9 = _; _ })) -> v6 | C10 C3 -> v6 | C10 (C0 { r1 }) when v6 -> v6 | C10 (C4 as w20) when v6 -> v6 | C10 (C2 (q21, q22', q23)) when (true <> (n12' >= 13)) -> true | (C16 | (C11 { r13 = _; _ })) -> true) with | Match_failure _ -> false) then (n12' <> n12') else (match [] with | ([] | (_ :: _)) -> v6 | (q24 :: []) -> v6 | (q25 :: ((q26 :: []) as w27)) when v6 -> false | (s15 :: ((q28 :: (q29 :: _)) as w30)) when ((if v6 then ()); (let _v31 = 1.0 in v6)) -> v6)) with | Match_failure _ -> (if v6 then raise (Invalid_argument s15) else v6)) then (match min (Array.make 2 n12') (Array.make 2 n12') with | [|_; (7 as w32)|] -> (a7.(5) <- n12') | [|q33; 0|] -> (a7.(6) <- q33) | q34 -> (print_char '0') | [|s15; q35|] -> (a7.(n12') <- s15) | s15 -> (s15.(1) <- n12') | [|9; s15|] -> (match C15 with | C16 -> () | C5 { r6 = q36; r8 = q37; r9 = C19; _ } -> () | C5 { r6 = q38; r8 = _; r9 = C18; _ } -> () | C5 { r6; r7 = q39; r8; r9 = (C17 _) } -> () | (C15 | C15) -> () | C10 q40 -> () | C11 { r12 = q41; r13; r14 = q42 } -> ())));
  let p43 = n12' + 15 in
  let p44 = 1.0 in
  let p45 = float_of_string "3.25" in
  let p46 = fst (p43, p43) in
  let p47 = p46 lsr 1 in
  let p48 = -8 in
  let p49 = (let v50 = Ok C18 in p45) in
  let p51 = p43 + p46 in
  mix 1;
  let n52 = 1 + (((p47 + (p46 lxor (p43))) * p48) * p51) in
  let x53 = 1.0 *. (((p44) +. p45) -. p49) in
  (if v6 then raise (Invalid_argument s15) else (let v54 = p51 in 0.0))) with | Invalid_argument q55 -> (match n12' with | -1 -> 0.5 | _ -> 2.0) | _ -> (float_of_int n12'))
let () = note_float x56
let n69 = (try (
  let a57 = Array.make 10 n12' in
  let a58 = (let v59 = n12' in Array.make 16 v59) in
  let rec loop61 i60 n62 =
    if i60 < n62 then (
      (a58.(i60 + 1) <- (((a57.(i60)) + a57.(i60 + 1)) + a57.(i60 + 2)));
      loop61 (i60 + 1) n62
    ) else
      ()
  in
  loop61 0 8;
  (mix_ints a58 0 16; note_end 0);
  let a63 = Array.make (hide 0 10) x56 in
  let rec loop66 i64 n67 s65 =
    if i64 >= 0 then (
      loop66 (i64 - 1) n67 (if i64 < 10 then (a63.(i64) -. (s65)) else s65)
    ) else
      s65
  in
  let n68 = loop66 (13 - 1) 13 x56 in
  note_float n68;
  Char.code (try (if v6 then raise Division_by_zero else '0') with | Division_by_zero -> '\'')) with | _ -> n12')
let a70' = (match C18 with | C19 -> (Array.make 4 x56) | C18 -> (Array.make 4 x56) | C17 'a'..'m' -> (Array.make 4 x56) | C17 ('0'..'9' | '0'..'9') -> (Array.make 4 x56) | C17 q71 -> (Array.make 4 x56))
let s73 = ref x56
let () = for i72 = 0 to 4 - 1 do
  (if a70'.(i72) <> (( +. ) !s73 2.0) then (s73 := (a70'.(i72) -. (!s73))))
done
let n74 = !s73
let () = note_float n74
let () = (mix_ints a7 0 9; note_end 0)
let () = (mix_floats a70' 0 4; note_end 0)
let () = (mix (if v6 then 1 else 0); note_end 0)
let () = note_int n12'
let () = note_int n69
let () = note_float x56
let () = note_float n74
let () = ()
