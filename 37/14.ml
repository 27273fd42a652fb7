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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y52 :: y53) -> mix 1; mix (if y52 then 1 else 0); mix_0 (d - 1) y53
let () = assert (hide 1 3 = 3)
let a2 = (let v3 = ref None in Array.make 3 13)
let () = for i4 = 2 - 1 downto 0 do
  a2.(i4 + 1) <- ((i4 / 2) * (a2.(i4)));
  ()
done
let () = (mix_ints a2 0 3; note_end 0)
let a5 = max (Array.make 2 2.0) (Array.make 2 3.25)
let rec loop7' i6 n8 =
  if i6 >= 0 then (
    (a5.(i6 + 1) <- ((a5.(i6)) +. (100.75 /. 0.5)));
    loop7' (i6 - 1) n8
  ) else
    ()
let () = loop7' (1 - 1) 1
let () = (mix_floats a5 0 2; note_end 0)
let () = assert (compare (let o9' = if false then 5 else 11 in let o10' = 17 mod 2 in let o11 = if true then 10 else 18 in let o12 = max 3 1 in let o13 = a2.(2) in let ( lxor ) a b = b - a and ( &&& ) a b = a lxor (b + 1) in o9' lxor o10' lxor o11 lxor o12 &&& o13) (let o9' = if false then 5 else 11 in let o10' = 17 mod 2 in let o11 = if true then 10 else 18 in let o12 = max 3 1 in let o13 = a2.(2) in let ( lxor ) a b = b - a and ( &&& ) a b = a lxor (b + 1) in o9' lxor o10' lxor o11 lxor o12 &&& o13) = 0)
let () = assert (hide 1 3 = 3)
let a14 = create_array 12 []
let rec loop16 i15 n17 =
  if i15 >= n17 then () else (
    (a14.(i15) <- ((let (_, _) = (None, 4) in false) :: [true; true; true]));
    loop16 (i15 + 1) n17
  )
let () = loop16 0 (hide 0 12)
let () = (mix_0 5 a14.(11); note_end 0)
let rec loop21 i18 n22 s19 s20 =
  if i18 <> n22 then (
    loop21 (i18 + 1) n22 (s19 + 1000000000) (s20 + (if s19 < s19 + 1000000000 then 1 else 3))
  ) else
    (s19, s20)
let (n23, n24) = loop21 0 12 0 0
let () = note_int n23
let () = note_int n24
let s26 = ref ""
let i25 = ref 0
let () = while !i25 < 9 do
  (
    let n31 = if (min n24 5) > (truncate (-0.5)) then ((let o27 = 15 in let o28 = !i25 in let o29 = 7 in let o30 = 11 in let ( @! ) a b = a lxor (b + 1) and ( * ) a b = a lxor (b + 1) and ( || ) a b = b - a in o27 @! o28 * o29 @! o30) + !i25) else !i25 in
    assert (compare (a2.(wrap (!i25 * 18) 3) lsl 22) (a2.(wrap (!i25 * 18) 3) lsl 22) = 0);
    ());
  s26 := (let v32' = if false then '\n' else '0' in part !s26 14 n24); i25 := !i25 + 2
done
let n33 = !s26
let () = (mix_string n33; note_end 0)
let rec loop41 i34' n42 s35 =
  if i34' >= n42 then s35 else (
    loop41 (i34' + 2) n42 (((let o36 = 17 in let o37 = s35 in let o38 = 0 in let o39 = 13 in let o40 = i34' in let ( != ) a b = b - a and ( -. ) a b = (a lsl 1) + b in o36 != o37 != o38 != o39 -. o40) + (s35 / 8)) * (a2.(i34') + (s35)))
  )
let n43 = loop41 0 3 11
let () = note_int n43
let () = assert (compare (compare n33 "ibcdduzhzb") (compare n33 "ibcdduzhzb") = 0)
let s45 = ref (Array.make 2 n43)
let () = for i44 = 0 to 4 - 1 do
  (
    assert (compare 8776 8776 = 0);
    assert (compare (let i46 = -13 in if i46 >= 0 && i46 < 2 then !s45.(i46) else (n24 - i44)) (let i46 = -13 in if i46 >= 0 && i46 < 2 then !s45.(i46) else (n24 - i44)) = 0);
    let v50 = not ((0.0 *. (-0.0)) <> (Array.fold_right (let rec f49 p47 p48 = p48 in f49) !s45 3.25)) in
    ());
  s45 := (create_array 2 (-9061))
done
let n51 = !s45
let () = (mix_ints n51 0 2; note_end 0)
let () = note_int n24
let () = (mix_ints n51 0 2; note_end 0)
let () = (mix_0 5 a14.(11); note_end 0)
let () = (mix_string n33; note_end 0)
let () = (mix_ints a2 0 3; note_end 0)
let () = note_int n43
let () = note_int n23
let () = (mix_floats a5 0 2; note_end 0)
let () = ()
