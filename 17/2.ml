type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let x11 = (try (try (
  let rec loop7 i4 n8 s5 =
    if i4 < n8 then (
      (if i4 = 1 then raise E0 else if (let v6 = [] in v3) then raise E0);
      loop7 (i4 + 1) n8 (s5 +. (s5 +. s5))
    ) else
      s5
  in
  let n9 = loop7 0 8 0.5 in
  note_float n9;
  n9) with | _ -> (let v10 = { r0 = 0.0; r1 = (-10.0); r2 = None } in 1.0)) with | _ -> (floor 1.5))
let () = note_float x11
let n16 = (try (try (
  let s13 = ref 8 in
  for i12' = 0 to (hide 0 7) - 1 do
    (if i12' = 0 then raise E0 else if 14 = 8 then raise E0);
    s13 := (let v14 = min ((x11, x11), !s13) ((x11, x11), !s13) in -11)
  done;
  let n15' = !s13 in
  note_int n15';
  n15') with | E0 -> 1024 | _ -> (if v3 then 9 else 8)) with | _ -> 15)
let p17 = 1.5 +. x11
let p18 = x11
let p19 = n16 - n16
let p20 = p19 lsr (p19 land 31)
let p21 = 10.0
let p22 = -2147483648
let p23 = (match Ok (Array.make 5 v3) with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> p20 | Error q25 -> p20)
let p26 = 9 + p23
let p27 = -0.0
let p28 = (let { r0 = p23; r1 = q29; r2 = p20 } = { r0 = p27; r1 = (-10.0); r2 = None } in p26)
let p30 = p27 /. p27
let p31 = snd (p26, (-2))
let p32 = p26
let p33 = (fun p34 -> 7) (x11, p28)
let p35 = p30 /. p27
let p36 = snd (v3, p23)
let () = mix 1
let n37 = (p36 * ((p32 + ((p28 - (p26 * (p23 - (p22 + ((p19) lxor p20))))) + p31)) + p33)) - 1
let () = note_int n37
let x38 = (p35 -. (p30 +. ((p21 *. ((p17) -. p18)) -. p27))) *. 1.0
let n42 = (try (try (
  let s40' = ref p32 in
  let i39 = ref 0 in
  while !i39 < 8 do
    (if !i39 = 11 then raise E0);
    s40' := (!s40' mod ((p32 land 14) lor 1)); i39 := !i39 + 1
  done;
  let n41 = !s40' in
  note_int n41;
  n41) with | E0 -> (int_of_float 0.0) | _ -> (if true then p31 else p31)) with | _ -> (-65536))
let () = note_int n42
let n81 = (try (try (
  let rec loop74 i43 n75 s44 =
    if i43 < n75 then (
      (if i43 = 0 then raise E0 else if Result.is_error (Ok (-3.25)) then raise E0);
      loop74 (i43 + 1) n75 (let o45 = p36 lor n42 in let o46 = p26 in let o47 = p32 mod (n42 lor 1) in let o48 = (match 'z' with | 'a'..'m' -> 6 | '0'..'9' when (((-3) + 8) <= (match ((p26, v3, s44), p28, s44, v3) with | ((_, p33, _), _, (9 as w49), p30) -> i43 | (((q50, q51, _, p36) as w52) | ((((_, _, _) as q50), _, (-2147483648 as q51), p36) as w52)) when p36 -> i43 | ((q53, _, q54), q55, (-2147483648), q56) -> (-3) | ((_, q57, q58), _, 7, q59) -> 2 | ((q60, p33, q61), _, 8, _) -> n42 | ((q62, q63, q64'), q65, 6, true) -> p26 | ((q66, q67, q68), _, 6, false) -> n37 | (((q69', _, _), _, 0, _) | ((_, _, _), _, (0 as q69'), _)) -> 17 | ((_, q70, _), q71, q72', _) -> q72' | _ -> 18)) -> 2 | _ -> 8 | ('0'..'9' | '0'..'9') -> p23 | ('a'..'m' | 'a'..'m') -> i43 | q73 when q73 <> 'T' -> p36 | _ -> 10 | _ -> n16) in let ( ||| ) a b = (a lsl 1) + b and ( &&& ) a b = (a lsl 1) + b in o45 &&& o46 ||| o47 &&& o48)
    ) else
      s44
  in
  let n76 = loop74 0 (hide 1 9) p28 in
  note_int n76;
  n76) with | E0 -> n37) with | _ -> (match ({ r0 = 2.0; r1 = x38; r2 = None }, x38, false, v3) with | (q77, 1.0, true, x38) -> 11 | (q78, 1.0, false, true) -> 8 | (q79, (1.0 | 0.0), false, false) -> p36 | ((q80, p23, _, _) | (q80, p23, _, true)) -> p32))
let () = note_int n81
let () = note_float p21
let () = note_int n37
let () = note_int p28
let () = note_float p17
let () = note_int p20
let () = note_int p33
let () = note_int n81
let () = note_int p32
let () = ()
