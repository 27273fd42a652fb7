type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let s3 = ref 19
let i2 = ref (7 - 1)
let () = while !i2 >= 0 do
  a0.(!i2) <- (a0.(4) * (!s3));
  s3 := (a0.(!i2) + (a0.(4) - (!s3))); i2 := !i2 - 1
done
let n4 = !s3
let () = note_int n4
let x5 = 0.0 /. 0.0
let n6 = ((((((0) + (if x5 = x5 then 32 else 0)) + (if x5 <> x5 then 67 else 0)) + (if x5 < x5 then 66 else 0)) + (if x5 > x5 then 34 else 0)) + (if x5 <= (x5 *. x5) then 39 else 0)) + (if x5 >= x5 then 32 else 0)
let () = note_int n6
let a7 = (let (q11, _, q12', q13) = (n6, false, (fun p8 p9 p10 -> true), n6) in Array.make 16 q11)
let i14 = ref 0
let () = while !i14 < (hide 1 8) do
  (let x15 = a7.(!i14) in a7.(!i14) <- a7.(15 - !i14); a7.(15 - !i14) <- x15);
  i14 := !i14 + 1
done
let () = (mix_ints a7 0 16; note_end 0)
let a16 = [|x5; x5; x5; x5; x5; x5|]
let i17 = ref (2 - 1)
let () = while !i17 >= 0 do
  (
    let i18 = ref (3 - 1) in
    while !i18 >= 0 do
      a16.(!i17 * 3 + !i18) <- ((a16.(!i17 * 3 + !i18)) +. (fabs x5));
      i18 := !i18 - 1
    done;
    ());
  i17 := !i17 - 1
done
let () = (mix_floats a16 0 6; note_end 0)
let s20 = ref n6
let i19 = ref (5 - 1)
let () = while !i19 >= 0 do
  s20 := (
    let s22 = ref !s20 in
    let i21 = ref (2 - 1) in
    while !i21 >= 0 do
      s22 := (let i23 = if true then 7 else 16 in if i23 >= 0 && i23 < Array.length a7 then a7.(i23) else 6); i21 := !i21 - 1
    done;
    let n24 = !s22 in
    note_int n24;
    n24); i19 := !i19 - 1
done
let n25 = !s20
let () = note_int n25
let i26' = ref ((hide 1 16) - 1)
let () = while !i26' >= 0 do
  (let x27 = a7.(!i26') in a7.(!i26') <- a7.(15 - !i26'); a7.(15 - !i26') <- x27);
  i26' := !i26' - 1
done
let () = (mix_ints a7 0 16; note_end 0)
let f28 p29 p30 p31 n25 =
  let a32 = (match p30 with | ({ r7 = q33 }, 5, _) -> (Array.make 7 x5) | (({ r7 }, q34, q35) | ({ r7 }, q34, q35)) when q34 < 5 -> (Array.make 7 x5) | (({ r7 } as w36), q37, q38) when q37 <> 3 -> (Array.make 7 1.0) | (({ r7 = q39 }, q40, q41) | ({ r7 = q39 }, q40, q41)) -> (Array.make 7 3.25) | _ -> (Array.make 7 100.75)) in
  let i42' = ref 0 in
  while !i42' < 6 do
    a32.(!i42') <- a16.(!i42');
    i42' := !i42' + 1
  done;
  let s44 = ref (-2147483648) in
  let s45 = ref 0 in
  let i43 = ref 0 in
  while !i43 < (hide 1 12) do
    let u46 = !s44 + 1000000000 in
    let u47 = !s45 + (if !s44 < !s44 + 1000000000 then 1 else 3) in
    s44 := u46; s45 := u47; if !s44 <> 1000000000 then (i43 := !i43 + 1) else i43 := (hide 1 12)
  done;
  let n48 = !s44 in
  let n49 = !s45 in
  (try ((clip ((clip "") ^ "\000\255x")) ^ (let v50 = p29 in "12")) with | _ -> (string_of_int p29)) = (match p30 with | (q51, (-2147483648), [||]) -> "" | (_, 2, [||]) -> "odhb" | ((_, q52, [||]) as w53) -> (if false then "" else "12") | (q54, q55, q56') -> (Printf.sprintf "<%e>" 4096.0) | exception Division_by_zero -> (let v57 = p31 in "a") | exception Match_failure _ -> (string_of_bool n25) | exception E1 -> (Printf.sprintf "<%f>" 5e-324))
let v59 = f28 (let _v58 = false in 20) ({ r7 = 1.5 }, n25, (Array.make 8 x5)) (min true false) (true = true)
let () = (mix (if v59 then 1 else 0); note_end 0)
let _ = f28 (Array.length a7) ({ r7 = x5 }, n6, (Array.make 8 x5)) ((16 + 4095) >= n6) (n25 > n25)
let () = note_int n25
let () = (mix_ints a7 0 16; note_end 0)
let () = (mix_ints a0 0 7; note_end 0)
let () = note_int n6
let () = note_int n4
let () = (mix_floats a16 0 6; note_end 0)
let () = note_float x5
let () = (mix (if v59 then 1 else 0); note_end 0)
let () = ()
