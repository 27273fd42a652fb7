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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y41 -> mix 1; mix y41
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y43) -> mix 1; mix_1 (d - 1) y43
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y44 :: y45) -> mix 1; mix_float y44; mix_2 (d - 1) y45
in
let s1 = ref None in
let i0 = ref ((hide 1 10) - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some (let _v2 = !i0 * 14 in !i0 lsl (15 land 31)) | Some o -> if o = (let _v2 = !i0 * 14 in !i0 lsl (15 land 31)) then None else Some o); i0 := !i0 - 1
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let a4 = [|2.0; 1.0; 0.5; 1.5; 100.75; 0.0; 1.0; 100.75|] in
let s6 = ref 10.0 in
let i5 = ref 0 in
while !i5 < (hide 1 11) do
  s6 := (if !i5 < Array.length a4 then ((!s6) +. a4.(!i5)) else !s6); i5 := !i5 + 1
done;
let n7 = !s6 in
note_float n7;
let x8 = -4096.0 in
note_float x8;
let n11 = (hide 1 6) in
let rec loop10 i9 =
  if i9 < n11 then (
    (a4.(i9 + 1) <- (((a4.(i9)) *. a4.(i9 + 1)) *. a4.(i9 + 2)));
    loop10 (i9 + 1)
  ) else
    ()
in
loop10 0;
(mix_floats a4 0 8; note_end 0);
let n16 = (hide 0 12) in
let rec loop15 i12 s13 s14 =
  if i12 <> n16 then (
    if s13 <> 1 then loop15 (i12 + 1) (s13 + 1) (s14 + (if s13 < s13 + 1 then 1 else 3)) else (s13, s14)
  ) else
    (s13, s14)
in
let (n17', n18) = loop15 0 2147483647 0 in
note_int n17';
note_int n18;
let rec poly19 n x l = if n <= 0 then l else poly19 (n - 1) x (x :: l)
in
let a20 = if false then () else () in
let a21 = Option.is_some None in
let a22 = [] in
let v23 = poly19 3 a20 a22 in
(mix_1 5 v23; note_end 0);
let a24 = (match v23 with | [] -> x8 | (q25 :: q26) when (a21 && false) -> x8 | (q27 :: q28) -> n7 | (q29 :: q30) -> n7) in
let a31 = n18 land n17' in
let a32 = x8 :: [] in
let v33 = poly19 3 a24 a32 in
let a34 = [|x8; a24; x8; x8; (-0.5); 2.0|] in
let n40 = (hide 1 2) in
let rec loop39 i35 =
  if i35 < n40 then (
    (
      let rec loop37 i36 n38 =
        if i36 <> n38 then (
          (a34.(i35 * 3 + i36) <- (2147483648.0 +. (a34.(i35 * 3 + i36))));
          loop37 (i36 + 1) n38
        ) else
          ()
      in
      loop37 0 (hide 0 3);
      ());
    loop39 (i35 + 2)
  ) else
    ()
in
loop39 0;
(mix_floats a34 0 6; note_end 0);
(mix_2 5 v33; note_end 0);
(mix_floats a4 0 8; note_end 0);
note_float a24;
note_int n18;
(mix (if a21 then 1 else 0); note_end 0);
()
