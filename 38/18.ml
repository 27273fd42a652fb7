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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y97, y98) -> mix 0; mix_0 (d - 1) y97; mix_2 (d - 1) y98
    | C8 { r9 = y99; r10 = y102 } -> mix 1; (let (m100, m101) = y99 in mix_0 (d - 1) m100; mix m101); mix_0 (d - 1) y102
    | C11 -> mix 2
    | C6 { r7 = y103 } -> mix 3; mix_0 (d - 1) y103
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y104 -> mix 1; mix y104
and mix_2 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y105 -> mix 1; mix_0 (d - 1) y105
let rec loop14 i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 >= n15 then (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13') else (
    loop14 (i0 + 1) n15 s11 s7 s2 s4 s12 s5 s4 s5 s10 s9 s13' s13' s8
  )
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27', n28) = loop14 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
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
let () = note_int n27'
let () = note_int n28
let n96 = (try (
  (try (
    let n29 = 13 in
    let rec build30 p31 p32 =
      if p31 <= 0 then C11 else
        C8 { r9 = (C11, n28); r10 = (build30 (p31 - 1) n22) }
    in
    let v33 = build30 6 n19 in
    (mix_0 5 v33; note_end 0);
    let v34 = build30 1 n18 in
    (mix_0 5 v34; note_end 0);
    (mix_0 5 v34; note_end 0);
    let rec fold35 p36 =
      match p36 with
      | C5 (q37, q38) ->
        let r39 = fold35 q37 in
        let unused40 = 12 in
        0.0
      | C8 { r9 = _; r10 = q41 } ->
        let r42 = fold35 q41 in
        n22
      | C11 ->
        -2.0
      | C6 w43 ->
        let r44 = fold35 w43.r7 in
        -1.0
    in
    let x45 = fold35 v34 in
    note_float x45;
    let x46 = fold35 v34 in
    ()) with | _ -> ());
  let n71 = (try (
    let x47 = 3.25 in
    note_float x47;
    let s48 = "" in
    (try (
      (try (
        let n49 = n26 in
        let n50 = n25 in
        let f55 = (let rec f54 p51 p52 p53 = p53 in f54) in
        let n56 = n26 in
        note_int n56;
        ()) with | _ -> ());
      let v57 = false in
      (mix (if v57 then 1 else 0); note_end 0);
      let n67 = (try (
        let n58 = n26 in
        let s60 = ref None in
        let i59 = ref 0 in
        while !i59 < 2 do
          (
            let v61' = v57 in
            ());
          s60 := !s60; i59 := !i59 + 1
        done;
        let n62 = !s60 in
        (mix_1 5 n62; note_end 0);
        let f64 = fun p63 -> 0.5 in
        let x65 = 0.0 /. 0.0 in
        let n66 = ((((((0) + (if x65 = x65 then 82 else 0)) + (if x65 <> x65 then 54 else 0)) + (if x65 < x65 then 93 else 0)) + (if x65 > x65 then 33 else 0)) + (if x65 <= x65 then 32 else 0)) + (if x65 >= x65 then 79 else 0) in
        n66) with | _ -> n25) in
      ()) with | _ -> (List.fold_left (fun n16 p68 -> n16) () []));
    let x69 = 0.0 /. 0.0 in
    let n70' = ((((((0) + (if n18 = x69 then 18 else 0)) + (if x69 <> x69 then 57 else 0)) + (if x69 < x69 then 68 else 0)) + (if x69 > x69 then 12 else 0)) + (if n18 <= x69 then 41 else 0)) + (if x69 >= x69 then 77 else 0) in
    n70') with | _ -> n24) in
  (try (
    let rec g73 k76 p77 =
      if k76 <= 0 then p77 else (
        g73 (k76 - 1) (Array.make 16 n22)
      )
    and g74 k78 p79 =
      if k78 <= 0 then (Array.make 16 n19) else (
        g75 (k78 - 1) p79
      )
    and g75 k80 p81 =
      if k80 <= 0 then p81 else (
        let r82 = g75 (k80 - 1) p81 in
        r82
      )
    in
    let a83 = g73 0 (Array.make 16 n19) in
    for i84 = 0 to 14 - 1 do
      a83.(i84 + 1) <- (((a83.(i84)) +. a83.(i84 + 1)) *. a83.(i84 + 2));
      ()
    done;
    (try (
      let n85 = (try (
        let a83 = n25 in
        a83) with | _ -> n71) in
      ()) with | _ -> ());
    let x94 = (try (
      let n88 = (try (
        let n86 = n71 in
        note_int n86;
        let _ = 20 in
        n23) with | Invalid_argument q87 -> n71 | Division_by_zero -> n24 | Not_found -> n71 | E0 0 -> n23 | E0 2 -> n27' | E0 7 -> n25 | E0 _ -> n28 | E1 0.0 -> 13 | E1 _ -> 4 | E2 -> 1) in
      note_int n88;
      (try (
        let n89 = n23 in
        note_int n89;
        let f92 = fun p90 p91 -> n19 in
        assert (compare 15 15 = 0);
        ()) with | Failure q93 -> () | Not_found -> () | E2 -> ());
      a83.(n88)) with | Invalid_argument _ -> a83.(0)) in
    note_float x94;
    ()) with | Invalid_argument _ -> ());
  let v95 = true in
  n71) with | _ -> n25)
let () = note_int n96
let () = note_int n25
let () = note_int n96
let () = note_float n22
let () = note_int n28
let () = note_float n17
let () = note_int n21
let () = note_int n20
let () = note_int n24
let () = ()
