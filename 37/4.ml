type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
assert (hide 1 3 = 3);
(if (false == false) && (0.0 = 100.75) then (Array.iteri (match ((C0 ('\'', "b c") : (int, int) t2) : (int, int) t2) with | C0 (_, ("a" as w0)) -> (let rec f3 p1 p2 = () in f3) | C0 (q4, "") -> (fun p5' p6 -> ()) | ((C0 (_, "a")) | (C0 (_, _))) -> (fun p7 p8 -> ())) (match Array.make 1 0.0 with | [|0.0|] -> (Array.make 1 11) | ([|q9'|] as w10) -> (Array.make 1 5) | q11 -> (Array.make 1 16))) else (match ceil 100.75 with | 0.0 -> (let v12 = true in ()) | q13 -> (if true then () else ())));
let a14 = if true then (Array.make 4 16) else (Array.make 4 19) in
let rec loop17 i15 n18 =
  if i15 < n18 then (
    (let k16 = wrap a14.(i15) 4 in a14.(k16) <- a14.(k16) + i15);
    loop17 (i15 + 1) n18
  ) else
    ()
in
loop17 0 4;
(mix_ints a14 0 4; note_end 0);
let s20 = ref 1.0 in
let i19 = ref ((hide 1 20) - 1) in
while !i19 >= 0 do
  s20 := (0.1 -. ((!s20) *. (float_of_int !i19))); i19 := !i19 - 1
done;
let n21 = !s20 in
note_float n21;
let s23 = ref (ref 19) in
let s24 = ref n21 in
let s25 = ref 17 in
let s26 = ref (-1) in
let s27 = ref n21 in
let i22 = ref 0 in
while !i22 < (hide 1 6) do
  let u28 = (match false || true with | true -> (min !s23 !s23) | false -> !s23) in
  let u29 = !s24 in
  let u30 = !s25 in
  let u31 = !(!s23) in
  let u32 = !s27 in
  s23 := u28; s24 := u29; s25 := u30; s26 := u31; s27 := u32; i22 := !i22 + 1
done;
let n33 = !s23 in
let n34 = !s24 in
let n35' = !s25 in
let n36 = !s26 in
let n37 = !s27 in
(mix_0 5 n33; note_end 0);
note_float n34;
note_int n35';
note_int n36;
note_float n37;
let a38' = max (Array.make 8 n36) (Array.make 8 8) in
let rec loop41 i39 n42 =
  if i39 < n42 then (
    (let x40 = a38'.(i39) in a38'.(i39) <- a38'.(7 - i39); a38'.(7 - i39) <- x40);
    loop41 (i39 + 2) n42
  ) else
    ()
in
loop41 0 4;
(mix_ints a38' 0 8; note_end 0);
let v43 = if (let v44 = n35' <> n36 in not v44) then n33 else n33 in
let s46 = ref n36 in
let i45 = ref 0 in
while !i45 < 10 do
  n33 := (!s46 * (!v43));
  s46 := ((!n33) * !v43); i45 := !i45 + 1
done;
let n47 = !s46 in
note_int n47;
note_int n47;
(mix_ints a38' 0 8; note_end 0);
note_float n37;
note_float n34;
note_float n21;
note_int n36;
(mix_ints a14 0 4; note_end 0);
note_int n35';
()
