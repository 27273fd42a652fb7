exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y48 :: y49) -> mix 1; mix_float y48; mix_0 (d - 1) y49
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y50 :: y51) -> mix 1; mix (if y50 then 1 else 0); mix_2 (d - 1) y51
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let s8 = ref (ref 9)
let () = for i7 = 0 to 3 - 1 do
  (
    let v9 = if !(!s8) = i7 then !s8 else !s8 in
    let s11 = ref i7 in
    for i10 = 10 - 1 downto 0 do
      !s8 := (!s11 * (!v9));
      s11 := ((!(!s8)) - !v9)
    done;
    let n12 = !s11 in
    note_int n12;
    ());
  s8 := !s8
done
let n13 = !s8
let () = (mix_1 5 n13; note_end 0)
let c14 = (succ (if true then (-1) else (-3))) + ((succ (if true then (-1) else (-3))))
let c15 = (succ (if true then (-1) else (-3))) + ((succ (if true then (-1) else (-3))))
let c16 = c14 + (c15)
let c17 = (c14) lxor c15
let c18 = (c16) * c17
let c19 = (succ (if true then (-1) else (-3))) lxor (c18)
let c20 = (c14) lxor c18
let c21 = c16 * (c15)
let () = note_int c21
let a22 = create_array 12 2.0
let s24 = ref 100.75
let i23 = ref (12 - 1)
let () = while !i23 >= 0 do
  a22.(!i23) <- ((!s24) +. a22.(7));
  s24 := ((a22.(7) +. (!s24)) *. a22.(!i23)); i23 := !i23 - 1
done
let n25 = !s24
let () = note_float n25
let n41' = (try (
  let n26 = 65535 in
  note_int n26;
  let make27 p28 p29 =
    fun p30 p31 -> ((let _v32 = Array.make 8 n25 in ()); (Array.make 16 19))
  in
  let c33 = make27 (let v34 = n25 in ref v34) 8 in
  let a37 = c33 (false || true) (Array.mapi (fun p35 p36 -> n25) (Array.make 8 c18)) in
  let s39 = ref [] in
  for i38 = 0 to 10 - 1 do
    s39 := (((1 - c18) < (c16 mod (-2147483648))) :: !s39)
  done;
  let n40 = !s39 in
  (mix_2 5 n40; note_end 0);
  c17) with | _ -> c19)
let () = note_int n41'
let a42 = Array.make 16 9
let () = for i43 = 0 to 15 - 1 do
  a42.(i43 + 1) <- (n41' - (a42.(i43)));
  ()
done
let () = (mix_ints a42 0 16; note_end 0)
let () = note_int c21
let () = note_int c16
let () = note_int c15
let () = note_int n41'
let () = ((let (m44, m45, m46, m47) = v2 in mix m44; mix m45; mix (Char.code m46); mix_0 5 m47); note_end 0)
let () = (mix_1 5 n13; note_end 0)
let () = note_int c18
let () = ()
