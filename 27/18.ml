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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop14 i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 >= n15 then (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13') else (
    loop14 (i0 + 1) n15 (32767 * 1) s2 s7 s2 s10 s12 s2 s10 s5 (-17) s1 (6645 * (s9 / (-2147483648))) (s12 mod (-2147483648))
  )
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27, n28) = loop14 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
let () = note_int n16
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n20
let () = note_int n21
let () = note_float n22
let () = note_int n23
let () = note_int n24
let () = note_int n25
let () = note_int n26
let () = note_int n27
let () = note_int n28
let v140 = (match (match (try C11 with | _ -> C11) with | C5 (q29, n24) -> { r2 = []; r3 = false; r4 = None } | C8 { r9 = _; r10 = q30 } -> (if false then { r2 = []; r3 = false; r4 = None } else { r2 = []; r3 = false; r4 = None }) | C11 -> (if false then { r2 = []; r3 = false; r4 = None } else { r2 = []; r3 = true; r4 = None }) | (C6 { r7 = (C5 (_, _)) } as w31) -> { r2 = []; r3 = false; r4 = None } | C6 { r7 = (C8 { r9 = q32; r10 = n26 }) } -> { r2 = []; r3 = true; r4 = None } | C6 { r7 = C11 } -> { r2 = []; r3 = true; r4 = None } | C6 ({ r7 = ((C8 { r9 = _; r10 = (C6 { r7 = _ }) }) | (C6 { r7 = (C5 _) })) } as w34) -> { { r2 = []; r3 = true; r4 = None } with r4 = None } | C6 { r7 = (C6 { r7 = (C8 { r9 = q35; _ }) }) } -> (let v36 = 100.75 in { r2 = []; r3 = true; r4 = None }) | C6 { r7 = (C6 ({ r7 = C11 } as w37)) } -> { r2 = []; r3 = true; r4 = None } | C6 ({ r7 = (C6 { r7 = (C6 { r7 }) }) } as w38) -> (if true then { r2 = []; r3 = true; r4 = None } else { r2 = []; r3 = false; r4 = None })) with | { r2 = q39; r3; r4 = _ } -> (
  let x113 = (try (
    (try (
      let a40 = if r3 then (Array.make 16 n27) else (Array.make 16 n26) in
      let s42 = ref 0 in
      for i41 = 0 to 16 - 1 do
        a40.(i41) <- ((!s42) * a40.(2));
        s42 := (a40.(i41) - ((!s42) + a40.(2)))
      done;
      let n43 = !s42 in
      note_int n43;
      let _ = Array.init 4 (fun p44 -> (n22 /. n22) /. (floor n19)) in
      let a45 = [|n26; n43; n23; n16; n21; n28; n27; n25|] in
      let i46 = ref 0 in
      while !i46 < 8 do
        a45.(!i46) <- a45.(!i46);
        i46 := !i46 + 1
      done;
      (mix_ints a45 0 8; note_end 0);
      (match (Array.make 4 n22) :: [] with | [] -> (if r3 then () else ()) | (q47 :: []) when ((match q39 with | [] -> (Array.make 1 9) | ([] | (_ :: [])) -> (Array.make 1 n23) | (q48 :: (q49 :: q50)) -> (Array.make 1 n27)) <= [|n43|]) -> (if r3 then () else ()) | (q51 :: (q52' :: q53)) when ((let rec f55 p54 = not true in f55) (match q39 with | [] -> ('z', 100.75, 12) | ((_ :: []) | (_ :: [])) -> ('a', n19, n20) | (_ :: (q56 :: q57)) -> (' ', n18, n24) | exception Failure q58 -> ('\n', n22, 18) | exception Not_found -> ('\'', n18, n26) | exception E0 q59 -> ('0', n19, n28))) -> (match q53 with | [] when ((max r3 r3) || (((Array.make 3 n28), (n22, r3, n17), 2, None) < ((Array.make 3 n27), (n18, r3, n19), n20, None))) -> () | (_ :: ([] as w60)) -> () | (q61 :: (_ :: q62)) when ((); (n22 <> n17)) -> ()))) with | _ -> (match q39 with | (q63 :: _) -> ()));
    let n72 = (try (try (
      let s65 = ref n28 in
      let i64 = ref (8 - 1) in
      while !i64 >= 0 do
        (if !i64 = 8 then raise (E0 ((-3) * (-6))) else if r3 then raise E2);
        s65 := ((match [] with | ([] | []) -> n16 | (q66' :: []) -> !s65 | ((q67 :: (_ :: q68)) | ((q67 :: _) as q68)) -> (-2) | exception _ -> n23) + (-9714)); i64 := !i64 - 1
      done;
      let n69 = !s65 in
      note_int n69;
      n69) with | E0 (-3 as w70) -> n28 | E0 (-2147483648) -> (20 / 7) | E0 8 -> (tick_int 4 n23) | E0 q71 -> (2 + n27)) with | E2 -> (13 + n26)) in
    let a73 = (try (if r3 then (Array.make 7 14) else (Array.make 7 n28)) with | Invalid_argument q74 -> (Array.make 7 n24) | Match_failure _ -> (Array.make 7 n28) | E0 q75 -> (Array.make 7 n25) | E1 _ -> (Array.make 7 n27) | _ -> (Array.make 7 n28)) in
    let s77 = ref 0 in
    let i76 = ref 0 in
    while !i76 < 10 do
      s77 := (if !i76 < Array.length a73 then (a73.(!i76) * (!s77)) else !s77); i76 := !i76 + 2
    done;
    let n78 = !s77 in
    note_int n78;
    let x111 = (try (
      let n95 = (try (
        let c79 = (- 6) + (a73.(1)) in
        let c80 = (a73.(1)) - (- 6) in
        let c81' = ((- 6)) lxor a73.(1) in
        let c82 = (c81') + (- 6) in
        let c83 = a73.(1) * (c79) in
        let c84 = c82 + (c82) in
        note_int c84;
        let a85 = if r3 then (Array.make 9 c83) else (Array.make 9 c81') in
        let s87 = ref (-2) in
        for i86 = 0 to 7 - 1 do
          a73.(i86) <- ((!s87) lxor a85.(1));
          s87 := ((a85.(1) + (!s87)) * a73.(i86))
        done;
        let n88 = !s87 in
        note_int n88;
        let rec loop90 i89 =
          if i89 < 9 then (
            (a85.(i89) <- 1);
            loop90 (i89 + 1)
          ) else
            ()
        in
        loop90 0;
        (mix_ints a85 0 9; note_end 0);
        let s93 = ref (-0.5) in
        let i92 = ref 0 in
        while !i92 < 2 do
          s93 := (try (float_of_int ((Array.make 1 7).(!i92))) with | Division_by_zero -> n22); i92 := !i92 + 1
        done;
        let n94 = !s93 in
        note_float n94;
        n88 * 9) with | Invalid_argument _ -> a73.(n78) | _ -> n27) in
      let a96 = (match q39 with | ([] | []) -> (Array.make 16 n19) | ((q97 :: q98) | ((q97 :: _) as q98)) -> (Array.make 16 n19)) in
      let rec loop100 i99 n101 =
        if i99 >= 0 then (
          (a96.(i99 + 1) <- ((a96.(i99)) *. (let n20 = '\'' in n22)));
          loop100 (i99 - 1) n101
        ) else
          ()
      in
      loop100 (15 - 1) 15;
      (mix_floats a96 0 16; note_end 0);
      let rec loop108 i102 s103 =
        if i102 >= 4 then s103 else (
          loop108 (i102 + 2) (
            let s105' = ref s103 in
            let i104 = ref 0 in
            while !i104 < (hide 1 3) do
              s105' := (let i106 = 1710 in if i106 >= 0 && i106 < Array.length a96 then a96.(i106) else a96.(!i104)); i104 := !i104 + 1
            done;
            let n107' = !s105' in
            note_float n107';
            n107')
        )
      in
      let n110 = loop108 0 n17 in
      note_float n110;
      (if (n78 + (-4096)) < n28 then a96.(0) else (float_of_int n28))) with | Failure n19 -> (n22 -. n18) | Not_found -> (n22 -. n22) | Match_failure _ -> (-0.0) | E2 -> (( *. ) n22 n19)) in
    ceil (0.0 /. 0.0)) with | Invalid_argument q112 -> (-4096.0) | Match_failure _ -> (-. n18)) in
  let x127 = (try (
    let v118 = ((- n23) * ((fun (q114, q115, q116) -> n27) ((-1.0), r3, n20))) == (let (_, _, _, q117) = (n28, (Array.make 3 n17), r3, n27) in n24) in
    let a119 = create_array 11 15 in
    let rec loop122 i120 s121 =
      if i120 >= 11 then s121 else (
        if v118 then loop122 (i120 + 1) (a119.(i120) + (s121)) else s121
      )
    in
    let n124 = loop122 0 n27 in
    note_int n124;
    let n125 = n26 in
    let n126 = n21 in
    note_int n126;
    float_of_string "-100.75") with | _ -> x113) in
  (let (q132, q133, q134) = (None, ("\000\255x", x127, n26), (let rec f131 p128' p129 p130 = -2 in f131)) in (x127, "", (-1)))) | { r2 = n24; r3; r4 = _ } -> (
  let c136 = ((if (match n24 with | [] -> r3 | (r3 :: q135') -> true) then 4096 else (n21 + 5))) * n27 in
  let c137 = (if (match n24 with | [] -> r3 | (r3 :: q135') -> true) then 4096 else (n21 + 5)) - ((if (match n24 with | [] -> r3 | (r3 :: q135') -> true) then 4096 else (n21 + 5))) in
  let c138' = (if (match n24 with | [] -> r3 | (r3 :: q135') -> true) then 4096 else (n21 + 5)) + (c137) in
  let c139 = (n27) - c136 in
  note_int c139;
  (if r3 then (n22, "12", n23) else (n19, "", n27))))
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n24
let () = note_int n16
let () = ((let (m141, m142, m143) = v140 in mix_float m141; mix_string m142; mix m143); note_end 0)
let () = note_float n22
let () = note_int n26
let () = ()
