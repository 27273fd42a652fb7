type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y44, y45) -> mix 0; mix_0 (d - 1) y44; mix_1 (d - 1) y45
    | C8 { r9 = y46; r10 = y49 } -> mix 1; (let (m47, m48') = y46 in mix_0 (d - 1) m47; mix m48'); mix_0 (d - 1) y49
    | C11 -> mix 2
    | C6 { r7 = y50 } -> mix 3; mix_0 (d - 1) y50
and mix_1 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y51 -> mix 1; mix_0 (d - 1) y51
let a0' = (match [] with | [] -> (Array.make 8 3.25) | (q1 :: q2) -> (Array.make 8 10.0))
let n5 = (hide 1 2)
let rec loop4 i3 =
  if i3 <> n5 then (
    (a0'.(i3 * 4 + 1) <- ((floor 1.5) *. (a0'.(i3 mod 4))));
    loop4 (i3 + 1)
  ) else
    ()
let () = loop4 0
let () = (mix_floats a0' 0 8; note_end 0)
let f6 p7 p8 p9 =
  Array.make (hide 1 7) (C5 ((C8 { r9 = (C11, p8); r10 = C11 }), None))
let g10 = f6 (String.fold_left (fun p12 f6 -> p12) (ref ((-1.0), 17)) "b c")
let g11 = g10 (-2147483647)
let a13 = g11 []
let () = (mix_0 5 a13.(6); note_end 0)
let a14 = g11 (17 :: [])
let n15 = -4096
let () = note_int n15
let v17 = ((clip (max "\000\255x" "12")) ^ "ofmuddtvzrw") < (String.make 1 (match Ok () with | Ok _ -> '\'' | Error q16 -> '\n'))
let a18 = Array.make 9 0.0
let i19 = ref 0
let () = while !i19 < 3 do
  a18.(!i19 * 3 + 1) <- (a18.(!i19) -. (a18.(!i19 mod 3)));
  i19 := !i19 + 1
done
let () = (mix_floats a18 0 9; note_end 0)
let x20 = if n15 == n15 then ((-0.5) -. (-3.25)) else (if v17 then (if false then (min (-2.0) 1.5) else (if false then (if Result.is_ok (Ok 3) then (0.5 -. 1.5) else (if (n15 - (-1073741824)) >= n15 then 4096.0 else (if (n15 - (-2147483647)) >= 4 then (if v17 then 1.5 else 100.75) else (3.25 -. 10.0)))) else (-. 0.0))) else (-. (-10.0)))
let () = note_float x20
let x21 = x20
let () = note_float x21
let n43 = (try (
  let rec loop23 i22 n24 =
    if i22 < n24 then (
      (a0'.(i22 * 2 + 0) <- ((a0'.(i22 / 2)) +. x21));
      loop23 (i22 + 1) n24
    ) else
      ()
  in
  loop23 0 4;
  (mix_floats a0' 0 8; note_end 0);
  (try (
    let rec loop26 i25 =
      if i25 < 3 then (
        (a18.(i25 * 3 + 1) <- ((coarse (cos (limit x21 (-100.0) 100.0))) -. (a18.(i25 mod 3))));
        loop26 (i25 + 1)
      ) else
        ()
    in
    loop26 0;
    let rec loop29 i28 n30 =
      if i28 < n30 then (
        (a18.(i28 * 2 + 1) <- ((fabs 100.75) *. (a18.(i28 mod 2))));
        loop29 (i28 + 1) n30
      ) else
        ()
    in
    loop29 0 4;
    ((if v17 then ()); (try ((let rec f32 p31 = () in f32) ('a', 1.0, n15)) with | _ -> ()))) with | Invalid_argument _ -> (print_string "tail \" end") | E0 (-2147483647) -> (try (print_string "") with | Invalid_argument q33 -> () | Division_by_zero -> () | E0 6 -> () | E0 q34 -> () | E2 -> ()) | E0 q35' -> (if v17 then () else ()) | E2 -> ());
  let rec loop37 i36 =
    if i36 >= 0 then (
      (a18.(i36 * 3 + 1) <- ((if v17 then (-1.0) else x20) *. (a18.(i36 mod 3))));
      loop37 (i36 - 1)
    ) else
      ()
  in
  loop37 (3 - 1);
  let a39 = (match C0 with | C1 -> (Array.make 10 6) | C0 -> (Array.make 10 14)) in
  let rec loop41 i40 =
    if i40 < 3 then (
      (a39.(i40 * 4 + 1) <- ((a39.(i40 mod 4)) lxor (-14)));
      loop41 (i40 + 1)
    ) else
      ()
  in
  loop41 0;
  (mix_ints a39 0 10; note_end 0);
  a39.(0)) with | _ -> (5 - 10))
let () = note_int n43
let () = (mix_0 5 a14.(6); note_end 0)
let () = (mix_0 5 a13.(6); note_end 0)
let () = note_float x21
let () = note_int n15
let () = note_int n43
let () = note_float x20
let () = ()
