type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106) -> mix 1; mix (if y105 then 1 else 0); mix_0 (d - 1) y106
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix y107; mix_1 (d - 1) y108
let a0 = Array.make 7 2.0
let n1 = 11
let () = note_int n1
let n26 = (match None with | (None as w2) -> (
  let v3 = ref (Array.make 4 2) in
  -3) | ((Some q4) | (Some q4)) -> (
  (try (
    let x16 = (try (
      let v10 = (try (
        let v5 = ref (ref n1) in
        let v6 = None in
        prerr_int (-1073741824);
        prerr_byte 32;
        prerr_float q4;
        prerr_newline ();
        let s8 = ref "b c" in
        for i7 = 0 to (hide 0 5) - 1 do
          s8 := (clip !s8 ^ clip "")
        done;
        let n9 = !s8 in
        (mix_string n9; note_end 0);
        true) with | _ -> true) in
      let v12 = (try (
        let n11 = n1 in
        assert (hide 1 3 = 3);
        let q4 = n1 in
        note_int q4;
        true) with | _ -> v10) in
      (try (
        let x13 = 100.75 in
        note_float x13;
        ()) with | Division_by_zero -> () | Not_found -> () | E0 (Ok q14) -> () | E0 ((Error v12 as w15)) -> () | E2 -> ());
      q4) with | _ -> q4) in
    let _ = ("tail \" end", n1, n1) in
    let c17 = q4 +. (q4) in
    let c18 = (q4) *. q4 in
    let c19 = c18 -. (q4) in
    let c20 = (q4) *. c17 in
    let c21 = (c19) -. c18 in
    let c22 = (q4) -. c19 in
    let c23 = c17 -. (c19) in
    let c24 = (c20) +. c22 in
    note_float c24;
    let a25' = a0 in
    a0.(4) <- c23;
    a25'.(6) <- (0.0 +. (a0.(4)));
    note_float a0.(4);
    ()) with | _ -> ());
  n1))
let x33 = (try (
  let rec loop29 i27 n30 s28 =
    if i27 >= 0 then (
      loop29 (i27 - 1) n30 (false :: s28)
    ) else
      s28
  in
  let n31 = loop29 (10 - 1) 10 [] in
  (mix_0 5 n31; note_end 0);
  a0.(n26)) with | Invalid_argument q32 -> 100.75)
let () = (try (
  let unused34 = (false, x33, n26, (x33, false, true, n26)) in
  let v78 = (match None with | None -> (
    let n44 = (try (
      (try (
        let v35 = true in
        ()) with | Invalid_argument q36 -> () | Failure q37 -> () | Not_found -> () | Match_failure _ -> () | E0 (Ok _) -> () | E0 (Error _) -> () | E2 -> ());
      let f38 p39 p40 p41 =
        let n1 = true in
        None
      in
      let _ = f38 (-0.5) [] [] in
      let x42 = a0.(n1) in
      n1) with | Invalid_argument q43 -> n1) in
    note_int n44;
    let rec poly45 n x l = if n <= 0 then l else poly45 (n - 1) x (x :: l)
    in
    let a46 = n26 in
    let a47 = -2.0 in
    let a48 = [] in
    let v49 = poly45 3 a46 a48 in
    (mix_1 5 v49; note_end 0);
    let a50 = ref a47 in
    let a51 = Array.make 1 5 in
    let a52 = [] in
    let v53 = poly45 3 a50 a52 in
    ((Array.make 1 (-10.0)), false, n44)) | (Some q54 as w55) when true -> (
    let p56 = -0.5 in
    let p57 = n1 in
    let p58 = p56 in
    let p59 = p57 in
    let p60 = p59 in
    let p61 = p59 in
    let p62 = p56 in
    let p63 = p62 in
    let p64 = 3.25 in
    let p65 = 0 in
    let p66 = p62 in
    let p67 = p65 in
    let p68 = 0 in
    let p69 = p64 in
    let p70 = p59 in
    let p71 = p68 in
    let p72 = 0 in
    let p73 = p62 in
    let p74 = 1.5 in
    let p75 = p72 in
    mix 1;
    let n76 = 1 * (p75 * (p72 + (((((p65 * (p61 + (((p57) * p59) + p60))) * p67) * p68) lxor p70) + p71))) in
    note_int n76;
    let x77 = (p74 +. ((p69 +. ((((p62 *. ((p56) +. p58)) -. p63) -. p64) *. p66)) -. p73)) *. 1.0 in
    note_float x77;
    ((Array.make 1 p74), false, p70))) in
  ((let (m79, m80, m81) = v78 in mix_floats m79 0 1; mix (if m80 then 1 else 0); mix m81); note_end 0);
  (try (
    let rec loop89 i82 s83 =
      if i82 >= 0 then (
        (
          (try (
            let s85 = ref 1.0 in
            for i84 = 0 to 10 - 1 do
              s85 := (((if false then ((!s85) *. s83) else !s85)) *. s83)
            done;
            let n86 = !s85 in
            note_float n86;
            let x87 = a0.(i82) in
            ()) with | Invalid_argument q88 -> ());
          ());
        loop89 (i82 - 1) s83
      ) else
        s83
    in
    let n91 = loop89 (7 - 1) x33 in
    note_float n91;
    (try (
      let a92' = Array.make 10 n1 in
      let a93 = a92' in
      let rec loop96 i94 n97 s95 =
        if i94 < n97 then (
          (a93.(i94) <- ((s95) + a92'.(2)));
          loop96 (i94 + 1) n97 (a93.(i94) + ((s95) + a92'.(2)))
        ) else
          s95
      in
      let n98 = loop96 0 10 n26 in
      note_int n98;
      ()) with | _ -> ());
    let v99 = [] in
    ()) with | _ -> ());
  let n104 = (try (
    (try (
      let n100 = n26 in
      (try (
        let s102 = ref x33 in
        for i101 = 0 to 7 - 1 do
          s102 := (!s102 -. (a0.(i101) *. (!s102)))
        done;
        let n103 = !s102 in
        note_float n103;
        ()) with | _ -> ());
      ()) with | _ -> ());
    n26) with | _ -> n26) in
  note_int n104;
  ()) with | Match_failure _ -> ())
let () = note_float x33
let () = note_int n26
let () = note_int n1
let () = (mix_floats a0 0 7; note_end 0)
let () = ()
