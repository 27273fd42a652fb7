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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int array, bool) result) =
  if d > 0 then
    match v with
    | Ok y45 -> mix 0; mix_ints y45 0 4
    | Error y46 -> mix 1; mix (if y46 then 1 else 0)
in
let a0 = Array.make (hide 1 13) 2.0 in
let rec loop3 i1 n4 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 2) n4 ((s2 /. 0.5) -. (a0.(i1) *. (s2)))
  ) else
    s2
in
let n5 = loop3 (13 - 1) 13 3.25 in
note_float n5;
let a6 = (match C1 with | C1 -> (Array.make 8 17) | C0 (([] | []), (6 as w7)) -> (Array.make 8 w7) | C0 ((q8 :: _), 6) -> (Array.make 8 15) | C0 (_, (-2147483647)) -> (Array.make 8 (-2)) | C0 (n5, ((-1) | (-2))) -> (Array.make 8 19) | C0 (q9, _) -> (Array.make 8 10)) in
let s11 = ref 14 in
for i10 = 0 to 8 - 1 do
  a6.(i10) <- ((!s11) + a6.(7));
  s11 := ((a6.(7) - (!s11)) * a6.(i10))
done;
let n12 = !s11 in
note_int n12;
let n13 = (truncate ((); n5)) * 19 in
let v16 = (let s14 = Printf.sprintf ("%+d" ^^ "<%s>|%c") 31 (clip "") 'z' in let i15 = (n12 land n13) mod 10 in if i15 >= 0 && i15 < String.length s14 then s14.[i15] else '0') in
let a17 = (match C1 with | C1 -> (Array.make 4 100.75) | C0 (q18, true) -> (Array.make 4 n5) | C0 (([] as w19), false) -> (Array.make 4 n5) | C0 ((q20 :: _), false) -> (Array.make 4 100.75)) in
let rec loop25 i21 n26 =
  if i21 < n26 then (
    (
      let rec loop23 i22 n24 =
        if i22 >= n24 then () else (
          (a17.(i21 * 2 + i22) <- (((-10.0) /. n5) +. (a17.(i21 * 2 + i22))));
          loop23 (i22 + 2) n24
        )
      in
      loop23 0 2;
      ());
    loop25 (i21 + 1) n26
  ) else
    ()
in
loop25 0 (hide 1 2);
(mix_floats a17 0 4; note_end 0);
let s28 = ref 0 in
let s29 = ref 0 in
let i27 = ref 0 in
while !i27 < 12 do
  let u30 = !s28 + 715827883 in
  let u31 = !s29 + (if !s28 < !s28 + 715827883 then 1 else 3) in
  s28 := u30; s29 := u31; if !s28 <> 715827883 then (i27 := !i27 + 2) else i27 := 12
done;
let n32 = !s28 in
let n33 = !s29 in
note_int n32;
note_int n33;
let v35 = Ok [|n32; (0 * 28); (succ n12); (let i34 = 5 in if i34 >= 0 && i34 < 8 then a6.(i34) else 0)|] in
(mix_0 5 v35; note_end 0);
let s37 = ref 11 in
let i36' = ref (8 - 1) in
while !i36' >= 0 do
  s37 := ((a6.(!i36') lxor (!s37)) * !s37); i36' := !i36' - 1
done;
let n38 = !s37 in
note_int n38;
let rec loop42 i39 s40 =
  if i39 >= 0 then (
    loop42 (i39 - 1) (try (float_of_int (100 / (i39 - 8))) with | Invalid_argument q41 -> (fst (s40, i39)) | Division_by_zero -> (s40 +. 3.25) | _ -> (-. 0.0))
  ) else
    s40
in
let n44 = loop42 (9 - 1) n5 in
note_float n44;
note_float n5;
note_int n38;
(mix_0 5 v35; note_end 0);
note_int n32;
note_int n13;
note_int n12;
note_float n44;
()
