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
let () = (try (
  let x27 = (try (
    (try (
      let _ = (7, (ref 6), "a") in
      let rec f0 p1' =
        if p1' < 1 then
          p1'
        else (
          let r2 = f0 (p1' - 1) in
          -3
        )
      in
      let n3 = f0 3 in
      note_int n3;
      let n4 = f0 2 in
      let x14 = (try (
        let v5 = false in
        let n6 = n4 in
        assert (hide 1 3 = 3);
        let rec loop10 i7 n11 s8 s9 =
          if i7 < n11 then (
            loop10 (i7 + 2) n11 (s8 + 715827883) (s9 + (if s8 < s8 + 715827883 then 1 else 3))
          ) else
            (s8, s9)
        in
        let (n12, n13) = loop10 0 12 0 0 in
        note_int n12;
        note_int n13;
        2.0) with | _ -> 10.0) in
      ()) with | _ -> ());
    let x15 = 10.0 in
    let n26' = (try (
      let v16 = [] in
      (try (
        let x17 = x15 in
        let v18 = false in
        let a19 = Array.make 3 13 in
        let s21 = ref 8 in
        for i20 = 0 to 6 - 1 do
          s21 := (if i20 < Array.length a19 then ((!s21) + a19.(i20)) else !s21)
        done;
        let n22 = !s21 in
        note_int n22;
        let v23 = v18 in
        ()) with | _ -> ());
      let n25 = (try (
        let v16 = x15 in
        note_float v16;
        let x15 = '0' in
        (mix (Char.code x15); note_end 0);
        let (v16, q24, _) = (false, [], (-1)) in
        16) with | _ -> 20) in
      note_int n25;
      n25) with | _ -> 16) in
    note_int n26';
    (if true then () else ());
    x15) with | _ -> 0.0) in
  ()) with | _ -> ())
let x28 = -1.0
let n29 = 16
let () = note_int n29
let () = note_float x28
let () = note_int n29
let () = ()
