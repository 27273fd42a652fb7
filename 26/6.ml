type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let n0 = -11 in
note_int n0;
let a1 = ((); (Array.make 8 n0)) in
let s3 = ref n0 in
for i2 = 0 to (hide 1 8) - 1 do
  s3 := ((a1.(i2) lxor (!s3)) lxor (-17))
done;
let n4 = !s3 in
note_int n4;
let s6 = ref 3.25 in
for i5 = (hide 1 2) - 1 downto 0 do
  s6 := (
    let rec loop11 i7 n12 s8' =
      if i7 < n12 then (
        loop11 (i7 + 1) n12 (match { r0 = false; r1 = None } with | ({ r0 = true; r1 = q9 } as w10') -> (if true then s8' else 0.0) | { r0 = false; r1 = _ } -> (float i5))
      ) else
        s8'
    in
    let n13 = loop11 0 (hide 1 6) !s6 in
    note_float n13;
    n13)
done;
let n14 = !s6 in
note_float n14;
let s16 = ref n4 in
for i15 = 0 to (hide 0 8) - 1 do
  s16 := (!s16 + (a1.(i15) - (!s16)))
done;
let n17 = !s16 in
note_int n17;
let a18' = [|0.0; (-0.5); 1.5; (-1.0); 10.0; n14; n14; 10.0|] in
let n22 = (hide 0 8) in
let rec loop21 i19 s20 =
  if i19 < 0 then s20 else (
    (a18'.(i19) <- ((s20) *. a18'.(7)));
    loop21 (i19 - 1) ((a18'.(7) -. (s20)) -. a18'.(i19))
  )
in
let n23 = loop21 ((hide 0 8) - 1) n14 in
note_float n23;
let rec loop26 i24 n27 s25 =
  if i24 >= 0 then (
    (a1.(i24) <- (a1.(2) + (s25)));
    loop26 (i24 - 1) n27 (a1.(i24) * (a1.(2) * (s25)))
  ) else
    s25
in
let n28 = loop26 ((hide 0 8) - 1) (hide 0 8) 5 in
note_int n28;
let s30 = ref true in
let i29 = ref 0 in
while !i29 < (hide 1 2) do
  (
    let s32 = ref (!i29, 17) in
    let i31 = ref 0 in
    while !i31 < (hide 1 3) do
      (
        let n42 = (hide 0 7) in
        let rec loop41 i33 s34 =
          if i33 >= 0 then (
            (
              let rec loop37 i35 n38 s36 =
                if i35 < n38 then (
                  loop37 (i35 + 1) n38 (a18'.(i35) -. (a18'.(7) +. (s36)))
                ) else
                  s36
              in
              let n39 = loop37 0 (hide 0 8) 3.25 in
              let n40 = i33 in
              note_int n40;
              ());
            loop41 (i33 - 1) (65535, (if !s30 then n23 else n14))
          ) else
            s34
        in
        let n43 = loop41 ((hide 0 7) - 1) ((-1), 3.25) in
        ((let (m44, _) = n43 in mix m44); note_end 0);
        let v46 = !s30 in
        let n47 = !i29 in
        ());
      s32 := (try (!i29, a1.(!i29)) with | _ -> (let v48 = !i31 in (v48, v48))); i31 := !i31 + 1
    done;
    let n49 = !s32 in
    ((let (m50, m51) = n49 in mix m50; mix m51); note_end 0);
    ());
  s30 := !s30; i29 := !i29 + 1
done;
let n52 = !s30 in
(mix (if n52 then 1 else 0); note_end 0);
(mix_ints a1 0 8; note_end 0);
note_float n23;
note_int n28;
note_int n4;
note_int n17;
(mix_floats a18' 0 8; note_end 0);
note_int n0;
()
