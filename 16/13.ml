type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = Array.make (hide 1 13) 2.0 in
let rec loop3 i1 n4 s2 =
  if i1 >= 0 then (
    (a0.(i1) <- (s2 *. (a0.(i1))));
    loop3 (i1 - 2) n4 (( +. ) 1e-310 (if true then s2 else s2))
  ) else
    s2
in
let n5 = loop3 (Array.length a0 - 1) (Array.length a0) 3.25 in
note_float n5;
let a6 = create_float_array 16 n5 in
let rec loop9 i7' n10 s8 =
  if i7' <> n10 then (
    (a6.(i7') <- (s8 -. (a6.(i7'))));
    loop9 (i7' + 1) n10 1.0
  ) else
    s8
in
let n11 = loop9 0 (Array.length a6) n5 in
note_float n11;
let n25 = (match [] with | ([] | []) -> (
  ((-1) + 14) lxor (let o12 = 14 in let o13 = 15 in let o14 = -1 in let o15 = -3 in let ( ^^ ) a b = (a lsl 1) + b and ( ** ) a b = (a lsl 1) + b and ( @@ ) a b = a lxor (b + 1) in o12 ** o13 ^^ o14 ** o15)) | (q16 :: _) -> (
  let a17 = Array.make (hide 0 16) 0 in
  let s19 = ref 11 in
  let i18 = ref 0 in
  while !i18 < 16 do
    a17.(!i18) <- (!s19 - (a17.(!i18)));
    s19 := (match C1 with | ((C0 (_, _)) | C1) -> (!s19 mod 16) | C0 (q22, q23) -> (compare q16 q16)); i18 := !i18 + 1
  done;
  let n24 = !s19 in
  note_int n24;
  n24)) in
note_int n25;
let a26 = fst ((Array.make 2 n25), n11) in
let n33 = Array.length a26 in
let rec loop32 i27 s28 =
  if i27 >= n33 then s28 else (
    (a26.(i27) <- (s28 + (a26.(i27))));
    loop32 (i27 + 1) (Char.code (List.fold_right (let rec f31 p29 p30 = 'z' in f31) [] '\n'))
  )
in
let n34' = loop32 0 11 in
note_int n34';
let a35' = (let _v36 = n25 in Array.make 2 10.0) in
let s38 = ref n11 in
let i37' = ref 0 in
while !i37' < 2 do
  a35'.(!i37') <- ((a35'.(!i37')) -. !s38);
  s38 := (((let rec f40 p39 = !s38 in f40) false) /. (match -0.0 with | (0.0 | 0.0) -> n5 | 1.0 -> !s38 | q41 -> !s38 | (0.5 | 1.0) when (n5 <= (min n5 !s38)) -> 2.0 | _ -> (-1.5))); i37' := !i37' + 1
done;
let n42' = !s38 in
note_float n42';
let a43 = Array.make 16 n25 in
let s45 = ref 4 in
let i44 = ref 0 in
while !i44 < Array.length a43 do
  a43.(!i44) <- ((a43.(!i44)) + !s45);
  s45 := (truncate n42'); i44 := !i44 + 1
done;
let n46 = !s45 in
note_int n46;
note_float n11;
note_float n5;
(mix_ints a43 0 16; note_end 0);
note_int n46;
note_float n42';
note_int n34';
note_int n25;
()
