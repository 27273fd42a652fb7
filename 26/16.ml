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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y62 :: y63) -> mix 1; mix_float y62; mix_0 (d - 1) y63
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
    for i10 = 0 to (hide 0 16) - 1 do
      a9.(i10) <- ((); !(!s8));
      ()
    done;
    let n16 = (try (try (
      let rec loop13 i11 n14 s12' =
        if i11 < n14 then (
          (if i11 = 9 then raise E2);
          loop13 (i11 + 1) n14 s12'
        ) else
          s12'
      in
      let n15 = loop13 0 (hide 1 2) 3 in
      note_int n15;
      n15) with | E2 -> (!i7 + !i7) | _ -> (!i7 - 7)) with | _ -> (-15)) in
    note_int n16;
    let x21 = (try (try (
      let s18 = ref 1.0 in
      for i17 = 0 to (hide 0 5) - 1 do
        (if i17 = 11 then raise (E1 (i17, !s18)));
        s18 := 10.0
      done;
      let n19 = !s18 in
      (mix_float n19; note_end 0);
      n19) with | E1 q20' -> (-1.0)) with | _ -> (1.5 *. 100.75)) in
    ());
  s8 := !s8; i7 := !i7 + 1
done
let n22 = !s8
let rec loop55 i23 n56 s24 =
  if i23 >= 0 then (
    (
      let rec loop32' i25 n33 s26 =
        if i25 >= n33 then s26 else (
          loop32' (i25 + 1) n33 (
            let n30 = (hide 0 5) in
            let rec loop29 i27 s28 =
              if i27 < n30 then (
                loop29 (i27 + 1) (8652 - (String.length "12"))
              ) else
                s28
            in
            let n31 = loop29 0 s26 in
            note_int n31;
            n31)
        )
      in
      let n34 = loop32' 0 (hide 0 3) 8 in
      note_int n34;
      let a35 = (let _v37 = (let rec f36 n34 = 1.0 in f36) in Array.make 4 12) in
      let rec loop42 i38 n43 =
        if i38 < n43 then (
          (
            let n41 = (hide 1 2) in
            let rec loop40 i39 =
              if i39 < n41 then (
                (a35.(i38 * 2 + i39) <- ((n34 lor n34) + (a35.(i38 * 2 + i39))));
                loop40 (i39 + 1)
              ) else
                ()
            in
            loop40 0;
            ());
          loop42 (i38 + 1) n43
        ) else
          ()
      in
      loop42 0 (hide 0 2);
      (mix_ints a35 0 4; note_end 0);
      ());
    loop55 (i23 - 1) n56 (Array.fold_left (match [] with | [] -> (let rec f45 p44 s24 = p44 in f45) | (true :: []) -> (fun p46 p47 -> s24) | (false :: []) -> (fun p48 p49 -> Array.make 16 p49) | ((_ :: []) | (_ :: [])) -> (fun p50 p51 -> p50) | (_ :: (i23 :: _)) -> (let rec f54 p52 p53' = Array.make 16 p53' in f54)) (create_array (hide 0 16) i23) s24)
  ) else
    s24
let n57 = loop55 ((hide 1 2) - 1) (hide 1 2) (Array.make 16 5)
let () = (mix_ints n57 0 16; note_end 0)
let () = (mix_1 5 n22; note_end 0)
let () = ((let (m58, m59, m60, m61) = v2 in mix m58; mix m59; mix (Char.code m60); mix_0 5 m61); note_end 0)
let () = (mix_ints n57 0 16; note_end 0)
let () = ()
