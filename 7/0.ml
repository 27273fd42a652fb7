type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec f0 p1 p2 =
  if p1 <= 0 then
    (min p1 p2)
  else (
    0 * (f0 (p1 - 1) (p2 * 34))
  )
in
let n3 = f0 8 (if true then (-1) else 19) in
let _ = f0 7 (truncate 10.0) in
let v5 = if n3 < n3 then (true || true) else (if (try (true && true) with | _ -> true) then (if false || false then (true && true) else (if n3 < n3 then (if (n3 - (-65536)) >= n3 then (if false then true else false) else (if (Array.make 8 n3) > (Array.make 8 n3) then ((n3 - 2147483646) > n3) else (if n3 <= n3 then ((-1) <> n3) else (if (let v4 = n3 in true) then (n3 < n3) else (false <= false))))) else (1.5 = (-0.0)))) else (4 <= n3)) in
let rec f6 p7 p8 =
  if p7 <= 0 then
    1
  else (
    (f6 (p7 - 1) (- p8)) - 6
  )
in
let n9 = f6 1 ((lxor) n3 n3) in
note_int n9;
let n10 = f6 3 ((); n9) in
let v16 = (((Array.iter (fun p11 -> ()) (Array.make 4 9)); (100.75 *. 0.0)), (let _v15' = if v5 then (fun p12 -> -0.5) else (let rec f14 p13' = 1.0 in f14) in Array.make 16 2.0)) in
let rec f17 p18 p19 =
  if p18 <= 0 then
    n10
  else (
    (f17 (p18 - 1) p19) + (-5)
  )
in
let n20 = f17 (hide 0 10) (int_of_float (-0.0)) in
note_int n20;
let n21 = f17 0 (f6 9 0) in
let rec f22 p23 p24 =
  if p23 > 0 then (
    (f22 (p23 - 1) ((-2) lsl 28)) lxor p24
  ) else
    (p24 + n10)
in
let n26 = f22 6 (let v25 = n20 in 12) in
let rec f27 p28 p29 =
  if p28 < 1 then
    (if v5 then n26 else n10)
  else (
    (f27 (p28 - 1) (-18)) * p29
  )
in
let n30 = f27 6 (f22 3 n21) in
note_int n30;
let x37 = (-. 2.0) -. ((match v16 with | ((v16, q31) | (v16, q31)) -> v16 | (q32, q33) -> q32) /. (Array.fold_left (let rec f36 p34 p35 = -1.5 in f36) 100.75 (Array.make 5 ' '))) in
note_float x37;
let n52 = (try (
  let x40 = tick_float 12 ((String.fold_left (let rec f39 n9 p38 = n9 in f39) x37 "12") *. x37) in
  let rec f41 p42 p43 =
    if p42 < 1 then
      (f22 0 p42)
    else (
      (-3) land (f41 (p42 - 1) p43)
    )
  in
  let n44 = f41 12 10 in
  let _ = f41 4 n10 in
  let x49 = (let v48 = (if ((let o45 = n30 in let o46' = n20 in let o47 = n21 in let ( @ ) a b = a lxor (b + 1) and ( || ) a b = a lxor (b + 1) and ( + ) a b = a lxor (b + 1) in o45 || o46' + o47) - 2147483647) <= (- n26) then raise (E0 v5) else "yrefxd") > "cdqvzygex" in x40) in
  n21) with | E0 (true as w50) -> (n30 + 5) | E0 false -> (n30 * 10) | _ -> (match (x37, (Array.make 16 (-3.25))) with | (q51, _) -> 18)) in
note_int n52;
note_float x37;
note_int n30;
(mix (if v5 then 1 else 0); note_end 0);
note_int n26;
note_int n52;
note_int n21;
((let (m53, _) = v16 in mix_float m53); note_end 0);
note_int n9;
()
