type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y59 -> mix 1; mix_string y59
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 3.25 in
let i3 = ref ((hide 0 20) - 1) in
while !i3 >= 0 do
  s4 := ((-1.7976931348623157e308) *. ((float_of_int !i3) -. (!s4))); i3 := !i3 - 1
done;
let n5 = !s4 in
note_float n5;
let a6 = min (Array.make 6 0) (Array.make 6 14) in
let rec loop9 i7 n10 =
  if i7 < n10 then (
    (let k8 = wrap a6.(i7) 6 in a6.(k8) <- a6.(k8) + 1);
    loop9 (i7 + 1) n10
  ) else
    ()
in
loop9 0 (hide 1 6);
(mix_ints a6 0 6; note_end 0);
let s12 = ref 2.0 in
for i11 = 0 to (hide 1 20) - 1 do
  s12 := (4096.0 *. ((!s12) *. (float_of_int i11)))
done;
let n13 = !s12 in
note_float n13;
let f14 p15 =
  (if v2 then raise (Failure "tail \" end"));
  (Array.length a6) lor ((fun p16 -> (let i17 = 4 in if i17 >= 0 && i17 < Array.length a6 then a6.(i17) else p16)) 14)
in
let n19 = (try (f14 (v2, (n13, 8, 12, 13))) with | Failure q18 -> (11 / ((-3) lor 1))) in
let n21 = (try (f14 (let v20 = [] in (false, (3.25, n19, 17, n19)))) with | Failure _ -> (- n19)) in
let rec loop25 i22 n26 s23 =
  if i22 >= 0 then (
    loop25 (i22 - 2) n26 (((match { r4 = s23; r5 = n5 } with | { r4 = _; r5 = 0.0 } -> i22 | { r4; r5 = _ } -> (-2)) + (try (f14 (v2, (n13, 0, 0, s23))) with | Failure q24 -> i22)) + (a6.(i22) + (s23)))
  ) else
    s23
in
let n27 = loop25 ((hide 1 6) - 1) (hide 1 6) n19 in
note_int n27;
let rec loop30' i28 n31 s29 =
  if i28 < 0 then s29 else (
    loop30' (i28 - 1) n31 (((-17) * (-2147483648)) * ((((-17) * (-2147483648)) + (s29))))
  )
in
let n32 = loop30' ((hide 1 15) - 1) (hide 1 15) n27 in
note_int n32;
let unused37 = (try (f14 (match { r4 = n32; r5 = n13 } with | { r4 = q33; r5 = 0.0 } -> (v2, (n13, n32, q33, q33)) | { r4 = q34; r5 = q35' } -> (false, (q35', n27, n32, q34)))) with | Failure q36 -> 1250 | _ -> (let a6 = n13 in n27)) in
let a38 = (let v39 = n27 in Array.make 4 n13) in
let n43 = (hide 1 4) in
let rec loop42 i40 s41 =
  if i40 >= 0 then (
    loop42 (i40 - 1) (((n13 /. 0.5) *. (s41 +. s41)) -. ((s41) -. a38.(i40)))
  ) else
    s41
in
let n44 = loop42 ((hide 1 4) - 1) (-1.0) in
note_float n44;
let rec loop56 i45 n57 s46 =
  if i45 < n57 then (
    loop56 (i45 + 1) n57 (match s46 with None -> Some (let ((q48, q49, q50, q51), q52, q53, q54) = (let v47 = v2 in ((5, ' ', n27, n44), n27, (Array.make 2 n13), "")) in (match q49 with | ('a'..'m' | 'a'..'m') -> q54 | q55 -> q54)) | Some o -> if o = (let ((q48, q49, q50, q51), q52, q53, q54) = (let v47 = v2 in ((5, ' ', n27, n44), n27, (Array.make 2 n13), "")) in (match q49 with | ('a'..'m' | 'a'..'m') -> q54 | q55 -> q54)) then None else Some o)
  ) else
    s46
in
let n58 = loop56 0 (hide 1 10) None in
(mix_0 5 n58; note_end 0);
(mix_0 5 n58; note_end 0);
(mix_ints a6 0 6; note_end 0);
note_int n21;
note_int n27;
note_int n19;
(mix_floats a38 0 4; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
note_float n13;
()
