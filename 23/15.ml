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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s1 = ref 2
let () = for i0 = 5 - 1 downto 0 do
  s1 := (
    let s3 = ref !s1 in
    for i2 = 0 to (hide 1 2) - 1 do
      s3 := (((); 11) * 2)
    done;
    let n4 = !s3 in
    note_int n4;
    n4)
done
let n5 = !s1
let () = note_int n5
let s7 = ref n5
let () = for i6 = 0 to 10 - 1 do
  s7 := (((if false <= true then ((!s7) + ((3 + 20) + (int_of_float (-1.5)))) else !s7)) - ((3 + 20) + (int_of_float (-1.5))))
done
let n8 = !s7
let () = note_int n8
let s10 = ref 6
let s11 = ref (-0.0)
let s12 = ref 2.0
let () = for i9 = 7 - 1 downto 0 do
  let u13 = !s10 in
  let u14 = !s11 in
  let u15 = !s12 in
  s10 := u13; s11 := u14; s12 := u15
done
let n16 = !s10
let n17 = !s11
let n18 = !s12
let () = note_int n16
let () = note_float n17
let () = note_float n18
let n22 = (let rec f19 n18 = 20 + 31 in f19) (try (Char.code (fst ('a', 16))) with | Division_by_zero -> (max n8 n5) | Not_found -> (Array.fold_left (fun p20 p21 -> 11) n8 (Array.make 6 (Array.make 2 1.5))))
let s24' = ref n22
let () = for i23 = 0 to 2 - 1 do
  (
    mix n8;
    let a25 = if true then (Array.make 5 n17) else (Array.make 5 n18) in
    for i26 = 0 to 4 - 1 do
      a25.(i26 + 1) <- (n18 -. (a25.(i26)));
      ()
    done;
    (mix_floats a25 0 5; note_end 0);
    let a27' = if true then (Array.make 12 n18) else (Array.make 12 n17) in
    for i28 = 0 to 5 - 1 do
      a27'.(i28) <- a25.(i28);
      ()
    done;
    (mix_floats a27' 0 12; note_end 0);
    ());
  s24' := ((n22 mod 3) + (compare n17 n18))
done
let n29 = !s24'
let () = note_int n29
let x32 = (if true && false then n18 else ((let rec f31 p30 = n17 in f31) C15)) /. 2.0
let v41 = (let v33 = -4097 in (try (try [] with | _ -> (match (Array.make 4 n18) with | q34 -> [] | [|q35; 0.0|] -> [] | (_ | [|_; _|]) -> [] | [|0.5; q36; q37; q38|] -> [] | [|q39; _; _; _|] -> [] | q40 -> [] | x32 -> [])) with | _ -> (if true then [] else [])))
let () = (if n29 = (n29 * n29) then (let (q49, _, _) = (match C3 with | C3 -> (("12", false), x32, []) | C0 ({ r1 = [|q42; q43; q44; _|] } as w45) -> (("a", false), q42, []) | ((C0 { r1 }) | (C0 { r1 })) -> (("a", false), 100.75, []) | C4 -> (("", false), 10.0, []) | C2 (q46, [|q47; _|], _) -> ((q46, true), n18, []) | ((C0 { r1 = q48 }) | (C2 (_, q48, _))) -> (("a", true), (-1.0), [])) in print_string "\000\255x"))
let c50 = ((if true != true then (n18 +. x32) else (n18 *. (-1.5)))) +. (if true != true then (n18 +. x32) else (n18 *. (-1.5)))
let c51 = (c50) +. c50
let c52 = (c51) *. c50
let c53 = ((float_of_string "0.5")) -. (float_of_string "0.5")
let c54 = (float_of_string "0.5") -. (c51)
let () = note_float c54
let () = note_float x32
let () = note_int n29
let () = note_float c52
let () = note_int n22
let () = note_float n17
let () = note_float n18
let () = note_int n8
let () = note_int n16
let () = ()
