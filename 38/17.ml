type 'a t0 = { mutable r0 : float }
exception E0 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y73 } -> mix_float y73
in
let n23 = (try (
  let s1 = ref 4 in
  let i0 = ref 0 in
  while !i0 < 14 do
    s1 := (3 lxor (((!s1) - 3))); i0 := !i0 + 1
  done;
  let n2 = !s1 in
  note_int n2;
  let p3 = 0.5 in
  let p4 = n2 in
  let p5 = p4 in
  let p6 = p3 in
  let p7 = -10.0 in
  let p8 = p3 in
  let p9 = p5 in
  let p10 = p6 in
  let p11 = p9 in
  let p12 = 8 in
  let p13 = p9 in
  let p14 = p10 in
  let p15 = p14 in
  let p16 = -1.5 in
  let p17 = p15 in
  let p18 = p17 in
  let p19 = p11 in
  mix 1;
  let n20 = 1 + (p19 * (p13 + (p12 lxor (p11 + (p9 lxor (p5 lxor (p4))))))) in
  let x21 = 1.0 *. (p18 *. (p17 +. ((p15 +. (p14 -. (((((p3) *. p6) -. p7) +. p8) +. p10))) -. p16))) in
  let n22 = p13 in
  note_int n22;
  p5) with | _ -> 15) in
(try (
  let rec loop26 i24 s25 =
    if i24 <> 20 then (
      loop26 (i24 + 1) (((float_of_int i24) +. (s25)) *. 1e999)
    ) else
      s25
  in
  let n28 = loop26 0 0.0 in
  note_float n28;
  ()) with | Division_by_zero -> () | Failure q29 -> ());
let v32 = (try (
  let _ = n23 in
  false) with | Invalid_argument q30 -> true | E0 q31 -> true | E1 -> true) in
(try (
  (try (
    (try (
      (try (
        let n33 = n23 in
        note_int n33;
        let v34 = true in
        let a35 = Array.make 2 10.0 in
        let n39 = (hide 0 2) in
        let rec loop38 i36 s37 =
          if i36 <> n39 then (
            if a35.(i36) <> 0.0 then loop38 (i36 + 1) (a35.(i36) *. (s37)) else s37
          ) else
            s37
        in
        let n40 = loop38 0 1.5 in
        note_float n40;
        let _ = a35.(0) in
        ()) with | _ -> ());
      ()) with | _ -> ());
    ()) with | _ -> ());
  let p41 = 3.25 in
  let p42 = n23 in
  let p43 = 1 in
  let p44 = p42 in
  let p45 = p41 in
  let p46 = p44 in
  let p47 = p43 in
  let p48 = p42 in
  let p49 = 17 in
  let p50 = p45 in
  mix 1;
  let n51' = 1 + ((((p46 - (p44 + ((p42) * p43))) + p47) + p48) - p49) in
  let x52 = 1.0 +. ((p45 +. (p41)) *. p50) in
  note_float x52;
  let f53 { r0 } p54 p55 =
    let v56 = false in
    let v57 = { r0 = 10.0 } in
    { r0 = p55 }
  in
  let v58 = f53 { r0 = 1.5 } p43 p50 in
  (mix_0 5 v58; note_end 0);
  let v59 = f53 { r0 = p41 } p48 p45 in
  (mix_0 5 v59; note_end 0);
  (try (
    assert (hide 1 3 = 3);
    (try (
      print_int p48;
      print_byte 32;
      print_float x52;
      print_newline ();
      (try (
        let x60 = x52 in
        let n61 = n51' in
        note_int n61;
        let v62 = v32 in
        (mix (if v62 then 1 else 0); note_end 0);
        assert (compare p43 p43 = 0);
        ()) with | _ -> ());
      let x63 = -2.0 in
      ()) with | Invalid_argument _ -> () | Division_by_zero -> () | Failure q64 -> () | Match_failure _ -> () | E1 -> ());
    let rec loop67 i65 n68 s66 =
      if i65 >= n68 then s66 else (
        loop67 (i65 + 1) n68 (2.0 -. ((if v32 then ((s66) -. 2.0) else s66)))
      )
    in
    let n69 = loop67 0 (hide 1 4) p45 in
    note_float n69;
    ()) with | Invalid_argument q70 -> () | Division_by_zero -> () | Failure q71 -> () | Not_found -> () | Match_failure _ -> ());
  ()) with | Invalid_argument v32 -> () | Match_failure _ -> () | E0 7 -> () | E0 6 -> () | E0 (-2) -> () | E0 q72 -> () | E1 -> ());
note_int n23;
(mix (if v32 then 1 else 0); note_end 0);
()
