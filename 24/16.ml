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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y52 :: y53) -> mix 1; mix_float y52; mix_0 (d - 1) y53
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let s8 = ref (ref 9)
let i7 = ref 0
let () = while !i7 < (hide 0 3) do
  (
    let a9 = if true then (Array.make 16 !i7) else (Array.make 16 !i7) in
    let i10 = ref 0 in
    while !i10 < (hide 1 16) do
      a9.(!i10) <- (a9.(!i10) lsr 21);
      i10 := !i10 + 1
    done;
    let a11 = Array.init 2 (let rec f13 p12 = Ok None in f13) in
    a11.(0) <- (Ok None);
    a11.(1) <- ((let rec f16 p14 = (try a11.(1) with | Invalid_argument q15 -> (Ok None) | Failure _ -> (Ok None) | Match_failure _ -> (Ok None) | E0 _ -> (Ok None)) in f16) (float_of_int 3));
    let s18 = ref (-0.5) in
    let i17 = ref 0 in
    while !i17 < 2 do
      s18 := (match a11.(!i17) with | Ok _ -> ((!s18) +. 1e-310) | Error q19 -> ((!s18) +. ((); (-0.0)))); i17 := !i17 + 1
    done;
    let n20 = !s18 in
    (mix_float n20; note_end 0);
    ());
  s8 := (ref (let (_, q24, q25, v2) = ((ref ' '), (Array.make 4 !i7), (let rec f23 p21 p22 = p21 in f23), 2.0) in !i7)); i7 := !i7 + 1
done
let n26 = !s8
let n27 = 65536
let () = note_int n27
let a28 = ((); (Array.make 11 2.0))
let i29 = ref 0
let () = while !i29 < 11 do
  (let x30 = a28.(!i29) in a28.(!i29) <- a28.(10 - !i29); a28.(10 - !i29) <- x30);
  i29 := !i29 + 2
done
let () = (mix_floats a28 0 11; note_end 0)
let s32 = ref false
let i31 = ref 0
let () = while !i31 < 9 do
  (
    let a33 = (try [|0.0; 10.0; 10.0; 100.75; 0.0; (-100.75); 0.5; 0.0|] with | Invalid_argument _ -> (Array.make 8 2.0) | E0 (q34, true) -> (Array.make 8 3.25) | E0 (q35, false) when q35 = 13 -> (Array.make 8 1.5) | E1 q36 -> (Array.make 8 3.25) | _ -> (Array.make 8 1.5)) in
    let i37 = ref 0 in
    while !i37 < 4 do
      a33.(!i37 * 2 + 0) <- ((let _v38 = Array.make 8 [] in -3.25) -. (a33.(!i37 / 2)));
      i37 := !i37 + 1
    done;
    ());
  s32 := (((!i31 + !i31) - (-1073741824)) > (!i31 mod 1)); i31 := !i31 + 1
done
let n39 = !s32
let () = (mix (if n39 then 1 else 0); note_end 0)
let poly40 x = x
let a41 = Array.make 1 n27
let a42 = Ok ' '
let a43 = []
let a44 = poly40 a41
let () = (mix_ints a44 0 1; note_end 0)
let a45' = (let rec f48 p46 p47 = n39 in f48)
let a49 = None
let a50 = (let (_, _, _) = ('\255', (Array.make 4 (-3.25)), None) in [])
let f51 = poly40 a45'
let () = (mix_floats a28 0 11; note_end 0)
let () = (mix_1 5 n26; note_end 0)
let () = note_int n27
let () = (mix (if n39 then 1 else 0); note_end 0)
let () = ()
